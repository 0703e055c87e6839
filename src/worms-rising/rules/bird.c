/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R6: what the Bird does, on the board and (R14.2 to R14.4) outside it.
 */
#include "rules-private.h"

WrSpace
wr_bird_next (const WrPosition *pos,
              WrDir             dir)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD], next;

  next = wr_space_step (bird, dir);
  if (wr_space_row (bird) == 0 && wr_space_row (next) != 0 && wr_space_row (next) != 1)
    return WR_SPACE_NONE;
  return wr_space_on_board (next) ? next : WR_SPACE_NONE;
}

WrSpace
wr_bird_dirt (const WrPosition *pos,
              WrDir             dir)
{
  WrSpace next = wr_bird_next (pos, dir);

  return next != WR_SPACE_NONE && wr_position_is_packed (pos, next) ? next : WR_SPACE_NONE;
}

WrSpace
wr_dig_space (const WrPosition *pos,
              guint8            byte)
{
  if (WR_IS_DIR_BYTE (byte))
    return wr_bird_dirt (pos, WR_BYTE_DIR (byte));
  return wr_space_on_board (byte) && wr_position_is_packed (pos, byte) ? byte : WR_SPACE_NONE;
}

/* Lists of spaces end with WR_SPACE_NONE. */
#define MOST_SPACES (WR_N_COLUMNS * (WR_LAST_ROW + 1) + 1)

/* The four sides, in the order of their spaces. */
static void
list_neighbours (const WrPosition *pos,
                 WrSpace          *out)
{
  static const WrDir by_space[WR_N_SIDES_OF_A_SPACE] = { WR_DIR_LEFT, WR_DIR_UP, WR_DIR_DOWN, WR_DIR_RIGHT };

  for (guint i = 0; i < G_N_ELEMENTS (by_space); i++)
    {
      *out = wr_bird_next (pos, by_space[i]);
      out += *out != WR_SPACE_NONE;
    }
  *out = WR_SPACE_NONE;
}

/* The spaces in range of ACTION: the neighbours NEAR, or those that a card sets, written to ROOM. */
static const WrSpace *
reach (const WrPosition *pos,
       WrAction          action,
       const WrSpace    *near,
       WrSpace          *room)
{
  const guint all = (2u << WR_LAST_ROW) - 1;
  WrSpace bird = pos->at[WR_PIECE_BIRD], *out = room;
  WrRange range;
  int last;

  if (!wr_hook_range (pos, action, WR_PIECE_BIRD, &range))
    return near;
  last = MIN (wr_space_column (bird) + range.width, WR_N_COLUMNS - 1);
  for (int column = MAX (wr_space_column (bird) - range.width, 0); column <= last; column++)
    for (guint rows = wr_rows_in_shapes (pos, &range, bird, column) & all; rows != 0; rows &= rows - 1)
      *out++ = WR_SPACE (column, __builtin_ctz (rows));
  *out = WR_SPACE_NONE;
  return room;
}

static gboolean
may_be (const WrPosition *pos,
        WrMay             where)
{
  return wr_hook_may (pos, where, WR_PIECE_BIRD, WR_NO_TARGET, WR_SPACE_NONE) == WR_SAYS_YES;
}

/* R14.1: beside and below the board, where a card lets the Bird be.  RANGE: NULL if no card has set it. */
static BmMove *
outside_moves (const WrPosition *pos,
               const WrRange    *range,
               BmMove           *out)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];
  const guint at_sides = may_be (pos, WR_MAY_SIDES) ? ((2u << WR_LAST_ROW) - 1) & ~1u : 0;
  const guint below = may_be (pos, WR_MAY_BELOW) ? 1u << WR_ROW_BELOW : 0;

  for (int column = WR_COLUMN_LEFT; column <= WR_COLUMN_RIGHT; column++)
    {
      guint rows = column == WR_COLUMN_LEFT || column == WR_COLUMN_RIGHT ? at_sides : below;

      if (column == wr_space_column (bird))
        rows &= ~(1u << wr_space_row (bird));
      if (range != NULL)
        rows &= wr_range_rows (pos, range, bird, column);
      for (; rows != 0; rows &= rows - 1)
        *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, WR_SPACE (column, __builtin_ctz (rows)), 0);
    }
  return out;
}

#define FEW_ROWS 3

