/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Rivals of the ladder: their seeds, what a manner makes of an evaluation, and that a computer judges by it.
 */
#include <math.h>
#include <string.h>

#include "bm-random.h"
#include "bm-rival.h"
#include "bm-thinker.h"
#include "bm-today.h"
#include "wr-cards-json.h"
#include "wr-game.h"
#include "wr-judge.h"

static BmMatch *
new_match (guint64 seed)
{
  g_autoptr(GError) error = NULL;
  BmMatch *match;

  g_assert_nonnull (wr_cards_all (NULL, &error));
  g_assert_no_error (error);
  match = bm_match_new (&wr_game, "start:champions=random,cards=on,events=on", seed, &error);
  g_assert_no_error (error);
  return match;
}

/* No two tries are alike, nor is one the challenge of a day. */
static void
test_seeds (void)
{
  static const char *const rivals[] = { "pip", "nettle", "red-moon" };
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  g_assert_cmpuint (bm_rival_seed ("worms-rising", "pip", 7), ==, bm_today_seed ("worms-rising", "pip 7"));
  for (guint i = 0; i < G_N_ELEMENTS (rivals); i++)
    for (guint n = 0; n < BM_RIVAL_TRIES; n++)
      {
        const guint64 seed = bm_rival_seed ("worms-rising", rivals[i], n);

        g_assert_cmpuint (seed, <=, BM_RANDOM_MAX_SEED);
        g_assert_true (g_hash_table_add (seen, g_memdup2 (&seed, sizeof seed)));
      }
}

/* As the game judges, where nothing is preferred; more where what counts more is better. */
static void
test_value (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);
      const WrPosition *pos;
      double terms[WR_N_TERMS], plain;
      guint16 percent[WR_N_TERMS];
      BmMove moves[BM_MAX_MOVES];

      for (guint i = 0; i < 30 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
        {
          bm_match_get_legal (match, moves);
          g_assert_true (bm_match_play (match, moves[0], NULL));
        }
      pos = bm_match_get_position (match);
      if (pos->winner != WR_NO_WINNER)
        continue;
      wr_judge_terms (pos, WR_SIDE_BIRD, terms);
      for (guint i = 0; i < WR_N_TERMS; i++)
        percent[i] = 100;
      plain = bm_rival_value (terms, percent, WR_N_TERMS);
      g_assert_true (fabs (plain - wr_judge_evaluate (pos, WR_SIDE_BIRD)) < 1e-9);
      percent[WR_TERM_HUNGER] = 300;
      if (terms[WR_TERM_HUNGER] > 0.01)
        g_assert_cmpfloat (bm_rival_value (terms, percent, WR_N_TERMS), >, plain);
      else if (terms[WR_TERM_HUNGER] < -0.01)
        g_assert_cmpfloat (bm_rival_value (terms, percent, WR_N_TERMS), <, plain);
    }
}

/* ---- A computer that judges by it */

static guint n_judged;

static double
evaluate (gconstpointer position,
          int           side)
{
  n_judged++;
  return wr_judge_evaluate (position, (WrSide) side);
}

static void
found_cb (BmThinker *thinker,
          guint      move,
          gboolean  *found)
{
  *found = TRUE;
}

static gboolean
deadline_cb (gpointer data)
{
  g_error ("nothing came");
  return G_SOURCE_REMOVE;
}

static void
test_judge (void)
{
  static const BmLadderRival rival = { "pip", "", "Pip", "", BM_LEVEL_EASY };
  g_autoptr(BmMatch) match = new_match (3);
  BmGame game = wr_game;
  BmThinker *thinker;
  gboolean found = FALSE;
  guint deadline = g_timeout_add_seconds (60, deadline_cb, NULL);

  g_assert_null (bm_match_get_rival (match));
  g_assert_true (bm_match_get_judge (match) == &wr_game);
  game.evaluate = evaluate;
  bm_match_set_rival (match, &rival, &game);
  g_assert_true (bm_match_get_rival (match) == &rival);
  thinker = bm_thinker_new (match, BM_LEVEL_EASY, 3, 1);
  g_signal_connect (thinker, "found", G_CALLBACK (found_cb), &found);
  bm_thinker_think (thinker, NULL);
  while (!found)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_judged, >, 0);
  g_source_remove (deadline);
  g_object_unref (thinker);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rival/seeds", test_seeds);
  g_test_add_func ("/rival/value", test_value);
  g_test_add_func ("/rival/judge", test_judge);
  return g_test_run ();
}
