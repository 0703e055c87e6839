/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R10: what Worms and Zombies do.
 */
#include "rules-private.h"

/* Per-column data for listing one side's moves, gathered once. */
typedef struct
{
  const WrPosition *pos;
  guint             open_dirt[WR_N_COLUMNS + 2]; /* packed, nothing but Wormholes in it; columns from -1 to 11 */
  guint             bedrock[WR_N_COLUMNS + 2];
  guint8            new_zombie;                  /* WR_PIECE_NONE: the supply is empty */
  guint16           ranged[WR_N_CRAWLERS];       /* bits of the actions for which a card may have given a range */
} WrGround;

WrPiece
wr_lowest_free_zombie (const WrPosition *pos)
{
  for (WrPiece piece = WR_PIECE_ZOMBIE_1; piece < WR_PIECE_BIRD; piece++)
    if (pos->at[piece] == WR_SPACE_NONE)
      return piece;
  return WR_PIECE_NONE;
}

static void
look_at_ground (const WrPosition *pos,
                WrGround         *ground)
{
  const guint all = (2u << WR_LAST_ROW) - 1;

  ground->pos = pos;
  ground->open_dirt[0] = ground->open_dirt[WR_N_COLUMNS + 1] = 0;
  ground->bedrock[0] = ground->bedrock[WR_N_COLUMNS + 1] = 0;
  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      ground->bedrock[column + 1] = pos->bedrock[column];
      ground->open_dirt[column + 1] = all & ~((2u << pos->grass[column]) - 1) & ~pos->bedrock[column];
    }
  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    if (pos->at[piece] != WR_SPACE_NONE)
      ground->open_dirt[pos->at[piece] >> 4] &= ~(1u << (pos->at[piece] & 15));
  ground->new_zombie = (guint8) wr_lowest_free_zombie (pos);
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
              WrSpace      space,
              BmMove       first,
              BmMove      *out)
{
  static const gint8 offsets[9] = { -17, -16, -15, -1, 0, 1, 15, 16, 17 };
  const guint *mask = masks + (space >> 4);
  int row = wr_space_row (space);
  /* Three bits per column in one number: looping over the columns would dominate the time here. */
  guint near = (mask[-1] << 1 >> row & 7) | (mask[0] << 1 >> row & 7) << 3 | (mask[1] << 1 >> row & 7) << 6;

  for (; near != 0; near &= near - 1)
    *out++ = first | (BmMove) (guint8) (space + offsets[__builtin_ctz (near)]) << 8;
  return out;
}

/* One move for each bit of MASKS that a card's range reaches. */
static BmMove *
ranged_moves (const WrPosition *pos,
              const guint      *masks,
              const WrRange    *range,
              WrSpace           space,
              BmMove            first,
              BmMove           *out)
{
  int centre = space >> 4, last = MIN (centre + range->width, WR_N_COLUMNS);

  for (int column = MAX (centre - range->width, 1); column <= last; column++)
    {
      guint rows = masks[column];

      if (rows != 0)
        rows &= wr_rows_in_shapes (pos, range, space, column - 1);
      for (; rows != 0; rows &= rows - 1)
        *out++ = first | (BmMove) (column << 4 | __builtin_ctz (rows)) << 8;
    }
  return out;
}

static inline gboolean
has_range (const WrGround *ground,
           WrAction        action,
           WrPiece         piece,
           WrRange        *range)
{
  return (ground->ranged[piece] >> action & 1) && wr_hook_range (ground->pos, action, piece, range);
}

static inline BmMove *
masked_moves (const WrGround *ground,
              const guint    *masks,
              WrAction        action,
              WrMoveKind      kind,
              WrPiece         worm,
              BmMove         *out)
{
  const WrPosition *pos = ground->pos;
  BmMove first = WR_MOVE (worm, kind, 0, 0);
  WrRange range;

  if (has_range (ground, action, worm, &range))
    return ranged_moves (pos, masks, &range, pos->at[worm], first, out);
  return nearby_moves (masks, pos->at[worm], first, out);
}

/* A card may close spaces to pieces that are not in them yet (Flood). */
static gboolean
is_closed (const WrPosition *pos,
           WrPiece           piece,
           WrSpace           from,
           WrSpace           to)
{
  return wr_hook_may (pos, WR_MAY_ENTER, piece, WR_SPACE_TARGET (to), from) == WR_SAYS_NO;
}

