/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Lessons as they are played: by their solutions, by what they do not take, back and forth; and read from rubbish.
 */
#include "config.h"

#include <string.h>

#include "wr-cards-json.h"
#include "bm-lesson-run.h"
#include "bm-rule-words.h"
#include "bm-rulebook.h"
#include "wr-game.h"
#include "wr-move-text.h"
#include "wr-rules.h"
#include "wr-learn.h"

static const char course[] =
  "{\"format\": \"bloodmoon-lessons\", \"version\": 1, \"id\": \"c\", \"title\": \"C\", \"summary\": \"S.\", \"lessons\": ["
  "{\"id\": \"l\", \"title\": \"L\", \"summary\": \"S.\", \"minutes\": 1, \"side\": \"bird\", \"rules\": [\"R6.1\"], \"steps\": ["
  "{\"position\": {\"day\": 4, \"turn\": \"bird\", \"bird\": {\"at\": \"f0\"}, \"hunger\": 6}, \"rolls\": [\"d6 2\"],"
  " \"text\": \"Fly to d0.\", \"allow\": [\"fly d0\"], \"else\": \"No.\","
  " \"refuse\": [{\"moves\": [\"fly e*\"], \"text\": \"Not e.\"}],"
  " \"goals\": [{\"expect\": {\"position\": {\"bird\": {\"at\": \"d0\"}}}, \"praise\": \"Good.\","
  " \"solution\": [\"fly d0\"]}]},"
  "{\"text\": \"Read this.\"},"
  "{\"text\": \"End.\", \"reply\": [\"move green up | end\", \"bite green | end\"],"
  " \"tips\": [{\"expect\": {\"events\": [\"dug d1\"]}, \"text\": \"A hole.\"},"
  " {\"expect\": {\"events\": [\"dug d2\"]}, \"text\": \"A shaft.\"}],"
  " \"goals\": [{\"expect\": {\"events\": [\"moved green b8 b7\", \"turn bird 4\"]}, \"praise\": \"Better.\","
  " \"solution\": [\"end\"]}]}]}]}";

typedef struct
{
  BmCourse    *course;
  BmLessonRun *run;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->course = bm_course_parse (&wr_learn, "course", course, strlen (course), &error);
  g_assert_no_error (error);
  fixture->run = bm_lesson_run_new (g_ptr_array_index (fixture->course->lessons, 0));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  bm_lesson_run_free (fixture->run);
  bm_course_free (fixture->course);
}

static BmMove
move_of (BmLessonRun *run,
         const char  *text)
{
  BmMove move = wr_move_from_text (bm_lesson_run_get_position (run), text);

  g_assert_true (wr_rules_is_legal (bm_lesson_run_get_position (run), move));
  return move;
}

static const char *
refusal_of (BmLessonRun *run,
            const char  *text)
{
  return bm_lesson_run_refuses (run, bm_lesson_run_get_position (run), move_of (run, text));
}

static void
play (BmLessonRun *run,
      const char  *text)
{
  g_assert_null (refusal_of (run, text));
  bm_lesson_run_play (run, move_of (run, text));
}

static void
test_refusals (Fixture       *fixture,
               gconstpointer  data)
{
  g_assert_null (refusal_of (fixture->run, "fly d0"));
  g_assert_cmpstr (refusal_of (fixture->run, "fly e0"), ==, "Not e.");
  g_assert_cmpstr (refusal_of (fixture->run, "fly g0"), ==, "No.");
  g_assert_cmpstr (refusal_of (fixture->run, "drill"), ==, "No.");
  g_assert_cmpstr (refusal_of (fixture->run, "end"), ==, "No.");
  g_assert_false (bm_lesson_run_is_done (fixture->run));
  play (fixture->run, "fly d0");
  g_assert_true (bm_lesson_run_is_done (fixture->run));
  g_assert_cmpstr (bm_lesson_run_get_goal (fixture->run)->praise, ==, "Good.");
  /* What comes after belongs to the next step. */
  g_assert_nonnull (refusal_of (fixture->run, "drill"));
}

