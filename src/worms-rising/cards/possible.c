/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The operands of an operation, and whether it could change something now (G3).
 */
#include "cards-private.h"

/* The thing that X is; a stored token has its kind in the op. */
WrThing
wr_op_thing (const WrScope *scope,
             const WrOp    *op,
             WrRef          x)
{
  WrThing thing = wr_resolve (scope, x);

  if (thing.kind == WR_THING_SPACE && op->n < WR_THING_NONE)
    thing.kind = op->n;
  return thing;
}

int
wr_op_column (const WrScope *scope,
              WrRef          x)
{
  WrSpace place = wr_place (scope->pos, wr_resolve (scope, x));

  return wr_space_on_board (place) ? wr_space_column (place) : -1;
}

static gboolean
token_lies_in (const WrPosition *pos,
               guint             token,
               WrSpace           space)
{
  int column = wr_space_column (space);

  if (!wr_space_on_board (space))
    return FALSE;
  if (token == WR_THING_BEDROCK)
    return wr_position_has_bedrock (pos, space);
  if (token == WR_THING_WORMHOLE)
    return wr_position_has_wormhole (pos, space);
  return pos->grass[column] == wr_space_row (space) && pos->on_grass[token - WR_THING_DRILL][column] > 0;
}

gboolean
wr_is_there (const WrPosition *pos,
             WrThing           thing)
{
  if (wr_thing_is_piece (thing))
    return pos->at[thing.value] != WR_SPACE_NONE;
  return thing.kind < WR_N_TOKENS && token_lies_in (pos, thing.kind, thing.value);
}

/* Whether THING can be put there; the way does not matter (R1.2, R1.5, R9.4, R14.1, G10). */
static gboolean
has_place (const WrPosition *pos,
           WrThing           thing,
           WrSpace           to)
{
  WrMay where = wr_space_row (to) == WR_ROW_BELOW ? WR_MAY_BELOW : WR_MAY_SIDES;

  if (to == WR_SPACE_NONE)
    return FALSE;
  if (!wr_space_on_board (to))
    return thing.kind == WR_THING_BIRD && wr_space_outside (to)
           && wr_hook_may (pos, where, WR_PIECE_BIRD, WR_NO_TARGET, WR_SPACE_NONE) == WR_SAYS_YES;
  switch ((WrThingKind) thing.kind)
    {
    case WR_THING_BIRD:
      return !wr_position_is_packed (pos, to) && wr_position_terrain (pos, to) != WR_TERRAIN_SKY
             && !wr_position_has_lava (pos, to);
    case WR_THING_WORM:
    case WR_THING_ZOMBIE:
      return !wr_position_has_bedrock (pos, to);
    case WR_THING_BEDROCK:
    case WR_THING_WORMHOLE:
    case WR_THING_DRILL:
    case WR_THING_GRAVESTONE:
    case WR_THING_LAVA:
      return wr_thing_fits (pos, thing.kind, to);
    case WR_THING_GRASS:
    case WR_THING_COLUMN:
    case WR_THING_SPACE:
    case WR_THING_CARD:
    case WR_THING_NUMBER:
    case WR_THING_DIR:
    case WR_THING_NONE:
    default:
      return FALSE;
    }
}

gboolean
wr_can_be_moved (const WrPosition *pos,
                 WrThing           thing,
                 WrSpace           to)
{
  return wr_is_there (pos, thing) && wr_place (pos, thing) != to && has_place (pos, thing, to);
}

gboolean
wr_can_be_swapped (const WrPosition *pos,
                   WrThing           a,
                   WrThing           b)
{
  WrSpace at_a = wr_place (pos, a), at_b = wr_place (pos, b);

  return wr_is_there (pos, a) && wr_is_there (pos, b) && at_a != at_b && has_place (pos, a, at_b)
         && has_place (pos, b, at_a);
}

guint
wr_rain_pieces (const WrScope *scope,
                const WrOp    *op)
{
  WrThing things[WR_MAX_THINGS];
  guint n = wr_select (scope, op->a, WR_MAX_THINGS, things), pieces = 0;

  for (guint i = 0; i < n; i++)
    if (wr_thing_is_piece (things[i]) && things[i].value < WR_N_CRAWLERS)
      pieces |= 1u << things[i].value;
  return pieces;
}

WrDir
wr_rain_dir (const WrScope *scope,
             const WrOp    *op)
{
  WrThing dir = op->x.type == WR_REF_SLOT ? wr_resolve (scope, op->x) : (WrThing) { WR_THING_DIR, op->n };

  return dir.kind == WR_THING_DIR && dir.value < WR_N_SIDES_OF_A_SPACE ? (WrDir) dir.value : WR_DIR_UP;
}

int
wr_op_change (const WrScope *scope,
              const WrOp    *op,
              int            value)
{
  int v = wr_value (scope, op->v);

  return op->flags & WR_FLAG_SET ? v - value : v;
}

