/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-event-words-private.h"

#include "tb-game.h"

BmLine *
tb_teller_say (TbTeller *teller,
               guint     at,
               guint     seat,
               char     *text)
{
  BmLine *line = g_new0 (BmLine, 1);

  *line = (BmLine) { .text = text, .style = tb_seat_class (seat), .kind = BM_LINE_EVENT, .at = at };
  g_ptr_array_add (teller->lines, line);
  return line;
}

void
tb_line_mark (BmLine *line,
              guint   space)
{
  if (space < TB_N_SPACES && line->n_marks < BM_LINE_MARKS)
    line->marks[line->n_marks++] = (guint8) space;
}

TbSpaces
tb_teller_gather (TbTeller *teller,
                  guint     kind,
                  guint     skipped,
                  guint    *count)
{
  TbSpaces spaces = 0;
  guint who = teller->events[teller->at].who, i = teller->at;

  *count = 0;
  for (; i < teller->n; i++)
    {
      const BmEvent *event = &teller->events[i];

      if (event->kind == kind && event->who == who)
        {
          guint space = event->to != 0 ? event->to : event->from;

          if (space < TB_N_SPACES)
            spaces |= TB_BIT (space);
          ++*count;
          teller->at = i;
        }
      /* Pieces that could not be placed have no line. */
      else if (event->kind != skipped && event->kind != TB_EVENT_NOT_PLACED_RUBBLE)
        break;
    }
  return spaces;
}

TbSpace
tb_teller_target (TbTeller *teller,
                  guint     slot)
{
  TbSpace to = TB_SPACE_NONE;

  for (guint i = teller->at + 1; i < teller->n; i++)
    {
      const BmEvent *event = &teller->events[i];

      if ((event->kind != TB_EVENT_TARGET && event->kind != TB_EVENT_ARROW_IGNORED) || (guint) event->m != slot)
        break;
      if (event->kind == TB_EVENT_TARGET)
        to = event->to;
      teller->at = i;
    }
  return to;
}

const char *
tb_teller_name (TbTeller *teller,
                guint     seat)
{
  return tb_player_words (teller->match, seat);
}

GPtrArray *
tb_event_lines_of (BmMatch          *match,
                   const TbPosition *before,
                   const BmEvent    *events,
                   guint             n)
{
  static gboolean (*const tellers[]) (TbTeller *teller, const BmEvent *event) = {
    tb_tell_setup, tb_tell_turn, tb_tell_action, tb_tell_card, tb_tell_piece, tb_tell_attack, tb_tell_end
  };
  g_autofree BmEvent *seen = g_memdup2 (events, n * sizeof *events);
  TbTeller teller = {
    .match = match, .before = before, .events = seen, .n = n,
    .lines = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free),
  };

  for (guint i = 0; i < n; i++)
    tb_game.hide_event (&seen[i], BM_SIDE_NOBODY);
  for (; teller.at < n; teller.at++)
    for (guint i = 0; i < G_N_ELEMENTS (tellers); i++)
      if (tellers[i] (&teller, &seen[teller.at]))
        break;
  return teller.lines;
}

GPtrArray *
tb_event_lines (BmMatch *match,
                guint    index)
{
  guint n;
  const BmEvent *events = bm_match_get_events (match, index, &n);

  return tb_event_lines_of (match, bm_match_get_position_at (match, index), events, n);
}

const char *
tb_event_rule (guint kind)
{
  static const char *const rules[TB_N_EVENT_KINDS] = {
    [TB_EVENT_FIRST] = "T4.2", [TB_EVENT_LOCATION] = "T4.3", [TB_EVENT_DRAWN] = "T17.1", [TB_EVENT_LEADER] = "T4.5",
    [TB_EVENT_LEFT_OUT] = "T27.2", [TB_EVENT_LINE] = "T14.2", [TB_EVENT_LINE_DISCARDED] = "T14.2",
    [TB_EVENT_SETUP_ATTACK] = "T4.6", [TB_EVENT_WORM] = "T2.7", [TB_EVENT_PLACED] = "T4.9", [TB_EVENT_ROUND] = "T3.5",
    [TB_EVENT_TURN] = "T5.1", [TB_EVENT_FINAL_TURN] = "T22.2", [TB_EVENT_PLAYED] = "T6.1", [TB_EVENT_ADDED] = "T15.2",
    [TB_EVENT_HID] = "T15.3", [TB_EVENT_LAID] = "T23.2", [TB_EVENT_REVEALED] = "T18.2", [TB_EVENT_TARGET] = "T7.1",
    [TB_EVENT_ARROW_IGNORED] = "T7.2", [TB_EVENT_AP] = "T8.1", [TB_EVENT_MOVED] = "T9.1", [TB_EVENT_RAMPED] = "T10.1",
    [TB_EVENT_JUMPED] = "T24.5", [TB_EVENT_CRASHED] = "T24.6", [TB_EVENT_CLEARED] = "T11.1", [TB_EVENT_SCOOPED] = "T24.7",
    [TB_EVENT_TOOK] = "T12.1", [TB_EVENT_TRADED_RUBBLE] = "T11.2", [TB_EVENT_DELIVERED] = "T13.1",
    [TB_EVENT_BONUS] = "T13.5", [TB_EVENT_HIDDEN_BOUNTY] = "T13.7", [TB_EVENT_REVIVED] = "T13.8", [TB_EVENT_VP] = "T3.2",
    [TB_EVENT_COMPLETED] = "T14.3", [TB_EVENT_USED] = "T16.4", [TB_EVENT_KEPT] = "T16.5", [TB_EVENT_HAT] = "T16.6",
    [TB_EVENT_PUT_EGG] = "T18.3", [TB_EVENT_PUT_RUBBLE] = "T18.3", [TB_EVENT_DROPPED_EGG] = "T21.2",
    [TB_EVENT_DROPPED_RUBBLE] = "T21.2", [TB_EVENT_LOST_RUBBLE] = "T21.2", [TB_EVENT_ATTACK] = "T18.1",
    [TB_EVENT_DESTROYED] = "T25.7", [TB_EVENT_CAUGHT] = "T19.1", [TB_EVENT_HUNT] = "T19.5", [TB_EVENT_DAMAGE] = "T20.1",
    [TB_EVENT_PASSED] = "T19.5", [TB_EVENT_DEFEATED] = "T20.2", [TB_EVENT_PROTECTED] = "T19.8", [TB_EVENT_DIED] = "T21.1",
    [TB_EVENT_ATTACK_END] = "T18.4", [TB_EVENT_ATTACKS] = "T25.6", [TB_EVENT_ELIMINATED] = "T22.1",
    [TB_EVENT_FINAL] = "T22.2", [TB_EVENT_TROPHY] = "T26.2", [TB_EVENT_OBJECTIVE] = "T26.1", [TB_EVENT_SCORE] = "T27.3",
  };

  return kind < TB_N_EVENT_KINDS ? rules[kind] : NULL;
}
