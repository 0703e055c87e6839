/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Lessons in the window: each one by its solution, one by keyboard from the title to its end, what is not taken, what is
 * kept, and that the duel that waits is left alone.
 */
#include "config.h"

#include "ui-kept.h"

#include "wr-board-view.h"
#include "wr-cards-json.h"
#include "bm-learn-screen.h"
#include "bm-lesson-panel.h"
#include "bm-lesson-progress.h"
#include "bm-lesson-screen.h"
#include "bm-lesson-session.h"
#include "bm-status.h"
#include "wr-learn.h"
#include "wr-move-text.h"
#include "wr-rules.h"
#include "wr-space-button.h"

/* ---- Without a widget */

static GPtrArray *
courses (void)
{
  g_autoptr(GError) error = NULL;
  GPtrArray *all;

  wr_cards_box (&error);
  g_assert_no_error (error);
  all = bm_courses_get (&wr_learn, &error);
  g_assert_no_error (error);
  return all;
}

static BmMove
move_in (BmLessonSession *session,
         const char      *text)
{
  return wr_move_from_text (bm_match_get_position (bm_lesson_session_get_match (session)), text);
}

static void
play (BmLessonSession *session,
      const char      *text)
{
  BmMatch *match = bm_lesson_session_get_match (session);
  BmMove move = move_in (session, text);

  g_assert_null (bm_lesson_session_guard (bm_match_get_position (match), move, session));
  g_assert_true (bm_match_play (match, move, NULL));
  while (bm_lesson_session_get_reply (session) != BM_MOVE_NONE)
    bm_lesson_session_reply (session);
}

