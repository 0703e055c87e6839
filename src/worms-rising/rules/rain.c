/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R7: rain and Suspicion.  A Peck (R6.5) is a rain for the Worms in its line, toward the Bird.
 */
#include "rules-private.h"

#define NOBODY_LEFT 0xFFFFu
#define MOST_STEPS  12

static guint
order_of (const WrFrame *frame)
{
  return frame->b | (guint) frame->c << 8;
}

static void
set_order (WrFrame *frame,
           guint    order)
{
  frame->b = (guint8) order;
  frame->c = (guint8) (order >> 8);
}

/* The frame of a rain. */
static WrFrame *
push_rain (WrPosition *pos,
           WrDir       dir,
           guint       order,
           guint       zombies,
           int         steps,
           int         rise,
           guint       flags)
{
  WrFrame *frame;

  /* R7.3 */
  if (pos->suspicion >= BM_SUSPICION_SUS && !(flags & WR_RAIN_HEEDLESS))
    {
      order = NOBODY_LEFT;
      zombies = 0;
    }
  frame = wr_push_frame (pos, (WrFrame) { .kind = WR_FRAME_RAIN, .a = (guint8) dir, .d = WR_RAIN_FRESH,
                                          .e = (guint8) CLAMP (steps, 0, MOST_STEPS),
                                          .f = (guint8) CLAMP (rise, 0, BM_SUSPICION_TOP),
                                          .g = (guint8) (flags | zombies << WR_RAIN_ZOMBIES) });
  set_order (frame, order);
  return frame;
}

/* The Worms of PIECES in the order of R11.4. */
static guint
order_worms (guint pieces)
{
  guint order = NOBODY_LEFT;

  for (int worm = WR_N_WORMS - 1; worm >= 0; worm--)
    if (pieces >> worm & 1)
      order = (order << 4 | (guint) worm) & 0xFFFF;
  return order;
}

static guint
living (const WrPosition *pos)
{
  guint pieces = 0;

  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    if (pos->at[piece] != WR_SPACE_NONE)
      pieces |= 1u << piece;
  return pieces;
}

/* R7.1: every living Worm, Green first. */
void
wr_start_rain (WrRun *run,
               WrDir  dir)
{
  wr_emit (run, WR_EVENT_RAIN, 0, 0, 0, dir, 0);
  push_rain (run->pos, dir, order_worms (living (run->pos)), 0, BM_RAIN_STEPS, 1, 0);
}

void
wr_start_card_rain (WrRun   *run,
                    WrDir    dir,
                    guint    pieces,
                    int      steps,
                    int      rise,
                    gboolean real,
                    gboolean heedless)
{
  pieces &= living (run->pos);
  if (real)
    wr_emit (run, WR_EVENT_RAIN, 0, 0, 0, dir, 0);
  push_rain (run->pos, dir, order_worms (pieces), pieces >> WR_PIECE_ZOMBIE_1, steps, rise,
             heedless ? WR_RAIN_HEEDLESS : 0);
}

/* R6.5: the living Worms in the line from the Bird to the edge, nearest first. */
static guint
pecked_worms (const WrPosition *pos,
              WrDir             dir)
{
  guint order = 0, n = 0;

  for (WrSpace space = wr_bird_next (pos, dir);
       wr_space_on_board (space);
       space = wr_space_step (space, dir))
    {
      gboolean upward = dir == WR_DIR_UP || dir == WR_DIR_UP_LEFT || dir == WR_DIR_UP_RIGHT;

      for (guint worms = wr_position_crawlers_at (pos, space) & ((1u << WR_N_WORMS) - 1);
           worms != 0;
           worms &= worms - 1)
        order |= (guint) __builtin_ctz (worms) << (4 * n++);
      if (upward && wr_space_row (space) == 0)
        break;
    }
  return (order | NOBODY_LEFT << (4 * n)) & 0xFFFF;
}

void
wr_start_peck (WrRun *run,
               WrDir  dir)
{
  guint order = pecked_worms (run->pos, dir);

  wr_emit (run, WR_EVENT_PECKED, 0, 0, 0, dir, 0);
  push_rain (run->pos, wr_dir_opposite (dir), order, 0, BM_RAIN_STEPS, 1, WR_RAIN_PECKED);
}

/* R7.2: a Worm does not step where it would be eaten, unless Suspicion is on "Dum".  A Wormhole on the way saves it,
   wherever it may lead. */
static gboolean
would_meet_bird (const WrPosition *pos,
                 WrSpace           space)
{
  int column = wr_space_column (space);

  for (int row = wr_space_row (space); ; row++)
    {
      WrSpace here = WR_SPACE (column, row);

      if (here == pos->at[WR_PIECE_BIRD])
        return TRUE;
      if (row >= pos->grass[column] || wr_position_wormhole_active (pos, here))
        return FALSE;
    }
}

/* How many steps of STEPS this piece takes; under 0 in the opposite direction.  Water and the like ignore cards. */
static int
steps_of (const WrPosition *pos,
          WrPiece           piece,
          int               steps,
          guint             flags)
{
  if (flags & WR_RAIN_HEEDLESS)
    return steps;
  return wr_hook_amount (pos, WR_AMOUNT_RAIN_STEPS, steps, WR_N_SIDES, piece,
                         flags & WR_RAIN_PECKED ? WR_ACTION_PECK : WR_N_ACTIONS);
}

