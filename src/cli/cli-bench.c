/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * bench: the speed of the rules, and a signature: a count that changes only when their behaviour changes.
 */
#include "cli.h"

#include <string.h>

#define N_MATCHES     200 /* for the signature */
#define N_POSITIONS   256 /* on which single operations are measured */
#define PERFT_DEPTH   4
#define DEFAULT_TIME  300 /* milliseconds per figure */

static int time_each = DEFAULT_TIME;
static gboolean with_search;

static const GOptionEntry entries[] = {
  { "time", 0, 0, G_OPTION_ARG_INT, &time_each, "How long each figure is measured (default 300)", "MILLISECONDS" },
  { "search", 0, 0, G_OPTION_ARG_NONE, &with_search, "Measure the computer side as well", NULL },
  G_OPTION_ENTRY_NULL
};

/* Keeps the compiler from optimizing away what is measured. */
static volatile guint64 sink;
static gpointer volatile copy_target;

/* Positions sampled from whole matches, each with a legal move. */
typedef struct
{
  const CliGame *game;
  const BmGame  *rules;
  guint8        *positions;
  BmMove         moves[N_POSITIONS];
} Samples;

static gconstpointer
sample (const Samples *samples,
        guint          i)
{
  return samples->positions + i * samples->rules->position_size;
}

/* The total number of legal moves in one match of random moves. */
static guint64
count_options (const BmGame *rules,
               guint64       seed,
               const char   *start)
{
  g_autofree gpointer position = g_malloc0 (rules->position_size);
  BmMove moves[BM_MAX_MOVES];
  guint64 chance = seed, options = 0;
  guint n;

  rules->start (position, start, seed, NULL);
  while ((n = rules->legal (position, moves)) > 0)
    {
      options += n;
      rules->apply (position, moves[bm_random_next (&chance) % n], NULL, NULL);
    }
  return options;
}

/* Plays as the searches do: without listing the moves.  Returns the number of moves. */
static guint64
play_match (const BmGame *rules,
            gpointer      position,
            guint64       seed,
            const char   *start)
{
  guint64 chance = seed, n = 0;
  BmMove move;

  rules->start (position, start, seed, NULL);
  for (; (move = rules->pick (position, &chance)) != BM_MOVE_NONE; n++)
    rules->apply (position, move, NULL, NULL);
  return n;
}

static guint64
signature (const CliGame *game)
{
  guint64 options = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    for (const CliBenchStart *start = game->bench; start->start != NULL; start++)
      options += count_options (game->rules, seed, start->start);
  return options;
}

/* Returns the moves per second. */
static guint64
measure_play (const BmGame        *rules,
              const CliBenchStart *begin)
{
  g_autofree gpointer position = g_malloc0 (rules->position_size);
  gint64 start = g_get_monotonic_time (), took;
  guint64 moves = 0, matches = 0, rate;

  do
    {
      moves += play_match (rules, position, ++matches, begin->start);
      took = g_get_monotonic_time () - start;
    }
  while (took < time_each * 1000);
  sink = moves;
  rate = moves * G_USEC_PER_SEC / (guint64) took;
  cli_printf ("random play%s: %" G_GUINT64_FORMAT " moves/s\n", begin->what, rate);
  cli_printf ("match%s: %" G_GUINT64_FORMAT " us\n", begin->what, (guint64) took / matches);
  return rate;
}

static void
collect (Samples *samples)
{
  const BmGame *rules = samples->rules;
  g_autofree gpointer position = g_malloc0 (rules->position_size);
  BmMove moves[BM_MAX_MOVES];
  guint64 chance = 1, seed = 0;
  guint n = 0;

  for (guint i = 0; i < N_POSITIONS;)
    {
      if (n == 0)
        rules->start (position, samples->game->bench->start, ++seed, NULL);
      n = rules->legal (position, moves);
      if (n == 0)
        continue;

      BmMove move = moves[bm_random_next (&chance) % n];

      if (bm_random_next (&chance) % 5 == 0)
        {
          memcpy (samples->positions + i * rules->position_size, position, rules->position_size);
          samples->moves[i++] = move;
        }
      rules->apply (position, move, NULL, NULL);
    }
}

static void
do_legal (const Samples *samples,
          guint          i)
{
  BmMove moves[BM_MAX_MOVES];

  sink = samples->rules->legal (sample (samples, i), moves);
}

static void
do_copy (const Samples *samples,
         guint          i)
{
  memcpy (copy_target, sample (samples, i), samples->rules->position_size);
}

static void
do_apply (const Samples *samples,
          guint          i)
{
  do_copy (samples, i);
  samples->rules->apply (copy_target, samples->moves[i], NULL, NULL);
}

static void
do_hash (const Samples *samples,
         guint          i)
{
  sink = samples->game->hash (sample (samples, i));
}

static void
measure (const char    *name,
         const Samples *samples,
         void         (*func) (const Samples *samples,
                               guint          i))
{
  gint64 start = g_get_monotonic_time (), took;
  guint64 rounds = 0;

  do
    {
      for (guint i = 0; i < N_POSITIONS; i++)
        func (samples, i);
      rounds++;
      took = g_get_monotonic_time () - start;
    }
  while (took < time_each * 1000);
  cli_printf ("%s: %" G_GUINT64_FORMAT " ns\n", name, (guint64) took * 1000 / (rounds * N_POSITIONS));
}

static void
measure_operations (const CliGame *game)
{
  g_autofree guint8 *positions = g_malloc0_n (N_POSITIONS, game->rules->position_size);
  g_autofree gpointer copy = g_malloc0 (game->rules->position_size);
  Samples samples = { .game = game, .rules = game->rules, .positions = positions };

  copy_target = copy;
  collect (&samples);
  measure ("legal", &samples, do_legal);
  measure ("apply", &samples, do_apply);
  measure ("copy", &samples, do_copy);
  if (game->hash != NULL)
    measure ("hash", &samples, do_hash);
}

static void
put_perft (const CliGame *game)
{
  g_autofree gpointer position = g_malloc0 (game->rules->position_size);

  game->rules->start (position, game->bench->start, 1, NULL);
  cli_printf ("perft %s %d: %" G_GUINT64_FORMAT " nodes\n", game->bench->start, PERFT_DEPTH,
              cli_count_sequences (game->rules, position, PERFT_DEPTH));
}

CliStatus
cli_bench (int    argc,
           char **argv)
{
  static const CliUsage usage = {
    .usage = "",
    .summary = "Measures the rules, one line a figure.\n"
               "The signature changes only when they behave differently.",
    .entries = entries,
  };
  const CliGame *game = cli_game ();
  g_autoptr (GError) error = NULL;
  CliStatus status;
  guint64 rate = 0;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  if (time_each < 1 || time_each > 60000)
    {
      cli_complain ("bloodmoon-cli bench: --time: must lie in 1..60000");
      return CLI_USAGE;
    }

  if (game->bench == NULL)
    return cli_game_has_no ("bench", "matches to measure");
  if (game->load != NULL && !game->load (&error))
    {
      cli_complain ("bloodmoon-cli bench: %s", error->message);
      return CLI_USAGE;
    }

  for (const CliBenchStart *start = game->bench; start->start != NULL; start++)
    rate = measure_play (game->rules, start);
  measure_operations (game);
  put_perft (game);
  cli_printf ("signature: %" G_GUINT64_FORMAT "\n", signature (game));
  if (with_search)
    cli_bench_search (game, (guint) time_each, rate);
  return CLI_DONE;
}
