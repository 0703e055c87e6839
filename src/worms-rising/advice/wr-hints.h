/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-hint-topics.h"

G_BEGIN_DECLS

/*
 * What matters now to the side that decides: found by rules over what that side sees and by taking a few moves on copies
 * of it (wr-threats.h, wr-forecast.h).  Nothing hidden has any influence on it, and nothing here has a widget.
 */

/* For SIDE, which decides in POS: of BmHint, what matters most first; empty when it does not decide, or nothing matters.
   (transfer full) */
GArray  *wr_hints_find     (const WrPosition *pos,
                            WrSide            side) G_GNUC_WARN_UNUSED_RESULT;

/* What would be lost if SIDE ended its turn now, likewise. */
GArray  *wr_hints_find_end (const WrPosition *pos,
                            WrSide            side) G_GNUC_WARN_UNUSED_RESULT;

/* Takes those away whose topic is one of KNOWN, and then all but the first MOST. */
void     wr_hints_keep     (GArray           *hints,
                            BmTopics          known,
                            guint             most);

/* The topics of HINTS. */
BmTopics wr_hints_topics   (GArray           *hints);

/* Dangers that a side can get out of: whoever has done so by the end of its turn has used the rule rightly. */
#define WR_HINT_DANGERS \
  (WR_TOPIC_BIT (WR_TOPIC_BITTEN) | WR_TOPIC_BIT (WR_TOPIC_HIDING) | WR_TOPIC_BIT (WR_TOPIC_HAND))

G_END_DECLS
