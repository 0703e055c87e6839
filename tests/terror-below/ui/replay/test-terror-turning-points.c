/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Turning points of a race on the screen: at its end and in the replay, with what they cost whom.
 */
#include "config.h"

#include <string.h>

#include "tb-driver.h"
#include "ui-picture.h"
#include "ui-races.h"

#include "bm-art.h"
#include "bm-end-screen.h"
#include "bm-replay-on.h"
#include "bm-replay-screen.h"
#include "bm-turning-panel.h"
#include "tb-end-words.h"
#include "tb-rule-board.h"
#include "tb-words.h"

/* A race that is over; its first two seats are played by people.  What was found in the same race once is found at once
   again: most tests have the same one. */
static BmMatch *
new_race (const char *options,
          guint64     seed)
{
  static const char *const players[] = { "Ada", "Max", "hard", "easy", "medium" };
  BmMatch *match = ui_race_new_random (options, seed);

  for (guint seat = 0; seat < bm_match_get_n_seats (match); seat++)
    bm_match_set_player (match, (int) seat, players[seat]);
  return match;
}

static BmTurningPanel *
panel_of (UiDriver *driver)
{
  return BM_TURNING_PANEL (ui_find_type_anywhere (driver->window, BM_TYPE_TURNING_PANEL));
}

static gboolean
has_label (GtkWidget *widget,
           gpointer   label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static GPtrArray *
find_buttons (UiDriver   *driver,
              const char *label)
{
  return ui_find_all (driver->window, has_label, (gpointer) label);
}

static guint
ply_of_button (GtkWidget *button)
{
  return g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)));
}

static gboolean
is_picture (GtkWidget *widget,
            gpointer   data)
{
  return TB_IS_RULE_BOARD (widget);
}

/* The end of MATCH, with its turning points found. */
static void
open_end (UiDriver *driver,
          BmMatch  *match,
          int       width,
          int       height)
{
  g_autofree char *title = tb_end_title (match);

  ui_driver_open_size (driver, 5, width, height);
  bm_window_show_match (BM_WINDOW (driver->window), match);
  ui_driver_wait_heading (driver, title);
  g_assert_true (ui_driver_has_button (driver, "Rematch"));
  UI_WAIT_UNTIL (!bm_turning_panel_is_busy (panel_of (driver)));
  ui_driver_click (driver, "Turning Points");
  g_assert_true (ui_driver_has_heading (driver, "Turning points"));
}

/* Of the people alone; each says whose it was. */
static void
test_rows (gconstpointer options)
{
  g_autoptr(BmMatch) match = new_race (options, 3);
  g_autoptr(GPtrArray) look = NULL, try = NULL, pictures = NULL;
  UiDriver driver;

  open_end (&driver, match, 1280, 800);
  look = find_buttons (&driver, "Look at It");
  try = find_buttons (&driver, "Try Again from Here");
  g_assert_cmpuint (look->len, >=, 1);
  g_assert_cmpuint (try->len, ==, look->len);
  for (guint i = 0; i < look->len; i++)
    {
      guint ply = ply_of_button (look->pdata[i]);
      int seat = bm_match_get_move_side (match, ply);
      const char *says = seat == TB_RED ? "For Ada (Red) the chance to win fell from "
                                        : "For Max (Blue) the chance to win fell from ";

      g_autofree char *when = g_strdup_printf ("Round %u, %s’s turn · move",
                                               ((const TbPosition *) bm_match_get_position_at (match, ply))->round,
                                               tb_seat_words (((const TbPosition *) bm_match_get_position_at (match, ply))->turn));

      g_assert_cmpint (seat, <=, TB_BLUE);
      g_assert_true (ui_driver_says (&driver, when));
      g_assert_cmpuint (ply, ==, ply_of_button (try->pdata[i]));
      g_assert_true (ui_driver_says (&driver, says));
    }
  pictures = ui_find_all (GTK_WIDGET (panel_of (&driver)), is_picture, NULL);
  g_assert_cmpuint (pictures->len, ==, look->len);
  ui_driver_close (&driver);
}

/* Alone there are none. */
static void
test_alone (void)
{
  g_autoptr(BmMatch) match = new_race ("start:players=1,scenario=scramble", 3);
  g_autofree char *title = tb_end_title (match);
  UiDriver driver;

  g_assert_false (bm_turning_panel_suits (match));
  ui_driver_open (&driver, 5);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_wait_heading (&driver, title);
  g_assert_false (ui_driver_has_button (&driver, "Turning Points"));
  ui_driver_close (&driver);
}

