/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Modifiers: what `rule`, the op `mod` and the `with` of an action say to the rules.
 */
#include "cards-reader.h"

#include <string.h>

#define ALL_ACTIONS ((1u << BM_N_ACTIONS) - 1)

static const char *const mod_keys[] = { "hook", "what", "who", "target", "from", "value", "if", "first", "side",
                                        "by-action", "barred", NULL };

/* --- Ranges ---------------------------------------------------------------------------------------------------- */

static gboolean
shape_has_number (BmShapeType shape)
{
  return shape == BM_SHAPE_WITHIN || shape == BM_SHAPE_LINE || shape == BM_SHAPE_ROW || shape == BM_SHAPE_COLUMNS;
}

static void
read_shape (BmCardsReader *reader,
            const BmJson  *at,
            BmShape       *shape)
{
  static const char *const keys[] = { "shape", "n", "where", NULL };
  BmJson child;
  int word, n = 0;

  if (!bm_cards_object (reader, at, keys))
    return;
  word = bm_cards_member_word (reader, at, "shape", bm_shape_words, "shape", TRUE);
  if (word < 0)
    return;
  shape->shape = (guint8) word;
  if (!shape_has_number ((BmShapeType) word))
    {
      if (bm_json_member (at, "n", &child))
        bm_cards_fault (reader, &child, "\"%s\" has no number", bm_shape_words[word]);
    }
  else if (bm_cards_member (reader, at, "n", TRUE, &child))
    bm_cards_number (reader, &child, 1, BM_ROW_BELOW, &n);
  shape->n = (guint8) n;
  if (bm_json_member (at, "where", &child) && bm_cards_object (reader, &child, bm_filter_keys))
    shape->filter = bm_cards_filters (reader, &child, 0, &shape->n_filters, NULL);
}

static guint16
read_range (BmCardsReader *reader,
            const BmJson  *at)
{
  g_autoptr (GArray) shapes = g_array_new (FALSE, TRUE, sizeof (BmShape));
  guint n = bm_cards_list (reader, at);

  for (guint i = 0; i < n; i++)
    {
      BmShape shape = { .last = i + 1 == n };
      BmJson child;

      bm_json_element (at, i, &child);
      read_shape (reader, &child, &shape);
      g_array_append_val (shapes, shape);
    }
  bm_shapes_prepare ((BmShape *) shapes->data, n);
  return n == 0 ? BM_NO_CODE : bm_tables_append (reader->tables, reader->tables->shapes, shapes->data, n);
}

/* --- Values ---------------------------------------------------------------------------------------------------- */

static void
read_number_value (BmCardsReader *reader,
                   const BmJson  *at,
                   gboolean       times_too,
                   BmMod         *mod)
{
  static const char *const keys[] = { "add", "times", NULL };
  BmJson child;
  int n = 0;

  if (!JSON_NODE_HOLDS_OBJECT (at->node))
    {
      mod->how = BM_MOD_SET;
      bm_cards_number (reader, at, 0, 20, &n);
      mod->n = (gint8) n;
      return;
    }
  if (!bm_cards_object (reader, at, keys))
    return;
  if (json_object_get_size (json_node_get_object (at->node)) != 1)
    bm_cards_fault (reader, at, "must have one key only");
  if (bm_json_member (at, "add", &child))
    {
      mod->how = BM_MOD_ADD;
      bm_cards_number (reader, &child, -20, 20, &n);
    }
  else if (bm_json_member (at, "times", &child))
    {
      mod->how = BM_MOD_TIMES;
      if (!times_too)
        bm_cards_fault (reader, &child, "a cost is set or added to, not multiplied");
      bm_cards_number (reader, &child, -9, 9, &n);
    }
  mod->n = (gint8) n;
}

static void
read_flag_value (BmCardsReader *reader,
                 const BmJson  *at,
                 BmMod         *mod)
{
  g_autoptr (GError) error = NULL;
  gboolean flag;

  if (!bm_json_get_boolean (at, &flag, &error))
    bm_cards_fault (reader, at, "must be true or false");
  mod->how = BM_MOD_SET;
  mod->n = (gint8) flag;
}

static void
read_calendar_value (BmCardsReader *reader,
                     const BmJson  *at,
                     guint          what,
                     BmMod         *mod)
{
  static const char *const orders[] = { [BM_SIDE_WORMS] = "worms", [BM_SIDE_BIRD] = "bird", NULL };
  static const char *const rains[] = { [BM_DIR_UP] = "up", [BM_DIR_DOWN] = "down", [BM_DIR_LEFT] = "left",
                                       [BM_DIR_RIGHT] = "right", "no", "roll", NULL };
  int word = what == 0 ? bm_cards_word (reader, at, orders, "side") : bm_cards_word (reader, at, rains, "weather");

  mod->how = BM_MOD_SET;
  if (what == 1 && word >= BM_N_SIDES_OF_A_SPACE)
    word += BM_RAIN_NO - BM_N_SIDES_OF_A_SPACE;
  mod->n = (gint8) MAX (word, 0);
}

