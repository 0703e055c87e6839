/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R6: what the Bird does, on the board and (R14.2 to R14.4) outside it.
 */
#include "rules-private.h"

BmSpace
bm_bird_next (const BmPosition *pos,
              BmDir             dir)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD], next;

  if (dir == BM_DIR_UP && bm_space_row (bird) == 0)
    return BM_SPACE_NONE;
  next = bm_space_step (bird, dir);
  return bm_space_on_board (next) ? next : BM_SPACE_NONE;
}

BmSpace
bm_bird_dirt (const BmPosition *pos,
              BmDir             dir)
{
  BmSpace next = bm_bird_next (pos, dir);

  return next != BM_SPACE_NONE && bm_position_is_packed (pos, next) ? next : BM_SPACE_NONE;
}

/* Fly (R6.1): every grass or cleared space but the Bird's own and those with Lava. */
static BmMove *
fly_moves (const BmPosition *pos,
           BmMove           *out)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD];
  guint own = 1u << bm_space_row (bird);

  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      guint grass = pos->grass[column];
      guint rows = grass == 0 ? 1 : (2u << grass) - 2;
      BmMove first = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_FLY, BM_SPACE (column, 0), 0);

      if (pos->on_grass[BM_LAVA][column] > 0)
        rows &= ~(1u << grass);
      if (column == bm_space_column (bird))
        rows &= ~own;
      for (; rows != 0; rows &= rows - 1)
        *out++ = first + ((BmMove) __builtin_ctz (rows) << 8);
    }
  return out;
}

/* Dig (R6.2, R6.3) and Peck (R6.5) are about the same spaces: packed, next to the Bird, nothing in them.  A Peck at the
   top of Suspicion would change nothing (R5.3): no Worm reacts there. */
static BmMove *
dirt_moves (const BmPosition *pos,
            BmMove           *out)
{
  BmDir free_dirs[BM_N_DIRS];
  guint n = 0;

  for (BmDir dir = BM_DIR_UP; dir < BM_N_DIRS; dir++)
    {
      BmSpace dirt = bm_bird_dirt (pos, dir);

      if (dirt != BM_SPACE_NONE && !bm_position_has_bedrock (pos, dirt) && bm_position_crawlers_at (pos, dirt) == 0)
        free_dirs[n++] = dir;
    }
  for (guint i = 0; i < n; i++)
    *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DIG, BM_DIR_BYTE (free_dirs[i]), 0);
  if (pos->suspicion < BM_SUSPICION_TOP)
    for (guint i = 0; i < n; i++)
      *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_PECK, BM_DIR_BYTE (free_dirs[i]), 0);
  return out;
}

/* Neighbours in the order of their spaces. */
static const BmDir by_space[BM_N_DIRS] = { BM_DIR_LEFT, BM_DIR_UP, BM_DIR_DOWN, BM_DIR_RIGHT };

static BmMove *
eat_moves (const BmPosition *pos,
           BmMove           *out)
{
  for (guint i = 0; i < BM_N_DIRS; i++)
    {
      BmSpace space = bm_bird_next (pos, by_space[i]);
      guint prey = space == BM_SPACE_NONE ? 0 : bm_position_crawlers_at (pos, space);

      if (prey != 0 && (prey & (prey - 1)) == 0)
        *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, space, BM_PIECE_NONE);
      else
        for (; prey != 0; prey &= prey - 1)
          *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, space, __builtin_ctz (prey));
    }
  return out;
}

/* Drill (R6.7): from the supply, or from elsewhere when that is empty. */
static BmMove *
drill_moves (const BmPosition *pos,
             BmMove           *out)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD];

  if (!bm_space_on_board (bird) || pos->grass[bm_space_column (bird)] != bm_space_row (bird))
    return out;
  if (pos->supply[BM_TOKEN_DRILL] > 0)
    {
      *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DRILL, BM_SPACE_NONE, 0);
      return out;
    }
  for (int column = 0; column < BM_N_COLUMNS; column++)
    if (pos->on_grass[BM_DRILLS][column] > 0 && column != bm_space_column (bird))
      *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DRILL, bm_position_grass_space (pos, column), 0);
  return out;
}

