/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A card that is drawn, or that the computer plays, is read before what it does is shown; and nothing is told before it is
 * shown.
 */
#include "config.h"

#include "ui-driver.h"

#include "wr-board-view.h"
#include "bm-card-face.h"
#include "wr-card-look.h"
#include "bm-event-card-overlay.h"
#include "wr-event-words.h"
#include "wr-party-panel.h"
#include "bm-window-private.h"
#include "wr-words.h"

static const char gale[] =
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"bird\", \"bird\": { \"at\": \"c0\" },"
  "  \"decks\": { \"events\": [\"gale\"] } }";

static const char weather_sense[] =
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"worms\", \"bird\": { \"at\": \"f0\" },"
  "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b9\" } ], \"hands\": { \"worms\": [\"weather-sense\"] } }";

static const WrPosition *
shown_position (UiDriver *driver)
{
  return wr_board_view_get_position (WR_BOARD_VIEW (ui_find_type (driver->window, WR_TYPE_BOARD_VIEW)));
}

static GtkWidget *
find_overlay (UiDriver *driver)
{
  return ui_find_type (driver->window, BM_TYPE_EVENT_CARD_OVERLAY);
}

/* The card of the day comes first, alone. */
static void
test_special_event (void)
{
  UiDriver driver;
  GtkWidget *overlay, *party;
  const WrPosition *now;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, gale);
  ui_driver_play (&driver, "end");
  overlay = find_overlay (&driver);
  g_assert_nonnull (overlay);
  g_assert_nonnull (ui_find_words (overlay, "A Special Event!"));
  g_assert_nonnull (ui_find_words (overlay, wr_card_text ((guint8) wr_card_find ("gale"))));
  g_assert_false (ui_driver_has_button (&driver, "Skip"));
  /* It waits, however long it takes to read. */
  g_assert_cmpuint (BM_WINDOW (driver.window)->reading, ==, 0);
  /* Nothing is tried out before it is put away. */
  ui_driver_act (&driver, "win.what-if");
  g_assert_nonnull (find_overlay (&driver));
  g_assert_true (ui_driver_has_button (&driver, "Go on"));
  /* It blows already in the match, and nobody sees it yet. */
  now = ui_driver_position (&driver);
  g_assert_false (wr_position_equal (shown_position (&driver), now));
  g_assert_cmpint (shown_position (&driver)->at[WR_PIECE_BIRD], ==, WR_SPACE (2, 0));
  g_assert_cmpint (now->at[WR_PIECE_BIRD], !=, WR_SPACE (2, 0));
  g_assert_true (bm_table_is_moving (BM_TABLE (ui_driver_table (&driver))));
  party = ui_find_type (driver.window, WR_TYPE_PARTY_PANEL);
  g_assert_null (ui_find_words (party, wr_space_name (now->at[WR_PIECE_GREEN])));
  ui_driver_click (&driver, "Go on");
  g_assert_nonnull (ui_find_words (party, wr_space_name (now->at[WR_PIECE_GREEN])));
  g_assert_null (find_overlay (&driver));
  g_assert_true (wr_position_equal (shown_position (&driver), now));
  g_assert_false (bm_table_is_moving (BM_TABLE (ui_driver_table (&driver))));
  ui_driver_close (&driver);
}

/* The status line, to be seen and to be heard, ends with the card until it is put away. */
static void
test_status (void)
{
  UiDriver driver;
  GtkWidget *status;
  const BmEvent *events;
  g_autofree char *before = NULL, *all = NULL;
  guint n, to = 0;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, gale);
  ui_driver_play (&driver, "end");
  status = GTK_WIDGET (ui_driver_status (&driver));
  events = bm_match_get_last_events (ui_driver_match (&driver), &n);
  while (events[to++].kind != WR_EVENT_SPECIAL)
    ;
  before = wr_event_words (events, to);
  g_assert_true (g_str_has_suffix (before, "Special Event: Gale."));
  gtk_test_accessible_assert_property (status, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, before);
  g_assert_nonnull (ui_find_words (status, "Special Event: Gale."));
  g_assert_null (ui_find_words (status, "It is the Worms’ turn."));
  g_assert_null (ui_find_words (status, "It rains"));
  g_assert_null (ui_find_words (status, "The Bird is blown"));
  ui_driver_click (&driver, "Go on");
  g_assert_nonnull (ui_find_words (status, "It is the Worms’ turn."));
  all = wr_event_words (events, n);
  gtk_test_accessible_assert_property (status, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all);
  ui_driver_close (&driver);
}

