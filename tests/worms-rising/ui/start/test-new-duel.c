/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a duel is begun with: it is chosen on the screen New Duel, and the next time it is chosen already.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "bm-game-ui.h"
#include "bm-new-match.h"
#include "wr-new-duel-screen.h"

/* The screen as it begins with SETTINGS. */
static BmNewMatch *
open_screen (GSettings *settings)
{
  BmNewMatch *screen = g_object_ref_sink (g_object_new (WR_TYPE_NEW_DUEL_SCREEN, NULL));

  bm_new_match_set_settings (screen, settings);
  return screen;
}

static void
assert_choices (GSettings  *settings,
                BmLevel     bird,
                BmLevel     worms,
                const char *options)
{
  g_autoptr(BmNewMatch) screen = open_screen (settings);
  BmSeats seats = bm_new_match_get_seats (screen);
  g_autofree char *chosen = bm_new_match_dup_options (screen);

  g_assert_cmpint (seats.levels[WR_SIDE_BIRD], ==, bird);
  g_assert_cmpint (seats.levels[WR_SIDE_WORMS], ==, worms);
  g_assert_cmpstr (chosen, ==, options);
}

static void
test_kept (void)
{
  static const char *const keys[] = { "bird-player", "worm-player", "champions", "ability-cards", "special-events" };
  UiDriver driver;

  ui_driver_open (&driver, 1);
  assert_choices (driver.settings, BM_PERSON, BM_PERSON, "start:champions=draft,cards=on,events=on");
  ui_driver_click (&driver, "New Duel");
  ui_driver_choose (&driver, "Worm player", 2);
  ui_driver_choose (&driver, "Champions", 1);
  ui_driver_switch (&driver, "Special Events", FALSE);
  assert_choices (driver.settings, BM_PERSON, BM_LEVEL_MEDIUM, "start:champions=random,cards=on,events=off");
  ui_driver_choose (&driver, "Bird player", 4);
  ui_driver_choose (&driver, "Champions", 2);
  ui_driver_switch (&driver, "Ability cards", FALSE);
  assert_choices (driver.settings, BM_LEVEL_MASTER, BM_LEVEL_MEDIUM, "start");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (driver.settings, keys[i]);
  ui_driver_close (&driver);
}

static void
assert_options (UiDriver   *driver,
                const char *options)
{
  GtkWidget *screen = gtk_widget_get_ancestor (ui_driver_find (driver, GTK_TYPE_DROP_DOWN, "Champions"),
                                               WR_TYPE_NEW_DUEL_SCREEN);
  g_autofree char *found = bm_new_match_dup_options (BM_NEW_MATCH (screen));

  g_assert_cmpstr (found, ==, options);
}

static void
test_options (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 3);
  ui_driver_click (&driver, "New Duel");
  assert_options (&driver, "start:champions=draft,cards=on,events=on");
  ui_driver_choose (&driver, "Champions", 1);
  ui_driver_switch (&driver, "Special Events", FALSE);
  assert_options (&driver, "start:champions=random,cards=on,events=off");
  ui_driver_make_plain (&driver);
  assert_options (&driver, "start");
  ui_driver_close (&driver);
}

/* ---- How a duel is played */

