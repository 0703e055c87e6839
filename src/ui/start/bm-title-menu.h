/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Buttons one below the other; closer together where there is less height, and two side by side where there is less still.
 */
#define BM_TYPE_TITLE_MENU (bm_title_menu_get_type ())
G_DECLARE_FINAL_TYPE (BmTitleMenu, bm_title_menu, BM, TITLE_MENU, GtkWidget)

/* How far they reach from its left, in pixels, and in how many columns they stand. */
int   bm_title_menu_get_reach     (BmTitleMenu *self);
guint bm_title_menu_get_n_columns (BmTitleMenu *self);

G_END_DECLS
