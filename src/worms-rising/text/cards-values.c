/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Values and predicates.
 */
#include "cards-reader.h"

#include <string.h>

static guint16
add_value (BmCardsReader *reader,
           BmValue        value)
{
  return bm_tables_append (reader->tables, reader->tables->values, &value, 1);
}

guint16
bm_cards_constant (BmCardsReader *reader,
                   int            number)
{
  return add_value (reader, (BmValue) { .type = BM_VALUE_NUMBER, .n = (gint8) number,
                                        .a = BM_NO_CODE, .b = BM_NO_CODE });
}

/* The only member of an object that must have one of KEYS and nothing else: its place in KEYS; -1 after a fault. */
static int
only_member (BmCardsReader     *reader,
             const BmJson      *at,
             const char *const *keys,
             BmJson            *child)
{
  guint before = reader->n_faults;

  if (!bm_cards_object (reader, at, keys))
    return -1;
  for (int i = 0; keys[i] != NULL; i++)
    if (bm_json_member (at, keys[i], child))
      {
        if (json_object_get_size (json_node_get_object (at->node)) > 1 && reader->n_faults == before)
          bm_cards_fault (reader, at, "must have one key only");
        return i;
      }
  if (reader->n_faults == before)
    bm_cards_fault (reader, at, "must have a key");
  return -1;
}

static guint16
kept_value (BmCardsReader *reader,
            const BmJson  *at)
{
  guint8 slot = bm_cards_kept (reader, at);

  if (slot == BM_NO_SLOT)
    return BM_NO_CODE;
  if (reader->slots[slot].type != BM_SLOT_NUMBER && reader->slots[slot].type != BM_SLOT_COLUMN)
    {
      bm_cards_fault (reader, at, "is no number");
      return BM_NO_CODE;
    }
  return add_value (reader, (BmValue) { .type = BM_VALUE_KEPT, .ref = { .type = BM_REF_SLOT, .n = slot },
                                        .a = BM_NO_CODE, .b = BM_NO_CODE });
}

/* The two operands of `min`, `sub`, `at-least`, `equal`. */
static gboolean
two_values (BmCardsReader *reader,
            const BmJson  *at,
            guint16       *a,
            guint16       *b)
{
  BmJson child;

  if (bm_cards_list (reader, at) != 2)
    {
      bm_cards_fault (reader, at, "must be two values");
      return FALSE;
    }
  bm_json_element (at, 0, &child);
  *a = bm_cards_value (reader, &child, -20);
  bm_json_element (at, 1, &child);
  *b = bm_cards_value (reader, &child, -20);
  return *a != BM_NO_CODE && *b != BM_NO_CODE;
}

static guint16
count_value (BmCardsReader *reader,
             const BmJson  *at)
{
  BmSelection selection;

  if (!bm_cards_selector (reader, at, BM_MATCHED_ONLY, &selection))
    return BM_NO_CODE;
  if (!selection.choice)
    {
      bm_cards_fault (reader, at, "there is nothing to count; say what with \"pick\"");
      return BM_NO_CODE;
    }
  return add_value (reader, (BmValue) { .type = BM_VALUE_COUNT, .a = selection.index, .b = BM_NO_CODE });
}

static guint16
row_value (BmCardsReader *reader,
           const BmJson  *at)
{
  BmRef ref;
  guint kinds;

  if (!bm_cards_ref (reader, at, &ref, &kinds))
    return BM_NO_CODE;
  bm_cards_check_kinds (reader, at, kinds, ~(1u << BM_THING_CARD));
  return add_value (reader, (BmValue) { .type = BM_VALUE_ROW, .ref = ref, .a = BM_NO_CODE, .b = BM_NO_CODE });
}

static guint16
object_value (BmCardsReader *reader,
              const BmJson  *at)
{
  static const char *const keys[] = { "count", "row", "kept", "min", "sub", NULL };
  BmValue value = { .a = BM_NO_CODE, .b = BM_NO_CODE };
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
      value.type = BM_VALUE_MIN;
      break;
    case 4:
      value.type = BM_VALUE_SUB;
      break;
    default:
      return BM_NO_CODE;
    }
  return two_values (reader, &child, &value.a, &value.b) ? add_value (reader, value) : BM_NO_CODE;
}

