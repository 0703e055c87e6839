/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-learn-game.h"

static BmLearnGame *in_use;

void
bm_learn_game_use (BmLearnGame *game)
{
  in_use = game;
}

BmLearnGame *
bm_learn_game (void)
{
  g_assert (in_use != NULL);
  return in_use;
}
