/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-players.h"

#include <glib/gi18n-lib.h>

const char *
bm_level_words (BmLevel level)
{
  switch (level)
    {
    case BM_LEVEL_EASY:
      return C_("player", "Computer (Easy)");
    case BM_LEVEL_MEDIUM:
      return C_("player", "Computer (Medium)");
    case BM_LEVEL_HARD:
      return C_("player", "Computer (Hard)");
    case BM_LEVEL_MASTER:
      return C_("player", "Computer (Master)");
    case BM_LEVEL_RANDOM:
    case BM_LEVEL_GREEDY:
    case BM_LEVEL_STEADY:
      return C_("player", "Computer");
    case BM_PERSON:
    default:
      return "";
    }
}

const char *
bm_level_short_words (BmLevel level)
{
  switch (level)
    {
    case BM_LEVEL_EASY:
      return C_("level", "Easy");
    case BM_LEVEL_MEDIUM:
      return C_("level", "Medium");
    case BM_LEVEL_HARD:
      return C_("level", "Hard");
    case BM_LEVEL_MASTER:
      return C_("level", "Master");
    case BM_LEVEL_RANDOM:
    case BM_LEVEL_GREEDY:
    case BM_LEVEL_STEADY:
    case BM_PERSON:
    default:
      return bm_level_words (level);
    }
}

BmPlayers
bm_players_of_match (BmMatch *match)
{
  BmPlayers players = BM_PLAYERS_PEOPLE;

  g_return_val_if_fail (BM_IS_MATCH (match), players);

  for (int side = 0; side < BM_N_SIDES; side++)
    players.levels[side] = bm_level_find (bm_match_get_player (match, side));
  return players;
}

BmLevel
bm_players_get_level (const BmPlayers *players,
                      BmMatch         *match,
                      int              side)
{
  g_return_val_if_fail (players != NULL, BM_PERSON);
  g_return_val_if_fail (BM_IS_MATCH (match), BM_PERSON);

  return bm_players_is_computer (players, side) ? players->levels[side]
                                                : bm_level_find (bm_match_get_player (match, side));
}

const char *
bm_players_get_name (const BmPlayers *players,
                     BmMatch         *match,
                     int              side)
{
  BmLevel level = bm_players_get_level (players, match, side);

  return level != BM_PERSON ? bm_level_words (level) : bm_match_get_player (match, side);
}

char *
bm_player_dup_person (const char *name)
{
  char *person;

  g_return_val_if_fail (name != NULL, NULL);

  person = g_strstrip (g_strdup (name));
  /* The ids of levels are small letters. */
  if (bm_level_find (person) != BM_PERSON)
    *person = g_ascii_toupper (*person);
  return person;
}

const char *
bm_thinking_words (int side)
{
  return side == BM_SIDE_BIRD ? _("The Bird thinks …") : _("The Worms think …");
}
