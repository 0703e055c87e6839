/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R7: rain and Suspicion.  A Peck (R6.5) is a rain for the Worms in its line, toward the Bird.
 */
#include "rules-private.h"

#define NOBODY_LEFT 0xFFFFu

static guint
order_of (const BmFrame *frame)
{
  return frame->b | (guint) frame->c << 8;
}

static void
set_order (BmFrame *frame,
           guint    order)
{
  frame->b = (guint8) order;
  frame->c = (guint8) (order >> 8);
}

static void
push_rain (BmRun   *run,
           BmDir    dir,
           guint    order,
           gboolean pecked)
{
  BmPosition *pos = run->pos;
  BmFrame *frame;

  /* R7.3 */
  if (pos->suspicion >= BM_SUSPICION_SUS)
    order = NOBODY_LEFT;
  frame = bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_RAIN, .a = (guint8) dir, .e = pecked });
  set_order (frame, order);
  frame->d = (guint8) bm_hook_amount (pos, BM_AMOUNT_RAIN_STEPS);
}

/* R7.1: every living Worm, Green first. */
void
bm_start_rain (BmRun *run,
               BmDir  dir)
{
  guint order = NOBODY_LEFT;

  for (int worm = BM_N_WORMS - 1; worm >= 0; worm--)
    if (run->pos->at[worm] != BM_SPACE_NONE)
      order = (order << 4 | (guint) worm) & 0xFFFF;
  bm_emit (run, BM_EVENT_RAIN, 0, 0, 0, dir, 0);
  push_rain (run, dir, order, FALSE);
}

/* R6.5: the living Worms in the line from the Bird to the edge, nearest first. */
void
bm_start_peck (BmRun *run,
               BmDir  dir)
{
  BmPosition *pos = run->pos;
  guint order = 0, n = 0;

  for (BmSpace space = bm_bird_next (pos, dir);
       bm_space_on_board (space);
       space = bm_space_step (space, dir))
    {
      for (guint worms = bm_position_crawlers_at (pos, space) & ((1u << BM_N_WORMS) - 1);
           worms != 0;
           worms &= worms - 1)
        order |= (guint) __builtin_ctz (worms) << (4 * n++);
      if (dir == BM_DIR_UP && bm_space_row (space) == 0)
        break;
    }
  order |= NOBODY_LEFT << (4 * n) & 0xFFFF;
  bm_emit (run, BM_EVENT_PECKED, 0, 0, 0, dir, 0);
  push_rain (run, bm_dir_opposite (dir), order, TRUE);
}

/* R7.2: a Worm does not step where it would end in the beak, unless Suspicion is on "Dum".  A Wormhole on the way saves
   it, wherever that may lead. */
static gboolean
would_meet_bird (const BmPosition *pos,
                 BmSpace           space)
{
  int column = bm_space_column (space);

  for (int row = bm_space_row (space); ; row++)
    {
      BmSpace here = BM_SPACE (column, row);

      if (here == pos->at[BM_PIECE_BIRD])
        return TRUE;
      if (row >= pos->grass[column] || bm_position_wormhole_active (pos, here))
        return FALSE;
    }
}

/* One step of the Worm whose turn it is.  FALSE: it has stopped. */
static gboolean
step (BmRun   *run,
      BmPiece  worm,
      BmDir    dir)
{
  BmPosition *pos = run->pos;
  BmSpace from = pos->at[worm], to;

  if (!bm_may_step (pos, worm, dir))
    return FALSE;
  to = bm_space_step (from, dir);
  if (pos->suspicion > 0 && would_meet_bird (pos, to))
    return FALSE;
  pos->at[worm] = to;
  bm_emit (run, BM_EVENT_MOVED, worm, from, to, 0, 0);
  return TRUE;
}

void
bm_rain_go_on (BmRun   *run,
               BmFrame *frame)
{
  BmPosition *pos = run->pos;
  BmDir dir = (BmDir) frame->a;

  while ((order_of (frame) & 15) != 15)
    {
      BmPiece worm = (BmPiece) (order_of (frame) & 15);
      gboolean goes_on = frame->d > 0 && step (run, worm, dir);
      BmArrival arrival = BM_ARRIVED_AWAY;

      if (goes_on)
        {
          frame->d--;
          arrival = bm_arrive (run, worm, TRUE);
          if (bm_is_over (pos))
            return;
        }
      if (arrival != BM_ARRIVED_HERE)
        {
          /* The next Worm: this one has stopped, fallen, gone through a Wormhole or died. */
          set_order (frame, order_of (frame) >> 4 | 0xF000);
          frame->d = (guint8) bm_hook_amount (pos, BM_AMOUNT_RAIN_STEPS);
        }
      if (arrival == BM_ARRIVED_WAITS)
        {
          bm_ask_exit (pos, worm);
          return;
        }
    }
  bm_pop_frame (pos);
  /* R7.4 */
  bm_change_suspicion (run, bm_hook_amount (pos, BM_AMOUNT_SUSPICION_RISE));
}
