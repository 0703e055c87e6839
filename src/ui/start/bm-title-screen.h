/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-ui.h"
#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * The first screen: the boxes of all games, and a menu for the one that is chosen.  Its buttons are actions of the window.
 *
 * Signals, all returning void:
 *   "chosen" (const BmGameUi *)  somebody has chosen another box; bm_title_screen_set_game () is to follow
 */
#define BM_TYPE_TITLE_SCREEN (bm_title_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmTitleScreen, bm_title_screen, BM, TITLE_SCREEN, GtkWidget)

/* The game that is chosen: its box stands in front, and the menu has what there is for it. */
void bm_title_screen_set_game   (BmTitleScreen  *self,
                                 const BmGameUi *ui);

/* What most people want now: to go on with its match that waits; to learn it, if they are new here; or else a new match. */
void bm_title_screen_set_first  (BmTitleScreen  *self,
                                 gboolean        waiting,
                                 gboolean        new_here);

/* How fast its boxes change places. */
void bm_title_screen_set_motion (BmTitleScreen  *self,
                                 BmMotion        motion);

G_END_DECLS
