/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a Worm or Zombie cannot do something (R10).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

/* A step sideways off the garden wraps around where a card says so (F22). */
static WrSpace
goes_round (const WrPosition *pos,
            WrPiece           piece,
            WrSpace           to)
{
  WrSpace other = to;

  if (wr_space_column (to) == WR_COLUMN_LEFT)
    other = WR_SPACE (WR_N_COLUMNS - 1, wr_space_row (to));
  else if (wr_space_column (to) == WR_COLUMN_RIGHT)
    other = WR_SPACE (0, wr_space_row (to));
  if (other == to
      || wr_hook_may (pos, WR_MAY_WRAP, piece, WR_SPACE_TARGET (other), pos->at[piece]) != WR_SAYS_YES)
    return to;
  return other;
}

static gboolean
why_not_move (const WrPosition *pos,
              WrPiece           piece,
              WrDir             dir,
              BmRefusal        *refusal)
{
  WrSpace from = pos->at[piece];
  gboolean up = dir == WR_DIR_UP || dir == WR_DIR_UP_LEFT || dir == WR_DIR_UP_RIGHT;
  WrSpace to = up && wr_space_row (from) == 0 ? WR_SPACE_NONE : goes_round (pos, piece, wr_space_step (from, dir));

  if (dir >= WR_N_SIDES_OF_A_SPACE && !wr_is_ranged (pos, WR_ACTION_MOVE, piece))
    return wr_refuse (refusal, "R10.1", _("Nobody crawls around corners."));
  if (dir == WR_DIR_UP && wr_space_row (from) <= pos->grass[wr_space_column (from)])
    return wr_refuse (refusal, "R10.1", _("Nobody crawls straight up from the Grass."));
  if (!wr_space_on_board (to))
    return wr_refuse (refusal, "R10.1", _("The garden ends there."));
  if (!wr_position_has_bedrock (pos, to) && wr_why_beyond (pos, WR_ACTION_MOVE, piece, to, "R10.1", refusal))
    return FALSE;
  return wr_refuse (refusal, "R10.1", _("Bedrock is in the way."));
}

/* Where a card sets the range (F25). */
static gboolean
why_not_ranged_push (const WrPosition *pos,
                     WrPiece           worm,
                     guint8            target,
                     BmRefusal        *refusal)
{
  WrSpace at = pos->at[worm], space = target;

  if (WR_IS_DIR_BYTE (target))
    space = target == WR_DIR_BYTE (WR_DIR_UP) && wr_space_row (at) == 0 ? WR_SPACE_NONE
            : wr_space_step (at, WR_BYTE_DIR (target));
  if (space == at || !wr_space_on_board (space) || pos->grass[wr_space_column (space)] != wr_space_row (space))
    return wr_refuse (refusal, "R10.2", _("In that space there is no Grass that it could push."));
  if (wr_why_beyond (pos, WR_ACTION_PUSH, worm, space, "R10.2", refusal))
    return FALSE;
  if (wr_space_row (space) == 0)
    return wr_refuse (refusal, "R10.2", _("The Grass there is as high as it goes."));
  return wr_refuse (refusal, "R9.4", _("This Push would lift Lava onto the Bird."));
}

static gboolean
why_not_push (const WrPosition *pos,
              WrPiece           worm,
              guint8            target,
              BmRefusal        *refusal)
{
  WrSpace at = pos->at[worm], space;
  WrDir dir = WR_IS_DIR_BYTE (target) ? WR_BYTE_DIR (target) : WR_N_DIRS;

  if (wr_is_ranged (pos, WR_ACTION_PUSH, worm))
    return why_not_ranged_push (pos, worm, target, refusal);
  if (dir >= WR_N_SIDES_OF_A_SPACE)
    return wr_refuse (refusal, "R10.2", _("No Grass is next to the Worm on that side."));
  if (dir == WR_DIR_DOWN)
    return wr_refuse (refusal, "R10.2", _("Grass is pushed from below or from the side, never from above."));
  space = dir == WR_DIR_UP && wr_space_row (at) == 0 ? WR_SPACE_NONE : wr_space_step (at, dir);
  if (!wr_space_on_board (space) || pos->grass[wr_space_column (space)] != wr_space_row (space))
    return wr_refuse (refusal, "R10.2", _("No Grass is next to the Worm on that side."));
  if (wr_space_row (space) == 0)
    return wr_refuse (refusal, "R10.2", _("The Grass there is as high as it goes."));
  return wr_refuse (refusal, "R9.4", _("This Push would lift Lava onto the Bird."));
}

static gboolean
why_not_bite (const WrPosition *pos,
              WrPiece           piece,
              BmRefusal        *refusal)
{
  if (pos->bitten >> piece & 1)
    return wr_refuse (refusal, "R10.3", _("It has already bitten in this turn."));
  if (wr_why_beyond (pos, WR_ACTION_BITE, piece, pos->at[WR_PIECE_BIRD], "R10.3", refusal))
    return FALSE;
  return wr_refuse (refusal, "R10.3", _("The Bird is not nearby."));
}

static gboolean
why_not_break (const WrPosition *pos,
               WrPiece           worm,
               WrSpace           space,
               BmRefusal        *refusal)
{
  if (wr_why_beyond (pos, WR_ACTION_BREAK, worm, space, "R10.4", refusal))
    return FALSE;
  if (!wr_is_ranged (pos, WR_ACTION_BREAK, worm) && !wr_space_nearby (pos->at[worm], space))
    return wr_refuse (refusal, "R10.4", _("A Worm breaks only Bedrock nearby."));
  return wr_refuse (refusal, "R10.4", _("There is no Bedrock to break."));
}

