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
bm_games_get (guint index)
{
  return index < n_games ? games[index] : NULL;
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

const BmGame *
bm_games_find_by_format (const char *format)
{
  for (guint i = 0; i < n_games; i++)
    {
      if (g_strcmp0 (games[i]->position_format, format) == 0)
        return games[i];
    }
  return NULL;
}

int
bm_game_find_seat (const BmGame *game,
                   const char   *id)
{
  for (int seat = 0; game->seat_ids[seat] != NULL; seat++)
    {
      if (strcmp (game->seat_ids[seat], id) == 0)
        return seat;
    }
  return BM_SIDE_NOBODY;
}

void
bm_game_sort_seats (const BmGame *game,
                    guint         n,
                    int          *seats)
{
  for (int seat = 0; (guint) seat < n; seat++)
    {
      int place = seat;

      for (; place > 0 && strcmp (game->seat_ids[seats[place - 1]], game->seat_ids[seat]) > 0; place--)
        seats[place] = seats[place - 1];
      seats[place] = seat;
    }
}

char *
bm_game_dup_seats (const BmGame *game,
                   guint         n)
{
  GString *text = g_string_new (NULL);

  n = MIN (n, g_strv_length ((char **) game->seat_ids));
  for (guint seat = 0; seat < n; seat++)
    g_string_append_printf (text, "%s\"%s\"", seat == 0 ? "" : seat + 1 == n ? " or " : ", ", game->seat_ids[seat]);
  return g_string_free (text, FALSE);
}