/* Where a step leads by the terrain alone, without cards. */
static inline WrSpace
open_space (const WrPosition *pos,
            WrSpace           from,
            WrDir             dir)
{
  WrSpace to = wr_space_step (from, dir);

  /* From the Grass nothing crawls straight up. */
  if (dir == WR_DIR_UP && wr_space_row (from) <= pos->grass[wr_space_column (from)])
    return WR_SPACE_NONE;
  if ((dir == WR_DIR_UP_LEFT || dir == WR_DIR_UP_RIGHT) && wr_space_row (from) == 0)
    return WR_SPACE_NONE;
  return wr_space_on_board (to) && !wr_position_has_bedrock (pos, to) ? to : WR_SPACE_NONE;
}

WrSpace
wr_step_space (const WrPosition *pos,
               WrPiece           piece,
               WrDir             dir)
{
  WrSpace from = pos->at[piece], to = open_space (pos, from, dir);

  return to == WR_SPACE_NONE || is_closed (pos, piece, from, to) ? WR_SPACE_NONE : to;
}

/* F22: columns a and k are neighbours. */
static WrSpace
wrapped_space (const WrPosition *pos,
               WrPiece           piece,
               WrDir             dir)
{
  WrSpace from = pos->at[piece], to = WR_SPACE_NONE;

  if (dir == WR_DIR_LEFT && wr_space_column (from) == 0)
    to = WR_SPACE (WR_N_COLUMNS - 1, wr_space_row (from));
  else if (dir == WR_DIR_RIGHT && wr_space_column (from) == WR_N_COLUMNS - 1)
    to = WR_SPACE (0, wr_space_row (from));
  if (to == WR_SPACE_NONE
      || wr_hook_may (pos, WR_MAY_WRAP, piece, WR_SPACE_TARGET (to), from) != WR_SAYS_YES
      || wr_position_has_bedrock (pos, to) || is_closed (pos, piece, from, to))
    return WR_SPACE_NONE;
  return to;
}

/* Bits of the directions in which a range lets a piece move. */
static guint
dirs_in_range (const WrPosition *pos,
               const WrRange    *range,
               WrSpace           from)
{
  int column = wr_space_column (from), row = wr_space_row (from);
  guint left = wr_range_rows (pos, range, from, column - 1) << 1 >> row;
  guint own = wr_range_rows (pos, range, from, column) << 1 >> row;
  guint right = wr_range_rows (pos, range, from, column + 1) << 1 >> row;

  return (own & 1) << WR_DIR_UP | (own >> 2 & 1) << WR_DIR_DOWN | (left >> 1 & 1) << WR_DIR_LEFT
         | (right >> 1 & 1) << WR_DIR_RIGHT | (left & 1) << WR_DIR_UP_LEFT | (left >> 2 & 1) << WR_DIR_DOWN_LEFT
         | (right & 1) << WR_DIR_UP_RIGHT | (right >> 2 & 1) << WR_DIR_DOWN_RIGHT;
}

#define PLAIN_DIRS ((1u << WR_N_SIDES_OF_A_SPACE) - 1)

WrSpace
wr_move_space (const WrPosition *pos,
               WrPiece           piece,
               WrDir             dir)
{
  WrSpace to = wr_step_space (pos, piece, dir);
  guint dirs = PLAIN_DIRS;
  WrRange range;

  if (to == WR_SPACE_NONE)
    return wr_hooked (pos, WR_HOOK_MAY (WR_MAY_WRAP)) ? wrapped_space (pos, piece, dir) : to;
  if (wr_hook_range (pos, WR_ACTION_MOVE, piece, &range))
    dirs = dirs_in_range (pos, &range, pos->at[piece]);
  return dirs >> dir & 1 ? to : WR_SPACE_NONE;
}

/* Removes listed moves into spaces that cards close. */
static BmMove *
hooked_step_moves (const WrGround *ground,
                   WrPiece         piece,
                   BmMove         *out)
{
  const WrPosition *pos = ground->pos;
  guint dirs = PLAIN_DIRS;
  WrRange range;

  if (has_range (ground, WR_ACTION_MOVE, piece, &range))
    dirs = dirs_in_range (pos, &range, pos->at[piece]);
  for (WrDir dir = WR_DIR_UP; dir < WR_N_DIRS; dir++)
    if (((dirs >> dir & 1) && open_space (pos, pos->at[piece], dir) != WR_SPACE_NONE)
        || (wr_hooked (pos, WR_HOOK_MAY (WR_MAY_WRAP)) && wrapped_space (pos, piece, dir) != WR_SPACE_NONE))
      *out++ = WR_MOVE (piece, WR_MOVE_MOVE, WR_DIR_BYTE (dir), 0);
  return out;
}

