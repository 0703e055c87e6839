/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets a frame be laid out and painted. */
void    ui_paint        (GtkWidget *widget);

/* The pixels of WIDGET as it is painted now. */
GBytes *ui_take_picture (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

/* All of WIDGET, and its PIXELS (both transfer full). */
GdkTexture *ui_take_whole (GtkWidget *widget,
                           GBytes   **pixels) G_GNUC_WARN_UNUSED_RESULT;

/* For eyes: WIDGET as it is painted now goes to NAME.png in the folder that the environment variable BM_TEST_PICTURES
   names; without that nothing is done. */
void    ui_save_picture (GtkWidget  *widget,
                      const char *name);

G_END_DECLS
