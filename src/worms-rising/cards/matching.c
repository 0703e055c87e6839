/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Selectors, values and predicates of the cards (G2), read without allocating.
 */
#include "cards-private.h"

int
wr_card_side (guint8 card)
{
  switch ((WrDeck) wr_card (card)->deck)
    {
    case WR_DECK_WORM_CHAMPION:
    case WR_DECK_WORM:
      return WR_SIDE_WORMS;
    case WR_DECK_BIRD_CHAMPION:
    case WR_DECK_BIRD:
      return WR_SIDE_BIRD;
    case WR_DECK_EVENT:
    case WR_N_DECKS:
    default:
      return WR_N_SIDES;
    }
}

static WrThing
kept_thing (const WrScope *scope,
            guint          slot)
{
  guint8 value = scope->slots == NULL ? WR_NO_VALUE : scope->slots[slot];

  if (value == WR_NO_VALUE)
    return WR_NOTHING;
  switch ((WrSlotType) wr_card (scope->card)->slot_types[slot])
    {
    case WR_SLOT_PIECE:
      return wr_thing_piece ((WrPiece) value);
    case WR_SLOT_SPACE:
      return wr_thing_space (value);
    case WR_SLOT_COLUMN:
      return (WrThing) { WR_THING_COLUMN, value };
    case WR_SLOT_CARD:
      return (WrThing) { WR_THING_CARD, value };
    case WR_SLOT_NUMBER:
      return (WrThing) { WR_THING_NUMBER, value };
    case WR_SLOT_DIR:
      return (WrThing) { WR_THING_DIR, value };
    case WR_SLOT_UNUSED:
    default:
      return WR_NOTHING;
    }
}

WrThing
wr_resolve_kept (const WrScope *scope,
                 WrRef          ref)
{
  WrThing column, row;

  if (ref.type == WR_REF_SLOT)
    return kept_thing (scope, ref.n);
  if (ref.type != WR_REF_CELL)
    return WR_NOTHING;
  column = kept_thing (scope, ref.n);
  row = kept_thing (scope, ref.m);
  return column.kind == WR_THING_COLUMN && row.kind == WR_THING_NUMBER && row.value <= WR_LAST_ROW
         ? wr_thing_space (WR_SPACE (column.value, row.value)) : WR_NOTHING;
}

static gboolean
is_thing (const WrScope *scope,
          WrRef          ref,
          WrThing        thing)
{
  WrThing other;

  if (ref.type == WR_REF_PICKED)
    {
      for (guint i = 0; scope->picks != NULL && i < WR_N_PICKS; i++)
        if (scope->picks[i] != WR_NO_VALUE && scope->picks[i] == thing.value)
          return TRUE;
      return FALSE;
    }
  other = wr_resolve (scope, ref);
  if (other.kind == WR_THING_NONE)
    return FALSE;
  if (wr_thing_is_piece (thing) || thing.kind == WR_THING_CARD)
    return other.kind == thing.kind && other.value == thing.value;
  return wr_place (scope->pos, other) == wr_place (scope->pos, thing);
}

/* A filter about THING itself, not about its space. */
static gboolean
suits (const WrScope  *scope,
       const WrFilter *filter,
       WrThing         thing)
{
  const WrPosition *pos = scope->pos;

  if (filter->type == WR_FILTER_NOT)
    return !is_thing (scope, filter->of, thing);
  if (filter->type == WR_FILTER_UNBITTEN)
    return wr_thing_is_piece (thing) && !(pos->bitten >> thing.value & 1);
  if (filter->type == WR_FILTER_STUNNED)
    return thing.kind == WR_THING_WORM && (pos->stunned[thing.value] > 0) == filter->a;
  return TRUE; /* of cards only the hand's are listed */
}

static gboolean
suits_all (const WrScope *scope,
           guint          filter,
           guint          n,
           WrThing        thing)
{
  for (guint i = 0; i < n; i++)
    {
      const WrFilter *next = &wr_card_set->filters[filter + i];

      if (!wr_filter_is_about_place (next) && !suits (scope, next, thing))
        return FALSE;
    }
  return TRUE;
}

static gboolean
filter_fits (const WrScope  *scope,
             const WrFilter *filter,
             WrThing         thing,
             WrSpace         place)
{
  WrSieve sieve;

  if (!wr_filter_is_about_place (filter))
    return suits (scope, filter, thing);
  /* No match without a space. */
  if (place == WR_SPACE_NONE)
    return filter->type == WR_FILTER_WITHOUT;
  sieve = wr_sieve (scope, filter);
  return wr_sieve_rows (scope, &sieve, wr_space_column (place)) >> wr_space_row (place) & 1;
}

