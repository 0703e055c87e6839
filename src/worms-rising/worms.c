/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R10: what Worms and Zombies do.
 */
#include "rules-private.h"

/* What the listing of one side's moves needs of every column, gathered once. */
typedef struct
{
  const BmPosition *pos;
  guint             open_dirt[BM_N_COLUMNS + 2]; /* packed, nothing but Wormholes in it; columns from -1 to 11 */
  guint             bedrock[BM_N_COLUMNS + 2];
  guint8            new_zombie;                  /* BM_PIECE_NONE: the supply is empty */
} BmGround;

static BmPiece
lowest_free_zombie (const BmPosition *pos)
{
  for (BmPiece piece = BM_PIECE_ZOMBIE_1; piece < BM_PIECE_BIRD; piece++)
    if (pos->at[piece] == BM_SPACE_NONE)
      return piece;
  return BM_PIECE_NONE;
}

static void
look_at_ground (const BmPosition *pos,
                BmGround         *ground)
{
  const guint all = (2u << BM_LAST_ROW) - 1;

  ground->pos = pos;
  ground->open_dirt[0] = ground->open_dirt[BM_N_COLUMNS + 1] = 0;
  ground->bedrock[0] = ground->bedrock[BM_N_COLUMNS + 1] = 0;
  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      ground->bedrock[column + 1] = pos->bedrock[column];
      ground->open_dirt[column + 1] = all & ~((2u << pos->grass[column]) - 1) & ~pos->bedrock[column];
    }
  for (guint piece = 0; piece < BM_N_CRAWLERS; piece++)
    if (pos->at[piece] != BM_SPACE_NONE)
      ground->open_dirt[pos->at[piece] >> 4] &= ~(1u << (pos->at[piece] & 15));
  ground->new_zombie = (guint8) lowest_free_zombie (pos);
}

/* Bits of the rows from one above to one below. */
static inline guint
rows_nearby (int row)
{
  return row == 0 ? 3 : 7u << (row - 1);
}

/* One move for each bit of MASKS in the nine spaces round SPACE (those of other columns and rows do not count). */
static inline BmMove *
nearby_moves (const guint *masks,
              BmSpace      space,
              BmMove       first,
              BmMove      *out)
{
  guint near = rows_nearby (bm_space_row (space));
  int place = space >> 4;

  for (int column = place - 1; column <= place + 1; column++)
    for (guint rows = masks[column] & near; rows != 0; rows &= rows - 1)
      *out++ = first | (BmMove) (column << 4 | __builtin_ctz (rows)) << 8;
  return out;
}

gboolean
bm_may_step (const BmPosition *pos,
             BmPiece           piece,
             BmDir             dir)
{
  BmSpace from = pos->at[piece], to;

  /* From the Grass nothing crawls straight up. */
  if (dir == BM_DIR_UP && bm_space_row (from) <= pos->grass[bm_space_column (from)])
    return FALSE;
  to = bm_space_step (from, dir);
  return bm_space_on_board (to) && !bm_position_has_bedrock (pos, to);
}

static BmMove *
step_moves (const BmPosition *pos,
            BmPiece           piece,
            BmMove           *out)
{
  for (BmDir dir = BM_DIR_UP; dir < BM_N_DIRS; dir++)
    if (bm_may_step (pos, piece, dir))
      *out++ = BM_MOVE (piece, BM_MOVE_MOVE, BM_DIR_BYTE (dir), 0);
  return out;
}

/* R10.2 and R9.4: the Grass next to the Worm that way, but not the one it is on, may be lifted. */
static gboolean
may_push (const BmPosition *pos,
          BmSpace           worm,
          BmDir             dir)
{
  BmSpace space;
  int column;

  if (dir == BM_DIR_DOWN || bm_space_row (worm) == 0)
    return FALSE;
  space = bm_space_step (worm, dir);
  column = bm_space_column (space);
  if (!bm_space_on_board (space) || pos->grass[column] != bm_space_row (space) || pos->grass[column] == 0)
    return FALSE;
  return pos->on_grass[BM_LAVA][column] == 0 || pos->at[BM_PIECE_BIRD] != bm_space_step (space, BM_DIR_UP);
}

static BmMove *
push_moves (const BmPosition *pos,
            BmPiece           worm,
            BmMove           *out)
{
  for (BmDir dir = BM_DIR_UP; dir < BM_N_DIRS; dir++)
    if (may_push (pos, pos->at[worm], dir))
      *out++ = BM_MOVE (worm, BM_MOVE_PUSH, BM_DIR_BYTE (dir), 0);
  return out;
}

/* R10.6: where a Zombie can come out of the Gravestone in COLUMN. */
static BmMove *
raise_from (const BmPosition *pos,
            BmPiece           worm,
            int               grave_column,
            BmMove           *out)
{
  BmSpace grave = bm_position_grass_space (pos, grave_column);

  for (int column = MAX (grave_column - 1, 0); column <= MIN (grave_column + 1, BM_N_COLUMNS - 1); column++)
    {
      guint rows = rows_nearby (bm_space_row (grave)) & ((2u << BM_LAST_ROW) - 1) & ~pos->bedrock[column];

      if (pos->grass[column] > 0)
        rows &= ~1u; /* the sky */
      for (; rows != 0; rows &= rows - 1)
        *out++ = BM_MOVE (worm, BM_MOVE_RAISE, grave, BM_SPACE (column, __builtin_ctz (rows)));
    }
  return out;
}

