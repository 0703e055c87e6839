/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a match of Terror Below was begun with stays with it: in a rematch, after Continue, and help at the table.
 */
#include "config.h"

#include "ui-kept.h"

#include <string.h>

#include "bm-end-screen.h"
#include "bm-window-private.h"
#include "tb-driver.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-hand-view.h"
#include "tb-leader-screen.h"
#include "tb-words.h"
#include "ui-races.h"

static BmWindow *
window_of (UiKept *kept)
{
  return BM_WINDOW (kept->driver.window);
}

static BmMatch *
match_of (UiKept *kept)
{
  BmMatch *match = bm_window_get_match (window_of (kept));

  g_assert_nonnull (match);
  return match;
}

/* ---- A rematch */

typedef struct
{
  const char *options;
  BmLevel     levels[BM_MAX_SEATS];
} Again;

static const Again agains[] = {
  { "start:players=1,board=canyon,scenario=scramble,queens=yes,leave=1", { BM_PERSON } },
  { "start:players=2,locations=shuffled", { BM_PERSON, BM_LEVEL_MEDIUM } },
  { "start:players=3,worms=drawn,hands=open", { BM_LEVEL_EASY, BM_PERSON, BM_PERSON } },
  { "start:players=5,board=canyon", { BM_PERSON, BM_LEVEL_EASY, BM_PERSON, BM_LEVEL_HARD, BM_LEVEL_EASY } },
};

/* A match of those options before its last move.  (transfer full) */
static BmMatch *
new_almost_over (const char *options,
                 BmMove     *last)
{
  g_autoptr(BmMatch) over = ui_race_new_random (options, 3);
  guint n = bm_match_get_n_moves (over);
  BmMatch *match = bm_match_new (&tb_game, options, bm_match_get_seed (over), NULL);

  for (guint i = 0; i + 1 < n; i++)
    g_assert_true (bm_match_play (match, bm_match_get_move (over, i), NULL));
  *last = bm_match_get_move (over, n - 1);
  return match;
}

static gboolean
is_at_end (UiKept *kept)
{
  /* It puts the celebration away. */
  ui_driver_is_over (&kept->driver);
  return ui_driver_has_button (&kept->driver, "Rematch");
}

static void
test_rematch (UiKept        *kept,
              gconstpointer  data)
{
  const Again *again = data;
  static const char *const names[] = { "Ada", "Max", "Eve", "Tom", "Zoe" };
  BmMove last;
  g_autoptr(BmMatch) match = new_almost_over (again->options, &last);
  guint n = bm_match_get_n_seats (match);
  const BmSeats *seats;

  for (guint seat = 0; seat < n; seat++)
    bm_match_set_player (match, (int) seat, again->levels[seat] == BM_PERSON ? names[seat] : bm_level_id (again->levels[seat]));
  bm_window_take_up (window_of (kept), match, NULL);
  ui_driver_settle ();
  g_assert_true (bm_match_play (match, last, NULL));
  UI_WAIT_UNTIL (is_at_end (kept));
  ui_driver_click (&kept->driver, "Rematch");
  g_assert_true (ui_driver_has_heading (&kept->driver, "Leader"));
  g_assert_true (match_of (kept) != match);
  g_assert_cmpuint (bm_match_get_ply (match_of (kept)), ==, 0);
  g_assert_cmpstr (bm_match_get_options (match_of (kept)), ==, again->options);
  seats = bm_session_get_seats (window_of (kept)->session);
  g_assert_cmpuint (seats->n, ==, n);
  for (guint seat = 0; seat < n; seat++)
    {
      g_assert_cmpint (seats->levels[seat], ==, again->levels[seat]);
      g_assert_cmpstr (tb_player_words (match_of (kept), seat), ==,
                       again->levels[seat] == BM_PERSON ? names[seat] : tb_computer_words (seat));
    }
}

/* ---- Continued */

static void
begin (UiKept        *kept,
       const char    *options,
       guint          n,
       const BmLevel *levels)
{
  BmSeats seats = BM_SEATS_PEOPLE (n);

  for (guint seat = 0; seat < n; seat++)
    seats.levels[seat] = levels[seat];
  bm_window_choose_game (window_of (kept), &tb_game);
  bm_window_start_players (window_of (kept), options, NULL, &seats);
  ui_driver_settle ();
}

/* The hand that lies open on the screen; NULL: none does. */
static GtkWidget *
open_hand (UiKept *kept)
{
  GtkWidget *hand = ui_find_type (kept->driver.window, TB_TYPE_HAND_VIEW);

  return hand == NULL || tb_hand_view_get_card (TB_HAND_VIEW (hand), FALSE, 0) == TB_NO_CARD ? NULL : hand;
}

