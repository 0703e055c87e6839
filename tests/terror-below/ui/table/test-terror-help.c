/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Help at the table of Terror Below: a switch for each seat, hints that mark the board, what is explained once, what is
 * known; by pointer and by keyboard.
 */
#include "config.h"

#include "tb-driver.h"

#include "bm-hint-panel.h"
#include "bm-log.h"
#include "bm-mastery.h"
#include "bm-status.h"
#include "tb-game.h"
#include "tb-learn.h"
#include "tb-move.h"
#include "tb-notes.h"
#include "tb-space-button.h"
#include "tb-topics.h"

#define STRIKE "Worm 1 attacks after this turn and hits you at c4. Safe: b4, 1 Action Point away."
#define BOUNTY "Hospital: a pink Egg of yours is worth 3 points there, 2 Action Points away."
#define LOSES "End Turn would lose 2 Action Points."
#define RUBBLE "Clear one more Rubble, at c5, and you trade yours for an Item or a Weapon."

/* Red in the footprint of a Worm that attacks, with an Egg and two Rubble; Blue far off. */
#define POSITION \
  "{\"format\":\"terror-position\",\"version\":1,\"step\":\"act\",\"ap\":2," \
  "\"slots\":[{\"worm\":\"crawler-1\",\"target\":\"c3\",\"cards\":[{\"card\":\"boots-1\",\"by\":\"blue\",\"down\":false}," \
  "{\"card\":\"boots-2\",\"by\":\"blue\",\"down\":false}%s]},null,null],\"rubble\":{\"c5\":1}," \
  "\"line\":[\"hospital-pink\",null,null,null],\"players\":[{\"seat\":\"red\",\"at\":\"c4\",\"leader\":\"pam\"," \
  "\"squad\":[\"doc\"],\"eggs\":[\"pink\"],\"rubble\":2},{\"seat\":\"blue\",\"at\":\"f6\",\"leader\":\"shep\"," \
  "\"vehicles\":[\"boots-8\",\"boots-9\"]}%s],\"decks\":{\"worms\":[\"crawler-8\",\"crawler-7\"]," \
  "\"vehicles\":[\"pickup-1\",\"pickup-2\",\"pickup-3\",\"pickup-4\",\"pickup-5\",\"pickup-6\",\"pickup-7\",\"pickup-8\",\"pickup-9\"]," \
  "\"items\":[\"cool-box\"],\"weapons\":[\"pistol\"]}}"

#define GREEN ",{\"seat\":\"green\",\"at\":\"a6\",\"leader\":\"buck\",\"vehicles\":[\"bicycle-8\",\"bicycle-9\"]}"
/* Of five players; the limit is one higher then. */
#define ONE_CARD_MORE ",{\"card\":\"boots-3\",\"by\":\"blue\",\"down\":false}"
#define THREE_MORE GREEN ",{\"seat\":\"yellow\",\"at\":\"a4\",\"leader\":\"merl\"},{\"seat\":\"white\",\"at\":\"f1\",\"leader\":\"will\"}"

static const char *const keys[] = { "help-red", "help-blue", "help-green", "help-yellow", "help-white", "help-explained",
                                    "help-used", "learning-help" };

/* COMPUTERS, bits, play; help is on for the seats of HELPED. */
static void
open_with (UiDriver   *driver,
           int         width,
           int         height,
           const char *more,
           guint       computers,
           guint       helped)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *json = g_strdup_printf (POSITION, g_str_equal (more, THREE_MORE) ? ONE_CARD_MORE : "", more);
  g_autoptr(BmMatch) match = tb_driver_read (json);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  ui_driver_open_size (driver, 1, width, height);
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    g_settings_set_boolean (driver->settings, keys[seat], (helped >> seat & 1) != 0);
  tb_driver_show (driver, match, computers);
}

/* Red alone, against a computer. */
static void
open_alone (UiDriver *driver)
{
  open_with (driver, 1290, 810, "", 2, 1);
}

static gboolean
shows (UiDriver   *driver,
       const char *text)
{
  return ui_driver_find (driver, GTK_TYPE_LABEL, text) != NULL || ui_driver_has_button (driver, text);
}

static gboolean
has_panel (UiDriver *driver)
{
  return ui_driver_find (driver, BM_TYPE_HINT_PANEL, "Help") != NULL;
}

/* As the pointer does. */
static void
point (GtkWidget *widget,
       gboolean   enter)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        continue;
      if (enter)
        g_signal_emit_by_name (controller, "enter", 1.0, 1.0);
      else
        g_signal_emit_by_name (controller, "leave");
    }
  ui_driver_settle ();
}

