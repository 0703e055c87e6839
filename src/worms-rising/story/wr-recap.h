/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * What happened since a side's last turn, in a few lines, for a player who did not watch.  It shows only what that
 * side may know, and names no card in either hand.
 */
#define WR_RECAP_LINES 8

/* At most WR_RECAP_LINES, in order: the least important ones are only counted.  (transfer full), elements BmLine */
GPtrArray *wr_recap_new (BmMatch *match,
                         int      side) G_GNUC_WARN_UNUSED_RESULT;

/* Whether SIDE has ended a turn, so that the recap begins there; otherwise it covers the whole match. */
gboolean   wr_recap_has_turn (BmMatch *match,
                              int      side);

G_END_DECLS
