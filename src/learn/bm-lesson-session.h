/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson-run.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * A lesson played in a match: it starts a new match for each scene, follows it, gives the rival's next move, moves
 * between the steps, and can be saved and resumed.  It has no widget.
 *
 * In its matches everything can be undone, even die rolls.
 *
 * Signals:
 *   "match" ()    the match was replaced: bm_lesson_session_get_match ()
 *   "changed" ()  the step or its progress has changed; emitted after the match's handlers that were connected
 *                 on "match"
 */
#define BM_TYPE_LESSON_SESSION (bm_lesson_session_get_type ())
G_DECLARE_FINAL_TYPE (BmLessonSession, bm_lesson_session, BM, LESSON_SESSION, GObject)

BmLessonSession    *bm_lesson_session_new        (void) G_GNUC_WARN_UNUSED_RESULT;

/* Begins LESSON (borrowed).  TOKENS: NULL, or the result of bm_lesson_session_dup_tokens (); resumed as far as it
   fits. */
void                bm_lesson_session_start      (BmLessonSession    *self,
                                                  const BmLesson     *lesson,
                                                  const char *const  *tokens);

/* NULL until a lesson has begun. */
BmLessonRun        *bm_lesson_session_get_run    (BmLessonSession    *self);
BmMatch            *bm_lesson_session_get_match  (BmLessonSession    *self);

/* Why MOVE is refused, translated; NULL: it is not.  A guard of the table. */
const char         *bm_lesson_session_guard      (gconstpointer       pos,
                                                  BmMove              move,
                                                  gpointer            session);

/* The rival's next scripted move, BM_MOVE_NONE: none; and plays it. */
BmMove              bm_lesson_session_get_reply  (BmLessonSession    *self);
void                bm_lesson_session_reply      (BmLessonSession    *self);

/* Goes to the next step; FALSE: this one is not done, or it was the last. */
gboolean            bm_lesson_session_next       (BmLessonSession    *self);
gboolean            bm_lesson_session_is_last    (BmLessonSession    *self);
/* Goes back to the start of the step; to the start of the previous one, FALSE: there is none. */
void                bm_lesson_session_again      (BmLessonSession    *self);
gboolean            bm_lesson_session_back       (BmLessonSession    *self);

/* The state of the lesson as short words: the scene's first step, then its moves, with "next" between steps.
   (transfer full) */
char              **bm_lesson_session_dup_tokens (BmLessonSession    *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
