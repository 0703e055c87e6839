/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The window keeps its duel: what was played is there again in the next window, and what goes wrong is told.
 */
#include "config.h"

#include "ui-driver.h"

#include <glib/gstdio.h>

#include "bm-move-text.h"
#include "bm-question.h"
#include "bm-status.h"

typedef struct
{
  UiDriver  driver;
  BmStore  *store;
  char     *folder;
} Fixture;

static void
open_window (Fixture *fixture)
{
  ui_driver_open (&fixture->driver, 2);
  fixture->store = bm_store_new (fixture->folder, NULL);
  bm_window_set_store (BM_WINDOW (fixture->driver.window), fixture->store);
  ui_driver_settle ();
}

static void
close_window (Fixture *fixture)
{
  bm_window_flush (BM_WINDOW (fixture->driver.window));
  ui_driver_close (&fixture->driver);
  g_assert_finalize_object (fixture->store);
}

static void
reopen_window (Fixture *fixture)
{
  close_window (fixture);
  open_window (fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  g_autofree char *top = g_dir_make_tmp ("bm-test-save-XXXXXX", NULL);

  fixture->folder = g_build_filename (top, "bloodmoon", NULL);
  open_window (fixture);
}

static void
remove_all (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  g_autofree char *top = g_path_get_dirname (fixture->folder);

  close_window (fixture);
  remove_all (top);
  g_free (fixture->folder);
}

/* ---- What is done and seen */

static void
start_duel (Fixture *fixture)
{
  UiDriver *driver = &fixture->driver;

  ui_driver_click (driver, "New Duel");
  ui_driver_make_plain (driver);
  ui_driver_type (driver, "Bird’s name", "Ada");
  ui_driver_type (driver, "Worms’ name", "medium");
  ui_driver_click (driver, "Start");
}

static BmMatch *
match_of (Fixture *fixture)
{
  return bm_table_get_match (ui_driver_table (&fixture->driver));
}

static void
play (Fixture    *fixture,
      const char *text)
{
  BmMatch *match = match_of (fixture);

  if (!bm_match_play (match, bm_move_from_text (bm_match_get_position (match), text), NULL))
    g_error ("%s", text);
  ui_driver_settle ();
}

static gboolean
can_continue (Fixture *fixture)
{
  return ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, "Continue") != NULL;
}

static gboolean
shows (Fixture    *fixture,
       const char *words)
{
  return ui_driver_find (&fixture->driver, GTK_TYPE_LABEL, words) != NULL;
}

static guint
count_filed (Fixture *fixture)
{
  g_autofree char *matches = g_build_filename (fixture->folder, "matches", NULL);
  g_autoptr(GDir) dir = g_dir_open (matches, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ".bloodmoon");
  return n;
}

static GtkWidget *
find_question (void)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (BM_IS_QUESTION (at->data) && gtk_widget_get_mapped (at->data))
      return at->data;
  return NULL;
}

static void
answer (const char *label)
{
  UiDriver driver = { .window = find_question () };

  g_assert_nonnull (driver.window);
  ui_driver_click (&driver, label);
}

static void
wait_saved (Fixture *fixture)
{
  bm_window_flush (BM_WINDOW (fixture->driver.window));
  ui_driver_settle ();
}

/* ---- Continue */

static void
test_continue (Fixture       *fixture,
               gconstpointer  unused)
{
  GtkWidget *button;
  BmPosition before;
  BmMatch *match;

  g_assert_false (can_continue (fixture));
  start_duel (fixture);
  /* Where nothing has been done, nothing waits. */
  reopen_window (fixture);
  g_assert_false (can_continue (fixture));

  start_duel (fixture);
  play (fixture, "land a0");
  play (fixture, "move pink up");
  play (fixture, "move yellow up");
  ui_driver_click (&fixture->driver, "Undo");
  before = *ui_driver_position (&fixture->driver);
  reopen_window (fixture);

  g_assert_true (can_continue (fixture));
  button = ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, "Continue");
  g_assert_true (gtk_widget_has_css_class (button, "suggested"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->driver.window)) == button);
  g_assert_false (gtk_widget_has_css_class (ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, "New Duel"),
                                            "suggested"));
  ui_driver_click (&fixture->driver, "Continue");
  match = match_of (fixture);
  g_assert_true (bm_position_equal (bm_match_get_position (match), &before));
  g_assert_cmpstr (bm_match_get_player (match, BM_SIDE_BIRD), ==, "Ada");
  /* Nobody is taken for a computer. */
  g_assert_cmpstr (bm_match_get_player (match, BM_SIDE_WORMS), ==, "Medium");
  g_assert_false (bm_match_get_automatic (match, BM_SIDE_WORMS));

  /* What is played on is kept again, as the same match. */
  ui_driver_click (&fixture->driver, "Undo");
  play (fixture, "move green up");
  before = *ui_driver_position (&fixture->driver);
  reopen_window (fixture);
  ui_driver_click (&fixture->driver, "Continue");
  g_assert_true (bm_position_equal (ui_driver_position (&fixture->driver), &before));
  g_assert_cmpuint (count_filed (fixture), ==, 0);
}

