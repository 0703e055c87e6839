/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Executes a card's text: its start, its ops, and its end.  A run is a frame on the stack and its slots; it stops at
 * an op that is a choice (choices.c), and it is suspended whenever an op has pushed something that runs first.
 */
#include "cards-private.h"

#include <string.h>

/* Frames that a run's operations may push at most before the next run can start. */
#define FRAMES_OF_A_RUN 6

/* Steps of cards' texts that one move may lead to.  No sensible card comes near; cards that trigger each other could
   loop endlessly. */
#define MOST_STEPS 500

gboolean
wr_has_room_for_run (const WrPosition *pos)
{
  return pos->n_runs < WR_MAX_RUNS && pos->n_frames + FRAMES_OF_A_RUN <= WR_MAX_FRAMES;
}

WrFrame *
wr_push_run (WrRun *run,
             guint8 card,
             guint  pc,
             guint  end)
{
  WrPosition *pos = run->pos;
  WrFrame *frame;

  if (!wr_has_room_for_run (pos))
    {
      wr_emit (run, WR_EVENT_SKIPPED, 0, 0, 0, card, WR_SKIPPED_R13_3);
      return NULL;
    }
  frame = wr_push_frame (pos, (WrFrame) { .kind = WR_FRAME_CARD, .a = card, .b = (guint8) pc, .e = WR_THING_NONE,
                                          .f = WR_NO_VALUE, .g = (guint8) end });
  memset (&pos->runs[pos->n_runs], WR_NO_VALUE, sizeof (WrCardRun));
  memset (pos->runs[pos->n_runs].loops, 0, sizeof pos->runs[0].loops);
  pos->n_runs++;
  return frame;
}

void
wr_pop_run (WrPosition *pos)
{
  pos->n_runs--;
  memset (&pos->runs[pos->n_runs], 0, sizeof (WrCardRun));
  wr_pop_frame (pos);
}

const WrOp *
wr_frame_act (const WrFrame *frame)
{
  const WrOp *op;

  if (WR_RUN_START (frame->g) != 0)
    return NULL;
  op = wr_frame_op (frame);
  if (op->code == WR_OP_EACH && (op->flags & WR_FLAG_MERGED))
    op++;
  return op->code == WR_OP_ACT ? op : NULL;
}

/* --- The ops --------------------------------------------------------------------------------------------------- */

static guint
die_sides (const WrOp *op)
{
  return op->n == 0 ? WR_LAST_ROW : op->n;
}

/* G8: a roll of 12 is no column. */
static gboolean
roll_fits (const WrScope *scope,
           WrCardRun     *kept,
           const WrOp    *op,
           guint          roll)
{
  if (op->n == 0 && roll > WR_N_COLUMNS)
    return FALSE;
  kept->slots[op->slot] = (guint8) (op->n == 0 ? roll - 1 : roll);
  return op->b == WR_NO_CODE || !wr_holds (scope, op->b);
}

static void
step_roll (WrRun      *run,
           WrFrame    *frame,
           WrCardRun  *kept,
           const WrOp *op)
{
  WrScope scope = wr_scope_of_run (run->pos, frame, kept);
  gboolean possible = FALSE;

  for (guint roll = 1; roll <= die_sides (op) && !possible; roll++)
    possible = roll_fits (&scope, kept, op, roll);
  kept->slots[op->slot] = WR_NO_VALUE;
  if (!possible)
    {
      wr_emit (run, WR_EVENT_SKIPPED, 0, 0, 0, frame->a, WR_SKIPPED_G3);
      wr_run_jump (frame, op->jump);
      return;
    }
  for (;;)
    {
      guint roll = bm_dice_roll (run->dice, &run->pos->seed, die_sides (op));

      wr_emit (run, WR_EVENT_ROLLED, 0, 0, 0, (int) die_sides (op), (int) roll);
      if (roll_fits (&scope, kept, op, roll))
        break;
    }
  wr_run_jump (frame, frame->b + 1u);
}

