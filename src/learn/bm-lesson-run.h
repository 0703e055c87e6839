/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * A lesson being played: which step it is at, what that step takes, and whether it is done.  It owns no match: the
 * caller passes it all that has happened since the step began (so undo needs no support), and asks it before each
 * move.
 */
typedef struct _BmLessonRun BmLessonRun;

/* LESSON is borrowed.  The run begins with its first step.  (transfer full) */
BmLessonRun        *bm_lesson_run_new          (const BmLesson    *lesson) G_GNUC_WARN_UNUSED_RESULT;
void                bm_lesson_run_free         (BmLessonRun       *self);

const BmLesson     *bm_lesson_run_get_lesson   (BmLessonRun       *self);
guint               bm_lesson_run_get_step     (BmLessonRun       *self);
const BmLessonStep *bm_lesson_run_get          (BmLessonRun       *self);

/* The run's current position. */
gconstpointer       bm_lesson_run_get_position (BmLessonRun       *self);

/* Begins STEP: in its own position, or else in the current one. */
void                bm_lesson_run_begin        (BmLessonRun       *self,
                                                guint              step);

/* Begins STEP with FROM, as it was reached earlier, instead of the position that the lesson would give. */
void                bm_lesson_run_begin_from   (BmLessonRun       *self,
                                                guint              step,
                                                gconstpointer      from);

/* Updates the run: EVENTS since the step began have led to POS, and the rival has made N_REPLIES of its moves. */
void                bm_lesson_run_follow       (BmLessonRun       *self,
                                                gconstpointer      pos,
                                                const BmEvent     *events,
                                                guint              n_events,
                                                guint              n_replies);

/* Why the lesson refuses MOVE, which is legal in POS; NULL: it accepts it.  POS may be ahead of the run, while a card
   is being played.  Not translated. */
const char         *bm_lesson_run_refuses      (BmLessonRun       *self,
                                                gconstpointer      pos,
                                                BmMove             move);

/* How many moves are looked at to find out which of the allowed moves would lead into a dead end: these are refused with
   the step's text for other moves.  0: the step allows any order. */
guint               bm_lesson_run_most_ahead   (const BmLessonStep *step);

/* The rival's next move; BM_MOVE_NONE: the learner is to move, the match is over, or a program plays the rival. */
BmMove              bm_lesson_run_reply        (BmLessonRun       *self);

/* The goal that was reached; NULL: none yet. */
const BmLessonGoal *bm_lesson_run_get_goal     (BmLessonRun       *self);

/* The first condition of GOAL that is not met, in English; NULL: all are.  (transfer full) */
char               *bm_lesson_run_dup_missing  (BmLessonRun        *self,
                                                const BmLessonGoal *goal) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the step is done: a goal is reached, or it has none. */
gboolean            bm_lesson_run_is_done      (BmLessonRun       *self);

/* Whether a puzzle's turn is over, solved or not: nobody moves any more. */
gboolean            bm_lesson_run_is_over      (BmLessonRun       *self);

/* The current tip, to be shown beside the step's text; NULL: none.  Not translated. */
const char         *bm_lesson_run_get_tip      (BmLessonRun       *self);

/* Whether the lesson accepts no further move: undo or restart the step. */
gboolean            bm_lesson_run_is_stuck     (BmLessonRun       *self);

/* Plays a legal move in a run without a match. */
void                bm_lesson_run_play         (BmLessonRun       *self,
                                                BmMove             move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmLessonRun, bm_lesson_run_free)

G_END_DECLS
