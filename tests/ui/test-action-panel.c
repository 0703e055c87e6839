/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The panel of actions: how End Turn says what would be lost, and the question before that.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-question.h"

static void
open_duel (UiDriver *driver,
           int       width,
           int       height)
{
  ui_driver_open_size (driver, 2, width, height);
  bm_window_start_match (BM_WINDOW (driver->window), "start:champions=none,cards=off,events=off", "", "");
  ui_driver_settle ();
  ui_driver_press (driver, BM_SPACE (0, 0));
  ui_driver_take_seat (driver);
}

/* ---- End Turn */

static void
assert_end_turn (UiDriver   *driver,
                 const char *label,
                 const char *spoken,
                 gboolean    red)
{
  GtkWidget *end = ui_driver_find (driver, GTK_TYPE_BUTTON, "End Turn");

  g_assert_nonnull (end);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (end)), ==, label);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (end), GTK_ACCESSIBLE_PROPERTY_LABEL, "End Turn");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (end), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken);
  g_assert_cmpint (gtk_widget_has_css_class (end, "suggested"), ==, red);
}

static void
test_label (void)
{
  static const char *const moves[] = { "move green up", "move green up", "move green up", "move green up" };
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  assert_end_turn (&driver, "End Turn (4 left)", "4 actions left", FALSE);
  for (guint i = 0; i < 3; i++)
    ui_driver_play (&driver, moves[i]);
  assert_end_turn (&driver, "End Turn (1 left)", "1 action left", FALSE);
  ui_driver_play (&driver, moves[3]);
  assert_end_turn (&driver, "End Turn", "0 actions left", TRUE);
  ui_driver_click (&driver, "Undo");
  assert_end_turn (&driver, "End Turn (1 left)", "1 action left", FALSE);
  ui_driver_close (&driver);
}

/* A turn in which nothing can be done is ended without regret. */
static void
test_nothing_to_do (void)
{
  UiDriver driver;
  BmPosition pos;

  bm_position_init (&pos);
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    pos.stunned[worm] = 1;
  ui_driver_open (&driver, 2);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_driver_show_position (&driver, &pos);
  assert_end_turn (&driver, "End Turn (4 left)", "4 actions left", TRUE);
  ui_driver_click (&driver, "End Turn");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  g_assert_cmpint (ui_driver_position (&driver)->turn, ==, BM_SIDE_BIRD);
  ui_driver_close (&driver);
}

/* ---- The question */

static void
assert_turn (UiDriver *driver,
             BmSide    side,
             gboolean  asked)
{
  g_assert_cmpint (ui_driver_position (driver)->turn, ==, side);
  g_assert_true ((ui_find_window (BM_TYPE_QUESTION) != NULL) == asked);
}

/* Once in a match, whatever is answered, and whichever side plays. */
static void
test_asked_once (void)
{
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_driver_play (&driver, "move green up");
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, BM_SIDE_WORMS, TRUE);
  g_assert_nonnull (ui_find_words (ui_find_window (BM_TYPE_QUESTION), "End the turn with 3 actions left?"));
  ui_answer (BM_TYPE_QUESTION, "Keep Playing");
  assert_turn (&driver, BM_SIDE_WORMS, FALSE);
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, BM_SIDE_BIRD, FALSE);
  ui_driver_take_seat (&driver);
  ui_driver_act (&driver, "table.end-turn");
  assert_turn (&driver, BM_SIDE_WORMS, FALSE);
  /* The next one is another match. */
  bm_window_start_match (BM_WINDOW (driver.window), "start:champions=none,cards=off,events=off", "", "");
  ui_driver_settle ();
  ui_driver_press (&driver, BM_SPACE (0, 0));
  ui_driver_take_seat (&driver);
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, BM_SIDE_WORMS, TRUE);
  ui_answer (BM_TYPE_QUESTION, "End Turn");
  assert_turn (&driver, BM_SIDE_BIRD, FALSE);
  ui_driver_close (&driver);
}

/* The key that asks answers too, and so does Enter; Escape keeps the turn. */
static void
test_by_keys (void)
{
  UiDriver driver, dialog;

  open_duel (&driver, 1280, 800);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_press_key (GTK_WIDGET (ui_driver_table (&driver)), "<Control>Return");
  assert_turn (&driver, BM_SIDE_WORMS, TRUE);
  dialog = ui_dialog (BM_TYPE_QUESTION);
  g_assert_true (ui_driver_focus (&dialog) == ui_driver_find (&dialog, GTK_TYPE_BUTTON, "End Turn"));
  g_assert_true (ui_press_key (dialog.window, "<Control>Return"));
  assert_turn (&driver, BM_SIDE_BIRD, FALSE);
  ui_driver_close (&driver);

  open_duel (&driver, 1280, 800);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_press_key (GTK_WIDGET (ui_driver_table (&driver)), "<Control>Return");
  g_assert_true (ui_press_key (ui_find_window (BM_TYPE_QUESTION), "Escape"));
  assert_turn (&driver, BM_SIDE_WORMS, FALSE);
  ui_driver_close (&driver);
}

/* Nobody is asked who used all actions, nor where the preference says so, nor where things are only tried out. */
static void
test_not_asked (void)
{
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, BM_SIDE_BIRD, FALSE);
  ui_driver_close (&driver);

  open_duel (&driver, 1280, 800);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  for (guint i = 0; i < BM_ACTIONS; i++)
    ui_driver_play (&driver, "move green up");
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, BM_SIDE_BIRD, FALSE);
  ui_driver_take_seat (&driver);
  ui_driver_act (&driver, "win.what-if");
  ui_driver_act (&driver, "table.end-turn");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  ui_driver_close (&driver);
}

/* A match that is opened again has forgotten the question, but not that a person ended a turn early in it. */
static void
test_known_from_history (void)
{
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  ui_driver_click (&driver, "End Turn");
  ui_driver_take_seat (&driver);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, BM_SIDE_WORMS, FALSE);
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/end-turn/label", test_label);
  g_test_add_func ("/end-turn/nothing-to-do", test_nothing_to_do);
  g_test_add_func ("/end-turn/asked-once", test_asked_once);
  g_test_add_func ("/end-turn/by-keys", test_by_keys);
  g_test_add_func ("/end-turn/not-asked", test_not_asked);
  g_test_add_func ("/end-turn/known-from-history", test_known_from_history);
  return g_test_run ();
}
