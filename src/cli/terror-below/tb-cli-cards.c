/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * cards: checks, lists and explains the box and packs of cards.
 */
#include "tb-cli.h"

#include "bm-file.h"
#include "bm-json.h"
#include "cli.h"
#include "tb-box-json.h"
#include "tb-cards-list.h"

static gboolean check, list;
static char *explain;

/* The packs given as arguments, read into memory. */
typedef struct
{
  TbBoxSource *sources;
  char       **texts;
  guint        n;
} Packs;

static void
clear_packs (Packs *packs)
{
  g_strfreev (packs->texts);
  g_free (packs->sources);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Packs, clear_packs)

/* FALSE: an error was reported for each file that cannot be read. */
static gboolean
read_packs (Packs  *packs,
            guint   n,
            char  **files)
{
  packs->sources = g_new0 (TbBoxSource, n + 1);
  packs->texts = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      TbBoxSource *source = &packs->sources[packs->n];
      char *text = bm_file_read (files[i], BM_JSON_MAX_POSITION, &source->length, &error);

      if (text == NULL)
        {
          cli_complain ("%s", error->message);
          continue;
        }
      packs->texts[packs->n++] = text;
      source->name = bm_file_name (files[i]);
      source->text = text;
    }
  return packs->n == n;
}

/* Prints TEXT line by line, sanitized except for its line ends. */
static void
say_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && (*lines[i] != '\0' || lines[i + 1] != NULL); i++)
    cli_say (cli_sanitize (lines[i]));
}

static CliStatus
put_explanation (void)
{
  TbCard card = tb_cards_find (explain);
  g_autoptr (GString) text = g_string_new (NULL);

  if (card == TB_NO_CARD)
    {
      cli_complain ("bloodmoon-cli cards: no card is called %s; --list lists them", explain);
      return CLI_USAGE;
    }
  tb_cards_append_about (card, text);
  say_lines (text->str);
  return CLI_DONE;
}

static CliStatus
put_list (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  tb_cards_append_list (text);
  say_lines (text->str);
  return CLI_DONE;
}

static CliStatus
run (guint   n,
     char  **files)
{
  g_auto (Packs) packs = { NULL };
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  TbBox *box;

  if (!read_packs (&packs, n, files))
    return CLI_USAGE;
  box = tb_box_read (packs.sources, n, faults);
  for (guint i = 0; i < faults->len; i++)
    cli_complain ("%s", (const char *) g_ptr_array_index (faults, i));
  /* Never freed. */
  if (box != NULL)
    tb_box_use (box);
  if (faults->len > 0)
    return CLI_FAILED;
  return check ? CLI_DONE : list ? put_list () : put_explanation ();
}

CliStatus
tb_cli_cards (int    argc,
              char **argv)
{
  static const GOptionEntry entries[] = {
    { "check", 0, 0, G_OPTION_ARG_NONE, &check, "Say what is wrong with the cards", NULL },
    { "list", 0, 0, G_OPTION_ARG_NONE, &list, "List them: id, name, deck, copies", NULL },
    { "explain", 0, 0, G_OPTION_ARG_STRING, &explain, "Say what a card does, by its id or name", "CARD" },
    G_OPTION_ENTRY_NULL
  };
  static const CliUsage usage = {
    .usage = "[FILE...]",
    .summary = "Checks, lists or explains the cards of the box and of the packs named.",
    .entries = entries,
    .most = -1,
  };
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  if (check + list + (explain != NULL) != 1)
    {
      cli_complain ("bloodmoon-cli cards: one of --check, --list and --explain must be given");
      return CLI_USAGE;
    }
  return run ((guint) argc - 1, argv + 1);
}
