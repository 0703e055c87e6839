/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R8: sinking in the night, and the columns' other ways down (R6.2, R6.3) and up (R10.2).
 */
#include "rules-private.h"

/* Worms and Zombies of PIECES, and the Bird if it stands there, go one row along with what they stand on. */
static void
carry (BmRun *run,
       guint  pieces,
       int    rows)
{
  BmPosition *pos = run->pos;

  for (; pieces != 0; pieces &= pieces - 1)
    {
      guint piece = (guint) __builtin_ctz (pieces);
      BmSpace from = pos->at[piece];

      pos->at[piece] = (BmSpace) (from + rows);
      bm_emit (run, BM_EVENT_CARRIED, piece, from, pos->at[piece], 0, 0);
    }
}

static guint
shift_grass (BmRun *run,
             int    column,
             int    rows)
{
  BmPosition *pos = run->pos;
  BmSpace space = bm_position_grass_space (pos, column);
  guint carried = bm_position_crawlers_at (pos, space);
  guint with_bird = carried | (pos->at[BM_PIECE_BIRD] == space ? 1u << BM_PIECE_BIRD : 0);
  int from = pos->grass[column];

  pos->grass[column] = (guint8) (from + rows);
  bm_emit (run, rows > 0 ? BM_EVENT_SANK : BM_EVENT_ROSE, 0, (guint) from, pos->grass[column], column, 0);
  carry (run, with_bird, rows);
  return carried;
}

guint
bm_lower_grass (BmRun *run,
                int    column)
{
  return shift_grass (run, column, 1);
}

guint
bm_raise_grass (BmRun *run,
                int    column)
{
  return shift_grass (run, column, -1);
}

guint
bm_lower_column (BmRun  *run,
                 BmSpace space)
{
  BmPosition *pos = run->pos;
  int column = bm_space_column (space), grass = pos->grass[column];
  /* From the Grass down to the dug space, which is not among them. */
  guint rows = ((1u << bm_space_row (space)) - 1) & ~((1u << grass) - 1);
  guint rock = pos->bedrock[column] & rows, carried = 0;

  pos->bedrock[column] = (guint16) ((pos->bedrock[column] & ~rows) | rock << 1);
  pos->grass[column]++;
  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    if (bm_space_column (pos->at[piece]) == column && (rows >> bm_space_row (pos->at[piece]) & 1))
      carried |= 1u << piece;

  bm_emit (run, BM_EVENT_SANK, 0, (guint) grass, pos->grass[column], column, 0);
  /* The lowest first, so that told in this order no Bedrock ever comes where one still lies. */
  for (int row = BM_LAST_ROW; row > grass; row--)
    if (rock >> row & 1)
      bm_emit (run, BM_EVENT_SHIFTED, BM_TOKEN_BEDROCK, BM_SPACE (column, row), BM_SPACE (column, row + 1), 0, 0);
  carry (run, carried, 1);
  return carried & ((1u << BM_N_CRAWLERS) - 1);
}

/* R8.1: counted when the column's turn comes. */
void
bm_start_sinking (BmRun *run,
                  int    column)
{
  BmPosition *pos = run->pos;
  guint drills = pos->on_grass[BM_DRILLS][column];
  guint stones = pos->on_grass[BM_GRAVESTONES][column];
  guint lava = pos->on_grass[BM_LAVA][column] * BM_SINK_LAVA;

  if (drills + stones + lava > 0)
    bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_SINK, .a = (guint8) column, .b = (guint8) drills,
                                    .c = (guint8) stones, .d = (guint8) lava });
}

/* R8.3: a Drill breaks itself and the Bedrock; a Gravestone or Lava is stopped. */
static void
meet_bedrock (BmRun   *run,
              BmSpace  rock,
              gboolean by_drill)
{
  BmPosition *pos = run->pos;
  int column = bm_space_column (rock);

  if (!by_drill)
    return;
  bm_break_bedrock (run, rock);
  pos->on_grass[BM_DRILLS][column]--;
  pos->supply[BM_TOKEN_DRILL]++;
  bm_emit (run, BM_EVENT_BROKE, BM_TOKEN_DRILL, bm_position_grass_space (pos, column), 0, 0, 0);
}

/* R8.2, R8.4: who was in the space that the Grass comes to has not entered it; who came along has. */
static void
sink_step (BmRun   *run,
           int      column,
           gboolean by_drill)
{
  BmPosition *pos = run->pos;
  BmSpace below = BM_SPACE (column, pos->grass[column] + 1);
  guint met, carried;

  if (!bm_space_on_board (below))
    return;
  if (bm_position_has_bedrock (pos, below))
    {
      meet_bedrock (run, below, by_drill);
      return;
    }
  met = bm_position_crawlers_at (pos, below);
  carried = bm_lower_grass (run, column);
  bm_settle (run, met | carried, carried);
}

void
bm_sink_go_on (BmRun   *run,
               BmFrame *frame)
{
  BmPosition *pos = run->pos;
  guint depth = pos->n_frames;

  while (frame->b + frame->c + frame->d > 0)
    {
      gboolean by_drill = frame->b > 0;

      if (by_drill)
        frame->b--;
      else if (frame->c > 0)
        frame->c--;
      else
        frame->d--;
      sink_step (run, frame->a, by_drill);
      if (bm_is_over (pos) || pos->n_frames > depth)
        return;
    }
  bm_pop_frame (pos);
}
