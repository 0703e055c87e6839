/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What was chosen in the preferences is chosen the next time, and holds.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-about.h"
#include "bm-preferences.h"
#include "bm-question.h"
#include "tb-game-ui.h"

/* Finds in the preferences what ui_driver_find () would find in the window. */
static GtkWidget *
find (GtkWidget  *preferences,
      GType       type,
      const char *name)
{
  UiDriver driver = { preferences, NULL };
  GtkWidget *found = ui_driver_find (&driver, type, name);

  if (found == NULL)
    g_error ("nothing is called “%s”", name);
  return found;
}

static void
assert_described (GtkWidget *control)
{
  g_autofree char *difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (control),
                                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");

  g_assert_nonnull (difference);
}

static void
test_preferences (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  static const char *const keys[] = { "animation-speed", "computer-pace", "high-contrast", "ask-before-giving-up",
                                      "ask-before-ending-turn" };
  GtkWidget *preferences;
  GtkWidget *speed, *pace, *contrast, *ask, *ask_end;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  preferences = bm_preferences_new (NULL, settings);
  gtk_window_present (GTK_WINDOW (preferences));
  ui_driver_settle ();
  g_assert_nonnull (gtk_window_get_titlebar (GTK_WINDOW (preferences)));
  speed = find (preferences, GTK_TYPE_DROP_DOWN, "Animation speed");
  pace = find (preferences, GTK_TYPE_DROP_DOWN, "Computer’s pace");
  contrast = find (preferences, GTK_TYPE_SWITCH, "High contrast");
  ask = find (preferences, GTK_TYPE_SWITCH, "Ask before giving up a match");
  ask_end = find (preferences, GTK_TYPE_SWITCH, "Ask before ending a turn early");
  assert_described (contrast);
  assert_described (ask);
  assert_described (ask_end);
  assert_described (gtk_widget_get_first_child (speed));
  assert_described (gtk_widget_get_first_child (pace));

  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (speed)), ==, 2);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (contrast)));
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (ask)));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (speed), 1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (pace), 0);
  gtk_switch_set_active (GTK_SWITCH (contrast), TRUE);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (ask_end)));
  gtk_switch_set_active (GTK_SWITCH (ask), FALSE);
  gtk_switch_set_active (GTK_SWITCH (ask_end), FALSE);
  g_assert_cmpint (g_settings_get_enum (settings, "animation-speed"), ==, 1);
  g_assert_cmpint (g_settings_get_enum (settings, "computer-pace"), ==, 0);
  g_assert_true (g_settings_get_boolean (settings, "high-contrast"));
  g_assert_false (g_settings_get_boolean (settings, "ask-before-giving-up"));
  g_assert_false (g_settings_get_boolean (settings, "ask-before-ending-turn"));
  gtk_window_destroy (GTK_WINDOW (preferences));
  ui_driver_settle ();

  preferences = bm_preferences_new (NULL, settings);
  gtk_window_present (GTK_WINDOW (preferences));
  ui_driver_settle ();
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (find (preferences, GTK_TYPE_DROP_DOWN,
                                                                     "Animation speed"))),
                    ==, 1);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (find (preferences, GTK_TYPE_SWITCH,
                                                           "Ask before giving up a match"))));
  gtk_window_destroy (GTK_WINDOW (preferences));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

/* LOWER is in a row of its own below that of UPPER. */
static void
assert_below (GtkWidget *lower,
              GtkWidget *upper)
{
  GtkWidget *row = gtk_widget_get_parent (upper);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (lower), row, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, gtk_widget_get_height (row) - 1);
}

/* Whether all of the table is covered is asked where a game only turns hands down by itself. */
static void
test_cover (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *preferences = bm_preferences_new (NULL, settings), *cover;
  UiDriver driver = { preferences, NULL };

  g_settings_reset (settings, "cover-table");
  gtk_window_present (GTK_WINDOW (preferences));
  ui_driver_settle ();
  g_assert_null (ui_driver_find (&driver, GTK_TYPE_SWITCH, "Cover the whole table"));
  gtk_window_destroy (GTK_WINDOW (preferences));
  bm_game_ui_register (&tb_game_ui);
  preferences = bm_preferences_new (NULL, settings);
  gtk_window_present (GTK_WINDOW (preferences));
  ui_driver_settle ();
  cover = find (preferences, GTK_TYPE_SWITCH, "Cover the whole table");
  assert_described (cover);
  assert_below (cover, find (preferences, GTK_TYPE_SWITCH, "Ask before ending a turn early"));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (cover)));
  gtk_switch_set_active (GTK_SWITCH (cover), TRUE);
  g_assert_true (g_settings_get_boolean (settings, "cover-table"));
  gtk_window_destroy (GTK_WINDOW (preferences));
  g_settings_reset (settings, "cover-table");
  ui_driver_settle ();
}

