/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * Which Worms rain would bring to the Bird: a Peck now, or tomorrow morning's rain if it comes.  Both are played by
 * the rules on a copy of VIEW, a side's view.
 */
typedef struct
{
  guint   beside;         /* bits of the Worms that would come to stand on one of the Bird's sides */
  guint   eaten;          /* ... or be eaten on their way */
  WrSpace to[WR_N_WORMS]; /* where those of BESIDE would be */
} WrComing;

/* FALSE: there is no such Peck, or its result depends on a die or the other side. */
gboolean wr_tomorrow_peck (const WrPosition *view,
                           WrDir             dir,
                           WrComing         *coming);

/* Both sides end their turns now, and it rains: before the events and turns of that day.  FALSE: there is no rain
   check, or a choice comes before it. */
gboolean wr_tomorrow_rain (const WrPosition *view,
                           WrComing         *coming);

G_END_DECLS
