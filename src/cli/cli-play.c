/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * play: a match in the terminal, between people and computer players.
 */
#include "cli.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bm-request.h"
#include "cli-table.h"

/* The name of a human player of a seat. */
#define PERSON "person"
#define HUMAN  "human"

/* The time limit of a bot. */
#define BOT_SECONDS 600

static char *seed;
static char *record_file;
static char *names[BM_MAX_SEATS];

static const GOptionEntry entries[] = {
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record_file, "Save the match to a new FILE after every move", "FILE" },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "State of the generator (default: a new one each time)", "N" },
  G_OPTION_ENTRY_NULL
};

static gboolean
is_person (const char *who)
{
  return who == NULL || strcmp (who, PERSON) == 0 || strcmp (who, HUMAN) == 0;
}

static gboolean
seat_player (CliTable *table,
             guint     seat)
{
  static const CliPlayerLimits limits = { .seconds = BOT_SECONDS };
  const char *start = bm_match_get_options (table->match);
  g_autoptr (GError) error = NULL;

  table->players[seat] = cli_player_new (table->rules, names[seat], &limits, &error);
  if (table->players[seat] == NULL ||
      !cli_player_begin (table->players[seat], start == NULL ? table->game->start : start,
                         bm_match_get_seed (table->match) + seat, &error))
    {
      cli_complain ("bloodmoon-cli play: the bot of %s cannot be started: it %s", table->game->seat_names[seat],
                    error->message);
      return FALSE;
    }
  bm_match_set_player (table->match, (int) seat, names[seat]);
  return TRUE;
}

static gboolean
seat_players (CliTable *table)
{
  guint n_persons = 0;

  for (guint seat = 0; seat < bm_match_get_n_seats (table->match); seat++)
    {
      if (is_person (names[seat]))
        n_persons++;
      else if (!seat_player (table, seat))
        return FALSE;
    }
  /* A file cannot be cleared. */
  table->handed = n_persons > 1 && isatty (STDIN_FILENO) && isatty (STDOUT_FILENO);
  table->here = BM_SIDE_NOBODY;
  return TRUE;
}

/* Does not overwrite a match that was saved before. */
static gboolean
check_record_file (void)
{
  GStatBuf status;

  if (record_file == NULL || g_stat (record_file, &status) != 0 || !S_ISREG (status.st_mode) || status.st_size == 0)
    return TRUE;
  cli_complain ("bloodmoon-cli play: --record: %s exists already, and is not overwritten", record_file);
  return FALSE;
}

static BmMatch *
new_match_from_file (const char *file)
{
  g_autofree gpointer position = NULL;
  const BmGame *game;

  if (strcmp (file, "-") == 0)
    {
      cli_complain ("bloodmoon-cli play: the moves come from standard input; the position must be a file");
      return NULL;
    }
  if (record_file != NULL)
    {
      cli_complain ("bloodmoon-cli play: --record: a match saved must begin with \"start\"");
      return NULL;
    }
  position = cli_read_position (file, seed, &game);
  if (position == NULL)
    return NULL;
  /* Options of another game were parsed. */
  if (game != cli_game ()->rules)
    {
      cli_complain ("bloodmoon-cli play: %s is a position of %s: --game %s must be given", file,
                    cli_game_of (game)->title, game->id);
      return NULL;
    }
  return bm_match_new_from_position (game, position);
}

static BmMatch *
new_match_from_start (const char *start)
{
  const CliGame *game = cli_game ();
  g_autoptr (GError) error = NULL;
  BmMatch *match;
  guint64 number;

  if (!cli_read_seed (seed, &number) || !check_record_file ())
    return NULL;
  if (seed == NULL)
    number = ((guint64) g_random_int () << 21 ^ g_random_int ()) & BM_RANDOM_MAX_SEED;
  match = bm_match_new (game->rules, start, number, &error);
  cli_report_packs ();
  if (match == NULL)
    cli_complain ("%s: $: %s", start, error->message);
  else
    cli_printf ("%s, seed %" G_GUINT64_FORMAT ".  \"help\" says what can be typed.\n", game->title, number);
  return match;
}

/* POSITION may be NULL; then the game's options apply. */
static BmMatch *
new_match (const char *position)
{
  const CliGame *game = cli_game ();
  g_autoptr (GError) error = NULL;
  g_autofree char *start = game->dup_start == NULL ? NULL : game->dup_start (&error);

  if (error != NULL)
    {
      cli_complain ("bloodmoon-cli play: %s", error->message);
      return NULL;
    }
  if (start != NULL && position != NULL)
    {
      cli_complain ("bloodmoon-cli play: options of a new match do not go with a POSITION");
      return NULL;
    }
  if (position != NULL && !bm_is_start (position))
    return new_match_from_file (position);
  return new_match_from_start (position != NULL ? position : start != NULL ? start : game->start);
}

/* Whether every seat named in the options exists in MATCH. */
static gboolean
check_seats (BmMatch *match)
{
  const BmGame *game = bm_match_get_game (match);
  guint n = bm_match_get_n_seats (match);

  for (guint seat = n; game->seat_ids[seat] != NULL; seat++)
    {
      if (names[seat] == NULL)
        continue;
      cli_complain ("bloodmoon-cli play: --%s: this match has %u %s", game->seat_ids[seat], n, n == 1 ? "seat" : "seats");
      return FALSE;
    }
  return TRUE;
}

CliStatus
cli_play (int    argc,
          char **argv)
{
  g_autofree GOptionEntry *seats = cli_seat_entries (names, PERSON);
  const CliUsage usage = {
    .usage = "[POSITION]",
    .summary = "Plays a match in the terminal, for people, or people and the computer.\n"
               "POSITION is \"start\" (which is what it is when left out) or a file.  A LEVEL is\n"
               "easy, medium, hard, master; random, greedy, steady.",
    .entries = entries,
    .of_seats = seats,
    .of_game = cli_game ()->play_entries,
    .most = 1,
  };
  g_autoptr (BmMatch) match = NULL;
  CliTable table = { .game = cli_game (), .rules = cli_game ()->rules };
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  match = new_match (argc > 1 ? argv[1] : NULL);
  if (match == NULL || !check_seats (match))
    return CLI_USAGE;

  table.match = match;
  table.record_file = record_file;
  table.utf8 = g_get_charset (NULL);
  if (seat_players (&table))
    cli_table_play (&table);
  else
    table.failed = TRUE;
  for (guint seat = 0; seat < G_N_ELEMENTS (table.players); seat++)
    g_clear_pointer (&table.players[seat], cli_player_free);
  return table.failed || table.unsaved ? CLI_FAILED : CLI_DONE;
}
