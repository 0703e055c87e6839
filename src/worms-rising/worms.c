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
  guint16           ranged[BM_N_CRAWLERS];       /* bits of the actions for which a card may have given a range */
} BmGround;

BmPiece
bm_lowest_free_zombie (const BmPosition *pos)
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
  ground->new_zombie = (guint8) bm_lowest_free_zombie (pos);
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
  static const gint8 offsets[9] = { -17, -16, -15, -1, 0, 1, 15, 16, 17 };
  const guint *mask = masks + (space >> 4);
  int row = bm_space_row (space);
  /* Three bits a column in one number: looking at the columns one after the other costs more than all else here. */
  guint near = (mask[-1] << 1 >> row & 7) | (mask[0] << 1 >> row & 7) << 3 | (mask[1] << 1 >> row & 7) << 6;

  for (; near != 0; near &= near - 1)
    *out++ = first | (BmMove) (guint8) (space + offsets[__builtin_ctz (near)]) << 8;
  return out;
}

/* One move for each bit of MASKS that a card's range reaches. */
static BmMove *
ranged_moves (const BmPosition *pos,
              const guint      *masks,
              const BmRange    *range,
              BmSpace           space,
              BmMove            first,
              BmMove           *out)
{
  int centre = space >> 4, last = MIN (centre + range->width, BM_N_COLUMNS);

  for (int column = MAX (centre - range->width, 1); column <= last; column++)
    {
      guint rows = masks[column];

      if (rows != 0)
        rows &= bm_rows_in_shapes (pos, range, space, column - 1);
      for (; rows != 0; rows &= rows - 1)
        *out++ = first | (BmMove) (column << 4 | __builtin_ctz (rows)) << 8;
    }
  return out;
}

static inline gboolean
has_range (const BmGround *ground,
           BmAction        action,
           BmPiece         piece,
           BmRange        *range)
{
  return (ground->ranged[piece] >> action & 1) && bm_hook_range (ground->pos, action, piece, range);
}

static inline BmMove *
masked_moves (const BmGround *ground,
              const guint    *masks,
              BmAction        action,
              BmMoveKind      kind,
              BmPiece         worm,
              BmMove         *out)
{
  const BmPosition *pos = ground->pos;
  BmMove first = BM_MOVE (worm, kind, 0, 0);
  BmRange range;

  if (has_range (ground, action, worm, &range))
    return ranged_moves (pos, masks, &range, pos->at[worm], first, out);
  return nearby_moves (masks, pos->at[worm], first, out);
}

/* A card may close spaces to whoever is not in them yet (Flood). */
static gboolean
is_closed (const BmPosition *pos,
           BmPiece           piece,
           BmSpace           from,
           BmSpace           to)
{
  return bm_hook_may (pos, BM_MAY_ENTER, piece, BM_SPACE_TARGET (to), from) == BM_SAYS_NO;
}

/* Where the ground lets a step lead, whatever cards say. */
static inline BmSpace
open_space (const BmPosition *pos,
            BmSpace           from,
            BmDir             dir)
{
  BmSpace to = bm_space_step (from, dir);

  /* From the Grass nothing crawls straight up. */
  if (dir == BM_DIR_UP && bm_space_row (from) <= pos->grass[bm_space_column (from)])
    return BM_SPACE_NONE;
  if ((dir == BM_DIR_UP_LEFT || dir == BM_DIR_UP_RIGHT) && bm_space_row (from) == 0)
    return BM_SPACE_NONE;
  return bm_space_on_board (to) && !bm_position_has_bedrock (pos, to) ? to : BM_SPACE_NONE;
}

BmSpace
bm_step_space (const BmPosition *pos,
               BmPiece           piece,
               BmDir             dir)
{
  BmSpace from = pos->at[piece], to = open_space (pos, from, dir);

  return to == BM_SPACE_NONE || is_closed (pos, piece, from, to) ? BM_SPACE_NONE : to;
}

/* F22: columns a and k are neighbours. */
static BmSpace
wrapped_space (const BmPosition *pos,
               BmPiece           piece,
               BmDir             dir)
{
  BmSpace from = pos->at[piece], to = BM_SPACE_NONE;

  if (dir == BM_DIR_LEFT && bm_space_column (from) == 0)
    to = BM_SPACE (BM_N_COLUMNS - 1, bm_space_row (from));
  else if (dir == BM_DIR_RIGHT && bm_space_column (from) == BM_N_COLUMNS - 1)
    to = BM_SPACE (0, bm_space_row (from));
  if (to == BM_SPACE_NONE
      || bm_hook_may (pos, BM_MAY_WRAP, piece, BM_SPACE_TARGET (to), from) != BM_SAYS_YES
      || bm_position_has_bedrock (pos, to) || is_closed (pos, piece, from, to))
    return BM_SPACE_NONE;
  return to;
}

