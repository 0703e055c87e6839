/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The challenge of the day: the first try counts, whatever comes between; what it was worth is told, kept and shared.
 */
#include "config.h"

#include <string.h>

#include "ui-kept.h"
#include "ui-picture.h"

#include "bm-art.h"
#include "bm-game-sheet.h"
#include "bm-games.h"
#include "bm-random.h"
#include "bm-style.h"
#include "bm-tally.h"
#include "bm-today-screen.h"
#include "bm-today.h"
#include "bm-window-private.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-position.h"
#include "tb-table.h"
#include "tb-today.h"
#include "ui-races.h"
#include "wr-game-ui.h"
#include "wr-game.h"
#include "wr-today.h"

#define DAY (24 * 60 * 60)

/* Noon of 29 November 2026, and what a test adds to it. */
static gint64 later;

static gint64
now (void)
{
  g_autoptr(GDateTime) noon = g_date_time_new_local (2026, 11, 29, 12, 0, 0);

  return g_date_time_to_unix (noon) + later;
}

static BmWindow *
window_of (UiKept *kept)
{
  return BM_WINDOW (kept->driver.window);
}

/* The page of the race is open, and has been read. */
static void
open_today (UiKept *kept)
{
  bm_window_set_now (window_of (kept), now);
  if (!ui_driver_shows (&kept->driver, BM_TYPE_TITLE_SCREEN))
    ui_act (kept->driver.window, "win.title");
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_driver_settle ();
  ui_driver_click (&kept->driver, "Today");
  UI_WAIT_UNTIL (ui_find_type (kept->driver.window, BM_TYPE_TODAY_SCREEN) != NULL
                 && bm_today_screen_get_stage (BM_TODAY_SCREEN (ui_find_type (kept->driver.window, BM_TYPE_TODAY_SCREEN)))
                    != BM_TODAY_READING);
}

static gboolean
is_over (UiKept *kept)
{
  ui_driver_skip (&kept->driver);
  return ui_driver_has_button (&kept->driver, "Title");
}

/* Plays MATCH to its end at random; nobody looks. */
static void
play_out (UiKept *kept,
          guint64 chance)
{
  BmMatch *match = bm_window_get_match (window_of (kept));
  BmMove moves[BM_MAX_MOVES];

  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      guint n = bm_match_get_legal (match, moves);

      g_assert_true (bm_match_play (match, moves[(bm_random_next (&chance) >> 33) % n], NULL));
    }
  UI_WAIT_UNTIL (is_over (kept));
}

static void
play_some (UiKept *kept,
           guint   n)
{
  BmMatch *match = bm_window_get_match (window_of (kept));
  BmMove moves[BM_MAX_MOVES];

  for (guint i = 0; i < n; i++)
    {
      bm_match_get_legal (match, moves);
      g_assert_true (bm_match_play (match, moves[0], NULL));
    }
  ui_driver_settle ();
}

static BmJournal *
read_journal (UiKept *kept)
{
  g_autofree char *folder = ui_kept_path (kept, "journal/terror-below");
  g_autoptr(BmLogbookList) list = NULL;

  ui_kept_flush (kept);
  list = bm_logbook_list_new (folder, NULL);
  return bm_journal_new (list);
}

static const BmJournalLine *
only_line (BmJournal *journal)
{
  g_assert_cmpuint (journal->matches->len, ==, 1);
  return &((const BmJournalMatch *) g_ptr_array_index (journal->matches, 0))->line;
}

/* The match is the same whenever and wherever it is begun. */
static void
test_start (UiKept        *kept,
            gconstpointer  unused)
{
  g_autofree char *options = tb_today.dup_options (bm_today_number ("2026-11-29"));
  BmMatch *match;

  later = 0;
  open_today (kept);
  g_assert_true (ui_driver_has_heading (&kept->driver, "Today’s desert"));
  g_assert_true (ui_driver_says (&kept->driver, "29 November 2026"));
  g_assert_true (ui_driver_says (&kept->driver, "Not played yet."));
  ui_driver_click (&kept->driver, "Play");
  match = bm_window_get_match (window_of (kept));
  g_assert_nonnull (match);
  g_assert_cmpstr (bm_match_get_options (match), ==, options);
  g_assert_cmpuint (bm_match_get_seed (match), ==, bm_today_seed ("terror-below", "2026-11-29"));
  g_assert_true (bm_match_is_fair (match));
}

