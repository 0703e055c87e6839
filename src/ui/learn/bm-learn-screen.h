/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * The courses and their lessons, with what has been done of them.
 *
 * Signals: "chosen" (const BmLesson *)  that lesson is to be played;  "back" ()
 */
#define BM_TYPE_LEARN_SCREEN (bm_learn_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmLearnScreen, bm_learn_screen, BM, LEARN_SCREEN, GtkWidget)

/* COURSES (lent, of BmCourse) are shown with the progress that SETTINGS have. */
void bm_learn_screen_show_courses (BmLearnScreen *self,
                                   GPtrArray     *courses,
                                   GSettings     *settings);

/* The puzzles of GAME that somebody has saved in FOLDER stand beside them. */
void bm_learn_screen_show_own     (BmLearnScreen *self,
                                   BmLearnGame   *game,
                                   const char    *folder);

/* The lesson with this id has been left or done: the focus is on it, or on the one that comes next. */
void bm_learn_screen_come_from    (BmLearnScreen *self,
                                   const char    *id);

G_END_DECLS
