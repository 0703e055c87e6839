/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-bot.h"
#include "bm-match.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Who decides for which side: people at this screen, or the computer.
 */

/* Instead of a level: a person plays. */
#define BM_PERSON BM_N_LEVELS

typedef struct
{
  BmLevel levels[WR_N_SIDES];
} BmPlayers;

#define BM_PLAYERS_PEOPLE ((BmPlayers) { { BM_PERSON, BM_PERSON } })

static inline gboolean
bm_players_is_computer (const BmPlayers *players,
                        int              side)
{
  return side != BM_SIDE_NOBODY && players->levels[side] != BM_PERSON;
}

/* The sides (bits) that the computer plays. */
static inline guint
bm_players_get_computers (const BmPlayers *players)
{
  guint sides = 0;

  for (int side = 0; side < WR_N_SIDES; side++)
    sides |= (guint) bm_players_is_computer (players, side) << side;
  return sides;
}

static inline guint
bm_players_count_people (const BmPlayers *players)
{
  return (guint) (players->levels[WR_SIDE_WORMS] == BM_PERSON) + (players->levels[WR_SIDE_BIRD] == BM_PERSON);
}

/* The side of the one person who plays; BM_SIDE_NOBODY: there are two, or none. */
static inline int
bm_players_get_only_person (const BmPlayers *players)
{
  if (bm_players_count_people (players) != 1)
    return BM_SIDE_NOBODY;
  return players->levels[WR_SIDE_BIRD] == BM_PERSON ? WR_SIDE_BIRD : WR_SIDE_WORMS;
}

/* "Computer (Hard)"; "" for a person; translated, static. */
const char *bm_level_words    (BmLevel level);

/* "Hard", where there is little room. */
const char *bm_level_short_words (BmLevel level);

/* A match calls a computer by its level's id, so that its record tells who played.  Who plays by what MATCH says. */
BmPlayers   bm_players_of_match (BmMatch *match);

/* Who plays SIDE of MATCH: PLAYERS say that the computer does, or else MATCH's name for it says that it did.
   BM_PERSON: neither. */
BmLevel     bm_players_get_level (const BmPlayers *players,
                                  BmMatch         *match,
                                  int              side);

/* How the player of SIDE is called on the screen: "Computer (Hard)", the name of a person, or "" if none was given.
   Static, or MATCH's. */
const char *bm_players_get_name (const BmPlayers *players,
                                 BmMatch         *match,
                                 int              side);

/* No name of a person has more characters. */
#define BM_NAME_LENGTH 40

/* The name for a match of a person who is called NAME, whatever text that is: in one line, short enough, and never that of
   a computer.  (transfer full) */
char       *bm_player_dup_person (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
