/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <string.h>

static const CliGame *chosen;

static const CliGame *
find (const char *id)
{
  for (guint i = 0; cli_games[i] != NULL; i++)
    {
      if (strcmp (cli_games[i]->rules->id, id) == 0)
        return cli_games[i];
    }
  return NULL;
}

static gboolean
choose (const char *id)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  chosen = find (id);
  if (chosen != NULL)
    return TRUE;
  for (guint i = 0; cli_games[i] != NULL; i++)
    g_string_append_printf (ids, "%s%s", i == 0 ? "" : ", ", cli_games[i]->rules->id);
  cli_complain ("bloodmoon-cli: --game: there is no game \"%s\"; there are: %s", id, ids->str);
  return FALSE;
}

/* The game determines which options a command has, so it is read before them. */
gboolean
cli_choose_game (int    argc,
                 char **argv)
{
  for (int i = 1; i < argc && strcmp (argv[i], "--") != 0; i++)
    {
      if (g_str_has_prefix (argv[i], "--game="))
        return choose (argv[i] + strlen ("--game="));
      if (strcmp (argv[i], "--game") == 0 && i + 1 < argc)
        return choose (argv[i + 1]);
    }
  return TRUE;
}

const CliGame *
cli_game (void)
{
  return chosen == NULL ? cli_games[0] : chosen;
}

const CliGame *
cli_game_of (const BmGame *rules)
{
  return find (rules->id);
}

CliStatus
cli_game_has_no (const char *command,
                 const char *what)
{
  cli_complain ("bloodmoon-cli %s: %s has no %s", command, cli_game ()->title, what);
  return CLI_USAGE;
}

GOptionEntry *
cli_seat_entries (char       **who,
                  const char  *default_who)
{
  const CliGame *game = cli_game ();
  guint n = g_strv_length ((char **) game->rules->seat_ids);
  GOptionEntry *entries = g_new0 (GOptionEntry, n + 1);

  for (guint seat = 0; seat < n; seat++)
    {
      g_autofree char *help = g_strdup_printf ("Who plays %s (default: %s)", game->seat_names[seat], default_who);

      entries[seat] = (GOptionEntry) {
        .long_name = game->rules->seat_ids[seat],
        .arg = G_OPTION_ARG_STRING,
        .arg_data = &who[seat],
        .description = g_intern_string (help),
        .arg_description = "LEVEL|CMD",
      };
    }
  return entries;
}
