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

  next = bm_space_step (bird, dir);
  if (bm_space_row (bird) == 0 && bm_space_row (next) != 0 && bm_space_row (next) != 1)
    return BM_SPACE_NONE;
  return bm_space_on_board (next) ? next : BM_SPACE_NONE;
}

BmSpace
bm_bird_dirt (const BmPosition *pos,
              BmDir             dir)
{
  BmSpace next = bm_bird_next (pos, dir);

  return next != BM_SPACE_NONE && bm_position_is_packed (pos, next) ? next : BM_SPACE_NONE;
}

BmSpace
bm_dig_space (const BmPosition *pos,
              guint8            byte)
{
  if (BM_IS_DIR_BYTE (byte))
    return bm_bird_dirt (pos, BM_BYTE_DIR (byte));
  return bm_space_on_board (byte) && bm_position_is_packed (pos, byte) ? byte : BM_SPACE_NONE;
}

/* Lists of spaces end with BM_SPACE_NONE. */
#define MOST_SPACES (BM_N_COLUMNS * (BM_LAST_ROW + 1) + 1)

/* The four sides, in the order of their spaces. */
static void
list_neighbours (const BmPosition *pos,
                 BmSpace          *out)
{
  static const BmDir by_space[BM_N_SIDES_OF_A_SPACE] = { BM_DIR_LEFT, BM_DIR_UP, BM_DIR_DOWN, BM_DIR_RIGHT };

  for (guint i = 0; i < G_N_ELEMENTS (by_space); i++)
    {
      *out = bm_bird_next (pos, by_space[i]);
      out += *out != BM_SPACE_NONE;
    }
  *out = BM_SPACE_NONE;
}

/* The spaces that ACTION reaches: the neighbours NEAR, or what a card says, for which there is ROOM. */
static const BmSpace *
reach (const BmPosition *pos,
       BmAction          action,
       const BmSpace    *near,
       BmSpace          *room)
{
  const guint all = (2u << BM_LAST_ROW) - 1;
  BmSpace bird = pos->at[BM_PIECE_BIRD], *out = room;
  BmRange range;
  int last;

  if (!bm_hook_range (pos, action, BM_PIECE_BIRD, &range))
    return near;
  last = MIN (bm_space_column (bird) + range.width, BM_N_COLUMNS - 1);
  for (int column = MAX (bm_space_column (bird) - range.width, 0); column <= last; column++)
    for (guint rows = bm_rows_in_shapes (pos, &range, bird, column) & all; rows != 0; rows &= rows - 1)
      *out++ = BM_SPACE (column, __builtin_ctz (rows));
  *out = BM_SPACE_NONE;
  return room;
}

static gboolean
may_be (const BmPosition *pos,
        BmMay             where)
{
  return bm_hook_may (pos, where, BM_PIECE_BIRD, BM_NO_TARGET, BM_SPACE_NONE) == BM_SAYS_YES;
}

/* R14.1: beside and below the board, where a card lets the Bird be.  RANGE: NULL if no card has set it. */
static BmMove *
outside_moves (const BmPosition *pos,
               const BmRange    *range,
               BmMove           *out)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD];
  const guint at_sides = may_be (pos, BM_MAY_SIDES) ? ((2u << BM_LAST_ROW) - 1) & ~1u : 0;
  const guint below = may_be (pos, BM_MAY_BELOW) ? 1u << BM_ROW_BELOW : 0;

  for (int column = BM_COLUMN_LEFT; column <= BM_COLUMN_RIGHT; column++)
    {
      guint rows = column == BM_COLUMN_LEFT || column == BM_COLUMN_RIGHT ? at_sides : below;

      if (column == bm_space_column (bird))
        rows &= ~(1u << bm_space_row (bird));
      if (range != NULL)
        rows &= bm_range_rows (pos, range, bird, column);
      for (; rows != 0; rows &= rows - 1)
        *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_FLY, BM_SPACE (column, __builtin_ctz (rows)), 0);
    }
  return out;
}

#define FEW_ROWS 3

