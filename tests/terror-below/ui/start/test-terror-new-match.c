/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a match of Terror Below is begun with: it is chosen on the screen New match, and the next time it is chosen already.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "bm-new-match.h"
#include "bm-games.h"
#include "bm-window-private.h"
#include "tb-choices.h"
#include "tb-game.h"
#include "tb-game-ui.h"
#include "tb-leader-screen.h"
#include "tb-new-match-screen.h"
#include "tb-table.h"
#include "tb-words.h"

#define PLAIN "start:players=2,board=desert,locations=standard,worms=starting"

/* Entries of the drop-downs. */
enum { STANDARD, SHUFFLED, RANDOM };
enum { DESERT, CANYON };
enum { DELIVERY, EXTERMINATION, SCRAMBLE };

static const char *const seats[] = { "Red", "Blue", "Green", "Yellow", "White" };

static void
reset_choices (GSettings *settings)
{
  static const char *const keys[] = { "terror-players", "terror-seats", "terror-names", "terror-board", "terror-locations",
                                      "terror-worms", "terror-scenario", "terror-queens", "terror-leave",
                                      "terror-open-hands", "learning-help" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

static void
open_form_size (UiDriver *driver,
                int       width,
                int       height)
{
  ui_driver_open_size (driver, 7, width, height);
  reset_choices (driver->settings);
  bm_window_use_game (BM_WINDOW (driver->window), &tb_game_ui);
  ui_act (driver->window, "win.new-duel");
  ui_driver_settle ();
  g_assert_true (ui_driver_has_heading (driver, "New match"));
}

static void
open_form (UiDriver *driver)
{
  open_form_size (driver, 1280, 800);
}

static BmNewMatch *
form_of (UiDriver *driver)
{
  GtkWidget *form = ui_find_type (driver->window, TB_TYPE_NEW_MATCH_SCREEN);

  g_assert_nonnull (form);
  return BM_NEW_MATCH (form);
}

static void
assert_options (UiDriver   *driver,
                const char *options)
{
  g_autofree char *found = bm_new_match_dup_options (form_of (driver));

  g_assert_cmpstr (found, ==, options);
}

/* Who plays, and nobody else. */
static void
assert_seats (BmNewMatch    *form,
              guint          n,
              const BmLevel *levels)
{
  BmSeats found = bm_new_match_get_seats (form);

  g_assert_cmpuint (found.n, ==, n);
  for (guint seat = 0; seat < n; seat++)
    g_assert_cmpint (found.levels[seat], ==, levels[seat]);
}

/* The field of the seat that is called KIND: "player", "name". */
static GtkWidget *
find_field (UiDriver   *driver,
            guint       seat,
            const char *kind)
{
  g_autofree char *name = g_strdup_printf ("%s %s", seats[seat], kind);

  return ui_driver_find (driver, g_str_equal (kind, "name") ? GTK_TYPE_ENTRY : GTK_TYPE_DROP_DOWN, name);
}

static void
choose_player (UiDriver *driver,
               guint     seat,
               guint     row)
{
  g_autofree char *name = g_strdup_printf ("%s player", seats[seat]);

  ui_driver_choose (driver, name, row);
}

/* ---- What is chosen */

static void
test_first_time (void)
{
  static const BmLevel levels[] = { BM_PERSON, BM_LEVEL_EASY };
  UiDriver driver;

  open_form (&driver);
  assert_options (&driver, PLAIN);
  assert_seats (form_of (&driver), 2, levels);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (ui_driver_find (&driver, GTK_TYPE_SWITCH, "Learning help"))));
  ui_driver_close (&driver);
}

static void
test_options (void)
{
  UiDriver driver;

  open_form (&driver);
  ui_driver_choose (&driver, "Players", 2);
  assert_options (&driver, "start:players=3,board=desert,locations=standard,worms=starting");
  ui_driver_choose (&driver, "Locations", SHUFFLED);
  ui_driver_choose (&driver, "Worms", 1);
  assert_options (&driver, "start:players=3,board=desert,locations=shuffled,worms=drawn");
  ui_driver_choose (&driver, "Board", CANYON);
  ui_driver_choose (&driver, "Locations", RANDOM);
  ui_driver_choose (&driver, "Worms", 0);
  assert_options (&driver, "start:players=3,board=canyon,locations=random,worms=starting");
  ui_driver_choose (&driver, "Players", 0);
  assert_options (&driver, "start:players=1,board=canyon,locations=random,worms=starting,scenario=scramble,queens=no,leave=0");
  ui_driver_choose (&driver, "Scenario", EXTERMINATION);
  ui_driver_switch (&driver, "Queens", TRUE);
  ui_driver_choose (&driver, "Leave out", 2);
  assert_options (&driver,
                  "start:players=1,board=canyon,locations=random,worms=starting,scenario=extermination,queens=yes,leave=2");
  /* What is for one player only waits for the next time. */
  ui_driver_choose (&driver, "Players", 1);
  assert_options (&driver, "start:players=2,board=canyon,locations=random,worms=starting");
  ui_driver_close (&driver);
}

