/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-chart.h"
#include "tb-history.h"

G_BEGIN_DECLS

/*
 * The race as drawn on the end screen, and the deeds of each seat.
 */

/* Points by round: a line for each seat, with its Bounties and dead Leaders.  HISTORY has rounds. */
void tb_end_charts_fill     (BmChart         *chart,
                             const TbHistory *history,
                             BmMatch         *match);
/* A row for each seat. */
void tb_end_charts_add_bars (GtkGrid         *bars,
                             const TbHistory *history,
                             BmMatch         *match);

G_END_DECLS
