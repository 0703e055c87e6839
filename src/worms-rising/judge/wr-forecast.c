/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-forecast.h"

#include "wr-certain.h"

static void
cross (guint         *crossed,
       const BmEvent *event)
{
  if (event->kind == WR_EVENT_WORM_EATEN || event->kind == WR_EVENT_ZOMBIE_EATEN || event->kind == WR_EVENT_DIED)
    *crossed |= 1u << event->who;
}

void
wr_forecast_move (const WrPosition *pos,
                  BmMove            move,
                  WrForecast       *forecast)
{
  int side = wr_position_to_act (pos);
  WrPosition view = *pos;
  g_autofree BmEventList *events = g_new (BmEventList, 1);
  guint n;

  if (side != BM_SIDE_NOBODY)
    wr_rules_hide (&view, (WrSide) side);
  forecast->position = view;
  forecast->crossed = 0;
  n = wr_certain_play (&view, move, events);
  forecast->open = n < events->n || (view.n_frames > 0 && wr_position_to_act (&view) != side);
  for (guint i = 0; i < n; i++)
    {
      wr_event_replay (&events->items[i], &forecast->position);
      cross (&forecast->crossed, &events->items[i]);
    }
}

static void
note_night_event (const BmEvent *event,
                  WrNight       *night)
{
  WrTonight *board = &night->board;

  cross (&board->crossed, event);
  switch ((int) event->kind)
    {
    case WR_EVENT_SANK:
      board->sinks[event->n] = (guint8) (board->sinks[event->n] + event->to - event->from);
      break;
    case WR_EVENT_BROKE:
      if (board->n_breaks < G_N_ELEMENTS (board->breaks))
        {
          night->broken[board->n_breaks] = event->who;
          board->breaks[board->n_breaks++] = event->from;
        }
      break;
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
      night->met |= 1u << event->who;
      break;
    case WR_EVENT_DIED:
      night->burnt |= 1u << event->who;
      break;
    case WR_EVENT_TRACKER:
      if (event->who == WR_TRACKER_HUNGER)
        night->hunger = event->to;
      break;
    case WR_EVENT_WON:
      night->winner = event->who;
      break;
    default:
      break;
    }
}

/* The column whose sinking is interrupted by a choice: from there on nothing is certain. */
static int
open_column (const WrPosition *pos)
{
  for (guint i = 0; i < pos->n_frames; i++)
    if (pos->frames[i].kind == WR_FRAME_DAY && pos->frames[i].a == WR_PHASE_SINK)
      return MAX (0, (int) pos->frames[i].b - 1);
    else if (pos->frames[i].kind == WR_FRAME_DAY)
      return WR_N_COLUMNS - 1;
  return 0;
}

/* TRUE: the night is over.  FALSE: not yet, or a die decides (OPEN). */
static gboolean
note_night (const BmEventList *events,
            WrNight           *night)
{
  for (guint i = 0; i < events->n; i++)
    {
      if (events->items[i].kind == WR_EVENT_DAY)
        return TRUE;
      if (events->items[i].kind == WR_EVENT_ROLLED)
        {
          night->open = TRUE;
          return FALSE;
        }
      note_night_event (&events->items[i], night);
    }
  return FALSE;
}

gboolean
wr_forecast_night (const WrPosition *pos,
                   WrNight          *night)
{
  WrPosition view = *pos;
  g_autofree BmEventList *events = g_new (BmEventList, 1);
  gboolean dawn = FALSE;

  *night = (WrNight) { .hunger = pos->hunger, .winner = BM_SIDE_NOBODY };
  if (pos->turn == WR_TURN_SETUP || pos->winner != WR_NO_WINNER)
    return FALSE;
  wr_rules_hide (&view, (WrSide) pos->turn);
  night->waits = view.n_frames > 0;
  for (guint turn = 0; turn < WR_N_SIDES && !dawn && !night->open && view.winner == WR_NO_WINNER; turn++)
    {
      if (view.n_frames > 0)
        break;
      events->n = events->dropped = 0;
      wr_certain_end_turn (&view, NULL, events);
      dawn = note_night (events, night);
    }
  if (!dawn && view.winner == WR_NO_WINNER)
    {
      night->open = TRUE;
      for (int column = open_column (&view); column < WR_N_COLUMNS; column++)
        night->board.uncertain |= 1u << column;
    }
  return TRUE;
}