static void
test_reading_step (Fixture       *fixture,
                   gconstpointer  data)
{
  const WrPosition *pos;

  play (fixture->run, "fly d0");
  bm_lesson_run_begin (fixture->run, 1);
  g_assert_true (bm_lesson_run_is_done (fixture->run));
  g_assert_null (bm_lesson_run_get_goal (fixture->run));
  g_assert_nonnull (refusal_of (fixture->run, "drill"));
  /* It went on from there. */
  pos = bm_lesson_run_get_position (fixture->run);
  g_assert_cmpint (pos->at[WR_PIECE_BIRD], ==, WR_SPACE (3, 0));
}

static void
test_replies (Fixture       *fixture,
              gconstpointer  data)
{
  BmLessonRun *run = fixture->run;
  WrPosition theirs;

  play (run, "fly d0");
  bm_lesson_run_begin (run, 2);
  g_assert_true (bm_lesson_run_reply (run) == BM_MOVE_NONE);
  g_assert_null (bm_lesson_run_get_tip (run));
  play (run, "dig down");
  g_assert_cmpstr (bm_lesson_run_get_tip (run), ==, "A hole.");
  /* The hole is still there, and has been told. */
  play (run, "dig down");
  g_assert_cmpstr (bm_lesson_run_get_tip (run), ==, "A shaft.");
  theirs = *(const WrPosition *) bm_lesson_run_get_position (run);
  wr_rules_apply (&theirs, move_of (run, "end"), NULL, NULL);
  play (run, "end");
  g_assert_true (bm_lesson_run_reply (run) == move_of (run, "move green up"));
  bm_lesson_run_play (run, bm_lesson_run_reply (run));
  g_assert_false (bm_lesson_run_is_done (run));
  /* The bite is not legal, so the other one comes. */
  g_assert_true (bm_lesson_run_reply (run) == move_of (run, "end"));
  bm_lesson_run_play (run, bm_lesson_run_reply (run));
  g_assert_true (bm_lesson_run_is_done (run));
  g_assert_true (bm_lesson_run_reply (run) == BM_MOVE_NONE);
  /* Taken back to before them, they come from the first one on. */
  bm_lesson_run_follow (run, &theirs, NULL, 0, 0);
  g_assert_true (bm_lesson_run_reply (run) == move_of (run, "move green up"));
  /* Begun anew, nothing of all that has been told. */
  bm_lesson_run_begin (run, 2);
  g_assert_null (bm_lesson_run_get_tip (run));
}

/* Whoever takes a move back is told how far things have come, and the goal is not reached any more. */
static void
test_taken_back (Fixture       *fixture,
                 gconstpointer  data)
{
  const WrPosition before = *(const WrPosition *) bm_lesson_run_get_position (fixture->run);

  play (fixture->run, "fly d0");
  g_assert_true (bm_lesson_run_is_done (fixture->run));
  bm_lesson_run_follow (fixture->run, &before, NULL, 0, 0);
  g_assert_false (bm_lesson_run_is_done (fixture->run));
  play (fixture->run, "fly d0");
  g_assert_true (bm_lesson_run_is_done (fixture->run));
}

static void
test_stuck (Fixture       *fixture,
            gconstpointer  data)
{
  WrPosition lost = *(const WrPosition *) bm_lesson_run_get_position (fixture->run), theirs = lost;

  g_assert_false (bm_lesson_run_is_stuck (fixture->run));
  /* Nothing that the rival can do is what the step takes, and nobody has to wait for that. */
  wr_rules_apply (&theirs, move_of (fixture->run, "end"), NULL, NULL);
  bm_lesson_run_follow (fixture->run, &theirs, NULL, 0, 0);
  g_assert_cmpint (wr_position_to_act (&theirs), ==, WR_SIDE_WORMS);
  g_assert_false (bm_lesson_run_is_stuck (fixture->run));
  lost.winner = WR_SIDE_WORMS;
  lost.hunger = 0;
  bm_lesson_run_follow (fixture->run, &lost, NULL, 0, 0);
  g_assert_true (bm_lesson_run_is_stuck (fixture->run));
}

/* Of moves that are only taken one after the other, the one that would leave none to reach the goal waits. */
static void
test_order (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BmLessonRun) run = NULL;

  wr_cards_box (&error);
  g_assert_no_error (error);
  run = bm_lesson_run_new (bm_courses_find (bm_courses_get (&wr_learn, NULL), "first-meal"));
  play (run, "fly d0");
  bm_lesson_run_begin (run, 1);
  play (run, "eat d1");
  bm_lesson_run_begin (run, 2);
  g_assert_cmpstr (refusal_of (run, "dig down"), ==, "Two actions are just enough: fly to h0, then dig down.");
  g_assert_cmpstr (refusal_of (run, "fly g0"), ==, "Yellow is in column h. Fly to the grass at h0.");
  play (run, "fly h0");
  g_assert_false (bm_lesson_run_is_stuck (run));
  play (run, "dig down");
  g_assert_true (bm_lesson_run_is_done (run));
}

