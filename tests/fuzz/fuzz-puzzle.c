/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Puzzles of one's own: what is read can be written, and played as a lesson; its solution solves it, and so does what
 * the program finds.
 */
#include "fuzz.h"

#include <string.h>

#include "bm-lesson-run.h"
#include "bm-puzzle-proof.h"
#include "wr-learn.h"

/* Who saves a puzzle lets more be tried. */
#define MOST 400

/* What is asked in between is answered with less. */
#define MOST_REPLIES 40

static void
read_back (BmPuzzle   *puzzle,
           const char *text)
{
  g_autoptr (GError) error = NULL;

  if (!bm_puzzle_parse (puzzle, &wr_learn, "again", text, strlen (text), &error))
    g_error ("%s\n%s", error->message, text);
}

static void
check_round_trip (const BmPuzzle *puzzle)
{
  g_autofree char *text = bm_puzzle_to_text (puzzle), *again = NULL;
  g_auto (BmPuzzle) read = { NULL };

  read_back (&read, text);
  again = bm_puzzle_to_text (&read);
  g_assert_cmpstr (text, ==, again);
  g_assert_true (wr_position_equal (read.position, puzzle->position));
}

/* The solution solves it.  It may go on after that, and the other side be asked in between; the lesson then answers. */
static void
check_lesson (const BmPuzzle *puzzle,
              const char     *first)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BmCourse) course = bm_puzzle_make_course (puzzle, "own-1", first, &error);
  g_autoptr (BmLessonRun) run = NULL;
  BmMove reply;

  g_assert_no_error (error);
  run = bm_lesson_run_new (g_ptr_array_index (course->lessons, 0));
  g_assert_true (wr_position_equal (bm_lesson_run_get_position (run), puzzle->position));
  g_assert_false (bm_lesson_run_is_done (run));
  for (guint i = 0; i < puzzle->n_moves && !bm_lesson_run_is_done (run); i++)
    {
      if (bm_lesson_run_refuses (run, bm_lesson_run_get_position (run), puzzle->moves[i]) != NULL)
        g_error ("move %u of the solution is refused", i);
      bm_lesson_run_play (run, puzzle->moves[i]);
    }
  for (guint i = 0; i < MOST_REPLIES && (reply = bm_lesson_run_reply (run)) != BM_MOVE_NONE; i++)
    bm_lesson_run_play (run, reply);
  g_assert_true (bm_lesson_run_is_done (run) == (puzzle->n_moves > 0));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  g_auto (BmPuzzle) puzzle = { NULL };

  fuzz_use_box ();
  if (!bm_puzzle_parse (&puzzle, &wr_learn, "puzzle", (const char *) data, size, &error))
    {
      fuzz_check_refusal ("puzzle", error);
      g_assert_null (puzzle.name);
      return 0;
    }
  g_assert_no_error (error);
  g_assert_null (wr_learn.why_no_puzzle (puzzle.position));
  fuzz_check_line ("", puzzle.name);
  check_round_trip (&puzzle);
  check_lesson (&puzzle, puzzle.n_moves > 0 ? "That move" : NULL);
  if ((bm_puzzle_prove (&puzzle, MOST, NULL) == BM_PROOF_SOLVED) != (puzzle.n_moves > 0))
    g_error ("%u moves of a proof", puzzle.n_moves);
  check_round_trip (&puzzle);
  check_lesson (&puzzle, NULL);
  return 0;
}
