/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: modifiers, triggers and durations in plain English.
 */
#include "cards-explain.h"

#include "bm-names.h"

#include <string.h>

/* What is said where it is not allowed, and where it is; %s is who it is about. */
static const struct
{
  const char *no;
  const char *yes;
  const char *who; /* where no one is named */
} may_texts[] = {
  [BM_MAY_ENTER] = { "%s may not come by moving, flying or digging down",
                     "%s may come by moving, flying or digging down", "any piece" },
  [BM_MAY_BE_EATEN] = { "%s can’t be eaten", "%s can be eaten", "a Worm or a Zombie" },
  [BM_MAY_CONTACT] = { "%s is not eaten in the Bird’s space", "%s is eaten in the Bird’s space",
                       "a Worm or a Zombie" },
  [BM_MAY_BURN] = { "Lava does not kill %s", "Lava kills %s", "a Worm or a Zombie" },
  [BM_MAY_RAIN] = { "it can’t rain (Pecks, and what works as rain, go on)", "it can rain", "" },
  [BM_MAY_CLOSE] = { "when %s goes through a Wormhole, both Wormholes stay",
                     "when %s goes through a Wormhole, both return to the supply", "a Worm or a Zombie" },
  [BM_MAY_WEAR] = { "a Drill that breaks Bedrock stays", "a Drill that breaks Bedrock returns to the supply", "" },
  [BM_MAY_BELOW] = { "the Bird may not be below the board",
                     "the Bird may be below the board and act from there (R14)", "" },
  [BM_MAY_SIDES] = { "the Bird may not be beside the board",
                     "the Bird may be beside the board and act from there (R14)", "" },
  [BM_MAY_WRAP] = { "%s may not Move between columns a and k", "%s may Move between columns a and k",
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
  if (hook < BM_HOOK_COST (0))
    return 0;
  if (hook < BM_HOOK_MAY (0))
    return 1;
  if (hook < BM_HOOK_MAY (BM_N_ACTIONS))
    return 2;
  return 3 + hook;
}

/* Bits of the actions whose modifiers say the same from FIRST on; N gets how many modifiers they are. */
static guint
same_mods (guint  first,
           guint  left,
           guint *n)
{
  const BmMod *mod = &bm_card_set->mods[first];
  guint mask = 1u << (mod->hook % BM_N_ACTIONS);

  *n = 1;
  if (group_of (mod->hook) > 2)
    return mask;
  while (*n < left && group_of (mod[*n].hook) == group_of (mod->hook) && mod[*n].who == mod->who
         && mod[*n].target == mod->target && mod[*n].from == mod->from && mod[*n].condition == mod->condition
         && mod[*n].how == mod->how && mod[*n].n == mod->n && mod[*n].shape == mod->shape && mod[*n].first == mod->first)
    {
      mask |= 1u << (mod[*n].hook % BM_N_ACTIONS);
      (*n)++;
    }
  return mask;
}

static void
append_shape (GString       *string,
              const BmCard  *card,
              const BmShape *shape)
{
  const char *s = shape->n == 1 ? "" : "s";

  switch ((BmShapeType) shape->shape)
    {
    case BM_SHAPE_HERE:     g_string_append (string, "the own space"); break;
    case BM_SHAPE_ADJACENT: g_string_append (string, "adjacent spaces"); break;
    case BM_SHAPE_DIAGONAL: g_string_append (string, "the four corners"); break;
    case BM_SHAPE_NEARBY:   g_string_append (string, "nearby spaces"); break;
    case BM_SHAPE_WITHIN:   g_string_append_printf (string, "spaces within %u space%s", shape->n, s); break;
    case BM_SHAPE_LINE:
      g_string_append_printf (string, "spaces up to %u space%s away in a straight line without Bedrock between",
                              shape->n, s);
      break;
    case BM_SHAPE_ROW:
      g_string_append_printf (string, "spaces of the own row up to %u column%s away", shape->n, s);
      break;
    case BM_SHAPE_COLUMNS:
      g_string_append_printf (string, "all rows of the own column and of those up to %u column%s away", shape->n, s);
      break;
    case BM_SHAPE_ANY:      g_string_append (string, "any distance"); break;
    case BM_SHAPE_ABOVE:
    case BM_SHAPE_BELOW:
    case BM_SHAPE_SAME_ROW:
    case BM_SHAPE_SAME_COLUMN:
    default:
      break;
    }
  if (shape->n_filters == 0)
    return;
  g_string_append (string, " (there only");
  bm_explain_filters (string, card, shape->filter, shape->n_filters, 0);
  g_string_append_c (string, ')');
}

/* "this Worm’s Move reaches adjacent spaces and ..." */
static guint
append_range (GString      *string,
              const BmCard *card,
              guint         mask,
              const BmMod  *mod)
{
  gboolean named = mod->who != BM_NO_CODE && bm_card_set->selectors[mod->who].kinds == 0, corners = FALSE;

  if (named)
    {
      bm_explain_selector (string, card, mod->who, BM_EXPLAIN_ONE);
      g_string_append (string, "’s ");
    }
  bm_explain_actions (string, mask);
  g_string_append (string, " reaches ");
  for (const BmShape *shape = &bm_card_set->shapes[mod->shape]; ; shape++)
    {
      append_shape (string, card, shape);
      corners |= shape->shape == BM_SHAPE_DIAGONAL;
      if (shape->last)
        break;
      g_string_append (string, " and ");
    }
  if (corners && (mask >> BM_ACTION_DIG & 1))
    g_string_append (string, "; a Dig there lets what is above it move down, and the Bird stays");
  return named ? SAID_WHO : 0;
}

static guint
append_cost (GString      *string,
             const BmCard *card,
             guint         mask,
             const BmMod  *mod)
{
  g_string_append (string, "to ");
  bm_explain_actions_at (string, card, mask, mod->target);
  g_string_append_printf (string, " costs %d action%s", ABS (mod->n), ABS (mod->n) == 1 ? "" : "s");
  if (mod->how == BM_MOD_ADD)
    g_string_append (string, mod->n < 0 ? " less" : " more");
  return SAID_TARGET;
}

/* WHO, or who takes such actions at all; "nobody" if all are forbidden it. */
static void
append_actor (GString      *string,
              const BmCard *card,
              guint         mask,
              const BmMod  *mod)
{
  const guint bird = 1u << BM_ACTION_DIG | 1u << BM_ACTION_DRILL | 1u << BM_ACTION_EAT | 1u << BM_ACTION_FLY
                     | 1u << BM_ACTION_PECK | 1u << BM_ACTION_REST;

  if (mod->who != BM_NO_CODE)
    bm_explain_selector (string, card, mod->who, BM_EXPLAIN_ONE);
  else if ((mask & ~bird) == 0)
    g_string_append (string, "the Bird");
  else
    g_string_append (string, mod->n ? "everybody" : "nobody");
}

static gboolean
aims_at_bedrock (const BmMod *mod)
{
  const BmSelector *target = mod->target == BM_NO_CODE ? NULL : &bm_card_set->selectors[mod->target];

  for (guint i = 0; target != NULL && i < target->n_filters; i++)
    {
      const BmFilter *filter = &bm_card_set->filters[target->filter + i];

      if (filter->type == BM_FILTER_WITH && (filter->mask >> BM_THING_BEDROCK & 1))
        return TRUE;
    }
  return FALSE;
}

static guint
append_permission (GString      *string,
                   const BmCard *card,
                   guint         mask,
                   const BmMod  *mod)
{
  gsize start = string->len;

  if (mod->barred)
    {
      g_string_append_printf (string, "the cards named below %s be played", mod->n ? "can" : "can’t");
      return 0;
    }
  append_actor (string, card, mask, mod);
  if (mask == (1u << BM_N_ACTIONS) - 1 && mod->target == BM_NO_CODE && mod->who != BM_NO_CODE && !mod->n)
    g_string_append (string, " takes no action and uses no power");
  else
    {
      gboolean nobody = g_str_has_prefix (string->str + start, "nobody");

      g_string_append (string, mod->n ? " may also " : nobody ? " can " : " can’t ");
      bm_explain_actions_at (string, card, mask, mod->target);
      if (mod->n && (mask >> BM_ACTION_DIG & 1) && aims_at_bedrock (mod))
        g_string_append (string, "; the Bedrock returns to the supply");
    }
  return SAID_WHO | SAID_TARGET;
}

static void
append_part (GString      *string,
             const BmCard *card,
             const char   *before,
             guint16       selector)
{
  if (selector == BM_NO_CODE)
    return;
  g_string_append (string, before);
  bm_explain_selector (string, card, selector, BM_EXPLAIN_ONE);
}

static guint
append_may (GString      *string,
            const BmCard *card,
            const BmMod  *mod)
{
  guint what = mod->hook - BM_HOOK_MAY (0);
  const char *text = mod->n ? may_texts[what].yes : may_texts[what].no;
  g_autoptr (GString) who = g_string_new (NULL);
  const char *place;

  if (mod->who != BM_NO_CODE)
    bm_explain_selector (who, card, mod->who, BM_EXPLAIN_ONE);
  else if (what == BM_MAY_ENTER && !mod->n)
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
  if (what != BM_MAY_ENTER)
    return place == NULL ? 0 : SAID_WHO;
  append_part (string, card, " into ", mod->target);
  append_part (string, card, " from ", mod->from);
  return SAID_WHO | SAID_TARGET | SAID_FROM;
}

/* "2 actions", "1 more action", "3 times as many cards" */
static void
append_number (GString     *string,
               const BmMod *mod,
               const char  *unit)
{
  int n = mod->how == BM_MOD_ADD ? ABS (mod->n) : mod->n;
  const char *more = mod->how == BM_MOD_ADD ? (mod->n < 0 ? " fewer" : " more")
                     : mod->how == BM_MOD_TIMES ? " times as many" : "";

  g_string_append_printf (string, "%d%s %s%s", n, more, unit,
                          (n == 1 && mod->how != BM_MOD_TIMES) || *unit == 'H' ? "" : "s");
}

/* By how much; nothing but "not" where it is nothing. */
static void
append_step (GString     *string,
             const BmMod *mod,
             const char  *verb,
             const char  *verbs)
{
  if (mod->how == BM_MOD_SET && mod->n == 0)
    g_string_append_printf (string, "does not %s", verb);
  else if (mod->how == BM_MOD_SET)
    g_string_append_printf (string, "%s %d", verbs, mod->n);
  else if (mod->how == BM_MOD_ADD)
    g_string_append_printf (string, "%s %d %s", verbs, ABS (mod->n), mod->n < 0 ? "less" : "more");
  else
    g_string_append_printf (string, "%s %d times as much", verbs, mod->n);
}

static guint
append_rain_steps (GString      *string,
                   const BmCard *card,
                   const BmMod  *mod)
{
  g_string_append (string, "in rain, in a Peck and in all that works as rain ");
  if (mod->who == BM_NO_CODE)
    g_string_append (string, "a Worm");
  else
    bm_explain_selector (string, card, mod->who, BM_EXPLAIN_ONE);
  if (mod->how == BM_MOD_TIMES && mod->n == -1)
    g_string_append (string, " moves the opposite way");
  else if (mod->how == BM_MOD_TIMES)
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
             const BmCard *card,
             const BmMod  *mod)
{
  g_string_append (string, "eating ");
  if (mod->target == BM_NO_CODE)
    g_string_append (string, "a Worm or a Zombie");
  else
    bm_explain_selector (string, card, mod->target, BM_EXPLAIN_ONE);
  g_string_append (string, " raises Hunger by ");
  if (mod->how == BM_MOD_TIMES)
    g_string_append_printf (string, "%d times as much", mod->n);
  else
    g_string_append_printf (string, "%d%s", mod->how == BM_MOD_ADD ? ABS (mod->n) : mod->n,
                            mod->how != BM_MOD_ADD ? "" : mod->n < 0 ? " less" : " more");
  return SAID_TARGET;
}

static const char *
side_words (guint       side,
            const char *worms,
            const char *bird,
            const char *both)
{
  return side == BM_SIDE_WORMS ? worms : side == BM_SIDE_BIRD ? bird : both;
}

static guint
append_amount (GString      *string,
               const BmCard *card,
               const BmMod  *mod)
{
  gboolean pecked = mod->action == BM_ACTION_PECK;

  switch ((BmAmount) (mod->hook - BM_HOOK_AMOUNT (0)))
    {
    case BM_AMOUNT_ACTIONS:
      g_string_append (string, side_words (mod->side, "the Worms have ", "the Bird has ", "each side has "));
      append_number (string, mod, "action");
      g_string_append (string, " in a turn");
      return SAID_SIDE;
    case BM_AMOUNT_DRAW:
      g_string_append (string, side_words (mod->side, "the Worms draw ", "the Bird draws ", "each side draws "));
      append_number (string, mod, "card");
      g_string_append (string, " at the start of a turn");
      return SAID_SIDE;
    case BM_AMOUNT_BITE_HEALTH:
      g_string_append (string, "a Bite takes ");
      append_number (string, mod, "Health");
      return 0;
    case BM_AMOUNT_BITE_ACTIONS:
      g_string_append (string, "a Bite takes ");
      append_number (string, mod, "action");
      return 0;
    case BM_AMOUNT_FOOD:
      return append_food (string, card, mod);
    case BM_AMOUNT_RAIN_STEPS:
      return append_rain_steps (string, card, mod);
    case BM_AMOUNT_SUSPICION_RISE:
      g_string_append (string, pecked ? "after a Peck Suspicion " : "after rain Suspicion ");
      append_step (string, mod, "rise", "rises");
      return pecked ? SAID_ACTION : 0;
    case BM_AMOUNT_HUNGER_FALL:
      g_string_append (string, "in Move Tokens Hunger ");
      append_step (string, mod, "fall", "falls");
      return 0;
    case BM_AMOUNT_REST:
      g_string_append (string, "a Rest gives back ");
      append_number (string, mod, "Health");
      return 0;
    case BM_AMOUNT_HAND_LIMIT:
      g_string_append (string, side_words (mod->side, "the Worms keep ", "the Bird keeps ", "each side keeps "));
      append_number (string, mod, "card");
      g_string_append (string, " at the end of its turn");
      return SAID_SIDE;
    case BM_N_AMOUNTS:
    default:
      return 0;
    }
}

static void
append_calendar (GString     *string,
                 const BmMod *mod)
{
  if (mod->hook == BM_HOOK_ORDER)
    g_string_append_printf (string, "%s turn first", mod->n == BM_SIDE_BIRD ? "the Bird has its" : "the Worms have their");
  else if (mod->n == BM_RAIN_NO)
    g_string_append (string, "at the rain check it does not rain");
  else if (mod->n == BM_RAIN_ROLL)
    g_string_append (string, "at the rain check the die is rolled");
  else
    g_string_append_printf (string, "at the rain check it rains, and the Worms move %s", bm_dir_name ((BmDir) mod->n));
}

/* What has been said of MOD. */
static guint
append_what (GString      *string,
             const BmCard *card,
             guint         mask,
             const BmMod  *mod)
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
  if (mod->hook < BM_HOOK_AMOUNT (0))
    return append_may (string, card, mod);
  if (mod->hook < BM_HOOK_SEES)
    return append_amount (string, card, mod);
  if (mod->hook != BM_HOOK_SEES)
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
               const BmCard *card,
               const BmMod  *mod,
               guint         said)
{
  append_part (string, card, ", for ", said & SAID_WHO ? BM_NO_CODE : mod->who);
  append_part (string, card, ", that is to ", said & SAID_TARGET ? BM_NO_CODE : mod->target);
  append_part (string, card, ", from ", said & SAID_FROM ? BM_NO_CODE : mod->from);
  if (mod->side != BM_N_SIDES && !(said & SAID_SIDE))
    g_string_append_printf (string, ", for %s", mod->side == BM_SIDE_BIRD ? "the Bird" : "the Worms");
  if (mod->action != BM_N_ACTIONS && !(said & SAID_ACTION))
    g_string_append_printf (string, ", if it comes by %s", bm_action_titles[mod->action]);
  if (mod->first == 1 && mod->hook == BM_HOOK_MAY (BM_MAY_CLOSE))
    g_string_append (string, ", only the first time after each start of a turn of the Worms");
  else if (mod->first == 1)
    g_string_append (string, ", only the first time in a turn");
  else if (mod->first > 1)
    g_string_append_printf (string, ", only the first %u times in a turn", mod->first);
  bm_explain_condition (string, card, mod->condition);
}

void
bm_explain_mods (GString      *string,
                 const BmCard *card,
                 guint         first,
                 guint         n,
                 const char   *indent)
{
  guint same = 1;

  for (guint i = 0; i < n; i += same)
    {
      const BmMod *mod = &bm_card_set->mods[first + i];
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

