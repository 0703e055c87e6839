/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-art"

#include "config.h"

#include "bm-art.h"

#include <string.h>

#include "bm-art-draw.h"
#include "bm-art-key.h"
#include "bm-art-pack.h"
#include "bm-art-store.h"
#include "bm-art-work.h"
#include "bm-texture.h"

#define ART_PREFIX "/io/github/bloodmoon/BloodMoon/art/"

/* A board on a 4K screen at scale 2 needs about 50 MB; sizes left over from resizing exceed the limit and are dropped. */
#define CACHE_BYTES (96 * 1024 * 1024)

/* Key of the object data that holds the pixels of a large texture. */
#define PIXELS "bm-art-pixels"

typedef struct
{
  GdkTexture *texture;
  guint64     used;
} Entry;

/* Exists only for its signal. */
#define BM_TYPE_ART_NEWS (bm_art_news_get_type ())
G_DECLARE_FINAL_TYPE (BmArtNews, bm_art_news, BM, ART_NEWS, GObject)

struct _BmArtNews
{
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (BmArtNews, bm_art_news, G_TYPE_OBJECT)

static BmArtNews  *news;
static guint       drawn_signal;
static GHashTable *textures; /* BmArtKey -> Entry */
static GHashTable *names;    /* requested name -> name of an existing picture, or "" */
static gsize       cached_bytes;
static guint64     clock_hand;

static void
bm_art_news_class_init (BmArtNewsClass *klass)
{
  drawn_signal = g_signal_new ("drawn", BM_TYPE_ART_NEWS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_art_news_init (BmArtNews *self)
{
}

/* ---- Textures */

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

static void drawn_cb (const BmArtKey *key,
                      GBytes         *pixels);
static void done_cb  (void);

static void
ensure_cache (void)
{
  if (textures != NULL)
    return;
  textures = g_hash_table_new_full (bm_art_key_hash, bm_art_key_equal, bm_art_key_free, entry_free);
  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  bm_art_work_set_callbacks (drawn_cb, done_cb);
  if (news == NULL)
    news = g_object_new (BM_TYPE_ART_NEWS, NULL);
}

/* Drops the least recently used half. */
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

static void
drop_other_large (const BmArtKey *key)
{
  GHashTableIter iter;
  gpointer other;

  g_hash_table_iter_init (&iter, textures);
  while (g_hash_table_iter_next (&iter, &other, NULL))
    if (bm_art_key_is_other_large (other, key))
      g_hash_table_iter_remove (&iter);
}

/* Takes ownership of TEXTURE. */
static GdkTexture *
keep_texture (const BmArtKey  *key,
              GdkTexture *texture)
{
  Entry *entry = g_new0 (Entry, 1);

  if (cached_bytes > CACHE_BYTES)
    drop_old_textures ();
  if (bm_art_key_is_large (key))
    drop_other_large (key);
  entry->texture = texture;
  entry->used = clock_hand;
  cached_bytes += texture_bytes (texture);
  g_hash_table_replace (textures, bm_art_key_copy (key), entry);
  return texture;
}

static GdkTexture *
texture_of (const BmArtKey *key,
            GBytes    *pixels)
{
  GdkTexture *texture = bm_texture_new (key->width, key->height, pixels);

  if (bm_art_key_is_large (key))
    g_object_set_data_full (G_OBJECT (texture), PIXELS, g_bytes_ref (pixels), (GDestroyNotify) g_bytes_unref);
  return texture;
}

/* ---- Lookup */

/* The existing picture for NAME: itself, or the one without its last part; "" is the placeholder. */
static const char *
find_name (const char *name)
{
  const char *found = g_hash_table_lookup (names, name);
  g_autofree char *shorter = NULL;
  const char *slash = strrchr (name, '/');
  char *dash;

  if (found != NULL)
    return found;
  found = name;
  if (!bm_art_exists (name))
    {
      g_debug ("no picture %s", name);
      shorter = g_strdup (name);
      dash = strrchr (shorter, '-');
      found = "";
      if (dash != NULL && (slash == NULL || dash - shorter > slash - name))
        {
          *dash = '\0';
          found = find_name (shorter);
        }
    }
  g_hash_table_insert (names, g_strdup (name), g_strdup (found));
  return g_hash_table_lookup (names, name);
}

static GdkTexture *
find_texture (const BmArtKey *key)
{
  Entry *entry = g_hash_table_lookup (textures, key);

  if (entry == NULL)
    return NULL;
  entry->used = clock_hand;
  return entry->texture;
}

static GdkTexture *
load_packed (const BmArtKey *key)
{
  g_autoptr(GBytes) pixels = bm_art_pack_load (key->name, key->width, key->height);

  return pixels != NULL ? keep_texture (key, texture_of (key, pixels)) : NULL;
}

static GdkTexture *
load_stored (const BmArtKey *key)
{
  g_autoptr(GBytes) pixels = bm_art_store_load (key->name, key->width, key->height);

  return pixels != NULL ? keep_texture (key, texture_of (key, pixels)) : NULL;
}

static GdkTexture *
draw_now (const BmArtKey *key)
{
  g_autoptr(GBytes) pixels = bm_art_draw (key->name, key->width, key->height);

  return keep_texture (key, texture_of (key, pixels));
}

/* A substitute: the picture in the next larger available size, or in the largest. */
static GdkTexture *
stand_in (const BmArtKey *key)
{
  GdkTexture *best = NULL;
  int best_width = 0;
  BmArtKey packed = *key;
  GHashTableIter iter;
  gpointer other, entry;

  g_hash_table_iter_init (&iter, textures);
  while (g_hash_table_iter_next (&iter, &other, &entry))
    {
      GdkTexture *texture = ((Entry *) entry)->texture;
      int width = gdk_texture_get_width (texture);

      if (strcmp (((BmArtKey *) other)->name, key->name) != 0
          || (best_width < key->width ? width <= best_width : width < key->width || width >= best_width))
        continue;
      best = texture;
      best_width = width;
    }
  if (best_width >= key->width)
    return best;
  if (!bm_art_pack_find (key->name, key->width, key->height, &packed.width, &packed.height))
    return best != NULL ? best : draw_now (key);
  if (packed.width <= best_width)
    return best;
  return load_packed (&packed);
}

/* ---- Drawing */

static void
drawn_cb (const BmArtKey *key,
          GBytes         *pixels)
{
  keep_texture (key, texture_of (key, pixels));
}

static void
done_cb (void)
{
  g_signal_emit (news, drawn_signal, 0);
}

/* ---- Public */

static GdkTexture *
get_texture (const char *name,
             int         width,
             int         height,
             gboolean    draw)
{
  GdkTexture *texture;
  BmArtKey key;

  ensure_cache ();
  key = (BmArtKey) { (char *) find_name (name), width, height };
  clock_hand++;
  texture = find_texture (&key);
  if (texture == NULL && *key.name == '\0')
    texture = draw_now (&key);
  if (texture == NULL)
    texture = load_packed (&key);
  if (texture == NULL && draw && !bm_art_work_has (&key))
    {
      texture = load_stored (&key);
      if (texture == NULL)
        bm_art_work_request (&key);
    }
  return texture != NULL ? texture : stand_in (&key);
}

GdkTexture *
bm_art_get (const char *name,
            int         width,
            int         height,
            int         scale)
{
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0 && scale > 0, NULL);

  return get_texture (name, width * scale, height * scale, TRUE);
}

GdkTexture *
bm_art_peek (const char *name,
             int         width,
             int         height,
             int         scale)
{
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0 && scale > 0, NULL);

  return get_texture (name, width * scale, height * scale, FALSE);
}

GPtrArray *
bm_art_cut (GdkTexture *texture,
            int         rows)
{
  GPtrArray *strips = g_ptr_array_new_with_free_func (g_object_unref);
  GBytes *pixels = g_object_get_data (G_OBJECT (texture), PIXELS);
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);

