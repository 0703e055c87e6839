/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: modifiers, triggers and durations in plain English.
 */
#include "cards-explain.h"

#include "bm-names.h"

static const char *const may_titles[] = {
  [BM_MAY_ENTER] = "entering a space",
  [BM_MAY_BE_EATEN] = "being eaten",
  [BM_MAY_CONTACT] = "being eaten in the Bird’s space",
  [BM_MAY_BURN] = "dying in Lava",
  [BM_MAY_RAIN] = "rain",
  [BM_MAY_CLOSE] = "the return of Wormholes to the supply after use",
  [BM_MAY_WEAR] = "the loss of a Drill that breaks Bedrock",
  [BM_MAY_BELOW] = "the Bird below the board",
  [BM_MAY_SIDES] = "the Bird beside the board",
  [BM_MAY_WRAP] = "moving between the columns a and k",
};

static const char *const amount_titles[] = {
  [BM_AMOUNT_ACTIONS] = "the number of actions in a turn",
  [BM_AMOUNT_DRAW] = "the number of cards drawn at the start of a turn",
  [BM_AMOUNT_BITE_HEALTH] = "the Health that a Bite takes",
  [BM_AMOUNT_BITE_ACTIONS] = "the number of actions that a Bite takes",
  [BM_AMOUNT_FOOD] = "the Hunger that a meal gives",
  [BM_AMOUNT_RAIN_STEPS] = "the number of steps in rain",
  [BM_AMOUNT_SUSPICION_RISE] = "the rise of Suspicion after rain",
  [BM_AMOUNT_HUNGER_FALL] = "the fall of Hunger in Move Tokens",
  [BM_AMOUNT_REST] = "the Health that a Rest gives",
  [BM_AMOUNT_HAND_LIMIT] = "the hand limit",
};

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
  switch ((BmShapeType) shape->shape)
    {
    case BM_SHAPE_HERE:     g_string_append (string, "the own space"); break;
    case BM_SHAPE_ADJACENT: g_string_append (string, "adjacent"); break;
    case BM_SHAPE_DIAGONAL: g_string_append (string, "at the corners"); break;
    case BM_SHAPE_NEARBY:   g_string_append (string, "nearby"); break;
    case BM_SHAPE_WITHIN:   g_string_append_printf (string, "within %u spaces", shape->n); break;
    case BM_SHAPE_LINE:
      g_string_append_printf (string, "up to %u spaces in a straight line without Bedrock between", shape->n);
      break;
    case BM_SHAPE_ROW:      g_string_append_printf (string, "up to %u spaces in the own row", shape->n); break;
    case BM_SHAPE_COLUMNS:  g_string_append_printf (string, "any row within %u columns", shape->n); break;
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
  g_string_append (string, " (there:");
  bm_explain_filters (string, card, shape->filter, shape->n_filters);
  g_string_append_c (string, ')');
}

static void
append_range (GString      *string,
              const BmCard *card,
              guint         mask,
              const BmMod  *mod)
{
  g_string_append (string, "the range of ");
  bm_explain_actions (string, mask);
  g_string_append (string, " is: ");
  for (const BmShape *shape = &bm_card_set->shapes[mod->shape]; ; shape++)
    {
      append_shape (string, card, shape);
      if (shape->last)
        return;
      g_string_append (string, ", or ");
    }
}

static void
append_number (GString     *string,
               const BmMod *mod)
{
  if (mod->how == BM_MOD_ADD)
    g_string_append_printf (string, "%d %s", ABS (mod->n), mod->n < 0 ? "less" : "more");
  else if (mod->how == BM_MOD_TIMES)
    g_string_append_printf (string, "%d times as much", mod->n);
  else
    g_string_append_printf (string, "%d", mod->n);
}

static void
append_calendar (GString     *string,
                 const BmMod *mod)
{
  if (mod->hook == BM_HOOK_ORDER)
    g_string_append_printf (string, "%s first", mod->n == BM_SIDE_BIRD ? "the Bird has its turn" : "the Worms have their turn");
  else if (mod->n == BM_RAIN_NO)
    g_string_append (string, "it does not rain at dawn");
  else if (mod->n == BM_RAIN_ROLL)
    g_string_append (string, "rain at dawn is rolled for");
  else
    g_string_append_printf (string, "it rains at dawn, and what it rains on moves %s", bm_dir_name ((BmDir) mod->n));
}

