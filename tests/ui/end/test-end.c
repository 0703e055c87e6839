/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The screen of the end: the same match gives the same screen, its chart by keys and in words, and the garden behind it.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-art-image.h"
#include "bm-celebration.h"
#include "bm-chart.h"
#include "wr-duel-history.h"
#include "wr-end-charts.h"
#include "bm-end-screen.h"
#include "bm-turning-panel.h"
#include "bm-window-private.h"
#include "wr-game.h"

static GtkWidget *
show_end (BmMatch    *match,
          GtkWidget **screen)
{
  GtkWidget *window;

  *screen = g_object_new (BM_TYPE_END_SCREEN, NULL);
  window = ui_window_open (*screen, 1200, 720);
  bm_end_screen_show_match (BM_END_SCREEN (*screen), match);
  ui_driver_settle ();
  return window;
}

/* They are looked for in a thread. */
static gboolean
has_turning_points (GtkWidget *screen)
{
  return !bm_turning_panel_is_busy (BM_TURNING_PANEL (ui_find_type_anywhere (screen, BM_TYPE_TURNING_PANEL)));
}

/* Those in WIDGET. */
static guint
count_pictures (GtkWidget *widget)
{
  guint n = BM_IS_ART_IMAGE (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_pictures (child);
  return n;
}

/* The same match gives the same screen, whatever was there before. */
static void
test_screen_is_commutative (void)
{
  g_autoptr(BmMatch) match = ui_match_new_any (UI_START_CARDS, 3);
  g_autoptr(BmMatch) other = ui_match_new_starved ();
  g_autofree char *first = NULL, *second = NULL, *again = NULL;
  GtkWidget *screen, *window = show_end (match, &screen);
  guint pictures;

  UI_WAIT_UNTIL (has_turning_points (screen));
  first = ui_dup_words (screen);
  pictures = count_pictures (screen);
  bm_end_screen_show_match (BM_END_SCREEN (screen), other);
  UI_WAIT_UNTIL (has_turning_points (screen));
  second = ui_dup_words (screen);
  bm_end_screen_show_match (BM_END_SCREEN (screen), match);
  UI_WAIT_UNTIL (has_turning_points (screen));
  again = ui_dup_words (screen);
  g_assert_cmpstr (first, !=, second);
  g_assert_cmpstr (first, ==, again);
  g_assert_cmpuint (count_pictures (screen), ==, pictures);
  ui_window_close (window);
}

/* From day to day by key, each with its figures in words. */
static void
test_chart_keys (void)
{
  g_autoptr(BmMatch) match = ui_match_new_starved ();
  GtkWidget *screen, *window = show_end (match, &screen), *chart = ui_find_type_anywhere (screen, BM_TYPE_CHART), *day;

  g_assert_cmpint (bm_chart_get_column (BM_CHART (chart)), ==, -1);
  g_assert_nonnull (ui_find_words (screen, "Point at a day"));
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (bm_chart_get_column (BM_CHART (chart)), ==, 0);
  g_assert_nonnull (ui_find_words (screen, "Day 1. Hunger 7 to 6. Health 5. Suspicion 2 to 1. 4 Worms alive."));
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_RIGHT));
  day = gtk_root_get_focus (GTK_ROOT (window));
  gtk_test_accessible_assert_role (day, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (day, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       gtk_label_get_label (GTK_LABEL (ui_find_words (screen, "Day 2"))));
  for (guint i = 0; i < 20; i++)
    gtk_widget_child_focus (chart, GTK_DIR_RIGHT);
  g_assert_cmpint (bm_chart_get_column (BM_CHART (chart)), ==, 6);
  g_assert_nonnull (ui_find_words (screen, "Day 7"));
  /* It is one Tab stop. */
  g_assert_false (gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD));
  gtk_widget_grab_focus (screen);
  g_assert_cmpint (bm_chart_get_column (BM_CHART (chart)), ==, -1);
  g_assert_nonnull (ui_find_words (screen, "Point at a day"));
  ui_window_close (window);
}

