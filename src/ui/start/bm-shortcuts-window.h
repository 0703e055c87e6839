/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Every key of the program, from the one table of keys. */
#define BM_TYPE_SHORTCUTS_WINDOW (bm_shortcuts_window_get_type ())
G_DECLARE_FINAL_TYPE (BmShortcutsWindow, bm_shortcuts_window, BM, SHORTCUTS_WINDOW, GtkWindow)

GtkWidget *bm_shortcuts_window_new (GtkWindow *parent);

G_END_DECLS
