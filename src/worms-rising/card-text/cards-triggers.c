/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Triggers, and the ops that put effects in force: `mod` and `later`.
 */
#include "cards-ops.h"

#include <string.h>

#include "wr-names.h"

#define WORM_OR_ZOMBIE (1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE)

const WrTriggerEventText wr_trigger_events[WR_N_TRIGGER_EVENTS] = {
  [WR_AFTER_BITE] = { .who = WORM_OR_ZOMBIE, .to = TRUE },
  [WR_AFTER_EATEN] = { .who = WORM_OR_ZOMBIE, .from = TRUE, .to = TRUE, .action = TRUE },
  [WR_AFTER_FLY] = { .who = 1u << WR_THING_BIRD, .from = TRUE, .to = TRUE },
  [WR_AFTER_ON_GRASS] = { .who = WR_ANY_PIECE, .to = TRUE },
  [WR_AFTER_REST] = { .who = 1u << WR_THING_BIRD },
  [WR_AFTER_TURN_START] = { .side = TRUE },
  [WR_AFTER_TURN_END] = { .side = TRUE },
  [WR_AFTER_MOVE_TOKENS] = { .who = 0 },
  [WR_AFTER_DAY_END] = { .who = 0 },
  [WR_REPLACE_EATEN] = { .who = WORM_OR_ZOMBIE, .action = TRUE },
  [WR_REPLACE_CONTACT] = { .who = WORM_OR_ZOMBIE, .action = TRUE },
};

#define TRIGGER_KEYS "event", "who", "by", "from", "to", "by-action", "side", "if", "do"

static int
read_event (WrCardsReader *reader,
            const BmJson  *at,
            gboolean       replace)
{
  static const char *const replaced[] = { "eaten", "contact", NULL };
  int event = wr_cards_member_word (reader, at, "event", replace ? replaced : wr_trigger_words, "event", TRUE);

  return event < 0 || !replace ? event : event + WR_REPLACE_EATEN;
}

/* The selector in the member KEY, if the event HAS that member. */
static guint16
read_matcher (WrCardsReader *reader,
              const BmJson  *at,
              const char    *key,
              gboolean       has)
{
  BmJson child;

  if (!bm_json_member (at, key, &child))
    return WR_NO_CODE;
  if (!has)
    {
      wr_cards_fault (reader, &child, "this event has no \"%s\"", key);
      return WR_NO_CODE;
    }
  return wr_cards_matcher (reader, at, key);
}

/* All of TRIGGER but its program. */
static gboolean
read_trigger (WrCardsReader *reader,
              const BmJson  *at,
              gboolean       replace,
              WrTrigger     *trigger)
{
  const WrTriggerEventText *text;
  int event = read_event (reader, at, replace), action, side;
  BmJson child;

  *trigger = (WrTrigger) { .side = WR_N_SIDES, .action = WR_N_ACTIONS, .who_slot = WR_NO_SLOT, .from_slot = WR_NO_SLOT,
                           .to_slot = WR_NO_SLOT, .who = WR_NO_CODE, .by = WR_NO_CODE, .from = WR_NO_CODE,
                           .to = WR_NO_CODE, .condition = WR_NO_CODE };
  if (event < 0)
    return FALSE;
  trigger->event = (guint8) event;
  text = &wr_trigger_events[event];
  trigger->who = read_matcher (reader, at, "who", text->who != 0);
  trigger->by = read_matcher (reader, at, "by", text->who != 0);
  trigger->from = read_matcher (reader, at, "from", text->from);
  trigger->to = read_matcher (reader, at, "to", text->to);
  action = wr_cards_member_word (reader, at, "by-action", wr_card_action_words, "action", FALSE);
  if (action >= 0)
    trigger->action = (guint8) action;
  if (bm_json_member (at, "by-action", &child) && !text->action)
    wr_cards_fault (reader, &child, "this event is not caused by an action");
  side = wr_cards_member_word (reader, at, "side", wr_card_side_words, "side", FALSE);
  if (side >= 0)
    trigger->side = (guint8) side;
  if (bm_json_member (at, "side", &child) && !text->side)
    wr_cards_fault (reader, &child, "this event belongs to no side; only turns do");
  return TRUE;
}

