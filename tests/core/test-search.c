/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-search.h"

#include "toy-games.h"

#include <string.h>

static const Nim nim_start = { .heaps = { 1, 2, 4 } };

/* The only move there that wins: it leaves 1, 2, 3. */
#define NIM_RIGHT (2 << 8 | 1)

/* A search that plays to the end, as a game without an evaluation needs, and tries more, as one with such chances needs. */
static BmSearch *
new_search (const BmGame *game,
            guint64       seed)
{
  BmSearchStyle style;

  bm_search_style (&style);
  style.playout_plies = 100;
  style.exploration = 1;
  style.max_nodes = 1 << 16;
  return bm_search_new (game, &style, seed);
}

static BmMove
think (BmSearch       *search,
       gconstpointer   view,
       int             side,
       guint           iterations,
       guint           threads,
       BmSearchResult *result)
{
  BmSearchBudget budget = { .iterations = iterations, .threads = threads };

  return bm_search_think (search, view, side, &budget, result);
}

static void
assert_result_is_in_order (const BmSearchResult *result,
                           BmMove                move)
{
  guint visits = 0;

  g_assert_cmpuint (result->moves[0].move, ==, move);
  g_assert_cmpuint (result->line[0], ==, move);
  for (guint i = 0; i < result->n_moves; i++)
    {
      visits += result->moves[i].visits;
      g_assert_true (i == 0 || result->moves[i].visits <= result->moves[i - 1].visits);
      g_assert_true (result->moves[i].value >= 0 && result->moves[i].value <= 1);
    }
  g_assert_cmpuint (visits, >=, result->iterations);
}

static void
test_right_move (void)
{
  for (guint64 seed = 1; seed <= 5; seed++)
    {
      g_autoptr (BmSearch) search = new_search (&toy_nim, seed);
      BmSearchResult result;
      BmMove move = think (search, &nim_start, 0, 20000, 1, &result);

      g_assert_cmpuint (move, ==, NIM_RIGHT);
      g_assert_cmpuint (result.iterations, ==, 20000);
      g_assert_cmpuint (result.n_moves, ==, 7);
      assert_result_is_in_order (&result, move);
      g_assert_true (result.moves[0].value > 0.75);
    }
}

/* Whoever is to move: the other side's Nim is the same Nim. */
static void
test_either_side (void)
{
  g_autoptr (BmSearch) search = new_search (&toy_nim, 1);
  Nim nim = nim_start;
  BmSearchResult result;

  nim.to_act = 1;
  g_assert_cmpuint (think (search, &nim, 1, 20000, 1, &result), ==, NIM_RIGHT);
  g_assert_true (result.moves[0].value > 0.75);

  /* Here every move loses, and the search says so. */
  Nim lost = { .heaps = { 1, 2, 3 }, .to_act = 1 };

  bm_search_forget (search);
  think (search, &lost, 1, 20000, 1, &result);
  g_assert_true (result.moves[0].value < 0.25);
}

/* With an evaluation that is right the first glance is, whoever's it is. */
static void
test_evaluation (void)
{
  for (int side = 0; side < 2; side++)
    {
      g_autoptr (BmSearch) search = bm_search_new (&toy_nim, NULL, 1);
      Nim nim = nim_start;
      BmSearchResult result;

      nim.to_act = (guint8) side;
      g_assert_cmpuint (think (search, &nim, side, 30, 1, &result), ==, NIM_RIGHT);
      g_assert_true (result.moves[0].value > 0.5);
    }
}

/* What the line says after the best move are the best answers. */
static void
test_line (void)
{
  static const Nim nim = { .heaps = { 2, 2, 1 } };
  g_autoptr (BmSearch) search = new_search (&toy_nim, 1);
  BmSearchResult result;
  Nim after = nim;

  g_assert_cmpuint (think (search, &nim, 0, 20000, 1, &result), ==, 2 << 8 | 1);
  g_assert_cmpuint (result.n_line, >, 2);
  for (guint i = 0; i < result.n_line; i++)
    toy_nim.apply (&after, result.line[i], NULL, NULL);
  g_assert_cmpuint (toy_nim.winners (&after), ==, 1u << 0);
}

/* A true position in which side 0 holds OWN, as one of many that look the same to it. */
static Bet
deal (guint8  own,
      guint64 seed)
{
  Bet bet = { .hands = { own, 0 } };

  toy_bet.determinize (&bet, 0, &seed);
  return bet;
}