/* Bits of the directions in which a range lets a piece move. */
static guint
dirs_in_range (const BmPosition *pos,
               const BmRange    *range,
               BmSpace           from)
{
  int column = bm_space_column (from), row = bm_space_row (from);
  guint left = bm_range_rows (pos, range, from, column - 1) << 1 >> row;
  guint own = bm_range_rows (pos, range, from, column) << 1 >> row;
  guint right = bm_range_rows (pos, range, from, column + 1) << 1 >> row;

  return (own & 1) << BM_DIR_UP | (own >> 2 & 1) << BM_DIR_DOWN | (left >> 1 & 1) << BM_DIR_LEFT
         | (right >> 1 & 1) << BM_DIR_RIGHT | (left & 1) << BM_DIR_UP_LEFT | (left >> 2 & 1) << BM_DIR_DOWN_LEFT
         | (right & 1) << BM_DIR_UP_RIGHT | (right >> 2 & 1) << BM_DIR_DOWN_RIGHT;
}

#define PLAIN_DIRS ((1u << BM_N_SIDES_OF_A_SPACE) - 1)

BmSpace
bm_move_space (const BmPosition *pos,
               BmPiece           piece,
               BmDir             dir)
{
  BmSpace to = bm_step_space (pos, piece, dir);
  guint dirs = PLAIN_DIRS;
  BmRange range;

  if (to == BM_SPACE_NONE)
    return bm_hooked (pos, BM_HOOK_MAY (BM_MAY_WRAP)) ? wrapped_space (pos, piece, dir) : to;
  if (bm_hook_range (pos, BM_ACTION_MOVE, piece, &range))
    dirs = dirs_in_range (pos, &range, pos->at[piece]);
  return dirs >> dir & 1 ? to : BM_SPACE_NONE;
}

/* Cards that close spaces are asked of what is listed. */
static BmMove *
hooked_step_moves (const BmGround *ground,
                   BmPiece         piece,
                   BmMove         *out)
{
  const BmPosition *pos = ground->pos;
  guint dirs = PLAIN_DIRS;
  BmRange range;

  if (has_range (ground, BM_ACTION_MOVE, piece, &range))
    dirs = dirs_in_range (pos, &range, pos->at[piece]);
  for (BmDir dir = BM_DIR_UP; dir < BM_N_DIRS; dir++)
    if (((dirs >> dir & 1) && open_space (pos, pos->at[piece], dir) != BM_SPACE_NONE)
        || (bm_hooked (pos, BM_HOOK_MAY (BM_MAY_WRAP)) && wrapped_space (pos, piece, dir) != BM_SPACE_NONE))
      *out++ = BM_MOVE (piece, BM_MOVE_MOVE, BM_DIR_BYTE (dir), 0);
  return out;
}

static inline BmMove *
step_moves (const BmGround *ground,
            BmPiece         piece,
            BmMove         *out)
{
  const BmPosition *pos = ground->pos;
  BmRange range;

  if (bm_hooked (pos, BM_HOOK_MAY (BM_MAY_WRAP)) || has_range (ground, BM_ACTION_MOVE, piece, &range))
    return hooked_step_moves (ground, piece, out);
  for (BmDir dir = BM_DIR_UP; dir < BM_N_SIDES_OF_A_SPACE; dir++)
    {
      /* Written in any case, and kept if it is one: nobody can guess these branches. */
      *out = BM_MOVE (piece, BM_MOVE_MOVE, BM_DIR_BYTE (dir), 0);
      out += open_space (pos, pos->at[piece], dir) != BM_SPACE_NONE;
    }
  return out;
}

/* R9.4: the Grass of COLUMN may be lifted; it is not in row 0. */
static inline gboolean
may_lift (const BmPosition *pos,
          int               column)
{
  return pos->on_grass[BM_LAVA][column] == 0
         || pos->at[BM_PIECE_BIRD] != BM_SPACE (column, pos->grass[column] - 1);
}

/* R10.2: the Grass above the Worm or to its side, but not the one it is on. */
static inline BmMove *
near_push_moves (const BmPosition *pos,
                 BmPiece           worm,
                 BmMove           *out)
{
  int column = bm_space_column (pos->at[worm]), row = bm_space_row (pos->at[worm]);

  if (row == 0)
    return out;
  if (pos->grass[column] == row - 1 && row > 1 && may_lift (pos, column))
    *out++ = BM_MOVE (worm, BM_MOVE_PUSH, BM_DIR_BYTE (BM_DIR_UP), 0);
  if (column > 0 && pos->grass[column - 1] == row && may_lift (pos, column - 1))
    *out++ = BM_MOVE (worm, BM_MOVE_PUSH, BM_DIR_BYTE (BM_DIR_LEFT), 0);
  if (column < BM_N_COLUMNS - 1 && pos->grass[column + 1] == row && may_lift (pos, column + 1))
    *out++ = BM_MOVE (worm, BM_MOVE_PUSH, BM_DIR_BYTE (BM_DIR_RIGHT), 0);
  return out;
}

