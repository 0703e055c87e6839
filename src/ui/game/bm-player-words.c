/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-player-words.h"

#include <glib/gi18n-lib.h>

#include "bm-rival.h"

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

const char *
bm_player_words (const BmSeats *seats,
                 BmMatch       *match,
                 int            seat)
{
  BmLevel level = bm_seats_get_level (seats, match, seat);
  const BmLadderRival *rival = bm_match_get_rival (match);

  if (rival != NULL && level == rival->level)
    return _(rival->name);
  return level != BM_PERSON ? bm_level_words (level) : bm_match_get_player (match, seat);
}
