/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * G3 (and R5.3): whether a card's text could change anything now.  The code is analysed, not executed: every option
 * of a pick is tried, and each operation is tested for a target.
 */
#include "cards-private.h"

#include <string.h>

/* Limit of ops analysed, after which a change is assumed: each pick multiplies the cases. */
#define MOST_OPS 20000

typedef struct
{
  WrScope scope;
  guint8  slots[WR_MAX_SLOTS];
  guint8  picks[WR_N_PICKS];
  int     total;   /* actions of the current turn, with those gained so far */
  const WrOp *ops; /* of the card */
  guint  *n_ops;   /* analysed so far */
} WrTrial;

static inline const WrOp *
op_at (const WrTrial *trial,
       guint          pc)
{
  return &trial->ops[pc];
}

static void
copy_trial (WrTrial       *to,
            const WrTrial *from)
{
  *to = *from;
  to->scope.slots = to->slots;
  to->scope.picks = to->picks;
}

/* Changes TRIAL. */
static gboolean
code_possible (WrTrial *trial,
               guint    pc,
               guint    end);

static void
suppose (WrTrial    *trial,
         const WrOp *op,
         WrThing     thing)
{
  trial->scope.it = thing;
  trial->scope.picked = 1;
  if (op->slot != WR_NO_SLOT)
    {
      guint type = wr_card (trial->scope.card)->slot_types[op->slot];
      WrSpace place = wr_place (trial->scope.pos, thing);

      if (type == WR_SLOT_SPACE)
        trial->slots[op->slot] = place;
      else if (type == WR_SLOT_COLUMN && thing.kind != WR_THING_COLUMN)
        trial->slots[op->slot] = wr_space_on_board (place) ? (guint8) wr_space_column (place) : WR_NO_VALUE;
      else
        trial->slots[op->slot] = thing.value;
    }
  trial->picks[0] = thing.value;
}

/* The same, leaving TRIAL as it is. */
static gboolean
leads_on (const WrTrial *trial,
          guint          pc,
          guint          end)
{
  WrTrial next;

  copy_trial (&next, trial);
  return code_possible (&next, pc, end);
}

static gboolean
is_in_force (const WrPosition *pos,
             guint8            card)
{
  for (guint i = 0; i < pos->n_effects; i++)
    if (pos->effects[i].card == card)
      return TRUE;
  return FALSE;
}

/* Whether there is a single operation at PC that could change something.  The picks or alternatives of an op are
   often followed by one, such as drawing a card: testing it first saves trying them.  Only whether an effect is new
   may depend on the pick. */
static inline gboolean
is_simply_possible (const WrTrial *trial,
                    guint          pc,
                    guint          end)
{
  const WrScope *scope = &trial->scope;
  const WrOp *op = op_at (trial, pc);

  if (pc == end || op->code <= WR_OP_ACT)
    return FALSE;
  return op->code == WR_OP_EFFECT ? !is_in_force (scope->pos, scope->card) : wr_op_possible (scope, op);
}

/* The continuation after a pick. */
typedef struct
{
  const WrTrial *before;
  const WrOp    *op;
  guint          pc;
  guint          end;
} WrAfterPick;

static gboolean
thing_leads_on (WrThing  thing,
                gpointer data)
{
  const WrAfterPick *after = data;
  WrTrial trial;

  copy_trial (&trial, after->before);
  suppose (&trial, after->op, thing);
  return code_possible (&trial, after->pc, after->end);
}

/* Whether any option of OP leads to a change. */
static gboolean
pick_leads_on (const WrTrial *trial,
               const WrOp    *op,
               guint          pc,
               guint          end)
{
  WrAfterPick after = { trial, op, pc + 1, end };

  return wr_can_put_picked (&trial->scope, op) && wr_visit (&trial->scope, op->a, thing_leads_on, &after);
}

static gboolean
alternative_leads_on (const WrTrial *trial,
                      const WrOp    *op)
{
  for (guint i = op->a; i < (guint) op->a + op->n; i++)
    {
      const WrAlternative *alternative = &wr_card_set->alternatives[i];

      if (wr_holds (&trial->scope, alternative->condition) && leads_on (trial, alternative->start, op->jump))
        return TRUE;
    }
  return FALSE;
}

static gboolean
direction_leads_on (const WrTrial *trial,
                    const WrOp    *op,
                    guint          pc,
                    guint          end)
{
  for (guint8 dir = 0; dir < WR_N_DIRS; dir++)
    if (op->b >> dir & 1)
      {
        WrTrial next;

        copy_trial (&next, trial);
        next.slots[op->slot] = dir;
        if (code_possible (&next, pc + 1, end))
          return TRUE;
      }
  return FALSE;
}

/* No option of OP led to a change: whether the rest of the text still could. */
static gboolean
goes_on_after_picks (WrTrial    *trial,
                     const WrOp *op,
                     guint       end)
{
  guint next = op->jump;
  gboolean is_any;

  while (next != end && op_at (trial, next)->code == WR_OP_JUMP)
    next = op_at (trial, next)->jump;
  if (next == end || op_at (trial, next)->code == WR_OP_END)
    return FALSE;
  is_any = wr_can_put_picked (&trial->scope, op) && wr_exists (&trial->scope, op->a);
  /* After a mandatory pick the rest has been tried with each option. */
  if (is_any && op->code == WR_OP_PICK && !(op->flags & WR_FLAG_OPTIONAL))
    return FALSE;
  /* `picked` is at least 1 if there are any options. */
  trial->scope.picked = is_any;
  return TRUE;
}

