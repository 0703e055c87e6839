/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson.h"

G_BEGIN_DECLS

/*
 * Internal: constructors of lessons, and their readers.
 */
BmLessonStep *bm_lesson_step_new     (void) G_GNUC_WARN_UNUSED_RESULT;
void          bm_lesson_step_free    (BmLessonStep  *self);

BmLesson     *bm_lesson_new          (BmLearnGame   *game) G_GNUC_WARN_UNUSED_RESULT;
void          bm_lesson_free         (BmLesson      *self);

/* lesson-read-step.c */
/* The most seeds that are tried for the dice of all scenes of a file. */
#define BM_LESSON_MOST_SEEDS (1u << 24)

/* A text for display; if it may be missing it is left NULL. */
gboolean      bm_lesson_read_text    (const BmJson  *at,
                                      const char    *key,
                                      gboolean       required,
                                      char         **text,
                                      GError       **error);
/* NULL if the key is not there. */
gboolean      bm_lesson_read_strings (const BmJson  *at,
                                      const char    *key,
                                      char        ***strings,
                                      GError       **error);
/* The next step of LESSON; the first begins a scene.  SEEDS: how many may still be tried for the dice of a scene. */
BmLessonStep *bm_lesson_read_step    (const BmJson    *at,
                                      const BmLesson  *lesson,
                                      guint           *seeds,
                                      GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
