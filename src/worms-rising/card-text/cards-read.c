/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Card files: the box and the packs on top of it.
 */
#include "cards-reader.h"

#include <string.h>

#include "bm-file.h"

/* A parsed file.  Its cards point into its JSON. */
typedef struct
{
  const char *name;
  JsonNode   *node;
  BmJson      root;
  BmJson      list;
  GPtrArray  *cards; /* WrCardText, in the order of the file */
} WrCardFile;

static void
free_file (gpointer data)
{
  WrCardFile *file = data;

  g_clear_pointer (&file->node, json_node_unref);
  g_ptr_array_unref (file->cards);
  g_free (file);
}

/* A fault from another reader, whose message already has the file and the path. */
static void
pass_on (WrCardsReader *reader,
         const GError  *error)
{
  reader->n_faults++;
  g_ptr_array_add (reader->faults, g_strdup (error->message));
}

static const WrCardText *
find_text (GPtrArray  *cards,
           const char *id)
{
  for (guint i = 0; i < cards->len; i++)
    {
      const WrCardText *text = g_ptr_array_index (cards, i);

      if (strcmp (text->id, id) == 0)
        return text;
    }
  return NULL;
}

/* The ids are read first: cards refer to each other. */
static void
read_ids (WrCardsReader *reader,
          WrCardFile    *file,
          guint          source)
{
  guint n = wr_cards_list (reader, &file->list);

  for (guint i = 0; i < n; i++)
    {
      WrCardText *text = g_new0 (WrCardText, 1);
      BmJson id;

      text->source = source;
      bm_json_element (&file->list, i, &text->at);
      if (!JSON_NODE_HOLDS_OBJECT (text->at.node))
        wr_cards_fault (reader, &text->at, "must be an object");
      else if (wr_cards_member (reader, &text->at, "id", TRUE, &id))
        text->id = wr_cards_name (reader, &id, "the id of a card");
      if (text->id == NULL)
        {
          g_free (text);
          continue;
        }
      if (find_text (file->cards, text->id) != NULL)
        wr_cards_fault (reader, &id, "another card of this file is called so already");
      g_ptr_array_add (file->cards, text);
    }
}

static WrCardFile *
read_file (WrCardsReader       *reader,
           const WrCardsSource *source,
           guint                number)
{
  static const char *const keys[] = { "format", "version", "cards", NULL };
  WrCardFile *file = g_new0 (WrCardFile, 1);
  g_autoptr (GError) error = NULL;
  gsize length = source->length;
  g_autofree char *read = NULL;
  const char *text = source->text;

  file->cards = g_ptr_array_new_with_free_func (g_free);
  file->name = text == NULL ? bm_file_name (source->name) : source->name;
  if (text == NULL)
    text = read = bm_file_read (source->name, BM_JSON_MAX_POSITION, &length, &error);
  if (text != NULL)
    file->node = bm_json_parse (file->name, text, length, &error);
  if (file->node == NULL)
    {
      pass_on (reader, error);
      return file;
    }
  file->root = BM_JSON_ROOT (file->name, file->node);
  if (!bm_json_check_format (&file->root, WR_CARDS_FORMAT, WR_CARDS_VERSION, TRUE, &error))
    {
      pass_on (reader, error);
      return file;
    }
  wr_cards_object (reader, &file->root, keys);
  if (wr_cards_member (reader, &file->root, "cards", TRUE, &file->list))
    read_ids (reader, file, number);
  return file;
}

/* --- Cards of several files ------------------------------------------------------------------------------------ */

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  const WrCardText *const *x = a, *const *y = b;

  return strcmp ((*x)->id, (*y)->id);
}

static const char *
deck_of (const WrCardText *text)
{
  BmJson deck;

  return bm_json_member (&text->at, "deck", &deck) && bm_json_is_string (&deck) ? json_node_get_string (deck.node) : "";
}

/* OLD with the cards of FILE, which replace those of the same id; sorted. */
static GPtrArray *
merge (WrCardsReader *reader,
       GPtrArray     *old,
       WrCardFile    *file)
{
  GPtrArray *cards = g_ptr_array_new ();

  for (guint i = 0; i < file->cards->len; i++)
    {
      WrCardText *text = g_ptr_array_index (file->cards, i);
      const WrCardText *other = find_text (old, text->id);

      g_ptr_array_add (cards, text);
      if (other != NULL && strcmp (deck_of (other), deck_of (text)) != 0)
        wr_cards_fault_member (reader, &text->at, "deck", "this card stands in the place of one of the deck \"%s\", and "
                               "must be of the same", deck_of (other));
    }
  for (guint i = 0; i < old->len; i++)
    {
      WrCardText *text = g_ptr_array_index (old, i);

      if (find_text (file->cards, text->id) == NULL)
        g_ptr_array_add (cards, text);
    }
  g_ptr_array_sort (cards, compare_texts);
  return cards;
}

