/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The pack, all numbers 32 bits, little-endian: a magic word, the version, the number of drawings; for each of them,
 * sorted by name and size, the offset of its name, its width and height, the offset and length of its pixels, the bytes
 * per pixel, and whether they are plain or deflated; then the names and the pixels as bm-art-draw.h has them.
 */
#define G_LOG_DOMAIN "bm-art-pack"

#include "config.h"

#include "bm-art-pack.h"

#include <string.h>

#define RESOURCE      "/io/github/bloodmoon/BloodMoon/art/rasters"
#define MAGIC         "BMART2\n"
#define VERSION_CHARS 16
#define HEAD          (sizeof MAGIC + VERSION_CHARS + 4)
#define FIELDS        7

typedef enum
{
  FIELD_NAME,
  FIELD_WIDTH,
  FIELD_HEIGHT,
  FIELD_AT,
  FIELD_BYTES,
  FIELD_CHANNELS,
  FIELD_PLAIN,
} Field;

static GBytes       *pack; /* never freed: it is part of the program */
static const guint8 *data;
static guint         n_drawings;
static char          version[VERSION_CHARS + 1];

static guint
number_at (gsize at)
{
  return data[at] | (guint) data[at + 1] << 8 | (guint) data[at + 2] << 16 | (guint) data[at + 3] << 24;
}

static guint
field (guint drawing,
       Field which)
{
  return number_at (HEAD + ((gsize) drawing * FIELDS + which) * 4);
}

static void
open_pack (void)
{
  if (pack != NULL)
    return;
  pack = g_resources_lookup_data (RESOURCE, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert (pack != NULL);
  data = g_bytes_get_data (pack, NULL);
  memcpy (version, data + sizeof MAGIC, VERSION_CHARS);
  n_drawings = number_at (sizeof MAGIC + VERSION_CHARS);
}

static const char *
name_of (guint drawing)
{
  return (const char *) data + field (drawing, FIELD_NAME);
}

/* The index of the first drawing of NAME, or of the first name after it. */
static guint
first_of (const char *name)
{
  guint low = 0, high;

  open_pack ();
  high = n_drawings;
  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (strcmp (name_of (middle), name) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static gboolean
is_of (guint       drawing,
       const char *name)
{
  return drawing < n_drawings && g_str_equal (name_of (drawing), name);
}

/* Plain pixels are not copied: they refer to the program's own file. */
static GBytes *
pixels_of (guint drawing)
{
  gsize at = field (drawing, FIELD_AT), length = field (drawing, FIELD_BYTES), written = 0;
  gsize wanted = (gsize) field (drawing, FIELD_WIDTH) * field (drawing, FIELD_HEIGHT) * field (drawing, FIELD_CHANNELS);
  gsize read = 0;
  g_autoptr(GConverter) converter = NULL;
  guint8 *pixels;

  if (field (drawing, FIELD_PLAIN) != 0)
    return g_bytes_new_from_bytes (pack, at, length);
  converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW));
  pixels = g_malloc (wanted);
  if (g_converter_convert (converter, data + at, length, pixels, wanted, G_CONVERTER_INPUT_AT_END, &read, &written,
                           NULL) == G_CONVERTER_ERROR || written < wanted)
    g_critical ("%s is damaged", name_of (drawing));
  return g_bytes_new_take (pixels, wanted);
}

GBytes *
bm_art_pack_load (const char *name,
                  int         width,
                  int         height)
{
  for (guint i = first_of (name); is_of (i, name); i++)
    if (field (i, FIELD_WIDTH) == (guint) width && field (i, FIELD_HEIGHT) == (guint) height)
      return pixels_of (i);
  return NULL;
}

gboolean
bm_art_pack_find (const char *name,
                  int         width,
                  int         height,
                  int        *found_width,
                  int        *found_height)
{
  guint first = first_of (name), best = first;

  if (!is_of (first, name))
    return FALSE;
  while (is_of (best + 1, name)
         && (field (best, FIELD_WIDTH) < (guint) width || field (best, FIELD_HEIGHT) < (guint) height))
    best++;
  *found_width = (int) field (best, FIELD_WIDTH);
  *found_height = (int) field (best, FIELD_HEIGHT);
  return TRUE;
}

const char *
bm_art_pack_version (void)
{
  open_pack ();
  return version;
}
