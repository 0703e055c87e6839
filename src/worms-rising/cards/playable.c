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

/* Whether a single operation stands at PC that could change something.  What follows all the picks or alternatives of an op
   is often that, such as a card to be drawn: asked before them it spares trying them. */
static inline gboolean
is_simply_possible (const BmTrial *trial,
                    guint          pc,
                    guint          end)
{
  return pc != end && op_at (trial, pc)->code > BM_OP_ACT && bm_op_possible (&trial->scope, op_at (trial, pc));
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

  if (op[1].code == BM_OP_PUT && op[1].y.type == BM_REF_IT && bm_supply_left (trial->scope.pos, op[1].n) == 0)
    return FALSE;
  return bm_visit (&trial->scope, op->a, thing_leads_on, &after);
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
          /* Nothing to pick: what needs it is skipped.  Something that leads nowhere: so does the rest of the text that
             does not need it, which the picks have been asked for already. */
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
        case BM_OP_ACTIONS:
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
