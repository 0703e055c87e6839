/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rules allocate nothing while playing: every allocation of this process is counted.
 */
#include "count-allocations.h"
#include "wr-cards-json.h"
#include "wr-rules.h"

static void
test_the_count_counts (void)
{
  guint64 before = count_allocations ();

  g_free (g_strdup ("a few bytes"));
  g_assert_cmpuint (count_allocations (), >, before);
}

static void
test_playing_allocates_nothing (gconstpointer data)
{
  guint start = GPOINTER_TO_UINT (data);
  BmMove moves[BM_MAX_MOVES];
  BmEventList *events = g_new0 (BmEventList, 1);
  BmRefusal refusal;
  WrPosition first;
  guint64 before, plies = 0;

  /* The first text asked for makes GLib look up the language, once. */
  wr_rules_start (&first, 0, 0);
  wr_rules_why (&first, WR_MOVE (WR_PIECE_GREEN, WR_MOVE_BITE, 0, 0), &refusal);
  before = count_allocations ();

  for (guint64 game = 0; game < 200; game++)
    {
      WrPosition pos;
      guint64 seed = game;

      wr_rules_start (&pos, game, start);
      for (guint n = wr_rules_legal (&pos, moves); n > 0; n = wr_rules_legal (&pos, moves))
        {
          BmMove move = moves[bm_random_die (&seed, n) - 1];

          events->n = 0;
          wr_rules_why (&pos, WR_MOVE (WR_PIECE_GREEN, WR_MOVE_BITE, 0, 0), &refusal);
          wr_rules_apply (&pos, move, NULL, events);
          wr_position_hash (&pos);
          plies++;
        }
    }
  g_assert_cmpuint (plies, >, 5000);
  g_assert_cmpuint (count_allocations (), ==, before);
  g_free (events);
}

int
main (int   argc,
      char *argv[])
{
  const guint all = WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  wr_cards_box (&error);
  g_assert_no_error (error);
  count_allocations_start ();
  g_test_add_func ("/allocations/the-count-counts", test_the_count_counts);
  g_test_add_data_func ("/allocations/playing-allocates-nothing", NULL, test_playing_allocates_nothing);
  g_test_add_data_func ("/allocations/playing-cards-allocates-nothing", GUINT_TO_POINTER (all),
                        test_playing_allocates_nothing);
  g_test_add_data_func ("/allocations/drafting-allocates-nothing",
                        GUINT_TO_POINTER (WR_START_DRAFT | WR_START_CARDS | WR_START_EVENTS),
                        test_playing_allocates_nothing);
  return g_test_run ();
}
