/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The logbook of matches alone: what is entered when they end, once, and the screen that shows it, by keys.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ui-kept.h"
#include "ui-picture.h"

#include "bm-art.h"
#include "bm-game-sheet.h"
#include "bm-games.h"
#include "bm-question.h"
#include "bm-replay.h"
#include "bm-style.h"
#include "bm-window-private.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-log-entry.h"
#include "tb-logbook-item.h"
#include "tb-logbook-row.h"
#include "tb-logbook-screen.h"
#include "ui-races.h"

#define ID(n) "00000000000000" n

#define FOLDER "logbook/terror-below"

/* ---- What is entered */

static void
test_entry (void)
{
  static const struct { const char *name, *kind; gboolean won; } matches[] = {
    { "a-delivery-to-each-location", "delivery", TRUE },
    { "a-trophy-of-each-kind", "extermination", TRUE },
    { "an-attack-too-many", "scramble", FALSE },
    { "locations-are-gone", "scramble", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autoptr(BmMatch) match = ui_race_new_golden (matches[i].name);
      const TbPosition *pos = bm_match_get_position (match);
      g_autoptr(BmLogbookEntry) entry = tb_log_entry_new (match);
      TbLogEntry line;

      g_assert_cmpint (entry->score == BM_LOGBOOK_LOST, ==, !matches[i].won);
      if (matches[i].won)
        g_assert_cmpint (entry->score, ==, pos->score);
      g_assert_cmpstr (entry->kind, ==, tb_log_entry_kind (pos->options.scenario));
      g_assert_true (tb_log_entry_read (entry, &line));
      g_assert_cmpuint (line.scenario, ==, pos->options.scenario);
      g_assert_cmpuint (line.board, ==, pos->options.board);
      g_assert_cmpint (line.queens, ==, pos->options.queens);
      g_assert_cmpuint (line.left_out, ==, pos->options.leave);
      g_assert_cmpuint (line.points, ==, tb_position_vp (pos, 0));
      g_assert_cmpuint (line.rounds, ==, pos->round);
      g_assert_cmpuint (line.attacks, >=, pos->attacks);
    }
}

/* T27.3: an attack in which the match is won counts. */
static void
test_attacks (void)
{
  g_autoptr(BmMatch) match = ui_race_new_scenario ("t27-3-the-attack-of-the-victory", 0);
  const TbPosition *pos = bm_match_get_position (match);
  g_autoptr(BmLogbookEntry) entry = tb_log_entry_new (match);
  TbLogEntry line;

  g_assert_true (tb_log_entry_read (entry, &line));
  g_assert_cmpuint (line.attacks, ==, pos->attacks + 1u);
}

static void
test_not_alone (void)
{
  g_autoptr(BmMatch) match = ui_race_new_golden ("twenty-points");

  g_assert_null (tb_log_entry_new (match));
}

#define LINE(board, left_out, rest) \
  "{\"attacks\": 9, \"board\": " board ", \"left-out\": " left_out ", \"points\": 14, \"queens\": false, \"rounds\": 12" rest "}"

static void
test_untrusted (void)
{
  static const char *const texts[] = {
    "{}", LINE ("\"sea\"", "0", ""), LINE ("1", "0", ""), LINE ("\"desert\"", "3", ""), LINE ("\"desert\"", "-1", ""),
    LINE ("\"desert\"", "0", ", \"more\": 1"),
  };
  BmLogbookEntry entry = { (char *) ID ("01"), 5, (char *) "delivery", 3, (char *) LINE ("\"desert\"", "2", "") };
  TbLogEntry line;

  g_assert_true (tb_log_entry_read (&entry, &line));
  entry.kind = (char *) "picnic";
  g_assert_false (tb_log_entry_read (&entry, &line));
  entry.kind = (char *) "delivery";
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      entry.text = (char *) texts[i];
      if (tb_log_entry_read (&entry, &line))
        g_error ("was understood: %s", texts[i]);
    }
}

/* ---- The screen */

typedef struct
{
  char      *folder;
  BmLogbook *logbook;
  GtkWidget *screen;
  GtkWidget *window;
} Book;