static void
act (UiDriver   *driver,
     const char *action)
{
  ui_act (GTK_WIDGET (tb_driver_table (driver)), action);
}

static void
play (UiDriver *driver,
      BmMove    move)
{
  g_assert_true (bm_match_play (tb_driver_match (driver), move, NULL));
  ui_driver_settle ();
}

#define CLEAR TB_MOVE (TB_MOVE_CLEAR, TB_SPACE (2, 4), 0, 0)
#define DONE TB_MOVE (TB_MOVE_DONE, 0, 0, 0)

/* ---- Seats */

static void
test_switch (void)
{
  UiDriver driver;

  open_with (&driver, 1290, 810, "", 2, 0);
  g_assert_false (has_panel (&driver));
  ui_driver_click (&driver, "Help for Red");
  g_assert_true (has_panel (&driver));
  g_assert_true (shows (&driver, STRIKE));
  g_assert_true (g_settings_get_boolean (driver.settings, "help-red"));
  g_assert_false (g_settings_get_boolean (driver.settings, "help-blue"));
  act (&driver, "table.help");
  g_assert_false (has_panel (&driver));
  g_assert_true (ui_driver_says (&driver, "Help for Red is off."));
  act (&driver, "table.hints");
  g_assert_true (ui_driver_says (&driver, "Help is off."));
  act (&driver, "table.help");
  g_assert_true (has_panel (&driver));
  ui_driver_close (&driver);
}

/* Nobody gets another seat's hints: not before the seat is taken, and each by its own switch. */
static void
test_seats (void)
{
  UiDriver driver;

  open_with (&driver, 1290, 810, "", 0, 1);
  g_assert_true (has_panel (&driver));
  g_assert_false (shows (&driver, STRIKE));
  g_assert_true (shows (&driver, "Hints come with your turn."));
  ui_driver_click (&driver, "I’m here");
  g_assert_true (shows (&driver, STRIKE));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_TOGGLE_BUTTON, "Help for Red"));
  play (&driver, DONE);
  ui_driver_skip (&driver);
  g_assert_cmpint (bm_match_get_to_act (tb_driver_match (&driver)), !=, TB_RED);
  g_assert_false (has_panel (&driver));
  ui_driver_close (&driver);
}

static void
test_computer (void)
{
  UiDriver driver;

  open_alone (&driver);
  g_assert_true (shows (&driver, STRIKE));
  play (&driver, DONE);
  ui_driver_skip (&driver);
  g_assert_true (has_panel (&driver));
  g_assert_false (shows (&driver, STRIKE));
  bm_window_set_level (BM_WINDOW (driver.window), TB_RED, BM_LEVEL_EASY);
  ui_driver_settle ();
  g_assert_false (has_panel (&driver));
  g_assert_null (ui_driver_find (&driver, GTK_TYPE_TOGGLE_BUTTON, "Help for Red"));
  act (&driver, "table.help");
  g_assert_true (ui_driver_says (&driver, "There is no help here: it is for people playing a match."));
  ui_driver_close (&driver);
}

/* ---- Hints */

static void
test_hints (void)
{
  UiDriver driver;
  GtkWidget *hint, *focus;

  open_alone (&driver);
  hint = ui_driver_find (&driver, GTK_TYPE_BUTTON, STRIKE);
  g_assert_nonnull (hint);
  g_assert_true (shows (&driver, BOUNTY));
  g_assert_true (shows (&driver, RUBBLE));
  /* By keyboard: the key for the hints, then Enter leads to the board. */
  act (&driver, "table.hints");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (driver.window)) == hint);
  g_signal_emit_by_name (hint, "clicked");
  ui_driver_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (driver.window));
  g_assert_true (TB_IS_SPACE_BUTTON (focus));
  g_assert_cmpuint (tb_space_button_get (TB_SPACE_BUTTON (focus)), ==, TB_SPACE (1, 3));
  /* Heard after the status line. */
  g_assert_nonnull (strstr (bm_table_get_announced (BM_TABLE (tb_driver_table (&driver))), "Action Point"));
  ui_driver_close (&driver);
}

static void
test_rule (void)
{
  UiDriver driver;

  open_alone (&driver);
  ui_driver_click (&driver, "Rule T18.1");
  g_assert_nonnull (ui_find_type (driver.window, g_type_from_name ("BmRulesScreen")));
  ui_driver_close (&driver);
}

