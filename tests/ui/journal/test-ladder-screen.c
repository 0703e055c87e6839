/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The ladder: rivals with manners that can be seen, the next one open when the last was beaten, and stars that the journal
 * keeps.
 */
#include "config.h"

#include <string.h>

#include "ui-kept.h"
#include "ui-picture.h"

#include "bm-art.h"
#include "bm-game-sheet.h"
#include "bm-games.h"
#include "bm-ladder-screen.h"
#include "bm-player-words.h"
#include "bm-random.h"
#include "bm-style.h"
#include "bm-today.h"
#include "bm-window-private.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-ladder.h"
#include "tb-move.h"
#include "tb-words.h"
#include "ui-races.h"
#include "wr-game-ui.h"
#include "wr-game.h"
#include "wr-ladder.h"

/* ---- Manners */

/* Moves of a kind that a computer with the judgement of JUDGE makes in SEAT of matches of GAME, of a thousand of its moves; all
   others are made at random. */
static guint
count_kind (const BmGame *game,
            const BmGame *judge,
            const char   *options,
            BmLevel       level,
            gboolean    (*is_kind) (BmMove move))
{
  guint n = 0, all = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr(BmMatch) match = bm_match_new (game, options, seed, NULL);
      const int seat = (int) (seed % 2);
      g_autoptr(BmBot) bot = bm_bot_new (judge, level, seed, 1);
      g_autofree gpointer view = g_malloc (game->position_size);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY && bm_match_get_ply (match) < 160)
        {
          gconstpointer position = bm_match_get_position (match);
          BmMove move = game->pick (position, &chance);

          if (bm_match_get_to_act (match) == seat)
            {
              memcpy (view, position, game->position_size);
              game->hide (view, seat);
              move = bm_bot_choose (bot, view, seat, &(BmSearchBudget) { .iterations = 120, .threads = 1 }, NULL);
              bm_bot_follow (bot, BM_MOVE_NONE);
              all++;
              n += is_kind (move);
            }
          g_assert_true (bm_match_play (match, move, NULL));
        }
    }
  return n * 1000 / MAX (all, 1);
}

static gboolean
moves_earth (BmMove move)
{
  const WrMoveKind kind = wr_move_kind (move);

  return kind == WR_MOVE_DIG || kind == WR_MOVE_DRILL || kind == WR_MOVE_PUSH;
}

static gboolean
plays_card (BmMove move)
{
  return wr_move_kind (move) == WR_MOVE_PLAY;
}

static gboolean
bites (BmMove move)
{
  return wr_move_kind (move) == WR_MOVE_BITE;
}

static gboolean
thinks_of_graves (BmMove move)
{
  return wr_move_kind (move) == WR_MOVE_RAISE || wr_move_kind (move) == WR_MOVE_DRILL;
}

static gboolean
clears (BmMove move)
{
  return TB_MOVE_KIND (move) == TB_MOVE_CLEAR;
}

static gboolean
uses (BmMove move)
{
  return TB_MOVE_KIND (move) == TB_MOVE_USE;
}

static guint
find_rival (const BmLadderParts *ladder,
            const char          *id)
{
  guint i = 0;

  while (ladder->rivals[i].id != NULL && !g_str_equal (ladder->rivals[i].id, id))
    i++;
  g_assert_nonnull (ladder->rivals[i].id);
  return i;
}

/* More of what each likes than the same computer without a manner. */
static void
test_manners (void)
{
  static const struct
  {
    const BmGame        *game;
    const BmLadderParts *ladder;
    const char          *id;
    gboolean           (*is_kind) (BmMove move);
  } manners[] = {
    { &wr_game, &wr_ladder, "digby", moves_earth }, { &wr_game, &wr_ladder, "hazel", plays_card },
    { &wr_game, &wr_ladder, "nettle", bites }, { &wr_game, &wr_ladder, "thorne", thinks_of_graves },
    { &tb_game, &tb_ladder, "penny", clears }, { &tb_game, &tb_ladder, "cass", uses },
  };

  for (guint i = 0; i < G_N_ELEMENTS (manners); i++)
    {
      const guint index = find_rival (manners[i].ladder, manners[i].id);
      const BmLevel level = MIN (manners[i].ladder->rivals[index].level, BM_LEVEL_MEDIUM);
      const char *options = manners[i].ladder->options (index);
      guint own = count_kind (manners[i].game, manners[i].ladder->judge (index), options, level, manners[i].is_kind);
      guint plain = count_kind (manners[i].game, manners[i].game, options, level, manners[i].is_kind);

      g_test_message ("%s: %u, without a manner %u", manners[i].id, own, plain);
      if (own <= plain)
        {
          g_test_message ("%s is no different", manners[i].id);
          g_test_fail ();
        }
    }
}

