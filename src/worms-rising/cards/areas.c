/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Areas: the spaces of shapes, filters and things, per column, one bit per row.  Tests of a single space use one bit
 * of that, so each rule is written once.  Columns are -1 to 11 and rows 0 to 13, for the Bird outside (R14.1).
 */
#include "cards-private.h"

#define BOARD_ROWS ((2u << WR_LAST_ROW) - 1)

static inline gboolean
is_on_board (int column)
{
  return column >= 0 && column < WR_N_COLUMNS;
}

static guint
rows_between (int first,
              int last)
{
  first = MAX (first, 0);
  last = MIN (last, WR_ROW_BELOW);
  return first > last ? 0 : ((2u << last) - 1) & ~((1u << first) - 1);
}

/* --- Shapes (G2) ----------------------------------------------------------------------------------------------- */

/* Up to N rows from ROW up and down, in its column; Bedrock is included and hides what is behind. */
static guint
line_in_column (const WrPosition *pos,
                int               column,
                int               row,
                int               n)
{
  guint rock = is_on_board (column) ? pos->bedrock[column] : 0, rows = 0;

  for (int way = -1; way <= 1; way += 2)
    for (int i = 1, at = row + way; i <= n && at >= 0 && at <= WR_ROW_BELOW; i++, at += way)
      {
        rows |= 1u << at;
        if (rock >> at & 1)
          break;
      }
  return rows;
}

static gboolean
row_is_free (const WrPosition *pos,
             int               row,
             int               a,
             int               b)
{
  for (int column = MIN (a, b) + 1; column < MAX (a, b); column++)
    if (is_on_board (column) && (pos->bedrock[column] >> row & 1))
      return FALSE;
  return TRUE;
}

#define CENTRE   (1u << WR_REACH_CENTRE)
#define ALL_REACH ((2u << 2 * WR_REACH_CENTRE) - 1)

/* As WrShape.reach. */
static guint32
reach_of (WrShapeType shape,
          int         n,
          int         columns)
{
  const guint32 beside = CENTRE << 1 | CENTRE >> 1;

  switch (shape)
    {
    case WR_SHAPE_HERE:        return columns == 0 ? CENTRE : 0;
    case WR_SHAPE_ADJACENT:    return columns == 0 ? beside : columns == 1 ? CENTRE : 0;
    case WR_SHAPE_DIAGONAL:    return columns == 1 ? beside : 0;
    case WR_SHAPE_NEARBY:      return columns == 0 ? beside : columns == 1 ? beside | CENTRE : 0;
    case WR_SHAPE_WITHIN:
      n = MIN (n, WR_REACH_CENTRE);
      return columns <= n ? ((2u << 2 * n) - 1) << (WR_REACH_CENTRE - n) : 0;
    case WR_SHAPE_LINE:
    case WR_SHAPE_ROW:         return columns >= 1 && columns <= n ? CENTRE : 0;
    case WR_SHAPE_COLUMNS:     return columns <= n ? ALL_REACH : 0;
    case WR_SHAPE_ABOVE:       return columns == 0 ? CENTRE >> 1 : 0;
    case WR_SHAPE_BELOW:       return columns == 0 ? CENTRE << 1 : 0;
    case WR_SHAPE_SAME_ROW:    return CENTRE;
    case WR_SHAPE_SAME_COLUMN: return columns == 0 ? ALL_REACH : 0;
    case WR_SHAPE_ANY:         return ALL_REACH;
    default:                   return 0;
    }
}

static guint
rows_in_line (const WrPosition *pos,
              int               n,
              WrSpace           centre,
              int               column)
{
  int own = wr_space_column (centre), row = wr_space_row (centre);

  if (column == own)
    return line_in_column (pos, column, row, n);
  return ABS (column - own) <= n && row_is_free (pos, row, column, own) ? 1u << row : 0;
}

static inline guint
rows_reached (guint32 reach,
              WrSpace centre)
{
  return reach >> (WR_REACH_CENTRE - wr_space_row (centre)) & WR_ALL_ROWS;
}

static guint
shape_rows (const WrPosition *pos,
            WrShapeType       shape,
            int               n,
            WrSpace           centre,
            int               column)
{
  if (centre == WR_SPACE_NONE)
    return 0;
  if (shape == WR_SHAPE_LINE)
    return rows_in_line (pos, n, centre, column);
  return rows_reached (reach_of (shape, n, ABS (column - wr_space_column (centre))), centre);
}

