/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a Worm or Zombie cannot do something (R10).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

/* A step sideways off the garden leads in again on the other side where a card says so (F22). */
static BmSpace
goes_round (const BmPosition *pos,
            BmPiece           piece,
            BmSpace           to)
{
  BmSpace other = to;

  if (bm_space_column (to) == BM_COLUMN_LEFT)
    other = BM_SPACE (BM_N_COLUMNS - 1, bm_space_row (to));
  else if (bm_space_column (to) == BM_COLUMN_RIGHT)
    other = BM_SPACE (0, bm_space_row (to));
  if (other == to
      || bm_hook_may (pos, BM_MAY_WRAP, piece, BM_SPACE_TARGET (other), pos->at[piece]) != BM_SAYS_YES)
    return to;
  return other;
}

static gboolean
why_not_move (const BmPosition *pos,
              BmPiece           piece,
              BmDir             dir,
              BmRefusal        *refusal)
{
  BmSpace from = pos->at[piece];
  gboolean up = dir == BM_DIR_UP || dir == BM_DIR_UP_LEFT || dir == BM_DIR_UP_RIGHT;
  BmSpace to = up && bm_space_row (from) == 0 ? BM_SPACE_NONE : goes_round (pos, piece, bm_space_step (from, dir));

  if (dir >= BM_N_SIDES_OF_A_SPACE && !bm_is_ranged (pos, BM_ACTION_MOVE, piece))
    return bm_refuse (refusal, "R10.1", _("Nobody crawls around corners."));
  if (dir == BM_DIR_UP && bm_space_row (from) <= pos->grass[bm_space_column (from)])
    return bm_refuse (refusal, "R10.1", _("Nobody crawls straight up from the Grass."));
  if (!bm_space_on_board (to))
    return bm_refuse (refusal, "R10.1", _("The garden ends there."));
  if (!bm_position_has_bedrock (pos, to) && bm_why_beyond (pos, BM_ACTION_MOVE, piece, to, "R10.1", refusal))
    return FALSE;
  return bm_refuse (refusal, "R10.1", _("Bedrock is in the way."));
}

/* Where a card sets the reach (F25). */
static gboolean
why_not_ranged_push (const BmPosition *pos,
                     BmPiece           worm,
                     guint8            target,
                     BmRefusal        *refusal)
{
  BmSpace at = pos->at[worm], space = target;

  if (BM_IS_DIR_BYTE (target))
    space = target == BM_DIR_BYTE (BM_DIR_UP) && bm_space_row (at) == 0 ? BM_SPACE_NONE
            : bm_space_step (at, BM_BYTE_DIR (target));
  if (space == at || !bm_space_on_board (space) || pos->grass[bm_space_column (space)] != bm_space_row (space))
    return bm_refuse (refusal, "R10.2", _("In that space there is no Grass that it could push."));
  if (bm_why_beyond (pos, BM_ACTION_PUSH, worm, space, "R10.2", refusal))
    return FALSE;
  if (bm_space_row (space) == 0)
    return bm_refuse (refusal, "R10.2", _("The Grass there is as high as it goes."));
  return bm_refuse (refusal, "R9.4", _("This Push would lift Lava onto the Bird."));
}

static gboolean
why_not_push (const BmPosition *pos,
              BmPiece           worm,
              guint8            target,
              BmRefusal        *refusal)
{
  BmSpace at = pos->at[worm], space;
  BmDir dir = BM_IS_DIR_BYTE (target) ? BM_BYTE_DIR (target) : BM_N_DIRS;

  if (bm_is_ranged (pos, BM_ACTION_PUSH, worm))
    return why_not_ranged_push (pos, worm, target, refusal);
  if (dir >= BM_N_SIDES_OF_A_SPACE)
    return bm_refuse (refusal, "R10.2", _("No Grass is next to the Worm on that side."));
  if (dir == BM_DIR_DOWN)
    return bm_refuse (refusal, "R10.2", _("Grass is pushed from below or from the side, never from above."));
  space = dir == BM_DIR_UP && bm_space_row (at) == 0 ? BM_SPACE_NONE : bm_space_step (at, dir);
  if (!bm_space_on_board (space) || pos->grass[bm_space_column (space)] != bm_space_row (space))
    return bm_refuse (refusal, "R10.2", _("No Grass is next to the Worm on that side."));
  if (bm_space_row (space) == 0)
    return bm_refuse (refusal, "R10.2", _("The Grass there is as high as it goes."));
  return bm_refuse (refusal, "R9.4", _("This Push would lift Lava onto the Bird."));
}

static gboolean
why_not_bite (const BmPosition *pos,
              BmPiece           piece,
              BmRefusal        *refusal)
{
  if (pos->bitten >> piece & 1)
    return bm_refuse (refusal, "R10.3", _("It has already bitten in this turn."));
  if (bm_why_beyond (pos, BM_ACTION_BITE, piece, pos->at[BM_PIECE_BIRD], "R10.3", refusal))
    return FALSE;
  return bm_refuse (refusal, "R10.3", _("The Bird is not nearby."));
}

static gboolean
why_not_break (const BmPosition *pos,
               BmPiece           worm,
               BmSpace           space,
               BmRefusal        *refusal)
{
  if (bm_why_beyond (pos, BM_ACTION_BREAK, worm, space, "R10.4", refusal))
    return FALSE;
  if (!bm_is_ranged (pos, BM_ACTION_BREAK, worm) && !bm_space_nearby (pos->at[worm], space))
    return bm_refuse (refusal, "R10.4", _("A Worm breaks only Bedrock nearby."));
  return bm_refuse (refusal, "R10.4", _("There is no Bedrock to break."));
}