static void
solve_step (BmLessonSession *session)
{
  GArray *goals = bm_lesson_run_get (bm_lesson_session_get_run (session))->goals;
  char **solution = goals->len == 0 ? NULL : g_array_index (goals, BmLessonGoal, 0).solution;

  while (bm_lesson_session_get_reply (session) != BM_MOVE_NONE)
    bm_lesson_session_reply (session);
  for (guint i = 0; solution != NULL && solution[i] != NULL; i++)
    {
      g_assert_false (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
      g_assert_false (bm_lesson_session_next (session));
      play (session, solution[i]);
    }
  g_assert_true (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
}

static void
assert_same (BmLessonSession *a,
             BmLessonSession *b)
{
  g_auto(GStrv) mine = bm_lesson_session_dup_tokens (a), other = bm_lesson_session_dup_tokens (b);

  g_assert_true (g_strv_equal ((const char *const *) mine, (const char *const *) other));
  g_assert_cmpuint (bm_lesson_run_get_step (bm_lesson_session_get_run (a)), ==,
                    bm_lesson_run_get_step (bm_lesson_session_get_run (b)));
  g_assert_true (wr_position_equal (bm_match_get_position (bm_lesson_session_get_match (a)),
                                    bm_match_get_position (bm_lesson_session_get_match (b))));
  g_assert_true (bm_lesson_run_is_done (bm_lesson_session_get_run (a))
                 == bm_lesson_run_is_done (bm_lesson_session_get_run (b)));
}

/* What is written down is taken up again, at every point of the way. */
static void
check_taken_up (BmLessonSession *session)
{
  g_autoptr(BmLessonSession) other = bm_lesson_session_new ();
  g_auto(GStrv) tokens = bm_lesson_session_dup_tokens (session);

  bm_lesson_session_start (other, bm_lesson_run_get_lesson (bm_lesson_session_get_run (session)),
                           (const char *const *) tokens);
  assert_same (session, other);
}

static void
solve_lesson (const BmLesson *lesson)
{
  g_autoptr(BmLessonSession) session = bm_lesson_session_new ();

  bm_lesson_session_start (session, lesson, NULL);
  for (guint step = 0; step < lesson->steps->len; step++)
    {
      WrPosition begun;

      g_assert_cmpuint (bm_lesson_run_get_step (bm_lesson_session_get_run (session)), ==, step);
      check_taken_up (session);
      begun = *(const WrPosition *) bm_lesson_run_get_position (bm_lesson_session_get_run (session));
      solve_step (session);
      check_taken_up (session);
      /* Once more, and back and forth. */
      bm_lesson_session_again (session);
      g_assert_true (wr_position_equal (&begun, bm_match_get_position (bm_lesson_session_get_match (session))));
      if (step > 0)
        {
          g_assert_true (bm_lesson_session_back (session));
          solve_step (session);
          g_assert_true (bm_lesson_session_next (session));
        }
      g_assert_cmpuint (bm_lesson_run_get_step (bm_lesson_session_get_run (session)), ==, step);
      solve_step (session);
      g_assert_true (bm_lesson_session_next (session) == (step + 1 < lesson->steps->len));
    }
  g_assert_true (bm_lesson_session_is_last (session));
}

static void
test_solutions (void)
{
  guint n = 0;

  for (guint i = 0; i < courses ()->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses (), i);

      for (guint k = 0; k < course->lessons->len; k++)
        {
          const BmLesson *lesson = g_ptr_array_index (course->lessons, k);

          if (lesson->rival != BM_RIVAL_SCRIPT)
            continue;
          g_test_message ("%s", lesson->id);
          solve_lesson (lesson);
          n++;
        }
    }
  g_assert_cmpuint (n, >=, 12);
}

/* All can be taken back, over the rival's moves and dice, and more than that leads to the step before. */
static void
test_undo (void)
{
  g_autoptr(BmLessonSession) session = bm_lesson_session_new ();
  BmMatch *match;

  bm_lesson_session_start (session, bm_courses_find (courses (), "first-meal"), NULL);
  match = bm_lesson_session_get_match (session);
  for (guint i = 0; i < 3; i++)
    {
      solve_step (session);
      g_assert_true (bm_lesson_session_next (session));
    }
  solve_step (session);
  g_assert_true (bm_match_undo (match));
  g_assert_cmpuint (bm_lesson_run_get_step (bm_lesson_session_get_run (session)), ==, 3);
  g_assert_false (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
  g_assert_true (bm_match_undo (match));
  g_assert_cmpuint (bm_lesson_run_get_step (bm_lesson_session_get_run (session)), ==, 2);
  g_assert_false (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
  play (session, "dig down");
  g_assert_true (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
}

/* What was done in the step before is not done in this one. */
static void
test_events_of_step (void)
{
  static const char text[] =
    "{\"format\": \"bloodmoon-lessons\", \"version\": 1, \"id\": \"c\", \"title\": \"C\", \"summary\": \"S.\","
    " \"lessons\": [{\"id\": \"l\", \"title\": \"L\", \"summary\": \"S.\", \"minutes\": 1, \"side\": \"bird\","
    " \"rules\": [], \"steps\": [{\"position\": {\"turn\": \"bird\", \"bird\": {\"at\": \"f0\"}}, \"text\": \"Fly.\","
    " \"goals\": [{\"expect\": {\"events\": [\"flew\"]}, \"praise\": \"Good.\", \"solution\": [\"fly d0\"]}]},"
    " {\"text\": \"And again.\","
    " \"goals\": [{\"expect\": {\"events\": [\"flew\"]}, \"praise\": \"Good.\", \"solution\": [\"fly e0\"]}]}]}]}";
  g_autoptr(BmLessonSession) session = bm_lesson_session_new ();
  g_autoptr(GError) error = NULL;
  g_autoptr(BmCourse) course = bm_course_parse (&wr_learn, "course", text, strlen (text), &error);

  g_assert_no_error (error);
  bm_lesson_session_start (session, g_ptr_array_index (course->lessons, 0), NULL);
  play (session, "fly d0");
  g_assert_true (bm_lesson_session_next (session));
  play (session, "dig down");
  g_assert_false (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
  play (session, "fly e0");
  g_assert_true (bm_lesson_run_is_done (bm_lesson_session_get_run (session)));
}

/* What does not fit is left out, from where it does not; after a scene that is none nothing does. */
static void
test_silly_tokens (void)
{
  static const char *const tokens[][5] = {
    { NULL }, { "x", NULL }, { "99", "fly d0", NULL }, { "1", "fly d0", NULL }, { "0", "next", "fly d0", NULL },
    { "0", "hop", "fly d0", NULL }, { "0", "fly d0", "next", "next", NULL },
  };
  static const guint steps[] = { 0, 0, 0, 0, 0, 0, 1 };
  static const guint plies[] = { 0, 0, 0, 0, 0, 0, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    {
      g_autoptr(BmLessonSession) session = bm_lesson_session_new ();

      bm_lesson_session_start (session, bm_courses_find (courses (), "first-meal"), tokens[i]);
      g_assert_cmpuint (bm_lesson_run_get_step (bm_lesson_session_get_run (session)), ==, steps[i]);
      g_assert_cmpuint (bm_match_get_ply (bm_lesson_session_get_match (session)), ==, plies[i]);
    }
}

static void
test_progress (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  const char *tokens[] = { "0", "fly d0", "next", NULL };
  g_auto(GStrv) read = NULL;

  g_settings_reset (settings, "lessons-done");
  g_settings_reset (settings, "lessons-begun");
  g_assert_false (bm_lesson_progress_is_done (settings, "rain"));
  g_assert_null (bm_lesson_progress_dup_begun (settings, "rain"));
  bm_lesson_progress_set_begun (settings, "rain", tokens);
  bm_lesson_progress_set_begun (settings, "night", tokens + 1);
  read = bm_lesson_progress_dup_begun (settings, "rain");
  g_assert_true (g_strv_equal (tokens, (const char *const *) read));
  bm_lesson_progress_set_done (settings, "rain");
  bm_lesson_progress_set_done (settings, "rain");
  g_assert_true (bm_lesson_progress_is_done (settings, "rain"));
  g_assert_null (bm_lesson_progress_dup_begun (settings, "rain"));
  g_strfreev (g_steal_pointer (&read));
  read = bm_lesson_progress_dup_begun (settings, "night");
  g_assert_cmpuint (g_strv_length (read), ==, 2);
}

/* ---- In the window */

static void
open_lessons (UiDriver *driver)
{
  ui_driver_open (driver, 2);
  g_settings_reset (driver->settings, "lessons-done");
  g_settings_reset (driver->settings, "lessons-begun");
  ui_driver_click (driver, "Learn");
  g_assert_true (ui_driver_has_heading (driver, "Learn"));
}

static GtkWidget *
panel_of (UiDriver *driver)
{
  GtkWidget *panel = ui_driver_find (driver, BM_TYPE_LESSON_PANEL, "Lesson");

  g_assert_nonnull (panel);
  return panel;
}

static gboolean
is_done (UiDriver *driver)
{
  return bm_lesson_panel_get_note (BM_LESSON_PANEL (panel_of (driver))) == BM_LESSON_NOTE_PRAISE;
}

static void
assert_says (UiDriver   *driver,
             const char *part)
{
  g_autofree char *words = bm_lesson_panel_dup_words (BM_LESSON_PANEL (panel_of (driver)));

  if (strstr (words, part) == NULL)
    g_error ("“%s” is not in “%s”", part, words);
}

static void
assert_title (UiDriver   *driver,
              const char *title)
{
  BmLessonScreen *screen = BM_LESSON_SCREEN (ui_find_type (driver->window, BM_TYPE_LESSON_SCREEN));

  g_assert_nonnull (ui_driver_find (driver, BM_TYPE_LESSON_PANEL, "Lesson"));
  g_assert_cmpstr (bm_lesson_screen_get_lesson (screen)->title, ==, title);
}

/* Presses the key ACCEL as the table hears it, or what the table lies in. */
static void
press_key (UiDriver   *driver,
           const char *accel)
{
  GtkWidget *widget = GTK_WIDGET (ui_driver_table (driver));

  while (!GTK_IS_ROOT (widget) && !ui_press_key (widget, accel))
    widget = gtk_widget_get_parent (widget);
}

/* Where the arrow keys lead to; test-board-view has the arrows themselves, which need a window that the display has given
   the keyboard to. */
static void
walk_to (UiDriver *driver,
         WrSpace   space)
{
  GtkWidget *board = ui_driver_find (driver, WR_TYPE_BOARD_VIEW, "Board");

  g_assert_nonnull (board);
  g_assert_true (gtk_widget_is_ancestor (ui_driver_focus (driver), board));
  wr_board_view_focus_space (WR_BOARD_VIEW (board), space);
  ui_driver_settle ();
  g_assert_true (WR_IS_SPACE_BUTTON (ui_driver_focus (driver)));
  g_assert_cmpint (wr_space_button_get_space (WR_SPACE_BUTTON (ui_driver_focus (driver))), ==, space);
}

/* From the title to the end of the first lesson, without a pointer. */
static void
test_keyboard (void)
{
  UiDriver driver;

  open_lessons (&driver);
  /* The lesson that comes next has the focus. */
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_driver_focus (&driver)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The first meal");
  ui_driver_enter (&driver);
  assert_says (&driver, "Fly to d0.");
  press_key (&driver, "f");
  walk_to (&driver, WR_SPACE (3, 0));
  ui_driver_enter (&driver);
  g_assert_true (is_done (&driver));
  /* Enter goes on. */
  ui_driver_enter (&driver);
  assert_says (&driver, "Eat Green.");
  press_key (&driver, "e");
  walk_to (&driver, WR_SPACE (3, 1));
  ui_driver_enter (&driver);
  g_assert_true (is_done (&driver));
  ui_driver_enter (&driver);
  press_key (&driver, "f");
  walk_to (&driver, WR_SPACE (7, 0));
  ui_driver_enter (&driver);
  g_assert_false (is_done (&driver));
  press_key (&driver, "d");
  walk_to (&driver, WR_SPACE (7, 1));
  ui_driver_enter (&driver);
  g_assert_true (is_done (&driver));
  ui_driver_enter (&driver);
  press_key (&driver, "<Control>Return");
  UI_WAIT_UNTIL (is_done (&driver));
  ui_driver_enter (&driver);
  press_key (&driver, "e");
  walk_to (&driver, WR_SPACE (7, 2));
  ui_driver_enter (&driver);
  g_assert_true (is_done (&driver));
  g_assert_false (bm_lesson_progress_is_done (driver.settings, "first-meal"));
  ui_driver_enter (&driver);
  g_assert_true (bm_lesson_progress_is_done (driver.settings, "first-meal"));
  /* The next lesson follows at once. */
  assert_title (&driver, "Rain, and how to fake it");
  g_assert_false (is_done (&driver));
  ui_driver_click (&driver, "Leave");
  g_assert_true (ui_driver_has_heading (&driver, "Learn"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_driver_focus (&driver)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Rain, and how to fake it");
  ui_driver_close (&driver);
}

/* ---- From one lesson to the next */

/* Opens the lesson with this ID solved, as if it had been left there. */
static const BmLesson *
open_solved (UiDriver   *driver,
             const char *id)
{
  const BmLesson *lesson = bm_courses_find (courses (), id);
  g_autoptr(BmLessonSession) session = bm_lesson_session_new ();
  g_auto(GStrv) tokens = NULL;

  bm_lesson_session_start (session, lesson, NULL);
  for (guint step = 0; step < lesson->steps->len; step++)
    {
      solve_step (session);
      bm_lesson_session_next (session);
    }
  tokens = bm_lesson_session_dup_tokens (session);
  bm_lesson_progress_set_begun (driver->settings, id, (const char *const *) tokens);
  ui_driver_click (driver, "Back");
  ui_driver_click (driver, "Learn");
  ui_driver_click (driver, lesson->title);
  g_assert_true (is_done (driver));
  return lesson;
}

static const BmLesson *
lesson_at (guint course,
           int   number)
{
  GPtrArray *lessons = ((BmCourse *) g_ptr_array_index (courses (), course))->lessons;

  return g_ptr_array_index (lessons, number < 0 ? (int) lessons->len + number : number);
}

/* A puzzle that is solved leads to the one after it, the last one back to the list. */
static void
test_next_puzzle (void)
{
  const guint puzzles = courses ()->len - 1;
  const BmLesson *second = lesson_at (puzzles, 1), *last = lesson_at (puzzles, -1);
  g_autofree char *words = NULL;
  UiDriver driver;

  open_lessons (&driver);
  open_solved (&driver, lesson_at (puzzles, 0)->id);
  words = g_strdup_printf ("On to the next puzzle: %s", second->title);
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (ui_driver_focus (&driver)), words));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (ui_driver_focus (&driver))), ==, "Next");
  ui_driver_enter (&driver);
  g_assert_true (bm_lesson_progress_is_done (driver.settings, lesson_at (puzzles, 0)->id));
  assert_title (&driver, second->title);
  g_assert_false (is_done (&driver));
  ui_driver_click (&driver, "Leave");

  open_solved (&driver, last->id);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (ui_driver_focus (&driver))), ==, "Finish");
  ui_driver_enter (&driver);
  g_assert_true (bm_lesson_progress_is_done (driver.settings, last->id));
  g_assert_true (ui_driver_has_heading (&driver, "Learn"));
  ui_driver_close (&driver);
}

/* The last lesson of a course does not lead into another course. */
static void
test_last_lesson (void)
{
  UiDriver driver;

  open_lessons (&driver);
  open_solved (&driver, lesson_at (0, -1)->id);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (ui_driver_focus (&driver))), ==, "Finish");
  ui_driver_enter (&driver);
  g_assert_true (ui_driver_has_heading (&driver, "Learn"));
  ui_driver_close (&driver);
}