/* There one can look, and play on. */
static void
test_look_and_try (void)
{
  g_autoptr(BmMatch) match = new_race ("start:players=3", 3);
  g_autofree char *title = tb_end_title (match);
  GtkWidget *screen;
  guint ply;
  UiDriver driver;

  open_end (&driver, match, 1280, 800);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (panel_of (&driver))));
  ply = ply_of_button (ui_driver_focus (&driver));
  ui_driver_enter (&driver);
  screen = ui_find_type (driver.window, BM_TYPE_REPLAY_SCREEN);
  g_assert_nonnull (screen);
  g_assert_cmpuint (bm_match_get_ply (bm_replay_screen_get_replay (BM_REPLAY_SCREEN (screen))->match), ==, ply);
  ui_driver_act (&driver, "win.leave-replay");
  ui_driver_wait_heading (&driver, title);

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (panel_of (&driver))));
  gtk_widget_child_focus (driver.window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (ui_driver_focus (&driver))), ==, "Try Again from Here");
  ui_driver_enter (&driver);
  ui_answer (BM_TYPE_REPLAY_ON, "Play On");
  ui_driver_settle ();
  g_assert_true (tb_driver_match (&driver) != match);
  g_assert_cmpuint (bm_match_get_n_moves (tb_driver_match (&driver)), ==, ply);
  g_assert_true (tb_position_equal (tb_driver_position (&driver), bm_match_get_position_at (match, ply)));
  ui_driver_close (&driver);
}

/* In the replay they are in a pop-over. */
static void
test_replay (void)
{
  g_autoptr(BmMatch) match = new_race ("start:players=3", 3);
  g_autoptr(GPtrArray) look = NULL;
  UiDriver driver;

  open_end (&driver, match, 1280, 800);
  look = find_buttons (&driver, "Look at It");
  g_assert_cmpuint (look->len, >=, 1);
  gtk_widget_activate (look->pdata[0]);
  UI_WAIT_UNTIL (ui_find_type (driver.window, BM_TYPE_REPLAY_SCREEN) != NULL);
  gtk_widget_activate_action (ui_find_type (driver.window, BM_TYPE_REPLAY_SCREEN), "replay.turning-points", NULL);
  ui_driver_settle ();
  g_assert_true (ui_driver_says (&driver, "the chance to win fell from "));
  ui_driver_close (&driver);
}

/* Nobody waits for the search when the screen is gone. */
static void
test_gone (void)
{
  g_autoptr(BmMatch) match = new_race ("start:players=5,board=canyon", 1);
  g_autofree char *title = tb_end_title (match);
  gpointer panel;
  UiDriver driver;

  ui_driver_open (&driver, 5);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_wait_heading (&driver, title);
  panel = panel_of (&driver);
  g_assert_true (bm_turning_panel_is_busy (panel));
  g_object_add_weak_pointer (panel, &panel);
  ui_driver_close (&driver);
  UI_WAIT_UNTIL (panel == NULL);
}

/* ---- In all sizes */

static gboolean
is_drawn (void)
{
  return !bm_art_is_working ();
}

static void
test_sizes (void)
{
  static const int sizes[][2] = { { 800, 600 }, { 1280, 800 }, { 1920, 1080 } };
  g_autoptr(BmMatch) match = new_race ("start:players=3", 3);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *file = g_strdup_printf ("turning-%d", sizes[i][0]);
      GtkStack *pages;
      UiDriver driver;

      open_end (&driver, match, sizes[i][0], sizes[i][1]);
      g_assert_cmpint (gtk_widget_get_width (driver.window), <=, sizes[i][0]);
      g_assert_cmpint (gtk_widget_get_height (driver.window), <=, sizes[i][1]);
      pages = GTK_STACK (gtk_widget_get_ancestor (GTK_WIDGET (panel_of (&driver)), GTK_TYPE_STACK));
      if (g_getenv ("BM_TEST_PICTURES") != NULL)
        UI_WAIT_UNTIL (is_drawn () && !gtk_stack_get_transition_running (pages));
      ui_save_picture (ui_find_type (driver.window, BM_TYPE_END_SCREEN), file);
      ui_driver_close (&driver);
    }
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  g_test_add_data_func ("/terror-turning-points/rows/three", "start:players=3", test_rows);
  g_test_add_data_func ("/terror-turning-points/rows/five", "start:players=5,board=canyon", test_rows);
  g_test_add_func ("/terror-turning-points/alone", test_alone);
  g_test_add_func ("/terror-turning-points/look-and-try", test_look_and_try);
  g_test_add_func ("/terror-turning-points/replay", test_replay);
  g_test_add_func ("/terror-turning-points/gone", test_gone);
  g_test_add_func ("/terror-turning-points/sizes", test_sizes);
  return g_test_run ();
}
