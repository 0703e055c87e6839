/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-board-frame.h"
#include "wr-board-metrics.h"
#include "bm-digits.h"

G_BEGIN_DECLS

/* Draws what passes during a motion: crumbs, rain, a die ... */
void wr_board_effect_draw (const WrFlash       *effect,
                           GtkSnapshot          *snapshot,
                           const WrBoardMetrics *m,
                           const BmDigits       *digits);

G_END_DECLS
