/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-look.h"

G_BEGIN_DECLS

/*
 * The cards in one side's hand: a strip one line high, its cards overlapping like a fan when there are more than fit,
 * or a list of lines for a column.  The hovered or focused card is raised above the others; its text is shown beside
 * it.  Every card is a button named after it, equal cards one each.
 *
 * It knows no match and no rule: its owner sets its cards and which of them can be played.  Pressing a card that cannot
 * be played emits "card-activated" as well, so that the owner can say why.
 *
 * Properties:
 *   "covered" (boolean)   face down, with no accessible text; the button `Show hand` inside sets it to FALSE
 *   "can-show" (boolean)  whether `Show hand` is visible while covered (TRUE by default): FALSE before a hand-over
 *   "vertical" (boolean)  a list instead of a strip
 * Signals:
 *   "card-activated" (guint card)  pressed, or Enter on it
 *   "card-pointed" (guint card)    under the pointer, BM_CARD_NONE when it has left
 *   "card-dragged" (guint card)    being dragged, BM_CARD_NONE when it was dropped
 * Dragging a card that can be played offers a GValue of G_TYPE_UINT, the card's number (GDK_ACTION_COPY).
 */
#define BM_TYPE_HAND (bm_hand_get_type ())
G_DECLARE_FINAL_TYPE (BmHand, bm_hand, BM, HAND, GtkWidget)

typedef struct
{
  BmCardLook  look;      /* face down if its number is not known */
  guint8      cost;      /* actions it costs now */
  gboolean    available; /* can be played now */
  const char *why;       /* one sentence why not, or NULL; copied */
} BmHandCard;

GtkWidget *bm_hand_new         (void);

/* Shows these cards.  Buttons and focus of cards that were in the hand before are kept. */
void       bm_hand_set_cards   (BmHand           *self,
                                const BmHandCard *cards,
                                guint             n);
guint      bm_hand_get_n_cards (BmHand           *self);

/* The appearance of its cards while it is covered. */
void       bm_hand_set_back    (BmHand           *self,
                                BmCardLook        back);

/* Focuses the card at INDEX, or `Show hand` while covered.  FALSE: there is none. */
gboolean   bm_hand_focus_card  (BmHand           *self,
                                guint             index);

/* Marks the card that is being played, BM_CARD_NONE: none. */
void       bm_hand_set_picked  (BmHand           *self,
                                guint             card);

/* Marks the card that is suggested, BM_CARD_NONE: none. */
void       bm_hand_set_hint    (BmHand           *self,
                                guint             card);

/* Hides the full card until another card is focused or hovered: the board must be visible. */
void       bm_hand_clear_view  (BmHand           *self);

/* Whether the cards' texts can be read in a strip of that height; and the width it needs for so many cards side by
   side. */
void       bm_hand_set_readable        (BmHand   *self,
                                        gboolean  readable);
int        bm_hand_get_readable_height (BmHand   *self);
int        bm_hand_get_readable_width  (BmHand   *self,
                                        guint     n_cards);

G_END_DECLS
