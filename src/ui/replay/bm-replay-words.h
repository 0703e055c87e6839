/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"
#include "bm-replay-path.h"
#include "bm-shelf.h"

G_BEGIN_DECLS

/* What GAME says of matches that were kept; never NULL. */
const BmReplayParts *bm_replay_parts_of (const BmGame *game);

/* The seat that is listed at PLACE among all that a match of GAME can have; without words of its own it is called by what
   records call it. */
BmReplaySeat bm_replay_seat_at   (const BmGame *game,
                                  guint         place);

/* What is said about matches that were kept.  (transfer full) each */

/* "21 November 2026, 18:30" */
char *bm_replay_time_words       (GDateTime    *time) G_GNUC_WARN_UNUSED_RESULT;

/* Who played SEAT and is called NAME in a record: by name, by level or, where there is neither, as what. */
char *bm_replay_player_words     (const BmGame *game,
                                  int           seat,
                                  const char   *name) G_GNUC_WARN_UNUSED_RESULT;

/* All those who played ITEM, which has been read. */
char *bm_replay_players_words    (BmShelfItem  *item) G_GNUC_WARN_UNUSED_RESULT;

/* How it ended, and in which chapter: see BmReplayParts.  NULL: the game has no words for that. */
char *bm_replay_result_words     (BmShelfItem  *item) G_GNUC_WARN_UNUSED_RESULT;
char *bm_replay_end_words        (const BmReplay     *replay,
                                  const BmReplayPath *path) G_GNUC_WARN_UNUSED_RESULT;

/* What is worth knowing of a match that can be seen all the same; NULL: nothing. */
char *bm_replay_remark_words     (BmShelfItem  *item) G_GNUC_WARN_UNUSED_RESULT;

/* What is wrong with a file; NULL: nothing. */
char *bm_replay_fault_words      (BmShelfItem  *item) G_GNUC_WARN_UNUSED_RESULT;

/* What is to be told about a record that does not go as it says; NULL: it does. */
char *bm_replay_note_words       (const BmReplay *replay) G_GNUC_WARN_UNUSED_RESULT;

/* "Move 57 of 212" */
char *bm_replay_ply_words        (guint         ply,
                                  guint         n) G_GNUC_WARN_UNUSED_RESULT;

/* "Round 3, Red’s turn"; without words of the game, who decides; "": nobody. */
char *bm_replay_turn_words       (const BmReplayPath *path,
                                  BmMatch      *match,
                                  guint         ply) G_GNUC_WARN_UNUSED_RESULT;

/* "12.4 s", "3 min 5 s"; NULL: not known. */
char *bm_replay_clock_words      (int           tenths) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