static inline BmMove *
step_moves (const WrGround *ground,
            WrPiece         piece,
            BmMove         *out)
{
  const WrPosition *pos = ground->pos;
  WrRange range;

  if (wr_hooked (pos, WR_HOOK_MAY (WR_MAY_WRAP)) || has_range (ground, WR_ACTION_MOVE, piece, &range))
    return hooked_step_moves (ground, piece, out);
  for (WrDir dir = WR_DIR_UP; dir < WR_N_SIDES_OF_A_SPACE; dir++)
    {
      /* Always written, and kept if legal: these branches are unpredictable. */
      *out = WR_MOVE (piece, WR_MOVE_MOVE, WR_DIR_BYTE (dir), 0);
      out += open_space (pos, pos->at[piece], dir) != WR_SPACE_NONE;
    }
  return out;
}

/* R9.4: the Grass of COLUMN may be lifted; it is not in row 0. */
static inline gboolean
may_lift (const WrPosition *pos,
          int               column)
{
  return pos->on_grass[WR_LAVA][column] == 0
         || pos->at[WR_PIECE_BIRD] != WR_SPACE (column, pos->grass[column] - 1);
}

/* R10.2: the Grass above the Worm or to its side, but not the one it is on. */
static inline BmMove *
near_push_moves (const WrPosition *pos,
                 WrPiece           worm,
                 BmMove           *out)
{
  int column = wr_space_column (pos->at[worm]), row = wr_space_row (pos->at[worm]);

  if (row == 0)
    return out;
  if (pos->grass[column] == row - 1 && row > 1 && may_lift (pos, column))
    *out++ = WR_MOVE (worm, WR_MOVE_PUSH, WR_DIR_BYTE (WR_DIR_UP), 0);
  if (column > 0 && pos->grass[column - 1] == row && may_lift (pos, column - 1))
    *out++ = WR_MOVE (worm, WR_MOVE_PUSH, WR_DIR_BYTE (WR_DIR_LEFT), 0);
  if (column < WR_N_COLUMNS - 1 && pos->grass[column + 1] == row && may_lift (pos, column + 1))
    *out++ = WR_MOVE (worm, WR_MOVE_PUSH, WR_DIR_BYTE (WR_DIR_RIGHT), 0);
  return out;
}

/* Where a card's range decides (F25): any Grass in it but the one that the Worm is on. */
static BmMove *
ranged_push_moves (const WrPosition *pos,
                   WrPiece           worm,
                   const WrRange    *range,
                   BmMove           *out)
{
  WrSpace at = pos->at[worm];

  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      WrSpace space = wr_position_grass_space (pos, column);
      WrDir dir;

      if (space == at || !wr_in_range (pos, range, at, space) || wr_liftable (pos, column) == 0)
        continue;
      dir = wr_space_dir (at, space);
      *out++ = WR_MOVE (worm, WR_MOVE_PUSH, dir < WR_N_SIDES_OF_A_SPACE ? WR_DIR_BYTE (dir) : space, 0);
    }
  return out;
}

static BmMove *
push_moves (const WrGround *ground,
            WrPiece         worm,
            BmMove         *out)
{
  const WrPosition *pos = ground->pos;
  WrRange range;

  if (has_range (ground, WR_ACTION_PUSH, worm, &range))
    return ranged_push_moves (pos, worm, &range, out);
  return near_push_moves (pos, worm, out);
}

/* R10.6: where a Zombie can come out of the Gravestone in COLUMN. */
static BmMove *
raise_from (const WrPosition *pos,
            WrPiece           worm,
            int               grave_column,
            BmMove           *out)
{
  WrSpace grave = wr_position_grass_space (pos, grave_column);

  for (int column = MAX (grave_column - 1, 0); column <= MIN (grave_column + 1, WR_N_COLUMNS - 1); column++)
    {
      guint rows = rows_nearby (wr_space_row (grave)) & ((2u << WR_LAST_ROW) - 1) & ~pos->bedrock[column];

      if (pos->grass[column] > 0)
        rows &= ~1u; /* the sky */
      for (; rows != 0; rows &= rows - 1)
        *out++ = WR_MOVE (worm, WR_MOVE_RAISE, grave, WR_SPACE (column, __builtin_ctz (rows)));
    }
  return out;
}

