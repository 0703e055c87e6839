/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * simulate: statistics of many matches between computer players.
 */
#include "cli.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli-simulate.h"
#include "config.h"

#define DEFAULT_GAMES   100
#define DEFAULT_PLAYER  "steady"
#define DEFAULT_SECONDS 60
#define DEFAULT_MOVES   5000
#define MOST_GAMES      1000000000
#define MOST_JOBS       1024

/* After so many failures of a bot the simulation is stopped. */
#define MOST_FORFEITS 20

/* Interval of the progress display. */
#define PROGRESS_MICROSECONDS (G_USEC_PER_SEC / 4)

static char *players[BM_MAX_SEATS], *seed_option, *first_option;
static int games = DEFAULT_GAMES, jobs, iterations, seconds = DEFAULT_SECONDS, most_moves = DEFAULT_MOVES;
static gboolean json, merge;

static const GOptionEntry entries[] = {
  { "games", 'n', 0, G_OPTION_ARG_INT, &games, "How many matches (default 100)", "N" },
  { "iterations", 0, 0, G_OPTION_ARG_INT, &iterations, "Iterations for each move of who counts them", "N" },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_option, "Seed of all matches (default 1)", "N" },
  { "first", 0, 0, G_OPTION_ARG_STRING, &first_option, "Number of the first match (default 0)", "K" },
  { "jobs", 'j', 0, G_OPTION_ARG_INT, &jobs, "Matches at a time (default: processors)", "N" },
  { "time", 0, 0, G_OPTION_ARG_INT, &seconds, "Seconds that a bot has for a move (default 60)", "S" },
  { "moves", 0, 0, G_OPTION_ARG_INT, &most_moves, "Moves that a match may have (default 5000)", "N" },
  { "json", 0, 0, G_OPTION_ARG_NONE, &json, "Print counts, one line of JSON", NULL },
  { "merge", 0, 0, G_OPTION_ARG_NONE, &merge, "Add up the counts in FILEs, play nothing", NULL },
  G_OPTION_ENTRY_NULL
};

/* Shared by the jobs. */
typedef struct
{
  CliPlayerLimits limits;
  guint64         seed, first;
  gint64          started;
  gboolean        shown;   /* the progress line is on the screen */

  GMutex          lock;    /* protects the following */
  GCond           change;
  CliCounts       counts;
  guint           next;    /* the next match to begin, from 0 */
  guint           n_done;
  guint           n_jobs;  /* still at work */
  gboolean        stopped; /* begin no more matches, because of an error */
  gboolean        failed;  /* a bot has */
} Simulation;

/* Prints one line to standard error, in place of the progress.  Call with the lock. */
static void report (Simulation *simulation,
                    const char *format,
                    ...) G_GNUC_PRINTF (2, 3);

static void
report (Simulation *simulation,
        const char *format,
        ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (simulation->shown)
    g_printerr ("\r\033[K");
  simulation->shown = FALSE;
  cli_complain ("bloodmoon-cli simulate: %s", text);
}

static void
show_progress (Simulation *simulation)
{
  double took = (double) (g_get_monotonic_time () - simulation->started) / G_USEC_PER_SEC;
  guint n = simulation->n_done;
  guint left = n == 0 ? 0 : (guint) (took / n * (games - (int) n) + 0.5);
  char bar[31];

  memset (bar, '.', sizeof bar - 1);
  memset (bar, '#', (gsize) ((gint64) (sizeof bar - 1) * n / games));
  bar[sizeof bar - 1] = '\0';
  g_printerr ("\r[%s] %u of %d", bar, n, games);
  if (n > 0)
    g_printerr (", %.1f a second, %u:%02u:%02u left", n / took, left / 3600, left / 60 % 60, left % 60);
  g_printerr ("\033[K");
  simulation->shown = TRUE;
}

/* --- A job --------------------------------------------------------------------------------------------------- */

