/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The loops of a card's text: EACH goes through what a selector finds, TIMES counts.
 */
#include "cards-private.h"

#define LOOP_FRESH 0 /* loops[n][1] before the loop's first time */
#define LOOP_RUNS  1

static gboolean
picks_pieces (const BmSelector *selector)
{
  const guint crawlers = 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE;

  return selector->kinds != 0 && (selector->kinds & ~crawlers) == 0;
}

/* The loop goes through pieces that stood there when it began; all else is looked for anew each time. */
static gboolean
goes_by_bits (const BmOp *op)
{
  const BmSelector *selector = &bm_card_set->selectors[op->a];

  return picks_pieces (selector) && selector->how == BM_HOW_ALL;
}

static void
begin_each (const BmScope *scope,
            BmFrame       *frame,
            BmCardRun     *kept,
            const BmOp    *op)
{
  const BmSelector *selector = &bm_card_set->selectors[op->a];
  guint8 *loop = kept->loops[op->n];

  frame->d = 0;
  loop[1] = LOOP_RUNS;
  loop[0] = 0;
  if (goes_by_bits (op))
    {
      BmThing things[BM_MAX_THINGS];
      guint n = bm_select (scope, op->a, BM_MAX_THINGS, things);

      for (guint i = 0; i < n; i++)
        loop[0] |= (guint8) (1u << things[i].value);
    }
  else if (selector->how != BM_HOW_ALL)
    loop[0] = (guint8) CLAMP (bm_value (scope, selector->n), 0, 200);
}

void
bm_end_each (BmFrame    *frame,
             BmCardRun  *kept,
             const BmOp *op)
{
  kept->loops[op->n][0] = kept->loops[op->n][1] = 0;
  bm_run_jump (frame, op->jump);
}

void
bm_enter_each (BmPosition *pos,
               BmFrame    *frame,
               BmCardRun  *kept,
               const BmOp *op,
               BmThing     thing)
{
  if (goes_by_bits (op))
    kept->loops[op->n][0] &= (guint8) ~(1u << thing.value);
  else if (bm_card_set->selectors[op->a].how != BM_HOW_ALL)
    kept->loops[op->n][0]--;
  frame->d++;
  bm_take_pick (pos, frame, kept, op, thing);
  bm_run_jump (frame, frame->b + 1u);
}

/* The pieces that the loop still has to go through. */
guint
bm_loop_pieces (const BmPosition *pos,
                const BmCardRun  *kept,
                const BmOp       *op)
{
  guint pieces = kept->loops[op->n][0];

  for (guint piece = 0; piece < BM_N_CRAWLERS; piece++)
    if (pos->at[piece] == BM_SPACE_NONE)
      pieces &= ~(1u << piece);
  return pieces;
}

/* What an EACH that asks can be answered with now. */
guint
bm_each_options (const BmScope   *scope,
                 const BmCardRun *kept,
                 const BmOp      *op,
                 guint            most,
                 BmThing         *out)
{
  guint n = 0;

  if (!goes_by_bits (op))
    return bm_pick_options (scope, op, most, out);
  for (guint pieces = bm_loop_pieces (scope->pos, kept, op); pieces != 0; pieces &= pieces - 1)
    out[n++] = bm_thing_piece ((BmPiece) __builtin_ctz (pieces));
  return n;
}

/* --- Things that are no pieces, in order ----------------------------------------------------------------------- */

/* Tokens that lie one on the other. */
static guint
stack_of (const BmPosition *pos,
          BmThing           thing)
{
  if (thing.kind < BM_THING_DRILL || thing.kind > BM_THING_LAVA)
    return 1;
  return MAX (1, pos->on_grass[thing.kind - BM_THING_DRILL][bm_space_column (thing.value)]);
}

/* The order in which bm_select () lists kinds, from 1 on. */
static guint
rank_of (guint kind)
{
  static const guint8 ranks[BM_THING_NONE] = {
    [BM_THING_WORM] = 1, [BM_THING_ZOMBIE] = 2, [BM_THING_BIRD] = 3, [BM_THING_CARD] = 4,
    [BM_THING_BEDROCK] = 5, [BM_THING_WORMHOLE] = 6, [BM_THING_DRILL] = 7, [BM_THING_GRAVESTONE] = 8,
    [BM_THING_LAVA] = 9, [BM_THING_GRASS] = 10, [BM_THING_COLUMN] = 11, [BM_THING_SPACE] = 12,
  };

  return kind < BM_THING_NONE ? ranks[kind] : 0;
}

typedef struct
{
  const BmPosition *pos;
  guint8           *loop;
  BmThing           thing;
} BmNext;

/* For `all` things that are no pieces: the next in order after the last one.  The loop remembers that one's value, its
   rank in the upper four bits, and how many more of a stack are to come. */
