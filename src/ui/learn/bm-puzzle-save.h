/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-puzzle.h"

G_BEGIN_DECLS

/*
 * A small modal window that asks for a puzzle's name and its goal, and says whether the goal can be reached; or for another
 * name of one that there is already.
 *
 * Signal:
 *   "confirmed" ()   bm_puzzle_save_get () has the answers; the window is gone then
 */
#define BM_TYPE_PUZZLE_SAVE (bm_puzzle_save_get_type ())
G_DECLARE_FINAL_TYPE (BmPuzzleSave, bm_puzzle_save, BM, PUZZLE_SAVE, GtkWindow)

/* POSITION of GAME must be one that its why_no_puzzle () has nothing against; NAME can be another one in the end. */
GtkWidget      *bm_puzzle_save_new        (GtkWindow        *parent,
                                           BmLearnGame      *game,
                                           gconstpointer     position,
                                           const char       *name);
GtkWidget      *bm_puzzle_save_new_rename (GtkWindow        *parent,
                                           const char       *name);

/* With its moves, if a way has been found so far.  Lent. */
const BmPuzzle *bm_puzzle_save_get        (BmPuzzleSave     *self);
/* Is it still being looked for? */
gboolean        bm_puzzle_save_is_proving (BmPuzzleSave     *self);

G_END_DECLS
