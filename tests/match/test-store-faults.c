/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The store when things go wrong, after the manner of SQLite's tests: every single file operation fails once, with and
 * without all after it; and the program is killed at any moment.  Whatever happens, every match is there, whole, up to
 * where it had been saved.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bm-replay.h"
#include "bm-slot.h"
#include "bm-worms-rising.h"
#include "store-test.h"

#define FLUSH 60000

/* ---- A disk that fails */

static guint    n_operations; /* so far; one thread at a time */
static guint    bad_operation;
static gboolean stays_bad;
static int      fault;

static gboolean
fails (void)
{
  n_operations++;
  if (n_operations != bad_operation && !(stays_bad && n_operations > bad_operation))
    return FALSE;
  errno = fault;
  return TRUE;
}

static int
bad_open (const char *path,
          int         flags,
          mode_t      mode)
{
  return fails () ? -1 : bm_disk_real.open (path, flags, mode);
}

/* In small pieces, and a last one of which half is written. */
static gssize
bad_write (int           fd,
           gconstpointer bytes,
           gsize         n)
{
  gboolean failing = fails ();
  int code = errno;
  gssize done;

  n = MIN (n, 40);
  done = bm_disk_real.write (fd, bytes, failing ? n / 2 : n);
  errno = code;
  return failing ? -1 : done;
}

/* It would take its time on a real disk, and change nothing that a test could see. */
static int
no_fsync (int fd)
{
  return 0;
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
  int code = errno, done = bm_disk_real.close (fd);

  errno = code;
  return failing ? -1 : done;
}

static int
bad_rename (const char *from,
            const char *to)
{
  return fails () ? -1 : bm_disk_real.rename (from, to);
}

static int
bad_link (const char *from,
          const char *to)
{
  return fails () ? -1 : bm_disk_real.link (from, to);
}

static int
no_link (const char *from,
         const char *to)
{
  errno = EPERM;
  return -1;
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
  bad_open, bad_write, bad_fsync, bad_close, bad_rename, bad_link, bad_unlink, bad_mkdir,
};

/* ---- What happens on it */

/* Three matches, one after the other: the first comes to its end, the second is left for the third. */
typedef struct
{
  const char *name;
  const char *text;
  gboolean    over;
} Step;

static const Step steps[] = {
  { "2026-11-21-1830", "A 1 and what else a match has to say of itself\n", FALSE },
  { "2026-11-21-1830", "A 2 and what else a match has to say of itself\n", FALSE },
  { "2026-11-21-1830", "A 3 and what else a match has to say of itself\n", TRUE },
  { "2026-11-21-1840", "B 4 and what else a match has to say of itself\n", FALSE },
  { "2026-11-21-1840", "B 5 and what else a match has to say of itself\n", FALSE },
  { "2026-11-21-1850", "C 6 and what else a match has to say of itself\n", FALSE },
  { "2026-11-21-1850", "C 7 and what else a match has to say of itself\n", FALSE },
};

/* Returns how many of the steps are known to be saved. */
static guint
play_steps (BmStore *store)
{
  guint saved = 0;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      if (steps[i].over)
        bm_store_finish (store, steps[i].name, steps[i].text);
      else
        bm_store_save (store, steps[i].name, steps[i].text);
      if (bm_store_flush (store, FLUSH))
        saved = i + 1;
    }
  return saved;
}

/* Each match whose step number SAVED or one before is its last saved one, is there with that or a later step: it waits,
   or is among the matches. */
static void
assert_all_there (const char *folder,
                  guint       saved,
                  const char *waiting)
{
  for (guint first = 0; first < saved; first++)
    {
      gboolean last = first + 1 == saved || !g_str_equal (steps[first + 1].name, steps[first].name);
      gboolean there = FALSE;

      if (!last)
        continue;
      for (guint i = first; i < G_N_ELEMENTS (steps) && g_str_equal (steps[i].name, steps[first].name); i++)
        there = there || g_strcmp0 (waiting, steps[i].text) == 0 || store_test_is_filed (folder, steps[i].text);
      if (!there)
        g_error ("operation %u: step %u is gone", bad_operation, first);
    }
}

/* Nothing stands among the matches but whole ones. */
static void
assert_all_whole (const char *folder)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    n += store_test_is_filed (folder, steps[i].text);
  n += store_test_is_filed (folder, "D\n");
  g_assert_cmpuint (store_test_count_filed (folder), ==, n);
}

/* A match that has been put away because it was over does not wait again where it stood before. */
static void
assert_over (const char *folder,
             const char *waiting)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    for (guint j = 0; j < i && steps[i].over && store_test_is_filed (folder, steps[i].text); j++)
      if (g_str_equal (steps[j].name, steps[i].name))
        g_assert_cmpstr (waiting, !=, steps[j].text);
}

/* The program ends there; the next one finds a disk in order. */
static void
assert_next_program (const char *folder,
                     guint       saved)
{
  BmDisk disk = bm_disk_real;
  BmStore *store;
  g_autofree char *waiting = NULL;

  disk.fsync = no_fsync;
  store = bm_store_new (folder, &disk);
  waiting = store_test_dup_text (store);

  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_SOUND);
  if (saved == G_N_ELEMENTS (steps))
    g_assert_cmpstr (waiting, ==, steps[saved - 1].text);
  assert_over (folder, waiting);
  /* What waited is begun over, what was over is put away at the latest now. */
  store_test_save (store, "2026-11-21-1900", "D\n");
  assert_all_there (folder, saved, "D\n");
  assert_all_whole (folder);
  g_assert_finalize_object (store);
}

