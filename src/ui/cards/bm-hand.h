/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-look.h"

G_BEGIN_DECLS

/*
 * The cards in one side's hand: a strip one line high, its cards overlapping like a fan when there are more than fit,
 * or a list of lines for a column.  The card under the pointer or with the focus lies on top and is raised; what it
 * says is shown beside it.  Every card is a button named after it, equal cards one each.
 *
 * It knows no match and no rule: its owner says what lies in it and what can be played.  Pressing a card that
 * cannot be played is told like any other, so that the owner can say why.
 *
 * Properties:
 *   "covered" (boolean)   face down, nothing of it is told; the button `Show hand` inside turns it over, which is
 *                         noticed by notify::covered
 *   "can-show" (boolean)  whether `Show hand` is there while covered (TRUE unless told): not before a hand-over
 *   "vertical" (boolean)  a list instead of a strip
 * Signals:
 *   "card-activated" (guint card)  pressed, or Enter on it
 *   "card-pointed" (guint card)    under the pointer, BM_CARD_NONE when it has left
 *   "card-dragged" (guint card)    on its way, BM_CARD_NONE when it was released
 * Dragging a card that can be played offers a GValue of G_TYPE_UINT, the card's number (GDK_ACTION_COPY).
 */
#define BM_TYPE_HAND (bm_hand_get_type ())
G_DECLARE_FINAL_TYPE (BmHand, bm_hand, BM, HAND, GtkWidget)

typedef struct
{
  BmCardLook  look;      /* one that is not known lies face down */
  guint8      cost;      /* actions it costs now */
  gboolean    available; /* can be played now */
  const char *why;       /* one sentence why not, or NULL; copied */
} BmHandCard;

GtkWidget *bm_hand_new         (void);

/* Shows these cards.  Where the same cards lay before, buttons and focus stay. */
void       bm_hand_set_cards   (BmHand           *self,
                                const BmHandCard *cards,
                                guint             n);
guint      bm_hand_get_n_cards (BmHand           *self);

/* What its cards look like while it is covered. */
void       bm_hand_set_back    (BmHand           *self,
                                BmCardLook        back);

/* Moves the focus to the card at INDEX, to `Show hand` while covered.  FALSE: there is none. */
gboolean   bm_hand_focus_card  (BmHand           *self,
                                guint             index);

/* Marks the card that is being played, BM_CARD_NONE: none. */
void       bm_hand_set_picked  (BmHand           *self,
                                guint             card);

/* Marks the card that is suggested, BM_CARD_NONE: none. */
void       bm_hand_set_hint    (BmHand           *self,
                                guint             card);

/* Puts the whole of a card away until the focus or the pointer comes to another: the board must be seen. */
void       bm_hand_clear_view  (BmHand           *self);

/* Whether the cards' texts can be read where they lie, in a strip of that height; and how wide it has to be for so many
   cards side by side. */
void       bm_hand_set_readable        (BmHand   *self,
                                        gboolean  readable);
int        bm_hand_get_readable_height (BmHand   *self);
int        bm_hand_get_readable_width  (BmHand   *self,
                                        guint     n_cards);

G_END_DECLS
