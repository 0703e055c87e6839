/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of PIXELS in rows without gaps: red, green, blue; or blue, green, red, alpha, multiplied by that.  (transfer full) */
GdkTexture *bm_texture_new (int     width,
                            int     height,
                            GBytes *pixels) G_GNUC_WARN_UNUSED_RESULT;

/* A picture in WIDGET's snapshot, RECT being its place: what gtk_snapshot_append_texture () does, but for a fraction of the
   time where the processor draws (GSK_RENDERER=cairo, no usable OpenGL). */
void bm_texture_append (GtkSnapshot           *snapshot,
                        GtkWidget             *widget,
                        GdkTexture            *texture,
                        const graphene_rect_t *rect);

/* What NODE draws in RECT, in pixels of WIDGET, as one picture: for what is made of many and seldom changes, where the
   processor draws.  NULL: it does not, and a node costs nothing.  (transfer full) */
GdkTexture *bm_texture_of_node (GtkWidget             *widget,
                                GskRenderNode         *node,
                                const graphene_rect_t *rect) G_GNUC_WARN_UNUSED_RESULT;

/* TEXTURE as it looks where nothing can be done with it: darker, and with little colour.  Lent: it is kept with TEXTURE. */
GdkTexture *bm_texture_dim (GdkTexture *texture);

G_END_DECLS