/* In the program's lessons nothing that is not taken is nothing: each legal move is taken or has words, and each step
   takes one. */
static void
test_own_lessons (void)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *courses;
  guint n_steps = 0;

  wr_cards_box (&error);
  g_assert_no_error (error);
  courses = bm_courses_get (&wr_learn, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < courses->len; i++)
    {
      const BmCourse *own = g_ptr_array_index (courses, i);

      for (guint k = 0; k < own->lessons->len; k++)
        {
          const BmLesson *lesson = g_ptr_array_index (own->lessons, k);
          g_autoptr (BmLessonRun) run = bm_lesson_run_new (lesson);

          g_assert_true (bm_courses_find (courses, lesson->id) == lesson);
          for (guint step = 0; step < lesson->steps->len; step++)
            {
              BmMove moves[BM_MAX_MOVES];
              guint n, taken = 0;

              if (bm_lesson_get_step (lesson, step)->position == NULL)
                continue;
              n_steps++;
              bm_lesson_run_begin (run, step);
              n = wr_rules_legal (bm_lesson_run_get_position (run), moves);
              for (guint m = 0; m < n; m++)
                {
                  const char *words = bm_lesson_run_refuses (run, bm_lesson_run_get_position (run), moves[m]);

                  taken += words == NULL;
                  g_assert_true (words == NULL || strlen (words) > 10);
                }
              g_assert_cmpuint (taken, >, 0);
              g_assert_false (bm_lesson_run_is_done (run));
            }
        }
    }
  g_assert_cmpuint (n_steps, >=, 16);
  g_assert_null (bm_courses_find (courses, "no-such-lesson"));
}

/* Whatever is done to the text, it is read or refused, and what is read is played without harm. */
static void
test_rubbish (void)
{
  gsize length = strlen (course);
  guint refused = 0;

  for (guint i = 0; i < 4000; i++)
    {
      g_autofree char *text = g_strdup (course);
      g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autoptr (BmCourse) read = NULL;
      gsize n = g_test_rand_int_range (0, 4) == 0 ? (gsize) g_test_rand_int_range (0, (gint) length) : length;

      for (int k = g_test_rand_int_range (1, 4); k > 0; k--)
        text[g_test_rand_int_range (0, (gint) length)] = (char) g_test_rand_int_range (32, 127);
      read = bm_course_parse (&wr_learn, "rubbish", text, n, &error);
      g_assert_true ((read == NULL) == (error != NULL));
      refused += read == NULL;
      if (read != NULL)
        bm_course_check (read, faults);
    }
  g_assert_cmpuint (refused, >, 1000);
}

/* A game that has neither lessons nor a rulebook. */
static void
test_none (void)
{
  static BmLearnGame plain = { .rules = &wr_game };
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (bm_courses_get (&plain, &error)->len, ==, 0);
  g_assert_no_error (error);
  g_assert_cmpuint (bm_rulebook_n_pages (bm_rulebook (&plain)), ==, 0);
  g_assert_null (bm_rule_words (&plain, "R1.1"));
  g_assert_null (bm_rule_words (NULL, "R1.1"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/lesson-run/refusals", Fixture, NULL, set_up, test_refusals, tear_down);
  g_test_add ("/lesson-run/reading-step", Fixture, NULL, set_up, test_reading_step, tear_down);
  g_test_add ("/lesson-run/replies", Fixture, NULL, set_up, test_replies, tear_down);
  g_test_add ("/lesson-run/taken-back", Fixture, NULL, set_up, test_taken_back, tear_down);
  g_test_add ("/lesson-run/stuck", Fixture, NULL, set_up, test_stuck, tear_down);
  g_test_add_func ("/lesson-run/order", test_order);
  g_test_add_func ("/lesson-run/own-lessons", test_own_lessons);
  g_test_add_func ("/lesson-run/rubbish", test_rubbish);
  g_test_add_func ("/lesson-run/none", test_none);
  return g_test_run ();
}
