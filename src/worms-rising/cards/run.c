/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Carrying out a card's text: the flow of its code, and the choices in it.  A run is a frame on the stack and what it keeps;
 * it stops at an op that asks somebody, and it steps aside whenever an op has pushed something that comes first.
 */
#include "cards-private.h"

#include <string.h>

/* Frames that a run's operations may push at most before the next run can start. */
#define FRAMES_OF_A_RUN 6

/* Steps of cards' texts that one move may lead to.  No sensible card comes near; loops in loops of cards that set off each
   other would go on for ever. */
#define MOST_STEPS 4000

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

static void
pop_run (BmPosition *pos)
{
  pos->n_runs--;
  memset (&pos->runs[pos->n_runs], 0, sizeof (BmCardRun));
  bm_pop_frame (pos);
}

const BmOp *
bm_frame_op (const BmFrame *frame)
{
  return &bm_card_set->ops[bm_card (frame->a)->op + frame->b];
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

void
bm_run_jump (BmFrame *frame,
             guint    to)
{
  frame->b = (guint8) to;
  frame->c = 0;
}

/* The Worms decide for an event but where the Bird is named. */
BmSide
bm_chooser (guint8 card,
            guint8 by)
{
  int side = bm_card_side (card);

  if (by == BM_BY_WORMS)
    return BM_SIDE_WORMS;
  if (by == BM_BY_BIRD)
    return BM_SIDE_BIRD;
  return side == BM_N_SIDES ? BM_SIDE_WORMS : (BmSide) side;
}

void
bm_remember_pick (BmCardRun *kept,
                  BmThing    thing)
{
  if (thing.kind == BM_THING_CARD || thing.kind >= BM_THING_NUMBER || thing.kind == BM_THING_COLUMN)
    return;
  memmove (kept->picks + 1, kept->picks, BM_N_PICKS - 1);
  kept->picks[0] = thing.value;
}

static guint8
slot_value (const BmPosition *pos,
            const BmCard     *card,
            guint8            slot,
            BmThing           thing)
{
  BmSpace place;

  switch ((BmSlotType) card->slot_types[slot])
    {
    case BM_SLOT_COLUMN:
      place = bm_place (pos, thing);
      return thing.kind == BM_THING_COLUMN ? thing.value
             : bm_space_on_board (place) ? (guint8) bm_space_column (place) : BM_NO_VALUE;
    case BM_SLOT_SPACE:
      return bm_place (pos, thing);
    case BM_SLOT_PIECE:
    case BM_SLOT_CARD:
    case BM_SLOT_NUMBER:
    case BM_SLOT_DIR:
    case BM_SLOT_UNUSED:
    default:
      return thing.value;
    }
}

/* THING becomes `it`, and is kept where the op says. */
static void
take_pick (BmPosition *pos,
           BmFrame    *frame,
           BmCardRun  *kept,
           const BmOp *op,
           BmThing     thing)
{
  frame->e = thing.kind;
  frame->f = thing.value;
  if (op->slot != BM_NO_SLOT)
    kept->slots[op->slot] = slot_value (pos, bm_card (frame->a), op->slot, thing);
  bm_remember_pick (kept, thing);
}

/* What could be picked at OP, a PICK or EACH; with OUT NULL only whether there is anything.  Where the next op puts
   something whose supply is empty there is nothing to pick (R1.4). */
static guint
options (const BmScope *scope,
         const BmOp    *op,
         BmThing       *out)
{
  const BmOp *next = op + 1;

  if (next->code == BM_OP_PUT && next->y.type == BM_REF_IT && bm_supply_left (scope->pos, next->n) == 0)
    return 0;
  return bm_select (scope, op->a, out);
}

/* --- EACH ------------------------------------------------------------------------------------------------------ */

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

#define LOOP_FRESH 0 /* loops[n][1] before the loop's first time */
#define LOOP_RUNS  1

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
      guint n = bm_select (scope, op->a, things);

      for (guint i = 0; i < n; i++)
        loop[0] |= (guint8) (1u << things[i].value);
    }
  else if (selector->how != BM_HOW_ALL)
    loop[0] = (guint8) CLAMP (bm_value (scope, selector->n), 0, 200);
}

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