/* The first try counts; another one is for fun. */
static void
test_counts (UiKept        *kept,
             gconstpointer  unused)
{
  g_autoptr(BmJournal) journal = NULL, after = NULL;
  const BmJournalLine *line;
  g_autofree char *text = NULL, *said = NULL;

  later = 0;
  open_today (kept);
  ui_driver_click (&kept->driver, "Play");
  play_out (kept, 5);
  journal = read_journal (kept);
  line = only_line (journal);
  g_assert_cmpstr (line->day, ==, "2026-11-29");
  g_assert_true (line->ended);
  said = g_strdup_printf ("Today’s desert, 2026-11-29: %u point", line->points);
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, said));
  open_today (kept);
  g_assert_true (ui_driver_says (&kept->driver, "Done: "));
  g_assert_true (ui_driver_says (&kept->driver, "1 day in a row, at best 1"));
  text = bm_today_share_text (&tb_game_ui, journal, "2026-11-29");
  g_assert_true (g_str_has_prefix (text, "Blood Moon – Today’s desert, 2026-11-29\n"));
  ui_driver_click (&kept->driver, "Copy the Result");
  g_assert_true (ui_driver_says (&kept->driver, "The result is on the clipboard."));
  ui_driver_click (&kept->driver, "Play for Fun");
  play_out (kept, 6);
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "Played for fun: the first try counts, with "));
  after = read_journal (kept);
  g_assert_cmpuint (only_line (after)->points, ==, line->points);
}

/* The program ends in the middle; the try goes on in another one, and counts for its day even after midnight. */
static void
test_continued (UiKept        *kept,
                gconstpointer  unused)
{
  g_autoptr(BmJournal) journal = NULL;

  later = 0;
  open_today (kept);
  ui_driver_click (&kept->driver, "Play");
  play_some (kept, 3);
  ui_kept_close (kept);
  ui_kept_open (kept);
  open_today (kept);
  g_assert_true (ui_driver_says (&kept->driver, "Your try is under way."));
  ui_driver_click (&kept->driver, "Continue");
  g_assert_true (bm_match_is_fair (bm_window_get_match (window_of (kept))));
  g_assert_cmpuint (bm_match_get_ply (bm_window_get_match (window_of (kept))), ==, 3);
  later = DAY;
  play_out (kept, 5);
  journal = read_journal (kept);
  g_assert_cmpstr (only_line (journal)->day, ==, "2026-11-29");
  open_today (kept);
  g_assert_true (ui_driver_says (&kept->driver, "30 November 2026"));
  g_assert_true (ui_driver_says (&kept->driver, "Not played yet."));
  g_assert_true (ui_driver_says (&kept->driver, "1 day in a row"));
}

static void
begin_other (UiKept *kept)
{
  bm_window_start_match (window_of (kept), "start:players=1", NULL);
  play_some (kept, 1);
}

/* A look at the start is no try. */
static void
test_looked_at (UiKept        *kept,
                gconstpointer  unused)
{
  later = 0;
  open_today (kept);
  ui_driver_click (&kept->driver, "Play");
  ui_kept_close (kept);
  ui_kept_open (kept);
  open_today (kept);
  g_assert_true (ui_driver_says (&kept->driver, "Not played yet."));
  ui_driver_click (&kept->driver, "Play");
  begin_other (kept);
  open_today (kept);
  g_assert_true (ui_driver_says (&kept->driver, "Not played yet."));
}

/* A try that was left cannot count later. */
static void
test_given_up (UiKept        *kept,
               gconstpointer  unused)
{
  g_autoptr(BmJournal) journal = NULL, after = NULL;

  later = 0;
  g_settings_set_boolean (kept->driver.settings, "ask-before-giving-up", FALSE);
  open_today (kept);
  ui_driver_click (&kept->driver, "Play");
  play_some (kept, 3);
  begin_other (kept);
  open_today (kept);
  g_assert_true (ui_driver_says (&kept->driver, "Your try of this day was given up."));
  ui_driver_click (&kept->driver, "Play for Fun");
  journal = read_journal (kept);
  g_assert_false (only_line (journal)->ended);
  play_out (kept, 5);
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "Played for fun: the first try was given up."));
  after = read_journal (kept);
  g_assert_false (only_line (after)->ended);
  open_today (kept);
  g_assert_true (ui_driver_says (&kept->driver, "Your try of this day was given up."));
  g_settings_reset (kept->driver.settings, "ask-before-giving-up");
}

/* The page was open when the day changed. */
static void
test_midnight (UiKept        *kept,
               gconstpointer  unused)
{
  later = 0;
  open_today (kept);
  later = DAY;
  ui_driver_click (&kept->driver, "Play");
  g_assert_null (bm_window_get_match (window_of (kept)));
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "30 November 2026"));
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "Not played yet."));
  ui_driver_click (&kept->driver, "Play");
  g_assert_cmpuint (bm_match_get_seed (bm_window_get_match (window_of (kept))), ==, bm_today_seed ("terror-below", "2026-11-30"));
}

