/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The logbook: what is entered is there, once, whatever fails, whoever else writes and whenever the program is killed; and
 * what somebody else has put into its folder costs no entry.
 */
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bm-error.h"
#include "bm-logbook.h"
#include "store-test.h"
#include "wr-game.h"

#define FLUSH 60000

/* Ids of entries. */
#define ID(n) "00000000000000" n
#define ID_LENGTH 16

typedef struct
{
  char      *folder;
  BmLogbook *logbook;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  g_autofree char *top = store_test_new_folder ();

  fixture->folder = g_build_filename (top, "logbook", "some-game", NULL);
  fixture->logbook = bm_logbook_new (fixture->folder, NULL);
}

/* What was written in a thread comes back in the main loop. */
static void
settle (BmLogbook *logbook)
{
  g_assert_true (bm_logbook_flush (logbook, FLUSH));
  while (!bm_logbook_is_written (logbook))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  g_autofree char *books = g_path_get_dirname (fixture->folder), *top = g_path_get_dirname (books);

  /* A thread that has written may hold it for a moment. */
  g_object_add_weak_pointer (G_OBJECT (fixture->logbook), (gpointer *) &fixture->logbook);
  g_object_unref (fixture->logbook);
  while (g_atomic_pointer_get (&fixture->logbook) != NULL)
    g_thread_yield ();
  store_test_remove (top);
  g_free (fixture->folder);
}

#define LOGBOOK_TEST(path, func) g_test_add ("/logbook/" path, Fixture, NULL, set_up, func, tear_down)

static void
enter (BmLogbook  *logbook,
       const char *id,
       const char *kind,
       int         score,
       gint64      time)
{
  const BmLogbookEntry entry = { (char *) id, time, (char *) kind, score, (char *) "{\"a\": 1}" };

  bm_logbook_enter (logbook, &entry);
}

static BmLogbookList *
list (const char *folder)
{
  g_autoptr(GError) error = NULL;
  BmLogbookList *entries = bm_logbook_list_new (folder, &error);

  g_assert_no_error (error);
  return entries;
}

/* The ids of all entries in their order: their last letters. */
static char *
dup_order (const char *folder)
{
  g_autoptr(BmLogbookList) entries = list (folder);
  GString *order = g_string_new (NULL);

  for (guint i = 0; i < entries->entries->len; i++)
    g_string_append_c (order, ((const BmLogbookEntry *) g_ptr_array_index (entries->entries, i))->id[ID_LENGTH - 1]);
  return g_string_free (order, FALSE);
}