/* For `all` things that are no pieces: the next in order after the last one.  The loop remembers that one's value, its rank
   in the upper four bits, and how many more of a stack are to come. */
static gboolean
next_in_order (const BmScope *scope,
               const BmOp    *op,
               guint8        *loop,
               BmThing       *next)
{
  BmThing things[BM_MAX_THINGS];
  guint n = options (scope, op, things), last = loop[1] >> 4;

  for (guint i = 0; i < n; i++)
    {
      guint kind = rank_of (things[i].kind), more = loop[1] & 15;

      if (last != 0 && kind == last && things[i].value == loop[0] && more > 0)
        more--;
      else if (last == 0 || kind > last || (kind == last && things[i].value > loop[0]))
        more = stack_of (scope->pos, things[i]) - 1;
      else
        continue;
      *next = things[i];
      loop[0] = things[i].value;
      loop[1] = (guint8) (kind << 4 | MIN (more, 15));
      return TRUE;
    }
  return FALSE;
}

static void
end_each (BmFrame    *frame,
          BmCardRun  *kept,
          const BmOp *op)
{
  kept->loops[op->n][0] = kept->loops[op->n][1] = 0;
  bm_run_jump (frame, op->jump);
}

static void
enter_each (BmPosition *pos,
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
  take_pick (pos, frame, kept, op, thing);
  bm_run_jump (frame, frame->b + 1u);
}

