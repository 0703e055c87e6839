/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-test.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/stat.h>

/* A generous limit: only a failure waits for it. */
#define DEADLINE_SECONDS 60
#define DEADLINE_MILLISECONDS (DEADLINE_SECONDS * 1000)

const BmGame store_test_game = { .id = "first", .unnamed_records = TRUE };
const BmGame store_test_second = { .id = "second" };

char *
store_test_new_folder (void)
{
  g_autofree char *top = g_dir_make_tmp ("bm-test-store-XXXXXX", NULL);

  g_assert_nonnull (top);
  return g_build_filename (top, "bloodmoon", NULL);
}

static void
remove_all (const char *path)
{
  GStatBuf status;

  if (g_lstat (path, &status) != 0)
    return;
  if (S_ISDIR (status.st_mode))
    {
      g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
      const char *name;

      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *child = g_build_filename (path, name, NULL);

          remove_all (child);
        }
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

void
store_test_remove (const char *path)
{
  g_autofree char *top = g_path_get_dirname (path);

  remove_all (path);
  if (g_str_has_prefix (top, g_get_tmp_dir ()) && g_strrstr (top, "bm-test-store-") != NULL)
    g_rmdir (top);
}

char *
store_test_dup_text (BmStore *store)
{
  g_autoptr(GBytes) text = NULL;
  gsize length;
  const char *bytes;

  if (!bm_store_dup_waiting (store, NULL, &text))
    return NULL;
  bytes = g_bytes_get_data (text, &length);
  return g_strndup (bytes, length);
}

char *
store_test_dup_waiting (const char   *folder,
                        const BmGame *game)
{
  BmStore *store = bm_store_new (folder, game, NULL);
  char *text = store_test_dup_text (store);

  g_assert_finalize_object (store);
  return text;
}

char *
store_test_slot_file (const char *folder,
                      const char *slot,
                      const char *name)
{
  return g_build_filename (folder, "running", slot, name, NULL);
}

void
store_test_put (const char *file,
                const char *head,
                const char *text)
{
  g_autofree char *line = g_strconcat (head, " ", NULL), *summed = g_strconcat (line, text, NULL);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, summed, -1);
  g_autofree char *all = g_strconcat (line, sum, "\n", text, NULL);

  g_assert_true (g_file_set_contents (file, all, -1, NULL));
}

void
store_test_put_bytes (const char *file,
                      const char *bytes,
                      gsize       n)
{
  FILE *stream = fopen (file, "wb");

  g_assert_nonnull (stream);
  g_assert_cmpuint (fwrite (bytes, 1, n, stream), ==, n);
  g_assert_cmpint (fclose (stream), ==, 0);
}

static void
copy_file (const char *from,
           const char *to,
           const char *name)
{
  g_autofree char *source = g_build_filename (from, name, NULL), *target = g_build_filename (to, name, NULL);
  g_autofree char *bytes = NULL;
  gsize length;

  if (g_file_test (source, G_FILE_TEST_IS_REGULAR) && g_file_get_contents (source, &bytes, &length, NULL))
    store_test_put_bytes (target, bytes, length);
}

/* What is written meanwhile goes from the first of these files to a later one, and from none that is read before. */
static void
copy_slot (const char *from,
           const char *to)
{
  static const char *const names[] = { "lock", "new", "draft", "odd", "even" };

  g_assert_cmpint (g_mkdir_with_parents (to, 0700), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    copy_file (from, to, names[i]);
}

/* Slots are in folders with a number, and those again in folders of games. */
static void
copy_slots (const char *from,
            const char *to)
{
  g_autoptr(GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *source = g_build_filename (from, name, NULL), *target = g_build_filename (to, name, NULL);

      if (g_ascii_isdigit (*name))
        copy_slot (source, target);
      else
        copy_slots (source, target);
    }
}

char *
store_test_copy (const char *folder)
{
  char *copy = store_test_new_folder ();
  g_autofree char *matches = g_build_filename (folder, "matches", NULL), *to = g_build_filename (copy, "matches", NULL);
  g_autofree char *running = g_build_filename (folder, "running", NULL);
  g_autofree char *running_copy = g_build_filename (copy, "running", NULL);
  g_autoptr(GDir) dir = NULL;
  const char *name;

  copy_slots (running, running_copy);
  dir = g_dir_open (matches, 0, NULL);
  g_assert_cmpint (g_mkdir_with_parents (to, 0700), ==, 0);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    copy_file (matches, to, name);
  return copy;
}

char *
store_test_dup_next (const char   *folder,
                     const BmGame *game)
{
  g_autofree char *copy = store_test_copy (folder);
  char *text = store_test_dup_waiting (copy, game);

  store_test_remove (copy);
  return text;
}

static guint
count_matches (const char *folder,
               const char *text)
{
  g_autofree char *matches = g_build_filename (folder, "matches", NULL);
  g_autoptr(GDir) dir = g_dir_open (matches, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (matches, name, NULL), *found = NULL;

      if (*name == '.')
        continue;
      g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
      n += text == NULL || g_str_equal (found, text);
    }
  return n;
}

gboolean
store_test_is_filed (const char *folder,
                     const char *text)
{
  return count_matches (folder, text) > 0;
}

guint
store_test_count_filed (const char *folder)
{
  return count_matches (folder, NULL);
}

void
store_test_save (BmStore    *store,
                 const char *name,
                 const char *text)
{
  bm_store_save (store, name, text);
  g_assert_true (bm_store_flush (store, DEADLINE_MILLISECONDS));
}

void
store_test_wait_trouble (BmStore  *store,
                         gboolean  trouble)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;

  while ((bm_store_get_trouble (store) != NULL) != trouble)
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("it never came");
      g_main_context_iteration (NULL, FALSE);
    }
}
