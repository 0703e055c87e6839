/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * What was drawn once need not be drawn again: pixels (bm-art-draw.h) in the user's cache, one file for each picture
 * and size.  Everything here may fail at any time, and then nothing is kept: no word of it reaches anybody.
 */

/* NULL: it is not there, damaged, or of other pictures than these.  (transfer full) */
GBytes *bm_art_store_load       (const char *name,
                                 int         width,
                                 int         height) G_GNUC_WARN_UNUSED_RESULT;

/* Waits for the disk; in any thread, but in one at a time. */
void    bm_art_store_save       (const char *name,
                                 int         width,
                                 int         height,
                                 GBytes     *pixels);

/* For tests: another folder, and how many bytes may lie there.  NULL and 0 are the usual ones. */
void    bm_art_store_set_folder (const char *folder,
                                 gsize       limit);

G_END_DECLS