/* Fly (R6.1): every grass or cleared space but the Bird's own and those with Lava. */
static BmMove *
fly_moves (const BmPosition *pos,
           BmMove           *out)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD];
  guint own = 1u << bm_space_row (bird);
  BmRange range;
  gboolean ranged = bm_hook_range (pos, BM_ACTION_FLY, BM_PIECE_BIRD, &range);
  int last = ranged ? MIN (bm_space_column (bird) + range.width, BM_N_COLUMNS - 1) : BM_N_COLUMNS - 1;

  for (int column = ranged ? MAX (bm_space_column (bird) - range.width, 0) : 0; column <= last; column++)
    {
      guint grass = pos->grass[column];
      guint rows = grass == 0 ? 1 : (2u << grass) - 2;
      BmMove to_column = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_FLY, BM_SPACE (column, 0), 0);

      if (pos->on_grass[BM_LAVA][column] > 0)
        rows &= ~(1u << grass);
      if (column == bm_space_column (bird))
        rows &= ~own;
      if (ranged)
        rows &= bm_rows_in_shapes (pos, &range, bird, column);
      /* Most columns have few: these are written in any case, and kept if there are so many. */
      for (guint i = 0; i < FEW_ROWS; i++, rows &= rows - 1)
        {
          *out = to_column + ((BmMove) __builtin_ctz (rows | 1u << 15) << 8);
          out += rows != 0;
        }
      for (; rows != 0; rows &= rows - 1)
        *out++ = to_column + ((BmMove) __builtin_ctz (rows) << 8);
    }
  if (bm_hooked (pos, BM_HOOK_MAY (BM_MAY_SIDES)) || bm_hooked (pos, BM_HOOK_MAY (BM_MAY_BELOW)))
    out = outside_moves (pos, ranged ? &range : NULL, out);
  return out;
}

/* Dig (R6.2, R6.3) and Peck (R6.5) are about packed Dirt with nothing in it; a card may let the Bird dig into what is:
   where one may, bm_dig_is_forbidden () decides. */
static gboolean
is_free_dirt (const BmPosition *pos,
              BmAction          action,
              BmSpace           space)
{
  if (!bm_position_is_packed (pos, space))
    return FALSE;
  if (!bm_position_has_bedrock (pos, space) && bm_position_crawlers_at (pos, space) == 0)
    return TRUE;
  return action == BM_ACTION_DIG && bm_hooked (pos, BM_HOOK_MAY (BM_ACTION_DIG));
}

gboolean
bm_dig_is_forbidden (const BmPosition *pos,
                     BmSpace           space)
{
  BmSays says = bm_hook_may (pos, BM_ACTION_DIG, BM_PIECE_BIRD, BM_SPACE_TARGET (space), BM_SPACE_NONE);
  guint inside = bm_position_crawlers_at (pos, space);

  if (inside == 0 && !bm_position_has_bedrock (pos, space))
    return says == BM_SAYS_NO;
  /* What comes down from above must not come down on anybody. */
  if (inside != 0 && bm_space_dir (pos->at[BM_PIECE_BIRD], space) != BM_DIR_DOWN
      && bm_position_has_bedrock (pos, bm_space_step (space, BM_DIR_UP)))
    return TRUE;
  return says != BM_SAYS_YES;
}

/* A Peck that raises no Suspicion is one only if it moves somebody (R5.3, F10). */
gboolean
bm_peck_is_idle (const BmPosition *pos,
                 BmDir             dir)
{
  /* Asked as it will be when this Peck is among those done. */
  BmPosition then = *pos;

  then.counts[BM_SIDE_BIRD][BM_ACTION_PECK]++;
  return bm_hook_amount (&then, BM_AMOUNT_SUSPICION_RISE, 1, BM_N_SIDES, BM_PIECE_NONE, BM_ACTION_PECK) <= 0
         && !bm_peck_moves_worm (pos, dir);
}

static BmMove *
dig_moves (const BmPosition *pos,
           const BmSpace    *near,
           BmMove           *out)
{
  BmSpace room[MOST_SPACES];

  for (const BmSpace *space = reach (pos, BM_ACTION_DIG, near, room); *space != BM_SPACE_NONE; space++)
    if (is_free_dirt (pos, BM_ACTION_DIG, *space))
      {
        BmDir dir = bm_space_dir (pos->at[BM_PIECE_BIRD], *space);

        *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DIG, dir < BM_N_DIRS ? BM_DIR_BYTE (dir) : *space, 0);
      }
  return out;
}

static BmMove *
peck_moves (const BmPosition *pos,
            const BmSpace    *near,
            BmMove           *out)
{
  BmSpace room[MOST_SPACES];

  /* At the top it neither rises nor does a Worm come. */
  if (pos->suspicion >= BM_SUSPICION_TOP)
    return out;
  for (const BmSpace *space = reach (pos, BM_ACTION_PECK, near, room); *space != BM_SPACE_NONE; space++)
    {
      BmDir dir = bm_space_dir (pos->at[BM_PIECE_BIRD], *space);

      if (dir < BM_N_DIRS && is_free_dirt (pos, BM_ACTION_PECK, *space))
        *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_PECK, BM_DIR_BYTE (dir), 0);
    }
  return out;
}

