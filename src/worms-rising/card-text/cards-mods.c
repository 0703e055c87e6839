/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Modifiers: of `rule`, the op `mod` and the `with` of an action.
 */
#include "cards-reader.h"

#include <string.h>

#define ALL_ACTIONS ((1u << WR_N_ACTIONS) - 1)

static const char *const mod_keys[] = { "hook", "what", "who", "target", "from", "value", "if", "first", "side",
                                        "by-action", "barred", NULL };

/* --- Ranges ---------------------------------------------------------------------------------------------------- */

static gboolean
shape_has_number (WrShapeType shape)
{
  return shape == WR_SHAPE_WITHIN || shape == WR_SHAPE_LINE || shape == WR_SHAPE_ROW || shape == WR_SHAPE_COLUMNS;
}

static void
read_shape (WrCardsReader *reader,
            const BmJson  *at,
            WrShape       *shape)
{
  static const char *const keys[] = { "shape", "n", "where", NULL };
  BmJson child;
  int word, n = 0;

  if (!wr_cards_object (reader, at, keys))
    return;
  word = wr_cards_member_word (reader, at, "shape", wr_shape_words, "shape", TRUE);
  if (word < 0)
    return;
  shape->shape = (guint8) word;
  if (!shape_has_number ((WrShapeType) word))
    {
      if (bm_json_member (at, "n", &child))
        wr_cards_fault (reader, &child, "\"%s\" has no number", wr_shape_words[word]);
    }
  else if (wr_cards_member (reader, at, "n", TRUE, &child))
    wr_cards_number (reader, &child, 1, WR_ROW_BELOW, &n);
  shape->n = (guint8) n;
  if (bm_json_member (at, "where", &child) && wr_cards_object (reader, &child, wr_filter_keys))
    shape->filter = wr_cards_filters (reader, &child, 0, &shape->n_filters, NULL);
}

static guint16
read_range (WrCardsReader *reader,
            const BmJson  *at)
{
  g_autoptr (GArray) shapes = g_array_new (FALSE, TRUE, sizeof (WrShape));
  guint n = wr_cards_list (reader, at);

  for (guint i = 0; i < n; i++)
    {
      WrShape shape = { .last = i + 1 == n };
      BmJson child;

      bm_json_element (at, i, &child);
      read_shape (reader, &child, &shape);
      g_array_append_val (shapes, shape);
    }
  wr_shapes_prepare ((WrShape *) shapes->data, n);
  return n == 0 ? WR_NO_CODE : wr_tables_append (reader->tables, reader->tables->shapes, shapes->data, n);
}

/* --- Values ---------------------------------------------------------------------------------------------------- */

static void
read_number_value (WrCardsReader *reader,
                   const BmJson  *at,
                   gboolean       times_too,
                   WrMod         *mod)
{
  static const char *const keys[] = { "add", "times", NULL };
  BmJson child;
  int n = 0;

  if (!JSON_NODE_HOLDS_OBJECT (at->node))
    {
      mod->how = WR_MOD_SET;
      wr_cards_number (reader, at, 0, 20, &n);
      mod->n = (gint8) n;
      return;
    }
  if (!wr_cards_object (reader, at, keys))
    return;
  if (json_object_get_size (json_node_get_object (at->node)) != 1)
    wr_cards_fault (reader, at, "must have one key only");
  if (bm_json_member (at, "add", &child))
    {
      mod->how = WR_MOD_ADD;
      wr_cards_number (reader, &child, -20, 20, &n);
    }
  else if (bm_json_member (at, "times", &child))
    {
      mod->how = WR_MOD_TIMES;
      if (!times_too)
        wr_cards_fault (reader, &child, "a cost is set or added to, not multiplied");
      wr_cards_number (reader, &child, -9, 9, &n);
    }
  mod->n = (gint8) n;
}

static void
read_flag_value (WrCardsReader *reader,
                 const BmJson  *at,
                 WrMod         *mod)
{
  g_autoptr (GError) error = NULL;
  gboolean flag;

  if (!bm_json_get_boolean (at, &flag, &error))
    wr_cards_fault (reader, at, "must be true or false");
  mod->how = WR_MOD_SET;
  mod->n = (gint8) flag;
}

static void
read_calendar_value (WrCardsReader *reader,
                     const BmJson  *at,
                     guint          what,
                     WrMod         *mod)
{
  static const char *const orders[] = { [WR_SIDE_WORMS] = "worms", [WR_SIDE_BIRD] = "bird", NULL };
  static const char *const rains[] = { [WR_DIR_UP] = "up", [WR_DIR_DOWN] = "down", [WR_DIR_LEFT] = "left",
                                       [WR_DIR_RIGHT] = "right", "no", "roll", NULL };
  int word = what == 0 ? wr_cards_word (reader, at, orders, "side") : wr_cards_word (reader, at, rains, "weather");

  mod->how = WR_MOD_SET;
  if (what == 1 && word >= WR_N_SIDES_OF_A_SPACE)
    word += WR_RAIN_NO - WR_N_SIDES_OF_A_SPACE;
  mod->n = (gint8) MAX (word, 0);
}

