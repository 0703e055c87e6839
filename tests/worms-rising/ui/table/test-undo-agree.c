/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Undo beyond a lock: one asks, the other agrees, and the log says so.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-question.h"

/* A duel in which the rain die has just been rolled. */
static void
start (UiDriver *driver)
{
  ui_driver_open (driver, 2);
  ui_start (BM_WINDOW (driver->window), "start", "", "");
  ui_driver_settle ();
  ui_driver_play (driver, "land a0");
  ui_driver_play (driver, "end");
  ui_driver_play (driver, "end");
  g_assert_cmpint (bm_match_can_undo (ui_driver_match (driver)), ==, BM_MATCH_UNDO_CHANCE);
}

static void
undo (UiDriver *driver)
{
  ui_driver_act (driver, "table.undo");
}

static void
test_two_agree (void)
{
  UiDriver driver;

  start (&driver);
  undo (&driver);
  /* In the colour of whoever made the move, then of the other. */
  g_assert_true (gtk_widget_has_css_class (ui_find_window (BM_TYPE_QUESTION), "bird-side"));
  ui_answer (BM_TYPE_QUESTION, "Ask the Worms");
  g_assert_true (gtk_widget_has_css_class (ui_find_window (BM_TYPE_QUESTION), "worms-side"));
  ui_answer (BM_TYPE_QUESTION, "Agree");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 2);
  g_assert_cmpstr (bm_match_get_comment (ui_driver_match (&driver), 2), ==,
                   "Here the Bird took back a move, and the Worms agreed.");
  ui_driver_close (&driver);
}

static void
test_one_does_not (void)
{
  UiDriver driver;

  start (&driver);
  undo (&driver);
  ui_answer (BM_TYPE_QUESTION, "Leave It");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  undo (&driver);
  ui_answer (BM_TYPE_QUESTION, "Ask the Worms");
  ui_answer (BM_TYPE_QUESTION, "No");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 3);
  g_assert_null (bm_match_get_comment (ui_driver_match (&driver), 2));
  ui_driver_close (&driver);
}

/* What is not locked goes back unasked, and where there is nothing nobody is asked. */
static void
test_not_asked (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_start (BM_WINDOW (driver.window), "start", "", "");
  ui_driver_settle ();
  undo (&driver);
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  ui_driver_play (&driver, "land a0");
  ui_driver_play (&driver, "move green down");
  undo (&driver);
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 1);
  ui_driver_close (&driver);
}

static void
test_computer_agrees (void)
{
  UiDriver driver;

  start (&driver);
  /* The Bird's own move, which the Worms of the computer have nothing against. */
  bm_window_set_level (BM_WINDOW (driver.window), WR_SIDE_WORMS, BM_LEVEL_EASY);
  undo (&driver);
  ui_answer (BM_TYPE_QUESTION, "Take It Back");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  g_assert_nonnull (bm_match_get_comment (ui_driver_match (&driver), 2));
  ui_driver_close (&driver);
}

static gboolean
is_available (UiDriver *driver)
{
  return !gtk_widget_has_css_class (ui_driver_find (driver, GTK_TYPE_BUTTON, "Undo"), "unavailable");
}

static void
test_learning_help (void)
{
  UiDriver driver;

  start (&driver);
  g_assert_false (is_available (&driver));
  g_settings_set_boolean (driver.settings, "help-bird", TRUE);
  g_settings_set_boolean (driver.settings, "help-worms", TRUE);
  ui_driver_play (&driver, "end");
  g_assert_true (is_available (&driver));
  undo (&driver);
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 3);
  undo (&driver);
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 2);
  g_assert_cmpstr (bm_match_get_comment (ui_driver_match (&driver), 2), ==,
                   "Here the Bird took back a move with learning help.");
  /* It is the help of whoever made the move: the Worms have none any more. */
  g_settings_reset (driver.settings, "help-worms");
  g_assert_false (is_available (&driver));
  undo (&driver);
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 2);
  ui_answer (BM_TYPE_QUESTION, "Leave It");
  g_settings_set_boolean (driver.settings, "help-worms", TRUE);
  undo (&driver);
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 1);
  g_settings_reset (driver.settings, "help-worms");
  g_settings_reset (driver.settings, "help-bird");
  ui_driver_close (&driver);
}

/* The switch is where a duel begins: both players have the help then. */
static void
test_switch (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_driver_click (&driver, "New Duel");
  ui_driver_make_plain (&driver);
  ui_driver_switch (&driver, "Learning help", TRUE);
  ui_driver_click (&driver, "Start");
  g_assert_true (wr_table_get_help (ui_driver_table (&driver), WR_SIDE_BIRD));
  g_assert_true (wr_table_get_help (ui_driver_table (&driver), WR_SIDE_WORMS));
  ui_driver_close (&driver);
  ui_driver_open (&driver, 2);
  ui_driver_click (&driver, "New Duel");
  ui_driver_make_plain (&driver);
  ui_driver_switch (&driver, "Learning help", FALSE);
  ui_driver_click (&driver, "Start");
  g_assert_false (wr_table_get_help (ui_driver_table (&driver), WR_SIDE_BIRD));
  g_assert_false (wr_table_get_help (ui_driver_table (&driver), WR_SIDE_WORMS));
  ui_driver_close (&driver);
}

static gboolean
shows_line (GtkWidget  *widget,
            const char *words)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), words))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (shows_line (child, words))
      return TRUE;
  return FALSE;
}

/* At the end of the log, in place, and gone with what it is about. */
static void
test_in_the_log (void)
{
  UiDriver driver;

  start (&driver);
  bm_table_set_log_open (BM_TABLE (ui_driver_table (&driver)), TRUE);
  bm_match_undo_agreed (ui_driver_match (&driver), "Agreed.");
  ui_driver_settle ();
  g_assert_true (shows_line (driver.window, "Agreed."));
  ui_driver_play (&driver, "end");
  g_assert_true (shows_line (driver.window, "Agreed."));
  bm_match_undo_agreed (ui_driver_match (&driver), "Agreed.");
  bm_match_undo_agreed (ui_driver_match (&driver), "And again.");
  ui_driver_settle ();
  g_assert_false (shows_line (driver.window, "Agreed."));
  g_assert_true (shows_line (driver.window, "And again."));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/undo-agree/two-agree", test_two_agree);
  g_test_add_func ("/undo-agree/one-does-not", test_one_does_not);
  g_test_add_func ("/undo-agree/not-asked", test_not_asked);
  g_test_add_func ("/undo-agree/computer-agrees", test_computer_agrees);
  g_test_add_func ("/undo-agree/learning-help", test_learning_help);
  g_test_add_func ("/undo-agree/switch", test_switch);
  g_test_add_func ("/undo-agree/in-the-log", test_in_the_log);
  return g_test_run ();
}