static void
test_end_turn (void)
{
  UiDriver driver;
  GtkWidget *end;

  open_alone (&driver);
  end = tb_driver_find_at (&driver, TB_AT (TB_AT_BUTTON, TB_BUTTON_DONE));
  g_assert_nonnull (end);
  g_assert_false (shows (&driver, LOSES));
  point (end, TRUE);
  g_assert_true (shows (&driver, LOSES));
  g_assert_true (shows (&driver, STRIKE));
  point (end, FALSE);
  g_assert_false (shows (&driver, LOSES));
  gtk_widget_grab_focus (end);
  ui_driver_settle ();
  g_assert_true (shows (&driver, LOSES));
  ui_driver_close (&driver);
}

/* In a small window there is one at a time, and the log gives way where there is no room for both. */
static void
test_brief (void)
{
  UiDriver driver;

  open_with (&driver, 810, 610, THREE_MORE, 30, 1);
  UI_WAIT_UNTIL (ui_driver_has_button (&driver, "The next hint"));
  g_assert_true (shows (&driver, STRIKE));
  g_assert_false (shows (&driver, BOUNTY));
  ui_driver_click (&driver, "The next hint");
  g_assert_false (shows (&driver, STRIKE));
  g_assert_null (ui_find_type (driver.window, BM_TYPE_LOG));
  g_action_group_activate_action (G_ACTION_GROUP (driver.window), "log", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (driver.window), "log", NULL);
  ui_driver_settle ();
  g_assert_true (ui_driver_says (&driver, "There is no room for the log below the help: the key A puts the help away."));
  act (&driver, "table.help");
  UI_WAIT_UNTIL (ui_find_type (driver.window, BM_TYPE_LOG) != NULL);
  ui_driver_close (&driver);
}

/* Whether WIDGET, which can be scrolled, has the height that it needs, and nothing of it is scrolled away. */
static gboolean
is_whole (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t at;
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget), &least, NULL, NULL, NULL);
  return gtk_widget_compute_bounds (widget, scrolled, &at) && at.size.height >= (float) least && at.origin.y >= 0
         && at.origin.y + at.size.height <= (float) gtk_widget_get_height (scrolled);
}

/* The whole text of the one hint can be read, and every seat is seen. */
static void
test_three (void)
{
  UiDriver driver;

  open_with (&driver, 1290, 810, GREEN, 6, 1);
  UI_WAIT_UNTIL (ui_driver_has_button (&driver, "The next hint"));
  UI_WAIT_UNTIL (is_whole (ui_driver_find (&driver, GTK_TYPE_LABEL, STRIKE)));
  UI_WAIT_UNTIL (is_whole (ui_find_type (driver.window, g_type_from_name ("TbSeatsPanel"))));
  ui_driver_close (&driver);
}

static void
test_both (void)
{
  UiDriver driver;

  open_with (&driver, 1930, 1090, "", 2, 1);
  UI_WAIT_UNTIL (shows (&driver, RUBBLE));
  g_assert_nonnull (ui_find_type (driver.window, BM_TYPE_LOG));
  g_assert_true (tb_notes_has_room (TB_NOTES (ui_find_type (driver.window, TB_TYPE_NOTES))));
  ui_driver_close (&driver);
}

/* ---- For the first time, and what is known */

static gboolean
is_explained (UiDriver *driver,
              TbTopic   topic)
{
  g_autoptr(BmMastery) mastery = bm_mastery_new (driver->settings, &tb_game, tb_learn.players, tb_topics);

  return bm_mastery_get_explained (mastery, "alone") >> topic & 1;
}

static void
test_first_time (void)
{
  UiDriver driver;

  open_alone (&driver);
  g_assert_false (shows (&driver, "New: Rubble"));
  play (&driver, CLEAR);
  ui_driver_skip (&driver);
  g_assert_true (shows (&driver, "New: Rubble"));
  g_assert_true (ui_driver_has_button (&driver, "Rule T11.2"));
  g_assert_false (is_explained (&driver, TB_TOPIC_RUBBLE));
  ui_driver_click (&driver, "Got it");
  g_assert_false (shows (&driver, "New: Rubble"));
  g_assert_true (is_explained (&driver, TB_TOPIC_RUBBLE));
  /* By the key: when nothing is picked, Escape puts it away. */
  play (&driver, TB_MOVE (TB_MOVE_DRAW, TB_DECK_ITEMS, 0, 0));
  ui_driver_skip (&driver);
  g_assert_true (shows (&driver, "New: Items and Weapons"));
  act (&driver, "table.cancel");
  g_assert_false (shows (&driver, "New: Items and Weapons"));
  g_assert_true (is_explained (&driver, TB_TOPIC_THINGS));
  ui_driver_close (&driver);
}

