/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * GTK 4.8's Cairo renderer converts every texture of the window through floating point, pixel by pixel, for every
 * frame, even outside the damaged region: for a board of a hundred and fifty spaces over a landscape as large as the
 * window that takes 25 milliseconds.  A Cairo node that paints the same pixels is clipped to the damaged region.  Each
 * texture gets one such node, and keeps it: GTK recognizes the same node in two frames without comparing its contents.
 */
#include "config.h"

#include "bm-texture.h"

#include <gsk/gsk.h>

/* A texture's node, and the surface it paints: Cairo would copy the surface if it were freed before the node. */
typedef struct
{
  GskRenderNode   *node;
  cairo_surface_t *surface;
} Painted;

static GQuark
painted_quark (void)
{
  return g_quark_from_static_string ("bm-texture-painted");
}

static void
painted_free (gpointer data)
{
  Painted *painted = data;

  gsk_render_node_unref (painted->node);
  cairo_surface_destroy (painted->surface);
  g_free (painted);
}

/* Key of a texture's pixels, in Cairo's layout. */
static GQuark
pixels_quark (void)
{
  return g_quark_from_static_string ("bm-texture-pixels");
}

GdkTexture *
bm_texture_new (int     width,
                int     height,
                GBytes *pixels)
{
  const gsize stride = g_bytes_get_size (pixels) / (gsize) height;
  const gboolean opaque = stride == (gsize) width * 3;
  GdkTexture *texture = gdk_memory_texture_new (width, height,
                                                opaque ? GDK_MEMORY_R8G8B8 : GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, pixels,
                                                stride);

  if (!opaque && G_BYTE_ORDER == G_LITTLE_ENDIAN)
    g_object_set_qdata_full (G_OBJECT (texture), pixels_quark (), g_bytes_ref (pixels), (GDestroyNotify) g_bytes_unref);
  return texture;
}

static gboolean
is_drawn_by_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native == NULL ? NULL : gtk_native_get_renderer (native);

  return GSK_IS_CAIRO_RENDERER (renderer);
}

/* Nothing is ever painted on the surface.  (transfer full) */
static cairo_surface_t *
surface_of_pixels (GBytes *pixels,
                   int     width,
                   int     height)
{
  static const cairo_user_data_key_t key;
  guchar *data = (guchar *) g_bytes_get_data (pixels, NULL);
  cairo_surface_t *surface = cairo_image_surface_create_for_data (data, CAIRO_FORMAT_ARGB32, width, height, width * 4);

  cairo_surface_set_user_data (surface, &key, g_bytes_ref (pixels), (cairo_destroy_func_t) g_bytes_unref);
  return surface;
}

/* The texture's pixels as a Cairo surface.  (transfer full) */
static cairo_surface_t *
surface_of (GdkTexture *texture)
{
  const int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  GBytes *pixels = g_object_get_qdata (G_OBJECT (texture), pixels_quark ());
  cairo_surface_t *surface;

  if (pixels != NULL)
    return surface_of_pixels (pixels, width, height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  return surface;
}

static GskRenderNode *
node_of (GdkTexture *texture)
{
  Painted *painted = g_object_get_qdata (G_OBJECT (texture), painted_quark ());
  cairo_t *cr;

  if (painted != NULL)
    return painted->node;
  painted = g_new0 (Painted, 1);
  painted->surface = surface_of (texture);
  painted->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, gdk_texture_get_width (texture),
                                                           gdk_texture_get_height (texture)));
  cr = gsk_cairo_node_get_draw_context (painted->node);
  cairo_set_source_surface (cr, painted->surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  g_object_set_qdata_full (G_OBJECT (texture), painted_quark (), painted, painted_free);
  return painted->node;
}

void
bm_texture_append (GtkSnapshot           *snapshot,
                   GtkWidget             *widget,
                   GdkTexture            *texture,
                   const graphene_rect_t *rect)
{
  float width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);

  if (!is_drawn_by_cairo (widget))
    {
      gtk_snapshot_append_texture (snapshot, texture, rect);
      return;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &rect->origin);
  if (rect->size.width != width || rect->size.height != height)
    gtk_snapshot_scale (snapshot, rect->size.width / width, rect->size.height / height);
  gtk_snapshot_append_node (snapshot, node_of (texture));
  gtk_snapshot_restore (snapshot);
}

GdkTexture *
bm_texture_of_node (GtkWidget             *widget,
                    GskRenderNode         *node,
                    const graphene_rect_t *rect)
{
  int scale = gtk_widget_get_scale_factor (widget);
  GtkSnapshot *snapshot;
  GskRenderNode *scaled;
  GdkTexture *texture;

  if (!is_drawn_by_cairo (widget))
    return NULL;
  snapshot = gtk_snapshot_new ();
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gtk_snapshot_append_node (snapshot, node);
  scaled = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), scaled,
                                         &GRAPHENE_RECT_INIT (rect->origin.x * (float) scale, rect->origin.y * (float) scale,
                                                              rect->size.width * (float) scale,
                                                              rect->size.height * (float) scale));
  gsk_render_node_unref (scaled);
  return texture;
}

/* The remaining saturation and brightness. */
#define DIM_COLOUR 0.25
#define DIM_LIGHT  0.6

static guint8
dim (double channel,
     double grey)
{
  return (guint8) (DIM_LIGHT * (DIM_COLOUR * channel + (1 - DIM_COLOUR) * grey) + 0.5);
}

/* Applies once what a CSS filter would apply for every frame.  The filter is linear, so premultiplied pixels come out
   right. */
static GdkTexture *
new_dim (GdkTexture *texture)
{
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  gsize stride = (gsize) width * 4, size = stride * (gsize) height;
  guint8 *pixels = g_malloc (size);
  g_autoptr (GBytes) bytes = NULL;

  gdk_texture_download (texture, pixels, stride);
  for (gsize i = 0; i < size; i += 4)
    {
      guint32 *pixel = (guint32 *) (pixels + i);
      guint8 red = *pixel >> 16 & 0xff, green = *pixel >> 8 & 0xff, blue = *pixel & 0xff;
      double grey = 0.213 * red + 0.715 * green + 0.072 * blue;

      *pixel = (*pixel & 0xff000000) | (guint32) dim (red, grey) << 16 | (guint32) dim (green, grey) << 8
               | dim (blue, grey);
    }
  bytes = g_bytes_new_take (pixels, size);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

static GQuark
dim_quark (void)
{
  return g_quark_from_static_string ("bm-texture-dim");
}

GdkTexture *
bm_texture_dim (GdkTexture *texture)
{
  GdkTexture *dimmed = g_object_get_qdata (G_OBJECT (texture), dim_quark ());

  if (dimmed == NULL)
    {
      dimmed = new_dim (texture);
      g_object_set_qdata_full (G_OBJECT (texture), dim_quark (), dimmed, g_object_unref);
    }
  return dimmed;
}