/* Whoever presses it over the accessibility bus may have the keys in another window. */
static void
test_chart_behind (void)
{
  g_autoptr(BmMatch) match = ui_match_new_starved ();
  GtkWidget *screen, *window = show_end (match, &screen), *chart = ui_find_type_anywhere (screen, BM_TYPE_CHART);
  GtkWidget *front = ui_window_open (gtk_button_new (), 200, 200);

  UI_WAIT_UNTIL (!gtk_window_is_active (GTK_WINDOW (window)));
  for (int day = 0; day < 3; day++)
    {
      g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_RIGHT));
      g_assert_cmpint (bm_chart_get_column (BM_CHART (chart)), ==, day);
    }
  ui_window_close (front);
  ui_window_close (window);
}

/* Who sees no chart is told the same. */
static void
test_chart_words (void)
{
  g_autoptr(BmMatch) match = ui_match_new_starved ();
  g_autoptr(WrDuelHistory) history = wr_duel_history_new (match);
  g_autofree char *all = wr_end_charts_dup_all (history);
  GtkWidget *screen, *window = show_end (match, &screen), *chart = ui_find_type_anywhere (screen, BM_TYPE_CHART);

  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_LABEL, "Day by day");
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all);
  g_assert_true (g_str_has_prefix (all, "Hunger ranged from 0 to 7 and ended at 0. Health stayed at 5. "
                                        "Suspicion ranged from "));
  g_assert_nonnull (strstr (all, "0 Worms were eaten."));
  ui_window_close (window);
}

/* A match may begin with a position in which all is over. */
static void
test_over_at_once (void)
{
  WrPosition pos;
  g_autoptr(BmMatch) match = NULL;
  GtkWidget *screen, *window;

  wr_position_init (&pos);
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    pos.at[worm] = WR_SPACE_NONE;
  pos.winner = WR_SIDE_BIRD;
  match = bm_match_new_from_position (&wr_game, &pos);
  window = show_end (match, &screen);
  g_assert_nonnull (ui_find_words (screen, "The story begins in the middle: 0 Worms were alive"));
  g_assert_nonnull (ui_find_words (screen, "The Bird wins"));
  g_assert_nonnull (ui_find_words (screen, "The duel took 1 day."));
  ui_window_close (window);
}

/* Whoever leaves has nobody look on for the turning points of a match that was not looked at before. */
static void
test_left (void)
{
  g_autoptr(BmMatch) match = ui_match_new_any (UI_START_CARDS, 11);
  GtkWidget *screen, *window = show_end (match, &screen);
  g_autoptr(BmTurningPanel) panel = g_object_ref (BM_TURNING_PANEL (ui_find_type_anywhere (screen,
                                                                                        BM_TYPE_TURNING_PANEL)));

  ui_window_close (window);
  g_assert_false (bm_turning_panel_is_busy (panel));
}

/* It has room in the smallest window. */
static void
test_screen_is_small (void)
{
  g_autoptr(BmMatch) match = ui_match_new_any (UI_START_CARDS, 7);
  GtkWidget *screen, *window = show_end (match, &screen);
  int width, height;

  gtk_widget_measure (screen, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (screen, GTK_ORIENTATION_VERTICAL, 780, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 780);
  g_assert_cmpint (height, <=, 540);
  ui_window_close (window);
}

/* From the end to the garden as it was left, and back. */
static void
test_garden (void)
{
  UiDriver driver;
  g_autoptr(BmMatch) match = ui_match_new_starved ();

  ui_driver_open (&driver, 5);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_wait_heading (&driver, "The Worms win");
  ui_driver_click (&driver, "See the garden");
  g_assert_true (ui_driver_match (&driver) == match);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (driver.window), "see-table"));
  ui_driver_click (&driver, "Result");
  ui_driver_wait_heading (&driver, "The Worms win");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (driver.window), "result"));
  g_assert_true (ui_driver_has_button (&driver, "Rematch"));
  ui_driver_close (&driver);
}