/* What is solved stays so, even if its last button is Leave. */
static void
test_leave_solved (void)
{
  const BmLesson *lesson = lesson_at (courses ()->len - 1, 2);
  UiDriver driver;

  open_lessons (&driver);
  open_solved (&driver, lesson->id);
  g_assert_false (bm_lesson_progress_is_done (driver.settings, lesson->id));
  ui_driver_click (&driver, "Leave");
  g_assert_true (bm_lesson_progress_is_done (driver.settings, lesson->id));
  g_assert_null (bm_lesson_progress_dup_begun (driver.settings, lesson->id));
  ui_driver_close (&driver);
}

/* The window's controllers are asked as if the display had sent the key; TRUE: one of them has stopped it. */
static gboolean
send_key (UiDriver   *driver,
          const char *signal,
          guint       keyval)
{
  g_autoptr(GListModel) all = gtk_widget_observe_controllers (driver->window);
  gboolean stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (all) && !stopped; i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (all, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, signal, keyval, 36, 0, &stopped);
    }
  return stopped;
}

/* An Enter that is held down acts once, also where its first press has led to another lesson. */
static void
test_held_enter (void)
{
  UiDriver driver;

  open_lessons (&driver);
  open_solved (&driver, lesson_at (courses ()->len - 1, 0)->id);
  g_assert_false (send_key (&driver, "key-pressed", GDK_KEY_Return));
  ui_driver_enter (&driver);
  g_assert_true (send_key (&driver, "key-pressed", GDK_KEY_Return));
  g_assert_true (send_key (&driver, "key-pressed", GDK_KEY_Return));
  send_key (&driver, "key-released", GDK_KEY_Return);
  g_assert_false (send_key (&driver, "key-pressed", GDK_KEY_Return));
  send_key (&driver, "key-released", GDK_KEY_Return);
  /* An arrow may be held to walk far. */
  g_assert_false (send_key (&driver, "key-pressed", GDK_KEY_Left));
  g_assert_false (send_key (&driver, "key-pressed", GDK_KEY_Left));
  send_key (&driver, "key-released", GDK_KEY_Left);
  ui_driver_close (&driver);
}

