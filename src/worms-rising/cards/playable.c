/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * G3 (and R5.3): whether a card's text could change anything now.  The code is read, not carried out: at a pick every thing
 * is tried, at an operation it is asked whether it has a target.
 */
#include "cards-private.h"

#include <string.h>

/* Ops that are looked at before it is taken for granted that something would change: each pick multiplies what there is to
   try. */
#define MOST_OPS 20000

typedef struct
{
  BmScope scope;
  guint8  slots[BM_MAX_SLOTS];
  guint8  picks[BM_N_PICKS];
  int     total;   /* actions of the running turn, with those gained on the way */
  const BmOp *ops; /* of the card */
  guint  *n_ops;   /* looked at so far */
} BmTrial;

static inline const BmOp *
op_at (const BmTrial *trial,
       guint          pc)
{
  return &trial->ops[pc];
}

static void
copy_trial (BmTrial       *to,
            const BmTrial *from)
{
  *to = *from;
  to->scope.slots = to->slots;
  to->scope.picks = to->picks;
}

/* Changes TRIAL. */
static gboolean
code_possible (BmTrial *trial,
               guint    pc,
               guint    end);

static void
suppose (BmTrial    *trial,
         const BmOp *op,
         BmThing     thing)
{
  trial->scope.it = thing;
  trial->scope.picked = 1;
  if (op->slot != BM_NO_SLOT)
    {
      guint type = bm_card (trial->scope.card)->slot_types[op->slot];
      BmSpace place = bm_place (trial->scope.pos, thing);

      if (type == BM_SLOT_SPACE)
        trial->slots[op->slot] = place;
      else if (type == BM_SLOT_COLUMN && thing.kind != BM_THING_COLUMN)
        trial->slots[op->slot] = bm_space_on_board (place) ? (guint8) bm_space_column (place) : BM_NO_VALUE;
      else
        trial->slots[op->slot] = thing.value;
    }
  trial->picks[0] = thing.value;
}

/* The same, leaving TRIAL as it is. */
static gboolean
leads_on (const BmTrial *trial,
          guint          pc,
          guint          end)
{
  BmTrial next;

  copy_trial (&next, trial);
  return code_possible (&next, pc, end);
}

static gboolean
is_in_force (const BmPosition *pos,
             guint8            card)
{
  for (guint i = 0; i < pos->n_effects; i++)
    if (pos->effects[i].card == card)
      return TRUE;
  return FALSE;
}

/* Whether a single operation stands at PC that could change something.  What follows all the picks or alternatives of an op
   is often that, such as a card to be drawn: asked before them it spares trying them.  Only whether an effect is new may
   depend on what is picked. */
static inline gboolean
is_simply_possible (const BmTrial *trial,
                    guint          pc,
                    guint          end)
{
  const BmScope *scope = &trial->scope;
  const BmOp *op = op_at (trial, pc);

  if (pc == end || op->code <= BM_OP_ACT)
    return FALSE;
  return op->code == BM_OP_EFFECT ? !is_in_force (scope->pos, scope->card) : bm_op_possible (scope, op);
}

/* What comes after a pick. */
typedef struct
{
  const BmTrial *before;
  const BmOp    *op;
  guint          pc;
  guint          end;
} BmAfterPick;

static gboolean
thing_leads_on (BmThing  thing,
                gpointer data)
{
  const BmAfterPick *after = data;
  BmTrial trial;

  copy_trial (&trial, after->before);
  suppose (&trial, after->op, thing);
  return code_possible (&trial, after->pc, after->end);
}

/* Any of what can be picked at OP leads to something. */
static gboolean
pick_leads_on (const BmTrial *trial,
               const BmOp    *op,
               guint          pc,
               guint          end)
{
  BmAfterPick after = { trial, op, pc + 1, end };

  return bm_can_put_picked (&trial->scope, op) && bm_visit (&trial->scope, op->a, thing_leads_on, &after);
}

static gboolean
alternative_leads_on (const BmTrial *trial,
                      const BmOp    *op)
{
  for (guint i = op->a; i < (guint) op->a + op->n; i++)
    {
      const BmAlternative *alternative = &bm_card_set->alternatives[i];

      if (bm_holds (&trial->scope, alternative->condition) && leads_on (trial, alternative->start, op->jump))
        return TRUE;
    }
  return FALSE;
}

static gboolean
direction_leads_on (const BmTrial *trial,
                    const BmOp    *op,
                    guint          pc,
                    guint          end)
{
  for (guint8 dir = 0; dir < BM_N_DIRS; dir++)
    if (op->b >> dir & 1)
      {
        BmTrial next;

        copy_trial (&next, trial);
        next.slots[op->slot] = dir;
        if (code_possible (&next, pc + 1, end))
          return TRUE;
      }
  return FALSE;
}

/* None of what can be picked at OP has led to anything: whether the rest of the text still could. */
static gboolean
goes_on_after_picks (BmTrial    *trial,
                     const BmOp *op,
                     guint       end)
{
  guint next = op->jump;
  gboolean is_any;

  while (next != end && op_at (trial, next)->code == BM_OP_JUMP)
    next = op_at (trial, next)->jump;
  if (next == end || op_at (trial, next)->code == BM_OP_END)
    return FALSE;
  is_any = bm_can_put_picked (&trial->scope, op) && bm_exists (&trial->scope, op->a);
  /* What must be picked has had all of the rest tried with it. */
  if (is_any && op->code == BM_OP_PICK && !(op->flags & BM_FLAG_OPTIONAL))
    return FALSE;
  /* `picked` counts some at least, if there is anything to pick. */
  trial->scope.picked = is_any;
  return TRUE;
}