/* Each option that is offered is one that the game takes, and each makes a picture. */
static void
test_all_options (void)
{
  UiDriver driver;

  open_form (&driver);
  for (guint players = 0; players < 5; players++)
    for (guint board = 0; board < 2; board++)
      for (guint locations = 0; locations < 3; locations++)
        for (guint worms = 0; worms < 2; worms++)
          {
            g_autofree char *options = NULL;

            ui_driver_choose (&driver, "Players", players);
            ui_driver_choose (&driver, "Board", board);
            ui_driver_choose (&driver, "Locations", locations);
            ui_driver_choose (&driver, "Worms", worms);
            options = bm_new_match_dup_options (form_of (&driver));
            g_assert_nonnull (tb_game.set (options));
          }
  ui_driver_close (&driver);
}

/* The canyon comes by itself for 4 and 5, until somebody chooses. */
static void
test_board (void)
{
  UiDriver driver;

  open_form (&driver);
  ui_driver_choose (&driver, "Players", 3);
  assert_options (&driver, "start:players=4,board=canyon,locations=standard,worms=starting");
  ui_driver_choose (&driver, "Players", 4);
  assert_options (&driver, "start:players=5,board=canyon,locations=standard,worms=starting");
  ui_driver_choose (&driver, "Players", 2);
  assert_options (&driver, "start:players=3,board=desert,locations=standard,worms=starting");
  ui_driver_choose (&driver, "Players", 4);
  ui_driver_choose (&driver, "Board", DESERT);
  assert_options (&driver, "start:players=5,board=desert,locations=standard,worms=starting");
  ui_driver_choose (&driver, "Players", 1);
  ui_driver_choose (&driver, "Players", 3);
  assert_options (&driver, "start:players=4,board=desert,locations=standard,worms=starting");
  /* Choosing the board that fits makes it follow the number of players again. */
  ui_driver_choose (&driver, "Board", CANYON);
  ui_driver_choose (&driver, "Players", 1);
  assert_options (&driver, PLAIN);
  ui_driver_close (&driver);
}

/* Rows, and what is there for one player and for several people only. */
static void
test_rows (void)
{
  UiDriver driver;

  open_form (&driver);
  for (guint players = 1; players <= 5; players++)
    {
      ui_driver_choose (&driver, "Players", players - 1);
      for (guint seat = 0; seat < 5; seat++)
        g_assert_true ((find_field (&driver, seat, "player") != NULL) == (seat < players));
      g_assert_true ((ui_driver_find (&driver, GTK_TYPE_DROP_DOWN, "Scenario") != NULL) == (players == 1));
      g_assert_true ((ui_driver_find (&driver, GTK_TYPE_DROP_DOWN, "Leave out") != NULL) == (players == 1));
      g_assert_true ((ui_driver_find (&driver, GTK_TYPE_SWITCH, "Queens") != NULL) == (players == 1));
      g_assert_null (ui_driver_find (&driver, GTK_TYPE_SWITCH, "Open hands"));
      /* A person has a name to give, a computer has one. */
      g_assert_nonnull (find_field (&driver, 0, "name"));
      g_assert_null (find_field (&driver, 1, "name"));
      if (players > 1)
        g_assert_true (ui_driver_says (&driver, tb_computer_words (players - 1)));
    }
  ui_driver_close (&driver);
}

static void
test_solo_words (void)
{
  UiDriver driver;

  open_form (&driver);
  ui_driver_choose (&driver, "Players", 0);
  ui_driver_choose (&driver, "Scenario", DELIVERY);
  g_assert_true (ui_driver_says (&driver, "Complete delivery Bounties for 4 different Locations."));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_WIDGET, "Difficulty: 3 skulls"));
  ui_driver_choose (&driver, "Scenario", SCRAMBLE);
  g_assert_true (ui_driver_says (&driver, "Get 20 points"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_WIDGET, "Difficulty: 2 skulls"));
  g_assert_true (ui_driver_says (&driver, "3 points more in the score"));
  g_assert_true (ui_driver_says (&driver, "3 points more for each"));
  ui_driver_close (&driver);
}

