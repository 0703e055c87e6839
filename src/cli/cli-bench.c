/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * bench: how fast the rules are, and a signature: a count that changes only when they behave differently.
 */
#include "cli.h"

#include "wr-cards-json.h"
#include "wr-rules.h"

#define N_MATCHES     200 /* for the signature */
#define N_POSITIONS   256 /* that single operations are measured on */
#define PERFT_DEPTH   4
#define DEFAULT_TIME  300 /* milliseconds a figure */

static int time_each = DEFAULT_TIME;
static gboolean with_search;

static const GOptionEntry entries[] = {
  { "time", 0, 0, G_OPTION_ARG_INT, &time_each, "How long each figure is measured (default 300)", "MILLISECONDS" },
  { "search", 0, 0, G_OPTION_ARG_NONE, &with_search, "Measure the computer side as well", NULL },
  G_OPTION_ENTRY_NULL
};

/* What is measured must not be left out for having no effect. */
static volatile guint64 sink;
static WrPosition copy_space;
static WrPosition *volatile copy_target = &copy_space;

typedef struct
{
  WrPosition pos;
  BmMove     move; /* a legal one */
} Sample;

/* R3.7: what matches are begun with for the figures with cards. */
#define WITH_CARDS (WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS)

/* How many legal moves one match of random moves had in all. */
static guint64
count_options (guint64 seed,
               guint   start)
{
  BmMove moves[BM_MAX_MOVES];
  WrPosition pos;
  guint64 chance = seed, options = 0;
  guint n;

  wr_rules_start (&pos, seed, start);
  while ((n = wr_rules_legal (&pos, moves)) > 0)
    {
      options += n;
      wr_rules_apply (&pos, moves[bm_random_next (&chance) % n], NULL, NULL);
    }
  return options;
}

/* The same as the searches play on: no moves are listed.  Returns their number. */
static guint64
play_match (guint64 seed,
            guint   start)
{
  WrPosition pos;
  guint64 chance = seed, n = 0;
  BmMove move;

  wr_rules_start (&pos, seed, start);
  for (; (move = wr_rules_pick (&pos, &chance)) != BM_MOVE_NONE; n++)
    wr_rules_apply (&pos, move, NULL, NULL);
  return n;
}

static guint64
signature (void)
{
  guint64 options = 0;

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    options += count_options (seed, 0) + count_options (seed, WITH_CARDS);
  return options;
}

/* Returns the moves per second. */
static guint64
measure_play (const char *what,
              guint       start_options)
{
  gint64 start = g_get_monotonic_time (), took;
  guint64 moves = 0, matches = 0, rate;

  do
    {
      moves += play_match (++matches, start_options);
      took = g_get_monotonic_time () - start;
    }
  while (took < time_each * 1000);
  sink = moves;
  rate = moves * G_USEC_PER_SEC / (guint64) took;
  cli_printf ("random play%s: %" G_GUINT64_FORMAT " moves/s\n", what, rate);
  cli_printf ("match%s: %" G_GUINT64_FORMAT " us\n", what, (guint64) took / matches);
  return rate;
}

/* Positions from all over matches, each with one of its moves. */
static void
collect (Sample *samples)
{
  BmMove moves[BM_MAX_MOVES];
  WrPosition pos;
  guint64 chance = 1, seed = 0;
  guint n = 0;

  for (guint i = 0; i < N_POSITIONS;)
    {
      if (n == 0)
        wr_rules_start (&pos, ++seed, 0);
      n = wr_rules_legal (&pos, moves);
      if (n == 0)
        continue;

      BmMove move = moves[bm_random_next (&chance) % n];

      if (bm_random_next (&chance) % 5 == 0)
        samples[i++] = (Sample) { pos, move };
      wr_rules_apply (&pos, move, NULL, NULL);
    }
}

static void
do_legal (const Sample *sample)
{
  BmMove moves[BM_MAX_MOVES];

  sink = wr_rules_legal (&sample->pos, moves);
}

static void
do_copy (const Sample *sample)
{
  *copy_target = sample->pos;
}

static void
do_apply (const Sample *sample)
{
  WrPosition pos = sample->pos;

  wr_rules_apply (&pos, sample->move, NULL, NULL);
  sink = pos.seed;
}

static void
do_hash (const Sample *sample)
{
  sink = wr_position_hash (&sample->pos);
}

static void
measure (const char   *name,
         const Sample *samples,
         void        (*func) (const Sample *sample))
{
  gint64 start = g_get_monotonic_time (), took;
  guint64 rounds = 0;

  do
    {
      for (guint i = 0; i < N_POSITIONS; i++)
        func (&samples[i]);
      rounds++;
      took = g_get_monotonic_time () - start;
    }
  while (took < time_each * 1000);
  cli_printf ("%s: %" G_GUINT64_FORMAT " ns\n", name, (guint64) took * 1000 / (rounds * N_POSITIONS));
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
  g_autofree Sample *samples = g_new (Sample, N_POSITIONS);
  g_autoptr (GError) error = NULL;
  WrPosition pos;
  CliStatus status;
  guint64 rate;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  if (time_each < 1 || time_each > 60000)
    {
      cli_complain ("bloodmoon-cli bench: --time: must lie in 1..60000");
      return CLI_USAGE;
    }

  if (wr_cards_box (&error) == NULL)
    {
      cli_complain ("bloodmoon-cli bench: %s", error->message);
      return CLI_USAGE;
    }

  measure_play ("", 0);
  rate = measure_play (" with cards", WITH_CARDS);
  collect (samples);
  measure ("legal", samples, do_legal);
  measure ("apply", samples, do_apply);
  measure ("copy", samples, do_copy);
  measure ("hash", samples, do_hash);
  wr_rules_start (&pos, 1, 0);
  cli_printf ("perft start %d: %" G_GUINT64_FORMAT " nodes\n", PERFT_DEPTH, cli_count_sequences (&pos, PERFT_DEPTH));
  cli_printf ("signature: %" G_GUINT64_FORMAT "\n", signature ());
  if (with_search)
    cli_bench_search ((guint) time_each, rate);
  return CLI_DONE;
}
