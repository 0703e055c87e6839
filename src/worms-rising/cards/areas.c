/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Areas: what shapes, filters and things take in, a column at a time, one bit a row.  A single space is one bit of the
 * answer, so each of them is said once.  Columns are -1 to 11 and rows 0 to 13, for the Bird outside (R14.1).
 */
#include "cards-private.h"

#define BOARD_ROWS ((2u << BM_LAST_ROW) - 1)

static inline gboolean
is_on_board (int column)
{
  return column >= 0 && column < BM_N_COLUMNS;
}

static guint
rows_between (int first,
              int last)
{
  first = MAX (first, 0);
  last = MIN (last, BM_ROW_BELOW);
  return first > last ? 0 : ((2u << last) - 1) & ~((1u << first) - 1);
}

/* --- Shapes (G2) ----------------------------------------------------------------------------------------------- */

/* Up to N rows from ROW up and down, in its column; Bedrock is seen, and hides what is behind. */
static guint
line_in_column (const BmPosition *pos,
                int               column,
                int               row,
                int               n)
{
  guint rock = is_on_board (column) ? pos->bedrock[column] : 0, rows = 0;

  for (int way = -1; way <= 1; way += 2)
    for (int i = 1, at = row + way; i <= n && at >= 0 && at <= BM_ROW_BELOW; i++, at += way)
      {
        rows |= 1u << at;
        if (rock >> at & 1)
          break;
      }
  return rows;
}

static gboolean
row_is_free (const BmPosition *pos,
             int               row,
             int               a,
             int               b)
{
  for (int column = MIN (a, b) + 1; column < MAX (a, b); column++)
    if (is_on_board (column) && (pos->bedrock[column] >> row & 1))
      return FALSE;
  return TRUE;
}

#define CENTRE   (1u << BM_REACH_CENTRE)
#define ALL_REACH ((2u << 2 * BM_REACH_CENTRE) - 1)

/* As BmShape.reach. */
static guint32
reach_of (BmShapeType shape,
          int         n,
          int         columns)
{
  const guint32 beside = CENTRE << 1 | CENTRE >> 1;

  switch (shape)
    {
    case BM_SHAPE_HERE:        return columns == 0 ? CENTRE : 0;
    case BM_SHAPE_ADJACENT:    return columns == 0 ? beside : columns == 1 ? CENTRE : 0;
    case BM_SHAPE_DIAGONAL:    return columns == 1 ? beside : 0;
    case BM_SHAPE_NEARBY:      return columns == 0 ? beside : columns == 1 ? beside | CENTRE : 0;
    case BM_SHAPE_WITHIN:
      n = MIN (n, BM_REACH_CENTRE);
      return columns <= n ? ((2u << 2 * n) - 1) << (BM_REACH_CENTRE - n) : 0;
    case BM_SHAPE_LINE:
    case BM_SHAPE_ROW:         return columns >= 1 && columns <= n ? CENTRE : 0;
    case BM_SHAPE_COLUMNS:     return columns <= n ? ALL_REACH : 0;
    case BM_SHAPE_ABOVE:       return columns == 0 ? CENTRE >> 1 : 0;
    case BM_SHAPE_BELOW:       return columns == 0 ? CENTRE << 1 : 0;
    case BM_SHAPE_SAME_ROW:    return CENTRE;
    case BM_SHAPE_SAME_COLUMN: return columns == 0 ? ALL_REACH : 0;
    case BM_SHAPE_ANY:         return ALL_REACH;
    default:                   return 0;
    }
}

static guint
rows_in_line (const BmPosition *pos,
              int               n,
              BmSpace           centre,
              int               column)
{
  int own = bm_space_column (centre), row = bm_space_row (centre);

  if (column == own)
    return line_in_column (pos, column, row, n);
  return ABS (column - own) <= n && row_is_free (pos, row, column, own) ? 1u << row : 0;
}

static inline guint
rows_reached (guint32 reach,
              BmSpace centre)
{
  return reach >> (BM_REACH_CENTRE - bm_space_row (centre)) & BM_ALL_ROWS;
}

static guint
shape_rows (const BmPosition *pos,
            BmShapeType       shape,
            int               n,
            BmSpace           centre,
            int               column)
{
  if (centre == BM_SPACE_NONE)
    return 0;
  if (shape == BM_SHAPE_LINE)
    return rows_in_line (pos, n, centre, column);
  return rows_reached (reach_of (shape, n, ABS (column - bm_space_column (centre))), centre);
}