gboolean
wr_filters_fit (const WrScope *scope,
                guint          filter,
                guint          n,
                WrThing        thing)
{
  WrSpace place = n == 0 ? WR_SPACE_NONE : wr_place (scope->pos, thing);

  for (guint i = 0; i < n; i++)
    if (!filter_fits (scope, &wr_card_set->filters[filter + i], thing, place))
      return FALSE;
  return TRUE;
}

/* Converts THING to one of KINDS: a space, and a piece or the Grass in it, can stand for each other (`dig` names the
   space, `eat` the piece).  WR_NOTHING: impossible. */
static WrThing
counterpart (const WrPosition *pos,
             guint             kinds,
             WrThing           thing)
{
  WrSpace place = wr_place (pos, thing);

  if (place == WR_SPACE_NONE || thing.kind == WR_THING_CARD)
    return WR_NOTHING;
  if (kinds >> WR_THING_SPACE & 1)
    return wr_thing_space (place);
  if ((kinds >> WR_THING_GRASS & 1) && wr_space_on_board (place)
      && pos->grass[wr_space_column (place)] == wr_space_row (place))
    return (WrThing) { WR_THING_GRASS, place };
  return WR_NOTHING;
}

gboolean
wr_selector_fits (const WrScope *scope,
                  guint16        number,
                  WrThing        thing)
{
  const WrSelector *selector = &wr_card_set->selectors[number];
  guint kinds = selector->kinds;

  /* The case of most champions' rules. */
  if (kinds == 0 && selector->ref.type == WR_REF_SELF && wr_thing_is_piece (thing))
    return thing.value == scope->self;
  if (kinds == 0)
    return is_thing (scope, selector->ref, thing);
  if (!(kinds >> thing.kind & 1))
    thing = counterpart (scope->pos, kinds, thing);
  return thing.kind != WR_THING_NONE && wr_filters_fit (scope, selector->filter, selector->n_filters, thing);
}

void
wr_match_init (WrMatch       *match,
               const WrScope *scope,
               guint16        number)
{
  match->scope = scope;
  match->number = number;
  match->selector = number == WR_NO_CODE ? NULL : &wr_card_set->selectors[number];
  if (match->selector != NULL)
    wr_area_init (&match->area, scope, match->selector->filter, match->selector->n_filters);
}

gboolean
wr_matches (const WrMatch *match,
            WrThing        thing)
{
  const WrSelector *selector = match->selector;
  const WrScope *scope = match->scope;
  WrSpace place;

  if (selector == NULL)
    return TRUE;
  if (selector->kinds != 0 && !(selector->kinds >> thing.kind & 1))
    thing = counterpart (scope->pos, selector->kinds, thing);
  place = wr_place (scope->pos, thing);
  if (selector->kinds == 0 || place == WR_SPACE_NONE)
    return wr_selector_fits (scope, match->number, thing);
  return (wr_area_rows (&match->area, wr_space_column (place)) >> wr_space_row (place) & 1)
         && (match->area.is_plain || suits_all (scope, selector->filter, selector->n_filters, thing));
}

/* Visits the matches of one selector. */
typedef struct
{
  const WrScope    *scope;
  const WrSelector *selector;
  WrArea            area;
  WrVisit           visit;
  gpointer          data;
} WrSearch;

/* TRUE: the search is done. */
static inline gboolean
show (WrSearch *search,
      guint     kind,
      guint     value)
{
  WrThing thing = { (guint8) kind, (guint8) value };

  return (search->area.is_plain
          || suits_all (search->scope, search->selector->filter, search->selector->n_filters, thing))
         && search->visit (thing, search->data);
}

/* The pieces of KINDS that are on the board or outside. */
static inline guint
pieces_of (const WrPosition *pos,
           guint             kinds)
{
  guint pieces = (kinds >> WR_THING_WORM & 1) * ((1u << WR_N_WORMS) - 1)
                 | (kinds >> WR_THING_ZOMBIE & 1) * ((1u << WR_N_CRAWLERS) - (1u << WR_N_WORMS))
                 | (kinds >> WR_THING_BIRD & 1) << WR_PIECE_BIRD;

  if (pos->at[WR_PIECE_BIRD] == WR_SPACE_NONE)
    pieces &= ~(1u << WR_PIECE_BIRD);
  return pieces & ~wr_position_crawlers_at (pos, WR_SPACE_NONE);
}

/* A single piece: cheaper without an area. */
static gboolean
bird_fits (const WrScope    *scope,
           const WrSelector *selector)
{
  return scope->pos->at[WR_PIECE_BIRD] != WR_SPACE_NONE
         && wr_filters_fit (scope, selector->filter, selector->n_filters, wr_thing_piece (WR_PIECE_BIRD));
}

