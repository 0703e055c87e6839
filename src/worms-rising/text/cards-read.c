/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Card files: the box and the packs on top of it.
 */
#include "cards-reader.h"

#include <string.h>

#include "bm-file.h"

/* A file that was read.  Its cards point into its JSON. */
typedef struct
{
  const char *name;
  JsonNode   *node;
  BmJson      root;
  BmJson      list;
  GPtrArray  *cards; /* BmCardText, in the order of the file */
} BmCardFile;

static void
free_file (gpointer data)
{
  BmCardFile *file = data;

  g_clear_pointer (&file->node, json_node_unref);
  g_ptr_array_unref (file->cards);
  g_free (file);
}

/* A fault in words of another reader, which names the file and the place already. */
static void
pass_on (BmCardsReader *reader,
         const GError  *error)
{
  reader->n_faults++;
  g_ptr_array_add (reader->faults, g_strdup (error->message));
}

static const BmCardText *
find_text (GPtrArray  *cards,
           const char *id)
{
  for (guint i = 0; i < cards->len; i++)
    {
      const BmCardText *text = g_ptr_array_index (cards, i);

      if (strcmp (text->id, id) == 0)
        return text;
    }
  return NULL;
}

/* The ids come first: cards speak of each other. */
static void
read_ids (BmCardsReader *reader,
          BmCardFile    *file,
          guint          source)
{
  guint n = bm_cards_list (reader, &file->list);

  for (guint i = 0; i < n; i++)
    {
      BmCardText *text = g_new0 (BmCardText, 1);
      BmJson id;

      text->source = source;
      bm_json_element (&file->list, i, &text->at);
      if (!JSON_NODE_HOLDS_OBJECT (text->at.node))
        bm_cards_fault (reader, &text->at, "must be an object");
      else if (bm_cards_member (reader, &text->at, "id", TRUE, &id))
        text->id = bm_cards_name (reader, &id, "the id of a card");
      if (text->id == NULL)
        {
          g_free (text);
          continue;
        }
      if (find_text (file->cards, text->id) != NULL)
        bm_cards_fault (reader, &id, "another card of this file is called so already");
      g_ptr_array_add (file->cards, text);
    }
}

static BmCardFile *
read_file (BmCardsReader       *reader,
           const BmCardsSource *source,
           guint                number)
{
  static const char *const keys[] = { "format", "version", "cards", NULL };
  BmCardFile *file = g_new0 (BmCardFile, 1);
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
  if (!bm_json_check_format (&file->root, BM_CARDS_FORMAT, BM_CARDS_VERSION, TRUE, &error))
    {
      pass_on (reader, error);
      return file;
    }
  bm_cards_object (reader, &file->root, keys);
  if (bm_cards_member (reader, &file->root, "cards", TRUE, &file->list))
    read_ids (reader, file, number);
  return file;
}

/* --- Cards of several files ------------------------------------------------------------------------------------ */

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  const BmCardText *const *x = a, *const *y = b;

  return strcmp ((*x)->id, (*y)->id);
}

static const char *
deck_of (const BmCardText *text)
{
  BmJson deck;

  return bm_json_member (&text->at, "deck", &deck) && bm_json_is_string (&deck) ? json_node_get_string (deck.node) : "";
}

/* What OLD has, with the cards of FILE added or in the place of those of the same id; sorted. */
static GPtrArray *
merge (BmCardsReader *reader,
       GPtrArray     *old,
       BmCardFile    *file)
{
  GPtrArray *cards = g_ptr_array_new ();

  for (guint i = 0; i < file->cards->len; i++)
    {
      BmCardText *text = g_ptr_array_index (file->cards, i);
      const BmCardText *other = find_text (old, text->id);

      g_ptr_array_add (cards, text);
      if (other != NULL && strcmp (deck_of (other), deck_of (text)) != 0)
        bm_cards_fault_member (reader, &text->at, "deck", "this card stands in the place of one of the deck \"%s\", and "
                               "must be of the same", deck_of (other));
    }
  for (guint i = 0; i < old->len; i++)
    {
      BmCardText *text = g_ptr_array_index (old, i);

      if (find_text (file->cards, text->id) == NULL)
        g_ptr_array_add (cards, text);
    }
  g_ptr_array_sort (cards, compare_texts);
  return cards;
}

