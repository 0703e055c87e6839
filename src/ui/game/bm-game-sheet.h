/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"

G_BEGIN_DECLS

/* Has the style sheet of UI in force from here on.  For everything that makes a widget of a game or shows it with the game's
   style classes; only the first call of each game does anything.  So a game that nobody looks at costs nothing. */
void bm_game_sheet_need (const BmGameUi *ui);

G_END_DECLS