/* It lies over the table, and nowhere else. */
static void
test_elsewhere (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, gale);
  ui_driver_play (&driver, "end");
  g_assert_nonnull (find_overlay (&driver));
  ui_act (driver.window, "win.title");
  g_assert_null (find_overlay (&driver));
  ui_driver_click (&driver, "Continue");
  g_assert_nonnull (find_overlay (&driver));
  g_assert_true (gtk_widget_is_ancestor (ui_driver_focus (&driver), find_overlay (&driver)));
  ui_driver_close (&driver);
}

/* When the match goes on without its being read, there is nothing to be read any more. */
static void
test_match_goes_on (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, gale);
  ui_driver_play (&driver, "end");
  g_assert_nonnull (find_overlay (&driver));
  ui_driver_play (&driver, "end");
  g_assert_null (find_overlay (&driver));
  g_assert_true (wr_position_equal (shown_position (&driver), ui_driver_position (&driver)));
  g_assert_false (bm_table_is_moving (BM_TABLE (ui_driver_table (&driver))));
  ui_driver_close (&driver);
}

/* What the computer plays is shown, with its name and its text, to be seen and to be heard. */
static void
test_computer (void)
{
  UiDriver driver;
  GtkWidget *overlay;
  guint8 card;
  g_autofree char *spoken = NULL, *heard = NULL;

  ui_driver_open (&driver, 5);
  card = (guint8) wr_card_find ("weather-sense");
  ui_driver_show_text (&driver, weather_sense);
  bm_window_set_level (BM_WINDOW (driver.window), WR_SIDE_WORMS, BM_LEVEL_EASY);
  ui_driver_play (&driver, "play weather-sense");
  overlay = find_overlay (&driver);
  g_assert_nonnull (overlay);
  g_assert_nonnull (ui_find_words (overlay, "The Worms play"));
  g_assert_nonnull (ui_find_words (overlay, wr_card_text (card)));
  gtk_test_accessible_assert_property (overlay, GTK_ACCESSIBLE_PROPERTY_LABEL, wr_card_name (card));
  spoken = bm_card_look_dup_spoken (wr_card_look (card));
  heard = g_strdup_printf ("The Worms play %1$s.  %1$s: %2$s", wr_card_name (card), spoken);
  gtk_test_accessible_assert_property (ui_driver_focus (&driver), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, heard);
  /* It does not play on while somebody reads. */
  ui_act (driver.window, "win.skip");
  g_assert_nonnull (find_overlay (&driver));
  ui_driver_click (&driver, "Go on");
  g_assert_null (find_overlay (&driver));
  ui_driver_close (&driver);
}

/* It passes by itself, but not for somebody who is not there; what it gives back is told with it. */
static void
test_passing (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, weather_sense);
  bm_window_set_level (BM_WINDOW (driver.window), WR_SIDE_WORMS, BM_LEVEL_EASY);
  ui_driver_play (&driver, "play weather-sense");
  g_assert_nonnull (find_overlay (&driver));
  g_assert_cmpuint (BM_WINDOW (driver.window)->reading, !=, 0);
  g_assert_true (ui_driver_says (&driver, "The Worms play Weather Sense: 1 more action."));
  ui_act (driver.window, "win.title");
  g_assert_null (find_overlay (&driver));
  g_assert_cmpuint (BM_WINDOW (driver.window)->reading, ==, 0);
  ui_driver_close (&driver);
}

#define CODE_OF_ENTER 36

/* The key that ended the turn is still held down: it does not put away what it has brought. */
static void
test_held_key (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, gale);
  g_assert_false (ui_driver_hold (&driver, CODE_OF_ENTER));
  ui_driver_play (&driver, "end");
  g_assert_nonnull (find_overlay (&driver));
  g_assert_true (ui_driver_hold (&driver, CODE_OF_ENTER));
  g_assert_nonnull (find_overlay (&driver));
  ui_driver_close (&driver);
}

