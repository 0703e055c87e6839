/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The store of the running match: what is saved is there again; damaged files, several programs at once, folders that
 * come and go.
 */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bm-slot.h"
#include "store-test.h"

#define A "2026-11-21-1830"
#define B "2026-11-21-1831"

#define FLUSH 60000

static void
assert_waits (const char *folder,
              const char *text)
{
  g_autofree char *found = store_test_dup_waiting (folder, &store_test_game);

  g_assert_cmpstr (found, ==, text);
}

static void
test_round_trip (void)
{
  g_autofree char *folder = store_test_new_folder (), *name = NULL, *text = NULL;
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);

  /* Nothing is made before there is something to keep. */
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_SOUND);
  g_assert_false (bm_store_dup_waiting (store, &name, NULL));
  g_assert_true (bm_store_is_saved (store));
  g_assert_cmpstr (bm_store_get_folder (store), ==, folder);

  store_test_save (store, A, "one\n");
  store_test_save (store, A, "two\n");
  g_assert_true (bm_store_is_saved (store));
  g_assert_null (bm_store_get_trouble (store));
  g_assert_finalize_object (store);

  store = bm_store_new (folder, &store_test_game, NULL);
  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_SOUND);
  g_assert_true (bm_store_dup_waiting (store, &name, NULL));
  g_assert_cmpstr (name, ==, A);
  text = store_test_dup_text (store);
  g_assert_cmpstr (text, ==, "two\n");
  g_assert_cmpuint (store_test_count_filed (folder), ==, 0);
  g_assert_finalize_object (store);
  store_test_remove (folder);
}

/* What is let go of without a word is saved all the same. */
static void
test_let_go (void)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);

  bm_store_save (store, A, "one\n");
  g_assert_finalize_object (store);
  assert_waits (folder, "one\n");
  store_test_remove (folder);
}

static void
test_matches (void)
{
  g_autofree char *folder = store_test_new_folder (), *first = NULL, *second = NULL;
  g_autofree char *file = g_build_filename (folder, "matches", A ".bloodmoon", NULL), *text = NULL;
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);

  /* Over: nothing waits. */
  store_test_save (store, A, "A 1\n");
  bm_store_finish (store, A, "A 2\n");
  g_assert_false (bm_store_dup_waiting (store, NULL, NULL));
  g_assert_true (bm_store_flush (store, FLUSH));
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "A 2\n");
  assert_waits (folder, NULL);

  /* Another one is begun over it. */
  store_test_save (store, B, "B 1\n");
  g_assert_cmpuint (store_test_count_filed (folder), ==, 1);
  store_test_save (store, A, "C 1\n");
  g_assert_true (store_test_is_filed (folder, "B 1\n"));
  assert_waits (folder, NULL); /* this program has it */
  bm_store_finish (store, A, "C 2\n");
  g_assert_true (bm_store_flush (store, FLUSH));
  /* The name was taken. */
  g_assert_cmpuint (store_test_count_filed (folder), ==, 3);
  g_assert_true (store_test_is_filed (folder, "C 2\n"));

  /* Two that begin in one minute are two. */
  first = bm_store_dup_new_name (store);
  store_test_save (store, first, "D 1\n");
  second = bm_store_dup_new_name (store);
  g_assert_cmpstr (first, !=, second);
  g_assert_finalize_object (store);
  assert_waits (folder, "D 1\n");
  store_test_remove (folder);
}

static void
file_once (gboolean restarted,
           gboolean changed)
{
  g_autofree char *folder = store_test_new_folder ();
  g_autofree char *file = g_build_filename (folder, "matches", A ".bloodmoon", NULL);
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);

  store_test_save (store, A, "A 1\n");
  bm_store_finish (store, A, "A 2\n");
  g_assert_true (bm_store_flush (store, FLUSH));
  g_assert_true (store_test_is_filed (folder, "A 2\n"));
  if (changed)
    g_assert_true (g_file_set_contents (file, "A 2, with a comment\n", -1, NULL));
  else
    g_assert_cmpint (g_unlink (file), ==, 0);
  if (restarted)
    {
      g_assert_finalize_object (store);
      store = bm_store_new (folder, &store_test_game, NULL);
      g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_SOUND);
      g_assert_false (bm_store_dup_waiting (store, NULL, NULL));
    }
  store_test_save (store, B, "B 1\n");
  g_assert_cmpuint (store_test_count_filed (folder), ==, changed ? 1 : 0);
  g_assert_finalize_object (store);
  assert_waits (folder, "B 1\n");
  store_test_remove (folder);
}