static WrSpace
next_space (const WrPosition *pos,
            WrPiece           piece,
            WrDir             dir,
            guint             flags)
{
  WrSpace to = wr_step_space (pos, piece, dir);

  if (to == WR_SPACE_NONE || (!(flags & WR_RAIN_HEEDLESS) && pos->suspicion > 0 && would_meet_bird (pos, to)))
    return WR_SPACE_NONE;
  return to;
}

gboolean
wr_would_step (const WrPosition *pos,
               WrPiece           piece,
               WrDir             dir,
               int               steps,
               gboolean          heedless)
{
  guint flags = heedless ? WR_RAIN_HEEDLESS : 0;

  steps = steps_of (pos, piece, steps, flags);
  return steps != 0 && next_space (pos, piece, steps < 0 ? wr_dir_opposite (dir) : dir, flags) != WR_SPACE_NONE;
}

gboolean
wr_peck_moves_worm (const WrPosition *pos,
                    WrDir             dir)
{
  if (pos->suspicion >= BM_SUSPICION_SUS)
    return FALSE;
  for (guint order = pecked_worms (pos, dir); (order & 15) != 15; order = order >> 4 | 0xF000)
    {
      WrPiece worm = (WrPiece) (order & 15);
      int steps = steps_of (pos, worm, BM_RAIN_STEPS, WR_RAIN_PECKED);
      WrDir way = steps < 0 ? dir : wr_dir_opposite (dir);

      if (steps != 0 && next_space (pos, worm, way, WR_RAIN_PECKED) != WR_SPACE_NONE)
        return TRUE;
    }
  return FALSE;
}

/* The piece whose turn it is, WR_PIECE_NONE after the last. */
static WrPiece
piece_in_rain (const WrFrame *frame)
{
  guint zombies = frame->g >> WR_RAIN_ZOMBIES;

  if ((order_of (frame) & 15) != 15)
    return (WrPiece) (order_of (frame) & 15);
  return zombies != 0 ? (WrPiece) (WR_PIECE_ZOMBIE_1 + __builtin_ctz (zombies)) : WR_PIECE_NONE;
}

static void
next_piece (WrFrame *frame)
{
  if ((order_of (frame) & 15) != 15)
    set_order (frame, order_of (frame) >> 4 | 0xF000);
  else
    {
      guint zombies = frame->g >> WR_RAIN_ZOMBIES;

      frame->g = (guint8) ((frame->g & ((1u << WR_RAIN_ZOMBIES) - 1)) | (zombies & (zombies - 1)) << WR_RAIN_ZOMBIES);
    }
  frame->d = WR_RAIN_FRESH;
}

/* One step of PIECE.  FALSE: it has stopped. */
static gboolean
step (WrRun   *run,
      WrFrame *frame,
      WrPiece  piece)
{
  WrPosition *pos = run->pos;
  guint flags = frame->g & ((1u << WR_RAIN_ZOMBIES) - 1);
  int steps = pos->at[piece] == WR_SPACE_NONE ? 0 : steps_of (pos, piece, frame->e, flags);
  WrDir dir = steps < 0 ? wr_dir_opposite ((WrDir) frame->a) : (WrDir) frame->a;
  WrSpace from = pos->at[piece], to;

  if (frame->d == WR_RAIN_FRESH)
    frame->d = (guint8) MIN (ABS (steps), MOST_STEPS);
  if (frame->d == 0 || steps == 0)
    return FALSE;
  to = next_space (pos, piece, dir, flags);
  if (to == WR_SPACE_NONE)
    return FALSE;
  frame->d--;
  pos->at[piece] = to;
  wr_emit (run, WR_EVENT_MOVED, piece, from, to, 0, 0);
  return TRUE;
}

void
wr_rain_go_on (WrRun   *run,
               WrFrame *frame)
{
  WrPosition *pos = run->pos;
  WrPiece piece;

  while ((piece = piece_in_rain (frame)) != WR_PIECE_NONE)
    {
      WrArrival arrival = WR_ARRIVED_AWAY;

      if (step (run, frame, piece))
        {
          arrival = wr_arrive (run, piece, TRUE, TRUE, WR_N_ACTIONS);
          if (wr_is_over (pos))
            return;
        }
      /* Next piece: this one has stopped, fallen, gone through a Wormhole or died. */
      if (arrival != WR_ARRIVED_HERE)
        next_piece (frame);
      if (run->n_queued > 0)
        return;
    }

  /* R7.4 */
  {
    WrAction by = frame->g & WR_RAIN_PECKED ? WR_ACTION_PECK : WR_N_ACTIONS;
    int rise = frame->f;

    wr_pop_frame (pos);
    if (rise > 0)
      wr_change_suspicion (run, wr_hook_amount (pos, WR_AMOUNT_SUSPICION_RISE, rise, WR_N_SIDES, WR_PIECE_NONE, by));
  }
}
