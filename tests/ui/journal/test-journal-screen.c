/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The journal: what is written down when a match ends, once for every name, and the screen that shows it, by keys and in
 * words.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ui-kept.h"
#include "ui-picture.h"

#include "bm-art.h"
#include "bm-game-sheet.h"
#include "bm-games.h"
#include "bm-journal-screen.h"
#include "bm-journal-text.h"
#include "bm-replay.h"
#include "bm-style.h"
#include "bm-tally.h"
#include "bm-window-private.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-position.h"
#include "ui-races.h"
#include "wr-game-ui.h"

#define ID(n) "00000000000000" n

/* ---- The screen */

typedef struct
{
  char      *folder;
  BmLogbook *logbook;
  GSettings *settings;
  GtkWidget *screen;
  GtkWidget *window;
  char      *told;
} Book;

static void
enter (BmLogbook  *logbook,
       const char *id,
       int         score,
       gint64      day,
       const char *seats)
{
  g_autofree char *text = g_strdup_printf ("{\"ended\": true, \"length\": %d, \"seats\": [%s]}", 12 - (int) day, seats);
  const BmLogbookEntry entry = { (char *) id, 1764288000 + day * 86400, (char *) BM_JOURNAL_KIND, score, text };

  bm_logbook_enter (logbook, &entry);
}

#define SEAT(honours, player, side, with, won) \
  "{\"honours\": [" honours "], " player ", \"side\": \"" side "\", \"with\": [" with "], \"won\": " won "}"

static void
enter_duels (BmLogbook *logbook)
{
  enter (logbook, ID ("01"), BM_LOGBOOK_LOST, 0, SEAT ("\"feast\", \"patience\"", "\"name\": \"Ada\"", "bird", "\"the-gardener\"", "true")
         ", " SEAT ("", "\"level\": \"easy\"", "worms", "", "false"));
  enter (logbook, ID ("02"), BM_LOGBOOK_LOST, 1, SEAT ("", "\"name\": \"Ada\"", "bird", "\"no-such-card\"", "false")
         ", " SEAT ("", "\"level\": \"hard\"", "worms", "", "true"));
  enter (logbook, ID ("03"), BM_LOGBOOK_LOST, 2, SEAT ("\"feast\"", "\"name\": \"Ada\"", "bird", "", "true")
         ", " SEAT ("\"pack\"", "\"name\": \"Grace\"", "worms", "", "false"));
  enter (logbook, ID ("04"), BM_LOGBOOK_LOST, 3, SEAT ("", "\"level\": \"hard\"", "bird", "", "false")
         ", " SEAT ("\"all-alive\"", "\"name\": \"Ada\"", "worms", "", "true"));
}

static void
settle (BmLogbook *logbook)
{
  bm_logbook_flush (logbook, 60000);
  UI_WAIT_UNTIL (bm_logbook_is_written (logbook));
}

static void
told_cb (Book       *book,
         const char *words)
{
  g_free (book->told);
  book->told = g_strdup (words);
}

static void
open_book (Book           *book,
           const BmGameUi *ui,
           void          (*fill) (BmLogbook *logbook))
{
  g_autofree char *top = g_dir_make_tmp ("bm-test-XXXXXX", NULL);

  *book = (Book) { .folder = g_build_filename (top, "journal", NULL), .settings = g_settings_new (APP_ID) };
  book->logbook = bm_logbook_new (book->folder, NULL);
  if (fill != NULL)
    fill (book->logbook);
  settle (book->logbook);
  book->screen = bm_journal_screen_new (book->settings);
  book->window = ui_window_open (book->screen, 1100, 700);
  g_signal_connect_swapped (book->screen, "told", G_CALLBACK (told_cb), book);
  bm_journal_screen_load (BM_JOURNAL_SCREEN (book->screen), ui, book->logbook);
  UI_WAIT_UNTIL (ui_find_words (book->screen, "Honours: ") != NULL);
}

static void
close_book (Book *book)
{
  g_autofree char *top = g_path_get_dirname (book->folder);

  ui_window_close (book->window);
  g_clear_object (&book->logbook);
  g_clear_object (&book->settings);
  ui_remove_all (top);
  g_free (book->folder);
  g_free (book->told);
}

static gboolean
is_tally (GtkWidget *widget,
          gpointer   words)
{
  g_autofree char *name = NULL;

  if (!BM_IS_TALLY (widget))
    return FALSE;
  name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "?");
  return name != NULL && strstr (name, words) != NULL;
}

