/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R8: sinking in the night, and the columns' other ways down (R6.2, R6.3) and up (R10.2).
 */
#include "rules-private.h"

/* Moves Worms and Zombies of PIECES, and the Bird if it is there, by one row with their ground. */
static void
carry (WrRun *run,
       guint  pieces,
       int    rows)
{
  WrPosition *pos = run->pos;

  for (; pieces != 0; pieces &= pieces - 1)
    {
      guint piece = (guint) __builtin_ctz (pieces);
      WrSpace from = pos->at[piece];

      pos->at[piece] = (WrSpace) (from + rows);
      wr_emit (run, WR_EVENT_CARRIED, piece, from, pos->at[piece], 0, 0);
    }
}

static guint
shift_grass (WrRun *run,
             int    column,
             int    rows)
{
  WrPosition *pos = run->pos;
  WrSpace space = wr_position_grass_space (pos, column);
  guint carried = wr_position_crawlers_at (pos, space);
  guint with_bird = carried | (pos->at[WR_PIECE_BIRD] == space ? 1u << WR_PIECE_BIRD : 0);
  int from = pos->grass[column];

  pos->grass[column] = (guint8) (from + rows);
  wr_emit (run, rows > 0 ? WR_EVENT_SANK : WR_EVENT_ROSE, 0, (guint) from, pos->grass[column], column, 0);
  carry (run, with_bird, rows);
  return carried;
}

guint
wr_lower_grass (WrRun *run,
                int    column)
{
  return shift_grass (run, column, 1);
}

guint
wr_raise_grass (WrRun *run,
                int    column)
{
  return shift_grass (run, column, -1);
}

guint
wr_lower_column (WrRun  *run,
                 WrSpace space)
{
  WrPosition *pos = run->pos;
  int column = wr_space_column (space), grass = pos->grass[column];
  /* From the Grass down to the dug space, which is not among them. */
  guint rows = ((1u << wr_space_row (space)) - 1) & ~((1u << grass) - 1);
  guint rock = pos->bedrock[column] & rows, carried = 0;

  pos->bedrock[column] = (guint16) ((pos->bedrock[column] & ~rows) | rock << 1);
  pos->grass[column]++;
  for (guint piece = 0; piece < WR_N_PIECES; piece++)
    if (wr_space_column (pos->at[piece]) == column && (rows >> wr_space_row (pos->at[piece]) & 1))
      carried |= 1u << piece;

  wr_emit (run, WR_EVENT_SANK, 0, (guint) grass, pos->grass[column], column, 0);
  /* The lowest first, so that replaying these events never puts a Bedrock onto another. */
  for (int row = WR_LAST_ROW; row > grass; row--)
    if (rock >> row & 1)
      wr_emit (run, WR_EVENT_SHIFTED, WR_TOKEN_BEDROCK, WR_SPACE (column, row), WR_SPACE (column, row + 1), 0, 0);
  carry (run, carried, 1);
  return carried & ((1u << WR_N_CRAWLERS) - 1);
}

gboolean
wr_column_sinks (const WrPosition *pos,
                 int               column)
{
  return (pos->on_grass[WR_DRILLS][column] | pos->on_grass[WR_GRAVESTONES][column] | pos->on_grass[WR_LAVA][column]) != 0;
}

/* R8.1: counted when the column is processed. */
void
wr_start_sinking (WrRun *run,
                  int    column)
{
  WrPosition *pos = run->pos;
  guint drills = pos->on_grass[WR_DRILLS][column];
  guint stones = pos->on_grass[WR_GRAVESTONES][column];
  guint lava = pos->on_grass[WR_LAVA][column] * BM_SINK_LAVA;

  wr_push_frame (pos, (WrFrame) { .kind = WR_FRAME_SINK, .a = (guint8) column, .b = (guint8) drills,
                                  .c = (guint8) stones, .d = (guint8) lava });
}

/* R8.3: a Drill breaks itself and the Bedrock; a Gravestone or Lava is stopped. */
static void
meet_bedrock (WrRun   *run,
              WrSpace  rock,
              gboolean by_drill)
{
  WrPosition *pos = run->pos;
  int column = wr_space_column (rock);

  if (!by_drill)
    return;
  wr_break_bedrock (run, rock);
  if (pos->on_grass[WR_DRILLS][column] == 0
      || wr_hook_may (pos, WR_MAY_WEAR, WR_PIECE_NONE, WR_SPACE_TARGET (rock), WR_SPACE_NONE) == WR_SAYS_NO)
    return;
  pos->on_grass[WR_DRILLS][column]--;
  pos->supply[WR_TOKEN_DRILL]++;
  wr_emit (run, WR_EVENT_BROKE, WR_TOKEN_DRILL, wr_position_grass_space (pos, column), 0, 0, 0);
}

