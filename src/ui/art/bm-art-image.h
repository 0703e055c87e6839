/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A small widget that shows one picture of bm-art.h, sharp at every scale, as large as fits into a square.  It is
 * decoration: a text beside it must say what it means.
 */
#define BM_TYPE_ART_IMAGE (bm_art_image_get_type ())
G_DECLARE_FINAL_TYPE (BmArtImage, bm_art_image, BM, ART_IMAGE, GtkWidget)

/* SIZE: logical pixels of a side; the widget grows with its allocation when that is larger. */
GtkWidget *bm_art_image_new      (const char *name,
                                  int         size);
/* NULL: nothing is drawn. */
void       bm_art_image_set_name (BmArtImage *self,
                                  const char *name);
void       bm_art_image_set_size (BmArtImage *self,
                                  int         size);

G_END_DECLS