static void
test_open_hands (void)
{
  UiDriver driver;

  open_form (&driver);
  g_assert_null (ui_driver_find (&driver, GTK_TYPE_SWITCH, "Open hands"));
  choose_player (&driver, 1, UI_PERSON);
  ui_driver_switch (&driver, "Open hands", TRUE);
  assert_options (&driver, PLAIN ",hands=open");
  choose_player (&driver, 1, UI_HARD);
  assert_options (&driver, PLAIN);
  /* The rules do not ask for it. */
  g_assert_cmpstr (tb_game.set (PLAIN), ==, tb_game.set (PLAIN ",hands=open"));
  g_assert_true (tb_game_has_open_hands (PLAIN ",hands=open"));
  g_assert_false (tb_game_has_open_hands (PLAIN ",hands=hidden"));
  g_assert_false (tb_game_has_open_hands (PLAIN));
  g_assert_false (tb_game_has_open_hands (NULL));
  ui_driver_close (&driver);
}

/* ---- What is remembered */

static void
test_remembered (void)
{
  static const BmLevel levels[] = { BM_LEVEL_MASTER, BM_PERSON, BM_PERSON, BM_LEVEL_MEDIUM };
  UiDriver driver;

  open_form (&driver);
  ui_driver_choose (&driver, "Players", 3);
  choose_player (&driver, 0, UI_MASTER);
  choose_player (&driver, 1, UI_PERSON);
  choose_player (&driver, 2, UI_PERSON);
  choose_player (&driver, 3, UI_MEDIUM);
  ui_driver_choose (&driver, "Board", DESERT);
  ui_driver_choose (&driver, "Locations", RANDOM);
  ui_driver_choose (&driver, "Worms", 1);
  ui_driver_switch (&driver, "Open hands", TRUE);
  ui_driver_switch (&driver, "Learning help", FALSE);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(BmNewMatch) again = g_object_ref_sink (g_object_new (TB_TYPE_NEW_MATCH_SCREEN, NULL));
      g_autofree char *options = NULL;

      bm_new_match_set_settings (again, driver.settings);
      options = bm_new_match_dup_options (again);
      assert_seats (again, 4, levels);
      g_assert_cmpstr (options, ==, "start:players=4,board=desert,locations=random,worms=drawn,hands=open");
    }
  g_assert_false (g_settings_get_boolean (driver.settings, "learning-help"));
  reset_choices (driver.settings);
  ui_driver_close (&driver);
}

/* Settings can be written by anybody. */
static void
test_strange_settings (void)
{
  static const char *const odd[] = { "wizard", "hard", NULL }, *const names[] = { "A\nda", NULL };
  static const BmLevel levels[] = { BM_PERSON, BM_LEVEL_HARD, BM_LEVEL_EASY };
  g_autoptr(GSettings) settings = g_settings_new ("io.github.bloodmoon.BloodMoon");
  g_autoptr(BmNewMatch) form = g_object_ref_sink (g_object_new (TB_TYPE_NEW_MATCH_SCREEN, NULL));
  g_autofree char *name = NULL;

  reset_choices (settings);
  g_settings_set_strv (settings, "terror-seats", odd);
  g_settings_set_strv (settings, "terror-names", names);
  g_settings_set_int (settings, "terror-players", 3);
  bm_new_match_set_settings (form, settings);
  assert_seats (form, 3, levels);
  name = bm_new_match_dup_name (form, 0);
  g_assert_cmpstr (name, ==, "A da");
  reset_choices (settings);
}

/* ---- Begun */

static void
test_names (void)
{
  UiDriver driver;
  BmMatch *match;
  g_auto(GStrv) kept = NULL;

  open_form (&driver);
  ui_driver_choose (&driver, "Players", 2);
  choose_player (&driver, 2, UI_PERSON);
  ui_driver_type (&driver, "Red name", "Ada");
  ui_driver_type (&driver, "Green name", " Max  ");
  choose_player (&driver, 1, UI_HARD);
  ui_driver_click (&driver, "Start");
  g_assert_true (ui_driver_has_heading (&driver, "Leader"));
  match = bm_window_get_match (BM_WINDOW (driver.window));
  g_assert_cmpstr (bm_match_get_options (match), ==, "start:players=3,board=desert,locations=standard,worms=starting");
  g_assert_cmpstr (bm_match_get_player (match, 0), ==, "Ada");
  g_assert_cmpstr (bm_match_get_player (match, 1), ==, "hard");
  g_assert_cmpstr (bm_match_get_player (match, 2), ==, "Max");
  g_assert_cmpstr (tb_player_words (match, 1), ==, tb_computer_words (1));
  kept = g_settings_get_strv (driver.settings, "terror-names");
  g_assert_cmpuint (g_strv_length (kept), ==, 5);
  g_assert_cmpstr (kept[0], ==, "Ada");
  g_assert_cmpstr (kept[2], ==, "Max");
  reset_choices (driver.settings);
  ui_driver_close (&driver);
}

/* ---- The keyboard, and little room */

