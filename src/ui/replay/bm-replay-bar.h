/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-duel-history.h"
#include "bm-replay-path.h"

G_BEGIN_DECLS

/*
 * A match as one line from left to right: its days and turns, where somebody was eaten, bitten or has died, what has been
 * commented, and where one is.  Pressed or drawn along it leads there; keys are up to whoever has it.
 *
 * Style nodes: `scrub` > `scrubday`, `scrubturn` (classes `bird-side`, `worms-side`), `scrubfill`, `scrubdot` (a comment),
 * `scrubthumb`.
 *
 * Signal "seek" (guint ply).
 */
#define BM_TYPE_REPLAY_BAR (bm_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (BmReplayBar, bm_replay_bar, BM, REPLAY_BAR, GtkWidget)

/* MATCH is held; PATH and HISTORY are its own, and are looked at only now. */
void bm_replay_bar_show        (BmReplayBar         *self,
                                BmMatch             *match,
                                const BmReplayPath  *path,
                                const WrDuelHistory *history);
void bm_replay_bar_clear       (BmReplayBar         *self);

/* SPOKEN is where that is, in words. */
void bm_replay_bar_set_ply     (BmReplayBar         *self,
                                guint                ply,
                                const char          *spoken);

/* Comments have come or gone. */
void bm_replay_bar_show_comments (BmReplayBar       *self);

/* How many marks there are of meals, bites and other deaths; for tests. */
guint bm_replay_bar_count_marks (BmReplayBar        *self,
                                 WrNoteKind          kind);

G_END_DECLS
