/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-hint-topics.h"

G_BEGIN_DECLS

/*
 * Hints for the side to move: found by heuristics on that side's view and by playing a few moves on copies of it
 * (wr-threats.h, wr-forecast.h).  They do not depend on hidden information, and nothing here has a widget.
 */

/* For SIDE, which is to move in POS: of BmHint, the most important first; empty when it is not to move, or without
   hints.  (transfer full) */
GArray  *wr_hints_find     (const WrPosition *pos,
                            WrSide            side) G_GNUC_WARN_UNUSED_RESULT;

/* The same about what would be lost if SIDE ended its turn now. */
GArray  *wr_hints_find_end (const WrPosition *pos,
                            WrSide            side) G_GNUC_WARN_UNUSED_RESULT;

/* Dangers that a side can escape: doing so by the end of its turn is a correct use of the rule. */
#define WR_HINT_DANGERS \
  (WR_TOPIC_BIT (WR_TOPIC_BITTEN) | WR_TOPIC_BIT (WR_TOPIC_HIDING) | WR_TOPIC_BIT (WR_TOPIC_HAND))

G_END_DECLS
