/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The puzzles of Terror Below: few ways, whatever is hidden; too hard for chance and for greed; and what is said when the
 * turn is over.
 */
#include <string.h>

#include "bm-bot.h"
#include "bm-lesson-session.h"
#include "tb-game.h"
#include "tb-judge.h"
#include "tb-learn.h"
#include "tb-position.h"
#include "tb-rules.h"

/* Tries of a player who moves at random, and deals of the hidden cards. */
#define N_TRIES 200
#define N_DEALS 12

static const BmCourse *
puzzles (void)
{
  g_autoptr (GError) error = NULL;
  const BmCourse *course;
  GPtrArray *courses;

  tb_game_load_box (&error);
  g_assert_no_error (error);
  courses = bm_courses_get (&tb_learn, &error);
  g_assert_no_error (error);
  course = g_ptr_array_index (courses, courses->len - 1);
  g_assert_true (course->puzzles);
  return course;
}

static const BmLesson *
puzzle_at (guint number)
{
  return g_ptr_array_index (puzzles ()->lessons, number);
}

static const BmLessonGoal *
goal_of (const BmLesson *puzzle)
{
  return &g_array_index (bm_lesson_get_step (puzzle, 0)->goals, BmLessonGoal, 0);
}

/* Matches of one to four, on both boards, in three levels of eight. */
static void
test_many (void)
{
  guint players = 0, boards = 0;

  g_assert_cmpuint (puzzles ()->lessons->len, ==, 24);
  for (guint i = 0; i < 24; i++)
    {
      const TbPosition *pos = bm_lesson_get_step (puzzle_at (i), 0)->position;

      g_assert_cmpuint (puzzle_at (i)->solutions, <=, 24);
      g_assert_cmpuint (puzzle_at (i)->level, ==, BM_PUZZLE_EASY + i / 8);
      g_assert_cmpuint (bm_lesson_get_step (puzzle_at (i), 0)->tips->len, >=, 1);
      g_assert_null (tb_position_fault (pos));
      players |= 1u << pos->options.players;
      boards |= 1u << pos->options.board;
    }
  g_assert_cmpuint (players, ==, 0x1E);
  g_assert_cmpuint (boards, ==, 3);
}

/* ---- Whatever is hidden */

/* What side RED does not see is dealt anew. */
static void
deal (TbPosition *pos,
      guint64     chance)
{
  tb_rules_hide (pos, TB_RED);
  tb_judge_determinize (pos, TB_RED, &chance);
}

static void
test_dealt (void)
{
  for (guint i = 0; i < puzzles ()->lessons->len; i++)
    for (guint64 chance = 1; chance <= N_DEALS; chance++)
      {
        g_autoptr (BmLessonRun) run = bm_lesson_run_new (puzzle_at (i));
        TbPosition pos = *(const TbPosition *) bm_lesson_run_get_position (run);
        char **moves = goal_of (puzzle_at (i))->solution;

        g_test_message ("%s, deal %u", puzzle_at (i)->id, (guint) chance);
        deal (&pos, chance);
        bm_lesson_run_begin_from (run, 0, &pos);
        for (guint k = 0; moves[k] != NULL; k++)
          {
            BmMove move = tb_game.read_move (bm_lesson_run_get_position (run), moves[k]);

            g_assert_false (bm_lesson_run_is_done (run));
            g_assert_true (tb_game.is_legal (bm_lesson_run_get_position (run), move));
            bm_lesson_run_play (run, move);
          }
        g_assert_true (bm_lesson_run_is_done (run));
      }
}

/* ---- Players who do not think */

/* Whether a program of that LEVEL solves PUZZLE. */
static gboolean
is_solved_by (const BmLesson *puzzle,
              BmLevel         level,
              guint64         seed)
{
  g_autoptr (BmLessonRun) run = bm_lesson_run_new (puzzle);
  g_autoptr (BmBot) bot = bm_bot_new (&tb_game, level, seed, 1);

  while (!bm_lesson_run_is_done (run) && !bm_lesson_run_is_over (run))
    {
      TbPosition pos = *(const TbPosition *) bm_lesson_run_get_position (run);
      BmMove move = bm_lesson_run_reply (run);

      if (tb_game.to_act (&pos) == BM_SIDE_NOBODY)
        return FALSE;
      if (move == BM_MOVE_NONE)
        {
          tb_rules_hide (&pos, (guint) puzzle->side);
          move = bm_bot_choose (bot, &pos, puzzle->side, NULL, NULL);
        }
      bm_lesson_run_play (run, move);
    }
  return bm_lesson_run_is_done (run);
}

