/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The operations of the cards, on the garden, the markers and the piles.
 */
#include "cards-private.h"

#include <string.h>

int
wr_supply_left (const WrPosition *pos,
                guint             thing)
{
  if (thing < WR_N_TOKENS)
    return pos->supply[thing];
  return thing == WR_THING_ZOMBIE ? wr_lowest_free_zombie (pos) != WR_PIECE_NONE : 1;
}

static void
skip (WrRun    *run,
      guint8    card,
      WrSkipped why)
{
  wr_emit (run, WR_EVENT_SKIPPED, 0, 0, 0, card, why);
}

/* --- Pieces and tokens ----------------------------------------------------------------------------------------- */

static void
move_piece (WrRun  *run,
            WrPiece piece,
            WrSpace to)
{
  WrPosition *pos = run->pos;
  WrSpace from = pos->at[piece];

  if (from == to || from == WR_SPACE_NONE)
    return;
  if (piece == WR_PIECE_BIRD)
    {
      wr_put_bird (run, to);
      return;
    }
  pos->at[piece] = to;
  wr_emit (run, WR_EVENT_MOVED, piece, from, to, 0, 0);
  wr_settle (run, 1u << piece, 0, 1u << piece, WR_N_ACTIONS);
}

static void
move_thing (WrRun  *run,
            WrThing thing,
            WrSpace to,
            guint8  card)
{
  WrPosition *pos = run->pos;

  if (!wr_can_be_moved (pos, thing, to))
    skip (run, card, WR_SKIPPED_G3);
  else if (wr_thing_is_piece (thing))
    move_piece (run, (WrPiece) thing.value, to);
  else if (thing.kind == WR_THING_BEDROCK || thing.kind == WR_THING_WORMHOLE)
    wr_shift_token (run, (WrToken) thing.kind, thing.value, to);
  else
    {
      wr_shift_token (run, (WrToken) thing.kind, thing.value, to);
      wr_burn_gravestones (run, wr_space_column (to));
      if (thing.kind == WR_THING_LAVA)
        wr_settle (run, wr_position_crawlers_at (pos, to), 0, 0, WR_N_ACTIONS);
    }
}

static void
swap_pieces (WrRun  *run,
             WrPiece a,
             WrPiece b,
             guint8  card)
{
  WrPosition *pos = run->pos;
  WrSpace at_a = pos->at[a], at_b = pos->at[b];
  guint both = (1u << a | 1u << b) & ((1u << WR_N_CRAWLERS) - 1), met = 0;

  if (!wr_can_be_swapped (pos, wr_thing_piece (a), wr_thing_piece (b)))
    {
      skip (run, card, WR_SKIPPED_G3);
      return;
    }
  pos->at[a] = at_b;
  pos->at[b] = at_a;
  wr_emit (run, WR_EVENT_CARRIED, a, at_a, at_b, 0, 0);
  wr_emit (run, WR_EVENT_CARRIED, b, at_b, at_a, 0, 0);
  /* The Bird meets the pieces in its new space. */
  if ((a == WR_PIECE_BIRD || b == WR_PIECE_BIRD) && wr_space_on_board (pos->at[WR_PIECE_BIRD]))
    met = wr_position_crawlers_at (pos, pos->at[WR_PIECE_BIRD]);
  wr_settle (run, both | met, 0, both, WR_N_ACTIONS);
}

static void
put (WrRun   *run,
     guint    thing,
     WrSpace  space,
     guint8   card)
{
  WrPosition *pos = run->pos;
  int column = wr_space_column (space);

  if (wr_supply_left (pos, thing) == 0)
    {
      skip (run, card, WR_SKIPPED_R1_4);
      return;
    }
  if (!wr_thing_fits (pos, thing, space))
    skip (run, card, WR_SKIPPED_G3);
  else if (thing == WR_THING_ZOMBIE)
    wr_raise_zombie (run, space);
  else if (thing == WR_THING_BEDROCK)
    wr_put_bedrock (run, space);
  else if (thing == WR_THING_WORMHOLE)
    wr_put_wormhole (run, space);
  else
    {
      wr_put_on_grass (run, (WrToken) thing, column);
      wr_burn_gravestones (run, column);
      if (thing == WR_THING_LAVA)
        wr_settle (run, wr_position_crawlers_at (pos, wr_position_grass_space (pos, column)), 0, 0, WR_N_ACTIONS);
    }
}

