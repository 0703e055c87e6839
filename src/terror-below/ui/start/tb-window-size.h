/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size class of a screen by the size of its window and of its text: 0 for a small one (800 x 600), 1, and 2 for a
   large one (1920 x 1080). */
typedef void (*TbWindowSizeFunc) (GtkWidget *screen,
                                  int        size);

/* Calls FUNC with the size class of the window of SCREEN, and again whenever it changes. */
void tb_window_size_follow (GtkWidget        *screen,
                            TbWindowSizeFunc  func);

G_END_DECLS