static void
read_value (BmCardsReader *reader,
            const BmJson  *at,
            BmHookWord     hook,
            guint          what,
            BmMod         *mod)
{
  BmJson value;

  if (!bm_cards_member (reader, at, "value", TRUE, &value))
    return;
  switch (hook)
    {
    case BM_HOOK_WORD_RANGE:
      mod->shape = read_range (reader, &value);
      break;
    case BM_HOOK_WORD_COST:
      read_number_value (reader, &value, FALSE, mod);
      break;
    case BM_HOOK_WORD_AMOUNT:
      read_number_value (reader, &value, TRUE, mod);
      break;
    case BM_HOOK_WORD_CALENDAR:
      read_calendar_value (reader, &value, what, mod);
      break;
    case BM_HOOK_WORD_MAY:
    case BM_HOOK_WORD_SEES:
    default:
      read_flag_value (reader, &value, mod);
      break;
    }
}

/* --- What they speak to ---------------------------------------------------------------------------------------- */

/* Bits of what HOOK can be about, in its own numbers. */
static guint
read_what (BmCardsReader *reader,
           const BmJson  *at,
           BmHookWord     hook)
{
  static const char *const sees[] = { "hand", NULL };
  static const char *const calendar[] = { "order", "rain", NULL };
  const guint no_range = 1u << BM_ACTION_DRILL | 1u << BM_ACTION_PLAY | 1u << BM_ACTION_REST;
  BmJson what;
  guint bits;

  if (!bm_cards_member (reader, at, "what", TRUE, &what))
    return 0;
  switch (hook)
    {
    case BM_HOOK_WORD_RANGE:
      bits = bm_cards_words (reader, &what, bm_card_action_words, "action");
      if (bits & no_range)
        bm_cards_fault (reader, &what, "\"drill\", \"play\" and \"rest\" have no range");
      return bits;
    case BM_HOOK_WORD_COST:
      return bm_cards_words (reader, &what, bm_card_action_words, "action");
    case BM_HOOK_WORD_MAY:
      bits = bm_cards_words (reader, &what, bm_may_words, "action or thing allowed");
      if (bits >> BM_N_MAYS & 1)
        bits |= ALL_ACTIONS;
      return bits & ~(1u << BM_N_MAYS);
    case BM_HOOK_WORD_AMOUNT:
      return bm_cards_words (reader, &what, bm_amount_words, "amount");
    case BM_HOOK_WORD_SEES:
      return bm_cards_words (reader, &what, sees, "thing seen");
    case BM_HOOK_WORD_CALENDAR:
    default:
      bits = bm_cards_words (reader, &what, calendar, "thing of the calendar");
      if (bits == 3)
        bm_cards_fault (reader, &what, "order and rain have values of their own; write two modifiers");
      return bits;
    }
}

static guint8
hook_number (BmHookWord hook,
             guint      what)
{
  switch (hook)
    {
    case BM_HOOK_WORD_RANGE:
      return (guint8) BM_HOOK_RANGE (what);
    case BM_HOOK_WORD_COST:
      return (guint8) BM_HOOK_COST (what);
    case BM_HOOK_WORD_MAY:
      return (guint8) BM_HOOK_MAY (what);
    case BM_HOOK_WORD_AMOUNT:
      return (guint8) BM_HOOK_AMOUNT (what);
    case BM_HOOK_WORD_SEES:
      return BM_HOOK_SEES;
    case BM_HOOK_WORD_CALENDAR:
    default:
      return (guint8) (BM_HOOK_ORDER + what);
    }
}

/* Whether a side can be meant: its turns, its cards, its eyes. */
static gboolean
concerns_side (BmHookWord hook,
               guint      what)
{
  if (hook == BM_HOOK_WORD_AMOUNT)
    return what == BM_AMOUNT_ACTIONS || what == BM_AMOUNT_DRAW || what == BM_AMOUNT_REST || what == BM_AMOUNT_HAND_LIMIT;
  return hook == BM_HOOK_WORD_SEES || (hook == BM_HOOK_WORD_COST && what == BM_ACTION_PLAY);
}

static guint8
owner_side (const BmCard *card)
{
  if (card->deck == BM_DECK_EVENT)
    return BM_N_SIDES;
  return card->deck == BM_DECK_WORM || card->deck == BM_DECK_WORM_CHAMPION ? BM_SIDE_WORMS : BM_SIDE_BIRD;
}

