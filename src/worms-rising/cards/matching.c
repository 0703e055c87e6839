/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Selectors, values and predicates of the cards (G2), read without allocating.
 */
#include "cards-private.h"

int
bm_card_side (guint8 card)
{
  switch ((BmDeck) bm_card (card)->deck)
    {
    case BM_DECK_WORM_CHAMPION:
    case BM_DECK_WORM:
      return BM_SIDE_WORMS;
    case BM_DECK_BIRD_CHAMPION:
    case BM_DECK_BIRD:
      return BM_SIDE_BIRD;
    case BM_DECK_EVENT:
    case BM_N_DECKS:
    default:
      return BM_N_SIDES;
    }
}

BmScope
bm_scope_of_card (const BmPosition *pos,
                  guint8            card)
{
  return (BmScope) { .pos = pos, .card = card, .self = (guint8) bm_position_owner (pos, card), .it = BM_NOTHING };
}

BmScope
bm_scope_of_effect (const BmPosition *pos,
                    const BmEffect   *effect)
{
  BmScope scope = bm_scope_of_card (pos, effect->card);

  scope.slots = effect->kept;
  return scope;
}

BmScope
bm_scope_of_run (const BmPosition *pos,
                 const BmFrame    *frame,
                 const BmCardRun  *run)
{
  BmScope scope = bm_scope_of_card (pos, frame->a);

  scope.slots = run->slots;
  scope.picks = run->picks;
  scope.picked = frame->d;
  scope.it = (BmThing) { frame->e, frame->f };
  return scope;
}

static BmThing
kept_thing (const BmScope *scope,
            guint          slot)
{
  guint8 value = scope->slots == NULL ? BM_NO_VALUE : scope->slots[slot];

  if (value == BM_NO_VALUE)
    return BM_NOTHING;
  switch ((BmSlotType) bm_card (scope->card)->slot_types[slot])
    {
    case BM_SLOT_PIECE:
      return bm_thing_piece ((BmPiece) value);
    case BM_SLOT_SPACE:
      return bm_thing_space (value);
    case BM_SLOT_COLUMN:
      return (BmThing) { BM_THING_COLUMN, value };
    case BM_SLOT_CARD:
      return (BmThing) { BM_THING_CARD, value };
    case BM_SLOT_NUMBER:
      return (BmThing) { BM_THING_NUMBER, value };
    case BM_SLOT_DIR:
      return (BmThing) { BM_THING_DIR, value };
    case BM_SLOT_UNUSED:
    default:
      return BM_NOTHING;
    }
}

BmThing
bm_resolve (const BmScope *scope,
            BmRef          ref)
{
  BmThing column, row;

  switch ((BmRefType) ref.type)
    {
    case BM_REF_SELF:
      return scope->self < BM_N_PIECES ? bm_thing_piece ((BmPiece) scope->self) : BM_NOTHING;
    case BM_REF_BIRD:
      return bm_thing_piece (BM_PIECE_BIRD);
    case BM_REF_IT:
      return scope->it;
    case BM_REF_SLOT:
      return kept_thing (scope, ref.n);
    case BM_REF_CELL:
      column = kept_thing (scope, ref.n);
      row = kept_thing (scope, ref.m);
      return column.kind == BM_THING_COLUMN && row.kind == BM_THING_NUMBER && row.value <= BM_LAST_ROW
             ? bm_thing_space (BM_SPACE (column.value, row.value)) : BM_NOTHING;
    case BM_REF_NONE:
    case BM_REF_PICKED:
    default:
      return BM_NOTHING;
    }
}

BmSpace
bm_place (const BmPosition *pos,
          BmThing           thing)
{
  switch ((BmThingKind) thing.kind)
    {
    case BM_THING_WORM:
    case BM_THING_ZOMBIE:
    case BM_THING_BIRD:
      return pos->at[thing.value];
    case BM_THING_COLUMN:
      return bm_position_grass_space (pos, thing.value);
    case BM_THING_BEDROCK:
    case BM_THING_WORMHOLE:
    case BM_THING_DRILL:
    case BM_THING_GRAVESTONE:
    case BM_THING_LAVA:
    case BM_THING_GRASS:
    case BM_THING_SPACE:
      return thing.value;
    case BM_THING_CARD:
    case BM_THING_NUMBER:
    case BM_THING_DIR:
    case BM_THING_NONE:
    default:
      return BM_SPACE_NONE;
    }
}

