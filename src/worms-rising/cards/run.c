/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Carrying out a card's text: how it starts, goes on op by op, and ends.  A run is a frame on the stack and what it
 * keeps; it stops at an op that asks somebody (choices.c), and it steps aside whenever an op has pushed something that
 * comes first.
 */
#include "cards-private.h"

#include <string.h>

/* Frames that a run's operations may push at most before the next run can start. */
#define FRAMES_OF_A_RUN 6

/* Steps of cards' texts that one move may lead to.  No sensible card comes near; loops in loops of cards that set off
   each other would go on for ever. */
#define MOST_STEPS 500

gboolean
bm_has_room_for_run (const BmPosition *pos)
{
  return pos->n_runs < BM_MAX_RUNS && pos->n_frames + FRAMES_OF_A_RUN <= BM_MAX_FRAMES;
}

BmFrame *
bm_push_run (BmRun *run,
             guint8 card,
             guint  pc,
             guint  end)
{
  BmPosition *pos = run->pos;
  BmFrame *frame;

  if (!bm_has_room_for_run (pos))
    {
      bm_emit (run, BM_EVENT_SKIPPED, 0, 0, 0, card, BM_SKIPPED_R13_3);
      return NULL;
    }
  frame = bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_CARD, .a = card, .b = (guint8) pc, .e = BM_THING_NONE,
                                          .f = BM_NO_VALUE, .g = (guint8) end });
  memset (&pos->runs[pos->n_runs], BM_NO_VALUE, sizeof (BmCardRun));
  memset (pos->runs[pos->n_runs].loops, 0, sizeof pos->runs[0].loops);
  pos->n_runs++;
  return frame;
}

void
bm_pop_run (BmPosition *pos)
{
  pos->n_runs--;
  memset (&pos->runs[pos->n_runs], 0, sizeof (BmCardRun));
  bm_pop_frame (pos);
}

const BmOp *
bm_frame_act (const BmFrame *frame)
{
  const BmOp *op;

  if (BM_RUN_START (frame->g) != 0)
    return NULL;
  op = bm_frame_op (frame);
  if (op->code == BM_OP_EACH && (op->flags & BM_FLAG_MERGED))
    op++;
  return op->code == BM_OP_ACT ? op : NULL;
}

/* --- The ops --------------------------------------------------------------------------------------------------- */

static guint
die_sides (const BmOp *op)
{
  return op->n == 0 ? BM_LAST_ROW : op->n;
}

/* G8: a 12 is no column. */
static gboolean
roll_fits (const BmScope *scope,
           BmCardRun     *kept,
           const BmOp    *op,
           guint          roll)
{
  if (op->n == 0 && roll > BM_N_COLUMNS)
    return FALSE;
  kept->slots[op->slot] = (guint8) (op->n == 0 ? roll - 1 : roll);
  return op->b == BM_NO_CODE || !bm_holds (scope, op->b);
}

static void
step_roll (BmRun      *run,
           BmFrame    *frame,
           BmCardRun  *kept,
           const BmOp *op)
{
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  gboolean possible = FALSE;

  for (guint roll = 1; roll <= die_sides (op) && !possible; roll++)
    possible = roll_fits (&scope, kept, op, roll);
  kept->slots[op->slot] = BM_NO_VALUE;
  if (!possible)
    {
      bm_emit (run, BM_EVENT_SKIPPED, 0, 0, 0, frame->a, BM_SKIPPED_G3);
      bm_run_jump (frame, op->jump);
      return;
    }
  for (;;)
    {
      guint roll = bm_dice_roll (run->dice, &run->pos->seed, die_sides (op));

      bm_emit (run, BM_EVENT_ROLLED, 0, 0, 0, (int) die_sides (op), (int) roll);
      if (roll_fits (&scope, kept, op, roll))
        break;
    }
  bm_run_jump (frame, frame->b + 1u);
}

static void
step_keep (BmRun      *run,
           BmFrame    *frame,
           BmCardRun  *kept,
           const BmOp *op)
{
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);

  if (op->a != BM_NO_CODE)
    kept->slots[op->slot] = (guint8) CLAMP (bm_value (&scope, op->a), 0, 200);
  else
    kept->slots[op->slot] = bm_slot_value (run->pos, bm_card (frame->a), op->slot, bm_resolve (&scope, op->x));
  bm_run_jump (frame, frame->b + 1u);
}

static BmStep
step (BmRun     *run,
      BmFrame   *frame,
      BmCardRun *kept)
{
  const BmOp *op = bm_frame_op (frame);

  switch ((BmOpCode) op->code)
    {
    case BM_OP_PICK:
      return bm_step_pick (run, frame, kept, op);
    case BM_OP_EACH:
      return bm_step_each (run, frame, kept, op);
    case BM_OP_TIMES:
      bm_step_times (run, frame, kept, op);
      return BM_STEP_ON;
    case BM_OP_AGAIN:
    case BM_OP_JUMP:
      bm_run_jump (frame, op->jump);
      return BM_STEP_ON;
    case BM_OP_IF:
      {
        BmScope scope = bm_scope_of_run (run->pos, frame, kept);

        bm_run_jump (frame, bm_holds (&scope, op->a) ? frame->b + 1u : op->jump);
        return BM_STEP_ON;
      }
    case BM_OP_CHOOSE:
      return bm_step_choose (run, frame, kept, op);
    case BM_OP_ROLL:
      step_roll (run, frame, kept, op);
      return BM_STEP_ON;
    case BM_OP_KEEP:
      step_keep (run, frame, kept, op);
      return BM_STEP_ON;
    case BM_OP_NUMBER:
      return bm_step_number (run, frame, kept, op);
    case BM_OP_DIRECTION:
      return bm_step_direction (frame, kept, op);
    case BM_OP_ACT:
      return bm_step_act (run, frame, kept, op);
    case BM_OP_END:
    case BM_OP_MOVE:
    case BM_OP_SWAP:
    case BM_OP_PUT:
    case BM_OP_TAKE:
    case BM_OP_SINK:
    case BM_OP_LIFT:
    case BM_OP_RAIN:
    case BM_OP_TRACK:
    case BM_OP_HEALTH:
    case BM_OP_ACTIONS:
    case BM_OP_DRAW:
    case BM_OP_DISCARD:
    case BM_OP_LOOK:
    case BM_OP_STUN:
    case BM_OP_DIE:
    case BM_OP_EFFECT:
    case BM_N_OPS:
    default:
      return bm_operate (run, frame, kept, op) ? BM_STEP_ON : BM_STEP_ASIDE;
    }
}