/* Whoever removes a match that is over, or changes it, does not get it back with the next one. */
static void
test_filed_once (void)
{
  file_once (FALSE, FALSE);
  file_once (FALSE, TRUE);
  file_once (TRUE, FALSE);
  file_once (TRUE, TRUE);
}

/* One that is over and goes on after all is kept, and filed again when it is over once more. */
static void
test_goes_on (void)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);

  bm_store_finish (store, A, "A 1\n");
  g_assert_true (bm_store_flush (store, FLUSH));
  store_test_save (store, A, "A 2\n");
  assert_waits (folder, NULL); /* this program has it */
  g_assert_finalize_object (store);
  assert_waits (folder, "A 2\n");
  store = bm_store_new (folder, &store_test_game, NULL);
  bm_store_finish (store, A, "A 3\n");
  g_assert_true (bm_store_flush (store, FLUSH));
  g_assert_cmpuint (store_test_count_filed (folder), ==, 2);
  g_assert_true (store_test_is_filed (folder, "A 3\n"));
  g_assert_finalize_object (store);
  assert_waits (folder, NULL);
  store_test_remove (folder);
}

/* Where a match has gone is known, also where its name was taken. */
static void
test_path (void)
{
  g_autofree char *folder = store_test_new_folder (), *none = NULL, *first = NULL, *second = NULL, *text = NULL;
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);

  store_test_save (store, A, "A 1\n");
  none = bm_store_dup_path (store, A);
  g_assert_null (none);
  bm_store_finish (store, A, "A 2\n");
  g_assert_true (bm_store_flush (store, FLUSH));
  first = bm_store_dup_path (store, A);
  g_assert_true (g_str_has_suffix (first, "matches/" A ".bloodmoon"));
  g_assert_finalize_object (store);

  store = bm_store_new (folder, &store_test_game, NULL);
  bm_store_finish (store, A, "another\n");
  g_assert_true (bm_store_flush (store, FLUSH));
  second = bm_store_dup_path (store, A);
  g_assert_cmpstr (second, !=, first);
  g_assert_true (g_file_get_contents (second, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "another\n");
  g_assert_null (bm_store_dup_path (store, B));
  g_assert_finalize_object (store);
  store_test_remove (folder);
}

/* So many in one minute that others have been filed. */
static void
test_new_names (void)
{
  g_autofree char *folder = store_test_new_folder ();
  g_autoptr(GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 4; i++)
    {
      BmStore *store = bm_store_new (folder, &store_test_game, NULL);

      for (guint j = 0; j < 3; j++)
        {
          g_autofree char *name = bm_store_dup_new_name (store), *path = NULL;

          bm_store_finish (store, name, name);
          g_assert_true (bm_store_flush (store, FLUSH));
          path = bm_store_dup_path (store, name);
          g_assert_nonnull (strstr (path, name));
          g_assert_true (g_str_has_prefix (strstr (path, name) + strlen (name), ".bloodmoon"));
          g_assert_true (g_hash_table_add (names, g_steal_pointer (&name)));
        }
      g_assert_finalize_object (store);
    }
  g_assert_cmpuint (store_test_count_filed (folder), ==, 12);
  store_test_remove (folder);
}

/* The one that waited when the program started is kept as well. */
static void
test_begun_over (void)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);

  store_test_save (store, A, "A 1\n");
  g_assert_finalize_object (store);
  store = bm_store_new (folder, &store_test_game, NULL);
  store_test_save (store, B, "B 1\n");
  g_assert_finalize_object (store);
  g_assert_true (store_test_is_filed (folder, "A 1\n"));
  assert_waits (folder, "B 1\n");
  store_test_remove (folder);
}

/* ---- Damage */

/* Two generations, "one" and "two"; the newer is in the file "even". */
static void
make_two (const char *folder)
{
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);

  store_test_save (store, A, "one\n");
  store_test_save (store, A, "two\n");
  g_assert_finalize_object (store);
}