static void
enter (BmLogbook  *logbook,
       const char *id,
       const char *kind,
       int         score,
       gint64      day,
       const char *text)
{
  const BmLogbookEntry entry = { (char *) id, 1764288000 + day * 86400, (char *) kind, score, (char *) text };

  bm_logbook_enter (logbook, &entry);
}

static void
enter_some (BmLogbook *logbook)
{
  enter (logbook, ID ("01"), "delivery", 21, 0, LINE ("\"desert\"", "0", ""));
  enter (logbook, ID ("02"), "scramble", 35, 1, LINE ("\"canyon\"", "2", ""));
  enter (logbook, ID ("03"), "delivery", 27, 2, LINE ("\"desert\"", "1", ""));
  enter (logbook, ID ("04"), "delivery", BM_LOGBOOK_LOST, 3, LINE ("\"desert\"", "0", ""));
  enter (logbook, ID ("05"), "delivery", BM_LOGBOOK_LOST, 4, LINE ("\"desert\"", "0", ""));
  enter (logbook, ID ("06"), "extermination", BM_LOGBOOK_LOST, 5, LINE ("\"desert\"", "0", ""));
  enter (logbook, ID ("07"), "scramble", 24, 6, LINE ("\"desert\"", "0", ""));
}

static void
settle (BmLogbook *logbook)
{
  bm_logbook_flush (logbook, 60000);
  UI_WAIT_UNTIL (bm_logbook_is_written (logbook));
}

static void
open_book (Book       *book,
           const char *id)
{
  g_autofree char *top = g_dir_make_tmp ("bm-test-XXXXXX", NULL);

  book->folder = g_build_filename (top, "logbook", NULL);
  book->logbook = bm_logbook_new (book->folder, NULL);
  enter_some (book->logbook);
  settle (book->logbook);
  book->screen = g_object_new (TB_TYPE_LOGBOOK_SCREEN, NULL);
  book->window = ui_window_open (book->screen, 1100, 700);
  bm_logbook_screen_load (BM_LOGBOOK_SCREEN (book->screen), book->logbook, id);
}

static gboolean
is_row (GtkWidget *widget,
        gpointer   unused)
{
  return TB_IS_LOGBOOK_ROW (widget) && gtk_widget_get_width (widget) > 0;
}

static guint
count_rows (Book *book)
{
  g_autoptr(GPtrArray) rows = ui_find_all (book->screen, is_row, NULL);

  return rows->len;
}

static void
close_book (Book *book)
{
  g_autofree char *top = g_path_get_dirname (book->folder);

  ui_window_close (book->window);
  g_clear_object (&book->logbook);
  ui_remove_all (top);
  g_free (book->folder);
}

/* What the row with the keyboard is called. */
static char *
dup_focus (Book *book)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (book->window));

  g_assert_nonnull (focus);
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, "?");
}

static gboolean
focus_begins (Book       *book,
              const char *words)
{
  g_autofree char *name = dup_focus (book);

  return name != NULL && strstr (name, words) != NULL;
}

static void
move_down (Book *book)
{
  GtkWidget *list = ui_find_type (book->screen, GTK_TYPE_LIST_VIEW);

  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_DOWN));
  gtk_widget_activate_action (gtk_root_get_focus (GTK_ROOT (book->window)), "listitem.select", "(bb)", FALSE, FALSE);
  ui_driver_settle ();
}

