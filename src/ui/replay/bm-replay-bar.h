/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-replay-path.h"

G_BEGIN_DECLS

/*
 * A seek bar for a match, from left to right: its days and turns, the marks of its game, the comments, and the current
 * position.  Clicking or dragging seeks; keys are handled by its parent.
 *
 * Style nodes: `scrub` > `scrubday`, `scrubturn` (the class of its seat), `scrubfill`, `scrubdot` (a comment),
 * `scrubthumb`.
 *
 * Signal "seek" (guint ply).
 */
#define BM_TYPE_REPLAY_BAR (bm_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (BmReplayBar, bm_replay_bar, BM, REPLAY_BAR, GtkWidget)

/* MATCH is referenced; PATH and MARKS (of BmReplayMark, or NULL) are those of MATCH, and are only used during the call. */
void  bm_replay_bar_show          (BmReplayBar        *self,
                                   BmMatch            *match,
                                   const BmReplayPath *path,
                                   const GArray       *marks);
void  bm_replay_bar_clear         (BmReplayBar        *self);

/* SPOKEN is the text for that position. */
void  bm_replay_bar_set_ply       (BmReplayBar        *self,
                                   guint               ply,
                                   const char         *spoken);

/* Updates the dots of the comments. */
void  bm_replay_bar_show_comments (BmReplayBar        *self);

/* The number of marks with the picture ART; for tests. */
guint bm_replay_bar_count_marks   (BmReplayBar        *self,
                                   const char         *art);

G_END_DECLS
