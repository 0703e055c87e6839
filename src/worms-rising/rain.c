/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R7: rain and Suspicion.  A Peck (R6.5) is a rain for the Worms in its line, toward the Bird.
 */
#include "rules-private.h"

#define NOBODY_LEFT 0xFFFFu
#define MOST_STEPS  12

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

/* Who is rained on how; what the frame of a rain is made of. */
static BmFrame *
push_rain (BmPosition *pos,
           BmDir       dir,
           guint       order,
           guint       zombies,
           int         steps,
           int         rise,
           guint       flags)
{
  BmFrame *frame;

  /* R7.3 */
  if (pos->suspicion >= BM_SUSPICION_SUS && !(flags & BM_RAIN_HEEDLESS))
    {
      order = NOBODY_LEFT;
      zombies = 0;
    }
  frame = bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_RAIN, .a = (guint8) dir, .d = BM_RAIN_FRESH,
                                          .e = (guint8) CLAMP (steps, 0, MOST_STEPS),
                                          .f = (guint8) CLAMP (rise, 0, BM_SUSPICION_TOP),
                                          .g = (guint8) (flags | zombies << BM_RAIN_ZOMBIES) });
  set_order (frame, order);
  return frame;
}

/* The Worms of PIECES in the order of R11.4. */
static guint
order_worms (guint pieces)
{
  guint order = NOBODY_LEFT;

  for (int worm = BM_N_WORMS - 1; worm >= 0; worm--)
    if (pieces >> worm & 1)
      order = (order << 4 | (guint) worm) & 0xFFFF;
  return order;
}

static guint
living (const BmPosition *pos)
{
  guint pieces = 0;

  for (guint piece = 0; piece < BM_N_CRAWLERS; piece++)
    if (pos->at[piece] != BM_SPACE_NONE)
      pieces |= 1u << piece;
  return pieces;
}

/* R7.1: every living Worm, Green first. */
void
bm_start_rain (BmRun *run,
               BmDir  dir)
{
  bm_emit (run, BM_EVENT_RAIN, 0, 0, 0, dir, 0);
  push_rain (run->pos, dir, order_worms (living (run->pos)), 0, BM_RAIN_STEPS, 1, 0);
}

void
bm_start_card_rain (BmRun   *run,
                    BmDir    dir,
                    guint    pieces,
                    int      steps,
                    int      rise,
                    gboolean real,
                    gboolean heedless)
{
  pieces &= living (run->pos);
  if (real)
    bm_emit (run, BM_EVENT_RAIN, 0, 0, 0, dir, 0);
  push_rain (run->pos, dir, order_worms (pieces), pieces >> BM_PIECE_ZOMBIE_1, steps, rise,
             heedless ? BM_RAIN_HEEDLESS : 0);
}

/* R6.5: the living Worms in the line from the Bird to the edge, nearest first. */
static guint
pecked_worms (const BmPosition *pos,
              BmDir             dir)
{
  guint order = 0, n = 0;

  for (BmSpace space = bm_bird_next (pos, dir);
       bm_space_on_board (space);
       space = bm_space_step (space, dir))
    {
      gboolean upward = dir == BM_DIR_UP || dir == BM_DIR_UP_LEFT || dir == BM_DIR_UP_RIGHT;

      for (guint worms = bm_position_crawlers_at (pos, space) & ((1u << BM_N_WORMS) - 1);
           worms != 0;
           worms &= worms - 1)
        order |= (guint) __builtin_ctz (worms) << (4 * n++);
      if (upward && bm_space_row (space) == 0)
        break;
    }
  return (order | NOBODY_LEFT << (4 * n)) & 0xFFFF;
}

