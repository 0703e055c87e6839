/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R3: setup.
 */
#include "rules-private.h"

/* R3.2: the upper Wormholes go down by a die each, never onto the bottom one. */
static void
scatter_wormholes (BmPosition *pos)
{
  static const guint8 upper[] = { 2, 5, 8 }; /* c, f, i */
  const BmSpace bottom = BM_SPACE (5, BM_LAST_ROW);

  pos->wormholes[bm_space_column (bottom)] |= 1u << bm_space_row (bottom);
  pos->supply[BM_TOKEN_WORMHOLE]--;
  for (guint i = 0; i < G_N_ELEMENTS (upper); i++)
    {
      guint row;

      do
        row = bm_random_die (&pos->seed, BM_LAST_ROW);
      while (BM_SPACE (upper[i], row) == bottom);
      pos->wormholes[upper[i]] |= (guint16) (1u << row);
      pos->supply[BM_TOKEN_WORMHOLE]--;
    }
}

void
bm_rules_start (BmPosition *pos,
                guint64     seed)
{
  bm_position_init (pos);
  pos->seed = seed & BM_RANDOM_MAX_SEED;
  pos->turn = BM_TURN_SETUP;
  pos->total = 0;
  pos->at[BM_PIECE_BIRD] = BM_SPACE_NONE;
  scatter_wormholes (pos);
  bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_LAND });
}

BmMove *
bm_land_moves (const BmPosition *pos,
               BmMove           *out)
{
  for (int column = 0; column < BM_N_COLUMNS; column++)
    *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_LAND, bm_position_grass_space (pos, column), 0);
  return out;
}

/* R3.5, R3.6: with the Bird on its Grass the hands are dealt and day 1 begins. */
void
bm_land (BmRun  *run,
         BmSpace space)
{
  BmPosition *pos = run->pos;

  bm_pop_frame (pos);
  pos->at[BM_PIECE_BIRD] = space;
  bm_emit (run, BM_EVENT_PUT, BM_TOKEN_BIRD, 0, space, 0, 0);
  bm_draw (run, BM_SIDE_WORMS, BM_START_HAND);
  bm_draw (run, BM_SIDE_BIRD, BM_START_HAND);
  bm_emit (run, BM_EVENT_DAY, 0, 0, 0, pos->day, 0);
  bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_DAY, .a = BM_PHASE_TURN_START,
                                  .b = (guint8) bm_hook_first_side (pos) });
}