/* The pieces that the loop still has to go through. */
static guint
loop_pieces (const BmPosition *pos,
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
static guint
each_options (const BmScope   *scope,
              const BmCardRun *kept,
              const BmOp      *op,
              BmThing         *out)
{
  guint n = 0;

  if (!goes_by_bits (op))
    return options (scope, op, out);
  for (guint pieces = loop_pieces (scope->pos, kept, op); pieces != 0; pieces &= pieces - 1)
    out[n++] = bm_thing_piece ((BmPiece) __builtin_ctz (pieces));
  return n;
}

static BmThing
pick_at_random (BmRun   *run,
                BmThing *things,
                guint    n)
{
  guint roll;

  if (n == 1)
    return things[0];
  roll = bm_dice_roll (run->dice, &run->pos->seed, n);
  bm_emit (run, BM_EVENT_ROLLED, 0, 0, 0, (int) n, (int) roll);
  return things[roll - 1];
}

/* A hand's cards are picked at random one by one, equal ones each for itself. */
static BmThing
random_card (BmRun   *run,
             BmThing *things,
             guint    n)
{
  const BmPosition *pos = run->pos;
  BmThing hand[BM_MAX_CARDS * BM_N_SIDES];
  guint count = 0;

  for (guint side = 0; side < BM_N_SIDES; side++)
    for (guint place = 0; place < pos->cards[side].n_hand; place++)
      for (guint i = 0; i < n; i++)
        if (things[i].value == pos->cards[side].cards[place])
          hand[count++] = things[i];
  return pick_at_random (run, hand, count);
}

/* G11: in a hand that the chooser does not see nothing can be chosen; one is drawn. */
static gboolean
picks_blindly (const BmPosition *pos,
               const BmFrame    *frame,
               const BmSelector *selector)
{
  BmSide chooser = bm_chooser (frame->a, selector->by), other = bm_side_other (chooser);
  const guint64 all = ((guint64) 1 << pos->cards[other].n_hand) - 1;

  for (guint i = 0; i < selector->n_filters; i++)
    {
      const BmFilter *filter = &bm_card_set->filters[selector->filter + i];

      if (filter->type == BM_FILTER_HAND && filter->a == (guint8) other)
        return (bm_position_visible (pos, chooser) & all) != all;
    }
  return FALSE;
}

/* What nobody chooses.  FALSE: somebody does, or there is nothing. */
static gboolean
pick_without_asking (BmRun            *run,
                     const BmFrame    *frame,
                     const BmSelector *selector,
                     BmThing          *things,
                     guint             n,
                     BmThing          *picked)
{
  if (n == 0)
    return FALSE;
  if (selector->how == BM_HOW_RANDOM || picks_blindly (run->pos, frame, selector))
    *picked = things[0].kind == BM_THING_CARD ? random_card (run, things, n) : pick_at_random (run, things, n);
  else if (selector->how == BM_HOW_FIRST)
    *picked = things[0];
  else if (selector->how == BM_HOW_LAST)
    *picked = things[n - 1];
  else
    return FALSE;
  return TRUE;
}

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
static gboolean
each_may_stop (const BmScope *scope,
               const BmFrame *frame,
               const BmOp    *op)
{
  if (op->flags & BM_FLAG_OPTIONAL)
    return TRUE;
  if (bm_card_set->selectors[op->a].how != BM_HOW_UP_TO)
    return FALSE;
  return frame->d > 0 || !is_first_change (frame) || bm_code_possible (scope, op->jump, BM_MAX_CARD_OPS + 1);
}

/* What a step of the interpreter comes to. */
typedef enum
{
  STEP_ON,    /* the next op */
  STEP_ASIDE, /* something else comes first */
  STEP_ASK    /* a choice waits */
} BmStep;

static BmStep
step_each (BmRun      *run,
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
      if (!next_in_order (&scope, op, loop, &picked))
        {
          end_each (frame, kept, op);
          return STEP_ON;
        }
      frame->d++;
      take_pick (run->pos, frame, kept, op, picked);
      bm_run_jump (frame, frame->b + 1u);
      return STEP_ON;
    }
  if (op->flags & BM_FLAG_MERGED)
    {
      const BmOp *act = op + 1;
      BmMove moves[BM_MAX_MOVES];
      guint n_moves;

      if (act->n_mods > 0)
        bm_position_gather (run->pos);
      n_moves = (guint) (bm_act_moves (&scope, act, loop_pieces (run->pos, kept, op), moves) - moves);
      if (n_moves > 1 || (n_moves == 1 && bm_act_is_optional (&scope, act)))
        return STEP_ASK;
      if (n_moves == 1)
        return bm_answer_act (run, moves[0]) ? STEP_ON : STEP_ASIDE;
      end_each (frame, kept, op);
      return STEP_ON;
    }
  n = loop[0] == 0 ? 0 : each_options (&scope, kept, op, things);
  if (n == 0)
    end_each (frame, kept, op);
  else if (pick_without_asking (run, frame, selector, things, n, &picked))
    enter_each (run->pos, frame, kept, op, picked);
  else if (each_may_stop (&scope, frame, op))
    return STEP_ASK;
  else if (n == 1 || (goes_by_bits (op) && !(op->flags & BM_FLAG_OWNER)))
    enter_each (run->pos, frame, kept, op, things[0]);
  else
    return STEP_ASK;
  return STEP_ON;
}

static BmStep
step_pick (BmRun      *run,
           BmFrame    *frame,
           BmCardRun  *kept,
           const BmOp *op)
{
  const BmSelector *selector = &bm_card_set->selectors[op->a];
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  BmThing things[BM_MAX_THINGS], picked;
  guint n = options (&scope, op, things);

  frame->d = 0;
  if (n == 0)
    {
      bm_emit (run, BM_EVENT_SKIPPED, 0, 0, 0, frame->a, BM_SKIPPED_G3);
      bm_run_jump (frame, op->jump);
      return STEP_ON;
    }
  if (!pick_without_asking (run, frame, selector, things, n, &picked))
    {
      if (n > 1 || (op->flags & BM_FLAG_OPTIONAL))
        return STEP_ASK;
      picked = things[0];
    }
  frame->d = 1;
  take_pick (run->pos, frame, kept, op, picked);
  bm_run_jump (frame, frame->b + 1u);
  return STEP_ON;
}