/* The condition and the program, which can refer to the event's data. */
static void
read_program (WrCardsReader *reader,
              const BmJson  *at,
              WrTrigger     *trigger)
{
  WrTriggerText *outer = reader->trigger;
  WrTriggerText text = { .outer = outer, .trigger = trigger };
  guint kinds = wr_trigger_events[trigger->event].who, outer_kinds = reader->it_kinds;
  gboolean outer_lasting = reader->lasting;
  BmJson child;

  reader->trigger = &text;
  reader->it_kinds = kinds;
  reader->lasting = FALSE;
  trigger->condition = wr_cards_condition (reader, at, "if");
  if (wr_cards_member (reader, at, "do", TRUE, &child))
    trigger->start = wr_cards_program (reader, &child, kinds);
  reader->trigger = outer;
  reader->it_kinds = outer_kinds;
  reader->lasting = outer_lasting;
}

void
wr_cards_trigger (WrCardsReader *reader,
                  const BmJson  *at,
                  gboolean       replace)
{
  static const char *const keys[] = { TRIGGER_KEYS, "per", "ask", NULL };
  WrTrigger trigger;
  BmJson child;
  int per;

  if (!wr_cards_object (reader, at, keys) || !read_trigger (reader, at, replace, &trigger))
    return;
  per = wr_cards_member_word (reader, at, "per", wr_per_words, "time", FALSE);
  trigger.per = (guint8) MAX (per, 0);
  trigger.ask = (guint8) wr_cards_flag (reader, at, "ask", FALSE);
  if (trigger.ask && !replace && bm_json_member (at, "ask", &child))
    wr_cards_fault (reader, &child, "goes with \"replace\" only");
  read_program (reader, at, &trigger);
  reader->card->triggers |= (guint16) (1u << trigger.event);
  g_array_append_val (reader->card_triggers, trigger);
}

/* --- Durations ------------------------------------------------------------------------------------------------- */

static void
read_while (WrCardsReader *reader,
            const BmJson  *at,
            WrPart        *part)
{
  static const char *const keys[] = { "while", NULL };
  gboolean outer = reader->lasting;
  BmJson child;

  part->until = WR_UNTIL_WHILE;
  reader->lasting = TRUE;
  if (wr_cards_object (reader, at, keys) && wr_cards_member (reader, at, "while", TRUE, &child))
    part->while_true = wr_cards_predicate (reader, &child);
  reader->lasting = outer;
}

static const char *
nearest_duration (const char *text)
{
  static const char *const durations[] = {
    "turn", "next-turn bird", "next-turn worms", "until-turn bird", "until-turn worms", "until-end bird",
    "until-end worms", "day", "tomorrow", "days 1", "days 2", "days 3", "match", "event bite", "event eaten", "event fly",
    "event on-grass", "event rest", "event turn-start", "event turn-end", "event move-tokens", "event day-end", NULL
  };

  return wr_cards_nearest (text, durations);
}

static void
read_until (WrCardsReader *reader,
            const BmJson  *at,
            WrPart        *part)
{
  BmJson child;
  WrUntil until = WR_UNTIL_TURN;
  guint n = 0;
  const char *text;

  if (!wr_cards_member (reader, at, "until", TRUE, &child))
    return;
  if (JSON_NODE_HOLDS_OBJECT (child.node))
    {
      read_while (reader, &child, part);
      return;
    }
  text = bm_json_is_string (&child) ? json_node_get_string (child.node) : "";
  if (!wr_until_from_text (text, &until, &n) || until == WR_UNTIL_WHILE
      || (until == WR_UNTIL_EVENT && n > WR_AFTER_DAY_END))
    {
      const char *like = nearest_duration (text);

      if (like != NULL)
        wr_cards_fault (reader, &child, "is no duration; did you mean \"%s\"?", like);
      else
        wr_cards_fault (reader, &child, "is no duration; it can be \"turn\", \"day\", \"tomorrow\", \"days 2\", "
                        "\"match\", \"next-turn SIDE\", \"until-turn SIDE\", \"until-end SIDE\", \"event NAME\" or "
                        "{\"while\": ...}");
      return;
    }
  part->until = (guint8) until;
  part->until_n = (guint8) n;
}

/* --- The ops --------------------------------------------------------------------------------------------------- */