/* The same two again: the button says whether they change sides, and help stays with the person who asked for it. */
static void
play_again (const char *button,
            gboolean    swaps)
{
  UiDriver driver;
  g_autoptr(BmMatch) match = ui_match_new_starved ();

  bm_match_set_player (match, WR_SIDE_BIRD, "Ada");
  bm_match_set_player (match, WR_SIDE_WORMS, "Grace");
  ui_driver_open (&driver, 5);
  g_settings_set_boolean (driver.settings, "help-bird", TRUE);
  g_settings_set_boolean (driver.settings, "help-worms", FALSE);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_wait_heading (&driver, "The Worms win");
  g_assert_true (ui_driver_says (&driver, swaps ? "sides swapped" : "same sides"));
  ui_driver_click (&driver, button);
  g_assert_true (ui_driver_match (&driver) != match);
  g_assert_cmpstr (bm_match_get_player (ui_driver_match (&driver), WR_SIDE_BIRD), ==, swaps ? "Grace" : "Ada");
  g_assert_cmpstr (bm_match_get_player (ui_driver_match (&driver), WR_SIDE_WORMS), ==, swaps ? "Ada" : "Grace");
  g_assert_true (g_settings_get_boolean (driver.settings, "help-bird") == !swaps);
  g_assert_true (g_settings_get_boolean (driver.settings, "help-worms") == swaps);
  g_settings_reset (driver.settings, "help-bird");
  g_settings_reset (driver.settings, "help-worms");
  ui_driver_close (&driver);
}

/* The computer goes on with what it played, or changes sides like everybody else; the cards are the same. */
static void
play_computer_again (const char *button,
                     WrSide      computer)
{
  UiDriver driver;
  g_autoptr(BmMatch) match = ui_match_new_any (UI_START_CARDS, 7);

  ui_driver_open (&driver, 5);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  UI_WAIT_UNTIL (ui_driver_is_over (&driver));
  bm_window_set_level (BM_WINDOW (driver.window), WR_SIDE_BIRD, BM_LEVEL_MEDIUM);
  ui_driver_click (&driver, button);
  for (guint side = 0; side < WR_N_SIDES; side++)
    g_assert_cmpint (bm_session_get_seats (BM_WINDOW (driver.window)->session)->levels[side], ==,
                     side == computer ? BM_LEVEL_MEDIUM : BM_PERSON);
  g_assert_cmpstr (bm_match_get_options (bm_table_get_match (BM_WINDOW (driver.window)->table)), ==, UI_START_CARDS);
  ui_driver_close (&driver);
}

static void
test_computer_again (void)
{
  play_computer_again ("Rematch", WR_SIDE_WORMS);
  play_computer_again ("Rematch, same sides", WR_SIDE_BIRD);
}

/* Who has won is told by name; nobody says "Well played" to a program. */
static void
test_well_played (void)
{
  g_autoptr(BmMatch) match = ui_match_new_starved ();
  GtkWidget *screen, *window, *head;
  g_autofree char *spoken = NULL;

  bm_match_set_player (match, WR_SIDE_BIRD, "Ada");
  bm_match_set_player (match, WR_SIDE_WORMS, "Grace");
  window = show_end (match, &screen);
  g_assert_nonnull (ui_find_words (screen, "Well played, Grace!"));
  /* A screen reader finds the story with the result. */
  gtk_widget_grab_focus (screen);
  head = gtk_root_get_focus (GTK_ROOT (window));
  spoken = gtk_test_accessible_check_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "?");
  g_assert_nonnull (strstr (spoken, "Well played, Grace! The duel took 7 days. The Bird landed at a0"));
  g_assert_nonnull (strstr (spoken, "the Bird starved, under a moon"));
  bm_match_set_player (match, WR_SIDE_WORMS, bm_level_id (BM_LEVEL_EASY));
  bm_end_screen_show_match (BM_END_SCREEN (screen), match);
  g_assert_null (ui_find_words (screen, "Well played"));
  ui_window_close (window);
}

