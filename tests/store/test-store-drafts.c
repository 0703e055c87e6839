/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is saved while the disk is still busy with what was saved before: it outlives the program at once.  A disk hangs
 * here for as long as a test likes, and the folder is looked at as the next program would find it.
 */
#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bm-slot.h"
#include "store-test.h"

#define A "2026-11-21-1830"
#define B "2026-11-21-1831"
#define C "2026-11-21-1832"

#define FLUSH 60000

/* ---- A disk that hangs, or fails */

static GMutex      mutex;
static GCond       cond;
static gboolean    hung;        /* every fsync ... */
static const char *hung_ending; /* ... and the removal of a file with this ending, or the naming of one */
static gboolean    reached;     /* something hangs */
static int         fault;       /* of every fsync */

/* With the lock. */
static void
hang (void)
{
  reached = TRUE;
  g_cond_broadcast (&cond);
  g_cond_wait (&cond, &mutex);
}

static int
test_fsync (int fd)
{
  int code;

  g_mutex_lock (&mutex);
  while (hung)
    hang ();
  code = fault;
  g_mutex_unlock (&mutex);
  errno = code;
  return code == 0 ? 0 : -1;
}

static void
hang_at (const char *path)
{
  g_mutex_lock (&mutex);
  while (hung_ending != NULL && g_str_has_suffix (path, hung_ending))
    hang ();
  g_mutex_unlock (&mutex);
}

static int
test_unlink (const char *path)
{
  hang_at (path);
  return bm_disk_real.unlink (path);
}

static int
test_link (const char *from,
           const char *to)
{
  hang_at (to);
  return bm_disk_real.link (from, to);
}

static void
set_disk (gboolean    hangs,
          const char *ending,
          int         code)
{
  g_mutex_lock (&mutex);
  hung = hangs;
  hung_ending = ending;
  fault = code;
  reached = FALSE;
  g_cond_broadcast (&cond);
  g_mutex_unlock (&mutex);
}

static void
wait_until_reached (void)
{
  g_mutex_lock (&mutex);
  while (!reached)
    g_cond_wait (&cond, &mutex);
  g_mutex_unlock (&mutex);
}

static BmStore *
new_store (const char *folder)
{
  static BmDisk disk;

  disk = bm_disk_real;
  disk.fsync = test_fsync;
  disk.link = test_link;
  disk.unlink = test_unlink;
  set_disk (FALSE, NULL, 0);
  return bm_store_new (folder, &store_test_game, &disk);
}

static void
assert_next (const char *folder,
             const char *text)
{
  g_autofree char *next = store_test_dup_next (folder, &store_test_game);

  g_assert_cmpstr (next, ==, text);
}

/* It is found by the next program as soon as that has been awaited, and the disk has not answered. */
static void
assert_safe (BmStore    *store,
             const char *text)
{
  g_assert_true (bm_store_await (store, FLUSH));
  g_assert_false (bm_store_is_saved (store));
  assert_next (bm_store_get_folder (store), text);
}

static void
save_safely (BmStore    *store,
             const char *name,
             const char *text)
{
  bm_store_save (store, name, text);
  assert_safe (store, text);
}

/* All is written at last, the program ends, and the next one finds TEXT. */
static void
end (BmStore    *store,
     const char *text)
{
  g_autofree char *folder = g_strdup (bm_store_get_folder (store)), *waiting = NULL;

  set_disk (FALSE, NULL, 0);
  g_assert_true (bm_store_flush (store, FLUSH));
  g_assert_finalize_object (store);
  waiting = store_test_dup_waiting (folder, &store_test_game);
  g_assert_cmpstr (waiting, ==, text);
}

/* A slot with the generations 1 and 2, "one" and "two". */
static char *
make_two (void)
{
  char *folder = store_test_new_folder ();
  BmStore *store = new_store (folder);

  store_test_save (store, A, "one\n");
  store_test_save (store, A, "two\n");
  g_assert_finalize_object (store);
  return folder;
}

/* ---- In one program */

static void
test_in_flight (void)
{
  g_autofree char *folder = make_two (), *file = store_test_slot_file (folder, "1", "draft");
  BmStore *store = new_store (folder);

  for (guint round = 0; round < 3; round++)
    {
      set_disk (TRUE, NULL, 0);
      for (guint i = 0; i < 4; i++)
        {
          g_autofree char *text = g_strdup_printf ("%u and %u\n", round, i);

          save_safely (store, A, text);
          g_assert_true (i == 0 || g_file_test (file, G_FILE_TEST_EXISTS));
        }
      set_disk (FALSE, NULL, 0);
      g_assert_true (bm_store_flush (store, FLUSH));
    }
  end (store, "2 and 3\n");
  store_test_remove (folder);
}