/* How many columns to each side a shape reaches. */
static int
shape_width (WrShapeType shape,
             int         n)
{
  switch (shape)
    {
    case WR_SHAPE_HERE:
    case WR_SHAPE_ABOVE:
    case WR_SHAPE_BELOW:
    case WR_SHAPE_SAME_COLUMN:
      return 0;
    case WR_SHAPE_ADJACENT:
    case WR_SHAPE_DIAGONAL:
    case WR_SHAPE_NEARBY:
      return 1;
    case WR_SHAPE_WITHIN:
    case WR_SHAPE_LINE:
    case WR_SHAPE_ROW:
    case WR_SHAPE_COLUMNS:
      return n;
    case WR_SHAPE_SAME_ROW:
    case WR_SHAPE_ANY:
    default:
      return WR_N_COLUMNS + 1;
    }
}

void
wr_shapes_prepare (WrShape *shapes,
                   guint    n)
{
  gboolean is_simple = n > 0;

  for (guint i = 0; i < n; i++)
    {
      WrShape *shape = &shapes[i];

      shape->width = (guint8) shape_width ((WrShapeType) shape->shape, shape->n);
      shapes[0].width = MAX (shapes[0].width, shape->width);
      for (int columns = 0; columns < WR_REACH_COLUMNS; columns++)
        shape->reach[columns] = reach_of ((WrShapeType) shape->shape, shape->n, columns);
      is_simple = is_simple && shape->shape != WR_SHAPE_LINE && shape->n_filters == 0;
    }
  for (guint i = 0; is_simple && i < n; i++)
    {
      shapes[0].is_all = TRUE;
      for (int columns = 0; columns < WR_REACH_COLUMNS; columns++)
        shapes[0].reach[columns] |= shapes[i].reach[columns];
    }
}

/* ROWS of COLUMN without those that do not fit the shape's filters. */
static guint
filtered_rows (const WrPosition *pos,
               guint8            card,
               const WrShape    *shape,
               int               column,
               guint             rows)
{
  WrScope scope = wr_scope_of_card (pos, card);

  for (guint i = shape->filter; i < (guint) shape->filter + shape->n_filters && rows != 0; i++)
    {
      const WrFilter *filter = &wr_card_set->filters[i];

      if (wr_filter_is_about_place (filter))
        {
          WrSieve sieve = wr_sieve (&scope, filter);

          rows &= wr_sieve_rows (&scope, &sieve, column);
          continue;
        }
      for (guint left = rows; left != 0; left &= left - 1)
        {
          int row = __builtin_ctz (left);

          if (!wr_filters_fit (&scope, i, 1, wr_thing_space (WR_SPACE (column, row))))
            rows &= ~(1u << row);
        }
    }
  return rows;
}

guint
wr_rows_in_shapes (const WrPosition *pos,
                   const WrRange    *range,
                   WrSpace           centre,
                   int               column)
{
  int columns = ABS (column - wr_space_column (centre));
  guint all = 0;

  if (centre == WR_SPACE_NONE)
    return 0;
  if (range->shapes->is_all)
    return rows_reached (range->shapes->reach[columns], centre);
  for (const WrShape *shape = range->shapes; ; shape++)
    {
      guint rows = shape->shape == WR_SHAPE_LINE ? rows_in_line (pos, shape->n, centre, column)
                                                 : rows_reached (shape->reach[columns], centre);

      if (rows != 0 && shape->n_filters > 0)
        rows = filtered_rows (pos, range->card, shape, column, rows);
      all |= rows;
      if (shape->last)
        return all;
    }
}

/* --- Things ---------------------------------------------------------------------------------------------------- */

#define ALL_WORMS    ((1u << WR_N_WORMS) - 1)
#define ALL_CRAWLERS ((1u << WR_N_CRAWLERS) - 1)

static guint
rows_of_crawlers (const WrPosition *pos,
                  guint             pieces,
                  int               column)
{
  guint rows = 0;

  for (pieces &= wr_position_crawlers_in (pos, column); pieces != 0; pieces &= pieces - 1)
    rows |= 1u << wr_space_row (pos->at[__builtin_ctz (pieces)]);
  return rows;
}

static guint
rows_of_bird (const WrPosition *pos,
              int               column)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];

  return wr_space_column (bird) == column ? 1u << wr_space_row (bird) : 0;
}

static guint
rows_of_stack (const WrPosition *pos,
               guint             stack,
               int               column)
{
  return pos->on_grass[stack][column] > 0 ? 1u << pos->grass[column] : 0;
}

