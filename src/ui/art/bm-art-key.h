/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A picture (bm-art.h) at a size in pixels of the screen. */
typedef struct
{
  char *name;
  int   width;
  int   height;
} BmArtKey;

/* For hash tables. */
guint     bm_art_key_hash           (gconstpointer   data);
gboolean  bm_art_key_equal          (gconstpointer   a,
                                     gconstpointer   b);
BmArtKey *bm_art_key_copy           (const BmArtKey *key);
void      bm_art_key_free           (gpointer        data);

/* Of a picture as large as this only the latest size is cached and drawn: the sky of a window is too large to keep
   several. */
gboolean  bm_art_key_is_large       (const BmArtKey *key);
/* The same large picture as THAN, at another size. */
gboolean  bm_art_key_is_other_large (const BmArtKey *key,
                                     const BmArtKey *than);

G_END_DECLS
