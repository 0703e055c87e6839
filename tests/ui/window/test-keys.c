/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table without a pointer: what keys do, where the focus is afterwards and what is read there, and that nothing is
 * lost unasked.
 */
#include "config.h"

#include "ui-driver.h"

#include "wr-bird-panel.h"
#include "wr-board-view.h"
#include "bm-keys.h"
#include "bm-log.h"
#include "wr-position-json.h"
#include "bm-question.h"
#include "bm-shortcuts-window.h"
#include "wr-space-button.h"
#include "bm-status.h"
#include "wr-game.h"

/* Presses the key ACCEL as the table hears it.  Whether it did something: a key that does not is dead. */
static gboolean
press_key (UiDriver   *driver,
           const char *accel)
{
  return ui_press_key (GTK_WIDGET (ui_driver_table (driver)), accel);
}

static void
assert_focus_space (UiDriver *driver,
                    WrSpace   space)
{
  GtkWidget *focus = ui_driver_focus (driver);

  g_assert_true (WR_IS_SPACE_BUTTON (focus));
  g_assert_cmpint (wr_space_button_get_space (WR_SPACE_BUTTON (focus)), ==, space);
}

static void
assert_described (GtkWidget  *widget,
                  const char *text)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

static void
open_table (UiDriver *driver)
{
  ui_driver_open (driver, 2);
  ui_start (BM_WINDOW (driver->window), "start", "Ada", "Grace");
  ui_driver_settle ();
}

static void
assert_none_dead (UiDriver    *driver,
                  const BmKey *keys,
                  guint        n)
{
  for (guint i = 0; i < n; i++)
    {
      if (!g_str_has_prefix (keys[i].action, "table.") || g_str_equal (keys[i].action, "table.end-turn"))
        continue;
      bm_status_set_text (ui_driver_status (driver), "", NULL, NULL);
      if (!press_key (driver, keys[i].accel))
        g_error ("nothing listens to the key %s", keys[i].accel);
      /* The rulebook is opened, and left again. */
      if (g_str_equal (keys[i].action, "table.rule"))
        ui_driver_click (driver, "Back");
      /* A suggestion is thought about first, and a menu speaks for itself. */
      if (g_str_equal (keys[i].action, "table.status") || g_str_equal (keys[i].action, "table.rule")
          || g_str_equal (keys[i].action, "table.suggest") || g_str_equal (keys[i].action, "table.ask-all"))
        continue;
      if (*ui_driver_status_text (driver) == '\0')
        g_error ("the key %s says nothing", keys[i].accel);
      /* Puts down what it has picked. */
      press_key (driver, "Escape");
      press_key (driver, "Escape");
    }
}

/* Whatever waits, every key of the table acts or says why it does not. */
static void
assert_no_dead_key (UiDriver *driver)
{
  const BmKey *keys;
  guint n;

  keys = bm_keys_get_game (&n);
  g_assert_cmpuint (n, >, 0);
  assert_none_dead (driver, keys, n);
  keys = bm_keys_get (&n);
  assert_none_dead (driver, keys, n);
}

static void
test_no_dead_key (void)
{
  UiDriver driver;

  open_table (&driver);
  assert_no_dead_key (&driver);
  ui_driver_press (&driver, WR_SPACE (0, 0));
  assert_no_dead_key (&driver);
  press_key (&driver, "<Control>Return");
  g_assert_cmpint (ui_driver_position (&driver)->turn, ==, WR_SIDE_BIRD);
  assert_no_dead_key (&driver);
  ui_driver_close (&driver);
}

/* A key of the side that waits says whose turn it is. */
static void
test_other_side (void)
{
  UiDriver driver;

  open_table (&driver);
  press_key (&driver, "f");
  g_assert_cmpstr (ui_driver_status_text (&driver), !=, "The Bird lands.");
  ui_driver_press (&driver, WR_SPACE (0, 0));
  press_key (&driver, "f");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "It is the Worms’ turn.");
  press_key (&driver, "<Control>Return");
  press_key (&driver, "v");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "It is the Bird’s turn.");
  g_assert_cmpuint (ui_driver_position (&driver)->spent, ==, 0);
  ui_driver_close (&driver);
}

/* The actions of a side go when its turn ends: the focus must not go with them. */
static void
test_focus_after_end_turn (void)
{
  UiDriver driver;
  GtkWidget *button;

  open_table (&driver);
  assert_focus_space (&driver, WR_SPACE (5, 0));
  assert_described (ui_driver_focus (&driver), "Land.  Bird: Which Grass do you begin on?");
  ui_driver_press (&driver, WR_SPACE (0, 0));
  button = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Push");
  g_assert_true (gtk_widget_grab_focus (button));
  press_key (&driver, "<Control>Return");
  g_assert_false (gtk_widget_get_mapped (button));
  g_assert_true (WR_IS_SPACE_BUTTON (ui_driver_focus (&driver)));

  button = ui_driver_find (&driver, GTK_TYPE_BUTTON, "End Turn");
  g_assert_true (gtk_widget_grab_focus (button));
  ui_driver_click (&driver, "End Turn");
  g_assert_cmpint (ui_driver_position (&driver)->turn, ==, WR_SIDE_WORMS);
  g_assert_true (WR_IS_SPACE_BUTTON (ui_driver_focus (&driver)));
  ui_driver_close (&driver);
}