/* A chart whose name for screen readers has WORDS in it. */
static GtkWidget *
find_chart (Book       *book,
            const char *words)
{
  return ui_find (book->screen, is_tally, (gpointer) words);
}

static void
test_charts (void)
{
  Book book;

  open_book (&book, &wr_game_ui, enter_duels);
  g_assert_nonnull (ui_find_words (book.screen, "3 / 4"));
  g_assert_nonnull (ui_find_words (book.screen, "9 days"));
  g_assert_nonnull (find_chart (&book, "The last matches. The oldest first: won, lost, won, won."));
  g_assert_nonnull (find_chart (&book, "By side. The Bird: 2 of 3 won. The Worms: 1 of 1 won."));
  g_assert_nonnull (find_chart (&book, "Against. Computer (Hard): 1 of 2 won. Computer (Easy): 1 of 1 won. People: 1 of 1 won."));
  g_assert_nonnull (find_chart (&book, "no-such-card: 0 of 1 won."));
  g_assert_nonnull (find_chart (&book, "Learnt on this computer. Lessons: 0 of "));
  g_assert_null (ui_find_words (book.screen, "No match has ended yet."));
  close_book (&book);
}

/* Every name has its own. */
static void
test_names (void)
{
  Book book;
  GtkDropDown *name;

  open_book (&book, &wr_game_ui, enter_duels);
  name = GTK_DROP_DOWN (ui_find_type (book.screen, GTK_TYPE_DROP_DOWN));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (name)), ==, 2);
  gtk_drop_down_set_selected (name, 1);
  ui_driver_settle ();
  g_assert_nonnull (ui_find_words (book.screen, "0 / 1"));
  g_assert_nonnull (find_chart (&book, "By side. The Worms: 0 of 1 won."));
  g_assert_nonnull (ui_find_words (book.screen, "Honours: 1 of 12"));
  /* One more match while it is shown: the name stays. */
  enter (book.logbook, ID ("05"), BM_LOGBOOK_LOST, 4, SEAT ("", "\"name\": \"Grace\"", "worms", "", "true") ", "
         SEAT ("", "\"level\": \"hard\"", "bird", "", "false"));
  settle (book.logbook);
  UI_WAIT_UNTIL (ui_find_words (book.screen, "1 / 2") != NULL);
  close_book (&book);
}

static gboolean
is_row_of (GtkWidget *widget,
           gpointer   words)
{
  g_autofree char *name = NULL;

  if (!GTK_IS_LIST_BOX_ROW (widget))
    return FALSE;
  name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "?");
  return name != NULL && strstr (name, words) != NULL;
}

/* Those that were earned first; of all others what they are for. */
static void
test_honours (void)
{
  Book book;
  GtkWidget *first, *earned;

  open_book (&book, &wr_game_ui, enter_duels);
  g_assert_nonnull (ui_find_words (book.screen, "Honours: 3 of 12"));
  first = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (ui_find_type (book.screen, GTK_TYPE_LIST_BOX)), 0));
  earned = ui_find (book.screen, is_row_of, (gpointer) "A feast. 2 times, first on 28 November 2025. Eat four Worms");
  g_assert_nonnull (earned);
  g_assert_true (first == earned);
  g_assert_true (gtk_widget_has_css_class (earned, "earned"));
  g_assert_nonnull (ui_find (book.screen, is_row_of, (gpointer) "All together. On 1 December 2025. Win as the Worms"));
  earned = ui_find (book.screen, is_row_of, (gpointer) "The pack. Not yet. Bite the Bird");
  g_assert_nonnull (earned);
  g_assert_false (gtk_widget_has_css_class (earned, "earned"));
  close_book (&book);
}

static void
enter_races (BmLogbook *logbook)
{
  enter (logbook, ID ("01"), 31, 0, SEAT ("\"to-spare\"", "\"name\": \"\"", "alone", "\"veronica\"", "true"));
  enter (logbook, ID ("02"), BM_LOGBOOK_LOST, 1, SEAT ("", "\"name\": \"\"", "alone", "", "false"));
  enter (logbook, ID ("03"), BM_LOGBOOK_LOST, 2, SEAT ("", "\"name\": \"\"", "players-3", "\"buck\"", "true") ", "
         SEAT ("", "\"level\": \"hard\"", "players-3", "", "false") ", " SEAT ("", "\"level\": \"easy\"", "players-3", "", "false"));
}