/* How many columns to each side a shape reaches. */
static int
shape_width (BmShapeType shape,
             int         n)
{
  switch (shape)
    {
    case BM_SHAPE_HERE:
    case BM_SHAPE_ABOVE:
    case BM_SHAPE_BELOW:
    case BM_SHAPE_SAME_COLUMN:
      return 0;
    case BM_SHAPE_ADJACENT:
    case BM_SHAPE_DIAGONAL:
    case BM_SHAPE_NEARBY:
      return 1;
    case BM_SHAPE_WITHIN:
    case BM_SHAPE_LINE:
    case BM_SHAPE_ROW:
    case BM_SHAPE_COLUMNS:
      return n;
    case BM_SHAPE_SAME_ROW:
    case BM_SHAPE_ANY:
    default:
      return BM_N_COLUMNS + 1;
    }
}

void
bm_shapes_prepare (BmShape *shapes,
                   guint    n)
{
  gboolean is_simple = n > 0;

  for (guint i = 0; i < n; i++)
    {
      BmShape *shape = &shapes[i];

      shape->width = (guint8) shape_width ((BmShapeType) shape->shape, shape->n);
      shapes[0].width = MAX (shapes[0].width, shape->width);
      for (int columns = 0; columns < BM_REACH_COLUMNS; columns++)
        shape->reach[columns] = reach_of ((BmShapeType) shape->shape, shape->n, columns);
      is_simple = is_simple && shape->shape != BM_SHAPE_LINE && shape->n_filters == 0;
    }
  for (guint i = 0; is_simple && i < n; i++)
    {
      shapes[0].is_all = TRUE;
      for (int columns = 0; columns < BM_REACH_COLUMNS; columns++)
        shapes[0].reach[columns] |= shapes[i].reach[columns];
    }
}

/* ROWS of COLUMN without those that do not fit the shape's filters. */
static guint
filtered_rows (const BmPosition *pos,
               guint8            card,
               const BmShape    *shape,
               int               column,
               guint             rows)
{
  BmScope scope = bm_scope_of_card (pos, card);

  for (guint i = shape->filter; i < (guint) shape->filter + shape->n_filters && rows != 0; i++)
    {
      const BmFilter *filter = &bm_card_set->filters[i];

      if (bm_filter_is_about_place (filter))
        {
          BmSieve sieve = bm_sieve (&scope, filter);

          rows &= bm_sieve_rows (&scope, &sieve, column);
          continue;
        }
      for (guint left = rows; left != 0; left &= left - 1)
        {
          int row = __builtin_ctz (left);

          if (!bm_filters_fit (&scope, i, 1, bm_thing_space (BM_SPACE (column, row))))
            rows &= ~(1u << row);
        }
    }
  return rows;
}

guint
bm_rows_in_shapes (const BmPosition *pos,
                   const BmRange    *range,
                   BmSpace           centre,
                   int               column)
{
  int columns = ABS (column - bm_space_column (centre));
  guint all = 0;

  if (centre == BM_SPACE_NONE)
    return 0;
  if (range->shapes->is_all)
    return rows_reached (range->shapes->reach[columns], centre);
  for (const BmShape *shape = range->shapes; ; shape++)
    {
      guint rows = shape->shape == BM_SHAPE_LINE ? rows_in_line (pos, shape->n, centre, column)
                                                 : rows_reached (shape->reach[columns], centre);

      if (rows != 0 && shape->n_filters > 0)
        rows = filtered_rows (pos, range->card, shape, column, rows);
      all |= rows;
      if (shape->last)
        return all;
    }
}

/* --- Things ---------------------------------------------------------------------------------------------------- */

#define ALL_WORMS    ((1u << BM_N_WORMS) - 1)
#define ALL_CRAWLERS ((1u << BM_N_CRAWLERS) - 1)

static guint
rows_of_crawlers (const BmPosition *pos,
                  guint             pieces,
                  int               column)
{
  guint rows = 0;

  for (pieces &= bm_position_crawlers_in (pos, column); pieces != 0; pieces &= pieces - 1)
    rows |= 1u << bm_space_row (pos->at[__builtin_ctz (pieces)]);
  return rows;
}

static guint
rows_of_bird (const BmPosition *pos,
              int               column)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD];

  return bm_space_column (bird) == column ? 1u << bm_space_row (bird) : 0;
}

static guint
rows_of_stack (const BmPosition *pos,
               guint             stack,
               int               column)
{
  return pos->on_grass[stack][column] > 0 ? 1u << pos->grass[column] : 0;
}