static BmMove *
raise_moves (const WrGround *ground,
             WrPiece         worm,
             BmMove         *out)
{
  const WrPosition *pos = ground->pos;
  WrSpace at = pos->at[worm];
  int own = wr_space_column (at);
  WrRange range;

  if (ground->new_zombie == WR_PIECE_NONE || pos->supply[WR_TOKEN_GRAVESTONE] == BM_SUPPLY_GRAVESTONE)
    return out;
  if (has_range (ground, WR_ACTION_RAISE, worm, &range))
    {
      for (int column = 0; column < WR_N_COLUMNS; column++)
        if (pos->on_grass[WR_GRAVESTONES][column] > 0
            && wr_in_range (pos, &range, at, wr_position_grass_space (pos, column)))
          out = raise_from (pos, worm, column, out);
      return out;
    }
  for (int column = MAX (own - 1, 0); column <= MIN (own + 1, WR_N_COLUMNS - 1); column++)
    {
      WrSpace grave = wr_position_grass_space (pos, column);

      if (pos->on_grass[WR_GRAVESTONES][column] > 0 && (grave == at || wr_space_nearby (grave, at)))
        out = raise_from (pos, worm, column, out);
    }
  return out;
}

static inline gboolean
is_in_bite (const WrGround *ground,
            WrPiece         piece)
{
  const WrPosition *pos = ground->pos;
  WrSpace bird = pos->at[WR_PIECE_BIRD];
  WrRange range;

  if (has_range (ground, WR_ACTION_BITE, piece, &range))
    return wr_in_range (pos, &range, pos->at[piece], bird);
  return wr_space_nearby (pos->at[piece], bird);
}

static inline BmMove *
bite_moves (const WrGround *ground,
            WrPiece         piece,
            BmMove         *out)
{
  if (!(ground->pos->bitten >> piece & 1) && is_in_bite (ground, piece))
    *out++ = WR_MOVE (piece, WR_MOVE_BITE, 0, 0);
  return out;
}

static BmMove *
worm_moves (const WrGround *ground,
            WrPiece         worm,
            guint           actions,
            BmMove         *out)
{
  const WrPosition *pos = ground->pos;

  if (actions >> WR_ACTION_BREAK & 1)
    out = masked_moves (ground, ground->bedrock, WR_ACTION_BREAK, WR_MOVE_BREAK, worm, out);
  if (actions >> WR_ACTION_MOVE & 1)
    out = step_moves (ground, worm, out);
  if (actions >> WR_ACTION_PUSH & 1)
    out = push_moves (ground, worm, out);
  if (actions >> WR_ACTION_BITE & 1)
    out = bite_moves (ground, worm, out);
  if ((actions >> WR_ACTION_BEDROCK & 1) && pos->supply[WR_TOKEN_BEDROCK] > 0)
    out = masked_moves (ground, ground->open_dirt, WR_ACTION_BEDROCK, WR_MOVE_BEDROCK, worm, out);
  if (actions >> WR_ACTION_RAISE & 1)
    out = raise_moves (ground, worm, out);
  return out;
}

/* A piece in the air (while a card is executed) takes no action. */
static gboolean
is_in_the_air (const WrPosition *pos,
               WrSpace           space)
{
  return wr_space_row (space) < pos->grass[wr_space_column (space)];
}

BmMove *
wr_crawler_moves (const WrPosition *pos,
                  guint             pieces,
                  guint             actions,
                  BmMove           *out)
{
  const guint by_ground = 1u << WR_ACTION_BREAK | 1u << WR_ACTION_BEDROCK | 1u << WR_ACTION_RAISE;
  WrGround ground;

  ground.pos = pos;
  wr_find_ranged (pos, WR_N_CRAWLERS, ground.ranged);
  if (actions & by_ground)
    look_at_ground (pos, &ground);
  for (; pieces != 0; pieces &= pieces - 1)
    {
      WrPiece piece = (WrPiece) __builtin_ctz (pieces);

      if (pos->at[piece] == WR_SPACE_NONE || is_in_the_air (pos, pos->at[piece]))
        continue;
      if (wr_piece_is_worm (piece))
        out = worm_moves (&ground, piece, actions, out);
      else
        {
          if (actions >> WR_ACTION_MOVE & 1)
            out = step_moves (&ground, piece, out);
          if (actions >> WR_ACTION_BITE & 1)
            out = bite_moves (&ground, piece, out);
        }
    }
  return out;
}

