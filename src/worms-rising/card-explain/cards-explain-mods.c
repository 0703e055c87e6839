/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: modifiers, triggers and durations in plain English.
 */
#include "cards-explain.h"

#include "wr-names.h"

#include <string.h>

/* What is said where it is not allowed, and where it is; %s is who it is about. */
static const struct
{
  const char *no;
  const char *yes;
  const char *who; /* where no one is named */
} may_texts[] = {
  [WR_MAY_ENTER] = { "%s may not come by moving, flying or digging down",
                     "%s may come by moving, flying or digging down", "any piece" },
  [WR_MAY_BE_EATEN] = { "%s can’t be eaten", "%s can be eaten", "a Worm or a Zombie" },
  [WR_MAY_CONTACT] = { "%s is not eaten in the Bird’s space", "%s is eaten in the Bird’s space",
                       "a Worm or a Zombie" },
  [WR_MAY_BURN] = { "Lava does not kill %s", "Lava kills %s", "a Worm or a Zombie" },
  [WR_MAY_RAIN] = { "it can’t rain (Pecks, and what works as rain, go on)", "it can rain", "" },
  [WR_MAY_CLOSE] = { "when %s goes through a Wormhole, both Wormholes stay",
                     "when %s goes through a Wormhole, both return to the supply", "a Worm or a Zombie" },
  [WR_MAY_WEAR] = { "a Drill that breaks Bedrock stays", "a Drill that breaks Bedrock returns to the supply", "" },
  [WR_MAY_BELOW] = { "the Bird may not be below the board",
                     "the Bird may be below the board and act from there (R14)", "" },
  [WR_MAY_SIDES] = { "the Bird may not be beside the board",
                     "the Bird may be beside the board and act from there (R14)", "" },
  [WR_MAY_WRAP] = { "%s may not Move between columns a and k", "%s may Move between columns a and k",
                    "a Worm or a Zombie" },
};

/* What a modifier's sentence has said of it already. */
typedef enum
{
  SAID_WHO    = 1 << 0,
  SAID_TARGET = 1 << 1,
  SAID_SIDE   = 1 << 2,
  SAID_ACTION = 1 << 3,
  SAID_FROM   = 1 << 4
} Said;

static guint
group_of (guint hook)
{
  if (hook < WR_HOOK_COST (0))
    return 0;
  if (hook < WR_HOOK_MAY (0))
    return 1;
  if (hook < WR_HOOK_MAY (WR_N_ACTIONS))
    return 2;
  return 3 + hook;
}

/* Bits of the actions whose modifiers say the same from FIRST on; N gets how many modifiers they are. */
static guint
same_mods (guint  first,
           guint  left,
           guint *n)
{
  const WrMod *mod = &wr_card_set->mods[first];
  guint mask = 1u << (mod->hook % WR_N_ACTIONS);

  *n = 1;
  if (group_of (mod->hook) > 2)
    return mask;
  while (*n < left && group_of (mod[*n].hook) == group_of (mod->hook) && mod[*n].who == mod->who
         && mod[*n].target == mod->target && mod[*n].from == mod->from && mod[*n].condition == mod->condition
         && mod[*n].how == mod->how && mod[*n].n == mod->n && mod[*n].shape == mod->shape && mod[*n].first == mod->first)
    {
      mask |= 1u << (mod[*n].hook % WR_N_ACTIONS);
      (*n)++;
    }
  return mask;
}

static void
append_shape (GString       *string,
              const WrCard  *card,
              const WrShape *shape)
{
  const char *s = shape->n == 1 ? "" : "s";

  switch ((WrShapeType) shape->shape)
    {
    case WR_SHAPE_HERE:     g_string_append (string, "the own space"); break;
    case WR_SHAPE_ADJACENT: g_string_append (string, "adjacent spaces"); break;
    case WR_SHAPE_DIAGONAL: g_string_append (string, "the four corners"); break;
    case WR_SHAPE_NEARBY:   g_string_append (string, "nearby spaces"); break;
    case WR_SHAPE_WITHIN:   g_string_append_printf (string, "spaces within %u space%s", shape->n, s); break;
    case WR_SHAPE_LINE:
      g_string_append_printf (string, "spaces up to %u space%s away in a straight line without Bedrock between",
                              shape->n, s);
      break;
    case WR_SHAPE_ROW:
      g_string_append_printf (string, "spaces of the own row up to %u column%s away", shape->n, s);
      break;
    case WR_SHAPE_COLUMNS:
      g_string_append_printf (string, "all rows of the own column and of those up to %u column%s away", shape->n, s);
      break;
    case WR_SHAPE_ANY:      g_string_append (string, "any distance"); break;
    case WR_SHAPE_ABOVE:
    case WR_SHAPE_BELOW:
    case WR_SHAPE_SAME_ROW:
    case WR_SHAPE_SAME_COLUMN:
    default:
      break;
    }
  if (shape->n_filters == 0)
    return;
  g_string_append (string, " (there only");
  wr_explain_filters (string, card, shape->filter, shape->n_filters, 0);
  g_string_append_c (string, ')');
}

