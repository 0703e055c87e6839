/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * The games of this program.  Each program and test registers its games in the main thread before it reads a file;
 * after that lookups are thread-safe.
 */
#define BM_MAX_GAMES 4

/* GAME is static.  Registering it again changes nothing. */
void          bm_games_register (const BmGame *game);

/* All of them, in the order in which they were registered; NULL: there are no more. */
const BmGame *bm_games_get      (guint         index);

/* The game whose id in records is ID, or NULL.  With NULL for ID, the game of records that name none. */
const BmGame *bm_games_find     (const char   *id);

/* The game whose positions have that `format`, or NULL. */
const BmGame *bm_games_find_by_format (const char *format);

/* The seat of GAME with that id, or BM_SIDE_NOBODY. */
int           bm_game_find_seat (const BmGame *game,
                                 const char   *id);

/* The first N seats of GAME (at most BM_MAX_SEATS), sorted by their ids, as members of canonical JSON. */
void          bm_game_sort_seats (const BmGame *game,
                                  guint         n,
                                  int          *seats);

/* The ids of its first N seats, for messages: "\"red\", \"blue\" or \"green\"".  (transfer full) */
char         *bm_game_dup_seats (const BmGame *game,
                                 guint         n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
