/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-ui.h"
#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * A lesson at a table of its own: it does not affect the running match.
 *
 * Signals: "left" ()  the player goes back to the lessons;  "finished" ()  the lesson is done: show the next one, or
 * the list of lessons.
 */
#define BM_TYPE_LESSON_SCREEN (bm_lesson_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmLessonScreen, bm_lesson_screen, BM, LESSON_SCREEN, GtkWidget)

/* For lessons of UI's game. */
GtkWidget      *bm_lesson_screen_new          (const BmGameUi *ui);

/* Stores progress in SETTINGS, and takes the speed of animations from there. */
void            bm_lesson_screen_set_settings (BmLessonScreen *self,
                                               GSettings      *settings);

/* Begins LESSON, or resumes it.  NEXT is the lesson after it, NULL: the list of lessons. */
void            bm_lesson_screen_start        (BmLessonScreen *self,
                                               const BmLesson *lesson,
                                               const BmLesson *next);
/* The current lesson, or NULL. */
const BmLesson *bm_lesson_screen_get_lesson   (BmLessonScreen *self);
/* The lesson after it, or NULL. */
const BmLesson *bm_lesson_screen_get_next     (BmLessonScreen *self);
/* The screen was left: stops all timers and searches. */
void            bm_lesson_screen_stop         (BmLessonScreen *self);
/* The screen is shown again. */
void            bm_lesson_screen_go_on        (BmLessonScreen *self);

BmTable        *bm_lesson_screen_get_table    (BmLessonScreen *self);

/* Shows the hint, as for a learner who hesitates; in a whole match it suggests a move. */
void            bm_lesson_screen_hint         (BmLessonScreen *self);

/* Whether the current lesson is a whole match. */
gboolean        bm_lesson_screen_is_match     (BmLessonScreen *self);

G_END_DECLS
