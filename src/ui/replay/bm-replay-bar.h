/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-replay-path.h"

G_BEGIN_DECLS

/*
 * A match as one line from left to right: its days and turns, what its game marks there, what has been commented, and
 * where one is.  Pressed or drawn along it leads there; keys are handled by its parent.
 *
 * Style nodes: `scrub` > `scrubday`, `scrubturn` (the class of its seat), `scrubfill`, `scrubdot` (a comment),
 * `scrubthumb`.
 *
 * Signal "seek" (guint ply).
 */
#define BM_TYPE_REPLAY_BAR (bm_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (BmReplayBar, bm_replay_bar, BM, REPLAY_BAR, GtkWidget)

/* MATCH is held; PATH and MARKS (of BmReplayMark, or NULL) are its own, and are looked at only now. */
void  bm_replay_bar_show          (BmReplayBar        *self,
                                   BmMatch            *match,
                                   const BmReplayPath *path,
                                   const GArray       *marks);
void  bm_replay_bar_clear         (BmReplayBar        *self);

/* SPOKEN is where that is, in words. */
void  bm_replay_bar_set_ply       (BmReplayBar        *self,
                                   guint               ply,
                                   const char         *spoken);

/* Comments have come or gone. */
void  bm_replay_bar_show_comments (BmReplayBar        *self);

/* How many marks with the picture ART there are; for tests. */
guint bm_replay_bar_count_marks   (BmReplayBar        *self,
                                   const char         *art);

G_END_DECLS
