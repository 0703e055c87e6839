/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson-panel.h"
#include "bm-lesson-session.h"
#include "bm-table.h"

G_BEGIN_DECLS

/*
 * The texts of a lesson while it is played: in its panel, and announced to screen readers.
 */
typedef struct _BmLessonGuide BmLessonGuide;

/* All three are borrowed, and must outlive it.  (transfer full) */
BmLessonGuide *bm_lesson_guide_new     (BmLessonSession *session,
                                        BmLessonPanel   *panel,
                                        BmTable         *table) G_GNUC_WARN_UNUSED_RESULT;
void           bm_lesson_guide_free    (BmLessonGuide   *self);

/* Whether this step has a hint; shows and announces it, or that there is none. */
gboolean       bm_lesson_guide_has_hint (BmLessonGuide  *self);
void           bm_lesson_guide_hint    (BmLessonGuide   *self);

/* Shows and announces WORDS, the reason why the lesson refused an action. */
void           bm_lesson_guide_refuse  (BmLessonGuide   *self,
                                        const char      *words);
/* Shows WORDS, the reason why a move was refused, which the table has announced; WITH_HINT: with the hint of the step. */
void           bm_lesson_guide_show_no (BmLessonGuide   *self,
                                        const char      *words,
                                        gboolean         with_hint);

/* The session has started another match. */
void           bm_lesson_guide_begin   (BmLessonGuide   *self);

/* Shows the texts for the current state of the lesson ... */
void           bm_lesson_guide_show    (BmLessonGuide   *self);
/* ... and announces the new ones after a move of the learner; or lets the rival move first, whose move is announced
   with them then. */
void           bm_lesson_guide_announce (BmLessonGuide   *self);
void           bm_lesson_guide_let_rival_move (BmLessonGuide *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmLessonGuide, bm_lesson_guide_free)

G_END_DECLS