/* Fly (R6.1): every grass or cleared space but the Bird's own and those with Lava. */
static BmMove *
fly_moves (const WrPosition *pos,
           BmMove           *out)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];
  guint own = 1u << wr_space_row (bird);
  WrRange range;
  gboolean ranged = wr_hook_range (pos, WR_ACTION_FLY, WR_PIECE_BIRD, &range);
  int last = ranged ? MIN (wr_space_column (bird) + range.width, WR_N_COLUMNS - 1) : WR_N_COLUMNS - 1;

  for (int column = ranged ? MAX (wr_space_column (bird) - range.width, 0) : 0; column <= last; column++)
    {
      guint grass = pos->grass[column];
      guint rows = grass == 0 ? 1 : (2u << grass) - 2;
      BmMove to_column = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, WR_SPACE (column, 0), 0);

      if (pos->on_grass[WR_LAVA][column] > 0)
        rows &= ~(1u << grass);
      if (column == wr_space_column (bird))
        rows &= ~own;
      if (ranged)
        rows &= wr_rows_in_shapes (pos, &range, bird, column);
      /* Most columns have few: branch-free, these are always written, and counted only if they exist. */
      for (guint i = 0; i < FEW_ROWS; i++, rows &= rows - 1)
        {
          *out = to_column + ((BmMove) __builtin_ctz (rows | 1u << 15) << 8);
          out += rows != 0;
        }
      for (; rows != 0; rows &= rows - 1)
        *out++ = to_column + ((BmMove) __builtin_ctz (rows) << 8);
    }
  if (wr_hooked (pos, WR_HOOK_MAY (WR_MAY_SIDES)) || wr_hooked (pos, WR_HOOK_MAY (WR_MAY_BELOW)))
    out = outside_moves (pos, ranged ? &range : NULL, out);
  return out;
}

/* Dig (R6.2, R6.3) and Peck (R6.5) need packed Dirt with nothing in it; a card may let the Bird dig into occupied
   Dirt: then wr_dig_is_forbidden () decides. */
static gboolean
is_free_dirt (const WrPosition *pos,
              WrAction          action,
              WrSpace           space)
{
  if (!wr_position_is_packed (pos, space))
    return FALSE;
  if (!wr_position_has_bedrock (pos, space) && wr_position_crawlers_at (pos, space) == 0)
    return TRUE;
  return action == WR_ACTION_DIG && wr_hooked (pos, WR_HOOK_MAY (WR_ACTION_DIG));
}

gboolean
wr_dig_is_forbidden (const WrPosition *pos,
                     WrSpace           space)
{
  WrSays says = wr_hook_may (pos, WR_ACTION_DIG, WR_PIECE_BIRD, WR_SPACE_TARGET (space), WR_SPACE_NONE);
  guint inside = wr_position_crawlers_at (pos, space);

  if (inside == 0 && !wr_position_has_bedrock (pos, space))
    return says == WR_SAYS_NO;
  /* The column above must not come down on a piece. */
  if (inside != 0 && wr_space_dir (pos->at[WR_PIECE_BIRD], space) != WR_DIR_DOWN
      && wr_position_has_bedrock (pos, wr_space_step (space, WR_DIR_UP)))
    return TRUE;
  return says != WR_SAYS_YES;
}

/* A Peck that raises no Suspicion is legal only if it moves a Worm (R5.3, F10). */
gboolean
wr_peck_is_idle (const WrPosition *pos,
                 WrDir             dir)
{
  /* Tested with this Peck counted as done. */
  WrPosition then = *pos;

  then.counts[WR_SIDE_BIRD][WR_ACTION_PECK]++;
  return wr_hook_amount (&then, WR_AMOUNT_SUSPICION_RISE, 1, WR_N_SIDES, WR_PIECE_NONE, WR_ACTION_PECK) <= 0
         && !wr_peck_moves_worm (pos, dir);
}

static BmMove *
dig_moves (const WrPosition *pos,
           const WrSpace    *near,
           BmMove           *out)
{
  WrSpace room[MOST_SPACES];

  for (const WrSpace *space = reach (pos, WR_ACTION_DIG, near, room); *space != WR_SPACE_NONE; space++)
    if (is_free_dirt (pos, WR_ACTION_DIG, *space))
      {
        WrDir dir = wr_space_dir (pos->at[WR_PIECE_BIRD], *space);

        *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DIG, dir < WR_N_DIRS ? WR_DIR_BYTE (dir) : *space, 0);
      }
  return out;
}

static BmMove *
peck_moves (const WrPosition *pos,
            const WrSpace    *near,
            BmMove           *out)
{
  WrSpace room[MOST_SPACES];

  /* At the top it neither rises nor does a Worm come. */
  if (pos->suspicion >= BM_SUSPICION_TOP)
    return out;
  for (const WrSpace *space = reach (pos, WR_ACTION_PECK, near, room); *space != WR_SPACE_NONE; space++)
    {
      WrDir dir = wr_space_dir (pos->at[WR_PIECE_BIRD], *space);

      if (dir < WR_N_DIRS && is_free_dirt (pos, WR_ACTION_PECK, *space))
        *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_PECK, WR_DIR_BYTE (dir), 0);
    }
  return out;
}