void
bm_start_peck (BmRun *run,
               BmDir  dir)
{
  guint order = pecked_worms (run->pos, dir);

  bm_emit (run, BM_EVENT_PECKED, 0, 0, 0, dir, 0);
  push_rain (run->pos, bm_dir_opposite (dir), order, 0, BM_RAIN_STEPS, 1, BM_RAIN_PECKED);
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

/* How many steps of STEPS this piece takes; under 0 they go the opposite way.  Water and the like ask no card. */
static int
steps_of (const BmPosition *pos,
          BmPiece           piece,
          int               steps,
          guint             flags)
{
  if (flags & BM_RAIN_HEEDLESS)
    return steps;
  return bm_hook_amount (pos, BM_AMOUNT_RAIN_STEPS, steps, BM_N_SIDES, piece,
                         flags & BM_RAIN_PECKED ? BM_ACTION_PECK : BM_N_ACTIONS);
}

static BmSpace
next_space (const BmPosition *pos,
            BmPiece           piece,
            BmDir             dir,
            guint             flags)
{
  BmSpace to = bm_step_space (pos, piece, dir);

  if (to == BM_SPACE_NONE || (!(flags & BM_RAIN_HEEDLESS) && pos->suspicion > 0 && would_meet_bird (pos, to)))
    return BM_SPACE_NONE;
  return to;
}

gboolean
bm_would_step (const BmPosition *pos,
               BmPiece           piece,
               BmDir             dir,
               int               steps,
               gboolean          heedless)
{
  guint flags = heedless ? BM_RAIN_HEEDLESS : 0;

  steps = steps_of (pos, piece, steps, flags);
  return steps != 0 && next_space (pos, piece, steps < 0 ? bm_dir_opposite (dir) : dir, flags) != BM_SPACE_NONE;
}

gboolean
bm_peck_moves_worm (const BmPosition *pos,
                    BmDir             dir)
{
  if (pos->suspicion >= BM_SUSPICION_SUS)
    return FALSE;
  for (guint order = pecked_worms (pos, dir); (order & 15) != 15; order = order >> 4 | 0xF000)
    {
      BmPiece worm = (BmPiece) (order & 15);
      int steps = steps_of (pos, worm, BM_RAIN_STEPS, BM_RAIN_PECKED);
      BmDir way = steps < 0 ? dir : bm_dir_opposite (dir);

      if (steps != 0 && next_space (pos, worm, way, BM_RAIN_PECKED) != BM_SPACE_NONE)
        return TRUE;
    }
  return FALSE;
}

/* The piece whose turn it is, BM_PIECE_NONE after the last. */
static BmPiece
piece_in_rain (const BmFrame *frame)
{
  guint zombies = frame->g >> BM_RAIN_ZOMBIES;

  if ((order_of (frame) & 15) != 15)
    return (BmPiece) (order_of (frame) & 15);
  return zombies != 0 ? (BmPiece) (BM_PIECE_ZOMBIE_1 + __builtin_ctz (zombies)) : BM_PIECE_NONE;
}

static void
next_piece (BmFrame *frame)
{
  if ((order_of (frame) & 15) != 15)
    set_order (frame, order_of (frame) >> 4 | 0xF000);
  else
    {
      guint zombies = frame->g >> BM_RAIN_ZOMBIES;

      frame->g = (guint8) ((frame->g & ((1u << BM_RAIN_ZOMBIES) - 1)) | (zombies & (zombies - 1)) << BM_RAIN_ZOMBIES);
    }
  frame->d = BM_RAIN_FRESH;
}

/* One step of PIECE.  FALSE: it has stopped. */
static gboolean
step (BmRun   *run,
      BmFrame *frame,
      BmPiece  piece)
{
  BmPosition *pos = run->pos;
  guint flags = frame->g & ((1u << BM_RAIN_ZOMBIES) - 1);
  int steps = pos->at[piece] == BM_SPACE_NONE ? 0 : steps_of (pos, piece, frame->e, flags);
  BmDir dir = steps < 0 ? bm_dir_opposite ((BmDir) frame->a) : (BmDir) frame->a;
  BmSpace from = pos->at[piece], to;

  if (frame->d == BM_RAIN_FRESH)
    frame->d = (guint8) MIN (ABS (steps), MOST_STEPS);
  if (frame->d == 0 || steps == 0)
    return FALSE;
  to = next_space (pos, piece, dir, flags);
  if (to == BM_SPACE_NONE)
    return FALSE;
  frame->d--;
  pos->at[piece] = to;
  bm_emit (run, BM_EVENT_MOVED, piece, from, to, 0, 0);
  return TRUE;
}

void
bm_rain_go_on (BmRun   *run,
               BmFrame *frame)
{
  BmPosition *pos = run->pos;
  BmPiece piece;

  while ((piece = piece_in_rain (frame)) != BM_PIECE_NONE)
    {
      BmArrival arrival = BM_ARRIVED_AWAY;

      if (step (run, frame, piece))
        {
          arrival = bm_arrive (run, piece, TRUE, TRUE, BM_N_ACTIONS);
          if (bm_is_over (pos))
            return;
        }
      /* The next one: this one has stopped, fallen, gone through a Wormhole or died. */
      if (arrival != BM_ARRIVED_HERE)
        next_piece (frame);
      if (run->n_queued > 0)
        return;
    }

  /* R7.4 */
  {
    BmAction by = frame->g & BM_RAIN_PECKED ? BM_ACTION_PECK : BM_N_ACTIONS;
    int rise = frame->f;

    bm_pop_frame (pos);
    if (rise > 0)
      bm_change_suspicion (run, bm_hook_amount (pos, BM_AMOUNT_SUSPICION_RISE, rise, BM_N_SIDES, BM_PIECE_NONE, by));
  }
}