static void
test_race (void)
{
  Book book;

  open_book (&book, &tb_game_ui, enter_races);
  g_assert_nonnull (ui_find_words (book.screen, "31"));
  g_assert_nonnull (ui_find_words (book.screen, "best solo score"));
  g_assert_nonnull (find_chart (&book, "By number of players. Alone: 1 of 2 won. 3 players: 1 of 1 won."));
  g_assert_nonnull (find_chart (&book, "Against. Alone: 1 of 2 won. Computer (Hard): 1 of 1 won."));
  g_assert_nonnull (find_chart (&book, "With Leaders. Buck: 1 of 1 won. Veronica: 1 of 1 won."));
  close_book (&book);
}

/* It says what comes here, and what can be earned. */
static void
test_nothing (void)
{
  Book book;

  open_book (&book, &wr_game_ui, NULL);
  g_assert_nonnull (ui_find_words (book.screen, "No match has ended yet."));
  g_assert_nonnull (ui_find_words (book.screen, "Honours: 0 of 12"));
  g_assert_null (ui_find_type (book.screen, GTK_TYPE_DROP_DOWN));
  bm_journal_screen_load (BM_JOURNAL_SCREEN (book.screen), &tb_game_ui, NULL);
  g_assert_nonnull (ui_find_words (book.screen, "No match has ended yet."));
  close_book (&book);
}

/* What cannot be read costs one line of text, and nothing else. */
static void
test_damaged (void)
{
  Book book;
  g_autofree char *path = NULL;

  open_book (&book, &wr_game_ui, enter_duels);
  g_assert_null (ui_find_words (book.screen, "damaged"));
  path = g_build_filename (book.folder, ID ("02") ".json", NULL);
  g_assert_true (g_file_set_contents (path, "{\"entry\":", -1, NULL));
  enter (book.logbook, ID ("08"), 3, 4, "");
  settle (book.logbook);
  UI_WAIT_UNTIL (ui_find_words (book.screen, "2 lines of the journal are damaged and left out; their files stay in ") != NULL);
  g_assert_nonnull (ui_find_words (book.screen, "3 / 3"));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  close_book (&book);
}

/* Tab goes from chart to chart, and to the honours, in which the arrows do. */
static void
test_keys (void)
{
  Book book;
  guint n_charts = 0, n_rows = 0;
  gboolean back = FALSE;

  open_book (&book, &wr_game_ui, enter_duels);
  gtk_widget_grab_focus (book.screen);
  for (guint i = 0; i < 20; i++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (book.window));

      n_charts += BM_IS_TALLY (focus);
      n_rows += GTK_IS_LIST_BOX_ROW (focus);
      back = back || GTK_IS_BUTTON (focus);
      if (!gtk_widget_child_focus (book.window, GTK_DIR_TAB_FORWARD))
        break;
    }
  g_assert_cmpuint (n_charts, ==, 5);
  g_assert_cmpuint (n_rows, >=, 1);
  g_assert_true (back);
  close_book (&book);
}

static void
raise_flag_cb (gboolean *flag)
{
  *flag = TRUE;
}

static void
test_back (void)
{
  Book book;
  gboolean back = FALSE;

  open_book (&book, &wr_game_ui, enter_duels);
  g_signal_connect_swapped (book.screen, "back", G_CALLBACK (raise_flag_cb), &back);
  g_assert_true (ui_press_key (book.screen, "Escape"));
  g_assert_true (back);
  close_book (&book);
}

static void
test_text (void)
{
  static const char *const lines[] = {
    "Journal of Worms Rising\n", "Lessons done: 0 of ", "\nAda\n  3 of 4 won\n  Wins in a row: 2, at best 2\n  Fastest win: 9 days\n",
    "\n  By side\n    The Bird: 2 of 3 won\n", "\n  Honours\n", "    A feast: 2 times, first on 28 November 2025\n",
    "    28 November 2025, won: The Bird, ", "Computer (Easy), 12 days\n", "    30 November 2025, won: The Bird, Grace, 10 days\n",
    "\nGrace\n  0 of 1 won\n",
  };
  Book book;
  g_autofree char *path = NULL, *text = NULL;
  g_autoptr(GFile) file = NULL;

  open_book (&book, &wr_game_ui, enter_duels);
  path = g_build_filename (book.folder, "as-text.txt", NULL);
  file = g_file_new_for_path (path);
  bm_journal_screen_export_text (BM_JOURNAL_SCREEN (book.screen), file);
  UI_WAIT_UNTIL (book.told != NULL);
  g_assert_cmpstr (book.told, ==, "The journal has been written down as text.");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strstr (text, lines[i]) == NULL)
      g_error ("“%s” is not in\n%s", lines[i], text);
  /* Where nothing can be written. */
  g_clear_object (&file);
  file = g_file_new_for_path ("/no/such/folder/x.txt");
  bm_journal_screen_export_text (BM_JOURNAL_SCREEN (book.screen), file);
  UI_WAIT_UNTIL (g_str_has_prefix (book.told, "The text could not be written: "));
  close_book (&book);
}