static void
test_again (void)
{
  play_again ("Rematch", TRUE);
  play_again ("Rematch, same sides", FALSE);
}

/* ---- Before it */

#define CODE_OF_ENTER 36
#define CODE_OF_SPACE 65

static const char last_worm[] =
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"bird\", \"bird\": { \"at\": \"f0\" },"
  "  \"worms\": [ { \"colour\": \"green\", \"at\": \"f1\" } ] }";

/* Who has won is seen over the garden, until somebody goes on to the story. */
static void
test_celebration (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, last_worm);
  g_assert_false (ui_driver_hold (&driver, CODE_OF_ENTER));
  ui_driver_play (&driver, "eat f1");
  g_assert_true (ui_driver_shows (&driver, BM_TYPE_CELEBRATION));
  /* The key that led here is still held down. */
  g_assert_true (ui_driver_hold (&driver, CODE_OF_ENTER));
  g_assert_true (ui_driver_shows (&driver, BM_TYPE_CELEBRATION));
  ui_driver_release (&driver, CODE_OF_ENTER);
  g_assert_true (ui_driver_shows (&driver, WR_TYPE_TABLE));
  g_assert_true (ui_driver_says (&driver, "The Bird wins"));
  g_assert_true (ui_driver_says (&driver, "No living Worm is left in the garden."));
  g_assert_false (ui_driver_has_button (&driver, "Result"));
  gtk_test_accessible_assert_property (ui_driver_focus (&driver), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "The Bird wins. No living Worm is left in the garden.");
  ui_driver_click (&driver, "Go on");
  g_assert_cmpuint (BM_WINDOW (driver.window)->celebrating, ==, 0);
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_CELEBRATION));
  g_assert_true (ui_driver_has_heading (&driver, "The Bird wins"));
  g_assert_true (ui_driver_has_heading (&driver, "The story of the match"));
  /* It is over: looking at the garden once more is no victory. */
  ui_driver_click (&driver, "See the garden");
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_CELEBRATION));
  g_assert_true (ui_driver_has_button (&driver, "Result"));
  ui_driver_close (&driver);
}

/* Those who are left celebrate, and why they have won is said. */
static void
test_celebration_of_two (void)
{
  UiDriver driver;
  GtkWidget *celebration;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"worms\","
                                "  \"health\": 1, \"bird\": { \"at\": \"f0\" }, \"worms\": [ { \"colour\": \"green\","
                                "  \"at\": \"e1\" }, { \"colour\": \"pink\", \"at\": \"k12\" } ] }");
  ui_driver_play (&driver, "bite green");
  celebration = ui_find_type (driver.window, BM_TYPE_CELEBRATION);
  g_assert_nonnull (celebration);
  /* And the moon. */
  g_assert_cmpuint (count_pictures (celebration), ==, 3);
  g_assert_nonnull (ui_find_words (celebration, "The Bird has no Health left."));
  ui_driver_close (&driver);
}

/* Closed meanwhile, the window does not wait for it any more. */
static void
test_celebration_closed (void)
{
  UiDriver driver;
  guint source;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, last_worm);
  ui_driver_play (&driver, "eat f1");
  source = BM_WINDOW (driver.window)->celebrating;
  g_assert_nonnull (g_main_context_find_source_by_id (NULL, source));
  ui_driver_close (&driver);
  g_assert_null (g_main_context_find_source_by_id (NULL, source));
}

