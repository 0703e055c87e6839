/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-puzzle.h"

G_BEGIN_DECLS

/*
 * A small modal window that asks for a puzzle's name and goal, and shows whether the goal can be reached; or for a new
 * name of an existing puzzle.
 *
 * Signal:
 *   "confirmed" ()   bm_puzzle_save_get () has the answers; the window is destroyed before
 */
#define BM_TYPE_PUZZLE_SAVE (bm_puzzle_save_get_type ())
G_DECLARE_FINAL_TYPE (BmPuzzleSave, bm_puzzle_save, BM, PUZZLE_SAVE, GtkWindow)

/* POSITION of GAME must be accepted by its why_no_puzzle (); NAME is the initial name. */
GtkWidget      *bm_puzzle_save_new        (GtkWindow        *parent,
                                           BmLearnGame      *game,
                                           gconstpointer     position,
                                           const char       *name);
GtkWidget      *bm_puzzle_save_new_rename (GtkWindow        *parent,
                                           const char       *name);

/* The puzzle, with a solution if one was found so far.  (transfer none) */
const BmPuzzle *bm_puzzle_save_get        (BmPuzzleSave     *self);
/* Whether the search for a solution is running. */
gboolean        bm_puzzle_save_is_proving (BmPuzzleSave     *self);

G_END_DECLS