/* Lists Dig and Peck together where no card has set a range: they have the same targets. */
static BmMove *
dirt_moves (const WrPosition *pos,
            BmMove           *out)
{
  gboolean dig_into = wr_hooked (pos, WR_HOOK_MAY (WR_ACTION_DIG));
  guint digs = 0, pecks = 0;

  for (WrDir dir = WR_DIR_UP; dir < WR_N_SIDES_OF_A_SPACE; dir++)
    {
      WrSpace dirt = wr_bird_dirt (pos, dir);
      guint is_free;

      if (dirt == WR_SPACE_NONE)
        continue;
      is_free = !wr_position_has_bedrock (pos, dirt) && wr_position_crawlers_at (pos, dirt) == 0;
      digs |= (is_free | (guint) dig_into) << dir;
      pecks |= is_free << dir;
    }
  for (; digs != 0; digs &= digs - 1)
    *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DIG, WR_DIR_BYTE (__builtin_ctz (digs)), 0);
  if (pos->suspicion < BM_SUSPICION_TOP)
    for (; pecks != 0; pecks &= pecks - 1)
      *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_PECK, WR_DIR_BYTE (__builtin_ctz (pecks)), 0);
  return out;
}

/* One Eat per piece in SPACE. */
static BmMove *
eat_moves_at (const WrPosition *pos,
              WrSpace           space,
              BmMove           *out)
{
  guint prey = wr_position_crawlers_at (pos, space);

  if (prey != 0 && (prey & (prey - 1)) == 0)
    *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, space, WR_PIECE_NONE);
  else
    for (; prey != 0; prey &= prey - 1)
      *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, space, __builtin_ctz (prey));
  return out;
}

static BmMove *
ranged_eat_moves (const WrPosition *pos,
                  const WrRange    *range,
                  BmMove           *out)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];
  int centre = wr_space_column (bird), last = MIN (centre + range->width, WR_N_COLUMNS - 1);

  for (int column = MAX (centre - range->width, 0); column <= last; column++)
    {
      guint there = wr_position_crawlers_in (pos, column), rows = 0;

      for (; there != 0; there &= there - 1)
        rows |= 1u << wr_space_row (pos->at[__builtin_ctz (there)]);
      if (rows != 0)
        rows &= wr_rows_in_shapes (pos, range, bird, column);
      for (; rows != 0; rows &= rows - 1)
        out = eat_moves_at (pos, WR_SPACE (column, __builtin_ctz (rows)), out);
    }
  return out;
}

static BmMove *
eat_moves (const WrPosition *pos,
           const WrSpace    *near,
           BmMove           *out)
{
  WrRange range;

  if (wr_hook_range (pos, WR_ACTION_EAT, WR_PIECE_BIRD, &range))
    return ranged_eat_moves (pos, &range, out);
  for (const WrSpace *space = near; *space != WR_SPACE_NONE; space++)
    out = eat_moves_at (pos, *space, out);
  return out;
}

/* Drill (R6.7): from the supply, or from elsewhere when that is empty. */
static BmMove *
drill_moves (const WrPosition *pos,
             BmMove           *out)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];

  if (!wr_space_on_board (bird) || pos->grass[wr_space_column (bird)] != wr_space_row (bird))
    return out;
  if (pos->supply[WR_TOKEN_DRILL] > 0)
    {
      *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DRILL, WR_SPACE_NONE, 0);
      return out;
    }
  for (int column = 0; column < WR_N_COLUMNS; column++)
    if (pos->on_grass[WR_DRILLS][column] > 0 && column != wr_space_column (bird))
      *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DRILL, wr_position_grass_space (pos, column), 0);
  return out;
}

static BmMove *
break_moves (const WrPosition *pos,
             const WrSpace    *near,
             BmMove           *out)
{
  WrSpace room[MOST_SPACES];

  for (const WrSpace *space = reach (pos, WR_ACTION_BREAK, near, room); *space != WR_SPACE_NONE; space++)
    if (wr_position_has_bedrock (pos, *space))
      *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_BREAK, *space, 0);
  return out;
}

BmMove *
wr_bird_moves (const WrPosition *pos,
               guint             actions,
               BmMove           *out)
{
  const guint64 dirt_ranges = (guint64) 1 << WR_HOOK_RANGE (WR_ACTION_DIG) | (guint64) 1 << WR_HOOK_RANGE (WR_ACTION_PECK);
  const guint dirt_actions = 1u << WR_ACTION_DIG | 1u << WR_ACTION_PECK;
  WrSpace near[WR_N_SIDES_OF_A_SPACE + 1];

  list_neighbours (pos, near);
  if (actions >> WR_ACTION_FLY & 1)
    out = fly_moves (pos, out);
  if ((actions & dirt_actions) == dirt_actions && !(pos->hooks & dirt_ranges))
    out = dirt_moves (pos, out);
  else
    {
      if (actions >> WR_ACTION_DIG & 1)
        out = dig_moves (pos, near, out);
      if (actions >> WR_ACTION_PECK & 1)
        out = peck_moves (pos, near, out);
    }
  if (actions >> WR_ACTION_EAT & 1)
    out = eat_moves (pos, near, out);
  if (actions >> WR_ACTION_DRILL & 1)
    out = drill_moves (pos, out);
  if ((actions >> WR_ACTION_REST & 1) && pos->health < pos->max_health)
    *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_REST, 0, 0);
  if (actions >> WR_ACTION_BREAK & 1)
    out = break_moves (pos, near, out);
  return out;
}