/* What waits is TEXT, or nothing; it is said; and a match can be saved over the damage and comes back. */
static void
assert_recovers (const char   *folder,
                 BmStoreFound  found,
                 const char   *text)
{
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);
  g_autofree char *waiting = store_test_dup_text (store);

  g_assert_cmpint (bm_store_get_found (store), ==, found);
  g_assert_cmpstr (waiting, ==, text);
  store_test_save (store, A, "three\n");
  g_assert_finalize_object (store);

  store = bm_store_new (folder, &store_test_game, NULL);
  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_SOUND);
  g_clear_pointer (&waiting, g_free);
  waiting = store_test_dup_text (store);
  g_assert_cmpstr (waiting, ==, "three\n");
  g_assert_finalize_object (store);
}

static void
assert_falls_back (const char *folder)
{
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);
  g_autofree char *waiting = store_test_dup_text (store);

  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_DAMAGED);
  g_assert_cmpstr (waiting, ==, "one\n");
  g_assert_finalize_object (store);
}

static void
test_truncated (void)
{
  g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "even"), *whole = NULL;
  gsize length;

  make_two (folder);
  g_assert_true (g_file_get_contents (file, &whole, &length, NULL));
  for (gsize n = 0; n < length; n++)
    {
      store_test_put_bytes (file, whole, n);
      assert_falls_back (folder);
    }
  assert_recovers (folder, BM_STORE_DAMAGED, "one\n");
  store_test_remove (folder);
}

static void
test_flipped (void)
{
  g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "even"), *whole = NULL;
  gsize length;

  make_two (folder);
  g_assert_true (g_file_get_contents (file, &whole, &length, NULL));
  for (gsize bit = 0; bit < length * 8; bit++)
    {
      whole[bit / 8] ^= (char) (1 << bit % 8);
      store_test_put_bytes (file, whole, length);
      assert_falls_back (folder);
      whole[bit / 8] ^= (char) (1 << bit % 8);
    }
  g_assert_true (g_file_set_contents (file, whole, (gssize) length, NULL));
  assert_waits (folder, "two\n");
  store_test_remove (folder);
}

/* FILE, as a program would write it. */
static void
put_generation (const char *file,
                const char *generation,
                const char *text)
{
  g_autofree char *head = g_strdup_printf ("bloodmoon-waiting 1 %s " A " waits", generation);

  store_test_put (file, head, text);
}

/* After the last number that can be read another one is found again. */
static void
test_last_generation (void)
{
  static const char *const last[] = { "9223372036854775807", "9223372036854775805" };

  for (gsize i = 0; i < G_N_ELEMENTS (last); i++)
    {
      g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "odd");

      make_two (folder);
      put_generation (file, last[i], "far\n");
      for (guint n = 0; n < 5; n++)
        {
          g_autofree char *text = g_strdup_printf ("%u\n", n);
          BmStore *store = bm_store_new (folder, &store_test_game, NULL);

          g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_SOUND);
          store_test_save (store, A, text);
          g_assert_finalize_object (store);
          assert_waits (folder, text);
        }
      store_test_remove (folder);
    }
}

/* A generation that belongs into the other file was not written by a program: the next one would come in its place. */
static void
test_wrong_file (void)
{
  g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "even");

  make_two (folder);
  put_generation (file, "7", "seven\n");
  assert_recovers (folder, BM_STORE_DAMAGED, "one\n");
  make_two (folder);
  put_generation (file, "8", "eight\n");
  assert_waits (folder, "eight\n");
  store_test_remove (folder);
}

static void
put_text (const char *file)
{
  g_assert_true (g_file_set_contents (file, "{\"format\": \"chess\"}\n", -1, NULL));
}

static void
put_long_line (const char *file)
{
  g_autofree char *text = g_strnfill (100000, 'x');

  g_assert_true (g_file_set_contents (file, text, -1, NULL));
}

static void
put_folder (const char *file)
{
  g_autofree char *inside = g_build_filename (file, "something", NULL);

  g_assert_cmpint (g_mkdir_with_parents (inside, 0700), ==, 0);
}

static void
put_pipe (const char *file)
{
  g_assert_cmpint (mkfifo (file, 0600), ==, 0);
}

