/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The pictures of the program: SVG from the resources, drawn once for each size and kept.  Main thread only.
 * A name is the path below `art/` without its ending: "pieces/worm-green-sus", "actions/fly".  What has no picture of
 * that name gets the one without its last "-part", and at the end a plain shape: a missing file is never an error.
 */

/* The picture at WIDTH x HEIGHT logical pixels for a screen of SCALE; stretched if its own shape is another.  Lent by
   the cache: take a reference to keep it.  Never call this inside a snapshot: drawing an SVG takes milliseconds. */
GdkTexture *bm_art_get    (const char *name,
                           int         width,
                           int         height,
                           int         scale);

gboolean    bm_art_exists (const char *name);

/* Forgets all textures and documents, for tests that count what is left. */
void        bm_art_clear  (void);

G_END_DECLS
