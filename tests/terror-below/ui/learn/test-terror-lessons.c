/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Lessons of Terror Below in the window: the first one by presses from the title to its end, what is not taken, what can be
 * pressed, and what is kept; puzzles by keyboard, one solved and one failed; and all of them at the table.
 */
#include "config.h"

#include "tb-driver.h"

#include <string.h>

#include "bm-lesson-panel.h"
#include "bm-lesson-progress.h"
#include "bm-lesson-screen.h"
#include "tb-game.h"
#include "tb-learn.h"
#include "tb-names.h"

static void
open_lessons (UiDriver *driver)
{
  ui_driver_open (driver, 2);
  g_settings_reset (driver->settings, "lessons-done");
  g_settings_reset (driver->settings, "lessons-begun");
  ui_driver_click (driver, "Terror Below");
  ui_driver_click (driver, "Learn");
  g_assert_true (ui_driver_has_heading (driver, "Learn"));
}

static void
open_first (UiDriver *driver)
{
  open_lessons (driver);
  ui_driver_click (driver, "Fetch and deliver");
}

static BmLessonPanel *
panel_of (UiDriver *driver)
{
  GtkWidget *panel = ui_driver_find (driver, BM_TYPE_LESSON_PANEL, "Lesson");

  g_assert_nonnull (panel);
  return BM_LESSON_PANEL (panel);
}

static gboolean
is_done (UiDriver *driver)
{
  return bm_lesson_panel_get_note (panel_of (driver)) == BM_LESSON_NOTE_PRAISE;
}

static void
assert_says (UiDriver   *driver,
             const char *part)
{
  g_autofree char *words = bm_lesson_panel_dup_words (panel_of (driver));

  if (strstr (words, part) == NULL)
    g_error ("“%s” is not in “%s”", part, words);
}

static void
press (UiDriver   *driver,
       const char *name)
{
  tb_driver_press (driver, tb_driver_at (name));
}

static void
go_on (UiDriver *driver)
{
  UI_WAIT_UNTIL (is_done (driver));
  ui_driver_click (driver, "Next");
}

/* ---- The first lesson */

static void
test_first (void)
{
  UiDriver driver;

  open_first (&driver);
  assert_says (&driver, "press c2");
  press (&driver, "c2");
  assert_says (&driver, "There you are");
  go_on (&driver);
  press (&driver, "take");
  go_on (&driver);
  press (&driver, "motorcycle-1");
  press (&driver, "worm 1");
  go_on (&driver);
  press (&driver, "a2");
  g_assert_false (is_done (&driver));
  /* There are two ways to deliver; the lesson takes one of them. */
  press (&driver, "deliver");
  ui_driver_click (&driver, "Pink Egg, no Bounty: 1 point");
  assert_says (&driver, "For that you would get 1 point.");
  press (&driver, "deliver");
  ui_driver_click (&driver, "Pink Egg, Bounty: 3 points");
  UI_WAIT_UNTIL (is_done (&driver));
  assert_says (&driver, "3 points!");
  g_assert_false (bm_lesson_progress_is_done (driver.settings, "desert-drive"));
  ui_driver_click (&driver, "Next");
  g_assert_true (bm_lesson_progress_is_done (driver.settings, "desert-drive"));
  assert_says (&driver, "The hatched spaces");
  ui_driver_close (&driver);
}

/* What is not taken is answered by the lesson and changes nothing; the second try brings the hint. */
static void
test_wrong_tries (void)
{
  UiDriver driver;
  TbPosition before;

  open_first (&driver);
  before = *tb_driver_position (&driver);
  press (&driver, "a3");
  assert_says (&driver, "A fine drive, but the Egg lies at c2");
  g_assert_cmpint (bm_lesson_panel_get_note (panel_of (&driver)), ==, BM_LESSON_NOTE_NO);
  press (&driver, "done");
  assert_says (&driver, "All in good time.");
  assert_says (&driver, "Press the space c2");
  g_assert_true (tb_position_equal (tb_driver_position (&driver), &before));
  /* Next says that there is something to do first. */
  ui_driver_click (&driver, "Next");
  assert_says (&driver, "This step is not done yet.");
  press (&driver, "c2");
  g_assert_true (is_done (&driver));
  /* After that the step takes nothing more, but for Undo. */
  press (&driver, "take");
  g_assert_cmpuint (tb_driver_position (&driver)->players[0].eggs, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (tb_driver_table (&driver)), "table.undo", NULL);
  ui_driver_settle ();
  g_assert_false (is_done (&driver));
  g_assert_true (tb_position_equal (tb_driver_position (&driver), &before));
  ui_driver_close (&driver);
}

