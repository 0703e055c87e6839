/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"

G_BEGIN_DECLS

/* Loads the style sheet of UI.  To be called by everything that creates a widget of a game or shows it with the game's
   style classes; only the first call for each game has an effect.  So a game that is never shown costs nothing. */
void bm_game_sheet_need (const BmGameUi *ui);

G_END_DECLS