/* The best first, those of a scenario that were lost in one line at the end; each with all that is known of it. */
static void
test_lines (void)
{
  Book book;

  open_book (&book, NULL);
  UI_WAIT_UNTIL (count_rows (&book) == 6);
  g_assert_nonnull (ui_find_words (book.screen, "7 tries, 4 won"));
  g_assert_true (focus_begins (&book, "Scramble: score 35, the best of this scenario. Canyon, 9 attacks, 14 points, 2 left out. "
                                      "29 November 2025."));
  move_down (&book);
  g_assert_true (focus_begins (&book, "Special Delivery: score 27, the best of this scenario."));
  move_down (&book);
  g_assert_true (focus_begins (&book, "Scramble: score 24. Desert"));
  move_down (&book);
  g_assert_true (focus_begins (&book, "Special Delivery: score 21. Desert"));
  move_down (&book);
  g_assert_true (focus_begins (&book, "Special Delivery: 2 tries lost. The last one on 2 December 2025: Desert, 9 attacks, 14 points, "
                                      "12 rounds."));
  g_assert_nonnull (ui_find_words (book.screen, "2 tries lost, the last one: Desert, 9 attacks, 14 points, 12 rounds"));
  move_down (&book);
  g_assert_true (focus_begins (&book, "Total Extermination: 1 try lost."));
  close_book (&book);
}

/* The match from which it was opened is picked. */
static void
test_picked (void)
{
  Book book;

  open_book (&book, ID ("07"));
  UI_WAIT_UNTIL (count_rows (&book) == 6);
  g_assert_cmpuint (gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (
                      ui_find_type (book.screen, GTK_TYPE_LIST_VIEW))))), ==, 2);
  close_book (&book);
}

static void
test_scenario (void)
{
  Book book;
  GtkDropDown *scenario;

  open_book (&book, NULL);
  UI_WAIT_UNTIL (count_rows (&book) == 6);
  scenario = GTK_DROP_DOWN (ui_find_type (book.screen, GTK_TYPE_DROP_DOWN));
  gtk_drop_down_set_selected (scenario, 1 + TB_SOLO_DELIVERY);
  UI_WAIT_UNTIL (count_rows (&book) == 3);
  g_assert_nonnull (ui_find_words (book.screen, "4 tries, 2 won"));
  gtk_drop_down_set_selected (scenario, 1 + TB_SOLO_EXTERMINATION);
  UI_WAIT_UNTIL (count_rows (&book) == 1);
  g_assert_nonnull (ui_find_words (book.screen, "1 try, 0 won"));
  close_book (&book);
}

/* Line by line, by keys, and not without a question. */
static void
test_delete (void)
{
  Book book;

  open_book (&book, NULL);
  UI_WAIT_UNTIL (count_rows (&book) == 6);
  move_down (&book);
  g_assert_true (ui_press_key (book.screen, "Delete"));
  ui_answer (BM_TYPE_QUESTION, "Keep It");
  g_assert_cmpuint (count_rows (&book), ==, 6);
  g_assert_true (ui_press_key (book.screen, "Delete"));
  g_assert_nonnull (ui_find_words (ui_find_window (BM_TYPE_QUESTION), "Special Delivery: score 27"));
  ui_answer (BM_TYPE_QUESTION, "Delete");
  UI_WAIT_UNTIL (count_rows (&book) == 5);
  /* The next one has the keyboard now, and the best of its scenario is another one. */
  UI_WAIT_UNTIL (focus_begins (&book, "Scramble: score 24"));
  move_down (&book);
  g_assert_true (focus_begins (&book, "Special Delivery: score 21, the best"));
  /* All that are counted in a line go with it. */
  move_down (&book);
  g_assert_true (ui_press_key (book.screen, "Delete"));
  g_assert_nonnull (ui_find_words (ui_find_window (BM_TYPE_QUESTION), "Delete these lost tries?"));
  ui_answer (BM_TYPE_QUESTION, "Delete");
  UI_WAIT_UNTIL (count_rows (&book) == 4);
  g_assert_nonnull (ui_find_words (book.screen, "4 tries, 3 won"));
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

  open_book (&book, NULL);
  g_signal_connect_swapped (book.screen, "back", G_CALLBACK (raise_flag_cb), &back);
  g_assert_true (ui_press_key (book.screen, "Escape"));
  g_assert_true (back);
  close_book (&book);
}