static void
step_keep (WrRun      *run,
           WrFrame    *frame,
           WrCardRun  *kept,
           const WrOp *op)
{
  WrScope scope = wr_scope_of_run (run->pos, frame, kept);

  if (op->a != WR_NO_CODE)
    kept->slots[op->slot] = (guint8) CLAMP (wr_value (&scope, op->a), 0, 200);
  else
    kept->slots[op->slot] = wr_slot_value (run->pos, wr_card (frame->a), op->slot, wr_resolve (&scope, op->x));
  wr_run_jump (frame, frame->b + 1u);
}

static WrStep
step (WrRun     *run,
      WrFrame   *frame,
      WrCardRun *kept)
{
  const WrOp *op = wr_frame_op (frame);

  switch ((WrOpCode) op->code)
    {
    case WR_OP_PICK:
      return wr_step_pick (run, frame, kept, op);
    case WR_OP_EACH:
      return wr_step_each (run, frame, kept, op);
    case WR_OP_TIMES:
      wr_step_times (run, frame, kept, op);
      return WR_STEP_ON;
    case WR_OP_AGAIN:
    case WR_OP_JUMP:
      wr_run_jump (frame, op->jump);
      return WR_STEP_ON;
    case WR_OP_IF:
      {
        WrScope scope = wr_scope_of_run (run->pos, frame, kept);

        wr_run_jump (frame, wr_holds (&scope, op->a) ? frame->b + 1u : op->jump);
        return WR_STEP_ON;
      }
    case WR_OP_CHOOSE:
      return wr_step_choose (run, frame, kept, op);
    case WR_OP_ROLL:
      step_roll (run, frame, kept, op);
      return WR_STEP_ON;
    case WR_OP_KEEP:
      step_keep (run, frame, kept, op);
      return WR_STEP_ON;
    case WR_OP_NUMBER:
      return wr_step_number (run, frame, kept, op);
    case WR_OP_DIRECTION:
      return wr_step_direction (frame, kept, op);
    case WR_OP_ACT:
      return wr_step_act (run, frame, kept, op);
    case WR_OP_END:
    case WR_OP_MOVE:
    case WR_OP_SWAP:
    case WR_OP_PUT:
    case WR_OP_TAKE:
    case WR_OP_SINK:
    case WR_OP_LIFT:
    case WR_OP_RAIN:
    case WR_OP_TRACK:
    case WR_OP_HEALTH:
    case WR_OP_ACTIONS:
    case WR_OP_DRAW:
    case WR_OP_DISCARD:
    case WR_OP_LOOK:
    case WR_OP_STUN:
    case WR_OP_DIE:
    case WR_OP_EFFECT:
    case WR_N_OPS:
    default:
      return wr_operate (run, frame, kept, op) ? WR_STEP_ON : WR_STEP_ASIDE;
    }
}

/* --- Start, steps and end -------------------------------------------------------------------------------- */

static gboolean
is_own_trigger (const WrCard    *card,
                const WrTrigger *trigger)
{
  const WrTrigger *first = &wr_card_set->triggers[card->trigger];

  return trigger >= first && trigger < first + card->n_trigger;
}

/* Starts a trigger.  FALSE: it does nothing. */
static gboolean
start_run (WrRun     *run,
           WrFrame   *frame,
           WrCardRun *kept)
{
  WrPosition *pos = run->pos;
  const WrTrigger *trigger = wr_trigger_of (frame);
  WrPiece owner = wr_position_owner (pos, frame->a);
  guint place = owner == WR_PIECE_BIRD ? WR_N_WORMS : owner;
  WrScope scope = wr_scope_of_run (pos, frame, kept);

  /* R13.2: an ability ends with its Worm's death, except triggers of that death. */
  if (owner == WR_PIECE_NONE && is_own_trigger (wr_card (frame->a), trigger) && trigger->event != WR_AFTER_EATEN)
    return FALSE;
  if (WR_RUN_START (frame->g) == WR_RUN_NEW
      && (wr_trigger_is_used_up (pos, frame->a, trigger) || !wr_holds (&scope, trigger->condition)))
    return FALSE;
  if (trigger->per != WR_PER_ANY && place <= WR_N_WORMS)
    wr_use_power (run, owner, frame->a, FALSE);
  frame->g &= (guint8) ~12u;
  wr_gather_act (pos);
  return TRUE;
}

