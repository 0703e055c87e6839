/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A column of buttons; with less height they are closer together, and with even less in two columns.
 */
#define BM_TYPE_TITLE_MENU (bm_title_menu_get_type ())
G_DECLARE_FINAL_TYPE (BmTitleMenu, bm_title_menu, BM, TITLE_MENU, GtkWidget)

/* The right edge of the buttons, in pixels, and their number of columns. */
int   bm_title_menu_get_reach     (BmTitleMenu *self);
guint bm_title_menu_get_n_columns (BmTitleMenu *self);

G_END_DECLS