/* The control that was pressed tells what that led to, and its tooltip again once another does. */
static void
test_result_where_pressed (void)
{
  UiDriver driver;
  GtkWidget *push, *move;

  open_table (&driver);
  ui_driver_press (&driver, WR_SPACE (0, 0));
  push = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Push");
  move = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Move");
  gtk_widget_grab_focus (push);
  ui_driver_click (&driver, "Push");
  assert_described (push, "There is no Grass directly above or to the side that could go up.  All Grass is at the "
                          "surface already.");
  gtk_widget_grab_focus (move);
  ui_driver_click (&driver, "Move");
  assert_described (move, "Move: press a marked space.");
  assert_described (push, "Pushes the Grass above or beside a Worm up by 1 · 1 action (P)");
  press_key (&driver, "Escape");
  assert_described (move, "Nothing is picked.");
  ui_driver_close (&driver);
}

/* What a refusal has taken the place of can still be heard. */
static void
test_status_keeps_events (void)
{
  UiDriver driver;

  open_table (&driver);
  ui_driver_press (&driver, WR_SPACE (0, 0));
  press_key (&driver, "p");
  press_key (&driver, "period");
  g_assert_true (BM_IS_STATUS (ui_driver_focus (&driver)));
  assert_described (ui_driver_focus (&driver),
                    "There is no Grass directly above or to the side that could go up.  All Grass is at the surface "
                    "already.  The Bird lands at a0.  Day 1. Hunger 7, Health 5, Suspicion 2.");
  press_key (&driver, "Escape");
  g_assert_true (WR_IS_SPACE_BUTTON (ui_driver_focus (&driver)));
  ui_driver_close (&driver);
}

/* A new duel takes the place of one that is played only when that was meant. */
static void
test_new_duel_asks (void)
{
  UiDriver driver;
  BmMatch *match;

  open_table (&driver);
  match = ui_driver_match (&driver);
  ui_driver_press (&driver, WR_SPACE (0, 0));
  ui_driver_act (&driver, "win.new-duel");
  ui_driver_make_plain (&driver);
  ui_driver_click (&driver, "Start");
  ui_answer (BM_TYPE_QUESTION, "Keep Playing");
  ui_driver_click (&driver, "Back");
  g_assert_true (ui_driver_match (&driver) == match);

  ui_driver_act (&driver, "win.new-duel");
  ui_driver_click (&driver, "Start");
  ui_answer (BM_TYPE_QUESTION, "Give Up");
  g_assert_cmpint (ui_driver_position (&driver)->turn, ==, WR_TURN_SETUP);
  assert_focus_space (&driver, WR_SPACE (5, 0));

  /* Nothing has happened in that one: nothing is asked. */
  ui_driver_act (&driver, "win.new-duel");
  ui_driver_click (&driver, "Start");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  ui_driver_close (&driver);
}

static void
note_gone (gboolean *gone)
{
  *gone = TRUE;
}

static void
test_closing_asks (void)
{
  UiDriver driver;
  gboolean gone = FALSE;

  open_table (&driver);
  ui_driver_press (&driver, WR_SPACE (0, 0));
  g_signal_connect_swapped (driver.window, "unrealize", G_CALLBACK (note_gone), &gone);
  gtk_window_close (GTK_WINDOW (driver.window));
  ui_driver_settle ();
  ui_answer (BM_TYPE_QUESTION, "Keep Playing");
  g_assert_false (gone);
  gtk_window_close (GTK_WINDOW (driver.window));
  ui_driver_settle ();
  ui_answer (BM_TYPE_QUESTION, "Give Up");
  g_assert_true (gone);
  g_clear_object (&driver.settings);
}

/* Presses Tab until the focus is on something below an OF and then on the status line; how often it was there. */
static guint
count_stops (UiDriver *driver,
             GType     of)
{
  guint n = 0;

  wr_board_view_focus_space (WR_BOARD_VIEW (gtk_widget_get_ancestor (ui_driver_focus (driver), WR_TYPE_BOARD_VIEW)),
                             WR_SPACE (5, 0));
  for (guint i = 0; i < 60 && !BM_IS_STATUS (ui_driver_focus (driver)); i++)
    {
      g_assert_true (gtk_widget_child_focus (driver->window, GTK_DIR_TAB_FORWARD));
      n += gtk_widget_get_ancestor (ui_driver_focus (driver), of) != NULL;
    }
  g_assert_true (BM_IS_STATUS (ui_driver_focus (driver)));
  return n;
}