static void
put_device (const char *file)
{
  g_assert_cmpint (symlink ("/dev/zero", file), ==, 0);
}

static void
put_nothing (const char *file)
{
  g_assert_cmpint (symlink ("nowhere", file), ==, 0);
}

static void (*const put[]) (const char *file) = { put_text, put_long_line, put_folder, put_pipe, put_device };

static void
test_other_things (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (put); i++)
    {
      g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "even");
      g_autofree char *aside = g_strconcat (file, ".damaged", NULL);

      make_two (folder);
      g_assert_cmpint (g_remove (file), ==, 0);
      put[i] (file);
      assert_recovers (folder, BM_STORE_DAMAGED, "one\n");
      /* Nothing of anybody's is deleted. */
      g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
      store_test_remove (folder);
    }
}

static void
test_both_damaged (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (put); i++)
    {
      g_autofree char *folder = store_test_new_folder ();
      g_autofree char *even = store_test_slot_file (folder, "1", "even");
      g_autofree char *odd = store_test_slot_file (folder, "1", "odd");

      make_two (folder);
      g_assert_cmpint (g_remove (even), ==, 0);
      g_assert_cmpint (g_remove (odd), ==, 0);
      put[i] (even);
      put[i] (odd);
      assert_recovers (folder, BM_STORE_UNREADABLE, NULL);
      store_test_remove (folder);
    }
}

/* What a crash, or whoever else, leaves about is in nobody's way. */
static void
test_left_over (void)
{
  static void (*const left[]) (const char *file) = { put_text, put_pipe, put_device, put_nothing };

  for (gsize i = 0; i < G_N_ELEMENTS (left); i++)
    {
      g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "new");
      BmStore *store;

      make_two (folder);
      left[i] (file);
      assert_waits (folder, "two\n");
      store = bm_store_new (folder, &store_test_game, NULL);
      store_test_save (store, A, "three\n");
      g_assert_finalize_object (store);
      assert_waits (folder, "three\n");
      store_test_remove (folder);
    }
}

/* ---- Killed before the disk has answered */

/* Writes TEXT as a program does that is killed before the disk has answered. */
static void
begin_and_end (const char *folder,
               const char *text,
               gboolean    over)
{
  g_autofree char *running = g_build_filename (folder, "running", NULL), *name = g_strdup (A);
  g_autoptr(BmSlot) slot = bm_slot_new (&bm_disk_real, running, 1);
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr(GError) error = NULL;
  const BmKept kept = { name, bytes, over };

  g_assert_cmpint (bm_slot_look (slot), ==, BM_SLOT_READY);
  g_assert_cmpint (bm_slot_acquire (slot, NULL, &error), ==, BM_SLOT_READY);
  g_assert_no_error (error);
  g_assert_true (bm_slot_begin (slot, &kept, &error));
  g_assert_no_error (error);
}

static void
test_killed_early (void)
{
  g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "new");

  make_two (folder);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *text = g_strdup_printf ("three and %u\n", i);

      begin_and_end (folder, text, FALSE);
      g_assert_true (g_file_test (file, G_FILE_TEST_EXISTS));
      assert_waits (folder, text);
      assert_waits (folder, text);
    }
  assert_recovers (folder, BM_STORE_SOUND, "three and 3\n");
  g_assert_false (g_file_test (file, G_FILE_TEST_EXISTS));
  store_test_remove (folder);
}

/* Whatever a loss of power leaves of it, the generation before is there. */
static void
test_killed_early_and_truncated (void)
{
  g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "new"), *whole = NULL;
  gsize length;

  make_two (folder);
  begin_and_end (folder, "three\n", FALSE);
  g_assert_true (g_file_get_contents (file, &whole, &length, NULL));
  for (gsize n = 0; n < length; n++)
    {
      store_test_put_bytes (file, whole, n);
      assert_waits (folder, "two\n");
    }
  store_test_put_bytes (file, whole, length);
  assert_waits (folder, "three\n");
  store_test_put_bytes (file, whole, length - 1);
  assert_recovers (folder, BM_STORE_SOUND, "two\n");
  store_test_remove (folder);
}

