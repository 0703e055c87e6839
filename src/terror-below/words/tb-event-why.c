/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Each line of a move is the consequence of an earlier one.  The causes are found backwards: the nearest event that can
 * have caused the line.
 */
#include "config.h"

#include "tb-event-why.h"

#include <string.h>

#include "tb-event-words.h"

#define MAX_CAUSES 7

/* Effects of cards. */
#define CARDS TB_EVENT_USED, TB_EVENT_POWER

/* The possible causes of each kind of event, terminated by 0; none: it begins a chain. */
static const guint8 causes[TB_N_EVENT_KINDS][MAX_CAUSES + 1] = {
  [TB_EVENT_DRAWN] = { TB_EVENT_TRADED_RUBBLE, TB_EVENT_BONUS, TB_EVENT_DEFEATED, CARDS },
  [TB_EVENT_LEADER] = { TB_EVENT_DIED },
  /* The line of a delivery is also that of its Bounty and points. */
  [TB_EVENT_LINE] = { TB_EVENT_COMPLETED, TB_EVENT_DELIVERED, TB_EVENT_HIDDEN_BOUNTY, TB_EVENT_LINE_DISCARDED,
                      TB_EVENT_DESTROYED, CARDS },
  [TB_EVENT_LINE_DISCARDED] = { TB_EVENT_DESTROYED, TB_EVENT_OBJECTIVE, CARDS },
  [TB_EVENT_WORM] = { TB_EVENT_ATTACK, TB_EVENT_SETUP_ATTACK },
  [TB_EVENT_LAID] = { TB_EVENT_ROLLED, CARDS },
  [TB_EVENT_REVEALED] = { TB_EVENT_ATTACK, CARDS },
  [TB_EVENT_TARGET] = { CARDS, TB_EVENT_PLAYED },
  [TB_EVENT_JUMPED] = { TB_EVENT_DISCARDED },
  [TB_EVENT_CRASHED] = { TB_EVENT_DISCARDED },
  [TB_EVENT_CARRIED] = { CARDS, TB_EVENT_RAMPED },
  [TB_EVENT_SCOOPED] = { TB_EVENT_JUMPED, CARDS },
  [TB_EVENT_TOOK] = { CARDS },
  [TB_EVENT_TRADED_RUBBLE] = { TB_EVENT_CLEARED, TB_EVENT_SCOOPED, TB_EVENT_STOLEN_RUBBLE, CARDS },
  [TB_EVENT_BONUS] = { TB_EVENT_DELIVERED },
  [TB_EVENT_HIDDEN_BOUNTY] = { TB_EVENT_BONUS, CARDS },
  [TB_EVENT_REVIVED] = { TB_EVENT_BONUS, CARDS },
  [TB_EVENT_VP] = { TB_EVENT_BONUS, TB_EVENT_DEFEATED, TB_EVENT_DISCARDED, CARDS },
  [TB_EVENT_COMPLETED] = { TB_EVENT_DEFEATED },
  [TB_EVENT_KEPT] = { CARDS },
  [TB_EVENT_HAT] = { CARDS, TB_EVENT_DIED },
  [TB_EVENT_DISCARDED] = { CARDS, TB_EVENT_DIED },
  [TB_EVENT_STOLEN_EGG] = { CARDS, TB_EVENT_RAMPED },
  [TB_EVENT_STOLEN_RUBBLE] = { CARDS, TB_EVENT_RAMPED },
  [TB_EVENT_POWER] = { TB_EVENT_DIED, TB_EVENT_DEFEATED },
  [TB_EVENT_ROLLED] = { CARDS },
  [TB_EVENT_PUT_EGG] = { TB_EVENT_ATTACK, TB_EVENT_SETUP_ATTACK, CARDS },
  [TB_EVENT_PUT_RUBBLE] = { TB_EVENT_ATTACK, TB_EVENT_SETUP_ATTACK, CARDS },
  [TB_EVENT_GONE_EGG] = { TB_EVENT_PUT_EGG, TB_EVENT_DROPPED_EGG, CARDS },
  [TB_EVENT_GONE_RUBBLE] = { TB_EVENT_DESTROYED, CARDS },
  [TB_EVENT_DROPPED_EGG] = { TB_EVENT_DIED, CARDS },
  [TB_EVENT_DROPPED_RUBBLE] = { TB_EVENT_DIED, CARDS },
  [TB_EVENT_LOST_RUBBLE] = { TB_EVENT_DIED, CARDS },
  [TB_EVENT_ATTACK] = { TB_EVENT_PLAYED, TB_EVENT_HID, TB_EVENT_LAID },
  [TB_EVENT_DESTROYED] = { TB_EVENT_ATTACK },
  [TB_EVENT_CAUGHT] = { TB_EVENT_ATTACK },
  [TB_EVENT_USED] = { TB_EVENT_CAUGHT },
  [TB_EVENT_DAMAGE] = { TB_EVENT_USED },
  [TB_EVENT_DEFEATED] = { TB_EVENT_DAMAGE, TB_EVENT_USED },
  [TB_EVENT_PROTECTED] = { TB_EVENT_CAUGHT },
  [TB_EVENT_DIED] = { TB_EVENT_CAUGHT, TB_EVENT_CRASHED, CARDS },
  [TB_EVENT_ATTACKS] = { TB_EVENT_ATTACK },
  [TB_EVENT_ELIMINATED] = { TB_EVENT_DIED },
  [TB_EVENT_FINAL] = { TB_EVENT_ELIMINATED },
  [TB_EVENT_TROPHY] = { TB_EVENT_COMPLETED },
  [TB_EVENT_OBJECTIVE] = { TB_EVENT_COMPLETED, TB_EVENT_DELIVERED },
  [TB_EVENT_WON] = { TB_EVENT_COMPLETED, TB_EVENT_DELIVERED, TB_EVENT_VP, TB_EVENT_ELIMINATED },
  [TB_EVENT_LOST] = { TB_EVENT_DESTROYED, TB_EVENT_ELIMINATED, TB_EVENT_ATTACKS },
  [TB_EVENT_SCORE] = { TB_EVENT_WON },
};

