/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The window keeps its duel: what was played is there again in the next window, and what goes wrong is told.
 */
#include "config.h"

#include "ui-kept.h"

#include <glib/gstdio.h>

#include "wr-move-text.h"
#include "bm-question.h"

static void
reopen (UiKept *kept)
{
  ui_kept_close (kept);
  ui_kept_open (kept);
}

static void
start_duel (UiKept *kept)
{
  UiDriver *driver = &kept->driver;

  ui_driver_click (driver, "New Duel");
  ui_driver_make_plain (driver);
  ui_driver_type (driver, "Bird’s name", "Ada");
  ui_driver_type (driver, "Worms’ name", "medium");
  ui_driver_click (driver, "Start");
}

static gboolean
can_continue (UiKept *kept)
{
  return ui_driver_has_button (&kept->driver, "Continue");
}

static guint
count_filed (UiKept *kept)
{
  return ui_kept_count (kept, "matches", ".bloodmoon");
}

/* ---- Continue */

static void
test_continue (UiKept        *kept,
               gconstpointer  unused)
{
  GtkWidget *button;
  WrPosition before;
  BmMatch *match;

  g_assert_false (can_continue (kept));
  start_duel (kept);
  /* Where nothing has been done, nothing waits. */
  reopen (kept);
  g_assert_false (can_continue (kept));

  start_duel (kept);
  ui_driver_play (&kept->driver, "land a0");
  ui_driver_play (&kept->driver, "move pink up");
  ui_driver_play (&kept->driver, "move yellow up");
  ui_driver_click (&kept->driver, "Undo");
  before = *ui_driver_position (&kept->driver);
  reopen (kept);

  g_assert_true (can_continue (kept));
  button = ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "Continue");
  g_assert_true (gtk_widget_has_css_class (button, "suggested"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (kept->driver.window)) == button);
  g_assert_false (gtk_widget_has_css_class (ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "New Duel"),
                                            "suggested"));
  ui_driver_click (&kept->driver, "Continue");
  match = ui_driver_match (&kept->driver);
  g_assert_true (wr_position_equal (bm_match_get_position (match), &before));
  g_assert_cmpstr (bm_match_get_player (match, WR_SIDE_BIRD), ==, "Ada");
  /* Nobody is taken for a computer. */
  g_assert_cmpstr (bm_match_get_player (match, WR_SIDE_WORMS), ==, "Medium");
  g_assert_false (bm_match_get_automatic (match, WR_SIDE_WORMS));

  /* What is played on is kept again, as the same match. */
  ui_driver_click (&kept->driver, "Undo");
  ui_driver_play (&kept->driver, "move green up");
  before = *ui_driver_position (&kept->driver);
  reopen (kept);
  ui_driver_click (&kept->driver, "Continue");
  g_assert_true (wr_position_equal (ui_driver_position (&kept->driver), &before));
  g_assert_cmpuint (count_filed (kept), ==, 0);
}

static void
test_levels (UiKept        *kept,
             gconstpointer  unused)
{
  BmMatch *match;

  start_duel (kept);
  bm_window_set_level (BM_WINDOW (kept->driver.window), WR_SIDE_WORMS, BM_LEVEL_HARD);
  ui_driver_play (&kept->driver, "land a0");
  reopen (kept);
  ui_driver_click (&kept->driver, "Continue");
  match = ui_driver_match (&kept->driver);
  g_assert_true (bm_match_get_automatic (match, WR_SIDE_WORMS));
  g_assert_false (bm_match_get_automatic (match, WR_SIDE_BIRD));
  g_assert_cmpstr (bm_match_get_player (match, WR_SIDE_WORMS), ==, "hard");
}

/* A duel of two with hands: either may have come back. */
static void
test_hand_over (UiKept        *kept,
                gconstpointer  unused)
{
  ui_start (BM_WINDOW (kept->driver.window), "start:cards=on", "Ada", "Ben");
  ui_driver_settle ();
  ui_driver_play (&kept->driver, "land a0");
  reopen (kept);
  ui_driver_click (&kept->driver, "Continue");
  g_assert_true (ui_driver_has_heading (&kept->driver, "Hand-over"));
  g_assert_true (ui_driver_says (&kept->driver, "Now the Worms decide: Ben."));
  /* Going round by the title is no way past it. */
  ui_driver_act (&kept->driver, "win.title");
  ui_driver_click (&kept->driver, "Continue");
  g_assert_true (ui_driver_has_heading (&kept->driver, "Hand-over"));
  ui_driver_click (&kept->driver, "I'm here");
  g_assert_cmpint (bm_match_get_to_act (ui_driver_match (&kept->driver)), ==, WR_SIDE_WORMS);
}