static gboolean
is_grass (const WrPosition *pos,
          WrSpace           space)
{
  return wr_space_on_board (space) && pos->grass[wr_space_column (space)] == wr_space_row (space);
}

/* R6.1: what is met there is eaten for free. */
void
wr_put_bird (WrRun  *run,
             WrSpace space)
{
  WrPosition *pos = run->pos;
  WrSpace from = pos->at[WR_PIECE_BIRD];

  wr_emit (run, WR_EVENT_FLEW, WR_PIECE_BIRD, from, space, 0, 0);
  pos->at[WR_PIECE_BIRD] = space;
  if (is_grass (pos, space))
    wr_after_piece (run, WR_AFTER_ON_GRASS, WR_PIECE_BIRD, WR_N_ACTIONS, from, space);
  if (wr_space_on_board (space))
    {
      /* Eating comes before the effects triggered by the landing. */
      if (wr_has_set_off (run))
        wr_flush (run);
      wr_settle (run, wr_position_crawlers_at (pos, space), 0, 0, WR_N_ACTIONS);
    }
}

static void
fly (WrRun  *run,
     WrSpace space)
{
  WrSpace from = run->pos->at[WR_PIECE_BIRD];

  wr_after_piece (run, WR_AFTER_FLY, WR_PIECE_BIRD, WR_ACTION_FLY, from, space);
  wr_put_bird (run, space);
}

/* R6.2 when the Bird digs below its feet, else R6.3: the Bird stays.  Pieces that a card lets it dig into are met. */
static void
dig (WrRun  *run,
     WrSpace dirt)
{
  WrPosition *pos = run->pos;
  WrSpace bird = pos->at[WR_PIECE_BIRD];
  guint met = wr_position_crawlers_at (pos, dirt), carried;

  if (wr_position_has_bedrock (pos, dirt))
    wr_break_bedrock (run, dirt);
  wr_emit (run, WR_EVENT_DUG, 0, 0, dirt, 0, 0);
  if (dirt == wr_space_step (bird, WR_DIR_DOWN))
    carried = wr_lower_grass (run, wr_space_column (dirt));
  else
    carried = wr_lower_column (run, dirt);
  wr_settle (run, carried | met, carried, 0, WR_ACTION_DIG);
}

static void
eat (WrRun *run,
     BmMove move)
{
  WrPiece prey = (WrPiece) wr_move_b (move);

  if (prey == WR_PIECE_NONE)
    prey = (WrPiece) __builtin_ctz (wr_position_crawlers_at (run->pos, wr_move_a (move)));
  wr_try_to_eat (run, prey, WR_ACTION_EAT);
}

static void
drill (WrRun  *run,
       WrSpace from)
{
  if (from != WR_SPACE_NONE)
    wr_take_from_grass (run, WR_TOKEN_DRILL, wr_space_column (from));
  wr_put_on_grass (run, WR_TOKEN_DRILL, wr_space_column (run->pos->at[WR_PIECE_BIRD]));
}

static void
rest (WrRun *run)
{
  wr_change_health (run, wr_hook_amount (run->pos, WR_AMOUNT_REST, BM_REST_HEALTH, WR_SIDE_BIRD, WR_PIECE_BIRD,
                                         WR_ACTION_REST));
  wr_after_piece (run, WR_AFTER_REST, WR_PIECE_BIRD, WR_ACTION_REST, WR_SPACE_NONE, run->pos->at[WR_PIECE_BIRD]);
}

void
wr_bird_act (WrRun *run,
             BmMove move)
{
  guint8 a = wr_move_a (move);

  switch ((guint) wr_move_kind (move))
    {
    case WR_MOVE_FLY:
      fly (run, a);
      break;
    case WR_MOVE_DIG:
      dig (run, wr_dig_space (run->pos, a));
      break;
    case WR_MOVE_PECK:
      wr_start_peck (run, WR_BYTE_DIR (a));
      break;
    case WR_MOVE_EAT:
      eat (run, move);
      break;
    case WR_MOVE_DRILL:
      drill (run, a);
      break;
    case WR_MOVE_REST:
      rest (run);
      break;
    default:
      wr_break_bedrock (run, a);
      break;
    }
}