/* A line of the log with its event. */
typedef struct
{
  const BmLine  *line;
  const BmEvent *event;
} EventLine;

static gboolean
leads_to (const BmEvent *cause,
          const BmEvent *event)
{
  gboolean seats = cause->who < TB_MAX_SEATS && event->who < TB_MAX_SEATS;

  if (memchr (causes[event->kind], cause->kind, MAX_CAUSES) == NULL)
    return FALSE;
  if (event->kind == TB_EVENT_ATTACK)
    return cause->m == event->m;
  if (event->kind == TB_EVENT_DIED && event->m != TB_DEATH_CARD)
    return cause->kind == (event->m == TB_DEATH_CANYON ? TB_EVENT_CRASHED : TB_EVENT_CAUGHT) && cause->who == event->who;
  /* A death may trigger powers of other seats; all other causes are of the same seat. */
  return event->kind == TB_EVENT_POWER || event->kind == TB_EVENT_CARRIED || !seats || cause->who == event->who;
}

static const char *
rule_of_points (guint cause)
{
  switch (cause)
    {
    case TB_EVENT_BONUS:
      return "T13.6";
    case TB_EVENT_DEFEATED:
      return "T20.2";
    case TB_EVENT_DISCARDED:
      return "T24.6";
    default:
      return "T3.2";
    }
}

static const char *
rule_of_end (guint end)
{
  static const char *const rules[TB_N_ENDS] = {
    [TB_END_POINTS] = "T3.1", [TB_END_ROUNDS] = "T3.5", [TB_END_FINAL_TURNS] = "T22.4", [TB_END_WORMS] = "T3.4",
    [TB_END_DELIVERY] = "T26.1", [TB_END_EXTERMINATION] = "T26.2", [TB_END_SCRAMBLE] = "T26.3", [TB_END_ATTACKS] = "T25.6",
    [TB_END_SQUAD] = "T25.6", [TB_END_LOCATIONS] = "T26.3",
  };

  return end < TB_N_ENDS ? rules[end] : NULL;
}

