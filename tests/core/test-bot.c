/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-bot.h"

#include "toy-games.h"

/* What side 0 sees when it holds OWN. */
static Bet
see (guint8 own)
{
  Bet bet = { .hands = { own, 0 } };

  return bet;
}

static BmMove
choose (BmLevel level,
        guint8  own,
        guint64 seed)
{
  g_autoptr (BmBot) bot = bm_bot_new (&toy_bet, level, seed, 1);
  Bet bet = see (own);

  return bm_bot_choose (bot, &bet, 0, NULL, NULL);
}

static void
test_levels (void)
{
  static const char *const ids[BM_N_LEVELS] = { "random", "greedy", "easy", "steady", "medium", "hard", "master" };

  for (BmLevel level = 0; level < BM_N_LEVELS; level++)
    {
      g_assert_cmpstr (bm_level_id (level), ==, ids[level]);
      g_assert_cmpint (bm_level_find (ids[level]), ==, level);
      g_assert_cmpint (bm_level_iterations (level) > 0, ==, level >= BM_LEVEL_STEADY);
    }
  g_assert_cmpint (bm_level_find ("expert"), ==, BM_N_LEVELS);
  g_assert_cmpint (bm_level_find (NULL), ==, BM_N_LEVELS);

  /* What the levels promise. */
  g_assert_cmpuint (bm_level_iterations (BM_LEVEL_MASTER), ==, 4 * bm_level_iterations (BM_LEVEL_HARD));
  g_assert_cmpuint (bm_level_iterations (BM_LEVEL_MEDIUM), <, bm_level_iterations (BM_LEVEL_HARD));
}

/* With the highest and the lowest card there is no doubt. */
static void
test_right_moves (void)
{
  for (BmLevel level = BM_LEVEL_GREEDY; level < BM_N_LEVELS; level++)
    {
      if (level == BM_LEVEL_EASY)
        continue;
      for (guint64 seed = 1; seed <= 10; seed++)
        {
          g_assert_cmpuint (choose (level, BET_CARDS, seed), ==, BET_HAND);
          g_assert_cmpuint (choose (level, 1, seed), ==, BET_DECK);
        }
    }
}

static void
count_choices (BmLevel level,
               guint  *counts)
{
  g_autoptr (BmBot) bot = bm_bot_new (&toy_bet, level, 1, 1);
  Bet bet = see (BET_CARDS);

  for (guint i = 0; i < 1000; i++)
    counts[bm_bot_choose (bot, &bet, 0, NULL, NULL)]++;
}

/* Each of the four moves is as likely as the others. */
static void
test_random (void)
{
  guint counts[BET_SAFE + 1] = { 0 };

  count_choices (BM_LEVEL_RANDOM, counts);
  for (BmMove move = BET_HAND; move <= BET_SAFE; move++)
    {
      g_assert_cmpuint (counts[move], >, 190);
      g_assert_cmpuint (counts[move], <, 310);
    }
}

/* Easy knows what is good, and now and then it does something else. */
static void
test_easy (void)
{
  guint counts[BET_SAFE + 1] = { 0 };

  count_choices (BM_LEVEL_EASY, counts);
  g_assert_cmpuint (counts[BET_HAND], >, 350);
  g_assert_cmpuint (counts[BET_HAND], <, 900);
  g_assert_cmpuint (counts[BET_HAND], >, counts[BET_SAFE]);
  g_assert_cmpuint (counts[BET_SAFE], >, counts[BET_DECK]);
}

/* Where all moves are worth the same, greedy takes any. */
static void
test_greedy_among_equals (void)
{
  static const Nim nim = { .heaps = { 1, 1, 1, 1 } };
  g_autoptr (BmBot) bot = bm_bot_new (&toy_nim, BM_LEVEL_GREEDY, 1, 1);
  guint counts[NIM_HEAPS] = { 0 };

  for (guint i = 0; i < 400; i++)
    counts[bm_bot_choose (bot, &nim, 0, NULL, NULL) >> 8]++;
  for (guint i = 0; i < NIM_HEAPS; i++)
    g_assert_cmpuint (counts[i], >, 60);
}