guint
bm_thing_rows (const BmPosition *pos,
               guint             kind,
               int               column)
{
  if (kind == BM_THING_BIRD)
    return rows_of_bird (pos, column);
  if (!is_on_board (column))
    return 0;
  switch ((BmThingKind) kind)
    {
    case BM_THING_BEDROCK:
      return pos->bedrock[column];
    case BM_THING_WORMHOLE:
      return pos->wormholes[column];
    case BM_THING_DRILL:
      return rows_of_stack (pos, BM_DRILLS, column);
    case BM_THING_GRAVESTONE:
      return rows_of_stack (pos, BM_GRAVESTONES, column);
    case BM_THING_LAVA:
      return rows_of_stack (pos, BM_LAVA, column);
    case BM_THING_WORM:
      return rows_of_crawlers (pos, ALL_WORMS, column);
    case BM_THING_ZOMBIE:
      return rows_of_crawlers (pos, ALL_CRAWLERS & ~ALL_WORMS, column);
    case BM_THING_GRASS:
    case BM_THING_COLUMN: /* its place is its Grass */
      return 1u << pos->grass[column];
    case BM_THING_SPACE:
      return BOARD_ROWS;
    case BM_THING_BIRD:
    case BM_THING_CARD:
    case BM_THING_NUMBER:
    case BM_THING_DIR:
    case BM_THING_NONE:
    default:
      return 0;
    }
}

/* Where any of several kinds is. */
static guint
rows_with (const BmPosition *pos,
           guint             kinds,
           int               column)
{
  guint rows = 0;

  for (; kinds != 0; kinds &= kinds - 1)
    rows |= bm_thing_rows (pos, (guint) __builtin_ctz (kinds), column);
  return rows;
}

static guint
rows_of_terrain (const BmPosition *pos,
                 guint             terrains,
                 int               column)
{
  guint rows = 0, grass;

  if (!is_on_board (column))
    return terrains >> BM_TERRAIN_OUTSIDE & 1 ? BM_ALL_ROWS : 0;
  grass = 1u << pos->grass[column];
  if (terrains >> BM_TERRAIN_SKY & 1)
    rows |= (grass - 1) & 1;
  if (terrains >> BM_TERRAIN_CLEARED & 1)
    rows |= (grass - 1) & ~1u;
  if (terrains >> BM_TERRAIN_GRASS & 1)
    rows |= grass;
  if (terrains >> BM_TERRAIN_PACKED & 1)
    rows |= BOARD_ROWS & ~((grass << 1) - 1);
  if (terrains >> BM_TERRAIN_OUTSIDE & 1)
    rows |= 1u << BM_ROW_BELOW;
  return rows;
}

/* Where a KIND may be put: Bedrock R10.5, Wormhole G10, Lava R9.4, Zombie R10.6. */
static guint
rows_that_fit (const BmPosition *pos,
               guint             kind,
               int               column)
{
  if (!is_on_board (column))
    return 0;
  switch ((BmThingKind) kind)
    {
    case BM_THING_BEDROCK:
      return rows_of_terrain (pos, 1u << BM_TERRAIN_PACKED, column) & ~pos->bedrock[column]
             & ~rows_of_crawlers (pos, ALL_CRAWLERS, column);
    case BM_THING_WORMHOLE:
      return BOARD_ROWS & ~pos->wormholes[column] & ~rows_of_crawlers (pos, ALL_CRAWLERS, column);
    case BM_THING_LAVA:
      return 1u << pos->grass[column] & ~bm_thing_rows (pos, BM_THING_BIRD, column);
    case BM_THING_DRILL:
    case BM_THING_GRAVESTONE:
      return 1u << pos->grass[column];
    case BM_THING_ZOMBIE:
      if (bm_lowest_free_zombie (pos) == BM_PIECE_NONE)
        return 0;
      return BOARD_ROWS & ~pos->bedrock[column] & ~rows_of_terrain (pos, 1u << BM_TERRAIN_SKY, column);
    case BM_THING_WORM:
    case BM_THING_BIRD:
    case BM_THING_GRASS:
    case BM_THING_COLUMN:
    case BM_THING_SPACE:
    case BM_THING_CARD:
    case BM_THING_NUMBER:
    case BM_THING_DIR:
    case BM_THING_NONE:
    default:
      return 0;
    }
}

gboolean
bm_thing_fits (const BmPosition *pos,
               guint             kind,
               BmSpace           space)
{
  return bm_space_on_board (space) && (rows_that_fit (pos, kind, bm_space_column (space)) >> bm_space_row (space) & 1);
}

/* --- Filters --------------------------------------------------------------------------------------------------- */

