/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-card-look.h"
#include "tb-position.h"

G_BEGIN_DECLS

/* The look of CARD of the box in use: a Vehicle, Worm, Bounty, Item, Weapon or Character. */
BmCardLook tb_card_look (TbCard card);

/* The look of the back of DECK; also for TB_DECK_CHARACTERS. */
BmCardLook tb_deck_look (TbDeck deck);

/* All cards, for the browser. */
extern const BmCardBox tb_card_box;

G_END_DECLS