/* No Bedrock strictly between A and B, which are in one row or column. */
static gboolean
line_is_free (const BmPosition *pos,
              BmSpace           a,
              BmSpace           b)
{
  int step = (a & 15) == (b & 15) ? 16 : 1;

  if (a > b)
    step = -step;
  for (int space = a + step; space != b; space += step)
    if (bm_space_on_board ((BmSpace) space) && bm_position_has_bedrock (pos, (BmSpace) space))
      return FALSE;
  return TRUE;
}

gboolean
bm_in_shape (const BmPosition *pos,
             BmShapeType       shape,
             int               n,
             BmSpace           centre,
             BmSpace           space)
{
  int columns, rows, most;

  if (centre == BM_SPACE_NONE || space == BM_SPACE_NONE)
    return FALSE;
  columns = ABS ((space >> 4) - (centre >> 4));
  rows = ABS ((space & 15) - (centre & 15));
  most = MAX (columns, rows);
  switch (shape)
    {
    case BM_SHAPE_HERE:        return most == 0;
    case BM_SHAPE_ADJACENT:    return columns + rows == 1;
    case BM_SHAPE_DIAGONAL:    return columns == 1 && rows == 1;
    case BM_SHAPE_NEARBY:      return most == 1;
    case BM_SHAPE_WITHIN:      return most <= n;
    case BM_SHAPE_LINE:
      return (columns == 0 || rows == 0) && most >= 1 && most <= n && line_is_free (pos, centre, space);
    case BM_SHAPE_ROW:         return rows == 0 && columns >= 1 && columns <= n;
    case BM_SHAPE_COLUMNS:     return columns <= n;
    case BM_SHAPE_ABOVE:       return columns == 0 && (space & 15) + 1 == (centre & 15);
    case BM_SHAPE_BELOW:       return columns == 0 && (space & 15) == (centre & 15) + 1;
    case BM_SHAPE_SAME_ROW:    return rows == 0;
    case BM_SHAPE_SAME_COLUMN: return columns == 0;
    case BM_SHAPE_ANY:         return TRUE;
    default:                   return FALSE;
    }
}

/* Bits of BmThingKind of what is in SPACE. */
static guint
things_in (const BmPosition *pos,
           BmSpace           space)
{
  guint things = 0, crawlers;
  int column;

  if (space == pos->at[BM_PIECE_BIRD] && space != BM_SPACE_NONE)
    things |= 1u << BM_THING_BIRD;
  if (!bm_space_on_board (space))
    return things;
  column = bm_space_column (space);
  crawlers = bm_position_crawlers_at (pos, space);
  if (crawlers & 0x0F)
    things |= 1u << BM_THING_WORM;
  if (crawlers & 0xF0)
    things |= 1u << BM_THING_ZOMBIE;
  if (bm_position_has_bedrock (pos, space))
    things |= 1u << BM_THING_BEDROCK;
  if (bm_position_has_wormhole (pos, space))
    things |= 1u << BM_THING_WORMHOLE;
  if (pos->grass[column] != bm_space_row (space))
    return things;
  things |= 1u << BM_THING_GRASS;
  if (pos->on_grass[BM_DRILLS][column] > 0)
    things |= 1u << BM_THING_DRILL;
  if (pos->on_grass[BM_GRAVESTONES][column] > 0)
    things |= 1u << BM_THING_GRAVESTONE;
  if (pos->on_grass[BM_LAVA][column] > 0)
    things |= 1u << BM_THING_LAVA;
  return things;
}

gboolean
bm_thing_fits (const BmPosition *pos,
               guint             token,
               BmSpace           space)
{
  const guint crawlers = 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE;
  guint things;

  if (!bm_space_on_board (space))
    return FALSE;
  things = things_in (pos, space);
  switch ((BmThingKind) token)
    {
    case BM_THING_BEDROCK:
      return bm_position_is_packed (pos, space) && !(things & (crawlers | 1u << BM_THING_BEDROCK));
    case BM_THING_WORMHOLE:
      return !(things & (crawlers | 1u << BM_THING_WORMHOLE));
    case BM_THING_LAVA:
      return (things & (1u << BM_THING_GRASS)) && !(things & (1u << BM_THING_BIRD));
    case BM_THING_DRILL:
    case BM_THING_GRAVESTONE:
      return (things & (1u << BM_THING_GRASS)) != 0;
    case BM_THING_ZOMBIE:
      return !(things & (1u << BM_THING_BEDROCK)) && bm_position_terrain (pos, space) != BM_TERRAIN_SKY
             && bm_lowest_free_zombie (pos) != BM_PIECE_NONE;
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
      return FALSE;
    }
}