/* "this Worm’s Move reaches adjacent spaces and ..." */
static guint
append_range (GString      *string,
              const WrCard *card,
              guint         mask,
              const WrMod  *mod)
{
  gboolean named = mod->who != WR_NO_CODE && wr_card_set->selectors[mod->who].kinds == 0, corners = FALSE;

  if (named)
    {
      wr_explain_selector (string, card, mod->who, WR_EXPLAIN_ONE);
      g_string_append (string, "’s ");
    }
  wr_explain_actions (string, mask);
  g_string_append (string, " reaches ");
  for (const WrShape *shape = &wr_card_set->shapes[mod->shape]; ; shape++)
    {
      append_shape (string, card, shape);
      corners |= shape->shape == WR_SHAPE_DIAGONAL;
      if (shape->last)
        break;
      g_string_append (string, " and ");
    }
  if (corners && (mask >> WR_ACTION_DIG & 1))
    g_string_append (string, "; a Dig there lets what is above it move down, and the Bird stays");
  return named ? SAID_WHO : 0;
}

static guint
append_cost (GString      *string,
             const WrCard *card,
             guint         mask,
             const WrMod  *mod)
{
  g_string_append (string, "to ");
  wr_explain_actions_at (string, card, mask, mod->target);
  g_string_append_printf (string, " costs %d action%s", ABS (mod->n), ABS (mod->n) == 1 ? "" : "s");
  if (mod->how == WR_MOD_ADD)
    g_string_append (string, mod->n < 0 ? " less" : " more");
  return SAID_TARGET;
}

/* WHO, or who takes such actions at all; "nobody" if all are forbidden it. */
static void
append_actor (GString      *string,
              const WrCard *card,
              guint         mask,
              const WrMod  *mod)
{
  const guint bird = 1u << WR_ACTION_DIG | 1u << WR_ACTION_DRILL | 1u << WR_ACTION_EAT | 1u << WR_ACTION_FLY
                     | 1u << WR_ACTION_PECK | 1u << WR_ACTION_REST;

  if (mod->who != WR_NO_CODE)
    wr_explain_selector (string, card, mod->who, WR_EXPLAIN_ONE);
  else if ((mask & ~bird) == 0)
    g_string_append (string, "the Bird");
  else
    g_string_append (string, mod->n ? "everybody" : "nobody");
}

static gboolean
aims_at_bedrock (const WrMod *mod)
{
  const WrSelector *target = mod->target == WR_NO_CODE ? NULL : &wr_card_set->selectors[mod->target];

  for (guint i = 0; target != NULL && i < target->n_filters; i++)
    {
      const WrFilter *filter = &wr_card_set->filters[target->filter + i];

      if (filter->type == WR_FILTER_WITH && (filter->mask >> WR_THING_BEDROCK & 1))
        return TRUE;
    }
  return FALSE;
}

static guint
append_permission (GString      *string,
                   const WrCard *card,
                   guint         mask,
                   const WrMod  *mod)
{
  gsize start = string->len;

  if (mod->barred)
    {
      g_string_append_printf (string, "the cards named below %s be played", mod->n ? "can" : "can’t");
      return 0;
    }
  append_actor (string, card, mask, mod);
  if (mask == (1u << WR_N_ACTIONS) - 1 && mod->target == WR_NO_CODE && mod->who != WR_NO_CODE && !mod->n)
    g_string_append (string, " takes no action and uses no power");
  else
    {
      gboolean nobody = g_str_has_prefix (string->str + start, "nobody");

      g_string_append (string, mod->n ? " may also " : nobody ? " can " : " can’t ");
      wr_explain_actions_at (string, card, mask, mod->target);
      if (mod->n && (mask >> WR_ACTION_DIG & 1) && aims_at_bedrock (mod))
        g_string_append (string, "; the Bedrock returns to the supply");
    }
  return SAID_WHO | SAID_TARGET;
}

static void
append_part (GString      *string,
             const WrCard *card,
             const char   *before,
             guint16       selector)
{
  if (selector == WR_NO_CODE)
    return;
  g_string_append (string, before);
  wr_explain_selector (string, card, selector, WR_EXPLAIN_ONE);
}

