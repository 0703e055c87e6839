/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R5: what an action costs, and what a move points at.
 */
#include "rules-private.h"

/* R5.2: paid before the effect. */
void
bm_pay (BmRun   *run,
        BmAction action,
        BmPiece  who)
{
  BmPosition *pos = run->pos;
  BmSide side = who == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS;
  int cost = bm_hook_cost (pos, action);

  pos->spent = (guint8) (pos->spent + cost);
  pos->counts[side][action]++;
  if (who < BM_N_CRAWLERS)
    pos->acted |= (guint8) (1u << who);
  bm_emit (run, BM_EVENT_SPENT, side, who, 0, cost, action);
}

static BmSpace
direction_target (const BmPosition *pos,
                  BmMove            move)
{
  BmSpace from = pos->at[bm_move_who (move)];

  return from == BM_SPACE_NONE ? BM_SPACE_NONE : bm_space_step (from, BM_BYTE_DIR (bm_move_a (move)));
}

BmSpace
bm_move_target (const BmPosition *pos,
                BmMove            move)
{
  switch (bm_move_kind (move))
    {
    case BM_MOVE_FLY:
    case BM_MOVE_EAT:
    case BM_MOVE_BREAK:
    case BM_MOVE_BEDROCK:
    case BM_MOVE_LAND:
    case BM_MOVE_EXIT:
      return bm_move_a (move);
    case BM_MOVE_RAISE:
      return bm_move_b (move);
    case BM_MOVE_DIG:
    case BM_MOVE_PECK:
    case BM_MOVE_MOVE:
    case BM_MOVE_PUSH:
      return direction_target (pos, move);
    case BM_MOVE_BITE:
      return pos->at[BM_PIECE_BIRD];
    case BM_MOVE_DRILL:
      return bm_move_a (move) != BM_SPACE_NONE ? bm_move_a (move) : pos->at[BM_PIECE_BIRD];
    case BM_MOVE_REST:
    case BM_MOVE_PLAY:
    case BM_MOVE_END:
    case BM_MOVE_DISCARD:
    case BM_N_MOVE_KINDS:
    default:
      return BM_SPACE_NONE;
    }
}
