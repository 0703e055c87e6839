/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T1, T24: values derived from the shape of a board.
 */
#include "tb-space.h"

#include <string.h>

static const int dir_columns[TB_N_DIRS] = { 0, 1, 0, -1 };
static const int dir_rows[TB_N_DIRS] = { -1, 0, 1, 0 };

static gboolean
has (TbSpaces spaces,
     TbSpace  space)
{
  return space != TB_SPACE_NONE && (spaces & TB_BIT (space)) != 0;
}

/* T1.3, T24.2 */
static void
complete_ground (TbBoard *board)
{
  board->ground = 0;
  for (int row = 0; row < TB_N_ROWS; row++)
    for (int column = 0; column < board->n_columns; column++)
      board->ground |= TB_BIT (TB_SPACE (column, row));
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    for (guint dir = 0; dir < TB_N_DIRS; dir++)
      board->next[space][dir] = has (board->ground, space)
                                  ? tb_board_shifted (board, space, dir_columns[dir], dir_rows[dir])
                                  : TB_SPACE_NONE;
  board->ground &= ~board->canyon;
}

/* T7.2, T24.4, T24.5: the first ground from SPACE on in that direction. */
static void
complete_direction (TbBoard *board,
                    TbSpace  space,
                    guint    dir)
{
  TbSpace to = board->next[space][dir];
  guint8 n = 0;

  for (; has (board->canyon, to); to = board->next[to][dir])
    n++;
  board->step[space][dir] = to;
  board->over_canyon[space][dir] = n > 0 ? to : TB_SPACE_NONE;
  board->canyon_spaces[space][dir] = to != TB_SPACE_NONE ? n : 0;
  if (n == 0 && to != TB_SPACE_NONE)
    board->beside[space] |= TB_BIT (to);
}

/* T1.1, T24.1: the red die counts the ground spaces of the row that the blue die gives. */
static void
complete_dice (TbBoard *board)
{
  memset (board->by_dice, TB_SPACE_NONE, sizeof board->by_dice);
  for (int row = 0; row < TB_N_ROWS; row++)
    {
      guint red = 0;

      for (int column = 0; column < board->n_columns && red < 6; column++)
        if (has (board->ground, TB_SPACE (column, row)))
          board->by_dice[++red][row + 1] = TB_SPACE (column, row);
    }
}

void
tb_board_complete (TbBoard *board)
{
  complete_ground (board);
  memset (board->step, TB_SPACE_NONE, sizeof board->step);
  memset (board->over_canyon, TB_SPACE_NONE, sizeof board->over_canyon);
  memset (board->canyon_spaces, 0, sizeof board->canyon_spaces);
  memset (board->beside, 0, sizeof board->beside);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    for (guint dir = 0; dir < TB_N_DIRS && has (board->ground, space); dir++)
      complete_direction (board, space, dir);
  complete_dice (board);
}