/* What is not taken is answered by the lesson and changes nothing; the second try brings the hint. */
static void
test_wrong_tries (void)
{
  UiDriver driver;

  open_lessons (&driver);
  ui_driver_click (&driver, "The first meal");
  ui_driver_press (&driver, WR_SPACE (1, 0));
  assert_says (&driver, "That flight is possible");
  g_assert_cmpint (bm_lesson_panel_get_note (BM_LESSON_PANEL (panel_of (&driver))), ==, BM_LESSON_NOTE_NO);
  g_assert_cmpint (ui_driver_position (&driver)->at[WR_PIECE_BIRD], ==, WR_SPACE (5, 0));
  ui_driver_click (&driver, "End Turn");
  assert_says (&driver, "All in good time.");
  assert_says (&driver, "Press the space d0");
  g_assert_cmpint (bm_lesson_panel_get_note (BM_LESSON_PANEL (panel_of (&driver))), ==, BM_LESSON_NOTE_HINT);
  g_assert_cmpint (ui_driver_position (&driver)->spent, ==, 0);
  /* Next says that there is something to do first. */
  ui_driver_click (&driver, "Next");
  assert_says (&driver, "This step is not done yet.");
  ui_driver_press (&driver, WR_SPACE (3, 0));
  g_assert_true (is_done (&driver));
  /* After that the step takes nothing more, but for Undo. */
  ui_driver_click (&driver, "Drill");
  g_assert_cmpint (ui_driver_position (&driver)->spent, ==, 1);
  ui_driver_click (&driver, "Undo");
  g_assert_false (is_done (&driver));
  press_key (&driver, "s");
  g_assert_cmpint (bm_lesson_panel_get_note (BM_LESSON_PANEL (panel_of (&driver))), ==, BM_LESSON_NOTE_HINT);
  ui_driver_close (&driver);
}