/* Limits of the whole set.  The file that exceeds one is at fault. */
static void
check_numbers (WrCardsReader *reader,
               WrCardFile    *file)
{
  static const guint most[WR_N_DECKS] = {
    [WR_DECK_WORM_CHAMPION] = WR_MAX_SET_CARDS,
    [WR_DECK_BIRD_CHAMPION] = WR_MAX_SET_CARDS,
    [WR_DECK_BIRD] = WR_MAX_DECK_CARDS,
    [WR_DECK_WORM] = WR_MAX_DECK_CARDS,
    [WR_DECK_EVENT] = WR_MAX_EVENT_CARDS,
  };
  guint copies[WR_N_DECKS] = { 0 };

  if (reader->tables->full)
    wr_cards_fault (reader, &file->list, "all cards together do too much");
  if (reader->cards->len > WR_MAX_SET_CARDS)
    wr_cards_fault (reader, &file->list, "there would be %u cards, more than %d", reader->cards->len, WR_MAX_SET_CARDS);
  for (guint i = 0; i < reader->tables->cards->len; i++)
    {
      const WrCard *card = &g_array_index (reader->tables->cards, WrCard, i);

      copies[card->deck] += card->copies;
    }
  for (guint deck = 0; deck < WR_N_DECKS; deck++)
    if (copies[deck] > most[deck])
      wr_cards_fault (reader, &file->list, "the deck \"%s\" would have %u cards, more than %u", wr_deck_words[deck],
                      copies[deck], most[deck]);
}

/* --- The hash -------------------------------------------------------------------------------------------------- */

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return strcmp (a, b);
}

/* The canonical text of the card without its texts for display. */
static void
append_card (GString          *string,
             const WrCardText *text)
{
  static const char *const words[] = { "name", "text", "tip", "notes", NULL };
  JsonObject *object = json_node_get_object (text->at.node);
  g_autoptr (GList) keys = g_list_sort (json_object_get_members (object), compare_keys);

  for (GList *l = keys; l != NULL; l = l->next)
    {
      if (g_strv_contains (words, l->data))
        continue;
      bm_json_append_string (string, l->data);
      g_string_append (string, ": ");
      bm_json_append_node (string, json_object_get_member (object, l->data));
      g_string_append_c (string, ',');
    }
  g_string_append_c (string, '\n');
}

static void
make_hash (GPtrArray *cards,
           char       hash[65])
{
  g_autoptr (GString) string = g_string_new (NULL);
  g_autofree char *sum = NULL;

  for (guint i = 0; i < cards->len; i++)
    append_card (string, g_ptr_array_index (cards, i));
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, string->str, (gssize) string->len);
  g_strlcpy (hash, sum, 65);
}

/* --- Reading --------------------------------------------------------------------------------------------------- */

/* Reads the file on top of CARDS.  Without faults CARDS and SET are replaced by the result. */
static void
add_file (const WrCardsSource  *source,
          guint                 number,
          GPtrArray            *files,
          GPtrArray           **cards,
          WrCardTables        **set,
          GPtrArray            *faults)
{
  WrCardTables *tables = wr_tables_new ();
  WrCardsReader reader = { .tables = tables, .faults = faults };
  WrCardFile *file = read_file (&reader, source, number);
  g_autoptr (GPtrArray) merged = NULL;

  g_ptr_array_add (files, file);
  if (file->list.node != NULL && file->cards->len > 0 && file->cards->len <= WR_MAX_SET_CARDS)
    {
      merged = merge (&reader, *cards, file);
      reader.cards = merged;
      for (guint i = 0; i < merged->len; i++)
        wr_cards_read_card (&reader, g_ptr_array_index (merged, i));
      check_numbers (&reader, file);
    }
  else if (file->cards->len > WR_MAX_SET_CARDS)
    wr_cards_fault (&reader, &file->list, "there would be more than %d cards", WR_MAX_SET_CARDS);
  if (reader.n_faults > WR_CARDS_MAX_FAULTS)
    g_ptr_array_add (faults, g_strdup_printf ("%s: $: %u more faults", file->name, reader.n_faults - WR_CARDS_MAX_FAULTS));
  if (reader.n_faults > 0)
    {
      wr_tables_free (tables);
      return;
    }
  make_hash (merged, tables->set.hash);
  wr_tables_finish (tables);
  wr_tables_free (*set);
  *set = tables;
  g_ptr_array_unref (*cards);
  *cards = g_steal_pointer (&merged);
}

WrCardSet *
wr_cards_read (const WrCardsSource *sources,
               guint                n_sources,
               GPtrArray           *faults)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (free_file);
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  WrCardTables *set = NULL;

  g_return_val_if_fail (n_sources > 0 && faults != NULL, NULL);
  for (guint i = 0; i < n_sources && (i == 0 || set != NULL); i++)
    add_file (&sources[i], i, files, &cards, &set, faults);
  return (WrCardSet *) set;
}
