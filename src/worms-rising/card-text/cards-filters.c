/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Filters: the conditions on things to be picked, and whether they can be satisfied.
 */
#include "cards-reader.h"

#define FILTER_KEYS \
  "here", "adjacent", "diagonal", "nearby", "within", "line", "columns", "above", "below", "same", "of", "rows", \
  "outside-rows", "between", "terrain", "with", "without", "fits", "not", "beside", "unbitten", "stunned", "in"

const char *const wr_selector_keys[] = { "pick", "n", "by", "as", FILTER_KEYS, NULL };
const char *const wr_filter_keys[] = { FILTER_KEYS, NULL };

static const struct
{
  const char *key;
  WrShapeType shape;
  int         most; /* 0: only `true` */
} relations[] = {
  { "here", WR_SHAPE_HERE, 0 },
  { "adjacent", WR_SHAPE_ADJACENT, 0 },
  { "diagonal", WR_SHAPE_DIAGONAL, 0 },
  { "nearby", WR_SHAPE_NEARBY, 0 },
  { "above", WR_SHAPE_ABOVE, 0 },
  { "below", WR_SHAPE_BELOW, 0 },
  { "within", WR_SHAPE_WITHIN, WR_ROW_BELOW },
  { "line", WR_SHAPE_LINE, WR_ROW_BELOW },
  { "columns", WR_SHAPE_COLUMNS, WR_N_COLUMNS },
};

/* The filters read so far, and the possible spaces of the thing. */
typedef struct
{
  WrCardsReader *reader;
  const BmJson  *at;
  guint          kinds; /* 0: spaces in a range */
  GArray        *filters;
  guint          shapes;  /* bits of the relations read so far */
  guint          terrain; /* bits of WrTerrain that remain possible */
  int            rows[2]; /* least and most, if they are plain numbers */
} WrFilterText;

static void
add (WrFilterText *self,
     WrFilter      filter)
{
  g_array_append_val (self->filters, filter);
}

static WrFilter
new_filter (WrFilterType type)
{
  return (WrFilter) { .type = (guint8) type, .v1 = WR_NO_CODE, .v2 = WR_NO_CODE };
}

/* `true`; for the opposite the key is left out. */
static gboolean
read_true (WrFilterText *self,
           const char   *key)
{
  BmJson child;

  if (!bm_json_member (self->at, key, &child))
    return FALSE;
  if (!wr_cards_flag (self->reader, self->at, key, TRUE))
    wr_cards_fault (self->reader, &child, "can only be true; leave it out");
  return TRUE;
}

/* --- Relative position -------------------------------------------------------------------------- */

static WrRef
read_of (WrFilterText *self)
{
  WrRef ref = { .type = self->reader->champion ? WR_REF_SELF : WR_REF_BIRD };
  BmJson of;
  guint kinds;

  if (bm_json_member (self->at, "of", &of) && wr_cards_ref (self->reader, &of, &ref, &kinds))
    wr_cards_check_kinds (self->reader, &of, kinds, ~(1u << WR_THING_CARD));
  return ref;
}

static void
read_relation (WrFilterText *self,
               guint         number,
               WrRef         of)
{
  WrFilter filter = new_filter (WR_FILTER_SHAPE);
  BmJson child;
  int n = 0;

  if (!bm_json_member (self->at, relations[number].key, &child))
    return;
  if (relations[number].most == 0)
    read_true (self, relations[number].key);
  else if (!wr_cards_number (self->reader, &child, 1, relations[number].most, &n))
    return;
  self->shapes |= 1u << relations[number].shape;
  filter.a = (guint8) relations[number].shape;
  filter.n = (guint8) n;
  filter.of = of;
  add (self, filter);
}

static void
read_same (WrFilterText *self,
           WrRef         of)
{
  static const char *const words[] = { "row", "column", NULL };
  int same = wr_cards_member_word (self->reader, self->at, "same", words, "line", FALSE);
  WrFilter filter = new_filter (WR_FILTER_SHAPE);

  if (same < 0)
    return;
  filter.a = same == 0 ? WR_SHAPE_SAME_ROW : WR_SHAPE_SAME_COLUMN;
  filter.of = of;
  self->shapes |= 1u << filter.a;
  add (self, filter);
}

