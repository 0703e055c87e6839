/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-art"

#include "config.h"

#include "bm-art-key.h"

#include <string.h>

#define LARGE_PIXELS (512 * 512)

guint
bm_art_key_hash (gconstpointer data)
{
  const BmArtKey *key = data;

  return g_str_hash (key->name) * 31 + (guint) key->width * 8191 + (guint) key->height;
}

gboolean
bm_art_key_equal (gconstpointer a,
                  gconstpointer b)
{
  const BmArtKey *key_a = a, *key_b = b;

  return key_a->width == key_b->width && key_a->height == key_b->height && strcmp (key_a->name, key_b->name) == 0;
}

BmArtKey *
bm_art_key_copy (const BmArtKey *key)
{
  BmArtKey *copy = g_new (BmArtKey, 1);

  *copy = *key;
  copy->name = g_strdup (key->name);
  return copy;
}

void
bm_art_key_free (gpointer data)
{
  BmArtKey *key = data;

  g_free (key->name);
  g_free (key);
}

gboolean
bm_art_key_is_large (const BmArtKey *key)
{
  return (gint64) key->width * key->height >= LARGE_PIXELS;
}

gboolean
bm_art_key_is_other_large (const BmArtKey *key,
                           const BmArtKey *than)
{
  return bm_art_key_is_large (key) && bm_art_key_is_large (than)
         && strcmp (key->name, than->name) == 0 && !bm_art_key_equal (key, than);
}