guint16
bm_cards_value (BmCardsReader *reader,
                const BmJson  *at,
                int            least)
{
  static const char *const words[] = { "picked", NULL };
  int number;

  if (JSON_NODE_HOLDS_OBJECT (at->node))
    return object_value (reader, at);
  if (bm_json_is_string (at))
    {
      if (bm_cards_word (reader, at, words, "value") < 0)
        return BM_NO_CODE;
      return add_value (reader, (BmValue) { .type = BM_VALUE_PICKED, .a = BM_NO_CODE, .b = BM_NO_CODE });
    }
  return bm_cards_number (reader, at, least, 20, &number) ? bm_cards_constant (reader, number) : BM_NO_CODE;
}

/* --- Predicates ------------------------------------------------------------------------------------------------ */

typedef guint16 (*ReadPredicate) (BmCardsReader  *reader,
                                  const BmJson   *at,
                                  BmPredicateType type);

static guint16
add_predicate (BmCardsReader *reader,
               BmPredicate    predicate)
{
  return bm_tables_append (reader->tables, reader->tables->predicates, &predicate, 1);
}

static guint16
read_exists (BmCardsReader  *reader,
             const BmJson   *at,
             BmPredicateType type)
{
  BmSelection selection;

  if (!bm_cards_selector (reader, at, BM_MATCHED_ONLY, &selection))
    return BM_NO_CODE;
  return add_predicate (reader, (BmPredicate) { .type = (guint8) type, .a = selection.index, .b = BM_NO_CODE });
}

static guint16
read_compare (BmCardsReader  *reader,
              const BmJson   *at,
              BmPredicateType type)
{
  BmPredicate predicate = { .type = (guint8) type };

  return two_values (reader, at, &predicate.a, &predicate.b) ? add_predicate (reader, predicate) : BM_NO_CODE;
}

static guint16
read_ate (BmCardsReader  *reader,
          const BmJson   *at,
          BmPredicateType type)
{
  static const char *const words[] = { "turn", "day", NULL };
  int n = bm_cards_word (reader, at, words, "time");

  return n < 0 ? BM_NO_CODE
         : add_predicate (reader, (BmPredicate) { .type = (guint8) type, .n = (guint8) n, .a = BM_NO_CODE,
                                                  .b = BM_NO_CODE });
}

static guint16
read_turn (BmCardsReader  *reader,
           const BmJson   *at,
           BmPredicateType type)
{
  static const char *const words[] = { [BM_SIDE_WORMS] = "worms", [BM_SIDE_BIRD] = "bird", NULL };
  int n = bm_cards_word (reader, at, words, "side");

  return n < 0 ? BM_NO_CODE
         : add_predicate (reader, (BmPredicate) { .type = (guint8) type, .n = (guint8) n, .a = BM_NO_CODE,
                                                  .b = BM_NO_CODE });
}

static guint16
read_about (BmCardsReader  *reader,
            const BmJson   *at,
            BmPredicateType type)
{
  const guint worm = 1u << BM_THING_WORM;
  BmPredicate predicate = { .type = (guint8) type, .a = BM_NO_CODE, .b = BM_NO_CODE };
  guint kinds;

  if (!bm_cards_ref (reader, at, &predicate.ref, &kinds))
    return BM_NO_CODE;
  if (kinds != 0 && !(kinds & (type == BM_PREDICATE_STUNNED ? worm : worm | 1u << BM_THING_ZOMBIE)))
    bm_cards_fault (reader, at, type == BM_PREDICATE_STUNNED ? "only Worms are stunned"
                    : "only Worms and Zombies are asked whether they acted");
  return add_predicate (reader, predicate);
}

static guint16
read_card (BmCardsReader  *reader,
           const BmJson   *at,
           BmPredicateType type)
{
  int card = bm_cards_card_number (reader, at);

  if (card < 0)
    return BM_NO_CODE;
  if (type == BM_PREDICATE_IN_PLAY)
    {
      const BmCardText *text = g_ptr_array_index (reader->cards, card);
      JsonNode *deck = json_object_get_member (json_node_get_object (text->at.node), "deck");

      if (deck == NULL || !JSON_NODE_HOLDS_VALUE (deck) || json_node_get_value_type (deck) != G_TYPE_STRING
          || !g_str_has_suffix (json_node_get_string (deck), "-champion"))
        bm_cards_fault (reader, at, "is no champion; only champions are in play");
    }
  return add_predicate (reader, (BmPredicate) { .type = (guint8) type, .n = (guint8) card, .a = BM_NO_CODE,
                                                .b = BM_NO_CODE });
}

