/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-lesson-panel.h"
#include "bm-lesson-session.h"
#include "bm-table.h"

G_BEGIN_DECLS

/*
 * What a lesson says while it is played: in its panel, and through the screen reader.
 */
typedef struct _BmLessonGuide BmLessonGuide;

/* All three are lent, and stay longer than this.  (transfer full) */
BmLessonGuide *bm_lesson_guide_new     (BmLessonSession *session,
                                        BmLessonPanel   *panel,
                                        BmTable         *table) G_GNUC_WARN_UNUSED_RESULT;
void           bm_lesson_guide_free    (BmLessonGuide   *self);

/* The hint of this step: is there one, and shows and tells it, or that there is none. */
gboolean       bm_lesson_guide_has_hint (BmLessonGuide  *self);
void           bm_lesson_guide_hint    (BmLessonGuide   *self);

/* Shows and tells WORDS against what somebody wants of the lesson. */
void           bm_lesson_guide_refuse  (BmLessonGuide   *self,
                                        const char      *words);
/* Shows WORDS, which the table has told, against what somebody wants of the board; WITH_HINT: and what else to do. */
void           bm_lesson_guide_show_no (BmLessonGuide   *self,
                                        const char      *words,
                                        gboolean         with_hint);

/* The session is at another match. */
void           bm_lesson_guide_begin   (BmLessonGuide   *self);

/* Shows what is to be said where the lesson stands now ... */
void           bm_lesson_guide_show    (BmLessonGuide   *self);
/* ... and tells what of it is new, after what the learner's move has done; or lets the rival move first, whose move is
   then what is told. */
void           bm_lesson_guide_tell    (BmLessonGuide   *self);
void           bm_lesson_guide_let_rival_move (BmLessonGuide *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmLessonGuide, bm_lesson_guide_free)

G_END_DECLS