static gboolean
why_not_bedrock (const WrPosition *pos,
                 WrPiece           worm,
                 WrSpace           space,
                 BmRefusal        *refusal)
{
  if (pos->supply[WR_TOKEN_BEDROCK] == 0)
    return wr_refuse (refusal, "R1.4", _("No Bedrock is left."));
  if (wr_why_beyond (pos, WR_ACTION_BEDROCK, worm, space, "R10.5", refusal))
    return FALSE;
  if (!wr_is_ranged (pos, WR_ACTION_BEDROCK, worm) && !wr_space_nearby (pos->at[worm], space))
    return wr_refuse (refusal, "R10.5", _("A Worm puts Bedrock only into a space nearby."));
  if (!wr_space_on_board (space) || !wr_position_is_packed (pos, space))
    return wr_refuse (refusal, "R10.5", _("Bedrock goes into packed Dirt only."));
  if (wr_position_has_bedrock (pos, space))
    return wr_refuse (refusal, "R10.5", _("Bedrock lies there already."));
  return wr_refuse (refusal, "R10.5", _("Somebody is in that space."));
}

static gboolean
zombies_are_all_out (const WrPosition *pos)
{
  for (guint piece = WR_PIECE_ZOMBIE_1; piece < WR_PIECE_BIRD; piece++)
    if (pos->at[piece] == WR_SPACE_NONE)
      return FALSE;
  return TRUE;
}

static gboolean
why_not_raise (const WrPosition *pos,
               BmMove            move,
               BmRefusal        *refusal)
{
  WrPiece who = wr_move_who (move);
  WrSpace worm = pos->at[who], grave = wr_move_a (move), to = wr_move_b (move);
  int column = wr_space_column (grave);

  if (!wr_space_on_board (grave) || pos->on_grass[WR_GRAVESTONES][column] == 0
      || wr_position_grass_space (pos, column) != grave)
    return wr_refuse (refusal, "R10.6", _("No Gravestone is there."));
  if (wr_why_beyond (pos, WR_ACTION_RAISE, who, grave, "R10.6", refusal))
    return FALSE;
  if (!wr_is_ranged (pos, WR_ACTION_RAISE, who) && grave != worm && !wr_space_nearby (grave, worm))
    return wr_refuse (refusal, "R10.6", _("The Gravestone is neither here nor nearby."));
  if (zombies_are_all_out (pos))
    return wr_refuse (refusal, "R1.4", _("No Zombie is left."));
  if (grave != to && !wr_space_nearby (grave, to))
    return wr_refuse (refusal, "R10.6", _("The Zombie comes out at the Gravestone or nearby it."));
  switch (wr_position_terrain (pos, to))
    {
    case WR_TERRAIN_OUTSIDE:
      return wr_refuse (refusal, "R10.6", _("The Zombie must come out inside the garden."));
    case WR_TERRAIN_SKY:
      return wr_refuse (refusal, "R10.6", _("The Zombie cannot come out in the sky."));
    case WR_TERRAIN_GRASS:
    case WR_TERRAIN_CLEARED:
    case WR_TERRAIN_PACKED:
    default:
      return wr_refuse (refusal, "R10.6", _("Bedrock is in the way."));
    }
}

gboolean
wr_why_worm (const WrPosition *pos,
             BmMove            move,
             BmRefusal        *refusal)
{
  WrPiece who = wr_move_who (move);
  WrMoveKind kind = wr_move_kind (move);

  if (who >= WR_N_CRAWLERS || pos->at[who] == WR_SPACE_NONE)
    return wr_refuse (refusal, "R5.4", _("That one is not in the garden."));
  if (wr_piece_is_worm (who) && pos->stunned[who] > 0)
    return wr_refuse (refusal, "R13.5", _("This Worm is stunned."));
  if (wr_piece_is_zombie (who) && kind != WR_MOVE_MOVE && kind != WR_MOVE_BITE)
    return wr_refuse (refusal, "R5.4", _("Zombies can only Move and Bite."));
  switch (kind)
    {
    case WR_MOVE_MOVE:
      return why_not_move (pos, who, WR_BYTE_DIR (wr_move_a (move)), refusal);
    case WR_MOVE_PUSH:
      return why_not_push (pos, who, wr_move_a (move), refusal);
    case WR_MOVE_BITE:
      return why_not_bite (pos, who, refusal);
    case WR_MOVE_BREAK:
      return why_not_break (pos, who, wr_move_a (move), refusal);
    case WR_MOVE_BEDROCK:
      return why_not_bedrock (pos, who, wr_move_a (move), refusal);
    case WR_MOVE_RAISE:
      return why_not_raise (pos, move, refusal);
    case WR_MOVE_FLY:
    case WR_MOVE_DIG:
    case WR_MOVE_PECK:
    case WR_MOVE_EAT:
    case WR_MOVE_DRILL:
    case WR_MOVE_REST:
    case WR_MOVE_PLAY:
    case WR_MOVE_END:
    case WR_MOVE_LAND:
    case WR_MOVE_EXIT:
    case WR_MOVE_DISCARD:
    case WR_MOVE_USE:
    case WR_MOVE_DRAFT:
    case WR_MOVE_CHOOSE:
    case WR_MOVE_YES:
    case WR_MOVE_NO:
    case WR_N_MOVE_KINDS:
    default:
      return wr_refuse (refusal, "R5.4", _("Worms cannot do that."));
    }
}
