/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Actions that cards give (G4): who may do which, and whether somebody forces them.
 */
#include "cards-private.h"

#include <string.h>

static gboolean
is_forced (const BmScope *scope,
           const BmOp    *op,
           BmPiece        piece)
{
  BmSide side = piece == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS;

  return op->by != BM_BY_OWNER && bm_chooser (scope->card, op->by) != side;
}

/* G7: a stunned Worm takes no action but what the other side makes it do. */
guint
bm_act_actors (const BmScope *scope,
               const BmOp    *op)
{
  BmThing things[BM_MAX_THINGS];
  guint n = bm_select (scope, op->a, BM_MAX_THINGS, things), actors = 0;

  for (guint i = 0; i < n; i++)
    if (bm_thing_is_piece (things[i]))
      actors |= 1u << things[i].value;
  return actors;
}

gboolean
bm_act_is_optional (const BmScope *scope,
                    const BmOp    *op)
{
  return (op->flags & BM_FLAG_OPTIONAL) || (op->condition != BM_NO_CODE && bm_holds (scope, op->condition));
}

static gboolean
dir_fits (const BmPosition *pos,
          const BmOp       *op,
          BmMove            move)
{
  BmSpace target;
  BmDir dir;

  if (op->n == 0 || op->n == 0xFF)
    return TRUE;
  if (BM_IS_DIR_BYTE (bm_move_a (move)) && bm_move_kind (move) != BM_MOVE_BITE)
    return op->n >> BM_BYTE_DIR (bm_move_a (move)) & 1;
  target = bm_move_target (pos, move);
  dir = bm_space_dir (pos->at[bm_move_who (move)], target);
  return dir < BM_N_DIRS && (op->n >> dir & 1);
}

static gboolean
is_standing_at (const BmPosition *pos,
                const BmOp       *op)
{
  const BmFrame *top;

  if (pos->n_runs == 0)
    return FALSE;
  top = &pos->frames[pos->n_frames - 1];
  return top->kind == BM_FRAME_CARD && bm_frame_act (top) == op;
}

/* Beyond being one of the actions listed: its direction and its target. */
static gboolean
move_fits (const BmMatch *target,
           const BmOp    *op,
           BmMove         move)
{
  const BmPosition *pos = target->scope->pos;

  return dir_fits (pos, op, move) && (target->selector == NULL || bm_matches (target, bm_move_aim (pos, move)));
}

/* The actions that OP gives to ACTORS, whether they fit or not. */
static BmMove *
list_actions (const BmScope *scope,
              const BmOp    *op,
              guint          actors,
              BmMove        *out)
{
  const BmPosition *pos = scope->pos;

  for (guint piece = 0; piece < BM_N_WORMS; piece++)
    if ((actors >> piece & 1) && pos->stunned[piece] > 0 && !is_forced (scope, op, (BmPiece) piece))
      actors &= ~(1u << piece);
  return bm_list_actions (pos, actors, op->b, -1, out);
}

/* SCOPE as if the card's text had come to OP in THEN: what it adds for this action is in force only there.  FALSE: there is
   no room for that. */
static gboolean
suppose_standing_at (BmScope    *scope,
                     const BmOp *op,
                     BmPosition *then)
{
  BmRun run = { .pos = then };
  guint pc = (guint) (op - &bm_card_set->ops[bm_card (scope->card)->op]);
  BmFrame *frame;

  *then = *scope->pos;
  frame = bm_push_run (&run, scope->card, pc, BM_RUN_PLAIN);
  if (frame == NULL)
    return FALSE;
  frame->e = scope->it.kind;
  frame->f = scope->it.value;
  if (scope->slots != NULL)
    memcpy (then->runs[then->n_runs - 1].slots, scope->slots, BM_MAX_SLOTS);
  /* Only where another act has spoken before must its mods go. */
  if (then->triggers & BM_ACT_SPEAKS)
    bm_position_gather (then);
  else
    bm_add_act_mods (then, op);
  scope->pos = then;
  return TRUE;
}

BmMove *
bm_act_moves (const BmScope *scope,
              const BmOp    *op,
              guint          actors,
              BmMove        *out)
{
  BmScope there = *scope;
  BmMove *first = out, *kept = out;
  BmPosition then;
  BmMatch target;

  if (op->n_mods > 0 && !is_standing_at (scope->pos, op) && !suppose_standing_at (&there, op, &then))
    return out;
  out = list_actions (&there, op, actors, out);
  bm_match_init (&target, &there, op->target);
  for (const BmMove *move = first; move < out; move++)
    if (move_fits (&target, op, *move))
      *kept++ = *move;
  return kept;
}

gboolean
bm_act_possible (const BmScope *scope,
                 const BmOp    *op,
                 guint          actors)
{
  BmScope there = *scope;
  BmPosition then;
  BmMatch target;

  if (op->n_mods > 0 && !is_standing_at (scope->pos, op) && !suppose_standing_at (&there, op, &then))
    return FALSE;
  bm_match_init (&target, &there, op->target);
  /* One after the other: mostly the first has what is asked for. */
  for (; actors != 0; actors &= actors - 1)
    {
      BmMove moves[BM_MAX_MOVES], *end = list_actions (&there, op, actors & -actors, moves);

      for (const BmMove *move = moves; move < end; move++)
        if (move_fits (&target, op, *move))
          return TRUE;
    }
  return FALSE;
}