static void
put (const char *folder,
     const char *name,
     const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* ---- What is kept */

static void
test_empty (Fixture       *fixture,
            gconstpointer  unused)
{
  g_autoptr(BmLogbookList) entries = list (fixture->folder);

  g_assert_cmpuint (entries->entries->len, ==, 0);
  g_assert_true (bm_logbook_is_written (fixture->logbook));
  /* Nothing is made before there is anything to be kept. */
  g_assert_false (g_file_test (fixture->folder, G_FILE_TEST_EXISTS));
}

static void
test_kept (Fixture       *fixture,
           gconstpointer  unused)
{
  const BmLogbookEntry entry = { (char *) ID ("0a"), 1732785300, (char *) "some-kind", 23,
                                 (char *) "{\"b\": [1, \"\xc3\xa4\"]}" };
  g_autoptr(BmLogbookList) entries = NULL;
  const BmLogbookEntry *found;
  struct stat status;
  g_autofree char *path = g_build_filename (fixture->folder, ID ("0a") ".json", NULL);

  bm_logbook_enter (fixture->logbook, &entry);
  settle (fixture->logbook);
  entries = list (fixture->folder);
  found = bm_logbook_list_find (entries, ID ("0a"));
  g_assert_nonnull (found);
  g_assert_cmpint (found->time, ==, entry.time);
  g_assert_cmpint (found->score, ==, 23);
  g_assert_cmpstr (found->kind, ==, "some-kind");
  g_assert_cmpstr (found->text, ==, entry.text);
  g_assert_null (bm_logbook_list_find (entries, ID ("0b")));
  /* It is nobody else's business. */
  g_assert_cmpint (stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0600);
}

/* The first end of a match counts, also in another run of the program. */
static void
test_once (Fixture       *fixture,
           gconstpointer  unused)
{
  g_autoptr(BmLogbook) other = NULL;
  g_autoptr(BmLogbookList) entries = NULL;

  enter (fixture->logbook, ID ("01"), "a", 7, 10);
  settle (fixture->logbook);
  g_assert_false (bm_logbook_was_there (fixture->logbook, ID ("01")));
  enter (fixture->logbook, ID ("01"), "a", 8, 11);
  settle (fixture->logbook);
  g_assert_true (bm_logbook_was_there (fixture->logbook, ID ("01")));
  other = bm_logbook_new (fixture->folder, NULL);
  enter (other, ID ("01"), "a", 9, 12);
  settle (other);
  entries = list (fixture->folder);
  g_assert_cmpuint (entries->entries->len, ==, 1);
  g_assert_cmpint (bm_logbook_list_find (entries, ID ("01"))->score, ==, 7);
}

/* The same match has the same id, another one has not; and what cannot be repeated has none. */
static void
test_id (Fixture       *fixture,
         gconstpointer  unused)
{
  g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start", 5, NULL), same = bm_match_new (&wr_game, "start", 5, NULL);
  g_autoptr(BmMatch) other = bm_match_new (&wr_game, "start", 6, NULL);
  g_autoptr(BmMatch) given = bm_match_new_from_position (&wr_game, bm_match_get_position (match));
  g_autofree char *id = bm_logbook_dup_id (match), *id_of_same = bm_logbook_dup_id (same);
  g_autofree char *id_of_other = bm_logbook_dup_id (other);

  g_assert_cmpuint (strlen (id), ==, ID_LENGTH);
  g_assert_cmpstr (id, ==, id_of_same);
  g_assert_cmpstr (id, !=, id_of_other);
  g_assert_null (bm_logbook_dup_id (given));
}

/* ---- Order */

static void
enter_some (BmLogbook *logbook)
{
  enter (logbook, ID ("01"), "a", 5, 30);
  enter (logbook, ID ("02"), "b", 9, 10);
  enter (logbook, ID ("03"), "a", BM_LOGBOOK_LOST, 20);
  enter (logbook, ID ("04"), "a", 9, 5);
  enter (logbook, ID ("05"), "b", BM_LOGBOOK_LOST, 40);
  enter (logbook, ID ("06"), "a", 7, 1);
  enter (logbook, ID ("07"), "a", -3, 1);
  settle (logbook);
}

static void
test_order (Fixture       *fixture,
            gconstpointer  unused)
{
  g_autofree char *order = NULL;

  enter_some (fixture->logbook);
  order = dup_order (fixture->folder);
  /* Of equals the older one; of those that were lost the newer one. */
  g_assert_cmpstr (order, ==, "4261753");
}

static void
assert_place (const BmLogbookList *entries,
              const char          *id,
              guint                place,
              guint                of)
{
  guint n;

  g_assert_cmpuint (bm_logbook_list_place (entries, bm_logbook_list_find (entries, id), &n), ==, place);
  g_assert_cmpuint (n, ==, of);
}

static void
test_place (Fixture       *fixture,
            gconstpointer  unused)
{
  g_autoptr(BmLogbookList) entries = NULL;

  enter_some (fixture->logbook);
  enter (fixture->logbook, ID ("08"), "a", 7, 3);
  settle (fixture->logbook);
  entries = list (fixture->folder);
  assert_place (entries, ID ("04"), 1, 5);
  assert_place (entries, ID ("02"), 1, 1);
  assert_place (entries, ID ("06"), 2, 5);
  assert_place (entries, ID ("08"), 2, 5);
  assert_place (entries, ID ("01"), 4, 5);
  assert_place (entries, ID ("07"), 5, 5);
}

/* ---- Deleted */

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (bm_logbook_delete_finish (BM_LOGBOOK (source), result, &error));
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

static void
delete_all_of (BmLogbook         *logbook,
               const char *const *ids)
{
  gboolean done = FALSE;

  bm_logbook_delete_async (logbook, ids, deleted_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_delete (Fixture       *fixture,
             gconstpointer  unused)
{
  const char *const one[] = { ID ("02"), NULL }, *const some[] = { ID ("03"), ID ("05"), ID ("0f"), NULL };
  g_autofree char *order = NULL, *later = NULL;
  g_autoptr(BmLogbook) other = bm_logbook_new (fixture->folder, NULL);

  /* Where nothing is. */
  delete_all_of (fixture->logbook, one);
  enter_some (fixture->logbook);
  delete_all_of (fixture->logbook, one);
  /* Another program has done so already. */
  delete_all_of (other, one);
  order = dup_order (fixture->folder);
  g_assert_cmpstr (order, ==, "461753");
  delete_all_of (fixture->logbook, some);
  later = dup_order (fixture->folder);
  g_assert_cmpstr (later, ==, "4617");
}

/* ---- Untrusted files */

#define FILE_OF(entry, format, id, kind, score, time, rest) \
  "{\"entry\": " entry ", \"format\": \"" format "\", \"id\": \"" id "\", \"kind\": \"" kind "\", \"score\": " score ", " \
  "\"time\": " time rest ", \"version\": 1}"

#define FORMAT    "bloodmoon-logbook"
#define WHOLE(id) FILE_OF ("{}", FORMAT, id, "a", "4", "5", "")

static const char *const damaged[] = {
  "",
  "{",
  "[]",
  "{\"entry\": {}, \"id\": \"" ID ("0a") "\", \"kind\": \"a\", \"score\": 4, \"time\": 5, \"version\": 1}",
  FILE_OF ("{}", "bloodmoon-match", ID ("0a"), "a", "4", "5", ""),
  /* Of another match. */
  WHOLE (ID ("0b")),
  WHOLE ("../../../etc/pwd"),
  FILE_OF ("[]", FORMAT, ID ("0a"), "a", "4", "5", ""),
  FILE_OF ("{}", FORMAT, ID ("0a"), "", "4", "5", ""),
  FILE_OF ("{}", FORMAT, ID ("0a"), "A b", "4", "5", ""),
  FILE_OF ("{}", FORMAT, ID ("0a"), "a", "100001", "5", ""),
  FILE_OF ("{}", FORMAT, ID ("0a"), "a", "\"4\"", "5", ""),
  FILE_OF ("{}", FORMAT, ID ("0a"), "a", "4", "-1", ""),
  FILE_OF ("{}", FORMAT, ID ("0a"), "a", "4", "253402300800", ""),
  FILE_OF ("{}", FORMAT, ID ("0a"), "a", "4", "5", ", \"more\": 1"),
};

/* A damaged file costs nothing but itself, and stays. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  unused)
{
  enter (fixture->logbook, ID ("01"), "a", 7, 10);
  settle (fixture->logbook);
  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autoptr(BmLogbookList) entries = NULL;
      g_autofree char *path = g_build_filename (fixture->folder, ID ("0a") ".json", NULL), *text = NULL;

      put (fixture->folder, ID ("0a") ".json", damaged[i]);
      entries = list (fixture->folder);
      if (entries->n_damaged != 1 || entries->entries->len != 1)
        g_error ("%u damaged, %u entries: %s", entries->n_damaged, entries->entries->len, damaged[i]);
      /* Nor is it written over. */
      enter (fixture->logbook, ID ("0a"), "a", 7, 10);
      settle (fixture->logbook);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, damaged[i]);
    }
}