/* One that was begun over another one is as safe from its first move on, and the other one is not lost either. */
static void
test_begun_over (void)
{
  g_autofree char *folder = make_two (), *copy = NULL;
  BmStore *store = new_store (folder);

  set_disk (TRUE, NULL, 0);
  save_safely (store, B, "B 1\n");
  save_safely (store, B, "B 2\n");
  g_assert_cmpuint (store_test_count_filed (folder), ==, 0);
  copy = store_test_copy (folder);
  end (store, "B 2\n");
  g_assert_true (store_test_is_filed (folder, "two\n"));
  g_assert_cmpuint (store_test_count_filed (folder), ==, 1);

  /* Had it been killed then, the next program would have put the other one away. */
  store = new_store (copy);
  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_SOUND);
  g_assert_true (bm_store_is_saved (store));
  set_disk (TRUE, NULL, 0);
  save_safely (store, B, "B 3\n");
  end (store, "B 3\n");
  g_assert_true (store_test_is_filed (copy, "two\n"));
  g_assert_cmpuint (store_test_count_filed (copy), ==, 1);
  store_test_remove (folder);
  store_test_remove (copy);
}

/* Where the folder of matches cannot be made, the new one is drafted at least. */
static void
test_begun_over_trouble (void)
{
  g_autofree char *folder = make_two (), *matches = g_build_filename (folder, "matches", NULL);
  BmStore *store = new_store (folder);

  g_assert_true (g_file_set_contents (matches, "in the way", -1, NULL));
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = g_strdup_printf ("B %u\n", i);

      bm_store_save (store, B, text);
      g_assert_true (bm_store_await (store, FLUSH));
      store_test_wait_trouble (store, TRUE);
      g_assert_false (bm_store_is_saved (store));
      assert_next (folder, text);
    }
  g_assert_cmpint (g_remove (matches), ==, 0);
  end (store, "B 2\n");
  g_assert_true (store_test_is_filed (folder, "two\n"));
  store_test_remove (folder);
}

/* What is only drafted is never drafted over by another match. */
static void
test_draft_leaves (void)
{
  g_autofree char *folder = make_two ();
  BmStore *store = new_store (folder);

  set_disk (TRUE, NULL, 0);
  save_safely (store, A, "three\n");
  save_safely (store, A, "four\n");
  bm_store_save (store, B, "B 1\n");
  g_assert_false (bm_store_await (store, 100));
  assert_next (folder, "four\n");
  bm_store_save (store, C, "C 1\n");
  g_assert_false (bm_store_await (store, 100));
  assert_next (folder, "four\n");
  end (store, "C 1\n");
  g_assert_true (store_test_is_filed (folder, "four\n"));
  g_assert_true (store_test_is_filed (folder, "B 1\n"));
  g_assert_cmpuint (store_test_count_filed (folder), ==, 2);
  store_test_remove (folder);
}

/* What was drafted of a match goes with it. */
static void
test_over (void)
{
  g_autofree char *folder = make_two (), *draft = store_test_slot_file (folder, "1", "draft");
  BmStore *store = new_store (folder);

  set_disk (TRUE, NULL, 0);
  save_safely (store, A, "three\n");
  save_safely (store, A, "four\n");
  bm_store_finish (store, A, "five\n");
  assert_safe (store, NULL);
  end (store, NULL);
  g_assert_false (g_file_test (draft, G_FILE_TEST_EXISTS));
  g_assert_true (store_test_is_filed (folder, "five\n"));
  g_assert_cmpuint (store_test_count_filed (folder), ==, 1);
  store_test_remove (folder);
}

/* NAME is saved while the match A, which is over, goes to the folder of matches, and once more while the slot lets go
   of it: neither is lost with that. */
static void
go_on_from_over (const char *name,
                 const char *ending)
{
  g_autofree char *folder = make_two ();
  BmStore *store = new_store (folder);

  set_disk (FALSE, ".bloodmoon", 0);
  bm_store_finish (store, A, "three\n");
  wait_until_reached ();
  save_safely (store, name, "four\n");
  set_disk (FALSE, ending, 0);
  wait_until_reached ();
  g_assert_true (store_test_is_filed (folder, "three\n"));
  assert_next (folder, "four\n");
  save_safely (store, name, "five\n");
  end (store, "five\n");
  g_assert_cmpuint (store_test_count_filed (folder), ==, 1);
  store_test_remove (folder);
}

