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

GtkWidget *bm_replay_row_new        (void);

void       bm_replay_row_show       (BmReplayRow *self,
                                     BmShelfItem *item);
/* Shows nothing, and stays as high as it was.  To show something takes a hundred times as long. */
void       bm_replay_row_clear      (BmReplayRow *self);

/* All that is shown of ITEM, in words.  (transfer full) */
char      *bm_replay_row_dup_spoken (BmShelfItem *item) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
