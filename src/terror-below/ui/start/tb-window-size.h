/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The looks of a screen by the size of its window and of its text: 0 for a small one (800 x 600), 1, and 2 for a large one
   (1920 x 1080). */
typedef void (*TbWindowSizeFunc) (GtkWidget *screen,
                                  int        size);

/* Calls FUNC with the size of the window that SCREEN is in, and again whenever it is another one. */
void tb_window_size_follow (GtkWidget        *screen,
                            TbWindowSizeFunc  func);

G_END_DECLS
