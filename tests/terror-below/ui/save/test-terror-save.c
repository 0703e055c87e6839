/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The window keeps a match of Terror Below, hidden cards and all: it is there again in the next window, and what goes wrong is
 * told.
 */
#include "config.h"

#include "tb-driver.h"

#include <glib/gstdio.h>

#include "bm-question.h"
#include "bm-window-private.h"
#include "tb-game.h"
#include "tb-rules.h"
#include "ui-kept.h"

#define OPTIONS "start:players=3"
#define SLOT "running/terror-below/1"
#define N_MOVES 30
#define IN_THE_WAY "in the way"

static BmWindow *
window_of (UiKept *kept)
{
  return BM_WINDOW (kept->driver.window);
}

static void
open_window (UiKept *kept)
{
  ui_kept_open (kept);
  bm_window_choose_game (window_of (kept), &tb_game);
  ui_driver_settle ();
}

static void
reopen (UiKept *kept)
{
  ui_kept_close (kept);
  open_window (kept);
}

static gboolean
can_continue (UiKept *kept)
{
  return ui_driver_has_button (&kept->driver, "Continue");
}

/* A match of three people.  (transfer full) */
static BmMatch *
begin (UiKept *kept)
{
  g_autoptr (GError) error = NULL;
  BmMatch *match = bm_match_new (&tb_game, OPTIONS, 7, &error);

  g_assert_no_error (error);
  bm_match_set_player (match, TB_RED, "Ada");
  bm_window_show_match (window_of (kept), match);
  ui_driver_settle ();
  return match;
}

/* Any N moves; the table shows them at once. */
static void
play (UiKept  *kept,
      BmMatch *match,
      guint    n,
      guint64 *chance)
{
  for (guint i = 0; i < n; i++)
    g_assert_true (bm_match_play (match, tb_rules_pick (bm_match_get_position (match), chance), NULL));
  ui_kept_flush (kept);
}

static BmMatch *
continued (UiKept *kept)
{
  BmMatch *match;

  ui_driver_click (&kept->driver, "Continue");
  match = bm_window_get_match (window_of (kept));
  g_assert_nonnull (match);
  return match;
}

static guint
count_filed (UiKept *kept)
{
  return ui_kept_count (kept, "matches", ".bloodmoon");
}

/* ---- Continue */

/* No move is lost, however often the program ends, and what is hidden and what is still to be drawn is the same. */
static void
test_continue (UiKept        *kept,
               gconstpointer  unused)
{
  g_autoptr (BmMatch) match = NULL;
  TbPosition before;
  guint64 chance = 5;

  bm_window_choose_game (window_of (kept), &tb_game);
  g_assert_false (can_continue (kept));
  match = begin (kept);
  /* Where nothing has been done, nothing waits. */
  reopen (kept);
  g_assert_false (can_continue (kept));
  g_clear_object (&match);
  match = begin (kept);
  for (guint n = 3; n <= N_MOVES; n += 9)
    {
      play (kept, match, n - bm_match_get_ply (match), &chance);
      before = *(const TbPosition *) bm_match_get_position (match);
      g_clear_object (&match);
      reopen (kept);
      g_assert_true (can_continue (kept));
      match = g_object_ref (continued (kept));
      g_assert_cmpuint (bm_match_get_ply (match), ==, n);
      g_assert_cmpmem (bm_match_get_position (match), sizeof before, &before, sizeof before);
      g_assert_cmpstr (bm_match_get_player (match, TB_RED), ==, "Ada");
    }
  g_assert_cmpuint (count_filed (kept), ==, 0);
}

/* ---- Trouble */

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
  g_autoptr (BmMatch) match = NULL;
  guint64 chance = 5;

  g_assert_true (g_file_set_contents (kept->folder, IN_THE_WAY, -1, NULL));
  match = begin (kept);
  g_assert_null (find_trouble (kept));
  play (kept, match, 4, &chance);
  g_assert_nonnull (find_trouble (kept));
  gtk_test_accessible_assert_role (find_trouble (kept), GTK_ACCESSIBLE_ROLE_ALERT);
  play (kept, match, 4, &chance);
  ui_driver_act (&kept->driver, "win.title");
  g_assert_nonnull (find_trouble (kept));
  /* Who closes the window is asked. */
  gtk_window_close (GTK_WINDOW (kept->driver.window));
  ui_driver_settle ();
  ui_answer (BM_TYPE_QUESTION, "Keep Playing");
  g_assert_true (gtk_widget_get_mapped (kept->driver.window));
  /* As soon as it can be saved all of it is. */
  g_assert_cmpint (g_remove (kept->folder), ==, 0);
  play (kept, match, 1, &chance);
  g_assert_null (find_trouble (kept));
  g_clear_object (&match);
  reopen (kept);
  g_assert_cmpuint (bm_match_get_ply (continued (kept)), ==, 9);
}

