/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Values and predicates.
 */
#include "cards-reader.h"

#include <string.h>

static guint16
add_value (WrCardsReader *reader,
           WrValue        value)
{
  return wr_tables_append (reader->tables, reader->tables->values, &value, 1);
}

guint16
wr_cards_constant (WrCardsReader *reader,
                   int            number)
{
  return add_value (reader, (WrValue) { .type = WR_VALUE_NUMBER, .n = (gint8) number,
                                        .a = WR_NO_CODE, .b = WR_NO_CODE });
}

/* The only member of an object, which must be one of KEYS: its index in KEYS; -1 after a fault. */
static int
only_member (WrCardsReader     *reader,
             const BmJson      *at,
             const char *const *keys,
             BmJson            *child)
{
  guint before = reader->n_faults;

  if (!wr_cards_object (reader, at, keys))
    return -1;
  for (int i = 0; keys[i] != NULL; i++)
    if (bm_json_member (at, keys[i], child))
      {
        if (json_object_get_size (json_node_get_object (at->node)) > 1 && reader->n_faults == before)
          wr_cards_fault (reader, at, "must have one key only");
        return i;
      }
  if (reader->n_faults == before)
    wr_cards_fault (reader, at, "must have a key");
  return -1;
}

static guint16
kept_value (WrCardsReader *reader,
            const BmJson  *at)
{
  guint8 slot = wr_cards_kept (reader, at);

  if (slot == WR_NO_SLOT)
    return WR_NO_CODE;
  if (reader->slots[slot].type != WR_SLOT_NUMBER && reader->slots[slot].type != WR_SLOT_COLUMN)
    {
      wr_cards_fault (reader, at, "is no number");
      return WR_NO_CODE;
    }
  return add_value (reader, (WrValue) { .type = WR_VALUE_KEPT, .ref = { .type = WR_REF_SLOT, .n = slot },
                                        .a = WR_NO_CODE, .b = WR_NO_CODE });
}

/* The two operands of `min`, `sub`, `at-least`, `equal`. */
static gboolean
two_values (WrCardsReader *reader,
            const BmJson  *at,
            guint16       *a,
            guint16       *b)
{
  BmJson child;

  if (wr_cards_list (reader, at) != 2)
    {
      wr_cards_fault (reader, at, "must be two values");
      return FALSE;
    }
  bm_json_element (at, 0, &child);
  *a = wr_cards_value (reader, &child, -20);
  bm_json_element (at, 1, &child);
  *b = wr_cards_value (reader, &child, -20);
  return *a != WR_NO_CODE && *b != WR_NO_CODE;
}

static guint16
count_value (WrCardsReader *reader,
             const BmJson  *at)
{
  WrSelection selection;

  if (!wr_cards_selector (reader, at, WR_MATCHED_ONLY, &selection))
    return WR_NO_CODE;
  if (!selection.choice)
    {
      wr_cards_fault (reader, at, "there is nothing to count; say what with \"pick\"");
      return WR_NO_CODE;
    }
  return add_value (reader, (WrValue) { .type = WR_VALUE_COUNT, .a = selection.index, .b = WR_NO_CODE });
}

static guint16
row_value (WrCardsReader *reader,
           const BmJson  *at)
{
  WrRef ref;
  guint kinds;

  if (!wr_cards_ref (reader, at, &ref, &kinds))
    return WR_NO_CODE;
  wr_cards_check_kinds (reader, at, kinds, ~(1u << WR_THING_CARD));
  return add_value (reader, (WrValue) { .type = WR_VALUE_ROW, .ref = ref, .a = WR_NO_CODE, .b = WR_NO_CODE });
}

static guint16
object_value (WrCardsReader *reader,
              const BmJson  *at)
{
  static const char *const keys[] = { "count", "row", "kept", "min", "sub", NULL };
  WrValue value = { .a = WR_NO_CODE, .b = WR_NO_CODE };
  BmJson child;

  switch (only_member (reader, at, keys, &child))
    {
    case 0:
      return count_value (reader, &child);
    case 1:
      return row_value (reader, &child);
    case 2:
      return kept_value (reader, &child);
    case 3:
      value.type = WR_VALUE_MIN;
      break;
    case 4:
      value.type = WR_VALUE_SUB;
      break;
    default:
      return WR_NO_CODE;
    }
  return two_values (reader, &child, &value.a, &value.b) ? add_value (reader, value) : WR_NO_CODE;
}

