/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Draws the SVG of NAME (bm-art.h) at this size, in rows of pixels without padding.  A pixel has four bytes: blue,
   green, red, alpha, premultiplied; or three in an opaque picture: red, green, blue.  It takes milliseconds;
   deterministic, and thread-safe.  (transfer full) */
GBytes *bm_art_draw (const char *name,
                     int         width,
                     int         height) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
