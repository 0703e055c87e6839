/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "wr-cards-json.h"
#include "bm-file.h"
#include "wr-move-text.h"
#include "wr-position-json.h"
#include "wr-request.h"
#include "wr-rules.h"

#define PROGRAM "bloodmoon-cli"
#define DEFAULT_SEED 1

/* The first thing that went wrong with standard output; 0: nothing yet. */
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
          /* U+0080 to U+009F, which some terminals obey as well. */
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
  static gboolean told;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);

  if (told || wr_card_set->n_cards == 0)
    return;
  told = TRUE;
  wr_cards_all (faults, NULL);
  for (guint i = 0; i < faults->len; i++)
    cli_complain ("%s", (const char *) g_ptr_array_index (faults, i));
}

char *
cli_refusal_text (const BmRefusal *refusal)
{
  if (refusal->rule == NULL)
    return g_strdup (refusal->message);
  return g_strdup_printf ("%s: %s", refusal->rule, refusal->message);
}

static GOptionContext *
new_context (const CliUsage *usage,
             gboolean       *help)
{
  GOptionContext *context = g_option_context_new (usage->usage);
  const GOptionEntry help_entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, help, "Show this help", NULL },
    G_OPTION_ENTRY_NULL
  };

  /* GLib's own --help leaves the program before anybody could see that the text was not written. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, usage->summary);
  if (usage->entries != NULL)
    g_option_context_add_main_entries (context, usage->entries, NULL);
  g_option_context_add_main_entries (context, help_entries, NULL);
  return context;
}

/* What follows "--" is an argument, and GLib leaves the "--" in front of one that looks like an option. */
static void
drop_dashes (int   *argc,
             char **argv)
{
  for (int i = 1; i < *argc; i++)
    {
      if (strcmp (argv[i], "--") != 0)
        continue;
      /* The NULL at the end moves along. */
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
  g_autoptr (GOptionContext) context = new_context (usage, &help);
  g_autoptr (GError) error = NULL;
  int n;

  /* Help calls the program by this name. */
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

gboolean
cli_read_position (const char *argument,
                   const char *seed_text,
                   WrPosition *pos)
{
  g_autoptr (GError) error = NULL;
  guint64 seed;

  if (!cli_read_seed (seed_text, &seed))
    return FALSE;
  if (wr_is_start (argument))
    {
      if (wr_request_read_start (argument, seed, pos, &error))
        {
          cli_report_packs ();
          return TRUE;
        }
      cli_complain ("%s: $: %s", argument, error->message);
      return FALSE;
    }
  if (seed_text != NULL)
    {
      cli_complain (PROGRAM ": --seed: goes with \"start\" only; %s has a seed of its own", bm_file_name (argument));
      return FALSE;
    }
  if (!wr_position_load (argument, pos, &error))
    {
      cli_report_packs ();
      cli_complain ("%s", error->message);
      return FALSE;
    }
  cli_report_packs ();
  return TRUE;
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
cli_legal_moves (const WrPosition *pos)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (lines, wr_move_to_text (moves[i]));
  g_ptr_array_sort (lines, compare_lines);
  return lines;
}

guint64
cli_count_sequences (const WrPosition *pos,
                     guint             depth)
{
  BmMove moves[BM_MAX_MOVES];
  guint64 nodes = 0;
  guint n;

  if (depth == 0)
    return 1;
  n = wr_rules_legal (pos, moves);
  if (depth == 1)
    return n;
  for (guint i = 0; i < n; i++)
    {
      WrPosition next = *pos;

      wr_rules_apply (&next, moves[i], NULL, NULL);
      nodes += cli_count_sequences (&next, depth - 1);
    }
  return nodes;
}