/* An action of which the lesson takes nothing is not even picked: there would be nothing to press for it. */
static void
test_wrong_action (void)
{
  UiDriver driver;

  open_lessons (&driver);
  ui_driver_click (&driver, "The first meal");
  press_key (&driver, "d");
  assert_says (&driver, "All in good time. First fly to d0");
  g_assert_cmpstr (ui_driver_status_text (&driver), !=, "Dig: press a marked space.");
  g_assert_cmpint (bm_lesson_panel_get_note (BM_LESSON_PANEL (panel_of (&driver))), ==, BM_LESSON_NOTE_NO);
  /* What the lesson takes can be pressed at once. */
  ui_driver_press (&driver, WR_SPACE (3, 0));
  g_assert_true (is_done (&driver));
  ui_driver_close (&driver);
}

/* Escape leads out of the lessons, as out of every other screen. */
static void
test_escape (void)
{
  UiDriver driver;

  open_lessons (&driver);
  g_assert_true (ui_driver_has_heading (&driver, "Learn"));
  g_assert_true (ui_press_key (ui_find_type (driver.window, BM_TYPE_LEARN_SCREEN), "Escape"));
  g_assert_false (ui_driver_has_heading (&driver, "Learn"));
  g_assert_true (ui_driver_has_button (&driver, "New Duel"));
  ui_driver_close (&driver);
}

