/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The operations of the cards: what their text does to the garden, the markers and the piles.
 */
#include "cards-private.h"

#include <string.h>

int
bm_supply_left (const BmPosition *pos,
                guint             thing)
{
  if (thing < BM_N_TOKENS)
    return pos->supply[thing];
  return thing == BM_THING_ZOMBIE ? bm_lowest_free_zombie (pos) != BM_PIECE_NONE : 1;
}

static void
skip (BmRun    *run,
      guint8    card,
      BmSkipped why)
{
  bm_emit (run, BM_EVENT_SKIPPED, 0, 0, 0, card, why);
}

/* --- Pieces and tokens ----------------------------------------------------------------------------------------- */

static void
move_piece (BmRun  *run,
            BmPiece piece,
            BmSpace to)
{
  BmPosition *pos = run->pos;
  BmSpace from = pos->at[piece];

  if (from == to || from == BM_SPACE_NONE)
    return;
  if (piece == BM_PIECE_BIRD)
    {
      bm_put_bird (run, to);
      return;
    }
  pos->at[piece] = to;
  bm_emit (run, BM_EVENT_MOVED, piece, from, to, 0, 0);
  bm_settle (run, 1u << piece, 0, 1u << piece, BM_N_ACTIONS);
}

static void
move_thing (BmRun  *run,
            BmThing thing,
            BmSpace to,
            guint8  card)
{
  BmPosition *pos = run->pos;

  if (!bm_can_be_moved (pos, thing, to))
    skip (run, card, BM_SKIPPED_G3);
  else if (bm_thing_is_piece (thing))
    move_piece (run, (BmPiece) thing.value, to);
  else if (thing.kind == BM_THING_BEDROCK || thing.kind == BM_THING_WORMHOLE)
    bm_shift_token (run, (BmToken) thing.kind, thing.value, to);
  else
    {
      bm_shift_token (run, (BmToken) thing.kind, thing.value, to);
      bm_burn_gravestones (run, bm_space_column (to));
      if (thing.kind == BM_THING_LAVA)
        bm_settle (run, bm_position_crawlers_at (pos, to), 0, 0, BM_N_ACTIONS);
    }
}

static void
swap_pieces (BmRun  *run,
             BmPiece a,
             BmPiece b,
             guint8  card)
{
  BmPosition *pos = run->pos;
  BmSpace at_a = pos->at[a], at_b = pos->at[b];
  guint both = (1u << a | 1u << b) & ((1u << BM_N_CRAWLERS) - 1), met = 0;

  if (!bm_can_be_swapped (pos, bm_thing_piece (a), bm_thing_piece (b)))
    {
      skip (run, card, BM_SKIPPED_G3);
      return;
    }
  pos->at[a] = at_b;
  pos->at[b] = at_a;
  bm_emit (run, BM_EVENT_CARRIED, a, at_a, at_b, 0, 0);
  bm_emit (run, BM_EVENT_CARRIED, b, at_b, at_a, 0, 0);
  /* The Bird meets whoever else is where it comes. */
  if ((a == BM_PIECE_BIRD || b == BM_PIECE_BIRD) && bm_space_on_board (pos->at[BM_PIECE_BIRD]))
    met = bm_position_crawlers_at (pos, pos->at[BM_PIECE_BIRD]);
  bm_settle (run, both | met, 0, both, BM_N_ACTIONS);
}

static void
put (BmRun   *run,
     guint    thing,
     BmSpace  space,
     guint8   card)
{
  BmPosition *pos = run->pos;
  int column = bm_space_column (space);

  if (bm_supply_left (pos, thing) == 0)
    {
      skip (run, card, BM_SKIPPED_R1_4);
      return;
    }
  if (!bm_thing_fits (pos, thing, space))
    skip (run, card, BM_SKIPPED_G3);
  else if (thing == BM_THING_ZOMBIE)
    bm_raise_zombie (run, space);
  else if (thing == BM_THING_BEDROCK)
    bm_put_bedrock (run, space);
  else if (thing == BM_THING_WORMHOLE)
    bm_put_wormhole (run, space);
  else
    {
      bm_put_on_grass (run, (BmToken) thing, column);
      bm_burn_gravestones (run, column);
      if (thing == BM_THING_LAVA)
        bm_settle (run, bm_position_crawlers_at (pos, bm_position_grass_space (pos, column)), 0, 0, BM_N_ACTIONS);
    }
}