  g_return_val_if_fail (rows > 0, strips);

  if (pixels == NULL)
    g_ptr_array_add (strips, g_object_ref (texture));
  for (int y = 0; y < height && pixels != NULL; y += rows)
    {
      gsize stride = g_bytes_get_size (pixels) / (gsize) height;
      int n = MIN (rows + 1, height - y);
      g_autoptr(GBytes) part = g_bytes_new_from_bytes (pixels, (gsize) y * stride, (gsize) n * stride);

      g_ptr_array_add (strips, bm_texture_new (width, n, part));
    }
  return strips;
}

void
bm_art_follow (GtkWidget *widget,
               GCallback  fetch)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  ensure_cache ();
  g_signal_connect_object (news, "drawn", fetch, widget, G_CONNECT_SWAPPED);
}

gboolean
bm_art_exists (const char *name)
{
  g_autofree char *path = g_strconcat (ART_PREFIX, name, ".svg", NULL);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

/* Every picture was drawn in at least one size. */
double
bm_art_get_aspect (const char *name)
{
  int width, height;

  g_return_val_if_fail (name != NULL, 1);

  ensure_cache ();
  if (!bm_art_pack_find (find_name (name), G_MAXINT, G_MAXINT, &width, &height))
    return 1;
  return (double) height / width;
}

gboolean
bm_art_is_working (void)
{
  return bm_art_work_is_on ();
}

void
bm_art_clear (void)
{
  bm_art_work_forget ();
  g_clear_pointer (&textures, g_hash_table_unref);
  g_clear_pointer (&names, g_hash_table_unref);
}