static void
remove_piece (WrRun  *run,
              WrPiece piece)
{
  WrSpace space = run->pos->at[piece];

  if (space == WR_SPACE_NONE || piece == WR_PIECE_BIRD)
    return;
  wr_remove_piece (run, piece);
  wr_emit (run, WR_EVENT_DIED, piece, space, 0, 1, 0);
  if (wr_piece_is_worm (piece))
    wr_count_the_living (run);
}

static void
take (WrRun  *run,
      WrThing thing)
{
  if (!wr_is_there (run->pos, thing))
    return;
  if (wr_thing_is_piece (thing))
    remove_piece (run, (WrPiece) thing.value);
  else if (thing.kind == WR_THING_BEDROCK)
    wr_take_bedrock (run, thing.value);
  else if (thing.kind == WR_THING_WORMHOLE)
    wr_take_wormhole (run, thing.value);
  else
    wr_take_from_grass (run, (WrToken) thing.kind, wr_space_column (thing.value));
}

/* --- Columns and rain ------------------------------------------------------------------------------------------ */

static void
sink (WrRun   *run,
      int      column,
      int      n,
      gboolean as_drill)
{
  guint8 steps = (guint8) CLAMP (n, 0, WR_LAST_ROW);

  if (column < 0 || steps == 0)
    return;
  wr_push_frame (run->pos, (WrFrame) { .kind = WR_FRAME_SINK, .a = (guint8) column, .b = as_drill ? steps : 0,
                                       .c = as_drill ? 0 : steps });
}

/* One step; FALSE: the column cannot rise further. */
static gboolean
lift (WrRun   *run,
      WrFrame *frame,
      int      column,
      int      n)
{
  if (column < 0 || frame->c >= n || wr_liftable (run->pos, column) == 0)
    return FALSE;
  frame->c++;
  wr_lift_column (run, column);
  return TRUE;
}

static void
rain (WrRun         *run,
      const WrScope *scope,
      const WrOp    *op)
{
  WrPosition *pos = run->pos;
  gboolean real = (op->flags & WR_FLAG_REAL) != 0;

  if (real && wr_hook_may (pos, WR_MAY_RAIN, WR_PIECE_NONE, WR_NOTHING, WR_SPACE_NONE) == WR_SAYS_NO)
    {
      skip (run, scope->card, WR_SKIPPED_G3);
      return;
    }
  wr_start_card_rain (run, wr_rain_dir (scope, op), wr_rain_pieces (scope, op), wr_value (scope, op->v),
                      wr_value (scope, op->w), real, (op->flags & WR_FLAG_HEEDLESS) != 0);
}

/* --- Markers, actions ------------------------------------------------------------------------------------------ */

static void
track (WrRun         *run,
       const WrScope *scope,
       const WrOp    *op)
{
  WrPosition *pos = run->pos;

  if (op->n == WR_TRACKER_HUNGER)
    wr_change_hunger (run, wr_op_change (scope, op, pos->hunger));
  else if (op->n == WR_TRACKER_SUSPICION)
    wr_change_suspicion (run, wr_op_change (scope, op, pos->suspicion));
  else
    {
      int day = CLAMP (pos->day + wr_op_change (scope, op, pos->day), 1, BM_N_DAYS);

      if (day == pos->day)
        return;
      pos->day = (guint8) day;
      wr_emit (run, WR_EVENT_DAY, 0, 0, 0, day, 1);
    }
}

