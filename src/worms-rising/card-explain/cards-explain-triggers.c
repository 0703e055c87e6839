/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: durations and triggers in plain English.
 */
#include "cards-explain.h"

#include <string.h>

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

void
wr_explain_until (GString      *string,
                  const WrCard *card,
                  const WrPart *part)
{
  static const char *const texts[] = {
    [WR_UNTIL_TURN] = "to the end of this turn",
    [WR_UNTIL_NEXT_TURN_WORMS] = "in the Worms’ next turn",
    [WR_UNTIL_NEXT_TURN_BIRD] = "in the Bird’s next turn",
    [WR_UNTIL_TURN_WORMS] = "until the Worms’ next turn starts",
    [WR_UNTIL_TURN_BIRD] = "until the Bird’s next turn starts",
    [WR_UNTIL_END_WORMS] = "to the end of the Worms’ next turn",
    [WR_UNTIL_END_BIRD] = "to the end of the Bird’s next turn",
    [WR_UNTIL_DAY] = "today",
    [WR_UNTIL_TOMORROW] = "tomorrow",
    [WR_UNTIL_MATCH] = "for the rest of the match",
  };
  static const char *const events[WR_N_TRIGGER_EVENTS] = {
    [WR_AFTER_BITE] = "until somebody Bites",
    [WR_AFTER_EATEN] = "until a Worm or Zombie is eaten",
    [WR_AFTER_FLY] = "until the Bird Flies",
    [WR_AFTER_ON_GRASS] = "until somebody comes onto a Grass",
    [WR_AFTER_REST] = "until the Bird Rests",
    [WR_AFTER_TURN_START] = "until a turn starts",
    [WR_AFTER_TURN_END] = "until a turn ends",
    [WR_AFTER_MOVE_TOKENS] = "until Move Tokens",
    [WR_AFTER_DAY_END] = "until the day ends",
    [WR_REPLACE_EATEN] = "until somebody would be eaten",
    [WR_REPLACE_CONTACT] = "until somebody is in the Bird’s space",
  };

  switch ((WrUntil) part->until)
    {
    case WR_UNTIL_DAYS:
      g_string_append_printf (string, "today and for %u more days", part->until_n);
      break;
    case WR_UNTIL_EVENT:
      g_string_append (string, events[part->until_n]);
      break;
    case WR_UNTIL_WHILE:
      g_string_append (string, "as long as ");
      wr_explain_predicate (string, card, part->while_true);
      break;
    case WR_UNTIL_TURN:
    case WR_UNTIL_NEXT_TURN_WORMS:
    case WR_UNTIL_NEXT_TURN_BIRD:
    case WR_UNTIL_TURN_WORMS:
    case WR_UNTIL_TURN_BIRD:
    case WR_UNTIL_END_WORMS:
    case WR_UNTIL_END_BIRD:
    case WR_UNTIL_DAY:
    case WR_UNTIL_TOMORROW:
    case WR_UNTIL_MATCH:
    case WR_N_UNTILS:
    default:
      g_string_append (string, part->until < G_N_ELEMENTS (texts) ? texts[part->until] : "?");
      break;
    }
}

void
wr_explain_trigger (GString         *string,
                    const WrCard    *card,
                    const WrTrigger *trigger)
{
  /* %s is who it happens to; texts without it are about nobody in particular. */
  static const struct
  {
    const char *text;
    const char *who;
  } events[WR_N_TRIGGER_EVENTS] = {
    [WR_AFTER_BITE] = { "After a Bite by %s", "a Worm or a Zombie" },
    [WR_AFTER_EATEN] = { "After %s was eaten", "a Worm or a Zombie" },
    [WR_AFTER_FLY] = { "After %s has flown", "the Bird" },
    [WR_AFTER_ON_GRASS] = { "After %s has come onto ", "a piece" },
    [WR_AFTER_REST] = { "After a Rest", NULL },
    [WR_AFTER_TURN_START] = { "At the start of a turn", NULL },
    [WR_AFTER_TURN_END] = { "At the end of a turn", NULL },
    [WR_AFTER_MOVE_TOKENS] = { "After Move Tokens", NULL },
    [WR_AFTER_DAY_END] = { "At the end of the day", NULL },
    [WR_REPLACE_EATEN] = { "Instead of the eating, when %s would be eaten", "a Worm or a Zombie" },
    [WR_REPLACE_CONTACT] = { "Instead of the eating, when %s would be eaten in the Bird’s space",
                             "a Worm or a Zombie" },
  };
  const char *text = events[trigger->event].text, *place = strstr (text, "%s");
  gboolean flies = trigger->event == WR_AFTER_FLY;

  if (place == NULL)
    g_string_append (string, text);
  else
    {
      g_string_append_len (string, text, place - text);
      if (trigger->who == WR_NO_CODE)
        g_string_append (string, events[trigger->event].who);
      else
        wr_explain_selector (string, card, trigger->who, WR_EXPLAIN_ONE);
      g_string_append (string, place + strlen ("%s"));
    }
  if (trigger->side != WR_N_SIDES)
    g_string_append_printf (string, " of %s", trigger->side == WR_SIDE_BIRD ? "the Bird" : "the Worms");
  if (trigger->event == WR_AFTER_ON_GRASS)
    {
      if (trigger->to == WR_NO_CODE)
        g_string_append (string, "a Grass");
      append_part (string, card, "", trigger->to);
    }
  append_part (string, card, flies ? " from " : ", from ", trigger->from);
  if (trigger->event != WR_AFTER_ON_GRASS)
    append_part (string, card, flies ? " to " : ", to ", trigger->to);
  append_part (string, card, ", by ", trigger->by);
  if (trigger->action != WR_N_ACTIONS)
    g_string_append_printf (string, ", by the action %s", wr_action_titles[trigger->action]);
  if (trigger->per != WR_PER_ANY)
    g_string_append_printf (string, ", once per %s", trigger->per == WR_PER_TURN ? "turn" : "match");
  wr_explain_condition (string, card, trigger->condition);
  if (trigger->ask)
    {
      g_string_append (string, trigger->condition == WR_NO_CODE ? ", if " : "; only if ");
      wr_explain_by (string, card, WR_BY_OWNER, "want");
      g_string_append (string, " it");
    }
}