/* What goes with some hooks only. */
static void
check_extras (BmCardsReader *reader,
              const BmJson  *at,
              BmHookWord     hook,
              guint          bits)
{
  gboolean sides = FALSE;
  BmJson child;

  for (guint what = 0; what < 32; what++)
    sides = sides || ((bits >> what & 1) && concerns_side (hook, what));
  if (!sides && bm_json_member (at, "side", &child))
    bm_cards_fault (reader, &child, "goes with \"sees\", \"cost\" of \"play\", and the amounts \"actions\", \"draw\", "
                    "\"rest\" and \"hand-limit\" only");
  if (bm_json_member (at, "by-action", &child)
      && !(hook == BM_HOOK_WORD_AMOUNT && bits == 1u << BM_AMOUNT_SUSPICION_RISE))
    bm_cards_fault (reader, &child, "goes with the amount \"suspicion-rise\" only");
  if (bm_json_member (at, "barred", &child) && !(hook == BM_HOOK_WORD_MAY && bits == 1u << BM_ACTION_PLAY))
    bm_cards_fault (reader, &child, "goes with \"may\" \"play\" only");
}

/* What all modifiers of one `what` list have in common. */
static void
read_common (BmCardsReader *reader,
             const BmJson  *at,
             BmMod         *mod)
{
  BmJson child;
  int n = 0, action;

  if (bm_json_member (at, "first", &child))
    bm_cards_number (reader, &child, 1, 20, &n);
  mod->first = (guint8) n;
  action = bm_cards_member_word (reader, at, "by-action", bm_card_action_words, "action", FALSE);
  mod->action = (guint8) (action < 0 ? BM_N_ACTIONS : action);
  mod->barred = (guint8) bm_cards_flag (reader, at, "barred", FALSE);
  mod->who = bm_cards_matcher (reader, at, "who");
  mod->target = bm_cards_matcher (reader, at, "target");
  mod->from = bm_cards_matcher (reader, at, "from");
  reader->in_mod = TRUE;
  mod->condition = bm_cards_condition (reader, at, "if");
  reader->in_mod = FALSE;
}

static gboolean
check_mod_keys (BmCardsReader     *reader,
                const BmJson      *at,
                const char *const *more_keys)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();

  for (guint i = 0; mod_keys[i] != NULL; i++)
    g_ptr_array_add (keys, (gpointer) mod_keys[i]);
  for (guint i = 0; more_keys != NULL && more_keys[i] != NULL; i++)
    g_ptr_array_add (keys, (gpointer) more_keys[i]);
  g_ptr_array_add (keys, NULL);
  return bm_cards_object (reader, at, (const char *const *) keys->pdata);
}

void
bm_cards_mod (BmCardsReader     *reader,
              const BmJson      *at,
              const char *const *more_keys,
              GArray            *mods)
{
  BmMod mod = { .shape = BM_NO_CODE };
  int hook, side;
  guint bits;

  if (!check_mod_keys (reader, at, more_keys))
    return;
  hook = bm_cards_member_word (reader, at, "hook", bm_hook_words, "hook", TRUE);
  read_common (reader, at, &mod);
  if (hook < 0)
    return;
  bits = read_what (reader, at, (BmHookWord) hook);
  if (bits == 0)
    return;
  check_extras (reader, at, (BmHookWord) hook, bits);
  read_value (reader, at, (BmHookWord) hook, bits == 2, &mod);
  side = bm_cards_member_word (reader, at, "side", bm_card_side_words, "side", FALSE);
  for (guint what = 0; bits >> what != 0; what++)
    {
      if (!(bits >> what & 1))
        continue;
      mod.hook = hook_number ((BmHookWord) hook, what);
      mod.side = BM_N_SIDES;
      if (concerns_side ((BmHookWord) hook, what))
        mod.side = side < 0 ? owner_side (reader->card) : (guint8) side;
      g_array_append_val (mods, mod);
    }
}

void
bm_cards_mods (BmCardsReader *reader,
               const BmJson  *at,
               guint16       *first,
               guint         *n,
               guint64       *hooks)
{
  g_autoptr (GArray) mods = g_array_new (FALSE, TRUE, sizeof (BmMod));
  guint length = bm_cards_list (reader, at);

  for (guint i = 0; i < length; i++)
    {
      BmJson child;

      bm_json_element (at, i, &child);
      bm_cards_mod (reader, &child, NULL, mods);
    }
  for (guint i = 0; i < mods->len; i++)
    *hooks |= bm_mod_hooks (&g_array_index (mods, BmMod, i));
  *n = mods->len;
  *first = bm_tables_append (reader->tables, reader->tables->mods, mods->data, mods->len);
}