/* What cannot be read costs one line of text, and nothing else. */
static void
test_damaged (void)
{
  Book book;
  g_autofree char *path = NULL;

  open_book (&book, NULL);
  UI_WAIT_UNTIL (count_rows (&book) == 6);
  g_assert_null (ui_find_words (book.screen, "damaged"));
  path = g_build_filename (book.folder, ID ("02") ".json", NULL);
  g_assert_true (g_file_set_contents (path, "{\"entry\":", -1, NULL));
  enter (book.logbook, ID ("08"), "picnic", 3, 4, "{}");
  settle (book.logbook);
  UI_WAIT_UNTIL (count_rows (&book) == 5);
  g_assert_nonnull (ui_find_words (book.screen, "2 lines of the logbook are damaged and left out; their files stay in "));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  close_book (&book);
}

static void
test_nothing (void)
{
  GtkWidget *screen = g_object_new (TB_TYPE_LOGBOOK_SCREEN, NULL), *window = ui_window_open (screen, 800, 554);

  bm_logbook_screen_load (BM_LOGBOOK_SCREEN (screen), NULL, NULL);
  ui_driver_settle ();
  g_assert_nonnull (ui_find_words (screen, "Nobody has come back from the desert alone yet."));
  g_assert_null (ui_find_words (screen, "Delete"));
  ui_window_close (window);
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

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *file = g_strdup_printf ("logbook-%d", sizes[i].width);
      Book book;
      int least;

      open_book (&book, NULL);
      gtk_window_set_default_size (GTK_WINDOW (book.window), sizes[i].width, sizes[i].height);
      UI_WAIT_UNTIL (count_rows (&book) == 6);
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

/* The golden match NAME before its last N_LEFT moves, and these. */
typedef struct
{
  BmMatch *match;
  BmMatch *whole;
} Unfinished;

static void
begin (UiKept     *kept,
       const char *name,
       guint       n_left,
       Unfinished *unfinished)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "terror-below", "golden", file, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(BmReplay) replay = bm_replay_load (path, &error);
  guint n;

  g_assert_no_error (error);
  n = bm_match_get_n_moves (replay->match);
  unfinished->whole = bm_replay_dup_match (replay, n);
  unfinished->match = bm_replay_dup_match (replay, n - n_left);
  bm_match_set_player (unfinished->match, TB_RED, "Ada");
  bm_window_show_match (window_of (kept), unfinished->match);
  ui_driver_settle ();
}

/* Plays the next N moves of WHOLE. */
static void
play (BmMatch *match,
      BmMatch *whole,
      guint    n)
{
  for (guint i = 0; i < n; i++)
    g_assert_true (bm_match_play (match, bm_match_get_move (whole, bm_match_get_ply (match)), NULL));
  ui_driver_settle ();
}

static void
unfinished_clear (Unfinished *unfinished)
{
  g_clear_object (&unfinished->match);
  g_clear_object (&unfinished->whole);
}

static guint
count_entries (UiKept *kept)
{
  ui_kept_flush (kept);
  return ui_kept_count (kept, FOLDER, ".json");
}

static gboolean
ends (UiKept     *kept,
      const char *words)
{
  ui_driver_skip (&kept->driver);
  return ui_driver_says (&kept->driver, words);
}

static void
test_won (UiKept        *kept,
          gconstpointer  unused)
{
  Unfinished unfinished;

  begin (kept, "a-delivery-to-each-location", 1, &unfinished);
  g_assert_cmpuint (count_entries (kept), ==, 0);
  play (unfinished.match, unfinished.whole, 1);
  g_assert_cmpuint (count_entries (kept), ==, 1);
  UI_WAIT_UNTIL (ends (kept, "The first of its kind in the logbook."));
  g_assert_true (ui_driver_has_heading (&kept->driver, "You made it"));
  /* From there to its line, and back. */
  ui_driver_click (&kept->driver, "Logbook");
  g_assert_true (ui_driver_shows (&kept->driver, TB_TYPE_LOGBOOK_SCREEN));
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "1 try, 1 won"));
  ui_driver_click (&kept->driver, "Back");
  g_assert_true (ui_driver_has_heading (&kept->driver, "You made it"));
  unfinished_clear (&unfinished);
}

