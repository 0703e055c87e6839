/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets a frame be laid out and painted. */
void    ui_paint        (GtkWidget *widget);

/* The pixels of WIDGET as it is painted now. */
GBytes *ui_take_picture (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
