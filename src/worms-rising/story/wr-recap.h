/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-line.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * What happened since a side's last turn, in a few lines: for whoever has not watched.  It tells what that side may
 * know, and names no card that either side has in hand.
 */
#define WR_RECAP_LINES 8

/* At most WR_RECAP_LINES, in order: what matters least is only counted.  (transfer full), elements BmLine */
GPtrArray *wr_recap_new (BmMatch *match,
                         int      side) G_GNUC_WARN_UNUSED_RESULT;

/* Whether SIDE has ended a turn: what is told happened since then.  Else it is all that happened. */
gboolean   wr_recap_has_turn (BmMatch *match,
                              int      side);

G_END_DECLS