static void
remove_piece (BmRun  *run,
              BmPiece piece)
{
  BmSpace space = run->pos->at[piece];

  if (space == BM_SPACE_NONE || piece == BM_PIECE_BIRD)
    return;
  bm_remove_piece (run, piece);
  bm_emit (run, BM_EVENT_DIED, piece, space, 0, 1, 0);
  if (bm_piece_is_worm (piece))
    bm_count_the_living (run);
}

static void
take (BmRun  *run,
      BmThing thing)
{
  if (!bm_is_there (run->pos, thing))
    return;
  if (bm_thing_is_piece (thing))
    remove_piece (run, (BmPiece) thing.value);
  else if (thing.kind == BM_THING_BEDROCK)
    bm_take_bedrock (run, thing.value);
  else if (thing.kind == BM_THING_WORMHOLE)
    bm_take_wormhole (run, thing.value);
  else
    bm_take_from_grass (run, (BmToken) thing.kind, bm_space_column (thing.value));
}

/* --- Columns and rain ------------------------------------------------------------------------------------------ */

static void
sink (BmRun   *run,
      int      column,
      int      n,
      gboolean as_drill)
{
  guint8 steps = (guint8) CLAMP (n, 0, BM_LAST_ROW);

  if (column < 0 || steps == 0)
    return;
  bm_push_frame (run->pos, (BmFrame) { .kind = BM_FRAME_SINK, .a = (guint8) column, .b = as_drill ? steps : 0,
                                       .c = as_drill ? 0 : steps });
}

/* One step; FALSE: the column rises no more. */
static gboolean
lift (BmRun   *run,
      BmFrame *frame,
      int      column,
      int      n)
{
  if (column < 0 || frame->c >= n || bm_liftable (run->pos, column) == 0)
    return FALSE;
  frame->c++;
  bm_lift_column (run, column);
  return TRUE;
}

static void
rain (BmRun         *run,
      const BmScope *scope,
      const BmOp    *op)
{
  BmPosition *pos = run->pos;
  gboolean real = (op->flags & BM_FLAG_REAL) != 0;

  if (real && bm_hook_may (pos, BM_MAY_RAIN, BM_PIECE_NONE, BM_NOTHING, BM_SPACE_NONE) == BM_SAYS_NO)
    {
      skip (run, scope->card, BM_SKIPPED_G3);
      return;
    }
  bm_start_card_rain (run, bm_rain_dir (scope, op), bm_rain_pieces (scope, op), bm_value (scope, op->v),
                      bm_value (scope, op->w), real, (op->flags & BM_FLAG_HEEDLESS) != 0);
}

/* --- Markers, actions ------------------------------------------------------------------------------------------ */

static void
track (BmRun         *run,
       const BmScope *scope,
       const BmOp    *op)
{
  BmPosition *pos = run->pos;

  if (op->n == BM_TRACKER_HUNGER)
    bm_change_hunger (run, bm_op_change (scope, op, pos->hunger));
  else if (op->n == BM_TRACKER_SUSPICION)
    bm_change_suspicion (run, bm_op_change (scope, op, pos->suspicion));
  else
    {
      int day = CLAMP (pos->day + bm_op_change (scope, op, pos->day), 1, BM_N_DAYS);

      if (day == pos->day)
        return;
      pos->day = (guint8) day;
      bm_emit (run, BM_EVENT_DAY, 0, 0, 0, day, 1);
    }
}