/* Both at once where no card has set a range: they are about the same spaces. */
static BmMove *
dirt_moves (const BmPosition *pos,
            BmMove           *out)
{
  gboolean dig_into = bm_hooked (pos, BM_HOOK_MAY (BM_ACTION_DIG));
  guint digs = 0, pecks = 0;

  for (BmDir dir = BM_DIR_UP; dir < BM_N_SIDES_OF_A_SPACE; dir++)
    {
      BmSpace dirt = bm_bird_dirt (pos, dir);
      guint is_free;

      if (dirt == BM_SPACE_NONE)
        continue;
      is_free = !bm_position_has_bedrock (pos, dirt) && bm_position_crawlers_at (pos, dirt) == 0;
      digs |= (is_free | (guint) dig_into) << dir;
      pecks |= is_free << dir;
    }
  for (; digs != 0; digs &= digs - 1)
    *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_DIG, BM_DIR_BYTE (__builtin_ctz (digs)), 0);
  if (pos->suspicion < BM_SUSPICION_TOP)
    for (; pecks != 0; pecks &= pecks - 1)
      *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_PECK, BM_DIR_BYTE (__builtin_ctz (pecks)), 0);
  return out;
}

/* All that are in SPACE. */
static BmMove *
eat_moves_at (const BmPosition *pos,
              BmSpace           space,
              BmMove           *out)
{
  guint prey = bm_position_crawlers_at (pos, space);

  if (prey != 0 && (prey & (prey - 1)) == 0)
    *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, space, BM_PIECE_NONE);
  else
    for (; prey != 0; prey &= prey - 1)
      *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, space, __builtin_ctz (prey));
  return out;
}

static BmMove *
ranged_eat_moves (const BmPosition *pos,
                  const BmRange    *range,
                  BmMove           *out)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD];
  int centre = bm_space_column (bird), last = MIN (centre + range->width, BM_N_COLUMNS - 1);

  for (int column = MAX (centre - range->width, 0); column <= last; column++)
    {
      guint there = bm_position_crawlers_in (pos, column), rows = 0;

      for (; there != 0; there &= there - 1)
        rows |= 1u << bm_space_row (pos->at[__builtin_ctz (there)]);
      if (rows != 0)
        rows &= bm_rows_in_shapes (pos, range, bird, column);
      for (; rows != 0; rows &= rows - 1)
        out = eat_moves_at (pos, BM_SPACE (column, __builtin_ctz (rows)), out);
    }
  return out;
}

static BmMove *
eat_moves (const BmPosition *pos,
           const BmSpace    *near,
           BmMove           *out)
{
  BmRange range;

  if (bm_hook_range (pos, BM_ACTION_EAT, BM_PIECE_BIRD, &range))
    return ranged_eat_moves (pos, &range, out);
  for (const BmSpace *space = near; *space != BM_SPACE_NONE; space++)
    out = eat_moves_at (pos, *space, out);
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
             const BmSpace    *near,
             BmMove           *out)
{
  BmSpace room[MOST_SPACES];

  for (const BmSpace *space = reach (pos, BM_ACTION_BREAK, near, room); *space != BM_SPACE_NONE; space++)
    if (bm_position_has_bedrock (pos, *space))
      *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_BREAK, *space, 0);
  return out;
}

BmMove *
bm_bird_moves (const BmPosition *pos,
               guint             actions,
               BmMove           *out)
{
  const guint64 dirt_ranges = (guint64) 1 << BM_HOOK_RANGE (BM_ACTION_DIG) | (guint64) 1 << BM_HOOK_RANGE (BM_ACTION_PECK);
  const guint dirt_actions = 1u << BM_ACTION_DIG | 1u << BM_ACTION_PECK;
  BmSpace near[BM_N_SIDES_OF_A_SPACE + 1];

  list_neighbours (pos, near);
  if (actions >> BM_ACTION_FLY & 1)
    out = fly_moves (pos, out);
  if ((actions & dirt_actions) == dirt_actions && !(pos->hooks & dirt_ranges))
    out = dirt_moves (pos, out);
  else
    {
      if (actions >> BM_ACTION_DIG & 1)
        out = dig_moves (pos, near, out);
      if (actions >> BM_ACTION_PECK & 1)
        out = peck_moves (pos, near, out);
    }
  if (actions >> BM_ACTION_EAT & 1)
    out = eat_moves (pos, near, out);
  if (actions >> BM_ACTION_DRILL & 1)
    out = drill_moves (pos, out);
  if ((actions >> BM_ACTION_REST & 1) && pos->health < pos->max_health)
    *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_REST, 0, 0);
  if (actions >> BM_ACTION_BREAK & 1)
    out = break_moves (pos, near, out);
  return out;
}

