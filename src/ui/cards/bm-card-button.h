/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-face.h"

G_BEGIN_DECLS

/*
 * A card that can be pressed: a button named after the card, described by its text.  Who shows one that is too small for
 * its text shows the whole of it beside it (BmCardPeek).  It is never insensitive: what cannot be done says why.
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

/* How wide a full card wants to be. */
void        bm_card_button_set_wanted_width (BmCardButton *self,
                                             int           width);

/* The words of full cards in GROUP are equally high, and so are their pictures. */
void        bm_card_button_align_words (BmCardButton *self,
                                        GtkSizeGroup *group);

/* What is said after the name: whom a drafted card is for.  NULL: nothing. */
void        bm_card_button_set_spoken    (BmCardButton *self,
                                          const char   *after_name);

/* The whole card and, if it cannot be played, why.  NULL for a card face down.  (transfer floating) */
GtkWidget  *bm_card_button_make_large    (BmCardButton *self);

G_END_DECLS
