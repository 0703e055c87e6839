/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The tables that cards are compiled to.
 */
#include "cards-reader.h"

#include <string.h>

/* The tables, how large an entry is, and where the set points to them. */
static const struct
{
  gsize table;
  guint size;
  gsize place;
} tables_of_set[] = {
#define TABLE(name, type) { G_STRUCT_OFFSET (WrCardTables, name), sizeof (type), G_STRUCT_OFFSET (WrCardSet, name) }
  TABLE (cards, WrCard),
  TABLE (ops, WrOp),
  TABLE (alternatives, WrAlternative),
  TABLE (selectors, WrSelector),
  TABLE (filters, WrFilter),
  TABLE (values, WrValue),
  TABLE (predicates, WrPredicate),
  TABLE (lists, guint16),
  TABLE (mods, WrMod),
  TABLE (shapes, WrShape),
  TABLE (triggers, WrTrigger),
  TABLE (parts, WrPart),
#undef TABLE
};

WrCardTables *
wr_tables_new (void)
{
  WrCardTables *tables = g_new0 (WrCardTables, 1);

  /* Allocated at once, so that an empty table is not NULL: in C even NULL + 0 is undefined. */
  for (gsize i = 0; i < G_N_ELEMENTS (tables_of_set); i++)
    G_STRUCT_MEMBER (GArray *, tables, tables_of_set[i].table) =
      g_array_sized_new (FALSE, TRUE, tables_of_set[i].size, 1);
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
  for (gsize i = 0; i < G_N_ELEMENTS (tables_of_set); i++)
    g_array_unref (G_STRUCT_MEMBER (GArray *, tables, tables_of_set[i].table));
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
  for (gsize i = 0; i < G_N_ELEMENTS (tables_of_set); i++)
    memcpy (G_STRUCT_MEMBER_P (set, tables_of_set[i].place),
            &G_STRUCT_MEMBER (GArray *, tables, tables_of_set[i].table)->data, sizeof (gpointer));
  set->names = (const char **) tables->names->pdata;
  set->n_names = tables->names->len;
  wr_card_set_prepare (set, (WrCard *) tables->cards->data);
}
