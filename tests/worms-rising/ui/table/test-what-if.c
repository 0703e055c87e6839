/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What if, in the real window: it is opened and left by one key, says what it is, tells nothing hidden, and leaves no trace
 * in the duel or in what is kept of it.
 */
#include "config.h"

#include "ui-kept.h"

#include <string.h>


#include "wr-bird-panel.h"
#include "bm-card-button.h"
#include "wr-event-words.h"
#include "bm-hand.h"
#include "bm-log.h"
#include "wr-rules.h"
#include "wr-scratch.h"
#include "wr-game.h"
#include "wr-judge.h"

static void
what_if (UiDriver *driver)
{
  ui_driver_act (driver, "win.what-if");
}

/* By its banner, its frame and its way back. */
static gboolean
is_trying (UiDriver *driver)
{
  gboolean framed = gtk_widget_has_css_class (GTK_WIDGET (ui_driver_table (driver)), "trial");
  gboolean back = ui_driver_has_button (driver, "Back to the match");

  g_assert_cmpint (framed, ==, back);
  g_assert_cmpint (framed, ==, bm_match_is_trial (ui_driver_match (driver)));
  return framed;
}

/* Threats come to a window that is large enough when it has been laid out, and a log has the lines then that are in
   sight: they are left out. */
static gboolean
is_laid_out (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);

  if (BM_IS_LOG (widget))
    return TRUE;
  return GTK_IS_BOX (widget) && GTK_IS_LABEL (first)
         && g_str_equal (gtk_label_get_label (GTK_LABEL (first)), "Threats");
}

static void
gather_words (GtkWidget *widget,
              GString   *words)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_mapped (widget) || is_laid_out (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  if (BM_IS_CARD_BUTTON (widget))
    g_string_append_printf (words, "card %d\n", bm_card_button_get_card (BM_CARD_BUTTON (widget)));
  if (tooltip != NULL)
    g_string_append_printf (words, "%s\n", tooltip);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather_words (child, words);
}

/* All that can be read at the table. */
static char *
dup_words (UiDriver *driver)
{
  GString *words = g_string_new (NULL);

  gather_words (GTK_WIDGET (ui_driver_table (driver)), words);
  return g_string_free (words, FALSE);
}

static gboolean
reads (UiDriver   *driver,
       const char *words)
{
  g_autofree char *all = dup_words (driver);

  return strstr (all, words) != NULL;
}

static char *
dup_record (BmMatch *match)
{
  g_autoptr(BmRecord) record = bm_match_dup_record (match);

  return bm_record_to_text (record);
}

/* ---- Opened and left */

static void
test_there_and_back (void)
{
  UiDriver driver;
  BmMatch *real, *scratch;
  WrPosition before;
  g_autofree char *record = NULL, *after = NULL;

  ui_driver_open (&driver, 2);
  ui_start (BM_WINDOW (driver.window), "start", "Ada", "Max");
  ui_driver_settle ();
  ui_driver_play (&driver, "land d0");
  real = ui_driver_match (&driver);
  before = *ui_driver_position (&driver);
  record = dup_record (real);
  g_assert_false (is_trying (&driver));

  what_if (&driver);
  scratch = ui_driver_match (&driver);
  g_assert_true (scratch != real);
  g_assert_true (is_trying (&driver));
  g_assert_true (reads (&driver, "What if? Nothing here counts."));
  /* Both sides, two dice, and all of it back. */
  ui_driver_play (&driver, "end");
  g_assert_true (reads (&driver, "What if? Nothing here counts."));
  ui_driver_act (&driver, "table.end-turn");
  g_assert_true (reads (&driver, "What if? One way it could go: dice and cards are made up."));
  ui_driver_act (&driver, "table.end-turn");
  ui_driver_act (&driver, "table.end-turn");
  g_assert_cmpint (ui_driver_position (&driver)->day, ==, 3);
  for (guint i = 0; i < 4; i++)
    ui_driver_act (&driver, "table.undo");
  g_assert_cmpuint (bm_match_get_ply (scratch), ==, 0);
  g_assert_true (reads (&driver, "What if? Nothing here counts."));
  ui_driver_act (&driver, "table.undo");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "There is nothing to take back yet.");
  ui_driver_act (&driver, "table.redo");
  g_assert_cmpuint (bm_match_get_ply (scratch), ==, 1);

  what_if (&driver);
  g_assert_true (ui_driver_match (&driver) == real);
  g_assert_false (is_trying (&driver));
  g_assert_true (wr_position_equal (ui_driver_position (&driver), &before));
  after = dup_record (real);
  g_assert_cmpstr (record, ==, after);
  ui_driver_close (&driver);
}

