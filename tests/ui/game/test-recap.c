/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What happened since a side’s last turn: the same few lines whatever the other side holds, shown when it takes the seat.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "wr-board-view.h"
#include "wr-event-words.h"
#include "bm-recap-panel.h"
#include "wr-recap.h"
#include "wr-rules.h"
#include "wr-space-button.h"
#include "wr-game.h"
#include "wr-card-set.h"

static char *
dup_recap (BmMatch *match,
           int      side)
{
  g_autoptr(GPtrArray) lines = wr_recap_new (match, side);
  GString *all = g_string_new (NULL);

  g_assert_cmpuint (lines->len, <=, WR_RECAP_LINES);
  for (guint i = 0; i < lines->len; i++)
    {
      const BmLine *line = g_ptr_array_index (lines, i);

      g_string_append_printf (all, "%s [%s]\n", line->text, line->art != NULL ? line->art : "");
    }
  return g_string_free (all, FALSE);
}

static void
assert_heading (BmMatch    *match,
                int         side,
                const char *heading)
{
  GtkWidget *panel = bm_recap_panel_new (), *window = ui_window_open (panel, 640, 480);
  g_autofree char *words = NULL;

  g_assert_true (bm_recap_panel_show (BM_RECAP_PANEL (panel), match, side, FALSE));
  ui_driver_settle ();
  words = ui_dup_words (panel);
  g_assert_nonnull (strstr (words, heading));
  ui_window_close (window);
}

static void
test_recap_lines (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start", 2, NULL);
  const char *const moves[] = {
    "land a0", "move green down", "move green down", "move green down", "end",
    "fly b0", "fly c0", "drill", "drill", NULL
  };
  g_autofree char *worms = NULL, *bird = NULL, *night = NULL;

  ui_match_play_all (match, moves);
  /* In its first turn. */
  bird = dup_recap (match, WR_SIDE_BIRD);
  g_assert_cmpstr (bird, ==, "Green moves to b11. [actions/move]\n");
  worms = dup_recap (match, WR_SIDE_WORMS);
  g_assert_cmpstr (worms, ==, "The Bird flies to c0. [actions/fly]\nThe Bird puts a Drill at c0. (2 times) "
                                "[actions/drill]\n");

  /* The night belongs to it, the own turn does not. */
  ui_match_play (match, "end");
  ui_match_play (match, "move pink down");
  night = dup_recap (match, WR_SIDE_WORMS);
  g_assert_true (g_str_has_prefix (night, worms));
  g_assert_nonnull (strstr (night, "Column c sinks"));
  g_assert_nonnull (strstr (night, "Hunger 6"));
  g_assert_null (strstr (night, "Pink moves to"));
}

/* Before its first turn nothing has happened since its last one. */
static void
test_recap_heading (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start", 2, NULL);

  ui_match_play (match, "land a0");
  assert_heading (match, WR_SIDE_WORMS, "So far");
  ui_match_play (match, "move green down");
  ui_match_play (match, "end");
  assert_heading (match, WR_SIDE_BIRD, "So far");
  ui_match_play (match, "drill");
  ui_match_play (match, "end");
  assert_heading (match, WR_SIDE_WORMS, "Since the Worms’ last turn");
  ui_match_play (match, "end");
  assert_heading (match, WR_SIDE_BIRD, "Since the Bird’s last turn");
}

static const char weather_sense[] =
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"worms\", \"bird\": { \"at\": \"f0\" },"
  "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b9\" } ], \"hands\": { \"worms\": [\"weather-sense\"] } }";

/* After CHOICE and the ends of N_TURNS turns, SIDE is told WORDS. */
static void
assert_told (const char *choice,
             guint       n_turns,
             WrSide      side,
             const char *words)
{
  g_autoptr(BmMatch) match = ui_match_read (weather_sense);
  g_autofree char *told = NULL;

  ui_match_play (match, "play weather-sense");
  ui_match_play (match, choice);
  for (guint i = 0; i < n_turns; i++)
    ui_match_play (match, "end");
  told = dup_recap (match, side);
  g_assert_nonnull (strstr (told, words));
}