/* FALSE: there is no operation of that number. */
static gboolean
fail_operation (guint         number,
                gboolean      stays,
                int           code,
                const BmDisk *disk)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store = bm_store_new (folder, disk);
  guint saved;

  n_operations = 0;
  bad_operation = number;
  stays_bad = stays;
  fault = code;
  saved = play_steps (store);
  if (!stays)
    {
      /* One fault is made good by what comes after it. */
      if (saved < G_N_ELEMENTS (steps))
        g_assert_true (bm_store_flush (store, FLUSH));
      saved = G_N_ELEMENTS (steps);
    }
  g_assert_finalize_object (store);
  assert_next_program (folder, saved);
  store_test_remove (folder);
  return n_operations >= number;
}

static void
test_faults (gconstpointer data)
{
  const gboolean stays = GPOINTER_TO_INT (data) & 1, without_links = GPOINTER_TO_INT (data) & 2;
  BmDisk disk = bad_disk;
  guint n = 1;

  if (without_links)
    disk.link = no_link;
  while (fail_operation (n, stays, n % 2 == 0 ? ENOSPC : EIO, &disk))
    n++;
  g_test_message ("%u operations", n - 1);
  g_assert_cmpuint (n, >, 50);
}

/* ---- A program that is killed */

#define SEED 7

/* The match that the child plays: any moves, always the same. */
static gboolean
play_next (BmMatch *match,
           guint64 *chance)
{
  BmMove move = bm_worms_rising.pick (bm_match_get_position (match), chance);

  return move != BM_MOVE_NONE && bm_match_play (match, move, NULL);
}

static BmMatch *
new_match (void)
{
  BmMatch *match = bm_match_new (&bm_worms_rising, "start", SEED, NULL);

  g_assert_nonnull (match);
  return match;
}

/* Plays, saves, shows once that outlives the program, and never plays on before the move before is saved.  What is shown
   is a byte a move. */
static int
be_child (const char *folder)
{
  g_autoptr(BmStore) store = bm_store_new (folder, NULL);
  g_autoptr(BmMatch) match = new_match ();
  guint64 chance = SEED;

  while (play_next (match, &chance))
    {
      g_autoptr(BmRecord) record = bm_match_dup_record (match);
      g_autofree char *text = bm_record_to_text (record);

      bm_store_save (store, "2026-11-21-1830", text);
      g_assert_true (bm_store_await (store, FLUSH));
      if (write (STDOUT_FILENO, ".", 1) != 1)
        return 1;
      while (!bm_store_is_saved (store))
        g_main_context_iteration (NULL, TRUE);
    }
  return 0;
}

static BmMatch *
load_waiting (const char *folder)
{
  g_autofree char *text = store_test_dup_waiting (folder);
  g_autoptr(BmRecord) record = NULL;
  g_autoptr(GError) error = NULL;
  BmDivergence divergence;
  BmMatch *match;

  if (text == NULL)
    return new_match ();
  record = bm_record_parse (&bm_worms_rising, "waiting", text, strlen (text), &error);
  g_assert_no_error (error);
  match = bm_match_new_from_record (record, &divergence, &error);
  g_assert_no_error (error);
  g_assert_false (divergence.found);
  return match;
}

/* The match that is there has every move that was shown, perhaps one more, and no other. */
static void
assert_match (const char *folder,
              guint       shown)
{
  g_autoptr(BmMatch) found = load_waiting (folder), wanted = new_match ();
  guint n = bm_match_get_ply (found);
  guint64 chance = SEED;

  g_assert_cmpuint (n, >=, shown);
  g_assert_cmpuint (n, <=, shown + 1);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (play_next (wanted, &chance));
      g_assert_cmphex (bm_match_get_move (found, i), ==, bm_match_get_move (wanted, i));
    }
}

static guint
read_shown (int fd)
{
  char bytes[256];
  guint shown = 0;
  gssize n;

  while ((n = read (fd, bytes, sizeof bytes)) != 0)
    {
      g_assert_true (n > 0 || errno == EINTR);
      shown += n > 0 ? (guint) n : 0;
    }
  return shown;
}

static const char *program;

static guint
kill_child (const char *folder,
            gulong      microseconds)
{
  const char *argv[] = { program, "--play", folder, NULL };
  g_autoptr(GError) error = NULL;
  char first;
  guint shown = 1;
  GPid pid;
  int fd;

  g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, NULL, &fd, NULL,
                            &error);
  g_assert_no_error (error);
  /* Not while it is still being started. */
  g_assert_cmpint (read (fd, &first, 1), ==, 1);
  g_usleep (microseconds);
  kill (pid, SIGKILL);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  shown += read_shown (fd);
  close (fd);
  return shown;
}

/* Some in the default run; 300 with -m slow. */
static void
test_killed (void)
{
  const guint kills = g_test_slow () ? 300 : 20;
  guint total = 0;

  for (guint i = 0; i < kills; i++)
    {
      g_autofree char *folder = store_test_new_folder ();
      guint shown = kill_child (folder, (gulong) g_test_rand_int_range (0, 200000));

      assert_match (folder, shown);
      total += shown;
      store_test_remove (folder);
    }
  g_test_message ("%u kills, after %u moves", kills, total);
}

int
main (int    argc,
      char **argv)
{
  if (argc == 3 && g_str_equal (argv[1], "--play"))
    return be_child (argv[2]);

  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/store/faults/once", GINT_TO_POINTER (0), test_faults);
  g_test_add_data_func ("/store/faults/for-ever", GINT_TO_POINTER (1), test_faults);
  g_test_add_data_func ("/store/faults/once-without-links", GINT_TO_POINTER (2), test_faults);
  g_test_add_data_func ("/store/faults/for-ever-without-links", GINT_TO_POINTER (3), test_faults);
  g_test_add_func ("/store/killed", test_killed);
  return g_test_run ();
}