static void
read_relations (WrFilterText *self)
{
  const guint own = 1u << WR_SHAPE_HERE;
  const guint beside = 1u << WR_SHAPE_ADJACENT | 1u << WR_SHAPE_DIAGONAL | 1u << WR_SHAPE_NEARBY |
                       1u << WR_SHAPE_ABOVE | 1u << WR_SHAPE_BELOW | 1u << WR_SHAPE_LINE;
  WrRef of = read_of (self);
  BmJson child;

  for (guint i = 0; i < G_N_ELEMENTS (relations); i++)
    read_relation (self, i, of);
  read_same (self, of);
  if (bm_json_member (self->at, "of", &child) && self->shapes == 0)
    wr_cards_fault (self->reader, &child, "says of what, but not where: there is no \"nearby\", \"within\", ...");
  if (((self->shapes & own) && (self->shapes & beside))
      || ((self->shapes >> WR_SHAPE_ADJACENT & 1) && (self->shapes >> WR_SHAPE_DIAGONAL & 1))
      || ((self->shapes >> WR_SHAPE_ABOVE & 1) && (self->shapes >> WR_SHAPE_BELOW & 1)))
    wr_cards_fault (self->reader, self->at, "nothing can be in all these places at once");
}

/* --- Position on the board ---------------------------------------------------------------------------------- */

static gboolean
plain_number (const BmJson *at,
              int          *number)
{
  gint64 value;

  if (!JSON_NODE_HOLDS_VALUE (at->node) || json_node_get_value_type (at->node) != G_TYPE_INT64)
    return FALSE;
  value = json_node_get_int (at->node);
  *number = (int) CLAMP (value, -1, 100);
  return TRUE;
}

/* Two rows, the upper one first.  Plain numbers are stored in ROWS. */
static gboolean
read_two_rows (WrFilterText *self,
               const BmJson *at,
               WrFilter     *filter,
               int          *numbers)
{
  BmJson ends[2];

  if (wr_cards_list (self->reader, at) != 2)
    {
      wr_cards_fault (self->reader, at, "must be the first and the last row");
      return FALSE;
    }
  for (guint i = 0; i < 2; i++)
    {
      bm_json_element (at, i, &ends[i]);
      if (plain_number (&ends[i], &numbers[i]) && (numbers[i] < 0 || numbers[i] > WR_ROW_BELOW))
        {
          wr_cards_fault (self->reader, &ends[i], "there are rows 0 to %d only", WR_ROW_BELOW);
          return FALSE;
        }
    }
  filter->v1 = wr_cards_value (self->reader, &ends[0], -20);
  filter->v2 = wr_cards_value (self->reader, &ends[1], -20);
  if (numbers[0] > numbers[1])
    wr_cards_fault (self->reader, at, "no row is in %d to %d: the first one comes first", numbers[0], numbers[1]);
  return TRUE;
}

static void
read_rows (WrFilterText *self)
{
  WrFilter inside = new_filter (WR_FILTER_ROWS), outside = new_filter (WR_FILTER_OUTSIDE_ROWS);
  int numbers[2] = { 0, WR_ROW_BELOW };
  BmJson rows;

  if (bm_json_member (self->at, "rows", &rows) && read_two_rows (self, &rows, &inside, self->rows))
    add (self, inside);
  if (bm_json_member (self->at, "outside-rows", &rows) && read_two_rows (self, &rows, &outside, numbers))
    add (self, outside);
}

static int
read_column (WrFilterText *self,
             const BmJson *at)
{
  const char *text = bm_json_is_string (at) ? json_node_get_string (at->node) : "";

  if (text[0] >= 'a' && text[0] < 'a' + WR_N_COLUMNS && text[1] == '\0')
    return text[0] - 'a';
  wr_cards_fault (self->reader, at, "must be a column, \"a\" to \"%c\"", 'a' + WR_N_COLUMNS - 1);
  return -1;
}

static void
read_between (WrFilterText *self)
{
  WrFilter filter = new_filter (WR_FILTER_BETWEEN);
  BmJson between, ends[2];
  int first, last;

  if (!bm_json_member (self->at, "between", &between))
    return;
  if (wr_cards_list (self->reader, &between) != 2)
    {
      wr_cards_fault (self->reader, &between, "must be the first and the last column");
      return;
    }
  bm_json_element (&between, 0, &ends[0]);
  bm_json_element (&between, 1, &ends[1]);
  first = read_column (self, &ends[0]);
  last = read_column (self, &ends[1]);
  if (first < 0 || last < 0)
    return;
  if (first > last)
    wr_cards_fault (self->reader, &between, "no column is there: the left one comes first");
  filter.a = (guint8) first;
  filter.n = (guint8) last;
  add (self, filter);
}

static void
read_terrain (WrFilterText *self)
{
  WrFilter filter = new_filter (WR_FILTER_TERRAIN);
  BmJson child;

  if (!bm_json_member (self->at, "terrain", &child))
    return;
  filter.mask = (guint16) wr_cards_words (self->reader, &child, wr_terrain_words, "terrain");
  if (filter.mask == 0)
    return;
  self->terrain &= filter.mask;
  add (self, filter);
}

