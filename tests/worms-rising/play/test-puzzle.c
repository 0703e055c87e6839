/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Own puzzles without a window: written and read, played as lessons, proven, and refused where a text is not what it should
 * be.
 */
#include "config.h"

#include <string.h>

#include "wr-cards-json.h"
#include "bm-lesson-run.h"
#include "wr-move-text.h"
#include "wr-position-json.h"
#include "bm-puzzle-proof.h"
#include "wr-scratch.h"
#include "wr-game.h"
#include "ui-puzzles.h"
#include "wr-learn.h"

static void
test_round_trip (void)
{
  g_auto(BmPuzzle) puzzle = { NULL }, again = { NULL };
  g_autofree char *text = NULL, *same = NULL;
  g_autoptr(GError) error = NULL;

  ui_puzzle_set_up (&puzzle, WR_GOAL_EAT, UI_OVER_GREEN);
  g_assert_cmpint (bm_puzzle_prove (&puzzle, BM_PROOF_MOST, NULL), ==, BM_PROOF_SOLVED);
  text = bm_puzzle_to_text (&puzzle);
  bm_puzzle_parse (&again, &wr_learn, "test", text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again.name, ==, puzzle.name);
  g_assert_cmpint (again.goal, ==, puzzle.goal);
  g_assert_cmpuint (again.n_moves, ==, puzzle.n_moves);
  g_assert_true (wr_position_equal (again.position, puzzle.position));
  same = bm_puzzle_to_text (&again);
  g_assert_cmpstr (text, ==, same);
}

/* Positions from the middle of matches, as What if has them. */
static void
test_any_position (void)
{
  guint n = 0;

  for (guint64 seed = 1; n < 40 && seed < 400; seed++)
    {
      g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start:champions=random,cards=on,events=on", seed, NULL);
      g_auto(BmPuzzle) puzzle = { NULL }, again = { NULL };
      g_autoptr(BmCourse) course = NULL;
      g_autoptr(GError) error = NULL;
      g_autofree char *text = NULL;
      guint64 chance = seed;

      for (guint i = 0; i < 20 + seed % 50 * 3 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
        bm_match_play (match, wr_rules_pick (bm_match_get_position (match), &chance), NULL);
      if (wr_learn.why_no_puzzle (bm_match_get_position (match)) != NULL)
        continue;
      puzzle.game = &wr_learn;
      puzzle.position = g_new (WrPosition, 1);
      wr_scratch_make (bm_match_get_position (match), (WrSide) bm_match_get_to_act (match), 0, puzzle.position);
      puzzle.name = g_strdup_printf ("%u", n++);
      puzzle.goal = bm_match_get_to_act (match) == WR_SIDE_BIRD ? WR_GOAL_BIRD_WINS : WR_GOAL_BITE_TWICE;
      text = bm_puzzle_to_text (&puzzle);
      bm_puzzle_parse (&again, &wr_learn, "test", text, strlen (text), &error);
      g_assert_no_error (error);
      g_assert_true (wr_position_equal (again.position, puzzle.position));
      course = bm_puzzle_make_course (&again, "own-1", NULL, &error);
      g_assert_no_error (error);
      g_assert_true (wr_position_equal (bm_lesson_get_step (g_ptr_array_index (course->lessons, 0), 0)->position,
                                        puzzle.position));
    }
  g_assert_cmpuint (n, ==, 40);
}

/* ---- Proofs */

static void
test_proofs (void)
{
  g_auto(BmPuzzle) eat = { NULL }, two = { NULL }, little = { NULL };

  ui_puzzle_set_up (&eat, WR_GOAL_EAT, UI_OVER_GREEN);
  g_assert_cmpint (bm_puzzle_prove (&eat, BM_PROOF_MOST, NULL), ==, BM_PROOF_SOLVED);
  g_assert_cmpuint (eat.n_moves, ==, 1);
  g_assert_cmpint (wr_move_kind (eat.moves[0]), ==, WR_MOVE_EAT);
  ui_puzzle_set_up (&two, WR_GOAL_EAT_TWO, UI_OVER_GREEN);
  g_assert_cmpint (bm_puzzle_prove (&two, BM_PROOF_MOST, NULL), ==, BM_PROOF_NONE);
  g_assert_cmpuint (two.n_moves, ==, 0);
  /* What could not be tried is not said to be impossible. */
  ui_puzzle_set_up (&little, WR_GOAL_EAT_TWO, UI_OVER_GREEN);
  g_assert_cmpint (bm_puzzle_prove (&little, 20, NULL), ==, BM_PROOF_OPEN);
}

/* The program's own puzzles can all be solved, and the search says so. */
static void
test_known_puzzles (void)
{
  GPtrArray *courses = bm_courses_get (&wr_learn, NULL);
  guint n = 0;

  g_assert_nonnull (courses);
  for (guint i = 0; i < courses->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses, i);

      for (guint k = 0; course->puzzles && k < course->lessons->len; k += 3)
        {
          const BmLesson *lesson = g_ptr_array_index (course->lessons, k);
          g_auto(BmPuzzle) puzzle = { NULL };
          guint goal = 0;

          while (goal < WR_N_GOALS && strcmp (wr_learn.goals[goal].words, lesson->summary) != 0)
            goal++;
          /* Some ask for more than a puzzle of one's own can. */
          if (goal == WR_N_GOALS)
            continue;
          g_assert_cmpint (wr_learn.goals[goal].seat, ==, lesson->side);
          puzzle.game = &wr_learn;
          puzzle.goal = goal;
          puzzle.position = g_memdup2 (bm_lesson_get_step (lesson, 0)->position, sizeof (WrPosition));
          g_assert_cmpint (bm_puzzle_prove (&puzzle, 20 * BM_PROOF_MOST, NULL), ==, BM_PROOF_SOLVED);
          n++;
        }
    }
  g_assert_cmpuint (n, ==, 11);
}

