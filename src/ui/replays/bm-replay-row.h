/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-shelf.h"

G_BEGIN_DECLS

/*
 * A row of a list for a saved match: the winner, the players, the date, and any fault.
 */
#define BM_TYPE_REPLAY_ROW (bm_replay_row_get_type ())
G_DECLARE_FINAL_TYPE (BmReplayRow, bm_replay_row, BM, REPLAY_ROW, GtkWidget)

GtkWidget *bm_replay_row_new        (void);

void       bm_replay_row_show       (BmReplayRow *self,
                                     BmShelfItem *item);
/* Shows nothing, and keeps its height.  Filling a row takes a hundred times as long. */
void       bm_replay_row_clear      (BmReplayRow *self);

/* All texts of the row for ITEM, for screen readers.  (transfer full) */
char      *bm_replay_row_dup_spoken (BmShelfItem *item) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
