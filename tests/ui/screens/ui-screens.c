/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-screens.h"

#include <glib/gstdio.h>

#include "wr-bird-panel.h"
#include "wr-cards-json.h"
#include "bm-games.h"
#include "bm-mastery-window.h"
#include "wr-party-panel.h"
#include "bm-preferences.h"
#include "bm-random.h"
#include "bm-replay-on.h"
#include "bm-replay-row.h"
#include "bm-sheet.h"
#include "bm-shortcuts-window.h"
#include "bm-status.h"
#include "bm-store.h"
#include "bm-today-screen.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "wr-game.h"
#include "ui-kept.h"
#include "wr-hint-topics.h"
#include "wr-learn.h"

#define SEED 36
/* Goes before all other sheets. */
#define CONTRAST (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1)

static void
click (UiDriver   *driver,
       const char *name)
{
  ui_driver_click (driver, ui_look_words (name));
}

static gboolean
has_heading (UiDriver   *driver,
             const char *name)
{
  return ui_driver_has_heading (driver, ui_look_words (name));
}

static BmMatch *
new_match (const char *options)
{
  g_autoptr(GError) error = NULL;
  BmMatch *match = bm_match_new (&wr_game, options, SEED, &error);

  g_assert_no_error (error);
  bm_match_set_player (match, WR_SIDE_BIRD, "Wilhelmina Featherstone");
  bm_match_set_player (match, WR_SIDE_WORMS, "Bartholomew Underhill");
  return match;
}

