/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-card-look.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/* The look of CARD of the set in use. */
BmCardLook wr_card_look (guint8 card);

/* The look of the back of DECK. */
BmCardLook wr_deck_look (WrDeck deck);

/* CARD, or if that is WR_NO_CARD the back of DECK. */
BmCardLook wr_card_look_or_back (guint8 card,
                                 WrDeck deck);

/* The card number in the look of CARD. */
static inline guint
wr_card_number (guint8 card)
{
  return card == WR_NO_CARD ? BM_CARD_NONE : card;
}

/* All cards, for the catalogue. */
extern const BmCardBox wr_card_box;

G_END_DECLS