/* From gentle to Master, each with all that is shown of it. */
static void
test_rivals (void)
{
  static const BmLadderParts *const ladders[] = { &wr_ladder, &tb_ladder };

  for (guint i = 0; i < G_N_ELEMENTS (ladders); i++)
    {
      const BmLadderRival *rivals = ladders[i]->rivals;
      guint n = 0;

      for (; rivals[n].id != NULL; n++)
        {
          const BmSeats seats = ladders[i]->seats (n, 0);

          g_assert_true (bm_journal_is_id (rivals[n].id));
          g_assert_true (bm_art_exists (rivals[n].art));
          g_assert_true (g_str_has_suffix (rivals[n].manner, "."));
          g_assert_true (n == 0 || rivals[n].level >= rivals[n - 1].level);
          g_assert_cmpuint (bm_seats_count_people (&seats), ==, 1);
        }
      g_assert_cmpuint (n, ==, 7);
      g_assert_cmpint (rivals[0].level, ==, BM_LEVEL_EASY);
      g_assert_cmpint (rivals[n - 1].level, ==, BM_LEVEL_MASTER);
    }
}

static void
test_stars (void)
{
  g_autoptr(BmMatch) starved = ui_match_new_starved (), race = ui_race_new_golden ("twenty-points");
  const TbPosition *pos = bm_match_get_position (race);
  guint n = 0;

  g_assert_cmpuint (wr_ladder.stars (starved, WR_SIDE_WORMS), ==, 3);
  g_assert_cmpuint (wr_ladder.stars (starved, WR_SIDE_BIRD), ==, 0);
  for (int seat = 0; seat < 2; seat++)
    {
      const int ahead = (int) tb_position_vp (pos, (guint) seat) - (int) tb_position_vp (pos, 1 - (guint) seat);
      const guint stars = tb_ladder.stars (race, seat);

      g_assert_cmpuint (stars, ==, (pos->winners >> seat & 1) == 0 ? 0 : 1u + (ahead >= 5) + (ahead >= 10));
      n += stars > 0;
    }
  g_assert_cmpuint (n, ==, 1);
}

/* ---- The page */

static BmJournal *
new_journal (const char *const *rivals,
             const guint       *stars,
             guint              n)
{
  BmLogbookList list = { .entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_logbook_entry_free) };
  BmJournal *journal;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("%016x", i);
      g_autofree char *text = g_strdup_printf ("{\"ended\": true, \"length\": 9, \"rival\": \"%s\", \"seats\": ["
                                               "{\"honours\": [], \"name\": \"Ada\", \"side\": \"bird\", \"with\": [], \"won\": true}], "
                                               "\"stars\": %u}", rivals[i], stars[i]);
      const BmLogbookEntry entry = { id, 10 + i, (char *) BM_JOURNAL_KIND, BM_LOGBOOK_LOST, text };

      bm_logbook_list_add (&list, &entry);
    }
  journal = bm_journal_new (&list);
  g_ptr_array_unref (list.entries);
  g_assert_cmpuint (journal->n_damaged, ==, 0);
  return journal;
}

static gboolean
is_button (GtkWidget *widget,
           gpointer   words)
{
  g_autofree char *name = NULL;

  if (!GTK_IS_BUTTON (widget))
    return FALSE;
  name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "?");
  return name != NULL && g_str_has_prefix (name, words);
}

static guint
count_open (GtkWidget *screen)
{
  g_autoptr(GPtrArray) buttons = ui_find_all (screen, is_button, (gpointer) "Play against ");

  return buttons->len;
}

