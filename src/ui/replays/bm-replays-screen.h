/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-shelf.h"

G_BEGIN_DECLS

/*
 * The list of saved matches, newest first, with their players and results, and actions on them.
 *
 * Actions: "replays.open", "replays.rename", "replays.delete" (of the selected one), "replays.open-file".
 * Signals:
 *   "back" ()
 *   "open" (BmShelfItem *item)   show its replay; without a path it is a running match
 *   "open-file" (GFile *file)    a file outside the folder
 *   "told" (const char *words)   a message to be shown
 */
#define BM_TYPE_REPLAYS_SCREEN (bm_replays_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmReplaysScreen, bm_replays_screen, BM, REPLAYS_SCREEN, GtkWidget)

/* Reads FOLDER.  RUNNING: of GBytes, the texts of running matches, or NULL.  The cards must be loaded. */
void bm_replays_screen_load       (BmReplaysScreen *self,
                                   const char      *folder,
                                   GPtrArray       *running);

/* Whether it is still reading. */
gboolean bm_replays_screen_is_loading (BmReplaysScreen *self);

G_END_DECLS