/* An ordinary match is none, whatever its options. */
static void
test_ordinary (UiKept        *kept,
               gconstpointer  unused)
{
  g_autoptr(BmJournal) journal = NULL;
  g_autofree char *options = tb_today.dup_options (bm_today_number ("2026-11-29"));

  later = 0;
  bm_window_set_now (window_of (kept), now);
  bm_window_choose_game (window_of (kept), &tb_game);
  bm_window_start_match (window_of (kept), options, NULL);
  g_assert_false (bm_match_is_fair (bm_window_get_match (window_of (kept))));
  play_out (kept, 5);
  journal = read_journal (kept);
  g_assert_null (only_line (journal)->day);
}

/* The duel: against the computer, on a side that changes. */
static void
test_duel (UiKept        *kept,
           gconstpointer  unused)
{
  const guint32 number = bm_today_number ("2026-11-29");
  const BmSeats one = wr_today.seats (number), other = wr_today.seats (number + 1);
  BmMatch *match;

  later = 0;
  g_assert_cmpint (bm_seats_get_only_person (&one), !=, BM_SIDE_NOBODY);
  g_assert_cmpint (bm_seats_get_only_person (&one), !=, bm_seats_get_only_person (&other));
  g_settings_set_string (kept->driver.settings, "bird-name", "Ada");
  g_settings_set_string (kept->driver.settings, "worms-name", "Ada");
  bm_window_set_now (window_of (kept), now);
  ui_driver_click (&kept->driver, "Today");
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "Not played yet."));
  g_assert_true (ui_driver_has_heading (&kept->driver, "Today’s garden"));
  ui_driver_click (&kept->driver, "Play");
  match = bm_window_get_match (window_of (kept));
  g_assert_cmpuint (bm_match_get_seed (match), ==, bm_today_seed ("worms-rising", "2026-11-29"));
  g_assert_cmpstr (bm_match_get_player (match, bm_seats_get_only_person (&one)), ==, "Ada");
  g_assert_true (bm_match_is_fair (match));
}

/* ---- Points */

static void
test_points (void)
{
  g_autoptr(BmMatch) starved = ui_match_new_starved (), eaten = NULL, won = ui_race_new_golden ("a-delivery-to-each-location");
  g_autoptr(BmMatch) lost = ui_race_new_golden ("an-attack-too-many");
  const WrPosition *pos = bm_match_get_position (starved);

  /* It starves in the night of the seventh day: 50, four Worms, five days fewer than twelve. */
  g_assert_cmpint (pos->winner, ==, WR_SIDE_WORMS);
  g_assert_cmpuint (wr_today.points (starved, WR_SIDE_WORMS), ==, 50 + 5 * 4 + 2 * 5);
  g_assert_cmpuint (wr_today.points (starved, WR_SIDE_BIRD), ==, 0);
  eaten = ui_match_read ("{\"bird\": {\"at\": \"d2\"}, \"health\": 3, \"turn\": \"bird\", "
                         "\"grass\": [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], \"worms\": [{\"at\": \"d3\", \"colour\": \"green\"}]}");
  ui_match_play (eaten, "eat d3");
  g_assert_cmpuint (wr_today.points (eaten, WR_SIDE_BIRD), ==, 50 + 5 * 3 + 2 * 12);
  g_assert_cmpuint (wr_today.points (eaten, WR_SIDE_WORMS), ==, 5 * 2);
  g_assert_cmpuint (tb_today.points (won, 0), ==, (guint) ((const TbPosition *) bm_match_get_position (won))->score);
  g_assert_cmpuint (tb_today.points (lost, 0), ==, 0);
}

/* All days of a year can be begun. */
static void
test_year (void)
{
  static const struct { const BmGame *game; const BmTodayParts *today; } games[] = { { &wr_game, &wr_today }, { &tb_game, &tb_today } };
  const guint32 first = bm_today_number ("2027-01-01");

  for (guint i = 0; i < 365; i++)
    for (guint j = 0; j < G_N_ELEMENTS (games); j++)
      {
        g_autofree char *options = games[j].today->dup_options (first + i), *day = bm_today_dup_day (first + i);
        g_autofree char *goal = games[j].today->goal (first + i);
        g_autoptr(GError) error = NULL;
        g_autoptr(BmMatch) match = bm_match_new (games[j].game, options, bm_today_seed (games[j].game->id, day), &error);
        const BmSeats seats = games[j].today->seats (first + i);

        g_assert_no_error (error);
        g_assert_cmpuint (seats.n, ==, bm_match_get_n_seats (match));
        g_assert_cmpuint (bm_seats_count_people (&seats), ==, 1);
        g_assert_cmpuint (strlen (goal), >, 0);
      }
}

