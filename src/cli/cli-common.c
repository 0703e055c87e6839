/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "bm-file.h"
#include "bm-request.h"

#define PROGRAM "bloodmoon-cli"
#define DEFAULT_SEED 1

/* errno of the first failed write to standard output; 0: none so far. */
static int output_fault;

void
cli_put (const char *text)
{
  if (output_fault == 0 && fputs (text, stdout) == EOF)
    output_fault = errno != 0 ? errno : EIO;
}

void
cli_printf (const char *format,
            ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  cli_put (text);
}

char *
cli_sanitize (char *text)
{
  for (char *c = text; *c != '\0'; c++)
    {
      if (g_ascii_iscntrl (*c))
        *c = '?';
      else if ((guchar) c[0] == 0xC2 && ((guchar) c[1] & 0xE0) == 0x80)
        {
          /* U+0080 to U+009F: control characters, which some terminals interpret as well. */
          *c++ = '?';
          *c = '?';
        }
    }
  return text;
}

void
cli_say (const char *text)
{
  const char *charset;
  g_autofree char *loosely = NULL, *converted = NULL;

  if (!g_get_charset (&charset))
    {
      loosely = g_strconcat (charset, "//TRANSLIT", NULL);
      converted = g_convert_with_fallback (text, -1, loosely, "UTF-8", "?", NULL, NULL, NULL);
    }
  cli_put (converted != NULL ? converted : text);
  cli_put ("\n");
}

gboolean
cli_flush (void)
{
  if (output_fault == 0 && fflush (stdout) == EOF)
    output_fault = errno != 0 ? errno : EIO;
  return output_fault == 0;
}

CliStatus
cli_finish (CliStatus status)
{
  if (cli_flush ())
    return status;
  cli_complain (PROGRAM ": standard output: %s", g_strerror (output_fault));
  return status == CLI_DONE ? CLI_FAILED : status;
}

void
cli_complain (const char *format,
              ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("%s\n", cli_sanitize (text));
}

void
cli_report_packs (void)
{
  for (guint i = 0; cli_games[i] != NULL; i++)
    {
      if (cli_games[i]->report_packs != NULL)
        cli_games[i]->report_packs ();
    }
}

char *
cli_refusal_text (const BmRefusal *refusal)
{
  if (refusal->rule == NULL)
    return g_strdup (refusal->message);
  return g_strdup_printf ("%s: %s", refusal->rule, refusal->message);
}

static GOptionContext *
new_context (const CliUsage  *usage,
             char           **game,
             gboolean        *help)
{
  GOptionContext *context = g_option_context_new (usage->usage);
  g_autofree char *default_game = g_strdup_printf ("Which game (default %s)", cli_games[0]->rules->id);
  const GOptionEntry game_entries[] = {
    /* GOptionContext does not copy the text. */
    { "game", 0, 0, G_OPTION_ARG_STRING, game, g_intern_string (default_game), "GAME" },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry help_entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, help, "Show this help", NULL },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry *const entries[] = {
    usage->of_seats, usage->of_game, usage->entries, usage->game_from_file ? NULL : game_entries, help_entries
  };

  /* GLib's own --help exits at once, so a failed write would go unnoticed. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, usage->summary);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      if (entries[i] != NULL)
        g_option_context_add_main_entries (context, entries[i], NULL);
    }
  return context;
}

/* Arguments after "--" are no options; GLib leaves the "--" in place before one that looks like an option. */
static void
drop_dashes (int   *argc,
             char **argv)
{
  for (int i = 1; i < *argc; i++)
    {
      if (strcmp (argv[i], "--") != 0)
        continue;
      /* Moves the terminating NULL as well. */
      memmove (argv + i, argv + i + 1, sizeof (char *) * (gsize) (*argc - i));
      (*argc)--;
      return;
    }
}

gboolean
cli_parse (const CliUsage  *usage,
           int             *argc,
           char          ***argv,
           CliStatus       *status)
{
  gboolean help = FALSE;
  g_autofree char *command = g_strdup ((*argv)[0]);
  g_autofree char *name = g_strdup_printf (PROGRAM " %s", command);
  /* Already read by cli_choose_game (). */
  g_autofree char *game = NULL;
  g_autoptr (GOptionContext) context = new_context (usage, &game, &help);
  g_autoptr (GError) error = NULL;
  int n;

  /* Help shows this name as the program's. */
  g_set_prgname (name);
  *status = CLI_USAGE;
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      cli_complain ("%s: %s", name, error->message);
      return FALSE;
    }
  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

      cli_say (g_strchomp (text));
      *status = CLI_DONE;
      return FALSE;
    }

  drop_dashes (argc, *argv);
  n = *argc - 1;
  if (n < usage->least || (usage->most >= 0 && n > usage->most))
    {
      cli_complain ("%s: too %s arguments; usage: %s %s", name, n < usage->least ? "few" : "many", name, usage->usage);
      return FALSE;
    }
  return TRUE;
}