/* --- Content of the space
   --------------------------------------------------------------------------------------------- */

static guint
read_things (WrFilterText *self,
             const char   *key,
             WrFilterType  type)
{
  WrFilter filter = new_filter (type);
  BmJson child;

  if (!bm_json_member (self->at, key, &child))
    return 0;
  filter.mask = (guint16) wr_cards_words (self->reader, &child, wr_thing_words, "thing");
  if (filter.mask == 0)
    return 0;
  wr_cards_check_kinds (self->reader, &child, filter.mask, WR_ANY_PIECE | WR_ANY_TOKEN | 1u << WR_THING_GRASS);
  add (self, filter);
  return filter.mask;
}

static void
read_with (WrFilterText *self)
{
  guint with = read_things (self, "with", WR_FILTER_WITH);
  guint without = read_things (self, "without", WR_FILTER_WITHOUT);

  if (with != 0 && (with & ~without) == 0)
    wr_cards_fault_member (self->reader, self->at, "without", "nothing that \"with\" asks for is left");
}

static void
read_fits (WrFilterText *self)
{
  static const char *const words[] = { "bedrock", "wormhole", "lava", "zombie", NULL };
  static const WrThingKind kinds[] = { WR_THING_BEDROCK, WR_THING_WORMHOLE, WR_THING_LAVA, WR_THING_ZOMBIE };
  static const guint terrains[] = {
    1u << WR_TERRAIN_PACKED,
    1u << WR_TERRAIN_SKY | 1u << WR_TERRAIN_GRASS | 1u << WR_TERRAIN_CLEARED | 1u << WR_TERRAIN_PACKED,
    1u << WR_TERRAIN_GRASS,
    1u << WR_TERRAIN_GRASS | 1u << WR_TERRAIN_CLEARED | 1u << WR_TERRAIN_PACKED,
  };
  int fits = wr_cards_member_word (self->reader, self->at, "fits", words, "thing to put", FALSE);
  WrFilter filter = new_filter (WR_FILTER_FITS);

  if (fits < 0)
    return;
  filter.a = (guint8) kinds[fits];
  self->terrain &= terrains[fits];
  add (self, filter);
}

static void
read_not_one (WrFilterText *self,
              const BmJson *at)
{
  WrFilter filter = new_filter (WR_FILTER_NOT);
  guint kinds;

  if (bm_json_is_string (at) && g_str_equal (json_node_get_string (at->node), "picked"))
    filter.of.type = WR_REF_PICKED;
  else if (!wr_cards_ref (self->reader, at, &filter.of, &kinds))
    return;
  add (self, filter);
}

static void
read_not (WrFilterText *self)
{
  BmJson child, element;
  guint n;

  if (!bm_json_member (self->at, "not", &child))
    return;
  if (!JSON_NODE_HOLDS_ARRAY (child.node))
    {
      read_not_one (self, &child);
      return;
    }
  n = wr_cards_list (self->reader, &child);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&child, i, &element);
      read_not_one (self, &element);
    }
}

/* --- Properties ------------------------------------------------------------------------------------------- */

static void
read_states (WrFilterText *self)
{
  const guint crawlers = 1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE;
  WrFilter filter = new_filter (WR_FILTER_STUNNED);

  if (read_true (self, "beside"))
    {
      WrFilter beside = new_filter (WR_FILTER_BESIDE);

      beside.of.type = WR_REF_PICKED;
      add (self, beside);
    }
  if (read_true (self, "unbitten"))
    {
      if (!(self->kinds & crawlers))
        wr_cards_fault_member (self->reader, self->at, "unbitten", "only Worms and Zombies bite");
      add (self, new_filter (WR_FILTER_UNBITTEN));
    }
  if (json_object_has_member (json_node_get_object (self->at->node), "stunned"))
    {
      if (!(self->kinds >> WR_THING_WORM & 1))
        wr_cards_fault_member (self->reader, self->at, "stunned", "only Worms are stunned");
      filter.a = wr_cards_flag (self->reader, self->at, "stunned", TRUE);
      add (self, filter);
    }
}