guint
wr_thing_rows (const WrPosition *pos,
               guint             kind,
               int               column)
{
  if (kind == WR_THING_BIRD)
    return rows_of_bird (pos, column);
  if (!is_on_board (column))
    return 0;
  switch ((WrThingKind) kind)
    {
    case WR_THING_BEDROCK:
      return pos->bedrock[column];
    case WR_THING_WORMHOLE:
      return pos->wormholes[column];
    case WR_THING_DRILL:
      return rows_of_stack (pos, WR_DRILLS, column);
    case WR_THING_GRAVESTONE:
      return rows_of_stack (pos, WR_GRAVESTONES, column);
    case WR_THING_LAVA:
      return rows_of_stack (pos, WR_LAVA, column);
    case WR_THING_WORM:
      return rows_of_crawlers (pos, ALL_WORMS, column);
    case WR_THING_ZOMBIE:
      return rows_of_crawlers (pos, ALL_CRAWLERS & ~ALL_WORMS, column);
    case WR_THING_GRASS:
    case WR_THING_COLUMN: /* its space is its Grass */
      return 1u << pos->grass[column];
    case WR_THING_SPACE:
      return BOARD_ROWS;
    case WR_THING_BIRD:
    case WR_THING_CARD:
    case WR_THING_NUMBER:
    case WR_THING_DIR:
    case WR_THING_NONE:
    default:
      return 0;
    }
}

/* The area of several kinds. */
static guint
rows_with (const WrPosition *pos,
           guint             kinds,
           int               column)
{
  guint rows = 0;

  for (; kinds != 0; kinds &= kinds - 1)
    rows |= wr_thing_rows (pos, (guint) __builtin_ctz (kinds), column);
  return rows;
}

static guint
rows_of_terrain (const WrPosition *pos,
                 guint             terrains,
                 int               column)
{
  guint rows = 0, grass;

  if (!is_on_board (column))
    return terrains >> WR_TERRAIN_OUTSIDE & 1 ? WR_ALL_ROWS : 0;
  grass = 1u << pos->grass[column];
  if (terrains >> WR_TERRAIN_SKY & 1)
    rows |= (grass - 1) & 1;
  if (terrains >> WR_TERRAIN_CLEARED & 1)
    rows |= (grass - 1) & ~1u;
  if (terrains >> WR_TERRAIN_GRASS & 1)
    rows |= grass;
  if (terrains >> WR_TERRAIN_PACKED & 1)
    rows |= BOARD_ROWS & ~((grass << 1) - 1);
  if (terrains >> WR_TERRAIN_OUTSIDE & 1)
    rows |= 1u << WR_ROW_BELOW;
  return rows;
}

/* Where a KIND may be put: Bedrock R10.5, Wormhole G10, Lava R9.4, Zombie R10.6. */
static guint
rows_that_fit (const WrPosition *pos,
               guint             kind,
               int               column)
{
  if (!is_on_board (column))
    return 0;
  switch ((WrThingKind) kind)
    {
    case WR_THING_BEDROCK:
      return rows_of_terrain (pos, 1u << WR_TERRAIN_PACKED, column) & ~pos->bedrock[column]
             & ~rows_of_crawlers (pos, ALL_CRAWLERS, column);
    case WR_THING_WORMHOLE:
      return BOARD_ROWS & ~pos->wormholes[column] & ~rows_of_crawlers (pos, ALL_CRAWLERS, column);
    case WR_THING_LAVA:
      return 1u << pos->grass[column] & ~wr_thing_rows (pos, WR_THING_BIRD, column);
    case WR_THING_DRILL:
    case WR_THING_GRAVESTONE:
      return 1u << pos->grass[column];
    case WR_THING_ZOMBIE:
      if (wr_lowest_free_zombie (pos) == WR_PIECE_NONE)
        return 0;
      return BOARD_ROWS & ~pos->bedrock[column] & ~rows_of_terrain (pos, 1u << WR_TERRAIN_SKY, column);
    case WR_THING_WORM:
    case WR_THING_BIRD:
    case WR_THING_GRASS:
    case WR_THING_COLUMN:
    case WR_THING_SPACE:
    case WR_THING_CARD:
    case WR_THING_NUMBER:
    case WR_THING_DIR:
    case WR_THING_NONE:
    default:
      return 0;
    }
}

gboolean
wr_thing_fits (const WrPosition *pos,
               guint             kind,
               WrSpace           space)
{
  return wr_space_on_board (space) && (rows_that_fit (pos, kind, wr_space_column (space)) >> wr_space_row (space) & 1);
}

/* --- Filters --------------------------------------------------------------------------------------------------- */

