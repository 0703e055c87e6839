/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * The user's own puzzles, as a part of the lessons' list: each can be played, renamed and deleted.  It is hidden while
 * there are none.
 *
 * Signals: "chosen" (const BmLesson *)  that puzzle was chosen; it is valid until this widget is finalized
 *          "loaded" ()  the folder was read
 */
#define BM_TYPE_OWN_PUZZLES (bm_own_puzzles_get_type ())
G_DECLARE_FINAL_TYPE (BmOwnPuzzles, bm_own_puzzles, BM, OWN_PUZZLES, GtkWidget)

/* Reads FOLDER, which has puzzles of GAME; SETTINGS have the progress. */
void     bm_own_puzzles_load       (BmOwnPuzzles *self,
                                    BmLearnGame  *game,
                                    const char   *folder,
                                    GSettings    *settings);
gboolean bm_own_puzzles_is_loading (BmOwnPuzzles *self);
/* Focuses the puzzle with this id, once it is loaded. */
void     bm_own_puzzles_come_from  (BmOwnPuzzles *self,
                                    const char   *id);

G_END_DECLS
