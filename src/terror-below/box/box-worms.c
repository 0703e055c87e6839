/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Worm cards, their types and patterns (T2.6, T4.6).
 */
#include "box-reader.h"

#include <string.h>

#include "tb-space.h"

/* The greatest distance of a piece of a pattern from its centre. */
#define MAX_OFFSET (TB_N_COLUMNS - 1)

#define MAX_HEALTH 30

/* T18.1, T23.3: more players can add to the limit of a card, and a roll lays a card beyond it. */
#define MAX_LIMIT 6

G_STATIC_ASSERT (MAX_LIMIT + TB_BOX_MOST_MORE_LIMIT + 1 <= TB_MAX_LAID);

/* --- Patterns ---------------------------------------------------------------------------------------------------- */

static gboolean
read_offset (const BmJson  *at,
             TbOffset      *offset,
             GError       **error)
{
  gint64 values[2];
  BmJson child;
  guint n;

  if (!bm_json_check_list (at, &n, error))
    return FALSE;
  if (n != G_N_ELEMENTS (values))
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be two numbers: columns to the right, rows down");
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (at, i, &child);
      if (!bm_json_get_integer (&child, -MAX_OFFSET, MAX_OFFSET, &values[i], error))
        return FALSE;
    }
  *offset = (TbOffset) { .column = (gint8) values[0], .row = (gint8) values[1] };
  return TRUE;
}

static gboolean
same (TbOffset a,
      TbOffset b)
{
  return a.column == b.column && a.row == b.row;
}

/* Whether WORM already has a piece there. */
static gboolean
has_piece (const TbWorm *worm,
           TbOffset      offset)
{
  if (worm->centre_rubble && same (offset, (TbOffset) { 0, 0 }))
    return TRUE;
  for (guint i = 0; i < worm->n_eggs; i++)
    if (same (worm->eggs[i], offset))
      return TRUE;
  for (guint i = 0; i < worm->n_rubble; i++)
    if (same (worm->rubble[i], offset))
      return TRUE;
  return FALSE;
}

/* T18.3 step 3: in reading order. */
static void
insert_rubble (TbWorm   *worm,
               TbOffset  offset)
{
  guint i = worm->n_rubble++;

  for (; i > 0; i--)
    {
      TbOffset before = worm->rubble[i - 1];

      if (before.row < offset.row || (before.row == offset.row && before.column < offset.column))
        break;
      worm->rubble[i] = before;
    }
  worm->rubble[i] = offset;
}

static gboolean
add_piece (const BmJson  *at,
           TbOffset       offset,
           gboolean       is_egg,
           TbWorm        *worm,
           GError       **error)
{
  if (has_piece (worm, offset))
    return bm_json_fail (at, BM_ERROR_REFUSED, error, "a piece of the pattern lies there already");
  if (is_egg && worm->n_eggs == G_N_ELEMENTS (worm->eggs))
    return bm_json_fail (at, BM_ERROR_REFUSED, error, "the pattern has more than %d Eggs", (int) G_N_ELEMENTS (worm->eggs));
  if (is_egg)
    worm->eggs[worm->n_eggs++] = offset;
  else if (offset.column == 0 && offset.row == 0)
    worm->centre_rubble = TRUE;
  else if (worm->n_rubble == TB_MAX_PATTERN)
    return bm_json_fail (at, BM_ERROR_REFUSED, error, "the pattern has more than %d Rubble", TB_MAX_PATTERN);
  else
    insert_rubble (worm, offset);
  return TRUE;
}

/* The members `rubble` and `eggs` of AT. */
static gboolean
read_pattern (const BmJson  *at,
              TbWorm        *worm,
              GError       **error)
{
  static const char *const keys[] = { "rubble", "eggs", NULL };

  for (guint i = 0; keys[i] != NULL; i++)
    {
      BmJson list, child;
      TbOffset offset = { 0, 0 };
      guint n;

      if (!tb_box_list (at, keys[i], &list, &n, error))
        return FALSE;
      for (guint j = 0; j < n; j++)
        {
          bm_json_element (&list, j, &child);
          if (!read_offset (&child, &offset, error) || !add_piece (&child, offset, i == 1, worm, error))
            return FALSE;
        }
    }
  return TRUE;
}

/* --- Common to all Worms ----------------------------------------------------------------------------------------- */

/* "all": one Egg of each colour, as many as the pattern has. */
static gboolean
read_egg (TbBoxReader   *reader,
          const BmJson  *at,
          TbWorm        *worm,
          GError       **error)
{
  const char *text;
  BmJson child;

  if (!tb_box_member (at, "egg", &child, error))
    return FALSE;
  text = bm_json_get_string (&child, error);
  if (text == NULL)
    return FALSE;
  worm->colour = TB_N_COLOURS;
  if (strcmp (text, "all") != 0 && !tb_box_colour (reader, &child, &worm->colour, error))
    return FALSE;
  if (worm->colour == TB_N_COLOURS && worm->n_eggs != TB_N_COLOURS)
    return bm_json_fail (&child, BM_ERROR_REFUSED, error, "the pattern has not %d Eggs", TB_N_COLOURS);
  if (worm->colour < TB_N_COLOURS && (worm->n_eggs != 1 || !same (worm->eggs[0], (TbOffset) { 0, 0 })))
    return bm_json_fail (&child, BM_ERROR_REFUSED, error, "an Egg of one colour lies in the centre, and is the only one");
  return TRUE;
}

