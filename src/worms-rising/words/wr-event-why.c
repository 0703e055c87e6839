/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The events of a move are grouped into happenings (wr-event-words.h), each the consequence of an earlier one.  That
 * is found backwards: the nearest that could have caused the line.
 */
#include "config.h"

#include "wr-event-why.h"

#include <glib/gi18n-lib.h>

#include "wr-board.h"
#include "wr-card-set.h"

/* ---- The rule of a line */

/* Of the actions that have a line of their own: the others are shown by their results. */
static const char *
rule_of_action (const BmEvent *spent)
{
  gboolean bird = spent->who == WR_SIDE_BIRD;

  switch ((int) spent->m)
    {
    case WR_ACTION_BEDROCK:
      return "R10.5";
    case WR_ACTION_BREAK:
      return bird ? "R6.4" : "R10.4";
    case WR_ACTION_DRILL:
      return "R6.7";
    case WR_ACTION_PLAY:
      return bird ? "R6.9" : "R10.7";
    case WR_ACTION_PUSH:
      return "R10.2";
    case WR_ACTION_RAISE:
      return "R10.6";
    case WR_ACTION_REST:
      return "R6.8";
    default:
      return "R5";
    }
}

/* CAUSE: the kind of the first event of the line before it in the chain, 0: none. */
static const char *
rule_of_tracker (const BmEvent *event,
                 guint          cause)
{
  gboolean up = event->to > event->from;

  switch ((WrTracker) event->who)
    {
    case WR_TRACKER_HUNGER:
      return up ? "R6.6" : "R4.4";
    case WR_TRACKER_SUSPICION:
      if (!up)
        return "R4.4";
      return cause == WR_EVENT_SPENT || cause == WR_EVENT_PECKED ? "R6.5" : "R7.4";
    case WR_TRACKER_HEALTH:
    default:
      return up ? "R6.8" : "R10.3";
    }
}

static const char *
rule_of_token (const BmEvent *event)
{
  static const char *const rules[WR_N_TOKENS] = {
    [WR_TOKEN_BEDROCK] = "R9.1", [WR_TOKEN_WORMHOLE] = "R12", [WR_TOKEN_DRILL] = "R9.2",
    [WR_TOKEN_GRAVESTONE] = "R9.3", [WR_TOKEN_LAVA] = "R9.4",
  };

  if (event->kind == WR_EVENT_PUT && event->who == WR_TOKEN_GRAVESTONE)
    return "R6.6";
  return event->who < WR_N_TOKENS ? rules[event->who] : "R3.6";
}

/* For the others it depends only on the kind. */
static const char *const rules_of_kinds[WR_N_EVENT_KINDS] = {
  [WR_EVENT_DAY] = "R4.4",         [WR_EVENT_RAIN] = "R7.6",       [WR_EVENT_TURN] = "R5.1",
  [WR_EVENT_TURN_END] = "R5.5",    [WR_EVENT_SPECIAL] = "R4.2",    [WR_EVENT_DRAWN] = "R4.6",
  [WR_EVENT_SHUFFLED] = "R4.6",    [WR_EVENT_DISCARDED] = "R4.3",  [WR_EVENT_POWER] = "R13.2",
  [WR_EVENT_DRAFTED] = "R13.2",    [WR_EVENT_ACTIONS] = "R5.1",    [WR_EVENT_FLEW] = "R6.1",
  [WR_EVENT_FELL] = "R11.4",       [WR_EVENT_CARRIED] = "R8.2",    [WR_EVENT_TELEPORTED] = "R12.1",
  [WR_EVENT_RAISED] = "R10.6",     [WR_EVENT_WORM_EATEN] = "R11.1", [WR_EVENT_ZOMBIE_EATEN] = "R11.1",
  [WR_EVENT_STUNNED] = "R13.5",    [WR_EVENT_WOKE] = "R13.5",      [WR_EVENT_BITTEN] = "R10.3",
  [WR_EVENT_PECKED] = "R6.5",      [WR_EVENT_DUG] = "R6.2",        [WR_EVENT_ROSE] = "R10.2",
  [WR_EVENT_BROKE] = "R8.3",       [WR_EVENT_BURNT] = "R9.3",      [WR_EVENT_REMINDER] = "R13.3",
  [WR_EVENT_SKIPPED] = "G3",       [WR_EVENT_WON] = "R2",          [WR_EVENT_SEEN] = "R13.1",
};