/* CAUSE: the kind of the previous event in the chain, 0: none. */
static const char *
rule_of (const BmEvent *event,
         guint          cause,
         gboolean       solo)
{
  switch (event->kind)
    {
    case TB_EVENT_VP:
      return rule_of_points (cause);
    case TB_EVENT_DRAWN:
      return cause == TB_EVENT_TRADED_RUBBLE ? "T11.2" : cause == TB_EVENT_BONUS ? "T13.6" : "T16.1";
    case TB_EVENT_LEADER:
      return cause == TB_EVENT_DIED ? "T21.3" : tb_event_rule (event->kind);
    case TB_EVENT_GONE_EGG:
      return "T25.9";
    case TB_EVENT_LAID:
      return solo ? "T25.4" : "T23.2";
    case TB_EVENT_WON:
    case TB_EVENT_LOST:
      return rule_of_end ((guint) event->m);
    default:
      return tb_event_rule (event->kind);
    }
}

/* Whether the move was a free decision, not one within another rule in progress. */
static gboolean
begins_chain (BmMatch *match,
              guint    index)
{
  const TbPosition *pos = bm_match_get_position_at (match, index);
  const TbFrame *top = tb_position_top (pos);

  return index == 0 || top == NULL || top->kind == TB_FRAME_TURN || top->kind == TB_FRAME_SETUP;
}

static void
why_clear (gpointer why)
{
  g_clear_pointer (&((TbWhy *) why)->text, g_free);
}

/* The chain that ends with element LAST of ENTRIES. */
static GArray *
chain_to (const EventLine *entries,
          int         last,
          gboolean    solo)
{
  g_autoptr(GArray) chain = g_array_new (FALSE, FALSE, sizeof (int));
  GArray *why = g_array_new (FALSE, FALSE, sizeof (TbWhy));
  guint cause = 0;

  g_array_set_clear_func (why, why_clear);
  while (last >= 0)
    {
      const BmEvent *event = entries[last].event;

      g_array_prepend_val (chain, last);
      for (last--; last >= 0 && !leads_to (entries[last].event, event); last--)
        ;
    }
  for (guint i = 0; i < chain->len; i++)
    {
      const EventLine *link = &entries[g_array_index (chain, int, i)];
      guint kind = link->event->kind;
      gboolean card = kind == TB_EVENT_USED || kind == TB_EVENT_POWER || kind == TB_EVENT_PROTECTED;
      TbWhy own = { g_strdup (link->line->text), rule_of (link->event, cause, solo),
                    card ? (TbCard) link->event->n : TB_NO_CARD };

      g_array_append_val (why, own);
      cause = kind;
    }
  return why;
}

GArray *
tb_event_why (BmMatch *match,
              guint    index,
              guint    at)
{
  g_autoptr(GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr(GArray) entries = g_array_new (FALSE, FALSE, sizeof (EventLine));
  guint first = index;
  int last = -1;

  while (!begins_chain (match, first))
    first--;
  for (guint move = first; move <= index; move++)
    {
      GPtrArray *lines = tb_event_lines (match, move);
      guint n;
      const BmEvent *events = bm_match_get_events (match, move, &n);

      g_ptr_array_add (moves, lines);
      for (guint i = 0; i < lines->len; i++)
        {
          const BmLine *line = g_ptr_array_index (lines, i);
          EventLine one = { line, &events[line->at] };

          g_array_append_val (entries, one);
          if (move == index && line->at == at)
            last = (int) entries->len - 1;
        }
    }
  return chain_to ((const EventLine *) (gpointer) entries->data, last, bm_match_get_n_seats (match) == 1);
}
