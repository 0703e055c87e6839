/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The store when things go wrong, after the manner of SQLite's tests: every single file operation fails once, with and
 * without all after it.  Whatever happens, every match is there, whole, up to where it had been saved.
 */
#include "config.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "bm-games.h"
#include "bm-replay.h"
#include "bm-slot.h"
#include "store-test.h"
#ifdef HAVE_TERROR_BELOW
#include "tb-game.h"
#endif
#ifdef HAVE_WORMS_RISING
#include "wr-game.h"
#endif

#define FLUSH 60000
#define MEMORY "/dev/shm"

/* ---- A disk that fails */

static gint     n_operations; /* so far; atomic */
static guint    bad_operation;
static gboolean stays_bad;
static gboolean is_full;      /* what needs no space never fails */
static int      fault;

static gboolean
fails (void)
{
  const guint n = (guint) g_atomic_int_add (&n_operations, 1) + 1;

  if (n != bad_operation && !(stays_bad && n > bad_operation))
    return FALSE;
  errno = fault;
  return TRUE;
}

static gboolean
fails_if_not_full (void)
{
  return !is_full && fails ();
}

static int
bad_open (const char *path,
          int         flags,
          mode_t      mode)
{
  return fails_if_not_full () ? -1 : bm_disk_real.open (path, flags, mode);
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
  gboolean failing = fails_if_not_full ();
  int code = errno, done = bm_disk_real.close (fd);

  errno = code;
  return failing ? -1 : done;
}

static int
bad_rename (const char *from,
            const char *to)
{
  return fails_if_not_full () ? -1 : bm_disk_real.rename (from, to);
}

static int
bad_link (const char *from,
          const char *to)
{
  return fails_if_not_full () ? -1 : bm_disk_real.link (from, to);
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
  return fails_if_not_full () ? -1 : bm_disk_real.unlink (path);
}

static int
bad_mkdir (const char *path,
           mode_t      mode)
{
  return fails_if_not_full () ? -1 : bm_disk_real.mkdir (path, mode);
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

/* The text of a step: that of the second game is another one, under the same name.  (transfer full) */
static char *
dup_text (const BmGame *game,
          guint         step)
{
  return g_strconcat (game == &store_test_game ? "" : "second ", steps[step].text, NULL);
}

static void
take_step (BmStore *store,
           guint    step)
{
  g_autofree char *text = dup_text (bm_store_get_game (store), step);

  if (steps[step].over)
    bm_store_finish (store, steps[step].name, text);
  else
    bm_store_save (store, steps[step].name, text);
}

/* Takes the steps in each of the N stores by turns.  SAVED becomes how many are known to be saved there. */
static void
play_steps (BmStore *const *stores,
            guint           n,
            guint          *saved)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    for (guint j = 0; j < n; j++)
      {
        take_step (stores[j], i);
        if (bm_store_flush (stores[j], FLUSH))
          saved[j] = i + 1;
      }
}

/* Each match of GAME whose step number SAVED or one before is its last saved one, is there with that or a later step: it
   waits, or is among the matches. */
static void
assert_all_there (const char   *folder,
                  const BmGame *game,
                  guint         saved,
                  const char   *waiting)
{
  for (guint first = 0; first < saved; first++)
    {
      gboolean last = first + 1 == saved || !g_str_equal (steps[first + 1].name, steps[first].name);
      gboolean there = FALSE;

      if (!last)
        continue;
      for (guint i = first; i < G_N_ELEMENTS (steps) && g_str_equal (steps[i].name, steps[first].name); i++)
        {
          g_autofree char *text = dup_text (game, i);

          there = there || g_strcmp0 (waiting, text) == 0 || store_test_is_filed (folder, text);
        }
      if (!there)
        g_error ("operation %u: step %u of the %s game is gone", bad_operation, first, game->id);
    }
}

/* Nothing stands among the matches but whole ones. */
static void
assert_all_whole (const char *folder)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *second = dup_text (&store_test_second, i);

      n += store_test_is_filed (folder, steps[i].text) + store_test_is_filed (folder, second);
    }
  n += store_test_is_filed (folder, "D\n");
  g_assert_cmpuint (store_test_count_filed (folder), ==, n);
}