guint16
wr_cards_value (WrCardsReader *reader,
                const BmJson  *at,
                int            least)
{
  static const char *const words[] = { "picked", NULL };
  int number;

  if (JSON_NODE_HOLDS_OBJECT (at->node))
    return object_value (reader, at);
  if (bm_json_is_string (at))
    {
      if (wr_cards_word (reader, at, words, "value") < 0)
        return WR_NO_CODE;
      return add_value (reader, (WrValue) { .type = WR_VALUE_PICKED, .a = WR_NO_CODE, .b = WR_NO_CODE });
    }
  return wr_cards_number (reader, at, least, 20, &number) ? wr_cards_constant (reader, number) : WR_NO_CODE;
}

/* --- Predicates ------------------------------------------------------------------------------------------------ */

typedef guint16 (*ReadPredicate) (WrCardsReader  *reader,
                                  const BmJson   *at,
                                  WrPredicateType type);

static guint16
add_predicate (WrCardsReader *reader,
               WrPredicate    predicate)
{
  return wr_tables_append (reader->tables, reader->tables->predicates, &predicate, 1);
}

static guint16
read_exists (WrCardsReader  *reader,
             const BmJson   *at,
             WrPredicateType type)
{
  WrSelection selection;

  if (!wr_cards_selector (reader, at, WR_MATCHED_ONLY, &selection))
    return WR_NO_CODE;
  return add_predicate (reader, (WrPredicate) { .type = (guint8) type, .a = selection.index, .b = WR_NO_CODE });
}

static guint16
read_compare (WrCardsReader  *reader,
              const BmJson   *at,
              WrPredicateType type)
{
  WrPredicate predicate = { .type = (guint8) type };

  return two_values (reader, at, &predicate.a, &predicate.b) ? add_predicate (reader, predicate) : WR_NO_CODE;
}

static guint16
read_ate (WrCardsReader  *reader,
          const BmJson   *at,
          WrPredicateType type)
{
  static const char *const words[] = { "turn", "day", NULL };
  int n = wr_cards_word (reader, at, words, "time");

  return n < 0 ? WR_NO_CODE
         : add_predicate (reader, (WrPredicate) { .type = (guint8) type, .n = (guint8) n, .a = WR_NO_CODE,
                                                  .b = WR_NO_CODE });
}

static guint16
read_turn (WrCardsReader  *reader,
           const BmJson   *at,
           WrPredicateType type)
{
  static const char *const words[] = { [WR_SIDE_WORMS] = "worms", [WR_SIDE_BIRD] = "bird", NULL };
  int n = wr_cards_word (reader, at, words, "side");

  return n < 0 ? WR_NO_CODE
         : add_predicate (reader, (WrPredicate) { .type = (guint8) type, .n = (guint8) n, .a = WR_NO_CODE,
                                                  .b = WR_NO_CODE });
}

static guint16
read_about (WrCardsReader  *reader,
            const BmJson   *at,
            WrPredicateType type)
{
  const guint worm = 1u << WR_THING_WORM;
  WrPredicate predicate = { .type = (guint8) type, .a = WR_NO_CODE, .b = WR_NO_CODE };
  guint kinds;

  if (!wr_cards_ref (reader, at, &predicate.ref, &kinds))
    return WR_NO_CODE;
  if (kinds != 0 && !(kinds & (type == WR_PREDICATE_STUNNED ? worm : worm | 1u << WR_THING_ZOMBIE)))
    wr_cards_fault (reader, at, type == WR_PREDICATE_STUNNED ? "only Worms are stunned"
                    : "only Worms and Zombies are asked whether they acted");
  return add_predicate (reader, predicate);
}

