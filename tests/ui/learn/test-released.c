/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What released versions have kept beside matches is read for ever: own puzzles, how far lessons have come, and what
 * somebody knows already.
 */
#define G_SETTINGS_ENABLE_BACKEND

#include "config.h"

#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <string.h>

#include "wr-cards-json.h"
#include "bm-lesson-progress.h"
#include "bm-lesson-session.h"
#include "bm-mastery.h"
#include "bm-puzzle-shelf.h"
#include "wr-hint-topics.h"
#include "wr-game.h"
#include "wr-game-ui.h"
#include "wr-learn.h"

/* ---- Puzzles */

static void
test_puzzles (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", "puzzles", NULL);
  g_autoptr(GPtrArray) shelf = bm_puzzle_shelf_read (&wr_learn, folder);

  /* With cards, proven and not. */
  g_assert_cmpuint (shelf->len, >=, 3);
  for (guint i = 0; i < shelf->len; i++)
    {
      const BmShelved *shelved = g_ptr_array_index (shelf, i);

      g_assert_no_error (shelved->fault);
      g_assert_nonnull (shelved->course);
      /* A card may do another thing by now; what has none is proven for ever. */
      if (strstr (shelved->path, "without-cards") != NULL)
        g_assert_true (shelved->proven);
      if (strstr (shelved->path, "unproven") != NULL)
        g_assert_false (shelved->proven);
    }
}

static void
test_names (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "puzzles", "0.6.0-without-cards.bloodmoon-puzzle",
                                                 NULL);
  g_autofree char *text = NULL, *again = NULL;
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(GError) error = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  bm_puzzle_parse (&puzzle, &wr_learn, "0.6.0", text, length, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (puzzle.name, ==, "Over “Green”, ä星🐦");
  g_assert_cmpint (puzzle.goal, ==, WR_GOAL_EAT);
  again = bm_puzzle_to_text (&puzzle);
  g_assert_cmpstr (again, ==, text);
}

/* ---- Settings */

typedef struct
{
  char      *folder;
  GSettings *settings;
} Fixture;

