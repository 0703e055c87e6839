/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The disk cache of drawn pictures: pixels (bm-art-draw.h) in the user's cache folder, one file for each picture and
 * size.  Everything here may fail at any time; failures are silent, and nothing is stored.
 */

/* NULL: not in the cache, damaged, or of another version of the pictures.  (transfer full) */
GBytes *bm_art_store_load       (const char *name,
                                 int         width,
                                 int         height) G_GNUC_WARN_UNUSED_RESULT;

/* Blocks on the disk; callable from any thread, but one at a time. */
void    bm_art_store_save       (const char *name,
                                 int         width,
                                 int         height,
                                 GBytes     *pixels);

/* For tests: another folder, and its limit in bytes.  NULL and 0 restore the defaults. */
void    bm_art_store_set_folder (const char *folder,
                                 gsize       limit);

G_END_DECLS