/* --- Other flow ------------------------------------------------------------------------------------------------ */

static void
step_times (BmRun      *run,
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
      end_each (frame, kept, op);
      return;
    }
  loop[0]--;
  bm_run_jump (frame, frame->b + 1u);
}

/* The alternatives that would do something, as indices from op->a. */
static guint
alternatives (const BmScope *scope,
              const BmOp    *op,
              guint16       *out)
{
  guint n = 0;

  for (guint16 i = op->a; i < op->a + op->n; i++)
    {
      const BmAlternative *alternative = &bm_card_set->alternatives[i];

      if (bm_holds (scope, alternative->condition) && bm_code_possible (scope, alternative->start, op->jump))
        out[n++] = i;
    }
  return n;
}

#define MOST_ALTERNATIVES 255

static BmStep
step_choose (BmRun      *run,
             BmFrame    *frame,
             BmCardRun  *kept,
             const BmOp *op)
{
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  guint16 possible[MOST_ALTERNATIVES];
  guint n = alternatives (&scope, op, possible);

  if (n > 1 || (n == 1 && (op->flags & BM_FLAG_OPTIONAL)))
    return STEP_ASK;
  bm_run_jump (frame, n == 0 ? op->jump : bm_card_set->alternatives[possible[0]].start);
  return STEP_ON;
}

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
    kept->slots[op->slot] = slot_value (run->pos, bm_card (frame->a), op->slot, bm_resolve (&scope, op->x));
  bm_run_jump (frame, frame->b + 1u);
}

/* How many steps the column of op->x could be lifted, op->a at most. */
static guint
most_lifts (const BmScope *scope,
            const BmOp    *op)
{
  BmSpace place = bm_place (scope->pos, bm_resolve (scope, op->x));
  int most = bm_value (scope, op->a);

  if (!bm_space_on_board (place))
    return 0;
  return (guint) CLAMP (bm_liftable (scope->pos, bm_space_column (place)), 0, MAX (most, 0));
}

static BmStep
step_number (BmRun      *run,
             BmFrame    *frame,
             BmCardRun  *kept,
             const BmOp *op)
{
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  guint most = most_lifts (&scope, op);

  if (most > 1)
    return STEP_ASK;
  if (most == 1)
    kept->slots[op->slot] = 1;
  bm_run_jump (frame, most == 0 ? op->jump : frame->b + 1u);
  return STEP_ON;
}

