/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Help at the table: a switch for each seat, hints that mark the board, what is explained once, what is known and brought
 * back; by pointer and by keyboard.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-hint-panel.h"
#include "bm-mastery-window.h"
#include "bm-mastery.h"
#include "bm-rules-screen.h"
#include "wr-space-button.h"
#include "wr-game.h"
#include "wr-hint-topics.h"
#include "wr-learn.h"

#define EATING "Green at f1 can be eaten this turn, with 1 action."

/* The Bird on the Grass of f, Green below it, all others out of everybody's reach. */
static WrPosition
set_up (WrSide turn)
{
  WrPosition pos = ui_position_quiet (turn);

  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  return pos;
}

static void
open_size (UiDriver *driver,
           int       width,
           int       height)
{
  static const char *const keys[] = { "help-bird", "help-worms", "help-explained", "help-used", "learning-help" };
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  ui_driver_open_size (driver, 2, width, height);
}

static void
open_position (UiDriver         *driver,
               const WrPosition *pos,
               gboolean          bird,
               gboolean          worms)
{
  open_size (driver, 1280, 800);
  g_settings_set_boolean (driver->settings, "help-bird", bird);
  g_settings_set_boolean (driver->settings, "help-worms", worms);
  ui_driver_show_position (driver, pos);
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

static gboolean
is_marked (UiDriver   *driver,
           const char *space)
{
  GtkWidget *button = ui_driver_find (driver, WR_TYPE_SPACE_BUTTON, space);

  g_assert_nonnull (button);
  return gtk_widget_has_css_class (button, "marked");
}

/* As the pointer does. */
static void
point (GtkWidget *widget,
       gboolean   enter)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        continue;
      n++;
      if (enter)
        g_signal_emit_by_name (controller, "enter", 1.0, 1.0);
      else
        g_signal_emit_by_name (controller, "leave");
    }
  g_assert_cmpuint (n, >, 0);
  ui_driver_settle ();
}

static GtkWidget *
find_hint (UiDriver   *driver,
           const char *text)
{
  GtkWidget *hint = ui_driver_find (driver, GTK_TYPE_BUTTON, text);

  g_assert_nonnull (hint);
  return hint;
}

/* ---- Seats */

static void
test_seats (void)
{
  const WrPosition pos = set_up (WR_SIDE_BIRD);
  UiDriver driver;

  open_position (&driver, &pos, FALSE, FALSE);
  g_assert_false (has_panel (&driver));
  ui_driver_click (&driver, "Help for the Bird");
  g_assert_true (has_panel (&driver));
  g_assert_true (shows (&driver, EATING));
  g_assert_true (g_settings_get_boolean (driver.settings, "help-bird"));
  g_assert_false (g_settings_get_boolean (driver.settings, "help-worms"));
  /* The Worms have asked for none; then they do, by the key. */
  ui_driver_play (&driver, "end");
  g_assert_false (has_panel (&driver));
  ui_driver_act (&driver, "table.help");
  g_assert_true (has_panel (&driver));
  g_assert_true (shows (&driver, "Help for the Worms is on."));
  g_assert_true (shows (&driver, "The Bird can eat Green at f1 in its next turn."));
  g_assert_false (shows (&driver, EATING));
  ui_driver_act (&driver, "table.help");
  g_assert_false (has_panel (&driver));
  g_assert_true (g_settings_get_boolean (driver.settings, "help-bird"));
  ui_driver_close (&driver);
}

/* Where the computer plays there is nobody to be helped; its turn is no time for hints. */
static void
test_computer (void)
{
  const WrPosition pos = set_up (WR_SIDE_BIRD);
  UiDriver driver;

  open_position (&driver, &pos, TRUE, TRUE);
  bm_window_set_level (BM_WINDOW (driver.window), WR_SIDE_WORMS, BM_LEVEL_EASY);
  ui_driver_settle ();
  g_assert_null (ui_driver_find (&driver, GTK_TYPE_TOGGLE_BUTTON, "Help for the Worms"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_TOGGLE_BUTTON, "Help for the Bird"));
  g_assert_true (shows (&driver, EATING));
  ui_driver_play (&driver, "end");
  g_assert_true (shows (&driver, "Hints come with your turn."));
  bm_window_set_level (BM_WINDOW (driver.window), WR_SIDE_BIRD, BM_LEVEL_EASY);
  ui_driver_settle ();
  g_assert_false (has_panel (&driver));
  ui_driver_act (&driver, "table.help");
  g_assert_true (shows (&driver, "There is no help here: it is for people playing a duel."));
  ui_driver_close (&driver);
}

