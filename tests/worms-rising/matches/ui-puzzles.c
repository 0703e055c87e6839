/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-puzzles.h"

#include <string.h>

#include "ui-matches.h"

void
ui_puzzle_set_up (BmPuzzle   *puzzle,
                  WrGoal      goal,
                  const char *position)
{
  memset (puzzle, 0, sizeof *puzzle);
  puzzle->game = &wr_learn;
  puzzle->name = g_strdup ("Over “Green”");
  puzzle->goal = goal;
  puzzle->position = g_new (WrPosition, 1);
  ui_position_read (position, puzzle->position);
}
