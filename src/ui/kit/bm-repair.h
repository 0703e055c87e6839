/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Works around bugs of GTK that affect every window (seen in 4.8.3, found by the random walks of tests/ui/outside).
 */
void bm_repair_gtk        (void);

/* The parts: for each surface, as soon as GTK has connected to it, for each flow box, and for each window. */
void bm_repair_buttons    (GdkSurface *surface,
                           GtkWidget  *widget);
void bm_repair_popups     (GdkSurface *surface);
void bm_repair_flow_boxes (GtkWidget  *widget);
void bm_repair_focus      (GtkWidget  *window);

G_END_DECLS
