/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"
#include "bm-replay-path.h"
#include "bm-shelf.h"

G_BEGIN_DECLS

/* The replay parts of GAME; never NULL. */
const BmReplayParts *bm_replay_parts_of (const BmGame *game);

/* The seat at index PLACE of the display order of GAME; without names of its own it uses the id of records. */
BmReplaySeat bm_replay_seat_at   (const BmGame *game,
                                  guint         place);

/* Texts about saved matches.  (transfer full) each */

/* "21 November 2026, 18:30" */
char *bm_replay_time_words       (GDateTime    *time) G_GNUC_WARN_UNUSED_RESULT;

/* The player of SEAT with the name NAME in a record: its name, its level or, without either, a default. */
char *bm_replay_player_words     (const BmGame *game,
                                  int           seat,
                                  const char   *name) G_GNUC_WARN_UNUSED_RESULT;

/* All players of ITEM, which has been read. */
char *bm_replay_players_words    (BmShelfItem  *item) G_GNUC_WARN_UNUSED_RESULT;

/* The result and its chapter: see BmReplayParts.  NULL: the game has no texts for that. */
char *bm_replay_result_words     (BmShelfItem  *item) G_GNUC_WARN_UNUSED_RESULT;
char *bm_replay_end_words        (const BmReplay     *replay,
                                  const BmReplayPath *path) G_GNUC_WARN_UNUSED_RESULT;

/* A remark on a match that can be opened nevertheless; NULL: none. */
char *bm_replay_remark_words     (BmShelfItem  *item) G_GNUC_WARN_UNUSED_RESULT;

/* Why a file cannot be opened; NULL: it can. */
char *bm_replay_fault_words      (BmShelfItem  *item) G_GNUC_WARN_UNUSED_RESULT;

/* A message about a record that contradicts the rules; NULL: it does not. */
char *bm_replay_note_words       (const BmReplay *replay) G_GNUC_WARN_UNUSED_RESULT;

/* "Move 57 of 212" */
char *bm_replay_ply_words        (guint         ply,
                                  guint         n) G_GNUC_WARN_UNUSED_RESULT;

/* "Round 3, Red’s turn"; without texts of the game, who decides; "": the match is over. */
char *bm_replay_turn_words       (const BmReplayPath *path,
                                  BmMatch      *match,
                                  guint         ply) G_GNUC_WARN_UNUSED_RESULT;

/* "12.4 s", "3 min 5 s"; NULL: unknown. */
char *bm_replay_clock_words      (int           tenths) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
