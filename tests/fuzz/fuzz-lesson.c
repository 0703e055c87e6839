/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Courses of lessons: what is read can be proven or not, which is told in lines, and each of its lessons can be begun
 * and played at.
 */
#include "fuzz.h"

#include <string.h>

#include "bm-lesson-run.h"
#include "wr-learn.h"

#define PLIES 12

/* What somebody does who clicks about in a lesson. */
static void
play_at (const BmLesson *lesson,
         guint64         chance)
{
  g_autoptr (BmLessonRun) run = bm_lesson_run_new (lesson);

  for (guint ply = 0; ply < PLIES; ply++)
    {
      const WrPosition *pos = bm_lesson_run_get_position (run);
      BmMove move = bm_lesson_run_reply (run);

      if (bm_lesson_run_is_done (run) && bm_lesson_run_get_step (run) + 1 < lesson->steps->len)
        {
          bm_lesson_run_begin (run, bm_lesson_run_get_step (run) + 1);
          continue;
        }
      move = move == BM_MOVE_NONE ? wr_rules_pick (pos, &chance) : move;
      if (move == BM_MOVE_NONE)
        return;
      if (!wr_rules_is_legal (pos, move))
        g_error ("the lesson makes a move that is not legal");
      if (bm_lesson_run_refuses (run, pos, move) == NULL)
        bm_lesson_run_play (run, move);
      bm_lesson_run_is_stuck (run);
    }
}

/* Proving plays matches of beginners where a program is the rival, and looks for all solutions of a puzzle: that takes
   its time, and is the same as elsewhere. */
static gboolean
is_quick (const BmCourse *course)
{
  for (guint i = 0; i < course->lessons->len; i++)
    if (((const BmLesson *) g_ptr_array_index (course->lessons, i))->rival != BM_RIVAL_SCRIPT)
      return FALSE;
  return !course->puzzles;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (BmCourse) course = NULL;

  fuzz_use_box ();
  /* Dice are looked for among millions of seeds. */
  if (g_strstr_len ((const char *) data, (gssize) size, "rolls") != NULL)
    return 0;
  course = bm_course_parse (&wr_learn, "lesson", (const char *) data, size, &error);
  if (course == NULL)
    {
      fuzz_check_refusal ("lesson", error);
      return 0;
    }
  g_assert_no_error (error);
  for (guint i = 0; i < course->lessons->len; i++)
    play_at (g_ptr_array_index (course->lessons, i), fuzz_number (data, size));
  if (is_quick (course))
    bm_course_check (course, faults);
  for (guint i = 0; i < faults->len; i++)
    fuzz_check_line ("lesson: ", g_ptr_array_index (faults, i));
  return 0;
}
