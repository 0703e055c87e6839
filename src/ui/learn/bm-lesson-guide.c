/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-lesson-guide.h"

#include <glib/gi18n-lib.h>

struct _BmLessonGuide
{
  BmLessonSession *session;
  BmLessonPanel   *panel;
  BmTable         *table;
  char            *announced;       /* the text that was announced last, or NULL */
  BmMatch         *announced_match; /* the match and ply of the last announcement; only compared */
  guint            announced_ply;
};

BmLessonGuide *
bm_lesson_guide_new (BmLessonSession *session,
                     BmLessonPanel   *panel,
                     BmTable         *table)
{
  BmLessonGuide *self = g_new0 (BmLessonGuide, 1);

  self->session = session;
  self->panel = panel;
  self->table = table;
  return self;
}

void
bm_lesson_guide_free (BmLessonGuide *self)
{
  g_free (self->announced);
  g_free (self);
}

static BmLessonRun *
run_of (BmLessonGuide *self)
{
  return bm_lesson_session_get_run (self->session);
}

/* Announces all texts of the panel in the status line, at the focused widget only HEARD. */
static void
announce (BmLessonGuide *self,
          const char    *heard)
{
  g_autofree char *words = bm_lesson_panel_dup_words (self->panel);

  bm_table_announce (self->table, words, heard);
}

static void
show_note (BmLessonGuide *self,
           BmLessonNote   note,
           const char    *words)
{
  bm_lesson_panel_set_note (self->panel, note, words);
  bm_lesson_panel_set_ways (self->panel, bm_lesson_run_is_done (run_of (self)),
                            bm_lesson_run_get_step (run_of (self)) > 0, bm_lesson_session_is_last (self->session));
}

/* A whole match is free from the learner's first move on: the lesson has no texts for its positions. */
static gboolean
is_under_way (BmLessonGuide *self)
{
  BmMatch *match = bm_lesson_session_get_match (self->session);
  const BmLesson *lesson = bm_lesson_run_get_lesson (run_of (self));

  for (guint ply = 0; lesson->rival == BM_RIVAL_EASY && ply < bm_match_get_ply (match); ply++)
    if (bm_match_get_move_side (match, ply) == lesson->side)
      return TRUE;
  return FALSE;
}

/* ---- Hints and refusals */

/* The hint for the current step; NULL: none.  Translated. */
static const char *
get_hint (BmLessonGuide *self)
{
  const char *hint = bm_lesson_run_get (run_of (self))->hint;

  if (is_under_way (self))
    return _("Not sure what to do? Press Suggest, at the top, or the key S: it names a move, and says what it is good for.");
  return hint == NULL ? NULL : bm_lesson_words (hint);
}

gboolean
bm_lesson_guide_has_hint (BmLessonGuide *self)
{
  return get_hint (self) != NULL;
}

void
bm_lesson_guide_hint (BmLessonGuide *self)
{
  const char *hint = get_hint (self);

  if (hint == NULL)
    hint = _("There is no hint for this step: do as you like.");
  show_note (self, BM_LESSON_NOTE_HINT, hint);
  announce (self, hint);
}

void
bm_lesson_guide_refuse (BmLessonGuide *self,
                        const char    *words)
{
  show_note (self, BM_LESSON_NOTE_NO, words);
  announce (self, words);
}

void
bm_lesson_guide_show_no (BmLessonGuide *self,
                         const char    *words,
                         gboolean       with_hint)
{
  const char *hint = with_hint ? get_hint (self) : NULL;
  g_autofree char *both = g_strjoin ("  ", words, hint, NULL);

  show_note (self, hint == NULL ? BM_LESSON_NOTE_NO : BM_LESSON_NOTE_HINT, both);
}

/* ---- Following the lesson */

/* A tip replaces the step's text, but not at the start of a whole match: where the rival begins, its first move shows a
   tip at once. */
static char *
dup_text (BmLessonGuide *self)
{
  const char *tip = bm_lesson_run_get_tip (run_of (self)), *text = bm_lesson_run_get (run_of (self))->text;

  if (tip == NULL)
    return g_strdup (bm_lesson_words (text));
  if (bm_lesson_run_get_lesson (run_of (self))->rival != BM_RIVAL_EASY || is_under_way (self))
    return g_strdup (bm_lesson_words (tip));
  return g_strjoin ("\n\n", bm_lesson_words (text), bm_lesson_words (tip), NULL);
}

void
bm_lesson_guide_begin (BmLessonGuide *self)
{
  self->announced_match = NULL;
}

void
bm_lesson_guide_show (BmLessonGuide *self)
{
  BmLessonRun *run = run_of (self);
  g_autofree char *text = dup_text (self);

  bm_lesson_panel_set_progress (self->panel, bm_lesson_run_get_step (run),
                                bm_lesson_run_get_lesson (run)->steps->len);
  bm_lesson_panel_set_text (self->panel, text);
  if (bm_lesson_run_get_goal (run) != NULL)
    show_note (self, BM_LESSON_NOTE_PRAISE, bm_lesson_words (bm_lesson_run_get_goal (run)->praise));
  else if (bm_lesson_run_is_stuck (run))
    show_note (self, BM_LESSON_NOTE_NO, _("There is no way on from here. Take moves back with Undo, or press Again."));
  else
    show_note (self, BM_LESSON_NOTE_NONE, NULL);
}

/* ---- Announcements */

/* The texts of the panel that were not announced yet.  A step's text is not announced again after each move: it
   describes the position at its start. */
static char *
dup_news (BmLessonGuide *self)
{
  const char *text = bm_lesson_panel_get_text (self->panel);
  gboolean known = g_strcmp0 (text, self->announced) == 0;

  if (!known)
    {
      g_free (self->announced);
      self->announced = g_strdup (text);
    }
  if (!known || bm_lesson_panel_get_note (self->panel) == BM_LESSON_NOTE_PRAISE)
    return bm_lesson_panel_dup_words (self->panel);
  return bm_lesson_panel_get_note (self->panel) == BM_LESSON_NOTE_NONE
         ? NULL : g_strdup (bm_lesson_panel_get_note_words (self->panel));
}

/* Praise of a step names the learner's move; that of a puzzle, or of a match, cannot. */
static gboolean
praise_names_move (BmLessonGuide *self)
{
  const BmLesson *lesson = bm_lesson_run_get_lesson (run_of (self));
  BmMatch *match = bm_lesson_session_get_match (self->session);
  guint ply = bm_match_get_ply (match);

  return bm_lesson_panel_get_note (self->panel) == BM_LESSON_NOTE_PRAISE && lesson->steps->len > 1 && ply > 0
         && bm_match_get_move_side (match, ply - 1) == lesson->side;
}

/* Whether the ply has changed since the last call, in the same match. */
static gboolean
note_ply (BmLessonGuide *self)
{
  BmMatch *match = bm_lesson_session_get_match (self->session);
  guint ply = bm_match_get_ply (match);
  gboolean moved = match == self->announced_match && ply != self->announced_ply;

  self->announced_match = match;
  self->announced_ply = ply;
  return moved;
}

void
bm_lesson_guide_announce (BmLessonGuide *self)
{
  g_autofree char *news = NULL, *both = NULL;
  gboolean moved = note_ply (self);

  if (!moved)
    g_clear_pointer (&self->announced, g_free);
  news = dup_news (self);
  if (moved && news != NULL && !praise_names_move (self))
    both = g_strjoin ("  ", bm_table_get_announced (self->table), news, NULL);
  announce (self, both != NULL ? both : news);
}

void
bm_lesson_guide_let_rival_move (BmLessonGuide *self)
{
  note_ply (self);
}
