/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * Parts of tb_position_fault (): each finds the faults of its subject, in the order of declaration here.  The later
 * ones rely on the checks of the earlier ones.
 */

/* fault-board.c: numbers and pieces are within their limits. */
const char *tb_board_fault   (const TbPosition *pos);
/* fault-cards.c: cards are in valid places, and not too many. */
const char *tb_cards_fault   (const TbPosition *pos);
/* fault-players.c: Leaders, pawns, carried pieces, attacks and frames. */
const char *tb_players_fault (const TbPosition *pos);

G_END_DECLS
