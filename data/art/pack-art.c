/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Runs while the program is built: draws the pictures of `art` in the sizes of a list, once and for all, so that the
 * program need not when it starts.
 *
 *     pack-art LIST FOLDER PACK DEPFILE
 *
 * A line of LIST is a name below FOLDER without ".svg", in which "*" stands for anything, and widths: "pieces/bird 44
 * 96".  A width with "=" after it is stored as it is, for what must be there at once; the others are deflated.
 *
 * The same pictures give the same PACK, byte for byte.  How it looks inside stands in src/ui/art/bm-art-pack.c.
 */
#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <stdlib.h>
#include <string.h>

/* Part of the version: count up when drawing changes, not the pictures. */
#define DRAWING "1"

#define MAGIC         "BMART2\n"
#define VERSION_CHARS 16
#define ALIGNMENT     16
#define FIELDS        7

typedef struct
{
  char   *name;
  int     width;
  int     height;
  int     channels;
  gboolean plain;
  GBytes *stored;
  guint32 at; /* in the pack */
} Raster;

static void
fail (const char *what,
      const char *why)
{
  g_printerr ("pack-art: %s: %s\n", what, why);
  exit (EXIT_FAILURE);
}

static void
raster_free (gpointer data)
{
  Raster *raster = data;

  g_free (raster->name);
  g_bytes_unref (raster->stored);
  g_free (raster);
}

static int
compare_rasters (gconstpointer a,
                 gconstpointer b)
{
  const Raster *first = *(Raster *const *) a, *second = *(Raster *const *) b;
  int order = strcmp (first->name, second->name);

  if (order == 0)
    order = first->width - second->width;
  return order != 0 ? order : first->height - second->height;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Adds all pictures in FOLDER and below to NAMES; BEFORE stands before each, "" or one that ends with "/". */
static void
add_pictures (GPtrArray  *names,
              const char *folder,
              const char *before)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);
      g_autofree char *below = g_strdup_printf ("%s%s/", before, file);

      if (g_str_has_suffix (file, ".svg"))
        g_ptr_array_add (names, g_strdup_printf ("%s%.*s", before, (int) strlen (file) - 4, file));
      else
        add_pictures (names, path, below);
    }
}

/* All pictures below FOLDER, in the order of the alphabet: a folder's own order differs from disk to disk. */
static GPtrArray *
list_pictures (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  add_pictures (names, folder, "");
  if (names->len == 0)
    fail (folder, "no pictures in there");
  g_ptr_array_sort (names, compare_names);
  return names;
}

static GBytes *
read_picture (const char *folder,
              const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.svg", folder, name);
  g_autoptr(GError) error = NULL;
  char *data;
  gsize length;

  if (!g_file_get_contents (path, &data, &length, &error))
    fail (name, error->message);
  return g_bytes_new_take (data, length);
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

/* The bytes of a texture, on every machine: blue, green, red, alpha; or red, green, blue if nothing shines through. */
static guint8 *
bytes_of (const guint32 *pixels,
          gsize          n,
          int            channels)
{
  guint8 *bytes = g_malloc (n * channels), *to = bytes;

  for (gsize i = 0; i < n; i++)
    for (int channel = 0; channel < channels; channel++)
      *to++ = (guint8) (pixels[i] >> 8 * (channels == 3 ? 2 - channel : channel));
  return bytes;
}

/* Its own shape goes with the picture: HEIGHT is what that makes of WIDTH. */
static guint8 *
draw (const char *name,
      GBytes     *svg,
      int         width,
      int        *height,
      int        *channels)
{
  RsvgHandle *handle;
  RsvgRectangle own = { 0, 0, 0, 0 };
  cairo_surface_t *surface;
  cairo_t *cr;
  g_autoptr(GError) error = NULL;
  const guint32 *pixels;
  guint8 *bytes;

  handle = rsvg_handle_new_from_data (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), &error);
  if (handle == NULL)
    fail (name, error->message);
  if (!rsvg_handle_get_intrinsic_size_in_pixels (handle, &own.width, &own.height) || own.width < 1)
    fail (name, "the picture has no width and height");
  *height = (int) (width * own.height / own.width + 0.5);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, *height);
  cr = cairo_create (surface);
  cairo_scale (cr, width / own.width, *height / own.height);
  if (!rsvg_handle_render_document (handle, cr, &own, &error))
    fail (name, error->message);
  g_object_unref (handle);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  /* Four bytes a pixel leave no gap between rows. */
  pixels = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
  *channels = is_opaque (pixels, (gsize) width * *height) ? 3 : 4;
  bytes = bytes_of (pixels, (gsize) width * *height, *channels);
  cairo_surface_destroy (surface);
  return bytes;
}