/* A match that was over then is filed by the next program, once, and waits no more. */
static void
test_killed_early_and_over (void)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store;

  make_two (folder);
  begin_and_end (folder, "three\n", TRUE);
  assert_waits (folder, NULL);
  store = bm_store_new (folder, &store_test_game, NULL);
  store_test_save (store, B, "B 1\n");
  g_assert_finalize_object (store);
  g_assert_true (store_test_is_filed (folder, "three\n"));
  g_assert_cmpuint (store_test_count_filed (folder), ==, 1);
  assert_waits (folder, "B 1\n");
  store_test_remove (folder);
}

static GMutex   hung_mutex;
static GCond    hung_cond;
static gboolean hung;

/* Waits for as long as the test likes, as a disk may. */
static int
hung_fsync (int fd)
{
  g_mutex_lock (&hung_mutex);
  while (hung)
    g_cond_wait (&hung_cond, &hung_mutex);
  g_mutex_unlock (&hung_mutex);
  return 0;
}

static void
set_hung (gboolean value)
{
  g_mutex_lock (&hung_mutex);
  hung = value;
  g_cond_broadcast (&hung_cond);
  g_mutex_unlock (&hung_mutex);
}

/* What is saved outlives the program before the disk has answered. */
static void
test_await (void)
{
  g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "new"), *text = NULL;
  BmDisk disk = bm_disk_real;
  BmStore *store;

  disk.fsync = hung_fsync;
  store = bm_store_new (folder, &store_test_game, &disk);
  g_assert_true (bm_store_await (store, 0));
  store_test_save (store, A, "one\n");
  set_hung (TRUE);
  bm_store_save (store, A, "two\n");
  g_assert_true (bm_store_await (store, FLUSH));
  g_assert_false (bm_store_is_saved (store));
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_true (g_str_has_suffix (text, "\ntwo\n"));
  set_hung (FALSE);
  g_assert_finalize_object (store);
  assert_waits (folder, "two\n");
  store_test_remove (folder);
}

/* The first one of all makes the folders, and does not wait until they are flushed. */
static void
test_await_first (void)
{
  g_autofree char *top = store_test_new_folder (), *folder = g_build_filename (top, "not", "there", NULL);
  g_autofree char *next = NULL;
  BmDisk disk = bm_disk_real;
  BmStore *store;

  disk.fsync = hung_fsync;
  store = bm_store_new (folder, &store_test_game, &disk);
  set_hung (TRUE);
  bm_store_save (store, A, "one\n");
  g_assert_true (bm_store_await (store, FLUSH));
  g_assert_false (bm_store_is_saved (store));
  next = store_test_dup_next (folder, &store_test_game);
  g_assert_cmpstr (next, ==, "one\n");
  set_hung (FALSE);
  g_assert_true (bm_store_flush (store, FLUSH));
  g_assert_finalize_object (store);
  assert_waits (folder, "one\n");
  store_test_remove (top);
}

static GHashTable *opened_folders;

static int
noting_open (const char *path,
             int         flags,
             mode_t      mode)
{
  if (flags & O_DIRECTORY)
    g_hash_table_add (opened_folders, g_strdup (path));
  return bm_disk_real.open (path, flags, mode);
}

/* All folders above new ones are flushed before what was saved counts as saved; a folder is opened for nothing else. */
static void
test_folders_flushed (void)
{
  g_autofree char *top = store_test_new_folder (), *above = g_path_get_dirname (top);
  g_autofree char *folder = g_build_filename (top, "not", "there", NULL);
  g_autofree char *at = g_build_filename (folder, "running", "1", NULL);
  BmDisk disk = bm_disk_real;
  BmStore *store;

  opened_folders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  disk.open = noting_open;
  store = bm_store_new (folder, &store_test_game, &disk);
  store_test_save (store, A, "one\n");
  g_assert_finalize_object (store);
  g_assert_true (g_hash_table_contains (opened_folders, above));
  while (!g_str_equal (at, above))
    {
      char *parent = g_path_get_dirname (at);

      if (!g_hash_table_contains (opened_folders, at))
        g_error ("%s was not flushed", at);
      g_free (at);
      at = parent;
    }
  g_hash_table_unref (opened_folders);
  store_test_remove (top);
}

