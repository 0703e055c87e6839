/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-hint-tomorrow.h"

#include "bm-certain.h"
#include "bm-event.h"

static gboolean
is_beside (const BmPosition *pos,
           BmPiece           piece)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD];

  if (bird == BM_SPACE_NONE || pos->at[piece] == BM_SPACE_NONE)
    return FALSE;
  for (int dir = 0; dir < BM_N_SIDES_OF_A_SPACE; dir++)
    if (bm_space_step (bird, (BmDir) dir) == pos->at[piece])
      return TRUE;
  return FALSE;
}

/* From BEFORE to AFTER, in which EATEN were. */
static void
compare (const BmPosition *before,
         const BmPosition *after,
         guint             eaten,
         BmComing         *coming)
{
  *coming = (BmComing) { .eaten = eaten };
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (is_beside (after, (BmPiece) worm) && !is_beside (before, (BmPiece) worm))
      {
        coming->beside |= 1u << worm;
        coming->to[worm] = after->at[worm];
      }
}

gboolean
bm_tomorrow_peck (const BmPosition *view,
                  BmDir             dir,
                  BmComing         *coming)
{
  const BmMove move = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_PECK, BM_DIR_BYTE (dir), 0);
  g_autofree BmEventList *events = NULL;
  BmPosition played = *view, after = *view;
  guint eaten = 0, n;

  if (!bm_rules_is_legal (view, move))
    return FALSE;
  events = g_new (BmEventList, 1);
  n = bm_certain_play (&played, move, events);
  if (n < events->n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      if (events->items[i].kind == BM_EVENT_WORM_EATEN)
        eaten |= 1u << events->items[i].who;
      bm_event_replay (&events->items[i], &after);
    }
  compare (view, &after, eaten, coming);
  return TRUE;
}

/* Plays a turn of VIEW to its end, and the night if one follows.  FALSE: somebody has to choose on the way. */
static gboolean
end_turn (BmPosition  *view,
          BmDice      *dice,
          BmEventList *events)
{
  events->n = events->dropped = 0;
  bm_rules_apply (view, BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0), dice, events);
  /* Which card somebody discards, or draws, is nothing to the rain. */
  while (view->n_frames == 1 && view->frames[0].kind == BM_FRAME_DAY && view->frames[0].a == BM_PHASE_DISCARD
         && view->winner == BM_NO_WINNER)
    bm_rules_apply (view, BM_MOVE (BM_PIECE_NONE, BM_MOVE_DISCARD, view->cards[view->turn].cards[0], 0), dice, events);
  return view->winner == BM_NO_WINNER;
}

/* The part of EVENTS, which began in POS, that is the rain of the morning. */
static gboolean
find_rain (const BmEventList *events,
           BmPosition        *pos,
           BmComing          *coming)
{
  BmPosition before;
  gboolean dawn = FALSE, rain = FALSE;
  guint eaten = 0;

  for (guint i = 0; i < events->n; i++)
    {
      const BmEvent *event = &events->items[i];

      if (rain && (event->kind == BM_EVENT_SPECIAL || event->kind == BM_EVENT_TURN || event->kind == BM_EVENT_SHUFFLED))
        break;
      dawn |= event->kind == BM_EVENT_DAY && event->m == 0;
      if (dawn && event->kind == BM_EVENT_SPECIAL)
        return FALSE;
      if (dawn && !rain && event->kind == BM_EVENT_RAIN)
        {
          rain = TRUE;
          before = *pos;
        }
      if (rain && event->kind == BM_EVENT_WORM_EATEN)
        eaten |= 1u << event->who;
      bm_event_replay (event, pos);
    }
  if (rain)
    compare (&before, pos, eaten, coming);
  return rain;
}

gboolean
bm_tomorrow_rain (const BmPosition *view,
                  BmComing         *coming)
{
  static const guint8 high[] = { BM_RAIN_DIE, 1, 1, 1, 1, 1, 1, 1 };
  g_autofree BmEventList *events = NULL;
  BmPosition pos = *view;

  if (view->turn == BM_TURN_SETUP || view->winner != BM_NO_WINNER || view->n_frames > 0)
    return FALSE;
  events = g_new (BmEventList, 1);
  for (guint turn = 0; turn < BM_N_SIDES; turn++)
    {
      BmDice dice = { high, G_N_ELEMENTS (high), 0, 0 };
      BmPosition before = pos;
      gboolean on = end_turn (&pos, &dice, events);

      if (dice.bad != 0 || events->dropped > 0)
        return FALSE;
      if (find_rain (events, &before, coming))
        return TRUE;
      if (!on || pos.n_frames > 0)
        return FALSE;
    }
  return FALSE;
}