/* T2.6: written as a space of the desert board. */
static gboolean
read_start (TbBoxReader   *reader,
            const BmJson  *at,
            TbWorm        *worm,
            GError       **error)
{
  TbSpace space;
  BmJson child;

  if (!tb_box_member (at, "start", &child, error)
      || !tb_box_space (&child, reader->box->boards[TB_BOARD_DESERT].n_columns, &space, error))
    return FALSE;
  worm->red = (guint8) (tb_space_column (space) + 1);
  worm->blue = (guint8) (tb_space_row (space) + 1);
  return TRUE;
}

/* --- Types ------------------------------------------------------------------------------------------------------- */

static gboolean
read_variant (const BmJson  *variants,
              const char    *name,
              TbWorm        *worm,
              GError       **error)
{
  static const char *const keys[] = { "rubble", "eggs", NULL };
  BmJson variant;

  return tb_box_member (variants, name, &variant, error)
         && bm_json_check_object (&variant, keys, error)
         && read_pattern (&variant, worm, error);
}

/* All variants are checked, even those without cards. */
static gboolean
read_type (TbBoxReader       *reader,
           const TbBoxEntry  *entry,
           guint              place,
           GError           **error)
{
  static const char *const keys[] = { "id", "name", "text", "variants", NULL };
  JsonObjectIter iter;
  const char *name;
  BmJson variants;

  if (!bm_json_check_object (&entry->at, keys, error)
      || !tb_box_words (reader, &entry->at, entry->id, TB_WORDS_TEXT, &reader->box->worm_type_words[place], error)
      || !tb_box_member (&entry->at, "variants", &variants, error))
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (variants.node))
    return bm_json_fail (&variants, BM_ERROR_UNREADABLE, error, "must be an object");
  json_object_iter_init_ordered (&iter, json_node_get_object (variants.node));
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    {
      TbWorm worm = { 0 };

      if (!read_variant (&variants, name, &worm, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_card_pattern (const BmJson  *at,
                   GPtrArray     *types,
                   TbWorm        *worm,
                   GError       **error)
{
  const TbBoxEntry *type = types->pdata[worm->type];
  g_autofree char *shown = NULL;
  const char *name;
  BmJson child, variants, variant;

  if (!tb_box_member (at, "variant", &child, error))
    return FALSE;
  name = bm_json_get_string (&child, error);
  if (name == NULL || !tb_box_member (&type->at, "variants", &variants, error))
    return FALSE;
  shown = bm_json_dup_shown (name);
  if (!bm_json_member (&variants, name, &variant))
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "the type \"%s\" has no variant \"%s\"", type->id, shown);
  return read_pattern (&variant, worm, error);
}

/* T25.2: the Queens are a type of their own. */
static gboolean
check_queen (TbBoxReader   *reader,
             const BmJson  *at,
             const TbWorm  *worm,
             gboolean      *of_colour,
             GError       **error)
{
  TbBox *box = reader->box;
  gboolean queen = worm->colour == TB_N_COLOURS;

  if (queen && box->queen_type == TB_ANY)
    box->queen_type = worm->type;
  of_colour[worm->type] |= !queen;
  if (queen && box->queen_type != worm->type)
    return bm_json_fail_member (at, "egg", BM_ERROR_REFUSED, error, "there is another type with \"all\" already (T25.2)");
  if (box->queen_type == worm->type && of_colour[worm->type])
    return bm_json_fail_member (at, "egg", BM_ERROR_REFUSED, error, "all Worms of a type have \"all\", or none (T25.2)");
  return TRUE;
}

/* --- Cards ------------------------------------------------------------------------------------------------------- */

static gboolean
read_card (TbBoxReader   *reader,
           const BmJson  *at,
           GPtrArray     *types,
           TbWorm        *worm,
           GError       **error)
{
  static const char *const keys[] = { "id", "type", "variant", "egg", "start", "health", "limit", NULL };

  return bm_json_check_object (at, keys, error)
         && tb_box_reference (at, "type", types, "type of Worm", &worm->type, error)
         && read_card_pattern (at, types, worm, error)
         && read_egg (reader, at, worm, error)
         && read_start (reader, at, worm, error)
         && tb_box_number (at, "health", 1, MAX_HEALTH, &worm->health, error)
         && tb_box_number (at, "limit", 1, MAX_LIMIT, &worm->limit, error);
}

/* T4.6: one for each colour. */
static gboolean
read_starting (TbBoxReader   *reader,
               const BmJson  *at,
               TbCard         card,
               TbWorm        *worm,
               GError       **error)
{
  static const char *const keys[] = { "id", "egg", "start", "rubble", "eggs", NULL };
  guint8 *starting = reader->box->starting;

  *worm = (TbWorm) { .type = TB_ANY, .starting = TRUE };
  if (!bm_json_check_object (at, keys, error)
      || !read_pattern (at, worm, error)
      || !read_egg (reader, at, worm, error)
      || !read_start (reader, at, worm, error))
    return FALSE;
  if (worm->colour == TB_N_COLOURS)
    return bm_json_fail_member (at, "egg", BM_ERROR_REFUSED, error, "a starting Worm has one colour");
  if (starting[worm->colour] != TB_NO_CARD)
    return bm_json_fail_member (at, "egg", BM_ERROR_REFUSED, error, "another starting Worm has this colour");
  starting[worm->colour] = card;
  reader->box->n_starting++;
  return TRUE;
}

/* The cards and the starting Worms together, sorted by id.  (transfer container) */
static GPtrArray *
all_worms (GPtrArray *starting,
           GPtrArray *cards)
{
  GPtrArray *all = g_ptr_array_sized_new (starting->len + cards->len);
  guint i = 0, j = 0;

  while (i < starting->len || j < cards->len)
    {
      const TbBoxEntry *a = i < starting->len ? starting->pdata[i] : NULL;
      const TbBoxEntry *b = j < cards->len ? cards->pdata[j] : NULL;

      if (b == NULL || (a != NULL && strcmp (a->id, b->id) < 0))
        g_ptr_array_add (all, starting->pdata[i++]);
      else
        g_ptr_array_add (all, cards->pdata[j++]);
    }
  return all;
}

static gboolean
read_worm (TbBoxReader       *reader,
           const TbBoxEntry  *entry,
           GPtrArray         *types,
           gboolean           starting,
           guint              place,
           gboolean          *of_colour,
           GError           **error)
{
  TbBox *box = reader->box;
  TbCard card = (TbCard) (TB_FIRST_WORM + place);
  TbWorm *worm = &box->worms[place];

  tb_box_no_words (reader, entry->id, &box->words[card]);
  if (starting)
    return read_starting (reader, &entry->at, card, worm, error);
  if (!read_card (reader, &entry->at, types, worm, error)
      || !check_queen (reader, &entry->at, worm, of_colour, error))
    return FALSE;
  box->words[card].name = box->worm_type_words[worm->type].name;
  box->words[card].text = box->worm_type_words[worm->type].text;
  return TRUE;
}

static gboolean
read_worms (TbBoxReader  *reader,
            GPtrArray    *types,
            GError      **error)
{
  g_autoptr (GPtrArray) starting = tb_box_sorted (reader, TB_PART_STARTING, TB_N_COLOURS, error);
  g_autoptr (GPtrArray) cards = NULL, all = NULL;
  gboolean of_colour[TB_MAX_WORM_TYPES] = { FALSE };

  if (starting == NULL)
    return FALSE;
  cards = tb_box_sorted (reader, TB_PART_WORMS, TB_MAX_WORMS - TB_N_COLOURS, error);
  if (cards == NULL)
    return FALSE;
  all = all_worms (starting, cards);
  for (guint i = 0; i < all->len; i++)
    if (!read_worm (reader, all->pdata[i], types, g_ptr_array_find (starting, all->pdata[i], NULL), i, of_colour, error))
      return FALSE;
  reader->box->n_worms = (guint8) all->len;
  if (reader->box->n_starting < TB_N_COLOURS)
    return bm_json_fail (((const TbBoxEntry *) starting->pdata[0])->at.parent, BM_ERROR_REFUSED, error,
                         "must have a Worm for each colour (T4.6)");
  return TRUE;
}

/* `eggs` of the file must list the colours in their order. */
static gboolean
check_eggs (TbBoxReader  *reader,
            GError      **error)
{
  const BmJson *at = reader->text->worm_eggs;
  guint n;

  if (at == NULL)
    return TRUE;
  if (!bm_json_check_list (at, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      guint8 colour;
      BmJson child;

      bm_json_element (at, i, &child);
      if (!tb_box_colour (reader, &child, &colour, error))
        return FALSE;
      if (colour != i)
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be in the order of the board's colours");
    }
  return n == TB_N_COLOURS || bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must have %d colours", TB_N_COLOURS);
}

gboolean
tb_box_read_worms (TbBoxReader  *reader,
                   GError      **error)
{
  g_autoptr (GPtrArray) types = tb_box_sorted (reader, TB_PART_TYPES, TB_MAX_WORM_TYPES, error);

  if (types == NULL || !check_eggs (reader, error))
    return FALSE;
  reader->box->queen_type = TB_ANY;
  memset (reader->box->starting, TB_NO_CARD, sizeof reader->box->starting);
  for (guint i = 0; i < types->len; i++)
    if (!read_type (reader, types->pdata[i], i, error))
      return FALSE;
  reader->box->n_worm_types = (guint8) types->len;
  return read_worms (reader, types, error);
}