/* Next to a pick in its row. */
static guint
rows_beside_picks (const guint8 *picks,
                   int           column)
{
  guint rows = 0;

  for (guint i = 0; picks != NULL && i < WR_N_PICKS; i++)
    if (picks[i] != WR_NO_VALUE && ABS (wr_space_column (picks[i]) - column) == 1)
      rows |= 1u << wr_space_row (picks[i]);
  return rows & WR_ALL_ROWS;
}

gboolean
wr_filter_is_about_place (const WrFilter *filter)
{
  switch ((WrFilterType) filter->type)
    {
    case WR_FILTER_NOT:
    case WR_FILTER_UNBITTEN:
    case WR_FILTER_STUNNED:
    case WR_FILTER_HAND:
      return FALSE;
    case WR_FILTER_SHAPE:
    case WR_FILTER_ROWS:
    case WR_FILTER_OUTSIDE_ROWS:
    case WR_FILTER_BETWEEN:
    case WR_FILTER_TERRAIN:
    case WR_FILTER_WITH:
    case WR_FILTER_WITHOUT:
    case WR_FILTER_FITS:
    case WR_FILTER_BESIDE:
    default:
      return TRUE;
    }
}

WrSieve
wr_sieve (const WrScope  *scope,
          const WrFilter *filter)
{
  WrSieve sieve = { .filter = filter, .centre = WR_SPACE_NONE };

  if (filter->type == WR_FILTER_SHAPE)
    sieve.centre = wr_place (scope->pos, wr_resolve (scope, filter->of));
  else if (filter->type == WR_FILTER_ROWS || filter->type == WR_FILTER_OUTSIDE_ROWS)
    sieve.rows = (guint16) rows_between (wr_value (scope, filter->v1), wr_value (scope, filter->v2));
  return sieve;
}

guint
wr_sieve_rows (const WrScope *scope,
               const WrSieve *sieve,
               int            column)
{
  const WrPosition *pos = scope->pos;
  const WrFilter *filter = sieve->filter;

  switch ((WrFilterType) filter->type)
    {
    case WR_FILTER_SHAPE:
      return shape_rows (pos, (WrShapeType) filter->a, filter->n, sieve->centre, column);
    case WR_FILTER_ROWS:
      return sieve->rows;
    case WR_FILTER_OUTSIDE_ROWS:
      return is_on_board (column) ? (WR_ALL_ROWS & ~sieve->rows) | 1u << WR_ROW_BELOW : WR_ALL_ROWS;
    case WR_FILTER_BETWEEN:
      return column >= filter->a && column <= filter->n ? WR_ALL_ROWS : 0;
    case WR_FILTER_TERRAIN:
      return rows_of_terrain (pos, filter->mask, column);
    case WR_FILTER_WITH:
      return rows_with (pos, filter->mask, column);
    case WR_FILTER_WITHOUT:
      return WR_ALL_ROWS & ~rows_with (pos, filter->mask, column);
    case WR_FILTER_FITS:
      return rows_that_fit (pos, filter->a, column);
    case WR_FILTER_BESIDE:
      return rows_beside_picks (scope->picks, column);
    case WR_FILTER_NOT:
    case WR_FILTER_UNBITTEN:
    case WR_FILTER_STUNNED:
    case WR_FILTER_HAND:
    default:
      return WR_ALL_ROWS;
    }
}

void
wr_area_init (WrArea        *area,
              const WrScope *scope,
              guint          filter,
              guint          n)
{
  area->scope = scope;
  area->first = WR_COLUMN_LEFT;
  area->last = WR_COLUMN_RIGHT;
  area->n_sieves = 0;
  area->is_plain = TRUE;
  g_assert (n <= WR_MAX_FILTERS);
  for (guint i = 0; i < n; i++)
    {
      const WrFilter *next = &wr_card_set->filters[filter + i];
      WrSieve *sieve = &area->sieves[area->n_sieves];

      if (!wr_filter_is_about_place (next))
        {
          area->is_plain = FALSE;
          continue;
        }
      *sieve = wr_sieve (scope, next);
      area->n_sieves++;
      if (next->type == WR_FILTER_SHAPE)
        {
          int width = shape_width ((WrShapeType) next->a, next->n);

          area->first = MAX (area->first, wr_space_column (sieve->centre) - width);
          area->last = MIN (area->last, wr_space_column (sieve->centre) + width);
        }
    }
}

guint
wr_sift_rows (const WrArea *area,
              int           column)
{
  guint rows = WR_ALL_ROWS;

  for (guint i = 0; i < area->n_sieves && rows != 0; i++)
    rows &= wr_sieve_rows (area->scope, &area->sieves[i], column);
  return rows;
}
