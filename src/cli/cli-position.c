/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The commands about one position: legal, apply, perft, view.
 */
#include "cli.h"

#include <string.h>

#include "bm-file.h"
#include "bm-games.h"
#include "bm-request.h"

#define MAX_DEPTH 20

static char *seed;
static char *why;
static char *dice;
static char *events_file;
static gboolean resume;

#define SEED_HELP "State of the generator for \"start\" (default 1)"

static const GOptionEntry seed_entries[] = {
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, SEED_HELP, "N" },
  G_OPTION_ENTRY_NULL
};

static const GOptionEntry view_entries[] = {
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, SEED_HELP, "N" },
  { "resume", 0, 0, G_OPTION_ARG_NONE, &resume, "Keep what a choice has interrupted, for engine", NULL },
  G_OPTION_ENTRY_NULL
};

static const GOptionEntry legal_entries[] = {
  /* As for file names, text that is invalid in this locale is passed through: it is reported as no move. */
  { "why", 0, 0, G_OPTION_ARG_FILENAME, &why, "Say why MOVE is not legal", "MOVE" },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, SEED_HELP, "N" },
  G_OPTION_ENTRY_NULL
};

static const GOptionEntry apply_entries[] = {
  { "dice", 0, 0, G_OPTION_ARG_STRING, &dice, "Results of the next dice, as 4,12", "LIST" },
  { "events", 0, 0, G_OPTION_ARG_FILENAME, &events_file, "Write what happens to FILE, one event a line", "FILE" },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, SEED_HELP, "N" },
  G_OPTION_ENTRY_NULL
};

#define ABOUT_POSITION "POSITION is a file, \"-\" for standard input, or \"start\"."

static CliStatus
say_why (const BmGame  *game,
         gconstpointer  position,
         const char    *text)
{
  g_autofree char *answer = NULL;
  BmRefusal refusal = { 0 };

  if (game->why (position, game->read_move (position, text), &refusal))
    {
      cli_put ("legal\n");
      return CLI_DONE;
    }
  answer = cli_refusal_text (&refusal);
  cli_say (answer);
  return CLI_FAILED;
}

CliStatus
cli_legal (int    argc,
           char **argv)
{
  static const CliUsage usage = {
    .usage = "POSITION",
    .summary = "Prints every legal move, one a line.\n" ABOUT_POSITION,
    .entries = legal_entries,
    .least = 1,
    .most = 1,
  };
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree gpointer position = NULL;
  const BmGame *game;
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  position = cli_read_position (argv[1], seed, &game);
  if (position == NULL)
    return CLI_USAGE;
  if (why != NULL)
    return say_why (game, position, why);

  lines = cli_legal_moves (game, position);
  for (guint i = 0; i < lines->len; i++)
    cli_printf ("%s\n", (char *) g_ptr_array_index (lines, i));
  return CLI_DONE;
}

static gboolean
read_dice (BmRequest *request)
{
  g_auto (GStrv) words = g_strsplit (dice == NULL ? "" : dice, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 value;

      if (!g_ascii_string_to_unsigned (words[i], 10, 1, G_MAXUINT8, &value, NULL))
        {
          cli_complain ("bloodmoon-cli: --dice: \"%s\" is no result of a die", words[i]);
          return FALSE;
        }
      bm_request_add_die (request, (guint) value);
    }
  return TRUE;
}

static gboolean
write_events (const BmRequest *request)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < request->events->len; i++)
    {
      request->game->event_text (&g_array_index (request->events, BmEvent, i), text);
      g_string_append_c (text, '\n');
    }
  if (bm_file_write (events_file, text->str, text->len, &error))
    return TRUE;
  cli_complain ("bloodmoon-cli: --events: %s", error->message);
  return FALSE;
}

