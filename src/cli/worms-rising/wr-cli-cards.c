/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * cards: checks, lists and explains the box and packs of cards.
 */
#include "wr-cli.h"

#include <string.h>

#include "cli.h"
#include "wr-cards-json.h"
#include "bm-file.h"
#include "bm-json.h"

static gboolean check, list;
static char *explain, *art, *box;

/* The box and the files given as arguments, read into memory. */
typedef struct
{
  WrCardsSource *sources;
  char         **texts;
  guint          n;
} CliPacks;

static void
clear_packs (CliPacks *packs)
{
  g_strfreev (packs->texts);
  g_free (packs->sources);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliPacks, clear_packs)

static gboolean
read_pack (CliPacks   *packs,
           guint       place,
           const char *file)
{
  g_autoptr (GError) error = NULL;
  WrCardsSource *source = &packs->sources[place];
  char *text = bm_file_read (file, BM_JSON_MAX_POSITION, &source->length, &error);

  if (text == NULL)
    {
      cli_complain ("%s", error->message);
      return FALSE;
    }
  packs->texts[packs->n++] = text;
  source->name = bm_file_name (file);
  source->text = text;
  return TRUE;
}

static gboolean
read_packs (CliPacks *packs,
            guint     n,
            char    **files)
{
  g_autoptr (GError) error = NULL;
  gboolean good = TRUE;

  packs->sources = g_new0 (WrCardsSource, n + 1);
  packs->texts = g_new0 (char *, n + 2);
  if (box != NULL)
    good = read_pack (packs, 0, box);
  else if (!wr_cards_box_source (&packs->sources[0], &error))
    {
      cli_complain ("bloodmoon-cli cards: %s", error->message);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    good = read_pack (packs, i + 1, files[i]) && good;
  return good;
}

static void
put_list (const WrCardSet *set)
{
  glong id = 0, name = 0;

  for (guint i = 0; i < set->n_cards; i++)
    {
      id = MAX (id, (glong) strlen (set->cards[i].id));
      name = MAX (name, g_utf8_strlen (set->cards[i].name, -1));
    }
  for (guint i = 0; i < set->n_cards; i++)
    {
      const WrCard *card = &set->cards[i];
      g_autofree char *shown = g_strdup (card->name);
      int blanks = (int) (name - g_utf8_strlen (shown, -1));

      cli_printf ("%-*s  %s%*s  %-13s  %u\n", (int) id, card->id, cli_sanitize (shown), blanks, "",
                  wr_deck_name ((WrDeck) card->deck), card->copies);
    }
}

/* Finds a card by id or name, ignoring case. */
static guint8
find_card (const WrCardSet *set,
           const char      *words)
{
  g_autofree char *wanted = g_utf8_casefold (words, -1);

  for (guint i = 0; i < set->n_cards; i++)
    {
      g_autofree char *name = g_utf8_casefold (set->cards[i].name, -1);

      if (g_ascii_strcasecmp (set->cards[i].id, words) == 0 || g_str_equal (name, wanted))
        return (guint8) i;
    }
  return WR_NO_CARD;
}

static CliStatus
put_explanation (const WrCardSet *set)
{
  guint8 card = find_card (set, explain);
  g_autofree const char **ids = NULL;
  g_autofree char *text = NULL;
  const char *like;

  if (card != WR_NO_CARD)
    {
      text = wr_cards_explain (card);
      cli_say (g_strchomp (text));
      return CLI_DONE;
    }
  ids = g_new0 (const char *, set->n_cards + 1);
  for (guint i = 0; i < set->n_cards; i++)
    ids[i] = set->cards[i].id;
  like = wr_cards_nearest (explain, ids);
  if (like != NULL)
    cli_complain ("bloodmoon-cli cards: no card is called %s; did you mean %s?", explain, like);
  else
    cli_complain ("bloodmoon-cli cards: no card is called %s; --list lists them", explain);
  return CLI_USAGE;
}

static CliStatus
put_faults (GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    cli_complain ("%s", (const char *) g_ptr_array_index (faults, i));
  return faults->len == 0 ? CLI_DONE : CLI_FAILED;
}

static CliStatus
run (guint   n,
     char  **files)
{
  g_auto (CliPacks) packs = { NULL };
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (WrCardSet) set = NULL;
  CliStatus status;

  if (!read_packs (&packs, n, files))
    return CLI_USAGE;
  set = wr_cards_read (packs.sources, n + 1, faults);
  if (check && set != NULL && n == 0)
    wr_cards_check_box (set, faults);
  if (check && set != NULL && art != NULL)
    wr_cards_check_art (set, art, faults);
  status = put_faults (faults);
  if (check || status != CLI_DONE)
    return status;
  wr_card_set_use (set);
  if (list)
    put_list (set);
  else
    status = put_explanation (set);
  wr_card_set_use (NULL);
  return status;
}

CliStatus
wr_cli_cards (int    argc,
              char **argv)
{
  static const GOptionEntry entries[] = {
    { "check", 0, 0, G_OPTION_ARG_NONE, &check, "Say what is wrong with the cards", NULL },
    { "list", 0, 0, G_OPTION_ARG_NONE, &list, "List them: id, name, deck, copies", NULL },
    { "explain", 0, 0, G_OPTION_ARG_STRING, &explain, "Say what a card does, by its id or name", "CARD" },
    { "art", 0, 0, G_OPTION_ARG_FILENAME, &art, "Check that there are pictures, too", "FOLDER" },
    { "box", 0, 0, G_OPTION_ARG_FILENAME, &box, "Take another box", "FILE" },
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
