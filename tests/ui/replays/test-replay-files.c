/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is written about a match: comments, which are kept in its file, and files for others.
 */
#include "config.h"

#include "ui-replays.h"

#include <glib/gstdio.h>
#include <string.h>

#include "bm-log.h"
#include "wr-table.h"
#include "wr-game.h"

/* ---- Comments */

static gboolean
is_kept (UiKept     *kept,
         guint       move,
         const char *text)
{
  g_autofree char *path = ui_replays_path (kept, UI_REPLAY);
  g_autoptr(BmRecord) record = bm_record_load (path, NULL);

  return record != NULL && g_strcmp0 (bm_record_get_comment (record, move), text) == 0;
}

/* Another program on the display may have had the pointer just then. */
static gboolean
opens_comment (UiKept *kept)
{
  ui_replay_press (kept, "c");
  return ui_driver_shows (&kept->driver, GTK_TYPE_TEXT_VIEW);
}

static void
comment (UiKept     *kept,
         const char *text)
{
  GtkWidget *view;

  UI_WAIT_UNTIL (opens_comment (kept));
  view = ui_find_type (kept->driver.window, GTK_TYPE_TEXT_VIEW);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
  ui_driver_click (&kept->driver, "Keep");
}

static void
test_comments (UiKept        *kept,
               gconstpointer  unused)
{
  ui_replay_open_new (kept, "start", 3);
  comment (kept, "It begins");
  UI_WAIT_UNTIL (is_kept (kept, 0, "It begins"));
  g_assert_true (ui_driver_says (&kept->driver, "It begins"));
  ui_replay_press (kept, "Right");
  g_assert_false (ui_driver_says (&kept->driver, "It begins"));
  ui_replay_press (kept, "Right");
  comment (kept, " A bad move \n");
  UI_WAIT_UNTIL (is_kept (kept, 2, "A bad move"));
  ui_replay_press (kept, "Left");
  ui_replay_press (kept, "Left");
  g_assert_true (ui_driver_says (&kept->driver, "It begins"));
  comment (kept, "  ");
  UI_WAIT_UNTIL (is_kept (kept, 0, NULL));
  g_assert_false (ui_driver_says (&kept->driver, "It begins"));
  /* Still there when it is opened again, and counted in the list. */
  ui_replay_press (kept, "Escape");
  UI_WAIT_UNTIL (ui_replays_is_open (kept));
  ui_replay_open (kept);
  ui_replay_press (kept, "Right");
  ui_replay_press (kept, "Right");
  g_assert_true (ui_driver_says (&kept->driver, "A bad move"));
}

/* Whoever leaves while one comment is still being written keeps the next as well. */
static void
test_last_comment (UiKept        *kept,
                   gconstpointer  unused)
{
  GtkTextBuffer *buffer;
  GtkWidget *keep;

  ui_replay_open_new (kept, "start", 3);
  UI_WAIT_UNTIL (opens_comment (kept));
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (ui_find_type (kept->driver.window, GTK_TYPE_TEXT_VIEW)));
  keep = ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "Keep");
  gtk_text_buffer_set_text (buffer, "A word", -1);
  g_signal_emit_by_name (keep, "clicked");
  gtk_text_buffer_set_text (buffer, "The last word", -1);
  g_signal_emit_by_name (keep, "clicked");
  ui_replay_press (kept, "Escape");
  UI_WAIT_UNTIL (is_kept (kept, 0, "The last word"));
}

static void
test_not_writable (UiKept        *kept,
                   gconstpointer  unused)
{
  g_autofree char *path = ui_replays_path (kept, UI_REPLAY), *matches = g_path_get_dirname (path);

  ui_replay_open_new (kept, "start", 3);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (matches), ==, 0);
  comment (kept, "Lost");
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "The comment could not be saved: "));
  g_assert_true (ui_driver_says (&kept->driver, "Lost"));
}

/* ---- Files for others */