static void
test_newer (Fixture       *fixture,
            gconstpointer  unused)
{
  g_autoptr(BmLogbookList) entries = NULL;

  put (fixture->folder, ID ("0a") ".json", "{\"format\": \"bloodmoon-logbook\", \"version\": 2, \"what\": \"is new\"}");
  entries = list (fixture->folder);
  g_assert_cmpuint (entries->n_newer, ==, 1);
  g_assert_cmpuint (entries->n_damaged, ==, 0);
}

/* What is no entry's file is nothing; nor is one that is too long, or no file. */
static void
test_strangers (Fixture       *fixture,
                gconstpointer  unused)
{
  g_autofree char *long_text = g_strnfill (BM_LOGBOOK_MAX_BYTES, ' '), *text = g_strconcat (WHOLE (ID ("0c")), long_text, NULL);
  g_autofree char *pipe = g_build_filename (fixture->folder, ID ("0d") ".json", NULL);
  g_autoptr(BmLogbookList) entries = NULL;

  put (fixture->folder, "notes.txt", "mine");
  put (fixture->folder, "0a.json", WHOLE ("0a"));
  put (fixture->folder, ID ("0A") ".json", WHOLE (ID ("0A")));
  put (fixture->folder, ID ("0b") ".json", WHOLE (ID ("0b")));
  put (fixture->folder, ID ("0c") ".json", text);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  entries = list (fixture->folder);
  g_assert_cmpuint (entries->entries->len, ==, 1);
  g_assert_nonnull (bm_logbook_list_find (entries, ID ("0b")));
  g_assert_cmpuint (entries->n_damaged, ==, 2);
}

