/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-art"

#include "config.h"

#include "bm-art.h"

#include <librsvg/rsvg.h>
#include <string.h>

#define ART_PREFIX "/io/github/bloodmoon/BloodMoon/art/"

/* A board of 4K at scale 2 needs about 50 MB; sizes left behind by resizing go beyond that and are dropped. */
#define CACHE_BYTES (160 * 1024 * 1024)

typedef struct
{
  char *name;
  int   width;
  int   height;
} Key;

typedef struct
{
  GdkTexture *texture;
  guint64     used;
} Entry;

static GHashTable *documents; /* name -> RsvgHandle */
static GHashTable *textures;  /* Key -> Entry */
static gsize       cached_bytes;
static guint64     clock_hand;

/* Stands in for a picture that is not there. */
static const char plain_shape[] =
  "<svg xmlns='http://www.w3.org/2000/svg' width='96' height='96' viewBox='0 0 96 96'>"
  "<circle cx='48' cy='48' r='34' fill='#b8a9c9' stroke='#0d0a16' stroke-width='5'/></svg>";

static guint
key_hash (gconstpointer data)
{
  const Key *key = data;

  return g_str_hash (key->name) * 31 + (guint) key->width * 8191 + (guint) key->height;
}

static gboolean
key_equal (gconstpointer a,
           gconstpointer b)
{
  const Key *key_a = a, *key_b = b;

  return key_a->width == key_b->width && key_a->height == key_b->height && strcmp (key_a->name, key_b->name) == 0;
}

static void
key_free (gpointer data)
{
  Key *key = data;

  g_free (key->name);
  g_free (key);
}

static gsize
texture_bytes (GdkTexture *texture)
{
  return (gsize) gdk_texture_get_width (texture) * (gsize) gdk_texture_get_height (texture) * 4;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  cached_bytes -= texture_bytes (entry->texture);
  g_object_unref (entry->texture);
  g_free (entry);
}

static void
ensure_cache (void)
{
  if (textures != NULL)
    return;
  documents = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  textures = g_hash_table_new_full (key_hash, key_equal, key_free, entry_free);
}

static RsvgHandle *
load_document (const char *name)
{
  g_autofree char *path = g_strconcat (ART_PREFIX, name, ".svg", NULL);
  g_autoptr(GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr(GError) error = NULL;
  RsvgHandle *handle;
  gconstpointer data;
  gsize length;

  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &length);
  handle = rsvg_handle_new_from_data (data, length, &error);
  if (handle == NULL)
    g_debug ("%s: %s", path, error->message);
  return handle;
}

/* The document of NAME, or of the nearest name that there is. */
static RsvgHandle *
find_document (const char *name)
{
  RsvgHandle *handle = g_hash_table_lookup (documents, name);
  g_autofree char *shorter = NULL;
  const char *slash = strrchr (name, '/');
  char *dash;

  if (handle != NULL)
    return handle;
  handle = load_document (name);
  if (handle == NULL)
    {
      g_debug ("no picture %s", name);
      shorter = g_strdup (name);
      dash = strrchr (shorter, '-');
      if (dash != NULL && (slash == NULL || dash - shorter > slash - name))
        {
          *dash = '\0';
          handle = g_object_ref (find_document (shorter));
        }
      else
        {
          handle = rsvg_handle_new_from_data ((const guint8 *) plain_shape, sizeof plain_shape - 1, NULL);
        }
    }
  g_hash_table_insert (documents, g_strdup (name), handle);
  return handle;
}

static GdkTexture *
rasterise (RsvgHandle *handle,
           int         width,
           int         height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  const RsvgRectangle viewport = { 0, 0, width, height };
  double own_width = 0, own_height = 0;
  g_autoptr(GBytes) bytes = NULL;
  GdkTexture *texture;
  int stride = cairo_image_surface_get_stride (surface);

  /* librsvg keeps the proportions and leaves bars; a picture asked for in another shape is stretched. */
  if (rsvg_handle_get_intrinsic_size_in_pixels (handle, &own_width, &own_height) && own_width > 0 && own_height > 0)
    {
      const RsvgRectangle own = { 0, 0, own_width, own_height };

      cairo_scale (cr, width / own_width, height / own_height);
      rsvg_handle_render_document (handle, cr, &own, NULL);
    }
  else
    {
      rsvg_handle_render_document (handle, cr, &viewport, NULL);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) height);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
  cairo_surface_destroy (surface);
  return texture;
}

/* Drops the half that was not asked for the longest. */
static void
drop_old_textures (void)
{
  GHashTableIter iter;
  gpointer value;
  guint64 limit = clock_hand - g_hash_table_size (textures) / 2;

  g_hash_table_iter_init (&iter, textures);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (((Entry *) value)->used < limit)
      g_hash_table_iter_remove (&iter);
}

GdkTexture *
bm_art_get (const char *name,
            int         width,
            int         height,
            int         scale)
{
  const Key wanted = { (char *) name, width * scale, height * scale };
  Entry *entry;
  Key *key;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0 && scale > 0, NULL);

  ensure_cache ();
  entry = g_hash_table_lookup (textures, &wanted);
  clock_hand++;
  if (entry == NULL)
    {
      if (cached_bytes > CACHE_BYTES)
        drop_old_textures ();
      entry = g_new0 (Entry, 1);
      entry->texture = rasterise (find_document (name), wanted.width, wanted.height);
      cached_bytes += texture_bytes (entry->texture);
      key = g_new0 (Key, 1);
      key->name = g_strdup (name);
      key->width = wanted.width;
      key->height = wanted.height;
      g_hash_table_insert (textures, key, entry);
    }
  entry->used = clock_hand;
  return entry->texture;
}

gboolean
bm_art_exists (const char *name)
{
  g_autofree char *path = g_strconcat (ART_PREFIX, name, ".svg", NULL);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

void
bm_art_clear (void)
{
  g_clear_pointer (&textures, g_hash_table_unref);
  g_clear_pointer (&documents, g_hash_table_unref);
}
