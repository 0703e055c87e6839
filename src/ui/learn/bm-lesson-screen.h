/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-ui.h"
#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * A lesson at a table of its own: the duel that waits is left alone.
 *
 * Signals: "left" ()  the player goes back to the lessons;  "finished" ()  the lesson is done, and the one after it, or
 * the list of lessons, is to come.
 */
#define BM_TYPE_LESSON_SCREEN (bm_lesson_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmLessonScreen, bm_lesson_screen, BM, LESSON_SCREEN, GtkWidget)

/* For lessons of UI's game. */
GtkWidget      *bm_lesson_screen_new          (const BmGameUi *ui);

/* What is learned is kept in SETTINGS, and the pace of things comes from there. */
void            bm_lesson_screen_set_settings (BmLessonScreen *self,
                                               GSettings      *settings);

/* Begins LESSON, or goes on where it was left.  NEXT comes after it, NULL: the list of lessons does. */
void            bm_lesson_screen_start        (BmLessonScreen *self,
                                               const BmLesson *lesson,
                                               const BmLesson *next);
/* The lesson at hand, or NULL. */
const BmLesson *bm_lesson_screen_get_lesson   (BmLessonScreen *self);
/* The lesson after it, or NULL. */
const BmLesson *bm_lesson_screen_get_next     (BmLessonScreen *self);
/* The screen is left: nothing goes on behind it. */
void            bm_lesson_screen_stop         (BmLessonScreen *self);
/* ... and it is come back to. */
void            bm_lesson_screen_go_on        (BmLessonScreen *self);

BmTable        *bm_lesson_screen_get_table    (BmLessonScreen *self);

/* Shows the hint, as it comes by itself to a learner who hesitates; in a whole match it suggests a move. */
void            bm_lesson_screen_hint         (BmLessonScreen *self);

/* What is learned now is a whole match. */
gboolean        bm_lesson_screen_is_match     (BmLessonScreen *self);

G_END_DECLS