/* Plays whatever is legal, the same each time, but lets turns go on for some moves. */
static void
play_moves (BmMatch *match,
            guint    n,
            guint64 *random)
{
  BmMove moves[BM_MAX_MOVES];

  for (guint i = 0; i < n && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
    {
      guint n_moves = bm_match_get_legal (match, moves);

      bm_match_play (match, moves[bm_random_next (random) % n_moves], NULL);
    }
  ui_driver_settle ();
}

/* Until nothing stands before the table any more. */
static void
come_to_table (UiDriver *driver)
{
  while (ui_driver_find (driver, GTK_TYPE_BUTTON, ui_look_words ("Go on")) != NULL || has_heading (driver, "Hand-over"))
    click (driver, has_heading (driver, "Hand-over") ? "I'm here" : "Go on");
}

/* ---- Before a match */

static void
look_at_title (UiDriver       *driver,
               const UiFormat *format)
{
  ui_look_at_window (driver, format, "title");
  click (driver, "Terror Below");
  ui_look_at_window (driver, format, "title of the other game");
  click (driver, "Worms Rising");
}

static void
look_before (UiDriver       *driver,
             const UiFormat *format)
{
  look_at_title (driver, format);
  click (driver, "Cards");
  ui_look_at_window (driver, format, "cards");
  ui_driver_click (driver, wr_card_name ((guint8) wr_card_find ("cloudburst")));
  ui_look_at_window (driver, format, "a large card");
  click (driver, "Back");
  click (driver, "New Duel");
  ui_look_at_window (driver, format, "new duel");
}

static void
look_at_draft (UiDriver       *driver,
               const UiFormat *format)
{
  g_autoptr(BmMatch) match = new_match ("start:box");
  guint64 random = SEED;

  bm_window_show_match (BM_WINDOW (driver->window), match);
  ui_driver_settle ();
  for (guint i = 0; has_heading (driver, "Draft"); i++)
    {
      /* The first, the last of the Worms, with all that was drafted below, and the Bird. */
      if (i == 0 || i >= WR_N_WORMS - 1)
        ui_look_at_window (driver, format, "draft");
      play_moves (match, 1, &random);
      if (!has_heading (driver, "Hand-over"))
        continue;
      ui_look_at_window (driver, format, "hand-over");
      click (driver, "I'm here");
    }
  ui_look_at_window (driver, format, "landing");
}

/* ---- Before a match of Terror Below */

static void
show_race (UiDriver   *driver,
           const char *options)
{
  g_autoptr(BmMatch) match = bm_match_new (&tb_game, options, SEED, NULL);

  bm_window_show_match (BM_WINDOW (driver->window), match);
  ui_driver_settle ();
}

static void
look_before_race (UiDriver       *driver,
                  const UiFormat *format)
{
  click (driver, "Terror Below");
  click (driver, "Play");
  ui_look_at_window (driver, format, "new match");
  ui_driver_choose (driver, ui_look_words ("Players"), 0);
  ui_look_at_window (driver, format, "new match alone");
  ui_driver_choose (driver, ui_look_words ("Players"), 4);
  ui_driver_choose (driver, ui_look_words ("Blue player"), UI_PERSON);
  ui_look_at_window (driver, format, "new match of five");
  show_race (driver, "start:players=1,leave=1");
  ui_look_at_window (driver, format, "leader alone");
  show_race (driver, "start:players=5,board=canyon");
  ui_look_at_window (driver, format, "leaders of five");
  click (driver, "I’m here");
  ui_look_at_window (driver, format, "leaders with hand");
  g_settings_reset (driver->settings, "terror-players");
  g_settings_reset (driver->settings, "terror-seats");
}

/* ---- The table */

static void
look_at_table (UiDriver       *driver,
               const UiFormat *format)
{
  g_autoptr(BmMatch) match = new_match (UI_START_CARDS);
  guint64 random = SEED;

  bm_window_show_match (BM_WINDOW (driver->window), match);
  ui_driver_settle ();
  for (guint i = 0; i < 3 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
    {
      play_moves (match, 27, &random);
      if (bm_match_get_to_act (match) == BM_SIDE_NOBODY)
        break;
      if (ui_driver_find (driver, GTK_TYPE_BUTTON, ui_look_words ("Go on")) != NULL)
        ui_look_at_window (driver, format, "event");
      come_to_table (driver);
      ui_look_at_window (driver, format, "table");
    }
  if (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      ui_driver_act (driver, "table.show-hand");
      ui_look_at_window (driver, format, "table with hand");
      gtk_widget_activate_action (driver->window, "win.tonight", NULL);
      gtk_widget_activate_action (driver->window, "win.log", NULL);
      ui_look_at_window (driver, format, "table with log");
    }
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    play_moves (match, 1000, &random);
  ui_look_at_window (driver, format, "celebration");
  come_to_table (driver);
  ui_driver_wait_heading (driver, ui_look_words (bm_match_get_winners (match) == 1u << WR_SIDE_BIRD ? "The Bird wins"
                                                                                            : "The Worms win"));
  ui_look_at_window (driver, format, "end");
}

static void
assert_all_seen (GtkWidget *panel)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
}

/* Somewhere in a match, with what a side can be told then. */
static void
look_at_answers (UiDriver       *driver,
                 const UiFormat *format)
{
  static const char text[] =
    "{\"turn\": \"bird\", \"day\": 4, \"hunger\": 2, \"suspicion\": 3, \"health\": 3,"
    " \"grass\": [0, 0, 2, 0, 0, 3, 0, 1, 0, 0, 0], \"bird\": {\"at\": \"f3\"}, \"wormholes\": [\"e7\", \"k9\"],"
    " \"bedrock\": [\"e2\"], \"drills\": [\"i0\"], \"gravestones\": [\"c2\"],"
    " \"worms\": [{\"colour\": \"green\", \"at\": \"d3\"}, {\"colour\": \"yellow\", \"at\": \"b12\", \"stunned\": 1},"
    " {\"colour\": \"pink\", \"at\": \"h6\"}]}";
  static const char *const actions[] = { "table.fly", "table.dig", "table.eat", "table.rest", "table.break" };
  GtkWidget *status;

  ui_driver_show_text (driver, text);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      ui_driver_act (driver, actions[i]);
      ui_look_at_window (driver, format, actions[i]);
    }
  /* Without champions and cards nothing has to be scrolled to, but for large text. */
  if (format->text == 1)
    {
      assert_all_seen (ui_find_type (driver->window, WR_TYPE_BIRD_PANEL));
      assert_all_seen (ui_find_type (driver->window, WR_TYPE_PARTY_PANEL));
    }
  status = ui_driver_find (driver, BM_TYPE_STATUS, ui_look_words ("Status"));
  g_assert_nonnull (status);
  if (bm_status_open_rule (BM_STATUS (status)))
    {
      GtkWidget *popover;

      ui_driver_settle ();
      ui_look_at_window (driver, format, "why not");
      /* Another program on the display may have taken the pointer from it, and so have closed it. */
      popover = ui_find_type (status, GTK_TYPE_POPOVER);
      if (popover != NULL)
        gtk_popover_popdown (GTK_POPOVER (popover));
      ui_driver_settle ();
    }
}