/* Is WIDGET, or what it is a part of, called NAME? */
static gboolean
is_called (GtkWidget  *widget,
           const char *name)
{
  for (guint i = 0; i < 2; i++, widget = gtk_widget_get_parent (widget))
    {
      g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

      if (other == NULL)
        return TRUE;
    }
  return FALSE;
}

/* Whole tab order, by the names of what is walked through. */
static char *
dup_walk (UiDriver *driver)
{
  static const char *const names[] = { "Players", "Red player", "Red name", "Blue player", "Scenario", "Queens", "Leave out",
                                       "Board", "Locations", "Worms", "Learning help", "Open hands", "Back", "Start" };
  GtkWidget *form = GTK_WIDGET (form_of (driver)), *first = NULL;
  g_autoptr(GString) walk = g_string_new (NULL);

  /* What has come to the form is reached once it has a place. */
  ui_wait_for_layout (driver->window);
  gtk_widget_grab_focus (form);
  for (guint i = 0; i < 40; i++)
    {
      GtkWidget *focus = ui_driver_focus (driver);

      if (focus == first)
        break;
      if (first == NULL)
        first = focus;
      for (guint k = 0; k < G_N_ELEMENTS (names); k++)
        if (is_called (focus, names[k]))
          g_string_append_printf (walk, "%s%s", walk->len == 0 ? "" : ", ", names[k]);
      if (!gtk_widget_child_focus (form, GTK_DIR_TAB_FORWARD))
        break;
    }
  return g_string_free (g_steal_pointer (&walk), FALSE);
}

static void
test_keyboard (void)
{
  UiDriver driver;
  g_autofree char *two = NULL, *alone = NULL;

  open_form (&driver);
  two = dup_walk (&driver);
  g_assert_cmpstr (two, ==, "Players, Red player, Red name, Blue player, Locations, Worms, Learning help, Board, Back, Start");
  ui_driver_choose (&driver, "Players", 0);
  alone = dup_walk (&driver);
  g_assert_cmpstr (alone, ==, "Players, Red player, Red name, Scenario, Queens, Leave out, Locations, Worms, Learning help, "
                              "Board, Back, Start");
  ui_driver_close (&driver);
}

/* At 800 x 600 nothing has to be scrolled to, however many play. */
static void
test_little_room (void)
{
  UiDriver driver;

  open_form_size (&driver, 800, 600);
  for (guint players = 0; players < 5; players++)
    {
      GtkWidget *scrolled;
      GtkAdjustment *adjustment;

      ui_driver_choose (&driver, "Players", players);
      for (guint seat = 0; seat <= players; seat++)
        choose_player (&driver, seat, UI_PERSON);
      ui_wait_for_layout (driver.window);
      scrolled = ui_find_type (GTK_WIDGET (form_of (&driver)), GTK_TYPE_SCROLLED_WINDOW);
      adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
      g_assert_cmpint (gtk_widget_get_width (driver.window), <=, 800);
    }
  reset_choices (driver.settings);
  ui_driver_close (&driver);
}

/* A window that was large when the screen came can be made small again, and then shows what a small one shows. */
static void
test_shrinks (void)
{
  UiDriver driver;
  GtkWidget *form;

  open_form_size (&driver, 1910, 1080);
  form = GTK_WIDGET (form_of (&driver));
  gtk_window_set_default_size (GTK_WINDOW (driver.window), 800, 600);
  UI_WAIT_UNTIL (gtk_widget_get_width (driver.window) <= 800 && gtk_widget_has_css_class (form, "small"));
  ui_wait_for_layout (driver.window);
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_DROP_DOWN, "Worms"));
  for (guint players = 0; players < 5; players += 4)
    {
      GtkWidget *start;
      graphene_rect_t bounds;

      ui_driver_choose (&driver, "Players", players);
      ui_wait_for_layout (driver.window);
      start = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Start");
      g_assert_true (gtk_widget_compute_bounds (start, driver.window, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (driver.window));
    }
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  g_test_add_func ("/terror-new-match/first-time", test_first_time);
  g_test_add_func ("/terror-new-match/options", test_options);
  g_test_add_func ("/terror-new-match/all-options", test_all_options);
  g_test_add_func ("/terror-new-match/board", test_board);
  g_test_add_func ("/terror-new-match/rows", test_rows);
  g_test_add_func ("/terror-new-match/solo-words", test_solo_words);
  g_test_add_func ("/terror-new-match/open-hands", test_open_hands);
  g_test_add_func ("/terror-new-match/remembered", test_remembered);
  g_test_add_func ("/terror-new-match/strange-settings", test_strange_settings);
  g_test_add_func ("/terror-new-match/names", test_names);
  g_test_add_func ("/terror-new-match/keyboard", test_keyboard);
  g_test_add_func ("/terror-new-match/little-room", test_little_room);
  g_test_add_func ("/terror-new-match/shrinks", test_shrinks);
  return g_test_run ();
}
