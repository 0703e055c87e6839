/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The picks of a card's text: their options, picks by chance or order, and how they are stored.
 */
#include "cards-private.h"

#include <string.h>

static void
remember_pick (WrCardRun *kept,
               WrThing    thing)
{
  if (thing.kind == WR_THING_CARD || thing.kind >= WR_THING_NUMBER || thing.kind == WR_THING_COLUMN)
    return;
  memmove (kept->picks + 1, kept->picks, WR_N_PICKS - 1);
  kept->picks[0] = thing.value;
}

guint8
wr_slot_value (const WrPosition *pos,
               const WrCard     *card,
               guint8            slot,
               WrThing           thing)
{
  WrSpace place;

  switch ((WrSlotType) card->slot_types[slot])
    {
    case WR_SLOT_COLUMN:
      place = wr_place (pos, thing);
      return thing.kind == WR_THING_COLUMN ? thing.value
             : wr_space_on_board (place) ? (guint8) wr_space_column (place) : WR_NO_VALUE;
    case WR_SLOT_SPACE:
      return wr_place (pos, thing);
    case WR_SLOT_PIECE:
    case WR_SLOT_CARD:
    case WR_SLOT_NUMBER:
    case WR_SLOT_DIR:
    case WR_SLOT_UNUSED:
    default:
      return thing.value;
    }
}

void
wr_take_pick (WrPosition *pos,
              WrFrame    *frame,
              WrCardRun  *kept,
              const WrOp *op,
              WrThing     thing)
{
  frame->e = thing.kind;
  frame->f = thing.value;
  if (op->slot != WR_NO_SLOT)
    kept->slots[op->slot] = wr_slot_value (pos, wr_card (frame->a), op->slot, thing);
  remember_pick (kept, thing);
}

gboolean
wr_can_put_picked (const WrScope *scope,
                   const WrOp    *op)
{
  const WrOp *next = op + 1;

  return next->code != WR_OP_PUT || next->y.type != WR_REF_IT || wr_supply_left (scope->pos, next->n) != 0;
}

guint
wr_pick_options (const WrScope *scope,
                 const WrOp    *op,
                 guint          most,
                 WrThing       *out)
{
  return wr_can_put_picked (scope, op) ? wr_select (scope, op->a, most, out) : 0;
}

/* --- Picks without a choice --------------------------------------------------------------------------------------- */

static WrThing
pick_at_random (WrRun   *run,
                WrThing *things,
                guint    n)
{
  guint roll;

  if (n == 1)
    return things[0];
  roll = bm_dice_roll (run->dice, &run->pos->seed, n);
  wr_emit (run, WR_EVENT_ROLLED, 0, 0, 0, (int) n, (int) roll);
  return things[roll - 1];
}

/* A hand's cards are picked at random one by one, counting copies. */
static WrThing
random_card (WrRun   *run,
             WrThing *things,
             guint    n)
{
  const WrPosition *pos = run->pos;
  WrThing hand[WR_MAX_CARDS * WR_N_SIDES];
  guint count = 0;

  for (guint side = 0; side < WR_N_SIDES; side++)
    for (guint place = 0; place < pos->cards[side].n_hand; place++)
      for (guint i = 0; i < n; i++)
        if (things[i].value == pos->cards[side].cards[place])
          hand[count++] = things[i];
  return pick_at_random (run, hand, count);
}

/* G11: a card of a hand that the chooser does not see is drawn at random. */
static gboolean
picks_blindly (const WrPosition *pos,
               const WrFrame    *frame,
               const WrSelector *selector)
{
  WrSide chooser = wr_chooser (frame->a, selector->by), other = wr_side_other (chooser);
  const guint64 all = ((guint64) 1 << pos->cards[other].n_hand) - 1;

  for (guint i = 0; i < selector->n_filters; i++)
    {
      const WrFilter *filter = &wr_card_set->filters[selector->filter + i];

      if (filter->type == WR_FILTER_HAND && filter->a == (guint8) other)
        return (wr_position_visible (pos, chooser) & all) != all;
    }
  return FALSE;
}

guint
wr_options_needed (const WrPosition *pos,
                   const WrFrame    *frame,
                   const WrSelector *selector)
{
  gboolean chosen = selector->how == WR_HOW_NUMBER || selector->how == WR_HOW_UP_TO;

  return chosen && !picks_blindly (pos, frame, selector) ? 2 : WR_MAX_THINGS;
}

gboolean
wr_pick_without_asking (WrRun            *run,
                        const WrFrame    *frame,
                        const WrSelector *selector,
                        WrThing          *things,
                        guint             n,
                        WrThing          *picked)
{
  if (n == 0)
    return FALSE;
  if (selector->how == WR_HOW_RANDOM || picks_blindly (run->pos, frame, selector))
    *picked = things[0].kind == WR_THING_CARD ? random_card (run, things, n) : pick_at_random (run, things, n);
  else if (selector->how == WR_HOW_FIRST)
    *picked = things[0];
  else if (selector->how == WR_HOW_LAST)
    *picked = things[n - 1];
  else
    return FALSE;
  return TRUE;
}

WrStep
wr_step_pick (WrRun      *run,
              WrFrame    *frame,
              WrCardRun  *kept,
              const WrOp *op)
{
  const WrSelector *selector = &wr_card_set->selectors[op->a];
  WrScope scope = wr_scope_of_run (run->pos, frame, kept);
  WrThing things[WR_MAX_THINGS], picked;
  guint n = wr_pick_options (&scope, op, wr_options_needed (run->pos, frame, selector), things);

  frame->d = 0;
  if (n == 0)
    {
      wr_emit (run, WR_EVENT_SKIPPED, 0, 0, 0, frame->a, WR_SKIPPED_G3);
      wr_run_jump (frame, op->jump);
      return WR_STEP_ON;
    }
  if (!wr_pick_without_asking (run, frame, selector, things, n, &picked))
    {
      if (n > 1 || (op->flags & WR_FLAG_OPTIONAL))
        return WR_STEP_ASK;
      picked = things[0];
    }
  frame->d = 1;
  wr_take_pick (run->pos, frame, kept, op, picked);
  wr_run_jump (frame, frame->b + 1u);
  return WR_STEP_ON;
}
