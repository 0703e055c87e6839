/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-asks.h"

#include "tb-rules.h"

TbAsks
tb_asks_of (const TbPosition *pos)
{
  static const guint8 by_move[TB_N_MOVE_KINDS] = {
    [TB_MOVE_LEADER] = TB_ASKS_LEADER, [TB_MOVE_LEAVE] = TB_ASKS_LEAVE, [TB_MOVE_START] = TB_ASKS_START,
    [TB_MOVE_RETURN] = TB_ASKS_RETURN, [TB_MOVE_PLAY] = TB_ASKS_PLAY, [TB_MOVE_ADD] = TB_ASKS_ADD,
    [TB_MOVE_DRAW] = TB_ASKS_DRAW, [TB_MOVE_KEEP] = TB_ASKS_FACILITY, [TB_MOVE_REVIVE] = TB_ASKS_HOSPITAL,
    [TB_MOVE_HIDE] = TB_ASKS_HIDE, [TB_MOVE_TARGET] = TB_ASKS_TOWARD, [TB_MOVE_DISCARD] = TB_ASKS_DISCARD,
    [TB_MOVE_CLAIM] = TB_ASKS_CLAIM, [TB_MOVE_CHOOSE] = TB_ASKS_PICK, [TB_MOVE_CHOOSE_DONE] = TB_ASKS_PICK,
    [TB_MOVE_YES] = TB_ASKS_YES_NO, [TB_MOVE_NO] = TB_ASKS_YES_NO,
  };
  const TbFrame *top = tb_position_top (pos);
  BmMove moves[BM_MAX_MOVES];

  if (tb_position_to_act (pos) == BM_SIDE_NOBODY)
    return TB_ASKS_NOTHING;
  if (top != NULL && top->kind == TB_FRAME_HUNT)
    return TB_ASKS_HUNT;
  if (top != NULL && top->kind == TB_FRAME_GUARD)
    return TB_ASKS_CAUGHT;
  if (pos->step == TB_STEP_ACT && (top == NULL || top->kind == TB_FRAME_TURN))
    return TB_ASKS_ACT;
  if (tb_rules_legal (pos, moves) == 0)
    return TB_ASKS_NOTHING;
  /* `use` and `done` are legal moves of several decisions; if there are only these, a card must be played. */
  return by_move[TB_MOVE_KIND (moves[0])] == 0 ? TB_ASKS_PLAY : (TbAsks) by_move[TB_MOVE_KIND (moves[0])];
}

TbCard
tb_asks_card (const TbPosition *pos)
{
  const TbFrame *top = tb_position_top (pos);

  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_TOWARD:
    case TB_ASKS_PICK:
    case TB_ASKS_YES_NO:
    case TB_ASKS_HOSPITAL:
      return top == NULL ? TB_NO_CARD : top->card;
    default:
      return TB_NO_CARD;
    }
}

gboolean
tb_asks_needs_hand (const TbPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];

  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_PLAY:
    case TB_ASKS_ADD:
    case TB_ASKS_ACT:
    case TB_ASKS_HIDE:
    case TB_ASKS_DISCARD:
    case TB_ASKS_HUNT:
    case TB_ASKS_CAUGHT:
      return TRUE;
    case TB_ASKS_CLAIM:
      for (guint i = 0; i < pos->n_owned; i++)
        if (pos->owned_by[i] == tb_position_to_act (pos))
          return TRUE;
      return FALSE;
    case TB_ASKS_PICK:
      return tb_rules_legal (pos, moves) > 0 && TB_MOVE_KIND (moves[0]) == TB_MOVE_CHOOSE
             && TB_MOVE_A (moves[0]) == TB_OPTION_CARD;
    default:
      return FALSE;
    }
}