gboolean
cli_read_seed (const char *text,
               guint64    *seed)
{
  *seed = DEFAULT_SEED;
  if (text == NULL || g_ascii_string_to_unsigned (text, 10, 0, BM_RANDOM_MAX_SEED, seed, NULL))
    return TRUE;
  cli_complain (PROGRAM ": --seed: must be a whole number in 0..%" G_GUINT64_FORMAT, BM_RANDOM_MAX_SEED);
  return FALSE;
}

static gpointer
read_start (const char   *start,
            guint64       seed,
            const BmGame *game)
{
  g_autofree gpointer position = g_malloc0 (game->position_size);
  g_autoptr (GError) error = NULL;

  if (game->start (position, start, seed, &error))
    return g_steal_pointer (&position);
  cli_complain ("%s: $: %s", start, error->message);
  return NULL;
}

static gpointer
load_position (const char    *file,
               const BmGame **game,
               GError       **error)
{
  g_autoptr (JsonNode) node = bm_json_load (file, BM_JSON_MAX_POSITION, error);
  const BmJson root = BM_JSON_ROOT (bm_file_name (file), node);
  g_autofree gpointer position = NULL;

  if (node == NULL)
    return NULL;
  if (JSON_NODE_HOLDS_OBJECT (node))
    *game = bm_record_find_game (&root, *game, error);
  if (*game == NULL)
    return NULL;
  position = g_malloc0 ((*game)->position_size);
  return (*game)->read_position (&root, position, error) ? g_steal_pointer (&position) : NULL;
}

gpointer
cli_read_position (const char    *argument,
                   const char    *seed_text,
                   const BmGame **game)
{
  g_autoptr (GError) error = NULL;
  gpointer position;
  guint64 seed;

  *game = cli_game ()->rules;
  if (!cli_read_seed (seed_text, &seed))
    return NULL;
  if (bm_is_start (argument))
    {
      position = read_start (argument, seed, *game);
      if (position != NULL)
        cli_report_packs ();
      return position;
    }
  if (seed_text != NULL)
    {
      cli_complain (PROGRAM ": --seed: goes with \"start\" only; %s has a seed of its own", bm_file_name (argument));
      return NULL;
    }
  position = load_position (argument, game, &error);
  cli_report_packs ();
  if (position == NULL)
    cli_complain ("%s", error->message);
  return position;
}

char *
cli_move_text (const BmGame *game,
               BmMove        move)
{
  GString *string = g_string_new (NULL);

  game->move_text (move, string);
  return g_string_free (string, FALSE);
}

char *
cli_event_text (const BmGame  *game,
                const BmEvent *event)
{
  GString *string = g_string_new (NULL);

  game->event_text (event, string);
  return g_string_free (string, FALSE);
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
cli_legal_moves (const BmGame  *game,
                 gconstpointer  position)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  BmMove moves[BM_MAX_MOVES];
  guint n = game->legal (position, moves);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (lines, cli_move_text (game, moves[i]));
  g_ptr_array_sort (lines, compare_lines);
  return lines;
}

/* AT: the position, with room for DEPTH more after it. */
static guint64
count_from (const BmGame *game,
            guint8       *at,
            guint         depth)
{
  BmMove moves[BM_MAX_MOVES];
  guint8 *next = at + game->position_size;
  guint64 nodes = 0;
  guint n;

  if (depth == 0)
    return 1;
  n = game->legal (at, moves);
  if (depth == 1)
    return n;
  for (guint i = 0; i < n; i++)
    {
      memcpy (next, at, game->position_size);
      game->apply (next, moves[i], NULL, NULL);
      nodes += count_from (game, next, depth - 1);
    }
  return nodes;
}

guint64
cli_count_sequences (const BmGame  *game,
                     gconstpointer  position,
                     guint          depth)
{
  g_autofree guint8 *positions = g_malloc_n (depth + 1, game->position_size);

  memcpy (positions, position, game->position_size);
  return count_from (game, positions, depth);
}
