/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson-run.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * A lesson at a match: it begins a new match where a scene begins, follows it, knows what the rival does next, goes back
 * and forth between the steps, and can be written down and taken up again.  It has no widget.
 *
 * In its matches all can be taken back, whatever dice have shown.
 *
 * Signals:
 *   "match" ()    another match is on: bm_lesson_session_get_match ()
 *   "changed" ()  the step, or how far it has come, is another; comes after the match's own handlers that were connected
 *                 on "match"
 */
#define BM_TYPE_LESSON_SESSION (bm_lesson_session_get_type ())
G_DECLARE_FINAL_TYPE (BmLessonSession, bm_lesson_session, BM, LESSON_SESSION, GObject)

BmLessonSession    *bm_lesson_session_new        (void) G_GNUC_WARN_UNUSED_RESULT;

/* Begins LESSON (lent).  TOKENS: NULL, or what bm_lesson_session_dup_tokens () gave; as much of it is taken up as fits. */
void                bm_lesson_session_start      (BmLessonSession    *self,
                                                  const BmLesson     *lesson,
                                                  const char *const  *tokens);

/* NULL until a lesson has begun. */
BmLessonRun        *bm_lesson_session_get_run    (BmLessonSession    *self);
BmMatch            *bm_lesson_session_get_match  (BmLessonSession    *self);

/* Words against MOVE in the user's language, NULL: none.  A guard of the table. */
const char         *bm_lesson_session_guard      (gconstpointer       pos,
                                                  BmMove              move,
                                                  gpointer            session);

/* The rival's next move, BM_MOVE_NONE: there is none in the script; and makes it. */
BmMove              bm_lesson_session_get_reply  (BmLessonSession    *self);
void                bm_lesson_session_reply      (BmLessonSession    *self);

/* On to the next step; FALSE: this one is not done, or it was the last. */
gboolean            bm_lesson_session_next       (BmLessonSession    *self);
gboolean            bm_lesson_session_is_last    (BmLessonSession    *self);
/* To where the step began; to where the one before began, FALSE: there is none. */
void                bm_lesson_session_again      (BmLessonSession    *self);
gboolean            bm_lesson_session_back       (BmLessonSession    *self);

/* Where the lesson stands, as short words: the step with which the scene began, then its moves, "next" between steps.
   (transfer full) */
char              **bm_lesson_session_dup_tokens (BmLessonSession    *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