/* Two people, and nobody knows who looks: nothing is said before somebody has sat down. */
static void
test_hand_over (void)
{
  UiDriver driver;

  open_size (&driver, 1280, 800);
  g_settings_set_boolean (driver.settings, "help-bird", TRUE);
  g_settings_set_boolean (driver.settings, "help-worms", TRUE);
  ui_start (BM_WINDOW (driver.window), "start:champions=none,cards=on,events=off", "", "");
  ui_driver_settle ();
  ui_driver_take_seat (&driver);
  g_assert_true (shows (&driver, "The Bird begins on the Grass that you press. Suggest finds you a good one."));
  ui_driver_press (&driver, WR_SPACE (5, 0));
  g_assert_true (ui_driver_has_heading (&driver, "Hand-over"));
  g_assert_false (has_panel (&driver));
  ui_driver_take_seat (&driver);
  g_assert_true (has_panel (&driver));
  g_assert_true (shows (&driver, "Nothing is urgent. Suggest finds you a good move."));
  bm_table_set_seat (BM_TABLE (ui_driver_table (&driver)), BM_SIDE_NOBODY);
  ui_driver_settle ();
  g_assert_false (shows (&driver, "Nothing is urgent. Suggest finds you a good move."));
  g_assert_true (shows (&driver, "Hints come with your turn."));
  ui_driver_close (&driver);
}

/* Who has used up all actions is told how the turn ends. */
static void
test_no_actions (void)
{
  WrPosition pos = ui_position_quiet (WR_SIDE_BIRD);
  UiDriver driver;

  pos.spent = pos.total - 1;
  open_position (&driver, &pos, TRUE, FALSE);
  g_assert_false (shows (&driver, "No actions are left: press End Turn."));
  bm_match_play (ui_driver_match (&driver), WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, WR_SPACE (4, 0), 0), NULL);
  ui_driver_settle ();
  g_assert_true (shows (&driver, "No actions are left: press End Turn."));
  ui_driver_close (&driver);
}

/* ---- Hints */

static void
test_marks (void)
{
  const WrPosition pos = set_up (WR_SIDE_BIRD);
  const char *green = "f1: packed dirt, Green Worm";
  GtkWidget *hint;
  UiDriver driver;

  open_position (&driver, &pos, TRUE, FALSE);
  hint = find_hint (&driver, EATING);
  g_assert_false (is_marked (&driver, green));
  point (gtk_widget_get_parent (hint), TRUE);
  g_assert_true (is_marked (&driver, green));
  point (gtk_widget_get_parent (hint), FALSE);
  g_assert_false (is_marked (&driver, green));
  /* By keyboard: the key for the hints, then Enter leads to the board. */
  ui_driver_act (&driver, "table.hints");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (driver.window)) == hint);
  g_assert_true (is_marked (&driver, green));
  g_signal_emit_by_name (hint, "clicked");
  ui_driver_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (driver.window)) == ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, green));
  ui_driver_close (&driver);
}

static void
test_rule (void)
{
  const WrPosition pos = set_up (WR_SIDE_BIRD);
  GtkWidget *rule;
  UiDriver driver;

  open_position (&driver, &pos, TRUE, FALSE);
  rule = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Rule R6.6");
  g_assert_nonnull (rule);
  g_signal_emit_by_name (rule, "clicked");
  ui_driver_settle ();
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "R6.6 Eat"));
  ui_driver_close (&driver);
}

static void
test_end_turn (void)
{
  const WrPosition pos = set_up (WR_SIDE_BIRD);
  const char *waste = "End Turn would waste 4 actions.";
  GtkWidget *end;
  UiDriver driver;

  open_position (&driver, &pos, TRUE, FALSE);
  end = ui_driver_find (&driver, GTK_TYPE_BUTTON, "End Turn");
  g_assert_false (shows (&driver, waste));
  point (end, TRUE);
  g_assert_true (shows (&driver, waste));
  g_assert_true (shows (&driver, EATING));
  point (end, FALSE);
  g_assert_false (shows (&driver, waste));
  /* It is heard where the focus is, and never keeps anybody from ending the turn. */
  gtk_widget_grab_focus (end);
  ui_driver_settle ();
  g_assert_true (shows (&driver, waste));
  g_signal_emit_by_name (end, "clicked");
  ui_driver_settle ();
  g_assert_cmpint (ui_driver_position (&driver)->turn, ==, WR_SIDE_WORMS);
  ui_driver_close (&driver);
}