/* Next to a pick in its row. */
static guint
rows_beside_picks (const guint8 *picks,
                   int           column)
{
  guint rows = 0;

  for (guint i = 0; picks != NULL && i < BM_N_PICKS; i++)
    if (picks[i] != BM_NO_VALUE && ABS (bm_space_column (picks[i]) - column) == 1)
      rows |= 1u << bm_space_row (picks[i]);
  return rows & BM_ALL_ROWS;
}

gboolean
bm_filter_is_about_place (const BmFilter *filter)
{
  switch ((BmFilterType) filter->type)
    {
    case BM_FILTER_NOT:
    case BM_FILTER_UNBITTEN:
    case BM_FILTER_STUNNED:
    case BM_FILTER_HAND:
      return FALSE;
    case BM_FILTER_SHAPE:
    case BM_FILTER_ROWS:
    case BM_FILTER_OUTSIDE_ROWS:
    case BM_FILTER_BETWEEN:
    case BM_FILTER_TERRAIN:
    case BM_FILTER_WITH:
    case BM_FILTER_WITHOUT:
    case BM_FILTER_FITS:
    case BM_FILTER_BESIDE:
    default:
      return TRUE;
    }
}

BmSieve
bm_sieve (const BmScope  *scope,
          const BmFilter *filter)
{
  BmSieve sieve = { .filter = filter, .centre = BM_SPACE_NONE };

  if (filter->type == BM_FILTER_SHAPE)
    sieve.centre = bm_place (scope->pos, bm_resolve (scope, filter->of));
  else if (filter->type == BM_FILTER_ROWS || filter->type == BM_FILTER_OUTSIDE_ROWS)
    sieve.rows = (guint16) rows_between (bm_value (scope, filter->v1), bm_value (scope, filter->v2));
  return sieve;
}

guint
bm_sieve_rows (const BmScope *scope,
               const BmSieve *sieve,
               int            column)
{
  const BmPosition *pos = scope->pos;
  const BmFilter *filter = sieve->filter;

  switch ((BmFilterType) filter->type)
    {
    case BM_FILTER_SHAPE:
      return shape_rows (pos, (BmShapeType) filter->a, filter->n, sieve->centre, column);
    case BM_FILTER_ROWS:
      return sieve->rows;
    case BM_FILTER_OUTSIDE_ROWS:
      return is_on_board (column) ? (BM_ALL_ROWS & ~sieve->rows) | 1u << BM_ROW_BELOW : BM_ALL_ROWS;
    case BM_FILTER_BETWEEN:
      return column >= filter->a && column <= filter->n ? BM_ALL_ROWS : 0;
    case BM_FILTER_TERRAIN:
      return rows_of_terrain (pos, filter->mask, column);
    case BM_FILTER_WITH:
      return rows_with (pos, filter->mask, column);
    case BM_FILTER_WITHOUT:
      return BM_ALL_ROWS & ~rows_with (pos, filter->mask, column);
    case BM_FILTER_FITS:
      return rows_that_fit (pos, filter->a, column);
    case BM_FILTER_BESIDE:
      return rows_beside_picks (scope->picks, column);
    case BM_FILTER_NOT:
    case BM_FILTER_UNBITTEN:
    case BM_FILTER_STUNNED:
    case BM_FILTER_HAND:
    default:
      return BM_ALL_ROWS;
    }
}

void
bm_area_init (BmArea        *area,
              const BmScope *scope,
              guint          filter,
              guint          n)
{
  area->scope = scope;
  area->first = BM_COLUMN_LEFT;
  area->last = BM_COLUMN_RIGHT;
  area->n_sieves = 0;
  area->is_plain = TRUE;
  g_assert (n <= BM_MAX_FILTERS);
  for (guint i = 0; i < n; i++)
    {
      const BmFilter *next = &bm_card_set->filters[filter + i];
      BmSieve *sieve = &area->sieves[area->n_sieves];

      if (!bm_filter_is_about_place (next))
        {
          area->is_plain = FALSE;
          continue;
        }
      *sieve = bm_sieve (scope, next);
      area->n_sieves++;
      if (next->type == BM_FILTER_SHAPE)
        {
          int width = shape_width ((BmShapeType) next->a, next->n);

          area->first = MAX (area->first, bm_space_column (sieve->centre) - width);
          area->last = MIN (area->last, bm_space_column (sieve->centre) + width);
        }
    }
}

guint
bm_sift_rows (const BmArea *area,
              int           column)
{
  guint rows = BM_ALL_ROWS;

  for (guint i = 0; i < area->n_sieves && rows != 0; i++)
    rows &= bm_sieve_rows (area->scope, &area->sieves[i], column);
  return rows;
}