static void
append_what (GString      *string,
             const BmCard *card,
             guint         mask,
             const BmMod  *mod)
{
  switch (group_of (mod->hook))
    {
    case 0:
      append_range (string, card, mask, mod);
      return;
    case 1:
      bm_explain_actions (string, mask);
      g_string_append_printf (string, " costs %d action%s", ABS (mod->n), ABS (mod->n) == 1 ? "" : "s");
      if (mod->how == BM_MOD_ADD)
        g_string_append (string, mod->n < 0 ? " less" : " more");
      return;
    case 2:
      bm_explain_actions (string, mask);
      g_string_append (string, mod->n ? " is allowed" : " is not allowed");
      return;
    default:
      break;
    }
  if (mod->hook < BM_HOOK_AMOUNT (0))
    g_string_append_printf (string, "%s is%s allowed", may_titles[mod->hook - BM_HOOK_MAY (0)], mod->n ? "" : " not");
  else if (mod->hook < BM_HOOK_SEES)
    {
      g_string_append_printf (string, "%s is ", amount_titles[mod->hook - BM_HOOK_AMOUNT (0)]);
      append_number (string, mod);
    }
  else if (mod->hook == BM_HOOK_SEES)
    g_string_append_printf (string, "the other side’s hand %s open", mod->n ? "lies" : "does not lie");
  else
    append_calendar (string, mod);
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

static void
append_limits (GString      *string,
               const BmCard *card,
               const BmMod  *mod)
{
  append_part (string, card, ", for ", mod->who);
  append_part (string, card, ", where the target is ", mod->target);
  append_part (string, card, ", coming from ", mod->from);
  if (mod->side != BM_N_SIDES)
    g_string_append_printf (string, ", for %s", mod->side == BM_SIDE_BIRD ? "the Bird" : "the Worms");
  if (mod->action != BM_N_ACTIONS)
    g_string_append_printf (string, ", if it comes by %s", bm_action_titles[mod->action]);
  if (mod->barred)
    g_string_append (string, ", of the cards barred");
  if (mod->first == 1)
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
      guint mask = same_mods (first + i, n - i, &same);
      gsize start;

      g_string_append (string, indent);
      start = string->len;
      append_what (string, card, mask, mod);
      string->str[start] = g_ascii_toupper (string->str[start]);
      append_limits (string, card, mod);
      g_string_append (string, ".\n");
    }
}

void
bm_explain_until (GString      *string,
                  const BmCard *card,
                  const BmPart *part)
{
  static const char *const texts[] = {
    [BM_UNTIL_TURN] = "to the end of this turn",
    [BM_UNTIL_NEXT_TURN_WORMS] = "in the Worms’ next turn",
    [BM_UNTIL_NEXT_TURN_BIRD] = "in the Bird’s next turn",
    [BM_UNTIL_TURN_WORMS] = "until the Worms’ next turn starts",
    [BM_UNTIL_TURN_BIRD] = "until the Bird’s next turn starts",
    [BM_UNTIL_END_WORMS] = "to the end of the Worms’ next turn",
    [BM_UNTIL_END_BIRD] = "to the end of the Bird’s next turn",
    [BM_UNTIL_DAY] = "today",
    [BM_UNTIL_TOMORROW] = "tomorrow",
    [BM_UNTIL_MATCH] = "for the rest of the match",
  };

  switch ((BmUntil) part->until)
    {
    case BM_UNTIL_DAYS:
      g_string_append_printf (string, "today and for %u more days", part->until_n);
      break;
    case BM_UNTIL_EVENT:
      g_string_append_printf (string, "until the event \"%s\"", bm_trigger_name ((BmTriggerEvent) part->until_n));
      break;
    case BM_UNTIL_WHILE:
      g_string_append (string, "as long as ");
      bm_explain_predicate (string, card, part->while_true);
      break;
    case BM_UNTIL_TURN:
    case BM_UNTIL_NEXT_TURN_WORMS:
    case BM_UNTIL_NEXT_TURN_BIRD:
    case BM_UNTIL_TURN_WORMS:
    case BM_UNTIL_TURN_BIRD:
    case BM_UNTIL_END_WORMS:
    case BM_UNTIL_END_BIRD:
    case BM_UNTIL_DAY:
    case BM_UNTIL_TOMORROW:
    case BM_UNTIL_MATCH:
    case BM_N_UNTILS:
    default:
      g_string_append (string, part->until < G_N_ELEMENTS (texts) ? texts[part->until] : "?");
      break;
    }
}

void
bm_explain_trigger (GString         *string,
                    const BmCard    *card,
                    const BmTrigger *trigger)
{
  static const char *const texts[BM_N_TRIGGER_EVENTS] = {
    [BM_AFTER_BITE] = "After a Bite",
    [BM_AFTER_EATEN] = "After a Worm or Zombie was eaten",
    [BM_AFTER_FLY] = "After the Bird flew",
    [BM_AFTER_ON_GRASS] = "After a piece came onto a Grass",
    [BM_AFTER_REST] = "After a Rest",
    [BM_AFTER_TURN_START] = "At the start of a turn",
    [BM_AFTER_TURN_END] = "At the end of a turn",
    [BM_AFTER_MOVE_TOKENS] = "After Move Tokens",
    [BM_AFTER_DAY_END] = "At the end of the day",
    [BM_REPLACE_EATEN] = "Instead of a Worm or Zombie being eaten",
    [BM_REPLACE_CONTACT] = "Instead of a Worm or Zombie being eaten in the Bird’s space",
  };

  g_string_append (string, texts[trigger->event]);
  if (trigger->side != BM_N_SIDES)
    g_string_append_printf (string, " of %s", trigger->side == BM_SIDE_BIRD ? "the Bird" : "the Worms");
  append_part (string, card, ", the piece being ", trigger->who);
  append_part (string, card, ", by ", trigger->by);
  append_part (string, card, ", from ", trigger->from);
  append_part (string, card, ", to ", trigger->to);
  if (trigger->action != BM_N_ACTIONS)
    g_string_append_printf (string, ", by the action %s", bm_action_titles[trigger->action]);
  if (trigger->per != BM_PER_ANY)
    g_string_append_printf (string, ", once per %s", trigger->per == BM_PER_TURN ? "turn" : "match");
  bm_explain_condition (string, card, trigger->condition);
  if (trigger->ask)
    {
      g_string_append (string, ", if ");
      bm_explain_by (string, card, BM_BY_OWNER, "want");
      g_string_append (string, " it");
    }
}