static gboolean
why_not_bedrock (const BmPosition *pos,
                 BmPiece           worm,
                 BmSpace           space,
                 BmRefusal        *refusal)
{
  if (pos->supply[BM_TOKEN_BEDROCK] == 0)
    return bm_refuse (refusal, "R1.4", _("No Bedrock is left."));
  if (bm_why_beyond (pos, BM_ACTION_BEDROCK, worm, space, "R10.5", refusal))
    return FALSE;
  if (!bm_is_ranged (pos, BM_ACTION_BEDROCK, worm) && !bm_space_nearby (pos->at[worm], space))
    return bm_refuse (refusal, "R10.5", _("A Worm puts Bedrock only into a space nearby."));
  if (!bm_space_on_board (space) || !bm_position_is_packed (pos, space))
    return bm_refuse (refusal, "R10.5", _("Bedrock goes into packed Dirt only."));
  if (bm_position_has_bedrock (pos, space))
    return bm_refuse (refusal, "R10.5", _("Bedrock lies there already."));
  return bm_refuse (refusal, "R10.5", _("Somebody is in that space."));
}

static gboolean
zombies_are_all_out (const BmPosition *pos)
{
  for (guint piece = BM_PIECE_ZOMBIE_1; piece < BM_PIECE_BIRD; piece++)
    if (pos->at[piece] == BM_SPACE_NONE)
      return FALSE;
  return TRUE;
}

static gboolean
why_not_raise (const BmPosition *pos,
               BmMove            move,
               BmRefusal        *refusal)
{
  BmPiece who = bm_move_who (move);
  BmSpace worm = pos->at[who], grave = bm_move_a (move), to = bm_move_b (move);
  int column = bm_space_column (grave);

  if (!bm_space_on_board (grave) || pos->on_grass[BM_GRAVESTONES][column] == 0
      || bm_position_grass_space (pos, column) != grave)
    return bm_refuse (refusal, "R10.6", _("No Gravestone is there."));
  if (bm_why_beyond (pos, BM_ACTION_RAISE, who, grave, "R10.6", refusal))
    return FALSE;
  if (!bm_is_ranged (pos, BM_ACTION_RAISE, who) && grave != worm && !bm_space_nearby (grave, worm))
    return bm_refuse (refusal, "R10.6", _("The Gravestone is neither here nor nearby."));
  if (zombies_are_all_out (pos))
    return bm_refuse (refusal, "R1.4", _("No Zombie is left."));
  if (grave != to && !bm_space_nearby (grave, to))
    return bm_refuse (refusal, "R10.6", _("The Zombie comes out at the Gravestone or nearby it."));
  switch (bm_position_terrain (pos, to))
    {
    case BM_TERRAIN_OUTSIDE:
      return bm_refuse (refusal, "R10.6", _("The Zombie must come out inside the garden."));
    case BM_TERRAIN_SKY:
      return bm_refuse (refusal, "R10.6", _("The Zombie cannot come out in the sky."));
    case BM_TERRAIN_GRASS:
    case BM_TERRAIN_CLEARED:
    case BM_TERRAIN_PACKED:
    default:
      return bm_refuse (refusal, "R10.6", _("Bedrock is in the way."));
    }
}

gboolean
bm_why_worm (const BmPosition *pos,
             BmMove            move,
             BmRefusal        *refusal)
{
  BmPiece who = bm_move_who (move);
  BmMoveKind kind = bm_move_kind (move);

  if (who >= BM_N_CRAWLERS || pos->at[who] == BM_SPACE_NONE)
    return bm_refuse (refusal, "R5.4", _("That one is not in the garden."));
  if (bm_piece_is_worm (who) && pos->stunned[who] > 0)
    return bm_refuse (refusal, "R13.5", _("This Worm is stunned."));
  if (bm_piece_is_zombie (who) && kind != BM_MOVE_MOVE && kind != BM_MOVE_BITE)
    return bm_refuse (refusal, "R5.4", _("Zombies can only Move and Bite."));
  switch (kind)
    {
    case BM_MOVE_MOVE:
      return why_not_move (pos, who, BM_BYTE_DIR (bm_move_a (move)), refusal);
    case BM_MOVE_PUSH:
      return why_not_push (pos, who, bm_move_a (move), refusal);
    case BM_MOVE_BITE:
      return why_not_bite (pos, who, refusal);
    case BM_MOVE_BREAK:
      return why_not_break (pos, who, bm_move_a (move), refusal);
    case BM_MOVE_BEDROCK:
      return why_not_bedrock (pos, who, bm_move_a (move), refusal);
    case BM_MOVE_RAISE:
      return why_not_raise (pos, move, refusal);
    case BM_MOVE_FLY:
    case BM_MOVE_DIG:
    case BM_MOVE_PECK:
    case BM_MOVE_EAT:
    case BM_MOVE_DRILL:
    case BM_MOVE_REST:
    case BM_MOVE_PLAY:
    case BM_MOVE_END:
    case BM_MOVE_LAND:
    case BM_MOVE_EXIT:
    case BM_MOVE_DISCARD:
    case BM_MOVE_USE:
    case BM_MOVE_DRAFT:
    case BM_MOVE_CHOOSE:
    case BM_MOVE_YES:
    case BM_MOVE_NO:
    case BM_N_MOVE_KINDS:
    default:
      return bm_refuse (refusal, "R5.4", _("Worms cannot do that."));
    }
}
