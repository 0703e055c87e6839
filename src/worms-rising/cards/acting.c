/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Actions that cards give (G4): who may take which, and whether they are forced.
 */
#include "cards-private.h"

#include <string.h>

static gboolean
is_forced (const WrScope *scope,
           const WrOp    *op,
           WrPiece        piece)
{
  WrSide side = piece == WR_PIECE_BIRD ? WR_SIDE_BIRD : WR_SIDE_WORMS;

  return op->by != WR_BY_OWNER && wr_chooser (scope->card, op->by) != side;
}

/* G7: a stunned Worm takes only actions that the other side forces. */
guint
wr_act_actors (const WrScope *scope,
               const WrOp    *op)
{
  WrThing things[WR_MAX_THINGS];
  guint n = wr_select (scope, op->a, WR_MAX_THINGS, things), actors = 0;

  for (guint i = 0; i < n; i++)
    if (wr_thing_is_piece (things[i]))
      actors |= 1u << things[i].value;
  return actors;
}

gboolean
wr_act_is_optional (const WrScope *scope,
                    const WrOp    *op)
{
  return (op->flags & WR_FLAG_OPTIONAL) || (op->condition != WR_NO_CODE && wr_holds (scope, op->condition));
}

static gboolean
dir_fits (const WrPosition *pos,
          const WrOp       *op,
          BmMove            move)
{
  WrSpace target;
  WrDir dir;

  if (op->n == 0 || op->n == 0xFF)
    return TRUE;
  if (WR_IS_DIR_BYTE (wr_move_a (move)) && wr_move_kind (move) != WR_MOVE_BITE)
    return op->n >> WR_BYTE_DIR (wr_move_a (move)) & 1;
  target = wr_move_target (pos, move);
  dir = wr_space_dir (pos->at[wr_move_who (move)], target);
  return dir < WR_N_DIRS && (op->n >> dir & 1);
}

static gboolean
is_standing_at (const WrPosition *pos,
                const WrOp       *op)
{
  const WrFrame *top;

  if (pos->n_runs == 0)
    return FALSE;
  top = &pos->frames[pos->n_frames - 1];
  return top->kind == WR_FRAME_CARD && wr_frame_act (top) == op;
}

/* Whether direction and target match; the action itself is one of those listed. */
static gboolean
move_fits (const WrMatch *target,
           const WrOp    *op,
           BmMove         move)
{
  const WrPosition *pos = target->scope->pos;

  return dir_fits (pos, op, move) && (target->selector == NULL || wr_matches (target, wr_move_aim (pos, move)));
}

/* Candidate moves of the actions that OP gives to ACTORS, not yet matched. */
static BmMove *
list_actions (const WrScope *scope,
              const WrOp    *op,
              guint          actors,
              BmMove        *out)
{
  const WrPosition *pos = scope->pos;

  for (guint piece = 0; piece < WR_N_WORMS; piece++)
    if ((actors >> piece & 1) && pos->stunned[piece] > 0 && !is_forced (scope, op, (WrPiece) piece))
      actors &= ~(1u << piece);
  return wr_list_actions (pos, actors, op->b, -1, out);
}

/* SCOPE as if the card's text were at OP in THEN: its modifiers for this action are in force only there.  FALSE: the
   effects are full. */
static gboolean
suppose_standing_at (WrScope    *scope,
                     const WrOp *op,
                     WrPosition *then)
{
  WrRun run = { .pos = then };
  guint pc = (guint) (op - &wr_card_set->ops[wr_card (scope->card)->op]);
  WrFrame *frame;

  *then = *scope->pos;
  frame = wr_push_run (&run, scope->card, pc, WR_RUN_PLAIN);
  if (frame == NULL)
    return FALSE;
  frame->e = scope->it.kind;
  frame->f = scope->it.value;
  if (scope->slots != NULL)
    memcpy (then->runs[then->n_runs - 1].slots, scope->slots, WR_MAX_SLOTS);
  /* The modifiers of an earlier act must be removed. */
  if (then->triggers & WR_ACT_SPEAKS)
    wr_position_gather (then);
  else
    wr_add_act_mods (then, op);
  scope->pos = then;
  return TRUE;
}

BmMove *
wr_act_moves (const WrScope *scope,
              const WrOp    *op,
              guint          actors,
              BmMove        *out)
{
  WrScope there = *scope;
  BmMove *first = out, *kept = out;
  WrPosition then;
  WrMatch target;

  if (op->n_mods > 0 && !is_standing_at (scope->pos, op) && !suppose_standing_at (&there, op, &then))
    return out;
  out = list_actions (&there, op, actors, out);
  wr_match_init (&target, &there, op->target);
  for (const BmMove *move = first; move < out; move++)
    if (move_fits (&target, op, *move))
      *kept++ = *move;
  return kept;
}

gboolean
wr_act_possible (const WrScope *scope,
                 const WrOp    *op,
                 guint          actors)
{
  WrScope there = *scope;
  WrPosition then;
  WrMatch target;

  if (op->n_mods > 0 && !is_standing_at (scope->pos, op) && !suppose_standing_at (&there, op, &then))
    return FALSE;
  wr_match_init (&target, &there, op->target);
  /* One by one: mostly the first one already has a match. */
  for (; actors != 0; actors &= actors - 1)
    {
      BmMove moves[BM_MAX_MOVES], *end = list_actions (&there, op, actors & -actors, moves);

      for (const BmMove *move = moves; move < end; move++)
        if (move_fits (&target, op, *move))
          return TRUE;
    }
  return FALSE;
}
