/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Turning points on the screen: they come beside the end and never in its way, each says what would have been better,
 * and from each one can look or try again, all by keys.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "bm-bot.h"
#include "bm-replay-on.h"
#include "bm-replay-screen.h"
#include "bm-turning-panel.h"
#include "bm-turning-words.h"
#include "wr-game.h"

/* ---- Matches */

/* A whole match between beginners, of which one may be called a computer. */
static BmMatch *
play_match (const char *bird_name,
            const char *worms_name,
            guint64     seed)
{
  BmMatch *match = bm_match_new (&wr_game, UI_START_CARDS, seed, NULL);
  g_autoptr(BmBot) bot = bm_bot_new (&wr_game, BM_LEVEL_EASY, seed, 1);

  bm_match_set_player (match, WR_SIDE_BIRD, bird_name);
  bm_match_set_player (match, WR_SIDE_WORMS, worms_name);
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      int side = bm_match_get_to_act (match);
      WrPosition view = *(const WrPosition *) bm_match_get_position (match);

      wr_game.hide (&view, side);
      bm_match_play (match, bm_bot_choose (bot, &view, side, NULL, NULL), NULL);
    }
  return match;
}

/* Decided from a position by one move. */
static BmMatch *
win_at_once (void)
{
  static const char text[] = "{ \"turn\": \"bird\", \"worms\": [ { \"colour\": \"green\", \"at\": \"f1\" } ] }";
  BmMatch *match = ui_match_read (text);

  ui_match_play (match, "eat f1");
  return match;
}

/* ---- What is done and seen */

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

/* All buttons of that name, in their order. */
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

static BmReplayScreen *
player_of (UiDriver *driver)
{
  GtkWidget *player = ui_find_type (driver->window, BM_TYPE_REPLAY_SCREEN);

  return player != NULL ? BM_REPLAY_SCREEN (player) : NULL;
}

static const char *
winner_heading (BmMatch *match)
{
  return bm_match_get_winners (match) == 1u << WR_SIDE_BIRD ? "The Bird wins" : "The Worms win";
}

static void
open_end (UiDriver *driver,
          BmMatch  *match)
{
  ui_driver_open (driver, 5);
  bm_window_show_match (BM_WINDOW (driver->window), match);
  ui_driver_wait_heading (driver, winner_heading (match));
}

/* ---- At the end */

static void
test_rows (void)
{
  g_autoptr(BmMatch) match = play_match ("Ada", "Ben", 4);
  g_autoptr(GPtrArray) look = NULL, try = NULL;
  UiDriver driver;

  open_end (&driver, match);
  /* The end is there at once, whatever is still being looked for. */
  g_assert_true (ui_driver_has_button (&driver, "Rematch"));
  if (bm_turning_panel_is_busy (panel_of (&driver)))
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Turning Points")),
                                         GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "being looked for …");
  UI_WAIT_UNTIL (!bm_turning_panel_is_busy (panel_of (&driver)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Turning Points")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "3 found");
  ui_driver_click (&driver, "Turning Points");
  g_assert_true (ui_driver_has_heading (&driver, "Turning points"));
  look = find_buttons (&driver, "Look at It");
  try = find_buttons (&driver, "Try Again from Here");
  g_assert_cmpuint (look->len, ==, 3);
  g_assert_cmpuint (try->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      guint ply = ply_of_button (look->pdata[i]);

      g_assert_cmpuint (ply, <, bm_match_get_n_moves (match));
      g_assert_cmpuint (ply, ==, ply_of_button (try->pdata[i]));
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (ply, !=, ply_of_button (look->pdata[j]));
    }
  ui_driver_close (&driver);
}

/* In and out again, to look and to try, without a pointer. */
static void
test_keys (void)
{
  g_autoptr(BmMatch) match = play_match ("Ada", "Ben", 4);
  guint ply;
  UiDriver driver;

  open_end (&driver, match);
  UI_WAIT_UNTIL (!bm_turning_panel_is_busy (panel_of (&driver)));
  gtk_widget_grab_focus (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Turning Points"));
  ui_driver_enter (&driver);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (ui_driver_focus (&driver))), ==, "Look at It");
  ui_act (ui_driver_focus (&driver), "end.story");
  g_assert_true (ui_driver_focus (&driver) == ui_driver_find (&driver, GTK_TYPE_BUTTON, "Turning Points"));
  g_assert_true (ui_driver_has_heading (&driver, "The story of the match"));

  ui_driver_enter (&driver);
  ply = ply_of_button (ui_driver_focus (&driver));
  ui_driver_enter (&driver);
  g_assert_nonnull (player_of (&driver));
  g_assert_cmpuint (bm_match_get_ply (bm_replay_screen_get_replay (player_of (&driver))->match), ==, ply);
  ui_driver_act (&driver, "win.leave-replay");
  ui_driver_wait_heading (&driver, winner_heading (match));
  /* They are still where they were. */
  g_assert_true (ui_driver_has_heading (&driver, "Turning points"));

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (panel_of (&driver))));
  gtk_widget_child_focus (driver.window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (ui_driver_focus (&driver))), ==, "Try Again from Here");
  ui_driver_enter (&driver);
  ui_answer (BM_TYPE_REPLAY_ON, "Play On");
  ui_driver_take_seat (&driver);
  g_assert_true (ui_driver_match (&driver) != match);
  g_assert_cmpuint (bm_match_get_n_moves (ui_driver_match (&driver)), ==, ply);
  g_assert_true (wr_position_equal (ui_driver_position (&driver), bm_match_get_position_at (match, ply)));
  ui_driver_close (&driver);
}