/* In a small window there is one at a time. */
static void
test_brief (void)
{
  WrPosition pos = set_up (WR_SIDE_BIRD);
  const char *next = "The next hint", *starving = "The Bird starves tonight unless it eats a Worm first.";
  UiDriver driver;

  pos.hunger = 1;
  open_size (&driver, 800, 600);
  g_settings_set_boolean (driver.settings, "help-bird", TRUE);
  ui_driver_show_position (&driver, &pos);
  UI_WAIT_UNTIL (ui_driver_has_button (&driver, next));
  g_assert_true (shows (&driver, starving));
  g_assert_false (shows (&driver, EATING));
  ui_driver_click (&driver, next);
  g_assert_false (shows (&driver, starving));
  g_assert_true (shows (&driver, EATING));
  ui_driver_click (&driver, next);
  g_assert_true (shows (&driver, starving));
  ui_driver_close (&driver);
}

/* ---- For the first time */

static gboolean
is_explained (UiDriver   *driver,
              const char *person,
              WrTopic     topic)
{
  g_autoptr(BmMastery) mastery = bm_mastery_new (driver->settings, &wr_game, wr_learn.players, wr_topics);

  return bm_mastery_get_explained (mastery, person) >> topic & 1;
}

static void
test_first_time (void)
{
  WrPosition pos = set_up (WR_SIDE_BIRD);
  UiDriver driver;

  pos.at[WR_PIECE_GREEN] = WR_SPACE (0, 12);
  open_position (&driver, &pos, TRUE, TRUE);
  g_assert_false (shows (&driver, "New: Digging"));
  ui_driver_play (&driver, "dig down");
  g_assert_true (shows (&driver, "New: Digging"));
  g_assert_true (ui_driver_has_button (&driver, "Rule R6.2"));
  /* It keeps nobody from anything. */
  ui_driver_play (&driver, "dig left");
  g_assert_true (shows (&driver, "New: Digging"));
  ui_driver_click (&driver, "Got it");
  g_assert_false (shows (&driver, "New: Digging"));
  g_assert_true (is_explained (&driver, "bird", WR_TOPIC_DIG));
  g_assert_false (is_explained (&driver, "worms", WR_TOPIC_DIG));
  ui_driver_play (&driver, "dig right");
  g_assert_false (shows (&driver, "New: Digging"));
  /* By the key: when nothing is picked, Escape puts it away. */
  ui_driver_play (&driver, "peck down");
  g_assert_true (shows (&driver, "New: Pecking"));
  ui_driver_act (&driver, "table.cancel");
  g_assert_false (shows (&driver, "New: Pecking"));
  g_assert_true (is_explained (&driver, "bird", WR_TOPIC_PECK));
  ui_driver_close (&driver);
}

/* Where there is room for one thing only, what loses at once is it; what is new waits, and is not put away unread. */
static void
test_first_time_waits (void)
{
  WrPosition pos = set_up (WR_SIDE_BIRD);
  const char *starving = "The Bird starves tonight unless it eats a Worm first.";
  UiDriver driver;

  pos.hunger = 1;
  open_size (&driver, 800, 600);
  g_settings_set_boolean (driver.settings, "help-bird", TRUE);
  ui_driver_show_position (&driver, &pos);
  UI_WAIT_UNTIL (ui_driver_has_button (&driver, "The next hint"));
  ui_driver_play (&driver, "fly e0");
  ui_driver_play (&driver, "dig down");
  g_assert_true (shows (&driver, starving));
  g_assert_false (shows (&driver, "New: Digging"));
  ui_driver_act (&driver, "table.cancel");
  g_assert_false (is_explained (&driver, "bird", WR_TOPIC_DIG));
  /* With the danger over it comes. */
  ui_driver_play (&driver, "eat f1");
  g_assert_false (shows (&driver, starving));
  g_assert_true (shows (&driver, "New: Digging"));
  ui_driver_act (&driver, "table.cancel");
  g_assert_true (is_explained (&driver, "bird", WR_TOPIC_DIG));
  ui_driver_close (&driver);

  /* Where there is room, both are in sight. */
  open_position (&driver, &pos, TRUE, FALSE);
  ui_driver_play (&driver, "fly e0");
  ui_driver_play (&driver, "dig down");
  g_assert_true (shows (&driver, starving));
  g_assert_true (shows (&driver, "New: Digging"));
  ui_driver_close (&driver);
}