static void
test_random (void)
{
  for (guint i = 0; i < puzzles ()->lessons->len; i++)
    {
      guint solved = 0;

      for (guint64 seed = 1; seed <= N_TRIES; seed++)
        solved += is_solved_by (puzzle_at (i), BM_LEVEL_RANDOM, seed);
      g_test_message ("%s: %u of %u", puzzle_at (i)->id, solved, N_TRIES);
      g_assert_cmpuint (solved * 5, <, N_TRIES);
    }
}

/* The harder half. */
static void
test_greedy (void)
{
  for (guint i = 0; i < puzzles ()->lessons->len; i++)
    {
      gboolean solved = FALSE;

      for (guint64 seed = 1; seed <= 3; seed++)
        solved |= is_solved_by (puzzle_at (i), BM_LEVEL_GREEDY, seed);
      g_test_message ("%s: %s", puzzle_at (i)->id, solved ? "solved" : "failed");
      g_assert_false (solved && i >= puzzles ()->lessons->len / 2);
    }
}

/* ---- The turn is over */

static const TbPosition *
position_of (BmLessonSession *session)
{
  return bm_match_get_position (bm_lesson_session_get_match (session));
}

static void
play (BmLessonSession *session,
      const char      *text)
{
  BmMove move = tb_game.read_move (position_of (session), text);

  g_assert_null (bm_lesson_session_guard (position_of (session), move, session));
  g_assert_true (bm_match_play (bm_lesson_session_get_match (session), move, NULL));
  while (bm_lesson_session_get_reply (session) != BM_MOVE_NONE)
    bm_lesson_session_reply (session);
}

/* Nobody moves any more, and the answer to the try stands there; what is taken back can be played again. */
static void
test_over (void)
{
  g_autoptr (BmLessonSession) session = bm_lesson_session_new ();
  const BmLesson *puzzle = NULL;
  const BmLessonTip *tip;
  BmMove moves[BM_MAX_MOVES];
  BmLessonRun *run;

  for (guint i = 0; i < puzzles ()->lessons->len; i++)
    if (strcmp (puzzle_at (i)->title, "Cool Head") == 0)
      puzzle = puzzle_at (i);
  g_assert_nonnull (puzzle);
  tip = &g_array_index (bm_lesson_get_step (puzzle, 0)->tips, BmLessonTip, 0);
  bm_lesson_session_start (session, puzzle, NULL);
  run = bm_lesson_session_get_run (session);
  for (guint i = 0; tip->moves[i] != NULL; i++)
    {
      g_assert_false (bm_lesson_run_is_over (run));
      play (session, tip->moves[i]);
    }
  g_assert_true (bm_lesson_run_is_over (run));
  g_assert_true (bm_lesson_run_is_stuck (run));
  g_assert_false (bm_lesson_run_is_done (run));
  g_assert_cmpstr (bm_lesson_run_get_tip (run), ==, tip->text);
  g_assert_cmpuint (position_of (session)->turn, ==, TB_BLUE);
  g_assert_cmpuint (tb_rules_legal (position_of (session), moves), >, 0);
  g_assert_nonnull (strstr (bm_lesson_session_guard (position_of (session), moves[0], session), "The turn is over"));
  g_assert_true (bm_match_undo (bm_lesson_session_get_match (session)));
  g_assert_false (bm_lesson_run_is_over (run));
  g_assert_cmpuint (position_of (session)->turn, ==, TB_RED);
  play (session, "use cool-box");
  play (session, "take");
  g_assert_false (bm_lesson_run_is_over (run));
}

/* Each wrong try gets its own answer. */
static void
test_wrong_tries (void)
{
  for (guint i = 0; i < puzzles ()->lessons->len; i++)
    {
      GArray *tips = bm_lesson_get_step (puzzle_at (i), 0)->tips;

      for (guint k = 0; k < tips->len; k++)
        {
          g_autoptr (BmLessonSession) session = bm_lesson_session_new ();
          const BmLessonTip *tip = &g_array_index (tips, BmLessonTip, k);

          bm_lesson_session_start (session, puzzle_at (i), NULL);
          for (guint move = 0; tip->moves[move] != NULL; move++)
            play (session, tip->moves[move]);
          g_assert_false (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
          g_assert_cmpstr (bm_lesson_run_get_tip (bm_lesson_session_get_run (session)), ==, tip->text);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/terror-puzzles/many", test_many);
  g_test_add_func ("/terror-puzzles/dealt", test_dealt);
  g_test_add_func ("/terror-puzzles/random", test_random);
  g_test_add_func ("/terror-puzzles/greedy", test_greedy);
  g_test_add_func ("/terror-puzzles/over", test_over);
  g_test_add_func ("/terror-puzzles/wrong-tries", test_wrong_tries);
  return g_test_run ();
}
