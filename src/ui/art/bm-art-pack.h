/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Pictures that were drawn while the program was built (data/art/pack-art.c), from its resources.  Sizes in pixels of
 * the screen.
 */

/* The pixels (bm-art-draw.h) of NAME at exactly this size, or NULL.  (transfer full) */
GBytes     *bm_art_pack_load     (const char *name,
                                  int         width,
                                  int         height) G_GNUC_WARN_UNUSED_RESULT;

/* The size of the best substitute for NAME at this size: the smallest that is not smaller, or else the largest.  FALSE:
   there is none. */
gboolean    bm_art_pack_find     (const char *name,
                                  int         width,
                                  int         height,
                                  int        *found_width,
                                  int        *found_height);

/* A string that changes with any picture. */
const char *bm_art_pack_version  (void);

G_END_DECLS
