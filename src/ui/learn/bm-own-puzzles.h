/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * The puzzles that somebody has saved, as a part of the lessons' list: each can be played, renamed, deleted.  There is
 * nothing to be seen of it while there are none.
 *
 * Signals: "chosen" (const BmLesson *)  that puzzle is to be played; it stays valid as long as this widget does
 *          "loaded" ()  the folder has been read
 */
#define BM_TYPE_OWN_PUZZLES (bm_own_puzzles_get_type ())
G_DECLARE_FINAL_TYPE (BmOwnPuzzles, bm_own_puzzles, BM, OWN_PUZZLES, GtkWidget)

/* Reads FOLDER, which has puzzles of GAME, anew; what has been done is in SETTINGS. */
void     bm_own_puzzles_load       (BmOwnPuzzles *self,
                                    BmLearnGame  *game,
                                    const char   *folder,
                                    GSettings    *settings);
gboolean bm_own_puzzles_is_loading (BmOwnPuzzles *self);
/* The puzzle with this id has the focus as soon as it is there. */
void     bm_own_puzzles_come_from  (BmOwnPuzzles *self,
                                    const char   *id);

G_END_DECLS
