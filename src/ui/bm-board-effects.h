/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-board-frame.h"
#include "bm-board-metrics.h"
#include "bm-digits.h"

G_BEGIN_DECLS

/* Draws what passes during a motion: crumbs, rain, a die ... */
void bm_board_effect_draw (const BmFlash       *effect,
                           GtkSnapshot          *snapshot,
                           const BmBoardMetrics *m,
                           const BmDigits       *digits);

G_END_DECLS
