/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-mastery.h"
#include "bm-seats.h"
#include "wr-hints.h"

G_BEGIN_DECLS

/*
 * Help for the people in a match: which hints a side gets, which topics are explained to it as they first occurred,
 * and which it has used correctly.  What a person knows is stored in BmMastery; this is the state of one match.
 */
typedef struct _WrTutor WrTutor;

/* The most hints of a side at a time. */
#define WR_TUTOR_MOST_HINTS 3

/* SEATS must outlive it and may change. */
WrTutor       *wr_tutor_new          (BmMastery     *mastery,
                                      const BmSeats *seats) G_GNUC_WARN_UNUSED_RESULT;
void           wr_tutor_free         (WrTutor       *self);

/* Sets another match and resets the state; NULL: no help. */
void           wr_tutor_set_match    (WrTutor       *self,
                                      BmMatch       *match);

/* Whether SIDE is played by a person, who could have help, and whether help is on. */
gboolean       wr_tutor_can_help     (WrTutor       *self,
                                      WrSide         side);
gboolean       wr_tutor_get_help     (WrTutor       *self,
                                      WrSide         side);
void           wr_tutor_set_help     (WrTutor       *self,
                                      WrSide         side,
                                      gboolean       help);

/* Of BmHint: the current hints on topics that SIDE does not know yet, the most important first; when ENDING its turn,
   preceded by what would be lost.  (transfer full) */
GArray        *wr_tutor_find_hints   (WrTutor       *self,
                                      WrSide         side,
                                      gboolean       ending) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the hints that were found last were for SIDE. */
gboolean       wr_tutor_has_hints    (WrTutor       *self,
                                      WrSide         side);

/* The next topic to be explained to SIDE; NULL: none. */
const BmTopic *wr_tutor_get_first    (WrTutor       *self,
                                      WrSide         side);
/* Marks it as explained and goes to the next one. */
void           wr_tutor_finish_first (WrTutor       *self,
                                      WrSide         side);

/* Call it after a move.  SEEN: the explanations for its side were visible. */
void           wr_tutor_count_move   (WrTutor       *self,
                                      gboolean       seen);

G_END_DECLS
