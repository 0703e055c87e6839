/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"

G_BEGIN_DECLS

/* The duel, for the window. */
extern const BmGameUi wr_game_ui;

/* Its parts, each in a file of its name. */
extern const BmAdviceParts wr_advice_parts;
extern const BmEndParts    wr_end_parts;

G_END_DECLS