/* A match that has been put away because it was over does not wait again where it stood before. */
static void
assert_over (const char   *folder,
             const BmGame *game,
             const char   *waiting)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *last = dup_text (game, i);

      for (guint j = 0; j < i && steps[i].over && store_test_is_filed (folder, last); j++)
        {
          g_autofree char *text = dup_text (game, j);

          if (g_str_equal (steps[j].name, steps[i].name))
            g_assert_cmpstr (waiting, !=, text);
        }
    }
}

/* The program ends there; the next one finds a disk in order, and matches of GAME. */
static void
assert_next_program (const char   *folder,
                     const BmGame *game,
                     guint         saved)
{
  BmDisk disk = bm_disk_real;
  BmStore *store;
  g_autofree char *waiting = NULL, *last = dup_text (game, G_N_ELEMENTS (steps) - 1);

  disk.fsync = no_fsync;
  store = bm_store_new (folder, game, &disk);
  waiting = store_test_dup_text (store);

  g_assert_cmpint (bm_store_get_found (store), ==, BM_STORE_SOUND);
  if (saved == G_N_ELEMENTS (steps))
    g_assert_cmpstr (waiting, ==, last);
  assert_over (folder, game, waiting);
  /* What waited is begun over, what was over is put away at the latest now. */
  store_test_save (store, "2026-11-21-1900", "D\n");
  assert_all_there (folder, game, saved, "D\n");
  assert_all_whole (folder);
  g_assert_finalize_object (store);
}

static const BmGame *const games[] = { &store_test_game, &store_test_second };

/* With matches of one game, or of two.  FALSE: there is no operation of that number. */
static gboolean
fail_operation (guint         number,
                guint         n_games,
                gboolean      stays,
                int           code,
                const BmDisk *disk)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *stores[G_N_ELEMENTS (games)];
  guint saved[G_N_ELEMENTS (games)] = { 0 };

  for (guint i = 0; i < n_games; i++)
    stores[i] = bm_store_new (folder, games[i], disk);
  n_operations = 0;
  bad_operation = number;
  stays_bad = stays;
  fault = code;
  play_steps (stores, n_games, saved);
  for (guint i = 0; i < n_games; i++)
    {
      /* One fault is made good by what comes after it. */
      if (!stays && saved[i] < G_N_ELEMENTS (steps))
        g_assert_true (bm_store_flush (stores[i], FLUSH));
      if (!stays)
        saved[i] = G_N_ELEMENTS (steps);
      g_assert_finalize_object (stores[i]);
    }
  for (guint i = 0; i < n_games; i++)
    assert_next_program (folder, games[i], saved[i]);
  store_test_remove (folder);
  return (guint) n_operations >= number;
}

/* The disk fails once, or stays bad; it has links, or not; of one game, or of two. */
enum { ONCE = 0, FOR_EVER = 1, WITHOUT_LINKS = 2, TWO_GAMES = 4 };

static void
test_faults (gconstpointer data)
{
  const int kind = GPOINTER_TO_INT (data);
  BmDisk disk = bad_disk;
  guint n = 1;

  if (kind & WITHOUT_LINKS)
    disk.link = no_link;
  while (fail_operation (n, kind & TWO_GAMES ? 2 : 1, kind & FOR_EVER, n % 2 == 0 ? ENOSPC : EIO, &disk))
    n++;
  g_test_message ("%u operations", n - 1);
  g_assert_cmpuint (n, >, 50);
}

/* ---- With what is drafted meanwhile */

/* What a store does with a slot in its two threads, one after the other: b begins, d drafts, c commits. */
static const char orders[] = "bcbcbdcbddcbcddbdcbdc";

/* What stands there before. */
static const char first[] = "drafted by a program that was killed\n";

/* What is kept at the order I.  TEXT: NULL, or where it goes. */
static BmKept
kept_at (gsize    i,
         GBytes **text)
{
  g_autofree char *words = g_strdup_printf ("%" G_GSIZE_FORMAT " and what else a match has to say\n", i);
  const gsize length = strlen (words);

  *text = g_bytes_new_take (g_steal_pointer (&words), length);
  return (BmKept) { (char *) steps[0].name, *text, FALSE };
}