static const char *
rule_of (const BmEvent *event,
         guint          cause)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_SPENT:
      return rule_of_action (event);
    case WR_EVENT_MOVED:
      return cause == WR_EVENT_RAIN || cause == WR_EVENT_ROLLED || cause == WR_EVENT_SPENT || cause == WR_EVENT_PECKED
             ? "R7.1" : "R10.1";
    case WR_EVENT_PUT:
    case WR_EVENT_TAKEN:
    case WR_EVENT_SHIFTED:
      return rule_of_token (event);
    case WR_EVENT_TRACKER:
      return rule_of_tracker (event, cause);
    case WR_EVENT_ROLLED:
      return event->n == BM_RAIN_DIE ? "R4.1" : NULL;
    case WR_EVENT_PLAYED:
      return event->who == WR_SIDE_BIRD ? "R6.9" : "R10.7";
    case WR_EVENT_DIED:
      return event->n == 1 ? NULL : "R11.2";
    case WR_EVENT_SANK:
      return cause == WR_EVENT_TURN_END || cause == 0 ? "R8.1" : "R8.2";
    default:
      return event->kind < WR_N_EVENT_KINDS ? rules_of_kinds[event->kind] : NULL;
    }
}

/* ---- The cause of a line */

#define DEATH_KINDS \
  (WR_KIND_BIT (WR_EVENT_WORM_EATEN) | WR_KIND_BIT (WR_EVENT_ZOMBIE_EATEN) | WR_KIND_BIT (WR_EVENT_DIED))

/* Root causes: actions, the evening, cards.  What follows in the same move is their consequence if there is no nearer
   cause. */
#define ROOT_KINDS \
  (WR_KIND_BIT (WR_EVENT_SPENT) | WR_KIND_BIT (WR_EVENT_PLAYED) | WR_KIND_BIT (WR_EVENT_POWER) \
   | WR_KIND_BIT (WR_EVENT_SPECIAL) | WR_KIND_BIT (WR_EVENT_TURN_END))

/* A new beginning: a new day ends the chain of the night. */
#define CLOCK_KINDS (WR_KIND_BIT (WR_EVENT_DAY) | WR_KIND_BIT (WR_EVENT_TURN))

/* Never the consequence of an event of its move, but only of the calendar. */
#define LONE_KINDS (CLOCK_KINDS | WR_KIND_BIT (WR_EVENT_SPECIAL) | WR_KIND_BIT (WR_EVENT_TURN_END))

static gboolean
puts_lava (const WrHappening *happening,
           WrSpace            space)
{
  const BmEvent *events = happening->events;

  for (guint i = 0; i < happening->n; i++)
    if (events[i].kind == WR_EVENT_PUT && events[i].who == WR_TOKEN_LAVA && events[i].to == space)
      return TRUE;
  return FALSE;
}

