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
bm_resolve_kept (const BmScope *scope,
                 BmRef          ref)
{
  BmThing column, row;

  if (ref.type == BM_REF_SLOT)
    return kept_thing (scope, ref.n);
  if (ref.type != BM_REF_CELL)
    return BM_NOTHING;
  column = kept_thing (scope, ref.n);
  row = kept_thing (scope, ref.m);
  return column.kind == BM_THING_COLUMN && row.kind == BM_THING_NUMBER && row.value <= BM_LAST_ROW
         ? bm_thing_space (BM_SPACE (column.value, row.value)) : BM_NOTHING;
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

/* A filter that is about THING itself, not about where it is. */
static gboolean
suits (const BmScope  *scope,
       const BmFilter *filter,
       BmThing         thing)
{
  const BmPosition *pos = scope->pos;

  if (filter->type == BM_FILTER_NOT)
    return !is_thing (scope, filter->of, thing);
  if (filter->type == BM_FILTER_UNBITTEN)
    return bm_thing_is_piece (thing) && !(pos->bitten >> thing.value & 1);
  if (filter->type == BM_FILTER_STUNNED)
    return thing.kind == BM_THING_WORM && (pos->stunned[thing.value] > 0) == filter->a;
  return TRUE; /* of cards only the hand's are listed */
}

static gboolean
suits_all (const BmScope *scope,
           guint          filter,
           guint          n,
           BmThing        thing)
{
  for (guint i = 0; i < n; i++)
    {
      const BmFilter *next = &bm_card_set->filters[filter + i];

      if (!bm_filter_is_about_place (next) && !suits (scope, next, thing))
        return FALSE;
    }
  return TRUE;
}

static gboolean
filter_fits (const BmScope  *scope,
             const BmFilter *filter,
             BmThing         thing,
             BmSpace         place)
{
  BmSieve sieve;

  if (!bm_filter_is_about_place (filter))
    return suits (scope, filter, thing);
  /* Nothing is where nothing can be. */
  if (place == BM_SPACE_NONE)
    return filter->type == BM_FILTER_WITHOUT;
  sieve = bm_sieve (scope, filter);
  return bm_sieve_rows (scope, &sieve, bm_space_column (place)) >> bm_space_row (place) & 1;
}

gboolean
bm_filters_fit (const BmScope *scope,
                guint          filter,
                guint          n,
                BmThing        thing)
{
  BmSpace place = n == 0 ? BM_SPACE_NONE : bm_place (scope->pos, thing);

  for (guint i = 0; i < n; i++)
    if (!filter_fits (scope, &bm_card_set->filters[filter + i], thing, place))
      return FALSE;
  return TRUE;
}

/* What of KINDS stands for THING, which is of another kind: a space, and a piece or the Grass in it, may stand for each
   other (`dig` names the space, `eat` the piece).  BM_NOTHING: nothing does. */
static BmThing
counterpart (const BmPosition *pos,
             guint             kinds,
             BmThing           thing)
{
  BmSpace place = bm_place (pos, thing);

  if (place == BM_SPACE_NONE || thing.kind == BM_THING_CARD)
    return BM_NOTHING;
  if (kinds >> BM_THING_SPACE & 1)
    return bm_thing_space (place);
  if ((kinds >> BM_THING_GRASS & 1) && bm_space_on_board (place)
      && pos->grass[bm_space_column (place)] == bm_space_row (place))
    return (BmThing) { BM_THING_GRASS, place };
  return BM_NOTHING;
}

gboolean
bm_selector_fits (const BmScope *scope,
                  guint16        number,
                  BmThing        thing)
{
  const BmSelector *selector = &bm_card_set->selectors[number];
  guint kinds = selector->kinds;

  /* What most champions' rules say. */
  if (kinds == 0 && selector->ref.type == BM_REF_SELF && bm_thing_is_piece (thing))
    return thing.value == scope->self;
  if (kinds == 0)
    return is_thing (scope, selector->ref, thing);
  if (!(kinds >> thing.kind & 1))
    thing = counterpart (scope->pos, kinds, thing);
  return thing.kind != BM_THING_NONE && bm_filters_fit (scope, selector->filter, selector->n_filters, thing);
}

void
bm_match_init (BmMatch       *match,
               const BmScope *scope,
               guint16        number)
{
  match->scope = scope;
  match->number = number;
  match->selector = number == BM_NO_CODE ? NULL : &bm_card_set->selectors[number];
  if (match->selector != NULL)
    bm_area_init (&match->area, scope, match->selector->filter, match->selector->n_filters);
}

gboolean
bm_matches (const BmMatch *match,
            BmThing        thing)
{
  const BmSelector *selector = match->selector;
  const BmScope *scope = match->scope;
  BmSpace place;

  if (selector == NULL)
    return TRUE;
  if (selector->kinds != 0 && !(selector->kinds >> thing.kind & 1))
    thing = counterpart (scope->pos, selector->kinds, thing);
  place = bm_place (scope->pos, thing);
  if (selector->kinds == 0 || place == BM_SPACE_NONE)
    return bm_selector_fits (scope, match->number, thing);
  return (bm_area_rows (&match->area, bm_space_column (place)) >> bm_space_row (place) & 1)
         && (match->area.is_plain || suits_all (scope, selector->filter, selector->n_filters, thing));
}

/* Shows things that fit one selector. */
typedef struct
{
  const BmScope    *scope;
  const BmSelector *selector;
  BmArea            area;
  BmVisit           visit;
  gpointer          data;
} BmSearch;

/* TRUE: the search is over. */
static inline gboolean
show (BmSearch *search,
      guint     kind,
      guint     value)
{
  BmThing thing = { (guint8) kind, (guint8) value };

  return (search->area.is_plain
          || suits_all (search->scope, search->selector->filter, search->selector->n_filters, thing))
         && search->visit (thing, search->data);
}

/* The pieces of KINDS that are somewhere. */
static inline guint
pieces_of (const BmPosition *pos,
           guint             kinds)
{
  guint pieces = (kinds >> BM_THING_WORM & 1) * ((1u << BM_N_WORMS) - 1)
                 | (kinds >> BM_THING_ZOMBIE & 1) * ((1u << BM_N_CRAWLERS) - (1u << BM_N_WORMS))
                 | (kinds >> BM_THING_BIRD & 1) << BM_PIECE_BIRD;

  if (pos->at[BM_PIECE_BIRD] == BM_SPACE_NONE)
    pieces &= ~(1u << BM_PIECE_BIRD);
  return pieces & ~bm_position_crawlers_at (pos, BM_SPACE_NONE);
}

/* One piece: not worth an area. */
static gboolean
bird_fits (const BmScope    *scope,
           const BmSelector *selector)
{
  return scope->pos->at[BM_PIECE_BIRD] != BM_SPACE_NONE
         && bm_filters_fit (scope, selector->filter, selector->n_filters, bm_thing_piece (BM_PIECE_BIRD));
}

static gboolean
show_pieces (BmSearch *search)
{
  const BmPosition *pos = search->scope->pos;

  for (guint pieces = pieces_of (pos, search->selector->kinds); pieces != 0; pieces &= pieces - 1)
    {
      BmPiece piece = (BmPiece) __builtin_ctz (pieces);
      BmSpace place = pos->at[piece];

      if ((bm_area_rows (&search->area, bm_space_column (place)) >> bm_space_row (place) & 1)
          && show (search, bm_thing_piece (piece).kind, piece))
        return TRUE;
    }
  return FALSE;
}

/* How often SIDE holds CARD. */
static int
count_in_hand (const BmScope *scope,
               guint          side,
               guint8         card)
{
  const BmCards *cards = &scope->pos->cards[side];
  int n = bm_scope_lays_down (scope, side) && card == scope->played ? -1 : 0;

  for (guint place = 0; place < cards->n_hand; place++)
    n += cards->cards[place] == card;
  return n;
}

/* Equal cards are one. */
static gboolean
show_hand (BmSearch *search)
{
  const BmSelector *selector = search->selector;
  const BmFilter *filters = &bm_card_set->filters[selector->filter];

  for (guint i = 0; i < selector->n_filters; i++)
    if (filters[i].type == BM_FILTER_HAND)
      {
        const BmCards *cards = &search->scope->pos->cards[filters[i].a];

        for (guint place = 0; place < cards->n_hand; place++)
          if ((place == 0 || cards->cards[place] != cards->cards[place - 1])
              && count_in_hand (search->scope, filters[i].a, cards->cards[place]) > 0
              && show (search, BM_THING_CARD, cards->cards[place]))
            return TRUE;
      }
  return FALSE;
}

static gboolean
show_kind (BmSearch *search,
           guint     kind)
{
  for (int column = MAX (search->area.first, 0); column <= MIN (search->area.last, BM_N_COLUMNS - 1); column++)
    {
      guint rows = bm_thing_rows (search->scope->pos, kind, column);

      for (rows = rows == 0 ? 0 : rows & bm_area_rows (&search->area, column); rows != 0; rows &= rows - 1)
        if (show (search, kind, kind == BM_THING_COLUMN ? (guint) column : BM_SPACE (column, __builtin_ctz (rows))))
          return TRUE;
    }
  return FALSE;
}

gboolean
bm_visit (const BmScope *scope,
          guint16        number,
          BmVisit        visit,
          gpointer       data)
{
  const guint pieces = 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE | 1u << BM_THING_BIRD;
  BmSearch search;
  guint kinds;

  search.scope = scope;
  search.selector = &bm_card_set->selectors[number];
  search.visit = visit;
  search.data = data;
  kinds = search.selector->kinds;
  if (kinds == 0)
    {
      BmThing thing = bm_resolve (scope, search.selector->ref);

      return thing.kind != BM_THING_NONE && !(bm_thing_is_piece (thing) && scope->pos->at[thing.value] == BM_SPACE_NONE)
             && visit (thing, data);
    }
  if (kinds == 1u << BM_THING_BIRD)
    return bird_fits (scope, search.selector) && visit (bm_thing_piece (BM_PIECE_BIRD), data);
  bm_area_init (&search.area, scope, search.selector->filter, search.selector->n_filters);
  if ((kinds & pieces) && show_pieces (&search))
    return TRUE;
  if ((kinds >> BM_THING_CARD & 1) && show_hand (&search))
    return TRUE;
  kinds &= ~(pieces | 1u << BM_THING_CARD);
  for (; kinds != 0; kinds &= kinds - 1)
    if (show_kind (&search, (guint) __builtin_ctz (kinds)))
      return TRUE;
  return FALSE;
}

typedef struct
{
  BmThing *things;
  guint    n;
  guint    most;
} BmCollection;

static gboolean
collect (BmThing  thing,
         gpointer data)
{
  BmCollection *collection = data;

  collection->things[collection->n++] = thing;
  return collection->n == collection->most;
}

guint
bm_select (const BmScope *scope,
           guint16        number,
           guint          most,
           BmThing       *out)
{
  BmCollection collection = { out, 0, most };

  bm_visit (scope, number, collect, &collection);
  return collection.n;
}

static gboolean
is_enough (BmThing  thing G_GNUC_UNUSED,
           gpointer data G_GNUC_UNUSED)
{
  return TRUE;
}

gboolean
bm_exists (const BmScope *scope,
           guint16        number)
{
  return bm_visit (scope, number, is_enough, NULL);
}

/* How many there are: tokens and equal cards each for itself. */
static int
count_things (const BmScope *scope,
              guint16        selector)
{
  const BmPosition *pos = scope->pos;
  BmThing things[BM_MAX_THINGS];
  guint n = bm_select (scope, selector, BM_MAX_THINGS, things);
  int count = 0;

  for (guint i = 0; i < n; i++)
    {
      int column = bm_space_column (things[i].value);

      if (things[i].kind >= BM_THING_DRILL && things[i].kind <= BM_THING_LAVA)
        count += pos->on_grass[things[i].kind - BM_THING_DRILL][column];
      else if (things[i].kind == BM_THING_CARD)
        for (guint side = 0; side < BM_N_SIDES; side++)
          count += MAX (0, count_in_hand (scope, side, things[i].value));
      else
        count++;
    }
  return count;
}

int
bm_work_out (const BmScope *scope,
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

/* Whether a piece could do something at a target if a card gave it that action. */
static gboolean
can_act (const BmScope     *scope,
         const BmPredicate *predicate)
{
  BmOp op = { .code = BM_OP_ACT, .by = BM_BY_OWNER, .b = (guint16) (1u << predicate->n), .target = predicate->a,
              .condition = BM_NO_CODE };
  BmThing actor = bm_resolve (scope, predicate->ref);

  return bm_thing_is_piece (actor) && bm_act_possible (scope, &op, 1u << actor.value);
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
      return bm_exists (scope, predicate->a);
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
      return can_act (scope, predicate);
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
