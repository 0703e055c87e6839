/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/* The duel as a game among games: positions are WrPosition, sides WrSide. */
extern const BmGame wr_game;

/* Puts the cards in use that matches are played with, the box and the user's packs, unless a set is in use already.
   FALSE: the box is faulty. */
gboolean wr_game_load_cards (GError **error);

G_END_DECLS