static BmStep
step_act (BmRun      *run,
          BmFrame    *frame,
          BmCardRun  *kept,
          const BmOp *op)
{
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  BmMove moves[BM_MAX_MOVES];
  guint n = 0;

  if (op->n_mods > 0)
    bm_position_gather (run->pos);
  if (frame->c < CLAMP (bm_value (&scope, op->v), 0, 40))
    n = (guint) (bm_act_moves (&scope, op, bm_act_actors (&scope, op), moves) - moves);
  if (n > 1 || (n == 1 && bm_act_is_optional (&scope, op)))
    return STEP_ASK;
  if (n == 1)
    return bm_answer_act (run, moves[0]) ? STEP_ON : STEP_ASIDE;
  bm_run_jump (frame, frame->b + 1u);
  if (op->n_mods > 0)
    bm_position_gather (run->pos);
  return STEP_ON;
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
      return step_pick (run, frame, kept, op);
    case BM_OP_EACH:
      return step_each (run, frame, kept, op);
    case BM_OP_TIMES:
      step_times (run, frame, kept, op);
      return STEP_ON;
    case BM_OP_AGAIN:
    case BM_OP_JUMP:
      bm_run_jump (frame, op->jump);
      return STEP_ON;
    case BM_OP_IF:
      {
        BmScope scope = bm_scope_of_run (run->pos, frame, kept);

        bm_run_jump (frame, bm_holds (&scope, op->a) ? frame->b + 1u : op->jump);
        return STEP_ON;
      }
    case BM_OP_CHOOSE:
      return step_choose (run, frame, kept, op);
    case BM_OP_ROLL:
      step_roll (run, frame, kept, op);
      return STEP_ON;
    case BM_OP_KEEP:
      step_keep (run, frame, kept, op);
      return STEP_ON;
    case BM_OP_NUMBER:
      return step_number (run, frame, kept, op);
    case BM_OP_DIRECTION:
      if (op->b & (op->b - 1))
        return STEP_ASK;
      kept->slots[op->slot] = (guint8) __builtin_ctz (op->b);
      bm_run_jump (frame, frame->b + 1u);
      return STEP_ON;
    case BM_OP_ACT:
      return step_act (run, frame, kept, op);
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
      return bm_operate (run, frame, kept, op) ? STEP_ON : STEP_ASIDE;
    }
}

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
  bm_position_gather (pos);
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

  pop_run (pos);
  bm_position_gather (pos);
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
  pop_run (pos);
  bm_position_gather (pos);
  if (pos->at[piece] != BM_SPACE_NONE)
    bm_eat (run, piece);
  return TRUE;
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
        case STEP_ASK:
          return FALSE;
        case STEP_ASIDE:
          return TRUE;
        case STEP_ON:
        default:
          break;
        }
      /* G9, and whatever the op has set off comes first. */
      if (bm_is_over (pos) || pos->n_frames != depth || run->n_queued > 0 || run->ended_events != 0 || run->retest
          || (pos->triggers & BM_WATCHES_WHILE))
        return TRUE;
    }
}

/* --- The choices ----------------------------------------------------------------------------------------------- */

static BmMove
option_of (const BmSelector *selector,
           BmThing           thing)
{
  const guint tokens = (1u << BM_N_TOKENS) - 1;

  if (bm_thing_is_piece (thing))
    return BM_CHOOSE (BM_OPTION_PIECE, thing.value);
  switch ((BmThingKind) thing.kind)
    {
    case BM_THING_COLUMN:
      return BM_CHOOSE (BM_OPTION_COLUMN, thing.value);
    case BM_THING_CARD:
      return BM_CHOOSE (BM_OPTION_CARD, thing.value);
    case BM_THING_GRASS:
    case BM_THING_SPACE:
      return BM_CHOOSE (BM_OPTION_SPACE, thing.value);
    case BM_THING_BEDROCK:
    case BM_THING_WORMHOLE:
    case BM_THING_DRILL:
    case BM_THING_GRAVESTONE:
    case BM_THING_LAVA:
      if (__builtin_popcount (selector->kinds & tokens) > 1)
        return BM_CHOOSE (BM_OPTION_TOKEN + thing.kind, thing.value);
      return BM_CHOOSE (BM_OPTION_SPACE, thing.value);
    case BM_THING_WORM:
    case BM_THING_ZOMBIE:
    case BM_THING_BIRD:
    case BM_THING_NUMBER:
    case BM_THING_DIR:
    case BM_THING_NONE:
    default:
      g_assert_not_reached ();
    }
}

static BmMove *
thing_moves (const BmSelector *selector,
             const BmThing    *things,
             guint             n,
             gboolean          optional,
             BmMove           *out)
{
  for (guint i = 0; i < n; i++)
    *out++ = option_of (selector, things[i]);
  if (optional)
    *out++ = BM_CHOOSE (BM_OPTION_DONE, 0);
  return out;
}

static BmMove *
act_moves (const BmScope *scope,
           const BmOp    *act,
           guint          actors,
           BmMove        *out)
{
  out = bm_act_moves (scope, act, actors, out);
  if (bm_act_is_optional (scope, act))
    *out++ = BM_CHOOSE (BM_OPTION_DONE, 0);
  return out;
}