static void
reset_choices (GSettings *settings)
{
  static const char *const keys[] = { "bird-player", "worm-player", "computer-side", "computer-level", "bird-name",
                                      "worms-name", "learning-help", "duels-played", "games-begun", "champions",
                                      "ability-cards", "special-events", "first-duel-plain" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

static gboolean
is_pressed (UiDriver   *driver,
            const char *name)
{
  GtkWidget *button = ui_driver_find (driver, GTK_TYPE_TOGGLE_BUTTON, name);

  g_assert_nonnull (button);
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}

/* Somebody who has played nobody yet is offered the computer at its easiest in the garden of the first lessons, with help,
   and the keyboard is there; then all cards, with champions dealt. */
static void
test_first_start (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  reset_choices (driver.settings);
  ui_driver_click (&driver, "New Duel");
  assert_choices (driver.settings, BM_PERSON, BM_LEVEL_EASY, "start");
  g_assert_true (is_pressed (&driver, "Against the computer"));
  g_assert_true (ui_driver_focus (&driver) == ui_driver_find (&driver, GTK_TYPE_TOGGLE_BUTTON, "Against the computer"));
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (ui_driver_find (&driver, GTK_TYPE_SWITCH, "Learning help"))));
  ui_driver_click (&driver, "Back");
  ui_driver_click (&driver, "New Duel");
  assert_choices (driver.settings, BM_PERSON, BM_LEVEL_EASY, "start");
  ui_driver_click (&driver, "Start");
  g_assert_true (bm_game_ui_was_begun (driver.settings, "worms-rising"));
  ui_driver_close (&driver);

  /* The opponent stays the choice when a duel has begun. */
  ui_driver_open (&driver, 1);
  reset_choices (driver.settings);
  ui_driver_click (&driver, "New Duel");
  bm_game_ui_set_begun (driver.settings, "worms-rising");
  ui_driver_click (&driver, "Back");
  ui_driver_click (&driver, "New Duel");
  assert_choices (driver.settings, BM_PERSON, BM_LEVEL_EASY, "start:champions=random,cards=on,events=on");
  ui_driver_close (&driver);

  /* What was chosen for the first duel stays. */
  ui_driver_open (&driver, 1);
  reset_choices (driver.settings);
  ui_driver_click (&driver, "New Duel");
  g_settings_set_string (driver.settings, "champions", "draft");
  bm_game_ui_set_begun (driver.settings, "worms-rising");
  ui_driver_click (&driver, "Back");
  ui_driver_click (&driver, "New Duel");
  assert_choices (driver.settings, BM_PERSON, BM_LEVEL_EASY, "start:champions=draft,cards=off,events=off");
  ui_driver_close (&driver);

  /* Two people who have played before choosing anything go on as two people. */
  ui_driver_open (&driver, 1);
  reset_choices (driver.settings);
  bm_game_ui_set_begun (driver.settings, "worms-rising");
  ui_driver_click (&driver, "New Duel");
  assert_choices (driver.settings, BM_PERSON, BM_PERSON, "start:champions=draft,cards=on,events=on");
  g_assert_true (is_pressed (&driver, "Two people"));
  reset_choices (driver.settings);
  ui_driver_close (&driver);
}

/* One press says how many people play; the opponent that was chosen comes back, on its side. */
static void
test_ways (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  g_settings_reset (driver.settings, "computer-side");
  g_settings_reset (driver.settings, "computer-level");
  ui_driver_click (&driver, "New Duel");
  g_assert_true (is_pressed (&driver, "Two people"));
  ui_driver_click (&driver, "Against the computer");
  assert_choices (driver.settings, BM_PERSON, BM_LEVEL_EASY, "start:champions=draft,cards=on,events=on");
  ui_driver_choose (&driver, "Worm player", 3);
  ui_driver_click (&driver, "Swap sides");
  assert_choices (driver.settings, BM_LEVEL_HARD, BM_PERSON, "start:champions=draft,cards=on,events=on");
  g_assert_true (is_pressed (&driver, "Against the computer"));
  ui_driver_click (&driver, "Two people");
  assert_choices (driver.settings, BM_PERSON, BM_PERSON, "start:champions=draft,cards=on,events=on");
  ui_driver_close (&driver);

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, "New Duel");
  ui_driver_click (&driver, "Watch");
  assert_choices (driver.settings, BM_LEVEL_HARD, BM_LEVEL_HARD, "start:champions=draft,cards=on,events=on");
  ui_driver_click (&driver, "Against the computer");
  assert_choices (driver.settings, BM_LEVEL_HARD, BM_PERSON, "start:champions=draft,cards=on,events=on");
  /* The players decide, however they were chosen. */
  ui_driver_choose (&driver, "Bird player", 0);
  g_assert_true (is_pressed (&driver, "Two people"));
  g_assert_false (is_pressed (&driver, "Against the computer"));
  ui_driver_choose (&driver, "Bird player", 1);
  ui_driver_choose (&driver, "Worm player", 1);
  g_assert_true (is_pressed (&driver, "Watch"));
  reset_choices (driver.settings);
  ui_driver_close (&driver);
}

