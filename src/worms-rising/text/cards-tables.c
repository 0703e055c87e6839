/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The tables that cards are compiled to.
 */
#include "cards-reader.h"

/* Room from the beginning: a table that stays empty is not NULL, which C does not let anybody add 0 to. */
static GArray *
new_table (gsize size)
{
  return g_array_sized_new (FALSE, TRUE, (guint) size, 1);
}

BmCardTables *
bm_tables_new (void)
{
  BmCardTables *tables = g_new0 (BmCardTables, 1);

  tables->cards = new_table (sizeof (BmCard));
  tables->ops = new_table (sizeof (BmOp));
  tables->alternatives = new_table (sizeof (BmAlternative));
  tables->selectors = new_table (sizeof (BmSelector));
  tables->filters = new_table (sizeof (BmFilter));
  tables->values = new_table (sizeof (BmValue));
  tables->predicates = new_table (sizeof (BmPredicate));
  tables->lists = new_table (sizeof (guint16));
  tables->mods = new_table (sizeof (BmMod));
  tables->shapes = new_table (sizeof (BmShape));
  tables->triggers = new_table (sizeof (BmTrigger));
  tables->parts = new_table (sizeof (BmPart));
  tables->names = g_ptr_array_sized_new (1);
  tables->name_numbers = g_hash_table_new (g_str_hash, g_str_equal);
  tables->strings = g_string_chunk_new (4096);
  tables->notes = g_ptr_array_new_with_free_func (g_free);
  return tables;
}

void
bm_tables_free (BmCardTables *tables)
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
bm_cards_free (BmCardSet *set)
{
  bm_tables_free ((BmCardTables *) set);
}

guint16
bm_tables_append (BmCardTables  *tables,
                  GArray        *table,
                  gconstpointer  items,
                  guint          n)
{
  guint first = table->len;

  if (n >= BM_NO_CODE - first)
    {
      tables->full = TRUE;
      return 0;
    }
  g_array_append_vals (table, items, n);
  return (guint16) first;
}

guint16
bm_tables_name (BmCardTables *tables,
                const char   *name)
{
  gpointer number;
  char *copy;

  if (g_hash_table_lookup_extended (tables->name_numbers, name, NULL, &number))
    return (guint16) GPOINTER_TO_UINT (number);
  if (tables->names->len >= BM_NO_CODE)
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
bm_tables_finish (BmCardTables *tables)
{
  BmCardSet *set = &tables->set;

  set->n_cards = tables->cards->len;
  set->cards = (const BmCard *) tables->cards->data;
  set->ops = (const BmOp *) tables->ops->data;
  set->alternatives = (const BmAlternative *) tables->alternatives->data;
  set->selectors = (const BmSelector *) tables->selectors->data;
  set->filters = (const BmFilter *) tables->filters->data;
  set->values = (const BmValue *) tables->values->data;
  set->predicates = (const BmPredicate *) tables->predicates->data;
  set->lists = (const guint16 *) tables->lists->data;
  set->mods = (const BmMod *) tables->mods->data;
  set->shapes = (const BmShape *) tables->shapes->data;
  set->triggers = (const BmTrigger *) tables->triggers->data;
  set->parts = (const BmPart *) tables->parts->data;
  set->names = (const char **) tables->names->pdata;
  set->n_names = tables->names->len;
  bm_card_set_prepare (set, (BmCard *) tables->cards->data);
}
