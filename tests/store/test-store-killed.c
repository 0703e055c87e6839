/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A program that is killed at any moment: every move that was shown is there.
 */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bm-games.h"
#include "bm-replay.h"
#include "store-test.h"
#include "toy.h"
#ifdef HAVE_TERROR_BELOW
#include "tb-game.h"
#endif
#ifdef HAVE_WORMS_RISING
#include "wr-game.h"
#endif

#define FLUSH 60000

#define SEED 7

/* The matches that the child plays: any moves, always the same. */
static const BmGame *const all[] = {
#ifdef HAVE_WORMS_RISING
  &wr_game,
#endif
#ifdef HAVE_TERROR_BELOW
  &tb_game,
#endif
  &toy_game,
};

#define MOST_GAMES 2

/* How the child plays, what it is called with, and what it plays by turns. */
typedef enum { PATIENTLY, IN_A_ROW, SECOND_PATIENTLY, SECOND_IN_A_ROW, TWO_GAMES, N_MANNERS } Manner;

static const struct
{
  const char          *name;
  gboolean             patient; /* goes on when a move is on the disk, not at once */
  const BmGame *const *games;
  guint                n_games;
} manners[N_MANNERS] = {
  [PATIENTLY] = { "--play", TRUE, all, 1 },
  [IN_A_ROW] = { "--play-in-a-row", FALSE, all, 1 },
  [SECOND_PATIENTLY] = { "--play-second", TRUE, all + 1, 1 },
  [SECOND_IN_A_ROW] = { "--play-second-in-a-row", FALSE, all + 1, 1 },
  [TWO_GAMES] = { "--play-two-games", FALSE, all, MOST_GAMES },
};

static gboolean
play_next (BmMatch *match,
           guint64 *chance)
{
  BmMove move = bm_match_get_game (match)->pick (bm_match_get_position (match), chance);

  return move != BM_MOVE_NONE && bm_match_play (match, move, NULL);
}

static BmMatch *
new_match (const BmGame *game)
{
  BmMatch *match = bm_match_new (game, "start", SEED, NULL);

  g_assert_nonnull (match);
  return match;
}

/* One move: it is saved, and shown once it outlives the program.  What is shown is a byte a move.  FALSE: it is over. */
static gboolean
play_and_show (BmStore *store,
               BmMatch *match,
               guint64 *chance)
{
  g_autoptr(BmRecord) record = NULL;
  g_autofree char *text = NULL;

  if (!play_next (match, chance))
    return FALSE;
  record = bm_match_dup_record (match);
  text = bm_record_to_text (record);
  bm_store_save (store, "2026-11-21-1830", text);
  g_assert_true (bm_store_await (store, FLUSH));
  return write (STDOUT_FILENO, ".", 1) == 1;
}

/* Goes on at once, or not before each move is on the disk. */
static int
be_child (const char *folder,
          Manner      manner)
{
  const guint n = manners[manner].n_games;
  BmStore *stores[MOST_GAMES];
  BmMatch *matches[MOST_GAMES];
  guint64 chances[] = { SEED, SEED };
  guint at = 0;

  for (guint i = 0; i < n; i++)
    {
      stores[i] = bm_store_new (folder, manners[manner].games[i], NULL);
      matches[i] = new_match (manners[manner].games[i]);
    }
  while (play_and_show (stores[at], matches[at], &chances[at]))
    {
      while (manners[manner].patient && !bm_store_is_saved (stores[at]))
        g_main_context_iteration (NULL, TRUE);
      at = (at + 1) % n;
    }
  for (guint i = 0; i < n; i++)
    {
      g_object_unref (stores[i]);
      g_object_unref (matches[i]);
    }
  return 0;
}

static BmMatch *
load_waiting (const char   *folder,
              const BmGame *game)
{
  g_autofree char *text = store_test_dup_waiting (folder, game);
  g_autoptr(BmRecord) record = NULL;
  g_autoptr(GError) error = NULL;
  BmDivergence divergence;
  BmMatch *match;

  if (text == NULL)
    return new_match (game);
  record = bm_record_parse ("waiting", text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_true (record->game == game);
  match = bm_match_new_from_record (record, &divergence, &error);
  g_assert_no_error (error);
  g_assert_false (divergence.found);
  return match;
}

/* The match of GAME that is there has no moves but those that the child made.  Returns how many. */
static guint
check_match (const char   *folder,
             const BmGame *game)
{
  g_autoptr(BmMatch) found = load_waiting (folder, game), wanted = new_match (game);
  guint n = bm_match_get_ply (found);
  guint64 chance = SEED;

  for (guint i = 0; i < n; i++)
    {
      g_assert_true (play_next (wanted, &chance));
      g_assert_cmphex (bm_match_get_move (found, i), ==, bm_match_get_move (wanted, i));
    }
  return n;
}

/* The matches that are there have every move that was shown, perhaps one more, and no other. */
static void
assert_matches (const char *folder,
                Manner      manner,
                guint       shown)
{
  const guint n_games = manners[manner].n_games;
  guint n = 0;

  for (guint i = 0; i < n_games; i++)
    {
      guint moves = check_match (folder, manners[manner].games[i]);

      g_assert_cmpuint (moves, >=, (shown + n_games - 1 - i) / n_games);
      n += moves;
    }
  g_assert_cmpuint (n, <=, shown + 1);
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
            Manner      manner,
            gulong      microseconds)
{
  const char *argv[] = { program, manners[manner].name, folder, NULL };
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
  const Manner manner = (Manner) GPOINTER_TO_INT (data);
  const guint kills = g_test_slow () ? 300 : 20;
  guint total = 0;

  for (guint i = 0; i < kills; i++)
    {
      g_autofree char *folder = store_test_new_folder ();
      guint shown = kill_child (folder, manner, (gulong) g_test_rand_int_range (0, 200000));

      assert_matches (folder, manner, shown);
      total += shown;
      store_test_remove (folder);
    }
  g_test_message ("%u kills, after %u moves", kills, total);
}

int
main (int    argc,
      char **argv)
{
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    bm_games_register (all[i]);
  for (guint i = 0; i < N_MANNERS && argc == 3; i++)
    if (g_str_equal (argv[1], manners[i].name))
      return be_child (argv[2], (Manner) i);

  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/store/killed", GINT_TO_POINTER (PATIENTLY), test_killed);
  g_test_add_data_func ("/store/killed/in-a-row", GINT_TO_POINTER (IN_A_ROW), test_killed);
  g_test_add_data_func ("/store/killed/second", GINT_TO_POINTER (SECOND_PATIENTLY), test_killed);
  g_test_add_data_func ("/store/killed/second/in-a-row", GINT_TO_POINTER (SECOND_IN_A_ROW), test_killed);
  g_test_add_data_func ("/store/killed/two-games", GINT_TO_POINTER (TWO_GAMES), test_killed);
  return g_test_run ();
}