static void
test_over (UiKept        *kept,
           gconstpointer  unused)
{
  start_duel (kept);
  ui_driver_play (&kept->driver, "land a0");
  while (bm_match_get_to_act (ui_driver_match (&kept->driver)) != BM_SIDE_NOBODY)
    {
      ui_driver_play (&kept->driver, "end");
      if (ui_driver_has_heading (&kept->driver, "The Worms win"))
        break;
    }
  ui_kept_flush (kept);
  g_assert_cmpuint (count_filed (kept), ==, 1);
  ui_driver_wait_heading (&kept->driver, "The Worms win");
  ui_driver_click (&kept->driver, "Title");
  g_assert_false (can_continue (kept));
  reopen (kept);
  g_assert_false (can_continue (kept));
}

/* ---- When */

/* What the store is to keep says that MOVE was made. */
static gboolean
is_to_keep (UiKept     *kept,
            const char *move)
{
  g_autoptr(GBytes) text = NULL;
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", move);
  gsize length;
  const char *bytes;

  if (!bm_store_dup_waiting (kept->store, NULL, &text))
    return FALSE;
  bytes = g_bytes_get_data (text, &length);
  return g_strstr_len (bytes, (gssize) length, quoted) != NULL;
}

typedef struct
{
  UiKept     *kept;
  const char *move;
  guint       told;    /* how often a widget changed */
  gboolean    in_time; /* ... and always after the store */
} Order;

static void
widget_changed_cb (GObject *watch)
{
  Order *order = g_object_get_data (watch, "order");

  order->told++;
  order->in_time = order->in_time && is_to_keep (order->kept, order->move);
}

/* For as long as WATCH lives, for WIDGET and all inside it. */
static void
watch_widgets (GObject   *watch,
               GtkWidget *widget)
{
  g_signal_connect_object (widget, "notify", G_CALLBACK (widget_changed_cb), watch, G_CONNECT_SWAPPED);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    watch_widgets (watch, child);
}

/* The store has a move before anybody can have seen what came of it. */
static void
test_before_seen (UiKept        *kept,
                  gconstpointer  unused)
{
  static const char *const moves[] = { "land a0", "move pink up", "move yellow up" };

  start_duel (kept);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      Order order = { kept, moves[i], 0, TRUE };
      GObject *watch = g_object_new (G_TYPE_OBJECT, NULL);
      BmMatch *match = ui_driver_match (&kept->driver);

      g_object_set_data (watch, "order", &order);
      watch_widgets (watch, kept->driver.window);
      g_assert_true (bm_match_play (match, wr_move_from_text (ui_driver_position (&kept->driver), moves[i]), NULL));
      g_object_unref (watch);
      g_assert_cmpuint (order.told, >, 0);
      g_assert_true (order.in_time);
      ui_driver_settle ();
    }
}

/* Of moves that are made at once the last one is kept as well. */
static void
test_at_once (UiKept        *kept,
              gconstpointer  unused)
{
  BmMatch *match;

  start_duel (kept);
  match = ui_driver_match (&kept->driver);
  g_assert_true (bm_match_play (match, wr_move_from_text (ui_driver_position (&kept->driver), "land a0"), NULL));
  g_assert_true (bm_match_play (match, wr_move_from_text (ui_driver_position (&kept->driver), "move pink up"), NULL));
  g_assert_true (bm_match_play (match, wr_move_from_text (ui_driver_position (&kept->driver), "move yellow up"), NULL));
  UI_WAIT_UNTIL (is_to_keep (kept, "move yellow up"));
}

/* ---- Another one over it */

#define PUT_AWAY "The match that was waiting is kept among your matches."

static void
test_begun_over (UiKept        *kept,
                 gconstpointer  unused)
{
  start_duel (kept);
  ui_driver_play (&kept->driver, "land a0");
  reopen (kept);

  /* Asked, and not wanted after all. */
  start_duel (kept);
  ui_answer (BM_TYPE_QUESTION, "Not Now");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  ui_driver_click (&kept->driver, "Start");
  ui_answer (BM_TYPE_QUESTION, "Begin");
  g_assert_cmpuint (bm_match_get_n_moves (ui_driver_match (&kept->driver)), ==, 0);
  /* The old one is there until the new one has its first move. */
  reopen (kept);
  ui_driver_click (&kept->driver, "Continue");
  g_assert_cmpint (ui_driver_position (&kept->driver)->at[WR_PIECE_BIRD], ==, WR_SPACE (0, 0));

  ui_driver_act (&kept->driver, "win.title");
  start_duel (kept);
  ui_answer (BM_TYPE_QUESTION, "Begin");
  ui_driver_play (&kept->driver, "land c0");
  g_assert_false (ui_driver_says (&kept->driver, PUT_AWAY));
  ui_kept_flush (kept);
  g_assert_cmpuint (count_filed (kept), ==, 1);
  reopen (kept);
  ui_driver_click (&kept->driver, "Continue");
  g_assert_cmpint (ui_driver_position (&kept->driver)->at[WR_PIECE_BIRD], ==, WR_SPACE (2, 0));

  /* Begun from the command line: nobody was asked. */
  reopen (kept);
  ui_start (BM_WINDOW (kept->driver.window), "start", "", "");
  ui_driver_settle ();
  g_assert_false (ui_driver_says (&kept->driver, PUT_AWAY));
  ui_driver_play (&kept->driver, "land d0");
  g_assert_true (ui_driver_says (&kept->driver, PUT_AWAY));
  ui_kept_flush (kept);
  g_assert_cmpuint (count_filed (kept), ==, 2);
  /* With the next move that is old. */
  ui_driver_play (&kept->driver, "move green up");
  g_assert_false (ui_driver_says (&kept->driver, PUT_AWAY));
}