/* Escape first puts down what is picked, then leads back. */
static void
test_escape (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_start (BM_WINDOW (driver.window), "start", "", "");
  ui_driver_settle ();
  ui_driver_play (&driver, "land d0");
  what_if (&driver);
  ui_driver_act (&driver, "table.move");
  ui_driver_act (&driver, "table.cancel");
  g_assert_true (is_trying (&driver));
  ui_driver_act (&driver, "table.cancel");
  g_assert_false (is_trying (&driver));
  /* At the duel itself it leads nowhere. */
  ui_driver_act (&driver, "table.cancel");
  g_assert_false (is_trying (&driver));
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 1);
  ui_driver_close (&driver);
}

/* What a look into the rules interrupts is there again; a duel that begins meanwhile ends it. */
static void
test_other_screens (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_start (BM_WINDOW (driver.window), "start", "", "");
  ui_driver_settle ();
  what_if (&driver);
  ui_driver_play (&driver, "land d0");
  ui_driver_act (&driver, "win.rules");
  ui_driver_click (&driver, "Back");
  g_assert_true (is_trying (&driver));
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 1);
  ui_start (BM_WINDOW (driver.window), "start", "", "");
  ui_driver_settle ();
  g_assert_false (is_trying (&driver));
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 0);
  ui_driver_close (&driver);
}

/* ---- When it is refused */

static void
test_refusals (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_start (BM_WINDOW (driver.window), "start", "", "");
  ui_driver_settle ();
  bm_window_set_level (BM_WINDOW (driver.window), WR_SIDE_WORMS, BM_LEVEL_MASTER);
  ui_driver_play (&driver, "land d0");
  what_if (&driver);
  g_assert_false (is_trying (&driver));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "The computer decides now: What If is for your own decisions.");
  ui_driver_close (&driver);
}

static void
test_decided (void)
{
  UiDriver driver;
  static const char text[] = "{\"worms\": [{\"at\": \"d3\", \"colour\": \"green\"}], \"turn\": \"bird\", "
                             "\"bird\": {\"at\": \"d2\"}, \"grass\": [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]}";
  g_autoptr(BmMatch) match = ui_match_read (text);

  ui_driver_open (&driver, 2);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_settle ();
  /* In the copy it ends, and is gone on with from before that. */
  what_if (&driver);
  ui_driver_play (&driver, "eat d3");
  g_assert_cmpint (bm_match_get_to_act (ui_driver_match (&driver)), ==, BM_SIDE_NOBODY);
  g_assert_true (is_trying (&driver));
  ui_driver_act (&driver, "table.undo");
  g_assert_cmpint (bm_match_get_to_act (ui_driver_match (&driver)), ==, WR_SIDE_BIRD);
  what_if (&driver);
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 0);
  ui_driver_play (&driver, "eat d3");
  ui_driver_wait_heading (&driver, "The Bird wins");
  what_if (&driver);
  g_assert_true (ui_driver_has_heading (&driver, "The Bird wins"));
  ui_driver_close (&driver);
}

/* Between two people with cards the seat changes first. */
static void
test_hand_over (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_start (BM_WINDOW (driver.window), UI_START_CARDS, "", "");
  ui_driver_settle ();
  while (!ui_driver_has_heading (&driver, "Hand-over"))
    {
      BmMove moves[BM_MAX_MOVES];
      guint n = bm_match_get_legal (ui_driver_match (&driver), moves);

      bm_match_play (ui_driver_match (&driver), moves[n - 1], NULL);
      ui_driver_settle ();
    }
  what_if (&driver);
  g_assert_true (ui_driver_has_heading (&driver, "Hand-over"));
  ui_driver_close (&driver);
}

