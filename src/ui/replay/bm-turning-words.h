/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-replay-path.h"
#include "bm-turning.h"

G_BEGIN_DECLS

/*
 * What is said of turning points.  MATCH is the one that they were found in, PATH its own; all (transfer full).
 */

/* When it was: "Round 3, Red’s turn · move 57". */
char *bm_turning_when_words   (const BmTurningPoint  *point,
                               BmMatch               *match,
                               const BmReplayPath    *path) G_GNUC_WARN_UNUSED_RESULT;

/* What was played, and what would have been better and why, each as a sentence. */
char *bm_turning_played_words (const BmTurningPoint  *point,
                               BmMatch               *match) G_GNUC_WARN_UNUSED_RESULT;
char *bm_turning_better_words (const BmTurningPoint  *point,
                               BmMatch               *match) G_GNUC_WARN_UNUSED_RESULT;

/* A chance of winning, in a number and in words: "66 %, good". */
char *bm_turning_chance_words (double                 chance) G_GNUC_WARN_UNUSED_RESULT;

/* All of it as one text, for the screen reader. */
char *bm_turning_spoken_words (const BmTurningPoint  *point,
                               BmMatch               *match,
                               const BmReplayPath    *path) G_GNUC_WARN_UNUSED_RESULT;

/* What was found, as a whole. */
char *bm_turning_result_words (const BmTurningResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
