/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * The courses and their lessons, with the user's progress.
 *
 * Signals: "chosen" (const BmLesson *)  that lesson is to be played;  "back" ()
 */
#define BM_TYPE_LEARN_SCREEN (bm_learn_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmLearnScreen, bm_learn_screen, BM, LEARN_SCREEN, GtkWidget)

/* Shows COURSES (borrowed, of BmCourse) with the progress stored in SETTINGS. */
void bm_learn_screen_show_courses (BmLearnScreen *self,
                                   GPtrArray     *courses,
                                   GSettings     *settings);

/* Adds the user's own puzzles of GAME in FOLDER. */
void bm_learn_screen_show_own     (BmLearnScreen *self,
                                   BmLearnGame   *game,
                                   const char    *folder);

/* Returns from the lesson with this id, or after it was completed: focuses it, or the next one. */
void bm_learn_screen_come_from    (BmLearnScreen *self,
                                   const char    *id);

G_END_DECLS