/* R8.2, R8.4: pieces that were in the space that the Grass moves to have not entered it; carried ones have. */
static void
sink_step (WrRun   *run,
           int      column,
           gboolean by_drill)
{
  WrPosition *pos = run->pos;
  WrSpace below = WR_SPACE (column, pos->grass[column] + 1);
  guint met, carried;

  if (!wr_space_on_board (below))
    return;
  if (wr_position_has_bedrock (pos, below))
    {
      meet_bedrock (run, below, by_drill);
      return;
    }
  met = wr_position_crawlers_at (pos, below);
  carried = wr_lower_grass (run, column);
  wr_settle (run, met | carried, carried, 0, WR_N_ACTIONS);
}

void
wr_sink_go_on (WrRun   *run,
               WrFrame *frame)
{
  WrPosition *pos = run->pos;
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
      if (wr_is_over (pos) || pos->n_frames > depth || run->n_queued > 0)
        return;
    }
  wr_pop_frame (pos);
}

/* R10.2, R9.4: up to row 0; a Lava Grass never into the Bird's space. */
int
wr_liftable (const WrPosition *pos,
             int               column)
{
  int grass = pos->grass[column];
  WrSpace bird = pos->at[WR_PIECE_BIRD];

  if (pos->on_grass[WR_LAVA][column] == 0 || wr_space_column (bird) != column || wr_space_row (bird) >= grass)
    return grass;
  return grass - wr_space_row (bird) - 1;
}

void
wr_lift_column (WrRun *run,
                int    column)
{
  guint carried = wr_raise_grass (run, column);

  wr_settle (run, carried, carried, 0, WR_N_ACTIONS);
}

static void
swap_tokens (WrRun   *run,
             WrToken  token,
             guint16 *columns,
             int      a,
             int      b)
{
  guint only_a = columns[a] & ~columns[b], only_b = columns[b] & ~columns[a];

  for (guint rows = only_a; rows != 0; rows &= rows - 1)
    wr_shift_token (run, token, WR_SPACE (a, __builtin_ctz (rows)), WR_SPACE (b, __builtin_ctz (rows)));
  for (guint rows = only_b; rows != 0; rows &= rows - 1)
    wr_shift_token (run, token, WR_SPACE (b, __builtin_ctz (rows)), WR_SPACE (a, __builtin_ctz (rows)));
}

static void
swap_stack (WrRun  *run,
            WrToken token,
            int     a,
            int     b)
{
  const guint8 *stacks = run->pos->on_grass[token - WR_TOKEN_DRILL];
  int more = stacks[a] - stacks[b];

  for (; more > 0; more--)
    wr_shift_token (run, token, wr_position_grass_space (run->pos, a), wr_position_grass_space (run->pos, b));
  for (; more < 0; more++)
    wr_shift_token (run, token, wr_position_grass_space (run->pos, b), wr_position_grass_space (run->pos, a));
}

static void
set_grass (WrRun *run,
           int    column,
           guint8 row)
{
  WrPosition *pos = run->pos;
  guint8 from = pos->grass[column];

  if (from == row)
    return;
  pos->grass[column] = row;
  wr_emit (run, row > from ? WR_EVENT_SANK : WR_EVENT_ROSE, 0, from, row, column, 0);
}

void
wr_swap_columns (WrRun *run,
                 int    a,
                 int    b)
{
  WrPosition *pos = run->pos;
  guint8 grass_a = pos->grass[a], grass_b = pos->grass[b];

  if (a == b)
    return;
  swap_tokens (run, WR_TOKEN_BEDROCK, pos->bedrock, a, b);
  swap_tokens (run, WR_TOKEN_WORMHOLE, pos->wormholes, a, b);
  for (WrToken token = WR_TOKEN_DRILL; token <= WR_TOKEN_LAVA; token++)
    swap_stack (run, token, a, b);
  set_grass (run, a, grass_b);
  set_grass (run, b, grass_a);
  for (guint piece = 0; piece < WR_N_PIECES; piece++)
    {
      WrSpace from = pos->at[piece];
      int column = wr_space_column (from);

      if (!wr_space_on_board (from) || (column != a && column != b))
        continue;
      pos->at[piece] = WR_SPACE (column == a ? b : a, wr_space_row (from));
      wr_emit (run, WR_EVENT_CARRIED, piece, from, pos->at[piece], 0, 0);
    }
}