static gboolean
is_beside_pick (const BmScope *scope,
                BmSpace        space)
{
  if (scope->picks == NULL || space == BM_SPACE_NONE)
    return FALSE;
  for (guint i = 0; i < BM_N_PICKS; i++)
    if (scope->picks[i] != BM_NO_VALUE && (scope->picks[i] == space + 16 || scope->picks[i] + 16 == space))
      return TRUE;
  return FALSE;
}

static gboolean
is_thing (const BmScope *scope,
          BmRef          ref,
          BmThing        thing)
{
  BmThing other;

  if (ref.type == BM_REF_PICKED)
    {
      for (guint i = 0; scope->picks != NULL && i < BM_N_PICKS; i++)
        if (scope->picks[i] != BM_NO_VALUE && scope->picks[i] == thing.value)
          return TRUE;
      return FALSE;
    }
  other = bm_resolve (scope, ref);
  if (other.kind == BM_THING_NONE)
    return FALSE;
  if (bm_thing_is_piece (thing) || thing.kind == BM_THING_CARD)
    return other.kind == thing.kind && other.value == thing.value;
  return bm_place (scope->pos, other) == bm_place (scope->pos, thing);
}

static gboolean
filter_fits (const BmScope  *scope,
             const BmFilter *filter,
             BmThing         thing,
             BmSpace         place)
{
  const BmPosition *pos = scope->pos;

  switch ((BmFilterType) filter->type)
    {
    case BM_FILTER_SHAPE:
      return bm_in_shape (pos, (BmShapeType) filter->a, filter->n, bm_place (pos, bm_resolve (scope, filter->of)), place);
    case BM_FILTER_ROWS:
      return place != BM_SPACE_NONE && bm_space_row (place) >= bm_value (scope, filter->v1)
             && bm_space_row (place) <= bm_value (scope, filter->v2);
    case BM_FILTER_OUTSIDE_ROWS:
      return place != BM_SPACE_NONE
             && (!bm_space_on_board (place) || bm_space_row (place) < bm_value (scope, filter->v1)
                 || bm_space_row (place) > bm_value (scope, filter->v2));
    case BM_FILTER_BETWEEN:
      return place != BM_SPACE_NONE && bm_space_column (place) >= filter->a && bm_space_column (place) <= filter->n;
    case BM_FILTER_TERRAIN:
      return place != BM_SPACE_NONE && (filter->mask >> bm_position_terrain (pos, place) & 1);
    case BM_FILTER_WITH:
      return (things_in (pos, place) & filter->mask) != 0;
    case BM_FILTER_WITHOUT:
      return (things_in (pos, place) & filter->mask) == 0;
    case BM_FILTER_FITS:
      return bm_thing_fits (pos, filter->a, place);
    case BM_FILTER_NOT:
      return !is_thing (scope, filter->of, thing);
    case BM_FILTER_BESIDE:
      return is_beside_pick (scope, place);
    case BM_FILTER_UNBITTEN:
      return bm_thing_is_piece (thing) && !(pos->bitten >> thing.value & 1);
    case BM_FILTER_STUNNED:
      return thing.kind == BM_THING_WORM && (pos->stunned[thing.value] > 0) == filter->a;
    case BM_FILTER_HAND:
      return TRUE; /* only the hand's cards are listed */
    default:
      return FALSE;
    }
}

gboolean
bm_filters_fit (const BmScope *scope,
                guint          filter,
                guint          n,
                BmThing        thing)
{
  BmSpace place = bm_place (scope->pos, thing);

  for (guint i = 0; i < n; i++)
    if (!filter_fits (scope, &bm_card_set->filters[filter + i], thing, place))
      return FALSE;
  return TRUE;
}

gboolean
bm_selector_fits (const BmScope *scope,
                  guint16        number,
                  BmThing        thing)
{
  const BmSelector *selector = &bm_card_set->selectors[number];
  guint kinds = selector->kinds;
  BmSpace place;

  if (kinds == 0)
    return is_thing (scope, selector->ref, thing);
  if (!(kinds >> thing.kind & 1))
    {
      /* A space, and a piece or the Grass in it, may stand for each other: `dig` names the space, `eat` the piece. */
      place = bm_place (scope->pos, thing);
      if (place == BM_SPACE_NONE || thing.kind == BM_THING_CARD)
        return FALSE;
      if (kinds >> BM_THING_SPACE & 1)
        thing = bm_thing_space (place);
      else if ((kinds >> BM_THING_GRASS & 1) && bm_space_on_board (place)
               && scope->pos->grass[bm_space_column (place)] == bm_space_row (place))
        thing = (BmThing) { BM_THING_GRASS, place };
      else
        return FALSE;
    }
  return bm_filters_fit (scope, selector->filter, selector->n_filters, thing);
}