static void
test_levels (Fixture       *fixture,
             gconstpointer  unused)
{
  BmMatch *match;

  start_duel (fixture);
  bm_window_set_level (BM_WINDOW (fixture->driver.window), BM_SIDE_WORMS, BM_LEVEL_HARD);
  play (fixture, "land a0");
  reopen_window (fixture);
  ui_driver_click (&fixture->driver, "Continue");
  match = match_of (fixture);
  g_assert_true (bm_match_get_automatic (match, BM_SIDE_WORMS));
  g_assert_false (bm_match_get_automatic (match, BM_SIDE_BIRD));
  g_assert_cmpstr (bm_match_get_player (match, BM_SIDE_WORMS), ==, "hard");
}

/* A duel of two with hands: either may have come back. */
static void
test_hand_over (Fixture       *fixture,
                gconstpointer  unused)
{
  bm_window_start_match (BM_WINDOW (fixture->driver.window), "start:cards=on", "Ada", "Ben");
  ui_driver_settle ();
  play (fixture, "land a0");
  reopen_window (fixture);
  ui_driver_click (&fixture->driver, "Continue");
  g_assert_true (ui_driver_has_heading (&fixture->driver, "Hand-over"));
  g_assert_true (shows (fixture, "Now the Worms decide: Ben."));
  /* Going round by the title is no way past it. */
  gtk_widget_activate_action (fixture->driver.window, "win.title", NULL);
  ui_driver_settle ();
  ui_driver_click (&fixture->driver, "Continue");
  g_assert_true (ui_driver_has_heading (&fixture->driver, "Hand-over"));
  ui_driver_click (&fixture->driver, "I'm here");
  g_assert_cmpint (bm_match_get_to_act (match_of (fixture)), ==, BM_SIDE_WORMS);
}

static void
test_over (Fixture       *fixture,
           gconstpointer  unused)
{
  start_duel (fixture);
  play (fixture, "land a0");
  while (bm_match_get_to_act (match_of (fixture)) != BM_SIDE_NOBODY)
    {
      play (fixture, "end");
      if (ui_driver_has_heading (&fixture->driver, "The Worms win"))
        break;
    }
  wait_saved (fixture);
  g_assert_cmpuint (count_filed (fixture), ==, 1);
  ui_driver_click (&fixture->driver, "Title");
  g_assert_false (can_continue (fixture));
  reopen_window (fixture);
  g_assert_false (can_continue (fixture));
}

/* ---- Another one over it */

#define PUT_AWAY "The duel that waited until now is kept among your matches."

static void
test_begun_over (Fixture       *fixture,
                 gconstpointer  unused)
{
  start_duel (fixture);
  play (fixture, "land a0");
  reopen_window (fixture);

  /* Asked, and not wanted after all. */
  start_duel (fixture);
  answer ("Not Now");
  g_assert_null (find_question ());
  ui_driver_click (&fixture->driver, "Start");
  answer ("Begin");
  g_assert_cmpuint (bm_match_get_n_moves (match_of (fixture)), ==, 0);
  /* The old one is there until the new one has its first move. */
  reopen_window (fixture);
  ui_driver_click (&fixture->driver, "Continue");
  g_assert_cmpint (ui_driver_position (&fixture->driver)->at[BM_PIECE_BIRD], ==, BM_SPACE (0, 0));

  gtk_widget_activate_action (fixture->driver.window, "win.title", NULL);
  ui_driver_settle ();
  start_duel (fixture);
  answer ("Begin");
  play (fixture, "land c0");
  g_assert_false (shows (fixture, PUT_AWAY));
  wait_saved (fixture);
  g_assert_cmpuint (count_filed (fixture), ==, 1);
  reopen_window (fixture);
  ui_driver_click (&fixture->driver, "Continue");
  g_assert_cmpint (ui_driver_position (&fixture->driver)->at[BM_PIECE_BIRD], ==, BM_SPACE (2, 0));

  /* Begun from the command line: nobody was asked. */
  reopen_window (fixture);
  bm_window_start_duel (BM_WINDOW (fixture->driver.window), "", "");
  ui_driver_settle ();
  g_assert_false (shows (fixture, PUT_AWAY));
  play (fixture, "land d0");
  g_assert_true (shows (fixture, PUT_AWAY));
  wait_saved (fixture);
  g_assert_cmpuint (count_filed (fixture), ==, 2);
}