/* And it sees a win. */
static void
test_greedy_wins (void)
{
  static const Nim nim = { .heaps = { 0, 0, 7 } };
  g_autoptr (BmBot) bot = bm_bot_new (&toy_nim, BM_LEVEL_GREEDY, 1, 1);

  g_assert_cmpuint (bm_bot_choose (bot, &nim, 0, NULL, NULL), ==, 2 << 8 | 7);
}

static void
test_repeatable (void)
{
  for (BmLevel level = 0; level <= BM_LEVEL_MEDIUM; level++)
    {
      g_autoptr (BmBot) one = bm_bot_new (&toy_bet, level, 5, 2);
      g_autoptr (BmBot) two = bm_bot_new (&toy_bet, level, 5, 2);

      for (guint8 own = 1; own <= BET_CARDS; own++)
        {
          Bet bet = see (own);
          BmMove move = bm_bot_choose (one, &bet, 0, NULL, NULL);

          /* Whatever the second is shown that it must not see. */
          bet.hands[1] = own % BET_CARDS + 1;
          bet.seed = own;
          g_assert_cmpuint (bm_bot_choose (two, &bet, 0, NULL, NULL), ==, move);
          bm_bot_follow (one, move);
          bm_bot_follow (two, move);
        }
    }
}

static void
test_budget (void)
{
  static const Nim nim = { .heaps = { 1, 2, 4 } };
  g_autoptr (BmBot) bot = bm_bot_new (&toy_nim, BM_LEVEL_MEDIUM, 5, 2);
  BmSearchBudget budget = { .iterations = 77 };
  BmSearchResult result;
  gint cancelled = 0;

  bm_bot_choose (bot, &nim, 0, &budget, &result);
  g_assert_cmpuint (result.iterations, ==, 77);

  budget = (BmSearchBudget) { .cancelled = &cancelled };
  bm_bot_choose (bot, &nim, 0, &budget, &result);
  g_assert_cmpuint (result.iterations, ==, bm_level_iterations (BM_LEVEL_MEDIUM));
  bm_bot_choose (bot, &nim, 0, NULL, &result);
  g_assert_cmpuint (result.iterations, ==, bm_level_iterations (BM_LEVEL_MEDIUM));
}

static void
test_no_move (void)
{
  static const Nim over = { .to_act = 1 }, nim = { .heaps = { 1, 2, 4 } };
  gint cancelled = 1;
  BmSearchBudget budget = { .threads = 1, .cancelled = &cancelled };
  BmSearchResult result;

  for (BmLevel level = 0; level < BM_N_LEVELS; level++)
    {
      g_autoptr (BmBot) bot = bm_bot_new (&toy_nim, level, 5, 1);

      g_assert_cmpuint (bm_bot_choose (bot, &over, 1, NULL, &result), ==, BM_MOVE_NONE);
      g_assert_cmpuint (result.n_moves, ==, 0);
      g_assert_cmpuint (bm_bot_choose (bot, &nim, 0, &budget, NULL), ==, BM_MOVE_NONE);
      g_assert_cmpuint (bm_bot_choose (bot, &nim, 1, NULL, NULL), ==, BM_MOVE_NONE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bot/levels", test_levels);
  g_test_add_func ("/bot/right-moves", test_right_moves);
  g_test_add_func ("/bot/random", test_random);
  g_test_add_func ("/bot/easy", test_easy);
  g_test_add_func ("/bot/greedy-among-equals", test_greedy_among_equals);
  g_test_add_func ("/bot/greedy-wins", test_greedy_wins);
  g_test_add_func ("/bot/repeatable", test_repeatable);
  g_test_add_func ("/bot/budget", test_budget);
  g_test_add_func ("/bot/no-move", test_no_move);
  return g_test_run ();
}