/* Whether CAUSE could have led to EVENT, more directly than by being in the same move. */
static gboolean
leads_to (const WrHappening *cause,
          const BmEvent     *event)
{
  guint64 first = WR_KIND_BIT (cause->events->kind);
  const guint64 lures = WR_KIND_BIT (WR_EVENT_RAIN) | WR_KIND_BIT (WR_EVENT_PECKED);
  gboolean moves = event->who < WR_N_PIECES && (cause->moved >> event->who & 1);
  const int column = event->from != WR_SPACE_NONE ? wr_space_column (event->from) : -1;
  gboolean shifts = column >= 0 && (cause->columns >> column & 1);

  switch ((int) event->kind)
    {
    case WR_EVENT_MOVED:
      return (cause->kinds & lures) != 0;
    case WR_EVENT_FELL:
    case WR_EVENT_TELEPORTED:
    case WR_EVENT_CARRIED:
      return moves || shifts;
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
    case WR_EVENT_DIED:
      return moves || shifts || (cause->moved >> WR_PIECE_BIRD & 1) || puts_lava (cause, event->from);
    case WR_EVENT_BROKE:
    case WR_EVENT_BURNT:
      return shifts || puts_lava (cause, event->from);
    case WR_EVENT_PUT:
      return event->who == WR_TOKEN_GRAVESTONE && (first & DEATH_KINDS) != 0;
    case WR_EVENT_TRACKER:
      if (event->who == WR_TRACKER_HEALTH)
        return first == WR_KIND_BIT (WR_EVENT_BITTEN);
      return event->to > event->from
             && (event->who == WR_TRACKER_SUSPICION ? cause->kinds & lures : first & DEATH_KINDS) != 0;
    case WR_EVENT_WON:
      return (first & (WR_KIND_BIT (WR_EVENT_TRACKER) | DEATH_KINDS)) != 0
             || (cause->kinds & (WR_KIND_BIT (WR_EVENT_BITTEN) | WR_KIND_BIT (WR_EVENT_WORM_EATEN))) != 0;
    case WR_EVENT_ACTIONS:
      return first == WR_KIND_BIT (WR_EVENT_BITTEN);
    case WR_EVENT_STUNNED:
      return first == WR_KIND_BIT (WR_EVENT_ROLLED);
    default:
      return FALSE;
    }
}

/* The index of the cause of happening number INDEX, or -1. */
static int
find_cause (GArray *happenings,
            int     index)
{
  const BmEvent *event = g_array_index (happenings, WrHappening, index).events;

  if (LONE_KINDS >> event->kind & 1)
    return -1;
  for (int i = index - 1; i >= 0; i--)
    {
      const WrHappening *cause = &g_array_index (happenings, WrHappening, i);

      if (leads_to (cause, event) || (ROOT_KINDS >> cause->events->kind & 1))
        return i;
      if (CLOCK_KINDS >> cause->events->kind & 1)
        return event->kind == WR_EVENT_WOKE ? -1 : i;
    }
  return -1;
}

static void
why_clear (gpointer why)
{
  g_clear_pointer (&((WrWhy *) why)->text, g_free);
}

GArray *
wr_event_why (const BmEvent *events,
              guint          n,
              guint          at)
{
  g_autoptr(GArray) happenings = wr_happenings_new (events, n);
  g_autoptr(GArray) chain = g_array_new (FALSE, FALSE, sizeof (int));
  GArray *why = g_array_new (FALSE, FALSE, sizeof (WrWhy));
  guint cause = 0;
  int index = -1;

  g_array_set_clear_func (why, why_clear);
  while (index + 1 < (int) happenings->len && g_array_index (happenings, WrHappening, index + 1).events <= &events[at])
    index++;
  for (; index >= 0; index = find_cause (happenings, index))
    g_array_prepend_val (chain, index);
  for (guint i = 0; i < chain->len; i++)
    {
      WrHappening *happening = &g_array_index (happenings, WrHappening, g_array_index (chain, int, i));
      const BmEvent *event = happening->events;
      /* Dice are part of the chain only as a cause. */
      WrWhy link = { g_steal_pointer (&happening->text),
                     rule_of (happening->about->kind == WR_EVENT_PUT ? happening->about : event, cause), happening->card };

      if (event->kind == WR_EVENT_TURN_END)
        link.text = g_strdup (event->who == WR_SIDE_BIRD ? _("The Bird ends its turn.") : _("The Worms end their turn."));
      if (link.text != NULL)
        g_array_append_val (why, link);
      /* A piece that moves by its own action is not driven there. */
      cause = event->kind == WR_EVENT_SPENT && event->m == WR_ACTION_MOVE ? 0 : event->kind;
    }
  return why;
}
