/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event.h"

G_BEGIN_DECLS

/*
 * A whole turn, or more, summed up for somebody who has just seen it go by: what a piece did step by step is told by
 * where it led to, and what matters least is left out, until no more than MOST letters are left.  "…" stands for what was
 * left out.  It tells no more than the log, which both sides read; "" if nothing happened.  (transfer full)
 */
char *wr_turn_words (const BmEvent *events,
                     guint          n,
                     guint          most) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