static guint16
read_card (WrCardsReader  *reader,
           const BmJson   *at,
           WrPredicateType type)
{
  int card = wr_cards_card_number (reader, at);

  if (card < 0)
    return WR_NO_CODE;
  if (type == WR_PREDICATE_IN_PLAY)
    {
      const WrCardText *text = g_ptr_array_index (reader->cards, card);
      JsonNode *deck = json_object_get_member (json_node_get_object (text->at.node), "deck");

      if (deck == NULL || !JSON_NODE_HOLDS_VALUE (deck) || json_node_get_value_type (deck) != G_TYPE_STRING
          || !g_str_has_suffix (json_node_get_string (deck), "-champion"))
        wr_cards_fault (reader, at, "is no champion; only champions are in play");
    }
  return add_predicate (reader, (WrPredicate) { .type = (guint8) type, .n = (guint8) card, .a = WR_NO_CODE,
                                                .b = WR_NO_CODE });
}

static guint16
read_can (WrCardsReader  *reader,
          const BmJson   *at,
          WrPredicateType type)
{
  static const char *const keys[] = { "action", "who", "target", NULL };
  WrPredicate predicate = { .type = (guint8) type, .b = WR_NO_CODE };
  BmJson who;
  guint kinds;
  int action;

  if (reader->in_mod)
    wr_cards_fault (reader, at, "a modifier cannot ask what somebody can do: that in turn would ask the modifier");
  if (!wr_cards_object (reader, at, keys))
    return WR_NO_CODE;
  action = wr_cards_member_word (reader, at, "action", wr_card_action_words, "action", TRUE);
  predicate.n = (guint8) MAX (action, 0);
  if (wr_cards_member (reader, at, "who", TRUE, &who) && wr_cards_ref (reader, &who, &predicate.ref, &kinds))
    wr_cards_check_kinds (reader, &who, kinds, WR_ANY_PIECE);
  predicate.a = wr_cards_matcher (reader, at, "target");
  return add_predicate (reader, predicate);
}

static guint16
read_opposite (WrCardsReader  *reader,
               const BmJson   *at,
               WrPredicateType type)
{
  guint16 a = wr_cards_predicate (reader, at);

  return a == WR_NO_CODE ? a : add_predicate (reader, (WrPredicate) { .type = (guint8) type, .a = a, .b = WR_NO_CODE });
}

static guint16
read_several (WrCardsReader  *reader,
              const BmJson   *at,
              WrPredicateType type)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint n = wr_cards_list (reader, at);

  if (n > G_MAXUINT8)
    {
      wr_cards_fault (reader, at, "is too long");
      return WR_NO_CODE;
    }
  for (guint i = 0; i < n; i++)
    {
      BmJson child;
      guint16 one;

      bm_json_element (at, i, &child);
      one = wr_cards_predicate (reader, &child);
      g_array_append_val (list, one);
    }
  return add_predicate (reader, (WrPredicate) { .type = (guint8) type, .n = (guint8) n, .b = WR_NO_CODE,
                                                .a = wr_tables_append (reader->tables, reader->tables->lists,
                                                                       list->data, list->len) });
}

guint16
wr_cards_predicate (WrCardsReader *reader,
                    const BmJson  *at)
{
  static const char *const keys[] = { "exists", "at-least", "equal", "ate", "acted", "stunned", "card-in-play", "in-force",
                                      "turn", "can", "not", "all", "any", NULL };
  static const struct
  {
    ReadPredicate   read;
    WrPredicateType type;
  } readers[] = {
    { read_exists, WR_PREDICATE_EXISTS },
    { read_compare, WR_PREDICATE_AT_LEAST },
    { read_compare, WR_PREDICATE_EQUAL },
    { read_ate, WR_PREDICATE_ATE },
    { read_about, WR_PREDICATE_ACTED },
    { read_about, WR_PREDICATE_STUNNED },
    { read_card, WR_PREDICATE_IN_PLAY },
    { read_card, WR_PREDICATE_IN_FORCE },
    { read_turn, WR_PREDICATE_TURN },
    { read_can, WR_PREDICATE_CAN },
    { read_opposite, WR_PREDICATE_NOT },
    { read_several, WR_PREDICATE_ALL },
    { read_several, WR_PREDICATE_ANY },
  };
  BmJson child;
  int which = only_member (reader, at, keys, &child);

  return which < 0 ? WR_NO_CODE : readers[which].read (reader, &child, readers[which].type);
}

guint16
wr_cards_condition (WrCardsReader *reader,
                    const BmJson  *at,
                    const char    *key)
{
  BmJson child;

  return bm_json_member (at, key, &child) ? wr_cards_predicate (reader, &child) : WR_NO_CODE;
}