static gboolean
is_next (BmThing  thing,
         gpointer data)
{
  BmNext *next = data;
  guint8 *loop = next->loop;
  guint kind = rank_of (thing.kind), last = loop[1] >> 4, more = loop[1] & 15;

  if (last != 0 && kind == last && thing.value == loop[0] && more > 0)
    more--;
  else if (last == 0 || kind > last || (kind == last && thing.value > loop[0]))
    more = stack_of (next->pos, thing) - 1;
  else
    return FALSE;
  next->thing = thing;
  loop[0] = thing.value;
  loop[1] = (guint8) (kind << 4 | MIN (more, 15));
  return TRUE;
}

static void
step_in_order (BmRun         *run,
               const BmScope *scope,
               BmFrame       *frame,
               BmCardRun     *kept,
               const BmOp    *op)
{
  BmNext next = { run->pos, kept->loops[op->n], BM_NOTHING };

  if (!bm_can_put_picked (scope, op) || !bm_visit (scope, op->a, is_next, &next))
    {
      bm_end_each (frame, kept, op);
      return;
    }
  frame->d++;
  bm_take_pick (run->pos, frame, kept, op, next.thing);
  bm_run_jump (frame, frame->b + 1u);
}

/* --- A step of a loop ------------------------------------------------------------------------------------------ */

/* Nothing but picks stands before OP in its program: nothing has been changed yet. */
static gboolean
is_first_change (const BmFrame *frame)
{
  const BmCard *card = bm_card (frame->a);
  guint start = card->has_do ? card->do_start : card->use_start;

  if (frame->b < start)
    return FALSE;
  for (guint pc = start; pc < frame->b; pc++)
    {
      const BmOp *op = &bm_card_set->ops[card->op + pc];

      if (op->code >= BM_OP_ACT || op->code == BM_OP_ROLL || op->code == BM_OP_EACH || op->code == BM_OP_TIMES)
        return FALSE;
    }
  return TRUE;
}

/* "Up to" lets the chooser stop, but where it is the whole of the card the first pick must be made (G3). */
gboolean
bm_each_may_stop (const BmScope *scope,
                  const BmFrame *frame,
                  const BmOp    *op)
{
  if (op->flags & BM_FLAG_OPTIONAL)
    return TRUE;
  if (bm_card_set->selectors[op->a].how != BM_HOW_UP_TO)
    return FALSE;
  return frame->d > 0 || !is_first_change (frame) || bm_code_possible (scope, op->jump, BM_MAX_CARD_OPS + 1);
}

/* The action that stands first in the loop says whose turn it is. */
static BmStep
step_merged (BmRun         *run,
             const BmScope *scope,
             BmFrame       *frame,
             BmCardRun     *kept,
             const BmOp    *op)
{
  const BmOp *act = op + 1;
  BmMove moves[BM_MAX_MOVES];
  guint n;

  bm_gather_act (run->pos);
  n = (guint) (bm_act_moves (scope, act, bm_loop_pieces (run->pos, kept, op), moves) - moves);
  if (n > 1 || (n == 1 && bm_act_is_optional (scope, act)))
    return BM_STEP_ASK;
  if (n == 1)
    return bm_answer_act (run, moves[0]) ? BM_STEP_ON : BM_STEP_ASIDE;
  bm_end_each (frame, kept, op);
  return BM_STEP_ON;
}

BmStep
bm_step_each (BmRun      *run,
              BmFrame    *frame,
              BmCardRun  *kept,
              const BmOp *op)
{
  const BmSelector *selector = &bm_card_set->selectors[op->a];
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  guint8 *loop = kept->loops[op->n];
  BmThing things[BM_MAX_THINGS], picked;
  guint n;

  if (loop[1] == LOOP_FRESH)
    begin_each (&scope, frame, kept, op);
  if (selector->how == BM_HOW_ALL && !goes_by_bits (op))
    {
      step_in_order (run, &scope, frame, kept, op);
      return BM_STEP_ON;
    }
  if (op->flags & BM_FLAG_MERGED)
    return step_merged (run, &scope, frame, kept, op);
  n = loop[0] == 0 ? 0 : bm_each_options (&scope, kept, op, bm_options_needed (run->pos, frame, selector), things);
  if (n == 0)
    bm_end_each (frame, kept, op);
  else if (bm_pick_without_asking (run, frame, selector, things, n, &picked))
    bm_enter_each (run->pos, frame, kept, op, picked);
  else if (bm_each_may_stop (&scope, frame, op))
    return BM_STEP_ASK;
  else if (n == 1 || (goes_by_bits (op) && !(op->flags & BM_FLAG_OWNER)))
    bm_enter_each (run->pos, frame, kept, op, things[0]);
  else
    return BM_STEP_ASK;
  return BM_STEP_ON;
}

void
bm_step_times (BmRun      *run,
               BmFrame    *frame,
               BmCardRun  *kept,
               const BmOp *op)
{
  guint8 *loop = kept->loops[op->n];

  if (loop[1] == LOOP_FRESH)
    {
      BmScope scope = bm_scope_of_run (run->pos, frame, kept);

      loop[0] = (guint8) CLAMP (bm_value (&scope, op->a), 0, 40);
      loop[1] = LOOP_RUNS;
    }
  if (loop[0] == 0)
    {
      bm_end_each (frame, kept, op);
      return;
    }
  loop[0]--;
  bm_run_jump (frame, frame->b + 1u);
}