/* Each is told on taking the seat, in the own words; whoever ends the turn has read it. */
static void
test_first_time_each (void)
{
  WrPosition pos = set_up (WR_SIDE_WORMS);
  UiDriver driver;

  open_position (&driver, &pos, TRUE, TRUE);
  ui_driver_play (&driver, "bite green");
  g_assert_true (shows (&driver, "New: Biting"));
  g_assert_false (shows (&driver, "New: Out of the Worms’ reach"));
  ui_driver_play (&driver, "end");
  g_assert_true (is_explained (&driver, "worms", WR_TOPIC_BITING));
  g_assert_true (shows (&driver, "New: Out of the Worms’ reach"));
  g_assert_false (is_explained (&driver, "bird", WR_TOPIC_BITTEN));
  ui_driver_close (&driver);
}

/* Without help nothing is explained, and nothing counts as explained. */
static void
test_first_time_without (void)
{
  const WrPosition pos = set_up (WR_SIDE_WORMS);
  UiDriver driver;

  open_position (&driver, &pos, FALSE, FALSE);
  ui_driver_play (&driver, "bite green");
  /* Who asks for help afterwards is told of what happens from then on. */
  ui_driver_act (&driver, "table.help");
  g_assert_false (shows (&driver, "New: Biting"));
  ui_driver_act (&driver, "table.help");
  ui_driver_play (&driver, "end");
  g_assert_false (has_panel (&driver));
  g_assert_false (is_explained (&driver, "worms", WR_TOPIC_BITING));
  ui_driver_close (&driver);
}

/* ---- What is known */

static guint
get_used (UiDriver   *driver,
          const char *person,
          WrTopic     topic)
{
  g_autoptr(BmMastery) mastery = bm_mastery_new (driver->settings, &wr_game, wr_learn.players, wr_topics);

  return bm_mastery_get_used (mastery, person, topic);
}

static void
test_retiring (void)
{
  const WrPosition pos = set_up (WR_SIDE_BIRD);
  g_autoptr(BmMastery) mastery = NULL;
  UiDriver driver;

  open_position (&driver, &pos, TRUE, FALSE);
  g_assert_true (shows (&driver, EATING));
  ui_driver_play (&driver, "eat f1");
  g_assert_cmpuint (get_used (&driver, "bird", WR_TOPIC_EATING), ==, 1);
  /* The same thing once more in the same turn is no second time. */
  ui_driver_act (&driver, "table.undo");
  g_assert_true (shows (&driver, EATING));
  ui_driver_play (&driver, "eat f1");
  g_assert_cmpuint (get_used (&driver, "bird", WR_TOPIC_EATING), ==, 1);
  ui_driver_show_position (&driver, &pos);
  g_assert_true (shows (&driver, EATING));
  ui_driver_play (&driver, "eat f1");
  g_assert_cmpuint (get_used (&driver, "bird", WR_TOPIC_EATING), ==, 2);
  ui_driver_show_position (&driver, &pos);
  g_assert_false (shows (&driver, EATING));
  mastery = bm_mastery_new (driver.settings, &wr_game, wr_learn.players, wr_topics);
  bm_mastery_bring_back (mastery, "bird", WR_TOPIC_BIT (WR_TOPIC_EATING));
  ui_driver_settle ();
  g_assert_true (shows (&driver, EATING));
  ui_driver_close (&driver);
}

/* A danger is known by whoever has got out of it by the end of the turn. */
static void
test_dangers (void)
{
  WrPosition pos = set_up (WR_SIDE_BIRD);
  UiDriver driver;

  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 4);
  open_position (&driver, &pos, TRUE, FALSE);
  g_assert_true (shows (&driver, "Green at f4 can come to bite the Bird in the Worms’ next turn."));
  ui_driver_play (&driver, "end");
  g_assert_cmpuint (get_used (&driver, "bird", WR_TOPIC_BITTEN), ==, 0);
  ui_driver_show_position (&driver, &pos);
  ui_driver_play (&driver, "fly k0");
  ui_driver_play (&driver, "end");
  g_assert_cmpuint (get_used (&driver, "bird", WR_TOPIC_BITTEN), ==, 1);
  ui_driver_close (&driver);
}