static guint16
new_part (WrCardsReader *reader,
          const BmJson  *at)
{
  const WrPart part = { .while_true = WR_NO_CODE, .trigger = WR_NO_CODE };

  if (reader->card->n_parts == G_MAXUINT8)
    wr_cards_fault (reader, at, "a card can put %d things in force at most", G_MAXUINT8);
  reader->card->n_parts++;
  return wr_tables_append (reader->tables, reader->tables->parts, &part, 1);
}

static WrPart *
get_part (WrCardsReader *reader,
          guint16        part)
{
  return &g_array_index (reader->tables->parts, WrPart, part);
}

static void
read_keep_hand (WrCardsReader *reader,
                const BmJson  *at,
                gboolean       barred,
                WrOp          *op)
{
  static const char *const keys[] = { "of", "not", NULL };
  static const char *const sides[] = { [WR_SIDE_WORMS] = "worms", [WR_SIDE_BIRD] = "bird", NULL };
  BmJson child, card;
  guint kinds;
  int side;

  if (!bm_json_member (at, "keep-hand", &child))
    {
      if (barred)
        wr_cards_fault_member (reader, at, "barred", "there must be \"keep-hand\" beside it: it says which cards");
      return;
    }
  if (!barred)
    wr_cards_fault (reader, &child, "there must be \"barred\": true beside it");
  if (!wr_cards_object (reader, &child, keys))
    return;
  side = wr_cards_member_word (reader, &child, "of", sides, "side", TRUE);
  op->by = side == WR_SIDE_WORMS ? WR_BY_WORMS : WR_BY_BIRD;
  if (bm_json_member (&child, "not", &card) && wr_cards_ref (reader, &card, &op->x, &kinds))
    wr_cards_check_kinds (reader, &card, kinds, 1u << WR_THING_CARD);
}

void
wr_cards_op_mod (WrCardsReader *reader,
                 const BmJson  *at)
{
  static const char *const more_keys[] = { "op", "until", "keep-hand", NULL };
  g_autoptr (GArray) mods = g_array_new (FALSE, TRUE, sizeof (WrMod));
  WrOp op = wr_new_op (WR_OP_EFFECT);
  guint16 number = new_part (reader, at);
  WrPart part = { .while_true = WR_NO_CODE, .trigger = WR_NO_CODE };
  gboolean outer = reader->lasting, barred = FALSE;

  reader->lasting = TRUE;
  wr_cards_mod (reader, at, more_keys, mods);
  reader->lasting = outer;
  read_until (reader, at, &part);
  for (guint i = 0; i < mods->len; i++)
    {
      const WrMod *mod = &g_array_index (mods, WrMod, i);

      part.hooks |= wr_mod_hooks (mod);
      barred = barred || mod->barred;
    }
  read_keep_hand (reader, at, barred, &op);
  part.mod = wr_tables_append (reader->tables, reader->tables->mods, mods->data, mods->len);
  part.n_mods = (guint16) mods->len;
  if (reader->tables->full)
    return;
  *get_part (reader, number) = part;
  op.n = (guint8) (number - reader->card->part);
  wr_cards_emit (reader, op);
}

void
wr_cards_op_later (WrCardsReader *reader,
                   const BmJson  *at)
{
  static const char *const keys[] = { TRIGGER_KEYS, "op", "times", "until", NULL };
  WrOp op = wr_new_op (WR_OP_EFFECT);
  guint16 number = new_part (reader, at), place;
  WrPart part = { .while_true = WR_NO_CODE, .trigger = WR_NO_CODE };
  gboolean outer = reader->lasting;
  WrTrigger trigger;
  BmJson child;
  int times = 0;

  if (!wr_cards_object (reader, at, keys))
    return;
  read_until (reader, at, &part);
  if (bm_json_member (at, "times", &child))
    wr_cards_number (reader, &child, 1, 100, &times);
  part.times = (guint8) times;
  reader->lasting = TRUE;
  if (!read_trigger (reader, at, FALSE, &trigger))
    {
      reader->lasting = outer;
      return;
    }
  reader->lasting = outer;
  /* The entry is reserved first, so that the triggers of the program's own reminders come after it. */
  place = wr_tables_append (reader->tables, reader->tables->triggers, &trigger, 1);
  read_program (reader, at, &trigger);
  if (reader->tables->full)
    return;
  g_array_index (reader->tables->triggers, WrTrigger, place) = trigger;
  part.trigger = place;
  *get_part (reader, number) = part;
  op.n = (guint8) (number - reader->card->part);
  wr_cards_emit (reader, op);
}
