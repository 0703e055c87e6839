/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * Matches of Terror Below that tests have in common.  (transfer full) each
 */

/* The record NAME of tests/terror-below/golden, which is over. */
BmMatch *ui_race_new_golden   (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* The scenario NAME of tests/terror-below/scenarios, before its last N_LEFT moves.  It must not give dice. */
BmMatch *ui_race_new_scenario (const char *name,
                               guint       n_left) G_GNUC_WARN_UNUSED_RESULT;

/* A match of those OPTIONS, played at random to its end. */
BmMatch *ui_race_new_random   (const char *options,
                               guint64     seed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