/* ---- What is found is not what was written */

static void
put (UiKept     *kept,
     const char *name,
     const char *text)
{
  g_autofree char *path = ui_kept_path (kept, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static char *
dup_file (UiKept     *kept,
          const char *name)
{
  g_autofree char *path = ui_kept_path (kept, name);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Two files of a match that waits, one move apart; the window is closed.  Returns how many moves the newer one has. */
static guint
leave_two_files (UiKept *kept)
{
  g_autoptr (BmMatch) match = begin (kept);
  guint64 chance = 5;

  play (kept, match, 6, &chance);
  play (kept, match, 1, &chance);
  ui_kept_close (kept);
  return bm_match_get_ply (match);
}

static void
test_damaged (UiKept        *kept,
              gconstpointer  unused)
{
  const guint n = leave_two_files (kept);
  g_autofree char *even = NULL;
  guint found;

  even = dup_file (kept, SLOT "/even");
  put (kept, SLOT "/even", "nothing of use");
  open_window (kept);
  g_assert_true (ui_driver_says (&kept->driver, "The file of the waiting match of Terror Below was damaged; Continue takes it "
                                                "up from the one before, which may be a move behind."));
  found = bm_match_get_ply (continued (kept));
  g_assert_cmpuint (found, >=, n - 1);
  g_assert_cmpuint (found, <=, n);
}

static void
test_unreadable (UiKept        *kept,
                 gconstpointer  unused)
{
  g_autofree char *draft = ui_kept_path (kept, SLOT "/draft");

  leave_two_files (kept);
  /* Left where the disk was still busy: a third copy. */
  g_remove (draft);
  put (kept, SLOT "/even", "nothing of use");
  put (kept, SLOT "/odd", "");
  open_window (kept);
  g_assert_true (ui_driver_says (&kept->driver, "The files of the waiting match of Terror Below are damaged, and it cannot be "
                                                "continued."));
  g_assert_false (can_continue (kept));
}

/* The file TEXT as a newer version would write it.  (transfer full) */
static char *
dup_newer (const char *text)
{
  const char *body = strchr (text, '\n') + 1;
  g_autofree char *line = g_strdup ("bloodmoon-waiting 9 of which nothing is known "), *summed = g_strconcat (line, body, NULL);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, summed, -1);

  return g_strconcat (line, sum, "\n", body, NULL);
}

/* Of a newer version: it says so, and is as it was after another match has been begun and played. */
static void
test_newer (UiKept        *kept,
            gconstpointer  unused)
{
  static const char *const names[] = { SLOT "/even", SLOT "/odd" };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BmMatch) match = NULL;
  guint64 chance = 9;

  leave_two_files (kept);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = dup_file (kept, names[i]);

      g_ptr_array_add (texts, dup_newer (text));
      put (kept, names[i], texts->pdata[i]);
    }
  open_window (kept);
  g_assert_true (ui_driver_says (&kept->driver, "The waiting match of Terror Below was saved by a newer version of Blood Moon; "
                                                "this one leaves it alone."));
  g_assert_false (can_continue (kept));
  match = begin (kept);
  play (kept, match, 5, &chance);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = dup_file (kept, names[i]);

      g_assert_cmpstr (text, ==, texts->pdata[i]);
    }
  g_clear_object (&match);
  reopen (kept);
  g_assert_cmpuint (bm_match_get_ply (continued (kept)), ==, 5);
}

/* A text that is whole, and no match of this version: it is put away, not lost. */
static void
test_no_match (UiKept        *kept,
               gconstpointer  unused)
{
  static const char newer[] = "{\"format\": \"bloodmoon-match\", \"game\": \"terror-below\", \"version\": 9}\n";
  g_autoptr (BmMatch) match = NULL;
  guint64 chance = 9;

  for (guint i = 0; bm_games_get (i) != NULL; i++)
    if (bm_games_get (i) == &tb_game)
      bm_store_save (kept->stores[i], "2026-11-21-1830", newer);
  reopen (kept);
  ui_driver_click (&kept->driver, "Continue");
  g_assert_false (can_continue (kept));
  g_assert_true (ui_driver_says (&kept->driver, "The waiting match was saved by a newer version of Blood Moon; this one cannot "
                                                "continue it."));
  match = begin (kept);
  play (kept, match, 5, &chance);
  g_assert_cmpuint (count_filed (kept), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;

  UI_KEPT_TEST ("/terror-save/continue", test_continue);
  UI_KEPT_TEST ("/terror-save/trouble", test_trouble);
  UI_KEPT_TEST ("/terror-save/damaged", test_damaged);
  UI_KEPT_TEST ("/terror-save/unreadable", test_unreadable);
  UI_KEPT_TEST ("/terror-save/newer", test_newer);
  UI_KEPT_TEST ("/terror-save/no-match", test_no_match);
  return g_test_run ();
}