/* What somebody has used rightly often enough is not mentioned any more, until it is brought back. */
static void
test_known (void)
{
  g_autoptr(BmMastery) mastery = NULL;
  UiDriver driver;

  open_alone (&driver);
  mastery = bm_mastery_new (driver.settings, &tb_game, tb_learn.players, tb_topics);
  g_assert_true (shows (&driver, STRIKE));
  bm_mastery_use (mastery, "alone", TB_TOPIC_BIT (TB_TOPIC_ATTACK));
  ui_driver_settle ();
  g_assert_true (shows (&driver, STRIKE));
  bm_mastery_use (mastery, "alone", TB_TOPIC_BIT (TB_TOPIC_ATTACK));
  ui_driver_settle ();
  g_assert_false (shows (&driver, STRIKE));
  g_assert_true (shows (&driver, BOUNTY));
  bm_mastery_bring_back (mastery, "alone", TB_TOPIC_BIT (TB_TOPIC_ATTACK));
  ui_driver_settle ();
  g_assert_true (shows (&driver, STRIKE));
  ui_driver_close (&driver);
}

/* What is used rightly counts, and nothing else. */
static void
test_counts (void)
{
  g_autoptr(BmMastery) mastery = NULL;
  UiDriver driver;

  open_alone (&driver);
  mastery = bm_mastery_new (driver.settings, &tb_game, tb_learn.players, tb_topics);
  play (&driver, CLEAR);
  ui_driver_skip (&driver);
  g_assert_cmpuint (bm_mastery_get_used (mastery, "alone", TB_TOPIC_RUBBLE), ==, 1);
  g_assert_cmpuint (bm_mastery_get_used (mastery, "alone", TB_TOPIC_TAKE), ==, 0);
  ui_driver_close (&driver);
}

/* ---- Keys for which there is nothing */

static void
expect (UiDriver   *driver,
        const char *action,
        const char *words,
        const char *rule)
{
  GtkWidget *status = ui_find_type (driver->window, BM_TYPE_STATUS);

  g_test_message ("waiting for “%s”", words);
  act (driver, action);
  UI_WAIT_UNTIL (ui_driver_says (driver, words));
  g_assert_cmpstr (bm_status_get_rule (BM_STATUS (status)), ==, rule);
}

static void
test_keys (void)
{
  UiDriver driver;

  open_alone (&driver);
  expect (&driver, "table.card-1", "You hold no Vehicle card.", "T17.1");
  expect (&driver, "table.thing-2", "You hold no Item and no Weapon.", "T16.1");
  expect (&driver, "table.bounty-2", "No Bounty lies there.", "T14.2");
  expect (&driver, "table.deliver", "Eggs are delivered only in a Location.", "T13.1");
  expect (&driver, "table.take", "No Egg lies in your space.", "T12.1");
  expect (&driver, "table.use", "You hold no card that can be used now.", "T16.4");
  expect (&driver, "table.yes", "Yes and No answer a card, and none asks now.", "T28.6");
  expect (&driver, "table.why", "Nothing has happened yet.", NULL);
  play (&driver, DONE);
  /* Not skipped: that would let the computer go on. */
  UI_WAIT_UNTIL (!bm_table_is_moving (BM_TABLE (tb_driver_table (&driver))));
  expect (&driver, "table.pawn", "Your car is not on the board: it comes back at the beginning of your turn.", "T21.6");
  expect (&driver, "table.show-hand", "The computer is to move.", NULL);
  expect (&driver, "table.move", "The computer is to move.", NULL);
  ui_driver_close (&driver);
}

/* Before the seat is taken. */
static void
test_covered (void)
{
  UiDriver driver;

  open_with (&driver, 1290, 810, "", 0, 0);
  expect (&driver, "table.card-1", "First say that you are there: the hand lies face down.", NULL);
  expect (&driver, "table.thing-1", "First say that you are there: the hand lies face down.", NULL);
  expect (&driver, "table.move", "First say that you are there: the hand lies face down.", NULL);
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  ui_driver_park_pointer ();
  g_test_add_func ("/terror-help/switch", test_switch);
  g_test_add_func ("/terror-help/seats", test_seats);
  g_test_add_func ("/terror-help/computer", test_computer);
  g_test_add_func ("/terror-help/hints", test_hints);
  g_test_add_func ("/terror-help/rule", test_rule);
  g_test_add_func ("/terror-help/end-turn", test_end_turn);
  g_test_add_func ("/terror-help/brief", test_brief);
  g_test_add_func ("/terror-help/three", test_three);
  g_test_add_func ("/terror-help/both", test_both);
  g_test_add_func ("/terror-help/first-time", test_first_time);
  g_test_add_func ("/terror-help/known", test_known);
  g_test_add_func ("/terror-help/counts", test_counts);
  g_test_add_func ("/terror-help/keys", test_keys);
  g_test_add_func ("/terror-help/covered", test_covered);
  return g_test_run ();
}