/* Obeys ORDER.  TRUE: KEPT is safe now. */
static gboolean
obey (BmSlot       *slot,
      char          order,
      const BmKept *kept,
      gboolean     *begun)
{
  gboolean done;

  if (order == 'd')
    return bm_slot_draft (slot, kept, NULL);
  done = order == 'b' && bm_slot_begin (slot, kept, NULL);
  /* What could not be begun is not committed. */
  if (order == 'c' && *begun)
    bm_slot_commit (slot, NULL);
  *begun = done;
  return done;
}

static gboolean
is_text (GBytes     *bytes,
         const char *text)
{
  return strlen (text) == g_bytes_get_size (bytes)
         && memcmp (text, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) == 0;
}

/* After every order the next program finds the latest that was begun or drafted, whatever has failed. */
static void
obey_all (BmSlot     *slot,
          const char *folder)
{
  g_autoptr(GBytes) safe = g_bytes_new_static (first, strlen (first));
  gboolean begun = FALSE;

  for (gsize i = 0; orders[i] != '\0'; i++)
    {
      g_autoptr(GBytes) text = NULL;
      const BmKept kept = kept_at (i, &text);
      g_autofree char *found = NULL;

      if (obey (slot, orders[i], &kept, &begun))
        {
          g_bytes_unref (safe);
          safe = g_steal_pointer (&text);
        }
      found = store_test_dup_next (folder, &store_test_game);
      if (found == NULL || !is_text (safe, found))
        g_error ("operation %u: after order %" G_GSIZE_FORMAT " %s is found", bad_operation, i, found);
    }
}

/* If the program were killed now, the next one would have TEXT: it waits, or is among the matches. */
static void
assert_safe (const char *folder,
             const char *text)
{
  g_autofree char *copy = store_test_copy (folder);
  BmDisk disk = bm_disk_real;
  BmStore *store;

  disk.fsync = no_fsync;
  store = bm_store_new (copy, &store_test_game, &disk);
  store_test_save (store, "2026-11-21-1900", "D\n");
  if (!store_test_is_filed (copy, text))
    g_error ("operation %u: %s is gone", bad_operation, text);
  g_assert_finalize_object (store);
  store_test_remove (copy);
}

/* What the slot says that it holds is not lost when another match is drafted. */
static void
draft_another (BmSlot     *slot,
               const char *folder)
{
  g_autoptr(GBytes) another = g_bytes_new_static (steps[3].text, strlen (steps[3].text));
  const BmKept kept = { (char *) steps[3].name, another, FALSE };
  g_autoptr(GBytes) held = NULL;
  g_autofree char *words = NULL;

  for (gsize i = 0; orders[i] != '\0' && held == NULL; i++)
    {
      g_autoptr(GBytes) text = NULL;
      const BmKept one = kept_at (i, &text);

      if (bm_slot_is_latest (slot, &one))
        held = g_steal_pointer (&text);
    }
  g_assert_true (bm_slot_draft (slot, &kept, NULL));
  assert_safe (folder, steps[3].text);
  if (held == NULL)
    return;
  words = g_strndup (g_bytes_get_data (held, NULL), g_bytes_get_size (held));
  assert_safe (folder, words);
}

/* Nothing older than what is kept is found while it is released. */
static void
let_go (BmSlot     *slot,
        const char *folder)
{
  const BmKept *kept = bm_slot_get_kept (slot);
  g_autofree char *before = store_test_dup_next (folder, &store_test_game), *after = NULL;

  if (!bm_slot_is_latest (slot, kept) || !bm_slot_begin_forget (slot, kept))
    return;
  bm_slot_forget (slot);
  after = store_test_dup_next (folder, &store_test_game);
  g_assert_true (after == NULL || g_strcmp0 (before, after) == 0);
}

