/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why the Bird cannot do something (R6, R14).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

/* The rule of an action on a neighbouring space: outside the garden it is R14.2 for all four of them. */
static const char *
rule_of (const WrPosition *pos,
         const char       *rule)
{
  return wr_space_on_board (pos->at[WR_PIECE_BIRD]) ? rule : "R14.2";
}

/* Whether a card lets the Bird be in SPACE, beside or below the garden. */
static gboolean
may_be_outside (const WrPosition *pos,
                WrSpace           space)
{
  WrMay where = wr_space_row (space) == WR_ROW_BELOW ? WR_MAY_BELOW : WR_MAY_SIDES;

  return wr_hook_may (pos, where, WR_PIECE_BIRD, WR_NO_TARGET, WR_SPACE_NONE) == WR_SAYS_YES;
}

static gboolean
why_not_fly (const WrPosition *pos,
             WrSpace           space,
             BmRefusal        *refusal)
{
  if (space == pos->at[WR_PIECE_BIRD])
    return wr_refuse (refusal, "R5.3", _("The Bird is there already."));
  switch (wr_position_terrain (pos, space))
    {
    case WR_TERRAIN_OUTSIDE:
      if (may_be_outside (pos, space) && wr_why_beyond (pos, WR_ACTION_FLY, WR_PIECE_BIRD, space, "R13.4", refusal))
        return FALSE;
      return wr_refuse (refusal, "R14.1", _("Nothing lets the Bird fly to this place outside the garden today."));
    case WR_TERRAIN_PACKED:
      return wr_refuse (refusal, "R6.1", _("The Bird flies only to Grass or open ground, and this is packed Dirt."));
    case WR_TERRAIN_SKY:
      return wr_refuse (refusal, "R6.1", _("Nobody can stay up in the sky: the Grass of this column lies lower."));
    case WR_TERRAIN_GRASS:
    case WR_TERRAIN_CLEARED:
    default:
      return wr_refuse (refusal, "R6.1", _("The Bird cannot fly into Lava."));
    }
}

/* The target of a Dig or Peck, WR_SPACE_NONE: not in the garden. */
static WrSpace
pointed_at (const WrPosition *pos,
            guint8            byte)
{
  if (WR_IS_DIR_BYTE (byte))
    return wr_bird_next (pos, WR_BYTE_DIR (byte));
  return wr_space_on_board (byte) ? byte : WR_SPACE_NONE;
}

/* Dig and Peck have the same conditions on their target. */
static gboolean
why_not_dirt (const WrPosition *pos,
              BmMove            move,
              BmRefusal        *refusal)
{
  gboolean pecks = wr_move_kind (move) == WR_MOVE_PECK;
  WrAction action = pecks ? WR_ACTION_PECK : WR_ACTION_DIG;
  WrSpace next = pointed_at (pos, wr_move_a (move));
  WrDir dir = WR_IS_DIR_BYTE (wr_move_a (move)) ? WR_BYTE_DIR (wr_move_a (move)) : WR_N_DIRS;
  WrSpace dirt = next != WR_SPACE_NONE && wr_position_is_packed (pos, next) ? next : WR_SPACE_NONE;
  const char *rule = rule_of (pos, pecks ? "R6.5" : dir == WR_DIR_DOWN ? "R6.2" : "R6.3");

  if (dir >= WR_N_SIDES_OF_A_SPACE && !wr_is_ranged (pos, action, WR_PIECE_BIRD))
    return wr_refuse (refusal, rule, _("The Bird reaches only what is on one of its four sides."));
  if (next == WR_SPACE_NONE)
    return wr_refuse (refusal, rule, _("There is no ground on that side."));
  if (wr_why_beyond (pos, action, WR_PIECE_BIRD, next, rule, refusal))
    return FALSE;
  if (dirt == WR_SPACE_NONE && !pecks && dir == WR_DIR_DOWN)
    return wr_refuse (refusal, rule, _("The Bird digs down only from a Grass into packed Dirt."));
  if (dirt == WR_SPACE_NONE)
    return wr_refuse (refusal, rule, _("There is no packed Dirt on that side."));
  if (wr_position_has_bedrock (pos, dirt))
    return wr_refuse (refusal, rule, _("Bedrock is in the way."));
  if (wr_position_crawlers_at (pos, dirt) != 0)
    return wr_refuse (refusal, rule, _("Somebody is in that Dirt."));
  if (pos->suspicion < BM_SUSPICION_TOP)
    return wr_refuse (refusal, "R5.3", _("No Worm would move and Suspicion would not rise: this Peck would change nothing."));
  return wr_refuse (refusal, "R5.3", _("Suspicion is at its highest and no Worm would move: this Peck would change "
                                       "nothing."));
}