/* Ends the run. */
static void
finish_run (WrRun   *run,
            WrFrame *frame)
{
  WrPosition *pos = run->pos;
  WrRunEnd end = WR_RUN_END (frame->g);
  WrPiece piece = (WrPiece) (frame->g >> WR_RUN_PIECE);

  wr_pop_run (pos);
  wr_gather_act (pos);
  if ((end == WR_RUN_DODGE || end == WR_RUN_CONTACT) && pos->at[piece] != WR_SPACE_NONE)
    wr_settle_spared (run, piece, end == WR_RUN_DODGE);
}

/* A replacement of eating a piece may be obsolete: the piece is dead by now, or the power was used up meanwhile. */
static gboolean
drop_idle_run (WrRun   *run,
               WrFrame *frame)
{
  WrPosition *pos = run->pos;
  WrPiece piece = (WrPiece) (frame->g >> WR_RUN_PIECE);
  guint8 card = frame->a;
  const WrTrigger *trigger = wr_trigger_of (frame);
  gboolean asks = WR_RUN_START (frame->g) == WR_RUN_ASKS;

  if (WR_RUN_END (frame->g) != WR_RUN_DODGE && WR_RUN_END (frame->g) != WR_RUN_CONTACT)
    return FALSE;
  if (pos->at[piece] != WR_SPACE_NONE && !(asks && wr_trigger_is_used_up (pos, card, trigger)))
    return FALSE;
  wr_pop_run (pos);
  wr_gather_act (pos);
  if (pos->at[piece] != WR_SPACE_NONE)
    wr_eat (run, piece);
  return TRUE;
}

/* G9: effects triggered by the op come first. */
static gboolean
is_interrupted (const WrRun *run,
                guint        depth)
{
  const WrPosition *pos = run->pos;

  return wr_is_over (pos) || pos->n_frames != depth || run->n_queued > 0 || run->ended_events != 0 || run->retest
         || (pos->triggers & WR_WATCHES_WHILE);
}

gboolean
wr_card_go_on (WrRun *run)
{
  WrPosition *pos = run->pos;

  for (;;)
    {
      WrFrame *frame = wr_top_frame (pos);
      WrCardRun *kept = &pos->runs[pos->n_runs - 1];
      guint depth = pos->n_frames;

      if (WR_RUN_START (frame->g) != 0 && drop_idle_run (run, frame))
        return TRUE;
      if (WR_RUN_START (frame->g) == WR_RUN_ASKS)
        return FALSE;
      if (WR_RUN_START (frame->g) != 0 && !start_run (run, frame, kept))
        {
          frame->g = WR_RUN_PLAIN;
          finish_run (run, frame);
          return TRUE;
        }
      if (wr_frame_op (frame)->code == WR_OP_END)
        {
          finish_run (run, frame);
          return TRUE;
        }
      if (++run->n_steps > MOST_STEPS)
        {
          wr_emit (run, WR_EVENT_SKIPPED, 0, 0, 0, frame->a, WR_SKIPPED_R13_3);
          finish_run (run, frame);
          return TRUE;
        }
      switch (step (run, frame, kept))
        {
        case WR_STEP_ASK:
          return FALSE;
        case WR_STEP_ASIDE:
          return TRUE;
        case WR_STEP_ON:
        default:
          break;
        }
      if (is_interrupted (run, depth))
        return TRUE;
    }
}