/* Tab comes to the lesson's buttons from the board and from the status line. */
static void
test_tab (void)
{
  static const GtkDirectionType ways[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };
  UiDriver driver;

  open_lessons (&driver);
  ui_driver_click (&driver, "The first meal");
  for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      GtkWidget *table = GTK_WIDGET (ui_driver_table (&driver));
      guint n = 0;

      gtk_widget_grab_focus (way == 0 ? table : ui_find_type (table, BM_TYPE_STATUS));
      for (guint i = 0; i < 100 && gtk_widget_child_focus (table, ways[way]); i++)
        n += gtk_widget_get_ancestor (ui_driver_focus (&driver), BM_TYPE_LESSON_PANEL) != NULL;
      g_assert_cmpuint (n, >=, 2);
    }
  ui_driver_close (&driver);
}

/* Only what the lesson takes is offered. */
static void
test_marks (void)
{
  UiDriver driver;
  WrSpace space = WR_SPACE (3, 0);

  open_lessons (&driver);
  ui_driver_click (&driver, "The first meal");
  g_assert_nonnull (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "d0: grass"));
  g_assert_true (gtk_widget_has_css_class (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "d0: grass"), "target"));
  g_assert_true (gtk_widget_has_css_class (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "d0: grass"), "marked"));
  g_assert_false (gtk_widget_has_css_class (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "c0: grass"), "target"));
  ui_driver_press (&driver, space);
  g_assert_false (gtk_widget_has_css_class (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "c0: grass"), "target"));
  ui_driver_close (&driver);
}