/* Only so many are read. */
static void
test_many (Fixture       *fixture,
           gconstpointer  unused)
{
  g_autoptr(BmLogbookList) entries = NULL;

  for (guint i = 0; i < BM_LOGBOOK_MAX_FILES + 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("%016x.json", i);

      put (fixture->folder, name, "");
    }
  entries = list (fixture->folder);
  g_assert_cmpuint (entries->n_damaged, ==, BM_LOGBOOK_MAX_FILES);
  g_assert_cmpuint (entries->n_more, ==, 3);
}

/* One that is under way counts if it is whole, once, and is as good as any other. */
static void
test_under_way (Fixture       *fixture,
                gconstpointer  unused)
{
  g_autoptr(BmLogbookList) entries = NULL, later = NULL;
  const char *const ids[] = { ID ("0a"), NULL };

  put (fixture->folder, "." ID ("0a") ".new", WHOLE (ID ("0a")));
  put (fixture->folder, "." ID ("0b") ".new", "{\"entry\": {}, \"for");
  put (fixture->folder, "." ID ("0c") ".new", WHOLE (ID ("0c")));
  put (fixture->folder, ID ("0c") ".json", WHOLE (ID ("0c")));
  entries = list (fixture->folder);
  g_assert_cmpuint (entries->entries->len, ==, 2);
  g_assert_cmpuint (entries->n_damaged, ==, 0);
  /* The first end counts. */
  enter (fixture->logbook, ID ("0a"), "a", 100, 10);
  enter (fixture->logbook, ID ("0b"), "a", 100, 10);
  settle (fixture->logbook);
  later = list (fixture->folder);
  g_assert_cmpint (bm_logbook_list_find (later, ID ("0a"))->score, ==, 4);
  g_assert_cmpint (bm_logbook_list_find (later, ID ("0b"))->score, ==, 100);
  delete_all_of (fixture->logbook, ids);
  bm_logbook_list_free (g_steal_pointer (&later));
  later = list (fixture->folder);
  g_assert_null (bm_logbook_list_find (later, ID ("0a")));
}

/* ---- Faults */

static guint n_operations, bad_operation;
static gboolean stays_bad;

static gboolean
fails (void)
{
  const guint n = ++n_operations;

  if (bad_operation == 0 || (n != bad_operation && !(stays_bad && n > bad_operation)))
    return FALSE;
  errno = ENOSPC;
  return TRUE;
}

static int
bad_open (const char *path,
          int         flags,
          mode_t      mode)
{
  return fails () ? -1 : bm_disk_real.open (path, flags, mode);
}

static gssize
bad_write (int           fd,
           gconstpointer bytes,
           gsize         n)
{
  gboolean failing = fails ();
  gssize done = bm_disk_real.write (fd, bytes, failing ? MIN (n, 40) / 2 : MIN (n, 40));

  errno = ENOSPC;
  return failing ? -1 : done;
}

