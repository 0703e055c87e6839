/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-room.h"
#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * The boxes of all games, side by side on the ground of the title's picture.  One is chosen: it stands in front and is
 * larger.  In a narrow widget the others look out from behind it.
 *
 * Tab goes to the chosen one; Left and Right choose the next one.
 *
 * Signals, all returning void:
 *   "chosen" (const BmGameUi *)  somebody has chosen another one
 *   "play" ()                    the chosen one is to be played: it was double-clicked, or Enter was pressed on it
 */
#define BM_TYPE_GAME_SHELF (bm_game_shelf_get_type ())
G_DECLARE_FINAL_TYPE (BmGameShelf, bm_game_shelf, BM, GAME_SHELF, GtkWidget)

/* Chooses UI without a signal. */
void     bm_game_shelf_set_game   (BmGameShelf      *self,
                                   const BmGameUi   *ui);

/* Chooses the box STEPS to the right of the chosen one, with the signal; FALSE: there is none. */
gboolean bm_game_shelf_step       (BmGameShelf      *self,
                                   int               steps);

/* Where the boxes can stand, in its own pixels. */
void     bm_game_shelf_set_room   (BmGameShelf      *self,
                                   const BmGameRoom *room);

/* How fast they change places. */
void     bm_game_shelf_set_motion (BmGameShelf      *self,
                                   BmMotion          motion);

G_END_DECLS
