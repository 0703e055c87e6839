/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-hint-topics.h"

G_BEGIN_DECLS

/*
 * What matters now to the side that decides: found by rules over what that side sees and by taking a few moves on copies
 * of it (bm-threats.h, bm-forecast.h).  Nothing hidden has any influence on it, and nothing here has a widget.
 */

#define BM_HINT_SPACES 8

typedef struct
{
  BmTopic     topic;
  guint       weight; /* what matters more has more */
  char       *text;   /* one sentence or two */
  const char *rule;   /* "R6.6" */
  gboolean    deadly; /* the side can lose at once */
  BmSpace     spaces[BM_HINT_SPACES];
  guint       n_spaces;
} BmHint;

/* Without any yet.  (transfer full) */
GArray  *bm_hints_new      (void) G_GNUC_WARN_UNUSED_RESULT;

/* For SIDE, which decides in POS: of BmHint, what matters most first; empty when it does not decide, or nothing matters.
   (transfer full) */
GArray  *bm_hints_find     (const BmPosition *pos,
                            BmSide            side) G_GNUC_WARN_UNUSED_RESULT;

/* What would be lost if SIDE ended its turn now, likewise. */
GArray  *bm_hints_find_end (const BmPosition *pos,
                            BmSide            side) G_GNUC_WARN_UNUSED_RESULT;

/* Takes those away whose topic is one of KNOWN, and then all but the first MOST. */
void     bm_hints_keep     (GArray           *hints,
                            BmTopics          known,
                            guint             most);

/* The topics of HINTS. */
BmTopics bm_hints_topics   (GArray           *hints);

/* Dangers that a side can get out of: whoever has done so by the end of its turn has used the rule rightly. */
#define BM_HINT_DANGERS \
  (BM_TOPIC_BIT (BM_TOPIC_BITTEN) | BM_TOPIC_BIT (BM_TOPIC_HIDING) | BM_TOPIC_BIT (BM_TOPIC_HAND))

G_END_DECLS