static BmMove *
alternative_moves (const BmScope *scope,
                   const BmOp    *op,
                   BmMove        *out)
{
  guint16 possible[MOST_ALTERNATIVES];
  guint n = alternatives (scope, op, possible);

  for (guint i = 0; i < n; i++)
    {
      guint name = bm_card_set->alternatives[possible[i]].name;

      *out++ = BM_CHOOSE (BM_OPTION_NAME + (name >> 8), name);
    }
  if (op->flags & BM_FLAG_OPTIONAL)
    *out++ = BM_CHOOSE (BM_OPTION_DONE, 0);
  return out;
}

BmMove *
bm_card_moves (const BmPosition *pos,
               BmMove           *out)
{
  const BmFrame *frame = &pos->frames[pos->n_frames - 1];
  const BmCardRun *kept = &pos->runs[pos->n_runs - 1];
  const BmOp *op = bm_frame_op (frame);
  BmScope scope = bm_scope_of_run (pos, frame, kept);
  const BmSelector *selector = &bm_card_set->selectors[op->a];
  BmThing things[BM_MAX_THINGS];
  guint n;

  if (BM_RUN_START (frame->g) == BM_RUN_ASKS)
    {
      *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_YES, 0, 0);
      *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_NO, 0, 0);
      return out;
    }
  switch (op->code)
    {
    case BM_OP_PICK:
      n = options (&scope, op, things);
      return thing_moves (selector, things, n, (op->flags & BM_FLAG_OPTIONAL) != 0, out);
    case BM_OP_EACH:
      if (op->flags & BM_FLAG_MERGED)
        return act_moves (&scope, op + 1, loop_pieces (pos, kept, op), out);
      n = each_options (&scope, kept, op, things);
      return thing_moves (selector, things, n, each_may_stop (&scope, frame, op), out);
    case BM_OP_CHOOSE:
      return alternative_moves (&scope, op, out);
    case BM_OP_NUMBER:
      n = most_lifts (&scope, op);
      for (guint i = 1; i <= n; i++)
        *out++ = BM_CHOOSE (BM_OPTION_NUMBER, i);
      return out;
    case BM_OP_DIRECTION:
      for (guint dir = 0; dir < BM_N_DIRS; dir++)
        if (op->b >> dir & 1)
          *out++ = BM_CHOOSE (BM_OPTION_DIR, dir);
      return out;
    case BM_OP_ACT:
      return act_moves (&scope, op, bm_act_actors (&scope, op), out);
    default:
      g_assert_not_reached ();
    }
}

static void
answer_done (BmPosition *pos,
             BmFrame    *frame,
             BmCardRun  *kept,
             const BmOp *op)
{
  if (op->code == BM_OP_EACH)
    end_each (frame, kept, op);
  else
    bm_run_jump (frame, op->code == BM_OP_ACT ? frame->b + 1u : op->jump);
  bm_position_gather (pos);
}

static BmThing
thing_of_option (const BmPosition *pos,
                 const BmSelector *selector,
                 BmMove            move)
{
  guint option = bm_move_a (move);
  guint8 value = bm_move_b (move);

  if (option == BM_OPTION_PIECE)
    return bm_thing_piece ((BmPiece) value);
  if (option == BM_OPTION_COLUMN)
    return (BmThing) { BM_THING_COLUMN, value };
  if (option == BM_OPTION_CARD)
    return (BmThing) { BM_THING_CARD, value };
  if (option >= BM_OPTION_TOKEN && option < BM_OPTION_TOKEN + BM_N_TOKENS)
    return (BmThing) { (guint8) (option - BM_OPTION_TOKEN), value };
  /* A space of the only kind that the selector has for one. */
  for (guint kind = 0; kind < BM_THING_NUMBER; kind++)
    if ((selector->kinds >> kind & 1) && (kind < BM_N_TOKENS || kind == BM_THING_GRASS || kind == BM_THING_SPACE))
      return (BmThing) { (guint8) kind, value };
  return bm_thing_space (pos->at[BM_PIECE_BIRD]);
}

