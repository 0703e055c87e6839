/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The lessons of Terror Below without a window: proven by the rules, and each played to its end as the table plays them, by its
 * solutions, taken up again at every point of the way, and once more.
 */
#include <string.h>

#include "bm-lesson-session.h"
#include "tb-game.h"
#include "tb-learn.h"
#include "tb-position.h"

static GPtrArray *
read_courses (void)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *courses;

  tb_game_load_box (&error);
  g_assert_no_error (error);
  courses = bm_courses_get (&tb_learn, &error);
  g_assert_no_error (error);
  return courses;
}

static void
test_proof (void)
{
  GPtrArray *courses = read_courses ();
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < courses->len; i++)
    bm_course_check (g_ptr_array_index (courses, i), faults);
  bm_courses_check (&tb_learn, courses, faults);
  for (guint i = 0; i < faults->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (faults, i));
  g_assert_cmpuint (faults->len, ==, 0);
}

static const TbPosition *
position_of (BmLessonSession *session)
{
  return bm_match_get_position (bm_lesson_session_get_match (session));
}

static void
reply (BmLessonSession *session)
{
  while (bm_lesson_session_get_reply (session) != BM_MOVE_NONE)
    bm_lesson_session_reply (session);
}

static void
play (BmLessonSession *session,
      const char      *text)
{
  BmMove move = tb_game.read_move (position_of (session), text);

  g_assert_cmpuint (move, !=, BM_MOVE_NONE);
  g_assert_null (bm_lesson_session_guard (position_of (session), move, session));
  g_assert_true (bm_match_play (bm_lesson_session_get_match (session), move, NULL));
  reply (session);
}

static void
solve_step (BmLessonSession *session)
{
  GArray *goals = bm_lesson_run_get (bm_lesson_session_get_run (session))->goals;
  char **solution = goals->len == 0 ? NULL : g_array_index (goals, BmLessonGoal, 0).solution;

  reply (session);
  for (guint i = 0; solution != NULL && solution[i] != NULL; i++)
    {
      g_assert_false (bm_lesson_session_next (session));
      play (session, solution[i]);
    }
  g_assert_true (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
}

/* What is written down is taken up again. */
static void
check_taken_up (BmLessonSession *session)
{
  g_autoptr (BmLessonSession) other = bm_lesson_session_new ();
  g_auto (GStrv) tokens = bm_lesson_session_dup_tokens (session);

  bm_lesson_session_start (other, bm_lesson_run_get_lesson (bm_lesson_session_get_run (session)),
                           (const char *const *) tokens);
  g_assert_true (tb_position_equal (position_of (session), position_of (other)));
  g_assert_cmpuint (bm_lesson_run_get_step (bm_lesson_session_get_run (session)), ==,
                    bm_lesson_run_get_step (bm_lesson_session_get_run (other)));
}

static void
solve_lesson (const BmLesson *lesson)
{
  g_autoptr (BmLessonSession) session = bm_lesson_session_new ();

  bm_lesson_session_start (session, lesson, NULL);
  for (guint step = 0; step < lesson->steps->len; step++)
    {
      TbPosition begun = *(const TbPosition *) bm_lesson_run_get_position (bm_lesson_session_get_run (session));

      g_assert_cmpuint (bm_lesson_run_get_step (bm_lesson_session_get_run (session)), ==, step);
      check_taken_up (session);
      solve_step (session);
      check_taken_up (session);
      /* Once more. */
      bm_lesson_session_again (session);
      g_assert_true (tb_position_equal (&begun, position_of (session)));
      solve_step (session);
      g_assert_true (bm_lesson_session_next (session) == (step + 1 < lesson->steps->len));
    }
  g_assert_true (bm_lesson_session_is_last (session));
}

static void
test_solutions (void)
{
  GPtrArray *courses = read_courses ();

  for (guint i = 0; i < courses->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses, i);

      for (guint k = 0; k < course->lessons->len; k++)
        {
          const BmLesson *lesson = g_ptr_array_index (course->lessons, k);

          g_test_message ("%s", lesson->id);
          if (lesson->rival == BM_RIVAL_SCRIPT)
            solve_lesson (lesson);
        }
    }
}

/* In a lesson what was rolled and drawn can be taken back too. */
static void
test_undo (void)
{
  g_autoptr (BmLessonSession) session = bm_lesson_session_new ();
  TbPosition begun;

  bm_lesson_session_start (session, bm_courses_find (read_courses (), "desert-drive"), NULL);
  solve_step (session);
  g_assert_true (bm_lesson_session_next (session));
  begun = *position_of (session);
  play (session, "take");
  g_assert_cmpuint (position_of (session)->step, ==, TB_STEP_PLAY);
  g_assert_true (bm_match_undo (bm_lesson_session_get_match (session)));
  g_assert_true (tb_position_equal (&begun, position_of (session)));
  g_assert_false (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
}

/* What a lesson says of a move that it does not take. */
static void
test_guard (void)
{
  g_autoptr (BmLessonSession) session = bm_lesson_session_new ();
  const char *words;

  bm_lesson_session_start (session, bm_courses_find (read_courses (), "desert-drive"), NULL);
  words = bm_lesson_session_guard (position_of (session), tb_game.read_move (position_of (session), "move a3"), session);
  g_assert_nonnull (words);
  g_assert_nonnull (strstr (words, "the Egg lies at c2"));
  words = bm_lesson_session_guard (position_of (session), tb_game.read_move (position_of (session), "done"), session);
  g_assert_nonnull (words);
  g_assert_nonnull (strstr (words, "All in good time"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/terror-course/proof", test_proof);
  g_test_add_func ("/terror-course/solutions", test_solutions);
  g_test_add_func ("/terror-course/undo", test_undo);
  g_test_add_func ("/terror-course/guard", test_guard);
  return g_test_run ();
}