static gboolean
is_drawn (void)
{
  return !bm_art_is_working ();
}

static void
enter_many (BmLogbook *logbook)
{
  static const char *const champions[] = { "the-gardener", "the-hermit", "the-commander", "the-root" };

  enter_duels (logbook);
  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *id = g_strdup_printf ("%016x", 0x100 + i);
      g_autofree char *seats = g_strdup_printf (SEAT ("", "\"name\": \"Ada\"", "%s", "\"%s\"", "%s") ", "
                                                SEAT ("", "\"level\": \"medium\"", "bird", "", "false"),
                                                i % 3 == 0 ? "bird" : "worms", champions[i % 4], i % 5 > 1 ? "true" : "false");

      enter (logbook, id, BM_LOGBOOK_LOST, 4 + i % 7, seats);
    }
}

static void
test_sizes (void)
{
  static const struct { int width, height; } sizes[] = { { 800, 554 }, { 1280, 754 }, { 1920, 1034 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *file = g_strdup_printf ("journal-%d", sizes[i].width);
      Book book;
      int least;

      open_book (&book, &wr_game_ui, enter_many);
      gtk_window_set_default_size (GTK_WINDOW (book.window), sizes[i].width, sizes[i].height);
      ui_wait_for_layout (book.window);
      gtk_widget_measure (book.screen, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 780);
      if (g_getenv ("BM_TEST_PICTURES") != NULL)
        UI_WAIT_UNTIL (is_drawn ());
      ui_save_picture (book.screen, file);
      close_book (&book);
    }
}

/* ---- In the window: once, however the end is reached */

static BmWindow *
window_of (UiKept *kept)
{
  return BM_WINDOW (kept->driver.window);
}

static guint
count_lines (UiKept     *kept,
             const char *game)
{
  g_autofree char *folder = g_build_filename ("journal", game, NULL);

  ui_kept_flush (kept);
  return ui_kept_count (kept, folder, ".json");
}

static BmJournal *
read_journal (UiKept     *kept,
              const char *game)
{
  g_autofree char *name = g_build_filename ("journal", game, NULL), *folder = ui_kept_path (kept, name);
  g_autoptr(BmLogbookList) list = NULL;

  ui_kept_flush (kept);
  list = bm_logbook_list_new (folder, NULL);
  return bm_journal_new (list);
}

static gboolean
ends (UiKept     *kept,
      const char *words)
{
  ui_driver_skip (&kept->driver);
  return ui_driver_says (&kept->driver, words);
}

/* Replays the golden duel PATH up to its last N_LEFT moves, in the window. */
static BmMatch *
begin_golden (UiKept      *kept,
              const char  *game,
              const char  *name,
              guint        n_left,
              BmMatch    **whole)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL), *path = g_test_build_filename (G_TEST_DIST, game, "golden", file, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(BmReplay) replay = bm_replay_load (path, &error);
  guint n;
  BmMatch *match;

  g_assert_no_error (error);
  n = bm_match_get_n_moves (replay->match);
  *whole = bm_replay_dup_match (replay, n);
  match = bm_replay_dup_match (replay, n - n_left);
  bm_match_set_player (match, 0, "Ada");
  if (bm_match_get_n_seats (match) > 1)
    bm_match_set_player (match, 1, "Grace");
  bm_window_show_match (window_of (kept), match);
  ui_driver_settle ();
  return match;
}

static void
play (BmMatch *match,
      BmMatch *whole,
      guint    n)
{
  for (guint i = 0; i < n; i++)
    g_assert_true (bm_match_play (match, bm_match_get_move (whole, bm_match_get_ply (match)), NULL));
  ui_driver_settle ();
}