/* On another match nobody has won yet. */
static void
test_celebration_of_another (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, last_worm);
  ui_driver_play (&driver, "eat f1");
  g_assert_true (ui_driver_shows (&driver, BM_TYPE_CELEBRATION));
  ui_driver_show_text (&driver, last_worm);
  g_assert_true (ui_driver_shows (&driver, WR_TYPE_TABLE));
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_CELEBRATION));
  g_assert_cmpuint (BM_WINDOW (driver.window)->celebrating, ==, 0);
  ui_driver_close (&driver);
}

/* It lies over the table, and nowhere else. */
static void
test_celebration_elsewhere (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, last_worm);
  ui_driver_play (&driver, "eat f1");
  ui_act (driver.window, "win.title");
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_CELEBRATION));
  ui_driver_show_text (&driver, last_worm);
  ui_act (driver.window, "win.title");
  ui_match_play (bm_table_get_match (BM_WINDOW (driver.window)->table), "eat f1");
  ui_driver_settle ();
  g_assert_cmpuint (BM_WINDOW (driver.window)->celebrating, ==, 0);
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_CELEBRATION));
  g_assert_true (ui_driver_has_heading (&driver, "The Bird wins"));
  ui_driver_close (&driver);
}

/* ---- Keys */

/* Nothing there answers Enter, which may have been meant for what was there before. */
static void
test_no_default (void)
{
  g_autoptr(BmMatch) match = ui_match_new_starved ();
  UiDriver driver;
  GtkWidget *focus;

  ui_driver_open (&driver, 5);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_wait_heading (&driver, "The Worms win");
  focus = ui_driver_focus (&driver);
  g_assert_false (GTK_IS_BUTTON (focus));
  g_assert_null (gtk_window_get_default_widget (GTK_WINDOW (driver.window)));
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_LABEL, "The Worms win");
  g_assert_false (gtk_widget_activate (focus));
  ui_driver_settle ();
  g_assert_true (ui_driver_has_heading (&driver, "The Worms win"));
  ui_driver_close (&driver);
}

/* A key that is held down while the screen comes does nothing there until it has been released. */
static void
test_held_keys (void)
{
  g_autoptr(BmMatch) match = ui_match_new_starved ();
  UiDriver driver;

  ui_driver_open (&driver, 5);
  g_assert_false (ui_driver_hold (&driver, CODE_OF_ENTER));
  g_assert_false (ui_driver_hold (&driver, CODE_OF_ENTER));
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_wait_heading (&driver, "The Worms win");
  g_assert_true (ui_driver_hold (&driver, CODE_OF_ENTER));
  g_assert_true (ui_driver_hold (&driver, CODE_OF_ENTER));
  /* No other key is held back. */
  g_assert_false (ui_driver_hold (&driver, CODE_OF_SPACE));
  ui_driver_release (&driver, CODE_OF_ENTER);
  g_assert_false (ui_driver_hold (&driver, CODE_OF_ENTER));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/end/commutative", test_screen_is_commutative);
  g_test_add_func ("/end/chart-keys", test_chart_keys);
  g_test_add_func ("/end/chart-behind", test_chart_behind);
  g_test_add_func ("/end/chart-words", test_chart_words);
  g_test_add_func ("/end/over-at-once", test_over_at_once);
  g_test_add_func ("/end/left", test_left);
  g_test_add_func ("/end/small", test_screen_is_small);
  g_test_add_func ("/window/garden", test_garden);
  g_test_add_func ("/window/again", test_again);
  g_test_add_func ("/window/celebration", test_celebration);
  g_test_add_func ("/window/computer-again", test_computer_again);
  g_test_add_func ("/window/well-played", test_well_played);
  g_test_add_func ("/window/celebration-of-two", test_celebration_of_two);
  g_test_add_func ("/window/celebration-closed", test_celebration_closed);
  g_test_add_func ("/window/celebration-of-another", test_celebration_of_another);
  g_test_add_func ("/window/celebration-elsewhere", test_celebration_elsewhere);
  g_test_add_func ("/window/no-default", test_no_default);
  g_test_add_func ("/window/held-keys", test_held_keys);
  return g_test_run ();
}