static void
move_piece (WrRun  *run,
            WrPiece piece,
            WrDir   dir)
{
  WrPosition *pos = run->pos;
  WrSpace from = pos->at[piece], to = wr_space_step (from, dir);

  /* Not tested again: cards were asked before it was paid for, and might answer differently now.  Off the board it
     wraps around (F22). */
  if (!wr_space_on_board (to))
    to = WR_SPACE (dir == WR_DIR_LEFT ? WR_N_COLUMNS - 1 : 0, wr_space_row (from));
  pos->at[piece] = to;
  wr_emit (run, WR_EVENT_MOVED, piece, from, to, 0, 0);
  wr_settle (run, 1u << piece, 1u << piece, 1u << piece, WR_ACTION_MOVE);
}

static void
push (WrRun  *run,
      WrPiece worm,
      guint8  target)
{
  WrSpace space = WR_IS_DIR_BYTE (target) ? wr_space_step (run->pos->at[worm], WR_BYTE_DIR (target)) : target;

  wr_lift_column (run, wr_space_column (space));
}

static void
bite (WrRun  *run,
      WrPiece piece)
{
  WrPosition *pos = run->pos;
  int health = wr_hook_amount (pos, WR_AMOUNT_BITE_HEALTH, BM_BITE_HEALTH, WR_SIDE_WORMS, piece, WR_ACTION_BITE);
  int actions = wr_hook_amount (pos, WR_AMOUNT_BITE_ACTIONS, BM_BITE_ACTIONS, WR_N_SIDES, piece, WR_ACTION_BITE);

  pos->bitten |= (guint8) (1u << piece);
  wr_emit (run, WR_EVENT_BITTEN, piece, 0, 0, 0, 0);
  wr_change_health (run, -health);
  if (wr_is_over (pos))
    return;
  /* Twenty is enough: the limit of R5.1 caps far earlier. */
  actions = CLAMP (actions, 0, WR_PENALTY_MOST - pos->penalty[WR_SIDE_BIRD]);
  if (actions > 0)
    {
      pos->penalty[WR_SIDE_BIRD] = (gint8) (pos->penalty[WR_SIDE_BIRD] + actions);
      wr_emit (run, WR_EVENT_ACTIONS, WR_SIDE_BIRD, 0, 0, -actions, 1);
    }
  wr_after_piece (run, WR_AFTER_BITE, piece, WR_ACTION_BITE, pos->at[piece], pos->at[WR_PIECE_BIRD]);
}

void
wr_raise_zombie (WrRun  *run,
                 WrSpace space)
{
  WrPiece zombie = wr_lowest_free_zombie (run->pos);

  run->pos->at[zombie] = space;
  wr_emit (run, WR_EVENT_RAISED, zombie, 0, space, 0, 0);
  /* R12.1: being raised in a Wormhole's space is not entering it. */
  wr_settle (run, 1u << zombie, 0, 1u << zombie, WR_N_ACTIONS);
}

void
wr_worm_act (WrRun *run,
             BmMove move)
{
  WrPiece who = wr_move_who (move);
  guint8 a = wr_move_a (move);

  switch ((guint) wr_move_kind (move))
    {
    case WR_MOVE_MOVE:
      move_piece (run, who, WR_BYTE_DIR (a));
      break;
    case WR_MOVE_PUSH:
      push (run, who, a);
      break;
    case WR_MOVE_BITE:
      bite (run, who);
      break;
    case WR_MOVE_BREAK:
      wr_break_bedrock (run, a);
      break;
    case WR_MOVE_BEDROCK:
      wr_put_bedrock (run, a);
      break;
    default:
      wr_take_from_grass (run, WR_TOKEN_GRAVESTONE, wr_space_column (a));
      wr_raise_zombie (run, wr_move_b (move));
      break;
    }
}