/* The most iterations of LOOP, an EACH or TIMES. */
static int
most_rounds (const WrTrial *trial,
             const WrOp    *loop)
{
  const WrSelector *selector = &wr_card_set->selectors[loop->a];
  WrThing things[WR_MAX_THINGS];

  if (loop->code == WR_OP_TIMES)
    return wr_value (&trial->scope, loop->a);
  if (selector->how == WR_HOW_ALL)
    return (int) wr_select (&trial->scope, loop->a, WR_MAX_THINGS, things);
  return wr_value (&trial->scope, selector->n);
}

/* Whether the ACTIONS op at PC, with the iterations of its loops, gives more actions than were spent. */
static gboolean
gives_actions (WrTrial *trial,
               guint    pc)
{
  int times = 1;

  for (guint i = 0; i < pc; i++)
    {
      const WrOp *op = op_at (trial, i);

      if ((op->code == WR_OP_EACH || op->code == WR_OP_TIMES) && op->jump > pc)
        times = CLAMP (times * most_rounds (trial, op), 1, BM_ACTIONS_MOST);
    }
  return wr_actions_possible (&trial->scope, op_at (trial, pc), (guint) times, &trial->total);
}

static gboolean
code_possible (WrTrial *trial,
               guint    pc,
               guint    end)
{
  const WrScope *scope = &trial->scope;

  while (pc != end)
    {
      const WrOp *op = op_at (trial, pc);

      if (++*trial->n_ops > MOST_OPS)
        return TRUE;
      switch ((WrOpCode) op->code)
        {
        case WR_OP_END:
        case WR_OP_AGAIN:
          return FALSE;
        case WR_OP_PICK:
        case WR_OP_EACH:
          if (is_simply_possible (trial, op->jump, end) || pick_leads_on (trial, op, pc, end))
            return TRUE;
          if (!goes_on_after_picks (trial, op, end))
            return FALSE;
          pc = op->jump;
          break;
        case WR_OP_TIMES:
          if (wr_value (scope, op->a) > 0 && leads_on (trial, pc + 1, end))
            return TRUE;
          pc = op->jump;
          break;
        case WR_OP_CHOOSE:
          if (is_simply_possible (trial, op->jump, end) || alternative_leads_on (trial, op))
            return TRUE;
          pc = op->jump;
          break;
        case WR_OP_IF:
          pc = wr_holds (scope, op->a) ? pc + 1 : op->jump;
          break;
        case WR_OP_JUMP:
          pc = op->jump;
          break;
        case WR_OP_ROLL:
          return TRUE;
        case WR_OP_KEEP:
          {
            WrThing thing = op->a == WR_NO_CODE ? wr_resolve (scope, op->x)
                            : (WrThing) { WR_THING_NUMBER, (guint8) CLAMP (wr_value (scope, op->a), 0, 200) };
            WrThing it = trial->scope.it;
            guint8 picked = trial->scope.picked;

            suppose (trial, op, thing);
            trial->scope.it = it;
            trial->scope.picked = picked;
            pc++;
          }
          break;
        case WR_OP_NUMBER:
          trial->slots[op->slot] = 1;
          pc++;
          break;
        case WR_OP_DIRECTION:
          return direction_leads_on (trial, op, pc, end);
        case WR_OP_ACTIONS:
          if (gives_actions (trial, pc))
            return TRUE;
          pc++;
          break;
        case WR_OP_ACT:
          if (wr_value (scope, op->v) > 0 && wr_act_possible (scope, op, wr_act_actors (scope, op)))
            return TRUE;
          pc++;
          break;
        case WR_OP_MOVE:
        case WR_OP_SWAP:
        case WR_OP_PUT:
        case WR_OP_TAKE:
        case WR_OP_SINK:
        case WR_OP_LIFT:
        case WR_OP_RAIN:
        case WR_OP_TRACK:
        case WR_OP_HEALTH:
        case WR_OP_DRAW:
        case WR_OP_DISCARD:
        case WR_OP_LOOK:
        case WR_OP_STUN:
        case WR_OP_DIE:
        case WR_OP_EFFECT:
        case WR_N_OPS:
        default:
          if (wr_op_possible (scope, op))
            return TRUE;
          pc++;
          break;
        }
    }
  return FALSE;
}

gboolean
wr_code_possible (const WrScope *scope,
                  guint          pc,
                  guint          end)
{
  guint n_ops = 0;
  WrTrial trial;

  trial.scope = *scope;
  trial.ops = &wr_card_set->ops[wr_card (scope->card)->op];
  trial.n_ops = &n_ops;
  trial.total = scope->pos->total;
  if (scope->slots != NULL)
    memcpy (trial.slots, scope->slots, sizeof trial.slots);
  else
    memset (trial.slots, WR_NO_VALUE, sizeof trial.slots);
  if (scope->picks != NULL)
    memcpy (trial.picks, scope->picks, sizeof trial.picks);
  else
    memset (trial.picks, WR_NO_VALUE, sizeof trial.picks);
  trial.scope.slots = trial.slots;
  trial.scope.picks = trial.picks;
  return code_possible (&trial, pc, end);
}