/* With 7 cards the other one is lower in (own - 1) of 6 cases; the die shows 5 or 6 in 1 of 3. */
static void
test_right_bet (void)
{
  static const BmMove right[BET_CARDS] = { BET_DECK, BET_DECK, BET_DECK, BET_SAFE, BET_HAND, BET_HAND, BET_HAND };

  for (guint8 own = 1; own <= BET_CARDS; own++)
    {
      g_autoptr (BmSearch) search = new_search (&toy_bet, own);
      Bet bet = deal (own, own);
      BmSearchResult result;

      toy_bet.hide (&bet, 0);
      g_assert_cmpuint (think (search, &bet, 0, 5000, 1, &result), ==, right[own - 1]);
      if (own == 5)
        g_assert_cmpfloat_with_epsilon (result.moves[0].value, 4.0 / 6, 0.05);
    }
}

/* Even handed the whole truth it looks only at what its side may see. */
static void
test_hidden_is_hidden (void)
{
  for (guint8 own = 1; own <= BET_CARDS; own++)
    {
      BmSearchResult first;

      for (guint64 seed = 1; seed <= 20; seed++)
        {
          g_autoptr (BmSearch) search = new_search (&toy_bet, 7);
          Bet bet = deal (own, seed);
          BmSearchResult result;

          think (search, &bet, 0, 600, 1 + own % 2, &result);
          if (seed == 1)
            first = result;
          g_assert_cmpuint (result.n_moves, ==, first.n_moves);
          for (guint i = 0; i < result.n_moves; i++)
            {
              g_assert_cmpuint (result.moves[i].move, ==, first.moves[i].move);
              g_assert_cmpuint (result.moves[i].visits, ==, first.moves[i].visits);
              g_assert_cmpfloat (result.moves[i].value, ==, first.moves[i].value);
            }
        }
    }
}

/* Three sides, each for itself. */
static void
test_three_sides (void)
{
  g_autoptr (BmSearch) search = new_search (&toy_vote, 1);
  Vote vote = { 0 };
  BmSearchResult result;

  g_assert_cmpuint (think (search, &vote, 0, 5000, 1, &result), ==, 2);
  g_assert_cmpuint (result.n_line, ==, 3);
  g_assert_cmpuint (result.line[1], ==, 1);
  g_assert_cmpuint (result.line[2], ==, 2);
}

/* What the best move is worth for each side, not only for the one that decides; by any number of threads. */
static void
test_values_of_all (void)
{
  for (guint threads = 1; threads <= 3; threads++)
    {
      g_autoptr (BmSearch) search = new_search (&toy_vote, threads), other = new_search (&toy_nim, threads);
      Vote vote = { 0 };
      BmSearchResult result;

      think (search, &vote, 0, 5000, threads, &result);
      g_assert_cmpfloat (result.values[0], ==, result.moves[0].value);
      for (guint side = 0; side < 3; side++)
        g_assert_cmpfloat_with_epsilon (result.values[side], toy_vote_gets[5][side], 0.1);
      g_assert_cmpfloat (result.values[3], ==, 0);

      /* Of two sides one has what the other has not. */
      think (other, &nim_start, 0, 500, threads, &result);
      g_assert_cmpfloat (result.values[0], ==, result.moves[0].value);
      g_assert_cmpfloat_with_epsilon (result.values[1], 1 - result.values[0], 1e-9);
    }
}

static void
assert_equal_results (const BmSearchResult *a,
                      const BmSearchResult *b)
{
  g_assert_cmpuint (a->iterations, ==, b->iterations);
  g_assert_cmpuint (a->n_nodes, ==, b->n_nodes);
  g_assert_cmpuint (a->n_moves, ==, b->n_moves);
  for (guint i = 0; i < a->n_moves; i++)
    {
      g_assert_cmpuint (a->moves[i].move, ==, b->moves[i].move);
      g_assert_cmpuint (a->moves[i].visits, ==, b->moves[i].visits);
      g_assert_cmpfloat (a->moves[i].value, ==, b->moves[i].value);
    }
  g_assert_cmpmem (a->values, sizeof a->values, b->values, sizeof b->values);
  g_assert_cmpuint (a->n_line, ==, b->n_line);
  for (guint i = 0; i < a->n_line; i++)
    g_assert_cmpuint (a->line[i], ==, b->line[i]);
}