/* --- Could it change something? -------------------------------------------------------------------------------- */

static gboolean
could_move (const WrScope *scope,
            const WrOp    *op)
{
  WrThing x = wr_op_thing (scope, op, op->x);
  WrSpace to = wr_place (scope->pos, wr_resolve (scope, op->y));

  return wr_can_be_moved (scope->pos, x, to);
}

static gboolean
could_swap (const WrScope *scope,
            const WrOp    *op)
{
  WrThing x = wr_resolve (scope, op->x), y = wr_resolve (scope, op->y);

  if (wr_thing_is_piece (x) && wr_thing_is_piece (y))
    return wr_can_be_swapped (scope->pos, x, y);
  return wr_op_column (scope, op->x) >= 0 && wr_op_column (scope, op->y) >= 0
         && wr_op_column (scope, op->x) != wr_op_column (scope, op->y);
}

static gboolean
could_sink (const WrScope *scope,
            const WrOp    *op)
{
  const WrPosition *pos = scope->pos;
  int column = wr_op_column (scope, op->x);
  WrSpace below;

  if (column < 0 || pos->grass[column] >= WR_LAST_ROW)
    return FALSE;
  below = WR_SPACE (column, pos->grass[column] + 1);
  return ((op->flags & WR_FLAG_DRILL) || !wr_position_has_bedrock (pos, below)) && wr_value (scope, op->v) > 0;
}

static gboolean
could_lift (const WrScope *scope,
            const WrOp    *op)
{
  int column = wr_op_column (scope, op->x);

  return column >= 0 && wr_liftable (scope->pos, column) > 0 && wr_value (scope, op->v) > 0;
}

static gboolean
could_rain (const WrScope *scope,
            const WrOp    *op)
{
  const WrPosition *pos = scope->pos;
  gboolean heedless = (op->flags & WR_FLAG_HEEDLESS) != 0;
  int rise = wr_value (scope, op->w);

  if ((op->flags & WR_FLAG_REAL)
      && wr_hook_may (pos, WR_MAY_RAIN, WR_PIECE_NONE, WR_NOTHING, WR_SPACE_NONE) == WR_SAYS_NO)
    return FALSE;
  if (rise > 0 && pos->suspicion < BM_SUSPICION_TOP)
    return TRUE;
  if (pos->suspicion >= BM_SUSPICION_SUS && !heedless)
    return FALSE;
  for (guint pieces = wr_rain_pieces (scope, op); pieces != 0; pieces &= pieces - 1)
    if (wr_would_step (pos, (WrPiece) __builtin_ctz (pieces), wr_rain_dir (scope, op), wr_value (scope, op->v),
                       heedless))
      return TRUE;
  return FALSE;
}

static gboolean
could_track (const WrScope *scope,
             const WrOp    *op)
{
  const WrPosition *pos = scope->pos;
  int value = op->n == WR_TRACKER_HUNGER ? pos->hunger : op->n == WR_TRACKER_SUSPICION ? pos->suspicion : pos->day;
  int most = op->n == WR_TRACKER_HUNGER ? BM_HUNGER_TOP : op->n == WR_TRACKER_SUSPICION ? BM_SUSPICION_TOP : BM_N_DAYS;

  return CLAMP (value + wr_op_change (scope, op, value), 0, most) != value;
}