static guint16
read_can (BmCardsReader  *reader,
          const BmJson   *at,
          BmPredicateType type)
{
  static const char *const keys[] = { "action", "who", "target", NULL };
  BmPredicate predicate = { .type = (guint8) type, .b = BM_NO_CODE };
  BmJson who;
  guint kinds;
  int action;

  if (reader->in_mod)
    bm_cards_fault (reader, at, "a modifier cannot ask what somebody can do: that in turn would ask the modifier");
  if (!bm_cards_object (reader, at, keys))
    return BM_NO_CODE;
  action = bm_cards_member_word (reader, at, "action", bm_card_action_words, "action", TRUE);
  predicate.n = (guint8) MAX (action, 0);
  if (bm_cards_member (reader, at, "who", TRUE, &who) && bm_cards_ref (reader, &who, &predicate.ref, &kinds))
    bm_cards_check_kinds (reader, &who, kinds, BM_ANY_PIECE);
  predicate.a = bm_cards_matcher (reader, at, "target");
  return add_predicate (reader, predicate);
}

static guint16
read_opposite (BmCardsReader  *reader,
               const BmJson   *at,
               BmPredicateType type)
{
  guint16 a = bm_cards_predicate (reader, at);

  return a == BM_NO_CODE ? a : add_predicate (reader, (BmPredicate) { .type = (guint8) type, .a = a, .b = BM_NO_CODE });
}

static guint16
read_several (BmCardsReader  *reader,
              const BmJson   *at,
              BmPredicateType type)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint n = bm_cards_list (reader, at);

  if (n > G_MAXUINT8)
    {
      bm_cards_fault (reader, at, "is too long");
      return BM_NO_CODE;
    }
  for (guint i = 0; i < n; i++)
    {
      BmJson child;
      guint16 one;

      bm_json_element (at, i, &child);
      one = bm_cards_predicate (reader, &child);
      g_array_append_val (list, one);
    }
  return add_predicate (reader, (BmPredicate) { .type = (guint8) type, .n = (guint8) n, .b = BM_NO_CODE,
                                                .a = bm_tables_append (reader->tables, reader->tables->lists,
                                                                       list->data, list->len) });
}

guint16
bm_cards_predicate (BmCardsReader *reader,
                    const BmJson  *at)
{
  static const char *const keys[] = { "exists", "at-least", "equal", "ate", "acted", "stunned", "card-in-play", "in-force",
                                      "turn", "can", "not", "all", "any", NULL };
  static const struct
  {
    ReadPredicate   read;
    BmPredicateType type;
  } readers[] = {
    { read_exists, BM_PREDICATE_EXISTS },
    { read_compare, BM_PREDICATE_AT_LEAST },
    { read_compare, BM_PREDICATE_EQUAL },
    { read_ate, BM_PREDICATE_ATE },
    { read_about, BM_PREDICATE_ACTED },
    { read_about, BM_PREDICATE_STUNNED },
    { read_card, BM_PREDICATE_IN_PLAY },
    { read_card, BM_PREDICATE_IN_FORCE },
    { read_turn, BM_PREDICATE_TURN },
    { read_can, BM_PREDICATE_CAN },
    { read_opposite, BM_PREDICATE_NOT },
    { read_several, BM_PREDICATE_ALL },
    { read_several, BM_PREDICATE_ANY },
  };
  BmJson child;
  int which = only_member (reader, at, keys, &child);

  return which < 0 ? BM_NO_CODE : readers[which].read (reader, &child, readers[which].type);
}

guint16
bm_cards_condition (BmCardsReader *reader,
                    const BmJson  *at,
                    const char    *key)
{
  BmJson child;

  return bm_json_member (at, key, &child) ? bm_cards_predicate (reader, &child) : BM_NO_CODE;
}
