/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * A lesson being played: which step it is at, what that step takes, and whether it is done.  It owns no match: whoever
 * plays tells it how far things have come since the step began (so undo costs nothing), and asks before each move.
 */
typedef struct _BmLessonRun BmLessonRun;

/* LESSON is lent.  The run begins with its first step.  (transfer full) */
BmLessonRun        *bm_lesson_run_new          (const BmLesson    *lesson) G_GNUC_WARN_UNUSED_RESULT;
void                bm_lesson_run_free         (BmLessonRun       *self);

const BmLesson     *bm_lesson_run_get_lesson   (BmLessonRun       *self);
guint               bm_lesson_run_get_step     (BmLessonRun       *self);
const BmLessonStep *bm_lesson_run_get          (BmLessonRun       *self);

/* Where the run stands. */
gconstpointer       bm_lesson_run_get_position (BmLessonRun       *self);

/* Begins STEP: in its own position, or else where the run stands. */
void                bm_lesson_run_begin        (BmLessonRun       *self,
                                                guint              step);

/* STEP began with FROM, whatever the lesson itself would say: it was come to earlier. */
void                bm_lesson_run_begin_from   (BmLessonRun       *self,
                                                guint              step,
                                                gconstpointer      from);

/* Since the step began EVENTS have happened and led to POS; the rival has made N_REPLIES of its moves. */
void                bm_lesson_run_follow       (BmLessonRun       *self,
                                                gconstpointer      pos,
                                                const BmEvent     *events,
                                                guint              n_events,
                                                guint              n_replies);

/* What the lesson says against MOVE, which is legal in POS: NULL if it takes it.  POS may be ahead of the run, within a
   card that is being played.  Not translated. */
const char         *bm_lesson_run_refuses      (BmLessonRun       *self,
                                                gconstpointer      pos,
                                                BmMove             move);

/* The move of the rival that comes now; BM_MOVE_NONE: the learner decides, nobody does, or a program plays the rival. */
BmMove              bm_lesson_run_reply        (BmLessonRun       *self);

/* The goal that is reached, NULL: none yet. */
const BmLessonGoal *bm_lesson_run_get_goal     (BmLessonRun       *self);

/* The first thing that is not as GOAL wants it, in English; NULL: all is.  (transfer full) */
char               *bm_lesson_run_dup_missing  (BmLessonRun        *self,
                                                const BmLessonGoal *goal) G_GNUC_WARN_UNUSED_RESULT;

/* The step needs nothing more: a goal is reached, or there is none. */
gboolean            bm_lesson_run_is_done      (BmLessonRun       *self);

/* What is to be told now beside the step's text, as the tips have come; NULL: none has.  Not translated. */
const char         *bm_lesson_run_get_tip      (BmLessonRun       *self);

/* No move leads on that the lesson would take: back, or once more. */
gboolean            bm_lesson_run_is_stuck     (BmLessonRun       *self);

/* Makes a legal move in a run that nobody else plays. */
void                bm_lesson_run_play         (BmLessonRun       *self,
                                                BmMove             move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmLessonRun, bm_lesson_run_free)

G_END_DECLS