/* What all together may have.  The file that brings too much is at fault. */
static void
check_numbers (BmCardsReader *reader,
               BmCardFile    *file)
{
  static const guint most[BM_N_DECKS] = {
    [BM_DECK_WORM_CHAMPION] = BM_MAX_SET_CARDS,
    [BM_DECK_BIRD_CHAMPION] = BM_MAX_SET_CARDS,
    [BM_DECK_BIRD] = BM_MAX_DECK_CARDS,
    [BM_DECK_WORM] = BM_MAX_DECK_CARDS,
    [BM_DECK_EVENT] = BM_MAX_EVENT_CARDS,
  };
  guint copies[BM_N_DECKS] = { 0 };

  if (reader->tables->full)
    bm_cards_fault (reader, &file->list, "all cards together do too much");
  if (reader->cards->len > BM_MAX_SET_CARDS)
    bm_cards_fault (reader, &file->list, "there would be %u cards, more than %d", reader->cards->len, BM_MAX_SET_CARDS);
  for (guint i = 0; i < reader->tables->cards->len; i++)
    {
      const BmCard *card = &g_array_index (reader->tables->cards, BmCard, i);

      copies[card->deck] += card->copies;
    }
  for (guint deck = 0; deck < BM_N_DECKS; deck++)
    if (copies[deck] > most[deck])
      bm_cards_fault (reader, &file->list, "the deck \"%s\" would have %u cards, more than %u", bm_deck_words[deck],
                      copies[deck], most[deck]);
}

/* --- The hash -------------------------------------------------------------------------------------------------- */

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return strcmp (a, b);
}

/* The canonical text of all of the card but what is only for people. */
static void
append_card (GString          *string,
             const BmCardText *text)
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

/* Reads the file on top of CARDS.  If it is without a fault, CARDS and SET become what there is with it. */
static void
add_file (const BmCardsSource  *source,
          guint                 number,
          GPtrArray            *files,
          GPtrArray           **cards,
          BmCardTables        **set,
          GPtrArray            *faults)
{
  BmCardTables *tables = bm_tables_new ();
  BmCardsReader reader = { .tables = tables, .faults = faults };
  BmCardFile *file = read_file (&reader, source, number);
  g_autoptr (GPtrArray) merged = NULL;

  g_ptr_array_add (files, file);
  if (file->list.node != NULL && file->cards->len > 0 && file->cards->len <= BM_MAX_SET_CARDS)
    {
      merged = merge (&reader, *cards, file);
      reader.cards = merged;
      for (guint i = 0; i < merged->len; i++)
        bm_cards_read_card (&reader, g_ptr_array_index (merged, i));
      check_numbers (&reader, file);
    }
  else if (file->cards->len > BM_MAX_SET_CARDS)
    bm_cards_fault (&reader, &file->list, "there would be more than %d cards", BM_MAX_SET_CARDS);
  if (reader.n_faults > BM_CARDS_MAX_FAULTS)
    g_ptr_array_add (faults, g_strdup_printf ("%s: $: %u more faults", file->name, reader.n_faults - BM_CARDS_MAX_FAULTS));
  if (reader.n_faults > 0)
    {
      bm_tables_free (tables);
      return;
    }
  make_hash (merged, tables->set.hash);
  bm_tables_finish (tables);
  bm_tables_free (*set);
  *set = tables;
  g_ptr_array_unref (*cards);
  *cards = g_steal_pointer (&merged);
}

BmCardSet *
bm_cards_read (const BmCardsSource *sources,
               guint                n_sources,
               GPtrArray           *faults)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (free_file);
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  BmCardTables *set = NULL;

  g_return_val_if_fail (n_sources > 0 && faults != NULL, NULL);
  for (guint i = 0; i < n_sources && (i == 0 || set != NULL); i++)
    add_file (&sources[i], i, files, &cards, &set, faults);
  return (BmCardSet *) set;
}
