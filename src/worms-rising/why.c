/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why a move is not legal: the rule's number and one sentence.  What holds for every move stands here, what one action
 * asks for in why-bird.c and why-worms.c.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "why-private.h"

/* Play waits for a choice, and MOVE is none of its answers. */
static gboolean
why_not_choice (const BmPosition *pos,
                BmMove            move,
                BmRefusal        *refusal)
{
  const BmFrame *top = &pos->frames[pos->n_frames - 1];

  if (top->kind == BM_FRAME_EXIT)
    return bm_move_kind (move) == BM_MOVE_EXIT
           ? bm_refuse (refusal, "R12.1", _("The way out must be another active Wormhole."))
           : bm_refuse (refusal, "R12.5", _("The Worms must first choose where the Wormhole leads."));
  if (top->kind == BM_FRAME_LAND)
    return bm_refuse (refusal, "R3.5", _("The Bird must first choose a Grass to start on."));
  if (top->a == BM_PHASE_DISCARD)
    return bm_refuse (refusal, "R4.3", _("The hand is over its limit: a card must be discarded first."));
  if (bm_move_kind (move) == BM_MOVE_FLY && bm_space_on_board (bm_move_a (move))
      && bm_position_has_lava (pos, bm_move_a (move)))
    return bm_refuse (refusal, "R6.1", _("The Bird cannot fly into Lava."));
  return bm_refuse (refusal, "R14.1", _("It is evening: the Bird outside the garden must fly to a Grass."));
}

/* MOVE answers a choice, but none waits. */
static gboolean
why_not_answer (BmMoveKind kind,
                BmRefusal *refusal)
{
  if (kind == BM_MOVE_EXIT)
    return bm_refuse (refusal, "R12.1", _("Nobody waits for a way out of a Wormhole."));
  if (kind == BM_MOVE_LAND)
    return bm_refuse (refusal, "R3.5", _("The Bird has landed already."));
  return bm_refuse (refusal, "R4.3", _("The hand is not over its limit."));
}

gboolean
bm_rules_why (const BmPosition *pos,
              BmMove            move,
              BmRefusal        *refusal)
{
  BmMoveKind kind = bm_move_kind (move);
  BmPiece who = bm_move_who (move);

  if (move == BM_MOVE_NONE)
    return bm_refuse (refusal, NULL, _("This is not how any move is written."));
  if (bm_rules_is_legal (pos, move))
    return TRUE;
  if (bm_is_over (pos))
    return bm_refuse (refusal, "R2.3", _("The match is over."));
  if (pos->n_frames > 0)
    return why_not_choice (pos, move, refusal);
  if (kind == BM_MOVE_EXIT || kind == BM_MOVE_LAND || kind == BM_MOVE_DISCARD)
    return why_not_answer (kind, refusal);
  if (kind == BM_MOVE_PLAY)
    return pos->turn == BM_SIDE_BIRD ? bm_refuse (refusal, "R6.9", _("The Bird has no such card in hand."))
                                     : bm_refuse (refusal, "R10.7", _("The Worms have no such card in hand."));
  if (who == BM_PIECE_BIRD && pos->turn != BM_SIDE_BIRD)
    return bm_refuse (refusal, "R4.3", _("It is the Worms’ turn."));
  if (who != BM_PIECE_BIRD && pos->turn != BM_SIDE_WORMS)
    return bm_refuse (refusal, "R4.3", _("It is the Bird’s turn."));
  if (pos->spent >= pos->total)
    return bm_refuse (refusal, "R5.5", _("No action is left in this turn."));
  return who == BM_PIECE_BIRD ? bm_why_bird (pos, move, refusal) : bm_why_worm (pos, move, refusal);
}
