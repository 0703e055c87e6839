/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the computer has done, summed up for the person who decides next; and how a computer is called.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-event-words.h"
#include "bm-players.h"
#include "bm-status.h"
#include "bm-turn-words.h"
#include "bm-worms-rising.h"

/* A generous limit: only a failure waits for it. */
#define DEADLINE_SECONDS 60

/* Rows of the drop-downs. */
enum { PERSON, EASY, MEDIUM };

/* ---- Words */

static void
assert_words (const BmEvent *events,
              guint          n,
              guint          most,
              const char    *expected)
{
  g_autofree char *words = bm_turn_words (events, n, most);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_steps (void)
{
  static const BmEvent events[] = {
    { .kind = BM_EVENT_TURN, .who = BM_SIDE_WORMS, .n = 4 },
    { .kind = BM_EVENT_SPENT, .who = BM_SIDE_WORMS, .n = 1, .m = BM_ACTION_MOVE, .from = BM_PIECE_GREEN },
    { .kind = BM_EVENT_MOVED, .who = BM_PIECE_GREEN, .from = BM_SPACE (1, 8), .to = BM_SPACE (1, 7) },
    { .kind = BM_EVENT_SPENT, .who = BM_SIDE_WORMS, .n = 1, .m = BM_ACTION_MOVE, .from = BM_PIECE_GREEN },
    { .kind = BM_EVENT_MOVED, .who = BM_PIECE_GREEN, .from = BM_SPACE (1, 7), .to = BM_SPACE (1, 6) },
    { .kind = BM_EVENT_SPENT, .who = BM_SIDE_WORMS, .n = 1, .m = BM_ACTION_MOVE, .from = BM_PIECE_PINK },
    { .kind = BM_EVENT_MOVED, .who = BM_PIECE_PINK, .from = BM_SPACE (9, 8), .to = BM_SPACE (9, 9) },
    { .kind = BM_EVENT_TURN_END, .who = BM_SIDE_WORMS },
    { .kind = BM_EVENT_SANK, .n = 2, .from = 0, .to = 1 },
    { .kind = BM_EVENT_SANK, .n = 3, .from = 0, .to = 1 },
    { .kind = BM_EVENT_SANK, .n = 7, .from = 2, .to = 3 },
  };

  /* Where steps have led to, and how many columns. */
  assert_words (events, G_N_ELEMENTS (events), 500, "Green moves to b6.  Pink moves to j9.  3 columns sink.");
  /* What happens every night is left out first. */
  assert_words (events, G_N_ELEMENTS (events), 40, "Green moves to b6.  Pink moves to j9.  …");
  assert_words (events, 0, 40, "");
}

static void
test_fate (void)
{
  static const BmEvent events[] = {
    { .kind = BM_EVENT_SPENT, .who = BM_SIDE_BIRD, .n = 1, .m = BM_ACTION_FLY, .from = BM_PIECE_BIRD },
    { .kind = BM_EVENT_FLEW, .who = BM_PIECE_BIRD, .from = BM_SPACE (0, 0), .to = BM_SPACE (4, 0) },
    { .kind = BM_EVENT_SPENT, .who = BM_SIDE_BIRD, .n = 1, .m = BM_ACTION_EAT, .from = BM_PIECE_BIRD },
    { .kind = BM_EVENT_WORM_EATEN, .who = BM_PIECE_GREEN, .from = BM_SPACE (4, 1) },
    { .kind = BM_EVENT_SPENT, .who = BM_SIDE_BIRD, .n = 1, .m = BM_ACTION_DRILL, .from = BM_PIECE_BIRD },
    { .kind = BM_EVENT_PUT, .who = BM_TOKEN_DRILL, .to = BM_SPACE (4, 0) },
    { .kind = BM_EVENT_SPENT, .who = BM_SIDE_BIRD, .n = 1, .m = BM_ACTION_DRILL, .from = BM_PIECE_BIRD },
    { .kind = BM_EVENT_PUT, .who = BM_TOKEN_DRILL, .to = BM_SPACE (4, 0) },
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_HUNGER, .from = 5, .to = 4 },
    { .kind = BM_EVENT_WORM_EATEN, .who = BM_PIECE_PINK, .from = BM_SPACE (4, 2) },
  };

  assert_words (events, G_N_ELEMENTS (events), 500,
                "The Bird flies to e0.  The Bird eats Green at e1.  The Bird puts a Drill at e0. (2×)  "
                "The Bird gets hungrier: Hunger 4.  The Bird eats Pink at e2.");
  assert_words (events, G_N_ELEMENTS (events), 120,
                "The Bird flies to e0.  The Bird eats Green at e1.  The Bird puts a Drill at e0. (2×)  …  "
                "The Bird eats Pink at e2.");
  /* Nobody’s end is ever left out, nor put together with another’s. */
  assert_words (events, G_N_ELEMENTS (events), 1, "…  The Bird eats Green at e1.  …  The Bird eats Pink at e2.");
}

/* ---- At the table */

static BmStatus *
status_of (UiDriver *driver)
{
  GtkWidget *status = ui_driver_find (driver, BM_TYPE_STATUS, "Status");

  g_assert_nonnull (status);
  return BM_STATUS (status);
}

static gboolean
tick_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Until SIDE decides, or the match is over. */
static void
run_until (UiDriver *driver,
           int       side)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;
  guint tick = g_timeout_add (20, tick_cb, NULL);
  BmMatch *match = bm_table_get_match (ui_driver_table (driver));

  while (bm_match_get_to_act (match) != side && bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("it never came");
      gtk_widget_activate_action (driver->window, "win.skip", NULL);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (tick);
  ui_driver_settle ();
}