/* Hints, what is explained for the first time, and what somebody knows. */
static void
look_at_help (UiDriver       *driver,
              const UiFormat *format)
{
  static const char text[] =
    "{\"turn\": \"bird\", \"day\": 4, \"hunger\": 1, \"suspicion\": 3, \"health\": 3,"
    " \"grass\": [0, 0, 2, 0, 0, 3, 0, 1, 0, 0, 0], \"bird\": {\"at\": \"f3\"}, \"wormholes\": [\"e7\", \"k9\"],"
    " \"drills\": [\"i0\"], \"gravestones\": [\"c2\"], \"zombies\": [{\"id\": 1, \"at\": \"g5\"}],"
    " \"worms\": [{\"colour\": \"green\", \"at\": \"d3\"}, {\"colour\": \"yellow\", \"at\": \"b12\"},"
    " {\"colour\": \"pink\", \"at\": \"h6\"}]}";
  g_autoptr(BmMastery) mastery = bm_mastery_new (driver->settings, &wr_game, wr_learn.players, wr_topics);
  g_autoptr(BmMatch) match = ui_match_read (text);

  bm_mastery_set_help (mastery, WR_SIDE_BIRD, TRUE);
  bm_mastery_set_help (mastery, WR_SIDE_WORMS, TRUE);
  bm_window_show_match (BM_WINDOW (driver->window), match);
  ui_driver_settle ();
  ui_look_at_window (driver, format, "hints for the Bird");
  bm_match_play (match, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_DIG, WR_DIR_BYTE (WR_DIR_DOWN), 0), NULL);
  ui_driver_settle ();
  ui_look_at_window (driver, format, "explained for the first time");
  ui_look_at_dialog (bm_mastery_window_new (GTK_WINDOW (driver->window), mastery, "bird"), format, "what is known");
  bm_mastery_set_help (mastery, WR_SIDE_BIRD, FALSE);
  bm_mastery_set_help (mastery, WR_SIDE_WORMS, FALSE);
}

/* ---- What stands beside */

static void
look_at_lessons (UiDriver       *driver,
                 const UiFormat *format)
{
  g_settings_reset (driver->settings, "lessons-done");
  g_settings_reset (driver->settings, "lessons-begun");
  click (driver, "Learn");
  ui_look_at_window (driver, format, "learn");
  click (driver, "The first meal");
  ui_look_at_window (driver, format, "a lesson");
  /* What is not taken, twice: a hint comes. */
  click (driver, "End Turn");
  click (driver, "End Turn");
  ui_look_at_window (driver, format, "a hint in a lesson");
  ui_driver_press (driver, WR_SPACE (3, 0));
  ui_look_at_window (driver, format, "a step done");
  click (driver, "Leave");
  ui_look_at_window (driver, format, "learn again");
  g_settings_reset (driver->settings, "lessons-begun");
}

