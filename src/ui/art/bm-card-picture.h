/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The picture of a card.  It covers its allocation; what does not fit is cropped at top and bottom, or at the sides.
 * Decoration only: its meaning is in the text beside it.
 *
 * Properties: "art" (string, below `art/`), "aspect" (double, requested height by width).
 */
#define BM_TYPE_CARD_PICTURE (bm_card_picture_get_type ())
G_DECLARE_FINAL_TYPE (BmCardPicture, bm_card_picture, BM, CARD_PICTURE, GtkWidget)

/* ART: NULL shows nothing. */
void bm_card_picture_set (BmCardPicture *self,
                          const char    *art,
                          double         aspect);

/* Shows it as disabled. */
void bm_card_picture_set_dimmed (BmCardPicture *self,
                                 gboolean       dimmed);

/* What does not fit is cropped at the bottom only: for faces. */
void bm_card_picture_keep_top   (BmCardPicture *self);

G_END_DECLS
