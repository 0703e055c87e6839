/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Files of the box: their formats and lists.
 */
#include "box-reader.h"

#include <string.h>

#include "bm-file.h"

/* A list of a file: its member, and its entries. */
typedef struct
{
  const char *key;
  TbBoxPart   part;
  BmJson      at;
  GPtrArray  *entries; /* TbBoxEntry, owned */
} List;

#define MAX_LISTS 3

struct TbBoxFile
{
  char      *name;
  JsonNode  *node;
  BmJson     root;
  BmJson     worm_eggs;    /* its node is NULL if it is missing */
  BmJson     bounty_texts; /* the same */
  gboolean   is_board;
  List       lists[MAX_LISTS];
  guint      n_lists;
};

typedef enum
{
  FORMAT_BOARD,
  FORMAT_WORMS,
  FORMAT_VEHICLES,
  FORMAT_BOUNTIES,
  FORMAT_CARDS
} Format;

static const char *const format_names[] = {
  [FORMAT_BOARD] = "terror-board",
  [FORMAT_WORMS] = "terror-worms",
  [FORMAT_VEHICLES] = "terror-vehicles",
  [FORMAT_BOUNTIES] = "terror-bounties",
  [FORMAT_CARDS] = "terror-cards",
  NULL
};

/* `deck` of a file of cards, in the order of the parts. */
static const char *const decks[] = { "item", "weapon", "character", NULL };

static void
free_list (List *list)
{
  g_clear_pointer (&list->entries, g_ptr_array_unref);
}

void
tb_box_file_free (TbBoxFile *file)
{
  for (guint i = 0; i < file->n_lists; i++)
    free_list (&file->lists[i]);
  g_clear_pointer (&file->node, json_node_unref);
  g_free (file->name);
  g_free (file);
}

/* --- Reading ----------------------------------------------------------------------------------------------------- */

