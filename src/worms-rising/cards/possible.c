/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What an operation speaks of, and whether it could change something now (G3).
 */
#include "cards-private.h"

/* The thing that X is; a kept token has its kind in the op. */
BmThing
bm_op_thing (const BmScope *scope,
             const BmOp    *op,
             BmRef          x)
{
  BmThing thing = bm_resolve (scope, x);

  if (thing.kind == BM_THING_SPACE && op->n < BM_THING_NONE)
    thing.kind = op->n;
  return thing;
}

int
bm_op_column (const BmScope *scope,
              BmRef          x)
{
  BmSpace place = bm_place (scope->pos, bm_resolve (scope, x));

  return bm_space_on_board (place) ? bm_space_column (place) : -1;
}

static gboolean
token_lies_in (const BmPosition *pos,
               guint             token,
               BmSpace           space)
{
  int column = bm_space_column (space);

  if (!bm_space_on_board (space))
    return FALSE;
  if (token == BM_THING_BEDROCK)
    return bm_position_has_bedrock (pos, space);
  if (token == BM_THING_WORMHOLE)
    return bm_position_has_wormhole (pos, space);
  return pos->grass[column] == bm_space_row (space) && pos->on_grass[token - BM_THING_DRILL][column] > 0;
}

gboolean
bm_is_there (const BmPosition *pos,
             BmThing           thing)
{
  if (bm_thing_is_piece (thing))
    return pos->at[thing.value] != BM_SPACE_NONE;
  return thing.kind < BM_N_TOKENS && token_lies_in (pos, thing.kind, thing.value);
}

