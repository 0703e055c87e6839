/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay-path.h"
#include "bm-turning.h"

G_BEGIN_DECLS

/*
 * Texts about turning points.  MATCH is the one in which they were found, PATH belongs to it; all (transfer full).
 */

/* When it was: "Round 3, Red’s turn · move 57". */
char *bm_turning_when_words   (const BmTurningPoint  *point,
                               BmMatch               *match,
                               const BmReplayPath    *path) G_GNUC_WARN_UNUSED_RESULT;

/* The move played, and the better one with the reason, each as a sentence. */
char *bm_turning_played_words (const BmTurningPoint  *point,
                               BmMatch               *match) G_GNUC_WARN_UNUSED_RESULT;
char *bm_turning_better_words (const BmTurningPoint  *point,
                               BmMatch               *match) G_GNUC_WARN_UNUSED_RESULT;

/* Whose chance fell, and how much, as a sentence; NULL: the game says nothing of it. */
char *bm_turning_cost_words   (const BmTurningPoint  *point,
                               BmMatch               *match) G_GNUC_WARN_UNUSED_RESULT;

/* A winning chance as a number, and in words by what is even among N_SEATS: "66 %, good". */
char *bm_turning_chance_words (double                 chance,
                               guint                  n_seats) G_GNUC_WARN_UNUSED_RESULT;

/* All of it as one text, for screen readers. */
char *bm_turning_spoken_words (const BmTurningPoint  *point,
                               BmMatch               *match,
                               const BmReplayPath    *path) G_GNUC_WARN_UNUSED_RESULT;

/* A summary of the result. */
char *bm_turning_result_words (const BmTurningResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
