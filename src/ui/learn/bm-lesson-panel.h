/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The panel of a lesson: its text, a note below it, its progress, and buttons to continue and to go back.  The buttons
 * are the actions "lesson.next", "lesson.back", "lesson.again" and "lesson.leave" of whatever it stands in.
 */
#define BM_TYPE_LESSON_PANEL (bm_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (BmLessonPanel, bm_lesson_panel, BM, LESSON_PANEL, GtkWidget)

typedef enum
{
  BM_LESSON_NOTE_NONE,
  BM_LESSON_NOTE_HINT,
  BM_LESSON_NOTE_NO,     /* why an action was refused */
  BM_LESSON_NOTE_PRAISE
} BmLessonNote;

GtkWidget  *bm_lesson_panel_new          (void) G_GNUC_WARN_UNUSED_RESULT;

void        bm_lesson_panel_set_title    (BmLessonPanel *self,
                                          const char    *title);
/* STEP is counted from 0. */
void        bm_lesson_panel_set_progress (BmLessonPanel *self,
                                          guint          step,
                                          guint          n_steps);
void        bm_lesson_panel_set_text     (BmLessonPanel *self,
                                          const char    *text);
void        bm_lesson_panel_set_note     (BmLessonPanel *self,
                                          BmLessonNote   note,
                                          const char    *text);
BmLessonNote bm_lesson_panel_get_note    (BmLessonPanel *self);
const char *bm_lesson_panel_get_text     (BmLessonPanel *self);
const char *bm_lesson_panel_get_note_words (BmLessonPanel *self);

/* All its texts in reading order.  (transfer full) */
char       *bm_lesson_panel_dup_words    (BmLessonPanel *self) G_GNUC_WARN_UNUSED_RESULT;

/* The description of what comes after the last step; NULL: back to the list. */
void        bm_lesson_panel_set_onward   (BmLessonPanel *self,
                                          const char    *words);
/* Which buttons are available; LAST: this is the last step. */
void        bm_lesson_panel_set_ways     (BmLessonPanel *self,
                                          gboolean       next,
                                          gboolean       back,
                                          gboolean       last);
void        bm_lesson_panel_focus_next   (BmLessonPanel *self);

G_END_DECLS
