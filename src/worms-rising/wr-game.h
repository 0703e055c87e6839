/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/* The duel as a BmGame: positions are WrPosition, sides WrSide. */
extern const BmGame wr_game;

G_END_DECLS
