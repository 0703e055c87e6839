/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-face.h"

G_BEGIN_DECLS

/*
 * A card as a button, named after the card and described by its text.  Where it is too small for its text, its owner
 * shows the whole card beside it (BmCardPeek).  It is never insensitive: when it cannot be used, it says why.
 */
#define BM_TYPE_CARD_BUTTON (bm_card_button_get_type ())
G_DECLARE_FINAL_TYPE (BmCardButton, bm_card_button, BM, CARD_BUTTON, GtkButton)

GtkWidget  *bm_card_button_new           (BmCardLook    look,
                                          BmCardSize    size);

/* The card's number, BM_CARD_NONE if it is face down. */
guint       bm_card_button_get_card      (BmCardButton *self);
void        bm_card_button_set_size      (BmCardButton *self,
                                          BmCardSize    size);
void        bm_card_button_set_cost      (BmCardButton *self,
                                          int           cost);

/* WHY: one sentence, or NULL. */
void        bm_card_button_set_available (BmCardButton *self,
                                          gboolean      available,
                                          const char   *why);
gboolean    bm_card_button_get_available (BmCardButton *self);

/* The natural width of a full card. */
void        bm_card_button_set_wanted_width (BmCardButton *self,
                                             int           width);

/* Gives full cards in GROUP texts of the same height, and pictures of the same height. */
void        bm_card_button_align_words (BmCardButton *self,
                                        GtkSizeGroup *group);

/* Appended to its accessible name: whom a drafted card is for.  NULL: nothing. */
void        bm_card_button_set_spoken    (BmCardButton *self,
                                          const char   *after_name);

/* The whole card and, if it cannot be played, the reason.  NULL for a face-down card.  (transfer floating) */
GtkWidget  *bm_card_button_make_large    (BmCardButton *self);

G_END_DECLS
