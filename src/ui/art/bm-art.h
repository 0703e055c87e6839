/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The pictures of the program, as textures of the size that is shown, and kept.  Main thread only.
 *
 * The common sizes were drawn while the program was built, and what was drawn since is in the user's cache.  Everything
 * else is drawn from SVG in a thread: until then another size of the same picture is used, and widgets that called
 * bm_art_follow () are notified when it is done.
 *
 * A name is the path below `art/` without its ending: "pieces/pawn-red", "actions/fly".  If there is no picture of that
 * name, the name without its last "-part" is tried, and finally a placeholder is used: a missing file is never an
 * error.
 */

/* The picture at WIDTH x HEIGHT logical pixels for a screen of SCALE; stretched if its own shape is another.  Owned by
   the cache: take a reference to keep it.  It may be a substitute of another size, see bm_art_follow ().  Never call
   this inside a snapshot: it may read a file. */
GdkTexture *bm_art_get        (const char *name,
                               int         width,
                               int         height,
                               int         scale);

/* The same from the cache alone, without drawing anything: for a size that changes continuously. */
GdkTexture *bm_art_peek       (const char *name,
                               int         width,
                               int         height,
                               int         scale);

/* A large TEXTURE of these in strips of ROWS pixels from top to bottom, sharing its memory; a small one whole.  Without
   a graphics card GTK copies every texture of which it draws any part, as a whole.  Each strip includes the first row
   of the next, so that no seam shows at fractional positions.  (transfer full) */
GPtrArray  *bm_art_cut        (GdkTexture *texture,
                               int         rows);

/* Calls FETCH (widget) whenever pictures have been drawn, so that it can request them again. */
void        bm_art_follow     (GtkWidget  *widget,
                               GCallback   fetch);

gboolean    bm_art_exists     (const char *name);

/* The aspect ratio of a picture: height divided by width. */
double      bm_art_get_aspect (const char *name);

/* For tests: whether anything is being drawn or written; and drops all textures. */
gboolean    bm_art_is_working (void);
void        bm_art_clear      (void);

G_END_DECLS
