/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A texture of PIXELS without row padding: red, green, blue; or blue, green, red, alpha, premultiplied.  (transfer
   full) */
GdkTexture *bm_texture_new (int     width,
                            int     height,
                            GBytes *pixels) G_GNUC_WARN_UNUSED_RESULT;

/* Appends a picture to WIDGET's snapshot at RECT: like gtk_snapshot_append_texture (), but in a fraction of the time
   with the Cairo renderer (GSK_RENDERER=cairo, no usable OpenGL). */
void bm_texture_append (GtkSnapshot           *snapshot,
                        GtkWidget             *widget,
                        GdkTexture            *texture,
                        const graphene_rect_t *rect);

/* NODE rendered to a texture of RECT, in pixels of WIDGET: for complex content that seldom changes, with the Cairo
   renderer.  NULL: another renderer is used, for which a node costs nothing.  (transfer full) */
GdkTexture *bm_texture_of_node (GtkWidget             *widget,
                                GskRenderNode         *node,
                                const graphene_rect_t *rect) G_GNUC_WARN_UNUSED_RESULT;

/* TEXTURE in its disabled look: darker and less saturated.  Cached with TEXTURE, (transfer none). */
GdkTexture *bm_texture_dim (GdkTexture *texture);

G_END_DECLS