static void
assert_entry (UiDriver   *driver,
              const char *entry,
              const char *text)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (ui_driver_find (driver, GTK_TYPE_ENTRY, entry))), ==, text);
}

/* A name goes with its player, and is there again the next time, whatever it is. */
static void
test_names (void)
{
  UiDriver driver;
  g_autoptr(GString) longer = g_string_new (NULL);
  g_autofree char *kept = NULL;

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, "New Duel");
  ui_driver_type (&driver, "Bird’s name", "\302\240 <b>Ada</b> &amp;\tÄ🐦  ");
  ui_driver_type (&driver, "Worms’ name", "hard");
  ui_driver_click (&driver, "Swap sides");
  ui_driver_make_plain (&driver);
  ui_driver_click (&driver, "Start");
  g_assert_cmpstr (bm_match_get_player (ui_driver_match (&driver), WR_SIDE_BIRD), ==, "Hard");
  g_assert_cmpstr (bm_match_get_player (ui_driver_match (&driver), WR_SIDE_WORMS), ==, "<b>Ada</b> &amp; Ä🐦");
  kept = g_settings_get_string (driver.settings, "worms-name");
  g_assert_cmpstr (kept, ==, "<b>Ada</b> &amp; Ä🐦");

  /* Somebody else may have written the settings. */
  for (guint i = 0; i < 500; i++)
    g_string_append (longer, "Ä");
  g_settings_set_string (driver.settings, "bird-name", longer->str);
  g_settings_set_string (driver.settings, "worms-name", " \n\342\200\256Grace\nHopper\r\n");
  {
    GtkWidget *screen = GTK_WIDGET (open_screen (driver.settings));
    UiDriver other = { ui_window_open (screen, 800, 600), NULL };

    g_string_truncate (longer, BM_NAME_LENGTH * strlen ("Ä"));
    assert_entry (&other, "Bird’s name", longer->str);
    assert_entry (&other, "Worms’ name", "Grace Hopper");
    g_object_unref (screen);
    ui_window_close (other.window);
  }
  g_settings_reset (driver.settings, "bird-name");
  g_settings_reset (driver.settings, "worms-name");
  ui_driver_close (&driver);
}

static void
play_to_the_end (UiDriver *driver)
{
  ui_driver_click (driver, "New Duel");
  ui_driver_make_plain (driver);
  ui_driver_click (driver, "Start");
  ui_driver_press (driver, WR_SPACE (0, 0));
  while (!ui_driver_is_over (driver))
    ui_driver_click (driver, "End Turn");
  ui_driver_click (driver, "Title");
}

/* The first three duels begin with help; afterwards somebody has to want it. */
static void
test_first_help (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  g_settings_reset (driver.settings, "learning-help");
  g_settings_reset (driver.settings, "duels-played");
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (g_settings_get_uint (driver.settings, "duels-played"), ==, i);
      g_assert_true (g_settings_get_boolean (driver.settings, "learning-help"));
      play_to_the_end (&driver);
    }
  g_assert_false (g_settings_get_boolean (driver.settings, "learning-help"));
  ui_driver_click (&driver, "New Duel");
  ui_driver_switch (&driver, "Learning help", TRUE);
  ui_driver_click (&driver, "Back");
  play_to_the_end (&driver);
  g_assert_true (g_settings_get_boolean (driver.settings, "learning-help"));

  /* Whatever was chosen by hand stays. */
  g_settings_set_uint (driver.settings, "duels-played", 0);
  g_settings_set_boolean (driver.settings, "learning-help", FALSE);
  play_to_the_end (&driver);
  g_assert_false (g_settings_get_boolean (driver.settings, "learning-help"));
  g_settings_reset (driver.settings, "duels-played");
  g_settings_reset (driver.settings, "learning-help");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/new-duel/kept", test_kept);
  g_test_add_func ("/new-duel/options", test_options);
  g_test_add_func ("/new-duel/first-start", test_first_start);
  g_test_add_func ("/new-duel/ways", test_ways);
  g_test_add_func ("/new-duel/names", test_names);
  g_test_add_func ("/new-duel/first-help", test_first_help);
  return g_test_run ();
}