static int
read_hand (WrFilterText *self)
{
  static const char *const words[] = { [WR_SIDE_WORMS] = "worms-hand", [WR_SIDE_BIRD] = "bird-hand", NULL };
  const guint card = 1u << WR_THING_CARD;
  WrFilter filter = new_filter (WR_FILTER_HAND);
  int side = wr_cards_member_word (self->reader, self->at, "in", words, "hand", FALSE);
  BmJson child;

  if (side >= 0)
    {
      filter.a = (guint8) side;
      add (self, filter);
      if (!(self->kinds & card))
        wr_cards_fault_member (self->reader, self->at, "in", "only cards are in a hand");
    }
  if (!(self->kinds & card))
    return WR_N_SIDES;
  if (!bm_json_member (self->at, "in", &child))
    wr_cards_fault_member (self->reader, self->at, "in", "missing: whose cards? \"worms-hand\" or \"bird-hand\"");
  if (self->kinds != card)
    wr_cards_fault_member (self->reader, self->at, "pick", "cards cannot be picked together with other things");
  for (guint i = 0; i < self->filters->len; i++)
    if (g_array_index (self->filters, WrFilter, i).type != WR_FILTER_HAND
        && g_array_index (self->filters, WrFilter, i).type != WR_FILTER_NOT)
      {
        wr_cards_fault (self->reader, self->at, "a card in a hand is nowhere on the board; it can be picked by \"in\" and "
                        "\"not\" only");
        break;
      }
  return side < 0 ? WR_N_SIDES : side;
}

/* --- Satisfiability ------------------------------------------------------------------------- */

static void
check_terrain (WrFilterText *self)
{
  const guint grass = 1u << WR_TERRAIN_GRASS, packed = 1u << WR_TERRAIN_PACKED;
  /* Bits of the terrain that each kind of thing can be in; all bits for things without a space. */
  const guint terrains[] = {
    [WR_THING_BEDROCK] = packed,
    [WR_THING_WORMHOLE] = ~(1u << WR_TERRAIN_OUTSIDE),
    [WR_THING_DRILL] = grass,
    [WR_THING_GRAVESTONE] = grass,
    [WR_THING_LAVA] = grass,
    [WR_THING_WORM] = packed | grass,
    [WR_THING_ZOMBIE] = packed | grass,
    [WR_THING_BIRD] = grass | 1u << WR_TERRAIN_CLEARED | 1u << WR_TERRAIN_OUTSIDE,
    [WR_THING_GRASS] = grass,
    [WR_THING_COLUMN] = grass,
    [WR_THING_SPACE] = ~0u,
    [WR_THING_CARD] = ~0u,
  };
  static const int rows[][2] = {
    [WR_TERRAIN_SKY] = { 0, 0 },
    [WR_TERRAIN_GRASS] = { 0, WR_LAST_ROW },
    [WR_TERRAIN_CLEARED] = { 1, WR_LAST_ROW - 1 },
    [WR_TERRAIN_PACKED] = { 1, WR_LAST_ROW },
    [WR_TERRAIN_OUTSIDE] = { 1, WR_ROW_BELOW },
  };
  guint possible = self->kinds == 0 ? ~0u : 0;

  for (guint kind = 0; kind < G_N_ELEMENTS (terrains); kind++)
    if (self->kinds >> kind & 1)
      possible |= terrains[kind];
  if ((self->terrain & possible) == 0)
    {
      wr_cards_fault (self->reader, self->at, "there can be no such thing in this terrain");
      return;
    }
  possible &= self->terrain;
  for (guint terrain = 0; terrain < G_N_ELEMENTS (rows); terrain++)
    if ((possible >> terrain & 1) && rows[terrain][1] >= self->rows[0] && rows[terrain][0] <= self->rows[1])
      return;
  if (self->rows[0] <= self->rows[1])
    wr_cards_fault (self->reader, self->at, "this terrain is never in these rows");
}

guint16
wr_cards_filters (WrCardsReader *reader,
                  const BmJson  *at,
                  guint          kinds,
                  guint8        *n,
                  int           *side)
{
  g_autoptr (GArray) filters = g_array_new (FALSE, TRUE, sizeof (WrFilter));
  WrFilterText self = { .reader = reader, .at = at, .kinds = kinds, .filters = filters,
                        .terrain = (1u << (WR_TERRAIN_OUTSIDE + 1)) - 1, .rows = { 0, WR_ROW_BELOW } };
  int hand;

  read_relations (&self);
  read_rows (&self);
  read_between (&self);
  read_terrain (&self);
  read_with (&self);
  read_fits (&self);
  read_not (&self);
  read_states (&self);
  hand = read_hand (&self);
  if (side != NULL)
    *side = hand;
  check_terrain (&self);
  /* Reserve one: a swap adds a filter. */
  if (filters->len >= WR_MAX_FILTERS)
    {
      wr_cards_fault (reader, at, "asks for %u things, more than %d", filters->len, WR_MAX_FILTERS - 1);
      g_array_set_size (filters, 0);
    }
  *n = (guint8) filters->len;
  return wr_tables_append (reader->tables, reader->tables->filters, filters->data, filters->len);
}
