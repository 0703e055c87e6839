/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-mastery.h"
#include "bm-seats.h"
#include "wr-hints.h"

G_BEGIN_DECLS

/*
 * Help for the people at a match: which hints a side is given, what is explained to it because it happened for the first
 * time, and what it has used rightly.  What a person knows is kept by BmMastery; here is what belongs to one match.
 */
typedef struct _WrTutor WrTutor;

/* No side has more hints than these at a time. */
#define WR_TUTOR_MOST_HINTS 3

/* SEATS, who plays, lives longer and may change. */
WrTutor       *wr_tutor_new          (BmMastery     *mastery,
                                      const BmSeats *seats) G_GNUC_WARN_UNUSED_RESULT;
void           wr_tutor_free         (WrTutor       *self);

/* Another match, of which nothing is known yet; NULL: nobody is helped. */
void           wr_tutor_set_match    (WrTutor       *self,
                                      BmMatch       *match);

/* Whether SIDE is a person's, who could have help, and whether that person asked for it. */
gboolean       wr_tutor_can_help     (WrTutor       *self,
                                      WrSide         side);
gboolean       wr_tutor_get_help     (WrTutor       *self,
                                      WrSide         side);
void           wr_tutor_set_help     (WrTutor       *self,
                                      WrSide         side,
                                      gboolean       help);

/* Of BmHint: what SIDE does not know yet of what matters now, first what matters most; what would be lost comes before,
   where it is ENDING its turn.  (transfer full) */
GArray        *wr_tutor_find_hints   (WrTutor       *self,
                                      WrSide         side,
                                      gboolean       ending) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the hints that were found last were for SIDE. */
gboolean       wr_tutor_has_hints    (WrTutor       *self,
                                      WrSide         side);

/* What is to be explained to SIDE; NULL: nothing. */
const BmTopic *wr_tutor_get_first    (WrTutor       *self,
                                      WrSide         side);
/* It has been explained: the next one comes. */
void           wr_tutor_finish_first (WrTutor       *self,
                                      WrSide         side);

/* A move has just been played.  SEEN: what is explained to its side was in sight. */
void           wr_tutor_count_move   (WrTutor       *self,
                                      gboolean       seen);

G_END_DECLS