static void
read_value (WrCardsReader *reader,
            const BmJson  *at,
            WrHookWord     hook,
            guint          what,
            WrMod         *mod)
{
  BmJson value;

  if (!wr_cards_member (reader, at, "value", TRUE, &value))
    return;
  switch (hook)
    {
    case WR_HOOK_WORD_RANGE:
      mod->shape = read_range (reader, &value);
      break;
    case WR_HOOK_WORD_COST:
      read_number_value (reader, &value, FALSE, mod);
      break;
    case WR_HOOK_WORD_AMOUNT:
      read_number_value (reader, &value, TRUE, mod);
      break;
    case WR_HOOK_WORD_CALENDAR:
      read_calendar_value (reader, &value, what, mod);
      break;
    case WR_HOOK_WORD_MAY:
    case WR_HOOK_WORD_SEES:
    default:
      read_flag_value (reader, &value, mod);
      break;
    }
}

/* --- Hooks ---------------------------------------------------------------------------------------- */

/* Bits of the possible subjects of HOOK, in its own numbering. */
static guint
read_what (WrCardsReader *reader,
           const BmJson  *at,
           WrHookWord     hook)
{
  static const char *const sees[] = { "hand", NULL };
  static const char *const calendar[] = { "order", "rain", NULL };
  const guint no_range = 1u << WR_ACTION_DRILL | 1u << WR_ACTION_PLAY | 1u << WR_ACTION_REST;
  BmJson what;
  guint bits;

  if (!wr_cards_member (reader, at, "what", TRUE, &what))
    return 0;
  switch (hook)
    {
    case WR_HOOK_WORD_RANGE:
      bits = wr_cards_words (reader, &what, wr_card_action_words, "action");
      if (bits & no_range)
        wr_cards_fault (reader, &what, "\"drill\", \"play\" and \"rest\" have no range");
      return bits;
    case WR_HOOK_WORD_COST:
      return wr_cards_words (reader, &what, wr_card_action_words, "action");
    case WR_HOOK_WORD_MAY:
      bits = wr_cards_words (reader, &what, wr_may_words, "action or thing allowed");
      if (bits >> WR_N_MAYS & 1)
        bits |= ALL_ACTIONS;
      return bits & ~(1u << WR_N_MAYS);
    case WR_HOOK_WORD_AMOUNT:
      return wr_cards_words (reader, &what, wr_amount_words, "amount");
    case WR_HOOK_WORD_SEES:
      return wr_cards_words (reader, &what, sees, "thing seen");
    case WR_HOOK_WORD_CALENDAR:
    default:
      bits = wr_cards_words (reader, &what, calendar, "thing of the calendar");
      if (bits == 3)
        wr_cards_fault (reader, &what, "order and rain have values of their own; write two modifiers");
      return bits;
    }
}

static guint8
hook_number (WrHookWord hook,
             guint      what)
{
  switch (hook)
    {
    case WR_HOOK_WORD_RANGE:
      return (guint8) WR_HOOK_RANGE (what);
    case WR_HOOK_WORD_COST:
      return (guint8) WR_HOOK_COST (what);
    case WR_HOOK_WORD_MAY:
      return (guint8) WR_HOOK_MAY (what);
    case WR_HOOK_WORD_AMOUNT:
      return (guint8) WR_HOOK_AMOUNT (what);
    case WR_HOOK_WORD_SEES:
      return WR_HOOK_SEES;
    case WR_HOOK_WORD_CALENDAR:
    default:
      return (guint8) (WR_HOOK_ORDER + what);
    }
}

/* Whether HOOK takes a side: its turns, its cards, its sight. */
static gboolean
concerns_side (WrHookWord hook,
               guint      what)
{
  if (hook == WR_HOOK_WORD_AMOUNT)
    return what == WR_AMOUNT_ACTIONS || what == WR_AMOUNT_DRAW || what == WR_AMOUNT_REST || what == WR_AMOUNT_HAND_LIMIT;
  return hook == WR_HOOK_WORD_SEES || (hook == WR_HOOK_WORD_COST && what == WR_ACTION_PLAY);
}

static guint8
owner_side (const WrCard *card)
{
  if (card->deck == WR_DECK_EVENT)
    return WR_N_SIDES;
  return card->deck == WR_DECK_WORM || card->deck == WR_DECK_WORM_CHAMPION ? WR_SIDE_WORMS : WR_SIDE_BIRD;
}