int
bm_actions_change (const BmPosition *pos,
                   BmSide            side,
                   const BmOp       *op,
                   int               v,
                   int               total,
                   gboolean         *now)
{
  int by;

  *now = !(op->flags & BM_FLAG_NEXT) && pos->turn == (guint8) side && pos->total > 0;
  by = op->flags & BM_FLAG_SET ? v - (*now ? total : BM_ACTIONS) : v;
  if (*now)
    return CLAMP (total + by, BM_ACTIONS_LEAST, BM_ACTIONS_MOST) - total;
  return pos->penalty[side] - CLAMP (pos->penalty[side] - by, -BM_PENALTY_MOST, BM_PENALTY_MOST);
}

static void
change_actions (BmRun      *run,
                BmSide      side,
                const BmOp *op,
                int         v)
{
  BmPosition *pos = run->pos;
  gboolean now;
  int by = bm_actions_change (pos, side, op, v, pos->total, &now);

  if (now)
    pos->total = (guint8) (pos->total + by);
  else
    pos->penalty[side] = (gint8) (pos->penalty[side] - by);
  if (by != 0)
    bm_emit (run, BM_EVENT_ACTIONS, side, 0, 0, by, now ? 0 : 1);
}

/* The turn ends when the card is done: what a turn's end does goes under everything else. */
static void
end_turn_afterwards (BmRun *run,
                     BmSide side)
{
  BmPosition *pos = run->pos;

  if (pos->turn != (guint8) side || pos->total == 0 || pos->frames[0].kind == BM_FRAME_DAY
      || pos->n_frames >= BM_MAX_FRAMES)
    return;
  memmove (pos->frames + 1, pos->frames, pos->n_frames * sizeof (BmFrame));
  pos->frames[0] = (BmFrame) { .kind = BM_FRAME_DAY, .a = BM_PHASE_DISCARD };
  pos->n_frames++;
}

/* --- Cards ----------------------------------------------------------------------------------------------------- */

static void
discard (BmRun         *run,
         const BmScope *scope,
         const BmOp    *op)
{
  BmCards *cards = &run->pos->cards[op->n];
  BmThing thing = bm_resolve (scope, op->x);

  if (op->x.type != BM_REF_NONE)
    {
      if (thing.kind == BM_THING_CARD && memchr (cards->cards, thing.value, cards->n_hand) != NULL)
        bm_discard (run, (BmSide) op->n, thing.value);
      return;
    }
  while (cards->n_hand > 0)
    bm_discard (run, (BmSide) op->n, cards->cards[0]);
}

static void
look (BmRun         *run,
      const BmScope *scope,
      const BmOp    *op)
{
  BmThing thing = bm_resolve (scope, op->x);

  bm_see_cards (run, bm_side_other ((BmSide) op->n),
                op->x.type == BM_REF_NONE ? BM_NO_VALUE : thing.kind == BM_THING_CARD ? thing.value : BM_NO_CARD);
}

static void
start_effect (BmRun         *run,
              const BmScope *scope,
              const BmOp    *op)
{
  const BmPart *part = &bm_card_set->parts[bm_card (scope->card)->part + op->n];
  guint8 kept[BM_MAX_SLOTS];

  memcpy (kept, scope->slots, sizeof kept);
  if (bm_bars_cards (part))
    {
      /* F26: all of the hand but one. */
      const BmCards *cards = &run->pos->cards[bm_chooser (scope->card, op->by)];
      BmThing freed = bm_resolve (scope, op->x);
      gboolean is_free = FALSE;
      guint n = 0;

      memset (kept, BM_NO_VALUE, sizeof kept);
      for (guint i = 0; i < cards->n_hand && n < sizeof kept; i++)
        if (!is_free && freed.kind == BM_THING_CARD && cards->cards[i] == freed.value)
          is_free = TRUE;
        else
          kept[n++] = cards->cards[i];
    }
  bm_start_effect (run, scope->card, op->n, kept);
}

guint8
bm_stun_ends (const BmPosition *pos)
{
  gboolean ending = pos->n_frames > 0 && pos->frames[0].kind == BM_FRAME_DAY && pos->frames[0].a <= BM_PHASE_TURN_OVER;

  return pos->turn == BM_SIDE_WORMS && (pos->total > 0 || ending) ? 2 : 1;
}