static void
put_first (const char *folder)
{
  g_autofree char *slot = store_test_slot_file (folder, "1", NULL);
  g_autofree char *draft = store_test_slot_file (folder, "1", "draft");
  g_autofree char *head = g_strdup_printf ("bloodmoon-waiting 1 77 %s waits", steps[0].name);

  g_assert_cmpint (g_mkdir_with_parents (slot, 0700), ==, 0);
  store_test_put (draft, head, first);
}

/* FALSE: there is no operation of that number. */
static gboolean
fail_with_drafts (guint    number,
                  gboolean lets_go)
{
  g_autofree char *folder = store_test_new_folder (), *running = g_build_filename (folder, "running", NULL);
  g_autoptr(BmSlot) slot = bm_slot_new (&bad_disk, running, 1);
  gboolean done;

  bad_operation = G_MAXUINT;
  put_first (folder);
  g_assert_cmpint (bm_slot_look (slot), ==, BM_SLOT_READY);
  g_assert_cmpint (bm_slot_acquire (slot, NULL, NULL), ==, BM_SLOT_READY);
  n_operations = 0;
  bad_operation = number;
  fault = number % 2 == 0 ? ENOSPC : EIO;
  obey_all (slot, folder);
  if (lets_go)
    let_go (slot, folder);
  done = (guint) n_operations >= number;
  bad_operation = G_MAXUINT;
  if (!lets_go)
    draft_another (slot, folder);
  store_test_remove (folder);
  return done;
}

static void
test_drafts (gconstpointer data)
{
  guint n = 1;

  stays_bad = GPOINTER_TO_INT (data) & 1;
  is_full = GPOINTER_TO_INT (data) & 2;
  while (fail_with_drafts (n, FALSE) || fail_with_drafts (n, TRUE))
    n++;
  is_full = FALSE;
  g_test_message ("%u operations", n - 1);
  g_assert_cmpuint (n, >, 50);
}

/* The same steps as above in a row, and the disk is busy all the while. */
static void
hurry (guint    number,
       gboolean stays)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store = bm_store_new (folder, &store_test_game, &bad_disk);

  n_operations = 0;
  bad_operation = number;
  stays_bad = stays;
  fault = number % 2 == 0 ? ENOSPC : EIO;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      take_step (store, i);
      if (bm_store_await (store, 100))
        assert_safe (folder, steps[i].text);
    }
  if (!stays)
    g_assert_true (bm_store_flush (store, FLUSH) || bm_store_flush (store, FLUSH));
  g_assert_finalize_object (store);
  assert_next_program (folder, &store_test_game, stays ? 0 : G_N_ELEMENTS (steps));
  store_test_remove (folder);
}

static void
test_hurried (gconstpointer data)
{
  /* More than there ever are. */
  for (guint n = 1; n < 180; n++)
    hurry (n, GPOINTER_TO_INT (data));
}

/* ---- Matches of real games */

#define N_MOVES 14
#define SEED    7

static BmMatch *
begin (const BmGame *game)
{
  BmMatch *match = bm_match_new (game, "start", SEED, NULL);

  g_assert_nonnull (match);
  return match;
}

static void
play_next (BmMatch *match,
           guint64 *chance)
{
  g_assert_true (bm_match_play (match, bm_match_get_game (match)->pick (bm_match_get_position (match), chance), NULL));
}

/* Plays and saves move by move.  Returns how many moves are known to be saved. */
static guint
play_on_bad_disk (BmStore *store)
{
  g_autoptr(BmMatch) match = begin (bm_store_get_game (store));
  guint64 chance = SEED;
  guint saved = 0;

  for (guint i = 1; i <= N_MOVES; i++)
    {
      g_autoptr(BmRecord) record = NULL;
      g_autofree char *text = NULL;

      play_next (match, &chance);
      record = bm_match_dup_record (match);
      text = bm_record_to_text (record);
      bm_store_save (store, "2026-11-21-1830", text);
      if (bm_store_flush (store, FLUSH))
        saved = i;
    }
  return saved;
}

/* The next program loads the match: it has SAVED moves at least, all of them those that were made, and what is hidden and still
   to be drawn is the same. */
