/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-card-look.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/* How CARD of the set in use looks. */
BmCardLook wr_card_look (guint8 card);

/* How the back of DECK looks. */
BmCardLook wr_deck_look (WrDeck deck);

/* CARD, or if that is WR_NO_CARD the back of DECK. */
BmCardLook wr_card_look_or_back (guint8 card,
                                 WrDeck deck);

/* The number that a look of CARD has. */
static inline guint
wr_card_number (guint8 card)
{
  return card == WR_NO_CARD ? BM_CARD_NONE : card;
}

/* All cards, for the browser. */
extern const BmCardBox wr_card_box;

G_END_DECLS