/* A player knows their own card. */
static void
test_person (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, weather_sense);
  ui_driver_play (&driver, "play weather-sense");
  g_assert_null (find_overlay (&driver));
  ui_driver_close (&driver);
}

static void
test_reading_time (void)
{
  for (guint pace = 0; pace < 3; pace++)
    {
      g_assert_cmpuint (bm_window_reading_time (200, pace), >, bm_window_reading_time (100, pace));
      g_assert_cmpuint (bm_window_reading_time (0, pace), >, 0);
    }
  g_assert_cmpuint (bm_window_reading_time (100, 0), >, bm_window_reading_time (100, 1));
  g_assert_cmpuint (bm_window_reading_time (100, 1), >, bm_window_reading_time (100, 2));
}

/* ---- What passes */

typedef struct
{
  UiDriver *driver;
  guint     rolled;  /* the event */
  guint     reached;
  gboolean  told;
} Roll;

static void
reached_cb (WrBoardView *board,
            guint        event,
            Roll        *roll)
{
  roll->reached = event;
  /* A busy machine may draw no frame between this and the end of the motion. */
  roll->told = roll->told || (event > roll->rolled && ui_driver_says (roll->driver, "The die shows"));
}

static gboolean
is_heard (UiDriver   *driver,
          const char *words)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (ui_driver_status (driver)),
                                                               GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  return other == NULL;
}

/* While the die rolls, nobody is told what it is going to show. */
static void
test_die (void)
{
  UiDriver driver;
  Roll roll = { &driver, G_MAXUINT, 0, FALSE };
  GtkWidget *board;
  const BmEvent *events;
  g_autofree char *all = NULL;
  guint n;

  ui_driver_open (&driver, 5);
  g_settings_set_string (driver.settings, "animation-speed", "fast");
  ui_driver_show_text (&driver, "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 1, \"turn\": \"bird\","
                                "  \"bird\": { \"at\": \"c0\" } }");
  board = ui_find_type (driver.window, WR_TYPE_BOARD_VIEW);
  g_signal_connect (board, "motion-reached", G_CALLBACK (reached_cb), &roll);
  ui_match_play (ui_driver_match (&driver), "end");
  events = bm_match_get_last_events (ui_driver_match (&driver), &n);
  for (guint i = 0; i < n && roll.rolled == G_MAXUINT; i++)
    if (events[i].kind == WR_EVENT_ROLLED)
      roll.rolled = i;
  g_assert_cmpuint (roll.rolled, <, n);
  g_assert_true (wr_board_view_is_moving (WR_BOARD_VIEW (board)));
  all = wr_event_words (events, n);
  while (wr_board_view_is_moving (WR_BOARD_VIEW (board)))
    {
      g_assert_false (is_heard (&driver, all));
      if (roll.reached <= roll.rolled)
        g_assert_false (ui_driver_says (&driver, "The die shows"));
      else
        roll.told = roll.told || ui_driver_says (&driver, "The die shows");
      g_main_context_iteration (NULL, TRUE);
    }
  ui_driver_settle ();
  g_assert_true (roll.told);
  g_assert_true (is_heard (&driver, all));
  g_assert_true (ui_driver_says (&driver, "The die shows"));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/read-cards/special-event", test_special_event);
  g_test_add_func ("/read-cards/status", test_status);
  g_test_add_func ("/read-cards/elsewhere", test_elsewhere);
  g_test_add_func ("/read-cards/match-goes-on", test_match_goes_on);
  g_test_add_func ("/read-cards/computer", test_computer);
  g_test_add_func ("/read-cards/passing", test_passing);
  g_test_add_func ("/read-cards/held-key", test_held_key);
  g_test_add_func ("/read-cards/person", test_person);
  g_test_add_func ("/read-cards/reading-time", test_reading_time);
  g_test_add_func ("/read-cards/die", test_die);
  return g_test_run ();
}