static void
answer_choose (BmPosition *pos,
               BmMove      move)
{
  BmFrame *frame = bm_top_frame (pos);
  BmCardRun *kept = &pos->runs[pos->n_runs - 1];
  const BmOp *op = bm_frame_op (frame);
  guint option = bm_move_a (move);

  if (option == BM_OPTION_DONE)
    answer_done (pos, frame, kept, op);
  else if (option >= BM_OPTION_NAME)
    {
      guint name = (option - BM_OPTION_NAME) << 8 | bm_move_b (move);

      for (guint i = op->a; i < (guint) op->a + op->n; i++)
        if (bm_card_set->alternatives[i].name == name)
          {
            bm_run_jump (frame, bm_card_set->alternatives[i].start);
            return;
          }
    }
  else if (option == BM_OPTION_NUMBER || option == BM_OPTION_DIR)
    {
      kept->slots[op->slot] = bm_move_b (move);
      bm_run_jump (frame, frame->b + 1u);
    }
  else
    {
      BmThing thing = thing_of_option (pos, &bm_card_set->selectors[op->a], move);

      if (op->code == BM_OP_EACH)
        {
          enter_each (pos, frame, kept, op, thing);
          return;
        }
      frame->d = 1;
      take_pick (pos, frame, kept, op, thing);
      bm_run_jump (frame, frame->b + 1u);
    }
}

gboolean
bm_answer_act (BmRun *run,
               BmMove move)
{
  BmPosition *pos = run->pos;
  BmFrame *frame = bm_top_frame (pos);
  BmCardRun *kept = &pos->runs[pos->n_runs - 1];
  const BmOp *op = bm_frame_op (frame), *act = bm_frame_act (frame);
  gboolean forced = act->by != BM_BY_OWNER
                    && bm_chooser (frame->a, act->by) != (bm_move_who (move) == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS);

  if (op->code == BM_OP_EACH)
    {
      /* The piece's turn in the loop has begun: its first action is done in the op after this one. */
      enter_each (pos, frame, kept, op, bm_thing_piece (bm_move_who (move)));
      frame->c = 0;
    }
  else if (bm_move_who (move) < BM_N_PIECES)
    {
      BmThing who = bm_thing_piece (bm_move_who (move));

      frame->e = who.kind;
      frame->f = who.value;
    }
  frame->c++;
  bm_act_for_free (run, move, forced);
  return FALSE;
}

gboolean
bm_frame_gives_action (const BmPosition *pos)
{
  return bm_frame_act (&pos->frames[pos->n_frames - 1]) != NULL;
}

/* Whose choice the top frame is, and what kind. */
BmSide
bm_card_decider (const BmPosition *pos)
{
  const BmFrame *frame = &pos->frames[pos->n_frames - 1];
  const BmOp *op = bm_frame_op (frame), *act = bm_frame_act (frame);

  if (BM_RUN_START (frame->g) == BM_RUN_ASKS)
    return bm_chooser (frame->a, BM_BY_OWNER);
  if (act != NULL)
    op = act;
  if (op->code == BM_OP_PICK || op->code == BM_OP_EACH)
    return bm_chooser (frame->a, bm_card_set->selectors[op->a].by);
  return bm_chooser (frame->a, op->by);
}

void
bm_answer_card (BmRun *run,
                BmMove move)
{
  BmPosition *pos = run->pos;
  BmFrame *frame = bm_top_frame (pos);

  switch ((guint) bm_move_kind (move))
    {
    case BM_MOVE_YES:
      frame->g = (guint8) ((frame->g & ~12u) | BM_RUN_SURE);
      break;
    case BM_MOVE_NO:
      {
        BmPiece piece = (BmPiece) (frame->g >> BM_RUN_PIECE);

        pop_run (pos);
        bm_eat (run, piece);
      }
      break;
    case BM_MOVE_CHOOSE:
      answer_choose (pos, move);
      break;
    default:
      bm_answer_act (run, move);
      break;
    }
}