/* A lesson that is left goes on where it was, in another window too. */
static void
test_resume (void)
{
  UiDriver driver;

  open_lessons (&driver);
  ui_driver_click (&driver, "The first meal");
  ui_driver_press (&driver, WR_SPACE (3, 0));
  ui_driver_click (&driver, "Next");
  ui_driver_click (&driver, "Leave");
  g_assert_true (ui_driver_has_heading (&driver, "Learn"));
  ui_driver_close (&driver);

  ui_driver_open (&driver, 2);
  ui_driver_click (&driver, "Learn");
  ui_driver_click (&driver, "The first meal");
  assert_says (&driver, "Eat Green.");
  g_assert_cmpint (ui_driver_position (&driver)->at[WR_PIECE_BIRD], ==, WR_SPACE (3, 0));
  ui_driver_click (&driver, "Back");
  assert_says (&driver, "Fly to d0.");
  g_assert_cmpint (ui_driver_position (&driver)->at[WR_PIECE_BIRD], ==, WR_SPACE (5, 0));
  ui_driver_click (&driver, "Back");
  assert_says (&driver, "This is the first step.");
  ui_driver_close (&driver);
}

/* The duel that waits is as it was, on the table and on the disk. */
static void
test_duel_untouched (UiKept        *kept,
                     gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  g_autofree char *name = NULL, *name_after = NULL;
  g_autoptr(GBytes) before = NULL, after = NULL;
  WrPosition pos;

  ui_start (BM_WINDOW (driver->window), "start", "Ada", "Grace");
  ui_driver_settle ();
  ui_driver_press (driver, WR_SPACE (2, 0));
  ui_kept_flush (kept);
  pos = *ui_driver_position (driver);
  g_assert_true (bm_store_dup_waiting (kept->store, &name, &before));

  ui_driver_act (driver, "win.title");
  ui_driver_click (driver, "Learn");
  ui_driver_click (driver, "The first meal");
  ui_driver_press (driver, WR_SPACE (3, 0));
  g_assert_true (is_done (driver));
  ui_kept_flush (kept);
  g_assert_true (bm_store_dup_waiting (kept->store, &name_after, &after));
  g_assert_cmpstr (name, ==, name_after);
  g_assert_true (g_bytes_equal (before, after));
  ui_driver_act (driver, "win.continue");
  g_assert_true (wr_position_equal (&pos, ui_driver_position (driver)));
}

/* Whoever looks something up in between goes on where the lesson was, the rival too. */
static void
test_looked_up (void)
{
  UiDriver driver;

  open_lessons (&driver);
  ui_driver_click (&driver, "The first meal");
  ui_driver_press (&driver, WR_SPACE (3, 0));
  ui_driver_click (&driver, "Next");
  ui_driver_press (&driver, WR_SPACE (3, 1));
  ui_driver_click (&driver, "Next");
  ui_driver_press (&driver, WR_SPACE (7, 0));
  press_key (&driver, "d");
  ui_driver_press (&driver, WR_SPACE (7, 1));
  ui_driver_click (&driver, "Next");
  ui_driver_click (&driver, "End Turn");
  ui_driver_act (&driver, "win.cards");
  g_assert_true (ui_driver_has_heading (&driver, "Cards"));
  ui_driver_click (&driver, "Back");
  UI_WAIT_UNTIL (is_done (&driver));
  assert_says (&driver, "Hunger fell from 6 to 5.");
  ui_driver_close (&driver);
}

/* A first match begins with the learner, or with the rival, and the rival moves by itself. */
static void
test_first_match (void)
{
  BmMove moves[BM_MAX_MOVES];
  g_autofree char *words = NULL;
  UiDriver driver;

  open_lessons (&driver);
  ui_driver_click (&driver, "Your first match as the Worms");
  UI_WAIT_UNTIL (wr_position_to_act (ui_driver_position (&driver)) == WR_SIDE_WORMS);
  g_assert_cmpint (ui_driver_position (&driver)->at[WR_PIECE_BIRD], !=, WR_SPACE_NONE);
  assert_says (&driver, "The Bird has landed.");
  /* What the match is about could not have been read yet. */
  assert_says (&driver, "A whole match");
  wr_rules_legal (ui_driver_position (&driver), moves);
  g_assert_true (bm_match_play (ui_driver_match (&driver), moves[0], NULL));
  ui_driver_settle ();
  words = bm_lesson_panel_dup_words (BM_LESSON_PANEL (panel_of (&driver)));
  g_assert_null (strstr (words, "A whole match"));
  ui_driver_click (&driver, "Leave");
  ui_driver_close (&driver);
}

