/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The loops of a card's text: EACH iterates over the matches of a selector, TIMES counts.
 */
#include "cards-private.h"

#define LOOP_FRESH 0 /* loops[n][1] before the loop's first time */
#define LOOP_RUNS  1

static gboolean
picks_pieces (const WrSelector *selector)
{
  const guint crawlers = 1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE;

  return selector->kinds != 0 && (selector->kinds & ~crawlers) == 0;
}

/* Whether the loop iterates over the pieces found at its start; other things are searched for again each time. */
static gboolean
goes_by_bits (const WrOp *op)
{
  const WrSelector *selector = &wr_card_set->selectors[op->a];

  return picks_pieces (selector) && selector->how == WR_HOW_ALL;
}

static void
begin_each (const WrScope *scope,
            WrFrame       *frame,
            WrCardRun     *kept,
            const WrOp    *op)
{
  const WrSelector *selector = &wr_card_set->selectors[op->a];
  guint8 *loop = kept->loops[op->n];

  frame->d = 0;
  loop[1] = LOOP_RUNS;
  loop[0] = 0;
  if (goes_by_bits (op))
    {
      WrThing things[WR_MAX_THINGS];
      guint n = wr_select (scope, op->a, WR_MAX_THINGS, things);

      for (guint i = 0; i < n; i++)
        loop[0] |= (guint8) (1u << things[i].value);
    }
  else if (selector->how != WR_HOW_ALL)
    loop[0] = (guint8) CLAMP (wr_value (scope, selector->n), 0, 200);
}

void
wr_end_each (WrFrame    *frame,
             WrCardRun  *kept,
             const WrOp *op)
{
  kept->loops[op->n][0] = kept->loops[op->n][1] = 0;
  wr_run_jump (frame, op->jump);
}

void
wr_enter_each (WrPosition *pos,
               WrFrame    *frame,
               WrCardRun  *kept,
               const WrOp *op,
               WrThing     thing)
{
  if (goes_by_bits (op))
    kept->loops[op->n][0] &= (guint8) ~(1u << thing.value);
  else if (wr_card_set->selectors[op->a].how != WR_HOW_ALL)
    kept->loops[op->n][0]--;
  frame->d++;
  wr_take_pick (pos, frame, kept, op, thing);
  wr_run_jump (frame, frame->b + 1u);
}

/* The loop's remaining pieces. */
guint
wr_loop_pieces (const WrPosition *pos,
                const WrCardRun  *kept,
                const WrOp       *op)
{
  guint pieces = kept->loops[op->n][0];

  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    if (pos->at[piece] == WR_SPACE_NONE)
      pieces &= ~(1u << piece);
  return pieces;
}

/* The options of an EACH that asks. */
guint
wr_each_options (const WrScope   *scope,
                 const WrCardRun *kept,
                 const WrOp      *op,
                 guint            most,
                 WrThing         *out)
{
  guint n = 0;

  if (!goes_by_bits (op))
    return wr_pick_options (scope, op, most, out);
  for (guint pieces = wr_loop_pieces (scope->pos, kept, op); pieces != 0; pieces &= pieces - 1)
    out[n++] = wr_thing_piece ((WrPiece) __builtin_ctz (pieces));
  return n;
}

/* --- Other things than pieces, in order ----------------------------------------------------------------------- */

/* Number of stacked tokens. */
static guint
stack_of (const WrPosition *pos,
          WrThing           thing)
{
  if (thing.kind < WR_THING_DRILL || thing.kind > WR_THING_LAVA)
    return 1;
  return MAX (1, pos->on_grass[thing.kind - WR_THING_DRILL][wr_space_column (thing.value)]);
}

/* The order in which wr_select () lists kinds, from 1 on. */
static guint
rank_of (guint kind)
{
  static const guint8 ranks[WR_THING_NONE] = {
    [WR_THING_WORM] = 1, [WR_THING_ZOMBIE] = 2, [WR_THING_BIRD] = 3, [WR_THING_CARD] = 4,
    [WR_THING_BEDROCK] = 5, [WR_THING_WORMHOLE] = 6, [WR_THING_DRILL] = 7, [WR_THING_GRAVESTONE] = 8,
    [WR_THING_LAVA] = 9, [WR_THING_GRASS] = 10, [WR_THING_COLUMN] = 11, [WR_THING_SPACE] = 12,
  };

  return kind < WR_THING_NONE ? ranks[kind] : 0;
}

typedef struct
{
  const WrPosition *pos;
  guint8           *loop;
  WrThing           thing;
} WrNext;

/* For `all` things other than pieces: the next in order after the last one.  The loop stores that one's value, its
   rank in the upper four bits, and how many of its stack are left. */
