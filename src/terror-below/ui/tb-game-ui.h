/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"

G_BEGIN_DECLS

/* Terror Below, for the window. */
extern const BmGameUi tb_game_ui;

G_END_DECLS