static int
bad_fsync (int fd)
{
  return fails () ? -1 : 0;
}

static int
bad_close (int fd)
{
  gboolean failing = fails ();
  int done = bm_disk_real.close (fd);

  errno = ENOSPC;
  return failing ? -1 : done;
}

static int
bad_rename (const char *from,
            const char *to)
{
  return fails () ? -1 : bm_disk_real.rename (from, to);
}

static int
bad_unlink (const char *path)
{
  return fails () ? -1 : bm_disk_real.unlink (path);
}

static int
bad_mkdir (const char *path,
           mode_t      mode)
{
  return fails () ? -1 : bm_disk_real.mkdir (path, mode);
}

static const BmDisk bad_disk = {
  .open = bad_open,
  .write = bad_write,
  .fsync = bad_fsync,
  .close = bad_close,
  .rename = bad_rename,
  .unlink = bad_unlink,
  .mkdir = bad_mkdir,
};

/* FALSE: no operation failed. */
static gboolean
enter_on_bad_disk (guint    operation,
                   gboolean stays)
{
  g_autofree char *top = store_test_new_folder (), *folder = g_build_filename (top, "logbook", NULL);
  g_autoptr(BmLogbook) logbook = bm_logbook_new (folder, &bad_disk);
  g_autoptr(BmLogbookList) before = NULL, entries = NULL;
  gboolean failed;

  enter (logbook, ID ("01"), "a", 1, 1);
  settle (logbook);
  n_operations = 0;
  bad_operation = operation;
  stays_bad = stays;
  enter (logbook, ID ("02"), "a", 2, 2);
  bm_logbook_await (logbook, FLUSH);
  while (!bm_logbook_is_written (logbook) && bm_logbook_get_trouble (logbook) == NULL)
    g_main_context_iteration (NULL, TRUE);
  failed = bm_logbook_get_trouble (logbook) != NULL;
  /* What was there is, whole, and nothing that is neither. */
  before = list (folder);
  g_assert_nonnull (bm_logbook_list_find (before, ID ("01")));
  g_assert_cmpuint (before->n_damaged, ==, 0);
  if (!failed)
    g_assert_nonnull (bm_logbook_list_find (before, ID ("02")));
  /* It gets through as soon as the disk does. */
  bad_operation = 0;
  settle (logbook);
  g_assert_null (bm_logbook_get_trouble (logbook));
  entries = list (folder);
  g_assert_cmpuint (entries->entries->len, ==, 2);
  g_assert_cmpint (bm_logbook_list_find (entries, ID ("02"))->score, ==, 2);
  store_test_remove (top);
  return n_operations >= operation;
}

static void
test_faults (void)
{
  for (guint stays = 0; stays < 2; stays++)
    {
      guint operation = 1;

      while (enter_on_bad_disk (operation, stays == 1))
        operation++;
      g_assert_cmpuint (operation, >, 6);
      g_test_message ("%u operations", operation - 1);
    }
}

/* ---- Killed */

/* Enters and says so, as long as it lives. */
static int
be_child (const char *folder)
{
  g_autoptr(BmLogbook) logbook = bm_logbook_new (folder, NULL);

  for (guint i = 0; i < 100000; i++)
    {
      g_autofree char *id = g_strdup_printf ("%016x", i);

      enter (logbook, id, "a", (int) i, i);
      g_assert_true (bm_logbook_await (logbook, FLUSH));
      if (write (STDOUT_FILENO, ".", 1) != 1)
        return 1;
      while (g_main_context_iteration (NULL, FALSE))
        continue;
    }
  return 0;
}

/* Reads N of what the child says, kills it, and reads the rest. */
static guint
kill_after (GPid  child,
            int   out,
            guint n)
{
  char byte;
  guint said = 0;

  while (said < n && read (out, &byte, 1) == 1)
    said++;
  kill (child, SIGKILL);
  while (read (out, &byte, 1) == 1)
    said++;
  close (out);
  waitpid (child, NULL, 0);
  return said;
}