static gboolean
is_next (WrThing  thing,
         gpointer data)
{
  WrNext *next = data;
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
step_in_order (WrRun         *run,
               const WrScope *scope,
               WrFrame       *frame,
               WrCardRun     *kept,
               const WrOp    *op)
{
  WrNext next = { run->pos, kept->loops[op->n], WR_NOTHING };

  if (!wr_can_put_picked (scope, op) || !wr_visit (scope, op->a, is_next, &next))
    {
      wr_end_each (frame, kept, op);
      return;
    }
  frame->d++;
  wr_take_pick (run->pos, frame, kept, op, next.thing);
  wr_run_jump (frame, frame->b + 1u);
}

/* --- A step of a loop ------------------------------------------------------------------------------------------ */

/* Whether only picks precede OP in its program, so that nothing has been changed yet. */
static gboolean
is_first_change (const WrFrame *frame)
{
  const WrCard *card = wr_card (frame->a);
  guint start = card->has_do ? card->do_start : card->use_start;

  if (frame->b < start)
    return FALSE;
  for (guint pc = start; pc < frame->b; pc++)
    {
      const WrOp *op = &wr_card_set->ops[card->op + pc];

      if (op->code >= WR_OP_ACT || op->code == WR_OP_ROLL || op->code == WR_OP_EACH || op->code == WR_OP_TIMES)
        return FALSE;
    }
  return TRUE;
}

/* "Up to" lets the chooser stop, but if that is the whole card the first pick is mandatory (G3). */
gboolean
wr_each_may_stop (const WrScope *scope,
                  const WrFrame *frame,
                  const WrOp    *op)
{
  if (op->flags & WR_FLAG_OPTIONAL)
    return TRUE;
  if (wr_card_set->selectors[op->a].how != WR_HOW_UP_TO)
    return FALSE;
  return frame->d > 0 || !is_first_change (frame) || wr_code_possible (scope, op->jump, WR_MAX_CARD_OPS + 1);
}

/* The first action in the loop determines the piece. */
static WrStep
step_merged (WrRun         *run,
             const WrScope *scope,
             WrFrame       *frame,
             WrCardRun     *kept,
             const WrOp    *op)
{
  const WrOp *act = op + 1;
  BmMove moves[BM_MAX_MOVES];
  guint n;

  wr_gather_act (run->pos);
  n = (guint) (wr_act_moves (scope, act, wr_loop_pieces (run->pos, kept, op), moves) - moves);
  if (n > 1 || (n == 1 && wr_act_is_optional (scope, act)))
    return WR_STEP_ASK;
  if (n == 1)
    return wr_answer_act (run, moves[0]) ? WR_STEP_ON : WR_STEP_ASIDE;
  wr_end_each (frame, kept, op);
  return WR_STEP_ON;
}

WrStep
wr_step_each (WrRun      *run,
              WrFrame    *frame,
              WrCardRun  *kept,
              const WrOp *op)
{
  const WrSelector *selector = &wr_card_set->selectors[op->a];
  WrScope scope = wr_scope_of_run (run->pos, frame, kept);
  guint8 *loop = kept->loops[op->n];
  WrThing things[WR_MAX_THINGS], picked;
  guint n;

  if (loop[1] == LOOP_FRESH)
    begin_each (&scope, frame, kept, op);
  if (selector->how == WR_HOW_ALL && !goes_by_bits (op))
    {
      step_in_order (run, &scope, frame, kept, op);
      return WR_STEP_ON;
    }
  if (op->flags & WR_FLAG_MERGED)
    return step_merged (run, &scope, frame, kept, op);
  n = loop[0] == 0 ? 0 : wr_each_options (&scope, kept, op, wr_options_needed (run->pos, frame, selector), things);
  if (n == 0)
    wr_end_each (frame, kept, op);
  else if (wr_pick_without_asking (run, frame, selector, things, n, &picked))
    wr_enter_each (run->pos, frame, kept, op, picked);
  else if (wr_each_may_stop (&scope, frame, op))
    return WR_STEP_ASK;
  else if (n == 1 || (goes_by_bits (op) && !(op->flags & WR_FLAG_OWNER)))
    wr_enter_each (run->pos, frame, kept, op, things[0]);
  else
    return WR_STEP_ASK;
  return WR_STEP_ON;
}

void
wr_step_times (WrRun      *run,
               WrFrame    *frame,
               WrCardRun  *kept,
               const WrOp *op)
{
  guint8 *loop = kept->loops[op->n];

  if (loop[1] == LOOP_FRESH)
    {
      WrScope scope = wr_scope_of_run (run->pos, frame, kept);

      loop[0] = (guint8) CLAMP (wr_value (&scope, op->a), 0, 40);
      loop[1] = LOOP_RUNS;
    }
  if (loop[0] == 0)
    {
      wr_end_each (frame, kept, op);
      return;
    }
  loop[0]--;
  wr_run_jump (frame, frame->b + 1u);
}