/* A card of which the lesson takes no move is not even picked. */
static void
test_wrong_card (void)
{
  UiDriver driver;

  open_first (&driver);
  press (&driver, "c2");
  go_on (&driver);
  press (&driver, "take");
  go_on (&driver);
  press (&driver, "boots-4");
  assert_says (&driver, "The Boots have 2 points, and you need 3");
  press (&driver, "bicycle-2");
  assert_says (&driver, "would be just enough");
  press (&driver, "worm 1");
  g_assert_cmpuint (tb_driver_position (&driver)->step, ==, TB_STEP_PLAY);
  press (&driver, "motorcycle-1");
  g_assert_cmpuint (tb_driver_position (&driver)->step, ==, TB_STEP_ACT);
  ui_driver_close (&driver);
}

static gboolean
is_lit (UiDriver   *driver,
        const char *name)
{
  return gtk_widget_has_css_class (tb_driver_find_at (driver, tb_driver_at (name)), "lit");
}

/* Only what the lesson takes is offered. */
static void
test_marks (void)
{
  UiDriver driver;

  open_first (&driver);
  press (&driver, "c2");
  go_on (&driver);
  press (&driver, "take");
  go_on (&driver);
  g_assert_true (is_lit (&driver, "motorcycle-1"));
  g_assert_false (is_lit (&driver, "boots-4"));
  ui_driver_close (&driver);
}

/* The key for a suggestion asks for the lesson's hint. */
static void
test_hint (void)
{
  UiDriver driver;

  open_first (&driver);
  gtk_widget_activate_action (GTK_WIDGET (tb_driver_table (&driver)), "table.suggest", NULL);
  ui_driver_settle ();
  g_assert_cmpint (bm_lesson_panel_get_note (panel_of (&driver)), ==, BM_LESSON_NOTE_HINT);
  assert_says (&driver, "Press the space c2");
  ui_driver_close (&driver);
}

/* A lesson that is left goes on where it was. */
static void
test_resume (void)
{
  UiDriver driver;

  open_first (&driver);
  press (&driver, "c2");
  go_on (&driver);
  ui_driver_click (&driver, "Leave");
  ui_driver_close (&driver);
  ui_driver_open (&driver, 2);
  ui_driver_click (&driver, "Terror Below");
  ui_driver_click (&driver, "Learn");
  ui_driver_click (&driver, "Fetch and deliver");
  assert_says (&driver, "The Egg lies in your own space now.");
  g_assert_cmpuint (tb_driver_position (&driver)->players[0].at, ==, tb_space_from_text ("c2"));
  ui_driver_close (&driver);
}

/* Each game has its own lessons, and the list of the other comes after them. */
static void
test_games (void)
{
  UiDriver driver;

  open_first (&driver);
  ui_driver_click (&driver, "Leave");
  ui_driver_click (&driver, "Back");
  ui_driver_click (&driver, "Worms Rising");
  ui_driver_click (&driver, "Learn");
  g_assert_false (ui_driver_has_button (&driver, "Fetch and deliver"));
  g_assert_true (ui_driver_has_button (&driver, "The first meal"));
  ui_driver_click (&driver, "Back");
  ui_driver_click (&driver, "Terror Below");
  ui_driver_click (&driver, "Learn");
  ui_driver_click (&driver, "Fetch and deliver");
  assert_says (&driver, "press c2");
  ui_driver_close (&driver);
}

/* ---- Puzzles, by keyboard */

