/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why the Bird cannot do something (R6, R14).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

/* The rule of an action on a neighbouring space: outside the garden R14.2 speaks for all four of them. */
static const char *
rule_of (const BmPosition *pos,
         const char       *rule)
{
  return bm_space_on_board (pos->at[BM_PIECE_BIRD]) ? rule : "R14.2";
}

/* Whether a card lets the Bird be in SPACE, beside or below the garden. */
static gboolean
may_be_outside (const BmPosition *pos,
                BmSpace           space)
{
  BmMay where = bm_space_row (space) == BM_ROW_BELOW ? BM_MAY_BELOW : BM_MAY_SIDES;

  return bm_hook_may (pos, where, BM_PIECE_BIRD, BM_NO_TARGET, BM_SPACE_NONE) == BM_SAYS_YES;
}

static gboolean
why_not_fly (const BmPosition *pos,
             BmSpace           space,
             BmRefusal        *refusal)
{
  if (space == pos->at[BM_PIECE_BIRD])
    return bm_refuse (refusal, "R5.3", _("The Bird is there already."));
  switch (bm_position_terrain (pos, space))
    {
    case BM_TERRAIN_OUTSIDE:
      if (may_be_outside (pos, space) && bm_why_beyond (pos, BM_ACTION_FLY, BM_PIECE_BIRD, space, "R13.4", refusal))
        return FALSE;
      return bm_refuse (refusal, "R14.1", _("Nothing lets the Bird fly to this place outside the garden today."));
    case BM_TERRAIN_PACKED:
      return bm_refuse (refusal, "R6.1", _("The Bird flies only to Grass or open ground, and this is packed Dirt."));
    case BM_TERRAIN_SKY:
      return bm_refuse (refusal, "R6.1", _("Nobody can stay up in the sky: the Grass of this column lies lower."));
    case BM_TERRAIN_GRASS:
    case BM_TERRAIN_CLEARED:
    default:
      return bm_refuse (refusal, "R6.1", _("The Bird cannot fly into Lava."));
    }
}

/* The space that a Dig or Peck points at, BM_SPACE_NONE: not in the garden. */
static BmSpace
pointed_at (const BmPosition *pos,
            guint8            byte)
{
  if (BM_IS_DIR_BYTE (byte))
    return bm_bird_next (pos, BM_BYTE_DIR (byte));
  return bm_space_on_board (byte) ? byte : BM_SPACE_NONE;
}

/* Dig and Peck ask the same of the space they are about. */
static gboolean
why_not_dirt (const BmPosition *pos,
              BmMove            move,
              BmRefusal        *refusal)
{
  gboolean pecks = bm_move_kind (move) == BM_MOVE_PECK;
  BmAction action = pecks ? BM_ACTION_PECK : BM_ACTION_DIG;
  BmSpace next = pointed_at (pos, bm_move_a (move));
  BmDir dir = BM_IS_DIR_BYTE (bm_move_a (move)) ? BM_BYTE_DIR (bm_move_a (move)) : BM_N_DIRS;
  BmSpace dirt = next != BM_SPACE_NONE && bm_position_is_packed (pos, next) ? next : BM_SPACE_NONE;
  const char *rule = rule_of (pos, pecks ? "R6.5" : dir == BM_DIR_DOWN ? "R6.2" : "R6.3");

  if (dir >= BM_N_SIDES_OF_A_SPACE && !bm_is_ranged (pos, action, BM_PIECE_BIRD))
    return bm_refuse (refusal, rule, _("The Bird reaches only what is on one of its four sides."));
  if (next == BM_SPACE_NONE)
    return bm_refuse (refusal, rule, _("There is no ground on that side."));
  if (bm_why_beyond (pos, action, BM_PIECE_BIRD, next, rule, refusal))
    return FALSE;
  if (dirt == BM_SPACE_NONE && !pecks && dir == BM_DIR_DOWN)
    return bm_refuse (refusal, rule, _("The Bird digs down only from a Grass into packed Dirt."));
  if (dirt == BM_SPACE_NONE)
    return bm_refuse (refusal, rule, _("There is no packed Dirt on that side."));
  if (bm_position_has_bedrock (pos, dirt))
    return bm_refuse (refusal, rule, _("Bedrock is in the way."));
  if (bm_position_crawlers_at (pos, dirt) != 0)
    return bm_refuse (refusal, rule, _("Somebody is in that Dirt."));
  if (pos->suspicion < BM_SUSPICION_TOP)
    return bm_refuse (refusal, "R5.3", _("No Worm would move and Suspicion would not rise: this Peck would change nothing."));
  return bm_refuse (refusal, "R5.3", _("Suspicion is at its highest and no Worm would move: this Peck would change "
                                       "nothing."));
}