static void
test_cancelled (void)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_auto(BmPuzzle) puzzle = { NULL };

  ui_puzzle_set_up (&puzzle, WR_GOAL_EAT_TWO, UI_OVER_GREEN);
  g_cancellable_cancel (cancellable);
  g_assert_cmpint (bm_puzzle_prove (&puzzle, BM_PROOF_MOST, cancellable), ==, BM_PROOF_OPEN);
}

/* ---- As lessons */

static void
test_lesson (void)
{
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(BmCourse) course = NULL;
  g_autoptr(BmLessonRun) run = NULL;
  const WrPosition *pos;
  const char *words;

  ui_puzzle_set_up (&puzzle, WR_GOAL_EAT, UI_OVER_GREEN);
  bm_puzzle_prove (&puzzle, BM_PROOF_MOST, NULL);
  course = bm_puzzle_make_course (&puzzle, "own-1", "Eat at d3", NULL);
  g_assert_nonnull (course);
  run = bm_lesson_run_new (g_ptr_array_index (course->lessons, 0));
  pos = bm_lesson_run_get_position (run);
  g_assert_cmpstr (bm_lesson_run_get (run)->text, ==, "The Bird eats a Worm in one turn. It can be done.");
  g_assert_cmpstr (bm_lesson_run_get (run)->hint, ==, "One way begins with: Eat at d3.");
  words = bm_lesson_run_refuses (run, pos, wr_move_from_text (pos, "end"));
  g_assert_true (g_str_has_prefix (words, "A puzzle has no tomorrow"));
  g_assert_false (bm_lesson_run_is_done (run));
  for (guint i = 0; i < puzzle.n_moves; i++)
    bm_lesson_run_play (run, puzzle.moves[i]);
  g_assert_true (bm_lesson_run_is_done (run));
}

static void
test_unproven_lesson (void)
{
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(BmCourse) course = NULL;
  const BmLessonStep *step;

  ui_puzzle_set_up (&puzzle, WR_GOAL_EAT_TWO, UI_OVER_GREEN);
  course = bm_puzzle_make_course (&puzzle, "own-1", NULL, NULL);
  g_assert_nonnull (course);
  step = bm_lesson_get_step (g_ptr_array_index (course->lessons, 0), 0);
  g_assert_cmpstr (step->text, ==, "The Bird eats two Worms in one turn. It has not been proven either way.");
  g_assert_null (step->hint);
}

/* ---- What is refused */

static void
refuse (const char *text,
        const char *message)
{
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(GError) error = NULL;

  g_assert_false (bm_puzzle_parse (&puzzle, &wr_learn, "f", text, strlen (text), &error));
  g_assert_nonnull (error);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_null (puzzle.name);
  if (strstr (error->message, message) == NULL)
    g_error ("%s: not “%s”", error->message, message);
}

#define HEAD "{\"format\": \"bloodmoon-puzzle\", \"version\": 1, "

