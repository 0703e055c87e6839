/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-ui.h"
#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * The first screen: the boxes of all games, and a menu for the one that is chosen.  Its buttons are actions of the
 * window.
 *
 * Signals, all returning void:
 *   "chosen" (const BmGameUi *)  the user has chosen another box; the handler must call bm_title_screen_set_game ()
 */
#define BM_TYPE_TITLE_SCREEN (bm_title_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmTitleScreen, bm_title_screen, BM, TITLE_SCREEN, GtkWidget)

/* Sets the chosen game: its box is in front, and the menu has the buttons that it supports. */
void bm_title_screen_set_game   (BmTitleScreen  *self,
                                 const BmGameUi *ui);

/* Sets the default button: to continue its waiting match; to learn it, for a new user; or else a new match. */
void bm_title_screen_set_first  (BmTitleScreen  *self,
                                 gboolean        waiting,
                                 gboolean        new_here);

/* Sets the speed of the boxes' change of places. */
void bm_title_screen_set_motion (BmTitleScreen  *self,
                                 BmMotion        motion);

G_END_DECLS
