/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the computer has done, summed up for the person who decides next; and how a computer is called.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-player-words.h"
#include "wr-cards-json.h"
#include "wr-event-words.h"
#include "wr-game-ui.h"
#include "wr-learn.h"
#include "wr-turn-words.h"

/* ---- Words */

static void
assert_words (const BmEvent *events,
              guint          n,
              guint          most,
              const char    *expected)
{
  g_autofree char *words = wr_turn_words (events, n, most);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_steps (void)
{
  static const BmEvent events[] = {
    { .kind = WR_EVENT_TURN, .who = WR_SIDE_WORMS, .n = 4 },
    { .kind = WR_EVENT_SPENT, .who = WR_SIDE_WORMS, .n = 1, .m = WR_ACTION_MOVE, .from = WR_PIECE_GREEN },
    { .kind = WR_EVENT_MOVED, .who = WR_PIECE_GREEN, .from = WR_SPACE (1, 8), .to = WR_SPACE (1, 7) },
    { .kind = WR_EVENT_SPENT, .who = WR_SIDE_WORMS, .n = 1, .m = WR_ACTION_MOVE, .from = WR_PIECE_GREEN },
    { .kind = WR_EVENT_MOVED, .who = WR_PIECE_GREEN, .from = WR_SPACE (1, 7), .to = WR_SPACE (1, 6) },
    { .kind = WR_EVENT_SPENT, .who = WR_SIDE_WORMS, .n = 1, .m = WR_ACTION_MOVE, .from = WR_PIECE_PINK },
    { .kind = WR_EVENT_MOVED, .who = WR_PIECE_PINK, .from = WR_SPACE (9, 8), .to = WR_SPACE (9, 9) },
    { .kind = WR_EVENT_TURN_END, .who = WR_SIDE_WORMS },
    { .kind = WR_EVENT_SANK, .n = 2, .from = 0, .to = 1 },
    { .kind = WR_EVENT_SANK, .n = 3, .from = 0, .to = 1 },
    { .kind = WR_EVENT_SANK, .n = 7, .from = 2, .to = 3 },
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
    { .kind = WR_EVENT_SPENT, .who = WR_SIDE_BIRD, .n = 1, .m = WR_ACTION_FLY, .from = WR_PIECE_BIRD },
    { .kind = WR_EVENT_FLEW, .who = WR_PIECE_BIRD, .from = WR_SPACE (0, 0), .to = WR_SPACE (4, 0) },
    { .kind = WR_EVENT_SPENT, .who = WR_SIDE_BIRD, .n = 1, .m = WR_ACTION_EAT, .from = WR_PIECE_BIRD },
    { .kind = WR_EVENT_WORM_EATEN, .who = WR_PIECE_GREEN, .from = WR_SPACE (4, 1) },
    { .kind = WR_EVENT_SPENT, .who = WR_SIDE_BIRD, .n = 1, .m = WR_ACTION_DRILL, .from = WR_PIECE_BIRD },
    { .kind = WR_EVENT_PUT, .who = WR_TOKEN_DRILL, .to = WR_SPACE (4, 0) },
    { .kind = WR_EVENT_SPENT, .who = WR_SIDE_BIRD, .n = 1, .m = WR_ACTION_DRILL, .from = WR_PIECE_BIRD },
    { .kind = WR_EVENT_PUT, .who = WR_TOKEN_DRILL, .to = WR_SPACE (4, 0) },
    { .kind = WR_EVENT_TRACKER, .who = WR_TRACKER_HUNGER, .from = 5, .to = 4 },
    { .kind = WR_EVENT_WORM_EATEN, .who = WR_PIECE_PINK, .from = WR_SPACE (4, 2) },
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

/* Cards that a side had to give away are named, all of them, however much else happened. */
static void
test_discards (void)
{
  BmEvent events[] = {
    { .kind = WR_EVENT_SPENT, .who = WR_SIDE_BIRD, .n = 1, .m = WR_ACTION_FLY, .from = WR_PIECE_BIRD },
    { .kind = WR_EVENT_FLEW, .who = WR_PIECE_BIRD, .from = WR_SPACE (0, 0), .to = WR_SPACE (4, 0) },
    { .kind = WR_EVENT_DISCARDED, .who = WR_SIDE_WORMS },
    { .kind = WR_EVENT_DISCARDED, .who = WR_SIDE_WORMS },
    { .kind = WR_EVENT_TRACKER, .who = WR_TRACKER_HUNGER, .from = 5, .to = 4 },
  };

  g_assert_nonnull (wr_cards_all (NULL, NULL));
  events[2].n = wr_card_find ("shamble");
  events[3].n = wr_card_find ("scatter");
  assert_words (events, G_N_ELEMENTS (events), 1, "…  The Worms discard Shamble.  The Worms discard Scatter.  …");
}

/* ---- At the table */

/* The line says what it has done since ply FROM, and whose turn it is; the whole of it is heard. */
static void
assert_summed_up (UiDriver   *driver,
                  guint       from,
                  const char *turn)
{
  BmMatch *match = ui_driver_match (driver);
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, from, &n);
  g_autofree char *all = wr_event_words (events, n), *heard = g_strconcat (all, "  ", turn, NULL), *words = NULL;
  const char *text = ui_driver_status_text (driver);

  g_assert_cmpuint (strlen (all), >, 0);
  g_assert_true (g_str_has_suffix (text, turn));
  g_assert_cmpint (g_utf8_strlen (text, -1), >, g_utf8_strlen (turn, -1) + 10);
  g_assert_cmpint (g_utf8_strlen (text, -1), <=, 180);
  words = wr_turn_words (events, n, 140);
  g_assert_true (g_str_has_prefix (text, words));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_driver_status (driver)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, heard);
}

static void
test_bird (void)
{
  UiDriver driver;
  BmMatch *match;

  ui_driver_open (&driver, 3);
  ui_driver_start (&driver, UI_EASY, UI_PERSON, TRUE);
  ui_driver_skip_to (&driver, WR_SIDE_WORMS);
  assert_summed_up (&driver, 0, "It is the Worms’ turn.");
  match = ui_driver_match (&driver);
  for (guint day = 0; day < 4; day++)
    {
      guint ply = bm_match_get_ply (match);

      ui_driver_click (&driver, "End Turn");
      ui_driver_skip_to (&driver, WR_SIDE_WORMS);
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

  ui_driver_open (&driver, 3);
  ui_driver_start (&driver, UI_PERSON, UI_MEDIUM, TRUE);
  ui_driver_press (&driver, WR_SPACE (5, 0));
  ui_driver_skip_to (&driver, WR_SIDE_BIRD);
  match = ui_driver_match (&driver);
  assert_summed_up (&driver, 1, "It is the Bird’s turn.");
  ui_driver_act (&driver, "table.eat");
  g_assert_false (g_str_has_suffix (ui_driver_status_text (&driver), "turn."));
  ply = bm_match_get_ply (match);
  if (bm_match_can_undo (match) == BM_MATCH_UNDO_YES)
    {
      ui_driver_click (&driver, "Undo");
      g_assert_cmpuint (bm_match_get_ply (match), <, ply);
      g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Taken back.");
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
  BmSeats seats;
  g_autofree char *hard = bm_player_dup_person (" hard "), *ada = bm_player_dup_person (" Ada ");

  /* Nobody is taken for a computer. */
  g_assert_cmpstr (hard, ==, "Hard");
  g_assert_cmpstr (ada, ==, "Ada");

  ui_driver_open (&driver, 3);
  ui_driver_click (&driver, "New Duel");
  ui_driver_choose (&driver, "Bird player", UI_MEDIUM);
  ui_driver_type (&driver, "Worms’ name", "easy");
  ui_driver_make_plain (&driver);
  ui_driver_click (&driver, "Start");
  match = ui_driver_match (&driver);
  g_assert_cmpstr (bm_match_get_player (match, WR_SIDE_BIRD), ==, "medium");
  g_assert_cmpstr (bm_match_get_player (match, WR_SIDE_WORMS), ==, "Easy");
  seats = bm_seats_of_match (match);
  g_assert_cmpint (seats.levels[WR_SIDE_BIRD], ==, BM_LEVEL_MEDIUM);
  g_assert_cmpint (seats.levels[WR_SIDE_WORMS], ==, BM_PERSON);
  g_assert_cmpstr (bm_player_words (&BM_SEATS_PEOPLE (WR_N_SIDES), match, WR_SIDE_BIRD), ==, "Computer (Medium)");
  g_assert_cmpstr (bm_player_words (&BM_SEATS_PEOPLE (WR_N_SIDES), match, WR_SIDE_WORMS), ==, "Easy");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bm_game_ui_register (&wr_game_ui);
  g_test_add_func ("/turn/steps", test_steps);
  g_test_add_func ("/turn/fate", test_fate);
  g_test_add_func ("/turn/discards", test_discards);
  if (gtk_init_check ())
    {
      g_test_add_func ("/turn/bird", test_bird);
      g_test_add_func ("/turn/worms", test_worms);
      g_test_add_func ("/turn/names", test_names);
    }
  return g_test_run ();
}