/* Tab comes to everything that can be pressed, and past the log at once. */
static void
test_tab (void)
{
  static const char text[] =
    "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"bird\", \"day\": 3,"
    "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b8\" }, { \"colour\": \"purple\", \"at\": \"h5\" } ],"
    "  \"bird\": { \"at\": \"f0\", \"card\": \"the-owl\" } }";
  g_autoptr (GError) error = NULL;
  g_autoptr (BmMatch) match = NULL;
  UiDriver driver;
  WrPosition pos;

  g_assert_true (wr_position_parse ("test", text, strlen (text), &pos, &error));
  g_assert_no_error (error);
  match = bm_match_new_from_position (&wr_game, &pos);
  ui_driver_open (&driver, 1);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_settle ();
  for (guint i = 0; i < 4; i++)
    bm_match_play (match, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, WR_SPACE (i % 2, 0), 0), NULL);
  ui_driver_settle ();
  /* What is only looked at are two, the power is one, and so is the switch for help. */
  g_assert_cmpuint (count_stops (&driver, WR_TYPE_BIRD_PANEL), ==, 4);
  /* Where the log is in sight all the time its key leads to it, to what happened last. */
  gtk_widget_grab_focus (GTK_WIDGET (ui_driver_table (&driver)));
  g_assert_true (press_key (&driver, "g"));
  ui_driver_settle ();
  g_assert_nonnull (gtk_widget_get_ancestor (ui_driver_focus (&driver), BM_TYPE_LOG));
  g_assert_nonnull (gtk_widget_get_prev_sibling (ui_driver_focus (&driver)));
  g_assert_null (gtk_widget_get_next_sibling (ui_driver_focus (&driver)));
  gtk_widget_grab_focus (GTK_WIDGET (ui_driver_table (&driver)));
  g_assert_cmpuint (count_stops (&driver, BM_TYPE_LOG), ==, 1);
  g_assert_true (press_key (&driver, "g"));
  ui_driver_close (&driver);
}

static gboolean
is_at_main_menu (UiDriver *driver)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (driver->window));
  GtkWidget *menu = focus == NULL ? NULL : gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON);

  return menu != NULL && gtk_menu_button_get_primary (GTK_MENU_BUTTON (menu));
}

/* From every screen Tab leads to the window's head, forwards and backwards. */
static void
test_to_the_head (void)
{
  static const char *const screens[] = { NULL, "New Duel", "Learn", "Replays", "Rules", "Cards" };
  static const GtkDirectionType ways[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };

  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      UiDriver driver;

      ui_driver_open (&driver, 3);
      if (screens[i] != NULL)
        ui_driver_click (&driver, screens[i]);
      for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
        {
          guint steps = 0;

          do
            {
              g_assert_cmpuint (steps++, <, 400);
              gtk_widget_child_focus (driver.window, ways[way]);
            }
          while (!is_at_main_menu (&driver));
        }
      ui_driver_close (&driver);
    }
}

/* Keys that come before their window has been laid out do no harm. */
static void
test_before_layout (void)
{
  static const GtkMovementStep steps[] = { GTK_MOVEMENT_PAGES, GTK_MOVEMENT_DISPLAY_LINES };
  UiDriver driver;
  GtkWidget *window, *box;

  ui_driver_open (&driver, 3);
  window = bm_shortcuts_window_new (GTK_WINDOW (driver.window));
  gtk_window_present (GTK_WINDOW (window));
  box = ui_find_type_anywhere (window, GTK_TYPE_FLOW_BOX);
  g_assert_true (gtk_widget_child_focus (box, GTK_DIR_TAB_FORWARD));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    for (int count = -1; count <= 1; count += 2)
      {
        gboolean handled = FALSE;

        g_assert_cmpint (gtk_widget_get_width (box), ==, 0);
        g_signal_emit_by_name (box, "move-cursor", steps[i], count, FALSE, FALSE, &handled);
        g_assert_true (handled);
      }
  UI_WAIT_UNTIL (gtk_widget_get_width (box) > 0);
  ui_window_close (window);
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/keys/no-dead-key", test_no_dead_key);
  g_test_add_func ("/keys/other-side", test_other_side);
  g_test_add_func ("/focus/after-end-turn", test_focus_after_end_turn);
  g_test_add_func ("/spoken/where-pressed", test_result_where_pressed);
  g_test_add_func ("/spoken/status-keeps-events", test_status_keeps_events);
  g_test_add_func ("/window/new-duel-asks", test_new_duel_asks);
  g_test_add_func ("/window/closing-asks", test_closing_asks);
  g_test_add_func ("/keys/tab", test_tab);
  g_test_add_func ("/keys/to-the-head", test_to_the_head);
  g_test_add_func ("/keys/before-layout", test_before_layout);
  return g_test_run ();
}
