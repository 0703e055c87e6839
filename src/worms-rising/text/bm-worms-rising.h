/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/* The duel as a game among games: positions are BmPosition, sides BmSide. */
extern const BmGame bm_worms_rising;

G_END_DECLS
