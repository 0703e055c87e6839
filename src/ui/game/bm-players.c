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

  for (int side = 0; side < WR_N_SIDES; side++)
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

/* Characters that turn the direction of all that follows them, in a line that holds a name as well. */
static gboolean
is_direction_control (gunichar c)
{
  return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/* One line without blanks at its ends, of at most BM_NAME_LENGTH characters.  (transfer full) */
static GString *
clean_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *clean = g_string_new (NULL);
  gboolean blank = FALSE;
  guint n = 0;

  for (const char *p = valid; *p != '\0' && n < BM_NAME_LENGTH; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_direction_control (c))
        continue;
      if (g_unichar_isspace (c) || g_unichar_iscntrl (c))
        {
          blank = n > 0;
          continue;
        }
      if (blank && ++n < BM_NAME_LENGTH)
        g_string_append_c (clean, ' ');
      if (n++ < BM_NAME_LENGTH)
        g_string_append_unichar (clean, c);
      blank = FALSE;
    }
  return clean;
}

char *
bm_player_dup_person (const char *name)
{
  GString *person;

  g_return_val_if_fail (name != NULL, NULL);

  person = clean_name (name);
  /* The ids of levels are small letters. */
  if (bm_level_find (person->str) != BM_PERSON)
    person->str[0] = g_ascii_toupper (person->str[0]);
  return g_string_free (person, FALSE);
}