/* Two people: both have it. */
static void
test_people (UiKept        *kept,
             gconstpointer  unused)
{
  g_autoptr(BmMatch) whole = NULL, match = begin_golden (kept, "worms-rising", "worms-starve-the-bird", 1, &whole);
  g_autoptr(BmJournal) journal = NULL;
  g_autoptr(BmJournalFigures) bird = NULL, worms = NULL;

  g_assert_cmpuint (count_lines (kept, "worms-rising"), ==, 0);
  play (match, whole, 1);
  g_assert_cmpuint (count_lines (kept, "worms-rising"), ==, 1);
  UI_WAIT_UNTIL (ends (kept, "The Worms win"));
  journal = read_journal (kept, "worms-rising");
  bird = bm_journal_figures_new (journal, bm_match_get_player (match, WR_SIDE_BIRD));
  worms = bm_journal_figures_new (journal, bm_match_get_player (match, WR_SIDE_WORMS));
  g_assert_cmpuint (bird->matches, ==, 1);
  g_assert_cmpuint (bird->won, ==, 0);
  g_assert_cmpuint (worms->won, ==, 1);
  g_assert_nonnull (bm_journal_find_tally (worms->sides, "worms"));
  g_assert_nonnull (bm_journal_find_tally (worms->rivals, BM_JOURNAL_PEOPLE));
  g_assert_cmpuint (worms->fastest, >, 0);
}

/* A new honour is told at the end, in one line; the second time it is not new. */
static void
test_told (UiKept        *kept,
           gconstpointer  unused)
{
  g_autoptr(BmMatch) whole = NULL, match = begin_golden (kept, "terror-below", "a-delivery-to-each-location", 1, &whole);
  g_autoptr(BmMatch) again = NULL;
  g_autoptr(BmMatch) whole_again = NULL;

  play (match, whole, 1);
  UI_WAIT_UNTIL (ends (kept, "New in the journal of Ada: "));
  if (g_getenv ("BM_TEST_PICTURES") != NULL)
    UI_WAIT_UNTIL (is_drawn ());
  ui_save_picture (ui_find_type (kept->driver.window, BM_TYPE_END_SCREEN), "journal-end");
  g_assert_cmpuint (count_lines (kept, "terror-below"), ==, 1);
  again = begin_golden (kept, "terror-below", "a-delivery-to-each-location", 3, &whole_again);
  play (again, whole_again, 3);
  UI_WAIT_UNTIL (ends (kept, "The logbook has this match already"));
  g_assert_false (ui_driver_says (&kept->driver, "New in the journal"));
  g_assert_cmpuint (count_lines (kept, "terror-below"), ==, 1);
}

/* The program ends in the middle, and the match goes on in another one. */
static void
test_continued (UiKept        *kept,
                gconstpointer  unused)
{
  g_autoptr(BmMatch) whole = NULL, match = begin_golden (kept, "terror-below", "a-delivery-to-each-location", 4, &whole);
  g_autoptr(BmJournal) journal = NULL;
  g_autoptr(BmJournalFigures) figures = NULL;

  play (match, whole, 2);
  ui_kept_close (kept);
  ui_kept_open (kept);
  g_assert_cmpuint (count_lines (kept, "terror-below"), ==, 0);
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_act (kept->driver.window, "win.continue");
  ui_driver_settle ();
  play (bm_window_get_match (window_of (kept)), whole, 2);
  UI_WAIT_UNTIL (ends (kept, "You made it"));
  journal = read_journal (kept, "terror-below");
  figures = bm_journal_figures_new (journal, "Ada");
  g_assert_cmpuint (figures->matches, ==, 1);
  g_assert_cmpint (figures->best_solo, ==, ((const TbPosition *) bm_match_get_position (whole))->score);
  g_assert_cmpuint (figures->with->len, ==, 1);
}

/* Nobody has played these, or nobody could play them again. */
static void
test_not_entered (UiKept        *kept,
                  gconstpointer  unused)
{
  g_autoptr(BmMatch) position = ui_race_new_scenario ("t26-3-twenty-in-any-way", 1);
  g_autoptr(BmMatch) over = ui_race_new_scenario ("t26-3-twenty-in-any-way", 0), whole = NULL, match = NULL;

  bm_window_show_match (window_of (kept), position);
  play (position, over, 1);
  UI_WAIT_UNTIL (ends (kept, "You have 20 points."));
  g_assert_cmpuint (count_lines (kept, "terror-below"), ==, 0);
  match = begin_golden (kept, "terror-below", "a-delivery-to-each-location", 1, &whole);
  bm_window_set_level (window_of (kept), 0, BM_LEVEL_EASY);
  play (match, whole, 1);
  UI_WAIT_UNTIL (ends (kept, "Delivery Bounties for 4 Locations are completed."));
  g_assert_cmpuint (count_lines (kept, "terror-below"), ==, 0);
}