static GBytes *
deflate (const guint8 *pixels,
         gsize         length)
{
  g_autoptr(GConverter) converter = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW, 9));
  g_autoptr(GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr(GOutputStream) stream = g_converter_output_stream_new (memory, converter);

  if (!g_output_stream_write_all (stream, pixels, length, NULL, NULL, NULL)
      || !g_output_stream_close (stream, NULL, NULL))
    fail ("deflate", "no memory");
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

static void
add_raster (GPtrArray  *rasters,
            const char *folder,
            const char *name,
            const char *size)
{
  g_autoptr(GBytes) svg = read_picture (folder, name);
  Raster *raster = g_new0 (Raster, 1);
  guint8 *bytes;
  gsize length;
  char *end;

  raster->name = g_strdup (name);
  raster->width = (int) strtol (size, &end, 10);
  raster->plain = g_str_equal (end, "=");
  if (raster->width < 1 || raster->width > 4096 || (*end != '\0' && !raster->plain))
    fail (name, size);
  bytes = draw (name, svg, raster->width, &raster->height, &raster->channels);
  length = (gsize) raster->width * raster->height * raster->channels;
  if (raster->plain)
    {
      raster->stored = g_bytes_new_take (bytes, length);
    }
  else
    {
      raster->stored = deflate (bytes, length);
      g_free (bytes);
    }
  g_ptr_array_add (rasters, raster);
}

static void
add_line (GPtrArray  *rasters,
          const char *folder,
          GPtrArray  *names,
          const char *line)
{
  g_auto(GStrv) words = g_strsplit_set (line, " \t", -1);
  gboolean found = FALSE;

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      if (!g_pattern_match_simple (words[0], name))
        continue;
      found = TRUE;
      for (guint j = 1; words[j] != NULL; j++)
        if (*words[j] != '\0')
          add_raster (rasters, folder, name, words[j]);
    }
  if (!found)
    fail (words[0], "no such picture");
}

/* Which pictures these are: what somebody's cache holds of others is worth nothing. */
static char *
version_of (const char *folder,
            GPtrArray  *names)
{
  g_autoptr(GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guint8 *) DRAWING, -1);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autoptr(GBytes) svg = read_picture (folder, name);

      g_checksum_update (checksum, (const guint8 *) name, (gssize) strlen (name) + 1);
      g_checksum_update (checksum, g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg));
    }
  return g_strndup (g_checksum_get_string (checksum), VERSION_CHARS);
}

static void
add_number (GByteArray *pack,
            guint32     number)
{
  const guint8 bytes[] = { number & 0xff, number >> 8 & 0xff, number >> 16 & 0xff, number >> 24 & 0xff };

  g_byte_array_append (pack, bytes, sizeof bytes);
}

