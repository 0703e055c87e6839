/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The folder of matches: what is read of any file, and that nothing that is done there loses a match.
 */
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "bm-games.h"
#include "bm-shelf.h"
#include "wr-game.h"
#include "store-test.h"

#define HEAD  "{\"format\": \"bloodmoon-match\", \"version\": "
#define MATCH HEAD "1, \"start\": \"start\", \"seed\": 1, \"moves\": [\"land f0\"]}\n"

static char *
put (const char *folder,
     const char *name,
     const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static void
assert_file (const char *path,
             const char *text)
{
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
}

static guint
count_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* ---- Reading */

typedef struct
{
  GAsyncResult *result; /* NULL: it is not done yet */
  const char   *path;
} Task;

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Task *task = data;

  task->result = g_object_ref (result);
}

static void
wait_for (Task *task)
{
  while (task->result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What bm_shelf_finish () says of it. */
static gboolean
finish (Task    *task,
        GError **error)
{
  gboolean done;

  wait_for (task);
  done = bm_shelf_finish (task->result, error);
  g_clear_object (&task->result);
  return done;
}

static void
add (const char *folder,
     const char *name,
     const char *text)
{
  g_free (put (folder, name, text));
}

static GPtrArray *
list_folder (const char *folder)
{
  Task task = { 0 };
  g_autoptr(GError) error = NULL;
  GPtrArray *items;

  bm_shelf_list_async (folder, NULL, NULL, done_cb, &task);
  wait_for (&task);
  items = bm_shelf_list_finish (task.result, &error);
  g_assert_no_error (error);
  g_object_unref (task.result);
  return items;
}

static void
read_item (BmShelfItem *item)
{
  Task task = { 0 };
  g_autoptr(GError) error = NULL;

  g_assert_false (bm_shelf_item_is_read (item));
  bm_shelf_item_read_async (item, NULL, done_cb, &task);
  wait_for (&task);
  g_assert_true (bm_shelf_item_read_finish (item, task.result, &error));
  g_assert_no_error (error);
  g_assert_true (bm_shelf_item_is_read (item));
  g_object_unref (task.result);
}

static void
test_any_files (void)
{
  g_autofree char *folder = store_test_new_folder (), *big = g_strnfill (5 * 1024 * 1024, ' ');
  g_autofree char *good = put (folder, "2026-11-21-1830.bloodmoon", MATCH);
  g_autofree char *pipe = g_build_filename (folder, "pipe.bloodmoon", NULL);
  g_autofree char *sub = g_build_filename (folder, "folder.bloodmoon", NULL);
  g_autofree char *lost = g_build_filename (folder, "lost.bloodmoon", NULL);
  g_autofree char *no_text = g_build_filename (folder, "no\xff" "text.bloodmoon", NULL);
  g_autoptr(GPtrArray) items = NULL;
  guint n_good = 0;

  add (folder, "ä b.bloodmoon", MATCH);
  add (folder, "2026-11-21-1831.bloodmoon", "{\"format\":");
  add (folder, "e.bloodmoon", "");
  add (folder, "long.bloodmoon", big);
  add (folder, "newer.bloodmoon", HEAD "2}");
  add (folder, ".new-1.bloodmoon", MATCH);
  add (folder, "other.txt", MATCH);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (sub, 0700), ==, 0);
  g_assert_cmpint (symlink ("nowhere", lost), ==, 0);
  g_assert_cmpint (symlink (good, no_text), ==, 0);
  items = list_folder (folder);
  /* Not those that are hidden, of another kind, or lead nowhere. */
  g_assert_cmpuint (items->len, ==, 9);
  for (guint i = 0; i < items->len; i++)
    {
      BmShelfItem *item = g_ptr_array_index (items, i);
      const GError *fault;

      g_assert_null (bm_shelf_item_get_fault (item));
      read_item (item);
      fault = bm_shelf_item_get_fault (item);
      g_assert_true (g_utf8_validate (bm_shelf_item_get_name (item), -1, NULL));
      n_good += fault == NULL;
      if (fault != NULL)
        g_assert_null (strchr (fault->message, '\n'));
      else
        g_assert_cmpuint (bm_shelf_item_get_n_moves (item), ==, 1);
    }
  g_assert_cmpuint (n_good, ==, 3);
  store_test_remove (folder);
}

/* Whatever names a record has, no more of them is kept than can be shown. */
static void
test_long_names (void)
{
  g_autofree char *folder = store_test_new_folder (), *name = g_strnfill (1000000, 'W');
  g_autofree char *text = g_strdup_printf (HEAD "1, \"start\": \"start\", \"seed\": 1, \"moves\": [], "
                                           "\"players\": {\"bird\": \"%s\", \"worms\": \"a\\nb\\u202ec\"}}", name);
  g_autoptr(GPtrArray) items = NULL;
  BmShelfItem *item;

  add (folder, "a.bloodmoon", text);
  items = list_folder (folder);
  g_assert_cmpuint (items->len, ==, 1);
  item = g_ptr_array_index (items, 0);
  read_item (item);
  g_assert_null (bm_shelf_item_get_fault (item));
  g_assert_true (bm_shelf_item_get_game (item) == &wr_game);
  g_assert_cmpuint (bm_shelf_item_get_n_seats (item), ==, 2);
  g_assert_cmpint (g_utf8_strlen (bm_shelf_item_get_player (item, 0), -1), <=, BM_MAX_NAME_LENGTH);
  g_assert_cmpint (g_utf8_strlen (bm_shelf_item_get_player (item, 1), -1), <=, BM_MAX_NAME_LENGTH);
  g_assert_true (g_str_equal (bm_shelf_item_get_player (item, 0), "a bc")
                 || g_str_equal (bm_shelf_item_get_player (item, 1), "a bc"));
  store_test_remove (folder);
}

/* Who does not want it any more is told so, and nothing of it is kept. */
static void
test_cancelled (void)
{
  g_autofree char *folder = store_test_new_folder ();
  g_autoptr(GPtrArray) items = NULL;
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;
  BmShelfItem *item;
  Task task = { 0 };

  add (folder, "a.bloodmoon", MATCH);
  items = list_folder (folder);
  item = g_ptr_array_index (items, 0);
  bm_shelf_item_read_async (item, cancellable, done_cb, &task);
  g_cancellable_cancel (cancellable);
  wait_for (&task);
  g_assert_false (bm_shelf_item_read_finish (item, task.result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_object (&task.result);
  read_item (item);
  store_test_remove (folder);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  GError **error = data;

  g_assert_null (bm_replay_load_finish (result, error));
}

/* Nobody waits for somebody to write. */
static void
test_open_pipe (void)
{
  g_autofree char *folder = store_test_new_folder (), *path = put (folder, "a.bloodmoon", "");
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  bm_replay_load_async (path, NULL, NULL, loaded_cb, &error);
  while (error == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (error, BM_ERROR, BM_ERROR_UNREADABLE);
  store_test_remove (folder);
}

static void
test_no_folder (void)
{
  g_autofree char *folder = store_test_new_folder (), *none = g_build_filename (folder, "none", NULL);
  g_autoptr(GPtrArray) items = list_folder (none);

  g_assert_cmpuint (items->len, ==, 0);
  store_test_remove (folder);
}

/* ---- Changing */

static gboolean
rename_to (const char  *path,
           const char  *name,
           GError     **error)
{
  Task task = { 0 };

  bm_shelf_rename_async (path, name, done_cb, &task);
  return finish (&task, error);
}

static void
test_rename (void)
{
  g_autofree char *folder = store_test_new_folder (), *path = put (folder, "a.bloodmoon", "A");
  g_autofree char *taken = put (folder, "b.bloodmoon", "B"), *free_one = g_build_filename (folder, "c.bloodmoon", NULL);
  g_autoptr(GError) error = NULL, gone = NULL;

  g_assert_false (rename_to (path, "b", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST);
  assert_file (path, "A");
  assert_file (taken, "B");
  g_assert_true (rename_to (path, "a", NULL));
  assert_file (path, "A");
  g_assert_true (rename_to (path, "c", NULL));
  assert_file (free_one, "A");
  g_assert_false (rename_to (path, "d", &gone));
  g_assert_error (gone, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_cmpuint (count_files (folder), ==, 2);
  store_test_remove (folder);
}

static void
test_names (void)
{
  static const char *const bad[] = { "", ".", "..", ".hidden", "a/b", "../a", "a\nb", "a\tb", "\xff" };
  static const char *const good[] = { "a", "a b", "ä 🐦", "a.", "2026", "-", "~", "a\\b" };
  g_autofree char *long_one = g_strnfill (200, 'x');

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (bm_shelf_check_name (bad[i]));
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (bm_shelf_check_name (good[i]));
  g_assert_false (bm_shelf_check_name (long_one));
}

static void
test_delete (void)
{
  g_autofree char *folder = store_test_new_folder (), *path = put (folder, "a.bloodmoon", "A");

  for (guint i = 0; i < 2; i++)
    {
      Task task = { 0 };
      g_autoptr(GError) error = NULL;

      bm_shelf_delete_async (path, done_cb, &task);
      finish (&task, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (count_files (folder), ==, 0);
    }
  store_test_remove (folder);
}

static gboolean
write_to (const char  *path,
          const char  *text,
          GError     **error)
{
  Task task = { 0 };

  bm_shelf_write_async (path, text, done_cb, &task);
  return finish (&task, error);
}

/* No file may have more than LENGTH bytes, as on a disk that is full. */
static void
limit_files (rlim_t length)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = length;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* A comment that finds no room leaves the match as it was. */
static void
test_write (void)
{
  g_autofree char *folder = store_test_new_folder (), *path = put (folder, "a.bloodmoon", MATCH);
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autoptr(GError) error = NULL;
  struct rlimit before;
  gboolean done;

  g_assert_true (write_to (path, "short\n", NULL));
  assert_file (path, "short\n");
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit_files (4096);
  done = write_to (path, text, &error);
  limit_files (before.rlim_cur);
  g_assert_false (done);
  g_assert_nonnull (error);
  g_assert_null (strchr (error->message, '\n'));
  assert_file (path, "short\n");
  g_assert_cmpuint (count_files (folder), ==, 1);
  g_assert_true (write_to (path, text, NULL));
  assert_file (path, text);
  store_test_remove (folder);
}

static void
begin_to_write_cb (GApplication *application,
                   gpointer      data)
{
  Task *task = data;

  bm_shelf_write_async (task->path, "a comment\n", done_cb, task);
}

/* Closed at once, the program still writes what it was asked to. */
static void
test_not_ended_before (void)
{
  g_autofree char *folder = store_test_new_folder (), *path = put (folder, "a.bloodmoon", MATCH);
  g_autoptr(GApplication) application = g_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  Task task = { .path = path };

  g_signal_connect (application, "activate", G_CALLBACK (begin_to_write_cb), &task);
  g_application_set_default (application);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_application_set_default (NULL);
  g_assert_nonnull (task.result);
  assert_file (path, "a comment\n");
  g_clear_object (&task.result);
  store_test_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  /* What is too long is an error, and no end. */
  signal (SIGXFSZ, SIG_IGN);
  g_test_init (&argc, &argv, NULL);
  bm_games_register (&wr_game);
  g_test_add_func ("/shelf/any-files", test_any_files);
  g_test_add_func ("/shelf/long-names", test_long_names);
  g_test_add_func ("/shelf/cancelled", test_cancelled);
  g_test_add_func ("/shelf/open-pipe", test_open_pipe);
  g_test_add_func ("/shelf/no-folder", test_no_folder);
  g_test_add_func ("/shelf/rename", test_rename);
  g_test_add_func ("/shelf/names", test_names);
  g_test_add_func ("/shelf/delete", test_delete);
  g_test_add_func ("/shelf/write", test_write);
  g_test_add_func ("/shelf/not-ended-before", test_not_ended_before);
  return g_test_run ();
}