/* ---- What nobody may know */

/* A duel between two people, somewhere in its middle. */
static BmMatch *
play_some (guint64 seed,
           guint   moves)
{
  BmMatch *match = bm_match_new (&wr_game, UI_START_CARDS, seed, NULL);

  ui_match_play_any (match, moves, seed);
  return match;
}

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       frames)
{
  return --*(guint *) frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* The table finds out in its first frames what it has room for. */
static void
wait_frames (UiDriver *driver)
{
  guint frames = 6;

  gtk_widget_add_tick_callback (driver->window, frame_cb, &frames, NULL);
  while (frames > 0)
    g_main_context_iteration (NULL, TRUE);
  ui_driver_settle ();
}

/* What can be read in What if, at once and after both sides have ended their turns. */
static char *
read_trial (const WrPosition *pos)
{
  UiDriver driver;
  GString *all = g_string_new (NULL);

  ui_driver_open (&driver, 2);
  ui_driver_show_position (&driver, pos);
  what_if (&driver);
  g_assert_true (is_trying (&driver));
  for (guint i = 0; i < 3; i++)
    {
      guint n;
      const BmEvent *events = bm_match_get_events_since (ui_driver_match (&driver), 0, &n);
      g_autofree char *words = NULL, *past = wr_event_words (events, n);

      wait_frames (&driver);
      words = dup_words (&driver);
      g_string_append_printf (all, "--- %u\n%s%s\n", i, words, past);
      ui_driver_act (&driver, "table.end-turn");
    }
  ui_driver_close (&driver);
  return g_string_free (all, FALSE);
}

static void
test_nothing_leaks (void)
{
  guint n = 0;

  for (guint64 seed = 1; n < 12 && seed < 200; seed++)
    {
      g_autoptr(BmMatch) match = play_some (seed, 50 + (guint) seed % 15 * 5);
      const WrPosition *pos = bm_match_get_position (match);
      WrPosition twin = *pos;
      int side = bm_match_get_to_act (match);
      guint64 chance = seed + 99;
      g_autofree char *one = NULL, *two = NULL;

      if (side == BM_SIDE_NOBODY || pos->n_frames > 0 || pos->cards[wr_side_other ((WrSide) side)].n_hand == 0)
        continue;
      wr_rules_hide (&twin, (WrSide) side);
      wr_judge_determinize (&twin, (WrSide) side, &chance);
      one = read_trial (pos);
      two = read_trial (&twin);
      g_assert_cmpstr (one, ==, two);
      n++;
    }
  g_assert_cmpuint (n, ==, 12);
}

/* The other hand lies covered while its side decides, and says why; the own one is still known. */
static void
test_other_hand (void)
{
  UiDriver driver;
  guint64 seed = 0;
  g_autoptr(BmMatch) match = NULL;
  const WrPosition *pos;
  WrSide side;
  gboolean covered;

  do
    {
      g_clear_object (&match);
      match = play_some (++seed, 70);
      pos = bm_match_get_position (match);
      side = (WrSide) bm_match_get_to_act (match);
    }
  while (pos->winner != WR_NO_WINNER || pos->n_frames > 0 || pos->turn != WR_SIDE_WORMS
         || pos->cards[WR_SIDE_WORMS].n_hand == 0 || pos->cards[WR_SIDE_WORMS].n_hand > 4
         || pos->cards[WR_SIDE_BIRD].n_hand == 0);
  ui_driver_open (&driver, 2);
  ui_driver_show_position (&driver, pos);
  what_if (&driver);
  ui_driver_act (&driver, "table.end-turn");
  g_assert_cmpint (bm_match_get_to_act (ui_driver_match (&driver)), ==, wr_side_other (side));
  g_object_get (ui_driver_find (&driver, BM_TYPE_HAND, "Hand"), "covered", &covered, NULL);
  g_assert_true (covered);
  ui_driver_act (&driver, "table.show-hand");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==,
                   "Nobody knows the other hand: here you can only try what its side can do without it.");
  g_object_get (ui_driver_find (&driver, BM_TYPE_HAND, "Hand"), "covered", &covered, NULL);
  g_assert_true (covered);
  ui_driver_act (&driver, "table.card-1");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==,
                   "Nobody knows the other hand: here you can only try what its side can do without it.");
  g_assert_true (reads (&driver, wr_card_name (pos->cards[side].cards[0])));
  ui_driver_close (&driver);
}

