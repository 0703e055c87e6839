/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players at a real game: that they play it to the end, and see no more of it than they may. */
#include "bm-bot.h"
#include "wr-cards-json.h"
#include "wr-game.h"

#include <string.h>

static const BmGame *const game = &wr_game;

static gpointer
start (const char *options,
       guint64     seed)
{
  g_autoptr (GError) error = NULL;
  gpointer position = g_malloc0 (game->position_size);

  g_assert_true (wr_cards_need (&error));
  g_assert_no_error (error);
  game->start (position, options, seed, &error);
  g_assert_no_error (error);
  return position;
}

/* Another truth that looks the same to SIDE: other cards in the other hand and in the decks, another generator. */
static gpointer
another_truth (gconstpointer position,
               int           side,
               guint64      *chance)
{
  gpointer other = g_memdup2 (position, game->position_size);

  game->hide (other, side);
  game->determinize (other, side, chance);
  return other;
}

static void
assert_same_thoughts (gconstpointer one,
                      gconstpointer other,
                      int           side,
                      BmLevel       level,
                      guint64       seed)
{
  g_autoptr (BmBot) first = bm_bot_new (game, level, seed, 1);
  g_autoptr (BmBot) second = bm_bot_new (game, level, seed, 1);
  BmSearchBudget budget = { .iterations = 60, .threads = 1 };
  BmSearchResult thoughts, again;
  BmMove move = bm_bot_choose (first, one, side, &budget, &thoughts);

  g_assert_true (game->is_legal (one, move));
  g_assert_cmpuint (bm_bot_choose (second, other, side, &budget, &again), ==, move);
  g_assert_cmpuint (thoughts.n_moves, ==, again.n_moves);
  for (guint i = 0; i < thoughts.n_moves; i++)
    {
      g_assert_cmpuint (thoughts.moves[i].move, ==, again.moves[i].move);
      g_assert_cmpuint (thoughts.moves[i].visits, ==, again.moves[i].visits);
      g_assert_cmpfloat (thoughts.moves[i].value, ==, again.moves[i].value);
    }
}

/* All through matches, draft and all, of random moves. */
static void
test_hidden_is_hidden (void)
{
  guint64 chance = 1;
  guint n_other = 0;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autofree gpointer position = start ("start:box", seed);
      int side;

      while ((side = game->to_act (position)) != BM_SIDE_NOBODY)
        {
          g_autofree gpointer other = another_truth (position, side, &chance);

          n_other += memcmp (position, other, game->position_size) != 0;
          if (bm_random_die (&chance, 4) == 1)
            for (BmLevel level = BM_LEVEL_RANDOM; level <= BM_LEVEL_STEADY; level++)
              assert_same_thoughts (position, other, side, level, seed);
          game->apply (position, game->pick (position, &chance), NULL, NULL);
        }
    }
  g_assert_cmpuint (n_other, >, 100);
}

/* A whole match.  Returns who won. */
static int
play (const char *options,
      guint64     seed,
      BmLevel     level,
      BmLevel     other_level,
      guint       threads)
{
  g_autofree gpointer position = start (options, seed);
  g_autoptr (BmBot) bot = bm_bot_new (game, level, seed, threads);
  g_autoptr (BmBot) other = bm_bot_new (game, other_level, seed + 1, threads);
  BmSearchBudget budget = { .iterations = 80, .threads = threads };
  BmBot *bots[2] = { bot, other };
  int side;

  while ((side = game->to_act (position)) != BM_SIDE_NOBODY)
    {
      g_autofree gpointer view = g_memdup2 (position, game->position_size);
      BmMove move;

      game->hide (view, side);
      move = bm_bot_choose (bots[side], view, side, &budget, NULL);
      g_assert_true (game->is_legal (position, move));
      game->apply (position, move, NULL, NULL);
      for (guint i = 0; i < 2; i++)
        bm_bot_follow (bots[i], move);
    }
  g_assert_cmpuint (game->winners (position), !=, 0);
  return (int) (game->winners (position) >> 1);
}

static void
test_whole_matches (void)
{
  static const char *const options[] = { "start", "start:champions=random,cards=on,events=on", "start:box" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    for (BmLevel level = BM_LEVEL_RANDOM; level <= BM_LEVEL_STEADY; level++)
      play (options[i], 10 + i, level, BM_LEVEL_STEADY, 1 + i % 2);
}

/* Much better than chance on either side; by how much is measured elsewhere. */
static void
test_greedy_beats_random (void)
{
  guint n_won = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      n_won += play ("start:champions=random,cards=on,events=on", seed, BM_LEVEL_GREEDY, BM_LEVEL_RANDOM, 1) == 0;
      n_won += play ("start:champions=random,cards=on,events=on", seed, BM_LEVEL_RANDOM, BM_LEVEL_GREEDY, 1) == 1;
    }
  g_assert_cmpuint (n_won, >=, 32);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/hidden-is-hidden", test_hidden_is_hidden);
  g_test_add_func ("/players/whole-matches", test_whole_matches);
  g_test_add_func ("/players/greedy-beats-random", test_greedy_beats_random);
  return g_test_run ();
}
