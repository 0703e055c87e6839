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

gboolean
bm_column_sinks (const BmPosition *pos,
                 int               column)
{
  return (pos->on_grass[BM_DRILLS][column] | pos->on_grass[BM_GRAVESTONES][column] | pos->on_grass[BM_LAVA][column]) != 0;
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
  if (pos->on_grass[BM_DRILLS][column] == 0
      || bm_hook_may (pos, BM_MAY_WEAR, BM_PIECE_NONE, BM_SPACE_TARGET (rock), BM_SPACE_NONE) == BM_SAYS_NO)
    return;
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
  bm_settle (run, met | carried, carried, 0, BM_N_ACTIONS);
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
      if (bm_is_over (pos) || pos->n_frames > depth || run->n_queued > 0)
        return;
    }
  bm_pop_frame (pos);
}

/* R10.2, R9.4: up to row 0; a Lava Grass never into the Bird's space. */
int
bm_liftable (const BmPosition *pos,
             int               column)
{
  int grass = pos->grass[column];
  BmSpace bird = pos->at[BM_PIECE_BIRD];

  if (pos->on_grass[BM_LAVA][column] == 0 || bm_space_column (bird) != column || bm_space_row (bird) >= grass)
    return grass;
  return grass - bm_space_row (bird) - 1;
}

void
bm_lift_column (BmRun *run,
                int    column)
{
  guint carried = bm_raise_grass (run, column);

  bm_settle (run, carried, carried, 0, BM_N_ACTIONS);
}

static void
swap_tokens (BmRun   *run,
             BmToken  token,
             guint16 *columns,
             int      a,
             int      b)
{
  guint only_a = columns[a] & ~columns[b], only_b = columns[b] & ~columns[a];

  for (guint rows = only_a; rows != 0; rows &= rows - 1)
    bm_shift_token (run, token, BM_SPACE (a, __builtin_ctz (rows)), BM_SPACE (b, __builtin_ctz (rows)));
  for (guint rows = only_b; rows != 0; rows &= rows - 1)
    bm_shift_token (run, token, BM_SPACE (b, __builtin_ctz (rows)), BM_SPACE (a, __builtin_ctz (rows)));
}

static void
swap_stack (BmRun  *run,
            BmToken token,
            int     a,
            int     b)
{
  const guint8 *stacks = run->pos->on_grass[token - BM_TOKEN_DRILL];
  int more = stacks[a] - stacks[b];

  for (; more > 0; more--)
    bm_shift_token (run, token, bm_position_grass_space (run->pos, a), bm_position_grass_space (run->pos, b));
  for (; more < 0; more++)
    bm_shift_token (run, token, bm_position_grass_space (run->pos, b), bm_position_grass_space (run->pos, a));
}

static void
set_grass (BmRun *run,
           int    column,
           guint8 row)
{
  BmPosition *pos = run->pos;
  guint8 from = pos->grass[column];

  if (from == row)
    return;
  pos->grass[column] = row;
  bm_emit (run, row > from ? BM_EVENT_SANK : BM_EVENT_ROSE, 0, from, row, column, 0);
}

void
bm_swap_columns (BmRun *run,
                 int    a,
                 int    b)
{
  BmPosition *pos = run->pos;
  guint8 grass_a = pos->grass[a], grass_b = pos->grass[b];

  if (a == b)
    return;
  swap_tokens (run, BM_TOKEN_BEDROCK, pos->bedrock, a, b);
  swap_tokens (run, BM_TOKEN_WORMHOLE, pos->wormholes, a, b);
  for (BmToken token = BM_TOKEN_DRILL; token <= BM_TOKEN_LAVA; token++)
    swap_stack (run, token, a, b);
  set_grass (run, a, grass_b);
  set_grass (run, b, grass_a);
  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    {
      BmSpace from = pos->at[piece];
      int column = bm_space_column (from);

      if (!bm_space_on_board (from) || (column != a && column != b))
        continue;
      pos->at[piece] = BM_SPACE (column == a ? b : a, bm_space_row (from));
      bm_emit (run, BM_EVENT_CARRIED, piece, from, pos->at[piece], 0, 0);
    }
}