static void
take_match (Simulation          *simulation,
            guint64              number,
            const CliMatchTally *tally,
            const GError        *error)
{
  CliCounts *counts = &simulation->counts;
  const char *seat = counts->setup.game->seat_names[tally->loser];

  simulation->n_done++;
  if (tally->end == CLI_MATCH_BROKEN)
    {
      /* Only once, even if several jobs fail. */
      if (!simulation->stopped)
        report (simulation, "the bot of %s cannot be started: it %s", seat, error->message);
      simulation->stopped = simulation->failed = TRUE;
      return;
    }
  cli_counts_add_match (counts, simulation->seed, number, tally);
  if (tally->end == CLI_MATCH_ENDLESS)
    report (simulation, "match %" G_GUINT64_FORMAT " is not over after %d moves", number, most_moves);
  if (tally->end != CLI_MATCH_FORFEIT)
    return;
  simulation->failed = TRUE;
  report (simulation, "match %" G_GUINT64_FORMAT ": the bot of %s has lost: it %s", number, seat, error->message);
  if (counts->forfeits[tally->loser] == MOST_FORFEITS && !simulation->stopped)
    {
      report (simulation, "the bot of %s has failed %d times; no more matches are played", seat, MOST_FORFEITS);
      simulation->stopped = TRUE;
    }
}

static void
play_matches (Simulation  *simulation,
              CliPlayer  **own)
{
  g_autofree CliMatchTally *tally = g_new (CliMatchTally, 1);

  while (!simulation->stopped && simulation->next < (guint) games)
    {
      guint64 number = simulation->first + simulation->next++;
      g_autoptr (GError) error = NULL;

      g_mutex_unlock (&simulation->lock);
      cli_match_play (&simulation->counts.setup, own, simulation->seed, number, (guint) most_moves, tally, &error);
      g_mutex_lock (&simulation->lock);
      take_match (simulation, number, tally, error);
    }
}

static gpointer
run_job (gpointer data)
{
  Simulation *simulation = data;
  const CliSetup *setup = &simulation->counts.setup;
  CliPlayer *own[BM_MAX_SEATS] = { NULL };
  g_autoptr (GError) error = NULL;
  guint seat = 0;

  while (seat < setup->n_seats)
    {
      own[seat] = cli_player_new (setup->game->rules, setup->players[seat], &simulation->limits, &error);
      if (own[seat] == NULL)
        break;
      seat++;
    }
  g_mutex_lock (&simulation->lock);
  if (seat == setup->n_seats)
    play_matches (simulation, own);
  else
    {
      if (!simulation->stopped)
        report (simulation, "the bot of %s cannot be started: it %s", setup->game->seat_names[seat], error->message);
      simulation->stopped = simulation->failed = TRUE;
    }
  g_mutex_unlock (&simulation->lock);

  for (seat = 0; seat < BM_MAX_SEATS; seat++)
    g_clear_pointer (&own[seat], cli_player_free);
  g_mutex_lock (&simulation->lock);
  simulation->n_jobs--;
  g_cond_signal (&simulation->change);
  g_mutex_unlock (&simulation->lock);
  return NULL;
}

/* --- The whole ----------------------------------------------------------------------------------------------- */

static void
run_jobs (Simulation *simulation)
{
  gboolean watched = isatty (STDERR_FILENO);
  GThread *threads[MOST_JOBS];
  guint n = (guint) MIN (jobs, games);

  simulation->n_jobs = n;
  simulation->started = g_get_monotonic_time ();
  if (watched)
    show_progress (simulation);
  for (guint i = 0; i < n; i++)
    threads[i] = g_thread_new ("match", run_job, simulation);
  g_mutex_lock (&simulation->lock);
  while (simulation->n_jobs > 0)
    {
      g_cond_wait_until (&simulation->change, &simulation->lock, g_get_monotonic_time () + PROGRESS_MICROSECONDS);
      if (watched)
        show_progress (simulation);
    }
  if (simulation->shown)
    g_printerr ("\r\033[K");
  g_mutex_unlock (&simulation->lock);
  for (guint i = 0; i < n; i++)
    g_thread_join (threads[i]);
}

static CliStatus
put_result (const CliCounts *counts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!json)
    {
      cli_counts_report (counts);
      return CLI_DONE;
    }
  cli_counts_append_json (counts, text);
  cli_printf ("%s\n", text->str);
  return CLI_DONE;
}

static gboolean
in_range (const char *option,
          int         value,
          int         least,
          int         most)
{
  if (value >= least && value <= most)
    return TRUE;
  cli_complain ("bloodmoon-cli simulate: --%s: must lie in %d..%d", option, least, most);
  return FALSE;
}

