/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A picture in WIDGET's snapshot, RECT being its place: what gtk_snapshot_append_texture () does, but for a fraction of the
   time where the processor draws (GSK_RENDERER=cairo, no usable OpenGL). */
void        bm_texture_append (GtkSnapshot           *snapshot,
                               GtkWidget             *widget,
                               GdkTexture            *texture,
                               const graphene_rect_t *rect);

/* A texture that shares SURFACE's memory; SURFACE (CAIRO_FORMAT_ARGB32) must not be drawn on any more.  (transfer full) */
GdkTexture *bm_texture_new    (cairo_surface_t       *surface) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