static gboolean
read_entries (List    *list,
              GError **error)
{
  guint n;

  if (!bm_json_check_list (&list->at, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      TbBoxEntry *entry = g_new0 (TbBoxEntry, 1);
      BmJson id;

      g_ptr_array_add (list->entries, entry);
      bm_json_element (&list->at, i, &entry->at);
      if (!JSON_NODE_HOLDS_OBJECT (entry->at.node))
        return bm_json_fail (&entry->at, BM_ERROR_UNREADABLE, error, "must be an object");
      if (!tb_box_member (&entry->at, "id", &id, error))
        return FALSE;
      entry->id = tb_box_id (&id, error);
      if (entry->id == NULL)
        return FALSE;
    }
  return TRUE;
}

/* The list KEY, if FILE has it. */
static gboolean
read_list (TbBoxFile   *file,
           const char  *key,
           TbBoxPart    part,
           GError     **error)
{
  List *list = &file->lists[file->n_lists];

  if (!bm_json_member (&file->root, key, &list->at))
    return TRUE;
  file->n_lists++;
  list->key = key;
  list->part = part;
  list->entries = g_ptr_array_new_with_free_func (g_free);
  return read_entries (list, error);
}

static gboolean
read_worms (TbBoxFile  *file,
            GError    **error)
{
  static const char *const keys[] = { "format", "version", "eggs", "types", "starting", "cards", NULL };

  if (!bm_json_check_object (&file->root, keys, error))
    return FALSE;
  bm_json_member (&file->root, "eggs", &file->worm_eggs);
  return read_list (file, "types", TB_PART_TYPES, error)
         && read_list (file, "starting", TB_PART_STARTING, error)
         && read_list (file, "cards", TB_PART_WORMS, error);
}

static gboolean
read_vehicles (TbBoxFile  *file,
               GError    **error)
{
  static const char *const keys[] = { "format", "version", "kinds", "cards", NULL };

  return bm_json_check_object (&file->root, keys, error)
         && read_list (file, "kinds", TB_PART_KINDS, error)
         && read_list (file, "cards", TB_PART_VEHICLES, error);
}

static gboolean
read_bounties (TbBoxFile  *file,
               GError    **error)
{
  static const char *const keys[] = { "format", "version", "text", "cards", NULL };

  if (!bm_json_check_object (&file->root, keys, error))
    return FALSE;
  bm_json_member (&file->root, "text", &file->bounty_texts);
  return read_list (file, "cards", TB_PART_BOUNTIES, error);
}

static gboolean
read_cards (TbBoxFile  *file,
            GError    **error)
{
  static const char *const keys[] = { "format", "version", "deck", "cards", NULL };
  guint8 deck;

  return bm_json_check_object (&file->root, keys, error)
         && tb_box_member_word (&file->root, "deck", decks, "deck", &deck, error)
         && read_list (file, "cards", (TbBoxPart) (TB_PART_ITEMS + deck), error);
}

static gboolean
read_format (TbBoxFile  *file,
             Format      format,
             GError    **error)
{
  switch (format)
    {
    case FORMAT_BOARD:
      file->is_board = TRUE;
      return TRUE;
    case FORMAT_WORMS:
      return read_worms (file, error);
    case FORMAT_VEHICLES:
      return read_vehicles (file, error);
    case FORMAT_BOUNTIES:
      return read_bounties (file, error);
    case FORMAT_CARDS:
      return read_cards (file, error);
    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
read_root (TbBoxFile  *file,
           GError    **error)
{
  guint8 format;

  if (!JSON_NODE_HOLDS_OBJECT (file->node))
    return bm_json_fail (&file->root, BM_ERROR_UNREADABLE, error, "must be an object");
  if (!tb_box_member_word (&file->root, "format", format_names, "format", &format, error)
      || !bm_json_check_format (&file->root, format_names[format], TB_BOX_VERSION, TRUE, error))
    return FALSE;
  return read_format (file, (Format) format, error);
}

TbBoxFile *
tb_box_file_read (const TbBoxSource  *source,
                  GError            **error)
{
  TbBoxFile *file = g_new0 (TbBoxFile, 1);

  if (source->text != NULL)
    {
      file->name = g_strdup (source->name);
      file->node = bm_json_parse (file->name, source->text, source->length, error);
    }
  else
    {
      file->name = g_strdup (bm_file_name (source->name));
      file->node = bm_json_load (source->name, BM_JSON_MAX_POSITION, error);
    }
  file->root = BM_JSON_ROOT (file->name, file->node);
  if (file->node != NULL && read_root (file, error))
    return file;
  tb_box_file_free (file);
  return NULL;
}

/* --- Lists of several files -------------------------------------------------------------------------------------- */

/* The part of TEXT that has an entry with the id ID; TB_N_PARTS. */
static guint
find_part (const TbBoxText *text,
           const char      *id)
{
  for (guint part = 0; part < TB_N_PARTS; part++)
    if (tb_box_find (text->parts[part], id) < text->parts[part]->len)
      return part;
  return TB_N_PARTS;
}

static gboolean
is_in (const List *list,
       gpointer    entry)
{
  return g_ptr_array_find (list->entries, entry, NULL);
}

static gboolean
merge_entry (const List        *list,
             const TbBoxEntry  *entry,
             TbBoxText         *text,
             GError           **error)
{
  guint part = find_part (text, entry->id);
  GPtrArray *entries = text->parts[list->part];
  guint place;

  if (part == list->part)
    {
      place = tb_box_find (entries, entry->id);
      if (is_in (list, entries->pdata[place]))
        return bm_json_fail_member (&entry->at, "id", BM_ERROR_UNREADABLE, error, "stands twice");
      g_ptr_array_remove_index (entries, place);
    }
  else if (part < TB_N_PARTS)
    return bm_json_fail_member (&entry->at, "id", BM_ERROR_UNREADABLE, error, "something of another kind has this id");
  g_ptr_array_add (entries, (gpointer) entry);
  return TRUE;
}

gboolean
tb_box_file_merge (const TbBoxFile  *file,
                   TbBoxText        *text,
                   GError          **error)
{
  if (file->is_board)
    text->board = &file->root;
  if (file->worm_eggs.node != NULL)
    text->worm_eggs = &file->worm_eggs;
  if (file->bounty_texts.node != NULL)
    text->bounty_texts = &file->bounty_texts;
  for (guint i = 0; i < file->n_lists; i++)
    for (guint j = 0; j < file->lists[i].entries->len; j++)
      if (!merge_entry (&file->lists[i], file->lists[i].entries->pdata[j], text, error))
        return FALSE;
  return TRUE;
}
