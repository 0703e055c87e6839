/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-shelf.h"

G_BEGIN_DECLS

/*
 * One of the matches that were kept, in a list: who won, who played, when, and what is wrong with it.
 */
#define BM_TYPE_REPLAY_ROW (bm_replay_row_get_type ())
G_DECLARE_FINAL_TYPE (BmReplayRow, bm_replay_row, BM, REPLAY_ROW, GtkWidget)

GtkWidget *bm_replay_row_new  (void);

/* Returns all that it shows in words.  (transfer full) */
char      *bm_replay_row_show (BmReplayRow *self,
                               BmShelfItem *item) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