static BmMove *
break_moves (const BmPosition *pos,
             BmMove           *out)
{
  for (guint i = 0; i < BM_N_DIRS; i++)
    {
      BmSpace space = bm_bird_next (pos, by_space[i]);

      if (space != BM_SPACE_NONE && bm_position_has_bedrock (pos, space))
        *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_BREAK, space, 0);
    }
  return out;
}

BmMove *
bm_bird_moves (const BmPosition *pos,
               BmMove           *out)
{
  out = fly_moves (pos, out);
  out = dirt_moves (pos, out);
  out = eat_moves (pos, out);
  out = drill_moves (pos, out);
  if (pos->health < pos->max_health)
    *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_REST, 0, 0);
  return break_moves (pos, out);
}

/* R6.1: what is met there is eaten for free. */
void
bm_fly (BmRun  *run,
        BmSpace space)
{
  BmPosition *pos = run->pos;

  bm_emit (run, BM_EVENT_FLEW, BM_PIECE_BIRD, pos->at[BM_PIECE_BIRD], space, 0, 0);
  pos->at[BM_PIECE_BIRD] = space;
  bm_settle (run, bm_position_crawlers_at (pos, space), 0);
}

/* R6.2 when the Bird digs below its feet, else R6.3: the Bird stays. */
static void
dig (BmRun *run,
     BmDir  dir)
{
  BmPosition *pos = run->pos;
  BmSpace dirt = bm_bird_dirt (pos, dir);
  guint carried;

  bm_emit (run, BM_EVENT_DUG, 0, 0, dirt, 0, 0);
  if (dir == BM_DIR_DOWN)
    carried = bm_lower_grass (run, bm_space_column (dirt));
  else
    carried = bm_lower_column (run, dirt);
  bm_settle (run, carried, carried);
}

static void
eat (BmRun *run,
     BmMove move)
{
  BmPiece prey = (BmPiece) bm_move_b (move);

  if (prey == BM_PIECE_NONE)
    prey = (BmPiece) __builtin_ctz (bm_position_crawlers_at (run->pos, bm_move_a (move)));
  bm_eat (run, prey);
}

static void
drill (BmRun  *run,
       BmSpace from)
{
  if (from != BM_SPACE_NONE)
    bm_take_from_grass (run, BM_TOKEN_DRILL, bm_space_column (from));
  bm_put_on_grass (run, BM_TOKEN_DRILL, bm_space_column (run->pos->at[BM_PIECE_BIRD]));
}

void
bm_bird_act (BmRun *run,
             BmMove move)
{
  static const guint8 actions[BM_N_MOVE_KINDS] = {
    [BM_MOVE_FLY] = BM_ACTION_FLY, [BM_MOVE_DIG] = BM_ACTION_DIG, [BM_MOVE_PECK] = BM_ACTION_PECK,
    [BM_MOVE_EAT] = BM_ACTION_EAT, [BM_MOVE_DRILL] = BM_ACTION_DRILL, [BM_MOVE_REST] = BM_ACTION_REST,
    [BM_MOVE_BREAK] = BM_ACTION_BREAK,
  };
  BmMoveKind kind = bm_move_kind (move);
  guint8 a = bm_move_a (move);

  bm_pay (run, (BmAction) actions[kind], BM_PIECE_BIRD);
  if (kind == BM_MOVE_FLY)
    bm_fly (run, a);
  else if (kind == BM_MOVE_DIG)
    dig (run, BM_BYTE_DIR (a));
  else if (kind == BM_MOVE_PECK)
    bm_start_peck (run, BM_BYTE_DIR (a));
  else if (kind == BM_MOVE_EAT)
    eat (run, move);
  else if (kind == BM_MOVE_DRILL)
    drill (run, a);
  else if (kind == BM_MOVE_REST)
    bm_change_health (run, bm_hook_amount (run->pos, BM_AMOUNT_REST));
  else
    bm_break_bedrock (run, a);
}