int
wr_actions_change (const WrPosition *pos,
                   WrSide            side,
                   const WrOp       *op,
                   int               v,
                   int               total,
                   gboolean         *now)
{
  int by;

  *now = !(op->flags & WR_FLAG_NEXT) && pos->turn == (guint8) side && pos->total > 0;
  by = op->flags & WR_FLAG_SET ? v - (*now ? total : BM_ACTIONS) : v;
  if (*now)
    return CLAMP (total + by, BM_ACTIONS_LEAST, BM_ACTIONS_MOST) - total;
  return pos->penalty[side] - CLAMP (pos->penalty[side] - by, -WR_PENALTY_MOST, WR_PENALTY_MOST);
}

static void
change_actions (WrRun      *run,
                WrSide      side,
                const WrOp *op,
                int         v)
{
  WrPosition *pos = run->pos;
  gboolean now;
  int by = wr_actions_change (pos, side, op, v, pos->total, &now);

  if (now)
    pos->total = (guint8) (pos->total + by);
  else
    pos->penalty[side] = (gint8) (pos->penalty[side] - by);
  if (by != 0)
    wr_emit (run, WR_EVENT_ACTIONS, side, 0, 0, by, now ? 0 : 1);
}

/* The turn ends when the card is done: pushes the turn's end below everything else. */
static void
end_turn_afterwards (WrRun *run,
                     WrSide side)
{
  WrPosition *pos = run->pos;

  if (pos->turn != (guint8) side || pos->total == 0 || pos->frames[0].kind == WR_FRAME_DAY
      || pos->n_frames >= WR_MAX_FRAMES)
    return;
  memmove (pos->frames + 1, pos->frames, pos->n_frames * sizeof (WrFrame));
  pos->frames[0] = (WrFrame) { .kind = WR_FRAME_DAY, .a = WR_PHASE_DISCARD };
  pos->n_frames++;
}

/* --- Cards ----------------------------------------------------------------------------------------------------- */

static void
discard (WrRun         *run,
         const WrScope *scope,
         const WrOp    *op)
{
  WrCards *cards = &run->pos->cards[op->n];
  WrThing thing = wr_resolve (scope, op->x);

  if (op->x.type != WR_REF_NONE)
    {
      if (thing.kind == WR_THING_CARD && memchr (cards->cards, thing.value, cards->n_hand) != NULL)
        wr_discard (run, (WrSide) op->n, thing.value);
      return;
    }
  while (cards->n_hand > 0)
    wr_discard (run, (WrSide) op->n, cards->cards[0]);
}

static void
look (WrRun         *run,
      const WrScope *scope,
      const WrOp    *op)
{
  WrThing thing = wr_resolve (scope, op->x);

  wr_see_cards (run, wr_side_other ((WrSide) op->n),
                op->x.type == WR_REF_NONE ? WR_NO_VALUE : thing.kind == WR_THING_CARD ? thing.value : WR_NO_CARD);
}

static void
start_effect (WrRun         *run,
              const WrScope *scope,
              const WrOp    *op)
{
  const WrPart *part = &wr_card_set->parts[wr_card (scope->card)->part + op->n];
  guint8 kept[WR_MAX_SLOTS];

  memcpy (kept, scope->slots, sizeof kept);
  if (wr_bars_cards (part))
    {
      /* F26: the hand except one card. */
      const WrCards *cards = &run->pos->cards[wr_chooser (scope->card, op->by)];
      WrThing freed = wr_resolve (scope, op->x);
      gboolean is_free = FALSE;
      guint n = 0;

      memset (kept, WR_NO_VALUE, sizeof kept);
      for (guint i = 0; i < cards->n_hand && n < sizeof kept; i++)
        if (!is_free && freed.kind == WR_THING_CARD && cards->cards[i] == freed.value)
          is_free = TRUE;
        else
          kept[n++] = cards->cards[i];
    }
  wr_start_effect (run, scope->card, op->n, kept);
}

guint8
wr_stun_ends (const WrPosition *pos)
{
  gboolean ending = pos->n_frames > 0 && pos->frames[0].kind == WR_FRAME_DAY && pos->frames[0].a <= WR_PHASE_TURN_OVER;

  return pos->turn == WR_SIDE_WORMS && (pos->total > 0 || ending) ? 2 : 1;
}