static void
test_open (void)
{
  static const char *const rivals[] = { "pip", "digby", "pip", "digby" };
  static const guint stars[] = { 1, 0, 3, 2 };
  GtkWidget *screen = bm_ladder_screen_new (), *window = ui_window_open (screen, 1100, 700);

  for (guint n = 0; n <= G_N_ELEMENTS (stars); n++)
    {
      g_autoptr(BmJournal) journal = new_journal (rivals, stars, n);

      bm_ladder_screen_show (BM_LADDER_SCREEN (screen), &wr_game_ui, journal);
      ui_driver_settle ();
      /* A match that was lost opens nothing. */
      g_assert_cmpuint (count_open (screen), ==, n == 0 ? 1 : n < 4 ? 2 : 3);
      /* What is not open says what opens it. */
      g_assert_true ((ui_find_words (screen, "Beat Pip first") != NULL) == (n == 0));
      g_assert_true ((ui_find_words (screen, "Beat Digby first") != NULL) == (n < 4));
      g_assert_cmpuint (bm_ladder_stars (journal, "pip"), ==, n == 0 ? 0 : n < 3 ? 1 : 3);
    }
  g_assert_nonnull (ui_find_words (screen, "5 of 21 stars"));
  g_assert_nonnull (ui_find_words (screen, "★★☆"));
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
  static const char *const rivals[] = { "pip", "digby", "nettle" };
  static const guint stars[] = { 3, 2, 1 };
  g_autoptr(BmJournal) journal = new_journal (rivals, stars, 3);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *screen = bm_ladder_screen_new (), *window = ui_window_open (screen, sizes[i].width, sizes[i].height);
      g_autofree char *file = g_strdup_printf ("ladder-%d", sizes[i].width);
      int least;

      bm_ladder_screen_show (BM_LADDER_SCREEN (screen), &wr_game_ui, journal);
      ui_wait_for_layout (window);
      gtk_widget_measure (screen, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 780);
      if (g_getenv ("BM_TEST_PICTURES") != NULL)
        UI_WAIT_UNTIL (is_drawn ());
      ui_save_picture (screen, file);
      ui_window_close (window);
    }
}

/* ---- In the window */

static BmWindow *
window_of (UiKept *kept)
{
  return BM_WINDOW (kept->driver.window);
}

static void
play_random (UiKept  *kept,
             guint64  chance,
             guint    n)
{
  BmMatch *match = bm_window_get_match (window_of (kept));
  BmMove moves[BM_MAX_MOVES];

  for (guint i = 0; i < n && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
    {
      guint n_moves = bm_match_get_legal (match, moves);

      g_assert_true (bm_match_play (match, moves[(bm_random_next (&chance) >> 33) % n_moves], NULL));
    }
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

static void
begin (UiKept *kept)
{
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_driver_settle ();
  ui_driver_click (&kept->driver, "Ladder");
  g_assert_true (ui_driver_has_heading (&kept->driver, "Ladder"));
  ui_driver_click (&kept->driver, "Play against Sandy");
}

/* The rival is there by its name, and after a break of the program again; what it gave is noted. */
static void
test_match (UiKept        *kept,
            gconstpointer  unused)
{
  g_autoptr(BmJournal) journal = NULL;
  const BmJournalLine *line;
  BmMatch *match;

  begin (kept);
  match = bm_window_get_match (window_of (kept));
  g_assert_cmpstr (bm_match_get_rival (match)->id, ==, "sandy");
  g_assert_true (bm_match_is_fair (match));
  g_assert_true (bm_match_get_judge (match) == tb_ladder.judge (0));
  g_assert_cmpstr (tb_player_words (match, 1), ==, "Sandy");
  play_random (kept, 5, 12);
  ui_kept_close (kept);
  ui_kept_open (kept);
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_act (kept->driver.window, "win.continue");
  ui_driver_settle ();
  match = bm_window_get_match (window_of (kept));
  g_assert_cmpstr (bm_match_get_rival (match)->id, ==, "sandy");
  play_random (kept, 6, 100000);
  journal = read_journal (kept);
  g_assert_cmpuint (journal->matches->len, ==, 1);
  line = &((const BmJournalMatch *) g_ptr_array_index (journal->matches, 0))->line;
  g_assert_cmpstr (line->rival, ==, "sandy");
  g_assert_cmpuint (line->stars, ==, tb_ladder.stars (match, 0));
  g_assert_null (line->day);
}

/* With a weaker rival it is none of the ladder; nor is an ordinary match. */
static void
test_other_rival (UiKept        *kept,
                  gconstpointer  unused)
{
  g_autoptr(BmJournal) journal = NULL;

  begin (kept);
  bm_window_set_level (window_of (kept), 1, BM_LEVEL_GREEDY);
  play_random (kept, 6, 100000);
  journal = read_journal (kept);
  g_assert_cmpuint (journal->matches->len, ==, 1);
  g_assert_null (((const BmJournalMatch *) g_ptr_array_index (journal->matches, 0))->line.rival);
  bm_window_start_match (window_of (kept), "start:players=2", NULL);
  g_assert_null (bm_match_get_rival (bm_window_get_match (window_of (kept))));
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
  g_test_add_func ("/ladder-screen/rivals", test_rivals);
  g_test_add_func ("/ladder-screen/manners", test_manners);
  g_test_add_func ("/ladder-screen/stars", test_stars);
  g_test_add_func ("/ladder-screen/open", test_open);
  g_test_add_func ("/ladder-screen/sizes", test_sizes);
  UI_KEPT_TEST ("/ladder-screen/match", test_match);
  UI_KEPT_TEST ("/ladder-screen/other-rival", test_other_rival);
  return g_test_run ();
}