static gboolean
is_next_to_bird (const WrPosition *pos,
                 WrSpace           space)
{
  for (WrDir dir = WR_DIR_UP; dir < WR_N_SIDES_OF_A_SPACE; dir++)
    if (wr_bird_next (pos, dir) == space)
      return TRUE;
  return FALSE;
}

static gboolean
why_not_eat (const WrPosition *pos,
             BmMove            move,
             BmRefusal        *refusal)
{
  WrSpace space = wr_move_a (move);
  WrPiece prey = (WrPiece) wr_move_b (move);
  const char *rule = rule_of (pos, "R6.6");

  if (wr_why_beyond (pos, WR_ACTION_EAT, WR_PIECE_BIRD, space, rule, refusal))
    return FALSE;
  if (!wr_is_ranged (pos, WR_ACTION_EAT, WR_PIECE_BIRD) && !is_next_to_bird (pos, space))
    return wr_refuse (refusal, rule, _("The Bird eats only what is on one of its four sides."));
  if (wr_position_crawlers_at (pos, space) == 0)
    return wr_refuse (refusal, rule, _("There is nobody to eat."));
  if (prey == WR_PIECE_NONE)
    return wr_refuse (refusal, rule, _("Several are there: say which one is eaten."));
  if (pos->at[prey] != space)
    return wr_refuse (refusal, rule, _("That one is not there."));
  return wr_refuse (refusal, rule, _("Only one is there: it needs no name."));
}

static gboolean
why_not_drill (const WrPosition *pos,
               WrSpace           from,
               BmRefusal        *refusal)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];

  if (!wr_space_on_board (bird))
    return wr_refuse (refusal, "R14.4", _("The Bird cannot put a Drill outside the garden."));
  if (wr_position_terrain (pos, bird) != WR_TERRAIN_GRASS)
    return wr_refuse (refusal, "R6.7", _("A Drill goes only on the Grass that the Bird stands on."));
  if (from == WR_SPACE_NONE)
    return wr_refuse (refusal, "R1.4", _("No Drills are left but those in the garden."));
  if (pos->supply[WR_TOKEN_DRILL] > 0)
    return wr_refuse (refusal, "R6.7", _("While Drills are left, none is taken from the garden."));
  if (from == bird && pos->on_grass[WR_DRILLS][wr_space_column (bird)] > 0)
    return wr_refuse (refusal, "R5.3", _("The Drill lies here already."));
  return wr_refuse (refusal, "R6.7", _("No Drill lies there."));
}

static gboolean
why_not_break (const WrPosition *pos,
               WrSpace           space,
               BmRefusal        *refusal)
{
  if (wr_why_beyond (pos, WR_ACTION_BREAK, WR_PIECE_BIRD, space, rule_of (pos, "R6.4"), refusal))
    return FALSE;
  if (!wr_is_ranged (pos, WR_ACTION_BREAK, WR_PIECE_BIRD) && !is_next_to_bird (pos, space))
    return wr_refuse (refusal, rule_of (pos, "R6.4"), _("The Bird breaks only Bedrock on one of its four sides."));
  return wr_refuse (refusal, rule_of (pos, "R6.4"), _("There is no Bedrock to break."));
}

gboolean
wr_why_bird (const WrPosition *pos,
             BmMove            move,
             BmRefusal        *refusal)
{
  switch (wr_move_kind (move))
    {
    case WR_MOVE_FLY:
      return why_not_fly (pos, wr_move_a (move), refusal);
    case WR_MOVE_DIG:
    case WR_MOVE_PECK:
      return why_not_dirt (pos, move, refusal);
    case WR_MOVE_EAT:
      return why_not_eat (pos, move, refusal);
    case WR_MOVE_DRILL:
      return why_not_drill (pos, wr_move_a (move), refusal);
    case WR_MOVE_REST:
      return wr_refuse (refusal, "R5.3", _("The Bird is at full Health."));
    case WR_MOVE_BREAK:
      return why_not_break (pos, wr_move_a (move), refusal);
    case WR_MOVE_MOVE:
    case WR_MOVE_PUSH:
    case WR_MOVE_BITE:
    case WR_MOVE_BEDROCK:
    case WR_MOVE_RAISE:
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
      return wr_refuse (refusal, "R6.1", _("The Bird cannot do that."));
    }
}