/* Hands lie open after Continue as before, where the Leaders are chosen and at the table. */
static void
test_continue (UiKept        *kept,
               gconstpointer  data)
{
  gboolean open = GPOINTER_TO_INT (data);
  static const BmLevel people[] = { BM_PERSON, BM_PERSON };

  begin (kept, open ? "start:players=2,hands=open" : "start:players=2", 2, people);
  g_assert_true ((open_hand (kept) != NULL) == open);
  g_assert_true (ui_press_key (ui_find_type (kept->driver.window, TB_TYPE_LEADER_SCREEN), "1"));
  ui_kept_close (kept);
  ui_kept_open (kept);
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_act (kept->driver.window, "win.continue");
  ui_driver_settle ();
  g_assert_true (ui_driver_has_heading (&kept->driver, "Leader"));
  g_assert_cmpuint (bm_match_get_ply (match_of (kept)), ==, 1);
  g_assert_true ((open_hand (kept) != NULL) == open);
  g_assert_true (ui_press_key (ui_find_type (kept->driver.window, TB_TYPE_LEADER_SCREEN), "2"));
  g_assert_true (ui_driver_shows (&kept->driver, TB_TYPE_TABLE));
  g_assert_true ((open_hand (kept) != NULL) == open);
}

/* ---- Help */

static void
start_with_help (UiKept   *kept,
                 gboolean  help)
{
  g_settings_reset (kept->driver.settings, "terror-seats");
  g_settings_reset (kept->driver.settings, "terror-players");
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_act (kept->driver.window, "win.new-duel");
  ui_driver_settle ();
  ui_driver_switch (&kept->driver, "Learning help", help);
  ui_driver_choose (&kept->driver, "Players", 0);
  ui_driver_click (&kept->driver, "Start");
  g_assert_true (ui_driver_has_heading (&kept->driver, "Leader"));
}

/* With help what the Worms are about to do is shown from the start, and what chance has locked can be taken back. */
static void
test_help (UiKept        *kept,
           gconstpointer  data)
{
  gboolean help = GPOINTER_TO_INT (data);
  GtkWidget *table;

  start_with_help (kept, help);
  g_assert_true (g_settings_get_boolean (kept->driver.settings, "help-red") == help);
  g_assert_true (ui_press_key (ui_find_type (kept->driver.window, TB_TYPE_LEADER_SCREEN), "1"));
  table = ui_find_type (kept->driver.window, TB_TYPE_TABLE);
  g_assert_nonnull (table);
  g_assert_true (bm_table_get_forecast (BM_TABLE (table)) == help);
  /* The Worms have attacked since the Leader was chosen. */
  g_assert_cmpint (bm_match_can_undo (match_of (kept)), ==, BM_MATCH_UNDO_CHANCE);
  gtk_widget_activate_action (table, "table.undo", NULL);
  ui_driver_settle ();
  g_assert_cmpuint (bm_match_get_ply (match_of (kept)), ==, help ? 0 : 1);
  g_assert_true (ui_driver_has_heading (&kept->driver, "Leader") == help);
  if (help)
    g_assert_nonnull (strstr (bm_match_get_comment (match_of (kept), 0), "took back a move with learning help"));
  g_settings_reset (kept->driver.settings, "learning-help");
  g_settings_reset (kept->driver.settings, "terror-players");
}

/* Only people have help, and each only for the own moves. */
static void
test_help_of_others (UiKept        *kept,
                     gconstpointer  unused)
{
  static const BmLevel people[] = { BM_PERSON, BM_PERSON };
  guint first;

  g_settings_set_boolean (kept->driver.settings, "help-red", TRUE);
  g_settings_set_boolean (kept->driver.settings, "help-blue", TRUE);
  begin (kept, "start:players=2", 2, people);
  first = ((const TbPosition *) bm_match_get_position (match_of (kept)))->first;
  g_assert_true (ui_press_key (ui_find_type (kept->driver.window, TB_TYPE_LEADER_SCREEN), "1"));
  g_assert_cmpint (bm_match_get_to_act (match_of (kept)), ==, (int) (1 - first));
  g_assert_true (ui_press_key (ui_find_type (kept->driver.window, TB_TYPE_LEADER_SCREEN), "<Control>z"));
  g_assert_cmpuint (bm_match_get_ply (match_of (kept)), ==, 1);
  g_assert_true (ui_driver_says (&kept->driver, "A Leader, once chosen, stays chosen."));
  g_settings_reset (kept->driver.settings, "help-red");
  g_settings_reset (kept->driver.settings, "help-blue");
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (agains); i++)
    {
      g_autofree char *path = g_strdup_printf ("/terror-again/rematch/%u", i);

      g_test_add (path, UiKept, &agains[i], ui_kept_set_up, test_rematch, ui_kept_tear_down);
    }
  g_test_add ("/terror-again/continue/hidden", UiKept, GINT_TO_POINTER (FALSE), ui_kept_set_up, test_continue, ui_kept_tear_down);
  g_test_add ("/terror-again/continue/open", UiKept, GINT_TO_POINTER (TRUE), ui_kept_set_up, test_continue, ui_kept_tear_down);
  g_test_add ("/terror-again/help/on", UiKept, GINT_TO_POINTER (TRUE), ui_kept_set_up, test_help, ui_kept_tear_down);
  g_test_add ("/terror-again/help/off", UiKept, GINT_TO_POINTER (FALSE), ui_kept_set_up, test_help, ui_kept_tear_down);
  UI_KEPT_TEST ("/terror-again/help/of-others", test_help_of_others);
  return g_test_run ();
}