static void
stun (WrRun  *run,
      WrThing thing)
{
  WrPosition *pos = run->pos;
  guint8 ends = wr_stun_ends (pos);

  if (thing.kind != WR_THING_WORM || pos->at[thing.value] == WR_SPACE_NONE)
    return;
  pos->stunned[thing.value] = ends;
  wr_emit (run, WR_EVENT_STUNNED, thing.value, 0, 0, ends, 0);
}

static void
die (WrRun      *run,
     const WrOp *op,
     WrThing     thing)
{
  if (!wr_thing_is_piece (thing) || thing.kind == WR_THING_BIRD || run->pos->at[thing.value] == WR_SPACE_NONE)
    return;
  if (op->flags & WR_FLAG_EATEN)
    wr_try_to_eat (run, (WrPiece) thing.value, WR_N_ACTIONS);
  else
    remove_piece (run, (WrPiece) thing.value);
}

gboolean
wr_operate (WrRun      *run,
            WrFrame    *frame,
            WrCardRun  *kept,
            const WrOp *op)
{
  WrPosition *pos = run->pos;
  WrScope scope = wr_scope_of_run (pos, frame, kept);
  WrThing x = wr_op_thing (&scope, op, op->x), y = wr_resolve (&scope, op->y);

  if (op->code == WR_OP_LIFT && lift (run, frame, wr_op_column (&scope, op->x), wr_value (&scope, op->v)))
    return TRUE;
  wr_run_jump (frame, frame->b + 1u);
  switch (op->code)
    {
    case WR_OP_MOVE:
      move_thing (run, x, wr_place (pos, y), frame->a);
      break;
    case WR_OP_SWAP:
      if (wr_thing_is_piece (x) && wr_thing_is_piece (y))
        swap_pieces (run, (WrPiece) x.value, (WrPiece) y.value, frame->a);
      else if (wr_op_column (&scope, op->x) >= 0 && wr_op_column (&scope, op->y) >= 0)
        wr_swap_columns (run, wr_op_column (&scope, op->x), wr_op_column (&scope, op->y));
      break;
    case WR_OP_PUT:
      put (run, op->n, wr_place (pos, y), frame->a);
      break;
    case WR_OP_TAKE:
      take (run, x);
      break;
    case WR_OP_SINK:
      sink (run, wr_op_column (&scope, op->x), wr_value (&scope, op->v), (op->flags & WR_FLAG_DRILL) != 0);
      break;
    case WR_OP_RAIN:
      rain (run, &scope, op);
      break;
    case WR_OP_TRACK:
      track (run, &scope, op);
      break;
    case WR_OP_HEALTH:
      wr_change_health (run, op->flags & WR_FLAG_MAX ? pos->max_health - pos->health
                             : wr_op_change (&scope, op, pos->health));
      break;
    case WR_OP_ACTIONS:
      if (op->flags & WR_FLAG_END)
        {
          end_turn_afterwards (run, wr_chooser (frame->a, op->by));
          return FALSE;
        }
      change_actions (run, wr_chooser (frame->a, op->by), op, wr_value (&scope, op->v));
      break;
    case WR_OP_DRAW:
      if (op->n != WR_SIDE_BIRD)
        wr_draw (run, WR_SIDE_WORMS, (guint) CLAMP (wr_value (&scope, op->v), 0, WR_MAX_CARDS));
      if (op->n != WR_SIDE_WORMS)
        wr_draw (run, WR_SIDE_BIRD, (guint) CLAMP (wr_value (&scope, op->v), 0, WR_MAX_CARDS));
      break;
    case WR_OP_DISCARD:
      discard (run, &scope, op);
      break;
    case WR_OP_LOOK:
      look (run, &scope, op);
      break;
    case WR_OP_STUN:
      stun (run, x);
      break;
    case WR_OP_DIE:
      die (run, op, x);
      break;
    case WR_OP_EFFECT:
      start_effect (run, &scope, op);
      break;
    default:
      break;
    }
  return TRUE;
}