/* Reports why the moves could not be made. */
static CliStatus
complain_of_move (const BmRequest *request,
                  const BmRefusal *refusal,
                  const GError    *error)
{
  g_autofree char *reason = NULL;

  if (error != NULL)
    {
      cli_complain ("bloodmoon-cli: --dice: %s", error->message);
      return CLI_USAGE;
    }
  reason = cli_refusal_text (refusal);
  cli_complain ("bloodmoon-cli apply: move %u, \"%s\": %s", request->n_played + 1,
                (char *) g_ptr_array_index (request->moves, request->n_played), reason);
  return CLI_FAILED;
}

CliStatus
cli_apply (int    argc,
           char **argv)
{
  static const CliUsage usage = {
    .usage = "POSITION MOVE...",
    .summary = "Makes the moves, one argument each, and prints the position after them.\n" ABOUT_POSITION,
    .entries = apply_entries,
    .least = 1,
    .most = -1,
  };
  g_auto (BmRequest) request = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree gpointer position = NULL;
  const BmGame *game;
  BmRefusal refusal;
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  position = cli_read_position (argv[1], seed, &game);
  if (position == NULL)
    return CLI_USAGE;
  bm_request_init (&request, game);
  memcpy (request.position, position, game->position_size);
  if (!read_dice (&request))
    return CLI_USAGE;
  for (int i = 2; i < argc; i++)
    g_ptr_array_add (request.moves, g_strdup (argv[i]));

  if (!bm_request_play (&request, &refusal, &error))
    return complain_of_move (&request, &refusal, error);
  if (events_file != NULL && !write_events (&request))
    return CLI_FAILED;
  game->append_position (request.position, text);
  cli_printf ("%s\n", text->str);
  return CLI_DONE;
}

CliStatus
cli_perft (int    argc,
           char **argv)
{
  static const CliUsage usage = {
    .usage = "POSITION DEPTH",
    .summary = "Prints how many sequences of DEPTH moves there are, and how many were counted in\n"
               "a second.\n" ABOUT_POSITION,
    .entries = seed_entries,
    .least = 2,
    .most = 2,
  };
  g_autofree gpointer position = NULL;
  const BmGame *game;
  CliStatus status;
  guint64 depth, nodes;
  gint64 before, took;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  if (!g_ascii_string_to_unsigned (argv[2], 10, 0, MAX_DEPTH, &depth, NULL))
    {
      cli_complain ("bloodmoon-cli perft: DEPTH must be a whole number in 0..%d", MAX_DEPTH);
      return CLI_USAGE;
    }
  position = cli_read_position (argv[1], seed, &game);
  if (position == NULL)
    return CLI_USAGE;

  before = g_get_monotonic_time ();
  nodes = cli_count_sequences (game, position, (guint) depth);
  took = MAX (g_get_monotonic_time () - before, 1);
  cli_printf ("%" G_GUINT64_FORMAT "\n", nodes);
  cli_printf ("%.0f nodes/s\n", (double) nodes * G_USEC_PER_SEC / (double) took);
  return CLI_DONE;
}

CliStatus
cli_view (int    argc,
          char **argv)
{
  static const CliUsage usage = {
    .usage = "POSITION SIDE",
    .summary = "Prints what SIDE, such as \"bird\" or \"red\", may see of the position.\n" ABOUT_POSITION,
    .entries = view_entries,
    .least = 2,
    .most = 2,
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree gpointer position = NULL;
  const BmGame *game;
  CliStatus status;
  int seat;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  position = cli_read_position (argv[1], seed, &game);
  if (position == NULL)
    return CLI_USAGE;
  seat = bm_game_find_seat (game, argv[2]);
  if (seat == BM_SIDE_NOBODY || (guint) seat >= game->seats (position))
    {
      g_autofree char *seats = bm_game_dup_seats (game, game->seats (position));

      cli_complain ("bloodmoon-cli view: SIDE must be %s", seats);
      return CLI_USAGE;
    }
  game->append_view (position, seat, resume, text);
  cli_printf ("%s\n", text->str);
  return CLI_DONE;
}
