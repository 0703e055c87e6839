/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The tables that cards are compiled to.
 */
#include "cards-reader.h"

/* Allocated at once, so that an empty table is not NULL: in C even NULL + 0 is undefined. */
static GArray *
new_table (gsize size)
{
  return g_array_sized_new (FALSE, TRUE, (guint) size, 1);
}

WrCardTables *
wr_tables_new (void)
{
  WrCardTables *tables = g_new0 (WrCardTables, 1);

  tables->cards = new_table (sizeof (WrCard));
  tables->ops = new_table (sizeof (WrOp));
  tables->alternatives = new_table (sizeof (WrAlternative));
  tables->selectors = new_table (sizeof (WrSelector));
  tables->filters = new_table (sizeof (WrFilter));
  tables->values = new_table (sizeof (WrValue));
  tables->predicates = new_table (sizeof (WrPredicate));
  tables->lists = new_table (sizeof (guint16));
  tables->mods = new_table (sizeof (WrMod));
  tables->shapes = new_table (sizeof (WrShape));
  tables->triggers = new_table (sizeof (WrTrigger));
  tables->parts = new_table (sizeof (WrPart));
  tables->names = g_ptr_array_sized_new (1);
  tables->name_numbers = g_hash_table_new (g_str_hash, g_str_equal);
  tables->strings = g_string_chunk_new (4096);
  tables->notes = g_ptr_array_new_with_free_func (g_free);
  return tables;
}

void
wr_tables_free (WrCardTables *tables)
{
  if (tables == NULL)
    return;
  g_array_unref (tables->cards);
  g_array_unref (tables->ops);
  g_array_unref (tables->alternatives);
  g_array_unref (tables->selectors);
  g_array_unref (tables->filters);
  g_array_unref (tables->values);
  g_array_unref (tables->predicates);
  g_array_unref (tables->lists);
  g_array_unref (tables->mods);
  g_array_unref (tables->shapes);
  g_array_unref (tables->triggers);
  g_array_unref (tables->parts);
  g_ptr_array_unref (tables->names);
  g_hash_table_unref (tables->name_numbers);
  g_string_chunk_free (tables->strings);
  g_ptr_array_unref (tables->notes);
  g_free (tables);
}

void
wr_cards_free (WrCardSet *set)
{
  wr_tables_free ((WrCardTables *) set);
}

guint16
wr_tables_append (WrCardTables  *tables,
                  GArray        *table,
                  gconstpointer  items,
                  guint          n)
{
  guint first = table->len;

  if (n >= WR_NO_CODE - first)
    {
      tables->full = TRUE;
      return 0;
    }
  g_array_append_vals (table, items, n);
  return (guint16) first;
}

guint16
wr_tables_name (WrCardTables *tables,
                const char   *name)
{
  gpointer number;
  char *copy;

  if (g_hash_table_lookup_extended (tables->name_numbers, name, NULL, &number))
    return (guint16) GPOINTER_TO_UINT (number);
  if (tables->names->len >= WR_NO_CODE)
    {
      tables->full = TRUE;
      return 0;
    }
  copy = g_string_chunk_insert (tables->strings, name);
  g_hash_table_insert (tables->name_numbers, copy, GUINT_TO_POINTER (tables->names->len));
  g_ptr_array_add (tables->names, copy);
  return (guint16) (tables->names->len - 1);
}

void
wr_tables_finish (WrCardTables *tables)
{
  WrCardSet *set = &tables->set;

  set->n_cards = tables->cards->len;
  set->cards = (const WrCard *) tables->cards->data;
  set->ops = (const WrOp *) tables->ops->data;
  set->alternatives = (const WrAlternative *) tables->alternatives->data;
  set->selectors = (const WrSelector *) tables->selectors->data;
  set->filters = (const WrFilter *) tables->filters->data;
  set->values = (const WrValue *) tables->values->data;
  set->predicates = (const WrPredicate *) tables->predicates->data;
  set->lists = (const guint16 *) tables->lists->data;
  set->mods = (const WrMod *) tables->mods->data;
  set->shapes = (const WrShape *) tables->shapes->data;
  set->triggers = (const WrTrigger *) tables->triggers->data;
  set->parts = (const WrPart *) tables->parts->data;
  set->names = (const char **) tables->names->pdata;
  set->n_names = tables->names->len;
  wr_card_set_prepare (set, (WrCard *) tables->cards->data);
}
