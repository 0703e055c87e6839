/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Selectors: a card's references and picks.  Their filters are in cards-filters.c.
 */
#include "cards-reader.h"

#include <string.h>

static gboolean
read_cell (WrCardsReader *reader,
           const BmJson  *at,
           WrRef         *ref)
{
  BmJson column, row;
  guint8 slots[2];

  if (wr_cards_list (reader, at) != 2)
    {
      wr_cards_fault (reader, at, "must name a kept column and a kept number");
      return FALSE;
    }
  bm_json_element (at, 0, &column);
  bm_json_element (at, 1, &row);
  slots[0] = wr_cards_kept (reader, &column);
  slots[1] = wr_cards_kept (reader, &row);
  if (slots[0] == WR_NO_SLOT || slots[1] == WR_NO_SLOT)
    return FALSE;
  if (reader->slots[slots[0]].type != WR_SLOT_COLUMN)
    wr_cards_fault (reader, &column, "is not kept as a column");
  if (reader->slots[slots[1]].type != WR_SLOT_NUMBER)
    wr_cards_fault (reader, &row, "is not kept as a number");
  *ref = (WrRef) { .type = WR_REF_CELL, .n = slots[0], .m = slots[1] };
  return TRUE;
}

static gboolean
read_kept (WrCardsReader *reader,
           const BmJson  *at,
           WrRef         *ref,
           guint         *kinds)
{
  static const char *const keys[] = { "kept", "cell", NULL };
  BmJson child;
  guint8 slot;

  if (!wr_cards_object (reader, at, keys))
    return FALSE;
  if (bm_json_member (at, "cell", &child))
    {
      if (bm_json_member (at, "kept", &child))
        {
          wr_cards_fault (reader, &child, "does not go with \"cell\"");
          return FALSE;
        }
      *kinds = 1u << WR_THING_SPACE;
      return read_cell (reader, &child, ref);
    }
  if (!wr_cards_member (reader, at, "kept", TRUE, &child))
    return FALSE;
  slot = wr_cards_kept (reader, &child);
  if (slot == WR_NO_SLOT)
    return FALSE;
  if (reader->slots[slot].type == WR_SLOT_NUMBER || reader->slots[slot].type == WR_SLOT_DIR)
    {
      wr_cards_fault (reader, &child, "is a number or a direction, nothing on the board");
      return FALSE;
    }
  *ref = (WrRef) { .type = WR_REF_SLOT, .n = slot };
  *kinds = reader->slots[slot].kinds;
  return TRUE;
}

static gboolean
read_it (WrCardsReader *reader,
         const BmJson  *at,
         WrRef         *ref,
         guint         *kinds)
{
  if (reader->lasting)
    {
      wr_cards_fault (reader, at, "\"it\" is not known any more when this is asked; keep it with \"as\"");
      return FALSE;
    }
  if (reader->it_kinds == 0)
    {
      wr_cards_fault (reader, at, "nothing has been picked before that \"it\" could be");
      return FALSE;
    }
  reader->used_it = TRUE;
  ref->type = WR_REF_IT;
  *kinds = reader->it_kinds;
  return TRUE;
}

gboolean
wr_cards_ref (WrCardsReader *reader,
              const BmJson  *at,
              WrRef         *ref,
              guint         *kinds)
{
  static const char *const words[] = { "self", "bird", "it", NULL };

  *ref = (WrRef) { .type = WR_REF_NONE };
  *kinds = 0;
  if (!bm_json_is_string (at))
    {
      if (JSON_NODE_HOLDS_OBJECT (at->node))
        return read_kept (reader, at, ref, kinds);
      wr_cards_fault (reader, at, "must be \"self\", \"bird\", \"it\" or an object");
      return FALSE;
    }
  switch (wr_cards_word (reader, at, words, "thing"))
    {
    case 0:
      if (!reader->champion)
        {
          wr_cards_fault (reader, at, "only champions have a \"self\"");
          return FALSE;
        }
      ref->type = WR_REF_SELF;
      *kinds = reader->card->deck == WR_DECK_WORM_CHAMPION ? 1u << WR_THING_WORM : 1u << WR_THING_BIRD;
      return TRUE;
    case 1:
      ref->type = WR_REF_BIRD;
      *kinds = 1u << WR_THING_BIRD;
      return TRUE;
    case 2:
      return read_it (reader, at, ref, kinds);
    default:
      return FALSE;
    }
}