/* Collects things that fit one selector. */
typedef struct
{
  const BmScope    *scope;
  const BmSelector *selector;
  BmThing          *out; /* NULL: the first one is enough */
  guint             n;
} BmSearch;

/* TRUE: the search is over. */
static gboolean
consider (BmSearch *search,
          guint     kind,
          guint     value)
{
  BmThing thing = { (guint8) kind, (guint8) value };

  if (!bm_filters_fit (search->scope, search->selector->filter, search->selector->n_filters, thing))
    return FALSE;
  if (search->out != NULL && search->n < BM_MAX_THINGS)
    search->out[search->n] = thing;
  search->n++;
  return search->out == NULL;
}

static gboolean
consider_pieces (BmSearch *search)
{
  const BmPosition *pos = search->scope->pos;

  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    {
      BmThing thing = bm_thing_piece ((BmPiece) piece);

      if ((search->selector->kinds >> thing.kind & 1) && pos->at[piece] != BM_SPACE_NONE
          && consider (search, thing.kind, piece))
        return TRUE;
    }
  return FALSE;
}

static gboolean
consider_rows (BmSearch *search,
               guint     kind,
               int       column,
               guint     rows)
{
  for (; rows != 0; rows &= rows - 1)
    if (consider (search, kind, BM_SPACE (column, __builtin_ctz (rows))))
      return TRUE;
  return FALSE;
}

static gboolean
consider_column (BmSearch *search,
                 guint     kind,
                 int       column)
{
  const BmPosition *pos = search->scope->pos;
  guint grass = 1u << pos->grass[column];

  switch ((BmThingKind) kind)
    {
    case BM_THING_BEDROCK:
      return consider_rows (search, kind, column, pos->bedrock[column]);
    case BM_THING_WORMHOLE:
      return consider_rows (search, kind, column, pos->wormholes[column]);
    case BM_THING_DRILL:
    case BM_THING_GRAVESTONE:
    case BM_THING_LAVA:
      return pos->on_grass[kind - BM_THING_DRILL][column] > 0 && consider_rows (search, kind, column, grass);
    case BM_THING_GRASS:
      return consider_rows (search, kind, column, grass);
    case BM_THING_COLUMN:
      return consider (search, kind, (guint) column);
    case BM_THING_SPACE:
      return consider_rows (search, kind, column, (2u << BM_LAST_ROW) - 1);
    case BM_THING_WORM:
    case BM_THING_ZOMBIE:
    case BM_THING_BIRD:
    case BM_THING_CARD:
    case BM_THING_NUMBER:
    case BM_THING_DIR:
    case BM_THING_NONE:
    default:
      return FALSE;
    }
}

/* Equal cards are one. */
static gboolean
consider_hand (BmSearch *search)
{
  const BmSelector *selector = search->selector;
  const BmFilter *filters = &bm_card_set->filters[selector->filter];

  for (guint i = 0; i < selector->n_filters; i++)
    if (filters[i].type == BM_FILTER_HAND)
      {
        const BmCards *cards = &search->scope->pos->cards[filters[i].a];

        for (guint place = 0; place < cards->n_hand; place++)
          if ((place == 0 || cards->cards[place] != cards->cards[place - 1])
              && consider (search, BM_THING_CARD, cards->cards[place]))
            return TRUE;
      }
  return FALSE;
}

guint
bm_select (const BmScope *scope,
           guint16        number,
           BmThing       *out)
{
  BmSearch search = { scope, &bm_card_set->selectors[number], out, 0 };
  guint kinds = search.selector->kinds;
  const guint pieces = 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE | 1u << BM_THING_BIRD;

  if (kinds == 0)
    {
      BmThing thing = bm_resolve (scope, search.selector->ref);

      if (thing.kind == BM_THING_NONE || (bm_thing_is_piece (thing) && scope->pos->at[thing.value] == BM_SPACE_NONE))
        return 0;
      if (out != NULL)
        out[0] = thing;
      return 1;
    }
  if ((kinds & pieces) && consider_pieces (&search))
    return search.n;
  if ((kinds >> BM_THING_CARD & 1) && consider_hand (&search))
    return search.n;
  kinds &= ~(pieces | 1u << BM_THING_CARD);
  for (; kinds != 0; kinds &= kinds - 1)
    for (int column = 0; column < BM_N_COLUMNS; column++)
      if (consider_column (&search, (guint) __builtin_ctz (kinds), column))
        return search.n;
  return search.n;
}

