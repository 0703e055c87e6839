/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-room.h"
#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * The boxes of all games, side by side on the ground of the title's picture.  The chosen one is in front of the others
 * and larger.  In a narrow widget it covers the others partly.
 *
 * Tab goes to the chosen one; Left and Right choose the next one.
 *
 * Signals, all returning void:
 *   "chosen" (const BmGameUi *)  the user has chosen another one
 *   "play" ()                    the chosen one was double-clicked, or Enter was pressed on it
 */
#define BM_TYPE_GAME_SHELF (bm_game_shelf_get_type ())
G_DECLARE_FINAL_TYPE (BmGameShelf, bm_game_shelf, BM, GAME_SHELF, GtkWidget)

/* Chooses UI without a signal. */
void     bm_game_shelf_set_game   (BmGameShelf      *self,
                                   const BmGameUi   *ui);

/* Chooses the box STEPS to the right of the chosen one, with the signal; FALSE: there is none. */
gboolean bm_game_shelf_step       (BmGameShelf      *self,
                                   int               steps);

/* Sets the area for the boxes, in its own pixels. */
void     bm_game_shelf_set_room   (BmGameShelf      *self,
                                   const BmGameRoom *room);

/* Sets the speed of the change of places. */
void     bm_game_shelf_set_motion (BmGameShelf      *self,
                                   BmMotion          motion);

G_END_DECLS