/* A copy: what is read may be written again. */
static void
set_up (Fixture       *fixture,
        gconstpointer  file)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "data", "settings", file, NULL);
  g_autofree char *text = NULL, *to = NULL;
  g_autoptr(GSettingsBackend) backend = NULL;
  gsize length;

  fixture->folder = g_dir_make_tmp ("bm-test-released-XXXXXX", NULL);
  to = g_build_filename (fixture->folder, "keyfile", NULL);
  g_assert_true (g_file_get_contents (from, &text, &length, NULL));
  g_assert_true (g_file_set_contents (to, text, (gssize) length, NULL));
  backend = g_keyfile_settings_backend_new (to, "/io/github/bloodmoon/BloodMoon/", "BloodMoon");
  fixture->settings = g_settings_new_with_backend (APP_ID, backend);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  file)
{
  g_autofree char *to = g_build_filename (fixture->folder, "keyfile", NULL);

  g_settings_sync ();
  g_clear_object (&fixture->settings);
  g_remove (to);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

/* The ply at which lesson ID is taken up again, and its STEP. */
static guint
take_up (Fixture    *fixture,
         const char *id,
         guint      *step)
{
  g_auto(GStrv) tokens = bm_lesson_progress_dup_begun (fixture->settings, id);
  g_autoptr(BmLessonSession) session = bm_lesson_session_new ();
  g_autoptr(GError) error = NULL;
  GPtrArray *courses = bm_courses_get (&wr_learn, &error);

  g_assert_no_error (error);
  g_assert_nonnull (tokens);
  g_assert_nonnull (bm_courses_find (courses, id));
  bm_lesson_session_start (session, bm_courses_find (courses, id), (const char *const *) tokens);
  *step = bm_lesson_run_get_step (bm_lesson_session_get_run (session));
  return bm_match_get_ply (bm_lesson_session_get_match (session));
}

static void
test_lessons (Fixture       *fixture,
              gconstpointer  file)
{
  guint step;

  g_assert_true (bm_lesson_progress_is_done (fixture->settings, "first-meal"));
  g_assert_true (bm_lesson_progress_is_done (fixture->settings, "puzzle-02"));
  g_assert_false (bm_lesson_progress_is_done (fixture->settings, "wriggle"));
  g_assert_cmpuint (take_up (fixture, "wriggle", &step), ==, 2);
  g_assert_cmpuint (step, ==, 2);
  g_assert_cmpuint (take_up (fixture, "puzzle-01", &step), ==, 1);
  bm_lesson_progress_set_done (fixture->settings, "wriggle");
  g_assert_null (bm_lesson_progress_dup_begun (fixture->settings, "wriggle"));
  g_assert_cmpuint (take_up (fixture, "puzzle-01", &step), ==, 1);
  g_assert_true (bm_lesson_progress_is_done (fixture->settings, "first-meal"));
}

static void
test_mastery (Fixture       *fixture,
              gconstpointer  file)
{
  static const char ada[] = "name:Ada ’s “Ä”=[x];";
  g_autoptr(BmMastery) mastery = bm_mastery_new (fixture->settings, &wr_game, wr_learn.players, wr_topics);
  g_auto(GStrv) people = bm_mastery_dup_people (mastery);

  g_assert_cmpuint (g_strv_length (people), ==, 2);
  g_assert_true (g_strv_contains ((const char *const *) people, ada));
  g_assert_true (bm_mastery_get_help (mastery, WR_SIDE_BIRD));
  g_assert_false (bm_mastery_get_help (mastery, WR_SIDE_WORMS));
  g_assert_cmphex (bm_mastery_get_explained (mastery, "alone"), ==,
                   WR_TOPIC_BIT (WR_TOPIC_RAIN) | WR_TOPIC_BIT (WR_TOPIC_LAVA));
  g_assert_cmphex (bm_mastery_get_known (mastery, "alone"), ==, WR_TOPIC_BIT (WR_TOPIC_PUSH));
  g_assert_cmpuint (bm_mastery_get_used (mastery, "alone", WR_TOPIC_PECK), ==, 1);
  g_assert_cmpuint (bm_mastery_get_used (mastery, ada, WR_TOPIC_EATING), ==, 1);
  /* What is added leaves the rest as it was. */
  bm_mastery_use (mastery, "alone", WR_TOPIC_BIT (WR_TOPIC_PECK));
  g_assert_cmphex (bm_mastery_get_known (mastery, "alone"), ==,
                   WR_TOPIC_BIT (WR_TOPIC_PUSH) | WR_TOPIC_BIT (WR_TOPIC_PECK));
  g_assert_cmpuint (bm_mastery_get_used (mastery, ada, WR_TOPIC_EATING), ==, 1);
}

/* Settings can be written by anybody: what is of no known kind is passed over, and what means nothing here is kept for
   who knows it. */
static void
test_hostile (Fixture       *fixture,
              gconstpointer  file)
{
  g_autoptr(BmMastery) mastery = bm_mastery_new (fixture->settings, &wr_game, wr_learn.players, wr_topics);
  g_auto(GStrv) people = NULL;
  g_autofree char *written = NULL;
  g_autoptr(GVariant) value = NULL;
  guint step;

  g_settings_set_value (fixture->settings, "help-used", g_variant_new_parsed (
    "{'alone': {'push': uint32 4294967295, 'from-a-newer-version': 3, '': 1}, 'alone': {'push': 1},"
    " 'nobody': {'push': 2}}"));
  g_settings_set_value (fixture->settings, "help-explained", g_variant_new_parsed (
    "{'bird': ['', 'x', 'rain', 'rain']}"));
  g_settings_set_value (fixture->settings, "lessons-begun", g_variant_new_parsed (
    "{'wriggle': ['99999999999999999999', 'end'], 'push': ['0', '', 'next', 'end'], 'first-meal': @as [],"
    " 'puzzle-01': ['0', 'fly b0', 'fly b0', 'next'], '': ['x']}"));
  people = bm_mastery_dup_people (mastery);
  g_assert_cmpuint (g_strv_length (people), ==, 2);
  g_assert_cmpuint (bm_mastery_get_used (mastery, "alone", WR_TOPIC_PUSH), <=, 1000);
  g_assert_cmphex (bm_mastery_get_explained (mastery, "bird"), ==, WR_TOPIC_BIT (WR_TOPIC_RAIN));
  bm_mastery_use (mastery, "alone", WR_TOPIC_BIT (WR_TOPIC_PECK));
  value = g_settings_get_value (fixture->settings, "help-used");
  written = g_variant_print (value, FALSE);
  g_assert_nonnull (strstr (written, "from-a-newer-version"));
  g_assert_nonnull (strstr (written, "nobody"));
  g_assert_cmpuint (take_up (fixture, "wriggle", &step), ==, 0);
  g_assert_cmpuint (take_up (fixture, "push", &step), ==, 0);
  g_assert_cmpuint (take_up (fixture, "first-meal", &step), ==, 0);
  g_assert_cmpuint (take_up (fixture, "puzzle-01", &step), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bm_game_ui_register (&wr_game_ui);
  g_assert_nonnull (wr_cards_box (NULL));
  g_test_add_func ("/released/puzzles", test_puzzles);
  g_test_add_func ("/released/names", test_names);
  g_test_add ("/released/lessons", Fixture, "0.6.0.keyfile", set_up, test_lessons, tear_down);
  g_test_add ("/released/mastery", Fixture, "0.6.0.keyfile", set_up, test_mastery, tear_down);
  g_test_add ("/released/hostile-settings", Fixture, "0.6.0.keyfile", set_up, test_hostile, tear_down);
  return g_test_run ();
}