/* ---- Trouble */

#define IN_THE_WAY "in the way"

static GtkWidget *
find_trouble (Fixture *fixture)
{
  g_autofree char *words = g_strdup_printf ("The duel cannot be saved in the folder %s (%s). "
                                            "It goes on, and saving is tried again.",
                                            fixture->folder, g_strerror (ENOTDIR));

  return ui_driver_find (&fixture->driver, GTK_TYPE_LABEL, words);
}

static void
test_trouble (Fixture       *fixture,
              gconstpointer  unused)
{
  g_assert_true (g_file_set_contents (fixture->folder, IN_THE_WAY, -1, NULL));
  start_duel (fixture);
  g_assert_null (find_trouble (fixture));
  play (fixture, "land a0");
  wait_saved (fixture);
  g_assert_nonnull (find_trouble (fixture));
  gtk_test_accessible_assert_role (find_trouble (fixture), GTK_ACCESSIBLE_ROLE_ALERT);
  /* The duel goes on, and the message stays on every screen. */
  play (fixture, "move green up");
  wait_saved (fixture);
  g_assert_nonnull (find_trouble (fixture));
  gtk_widget_activate_action (fixture->driver.window, "win.title", NULL);
  ui_driver_settle ();
  g_assert_nonnull (find_trouble (fixture));

  /* Who closes the window is asked. */
  gtk_window_close (GTK_WINDOW (fixture->driver.window));
  ui_driver_settle ();
  answer ("Keep Playing");
  g_assert_true (gtk_widget_get_mapped (fixture->driver.window));

  g_assert_cmpint (g_remove (fixture->folder), ==, 0);
  ui_driver_click (&fixture->driver, "Continue");
  play (fixture, "move green down");
  wait_saved (fixture);
  g_assert_null (find_trouble (fixture));
  g_assert_null (find_question ());
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  unused)
{
  g_autofree char *file = g_build_filename (fixture->folder, "running", "1", "even", NULL);
  static const char words[] = "The file of the duel that waits was damaged; Continue takes it up from the one before, "
                              "which may be a move earlier.";

  start_duel (fixture);
  play (fixture, "land a0");
  wait_saved (fixture);
  play (fixture, "move green up");
  wait_saved (fixture);
  close_window (fixture);
  g_assert_true (g_file_set_contents (file, "nothing of use", -1, NULL));
  open_window (fixture);
  g_assert_true (shows (fixture, words));
  ui_driver_click (&fixture->driver, "Continue");
  g_assert_cmpuint (bm_match_get_n_moves (match_of (fixture)), ==, 1);
}

/* A text that is whole, and no match. */
static void
test_no_match (Fixture       *fixture,
               gconstpointer  unused)
{
  bm_store_save (fixture->store, "2026-11-21-1830", "{\"format\": \"bloodmoon-match\", \"version\": 2}\n");
  reopen_window (fixture);
  ui_driver_click (&fixture->driver, "Continue");
  g_assert_false (can_continue (fixture));
  g_assert_true (shows (fixture, "The duel that waits was saved by a newer version of Blood Moon; "
                                 "this one cannot take it up."));
  start_duel (fixture);
  play (fixture, "land a0");
  wait_saved (fixture);
  g_assert_cmpuint (count_filed (fixture), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add ("/save/continue", Fixture, NULL, set_up, test_continue, tear_down);
  g_test_add ("/save/levels", Fixture, NULL, set_up, test_levels, tear_down);
  g_test_add ("/save/hand-over", Fixture, NULL, set_up, test_hand_over, tear_down);
  g_test_add ("/save/over", Fixture, NULL, set_up, test_over, tear_down);
  g_test_add ("/save/begun-over", Fixture, NULL, set_up, test_begun_over, tear_down);
  g_test_add ("/save/trouble", Fixture, NULL, set_up, test_trouble, tear_down);
  g_test_add ("/save/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/save/no-match", Fixture, NULL, set_up, test_no_match, tear_down);
  return g_test_run ();
}