static void
look_at_rules (UiDriver       *driver,
               const UiFormat *format)
{
  static const char *const pages[] = { "R1", "R6.3", "R10.7", "F" };

  click (driver, "Rules");
  ui_look_at_window (driver, format, "rules");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_assert_true (gtk_widget_activate_action (driver->window, "win.rule", "s", pages[i]));
      ui_driver_settle ();
      ui_look_at_window (driver, format, pages[i]);
    }
}

static void
look_at_dialogs (UiDriver       *driver,
                 const UiFormat *format)
{
  /* Dialogs are made for the window that they stand over. */
  ui_look_at_window (driver, format, "title");
  ui_look_at_dialog (bm_preferences_new (GTK_WINDOW (driver->window), driver->settings), format, "preferences");
  ui_look_at_dialog (bm_shortcuts_window_new (GTK_WINDOW (driver->window)), format, "shortcuts");
}

/* ---- Replays */

/* A match of any moves, with cards and a comment that is long. */
static BmReplay *
make_replay (void)
{
  g_autoptr(BmMatch) match = ui_match_new_any (UI_START_CARDS, SEED);

  bm_match_set_player (match, WR_SIDE_BIRD, "Ada with a long name, as long as it goes");
  bm_match_set_player (match, WR_SIDE_WORMS, "hard");
  bm_match_set_comment (match, 0, "Nobody would have thought at this point of the duel that it could be lost by a "
                                  "single move of the Bird, and yet that is what happened a few days later, as will "
                                  "be seen.");
  return bm_replay_new (bm_match_dup_record (match), "/nowhere/match.bloodmoon", NULL);
}

static void
look_at_replays (UiDriver       *driver,
                 const UiFormat *format)
{
  BmReplay *replay = make_replay ();
  BmMatch *match = replay->match;

  click (driver, "Replays");
  UI_WAIT_UNTIL (ui_driver_shows (driver, BM_TYPE_REPLAY_ROW));
  ui_look_at_window (driver, format, "replays");
  bm_window_open_replay (BM_WINDOW (driver->window), replay);
  ui_driver_settle ();
  ui_look_at_window (driver, format, "replay");
  bm_match_go_to (match, bm_match_get_n_moves (match) / 2);
  /* Not while its log is on the way. */
  bm_table_catch_up (BM_TABLE (ui_find_type (driver->window, WR_TYPE_TABLE)));
  ui_driver_settle ();
  ui_look_at_window (driver, format, "replay in the middle");
  ui_look_at_dialog (bm_replay_on_new (GTK_WINDOW (driver->window), match, "Move 57 of 212"), format, "playing on");
}

/* ---- The journal, the challenge of the day, and the ladder */

static gboolean
is_read (UiDriver *driver)
{
  GtkWidget *screen = ui_find_type (driver->window, BM_TYPE_TODAY_SCREEN);

  return screen != NULL && bm_today_screen_get_stage (BM_TODAY_SCREEN (screen)) != BM_TODAY_READING;
}

static void
look_at_journal (UiDriver       *driver,
                 const UiFormat *format)
{
  click (driver, "Journal");
  UI_WAIT_UNTIL (ui_find_type (driver->window, GTK_TYPE_LIST_BOX_ROW) != NULL);
  ui_look_at_window (driver, format, "journal");
  click (driver, "Back");
  click (driver, "Today");
  UI_WAIT_UNTIL (is_read (driver));
  ui_look_at_window (driver, format, "today");
  click (driver, "Back");
  click (driver, "Ladder");
  ui_look_at_window (driver, format, "ladder");
}

/* ---- All of them */

const UiWay ui_screens_ways[] = {
  { "before", look_before },
  { "draft", look_at_draft },
  { "before-race", look_before_race },
  { "table", look_at_table },
  { "answers", look_at_answers },
  { "help", look_at_help },
  { "lessons", look_at_lessons },
  { "rules", look_at_rules },
  { "dialogs", look_at_dialogs },
  { "replays", look_at_replays },
  { "journal", look_at_journal },
  { NULL, NULL }
};