static void
start (UiDriver *driver,
       guint     bird,
       guint     worms)
{
  ui_driver_open (driver, 3);
  ui_driver_click (driver, "New Duel");
  ui_driver_choose (driver, "Bird player", bird);
  ui_driver_choose (driver, "Worm player", worms);
  ui_driver_make_plain (driver);
  ui_driver_click (driver, "Start");
}

/* The line says what it has done since ply FROM, and whose turn it is; the whole of it is heard. */
static void
assert_summed_up (UiDriver   *driver,
                  guint       from,
                  const char *turn)
{
  BmMatch *match = bm_table_get_match (ui_driver_table (driver));
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, from, &n);
  g_autofree char *all = bm_event_words (events, n), *heard = g_strconcat (all, "  ", turn, NULL), *words = NULL;
  const char *text = bm_status_get_text (status_of (driver));

  g_assert_cmpuint (strlen (all), >, 0);
  g_assert_true (g_str_has_suffix (text, turn));
  g_assert_cmpint (g_utf8_strlen (text, -1), >, g_utf8_strlen (turn, -1) + 10);
  g_assert_cmpint (g_utf8_strlen (text, -1), <=, 180);
  words = bm_turn_words (events, n, 140);
  g_assert_true (g_str_has_prefix (text, words));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (status_of (driver)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, heard);
}

static void
test_bird (void)
{
  UiDriver driver;
  BmMatch *match;

  start (&driver, EASY, PERSON);
  run_until (&driver, BM_SIDE_WORMS);
  assert_summed_up (&driver, 0, "It is the Worms’ turn.");
  match = bm_table_get_match (ui_driver_table (&driver));
  for (guint day = 0; day < 4; day++)
    {
      guint ply = bm_match_get_ply (match);

      ui_driver_click (&driver, "End Turn");
      run_until (&driver, BM_SIDE_WORMS);
      if (bm_match_get_to_act (match) == BM_SIDE_NOBODY)
        break;
      if (ui_driver_position (&driver)->n_frames == 0)
        assert_summed_up (&driver, ply, "It is the Worms’ turn.");
      else
        break;
    }
  ui_driver_close (&driver);
}

/* What is said afterwards stays: a refusal, what is picked, that something was taken back. */
static void
test_worms (void)
{
  UiDriver driver;
  BmMatch *match;
  guint ply;

  start (&driver, PERSON, MEDIUM);
  ui_driver_press (&driver, BM_SPACE (5, 0));
  run_until (&driver, BM_SIDE_BIRD);
  match = bm_table_get_match (ui_driver_table (&driver));
  assert_summed_up (&driver, 1, "It is the Bird’s turn.");
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.eat", NULL);
  ui_driver_settle ();
  g_assert_false (g_str_has_suffix (bm_status_get_text (status_of (&driver)), "turn."));
  ply = bm_match_get_ply (match);
  if (bm_match_can_undo (match) == BM_MATCH_UNDO_YES)
    {
      ui_driver_click (&driver, "Undo");
      g_assert_cmpuint (bm_match_get_ply (match), <, ply);
      g_assert_cmpstr (bm_status_get_text (status_of (&driver)), ==, "Taken back.");
      ui_driver_click (&driver, "Redo");
      g_assert_cmpuint (bm_match_get_ply (match), ==, ply);
      assert_summed_up (&driver, 1, "It is the Bird’s turn.");
    }
  ui_driver_close (&driver);
}

/* ---- Names */

static void
test_names (void)
{
  UiDriver driver;
  BmMatch *match;
  BmPlayers players;
  g_autofree char *hard = bm_player_dup_person (" hard "), *ada = bm_player_dup_person (" Ada ");

  /* Nobody is taken for a computer. */
  g_assert_cmpstr (hard, ==, "Hard");
  g_assert_cmpstr (ada, ==, "Ada");

  ui_driver_open (&driver, 3);
  ui_driver_click (&driver, "New Duel");
  ui_driver_choose (&driver, "Bird player", MEDIUM);
  ui_driver_type (&driver, "Worms’ name", "easy");
  ui_driver_make_plain (&driver);
  ui_driver_click (&driver, "Start");
  match = bm_table_get_match (ui_driver_table (&driver));
  g_assert_cmpstr (bm_match_get_player (match, BM_SIDE_BIRD), ==, "medium");
  g_assert_cmpstr (bm_match_get_player (match, BM_SIDE_WORMS), ==, "Easy");
  players = bm_players_of_match (match);
  g_assert_cmpint (players.levels[BM_SIDE_BIRD], ==, BM_LEVEL_MEDIUM);
  g_assert_cmpint (players.levels[BM_SIDE_WORMS], ==, BM_PERSON);
  g_assert_cmpstr (bm_players_get_name (&BM_PLAYERS_PEOPLE, match, BM_SIDE_BIRD), ==, "Computer (Medium)");
  g_assert_cmpstr (bm_players_get_name (&BM_PLAYERS_PEOPLE, match, BM_SIDE_WORMS), ==, "Easy");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turn/steps", test_steps);
  g_test_add_func ("/turn/fate", test_fate);
  if (gtk_init_check ())
    {
      g_test_add_func ("/turn/bird", test_bird);
      g_test_add_func ("/turn/worms", test_worms);
      g_test_add_func ("/turn/names", test_names);
    }
  return g_test_run ();
}
