/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-look.h"

G_BEGIN_DECLS

/*
 * A catalogue of all cards by deck, with a search, including the user's own packs: a grid, and beside it the selected
 * card in full size.
 *
 * Signal "back" ().
 */
#define BM_TYPE_BROWSER_SCREEN (bm_browser_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmBrowserScreen, bm_browser_screen, BM, BROWSER_SCREEN, GtkWidget)

/* Fills it in with the cards of BOX, unless it has them. */
void bm_browser_screen_load (BmBrowserScreen *self,
                             const BmCardBox *box);

G_END_DECLS