#define BLADE_TITLE "Twice with One Blade"
#define BLADE_ID    "desert-puzzle-05"

static GtkWidget *
find_puzzle (UiDriver   *driver,
             const char *title)
{
  GtkWidget *button = ui_driver_find (driver, GTK_TYPE_BUTTON, title);

  g_assert_nonnull (button);
  return button;
}

static void
open_puzzle (UiDriver   *driver,
             const char *title)
{
  open_lessons (driver);
  gtk_widget_grab_focus (find_puzzle (driver, title));
  ui_driver_enter (driver);
}

static void
key (UiDriver   *driver,
     const char *accel)
{
  g_assert_true (ui_press_key (GTK_WIDGET (tb_driver_table (driver)), accel));
}

/* Pistol, Machete, which comes back, Machete, Harpoon Gun, of a hand in the order of their names. */
static void
solve_blade (UiDriver *driver)
{
  static const char *const keys[] = { "<Shift>3", "<Shift>2", "<Shift>2", "<Shift>1" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_false (is_done (driver));
      key (driver, keys[i]);
    }
  UI_WAIT_UNTIL (is_done (driver));
}

static void
test_puzzle_solved (void)
{
  UiDriver driver;

  open_puzzle (&driver, BLADE_TITLE);
  assert_says (&driver, "A Crawler with 4 health has caught you");
  solve_blade (&driver);
  assert_says (&driver, "Both are beaten.");
  g_assert_true (ui_press_key (ui_find_type (driver.window, BM_TYPE_LESSON_SCREEN), "Page_Down"));
  g_assert_true (bm_lesson_progress_is_done (driver.settings, BLADE_ID));
  /* The next one has begun. */
  assert_says (&driver, "You are red, at d4");
  ui_driver_click (&driver, "Leave");
  g_assert_true (gtk_widget_has_css_class (find_puzzle (&driver, BLADE_TITLE), "done"));
  g_assert_false (gtk_widget_has_css_class (find_puzzle (&driver, "Ring of Stones"), "done"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "0 of 15 lessons · 1 of 24 puzzles"));
  ui_driver_close (&driver);
}

/* However often a move is refused, a puzzle's hint is only given to who asks for it. */
static void
test_puzzle_hint (void)
{
  UiDriver driver;

  open_puzzle (&driver, BLADE_TITLE);
  for (guint i = 0; i < 3; i++)
    press (&driver, "a1");
  g_assert_cmpint (bm_lesson_panel_get_note (panel_of (&driver)), !=, BM_LESSON_NOTE_HINT);
  gtk_widget_activate_action (GTK_WIDGET (tb_driver_table (&driver)), "table.suggest", NULL);
  ui_driver_settle ();
  g_assert_cmpint (bm_lesson_panel_get_note (panel_of (&driver)), ==, BM_LESSON_NOTE_HINT);
  ui_driver_close (&driver);
}

/* The answer to a wrong try, and the end of the turn; taken back, it can still be solved. */
static void
test_puzzle_failed (void)
{
  UiDriver driver;

  open_puzzle (&driver, BLADE_TITLE);
  key (&driver, "<Shift>1");
  key (&driver, "<Shift>2");
  assert_says (&driver, "now only the Machete is left");
  g_assert_false (is_done (&driver));
  key (&driver, "<Control>Return");
  UI_WAIT_UNTIL (bm_lesson_panel_get_note (panel_of (&driver)) == BM_LESSON_NOTE_NO);
  assert_says (&driver, "There is no way on from here.");
  /* Nobody plays on, and nobody is said to. */
  g_assert_false (ui_driver_says (&driver, "is thinking"));
  g_assert_cmpuint (tb_driver_position (&driver)->turn, ==, TB_BLUE);
  ui_driver_settle ();
  g_assert_cmpuint (tb_driver_position (&driver)->turn, ==, TB_BLUE);
  g_assert_true (ui_press_key (ui_find_type (driver.window, BM_TYPE_LESSON_SCREEN), "<Control>Home"));
  assert_says (&driver, "A Crawler with 4 health has caught you");
  solve_blade (&driver);
  ui_driver_close (&driver);
}