/* Where a card's range decides (F25): any Grass in it but the one that the Worm is on. */
static BmMove *
ranged_push_moves (const BmPosition *pos,
                   BmPiece           worm,
                   const BmRange    *range,
                   BmMove           *out)
{
  BmSpace at = pos->at[worm];

  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      BmSpace space = bm_position_grass_space (pos, column);
      BmDir dir;

      if (space == at || !bm_in_range (pos, range, at, space) || bm_liftable (pos, column) == 0)
        continue;
      dir = bm_space_dir (at, space);
      *out++ = BM_MOVE (worm, BM_MOVE_PUSH, dir < BM_N_SIDES_OF_A_SPACE ? BM_DIR_BYTE (dir) : space, 0);
    }
  return out;
}

static BmMove *
push_moves (const BmGround *ground,
            BmPiece         worm,
            BmMove         *out)
{
  const BmPosition *pos = ground->pos;
  BmRange range;

  if (has_range (ground, BM_ACTION_PUSH, worm, &range))
    return ranged_push_moves (pos, worm, &range, out);
  return near_push_moves (pos, worm, out);
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
  BmRange range;

  if (ground->new_zombie == BM_PIECE_NONE || pos->supply[BM_TOKEN_GRAVESTONE] == BM_SUPPLY_GRAVESTONE)
    return out;
  if (has_range (ground, BM_ACTION_RAISE, worm, &range))
    {
      for (int column = 0; column < BM_N_COLUMNS; column++)
        if (pos->on_grass[BM_GRAVESTONES][column] > 0
            && bm_in_range (pos, &range, at, bm_position_grass_space (pos, column)))
          out = raise_from (pos, worm, column, out);
      return out;
    }
  for (int column = MAX (own - 1, 0); column <= MIN (own + 1, BM_N_COLUMNS - 1); column++)
    {
      BmSpace grave = bm_position_grass_space (pos, column);

      if (pos->on_grass[BM_GRAVESTONES][column] > 0 && (grave == at || bm_space_nearby (grave, at)))
        out = raise_from (pos, worm, column, out);
    }
  return out;
}

static inline gboolean
is_in_bite (const BmGround *ground,
            BmPiece         piece)
{
  const BmPosition *pos = ground->pos;
  BmSpace bird = pos->at[BM_PIECE_BIRD];
  BmRange range;

  if (has_range (ground, BM_ACTION_BITE, piece, &range))
    return bm_in_range (pos, &range, pos->at[piece], bird);
  return bm_space_nearby (pos->at[piece], bird);
}

static inline BmMove *
bite_moves (const BmGround *ground,
            BmPiece         piece,
            BmMove         *out)
{
  if (!(ground->pos->bitten >> piece & 1) && is_in_bite (ground, piece))
    *out++ = BM_MOVE (piece, BM_MOVE_BITE, 0, 0);
  return out;
}

static BmMove *
worm_moves (const BmGround *ground,
            BmPiece         worm,
            guint           actions,
            BmMove         *out)
{
  const BmPosition *pos = ground->pos;

  if (actions >> BM_ACTION_BREAK & 1)
    out = masked_moves (ground, ground->bedrock, BM_ACTION_BREAK, BM_MOVE_BREAK, worm, out);
  if (actions >> BM_ACTION_MOVE & 1)
    out = step_moves (ground, worm, out);
  if (actions >> BM_ACTION_PUSH & 1)
    out = push_moves (ground, worm, out);
  if (actions >> BM_ACTION_BITE & 1)
    out = bite_moves (ground, worm, out);
  if ((actions >> BM_ACTION_BEDROCK & 1) && pos->supply[BM_TOKEN_BEDROCK] > 0)
    out = masked_moves (ground, ground->open_dirt, BM_ACTION_BEDROCK, BM_MOVE_BEDROCK, worm, out);
  if (actions >> BM_ACTION_RAISE & 1)
    out = raise_moves (ground, worm, out);
  return out;
}

/* One that is in the air (on its way, while a card is carried out) takes no action. */
static gboolean
is_in_the_air (const BmPosition *pos,
               BmSpace           space)
{
  return bm_space_row (space) < pos->grass[bm_space_column (space)];
}