/* The Bird must know for what it has to plan. */
static void
test_recap_of_choice (void)
{
  static const struct { const char *choice, *words; } lines[] = {
    { "choose dry", "In force: Weather Sense (no rain, tomorrow). [actions/card]\n" },
    { "choose up", "In force: Weather Sense (rain upwards, tomorrow). [actions/card]\n" },
    { "choose down", "In force: Weather Sense (rain downwards, tomorrow). [actions/card]\n" },
    { "choose left", "In force: Weather Sense (rain to the left, tomorrow). [actions/card]\n" },
    { "choose right", "In force: Weather Sense (rain to the right, tomorrow). [actions/card]\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_told (lines[i].choice, 1, WR_SIDE_BIRD, lines[i].words);
}

/* Rain from anywhere but below says where it drives the Worms. */
static void
test_recap_of_rain (void)
{
  static const struct { const char *choice, *words; } lines[] = {
    { "choose up", "It rains. [scenery/rain]\n" },
    { "choose down", "It rains: the Worms are driven down. [scenery/rain]\n" },
    { "choose left", "It rains: the Worms are driven to the left. [scenery/rain]\n" },
    { "choose right", "It rains: the Worms are driven to the right. [scenery/rain]\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_told (lines[i].choice, 2, WR_SIDE_WORMS, lines[i].words);
}

/* A gale rolls the die of the rain check, for another reason. */
static void
test_die_and_rain (void)
{
  const BmEvent check[] = { { WR_EVENT_ROLLED, 0, 0, 0, 6, 5 }, { WR_EVENT_RAIN, 0, 0, 0, WR_DIR_UP, 0 } };
  const BmEvent gale[] = { { WR_EVENT_ROLLED, 0, 0, 0, 6, 2 }, { WR_EVENT_RAIN, 0, 0, 0, WR_DIR_LEFT, 0 } };
  const BmEvent dry[] = { { WR_EVENT_ROLLED, 0, 0, 0, 6, 2 } }, column[] = { { WR_EVENT_ROLLED, 0, 0, 0, 12, 5 } };
  g_autofree char *up = wr_event_words (check, G_N_ELEMENTS (check)), *left = wr_event_words (gale, G_N_ELEMENTS (gale));
  g_autofree char *none = wr_event_words (dry, G_N_ELEMENTS (dry));
  g_autofree char *other = wr_event_words (column, G_N_ELEMENTS (column));

  g_assert_cmpstr (up, ==, "The die shows 5: it rains.");
  g_assert_cmpstr (left, ==, "The die shows 2.  It rains: the Worms are driven to the left.");
  g_assert_cmpstr (none, ==, "The die shows 2: no rain.");
  /* A die that no weather hangs on. */
  g_assert_cmpstr (other, ==, "The die shows 5.");
}

/* However much happens, and whoever asks. */
static void
test_recap_is_short (void)
{
  for (guint seed = 1; seed <= 8; seed++)
    {
      g_autoptr(BmMatch) match = bm_match_new (&wr_game, UI_START_CARDS, seed, NULL);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          g_autofree char *words = dup_recap (match, bm_match_get_to_act (match));

          g_assert_null (strchr (words, '%'));
          bm_match_play (match, wr_rules_pick (bm_match_get_position (match), &chance), NULL);
        }
    }
}

/* The Bird's cards become others: those of its hand and the next ones of its deck change places. */
static void
exchange_cards (WrPosition *pos)
{
  WrCards *cards = &pos->cards[WR_SIDE_BIRD];

  g_assert_cmpuint (cards->n_deck, >=, 2 * cards->n_hand);
  for (guint i = 0; i < cards->n_hand; i++)
    {
      guint8 *hand = &cards->cards[i], *deck = &cards->cards[2 * cards->n_hand + i], card = *hand;

      *hand = *deck;
      *deck = card;
    }
  /* And the next one to draw is another one. */
  {
    guint8 *next = &cards->cards[cards->n_hand], *last = &cards->cards[cards->n_hand + cards->n_deck - 1], card = *next;

    *next = *last;
    *last = card;
  }
  /* A hand is in order. */
  for (guint i = 1; i < cards->n_hand; i++)
    for (guint k = i; k > 0 && cards->cards[k - 1] > cards->cards[k]; k--)
      {
        guint8 card = cards->cards[k];

        cards->cards[k] = cards->cards[k - 1];
        cards->cards[k - 1] = card;
      }
}

/* What the screen says after a hand-over: the panel, and what is heard. */
static char *
dup_panel (BmMatch *match,
           int      side)
{
  GtkWidget *panel = bm_recap_panel_new (), *window = ui_window_open (panel, 640, 480), *go_on;
  g_autofree char *texts = NULL, *heard = NULL;

  g_assert_true (bm_recap_panel_show (BM_RECAP_PANEL (panel), match, side, FALSE));
  ui_driver_settle ();
  texts = ui_dup_words (panel);
  go_on = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (GTK_IS_BUTTON (go_on));
  /* The way to read a property back: what it is not. */
  heard = gtk_test_accessible_check_property (GTK_ACCESSIBLE (go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "?");
  ui_window_close (window);
  return g_strconcat (texts, heard, NULL);
}

/* The Worms are told of the Bird's turn.  Whatever the Bird holds and draws, it is the same to them. */
static void
test_recap_does_not_tell (void)
{
  g_autoptr(BmMatch) match = NULL, other = NULL;
  g_autoptr(BmMatch) start = bm_match_new (&wr_game, "start:champions=none,cards=on,events=off", 5, NULL);
  const char *const moves[] = { "end", "drill", "drill", "end", NULL };
  g_autofree char *words = NULL, *other_words = NULL, *panel = NULL, *other_panel = NULL;
  WrPosition pos;
  WrCards *hand, *other_hand;

  ui_match_play (start, "land f0");
  pos = *(const WrPosition *) bm_match_get_position (start);
  match = bm_match_new_from_position (&wr_game, &pos);
  exchange_cards (&pos);
  other = bm_match_new_from_position (&wr_game, &pos);
  ui_match_play_all (match, moves);
  ui_match_play_all (other, moves);

  /* They are two hands indeed, and different cards were drawn. */
  hand = &((WrPosition *) bm_match_get_position (match))->cards[WR_SIDE_BIRD];
  other_hand = &((WrPosition *) bm_match_get_position (other))->cards[WR_SIDE_BIRD];
  g_assert_cmpuint (hand->n_hand, ==, other_hand->n_hand);
  g_assert_cmpint (memcmp (hand->cards, other_hand->cards, hand->n_hand), !=, 0);

  words = dup_recap (match, WR_SIDE_WORMS);
  other_words = dup_recap (other, WR_SIDE_WORMS);
  g_assert_nonnull (strstr (words, "The Bird draws a card."));
  g_assert_cmpstr (words, ==, other_words);
  panel = dup_panel (match, WR_SIDE_WORMS);
  other_panel = dup_panel (other, WR_SIDE_WORMS);
  g_assert_cmpstr (panel, ==, other_panel);
  /* No card of that hand is named anywhere. */
  for (guint i = 0; i < hand->n_hand; i++)
    g_assert_null (strstr (panel, wr_card_name (hand->cards[i])));
}

/* ---- The window */

static void
test_recap_after_hand_over (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (driver.window), "recap"));
  ui_start (BM_WINDOW (driver.window), "start:champions=none,cards=on,events=off", "Ada", "Grace");
  ui_driver_settle ();
  ui_driver_press (&driver, WR_SPACE (5, 0));
  g_assert_true (ui_driver_has_heading (&driver, "Hand-over"));
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  ui_driver_click (&driver, "I'm here");
  g_assert_true (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  /* They have had no turn yet. */
  g_assert_true (ui_driver_has_heading (&driver, "So far"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird lands at f0."));
  ui_driver_click (&driver, "Go on");
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (driver.window)),
                                         GTK_WIDGET (ui_driver_table (&driver))));

  /* Once more, when it is asked for. */
  ui_driver_act (&driver, "win.recap");
  g_assert_true (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  ui_driver_act (&driver, "win.title");
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  ui_driver_close (&driver);
}

/* Without cards nobody hands over, and nobody is told what was in sight. */
static void
test_no_recap (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_start (BM_WINDOW (driver.window), "start", "Ada", "Grace");
  ui_driver_settle ();
  /* It is answered where all keys are, and nothing has to be put away for it. */
  ui_driver_act (&driver, "win.recap");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Nothing has happened yet.");
  g_assert_false (ui_driver_has_button (&driver, "OK"));
  ui_driver_press (&driver, WR_SPACE (5, 0));
  ui_driver_click (&driver, "End Turn");
  ui_driver_click (&driver, "Drill");
  ui_driver_click (&driver, "End Turn");
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  ui_driver_act (&driver, "win.recap");
  g_assert_true (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird puts a Drill at f0."));
  ui_driver_close (&driver);
}

static void
wait_for_recap (UiDriver *driver)
{
  UI_WAIT_UNTIL ((gtk_widget_activate_action (driver->window, "win.skip", NULL),
                  ui_driver_shows (driver, BM_TYPE_RECAP_PANEL)));
}

/* After the computer's turn it opens by itself, and playing on closes it. */
static void
test_recap_after_computer (void)
{
  UiDriver driver;
  GtkWidget *panel, *status, *board;
  graphene_point_t point;

  ui_driver_open_duel (&driver, 2, UI_PERSON, UI_EASY, TRUE);
  ui_driver_press (&driver, WR_SPACE (5, 0));
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  wait_for_recap (&driver);
  g_assert_cmpint (bm_match_get_to_act (ui_driver_match (&driver)), ==, WR_SIDE_BIRD);
  panel = ui_find_type (driver.window, BM_TYPE_RECAP_PANEL);
  g_assert_true (gtk_widget_is_ancestor (ui_driver_focus (&driver), panel));
  /* The status line does not repeat it, and no tooltip of a space comes over it. */
  status = GTK_WIDGET (ui_driver_status (&driver));
  g_assert_nonnull (ui_find_words (status, "It is the Bird’s turn."));
  g_assert_null (ui_find_words (status, "…"));
  g_assert_null (ui_find_words (status, "The Worms"));
  board = ui_find_type (driver.window, WR_TYPE_BOARD_VIEW);
  g_assert_false (gtk_widget_get_has_tooltip (ui_find_type (board, WR_TYPE_SPACE_BUTTON)));
  /* A press beside it reaches the table, as soon as the panel is laid out. */
  ui_wait_for_layout (driver.window);
  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (ui_driver_table (&driver)), driver.window,
                                           &GRAPHENE_POINT_INIT (4, 4), &point));
  g_assert_true (gtk_widget_is_ancestor (gtk_widget_pick (driver.window, point.x, point.y, GTK_PICK_DEFAULT),
                                         GTK_WIDGET (ui_driver_table (&driver))));
  ui_driver_click (&driver, "Drill");
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  g_assert_true (gtk_widget_get_has_tooltip (ui_find_type (board, WR_TYPE_SPACE_BUTTON)));

  /* Every time; and then it is there until somebody goes on. */
  ui_driver_click (&driver, "End Turn");
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  wait_for_recap (&driver);
  g_assert_true (ui_driver_has_heading (&driver, "Since the Bird’s last turn"));
  g_assert_true (ui_driver_says (&driver, "The Bird gets hungrier: Hunger 6."));
  ui_driver_click (&driver, "Go on");
  g_assert_false (ui_driver_shows (&driver, BM_TYPE_RECAP_PANEL));
  g_assert_true (gtk_widget_is_ancestor (ui_driver_focus (&driver), GTK_WIDGET (ui_driver_table (&driver))));
  ui_driver_close (&driver);
}

/* A key that is held down, to have the computer go on, does not put it away unread. */
static void
test_recap_holds_keys (void)
{
  UiDriver driver;
  const guint code = 36;

  ui_driver_open_duel (&driver, 2, UI_PERSON, UI_EASY, TRUE);
  ui_driver_press (&driver, WR_SPACE (5, 0));
  g_assert_false (ui_driver_hold (&driver, code));
  wait_for_recap (&driver);
  g_assert_true (ui_driver_hold (&driver, code));
  ui_driver_release (&driver, code);
  g_assert_false (ui_driver_hold (&driver, code));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/recap/lines", test_recap_lines);
  g_test_add_func ("/recap/heading", test_recap_heading);
  g_test_add_func ("/recap/choice", test_recap_of_choice);
  g_test_add_func ("/recap/rain", test_recap_of_rain);
  g_test_add_func ("/recap/die-and-rain", test_die_and_rain);
  g_test_add_func ("/recap/short", test_recap_is_short);
  g_test_add_func ("/recap/does-not-tell", test_recap_does_not_tell);
  g_test_add_func ("/window/recap", test_recap_after_hand_over);
  g_test_add_func ("/window/no-recap", test_no_recap);
  g_test_add_func ("/window/recap-after-computer", test_recap_after_computer);
  g_test_add_func ("/window/recap-holds-keys", test_recap_holds_keys);
  return g_test_run ();
}
