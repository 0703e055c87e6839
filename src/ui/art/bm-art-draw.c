/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-art"

#include "config.h"

#include "bm-art-draw.h"

#include <gio/gio.h>
#include <librsvg/rsvg.h>

#define ART_PREFIX "/io/github/bloodmoon/BloodMoon/art/"

/* Placeholder for a missing picture. */
static const char plain_shape[] =
  "<svg xmlns='http://www.w3.org/2000/svg' width='96' height='96' viewBox='0 0 96 96'>"
  "<circle cx='48' cy='48' r='34' fill='#b8a9c9' stroke='#0d0a16' stroke-width='5'/></svg>";

static RsvgHandle *
load_document (const char *name)
{
  g_autofree char *path = g_strconcat (ART_PREFIX, name, ".svg", NULL);
  g_autoptr(GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr(GError) error = NULL;
  RsvgHandle *handle;

  if (bytes == NULL)
    return rsvg_handle_new_from_data ((const guint8 *) plain_shape, sizeof plain_shape - 1, NULL);
  handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  if (handle == NULL)
    g_critical ("%s: %s", path, error->message);
  return handle;
}

static gboolean
is_opaque (const guint32 *pixels,
           gsize          n)
{
  for (gsize i = 0; i < n; i++)
    if (pixels[i] >> 24 != 0xff)
      return FALSE;
  return TRUE;
}

/* Cairo's pixels are native-endian integers, those of a texture are bytes in memory order.  A picture without alpha not
   only takes less memory: GTK 4.8 takes six times as long to draw one with alpha. */
static GBytes *
bytes_of (const guint32 *pixels,
          gsize          n)
{
  gsize channels = is_opaque (pixels, n) ? 3 : 4;
  guint8 *bytes = g_malloc (n * channels), *to = bytes;

  for (gsize i = 0; i < n; i++)
    for (gsize channel = 0; channel < channels; channel++)
      *to++ = (guint8) (pixels[i] >> 8 * (channels == 3 ? 2 - channel : channel));
  return g_bytes_new_take (bytes, n * channels);
}

GBytes *
bm_art_draw (const char *name,
             int         width,
             int         height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  RsvgHandle *handle = load_document (name);
  RsvgRectangle own = { 0, 0, width, height };
  double own_width = 0, own_height = 0;
  gsize n_pixels = (gsize) width * (gsize) height;
  GBytes *bytes;

  if (handle != NULL)
    {
      /* librsvg keeps the aspect ratio and leaves bars; a picture requested in another shape is stretched. */
      if (rsvg_handle_get_intrinsic_size_in_pixels (handle, &own_width, &own_height) && own_width > 0 && own_height > 0)
        {
          own.width = own_width;
          own.height = own_height;
          cairo_scale (cr, width / own_width, height / own_height);
        }
      rsvg_handle_render_document (handle, cr, &own, NULL);
      g_object_unref (handle);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  /* At four bytes per pixel the stride has no padding. */
  bytes = bytes_of ((const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface), n_pixels);
  cairo_surface_destroy (surface);
  return bytes;
}
