/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-mastery.h"
#include "bm-match.h"
#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * Help for the people in a match: which hints a seat gets, which topics are explained to it as they first occurred, and
 * which it has used correctly.  What a person knows is stored in BmMastery; this is the state of one match.
 */
typedef struct _BmTutor BmTutor;

/* The most hints of a seat at a time. */
#define BM_TUTOR_MOST_HINTS 3

/* What help needs of a game: one static struct.  Hints must use only what SEAT sees of POSITION; MATCH is for the names
   of its players. */
typedef struct
{
  /* Of BmHint: what matters now to SEAT, the most important first; and what it would lose if it ended its turn now.
     (transfer full), both. */
  GArray  *(*find)      (BmMatch       *match,
                         gconstpointer  position,
                         int            seat);
  GArray  *(*find_end)  (BmMatch       *match,
                         gconstpointer  position,
                         int            seat);
  /* Topics of hints about dangers that a seat can escape: doing so by the end of its turn is a correct use. */
  BmTopics   dangers;
  /* The topics that are explained to a player of SEAT when they happen; NULL: all. */
  BmTopics (*explained) (int            seat);
  /* The topics that occurred in the N EVENTS of a move from position BEFORE, by any seat: all that the result says is
     known to all. */
  BmTopics (*happened)  (gconstpointer  before,
                         const BmEvent *events,
                         guint          n);
  /* The topics that SEAT used correctly with MOVE. */
  BmTopics (*used)      (gconstpointer  before,
                         int            seat,
                         BmMove         move,
                         const BmEvent *events,
                         guint          n);
  /* Whether MOVE, from BEFORE to AFTER, was the last one of SEAT's turn; then the dangers that it has escaped, and what
     is explained to it because it lost something. */
  gboolean (*ends)      (gconstpointer  before,
                         gconstpointer  after,
                         int            seat,
                         BmMove         move);
  BmTopics (*escaped)   (gconstpointer  before,
                         gconstpointer  after,
                         int            seat,
                         const BmEvent *events,
                         guint          n);
  BmTopics (*missed)    (gconstpointer  before,
                         int            seat,
                         BmMove         move);
} BmTutorGame;

/* SEATS must outlive it and may change. */
BmTutor       *bm_tutor_new          (const BmTutorGame *game,
                                      BmMastery         *mastery,
                                      const BmSeats     *seats) G_GNUC_WARN_UNUSED_RESULT;
void           bm_tutor_free         (BmTutor           *self);

/* Sets another match and resets the state; NULL: no help. */
void           bm_tutor_set_match    (BmTutor           *self,
                                      BmMatch           *match);

/* Whether SEAT is played by a person, who could have help, and whether help is on. */
gboolean       bm_tutor_can_help     (BmTutor           *self,
                                      int                seat);
gboolean       bm_tutor_get_help     (BmTutor           *self,
                                      int                seat);
void           bm_tutor_set_help     (BmTutor           *self,
                                      int                seat,
                                      gboolean           help);

/* Of BmHint: the current hints on topics that SEAT does not know yet, the most important first; when ENDING its turn,
   preceded by what would be lost.  (transfer full) */
GArray        *bm_tutor_find_hints   (BmTutor           *self,
                                      int                seat,
                                      gboolean           ending) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the hints that were found last were for SEAT. */
gboolean       bm_tutor_has_hints    (BmTutor           *self,
                                      int                seat);

/* The next topic to be explained to SEAT; NULL: none. */
const BmTopic *bm_tutor_get_first    (BmTutor           *self,
                                      int                seat);
/* Marks it as explained and goes to the next one. */
void           bm_tutor_finish_first (BmTutor           *self,
                                      int                seat);

/* Call it after a move.  SEEN: the explanations for its seat were visible. */
void           bm_tutor_count_move   (BmTutor           *self,
                                      gboolean           seen);

G_END_DECLS