/* Sound, its volume and the ambience; and why there is none. */
static void
test_sound (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  static const char *const keys[] = { "sound", "sound-volume", "ambience" };
  GtkWidget *preferences, *sound, *volume, *ambience;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  preferences = bm_preferences_new (NULL, settings);
  gtk_window_present (GTK_WINDOW (preferences));
  ui_driver_settle ();
  sound = find (preferences, GTK_TYPE_SWITCH, "Sound");
  volume = find (preferences, GTK_TYPE_SCALE, "Volume");
  ambience = find (preferences, GTK_TYPE_SWITCH, "Ambience");
  assert_described (sound);
  assert_described (volume);
  assert_described (ambience);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (volume)), ==, 70);
  gtk_range_set_value (GTK_RANGE (volume), 35);
  g_assert_cmpint (g_settings_get_int (settings, "sound-volume"), ==, 35);
  gtk_switch_set_active (GTK_SWITCH (ambience), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "ambience"));
  g_assert_true (gtk_widget_get_sensitive (volume));
  gtk_switch_set_active (GTK_SWITCH (sound), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "sound"));
  g_assert_false (gtk_widget_get_sensitive (volume));
  g_assert_false (gtk_widget_get_sensitive (ambience));

  bm_preferences_set_silence (BM_PREFERENCES (preferences), "There is no device.");
  g_assert_nonnull (ui_find_words (preferences, "There is no device."));
  g_assert_true (gtk_widget_get_mapped (ui_find_words (preferences, "There is no device.")));
  bm_preferences_set_silence (BM_PREFERENCES (preferences), NULL);
  g_assert_null (ui_find_words (preferences, "There is no device."));
  gtk_window_destroy (GTK_WINDOW (preferences));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  ui_driver_settle ();
}

/* A duel is given up for another one, with the question before or without. */
static void
give_up (gboolean asks)
{
  UiDriver driver;
  BmMatch *first;

  ui_driver_open (&driver, 2);
  g_settings_set_boolean (driver.settings, "ask-before-giving-up", asks);
  ui_start (BM_WINDOW (driver.window), "start", "", "");
  ui_driver_settle ();
  ui_driver_press (&driver, WR_SPACE (5, 0));
  first = ui_driver_match (&driver);
  ui_driver_act (&driver, "win.new-duel");
  ui_driver_make_plain (&driver);
  ui_driver_click (&driver, "Start");
  g_assert_true ((ui_find_window (BM_TYPE_QUESTION) != NULL) == asks);
  if (asks)
    gtk_window_destroy (GTK_WINDOW (ui_find_window (BM_TYPE_QUESTION)));
  else
    g_assert_true (ui_driver_match (&driver) != first);
  ui_driver_settle ();
  g_settings_reset (driver.settings, "ask-before-giving-up");
  ui_driver_close (&driver);
}

static void
test_ask (void)
{
  give_up (TRUE);
  give_up (FALSE);
}

/* Nothing in it is marked, and the keyboard is where something can be done. */
static void
test_about (void)
{
  UiDriver driver;
  GtkWidget *about, *focus;

  ui_driver_open (&driver, 3);
  bm_about_show (GTK_WINDOW (driver.window));
  UI_WAIT_UNTIL (ui_find_window (GTK_TYPE_ABOUT_DIALOG) != NULL);
  about = ui_find_window (GTK_TYPE_ABOUT_DIALOG);
  focus = gtk_root_get_focus (GTK_ROOT (about));
  g_assert_false (GTK_IS_LABEL (focus) && gtk_label_get_selectable (GTK_LABEL (focus)));
  g_assert_nonnull (ui_find_words (about, VERSION));
  /* Asked for again it is the same one, and after it was closed a new one. */
  bm_about_show (GTK_WINDOW (about));
  g_assert_true (ui_find_window (GTK_TYPE_ABOUT_DIALOG) == about);
  gtk_window_close (GTK_WINDOW (about));
  UI_WAIT_UNTIL (ui_find_window (GTK_TYPE_ABOUT_DIALOG) == NULL);
  bm_about_show (GTK_WINDOW (driver.window));
  UI_WAIT_UNTIL (ui_find_window (GTK_TYPE_ABOUT_DIALOG) != NULL);
  gtk_window_close (GTK_WINDOW (ui_find_window (GTK_TYPE_ABOUT_DIALOG)));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/preferences/window", test_preferences);
  g_test_add_func ("/preferences/cover", test_cover);
  g_test_add_func ("/preferences/sound", test_sound);
  g_test_add_func ("/preferences/ask", test_ask);
  g_test_add_func ("/preferences/about", test_about);
  return g_test_run ();
}
