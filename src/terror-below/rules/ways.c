/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T9.1, T9.2: where a pawn can go by Moves, and whether it can leave a space that it shares.
 */
#include "actions-private.h"

TbSpaces
tb_passable (const TbPosition *pos,
             guint             seat)
{
  TbSpaces ground = tb_position_board (pos)->ground;
  guint enter = tb_hook_enter (pos, seat);

  return enter >= G_N_ELEMENTS (pos->rubble) ? ground : ground & ~pos->rubble[enter];
}

static TbSpaces
all_beside (const TbBoard *board,
            TbSpaces       spaces)
{
  TbSpaces near = 0;

  for (; spaces != 0; spaces &= spaces - 1)
    near |= board->beside[tb_spaces_first (spaces)];
  return near;
}

/* A breadth-first search over the spaces of other pawns: any other space is a way out.  Spaces reached earlier had more
   AP left and gave no way out, so they stay in the visited set. */
gboolean
tb_has_way_out (const TbPosition *pos,
                guint             seat,
                TbSpace           space,
                guint             ap)
{
  const TbBoard *board = tb_position_board (pos);
  TbSpaces others = tb_position_other_pawns (pos, seat), passable = tb_passable (pos, seat);
  TbSpaces landings = board->ground & ~pos->rubble[0] & ~others;
  guint ramp = tb_hook_cost (pos, seat, TB_ACTION_RAMP);
  TbSpaces reached = TB_BIT (space);

  for (guint n_moves = 1; ; n_moves++)
    {
      guint move = tb_hook_cost_later (pos, seat, TB_ACTION_MOVE, n_moves);
      TbSpaces near = all_beside (board, reached), next = reached | (near & passable & others);

      if (move <= ap && (near & passable & ~others) != 0)
        return TRUE;
      if (ramp <= ap && (all_beside (board, near & others) & landings) != 0)
        return TRUE;
      if (move > ap || next == reached)
        return FALSE;
      reached = next;
      ap -= move;
    }
}
