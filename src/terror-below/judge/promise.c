/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Prior weights of moves by their kinds and, for Moves, by whether they lead to a goal of the seat; no move is tried
 * out.
 */
#include "tb-judge.h"

#include "tb-rules-private.h"

#define USUAL 1.0f

/* Weights of kinds of moves; 0: the default. */
static const float weights_of_kinds[TB_N_MOVE_KINDS] = {
  [TB_MOVE_RAMP] = 0.6f,    [TB_MOVE_JUMP] = 0.5f, [TB_MOVE_CLEAR] = 0.7f, [TB_MOVE_TAKE] = 4.0f,
  [TB_MOVE_DELIVER] = 6.0f, [TB_MOVE_USE] = 0.8f,  [TB_MOVE_DONE] = 0.3f,
};

/* The goals of SEAT: with Eggs the Locations, else the Eggs. */
static TbSpaces
goals (const TbPosition *pos,
       guint             seat)
{
  TbSpaces spaces = pos->players[seat].eggs != 0 ? tb_position_locations (pos) : tb_egg_spaces (pos);

  return spaces & ~tb_position_other_pawns (pos, seat);
}

static int
distance_to (TbSpaces spaces,
             TbSpace  from)
{
  int nearest = G_MAXINT;

  for (; spaces != 0; spaces &= spaces - 1)
    nearest = MIN (nearest, tb_space_distance (from, tb_spaces_first (spaces)));
  return nearest;
}

/* The weight of a Move, or another way to TO. */
static float
weigh_way (TbSpaces wanted,
           TbSpace  at,
           TbSpace  to)
{
  int before = distance_to (wanted, at), after = distance_to (wanted, to);

  if (after == before)
    return 1.0f;
  return after < before ? 2.5f : 0.5f;
}

static float
weigh_points (TbCard bounty,
              guint  plain)
{
  return USUAL + (float) (bounty == TB_NO_CARD ? plain : tb_bounty (bounty)->vp);
}

/* The weights of kinds whose arguments matter. */
static float
weigh (const TbPosition *pos,
       const TbFrame    *frame,
       TbSpaces          wanted,
       BmMove            move)
{
  TbSpace at = pos->players[frame->seat].at;
  gboolean hunted = frame->kind == TB_FRAME_HUNT || frame->kind == TB_FRAME_GUARD;

  switch ((guint) TB_MOVE_KIND (move))
    {
    case TB_MOVE_MOVE:
      return weigh_way (wanted, at, TB_MOVE_A (move));
    case TB_MOVE_RAMP:
      return weigh_way (wanted, at, TB_MOVE_B (move));
    case TB_MOVE_JUMP:
      return weigh_way (wanted, at, TB_MOVE_A (move));
    case TB_MOVE_DELIVER:
      return weigh_points (TB_MOVE_B (move), tb_box->numbers.vp_delivery);
    case TB_MOVE_CLAIM:
      return weigh_points (TB_MOVE_A (move), tb_box->numbers.vp_kill);
    case TB_MOVE_USE:
      return hunted ? 3.0f : USUAL;
    case TB_MOVE_DONE:
      return hunted ? 2.0f : USUAL;
    default:
      return USUAL;
    }
}

void
tb_judge_promise (const TbPosition *pos,
                  const BmMove     *moves,
                  guint             n,
                  float            *weights)
{
  const TbFrame *frame = tb_position_top (pos);
  TbSpaces wanted = n > 0 ? goals (pos, frame->seat) : 0;

  for (guint i = 0; i < n; i++)
    {
      float kind = weights_of_kinds[TB_MOVE_KIND (moves[i])];

      weights[i] = (kind > 0 ? kind : USUAL) * weigh (pos, frame, wanted, moves[i]);
    }
}