/* A whole match by the search against itself, the tree kept.  Adds up what it thought. */
static guint
play_nim (guint64         seed,
          guint           threads,
          BmSearchResult *results,
          guint           max)
{
  g_autoptr (BmSearch) search = new_search (&toy_nim, seed);
  Nim nim = nim_start;
  guint n = 0;

  while (toy_nim.to_act (&nim) != BM_SIDE_NOBODY)
    {
      g_assert_cmpuint (n, <, max);

      BmMove move = think (search, &nim, nim.to_act, 500, threads, &results[n++]);

      toy_nim.apply (&nim, move, NULL, NULL);
      bm_search_follow (search, move);
    }
  return n;
}

static void
test_repeatable (void)
{
  BmSearchResult *first = g_new0 (BmSearchResult, 12), *second = g_new0 (BmSearchResult, 12);

  for (guint threads = 1; threads <= 3; threads++)
    {
      guint n = play_nim (5, threads, first, 12);

      g_assert_cmpuint (play_nim (5, threads, second, 12), ==, n);
      for (guint i = 0; i < n; i++)
        assert_equal_results (&first[i], &second[i]);
    }

  /* Another seed thinks otherwise, and so does every call and every thread. */
  play_nim (6, 1, second, 12);
  g_assert_true (memcmp (first[0].moves, second[0].moves, 12 * sizeof (BmSearchMove)) != 0);
  g_free (first);
  g_free (second);
}

static void
test_threads (void)
{
  BmSearchResult one, two, three;

  for (guint threads = 1; threads <= 3; threads++)
    {
      g_autoptr (BmSearch) search = new_search (&toy_nim, 3);
      BmSearchResult *result = threads == 1 ? &one : threads == 2 ? &two : &three;

      g_assert_cmpuint (think (search, &nim_start, 0, 40001, threads, result), ==, NIM_RIGHT);
      g_assert_cmpuint (result->iterations, ==, 40001);
      assert_result_is_in_order (result, NIM_RIGHT);
    }

  /* Each thread's tree is its own, and not the same: sums of equals would be even. */
  g_autoptr (BmSearch) search = new_search (&toy_nim, 3);
  guint n_odd = 0;

  think (search, &nim_start, 0, 2000, 2, &two);
  for (guint i = 0; i < two.n_moves; i++)
    n_odd += two.moves[i].visits % 2;
  g_assert_cmpuint (n_odd, >, 0);
}

/* Nor is the next call the last one over again. */
static void
test_calls_differ (void)
{
  g_autoptr (BmSearch) search = new_search (&toy_nim, 3);
  BmSearchResult one, two;

  think (search, &nim_start, 0, 2000, 1, &one);
  bm_search_forget (search);
  think (search, &nim_start, 0, 2000, 1, &two);
  g_assert_true (memcmp (one.moves, two.moves, one.n_moves * sizeof (BmSearchMove)) != 0);
}

/* What was thought about the moves that are then made is still known. */
static void
test_follow (void)
{
  g_autoptr (BmSearch) search = new_search (&toy_nim, 1);
  g_autoptr (BmSearch) fresh = new_search (&toy_nim, 1);
  Nim nim = nim_start;
  BmSearchResult result, other;

  think (search, &nim, 0, 20000, 2, &result);
  g_assert_cmpuint (result.n_line, >, 2);
  for (guint i = 0; i < 2; i++)
    {
      toy_nim.apply (&nim, result.line[i], NULL, NULL);
      bm_search_follow (search, result.line[i]);
    }

  BmMove move = think (search, &nim, 0, 1000, 2, &result);

  g_assert_cmpuint (move, ==, think (fresh, &nim, 0, 20000, 2, &other));
  g_assert_cmpuint (result.iterations, ==, 1000);
  assert_result_is_in_order (&result, move);

  guint visits = 0;

  for (guint i = 0; i < result.n_moves; i++)
    visits += result.moves[i].visits;
  g_assert_cmpuint (visits, >, 2000);
}