static gboolean
is_grass (const BmPosition *pos,
          BmSpace           space)
{
  return bm_space_on_board (space) && pos->grass[bm_space_column (space)] == bm_space_row (space);
}

/* R6.1: what is met there is eaten for free. */
void
bm_put_bird (BmRun  *run,
             BmSpace space)
{
  BmPosition *pos = run->pos;
  BmSpace from = pos->at[BM_PIECE_BIRD];

  bm_emit (run, BM_EVENT_FLEW, BM_PIECE_BIRD, from, space, 0, 0);
  pos->at[BM_PIECE_BIRD] = space;
  if (is_grass (pos, space))
    bm_after_piece (run, BM_AFTER_ON_GRASS, BM_PIECE_BIRD, BM_N_ACTIONS, from, space);
  if (bm_space_on_board (space))
    {
      /* The meal comes before what the landing has set off. */
      if (bm_has_set_off (run))
        bm_flush (run);
      bm_settle (run, bm_position_crawlers_at (pos, space), 0, 0, BM_N_ACTIONS);
    }
}

static void
fly (BmRun  *run,
     BmSpace space)
{
  BmSpace from = run->pos->at[BM_PIECE_BIRD];

  bm_after_piece (run, BM_AFTER_FLY, BM_PIECE_BIRD, BM_ACTION_FLY, from, space);
  bm_put_bird (run, space);
}

/* R6.2 when the Bird digs below its feet, else R6.3: the Bird stays.  Whom a card lets it dig into is met. */
static void
dig (BmRun  *run,
     BmSpace dirt)
{
  BmPosition *pos = run->pos;
  BmSpace bird = pos->at[BM_PIECE_BIRD];
  guint met = bm_position_crawlers_at (pos, dirt), carried;

  if (bm_position_has_bedrock (pos, dirt))
    bm_break_bedrock (run, dirt);
  bm_emit (run, BM_EVENT_DUG, 0, 0, dirt, 0, 0);
  if (dirt == bm_space_step (bird, BM_DIR_DOWN))
    carried = bm_lower_grass (run, bm_space_column (dirt));
  else
    carried = bm_lower_column (run, dirt);
  bm_settle (run, carried | met, carried, 0, BM_ACTION_DIG);
}

static void
eat (BmRun *run,
     BmMove move)
{
  BmPiece prey = (BmPiece) bm_move_b (move);

  if (prey == BM_PIECE_NONE)
    prey = (BmPiece) __builtin_ctz (bm_position_crawlers_at (run->pos, bm_move_a (move)));
  bm_try_to_eat (run, prey, BM_ACTION_EAT);
}

static void
drill (BmRun  *run,
       BmSpace from)
{
  if (from != BM_SPACE_NONE)
    bm_take_from_grass (run, BM_TOKEN_DRILL, bm_space_column (from));
  bm_put_on_grass (run, BM_TOKEN_DRILL, bm_space_column (run->pos->at[BM_PIECE_BIRD]));
}

static void
rest (BmRun *run)
{
  bm_change_health (run, bm_hook_amount (run->pos, BM_AMOUNT_REST, BM_REST_HEALTH, BM_SIDE_BIRD, BM_PIECE_BIRD,
                                         BM_ACTION_REST));
  bm_after_piece (run, BM_AFTER_REST, BM_PIECE_BIRD, BM_ACTION_REST, BM_SPACE_NONE, run->pos->at[BM_PIECE_BIRD]);
}

void
bm_bird_act (BmRun *run,
             BmMove move)
{
  guint8 a = bm_move_a (move);

  switch ((guint) bm_move_kind (move))
    {
    case BM_MOVE_FLY:
      fly (run, a);
      break;
    case BM_MOVE_DIG:
      dig (run, bm_dig_space (run->pos, a));
      break;
    case BM_MOVE_PECK:
      bm_start_peck (run, BM_BYTE_DIR (a));
      break;
    case BM_MOVE_EAT:
      eat (run, move);
      break;
    case BM_MOVE_DRILL:
      drill (run, a);
      break;
    case BM_MOVE_REST:
      rest (run);
      break;
    default:
      bm_break_bedrock (run, a);
      break;
    }
}