void
wr_cards_check_kinds (WrCardsReader *reader,
                      const BmJson  *at,
                      guint          kinds,
                      guint          wanted)
{
  for (guint kind = 0; kind <= WR_THING_CARD; kind++)
    if ((kinds & ~wanted) >> kind & 1)
      {
        wr_cards_fault (reader, at, "this cannot be done with a %s", wr_thing_words[kind]);
        return;
      }
}

/* --- How many are picked, and by whom -------------------------------------------------------------------------- */

static gboolean
is_one (const BmJson *at)
{
  return JSON_NODE_HOLDS_VALUE (at->node) && json_node_get_value_type (at->node) == G_TYPE_INT64
         && json_node_get_int (at->node) == 1;
}

static void
read_how_object (WrCardsReader *reader,
                 const BmJson  *at,
                 WrSelector    *selector,
                 WrSelection   *selection)
{
  static const char *const keys[] = { "up-to", "random", "count", "row", "kept", "min", "sub", NULL };
  BmJson child;

  if (!wr_cards_object (reader, at, keys))
    return;
  if (bm_json_member (at, "up-to", &child))
    selector->how = WR_HOW_UP_TO;
  else if (bm_json_member (at, "random", &child))
    {
      selector->how = WR_HOW_RANDOM;
      selection->single = is_one (&child);
    }
  else
    {
      selector->n = wr_cards_value (reader, at, 0);
      return;
    }
  if (json_object_get_size (json_node_get_object (at->node)) > 1)
    wr_cards_fault (reader, at, "must have one key only");
  selector->n = wr_cards_value (reader, &child, 1);
}

static void
read_how (WrCardsReader *reader,
          const BmJson  *at,
          WrSelector    *selector,
          WrSelection   *selection)
{
  static const char *const words[] = { "all", "first", "last", "picked", NULL };
  BmJson n;

  selector->how = WR_HOW_NUMBER;
  selection->single = TRUE;
  if (!bm_json_member (at, "n", &n))
    {
      selector->n = wr_cards_constant (reader, 1);
      return;
    }
  selection->counted = TRUE;
  selection->single = is_one (&n);
  if (JSON_NODE_HOLDS_OBJECT (n.node))
    {
      read_how_object (reader, &n, selector, selection);
      return;
    }
  if (!bm_json_is_string (&n))
    {
      selector->n = wr_cards_value (reader, &n, 1);
      return;
    }
  switch (wr_cards_word (reader, &n, words, "number"))
    {
    case 0:
      selector->how = WR_HOW_ALL;
      break;
    case 1:
    case 2:
      selector->how = strcmp (json_node_get_string (n.node), "first") == 0 ? WR_HOW_FIRST : WR_HOW_LAST;
      selector->n = wr_cards_constant (reader, 1);
      selection->single = TRUE;
      break;
    case 3:
      selector->n = wr_cards_value (reader, &n, 1);
      break;
    default:
      break;
    }
}

/* --- Selectors ------------------------------------------------------------------------------------------------- */

static void
keep_pick (WrCardsReader *reader,
           const BmJson  *at,
           gboolean       picked,
           WrSelection   *selection)
{
  BmJson as;

  if (!bm_json_member (at, "as", &as))
    return;
  if (!picked)
    wr_cards_fault (reader, &as, "nothing is picked here, so there is nothing to keep");
  else
    selection->slot = wr_cards_keep (reader, &as, wr_slot_type (selection->kinds), selection->kinds);
}

/* A choice is written as its space, so only one thing in it may match; for tokens of several kinds the kind is
   written as well. */