static BmMove *
raise_moves (const BmGround *ground,
             BmPiece         worm,
             BmMove         *out)
{
  const BmPosition *pos = ground->pos;
  BmSpace at = pos->at[worm];
  int own = bm_space_column (at);

  if (ground->new_zombie == BM_PIECE_NONE || pos->supply[BM_TOKEN_GRAVESTONE] == BM_SUPPLY_GRAVESTONE)
    return out;
  for (int column = MAX (own - 1, 0); column <= MIN (own + 1, BM_N_COLUMNS - 1); column++)
    {
      BmSpace grave = bm_position_grass_space (pos, column);

      if (pos->on_grass[BM_GRAVESTONES][column] > 0 && (grave == at || bm_space_nearby (grave, at)))
        out = raise_from (pos, worm, column, out);
    }
  return out;
}

static inline BmMove *
bite_moves (const BmPosition *pos,
            BmPiece           piece,
            BmMove           *out)
{
  if (!(pos->bitten >> piece & 1) && bm_space_nearby (pos->at[piece], pos->at[BM_PIECE_BIRD]))
    *out++ = BM_MOVE (piece, BM_MOVE_BITE, 0, 0);
  return out;
}

BmMove *
bm_worm_moves (const BmPosition *pos,
               BmMove           *out)
{
  BmGround ground;

  look_at_ground (pos, &ground);
  for (BmPiece worm = BM_PIECE_GREEN; worm < BM_N_WORMS; worm++)
    {
      if (pos->at[worm] == BM_SPACE_NONE || pos->stunned[worm] > 0)
        continue;
      out = nearby_moves (ground.bedrock, pos->at[worm], BM_MOVE (worm, BM_MOVE_BREAK, 0, 0), out);
      out = step_moves (pos, worm, out);
      out = push_moves (pos, worm, out);
      out = bite_moves (pos, worm, out);
      if (pos->supply[BM_TOKEN_BEDROCK] > 0)
        out = nearby_moves (ground.open_dirt, pos->at[worm], BM_MOVE (worm, BM_MOVE_BEDROCK, 0, 0), out);
      out = raise_moves (&ground, worm, out);
    }
  for (BmPiece zombie = BM_PIECE_ZOMBIE_1; zombie < BM_PIECE_BIRD; zombie++)
    if (pos->at[zombie] != BM_SPACE_NONE)
      {
        out = step_moves (pos, zombie, out);
        out = bite_moves (pos, zombie, out);
      }
  return out;
}

static void
move_piece (BmRun  *run,
            BmPiece piece,
            BmDir   dir)
{
  BmPosition *pos = run->pos;
  BmSpace from = pos->at[piece];

  pos->at[piece] = bm_space_step (from, dir);
  bm_emit (run, BM_EVENT_MOVED, piece, from, pos->at[piece], 0, 0);
  bm_settle (run, 1u << piece, 1u << piece);
}

static void
push (BmRun  *run,
      BmPiece piece,
      BmDir   dir)
{
  guint carried = bm_raise_grass (run, bm_space_column (bm_space_step (run->pos->at[piece], dir)));

  bm_settle (run, carried, carried);
}

/* R10.3: complete with the Health when that wins (R2.3). */
static void
bite (BmRun  *run,
      BmPiece piece)
{
  BmPosition *pos = run->pos;
  int actions = bm_hook_amount (pos, BM_AMOUNT_BITE_ACTIONS);

  pos->bitten |= (guint8) (1u << piece);
  bm_emit (run, BM_EVENT_BITTEN, piece, 0, 0, 0, 0);
  bm_change_health (run, -bm_hook_amount (pos, BM_AMOUNT_BITE_HEALTH));
  if (bm_is_over (pos))
    return;
  /* Twenty stand for all that a turn could ever lose: the limit of R5.1 cuts off far earlier. */
  actions = MIN (actions, BM_PENALTY_MOST - pos->penalty[BM_SIDE_BIRD]);
  pos->penalty[BM_SIDE_BIRD] = (gint8) (pos->penalty[BM_SIDE_BIRD] + actions);
  bm_emit (run, BM_EVENT_ACTIONS, BM_SIDE_BIRD, 0, 0, -actions, 0);
}

static void
raise_undead (BmRun  *run,
              BmSpace grave,
              BmSpace space)
{
  BmPiece zombie = lowest_free_zombie (run->pos);

  bm_take_from_grass (run, BM_TOKEN_GRAVESTONE, bm_space_column (grave));
  run->pos->at[zombie] = space;
  bm_emit (run, BM_EVENT_RAISED, zombie, 0, space, 0, 0);
  /* R12.1: being raised in a Wormhole's space is not entering it. */
  bm_settle (run, 1u << zombie, 0);
}

void
bm_worm_act (BmRun *run,
             BmMove move)
{
  static const guint8 actions[BM_N_MOVE_KINDS] = {
    [BM_MOVE_BREAK] = BM_ACTION_BREAK, [BM_MOVE_MOVE] = BM_ACTION_MOVE, [BM_MOVE_PUSH] = BM_ACTION_PUSH,
    [BM_MOVE_BITE] = BM_ACTION_BITE, [BM_MOVE_BEDROCK] = BM_ACTION_BEDROCK, [BM_MOVE_RAISE] = BM_ACTION_RAISE,
  };
  BmMoveKind kind = bm_move_kind (move);
  BmPiece who = bm_move_who (move);
  guint8 a = bm_move_a (move);

  bm_pay (run, (BmAction) actions[kind], who);
  if (kind == BM_MOVE_MOVE)
    move_piece (run, who, BM_BYTE_DIR (a));
  else if (kind == BM_MOVE_PUSH)
    push (run, who, BM_BYTE_DIR (a));
  else if (kind == BM_MOVE_BITE)
    bite (run, who);
  else if (kind == BM_MOVE_BREAK)
    bm_break_bedrock (run, a);
  else if (kind == BM_MOVE_BEDROCK)
    bm_put_bedrock (run, a);
  else
    raise_undead (run, a, bm_move_b (move));
}