/* Plain pixels come last, side by side: they are read where they lie. */
static void
place_pixels (GPtrArray *rasters,
              guint32    at)
{
  for (gboolean plain = FALSE; plain <= TRUE; plain++)
    for (guint i = 0; i < rasters->len; i++)
      {
        Raster *raster = g_ptr_array_index (rasters, i);

        if (raster->plain != plain)
          continue;
        raster->at = at = (at + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        at += g_bytes_get_size (raster->stored);
      }
}

static void
add_pixels (GByteArray *pack,
            GPtrArray  *rasters)
{
  for (gboolean plain = FALSE; plain <= TRUE; plain++)
    for (guint i = 0; i < rasters->len; i++)
      {
        const Raster *raster = g_ptr_array_index (rasters, i);
        const guint8 nothing[ALIGNMENT] = { 0 };

        if (raster->plain != plain)
          continue;
        g_byte_array_append (pack, nothing, raster->at - pack->len);
        g_byte_array_append (pack, g_bytes_get_data (raster->stored, NULL), g_bytes_get_size (raster->stored));
      }
}

/* Magic, version, how many; for each: where its name is, width, height, where its pixels are, how many bytes they take,
   how many each pixel has, whether they are plain; the names; the pixels. */
static GByteArray *
write_pack (GPtrArray  *rasters,
            const char *version)
{
  GByteArray *pack = g_byte_array_new ();
  guint32 name_at, at;

  g_byte_array_append (pack, (const guint8 *) MAGIC, strlen (MAGIC) + 1);
  g_byte_array_append (pack, (const guint8 *) version, VERSION_CHARS);
  add_number (pack, rasters->len);
  name_at = at = pack->len + rasters->len * FIELDS * 4;
  for (guint i = 0; i < rasters->len; i++)
    at += strlen (((Raster *) g_ptr_array_index (rasters, i))->name) + 1;
  place_pixels (rasters, at);
  for (guint i = 0; i < rasters->len; i++)
    {
      const Raster *raster = g_ptr_array_index (rasters, i);

      add_number (pack, name_at);
      add_number (pack, (guint32) raster->width);
      add_number (pack, (guint32) raster->height);
      add_number (pack, raster->at);
      add_number (pack, (guint32) g_bytes_get_size (raster->stored));
      add_number (pack, (guint32) raster->channels);
      add_number (pack, raster->plain);
      name_at += strlen (raster->name) + 1;
    }
  for (guint i = 0; i < rasters->len; i++)
    {
      const Raster *raster = g_ptr_array_index (rasters, i);

      g_byte_array_append (pack, (const guint8 *) raster->name, strlen (raster->name) + 1);
    }
  add_pixels (pack, rasters);
  return pack;
}

static void
write_file (const char   *path,
            gconstpointer data,
            gsize         length)
{
  g_autoptr(GError) error = NULL;

  if (!g_file_set_contents (path, data, (gssize) length, &error))
    fail (path, error->message);
}

/* So that the build knows what to watch. */
static void
write_depfile (const char *path,
               const char *pack,
               const char *folder,
               GPtrArray  *names)
{
  g_autoptr(GString) text = g_string_new (pack);

  g_string_append_c (text, ':');
  for (guint i = 0; i < names->len; i++)
    g_string_append_printf (text, " %s/%s.svg", folder, (const char *) g_ptr_array_index (names, i));
  g_string_append_c (text, '\n');
  write_file (path, text->str, text->len);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GPtrArray) names = NULL, rasters = g_ptr_array_new_with_free_func (raster_free);
  g_autoptr(GByteArray) pack = NULL;
  g_autofree char *list = NULL, *version = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;

  if (argc != 5)
    fail ("usage", "pack-art LIST FOLDER PACK DEPFILE");
  if (!g_file_get_contents (argv[1], &list, NULL, &error))
    fail (argv[1], error->message);
  names = list_pictures (argv[2]);
  version = version_of (argv[2], names);
  lines = g_strsplit (list, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      add_line (rasters, argv[2], names, lines[i]);
  g_ptr_array_sort (rasters, compare_rasters);
  pack = write_pack (rasters, version);
  write_file (argv[3], pack->data, pack->len);
  write_depfile (argv[4], argv[3], argv[2], names);
  return EXIT_SUCCESS;
}