static void
test_killed (Fixture       *fixture,
             gconstpointer  program)
{
  for (guint round = 0; round < 12; round++)
    {
      g_autofree char *folder = g_strdup_printf ("%s-%u", fixture->folder, round);
      const char *arguments[] = { program, "--child", folder, NULL };
      g_autoptr(GError) error = NULL;
      g_autoptr(BmLogbookList) entries = NULL;
      GPid child;
      int out;
      guint said;

      g_assert_true (g_spawn_async_with_pipes (NULL, (char **) arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child,
                                               NULL, &out, NULL, &error));
      g_assert_no_error (error);
      said = kill_after (child, out, 1 + round * 3);
      entries = list (folder);
      g_assert_cmpuint (entries->n_damaged, ==, 0);
      g_assert_cmpuint (entries->entries->len, >=, said);
      g_assert_cmpuint (entries->entries->len, <=, said + 1);
    }
}

/* ---- Two programs at once */

static gpointer
enter_many (gpointer folder)
{
  g_autoptr(GMainContext) context = g_main_context_new ();
  BmLogbook *logbook;

  g_main_context_push_thread_default (context);
  logbook = bm_logbook_new (folder, NULL);
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *id = g_strdup_printf ("%016x", i);

      enter (logbook, id, "a", (int) i, i);
    }
  /* Where both write one at the same time, one of them tries again. */
  while (!bm_logbook_is_written (logbook))
    {
      bm_logbook_flush (logbook, FLUSH);
      g_main_context_iteration (context, FALSE);
    }
  g_object_unref (logbook);
  g_main_context_pop_thread_default (context);
  return NULL;
}

static void
test_two (Fixture       *fixture,
          gconstpointer  unused)
{
  GThread *one = g_thread_new ("one", enter_many, fixture->folder);
  GThread *other = g_thread_new ("other", enter_many, fixture->folder);
  g_autoptr(BmLogbookList) entries = NULL;

  g_thread_join (one);
  g_thread_join (other);
  entries = list (fixture->folder);
  g_assert_cmpuint (entries->entries->len, ==, 60);
  g_assert_cmpuint (entries->n_damaged, ==, 0);
}

/* ---- Listed aside */

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  *(BmLogbookList **) data = bm_logbook_list_finish (BM_LOGBOOK (source), result, NULL);
}

/* What is not on the disk yet is in the list, too. */
static void
test_list (Fixture       *fixture,
           gconstpointer  unused)
{
  BmLogbookList *entries = NULL;

  enter (fixture->logbook, ID ("01"), "a", 7, 10);
  bm_logbook_list_async (fixture->logbook, NULL, listed_cb, &entries);
  while (entries == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (entries->entries->len, ==, 1);
  bm_logbook_list_free (entries);
  settle (fixture->logbook);
}

int
main (int    argc,
      char **argv)
{
  if (argc == 3 && g_str_equal (argv[1], "--child"))
    return be_child (argv[2]);

  g_test_init (&argc, &argv, NULL);
  LOGBOOK_TEST ("empty", test_empty);
  LOGBOOK_TEST ("kept", test_kept);
  LOGBOOK_TEST ("once", test_once);
  LOGBOOK_TEST ("id", test_id);
  LOGBOOK_TEST ("order", test_order);
  LOGBOOK_TEST ("place", test_place);
  LOGBOOK_TEST ("delete", test_delete);
  LOGBOOK_TEST ("damaged", test_damaged);
  LOGBOOK_TEST ("newer", test_newer);
  LOGBOOK_TEST ("strangers", test_strangers);
  LOGBOOK_TEST ("many", test_many);
  LOGBOOK_TEST ("under-way", test_under_way);
  g_test_add_func ("/logbook/faults", test_faults);
  g_test_add ("/logbook/killed", Fixture, argv[0], set_up, test_killed, tear_down);
  LOGBOOK_TEST ("two", test_two);
  LOGBOOK_TEST ("list", test_list);
  return g_test_run ();
}