BmMove *
bm_crawler_moves (const BmPosition *pos,
                  guint             pieces,
                  guint             actions,
                  BmMove           *out)
{
  const guint by_ground = 1u << BM_ACTION_BREAK | 1u << BM_ACTION_BEDROCK | 1u << BM_ACTION_RAISE;
  BmGround ground;

  ground.pos = pos;
  bm_find_ranged (pos, BM_N_CRAWLERS, ground.ranged);
  if (actions & by_ground)
    look_at_ground (pos, &ground);
  for (; pieces != 0; pieces &= pieces - 1)
    {
      BmPiece piece = (BmPiece) __builtin_ctz (pieces);

      if (pos->at[piece] == BM_SPACE_NONE || is_in_the_air (pos, pos->at[piece]))
        continue;
      if (bm_piece_is_worm (piece))
        out = worm_moves (&ground, piece, actions, out);
      else
        {
          if (actions >> BM_ACTION_MOVE & 1)
            out = step_moves (&ground, piece, out);
          if (actions >> BM_ACTION_BITE & 1)
            out = bite_moves (&ground, piece, out);
        }
    }
  return out;
}

static void
move_piece (BmRun  *run,
            BmPiece piece,
            BmDir   dir)
{
  BmPosition *pos = run->pos;
  BmSpace from = pos->at[piece], to = bm_space_step (from, dir);

  /* Cards were asked before it was paid for, and might say something else now.  Off the board it comes in again on the
     other side (F22). */
  if (!bm_space_on_board (to))
    to = BM_SPACE (dir == BM_DIR_LEFT ? BM_N_COLUMNS - 1 : 0, bm_space_row (from));
  pos->at[piece] = to;
  bm_emit (run, BM_EVENT_MOVED, piece, from, to, 0, 0);
  bm_settle (run, 1u << piece, 1u << piece, 1u << piece, BM_ACTION_MOVE);
}

static void
push (BmRun  *run,
      BmPiece worm,
      guint8  target)
{
  BmSpace space = BM_IS_DIR_BYTE (target) ? bm_space_step (run->pos->at[worm], BM_BYTE_DIR (target)) : target;

  bm_lift_column (run, bm_space_column (space));
}

static void
bite (BmRun  *run,
      BmPiece piece)
{
  BmPosition *pos = run->pos;
  int health = bm_hook_amount (pos, BM_AMOUNT_BITE_HEALTH, BM_BITE_HEALTH, BM_SIDE_WORMS, piece, BM_ACTION_BITE);
  int actions = bm_hook_amount (pos, BM_AMOUNT_BITE_ACTIONS, BM_BITE_ACTIONS, BM_N_SIDES, piece, BM_ACTION_BITE);

  pos->bitten |= (guint8) (1u << piece);
  bm_emit (run, BM_EVENT_BITTEN, piece, 0, 0, 0, 0);
  bm_change_health (run, -health);
  if (bm_is_over (pos))
    return;
  /* Twenty stand for all that a turn could ever lose: the limit of R5.1 cuts off far earlier. */
  actions = CLAMP (actions, 0, BM_PENALTY_MOST - pos->penalty[BM_SIDE_BIRD]);
  if (actions > 0)
    {
      pos->penalty[BM_SIDE_BIRD] = (gint8) (pos->penalty[BM_SIDE_BIRD] + actions);
      bm_emit (run, BM_EVENT_ACTIONS, BM_SIDE_BIRD, 0, 0, -actions, 1);
    }
  bm_after_piece (run, BM_AFTER_BITE, piece, BM_ACTION_BITE, pos->at[piece], pos->at[BM_PIECE_BIRD]);
}

void
bm_raise_zombie (BmRun  *run,
                 BmSpace space)
{
  BmPiece zombie = bm_lowest_free_zombie (run->pos);

  run->pos->at[zombie] = space;
  bm_emit (run, BM_EVENT_RAISED, zombie, 0, space, 0, 0);
  /* R12.1: being raised in a Wormhole's space is not entering it. */
  bm_settle (run, 1u << zombie, 0, 1u << zombie, BM_N_ACTIONS);
}

void
bm_worm_act (BmRun *run,
             BmMove move)
{
  BmPiece who = bm_move_who (move);
  guint8 a = bm_move_a (move);

  switch ((guint) bm_move_kind (move))
    {
    case BM_MOVE_MOVE:
      move_piece (run, who, BM_BYTE_DIR (a));
      break;
    case BM_MOVE_PUSH:
      push (run, who, a);
      break;
    case BM_MOVE_BITE:
      bite (run, who);
      break;
    case BM_MOVE_BREAK:
      bm_break_bedrock (run, a);
      break;
    case BM_MOVE_BEDROCK:
      bm_put_bedrock (run, a);
      break;
    default:
      bm_take_from_grass (run, BM_TOKEN_GRAVESTONE, bm_space_column (a));
      bm_raise_zombie (run, bm_move_b (move));
      break;
    }
}