static gboolean
show_pieces (WrSearch *search)
{
  const WrPosition *pos = search->scope->pos;

  for (guint pieces = pieces_of (pos, search->selector->kinds); pieces != 0; pieces &= pieces - 1)
    {
      WrPiece piece = (WrPiece) __builtin_ctz (pieces);
      WrSpace place = pos->at[piece];

      if ((wr_area_rows (&search->area, wr_space_column (place)) >> wr_space_row (place) & 1)
          && show (search, wr_thing_piece (piece).kind, piece))
        return TRUE;
    }
  return FALSE;
}

/* How many copies of CARD are in SIDE's hand. */
static int
count_in_hand (const WrScope *scope,
               guint          side,
               guint8         card)
{
  const WrCards *cards = &scope->pos->cards[side];
  int n = wr_scope_has_played (scope, side) && card == scope->played ? -1 : 0;

  for (guint place = 0; place < cards->n_hand; place++)
    n += cards->cards[place] == card;
  return n;
}

/* Equal cards count once. */
static gboolean
show_hand (WrSearch *search)
{
  const WrSelector *selector = search->selector;
  const WrFilter *filters = &wr_card_set->filters[selector->filter];

  for (guint i = 0; i < selector->n_filters; i++)
    if (filters[i].type == WR_FILTER_HAND)
      {
        const WrCards *cards = &search->scope->pos->cards[filters[i].a];

        for (guint place = 0; place < cards->n_hand; place++)
          if ((place == 0 || cards->cards[place] != cards->cards[place - 1])
              && count_in_hand (search->scope, filters[i].a, cards->cards[place]) > 0
              && show (search, WR_THING_CARD, cards->cards[place]))
            return TRUE;
      }
  return FALSE;
}

static gboolean
show_kind (WrSearch *search,
           guint     kind)
{
  for (int column = MAX (search->area.first, 0); column <= MIN (search->area.last, WR_N_COLUMNS - 1); column++)
    {
      guint rows = wr_thing_rows (search->scope->pos, kind, column);

      for (rows = rows == 0 ? 0 : rows & wr_area_rows (&search->area, column); rows != 0; rows &= rows - 1)
        if (show (search, kind, kind == WR_THING_COLUMN ? (guint) column : WR_SPACE (column, __builtin_ctz (rows))))
          return TRUE;
    }
  return FALSE;
}

gboolean
wr_visit (const WrScope *scope,
          guint16        number,
          WrVisit        visit,
          gpointer       data)
{
  const guint pieces = 1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE | 1u << WR_THING_BIRD;
  WrSearch search;
  guint kinds;

  search.scope = scope;
  search.selector = &wr_card_set->selectors[number];
  search.visit = visit;
  search.data = data;
  kinds = search.selector->kinds;
  if (kinds == 0)
    {
      WrThing thing = wr_resolve (scope, search.selector->ref);

      return thing.kind != WR_THING_NONE && !(wr_thing_is_piece (thing) && scope->pos->at[thing.value] == WR_SPACE_NONE)
             && visit (thing, data);
    }
  if (kinds == 1u << WR_THING_BIRD)
    return bird_fits (scope, search.selector) && visit (wr_thing_piece (WR_PIECE_BIRD), data);
  wr_area_init (&search.area, scope, search.selector->filter, search.selector->n_filters);
  if ((kinds & pieces) && show_pieces (&search))
    return TRUE;
  if ((kinds >> WR_THING_CARD & 1) && show_hand (&search))
    return TRUE;
  kinds &= ~(pieces | 1u << WR_THING_CARD);
  for (; kinds != 0; kinds &= kinds - 1)
    if (show_kind (&search, (guint) __builtin_ctz (kinds)))
      return TRUE;
  return FALSE;
}

typedef struct
{
  WrThing *things;
  guint    n;
  guint    most;
} WrCollection;

static gboolean
collect (WrThing  thing,
         gpointer data)
{
  WrCollection *collection = data;

  collection->things[collection->n++] = thing;
  return collection->n == collection->most;
}

guint
wr_select (const WrScope *scope,
           guint16        number,
           guint          most,
           WrThing       *out)
{
  WrCollection collection = { out, 0, most };

  wr_visit (scope, number, collect, &collection);
  return collection.n;
}

static gboolean
is_enough (WrThing  thing G_GNUC_UNUSED,
           gpointer data G_GNUC_UNUSED)
{
  return TRUE;
}

gboolean
wr_exists (const WrScope *scope,
           guint16        number)
{
  return wr_visit (scope, number, is_enough, NULL);
}