static void
stun (BmRun  *run,
      BmThing thing)
{
  BmPosition *pos = run->pos;
  guint8 ends = bm_stun_ends (pos);

  if (thing.kind != BM_THING_WORM || pos->at[thing.value] == BM_SPACE_NONE)
    return;
  pos->stunned[thing.value] = ends;
  bm_emit (run, BM_EVENT_STUNNED, thing.value, 0, 0, ends, 0);
}

static void
die (BmRun      *run,
     const BmOp *op,
     BmThing     thing)
{
  if (!bm_thing_is_piece (thing) || thing.kind == BM_THING_BIRD || run->pos->at[thing.value] == BM_SPACE_NONE)
    return;
  if (op->flags & BM_FLAG_EATEN)
    bm_try_to_eat (run, (BmPiece) thing.value, BM_N_ACTIONS);
  else
    remove_piece (run, (BmPiece) thing.value);
}

gboolean
bm_operate (BmRun      *run,
            BmFrame    *frame,
            BmCardRun  *kept,
            const BmOp *op)
{
  BmPosition *pos = run->pos;
  BmScope scope = bm_scope_of_run (pos, frame, kept);
  BmThing x = bm_op_thing (&scope, op, op->x), y = bm_resolve (&scope, op->y);

  if (op->code == BM_OP_LIFT && lift (run, frame, bm_op_column (&scope, op->x), bm_value (&scope, op->v)))
    return TRUE;
  bm_run_jump (frame, frame->b + 1u);
  switch (op->code)
    {
    case BM_OP_MOVE:
      move_thing (run, x, bm_place (pos, y), frame->a);
      break;
    case BM_OP_SWAP:
      if (bm_thing_is_piece (x) && bm_thing_is_piece (y))
        swap_pieces (run, (BmPiece) x.value, (BmPiece) y.value, frame->a);
      else if (bm_op_column (&scope, op->x) >= 0 && bm_op_column (&scope, op->y) >= 0)
        bm_swap_columns (run, bm_op_column (&scope, op->x), bm_op_column (&scope, op->y));
      break;
    case BM_OP_PUT:
      put (run, op->n, bm_place (pos, y), frame->a);
      break;
    case BM_OP_TAKE:
      take (run, x);
      break;
    case BM_OP_SINK:
      sink (run, bm_op_column (&scope, op->x), bm_value (&scope, op->v), (op->flags & BM_FLAG_DRILL) != 0);
      break;
    case BM_OP_RAIN:
      rain (run, &scope, op);
      break;
    case BM_OP_TRACK:
      track (run, &scope, op);
      break;
    case BM_OP_HEALTH:
      bm_change_health (run, op->flags & BM_FLAG_MAX ? pos->max_health - pos->health
                             : bm_op_change (&scope, op, pos->health));
      break;
    case BM_OP_ACTIONS:
      if (op->flags & BM_FLAG_END)
        {
          end_turn_afterwards (run, bm_chooser (frame->a, op->by));
          return FALSE;
        }
      change_actions (run, bm_chooser (frame->a, op->by), op, bm_value (&scope, op->v));
      break;
    case BM_OP_DRAW:
      if (op->n != BM_SIDE_BIRD)
        bm_draw (run, BM_SIDE_WORMS, (guint) CLAMP (bm_value (&scope, op->v), 0, BM_MAX_CARDS));
      if (op->n != BM_SIDE_WORMS)
        bm_draw (run, BM_SIDE_BIRD, (guint) CLAMP (bm_value (&scope, op->v), 0, BM_MAX_CARDS));
      break;
    case BM_OP_DISCARD:
      discard (run, &scope, op);
      break;
    case BM_OP_LOOK:
      look (run, &scope, op);
      break;
    case BM_OP_STUN:
      stun (run, x);
      break;
    case BM_OP_DIE:
      die (run, op, x);
      break;
    case BM_OP_EFFECT:
      start_effect (run, &scope, op);
      break;
    default:
      break;
    }
  return TRUE;
}
