/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Draws the SVG of NAME (bm-art.h) at this size: as many rows of as many pixels.  Each is four bytes: blue, green, red,
   alpha, premultiplied; or three in a picture that nothing shines through: red, green, blue.  It takes milliseconds,
   and is the same in any thread.  (transfer full) */
GBytes *bm_art_draw (const char *name,
                     int         width,
                     int         height) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