static void
test_goes_on (void)
{
  go_on_from_over (A, "/1/even");
  go_on_from_over (A, "/1/odd");
}

static void
test_next_one (void)
{
  go_on_from_over (B, "/1/even");
  go_on_from_over (B, "/1/odd");
}

/* A draft of a match that has gone does not come back when the one after it goes. */
static void
test_gone (void)
{
  g_autofree char *folder = make_two ();
  BmStore *store = new_store (folder);

  set_disk (TRUE, NULL, 0);
  save_safely (store, B, "B 1\n");
  set_disk (FALSE, NULL, 0);
  g_assert_true (bm_store_flush (store, FLUSH));
  store_test_save (store, C, "C 1\n");
  bm_store_finish (store, C, "C 2\n");
  end (store, NULL);
  g_assert_cmpuint (store_test_count_filed (folder), ==, 3);
  store_test_remove (folder);
}

/* What the disk does not take is found by the next program all the same, and so is what comes after it. */
static void
test_fsync_fails (void)
{
  g_autofree char *folder = make_two (), *next = NULL;
  BmStore *store = new_store (folder);

  set_disk (FALSE, NULL, EIO);
  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *text = g_strdup_printf ("failed %u\n", i);

      bm_store_save (store, A, text);
      g_assert_true (bm_store_await (store, FLUSH));
      assert_next (folder, text);
      g_assert_false (bm_store_flush (store, FLUSH));
      assert_next (folder, text);
    }
  /* With one in flight, and one drafted. */
  set_disk (TRUE, NULL, EIO);
  save_safely (store, A, "in flight\n");
  save_safely (store, A, "drafted\n");
  set_disk (FALSE, NULL, EIO);
  g_assert_false (bm_store_flush (store, FLUSH));
  assert_next (folder, "drafted\n");
  end (store, "drafted\n");
  store_test_remove (folder);
}

/* Two programs have two drafts. */
static void
test_two_programs (void)
{
  g_autofree char *folder = make_two (), *copy = NULL, *text = NULL, *other_text = NULL;
  BmStore *store = new_store (folder), *other = new_store (folder);

  set_disk (TRUE, NULL, 0);
  bm_store_save (other, B, "B 1\n");
  g_assert_true (bm_store_await (other, FLUSH));
  bm_store_save (store, A, "three\n");
  g_assert_true (bm_store_await (store, FLUSH));
  bm_store_save (other, B, "B 2\n");
  g_assert_true (bm_store_await (other, FLUSH));
  bm_store_save (store, A, "four\n");
  g_assert_true (bm_store_await (store, FLUSH));
  copy = store_test_copy (folder);
  set_disk (FALSE, NULL, 0);
  g_assert_finalize_object (store);
  g_assert_finalize_object (other);

  store = new_store (copy);
  other = new_store (copy);
  text = store_test_dup_text (store);
  other_text = store_test_dup_text (other);
  g_assert_true ((g_str_equal (text, "four\n") && g_str_equal (other_text, "B 2\n"))
                 || (g_str_equal (text, "B 2\n") && g_str_equal (other_text, "four\n")));
  g_assert_finalize_object (store);
  g_assert_finalize_object (other);
  store_test_remove (folder);
  store_test_remove (copy);
}

/* ---- What stands there when a program starts */

static void
put_draft (const char *folder,
           const char *generation,
           const char *rest,
           const char *text)
{
  g_autofree char *file = store_test_slot_file (folder, "1", "draft");
  g_autofree char *head = g_strdup_printf ("bloodmoon-waiting 1 %s %s", generation, rest);

  store_test_put (file, head, text);
}

/* A program starts, finds FOUND and goes on: in flight, drafted, and on the disk. */
static void
assert_goes_on (const char *folder,
                const char *found)
{
  BmStore *store = new_store (folder);
  g_autofree char *text = store_test_dup_text (store);

  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_SOUND);
  g_assert_cmpstr (text, ==, found);
  set_disk (TRUE, NULL, 0);
  save_safely (store, A, "in flight\n");
  save_safely (store, A, "drafted\n");
  end (store, "drafted\n");
}

