/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * Inside lessons: empty ones, to be filled in by whoever reads them.
 */
BmLessonStep *bm_lesson_step_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void          bm_lesson_step_free (BmLessonStep *self);

BmLesson     *bm_lesson_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void          bm_lesson_free      (BmLesson     *self);

G_END_DECLS
