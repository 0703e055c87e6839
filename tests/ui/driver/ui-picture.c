/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-picture.h"

#include "ui-driver.h"

static void
raise_flag_cb (gboolean *flag)
{
  *flag = TRUE;
}

void
ui_paint (GtkWidget *widget)
{
  GdkFrameClock *clock;
  gboolean painted = FALSE;
  gulong handler;

  gtk_window_present (GTK_WINDOW (gtk_widget_get_root (widget)));
  clock = gtk_widget_get_frame_clock (widget);
  handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (raise_flag_cb), &painted);
  gtk_widget_queue_draw (widget);
  UI_WAIT_UNTIL (painted);
  g_signal_handler_disconnect (clock, handler);
}

/* (transfer full) */
static GdkTexture *
take (GtkWidget             *widget,
      const graphene_rect_t *area)
{
  GskRenderer *renderer;
  GtkSnapshot *snapshot;
  GskRenderNode *node;
  GdkTexture *texture;

  ui_paint (widget);
  snapshot = gtk_snapshot_new ();
  gtk_widget_snapshot_child (gtk_widget_get_parent (widget), widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  texture = gsk_renderer_render_texture (renderer, node, area);
  gsk_render_node_unref (node);
  return texture;
}

/* (transfer full) */
static GBytes *
pixels_of (GdkTexture *texture)
{
  gsize stride = (gsize) gdk_texture_get_width (texture) * 4, size = stride * (gsize) gdk_texture_get_height (texture);
  guchar *pixels = g_malloc (size);

  gdk_texture_download (texture, pixels, stride);
  return g_bytes_new_take (pixels, size);
}

GBytes *
ui_take_picture (GtkWidget *widget)
{
  g_autoptr (GdkTexture) texture = take (widget, &GRAPHENE_RECT_INIT (0, 0, 700, 760));

  return pixels_of (texture);
}

GdkTexture *
ui_take_whole (GtkWidget *widget,
               GBytes   **pixels)
{
  graphene_rect_t area;
  GdkTexture *texture;

  g_assert_true (gtk_widget_compute_bounds (widget, gtk_widget_get_parent (widget), &area));
  texture = take (widget, &area);
  *pixels = pixels_of (texture);
  return texture;
}

void
ui_save_picture (GtkWidget  *widget,
                 const char *name)
{
  const char *folder = g_getenv ("BM_TEST_PICTURES");
  g_autofree char *path = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t area;

  if (folder == NULL)
    return;
  path = g_strdup_printf ("%s/%s.png", folder, name);
  g_assert_true (gtk_widget_compute_bounds (widget, gtk_widget_get_parent (widget), &area));
  texture = take (widget, &area);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}