static void
test_hostile (void)
{
  g_autofree char *long_name = g_strnfill (BM_PUZZLE_NAME + 1, 'x');
  g_autofree char *too_long = g_strdup_printf (HEAD "\"name\": \"%s\", \"goal\": \"eat\", \"position\": " UI_OVER_GREEN "}",
                                               long_name);

  refuse ("", "f");
  refuse ("[]", "f");
  refuse ("{\"format\": \"bloodmoon-record\", \"version\": 1}", "format");
  refuse ("{\"format\": \"bloodmoon-puzzle\", \"version\": 2}", "version");
  refuse (HEAD "\"cards\": []}", "cards");
  refuse (HEAD "\"goal\": \"eat\", \"position\": " UI_OVER_GREEN "}", "name");
  refuse (HEAD "\"name\": 3, \"goal\": \"eat\", \"position\": " UI_OVER_GREEN "}", "name");
  refuse (HEAD "\"name\": \"\", \"goal\": \"eat\", \"position\": " UI_OVER_GREEN "}", "name");
  refuse (HEAD "\"name\": \"a\\nb\", \"goal\": \"eat\", \"position\": " UI_OVER_GREEN "}", "name");
  refuse (too_long, "name");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"fly\", \"position\": " UI_OVER_GREEN "}", "goal");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\"}", "position");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": \"start\"}", "position");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": {\"hunger\": 99}}", "position.hunger");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"bite-twice\", \"position\": " UI_OVER_GREEN "}", "side that has the goal");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": " UI_OVER_GREEN ", \"solution\": []}", "solution");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": " UI_OVER_GREEN ", \"solution\": [3]}", "solution[0]");
}

/* What a card does can be another thing in the next version: the puzzle stays, and a way is looked for anew. */
static void
test_other_solutions (void)
{
  static const char *const texts[] = {
    HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": " UI_OVER_GREEN ", \"solution\": [\"eat k12\"]}",
    HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": " UI_OVER_GREEN ", \"solution\": [\"end\"]}",
    HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": " UI_OVER_GREEN ", \"solution\": [\"dig down\"]}",
    HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": " UI_OVER_GREEN ", \"solution\": [\"\"]}",
    HEAD "\"name\": \"a\", \"goal\": \"eat-two\", \"position\": " UI_OVER_GREEN ", \"solution\": [\"eat d3\"]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto(BmPuzzle) puzzle = { NULL };
      g_autoptr(GError) error = NULL;
      g_autofree char *again = NULL;

      bm_puzzle_parse (&puzzle, &wr_learn, "f", texts[i], strlen (texts[i]), &error);
      g_assert_no_error (error);
      g_assert_cmpstr (puzzle.name, ==, "a");
      g_assert_cmpuint (puzzle.n_moves, ==, 0);
      again = bm_puzzle_to_text (&puzzle);
      g_assert_null (strstr (again, "solution"));
    }
}

static void
test_why_not (void)
{
  WrPosition pos;

  wr_position_init (&pos);
  wr_rules_start (&pos, 1, 0);
  g_assert_cmpstr (wr_learn.why_no_puzzle (&pos), ==, "A puzzle is one turn: the first has not begun yet.");
  wr_position_parse ("test", UI_OVER_GREEN, strlen (UI_OVER_GREEN), &pos, NULL);
  g_assert_null (wr_learn.why_no_puzzle (&pos));
  pos.winner = WR_SIDE_BIRD;
  g_assert_cmpstr (wr_learn.why_no_puzzle (&pos), ==, "The duel is decided: no puzzle can be made from it.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (wr_cards_box (NULL));
  g_test_add_func ("/puzzle/round-trip", test_round_trip);
  g_test_add_func ("/puzzle/any-position", test_any_position);
  g_test_add_func ("/puzzle/proofs", test_proofs);
  g_test_add_func ("/puzzle/known-puzzles", test_known_puzzles);
  g_test_add_func ("/puzzle/cancelled", test_cancelled);
  g_test_add_func ("/puzzle/lesson", test_lesson);
  g_test_add_func ("/puzzle/unproven-lesson", test_unproven_lesson);
  g_test_add_func ("/puzzle/hostile", test_hostile);
  g_test_add_func ("/puzzle/other-solutions", test_other_solutions);
  g_test_add_func ("/puzzle/why-not", test_why_not);
  return g_test_run ();
}