static void
test_found (void)
{
  static const struct { const char *generation, *found; } drafts[] = {
    { "1", "two\n" }, { "2", "two\n" }, { "3", "drafted before\n" }, { "4", "drafted before\n" },
    { "77", "drafted before\n" }, { "78", "drafted before\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (drafts); i++)
    {
      g_autofree char *folder = make_two ();

      put_draft (folder, drafts[i].generation, A " waits", "drafted before\n");
      assert_goes_on (folder, drafts[i].found);
      assert_goes_on (folder, "drafted\n");
      g_assert_cmpuint (store_test_count_filed (folder), ==, 0);
      store_test_remove (folder);
    }
}

/* One that a program has left that was killed is not alone at the end, be it newer or older than the match. */
static void
test_found_and_over (void)
{
  static const char *const generations[] = { "1", "2", "3", "4", "77" };

  for (gsize i = 0; i < G_N_ELEMENTS (generations); i++)
    for (guint over = 0; over < 2; over++)
      {
        g_autofree char *folder = make_two ();
        BmStore *store;

        put_draft (folder, generations[i], over ? A " over" : A " waits", "drafted before\n");
        store = new_store (folder);
        bm_store_finish (store, A, "three\n");
        end (store, NULL);
        g_assert_cmpuint (store_test_count_filed (folder), ==, 1);
        store_test_remove (folder);
      }
}

/* One that was over and only drafted is put away, and nothing of it waits. */
static void
test_found_over (void)
{
  g_autofree char *folder = make_two (), *draft = store_test_slot_file (folder, "1", "draft");
  BmStore *store;

  put_draft (folder, "3", A " over", "three\n");
  store = new_store (folder);
  g_assert_false (bm_store_dup_waiting (store, NULL, NULL));
  store_test_save (store, B, "B 1\n");
  g_assert_false (g_file_test (draft, G_FILE_TEST_EXISTS));
  end (store, "B 1\n");
  g_assert_true (store_test_is_filed (folder, "three\n"));
  g_assert_cmpuint (store_test_count_filed (folder), ==, 1);
  store_test_remove (folder);
}

/* The match that was there before the one that was drafted is put away with that. */
static void
test_found_left (void)
{
  g_autofree char *folder = make_two ();
  BmStore *store;

  put_draft (folder, "3", B " waits", "B 1\n");
  store = new_store (folder);
  store_test_save (store, C, "C 1\n");
  end (store, "C 1\n");
  g_assert_true (store_test_is_filed (folder, "two\n"));
  g_assert_true (store_test_is_filed (folder, "B 1\n"));
  g_assert_cmpuint (store_test_count_filed (folder), ==, 2);
  store_test_remove (folder);
}

/* A program that looked before another one was there, and was killed, does not take its place. */
static void
test_found_later (void)
{
  g_autofree char *folder = make_two (), *slot = store_test_slot_file (folder, "1", NULL);
  g_autofree char *aside = store_test_slot_file (folder, "aside", NULL);
  g_autofree char *draft = store_test_slot_file (folder, "1", "draft");
  g_autofree char *mine = store_test_slot_file (folder, "2", "odd");
  BmStore *store;

  put_draft (folder, "3", B " over", "B 1\n");
  g_assert_cmpint (g_rename (slot, aside), ==, 0);
  store = new_store (folder);
  g_assert_cmpint (g_rename (aside, slot), ==, 0);
  store_test_save (store, C, "C 1\n");
  g_assert_true (g_file_test (mine, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (draft, G_FILE_TEST_EXISTS));
  end (store, "C 1\n");
  store_test_remove (folder);
}

/* Whatever is left of a draft, the match before it is there, and it is in nobody's way. */
static void
test_torn (void)
{
  g_autofree char *folder = make_two (), *file = store_test_slot_file (folder, "1", "draft"), *whole = NULL;
  gsize length;

  put_draft (folder, "3", A " waits", "three\n");
  g_assert_true (g_file_get_contents (file, &whole, &length, NULL));
  for (gsize n = 0; n < length; n++)
    {
      store_test_put_bytes (file, whole, n);
      assert_next (folder, "two\n");
    }
  for (gsize bit = 0; bit < length * 8; bit++)
    {
      whole[bit / 8] ^= (char) (1 << bit % 8);
      store_test_put_bytes (file, whole, length);
      assert_next (folder, "two\n");
      whole[bit / 8] ^= (char) (1 << bit % 8);
    }
  assert_goes_on (folder, "two\n");
  store_test_remove (folder);
}

static void
test_foreign (void)
{
  g_autofree char *folder = make_two (), *file = store_test_slot_file (folder, "1", "draft");
  g_autofree char *before = NULL, *after = NULL;
  BmStore *store;

  store_test_put (file, "bloodmoon-waiting 2 with things that nobody knows", "{}");
  g_assert_true (g_file_get_contents (file, &before, NULL, NULL));
  store = new_store (folder);
  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_FOREIGN);
  g_assert_false (bm_store_dup_waiting (store, NULL, NULL));
  set_disk (TRUE, NULL, 0);
  bm_store_save (store, B, "B 1\n");
  bm_store_await (store, FLUSH);
  bm_store_save (store, B, "B 2\n");
  end (store, "B 2\n");
  g_assert_true (g_file_get_contents (file, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  store_test_remove (folder);
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

/* A folder in the way leaves no room for drafts; what else stands there, or where drafts are made, gives way. */
static void
test_other_things (void)
{
  static void (*const put[]) (const char *file) = { put_pipe, put_device, put_nothing };
  static const char *const names[] = { "draft", "draft.new" };

  for (gsize i = 0; i < G_N_ELEMENTS (put) * G_N_ELEMENTS (names); i++)
    {
      g_autofree char *folder = make_two (), *file = store_test_slot_file (folder, "1", names[i % 2]);

      put[i / 2] (file);
      assert_goes_on (folder, "two\n");
      store_test_remove (folder);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *folder = make_two (), *file = store_test_slot_file (folder, "1", names[i]);
      BmStore *store;

      put_folder (file);
      store = new_store (folder);
      set_disk (TRUE, NULL, 0);
      save_safely (store, A, "three\n");
      bm_store_save (store, A, "four\n");
      g_assert_false (bm_store_await (store, 100));
      assert_next (folder, "three\n");
      end (store, "four\n");
      store_test_remove (folder);
    }
}

/* ---- After the last number */

static void
test_last_generation (void)
{
  static const struct { const char *name, *generation, *draft; } starts[] = {
    { "odd", "9223372036854775807", "9223372036854775807" }, { "odd", "9223372036854775805", "9223372036854775807" },
    { "even", "9223372036854775806", "9223372036854775807" }, { "even", "9223372036854775804", "9223372036854775805" },
    { "odd", "9223372036854775805", "9223372036854775806" }, { "odd", "9223372036854775803", "77" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *folder = make_two (), *file = store_test_slot_file (folder, "1", starts[i].name);
      g_autofree char *head = g_strdup_printf ("bloodmoon-waiting 1 %s " A " waits", starts[i].generation);

      store_test_put (file, head, "far\n");
      put_draft (folder, starts[i].draft, A " waits", "drafted before\n");
      for (guint n = 0; n < 6; n++)
        {
          g_autofree char *text = g_strdup_printf ("%u\n", n);
          BmStore *store = new_store (folder);

          /* With a failure, numbers are left out. */
          set_disk (FALSE, NULL, EIO);
          bm_store_save (store, A, "failed\n");
          g_assert_false (bm_store_flush (store, FLUSH));
          set_disk (TRUE, NULL, 0);
          bm_store_save (store, A, "in flight\n");
          g_assert_true (bm_store_await (store, FLUSH));
          bm_store_save (store, A, text);
          end (store, text);
        }
      store_test_remove (folder);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-drafts/in-flight", test_in_flight);
  g_test_add_func ("/store-drafts/begun-over", test_begun_over);
  g_test_add_func ("/store-drafts/begun-over/trouble", test_begun_over_trouble);
  g_test_add_func ("/store-drafts/draft-leaves", test_draft_leaves);
  g_test_add_func ("/store-drafts/over", test_over);
  g_test_add_func ("/store-drafts/over/goes-on", test_goes_on);
  g_test_add_func ("/store-drafts/over/next-one", test_next_one);
  g_test_add_func ("/store-drafts/gone", test_gone);
  g_test_add_func ("/store-drafts/fsync-fails", test_fsync_fails);
  g_test_add_func ("/store-drafts/two-programs", test_two_programs);
  g_test_add_func ("/store-drafts/found", test_found);
  g_test_add_func ("/store-drafts/found/and-over", test_found_and_over);
  g_test_add_func ("/store-drafts/found/over", test_found_over);
  g_test_add_func ("/store-drafts/found/left", test_found_left);
  g_test_add_func ("/store-drafts/found/later", test_found_later);
  g_test_add_func ("/store-drafts/torn", test_torn);
  g_test_add_func ("/store-drafts/foreign", test_foreign);
  g_test_add_func ("/store-drafts/other-things", test_other_things);
  g_test_add_func ("/store-drafts/last-generation", test_last_generation);
  return g_test_run ();
}