/* Nobody waits for what cannot be written. */
static void
test_await_trouble (void)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);

  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  bm_store_save (store, A, "one\n");
  g_assert_false (bm_store_await (store, FLUSH));
  store_test_wait_trouble (store, TRUE);
  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_true (bm_store_flush (store, FLUSH));
  g_assert_true (bm_store_await (store, 0));
  g_assert_finalize_object (store);
  assert_waits (folder, "one\n");
  store_test_remove (folder);
}

/* A newer program's file has a right checksum and another version. */
static void
test_foreign (void)
{
  g_autofree char *folder = store_test_new_folder (), *file = store_test_slot_file (folder, "1", "odd");
  g_autofree char *all = NULL, *after = NULL;
  BmStore *store;

  make_two (folder);
  store_test_put (file, "bloodmoon-waiting 2 7 with things that nobody knows", "{}");
  g_assert_true (g_file_get_contents (file, &all, NULL, NULL));

  store = bm_store_new (folder, &store_test_game, NULL);
  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_FOREIGN);
  g_assert_false (bm_store_dup_waiting (store, NULL, NULL));
  store_test_save (store, B, "mine\n");
  g_assert_finalize_object (store);
  g_assert_true (g_file_get_contents (file, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, all);
  assert_waits (folder, "mine\n");
  store_test_remove (folder);
}

/* ---- Several at once */

static void
test_two_programs (void)
{
  g_autofree char *folder = store_test_new_folder (), *text = NULL, *other_text = NULL;
  BmStore *store, *other;

  make_two (folder);
  store = bm_store_new (folder, &store_test_game, NULL);
  other = bm_store_new (folder, &store_test_game, NULL);
  g_assert_true (bm_store_dup_waiting (store, NULL, NULL));
  g_assert_false (bm_store_dup_waiting (other, NULL, NULL));
  store_test_save (other, B, "other\n");
  store_test_save (store, A, "three\n");
  store_test_save (other, B, "other 2\n");
  g_assert_finalize_object (store);
  g_assert_finalize_object (other);

  /* Both matches are taken up when both programs come back. */
  store = bm_store_new (folder, &store_test_game, NULL);
  other = bm_store_new (folder, &store_test_game, NULL);
  text = store_test_dup_text (store);
  other_text = store_test_dup_text (other);
  g_assert_true ((g_str_equal (text, "three\n") && g_str_equal (other_text, "other 2\n"))
                 || (g_str_equal (text, "other 2\n") && g_str_equal (other_text, "three\n")));
  g_assert_finalize_object (store);
  g_assert_finalize_object (other);
  g_assert_cmpuint (store_test_count_filed (folder), ==, 0);
  store_test_remove (folder);
}

/* What has the same files open, such as a process that is just being started, does not keep the match from whoever comes
   next. */
static void
test_let_go_at_once (void)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store = bm_store_new (folder, &store_test_game, NULL);
  pid_t child;

  store_test_save (store, A, "one\n");
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    for (;;)
      pause ();
  g_assert_finalize_object (store);
  assert_waits (folder, "one\n");
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  store_test_remove (folder);
}

/* The folder goes away and comes back with the next move; if another program was quicker, there are two places. */
static void
test_vanished (void)
{
  g_autofree char *folder = store_test_new_folder (), *running = g_build_filename (folder, "running", NULL);
  g_autofree char *text = NULL, *other_text = NULL;
  BmStore *store, *other;

  make_two (folder);
  store = bm_store_new (folder, &store_test_game, NULL);
  store_test_save (store, A, "three\n");
  store_test_remove (running);
  store_test_save (store, A, "four\n");
  store_test_remove (running);
  other = bm_store_new (folder, &store_test_game, NULL);
  store_test_save (other, B, "other\n");
  store_test_save (store, A, "five\n");
  g_assert_finalize_object (store);
  g_assert_finalize_object (other);

  store = bm_store_new (folder, &store_test_game, NULL);
  other = bm_store_new (folder, &store_test_game, NULL);
  text = store_test_dup_text (store);
  other_text = store_test_dup_text (other);
  g_assert_true ((g_str_equal (text, "five\n") && g_str_equal (other_text, "other\n"))
                 || (g_str_equal (text, "other\n") && g_str_equal (other_text, "five\n")));
  g_assert_finalize_object (store);
  g_assert_finalize_object (other);
  store_test_remove (folder);
}