/* ---- All of them */

static void
solve_step (UiDriver           *driver,
            const BmLessonStep *step)
{
  char **solution = step->goals->len == 0 ? NULL : g_array_index (step->goals, BmLessonGoal, 0).solution;
  BmMatch *match = tb_driver_match (driver);

  for (guint i = 0; solution != NULL && solution[i] != NULL; i++)
    {
      UI_WAIT_UNTIL (bm_match_get_to_act (match) == 0);
      g_assert_true (bm_match_play (match, tb_game.read_move (bm_match_get_position (match), solution[i]), NULL));
      ui_driver_settle ();
    }
  UI_WAIT_UNTIL (step->goals->len == 0 || is_done (driver));
}

/* A whole match is only begun: after the first choice comes the first tip. */
static void
begin_match (UiDriver           *driver,
             const BmLessonStep *step)
{
  BmMatch *match = tb_driver_match (driver);
  BmMove moves[BM_MAX_MOVES];

  UI_WAIT_UNTIL (bm_match_get_to_act (match) == 0);
  g_assert_cmpuint (tb_game.legal (bm_match_get_position (match), moves), >, 1);
  g_assert_true (bm_match_play (match, moves[0], NULL));
  UI_WAIT_UNTIL (bm_match_get_to_act (match) == 0);
  ui_driver_settle ();
  assert_says (driver, g_array_index (step->tips, BmLessonTip, 0).text);
}

static void
play_lesson (UiDriver       *driver,
             const BmLesson *lesson)
{
  for (guint step = 0; step < lesson->steps->len; step++)
    {
      assert_says (driver, bm_lesson_get_step (lesson, step)->text);
      if (lesson->rival != BM_RIVAL_SCRIPT)
        begin_match (driver, bm_lesson_get_step (lesson, step));
      else
        solve_step (driver, bm_lesson_get_step (lesson, step));
      if (step + 1 < lesson->steps->len)
        ui_driver_click (driver, "Next");
    }
}

/* Where nothing has room, with the rival's moves and all motion. */
static void
test_all (void)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *courses = bm_courses_get (&tb_learn, &error);
  UiDriver driver;

  g_assert_no_error (error);
  ui_driver_open_size (&driver, 2, 800, 600);
  g_settings_reset (driver.settings, "lessons-done");
  g_settings_reset (driver.settings, "lessons-begun");
  ui_driver_click (&driver, "Terror Below");
  for (guint i = 0; i < courses->len; i++)
    for (guint k = 0; k < ((const BmCourse *) g_ptr_array_index (courses, i))->lessons->len; k++)
      {
        const BmLesson *lesson = g_ptr_array_index (((const BmCourse *) g_ptr_array_index (courses, i))->lessons, k);

        g_test_message ("%s", lesson->id);
        ui_driver_click (&driver, "Learn");
        ui_driver_click (&driver, lesson->title);
        play_lesson (&driver, lesson);
        ui_driver_click (&driver, "Leave");
        g_assert_cmpint (bm_lesson_progress_is_done (driver.settings, lesson->id), ==, lesson->rival == BM_RIVAL_SCRIPT);
        ui_driver_click (&driver, "Back");
      }
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/terror-lessons/first", test_first);
  g_test_add_func ("/terror-lessons/wrong-tries", test_wrong_tries);
  g_test_add_func ("/terror-lessons/wrong-card", test_wrong_card);
  g_test_add_func ("/terror-lessons/marks", test_marks);
  g_test_add_func ("/terror-lessons/hint", test_hint);
  g_test_add_func ("/terror-lessons/resume", test_resume);
  g_test_add_func ("/terror-lessons/games", test_games);
  g_test_add_func ("/terror-lessons/puzzle-solved", test_puzzle_solved);
  g_test_add_func ("/terror-lessons/puzzle-hint", test_puzzle_hint);
  g_test_add_func ("/terror-lessons/puzzle-failed", test_puzzle_failed);
  g_test_add_func ("/terror-lessons/all", test_all);
  return g_test_run ();
}