/* The number of matches: tokens and equal cards are counted singly. */
static int
count_things (const WrScope *scope,
              guint16        selector)
{
  const WrPosition *pos = scope->pos;
  WrThing things[WR_MAX_THINGS];
  guint n = wr_select (scope, selector, WR_MAX_THINGS, things);
  int count = 0;

  for (guint i = 0; i < n; i++)
    {
      int column = wr_space_column (things[i].value);

      if (things[i].kind >= WR_THING_DRILL && things[i].kind <= WR_THING_LAVA)
        count += pos->on_grass[things[i].kind - WR_THING_DRILL][column];
      else if (things[i].kind == WR_THING_CARD)
        for (guint side = 0; side < WR_N_SIDES; side++)
          count += MAX (0, count_in_hand (scope, side, things[i].value));
      else
        count++;
    }
  return count;
}

int
wr_work_out (const WrScope *scope,
             guint16        number)
{
  const WrValue *value = &wr_card_set->values[number];
  WrThing thing;
  WrSpace place;

  switch ((WrValueType) value->type)
    {
    case WR_VALUE_NUMBER:
      return value->n;
    case WR_VALUE_COUNT:
      return count_things (scope, value->a);
    case WR_VALUE_PICKED:
      return scope->picked;
    case WR_VALUE_ROW:
      place = wr_place (scope->pos, wr_resolve (scope, value->ref));
      return place == WR_SPACE_NONE ? 0 : wr_space_row (place);
    case WR_VALUE_KEPT:
      thing = kept_thing (scope, value->ref.n);
      return thing.kind == WR_THING_NONE ? 0 : thing.value;
    case WR_VALUE_MIN:
      return MIN (wr_value (scope, value->a), wr_value (scope, value->b));
    case WR_VALUE_SUB:
      return wr_value (scope, value->a) - wr_value (scope, value->b);
    default:
      return 0;
    }
}

/* Whether a piece could do something at a target if a card gave it that action. */
static gboolean
can_act (const WrScope     *scope,
         const WrPredicate *predicate)
{
  WrOp op = { .code = WR_OP_ACT, .by = WR_BY_OWNER, .b = (guint16) (1u << predicate->n), .target = predicate->a,
              .condition = WR_NO_CODE };
  WrThing actor = wr_resolve (scope, predicate->ref);

  return wr_thing_is_piece (actor) && wr_act_possible (scope, &op, 1u << actor.value);
}

gboolean
wr_holds (const WrScope *scope,
          guint16        number)
{
  const WrPredicate *predicate;
  const WrPosition *pos = scope->pos;
  WrThing thing;

  if (number == WR_NO_CODE)
    return TRUE;
  predicate = &wr_card_set->predicates[number];
  switch ((WrPredicateType) predicate->type)
    {
    case WR_PREDICATE_EXISTS:
      return wr_exists (scope, predicate->a);
    case WR_PREDICATE_AT_LEAST:
      return wr_value (scope, predicate->a) >= wr_value (scope, predicate->b);
    case WR_PREDICATE_EQUAL:
      return wr_value (scope, predicate->a) == wr_value (scope, predicate->b);
    case WR_PREDICATE_ATE:
      return (predicate->n == 0 ? pos->ate_turn : pos->ate_day) > 0;
    case WR_PREDICATE_ACTED:
      thing = wr_resolve (scope, predicate->ref);
      return thing.value < WR_N_CRAWLERS && (pos->acted >> thing.value & 1);
    case WR_PREDICATE_STUNNED:
      thing = wr_resolve (scope, predicate->ref);
      return thing.value < WR_N_WORMS && wr_thing_is_piece (thing) && pos->stunned[thing.value] > 0;
    case WR_PREDICATE_IN_PLAY:
      return wr_position_owner (pos, predicate->n) != WR_PIECE_NONE;
    case WR_PREDICATE_IN_FORCE:
      for (guint i = 0; i < pos->n_effects; i++)
        if (pos->effects[i].card == predicate->n)
          return TRUE;
      return FALSE;
    case WR_PREDICATE_TURN:
      return pos->turn == predicate->n;
    case WR_PREDICATE_CAN:
      return can_act (scope, predicate);
    case WR_PREDICATE_NOT:
      return !wr_holds (scope, predicate->a);
    case WR_PREDICATE_ALL:
      for (guint i = 0; i < predicate->n; i++)
        if (!wr_holds (scope, wr_card_set->lists[predicate->a + i]))
          return FALSE;
      return TRUE;
    case WR_PREDICATE_ANY:
      for (guint i = 0; i < predicate->n; i++)
        if (wr_holds (scope, wr_card_set->lists[predicate->a + i]))
          return TRUE;
      return FALSE;
    default:
      return FALSE;
    }
}