static guint
append_may (GString      *string,
            const WrCard *card,
            const WrMod  *mod)
{
  guint what = mod->hook - WR_HOOK_MAY (0);
  const char *text = mod->n ? may_texts[what].yes : may_texts[what].no;
  g_autoptr (GString) who = g_string_new (NULL);
  const char *place;

  if (mod->who != WR_NO_CODE)
    wr_explain_selector (who, card, mod->who, WR_EXPLAIN_ONE);
  else if (what == WR_MAY_ENTER && !mod->n)
    text = "no piece may come by moving, flying or digging down";
  else
    g_string_append (who, may_texts[what].who);
  place = strstr (text, "%s");
  if (place == NULL)
    g_string_append (string, text);
  else
    {
      g_string_append_len (string, text, place - text);
      g_string_append (string, who->str);
      g_string_append (string, place + strlen ("%s"));
    }
  if (what != WR_MAY_ENTER)
    return place == NULL ? 0 : SAID_WHO;
  append_part (string, card, " into ", mod->target);
  append_part (string, card, " from ", mod->from);
  return SAID_WHO | SAID_TARGET | SAID_FROM;
}

/* "2 actions", "1 more action", "3 times as many cards" */
static void
append_number (GString     *string,
               const WrMod *mod,
               const char  *unit)
{
  int n = mod->how == WR_MOD_ADD ? ABS (mod->n) : mod->n;
  const char *more = mod->how == WR_MOD_ADD ? (mod->n < 0 ? " fewer" : " more")
                     : mod->how == WR_MOD_TIMES ? " times as many" : "";

  g_string_append_printf (string, "%d%s %s%s", n, more, unit,
                          (n == 1 && mod->how != WR_MOD_TIMES) || *unit == 'H' ? "" : "s");
}

/* By how much; nothing but "not" where it is nothing. */
static void
append_step (GString     *string,
             const WrMod *mod,
             const char  *verb,
             const char  *verbs)
{
  if (mod->how == WR_MOD_SET && mod->n == 0)
    g_string_append_printf (string, "does not %s", verb);
  else if (mod->how == WR_MOD_SET)
    g_string_append_printf (string, "%s %d", verbs, mod->n);
  else if (mod->how == WR_MOD_ADD)
    g_string_append_printf (string, "%s %d %s", verbs, ABS (mod->n), mod->n < 0 ? "less" : "more");
  else
    g_string_append_printf (string, "%s %d times as much", verbs, mod->n);
}

static guint
append_rain_steps (GString      *string,
                   const WrCard *card,
                   const WrMod  *mod)
{
  g_string_append (string, "in rain, in a Peck and in all that works as rain ");
  if (mod->who == WR_NO_CODE)
    g_string_append (string, "a Worm");
  else
    wr_explain_selector (string, card, mod->who, WR_EXPLAIN_ONE);
  if (mod->how == WR_MOD_TIMES && mod->n == -1)
    g_string_append (string, " moves the opposite way");
  else if (mod->how == WR_MOD_TIMES)
    g_string_append_printf (string, " moves %d times as far", mod->n);
  else
    {
      g_string_append (string, " moves up to ");
      append_number (string, mod, "space");
    }
  return SAID_WHO;
}

static guint
append_food (GString      *string,
             const WrCard *card,
             const WrMod  *mod)
{
  g_string_append (string, "eating ");
  if (mod->target == WR_NO_CODE)
    g_string_append (string, "a Worm or a Zombie");
  else
    wr_explain_selector (string, card, mod->target, WR_EXPLAIN_ONE);
  g_string_append (string, " raises Hunger by ");
  if (mod->how == WR_MOD_TIMES)
    g_string_append_printf (string, "%d times as much", mod->n);
  else
    g_string_append_printf (string, "%d%s", mod->how == WR_MOD_ADD ? ABS (mod->n) : mod->n,
                            mod->how != WR_MOD_ADD ? "" : mod->n < 0 ? " less" : " more");
  return SAID_TARGET;
}

static const char *
side_words (guint       side,
            const char *worms,
            const char *bird,
            const char *both)
{
  return side == WR_SIDE_WORMS ? worms : side == WR_SIDE_BIRD ? bird : both;
}

