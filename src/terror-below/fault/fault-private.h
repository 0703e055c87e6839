/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * Parts of tb_position_fault (): each finds what is wrong in its own matter, in the order in which they are declared here.
 * Those further down rely on what those before them have found right.
 */

/* fault-board.c: numbers and pieces are within their limits. */
const char *tb_board_fault   (const TbPosition *pos);
/* fault-cards.c: cards are what they should be, and none is there too often. */
const char *tb_cards_fault   (const TbPosition *pos);
/* fault-players.c: Leaders, pawns, what is carried, attacks and frames. */
const char *tb_players_fault (const TbPosition *pos);

G_END_DECLS