static void
check_names (WrCardsReader *reader,
             const BmJson  *at,
             guint          kinds)
{
  guint tokens = kinds & WR_ANY_TOKEN, places = kinds & (1u << WR_THING_GRASS | 1u << WR_THING_SPACE);

  if (__builtin_popcount (tokens) == 1)
    places |= tokens;
  if (__builtin_popcount (places) > 1)
    wr_cards_fault (reader, at, "of \"space\", \"grass\" and a single kind of token only one can be picked: "
                    "each is chosen by its space");
}

static gboolean
read_choice (WrCardsReader *reader,
             const BmJson  *at,
             gboolean       picked,
             WrSelection   *selection)
{
  WrSelector selector = { .n = WR_NO_CODE };
  gboolean outer_it = reader->used_it;
  int by;
  BmJson pick;

  selection->choice = TRUE;
  if (!wr_cards_object (reader, at, wr_selector_keys) || !wr_cards_member (reader, at, "pick", TRUE, &pick))
    return FALSE;
  selection->kinds = wr_cards_words (reader, &pick, wr_thing_words, "thing");
  if (selection->kinds == 0)
    return FALSE;
  if (picked)
    check_names (reader, &pick, selection->kinds);
  selector.kinds = (guint16) selection->kinds;
  reader->used_it = FALSE;
  selector.filter = wr_cards_filters (reader, at, selection->kinds, &selector.n_filters, &selection->side);
  selection->used_it = reader->used_it;
  reader->used_it = outer_it || selection->used_it;
  read_how (reader, at, &selector, selection);
  by = wr_cards_member_word (reader, at, "by", wr_by_words, "side", FALSE);
  selector.by = (guint8) MAX (by, 0);
  keep_pick (reader, at, picked, selection);
  selection->index = wr_tables_append (reader->tables, reader->tables->selectors, &selector, 1);
  return TRUE;
}

gboolean
wr_cards_selector (WrCardsReader *reader,
                   const BmJson  *at,
                   gboolean       picked,
                   WrSelection   *selection)
{
  WrSelector selector = { .n = WR_NO_CODE };

  *selection = (WrSelection) { .index = WR_NO_CODE, .slot = WR_NO_SLOT, .side = WR_N_SIDES };
  if (JSON_NODE_HOLDS_OBJECT (at->node) && !json_object_has_member (json_node_get_object (at->node), "kept")
      && !json_object_has_member (json_node_get_object (at->node), "cell"))
    return read_choice (reader, at, picked, selection);
  if (!wr_cards_ref (reader, at, &selector.ref, &selection->kinds))
    return FALSE;
  selection->ref = selector.ref;
  selection->used_it = selector.ref.type == WR_REF_IT;
  selection->index = wr_tables_append (reader->tables, reader->tables->selectors, &selector, 1);
  return TRUE;
}

guint16
wr_cards_matcher (WrCardsReader *reader,
                  const BmJson  *at,
                  const char    *key)
{
  WrSelection selection;
  BmJson child;

  if (!bm_json_member (at, key, &child))
    return WR_NO_CODE;
  wr_cards_selector (reader, &child, WR_MATCHED_ONLY, &selection);
  return selection.index;
}

guint16
wr_cards_not_slot (WrCardsReader *reader,
                   guint16        number,
                   guint8         slot)
{
  WrCardTables *tables = reader->tables;
  WrSelector selector;
  g_autoptr (GArray) filters = g_array_new (FALSE, TRUE, sizeof (WrFilter));
  const WrFilter different = { .type = WR_FILTER_NOT, .of = { .type = WR_REF_SLOT, .n = slot },
                               .v1 = WR_NO_CODE, .v2 = WR_NO_CODE };

  if (number == WR_NO_CODE || slot == WR_NO_SLOT)
    return number;
  selector = g_array_index (tables->selectors, WrSelector, number);
  if (selector.n_filters >= WR_MAX_FILTERS)
    return number;
  g_array_append_vals (filters, &g_array_index (tables->filters, WrFilter, selector.filter), selector.n_filters);
  g_array_append_val (filters, different);
  selector.filter = wr_tables_append (tables, tables->filters, filters->data, filters->len);
  selector.n_filters = (guint8) filters->len;
  return wr_tables_append (tables, tables->selectors, &selector, 1);
}
