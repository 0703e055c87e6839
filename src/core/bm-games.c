/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-games.h"

#include <string.h>

static const BmGame *games[BM_MAX_GAMES];
static guint n_games;

void
bm_games_register (const BmGame *game)
{
  if (bm_games_find (game->id) == game)
    return;
  g_return_if_fail (bm_games_find (game->id) == NULL);
  g_return_if_fail (n_games < BM_MAX_GAMES);
  games[n_games++] = game;
}

const BmGame *
bm_games_find (const char *id)
{
  for (guint i = 0; i < n_games; i++)
    {
      if (id == NULL ? games[i]->unnamed_records : strcmp (games[i]->id, id) == 0)
        return games[i];
    }
  return NULL;
}