static void
assert_match (const char   *folder,
              const BmGame *game,
              guint         saved)
{
  g_autofree char *text = store_test_dup_next (folder, game);
  g_autoptr(BmMatch) wanted = begin (game), found = NULL;
  g_autoptr(BmRecord) record = NULL;
  g_autoptr(GError) error = NULL;
  BmDivergence divergence;
  guint64 chance = SEED;

  if (text == NULL && saved == 0)
    return;
  g_assert_nonnull (text);
  record = bm_record_parse ("waiting", text, strlen (text), &error);
  g_assert_no_error (error);
  found = bm_match_new_from_record (record, &divergence, &error);
  g_assert_no_error (error);
  g_assert_false (divergence.found);
  if (bm_match_get_ply (found) < saved)
    g_error ("operation %u: %u moves of %s, not %u", bad_operation, bm_match_get_ply (found), game->id, saved);
  while (bm_match_get_ply (wanted) < bm_match_get_ply (found))
    play_next (wanted, &chance);
  g_assert_cmpmem (bm_match_get_position (found), game->position_size, bm_match_get_position (wanted), game->position_size);
}

/* FALSE: there is no operation of that number. */
static gboolean
fail_with_match (const BmGame *game,
                 guint         number,
                 gboolean      stays)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *store = bm_store_new (folder, game, &bad_disk);
  guint saved;

  n_operations = 0;
  bad_operation = number;
  stays_bad = stays;
  fault = number % 2 == 0 ? ENOSPC : EIO;
  saved = play_on_bad_disk (store);
  if (!stays)
    {
      g_assert_true (saved == N_MOVES || bm_store_flush (store, FLUSH));
      saved = N_MOVES;
    }
  g_assert_finalize_object (store);
  assert_match (folder, game, saved);
  store_test_remove (folder);
  return (guint) n_operations >= number;
}

static void
test_match (gconstpointer game)
{
  for (guint stays = 0; stays < 2; stays++)
    {
      guint n = 1;

      while (fail_with_match (game, n, stays == 1))
        n += 1 + n / 40;
      g_test_message ("%u operations", n - 1);
      g_assert_cmpuint (n, >, 50);
    }
}

int
main (int    argc,
      char **argv)
{
  /* In memory, where there is such a place: nothing is flushed here. */
  if (g_access (MEMORY, W_OK) == 0)
    g_setenv ("TMPDIR", MEMORY, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/store/faults/once", GINT_TO_POINTER (ONCE), test_faults);
  g_test_add_data_func ("/store/faults/for-ever", GINT_TO_POINTER (FOR_EVER), test_faults);
  g_test_add_data_func ("/store/faults/once-without-links", GINT_TO_POINTER (ONCE | WITHOUT_LINKS), test_faults);
  g_test_add_data_func ("/store/faults/for-ever-without-links", GINT_TO_POINTER (FOR_EVER | WITHOUT_LINKS), test_faults);
  g_test_add_data_func ("/store/faults/two-games/once", GINT_TO_POINTER (ONCE | TWO_GAMES), test_faults);
  g_test_add_data_func ("/store/faults/two-games/for-ever", GINT_TO_POINTER (FOR_EVER | TWO_GAMES), test_faults);
  g_test_add_data_func ("/store/faults/drafts/once", GINT_TO_POINTER (0), test_drafts);
  g_test_add_data_func ("/store/faults/drafts/for-ever", GINT_TO_POINTER (1), test_drafts);
  g_test_add_data_func ("/store/faults/drafts/full", GINT_TO_POINTER (3), test_drafts);
  g_test_add_data_func ("/store/faults/hurried/once", GINT_TO_POINTER (FALSE), test_hurried);
  g_test_add_data_func ("/store/faults/hurried/for-ever", GINT_TO_POINTER (TRUE), test_hurried);
#ifdef HAVE_WORMS_RISING
  bm_games_register (&wr_game);
  g_test_add_data_func ("/store/faults/match/worms-rising", &wr_game, test_match);
#endif
#ifdef HAVE_TERROR_BELOW
  bm_games_register (&tb_game);
  g_test_add_data_func ("/store/faults/match/terror-below", &tb_game, test_match);
#endif
  return g_test_run ();
}