/* What was kept is forgotten where it would mislead. */
static void
test_forget (void)
{
  Nim other = { .heaps = { 1, 1, 1, 1 } };

  for (guint how = 0; how < 6; how++)
    {
      g_autoptr (BmSearch) search = new_search (&toy_nim, 1);
      const Nim *then = &nim_start;
      BmSearchResult result;
      guint visits = 0;
      Nim turned = nim_start;
      int side = 0;

      think (search, &nim_start, 0, 2000, 1, &result);
      if (how == 0)
        bm_search_forget (search);
      else if (how == 1)
        bm_search_follow (search, BM_MOVE_NONE);
      else if (how == 2)
        bm_search_follow (search, 99);
      else if (how == 3)
        then = &other;
      else
        {
          /* What one side guessed is not for the other, even where play has gone on. */
          turned.to_act = 1;
          if (how == 5)
            {
              turned.heaps[0] = 0;
              bm_search_follow (search, 1);
            }
          then = &turned;
          side = 1;
        }
      think (search, then, side, 100, 1, &result);
      for (guint i = 0; i < result.n_moves; i++)
        visits += result.moves[i].visits;
      g_assert_cmpuint (visits, ==, 100);
      g_assert_cmpuint (result.n_nodes, <=, 101);
    }
}

/* Thinking on about the same position is not forgetting. */
static void
test_think_on (void)
{
  g_autoptr (BmSearch) search = new_search (&toy_nim, 1);
  BmSearchResult result;
  guint visits = 0;

  think (search, &nim_start, 0, 2000, 1, NULL);
  think (search, &nim_start, 0, 100, 1, &result);
  for (guint i = 0; i < result.n_moves; i++)
    visits += result.moves[i].visits;
  g_assert_cmpuint (visits, ==, 2100);
}

static gint cancelled, started;
static guint evaluations, cancel_at;

static void
count_evaluation (void)
{
  if (++evaluations == cancel_at)
    g_atomic_int_set (&cancelled, 1);
}

/* As soon as anything is thought at all. */
static gpointer
cancel_soon (gpointer data)
{
  while (g_atomic_int_get (&started) == 0)
    g_thread_yield ();
  g_atomic_int_set (&cancelled, 1);
  return NULL;
}

static void
say_started (void)
{
  g_atomic_int_set (&started, 1);
}

static void
test_cancel (void)
{
  BmSearchBudget budget = { .iterations = 1000000, .threads = 1, .cancelled = &cancelled };
  g_autoptr (BmSearch) search = bm_search_new (&toy_nim, NULL, 1);
  BmSearchResult result;

  toy_evaluated = count_evaluation;
  evaluations = 0;
  cancel_at = 50;
  g_atomic_int_set (&cancelled, 0);
  g_assert_cmpuint (bm_search_think (search, &nim_start, 0, &budget, &result), !=, BM_MOVE_NONE);
  g_assert_cmpuint (result.iterations, >=, 50);
  g_assert_cmpuint (result.iterations, <, 1000);

  /* It is cancelled still. */
  g_assert_cmpuint (bm_search_think (search, &nim_start, 0, &budget, &result), ==, BM_MOVE_NONE);
  g_assert_cmpuint (result.iterations, ==, 0);
  budget.threads = 2;
  g_assert_cmpuint (bm_search_think (search, &nim_start, 0, &budget, NULL), ==, BM_MOVE_NONE);

  /* From another thread, in the midst of two. */
  g_atomic_int_set (&cancelled, 0);
  toy_evaluated = say_started;
  budget.iterations = 0;
  budget.milliseconds = G_MAXUINT;

  GThread *thread = g_thread_new ("cancel", cancel_soon, NULL);

  bm_search_think (search, &nim_start, 0, &budget, &result);
  g_thread_join (thread);
  toy_evaluated = NULL;
  g_assert_cmpuint (result.iterations, >, 0);
}

/* However little time there is, there is a move. */
static void
test_time (void)
{
  BmSearchBudget budget = { .milliseconds = 1, .threads = 2 };
  g_autoptr (BmSearch) search = new_search (&toy_nim, 1);
  BmSearchResult result;
  BmMove move = bm_search_think (search, &nim_start, 0, &budget, &result);

  g_assert_cmpuint (result.iterations, >, 0);
  assert_result_is_in_order (&result, move);

  /* Whatever is reached first. */
  budget = (BmSearchBudget) { .milliseconds = G_MAXUINT, .iterations = 10, .threads = 1 };
  bm_search_think (search, &nim_start, 0, &budget, &result);
  g_assert_cmpuint (result.iterations, ==, 10);
}