/* Members of some hooks only. */
static void
check_extras (WrCardsReader *reader,
              const BmJson  *at,
              WrHookWord     hook,
              guint          bits)
{
  gboolean sides = FALSE;
  BmJson child;

  for (guint what = 0; what < 32; what++)
    sides = sides || ((bits >> what & 1) && concerns_side (hook, what));
  if (!sides && bm_json_member (at, "side", &child))
    wr_cards_fault (reader, &child, "goes with \"sees\", \"cost\" of \"play\", and the amounts \"actions\", \"draw\", "
                    "\"rest\" and \"hand-limit\" only");
  if (bm_json_member (at, "by-action", &child)
      && !(hook == WR_HOOK_WORD_AMOUNT && bits == 1u << WR_AMOUNT_SUSPICION_RISE))
    wr_cards_fault (reader, &child, "goes with the amount \"suspicion-rise\" only");
  if (bm_json_member (at, "barred", &child) && !(hook == WR_HOOK_WORD_MAY && bits == 1u << WR_ACTION_PLAY))
    wr_cards_fault (reader, &child, "goes with \"may\" \"play\" only");
}

/* The members that all modifiers of one `what` list share. */
static void
read_common (WrCardsReader *reader,
             const BmJson  *at,
             WrMod         *mod)
{
  BmJson child;
  int n = 0, action;

  if (bm_json_member (at, "first", &child))
    wr_cards_number (reader, &child, 1, 20, &n);
  mod->first = (guint8) n;
  action = wr_cards_member_word (reader, at, "by-action", wr_card_action_words, "action", FALSE);
  mod->action = (guint8) (action < 0 ? WR_N_ACTIONS : action);
  mod->barred = (guint8) wr_cards_flag (reader, at, "barred", FALSE);
  mod->who = wr_cards_matcher (reader, at, "who");
  mod->target = wr_cards_matcher (reader, at, "target");
  mod->from = wr_cards_matcher (reader, at, "from");
  reader->in_mod = TRUE;
  mod->condition = wr_cards_condition (reader, at, "if");
  reader->in_mod = FALSE;
}

static gboolean
check_mod_keys (WrCardsReader     *reader,
                const BmJson      *at,
                const char *const *more_keys)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();

  for (guint i = 0; mod_keys[i] != NULL; i++)
    g_ptr_array_add (keys, (gpointer) mod_keys[i]);
  for (guint i = 0; more_keys != NULL && more_keys[i] != NULL; i++)
    g_ptr_array_add (keys, (gpointer) more_keys[i]);
  g_ptr_array_add (keys, NULL);
  return wr_cards_object (reader, at, (const char *const *) keys->pdata);
}

void
wr_cards_mod (WrCardsReader     *reader,
              const BmJson      *at,
              const char *const *more_keys,
              GArray            *mods)
{
  WrMod mod = { .shape = WR_NO_CODE };
  int hook, side;
  guint bits;

  if (!check_mod_keys (reader, at, more_keys))
    return;
  hook = wr_cards_member_word (reader, at, "hook", wr_hook_words, "hook", TRUE);
  read_common (reader, at, &mod);
  if (hook < 0)
    return;
  bits = read_what (reader, at, (WrHookWord) hook);
  if (bits == 0)
    return;
  check_extras (reader, at, (WrHookWord) hook, bits);
  read_value (reader, at, (WrHookWord) hook, bits == 2, &mod);
  side = wr_cards_member_word (reader, at, "side", wr_card_side_words, "side", FALSE);
  for (guint what = 0; bits >> what != 0; what++)
    {
      if (!(bits >> what & 1))
        continue;
      mod.hook = hook_number ((WrHookWord) hook, what);
      mod.side = WR_N_SIDES;
      if (concerns_side ((WrHookWord) hook, what))
        mod.side = side < 0 ? owner_side (reader->card) : (guint8) side;
      g_array_append_val (mods, mod);
    }
}

void
wr_cards_mods (WrCardsReader *reader,
               const BmJson  *at,
               guint16       *first,
               guint         *n,
               guint64       *hooks)
{
  g_autoptr (GArray) mods = g_array_new (FALSE, TRUE, sizeof (WrMod));
  guint length = wr_cards_list (reader, at);

  for (guint i = 0; i < length; i++)
    {
      BmJson child;

      bm_json_element (at, i, &child);
      wr_cards_mod (reader, &child, NULL, mods);
    }
  for (guint i = 0; i < mods->len; i++)
    *hooks |= wr_mod_hooks (&g_array_index (mods, WrMod, i));
  *n = mods->len;
  *first = wr_tables_append (reader->tables, reader->tables->mods, mods->data, mods->len);
}