/* The tested card is still in the hand: drawing it again would be no change. */
static gboolean
could_draw (const WrScope *scope,
            const WrOp    *op)
{
  const WrCards *cards = scope->pos->cards;

  for (guint side = 0; side < WR_N_SIDES; side++)
    if ((op->n == side || op->n == WR_N_SIDES) && cards[side].n_deck + cards[side].n_discard > 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_asked_about (const WrScope *scope)
{
  return scope->price != WR_NO_PRICE;
}

/* Own cards that a play or power takes are part of its cost. */
static gboolean
could_discard (const WrScope *scope,
               const WrOp    *op)
{
  if (is_asked_about (scope) && op->n == scope->pos->turn)
    return FALSE;
  return scope->pos->cards[op->n].n_hand > 0;
}

/* Whether there is a card in that hand that the other side does not know yet. */
static gboolean
could_look (const WrScope *scope,
            const WrOp    *op)
{
  const WrPosition *pos = scope->pos;
  const guint64 all = ((guint64) 1 << pos->cards[op->n].n_hand) - 1;

  return (pos->known[wr_side_other ((WrSide) op->n)] & all) != all;
}

static gboolean
could_stun (const WrScope *scope,
            const WrOp    *op)
{
  WrThing x = wr_op_thing (scope, op, op->x);

  return x.kind == WR_THING_WORM && wr_is_there (scope->pos, x)
         && scope->pos->stunned[x.value] != wr_stun_ends (scope->pos);
}

static gboolean
could_kill (const WrScope *scope,
            const WrOp    *op)
{
  WrThing x = wr_op_thing (scope, op, op->x);

  return wr_thing_is_piece (x) && x.kind != WR_THING_BIRD && wr_is_there (scope->pos, x);
}

/* Modifiers that only set a value change nothing a second time.  Those that add do, and triggers may act twice. */
static gboolean
adds_nothing_twice (const WrPart *part)
{
  for (guint i = part->mod; i < (guint) part->mod + part->n_mods; i++)
    if (wr_card_set->mods[i].how != WR_MOD_SET || wr_card_set->mods[i].first > 0)
      return FALSE;
  return part->trigger == WR_NO_CODE && part->times == 0 && !wr_bars_cards (part);
}

static gboolean
keeps_the_same (const WrScope  *scope,
                const WrEffect *effect)
{
  const WrCard *card = wr_card (scope->card);

  for (guint i = 0; i < card->n_slots; i++)
    if (card->slot_names[i] != NULL
        && effect->kept[i] != (scope->slots == NULL ? WR_NO_VALUE : scope->slots[i]))
      return FALSE;
  return TRUE;
}

/* Whether the effect is not in force already; one that a later card overrules would be new. */
static gboolean
could_start_effect (const WrScope *scope,
                    const WrOp    *op)
{
  const WrPosition *pos = scope->pos;
  const WrPart *part = &wr_card_set->parts[wr_card (scope->card)->part + op->n];
  guint n = pos->n_effects;

  if (n == 0 || !adds_nothing_twice (part))
    return TRUE;
  for (; n > 0; n--)
    {
      const WrEffect *effect = &pos->effects[n - 1];

      if (effect->card == scope->card && effect->part == op->n
          && effect->until == (guint8) (part->until | part->until_n << 4) && keeps_the_same (scope, effect))
        return FALSE;
      if (wr_part_of (effect)->hooks & part->hooks)
        return TRUE;
    }
  return TRUE;
}

/* R5.1, R5.3: actions above the limit do not count, and actions are gained only if they exceed the cost. */
gboolean
wr_actions_possible (const WrScope *scope,
                     const WrOp    *op,
                     guint          times,
                     int           *total)
{
  const WrPosition *pos = scope->pos;
  int v = wr_value (scope, op->v), change, left;
  gboolean now;

  if (op->flags & WR_FLAG_END)
    return FALSE;
  /* The common case: a card gives its own side no more than it costs. */
  if (op->flags == 0 && *total == pos->total && v >= 0 && v * (int) times <= scope->price
      && (op->by == WR_BY_OWNER || (op->by == WR_BY_BIRD) == (pos->turn == WR_SIDE_BIRD)))
    {
      *total = MIN (*total + v * (int) times, BM_ACTIONS_MOST);
      return FALSE;
    }
  change = wr_actions_change (pos, wr_chooser (scope->card, op->by), op,
                              op->flags & WR_FLAG_SET ? v : v * (int) times, *total, &now);
  if (!now)
    return change != 0;
  *total += change;
  if (change <= 0 || !is_asked_about (scope))
    return change != 0;
  left = *total - pos->spent - scope->price;
  return left > wr_position_actions (pos);
}

gboolean
wr_op_possible (const WrScope *scope,
                const WrOp    *op)
{
  const WrPosition *pos = scope->pos;
  WrThing x;
  int total;

  switch (op->code)
    {
    case WR_OP_MOVE:
      return could_move (scope, op);
    case WR_OP_SWAP:
      return could_swap (scope, op);
    case WR_OP_PUT:
      return wr_supply_left (pos, op->n) > 0 && wr_thing_fits (pos, op->n, wr_place (pos, wr_resolve (scope, op->y)));
    case WR_OP_TAKE:
      x = wr_op_thing (scope, op, op->x);
      return wr_is_there (pos, x) && x.kind != WR_THING_BIRD;
    case WR_OP_SINK:
      return could_sink (scope, op);
    case WR_OP_LIFT:
      return could_lift (scope, op);
    case WR_OP_RAIN:
      return could_rain (scope, op);
    case WR_OP_TRACK:
      return could_track (scope, op);
    case WR_OP_HEALTH:
      return CLAMP (op->flags & WR_FLAG_MAX ? pos->max_health : pos->health + wr_op_change (scope, op, pos->health), 0,
                    pos->max_health) != pos->health;
    case WR_OP_ACTIONS:
      total = pos->total;
      return wr_actions_possible (scope, op, 1, &total);
    case WR_OP_DRAW:
      return could_draw (scope, op) && wr_value (scope, op->v) > 0;
    case WR_OP_DISCARD:
      return could_discard (scope, op);
    case WR_OP_LOOK:
      return could_look (scope, op);
    case WR_OP_STUN:
      return could_stun (scope, op);
    case WR_OP_DIE:
      return could_kill (scope, op);
    case WR_OP_EFFECT:
      return could_start_effect (scope, op);
    default:
      return FALSE;
    }
}
