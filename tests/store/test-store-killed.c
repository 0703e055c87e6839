/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A program that is killed at any moment: every move that was shown is there.
 */
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bm-games.h"
#include "bm-replay.h"
#include "store-test.h"
#include "wr-game.h"

#define FLUSH 60000

#define SEED 7

/* The match that the child plays: any moves, always the same. */
static gboolean
play_next (BmMatch *match,
           guint64 *chance)
{
  BmMove move = wr_game.pick (bm_match_get_position (match), chance);

  return move != BM_MOVE_NONE && bm_match_play (match, move, NULL);
}

static BmMatch *
new_match (void)
{
  BmMatch *match = bm_match_new (&wr_game, "start", SEED, NULL);

  g_assert_nonnull (match);
  return match;
}

/* Plays, saves, shows once that outlives the program, and goes on at once, or (PATIENT) not before the move is on the
   disk.  What is shown is a byte a move. */
static int
be_child (const char *folder,
          gboolean    patient)
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
      while (patient && !bm_store_is_saved (store))
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
  record = bm_record_parse ("waiting", text, strlen (text), &error);
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
            gboolean    patient,
            gulong      microseconds)
{
  const char *argv[] = { program, patient ? "--play" : "--play-in-a-row", folder, NULL };
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
test_killed (gconstpointer data)
{
  const gboolean patient = GPOINTER_TO_INT (data);
  const guint kills = g_test_slow () ? 300 : 20;
  guint total = 0;

  for (guint i = 0; i < kills; i++)
    {
      g_autofree char *folder = store_test_new_folder ();
      guint shown = kill_child (folder, patient, (gulong) g_test_rand_int_range (0, 200000));

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
  if (argc == 3 && g_str_has_prefix (argv[1], "--play"))
    return be_child (argv[2], g_str_equal (argv[1], "--play"));

  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  bm_games_register (&wr_game);
  g_test_add_data_func ("/store/killed", GINT_TO_POINTER (TRUE), test_killed);
  g_test_add_data_func ("/store/killed/in-a-row", GINT_TO_POINTER (FALSE), test_killed);
  return g_test_run ();
}
