/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The challenge of a day: the same seed for ever, days that follow each other, and a match in which computers do the same for
 * everybody.
 */
#include <string.h>

#include "bm-random.h"
#include "bm-thinker.h"
#include "bm-today.h"
#include "wr-cards-json.h"
#include "wr-game.h"

#define OPTIONS "start:champions=random,cards=on,events=on"
#define DEADLINE_SECONDS 60

/* What was published never changes. */
static void
test_seed (void)
{
  g_assert_cmpuint (bm_today_seed ("worms-rising", "2026-11-29"), ==, G_GUINT64_CONSTANT (2493314478213329));
  g_assert_cmpuint (bm_today_seed ("worms-rising", "2026-11-30"), ==, G_GUINT64_CONSTANT (3475178362017427));
  g_assert_cmpuint (bm_today_seed ("terror-below", "2026-11-29"), ==, G_GUINT64_CONSTANT (50538397517300));
}

/* Within the range, and no two alike. */
static void
test_seeds (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  const guint32 first = bm_today_number ("2026-01-01");

  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *day = bm_today_dup_day (first + i);
      const guint64 seed = bm_today_seed (i % 2 == 0 ? "worms-rising" : "terror-below", day);

      g_assert_cmpuint (seed, <=, BM_RANDOM_MAX_SEED);
      g_assert_true (g_hash_table_add (seen, g_memdup2 (&seed, sizeof seed)));
    }
}

static void
test_days (void)
{
  static const char *const wrong[] = {
    "", "2025-02-29", "2025-13-01", "0000-01-01", "2025-1-001", "2025-01-1", "-025-01-01", "2025-01-011", "2025-01-00", "2025/01/01",
  };
  g_autofree char *day = NULL;

  g_assert_true (bm_today_is_day ("2024-02-29"));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (bm_today_is_day (wrong[i]));
  g_assert_cmpuint (bm_today_number ("2027-01-01"), ==, bm_today_number ("2026-12-31") + 1);
  g_assert_cmpuint (bm_today_number ("2024-03-01"), ==, bm_today_number ("2024-02-28") + 2);
  day = bm_today_dup_day (bm_today_number ("2026-11-29"));
  g_assert_cmpstr (day, ==, "2026-11-29");
}

/* By the local calendar. */
static void
test_local (void)
{
  g_autoptr(GDateTime) last = g_date_time_new_local (2026, 11, 29, 23, 59, 59), first = g_date_time_new_local (2026, 11, 30, 0, 0, 0);

  g_assert_cmpuint (bm_today_at (g_date_time_to_unix (last)), ==, bm_today_number ("2026-11-29"));
  g_assert_cmpuint (bm_today_at (g_date_time_to_unix (first)), ==, bm_today_number ("2026-11-30"));
}

/* ---- A fair match */

static BmMatch *
new_match (gboolean fair)
{
  g_autoptr(GError) error = NULL;
  BmMatch *match;

  g_assert_nonnull (wr_cards_all (NULL, &error));
  g_assert_no_error (error);
  match = bm_match_new (&wr_game, OPTIONS, 7, &error);
  g_assert_no_error (error);
  if (fair)
    bm_match_set_fair (match);
  return match;
}

static gboolean
deadline_cb (gpointer data)
{
  g_error ("nothing came");
  return G_SOURCE_REMOVE;
}

static void
found_cb (BmThinker *thinker,
          guint      move,
          BmMove    *found)
{
  *found = (BmMove) move;
}

/* The computer's move where MATCH stands. */
static BmMove
ask (BmThinker *thinker)
{
  BmMove found = BM_MOVE_NONE;
  gulong handler = g_signal_connect (thinker, "found", G_CALLBACK (found_cb), &found);
  guint deadline = g_timeout_add_seconds (DEADLINE_SECONDS, deadline_cb, NULL);

  bm_thinker_think (thinker, NULL);
  while (found == BM_MOVE_NONE)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
  g_signal_handler_disconnect (thinker, handler);
  return found;
}

/* A break of the program, or of a thought, changes nothing. */
static void
test_breaks (void)
{
  g_autoptr(BmMatch) match = new_match (TRUE);
  BmThinker *whole = bm_thinker_new (match, BM_LEVEL_STEADY, 3, 1);

  for (guint i = 0; i < 8; i++)
    {
      BmThinker *other = bm_thinker_new (match, BM_LEVEL_STEADY, 3, 1);
      BmMove move;

      /* Begun, and given up. */
      bm_thinker_think (other, NULL);
      bm_thinker_stop (other);
      move = ask (whole);
      g_assert_cmpuint (ask (other), ==, move);
      g_assert_true (bm_match_play (match, move, NULL));
      g_object_unref (other);
    }
  g_object_unref (whole);
}

static void
test_no_agreement (void)
{
  g_autoptr(BmMatch) match = new_match (FALSE), fair = new_match (TRUE);
  BmMove moves[BM_MAX_MOVES];

  g_assert_false (bm_match_is_fair (match));
  g_assert_true (bm_match_is_fair (fair));
  for (guint i = 0; i < 20; i++)
    {
      bm_match_get_legal (match, moves);
      g_assert_true (bm_match_play (match, moves[0], NULL));
      g_assert_true (bm_match_play (fair, moves[0], NULL));
    }
  g_assert_cmpuint (bm_match_get_agreed_ply (match), >, 0);
  g_assert_cmpuint (bm_match_get_agreed_ply (fair), ==, 0);
  g_assert_false (bm_match_undo_agreed (fair, "Once more"));
  /* What has revealed nothing can be taken back all the same. */
  g_assert_cmpint (bm_match_can_undo (fair), ==, bm_match_can_undo (match));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/today/seed", test_seed);
  g_test_add_func ("/today/seeds", test_seeds);
  g_test_add_func ("/today/days", test_days);
  g_test_add_func ("/today/local", test_local);
  g_test_add_func ("/today/breaks", test_breaks);
  g_test_add_func ("/today/no-agreement", test_no_agreement);
  return g_test_run ();
}
