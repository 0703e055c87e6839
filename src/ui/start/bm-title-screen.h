/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The first screen.  Its buttons are actions of the window. */
#define BM_TYPE_TITLE_SCREEN (bm_title_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmTitleScreen, bm_title_screen, BM, TITLE_SCREEN, GtkWidget)

/* What most people want now: to go on with a duel that waits; to learn, if they are new here; or else a new duel. */
void bm_title_screen_set_first (BmTitleScreen *self,
                                gboolean       waiting,
                                gboolean       new_here);
/* Are there cards to look at?  TRUE until set. */
void bm_title_screen_set_has_cards (BmTitleScreen *self,
                                    gboolean       has_cards);

G_END_DECLS
