/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * Which Worms rain would bring to the Bird: a Peck now, or the rain of tomorrow morning if it comes.  Both are taken by
 * the rules on a copy of VIEW, what a side sees.
 */
typedef struct
{
  guint   beside;         /* bits of the Worms that would come to stand on one of the Bird's sides */
  guint   eaten;          /* ... or be eaten on their way */
  WrSpace to[WR_N_WORMS]; /* where those of BESIDE would be */
} WrComing;

/* FALSE: there is no such Peck, or a die or somebody else decides how it ends. */
gboolean wr_tomorrow_peck (const WrPosition *view,
                           WrDir             dir,
                           WrComing         *coming);

/* Both sides end their turns now, and it rains: before the events and turns of that day.  FALSE: there is no rain check
   then, or somebody has to choose on the way. */
gboolean wr_tomorrow_rain (const WrPosition *view,
                           WrComing         *coming);

G_END_DECLS
