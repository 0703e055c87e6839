/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Where a lesson was left, as the settings keep it: the lesson's id and then its tokens, one a line.  Whatever they are,
 * as much as fits is taken up; where that is, is written down and taken up again, and the lesson can be gone on with.
 */
#include "fuzz.h"

#include "bm-lesson-session.h"
#include "wr-learn.h"

/* More do not make anything that fewer do not. */
#define MOST_TOKENS 200

static const BmLesson *
find_lesson (const char *id)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *courses = bm_courses_get (&wr_learn, &error);

  g_assert_no_error (error);
  return bm_courses_find (courses, id);
}

/* Back and on again leads nowhere that is none. */
static void
walk (BmLessonSession *session)
{
  for (guint i = 0; i < 3 && bm_lesson_session_back (session); i++)
    fuzz_check_line ("", bm_lesson_run_get (bm_lesson_session_get_run (session))->text);
  bm_lesson_session_again (session);
  if (bm_lesson_session_get_reply (session) != BM_MOVE_NONE)
    bm_lesson_session_reply (session);
  bm_lesson_session_next (session);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MOST_TOKENS), tokens = NULL, again = NULL;
  g_autoptr (BmLessonSession) session = NULL, other = NULL;
  const BmLesson *lesson;

  fuzz_use_box ();
  /* The settings hold nothing that is no text. */
  if (lines[0] == NULL || !g_utf8_validate (text, -1, NULL))
    return 0;
  lesson = find_lesson (lines[0]);
  if (lesson == NULL)
    return 0;
  session = bm_lesson_session_new ();
  bm_lesson_session_start (session, lesson, (const char *const *) lines + 1);
  tokens = bm_lesson_session_dup_tokens (session);
  other = bm_lesson_session_new ();
  bm_lesson_session_start (other, lesson, (const char *const *) tokens);
  again = bm_lesson_session_dup_tokens (other);
  if (!g_strv_equal ((const char *const *) tokens, (const char *const *) again))
    g_error ("taken up again it is somewhere else");
  g_assert_true (wr_position_equal (bm_match_get_position (bm_lesson_session_get_match (session)),
                                    bm_match_get_position (bm_lesson_session_get_match (other))));
  walk (session);
  return 0;
}