static gboolean
is_next_to_bird (const BmPosition *pos,
                 BmSpace           space)
{
  for (BmDir dir = BM_DIR_UP; dir < BM_N_SIDES_OF_A_SPACE; dir++)
    if (bm_bird_next (pos, dir) == space)
      return TRUE;
  return FALSE;
}

static gboolean
why_not_eat (const BmPosition *pos,
             BmMove            move,
             BmRefusal        *refusal)
{
  BmSpace space = bm_move_a (move);
  BmPiece prey = (BmPiece) bm_move_b (move);
  const char *rule = rule_of (pos, "R6.6");

  if (bm_why_beyond (pos, BM_ACTION_EAT, BM_PIECE_BIRD, space, rule, refusal))
    return FALSE;
  if (!bm_is_ranged (pos, BM_ACTION_EAT, BM_PIECE_BIRD) && !is_next_to_bird (pos, space))
    return bm_refuse (refusal, rule, _("The Bird eats only what is on one of its four sides."));
  if (bm_position_crawlers_at (pos, space) == 0)
    return bm_refuse (refusal, rule, _("There is nobody to eat."));
  if (prey == BM_PIECE_NONE)
    return bm_refuse (refusal, rule, _("Several are there: say which one is eaten."));
  if (pos->at[prey] != space)
    return bm_refuse (refusal, rule, _("That one is not there."));
  return bm_refuse (refusal, rule, _("Only one is there: it needs no name."));
}

static gboolean
why_not_drill (const BmPosition *pos,
               BmSpace           from,
               BmRefusal        *refusal)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD];

  if (!bm_space_on_board (bird))
    return bm_refuse (refusal, "R14.4", _("The Bird cannot put a Drill outside the garden."));
  if (bm_position_terrain (pos, bird) != BM_TERRAIN_GRASS)
    return bm_refuse (refusal, "R6.7", _("A Drill goes only on the Grass that the Bird stands on."));
  if (from == BM_SPACE_NONE)
    return bm_refuse (refusal, "R1.4", _("No Drills are left but those in the garden."));
  if (pos->supply[BM_TOKEN_DRILL] > 0)
    return bm_refuse (refusal, "R6.7", _("While Drills are left, none is taken from the garden."));
  if (from == bird && pos->on_grass[BM_DRILLS][bm_space_column (bird)] > 0)
    return bm_refuse (refusal, "R5.3", _("The Drill lies here already."));
  return bm_refuse (refusal, "R6.7", _("No Drill lies there."));
}

static gboolean
why_not_break (const BmPosition *pos,
               BmSpace           space,
               BmRefusal        *refusal)
{
  if (bm_why_beyond (pos, BM_ACTION_BREAK, BM_PIECE_BIRD, space, rule_of (pos, "R6.4"), refusal))
    return FALSE;
  if (!bm_is_ranged (pos, BM_ACTION_BREAK, BM_PIECE_BIRD) && !is_next_to_bird (pos, space))
    return bm_refuse (refusal, rule_of (pos, "R6.4"), _("The Bird breaks only Bedrock on one of its four sides."));
  return bm_refuse (refusal, rule_of (pos, "R6.4"), _("There is no Bedrock to break."));
}

gboolean
bm_why_bird (const BmPosition *pos,
             BmMove            move,
             BmRefusal        *refusal)
{
  switch (bm_move_kind (move))
    {
    case BM_MOVE_FLY:
      return why_not_fly (pos, bm_move_a (move), refusal);
    case BM_MOVE_DIG:
    case BM_MOVE_PECK:
      return why_not_dirt (pos, move, refusal);
    case BM_MOVE_EAT:
      return why_not_eat (pos, move, refusal);
    case BM_MOVE_DRILL:
      return why_not_drill (pos, bm_move_a (move), refusal);
    case BM_MOVE_REST:
      return bm_refuse (refusal, "R5.3", _("The Bird is at full Health."));
    case BM_MOVE_BREAK:
      return why_not_break (pos, bm_move_a (move), refusal);
    case BM_MOVE_MOVE:
    case BM_MOVE_PUSH:
    case BM_MOVE_BITE:
    case BM_MOVE_BEDROCK:
    case BM_MOVE_RAISE:
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
      return bm_refuse (refusal, "R6.1", _("The Bird cannot do that."));
    }
}
