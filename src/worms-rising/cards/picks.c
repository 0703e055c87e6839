/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The picks of a card's text: what there is to pick, what chance or order picks, and how a pick is kept.
 */
#include "cards-private.h"

#include <string.h>

static void
remember_pick (BmCardRun *kept,
               BmThing    thing)
{
  if (thing.kind == BM_THING_CARD || thing.kind >= BM_THING_NUMBER || thing.kind == BM_THING_COLUMN)
    return;
  memmove (kept->picks + 1, kept->picks, BM_N_PICKS - 1);
  kept->picks[0] = thing.value;
}

guint8
bm_slot_value (const BmPosition *pos,
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

void
bm_take_pick (BmPosition *pos,
              BmFrame    *frame,
              BmCardRun  *kept,
              const BmOp *op,
              BmThing     thing)
{
  frame->e = thing.kind;
  frame->f = thing.value;
  if (op->slot != BM_NO_SLOT)
    kept->slots[op->slot] = bm_slot_value (pos, bm_card (frame->a), op->slot, thing);
  remember_pick (kept, thing);
}

gboolean
bm_can_put_picked (const BmScope *scope,
                   const BmOp    *op)
{
  const BmOp *next = op + 1;

  return next->code != BM_OP_PUT || next->y.type != BM_REF_IT || bm_supply_left (scope->pos, next->n) != 0;
}

guint
bm_pick_options (const BmScope *scope,
                 const BmOp    *op,
                 guint          most,
                 BmThing       *out)
{
  return bm_can_put_picked (scope, op) ? bm_select (scope, op->a, most, out) : 0;
}

/* --- What nobody chooses --------------------------------------------------------------------------------------- */

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

guint
bm_options_needed (const BmPosition *pos,
                   const BmFrame    *frame,
                   const BmSelector *selector)
{
  gboolean chosen = selector->how == BM_HOW_NUMBER || selector->how == BM_HOW_UP_TO;

  return chosen && !picks_blindly (pos, frame, selector) ? 2 : BM_MAX_THINGS;
}

gboolean
bm_pick_without_asking (BmRun            *run,
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

BmStep
bm_step_pick (BmRun      *run,
              BmFrame    *frame,
              BmCardRun  *kept,
              const BmOp *op)
{
  const BmSelector *selector = &bm_card_set->selectors[op->a];
  BmScope scope = bm_scope_of_run (run->pos, frame, kept);
  BmThing things[BM_MAX_THINGS], picked;
  guint n = bm_pick_options (&scope, op, bm_options_needed (run->pos, frame, selector), things);

  frame->d = 0;
  if (n == 0)
    {
      bm_emit (run, BM_EVENT_SKIPPED, 0, 0, 0, frame->a, BM_SKIPPED_G3);
      bm_run_jump (frame, op->jump);
      return BM_STEP_ON;
    }
  if (!bm_pick_without_asking (run, frame, selector, things, n, &picked))
    {
      if (n > 1 || (op->flags & BM_FLAG_OPTIONAL))
        return BM_STEP_ASK;
      picked = things[0];
    }
  frame->d = 1;
  bm_take_pick (run->pos, frame, kept, op, picked);
  bm_run_jump (frame, frame->b + 1u);
  return BM_STEP_ON;
}