static guint
append_amount (GString      *string,
               const WrCard *card,
               const WrMod  *mod)
{
  gboolean pecked = mod->action == WR_ACTION_PECK;

  switch ((WrAmount) (mod->hook - WR_HOOK_AMOUNT (0)))
    {
    case WR_AMOUNT_ACTIONS:
      g_string_append (string, side_words (mod->side, "the Worms have ", "the Bird has ", "each side has "));
      append_number (string, mod, "action");
      g_string_append (string, " in a turn");
      return SAID_SIDE;
    case WR_AMOUNT_DRAW:
      g_string_append (string, side_words (mod->side, "the Worms draw ", "the Bird draws ", "each side draws "));
      append_number (string, mod, "card");
      g_string_append (string, " at the start of a turn");
      return SAID_SIDE;
    case WR_AMOUNT_BITE_HEALTH:
      g_string_append (string, "a Bite takes ");
      append_number (string, mod, "Health");
      return 0;
    case WR_AMOUNT_BITE_ACTIONS:
      g_string_append (string, "a Bite takes ");
      append_number (string, mod, "action");
      return 0;
    case WR_AMOUNT_FOOD:
      return append_food (string, card, mod);
    case WR_AMOUNT_RAIN_STEPS:
      return append_rain_steps (string, card, mod);
    case WR_AMOUNT_SUSPICION_RISE:
      g_string_append (string, pecked ? "after a Peck Suspicion " : "after rain Suspicion ");
      append_step (string, mod, "rise", "rises");
      return pecked ? SAID_ACTION : 0;
    case WR_AMOUNT_HUNGER_FALL:
      g_string_append (string, "in Move Tokens Hunger ");
      append_step (string, mod, "fall", "falls");
      return 0;
    case WR_AMOUNT_REST:
      g_string_append (string, "a Rest gives back ");
      append_number (string, mod, "Health");
      return 0;
    case WR_AMOUNT_HAND_LIMIT:
      g_string_append (string, side_words (mod->side, "the Worms keep ", "the Bird keeps ", "each side keeps "));
      append_number (string, mod, "card");
      g_string_append (string, " at the end of its turn");
      return SAID_SIDE;
    case WR_N_AMOUNTS:
    default:
      return 0;
    }
}

static void
append_calendar (GString     *string,
                 const WrMod *mod)
{
  if (mod->hook == WR_HOOK_ORDER)
    g_string_append_printf (string, "%s turn first", mod->n == WR_SIDE_BIRD ? "the Bird has its" : "the Worms have their");
  else if (mod->n == WR_RAIN_NO)
    g_string_append (string, "at the rain check it does not rain");
  else if (mod->n == WR_RAIN_ROLL)
    g_string_append (string, "at the rain check the die is rolled");
  else
    g_string_append_printf (string, "at the rain check it rains, and the Worms move %s", wr_dir_name ((WrDir) mod->n));
}

/* What has been said of MOD. */
static guint
append_what (GString      *string,
             const WrCard *card,
             guint         mask,
             const WrMod  *mod)
{
  switch (group_of (mod->hook))
    {
    case 0:
      return append_range (string, card, mask, mod);
    case 1:
      return append_cost (string, card, mask, mod);
    case 2:
      return append_permission (string, card, mask, mod);
    default:
      break;
    }
  if (mod->hook < WR_HOOK_AMOUNT (0))
    return append_may (string, card, mod);
  if (mod->hook < WR_HOOK_SEES)
    return append_amount (string, card, mod);
  if (mod->hook != WR_HOOK_SEES)
    {
      append_calendar (string, mod);
      return 0;
    }
  g_string_append (string, side_words (mod->side, "the Bird’s hand ", "the Worms’ hand ", "each side’s hand "));
  g_string_append (string, mod->n ? "lies open" : "does not lie open");
  return SAID_SIDE;
}

static void
append_limits (GString      *string,
               const WrCard *card,
               const WrMod  *mod,
               guint         said)
{
  append_part (string, card, ", for ", said & SAID_WHO ? WR_NO_CODE : mod->who);
  append_part (string, card, ", that is to ", said & SAID_TARGET ? WR_NO_CODE : mod->target);
  append_part (string, card, ", from ", said & SAID_FROM ? WR_NO_CODE : mod->from);
  if (mod->side != WR_N_SIDES && !(said & SAID_SIDE))
    g_string_append_printf (string, ", for %s", mod->side == WR_SIDE_BIRD ? "the Bird" : "the Worms");
  if (mod->action != WR_N_ACTIONS && !(said & SAID_ACTION))
    g_string_append_printf (string, ", if it comes by %s", wr_action_titles[mod->action]);
  if (mod->first == 1 && mod->hook == WR_HOOK_MAY (WR_MAY_CLOSE))
    g_string_append (string, ", only the first time after each start of a turn of the Worms");
  else if (mod->first == 1)
    g_string_append (string, ", only the first time in a turn");
  else if (mod->first > 1)
    g_string_append_printf (string, ", only the first %u times in a turn", mod->first);
  wr_explain_condition (string, card, mod->condition);
}

void
wr_explain_mods (GString      *string,
                 const WrCard *card,
                 guint         first,
                 guint         n,
                 const char   *indent)
{
  guint same = 1;

  for (guint i = 0; i < n; i += same)
    {
      const WrMod *mod = &wr_card_set->mods[first + i];
      guint mask = same_mods (first + i, n - i, &same), said;
      gsize start;

      g_string_append (string, indent);
      start = string->len;
      said = append_what (string, card, mask, mod);
      string->str[start] = g_ascii_toupper (string->str[start]);
      append_limits (string, card, mod, said);
      g_string_append (string, ".\n");
    }
}