/* A duel from a position, as a lesson or a puzzle is, has none. */
static void
test_none (void)
{
  g_autoptr(BmMatch) match = win_at_once ();
  UiDriver driver;

  g_assert_false (bm_turning_panel_suits (match));
  open_end (&driver, match);
  g_assert_false (ui_driver_has_button (&driver, "Turning Points"));
  g_assert_false (bm_turning_panel_is_busy (panel_of (&driver)));
  ui_driver_close (&driver);
}

/* ---- The panel */

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_panel (void)
{
  g_autoptr(BmMatch) match = play_match ("Ada", "medium", 7);
  g_autoptr(BmMatch) running = bm_match_new (&wr_game, UI_START_CARDS, 1, NULL);
  BmTurningPanel *panel = g_object_ref_sink (g_object_new (BM_TYPE_TURNING_PANEL, NULL)), *other;
  g_autofree char *status = NULL, *none = NULL;
  guint changed = 0;

  g_assert_false (bm_turning_panel_suits (running));
  g_signal_connect_swapped (panel, "changed", G_CALLBACK (count_cb), &changed);
  none = bm_turning_panel_dup_status (panel);
  g_assert_cmpstr (none, ==, "");
  bm_turning_panel_set_match (panel, match);
  bm_turning_panel_find (panel);
  g_assert_true (bm_turning_panel_is_busy (panel));
  /* Nobody waits for it any more: it never comes. */
  bm_turning_panel_set_match (panel, NULL);
  g_assert_false (bm_turning_panel_is_busy (panel));
  bm_turning_panel_set_match (panel, match);
  bm_turning_panel_find (panel);
  UI_WAIT_UNTIL (!bm_turning_panel_is_busy (panel));
  g_assert_cmpuint (changed, ==, 3);
  status = bm_turning_panel_dup_status (panel);
  g_assert_cmpstr (status, !=, "");

  /* Whoever shows the same match again need not wait. */
  other = g_object_ref_sink (g_object_new (BM_TYPE_TURNING_PANEL, NULL));
  bm_turning_panel_set_match (other, match);
  bm_turning_panel_find (other);
  g_assert_false (bm_turning_panel_is_busy (other));
  g_clear_pointer (&none, g_free);
  none = bm_turning_panel_dup_status (other);
  g_assert_cmpstr (none, ==, status);
  g_assert_finalize_object (panel);
  g_assert_finalize_object (other);
}

/* ---- Words */

static void
assert_chance (double      chance,
               guint       n_seats,
               const char *expected)
{
  g_autofree char *words = bm_turning_chance_words (chance, n_seats);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_chances (void)
{
  assert_chance (0, 2, "0%, hopeless");
  assert_chance (0.044, 2, "4%, hopeless");
  assert_chance (0.05, 2, "5%, bad");
  assert_chance (0.2, 2, "20%, poor");
  assert_chance (0.4, 2, "40%, even");
  assert_chance (0.6, 2, "60%, even");
  assert_chance (0.61, 2, "61%, good");
  assert_chance (0.81, 2, "81%, very good");
  assert_chance (1, 2, "100%, nearly certain");
  /* Among five one in five is as good as one in two between two; alone there is nobody to compare with. */
  assert_chance (0.2, 5, "20%, even");
  assert_chance (0.1, 5, "10%, poor");
  assert_chance (0.4, 5, "40%, good");
  assert_chance (1, 5, "100%, nearly certain");
  assert_chance (0, 5, "0%, hopeless");
  assert_chance (0.61, 1, "61%, good");
}

static void
test_spoken (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start", 2, NULL);
  g_autoptr(BmReplayPath) path = NULL;
  g_autofree char *spoken = NULL, *all = NULL, *one = NULL;
  BmTurningResult result = { .n_decisions = 3 };
  BmTurningPoint point = { .ply = 1, .side = WR_SIDE_WORMS, .before = 0.62, .after = 0.41 };

  ui_match_play (match, "land a0");
  point.side = bm_match_get_to_act (match);
  point.played = wr_game.read_move (bm_match_get_position (match), "end");
  point.better = wr_game.read_move (bm_match_get_position (match), "move green up");
  point.line[0] = point.better;
  point.n_line = 1;
  g_assert_true (bm_match_play (match, point.played, NULL));
  path = bm_replay_path_new (match);
  spoken = bm_turning_spoken_words (&point, match, path);
  g_assert_true (g_str_has_prefix (spoken, "Day 1, the Worms’ turn · move 2. Played: End the turn. Chance of winning: 41%, "
                                           "even. Better: Move Green up: "));
  g_assert_true (g_str_has_suffix (spoken, ". Chance of winning: 62%, good."));
  all = bm_turning_result_words (&result);
  g_assert_cmpstr (all, ==, "No single move cost much: there are no turning points.");
  result.n_decisions = 0;
  one = bm_turning_result_words (&result);
  g_assert_cmpstr (one, ==, "Nobody had anything to decide in this match: there are no turning points.");
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/turning-points/rows", test_rows);
  g_test_add_func ("/turning-points/keys", test_keys);
  g_test_add_func ("/turning-points/none", test_none);
  g_test_add_func ("/turning-points/panel", test_panel);
  g_test_add_func ("/turning-points/chances", test_chances);
  g_test_add_func ("/turning-points/spoken", test_spoken);
  return g_test_run ();
}