static void
test_text (UiKept        *kept,
           gconstpointer  unused)
{
  g_autofree char *path = ui_kept_path (kept, "duel.txt"), *text = NULL;
  g_autoptr(GFile) file = g_file_new_for_path (path);

  ui_replay_open_new (kept, "start", 3);
  ui_replay_press (kept, "Right");
  comment (kept, "Well landed");
  bm_replay_screen_export_text (ui_replay_screen (kept), file);
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "The match has been written down as text."));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "The Bird: Ada\n"));
  g_assert_nonnull (strstr (text, "The Worms: Computer (Hard)\n"));
  g_assert_nonnull (strstr (text, "    | Well landed\n"));
  g_assert_nonnull (strstr (text, "Day 1\n"));
  g_assert_true (strstr (text, "won on day") != NULL);
}

static guint
count_pictures (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr(GdkTexture) texture = gdk_texture_new_from_filename (path, NULL);

      g_assert_nonnull (texture);
      g_assert_cmpint (gdk_texture_get_width (texture), >, 400);
      n++;
    }
  return n;
}

/* A match of six positions is looked through, and there is a FOLDER for its pictures (transfer full). */
static GFile *
open_short (UiKept     *kept,
            const char *folder)
{
  g_autoptr(BmRecord) record = bm_record_new (&wr_game, "start", 2);
  g_autofree char *text = NULL;
  static const char *const moves[] = { "land a0", "move pink up", "end", "fly c0", "end" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_ptr_array_add (record->moves, g_strdup (moves[i]));
  text = bm_record_to_text (record);
  ui_replays_put_text (kept, UI_REPLAY, text);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  ui_replays_open (kept);
  ui_replay_open (kept);
  return g_file_new_for_path (folder);
}

static void
test_pictures (UiKept        *kept,
               gconstpointer  unused)
{
  g_autofree char *folder = ui_kept_path (kept, "pictures");
  g_autoptr(GFile) file = open_short (kept, folder);

  ui_replay_press (kept, "Right");
  bm_replay_screen_export_pictures (ui_replay_screen (kept), file);
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "6 pictures have been made."));
  g_assert_cmpuint (count_pictures (folder), ==, 6);
  g_assert_cmpuint (ui_replay_ply (kept), ==, 1);
  /* Stopped half-way. */
  ui_driver_click (&kept->driver, "OK");
  bm_replay_screen_export_pictures (ui_replay_screen (kept), file);
  ui_act (GTK_WIDGET (ui_replay_screen (kept)), "replay.cancel-export");
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "Stopped: the pictures made so far stay."));
  g_assert_cmpuint (ui_replay_ply (kept), ==, 1);
}

static GtkWidget *
table_of (UiKept *kept)
{
  return ui_find_type (GTK_WIDGET (ui_replay_screen (kept)), WR_TYPE_TABLE);
}

/* The log comes after the picture of a jump, but not into a picture that is kept. */
static void
test_log_in_time (UiKept        *kept,
                  gconstpointer  unused)
{
  g_autofree char *folder = ui_kept_path (kept, "pictures");
  GtkWidget *log, *list;
  GListModel *lines;
  guint before;

  g_object_unref (open_short (kept, folder));
  log = ui_find_type_anywhere (table_of (kept), BM_TYPE_LOG);
  list = ui_find_type_anywhere (log, GTK_TYPE_LIST_VIEW);
  lines = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  before = g_list_model_get_n_items (lines);
  bm_replay_screen_go (ui_replay_screen (kept), 5);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, before);
  bm_table_catch_up (BM_TABLE (table_of (kept)));
  g_assert_cmpuint (g_list_model_get_n_items (lines), >, before);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  UI_REPLAYS_TEST ("/replay/comments", test_comments);
  UI_REPLAYS_TEST ("/replay/last-comment", test_last_comment);
  UI_REPLAYS_TEST ("/replay/not-writable", test_not_writable);
  UI_REPLAYS_TEST ("/replay/text", test_text);
  UI_REPLAYS_TEST ("/replay/pictures", test_pictures);
  UI_REPLAYS_TEST ("/replay/pictures/log-in-time", test_log_in_time);
  return g_test_run ();
}