/* A computer has no journal. */
static void
test_computer (UiKept        *kept,
               gconstpointer  unused)
{
  g_autoptr(BmMatch) whole = NULL, match = begin_golden (kept, "terror-below", "twenty-points", 1, &whole);
  g_autoptr(BmJournal) journal = NULL;
  g_auto(GStrv) names = NULL;

  for (guint seat = 1; seat < bm_match_get_n_seats (match); seat++)
    if ((int) seat != bm_match_get_to_act (match))
      bm_window_set_level (window_of (kept), (int) seat, BM_LEVEL_EASY);
  play (match, whole, 1);
  UI_WAIT_UNTIL (ends (kept, "points, and 20 are enough."));
  journal = read_journal (kept, "terror-below");
  g_assert_cmpuint (journal->matches->len, ==, 1);
  names = bm_journal_dup_names (journal);
  for (guint i = 0; names[i] != NULL; i++)
    g_assert_cmpint (bm_level_find (names[i]), ==, BM_N_LEVELS);
  g_assert_nonnull (names[0]);
}

/* What cannot be written is told, and written when it can be. */
static void
test_trouble (UiKept        *kept,
              gconstpointer  unused)
{
  g_autoptr(BmMatch) whole = NULL, match = begin_golden (kept, "worms-rising", "worms-starve-the-bird", 2, &whole);
  g_autofree char *path = ui_kept_path (kept, "journal");

  play (match, whole, 1);
  ui_kept_flush (kept);
  g_assert_true (g_file_set_contents (path, "no folder", -1, NULL));
  play (match, whole, 1);
  UI_WAIT_UNTIL (ends (kept, "The journal cannot be written ("));
  g_remove (path);
  g_assert_cmpuint (count_lines (kept, "worms-rising"), ==, 1);
  UI_WAIT_UNTIL (!ends (kept, "The journal cannot be written ("));
}

/* From the title of either game, and on to the logbook of the one that has one. */
static void
test_title (UiKept        *kept,
            gconstpointer  unused)
{
  bm_window_choose_game (window_of (kept), bm_games_find ("worms-rising"));
  ui_driver_click (&kept->driver, "Journal");
  g_assert_true (ui_driver_shows (&kept->driver, BM_TYPE_JOURNAL_SCREEN));
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "No match has ended yet."));
  g_assert_false (ui_driver_has_button (&kept->driver, "Logbook"));
  ui_driver_click (&kept->driver, "Back");
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_driver_click (&kept->driver, "Journal");
  ui_driver_click (&kept->driver, "Logbook");
  g_assert_true (ui_driver_has_heading (&kept->driver, "Logbook"));
  ui_driver_click (&kept->driver, "Back");
  g_assert_true (ui_driver_has_heading (&kept->driver, "Journal"));
  ui_driver_click (&kept->driver, "Back");
  g_assert_true (ui_driver_has_button (&kept->driver, "Journal"));
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
  g_test_add_func ("/journal-screen/charts", test_charts);
  g_test_add_func ("/journal-screen/names", test_names);
  g_test_add_func ("/journal-screen/honours", test_honours);
  g_test_add_func ("/journal-screen/race", test_race);
  g_test_add_func ("/journal-screen/nothing", test_nothing);
  g_test_add_func ("/journal-screen/damaged", test_damaged);
  g_test_add_func ("/journal-screen/keys", test_keys);
  g_test_add_func ("/journal-screen/back", test_back);
  g_test_add_func ("/journal-screen/text", test_text);
  g_test_add_func ("/journal-screen/sizes", test_sizes);
  UI_KEPT_TEST ("/journal-screen/people", test_people);
  UI_KEPT_TEST ("/journal-screen/told", test_told);
  UI_KEPT_TEST ("/journal-screen/continued", test_continued);
  UI_KEPT_TEST ("/journal-screen/not-entered", test_not_entered);
  UI_KEPT_TEST ("/journal-screen/computer", test_computer);
  UI_KEPT_TEST ("/journal-screen/trouble", test_trouble);
  UI_KEPT_TEST ("/journal-screen/title", test_title);
  return g_test_run ();
}