void
ui_screens_init (void)
{
  g_autoptr(GError) error = NULL;

  /* All screens are looked at, whatever is wrong with the first of them. */
  g_test_set_nonfatal_assertions ();
  wr_cards_all (NULL, &error);
  g_assert_no_error (error);
  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", TRUE, NULL);
  g_object_unref (bm_sheet_add ("style.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION));
}

/* ---- Matches on the disk: one that has ended, and a file that is none; the same of the journal */

static void
put_file (const char *folder,
          const char *name,
          const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A win of somebody with a long name, and a file that is no line. */
#define JOURNAL_LINE \
  "{\"entry\": {\"ended\": true, \"length\": 9, \"seats\": [{\"honours\": [\"feast\", \"pack\"], " \
  "\"name\": \"Ada with a long name, as long as it goes\", \"side\": \"bird\", \"with\": [\"the-gardener\"], \"won\": true}, " \
  "{\"honours\": [], \"level\": \"master\", \"side\": \"worms\", \"with\": [], \"won\": false}]}, " \
  "\"format\": \"bloodmoon-logbook\", \"id\": \"0123456789abcdef\", \"kind\": \"match\", \"score\": null, " \
  "\"time\": 1764288000, \"version\": 1}"

static char *
make_folder (void)
{
  char *top = g_dir_make_tmp ("bm-test-screens-XXXXXX", NULL);
  g_autofree char *matches = g_build_filename (top, "matches", NULL), *text = NULL;
  g_autofree char *journal = g_build_filename (top, "journal", "worms-rising", NULL);
  BmReplay *replay = make_replay ();

  g_assert_cmpint (g_mkdir_with_parents (matches, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (journal, 0700), ==, 0);
  put_file (journal, "0123456789abcdef.json", JOURNAL_LINE);
  put_file (journal, "0123456789abcde0.json", "nonsense");
  text = bm_record_to_text (replay->record);
  put_file (matches, "2026-11-21-1830.bloodmoon", text);
  put_file (matches, "2026-11-20-0905.bloodmoon", "nonsense");
  bm_replay_free (replay);
  return top;
}

void
ui_screens_look (const UiWay    *way,
                 const UiFormat *format)
{
  g_autoptr(GtkCssProvider) contrast = format->contrast ? bm_sheet_add ("high-contrast.css", CONTRAST) : NULL;
  g_autofree char *folder = make_folder ();
  BmStore *store = bm_store_new (folder, bm_games_get (0), NULL);
  UiDriver driver;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * format->text), NULL);
  ui_driver_open (&driver, SEED);
  bm_window_add_store (BM_WINDOW (driver.window), store);
  gtk_window_set_default_size (GTK_WINDOW (driver.window), format->width, format->height);
  way->look (&driver, format);
  bm_window_flush (BM_WINDOW (driver.window));
  ui_driver_close (&driver);
  g_assert_finalize_object (store);
  ui_remove_all (folder);
  if (contrast != NULL)
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (contrast));
}

typedef struct
{
  const UiWay    *way;
  const UiFormat *format;
} Case;

static void
test_way (gconstpointer data)
{
  const Case *one = data;

  ui_screens_look (one->way, one->format);
}

void
ui_screens_add (const char     *prefix,
                const UiFormat *format)
{
  for (const UiWay *way = ui_screens_ways; way->name != NULL; way++)
    {
      Case *one = g_new (Case, 1);
      g_autofree char *path = g_strdup_printf ("%s/%dx%d/%.0f%%%s/%s", prefix, format->width, format->height,
                                               format->text * 100, format->contrast ? "/contrast" : "", way->name);

      one->way = way;
      one->format = format;
      g_test_add_data_func_full (path, one, test_way, g_free);
    }
}
