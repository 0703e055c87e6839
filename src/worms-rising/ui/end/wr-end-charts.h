/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-chart.h"
#include "wr-duel-history.h"

G_BEGIN_DECLS

/* The charts of the end screen, and their texts. */

/* Hunger, Health, Worms and Suspicion by day, with meals, bites and rain; and the same as text. */
void  wr_end_charts_fill     (BmChart             *chart,
                              const WrDuelHistory *history);
/* A summary of all charts.  (transfer full) */
char *wr_end_charts_dup_all  (const WrDuelHistory *history) G_GNUC_WARN_UNUSED_RESULT;

/* How each side used its actions, as rows of bars, one column per side.  The accessible texts say the same. */
void  wr_end_charts_add_bars (GtkGrid             *bars,
                              const WrDuelHistory *history);

G_END_DECLS