/* A tree that cannot grow any more still learns. */
static void
test_full_tree (void)
{
  static const Nim nim = { .heaps = { 7, 11, 13, 3 } };
  BmSearchStyle style;
  BmSearchResult result;
  guint n_nodes = 0;

  bm_search_style (&style);
  style.playout_plies = 100;
  style.max_nodes = 1;

  g_autoptr (BmSearch) search = bm_search_new (&toy_nim, &style, 1);

  for (guint i = 0; i < 4; i++)
    {
      BmMove move = think (search, &nim, 0, 20000, 1, &result);

      g_assert_cmpuint (result.iterations, ==, 20000);
      assert_result_is_in_order (&result, move);
      /* The least there is room for, however long it thinks. */
      g_assert_cmpuint (result.n_nodes, <, 2 * BM_MAX_MOVES);
    }

  /* What is followed leaves room for more. */
  Nim after = nim;

  toy_nim.apply (&after, result.line[0], NULL, NULL);
  bm_search_follow (search, result.line[0]);
  think (search, &after, 1, 1, 1, &result);
  n_nodes = result.n_nodes;
  think (search, &after, 1, 1000, 1, &result);
  g_assert_cmpuint (result.n_nodes, >, n_nodes);

  /* And the right move is found all the same. */
  bm_search_forget (search);
  g_assert_cmpuint (think (search, &nim_start, 0, 100000, 1, &result), ==, NIM_RIGHT);
}

static void
test_many_moves (void)
{
  for (guint threads = 1; threads <= 2; threads++)
    {
      g_autoptr (BmSearch) search = bm_search_new (&toy_wide, NULL, 1);
      Wide wide = { .winner = 2 };
      BmSearchResult result;

      g_assert_cmpuint (think (search, &wide, 0, 10000, threads, &result), ==, WIDE_RIGHT);
      g_assert_cmpuint (result.n_moves, ==, BM_MAX_MOVES);
    }
}

static void
test_one_move (void)
{
  static const Nim nim = { .heaps = { 0, 1 } };
  g_autoptr (BmSearch) search = new_search (&toy_nim, 1);
  BmSearchResult result;

  toy_evaluated = count_evaluation;
  evaluations = cancel_at = 0;
  g_assert_cmpuint (think (search, &nim, 0, 1000, 1, &result), ==, 1 << 8 | 1);
  g_assert_cmpuint (evaluations, ==, 0);
  g_assert_cmpuint (result.n_moves, ==, 1);
  g_assert_cmpuint (result.iterations, ==, 0);
  g_assert_cmpuint (result.line[0], ==, 1 << 8 | 1);
  toy_evaluated = NULL;
}

static void
test_match_over (void)
{
  static const Nim nim = { .to_act = 1 };
  g_autoptr (BmSearch) search = new_search (&toy_nim, 1);
  BmSearchResult result;

  g_assert_cmpuint (think (search, &nim, 0, 1000, 1, &result), ==, BM_MOVE_NONE);
  g_assert_cmpuint (result.n_moves, ==, 0);
  /* Nor does a side move that is not asked. */
  g_assert_cmpuint (think (search, &nim_start, 1, 1000, 1, NULL), ==, BM_MOVE_NONE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/right-move", test_right_move);
  g_test_add_func ("/search/either-side", test_either_side);
  g_test_add_func ("/search/evaluation", test_evaluation);
  g_test_add_func ("/search/line", test_line);
  g_test_add_func ("/search/right-bet", test_right_bet);
  g_test_add_func ("/search/hidden-is-hidden", test_hidden_is_hidden);
  g_test_add_func ("/search/three-sides", test_three_sides);
  g_test_add_func ("/search/values-of-all", test_values_of_all);
  g_test_add_func ("/search/repeatable", test_repeatable);
  g_test_add_func ("/search/threads", test_threads);
  g_test_add_func ("/search/calls-differ", test_calls_differ);
  g_test_add_func ("/search/follow", test_follow);
  g_test_add_func ("/search/forget", test_forget);
  g_test_add_func ("/search/think-on", test_think_on);
  g_test_add_func ("/search/cancel", test_cancel);
  g_test_add_func ("/search/time", test_time);
  g_test_add_func ("/search/full-tree", test_full_tree);
  g_test_add_func ("/search/many-moves", test_many_moves);
  g_test_add_func ("/search/one-move", test_one_move);
  g_test_add_func ("/search/match-over", test_match_over);
  return g_test_run ();
}
