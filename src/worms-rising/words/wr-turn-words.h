/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event.h"

G_BEGIN_DECLS

/*
 * A summary of a turn, or more, for a player who has just watched it: steps of a piece are merged into the result,
 * and the least important lines are left out, marked by "…", until at most MOST letters are left.  It shows no more
 * than the log, which both sides read; "" if nothing happened.  (transfer full)
 */
char *wr_turn_words (const BmEvent *events,
                     guint          n,
                     guint          most) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
