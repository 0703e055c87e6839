/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rules.h"

G_BEGIN_DECLS

/*
 * Which Worms rain would bring to the Bird: a Peck now, or the rain of tomorrow morning if it comes.  Both are taken by
 * the rules on a copy of VIEW, what a side sees.
 */
typedef struct
{
  guint   beside;         /* bits of the Worms that would come to stand on one of the Bird's sides */
  guint   eaten;          /* ... or be eaten on their way */
  BmSpace to[BM_N_WORMS]; /* where those of BESIDE would be */
} BmComing;

/* FALSE: there is no such Peck, or a die or somebody else decides how it ends. */
gboolean bm_tomorrow_peck (const BmPosition *view,
                           BmDir             dir,
                           BmComing         *coming);

/* Both sides end their turns now, and it rains: before the events and turns of that day.  FALSE: there is no rain check
   then, or somebody has to choose on the way. */
gboolean bm_tomorrow_rain (const BmPosition *view,
                           BmComing         *coming);

G_END_DECLS
