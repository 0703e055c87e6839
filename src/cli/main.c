/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * bloodmoon-cli: the games without windows, for tests, bots, bug reports and terminals.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <signal.h>
#include <string.h>

#include "bm-games.h"
#include "cli.h"

typedef struct
{
  const char *name;
  const char *usage;
  const char *summary;
  CliStatus (*run) (int    argc,
                    char **argv);
} Command;

/* Commands that each game implements. */
static CliStatus
cli_cards (int    argc,
           char **argv)
{
  return cli_game ()->cards == NULL ? cli_game_has_no ("cards", "cards to be listed") : cli_game ()->cards (argc, argv);
}

static const Command commands[] = {
  { "scenario", "FILE...", "play scenarios and check what they expect", cli_scenario },
  { "legal", "POSITION", "list the legal moves, or say why one is not legal", cli_legal },
  { "apply", "POSITION MOVE...", "make moves and print the position after them", cli_apply },
  { "batch", "", "answer JSON requests, one a line", cli_batch },
  { "perft", "POSITION DEPTH", "count the sequences of moves", cli_perft },
  { "view", "POSITION SIDE", "print what one side may see", cli_view },
  { "play", "[POSITION]", "play a match in the terminal", cli_play },
  { "replay", "FILE", "play a saved match through and print it", cli_replay },
  { "cards", "[FILE...]", "check, list or explain cards", cli_cards },
  { "lessons", "[FILE...]", "prove, list or read out lessons", cli_lessons },
  { "engine", "", "play for other programs, line by line", cli_engine },
  { "simulate", "[FILE...]", "play matches between computer players, and count", cli_simulate },
  { "bench", "", "measure the rules", cli_bench },
};

static const Command *
find_command (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (name, commands[i].name) == 0)
        return &commands[i];
    }
  return NULL;
}

static char *
help_text (void)
{
  GString *text = g_string_new ("Usage:\n  bloodmoon-cli COMMAND [OPTION...] [ARGUMENT...]\n\n"
                                "Plays board games without windows.\n\nCommands:\n");

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *call = g_strdup_printf ("%s %s", commands[i].name, commands[i].usage);

      g_string_append_printf (text, "  %-24s %s\n", call, commands[i].summary);
    }
  g_string_append (text, "\nGames, for --game:\n");
  for (guint i = 0; cli_games[i] != NULL; i++)
    g_string_append_printf (text, "  %-24s %s%s\n", cli_games[i]->rules->id, cli_games[i]->title,
                            i == 0 ? " (default)" : "");
  g_string_append (text, "\n\"bloodmoon-cli COMMAND --help\" tells more about one command.\n\n"
                         "Options:\n  -h, --help               Show this help\n"
                         "      --version            Show the version\n\n"
                         "Exit status: 0 done, 1 a check failed or a move was not legal, 2 bad usage or\n"
                         "unreadable input.\n");
  return g_string_free (text, FALSE);
}

static CliStatus
run (int    argc,
     char **argv)
{
  g_autofree char *help = help_text ();
  const Command *command;

  if (argc < 2)
    {
      g_printerr ("%s", help);
      return CLI_USAGE;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    {
      cli_put (help);
      return CLI_DONE;
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      cli_put ("bloodmoon-cli " VERSION "\n");
      return CLI_DONE;
    }
  command = find_command (argv[1]);
  if (command != NULL)
    return cli_choose_game (argc - 1, argv + 1) ? command->run (argc - 1, argv + 1) : CLI_USAGE;
  cli_complain ("bloodmoon-cli: no such command: %s; \"bloodmoon-cli --help\" lists them", argv[1]);
  return CLI_USAGE;
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  /* Numbers must be readable by programs, too. */
  setlocale (LC_NUMERIC, "C");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  /* Writing to a closed pipe is reported as an error, like a full disk. */
  signal (SIGPIPE, SIG_IGN);
  for (guint i = 0; cli_games[i] != NULL; i++)
    bm_games_register (cli_games[i]->rules);

  return cli_finish (run (argc, argv));
}