static void
test_known (void)
{
  const WrPosition pos = set_up (WR_SIDE_BIRD);
  g_autoptr(BmMastery) mastery = NULL;
  UiDriver driver, known;

  open_position (&driver, &pos, TRUE, FALSE);
  mastery = bm_mastery_new (driver.settings, &wr_game, wr_learn.players, wr_topics);
  bm_mastery_use (mastery, "bird", WR_TOPIC_BIT (WR_TOPIC_EATING));
  bm_mastery_use (mastery, "bird", WR_TOPIC_BIT (WR_TOPIC_EATING));
  bm_mastery_explain (mastery, "name:Anna", WR_TOPIC_RAIN);
  g_action_group_activate_action (G_ACTION_GROUP (driver.window), "known", NULL);
  ui_driver_settle ();
  known.window = ui_find_window (BM_TYPE_MASTERY_WINDOW);
  g_assert_nonnull (known.window);
  /* Whoever sits at the screen comes first. */
  g_assert_nonnull (ui_driver_find (&known, GTK_TYPE_LABEL, "Known: it is not mentioned any more."));
  g_assert_false (ui_driver_has_button (&known, "Bring back: Rain"));
  ui_driver_click (&known, "Bring back: Eating");
  g_assert_null (ui_driver_find (&known, GTK_TYPE_LABEL, "Known: it is not mentioned any more."));
  g_assert_cmpuint (get_used (&driver, "bird", WR_TOPIC_EATING), ==, 0);
  g_assert_true (shows (&driver, EATING));
  /* And the others. */
  ui_driver_choose (&known, "Who plays", 1);
  ui_driver_click (&known, "Bring all back");
  g_assert_false (is_explained (&driver, "name:Anna", WR_TOPIC_RAIN));
  g_assert_false (ui_driver_has_button (&known, "Bring all back"));
  gtk_window_close (GTK_WINDOW (known.window));
  ui_driver_settle ();
  ui_driver_close (&driver);
}

/* ---- Keys */

static void
test_keys (void)
{
  const WrPosition pos = set_up (WR_SIDE_BIRD);
  UiDriver driver;
  WrTable *table;

  open_position (&driver, &pos, FALSE, FALSE);
  ui_driver_act (&driver, "table.hints");
  g_assert_true (shows (&driver, "Help is off."));
  ui_driver_act (&driver, "table.help");
  table = ui_driver_table (&driver);
  UI_WAIT_UNTIL (gtk_widget_get_width (find_hint (&driver, EATING)) > 0);
  /* Tab comes by the hints on its way round the table, and leaves them again. */
  gtk_widget_grab_focus (GTK_WIDGET (table));
  for (guint i = 0; i < 40 && gtk_window_get_focus (GTK_WINDOW (driver.window)) != find_hint (&driver, EATING); i++)
    gtk_widget_child_focus (GTK_WIDGET (table), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (driver.window)) == find_hint (&driver, EATING));
  for (guint i = 0; i < 4; i++)
    gtk_widget_child_focus (GTK_WIDGET (table), GTK_DIR_TAB_FORWARD);
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (driver.window)),
                                          ui_driver_find (&driver, BM_TYPE_HINT_PANEL, "Help")));
  /* Whoever goes to the status line hears them. */
  ui_driver_act (&driver, "table.status");
  g_assert_cmpstr (NULL, ==, gtk_test_accessible_check_property (
                     GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (driver.window))), GTK_ACCESSIBLE_PROPERTY_LABEL,
                     "Status"));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/help/seats", test_seats);
  g_test_add_func ("/help/computer", test_computer);
  g_test_add_func ("/help/hand-over", test_hand_over);
  g_test_add_func ("/help/no-actions", test_no_actions);
  g_test_add_func ("/help/marks", test_marks);
  g_test_add_func ("/help/rule", test_rule);
  g_test_add_func ("/help/end-turn", test_end_turn);
  g_test_add_func ("/help/brief", test_brief);
  g_test_add_func ("/help/first-time", test_first_time);
  g_test_add_func ("/help/first-time-waits", test_first_time_waits);
  g_test_add_func ("/help/first-time-each", test_first_time_each);
  g_test_add_func ("/help/first-time-without", test_first_time_without);
  g_test_add_func ("/help/retiring", test_retiring);
  g_test_add_func ("/help/dangers", test_dangers);
  g_test_add_func ("/help/known", test_known);
  g_test_add_func ("/help/keys", test_keys);
  return g_test_run ();
}