/* Whether THING can be put down there; what it passes does not matter (R1.2, R1.5, R9.4, R14.1, G10). */
static gboolean
has_place (const BmPosition *pos,
           BmThing           thing,
           BmSpace           to)
{
  BmMay where = bm_space_row (to) == BM_ROW_BELOW ? BM_MAY_BELOW : BM_MAY_SIDES;

  if (to == BM_SPACE_NONE)
    return FALSE;
  if (!bm_space_on_board (to))
    return thing.kind == BM_THING_BIRD && bm_space_outside (to)
           && bm_hook_may (pos, where, BM_PIECE_BIRD, BM_NO_TARGET, BM_SPACE_NONE) == BM_SAYS_YES;
  switch ((BmThingKind) thing.kind)
    {
    case BM_THING_BIRD:
      return !bm_position_is_packed (pos, to) && bm_position_terrain (pos, to) != BM_TERRAIN_SKY
             && !bm_position_has_lava (pos, to);
    case BM_THING_WORM:
    case BM_THING_ZOMBIE:
      return !bm_position_has_bedrock (pos, to);
    case BM_THING_BEDROCK:
    case BM_THING_WORMHOLE:
    case BM_THING_DRILL:
    case BM_THING_GRAVESTONE:
    case BM_THING_LAVA:
      return bm_thing_fits (pos, thing.kind, to);
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

gboolean
bm_can_be_moved (const BmPosition *pos,
                 BmThing           thing,
                 BmSpace           to)
{
  return bm_is_there (pos, thing) && bm_place (pos, thing) != to && has_place (pos, thing, to);
}

gboolean
bm_can_be_swapped (const BmPosition *pos,
                   BmThing           a,
                   BmThing           b)
{
  BmSpace at_a = bm_place (pos, a), at_b = bm_place (pos, b);

  return bm_is_there (pos, a) && bm_is_there (pos, b) && at_a != at_b && has_place (pos, a, at_b)
         && has_place (pos, b, at_a);
}

guint
bm_rain_pieces (const BmScope *scope,
                const BmOp    *op)
{
  BmThing things[BM_MAX_THINGS];
  guint n = bm_select (scope, op->a, BM_MAX_THINGS, things), pieces = 0;

  for (guint i = 0; i < n; i++)
    if (bm_thing_is_piece (things[i]) && things[i].value < BM_N_CRAWLERS)
      pieces |= 1u << things[i].value;
  return pieces;
}

BmDir
bm_rain_dir (const BmScope *scope,
             const BmOp    *op)
{
  BmThing dir = op->x.type == BM_REF_SLOT ? bm_resolve (scope, op->x) : (BmThing) { BM_THING_DIR, op->n };

  return dir.kind == BM_THING_DIR && dir.value < BM_N_SIDES_OF_A_SPACE ? (BmDir) dir.value : BM_DIR_UP;
}

int
bm_op_change (const BmScope *scope,
              const BmOp    *op,
              int            value)
{
  int v = bm_value (scope, op->v);

  return op->flags & BM_FLAG_SET ? v - value : v;
}

/* --- Could it change something? -------------------------------------------------------------------------------- */

static gboolean
could_move (const BmScope *scope,
            const BmOp    *op)
{
  BmThing x = bm_op_thing (scope, op, op->x);
  BmSpace to = bm_place (scope->pos, bm_resolve (scope, op->y));

  return bm_can_be_moved (scope->pos, x, to);
}

static gboolean
could_swap (const BmScope *scope,
            const BmOp    *op)
{
  BmThing x = bm_resolve (scope, op->x), y = bm_resolve (scope, op->y);

  if (bm_thing_is_piece (x) && bm_thing_is_piece (y))
    return bm_can_be_swapped (scope->pos, x, y);
  return bm_op_column (scope, op->x) >= 0 && bm_op_column (scope, op->y) >= 0
         && bm_op_column (scope, op->x) != bm_op_column (scope, op->y);
}

static gboolean
could_sink (const BmScope *scope,
            const BmOp    *op)
{
  const BmPosition *pos = scope->pos;
  int column = bm_op_column (scope, op->x);
  BmSpace below;

  if (column < 0 || pos->grass[column] >= BM_LAST_ROW)
    return FALSE;
  below = BM_SPACE (column, pos->grass[column] + 1);
  return ((op->flags & BM_FLAG_DRILL) || !bm_position_has_bedrock (pos, below)) && bm_value (scope, op->v) > 0;
}

static gboolean
could_lift (const BmScope *scope,
            const BmOp    *op)
{
  int column = bm_op_column (scope, op->x);

  return column >= 0 && bm_liftable (scope->pos, column) > 0 && bm_value (scope, op->v) > 0;
}

static gboolean
could_rain (const BmScope *scope,
            const BmOp    *op)
{
  const BmPosition *pos = scope->pos;
  gboolean heedless = (op->flags & BM_FLAG_HEEDLESS) != 0;
  int rise = bm_value (scope, op->w);

  if ((op->flags & BM_FLAG_REAL)
      && bm_hook_may (pos, BM_MAY_RAIN, BM_PIECE_NONE, BM_NOTHING, BM_SPACE_NONE) == BM_SAYS_NO)
    return FALSE;
  if (rise > 0 && pos->suspicion < BM_SUSPICION_TOP)
    return TRUE;
  if (pos->suspicion >= BM_SUSPICION_SUS && !heedless)
    return FALSE;
  for (guint pieces = bm_rain_pieces (scope, op); pieces != 0; pieces &= pieces - 1)
    if (bm_would_step (pos, (BmPiece) __builtin_ctz (pieces), bm_rain_dir (scope, op), bm_value (scope, op->v),
                       heedless))
      return TRUE;
  return FALSE;
}

static gboolean
could_track (const BmScope *scope,
             const BmOp    *op)
{
  const BmPosition *pos = scope->pos;
  int value = op->n == BM_TRACKER_HUNGER ? pos->hunger : op->n == BM_TRACKER_SUSPICION ? pos->suspicion : pos->day;
  int most = op->n == BM_TRACKER_HUNGER ? BM_HUNGER_TOP : op->n == BM_TRACKER_SUSPICION ? BM_SUSPICION_TOP : BM_N_DAYS;

  return CLAMP (value + bm_op_change (scope, op, value), 0, most) != value;
}

/* The card that is asked about is still in the hand: drawing it again would be no change. */
static gboolean
could_draw (const BmScope *scope,
            const BmOp    *op)
{
  const BmCards *cards = scope->pos->cards;

  for (guint side = 0; side < BM_N_SIDES; side++)
    if ((op->n == side || op->n == BM_N_SIDES) && cards[side].n_deck + cards[side].n_discard > 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_asked_about (const BmScope *scope)
{
  return scope->price != BM_NO_PRICE;
}

/* The own cards that a play or power takes are part of what it costs. */
static gboolean
could_discard (const BmScope *scope,
               const BmOp    *op)
{
  if (is_asked_about (scope) && op->n == scope->pos->turn)
    return FALSE;
  return scope->pos->cards[op->n].n_hand > 0;
}

/* Whether there is a card in that hand that the other side does not know yet. */
static gboolean
could_look (const BmScope *scope,
            const BmOp    *op)
{
  const BmPosition *pos = scope->pos;
  const guint64 all = ((guint64) 1 << pos->cards[op->n].n_hand) - 1;

  return (pos->known[bm_side_other ((BmSide) op->n)] & all) != all;
}

static gboolean
could_stun (const BmScope *scope,
            const BmOp    *op)
{
  BmThing x = bm_op_thing (scope, op, op->x);

  return x.kind == BM_THING_WORM && bm_is_there (scope->pos, x)
         && scope->pos->stunned[x.value] != bm_stun_ends (scope->pos);
}

static gboolean
could_kill (const BmScope *scope,
            const BmOp    *op)
{
  BmThing x = bm_op_thing (scope, op, op->x);

  return bm_thing_is_piece (x) && x.kind != BM_THING_BIRD && bm_is_there (scope->pos, x);
}

/* Modifiers that only set something say nothing new a second time.  Those that add do, and what waits for an event may
   happen twice. */
static gboolean
adds_nothing_twice (const BmPart *part)
{
  for (guint i = part->mod; i < (guint) part->mod + part->n_mods; i++)
    if (bm_card_set->mods[i].how != BM_MOD_SET || bm_card_set->mods[i].first > 0)
      return FALSE;
  return part->trigger == BM_NO_CODE && part->times == 0 && !bm_bars_cards (part);
}

static gboolean
keeps_the_same (const BmScope  *scope,
                const BmEffect *effect)
{
  const BmCard *card = bm_card (scope->card);

  for (guint i = 0; i < card->n_slots; i++)
    if (card->slot_names[i] != NULL
        && effect->kept[i] != (scope->slots == NULL ? BM_NO_VALUE : scope->slots[i]))
      return FALSE;
  return TRUE;
}

/* Whether the effect is not in force already; one that a later card has overruled would be so anew. */
static gboolean
could_start_effect (const BmScope *scope,
                    const BmOp    *op)
{
  const BmPosition *pos = scope->pos;
  const BmPart *part = &bm_card_set->parts[bm_card (scope->card)->part + op->n];
  guint n = pos->n_effects;

  if (n == 0 || !adds_nothing_twice (part))
    return TRUE;
  for (; n > 0; n--)
    {
      const BmEffect *effect = &pos->effects[n - 1];

      if (effect->card == scope->card && effect->part == op->n
          && effect->until == (guint8) (part->until | part->until_n << 4) && keeps_the_same (scope, effect))
        return FALSE;
      if (bm_part_of (effect)->hooks & part->hooks)
        return TRUE;
    }
  return TRUE;
}

/* R5.1, R5.3: what the limit cuts off is none, and actions are gained only if more come out than went in. */
gboolean
bm_actions_possible (const BmScope *scope,
                     const BmOp    *op,
                     guint          times,
                     int           *total)
{
  const BmPosition *pos = scope->pos;
  int v = bm_value (scope, op->v), change, left;
  gboolean now;

  if (op->flags & BM_FLAG_END)
    return FALSE;
  /* What most cards do for their own side: they give back what they cost, or less. */
  if (op->flags == 0 && *total == pos->total && v >= 0 && v * (int) times <= scope->price
      && (op->by == BM_BY_OWNER || (op->by == BM_BY_BIRD) == (pos->turn == BM_SIDE_BIRD)))
    {
      *total = MIN (*total + v * (int) times, BM_ACTIONS_MOST);
      return FALSE;
    }
  change = bm_actions_change (pos, bm_chooser (scope->card, op->by), op,
                              op->flags & BM_FLAG_SET ? v : v * (int) times, *total, &now);
  if (!now)
    return change != 0;
  *total += change;
  if (change <= 0 || !is_asked_about (scope))
    return change != 0;
  left = *total - pos->spent - scope->price;
  return left > bm_position_actions (pos);
}

gboolean
bm_op_possible (const BmScope *scope,
                const BmOp    *op)
{
  const BmPosition *pos = scope->pos;
  BmThing x;
  int total;

  switch (op->code)
    {
    case BM_OP_MOVE:
      return could_move (scope, op);
    case BM_OP_SWAP:
      return could_swap (scope, op);
    case BM_OP_PUT:
      return bm_supply_left (pos, op->n) > 0 && bm_thing_fits (pos, op->n, bm_place (pos, bm_resolve (scope, op->y)));
    case BM_OP_TAKE:
      x = bm_op_thing (scope, op, op->x);
      return bm_is_there (pos, x) && x.kind != BM_THING_BIRD;
    case BM_OP_SINK:
      return could_sink (scope, op);
    case BM_OP_LIFT:
      return could_lift (scope, op);
    case BM_OP_RAIN:
      return could_rain (scope, op);
    case BM_OP_TRACK:
      return could_track (scope, op);
    case BM_OP_HEALTH:
      return CLAMP (op->flags & BM_FLAG_MAX ? pos->max_health : pos->health + bm_op_change (scope, op, pos->health), 0,
                    pos->max_health) != pos->health;
    case BM_OP_ACTIONS:
      total = pos->total;
      return bm_actions_possible (scope, op, 1, &total);
    case BM_OP_DRAW:
      return could_draw (scope, op) && bm_value (scope, op->v) > 0;
    case BM_OP_DISCARD:
      return could_discard (scope, op);
    case BM_OP_LOOK:
      return could_look (scope, op);
    case BM_OP_STUN:
      return could_stun (scope, op);
    case BM_OP_DIE:
      return could_kill (scope, op);
    case BM_OP_EFFECT:
      return could_start_effect (scope, op);
    default:
      return FALSE;
    }
}