static gboolean
advises (UiDriver *driver)
{
  const char *words = ui_driver_status_text (driver);

  return strchr (words, ':') != NULL && g_str_has_suffix (words, ".");
}

/* In a whole match a move is suggested, from the first turn on. */
static void
test_suggest_in_match (void)
{
  BmMove moves[BM_MAX_MOVES];
  UiDriver driver;

  open_lessons (&driver);
  ui_driver_click (&driver, "Wriggle and fall");
  g_assert_false (ui_driver_has_button (&driver, "Suggest"));
  ui_driver_click (&driver, "Leave");
  ui_driver_click (&driver, "Your first match as the Worms");
  UI_WAIT_UNTIL (wr_position_to_act (ui_driver_position (&driver)) == WR_SIDE_WORMS);
  ui_driver_settle ();
  g_assert_false (advises (&driver));
  ui_driver_act (&driver, "table.suggest");
  UI_WAIT_UNTIL (advises (&driver));
  wr_rules_legal (ui_driver_position (&driver), moves);
  g_assert_true (bm_match_play (ui_driver_match (&driver), moves[0], NULL));
  ui_driver_settle ();
  g_assert_false (advises (&driver));
  ui_driver_click (&driver, "Suggest");
  UI_WAIT_UNTIL (advises (&driver));
  ui_driver_click (&driver, "Leave");
  ui_driver_close (&driver);
}

/* To and fro between the steps: these keys belong to the screen, as the window does not know its actions. */
static void
test_step_keys (void)
{
  UiDriver driver;

  open_lessons (&driver);
  ui_driver_enter (&driver);
  press_key (&driver, "f");
  walk_to (&driver, WR_SPACE (3, 0));
  ui_driver_enter (&driver);
  press_key (&driver, "Page_Down");
  assert_says (&driver, "Eat Green.");
  press_key (&driver, "Page_Up");
  assert_says (&driver, "Fly to d0.");
  g_assert_false (is_done (&driver));
  press_key (&driver, "f");
  walk_to (&driver, WR_SPACE (3, 0));
  ui_driver_enter (&driver);
  g_assert_true (is_done (&driver));
  press_key (&driver, "<Control>Home");
  g_assert_false (is_done (&driver));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/lessons/solutions", test_solutions);
  g_test_add_func ("/lessons/undo", test_undo);
  g_test_add_func ("/lessons/events-of-step", test_events_of_step);
  g_test_add_func ("/lessons/silly-tokens", test_silly_tokens);
  g_test_add_func ("/lessons/progress", test_progress);
  g_test_add_func ("/lessons/keyboard", test_keyboard);
  g_test_add_func ("/lessons/next-puzzle", test_next_puzzle);
  g_test_add_func ("/lessons/last-lesson", test_last_lesson);
  g_test_add_func ("/lessons/leave-solved", test_leave_solved);
  g_test_add_func ("/lessons/held-enter", test_held_enter);
  g_test_add_func ("/lessons/step-keys", test_step_keys);
  g_test_add_func ("/lessons/wrong-tries", test_wrong_tries);
  g_test_add_func ("/lessons/wrong-action", test_wrong_action);
  g_test_add_func ("/lessons/escape", test_escape);
  g_test_add_func ("/lessons/tab", test_tab);
  g_test_add_func ("/lessons/marks", test_marks);
  g_test_add_func ("/lessons/resume", test_resume);
  UI_KEPT_TEST ("/lessons/duel-untouched", test_duel_untouched);
  g_test_add_func ("/lessons/looked-up", test_looked_up);
  g_test_add_func ("/lessons/first-match", test_first_match);
  g_test_add_func ("/lessons/suggest-in-match", test_suggest_in_match);
  return g_test_run ();
}