/* ---- Suggest */

static gboolean
advises (UiDriver *driver)
{
  const char *words = ui_driver_status_text (driver);

  return strchr (words, ':') != NULL && g_str_has_suffix (words, ".");
}

/* For either side, with a reason; of the other hand nobody is told anything. */
static void
test_suggest (void)
{
  UiDriver driver;
  g_autoptr(BmMatch) match = NULL;

  for (guint64 seed = 1; match == NULL; seed++)
    {
      const WrPosition *pos;

      match = play_some (seed, 70);
      pos = bm_match_get_position (match);
      if (pos->winner != WR_NO_WINNER || pos->n_frames > 0 || pos->cards[WR_SIDE_BIRD].n_hand == 0
          || pos->turn != WR_SIDE_WORMS)
        g_clear_object (&match);
    }
  ui_driver_open (&driver, 2);
  ui_driver_show_position (&driver, bm_match_get_position (match));
  what_if (&driver);
  for (guint i = 0; i < 2; i++)
    {
      ui_driver_act (&driver, "table.suggest");
      UI_WAIT_UNTIL (advises (&driver));
      g_assert_false (g_str_has_prefix (ui_driver_status_text (&driver), "Play ") && i == 1);
      ui_driver_act (&driver, "table.cancel");
      g_assert_true (is_trying (&driver));
      ui_driver_act (&driver, "table.end-turn");
    }
  ui_driver_close (&driver);
}

/* ---- What is kept */

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

static void
add_files (const char *path,
           GString    *all)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL)
    {
      g_autofree char *text = NULL;

      if (g_file_get_contents (path, &text, NULL, NULL))
        g_string_append_printf (all, "%s\n%s\n", path, text);
      return;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    add_files (g_ptr_array_index (names, i), all);
}

/* The files say the same while things are tried out: whoever kills the program then finds the duel as it stood. */
static void
test_files (UiKept        *kept,
            gconstpointer  unused)
{
  g_autoptr(GString) before = g_string_new (NULL), after = g_string_new (NULL);
  g_autofree char *name = NULL;
  g_autoptr(GBytes) text = NULL;
  BmStore *next;

  ui_start (BM_WINDOW (kept->driver.window), "start", "Ada", "Max");
  ui_driver_settle ();
  ui_driver_play (&kept->driver, "land d0");
  ui_kept_flush (kept);
  add_files (kept->folder, before);
  g_assert_cmpuint (before->len, >, 0);
  what_if (&kept->driver);
  ui_driver_play (&kept->driver, "end");
  ui_driver_play (&kept->driver, "end");
  ui_kept_flush (kept);
  add_files (kept->folder, after);
  g_assert_cmpstr (before->str, ==, after->str);
  ui_kept_close (kept);

  next = bm_store_new (kept->folder, bm_games_get (0), NULL);
  g_assert_true (bm_store_dup_waiting (next, &name, &text));
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (text, NULL), (gssize) g_bytes_get_size (text), "land d0"));
  g_assert_null (g_strstr_len (g_bytes_get_data (text, NULL), (gssize) g_bytes_get_size (text), "end"));
  g_assert_finalize_object (next);
  ui_kept_open (kept);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/what-if/there-and-back", test_there_and_back);
  g_test_add_func ("/what-if/escape", test_escape);
  g_test_add_func ("/what-if/other-screens", test_other_screens);
  g_test_add_func ("/what-if/refusals", test_refusals);
  g_test_add_func ("/what-if/decided", test_decided);
  g_test_add_func ("/what-if/hand-over", test_hand_over);
  g_test_add_func ("/what-if/nothing-leaks", test_nothing_leaks);
  g_test_add_func ("/what-if/other-hand", test_other_hand);
  g_test_add_func ("/what-if/suggest", test_suggest);
  UI_KEPT_TEST ("/what-if/files", test_files);
  return g_test_run ();
}
