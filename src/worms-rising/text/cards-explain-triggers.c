/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: durations and triggers in plain English.
 */
#include "cards-explain.h"

#include <string.h>

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
  static const char *const events[BM_N_TRIGGER_EVENTS] = {
    [BM_AFTER_BITE] = "until somebody Bites",
    [BM_AFTER_EATEN] = "until a Worm or Zombie is eaten",
    [BM_AFTER_FLY] = "until the Bird Flies",
    [BM_AFTER_ON_GRASS] = "until somebody comes onto a Grass",
    [BM_AFTER_REST] = "until the Bird Rests",
    [BM_AFTER_TURN_START] = "until a turn starts",
    [BM_AFTER_TURN_END] = "until a turn ends",
    [BM_AFTER_MOVE_TOKENS] = "until Move Tokens",
    [BM_AFTER_DAY_END] = "until the day ends",
    [BM_REPLACE_EATEN] = "until somebody would be eaten",
    [BM_REPLACE_CONTACT] = "until somebody is in the Bird’s space",
  };

  switch ((BmUntil) part->until)
    {
    case BM_UNTIL_DAYS:
      g_string_append_printf (string, "today and for %u more days", part->until_n);
      break;
    case BM_UNTIL_EVENT:
      g_string_append (string, events[part->until_n]);
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
  /* %s is who it happens to; texts without it are about nobody in particular. */
  static const struct
  {
    const char *text;
    const char *who;
  } events[BM_N_TRIGGER_EVENTS] = {
    [BM_AFTER_BITE] = { "After a Bite by %s", "a Worm or a Zombie" },
    [BM_AFTER_EATEN] = { "After %s was eaten", "a Worm or a Zombie" },
    [BM_AFTER_FLY] = { "After %s has flown", "the Bird" },
    [BM_AFTER_ON_GRASS] = { "After %s has come onto ", "a piece" },
    [BM_AFTER_REST] = { "After a Rest", NULL },
    [BM_AFTER_TURN_START] = { "At the start of a turn", NULL },
    [BM_AFTER_TURN_END] = { "At the end of a turn", NULL },
    [BM_AFTER_MOVE_TOKENS] = { "After Move Tokens", NULL },
    [BM_AFTER_DAY_END] = { "At the end of the day", NULL },
    [BM_REPLACE_EATEN] = { "Instead of the eating, when %s would be eaten", "a Worm or a Zombie" },
    [BM_REPLACE_CONTACT] = { "Instead of the eating, when %s would be eaten in the Bird’s space",
                             "a Worm or a Zombie" },
  };
  const char *text = events[trigger->event].text, *place = strstr (text, "%s");
  gboolean flies = trigger->event == BM_AFTER_FLY;

  if (place == NULL)
    g_string_append (string, text);
  else
    {
      g_string_append_len (string, text, place - text);
      if (trigger->who == BM_NO_CODE)
        g_string_append (string, events[trigger->event].who);
      else
        bm_explain_selector (string, card, trigger->who, BM_EXPLAIN_ONE);
      g_string_append (string, place + strlen ("%s"));
    }
  if (trigger->side != BM_N_SIDES)
    g_string_append_printf (string, " of %s", trigger->side == BM_SIDE_BIRD ? "the Bird" : "the Worms");
  if (trigger->event == BM_AFTER_ON_GRASS)
    {
      if (trigger->to == BM_NO_CODE)
        g_string_append (string, "a Grass");
      append_part (string, card, "", trigger->to);
    }
  append_part (string, card, flies ? " from " : ", from ", trigger->from);
  if (trigger->event != BM_AFTER_ON_GRASS)
    append_part (string, card, flies ? " to " : ", to ", trigger->to);
  append_part (string, card, ", by ", trigger->by);
  if (trigger->action != BM_N_ACTIONS)
    g_string_append_printf (string, ", by the action %s", bm_action_titles[trigger->action]);
  if (trigger->per != BM_PER_ANY)
    g_string_append_printf (string, ", once per %s", trigger->per == BM_PER_TURN ? "turn" : "match");
  bm_explain_condition (string, card, trigger->condition);
  if (trigger->ask)
    {
      g_string_append (string, trigger->condition == BM_NO_CODE ? ", if " : "; only if ");
      bm_explain_by (string, card, BM_BY_OWNER, "want");
      g_string_append (string, " it");
    }
}