/* ---- Trouble */

/* A file where the folder should be: the match goes on, and is saved when that is gone. */
static void
test_trouble (void)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store;

  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  store = bm_store_new (folder, &store_test_game, NULL);
  bm_store_save (store, A, "one\n");
  store_test_wait_trouble (store, TRUE);
  g_assert_false (bm_store_is_saved (store));
  g_assert_false (bm_store_flush (store, FLUSH));
  bm_store_save (store, A, "two\n");
  g_assert_false (bm_store_flush (store, FLUSH));

  /* It is tried again by itself. */
  g_assert_cmpint (g_remove (folder), ==, 0);
  store_test_wait_trouble (store, FALSE);
  g_assert_true (bm_store_is_saved (store));
  g_assert_finalize_object (store);
  assert_waits (folder, "two\n");
  store_test_remove (folder);
}

/* A disk that stands still while the gate is shut. */
static GMutex gate;
static gint n_renames; /* atomic */

static gssize
gated_write (int           fd,
             gconstpointer bytes,
             gsize         n)
{
  g_mutex_lock (&gate);
  g_mutex_unlock (&gate);
  return bm_disk_real.write (fd, bytes, n);
}

static int
counted_rename (const char *from,
                const char *to)
{
  g_atomic_int_inc (&n_renames);
  return bm_disk_real.rename (from, to);
}

/* Nobody waits for a disk, and of what is saved meanwhile only the newest is written, and drafted. */
static void
test_superseded (void)
{
  BmDisk disk = bm_disk_real;
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store;

  disk.write = gated_write;
  disk.rename = counted_rename;
  store = bm_store_new (folder, &store_test_game, &disk);
  g_atomic_int_set (&n_renames, 0);
  g_mutex_lock (&gate);
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u\n", i);

      bm_store_save (store, A, text);
    }
  g_assert_false (bm_store_is_saved (store));
  /* It does not hang with the disk either. */
  g_assert_false (bm_store_flush (store, 1));
  g_mutex_unlock (&gate);
  g_assert_true (bm_store_flush (store, FLUSH));
  g_assert_cmpint (g_atomic_int_get (&n_renames), <=, 3);
  g_assert_finalize_object (store);
  assert_waits (folder, "99\n");
  store_test_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/round-trip", test_round_trip);
  g_test_add_func ("/store/let-go", test_let_go);
  g_test_add_func ("/store/matches", test_matches);
  g_test_add_func ("/store/filed-once", test_filed_once);
  g_test_add_func ("/store/goes-on", test_goes_on);
  g_test_add_func ("/store/path", test_path);
  g_test_add_func ("/store/new-names", test_new_names);
  g_test_add_func ("/store/begun-over", test_begun_over);
  g_test_add_func ("/store/truncated", test_truncated);
  g_test_add_func ("/store/flipped", test_flipped);
  g_test_add_func ("/store/last-generation", test_last_generation);
  g_test_add_func ("/store/wrong-file", test_wrong_file);
  g_test_add_func ("/store/other-things", test_other_things);
  g_test_add_func ("/store/both-damaged", test_both_damaged);
  g_test_add_func ("/store/left-over", test_left_over);
  g_test_add_func ("/store/killed-early", test_killed_early);
  g_test_add_func ("/store/killed-early/truncated", test_killed_early_and_truncated);
  g_test_add_func ("/store/killed-early/over", test_killed_early_and_over);
  g_test_add_func ("/store/await", test_await);
  g_test_add_func ("/store/await/first", test_await_first);
  g_test_add_func ("/store/folders-flushed", test_folders_flushed);
  g_test_add_func ("/store/await/trouble", test_await_trouble);
  g_test_add_func ("/store/foreign", test_foreign);
  g_test_add_func ("/store/two-programs", test_two_programs);
  g_test_add_func ("/store/let-go-at-once", test_let_go_at_once);
  g_test_add_func ("/store/vanished", test_vanished);
  g_test_add_func ("/store/trouble", test_trouble);
  g_test_add_func ("/store/superseded", test_superseded);
  return g_test_run ();
}