static gboolean
read_options (Simulation *simulation)
{
  if (jobs == 0)
    jobs = (int) MIN (g_get_num_processors (), MOST_JOBS);
  if (!in_range ("games", games, 1, MOST_GAMES) || !in_range ("jobs", jobs, 1, MOST_JOBS) ||
      !in_range ("iterations", iterations, 0, G_MAXINT) || !in_range ("time", seconds, 1, 24 * 3600) ||
      !in_range ("moves", most_moves, 1, G_MAXINT) || !cli_read_seed (seed_option, &simulation->seed))
    return FALSE;
  if (first_option == NULL ||
      g_ascii_string_to_unsigned (first_option, 10, 0, BM_RANDOM_MAX_SEED - MOST_GAMES, &simulation->first, NULL))
    return TRUE;
  cli_complain ("bloodmoon-cli simulate: --first: must be a whole number from 0 on");
  return FALSE;
}

/* Starts one match, so that cards are loaded before any thread is started. */
static gboolean
read_start (CliSetup *setup)
{
  const CliGame *game = cli_game ();
  const CliCounting *counting = cli_counting_of (game);
  g_autofree gpointer position = g_malloc0 (game->rules->position_size);
  g_autoptr (GError) error = NULL;

  setup->game = game;
  setup->start = counting->dup_start == NULL ? g_strdup (game->start) : counting->dup_start (&error);
  if (setup->start == NULL || !game->rules->start (position, setup->start, 1, &error))
    {
      cli_complain ("bloodmoon-cli simulate: %s", error->message);
      return FALSE;
    }
  cli_report_packs ();
  setup->n_seats = game->rules->seats (position);
  setup->set = g_strdup (game->rules->set (setup->start));
  setup->program = g_strdup (VERSION);
  setup->rules = game->rules->rules;
  setup->iterations = (guint) iterations;
  return TRUE;
}

static gboolean
seat_players (CliSetup *setup)
{
  const char *const *seat_ids = setup->game->rules->seat_ids;

  for (guint seat = 0; seat_ids[seat] != NULL; seat++)
    {
      if (seat < setup->n_seats)
        setup->players[seat] = g_strdup (players[seat] != NULL ? players[seat] : DEFAULT_PLAYER);
      else if (players[seat] != NULL)
        {
          cli_complain ("bloodmoon-cli simulate: --%s: these matches have %u %s", seat_ids[seat], setup->n_seats,
                        setup->n_seats == 1 ? "seat" : "seats");
          return FALSE;
        }
    }
  return TRUE;
}

static CliStatus
simulate (void)
{
  Simulation simulation = { .first = 0 };
  CliCounts *counts = &simulation.counts;
  CliStatus status = CLI_USAGE;

  cli_counts_init (counts);
  g_mutex_init (&simulation.lock);
  g_cond_init (&simulation.change);
  if (read_options (&simulation) && read_start (&counts->setup) && seat_players (&counts->setup))
    {
      simulation.limits = (CliPlayerLimits) { .iterations = (guint) iterations, .seconds = (guint) seconds };
      run_jobs (&simulation);
      /* The counts of an incomplete part must not be added up. */
      if (!simulation.stopped || (!json && cli_counts_matches (counts) > 0))
        put_result (counts);
      status = simulation.failed ? CLI_FAILED : CLI_DONE;
    }
  cli_counts_clear (counts);
  g_cond_clear (&simulation.change);
  g_mutex_clear (&simulation.lock);
  return status;
}

static CliStatus
merge_files (int    n,
             char **files)
{
  g_auto (CliCounts) counts = { 0 };

  if (n == 0)
    {
      cli_complain ("bloodmoon-cli simulate: --merge: at least one FILE must follow");
      return CLI_USAGE;
    }
  cli_counts_init (&counts);
  for (int i = 0; i < n; i++)
    {
      if (!cli_counts_merge_file (&counts, files[i]))
        return CLI_USAGE;
    }
  return put_result (&counts);
}

CliStatus
cli_simulate (int    argc,
              char **argv)
{
  g_autofree GOptionEntry *seats = cli_seat_entries (players, DEFAULT_PLAYER);
  const CliUsage usage = {
    .usage = "[FILE...]",
    .summary = "Plays whole matches between computer players and says how they went.\n"
               "A player is a level (random, greedy, easy, steady, medium, hard, master) or the\n"
               "command line of a bot that speaks as \"man bloodmoon-engine\" describes.",
    .entries = entries,
    .of_seats = seats,
    .of_game = cli_counting_of (cli_game ())->entries,
    .most = -1,
  };
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  if (merge)
    return merge_files (argc - 1, argv + 1);
  if (argc > 1)
    {
      cli_complain ("bloodmoon-cli simulate: files go with --merge only");
      return CLI_USAGE;
    }
  return simulate ();
}
