/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R11: death, and the order of things when a Worm or Zombie comes to a space: Lava, Bird, Wormhole, fall.
 */
#include "rules-private.h"

void
bm_remove_piece (BmPosition *pos,
                 BmPiece     piece)
{
  pos->at[piece] = BM_SPACE_NONE;
  pos->bitten &= (guint8) ~(1u << piece);
  pos->acted &= (guint8) ~(1u << piece);
  if (bm_piece_is_worm (piece))
    pos->stunned[piece] = pos->used_match[piece] = pos->used_turn[piece] = 0;
}

/* R2.1 */
static void
count_the_living (BmRun *run)
{
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (run->pos->at[worm] != BM_SPACE_NONE)
      return;
  bm_win (run, BM_SIDE_BIRD, BM_VICTORY_EATEN);
}

/* R6.6 in full; what R11.1 asks for as well. */
void
bm_eat (BmRun  *run,
        BmPiece piece)
{
  BmPosition *pos = run->pos;
  BmSpace space = pos->at[piece], bird = pos->at[BM_PIECE_BIRD];

  bm_remove_piece (pos, piece);
  if (bm_piece_is_zombie (piece))
    {
      bm_emit (run, BM_EVENT_ZOMBIE_EATEN, piece, space, 0, 0, 0);
      return;
    }
  bm_emit (run, BM_EVENT_WORM_EATEN, piece, space, 0, 0, 0);
  pos->ate_turn++;
  pos->ate_day++;
  bm_change_hunger (run, bm_hook_amount (pos, BM_AMOUNT_FOOD));
  /* R14.3: from outside, the column the Worm was in. */
  bm_put_gravestone (run, bm_space_column (bm_space_on_board (bird) ? bird : space));
  count_the_living (run);
}

/* R11.2 */
static void
burn (BmRun  *run,
      BmPiece piece)
{
  BmSpace space = run->pos->at[piece];

  bm_remove_piece (run->pos, piece);
  bm_emit (run, BM_EVENT_DIED, piece, space, 0, 0, 0);
  if (bm_piece_is_worm (piece))
    count_the_living (run);
}

/* R10.1: down through open ground to the Grass, or to what stops it on the way.  What waits there is met next. */
static void
fall (BmRun  *run,
      BmPiece piece)
{
  BmPosition *pos = run->pos;
  BmSpace from = pos->at[piece], space = from;

  do
    space = bm_space_step (space, BM_DIR_DOWN);
  while (bm_space_row (space) < pos->grass[bm_space_column (space)]
         && space != pos->at[BM_PIECE_BIRD]
         && !bm_position_wormhole_active (pos, space));
  pos->at[piece] = space;
  bm_emit (run, BM_EVENT_FELL, piece, from, space, 0, 0);
}

BmArrival
bm_arrive (BmRun   *run,
           BmPiece  piece,
           gboolean entered)
{
  BmPosition *pos = run->pos;
  BmArrival arrival = BM_ARRIVED_HERE;

  for (;;)
    {
      BmSpace space = pos->at[piece];

      if (bm_position_has_lava (pos, space))
        {
          burn (run, piece);
          return BM_ARRIVED_DEAD;
        }
      if (space == pos->at[BM_PIECE_BIRD])
        {
          bm_eat (run, piece);
          return BM_ARRIVED_DEAD;
        }
      if (entered && bm_position_wormhole_active (pos, space))
        {
          BmSpace exit = bm_only_exit (pos, space);

          if (exit == BM_SPACE_NONE)
            return BM_ARRIVED_WAITS;
          bm_go_through (run, piece, exit);
          entered = FALSE;
        }
      else if (bm_space_row (space) < pos->grass[bm_space_column (space)])
        {
          fall (run, piece);
          entered = TRUE;
        }
      else
        return arrival;
      arrival = BM_ARRIVED_AWAY;
    }
}

void
bm_settle (BmRun *run,
           guint  pieces,
           guint  entered)
{
  BmPosition *pos = run->pos;

  while (pieces != 0 && !bm_is_over (pos))
    {
      BmPiece piece = (BmPiece) __builtin_ctz (pieces);

      pieces &= pieces - 1;
      if (bm_arrive (run, piece, entered >> piece & 1) != BM_ARRIVED_WAITS)
        continue;
      if (pieces != 0)
        bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_SETTLE, .a = (guint8) pieces,
                                        .b = (guint8) (entered & pieces) });
      bm_ask_exit (pos, piece);
      return;
    }
}