/* How often LOOP, an EACH or TIMES, is gone through at most. */
static int
most_rounds (const BmTrial *trial,
             const BmOp    *loop)
{
  const BmSelector *selector = &bm_card_set->selectors[loop->a];
  BmThing things[BM_MAX_THINGS];

  if (loop->code == BM_OP_TIMES)
    return bm_value (&trial->scope, loop->a);
  if (selector->how == BM_HOW_ALL)
    return (int) bm_select (&trial->scope, loop->a, BM_MAX_THINGS, things);
  return bm_value (&trial->scope, selector->n);
}

/* Whether the ACTIONS op at PC gives more than went in, as often as the loops that it stands in let it. */
static gboolean
gives_actions (BmTrial *trial,
               guint    pc)
{
  int times = 1;

  for (guint i = 0; i < pc; i++)
    {
      const BmOp *op = op_at (trial, i);

      if ((op->code == BM_OP_EACH || op->code == BM_OP_TIMES) && op->jump > pc)
        times = CLAMP (times * most_rounds (trial, op), 1, BM_ACTIONS_MOST);
    }
  return bm_actions_possible (&trial->scope, op_at (trial, pc), (guint) times, &trial->total);
}

static gboolean
code_possible (BmTrial *trial,
               guint    pc,
               guint    end)
{
  const BmScope *scope = &trial->scope;

  while (pc != end)
    {
      const BmOp *op = op_at (trial, pc);

      if (++*trial->n_ops > MOST_OPS)
        return TRUE;
      switch ((BmOpCode) op->code)
        {
        case BM_OP_END:
        case BM_OP_AGAIN:
          return FALSE;
        case BM_OP_PICK:
        case BM_OP_EACH:
          if (is_simply_possible (trial, op->jump, end) || pick_leads_on (trial, op, pc, end))
            return TRUE;
          if (!goes_on_after_picks (trial, op, end))
            return FALSE;
          pc = op->jump;
          break;
        case BM_OP_TIMES:
          if (bm_value (scope, op->a) > 0 && leads_on (trial, pc + 1, end))
            return TRUE;
          pc = op->jump;
          break;
        case BM_OP_CHOOSE:
          if (is_simply_possible (trial, op->jump, end) || alternative_leads_on (trial, op))
            return TRUE;
          pc = op->jump;
          break;
        case BM_OP_IF:
          pc = bm_holds (scope, op->a) ? pc + 1 : op->jump;
          break;
        case BM_OP_JUMP:
          pc = op->jump;
          break;
        case BM_OP_ROLL:
          return TRUE;
        case BM_OP_KEEP:
          {
            BmThing thing = op->a == BM_NO_CODE ? bm_resolve (scope, op->x)
                            : (BmThing) { BM_THING_NUMBER, (guint8) CLAMP (bm_value (scope, op->a), 0, 200) };
            BmThing it = trial->scope.it;
            guint8 picked = trial->scope.picked;

            suppose (trial, op, thing);
            trial->scope.it = it;
            trial->scope.picked = picked;
            pc++;
          }
          break;
        case BM_OP_NUMBER:
          trial->slots[op->slot] = 1;
          pc++;
          break;
        case BM_OP_DIRECTION:
          return direction_leads_on (trial, op, pc, end);
        case BM_OP_ACTIONS:
          if (gives_actions (trial, pc))
            return TRUE;
          pc++;
          break;
        case BM_OP_ACT:
          if (bm_value (scope, op->v) > 0 && bm_act_possible (scope, op, bm_act_actors (scope, op)))
            return TRUE;
          pc++;
          break;
        case BM_OP_MOVE:
        case BM_OP_SWAP:
        case BM_OP_PUT:
        case BM_OP_TAKE:
        case BM_OP_SINK:
        case BM_OP_LIFT:
        case BM_OP_RAIN:
        case BM_OP_TRACK:
        case BM_OP_HEALTH:
        case BM_OP_DRAW:
        case BM_OP_DISCARD:
        case BM_OP_LOOK:
        case BM_OP_STUN:
        case BM_OP_DIE:
        case BM_OP_EFFECT:
        case BM_N_OPS:
        default:
          if (bm_op_possible (scope, op))
            return TRUE;
          pc++;
          break;
        }
    }
  return FALSE;
}

gboolean
bm_code_possible (const BmScope *scope,
                  guint          pc,
                  guint          end)
{
  guint n_ops = 0;
  BmTrial trial;

  trial.scope = *scope;
  trial.ops = &bm_card_set->ops[bm_card (scope->card)->op];
  trial.n_ops = &n_ops;
  trial.total = scope->pos->total;
  if (scope->slots != NULL)
    memcpy (trial.slots, scope->slots, sizeof trial.slots);
  else
    memset (trial.slots, BM_NO_VALUE, sizeof trial.slots);
  if (scope->picks != NULL)
    memcpy (trial.picks, scope->picks, sizeof trial.picks);
  else
    memset (trial.picks, BM_NO_VALUE, sizeof trial.picks);
  trial.scope.slots = trial.slots;
  trial.scope.picks = trial.picks;
  return code_possible (&trial, pc, end);
}
