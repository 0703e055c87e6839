/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The pictures of the program, as textures of the size that is shown, and kept.  Main thread only.
 *
 * The common sizes were drawn while the program was built, and what was drawn since is in the user's cache.
 * Everything else is drawn from SVG aside, in a thread: until then the same picture of another size stands in, and who
 * follows hears of it.
 *
 * A name is the path below `art/` without its ending: "pieces/pawn-red", "actions/fly".  What has no picture of
 * that name gets the one without its last "-part", and at the end a plain shape: a missing file is never an error.
 */

/* The picture at WIDTH x HEIGHT logical pixels for a screen of SCALE; stretched if its own shape is another.  Lent by
   the cache: take a reference to keep it.  It may be another size's, see bm_art_follow ().  Never call this inside a
   snapshot: it may read a file. */
GdkTexture *bm_art_get        (const char *name,
                               int         width,
                               int         height,
                               int         scale);

/* The same from what there is, without drawing anything: while a size changes all the time. */
GdkTexture *bm_art_peek       (const char *name,
                               int         width,
                               int         height,
                               int         scale);

/* A large TEXTURE of these in strips of ROWS pixels from top to bottom, of the same memory; a small one whole.  Drawing
   without a graphics card, GTK copies every texture of which it draws any part, as a whole.  Each strip has the first row
   of the next as well: where a pixel of the screen is not one of ours, no line shows between them.  (transfer full) */
GPtrArray  *bm_art_cut        (GdkTexture *texture,
                               int         rows);

/* Calls FETCH (widget) whenever pictures have been drawn, for asking again. */
void        bm_art_follow     (GtkWidget  *widget,
                               GCallback   fetch);

gboolean    bm_art_exists     (const char *name);

/* The shape of a picture: its height by its width. */
double      bm_art_get_aspect (const char *name);

/* For tests: whether anything is being drawn or written; and forgetting all textures. */
gboolean    bm_art_is_working (void);
void        bm_art_clear      (void);

G_END_DECLS
