/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * bench --search: how fast the computer side is.
 */
#include "cli.h"

#include "bm-bot.h"

#define N_VIEWS 8 /* over which each figure is averaged */

typedef struct
{
  gpointer position; /* the view of the side to move */
  int      side;
} View;

/* The last start of the game's list, which includes everything. */
static const CliBenchStart *
whole_start (const CliGame *game)
{
  const CliBenchStart *start = game->bench;

  while (start[1].start != NULL)
    start++;
  return start;
}

/* Sampled from whole matches; each view has more than one legal move. */
static void
collect_views (const CliGame *game,
               View          *views)
{
  const BmGame *rules = game->rules;
  g_autofree gpointer position = g_malloc0 (rules->position_size);
  BmMove moves[BM_MAX_MOVES];
  guint64 chance = 1, seed = 0;
  guint n = 0, ply = 0;

  for (guint i = 0; i < N_VIEWS; ply++)
    {
      if (n == 0)
        rules->start (position, whole_start (game)->start, ++seed, NULL);
      n = rules->legal (position, moves);
      if (n == 0)
        continue;
      if (n > 1 && ply % 29 == 28)
        {
          views[i] = (View) { g_memdup2 (position, rules->position_size), rules->to_act (position) };
          rules->hide (views[i].position, views[i].side);
          i++;
        }
      rules->apply (position, moves[bm_random_next (&chance) % n], NULL, NULL);
    }
}

/* Iterations per second of wall-clock time. */
static guint64
measure_search (const BmGame *game,
                const View   *views,
                guint         threads,
                guint         milliseconds)
{
  const BmSearchBudget budget = { .milliseconds = MAX (milliseconds / N_VIEWS, 1), .threads = threads };
  g_autofree BmSearchResult *result = g_new (BmSearchResult, 1);
  guint64 iterations = 0;
  gint64 took = 0;

  for (guint i = 0; i < N_VIEWS; i++)
    {
      g_autoptr (BmSearch) search = bm_search_new (game, NULL, 1);
      gint64 start = g_get_monotonic_time ();

      bm_search_think (search, views[i].position, views[i].side, &budget, result);
      took += g_get_monotonic_time () - start;
      iterations += result->iterations;
    }
  return iterations * G_USEC_PER_SEC / (guint64) MAX (took, 1);
}

static void
measure_level (const BmGame *game,
               const View   *views,
               BmLevel       level)
{
  gint64 took = 0, longest = 0;

  for (guint i = 0; i < N_VIEWS; i++)
    {
      g_autoptr (BmBot) bot = bm_bot_new (game, level, 1, 1);
      gint64 start = g_get_monotonic_time (), one;

      bm_bot_choose (bot, views[i].position, views[i].side, NULL, NULL);
      one = g_get_monotonic_time () - start;
      took += one;
      longest = MAX (longest, one);
    }
  cli_printf ("move of %s: %" G_GINT64_FORMAT " us, at most %" G_GINT64_FORMAT " us\n", bm_level_id (level), took / N_VIEWS,
              longest);
}

void
cli_bench_search (const CliGame *game,
                  guint          milliseconds,
                  guint64        moves_per_second)
{
  View views[N_VIEWS];
  guint64 alone, together;

  collect_views (game, views);
  alone = measure_search (game->rules, views, 1, milliseconds);
  together = measure_search (game->rules, views, 2, milliseconds);
  /* Absolute speed depends on the machine; the cost of an iteration in random moves does not. */
  cli_printf ("search: %" G_GUINT64_FORMAT " iterations/s, each as long as %.1f random moves%s\n", alone,
              (double) moves_per_second / (double) MAX (alone, 1), whole_start (game)->what);
  cli_printf ("search in 2 threads: %" G_GUINT64_FORMAT " iterations/s, %.2f times as many\n", together,
              (double) together / (double) MAX (alone, 1));
  for (BmLevel level = BM_LEVEL_GREEDY; level < BM_N_LEVELS; level++)
    measure_level (game->rules, views, level);
  for (guint i = 0; i < N_VIEWS; i++)
    g_free (views[i].position);
}
