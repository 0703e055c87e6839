/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-shelf.h"

G_BEGIN_DECLS

/*
 * The matches that were kept, newest first, with who played them and how they ended; and what can be done with them.
 *
 * Actions: "replays.open", "replays.rename", "replays.delete" (of the one that is picked), "replays.open-file".
 * Signals:
 *   "back" ()
 *   "open" (BmShelfItem *item)   it shall be looked at; its path is NULL: one that is running
 *   "open-file" (GFile *file)    from elsewhere
 *   "told" (const char *words)   something that is to be told where it is seen
 */
#define BM_TYPE_REPLAYS_SCREEN (bm_replays_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmReplaysScreen, bm_replays_screen, BM, REPLAYS_SCREEN, GtkWidget)

/* Reads FOLDER anew.  RUNNING: of GBytes, the texts of matches that are running, or NULL.  The cards must have been
   read. */
void bm_replays_screen_load       (BmReplaysScreen *self,
                                   const char      *folder,
                                   GPtrArray       *running);

/* Is it still reading? */
gboolean bm_replays_screen_is_loading (BmReplaysScreen *self);

G_END_DECLS