/* How many there are: tokens and equal cards each for itself. */
static int
count_things (const BmScope *scope,
              guint16        selector)
{
  const BmPosition *pos = scope->pos;
  BmThing things[BM_MAX_THINGS];
  guint n = bm_select (scope, selector, things);
  int count = 0;

  for (guint i = 0; i < n; i++)
    {
      int column = bm_space_column (things[i].value);

      if (things[i].kind >= BM_THING_DRILL && things[i].kind <= BM_THING_LAVA)
        count += pos->on_grass[things[i].kind - BM_THING_DRILL][column];
      else if (things[i].kind == BM_THING_CARD)
        for (guint side = 0; side < BM_N_SIDES; side++)
          for (guint place = 0; place < pos->cards[side].n_hand; place++)
            count += pos->cards[side].cards[place] == things[i].value;
      else
        count++;
    }
  return count;
}

int
bm_value (const BmScope *scope,
          guint16        number)
{
  const BmValue *value = &bm_card_set->values[number];
  BmThing thing;
  BmSpace place;

  switch ((BmValueType) value->type)
    {
    case BM_VALUE_NUMBER:
      return value->n;
    case BM_VALUE_COUNT:
      return count_things (scope, value->a);
    case BM_VALUE_PICKED:
      return scope->picked;
    case BM_VALUE_ROW:
      place = bm_place (scope->pos, bm_resolve (scope, value->ref));
      return place == BM_SPACE_NONE ? 0 : bm_space_row (place);
    case BM_VALUE_KEPT:
      thing = kept_thing (scope, value->ref.n);
      return thing.kind == BM_THING_NONE ? 0 : thing.value;
    case BM_VALUE_MIN:
      return MIN (bm_value (scope, value->a), bm_value (scope, value->b));
    case BM_VALUE_SUB:
      return bm_value (scope, value->a) - bm_value (scope, value->b);
    default:
      return 0;
    }
}

gboolean
bm_holds (const BmScope *scope,
          guint16        number)
{
  const BmPredicate *predicate;
  const BmPosition *pos = scope->pos;
  BmThing thing;

  if (number == BM_NO_CODE)
    return TRUE;
  predicate = &bm_card_set->predicates[number];
  switch ((BmPredicateType) predicate->type)
    {
    case BM_PREDICATE_EXISTS:
      return bm_select (scope, predicate->a, NULL) > 0;
    case BM_PREDICATE_AT_LEAST:
      return bm_value (scope, predicate->a) >= bm_value (scope, predicate->b);
    case BM_PREDICATE_EQUAL:
      return bm_value (scope, predicate->a) == bm_value (scope, predicate->b);
    case BM_PREDICATE_ATE:
      return (predicate->n == 0 ? pos->ate_turn : pos->ate_day) > 0;
    case BM_PREDICATE_ACTED:
      thing = bm_resolve (scope, predicate->ref);
      return thing.value < BM_N_CRAWLERS && (pos->acted >> thing.value & 1);
    case BM_PREDICATE_STUNNED:
      thing = bm_resolve (scope, predicate->ref);
      return thing.value < BM_N_WORMS && bm_thing_is_piece (thing) && pos->stunned[thing.value] > 0;
    case BM_PREDICATE_IN_PLAY:
      return bm_position_owner (pos, predicate->n) != BM_PIECE_NONE;
    case BM_PREDICATE_IN_FORCE:
      for (guint i = 0; i < pos->n_effects; i++)
        if (pos->effects[i].card == predicate->n)
          return TRUE;
      return FALSE;
    case BM_PREDICATE_TURN:
      return pos->turn == predicate->n;
    case BM_PREDICATE_CAN:
      thing = bm_resolve (scope, predicate->ref);
      return bm_thing_is_piece (thing) && bm_act_possible (scope, 1u << predicate->n, (BmPiece) thing.value, predicate->a);
    case BM_PREDICATE_NOT:
      return !bm_holds (scope, predicate->a);
    case BM_PREDICATE_ALL:
      for (guint i = 0; i < predicate->n; i++)
        if (!bm_holds (scope, bm_card_set->lists[predicate->a + i]))
          return FALSE;
      return TRUE;
    case BM_PREDICATE_ANY:
      for (guint i = 0; i < predicate->n; i++)
        if (bm_holds (scope, bm_card_set->lists[predicate->a + i]))
          return TRUE;
      return FALSE;
    default:
      return FALSE;
    }
}