/* ---- Trouble */

#define IN_THE_WAY "in the way"

static GtkWidget *
find_trouble (UiKept *kept)
{
  g_autofree char *words = g_strdup_printf ("The match cannot be saved in the folder %s (%s). "
                                            "Play goes on, and saving will be tried again.",
                                            kept->folder, g_strerror (ENOTDIR));

  return ui_find_words (kept->driver.window, words);
}

static void
test_trouble (UiKept        *kept,
              gconstpointer  unused)
{
  g_assert_true (g_file_set_contents (kept->folder, IN_THE_WAY, -1, NULL));
  start_duel (kept);
  g_assert_null (find_trouble (kept));
  ui_driver_play (&kept->driver, "land a0");
  ui_kept_flush (kept);
  g_assert_nonnull (find_trouble (kept));
  gtk_test_accessible_assert_role (find_trouble (kept), GTK_ACCESSIBLE_ROLE_ALERT);
  /* The duel goes on, and the message stays on every screen. */
  ui_driver_play (&kept->driver, "move green up");
  ui_kept_flush (kept);
  g_assert_nonnull (find_trouble (kept));
  ui_driver_act (&kept->driver, "win.title");
  g_assert_nonnull (find_trouble (kept));

  /* Who closes the window is asked. */
  gtk_window_close (GTK_WINDOW (kept->driver.window));
  ui_driver_settle ();
  ui_answer (BM_TYPE_QUESTION, "Keep Playing");
  g_assert_true (gtk_widget_get_mapped (kept->driver.window));

  g_assert_cmpint (g_remove (kept->folder), ==, 0);
  ui_driver_click (&kept->driver, "Continue");
  ui_driver_play (&kept->driver, "move green down");
  ui_kept_flush (kept);
  g_assert_null (find_trouble (kept));
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
}

static void
test_damaged (UiKept        *kept,
              gconstpointer  unused)
{
  g_autofree char *file = ui_kept_path (kept, "running/1/even");
  static const char words[] = "The file of the waiting match of Worms Rising was damaged; Continue takes it up from the one "
                              "before, which may be a move behind.";

  start_duel (kept);
  ui_driver_play (&kept->driver, "land a0");
  ui_kept_flush (kept);
  ui_driver_play (&kept->driver, "move green up");
  ui_kept_flush (kept);
  ui_kept_close (kept);
  g_assert_true (g_file_set_contents (file, "nothing of use", -1, NULL));
  ui_kept_open (kept);
  g_assert_true (ui_driver_says (&kept->driver, words));
  ui_driver_click (&kept->driver, "Continue");
  g_assert_cmpuint (bm_match_get_n_moves (ui_driver_match (&kept->driver)), ==, 1);
}

/* A text that is whole, and no match. */
static void
test_no_match (UiKept        *kept,
               gconstpointer  unused)
{
  bm_store_save (kept->store, "2026-11-21-1830", "{\"format\": \"bloodmoon-match\", \"version\": 2}\n");
  reopen (kept);
  ui_driver_click (&kept->driver, "Continue");
  g_assert_false (can_continue (kept));
  g_assert_true (ui_driver_says (&kept->driver, "The waiting match was saved by a newer version of Blood Moon; this "
                                                "one cannot continue it."));
  start_duel (kept);
  ui_driver_play (&kept->driver, "land a0");
  ui_kept_flush (kept);
  g_assert_cmpuint (count_filed (kept), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  UI_KEPT_TEST ("/save/continue", test_continue);
  UI_KEPT_TEST ("/save/levels", test_levels);
  UI_KEPT_TEST ("/save/hand-over", test_hand_over);
  UI_KEPT_TEST ("/save/over", test_over);
  UI_KEPT_TEST ("/save/before-seen", test_before_seen);
  UI_KEPT_TEST ("/save/at-once", test_at_once);
  UI_KEPT_TEST ("/save/begun-over", test_begun_over);
  UI_KEPT_TEST ("/save/trouble", test_trouble);
  UI_KEPT_TEST ("/save/damaged", test_damaged);
  UI_KEPT_TEST ("/save/no-match", test_no_match);
  return g_test_run ();
}