/* --- Start, end and all between -------------------------------------------------------------------------------- */

static gboolean
is_own_trigger (const BmCard    *card,
                const BmTrigger *trigger)
{
  const BmTrigger *first = &bm_card_set->triggers[card->trigger];

  return trigger >= first && trigger < first + card->n_trigger;
}

/* A trigger's turn has come.  FALSE: it does nothing. */
static gboolean
start_run (BmRun     *run,
           BmFrame   *frame,
           BmCardRun *kept)
{
  BmPosition *pos = run->pos;
  const BmTrigger *trigger = bm_trigger_of (frame);
  BmPiece owner = bm_position_owner (pos, frame->a);
  guint place = owner == BM_PIECE_BIRD ? BM_N_WORMS : owner;
  BmScope scope = bm_scope_of_run (pos, frame, kept);

  /* R13.2: an ability dies with its Worm, but for what its death sets off. */
  if (owner == BM_PIECE_NONE && is_own_trigger (bm_card (frame->a), trigger) && trigger->event != BM_AFTER_EATEN)
    return FALSE;
  if (BM_RUN_START (frame->g) == BM_RUN_NEW
      && (bm_trigger_is_used_up (pos, frame->a, trigger) || !bm_holds (&scope, trigger->condition)))
    return FALSE;
  if (trigger->per != BM_PER_ANY && place <= BM_N_WORMS)
    bm_use_power (run, owner, frame->a, FALSE);
  frame->g &= (guint8) ~12u;
  bm_gather_act (pos);
  return TRUE;
}

/* The text is done. */
static void
finish_run (BmRun   *run,
            BmFrame *frame)
{
  BmPosition *pos = run->pos;
  BmRunEnd end = BM_RUN_END (frame->g);
  BmPiece piece = (BmPiece) (frame->g >> BM_RUN_PIECE);

  bm_pop_run (pos);
  bm_gather_act (pos);
  if ((end == BM_RUN_DODGE || end == BM_RUN_CONTACT) && pos->at[piece] != BM_SPACE_NONE)
    bm_settle_spared (run, piece, end == BM_RUN_DODGE);
}

/* What was to be done instead of eating somebody may have been overtaken: it is dead by now, or the power was spent in
   between and cannot save it. */
static gboolean
drop_idle_run (BmRun   *run,
               BmFrame *frame)
{
  BmPosition *pos = run->pos;
  BmPiece piece = (BmPiece) (frame->g >> BM_RUN_PIECE);
  guint8 card = frame->a;
  const BmTrigger *trigger = bm_trigger_of (frame);
  gboolean asks = BM_RUN_START (frame->g) == BM_RUN_ASKS;

  if (BM_RUN_END (frame->g) != BM_RUN_DODGE && BM_RUN_END (frame->g) != BM_RUN_CONTACT)
    return FALSE;
  if (pos->at[piece] != BM_SPACE_NONE && !(asks && bm_trigger_is_used_up (pos, card, trigger)))
    return FALSE;
  bm_pop_run (pos);
  bm_gather_act (pos);
  if (pos->at[piece] != BM_SPACE_NONE)
    bm_eat (run, piece);
  return TRUE;
}

/* G9, and whatever the op has set off comes first. */
static gboolean
is_interrupted (const BmRun *run,
                guint        depth)
{
  const BmPosition *pos = run->pos;

  return bm_is_over (pos) || pos->n_frames != depth || run->n_queued > 0 || run->ended_events != 0 || run->retest
         || (pos->triggers & BM_WATCHES_WHILE);
}

gboolean
bm_card_go_on (BmRun *run)
{
  BmPosition *pos = run->pos;

  for (;;)
    {
      BmFrame *frame = bm_top_frame (pos);
      BmCardRun *kept = &pos->runs[pos->n_runs - 1];
      guint depth = pos->n_frames;

      if (BM_RUN_START (frame->g) != 0 && drop_idle_run (run, frame))
        return TRUE;
      if (BM_RUN_START (frame->g) == BM_RUN_ASKS)
        return FALSE;
      if (BM_RUN_START (frame->g) != 0 && !start_run (run, frame, kept))
        {
          frame->g = BM_RUN_PLAIN;
          finish_run (run, frame);
          return TRUE;
        }
      if (bm_frame_op (frame)->code == BM_OP_END)
        {
          finish_run (run, frame);
          return TRUE;
        }
      if (++run->n_steps > MOST_STEPS)
        {
          bm_emit (run, BM_EVENT_SKIPPED, 0, 0, 0, frame->a, BM_SKIPPED_R13_3);
          finish_run (run, frame);
          return TRUE;
        }
      switch (step (run, frame, kept))
        {
        case BM_STEP_ASK:
          return FALSE;
        case BM_STEP_ASIDE:
          return TRUE;
        case BM_STEP_ON:
        default:
          break;
        }
      if (is_interrupted (run, depth))
        return TRUE;
    }
}
