/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-hint-tomorrow.h"

#include "wr-certain.h"
#include "wr-event.h"

static gboolean
is_beside (const WrPosition *pos,
           WrPiece           piece)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];

  if (bird == WR_SPACE_NONE || pos->at[piece] == WR_SPACE_NONE)
    return FALSE;
  for (int dir = 0; dir < WR_N_SIDES_OF_A_SPACE; dir++)
    if (wr_space_step (bird, (WrDir) dir) == pos->at[piece])
      return TRUE;
  return FALSE;
}

/* The difference from BEFORE to AFTER, with EATEN in between. */
static void
compare (const WrPosition *before,
         const WrPosition *after,
         guint             eaten,
         WrComing         *coming)
{
  *coming = (WrComing) { .eaten = eaten };
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (is_beside (after, (WrPiece) worm) && !is_beside (before, (WrPiece) worm))
      {
        coming->beside |= 1u << worm;
        coming->to[worm] = after->at[worm];
      }
}

gboolean
wr_tomorrow_peck (const WrPosition *view,
                  WrDir             dir,
                  WrComing         *coming)
{
  const BmMove move = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_PECK, WR_DIR_BYTE (dir), 0);
  g_autofree BmEventList *events = NULL;
  WrPosition played = *view, after = *view;
  guint eaten = 0, n;

  if (!wr_rules_is_legal (view, move))
    return FALSE;
  events = g_new (BmEventList, 1);
  n = wr_certain_play (&played, move, events);
  if (n < events->n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      if (events->items[i].kind == WR_EVENT_WORM_EATEN)
        eaten |= 1u << events->items[i].who;
      wr_event_replay (&events->items[i], &after);
    }
  compare (view, &after, eaten, coming);
  return TRUE;
}

/* The part of EVENTS, starting from POS, with the morning's rain. */
static gboolean
find_rain (const BmEventList *events,
           WrPosition        *pos,
           WrComing          *coming)
{
  WrPosition before;
  gboolean dawn = FALSE, rain = FALSE;
  guint eaten = 0;

  for (guint i = 0; i < events->n; i++)
    {
      const BmEvent *event = &events->items[i];

      if (rain && (event->kind == WR_EVENT_SPECIAL || event->kind == WR_EVENT_TURN || event->kind == WR_EVENT_SHUFFLED))
        break;
      dawn |= event->kind == WR_EVENT_DAY && event->m == 0;
      if (dawn && event->kind == WR_EVENT_SPECIAL)
        return FALSE;
      if (dawn && !rain && event->kind == WR_EVENT_RAIN)
        {
          rain = TRUE;
          before = *pos;
        }
      if (rain && event->kind == WR_EVENT_WORM_EATEN)
        eaten |= 1u << event->who;
      wr_event_replay (event, pos);
    }
  if (rain)
    compare (&before, pos, eaten, coming);
  return rain;
}

gboolean
wr_tomorrow_rain (const WrPosition *view,
                  WrComing         *coming)
{
  static const guint8 high[] = { BM_RAIN_DIE, 1, 1, 1, 1, 1, 1, 1 };
  g_autofree BmEventList *events = NULL;
  WrPosition pos = *view;

  if (view->turn == WR_TURN_SETUP || view->winner != WR_NO_WINNER || view->n_frames > 0)
    return FALSE;
  events = g_new (BmEventList, 1);
  for (guint turn = 0; turn < WR_N_SIDES; turn++)
    {
      BmDice dice = { high, G_N_ELEMENTS (high), 0, 0 };
      WrPosition before = pos;

      events->n = events->dropped = 0;
      wr_certain_end_turn (&pos, &dice, events);
      if (dice.bad != 0 || events->dropped > 0)
        return FALSE;
      if (find_rain (events, &before, coming))
        return TRUE;
      if (pos.winner != WR_NO_WINNER || pos.n_frames > 0)
        return FALSE;
    }
  return FALSE;
}