static void
test_lost (UiKept        *kept,
           gconstpointer  unused)
{
  Unfinished unfinished;

  begin (kept, "an-attack-too-many", 1, &unfinished);
  play (unfinished.match, unfinished.whole, 1);
  UI_WAIT_UNTIL (ends (kept, "Noted in the logbook as lost."));
  g_assert_cmpuint (count_entries (kept), ==, 1);
  unfinished_clear (&unfinished);
}

/* The program ends in the middle, and the match goes on in another one. */
static void
test_continued (UiKept        *kept,
                gconstpointer  unused)
{
  Unfinished unfinished;

  begin (kept, "a-delivery-to-each-location", 4, &unfinished);
  play (unfinished.match, unfinished.whole, 2);
  ui_kept_close (kept);
  ui_kept_open (kept);
  g_assert_cmpuint (count_entries (kept), ==, 0);
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_act (kept->driver.window, "win.continue");
  ui_driver_settle ();
  play (bm_window_get_match (window_of (kept)), unfinished.whole, 2);
  UI_WAIT_UNTIL (ends (kept, "The first of its kind in the logbook."));
  g_assert_cmpuint (count_entries (kept), ==, 1);
  /* It is there in the next one, too. */
  ui_kept_close (kept);
  ui_kept_open (kept);
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_act (kept->driver.window, "win.logbook");
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "1 try, 1 won"));
  unfinished_clear (&unfinished);
}

/* Undone before the end, and won again. */
static void
test_undone (UiKept        *kept,
             gconstpointer  unused)
{
  Unfinished unfinished;

  begin (kept, "a-delivery-to-each-location", 2, &unfinished);
  play (unfinished.match, unfinished.whole, 1);
  if (bm_match_undo (unfinished.match))
    play (unfinished.match, unfinished.whole, 1);
  play (unfinished.match, unfinished.whole, 1);
  /* It is decided. */
  g_assert_false (bm_match_undo (unfinished.match));
  g_assert_false (bm_match_undo_agreed (unfinished.match, "Once more"));
  g_assert_cmpuint (count_entries (kept), ==, 1);
  unfinished_clear (&unfinished);
}

/* Whoever plays on from a replay knows the cards and the dice: the first end counts. */
static void
test_replayed (UiKept        *kept,
               gconstpointer  unused)
{
  Unfinished unfinished, again;

  begin (kept, "a-delivery-to-each-location", 1, &unfinished);
  play (unfinished.match, unfinished.whole, 1);
  UI_WAIT_UNTIL (ends (kept, "in the logbook."));
  ui_act (kept->driver.window, "win.replay");
  ui_driver_settle ();
  g_assert_cmpuint (count_entries (kept), ==, 1);
  begin (kept, "a-delivery-to-each-location", 3, &again);
  play (again.match, again.whole, 3);
  UI_WAIT_UNTIL (ends (kept, "The logbook has this match already: the first time it was played counts."));
  g_assert_cmpuint (count_entries (kept), ==, 1);
  unfinished_clear (&unfinished);
  unfinished_clear (&again);
}

/* Nobody has played these alone. */
static void
test_not_entered (UiKept        *kept,
                  gconstpointer  unused)
{
  g_autoptr(BmMatch) position = ui_race_new_scenario ("t26-3-twenty-in-any-way", 1);
  g_autoptr(BmMatch) over = ui_race_new_scenario ("t26-3-twenty-in-any-way", 0);
  Unfinished unfinished;

  /* A position that somebody has made. */
  bm_window_show_match (window_of (kept), position);
  play (position, over, 1);
  UI_WAIT_UNTIL (ends (kept, "You have 20 points."));
  g_assert_cmpuint (count_entries (kept), ==, 0);
  /* Several. */
  begin (kept, "twenty-points", 1, &unfinished);
  play (unfinished.match, unfinished.whole, 1);
  UI_WAIT_UNTIL (ends (kept, "points, and 20 are enough."));
  g_assert_cmpuint (count_entries (kept), ==, 0);
  g_assert_false (ui_driver_has_button (&kept->driver, "Logbook"));
  unfinished_clear (&unfinished);
  /* The computer. */
  begin (kept, "a-delivery-to-each-location", 1, &unfinished);
  bm_window_set_level (window_of (kept), TB_RED, BM_LEVEL_EASY);
  play (unfinished.match, unfinished.whole, 1);
  UI_WAIT_UNTIL (ends (kept, "Delivery Bounties for 4 Locations are completed."));
  g_assert_cmpuint (count_entries (kept), ==, 0);
  unfinished_clear (&unfinished);
}

