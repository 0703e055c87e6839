/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-chart.h"
#include "wr-duel-history.h"

G_BEGIN_DECLS

/* What the end of a duel shows in charts, and says about them. */

/* Hunger, Health, Worms and Suspicion by day, with meals, bites and rain; and the same in words. */
void  wr_end_charts_fill     (BmChart             *chart,
                              const WrDuelHistory *history);
/* All of it at a glance.  (transfer full) */
char *wr_end_charts_dup_all  (const WrDuelHistory *history) G_GNUC_WARN_UNUSED_RESULT;

/* What each side spent its actions on, as rows of bars, in a column each.  They say the same in words. */
void  wr_end_charts_add_bars (GtkGrid             *bars,
                              const WrDuelHistory *history);

G_END_DECLS