/* ---- The page alone */

static BmJournal *
new_week (const BmGameUi *ui)
{
  BmLogbookList list = { .entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_logbook_entry_free) };
  BmJournal *journal;

  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *day = bm_today_dup_day (bm_today_number ("2026-11-25") + i), *id = g_strdup_printf ("%016x", i);
      g_autofree char *text = g_strdup_printf ("{\"day\": \"%s\", \"ended\": true, \"length\": 9, \"points\": %u, \"seats\": ["
                                               "{\"honours\": [], \"name\": \"Ada\", \"side\": \"bird\", \"with\": [], \"won\": %s}]}",
                                               day, 14 + 15 * i, i > 1 ? "true" : "false");
      const BmLogbookEntry entry = { id, 10 + i, (char *) BM_JOURNAL_KIND, BM_LOGBOOK_LOST, text };

      bm_logbook_list_add (&list, &entry);
    }
  journal = bm_journal_new (&list);
  g_ptr_array_unref (list.entries);
  return journal;
}

static void
test_share (void)
{
  g_autoptr(BmJournal) journal = new_week (&wr_game_ui);
  g_autofree char *text = bm_today_share_text (&wr_game_ui, journal, "2026-11-29");
  g_autofree char *lost = bm_today_share_text (&wr_game_ui, journal, "2026-11-25");

  g_assert_cmpstr (text, ==, "Blood Moon – Today’s garden, 2026-11-29\n●●●●●●●○○○ 74 points, won in 9 days\n5 days in a row\n");
  g_assert_cmpstr (lost, ==, "Blood Moon – Today’s garden, 2026-11-25\n●○○○○○○○○○ 14 points, lost after 9 days\n");
  g_assert_null (bm_today_share_text (&wr_game_ui, journal, "2026-11-24"));
}

static gboolean
is_drawn (void)
{
  return !bm_art_is_working ();
}

static void
test_sizes (void)
{
  static const struct { int width, height; } sizes[] = { { 800, 554 }, { 1280, 754 }, { 1920, 1034 } };
  g_autoptr(BmJournal) journal = new_week (&wr_game_ui);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *screen = bm_today_screen_new (), *window = ui_window_open (screen, sizes[i].width, sizes[i].height), *chart;
      g_autofree char *file = g_strdup_printf ("today-%d", sizes[i].width), *spoken = NULL;
      int least;

      bm_today_screen_show (BM_TODAY_SCREEN (screen), &wr_game_ui, "2026-11-29", BM_TODAY_DONE, journal);
      ui_wait_for_layout (window);
      gtk_widget_measure (screen, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 780);
      g_assert_nonnull (ui_find_words (screen, "Done: 74 points, won in 9 days."));
      g_assert_nonnull (ui_find_words (screen, "5 days in a row, at best 5"));
      chart = ui_find_type (screen, BM_TYPE_TALLY);
      spoken = gtk_test_accessible_check_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL, "?");
      g_assert_nonnull (strstr (spoken, "2026-11-28: 59 points. 2026-11-29: 74 points."));
      if (g_getenv ("BM_TEST_PICTURES") != NULL)
        UI_WAIT_UNTIL (is_drawn ());
      ui_save_picture (screen, file);
      ui_window_close (window);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GSettings) settings = NULL;

  if (!ui_driver_init (&argc, &argv))
    return 0;
  ui_driver_park_pointer ();

  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  settings = g_settings_new (APP_ID);
  bm_style_add (settings);
  bm_game_sheet_need (&tb_game_ui);
  g_test_add_func ("/today-screen/points", test_points);
  g_test_add_func ("/today-screen/year", test_year);
  g_test_add_func ("/today-screen/share", test_share);
  g_test_add_func ("/today-screen/sizes", test_sizes);
  UI_KEPT_TEST ("/today-screen/start", test_start);
  UI_KEPT_TEST ("/today-screen/counts", test_counts);
  UI_KEPT_TEST ("/today-screen/continued", test_continued);
  UI_KEPT_TEST ("/today-screen/looked-at", test_looked_at);
  UI_KEPT_TEST ("/today-screen/given-up", test_given_up);
  UI_KEPT_TEST ("/today-screen/midnight", test_midnight);
  UI_KEPT_TEST ("/today-screen/ordinary", test_ordinary);
  UI_KEPT_TEST ("/today-screen/duel", test_duel);
  return g_test_run ();
}