/* What cannot be written is told, and written when it can be. */
static void
test_trouble (UiKept        *kept,
              gconstpointer  unused)
{
  Unfinished unfinished;
  g_autofree char *path = ui_kept_path (kept, "logbook");

  begin (kept, "a-delivery-to-each-location", 2, &unfinished);
  play (unfinished.match, unfinished.whole, 1);
  ui_kept_flush (kept);
  g_assert_true (g_file_set_contents (path, "no folder", -1, NULL));
  play (unfinished.match, unfinished.whole, 1);
  UI_WAIT_UNTIL (ends (kept, "The logbook cannot be written ("));
  g_remove (path);
  g_assert_cmpuint (count_entries (kept), ==, 1);
  UI_WAIT_UNTIL (ends (kept, "The first of its kind in the logbook."));
  unfinished_clear (&unfinished);
}

/* The duel keeps none. */
static void
test_action (UiKept        *kept,
             gconstpointer  unused)
{
  GActionGroup *actions = G_ACTION_GROUP (kept->driver.window);

  bm_window_choose_game (window_of (kept), bm_games_find ("worms-rising"));
  g_assert_false (g_action_group_get_action_enabled (actions, "logbook"));
  bm_window_choose_game (window_of (kept), &tb_game);
  g_assert_true (g_action_group_get_action_enabled (actions, "logbook"));
  ui_driver_click (&kept->driver, "Journal");
  ui_driver_click (&kept->driver, "Logbook");
  g_assert_true (ui_driver_shows (&kept->driver, TB_TYPE_LOGBOOK_SCREEN));
  g_assert_true (ui_driver_has_heading (&kept->driver, "Logbook"));
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "Nobody has come back"));
  ui_driver_click (&kept->driver, "Back");
  g_assert_false (ui_driver_shows (&kept->driver, TB_TYPE_LOGBOOK_SCREEN));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GSettings) settings = NULL;

  if (!ui_driver_init (&argc, &argv))
    return 0;

  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  settings = g_settings_new (APP_ID);
  bm_style_add (settings);
  bm_game_sheet_need (&tb_game_ui);
  g_test_add_func ("/terror-logbook/entry", test_entry);
  g_test_add_func ("/terror-logbook/attacks", test_attacks);
  g_test_add_func ("/terror-logbook/not-alone", test_not_alone);
  g_test_add_func ("/terror-logbook/untrusted", test_untrusted);
  g_test_add_func ("/terror-logbook/lines", test_lines);
  g_test_add_func ("/terror-logbook/picked", test_picked);
  g_test_add_func ("/terror-logbook/scenario", test_scenario);
  g_test_add_func ("/terror-logbook/delete", test_delete);
  g_test_add_func ("/terror-logbook/back", test_back);
  g_test_add_func ("/terror-logbook/damaged", test_damaged);
  g_test_add_func ("/terror-logbook/nothing", test_nothing);
  g_test_add_func ("/terror-logbook/sizes", test_sizes);
  UI_KEPT_TEST ("/terror-logbook/won", test_won);
  UI_KEPT_TEST ("/terror-logbook/lost", test_lost);
  UI_KEPT_TEST ("/terror-logbook/continued", test_continued);
  UI_KEPT_TEST ("/terror-logbook/undone", test_undone);
  UI_KEPT_TEST ("/terror-logbook/replayed", test_replayed);
  UI_KEPT_TEST ("/terror-logbook/not-entered", test_not_entered);
  UI_KEPT_TEST ("/terror-logbook/trouble", test_trouble);
  UI_KEPT_TEST ("/terror-logbook/action", test_action);
  return g_test_run ();
}
