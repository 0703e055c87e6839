/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What waits for an event: triggers of champions, and reminders (R13.3).  An event only takes down what it sets off; it is
 * carried out when the rules come back to the stack (bm_flush ()), in the order of G6.
 */
#include "cards-private.h"

#include <string.h>

static gboolean
piece_fits (const BmScope *scope,
            guint16        selector,
            BmPiece        piece)
{
  if (selector == BM_NO_CODE)
    return TRUE;
  return piece < BM_N_PIECES && bm_selector_fits (scope, selector, bm_thing_piece (piece));
}

static gboolean
space_fits (const BmScope *scope,
            guint16        selector,
            BmSpace        space)
{
  if (selector == BM_NO_CODE)
    return TRUE;
  return space != BM_SPACE_NONE && bm_selector_fits (scope, selector, bm_thing_space (space));
}

static gboolean
waits_for (const BmScope     *scope,
           const BmTrigger   *trigger,
           const BmHappening *what)
{
  return trigger->event == (guint8) what->event
         && (trigger->side == BM_N_SIDES || trigger->side == (guint8) what->side)
         && (trigger->action == BM_N_ACTIONS || trigger->action == (guint8) what->action)
         && piece_fits (scope, trigger->who, what->who) && piece_fits (scope, trigger->by, what->by)
         && space_fits (scope, trigger->from, what->from) && space_fits (scope, trigger->to, what->to);
}

/* A text does not set itself off: else "after a flight, fly" would never end. */
static gboolean
is_under_way (const BmPosition *pos,
              guint8            card,
              const BmTrigger  *trigger)
{
  const BmOp *code = &bm_card_set->ops[bm_card (card)->op];
  guint end = trigger->start;

  if (pos->n_runs == 0)
    return FALSE;
  while (code[end].code != BM_OP_END)
    end++;
  for (guint i = 0; i < pos->n_frames; i++)
    if (pos->frames[i].kind == BM_FRAME_CARD && pos->frames[i].a == card && pos->frames[i].b >= trigger->start
        && pos->frames[i].b <= end && BM_RUN_START (pos->frames[i].g) == 0)
      return TRUE;
  return FALSE;
}

static void
queue (BmRun             *run,
       guint8             card,
       guint8             effect,
       guint16            trigger,
       const BmHappening *what)
{
  if (run->n_queued < G_N_ELEMENTS (run->queue))
    run->queue[run->n_queued++] = (BmQueued) { .card = card, .effect = effect, .trigger = trigger, .what = *what };
}

gboolean
bm_trigger_is_used_up (const BmPosition *pos,
                       guint8            card,
                       const BmTrigger  *trigger)
{
  BmPiece owner = bm_position_owner (pos, card);
  guint place = owner == BM_PIECE_BIRD ? BM_N_WORMS : owner;

  if (trigger->per == BM_PER_ANY)
    return FALSE;
  if (place > BM_N_WORMS)
    return TRUE;
  return (trigger->per == BM_PER_TURN ? pos->used_turn[place] : pos->used_match[place]) > 0;
}

/* The dead Worm's own card still hears of its death (R13.2). */
static void
queue_champion (BmRun             *run,
                guint8             card,
                BmPiece            self,
                const BmHappening *what)
{
  const BmCard *code = bm_card (card);
  BmScope scope = bm_scope_of_card (run->pos, card);

  if (!(code->triggers >> what->event & 1))
    return;
  scope.self = (guint8) self;
  for (guint16 i = code->trigger; i < code->trigger + code->n_trigger; i++)
    if (waits_for (&scope, &bm_card_set->triggers[i], what) && !is_under_way (run->pos, card, &bm_card_set->triggers[i])
        && !bm_trigger_is_used_up (run->pos, card, &bm_card_set->triggers[i]))
      queue (run, card, BM_NO_VALUE, i, what);
}

static void
queue_side (BmRun             *run,
            BmSide             side,
            gboolean           with_events,
            const BmHappening *what)
{
  BmPosition *pos = run->pos;

  if (side == BM_SIDE_BIRD && pos->champions[BM_N_WORMS] != BM_NO_VALUE)
    queue_champion (run, pos->champions[BM_N_WORMS], BM_PIECE_BIRD, what);
  for (guint worm = 0; side == BM_SIDE_WORMS && worm < BM_N_WORMS; worm++)
    if (pos->champions[worm] != BM_NO_VALUE)
      queue_champion (run, pos->champions[worm], (BmPiece) worm, what);
    else if (worm == (guint) what->who && what->card != BM_NO_VALUE)
      queue_champion (run, what->card, (BmPiece) worm, what);
  for (guint i = 0; i < pos->n_effects; i++)
    {
      const BmPart *part = bm_part_of (&pos->effects[i]);
      int owner = bm_card_side (pos->effects[i].card);
      BmScope scope;

      if (part->trigger == BM_NO_CODE || (owner != (int) side && !(with_events && owner == BM_N_SIDES))
          || !bm_effect_has_begun (&pos->effects[i]))
        continue;
      scope = bm_scope_of_effect (pos, &pos->effects[i]);
      if (waits_for (&scope, &bm_card_set->triggers[part->trigger], what)
          && !is_under_way (pos, pos->effects[i].card, &bm_card_set->triggers[part->trigger]))
        queue (run, pos->effects[i].card, (guint8) i, part->trigger, what);
    }
}

void
bm_happened (BmRun             *run,
             const BmHappening *what)
{
  BmPosition *pos = run->pos;
  BmSide other = pos->turn == BM_SIDE_WORMS ? BM_SIDE_BIRD : BM_SIDE_WORMS;

  if (bm_is_over (pos))
    return;
  if (what->card != BM_NO_VALUE || pos->triggers >> what->event & 1)
    {
      queue_side (run, other, TRUE, what);
      queue_side (run, bm_side_other (other), FALSE, what);
    }
  if (pos->triggers & BM_ENDS_AT_EVENT)
    run->ended_events |= (guint16) (1u << what->event);
}

void
bm_ask_exit (BmRun   *run,
             BmPiece  piece)
{
  if (run->n_queued < G_N_ELEMENTS (run->queue))
    run->queue[run->n_queued++] = (BmQueued) { .card = BM_NO_VALUE, .what = { .who = piece } };
}

/* The first trigger that would do something instead of EVENT now. */
static gboolean
find_replacement (BmRun             *run,
                  const BmHappening *what,
                  guint8            *card,
                  guint16           *number)
{
  BmPosition *pos = run->pos;

  for (guint i = 0; i <= BM_N_WORMS; i++)
    {
      guint8 champion = pos->champions[i];
      BmScope scope;

      if (champion == BM_NO_VALUE || !(bm_card (champion)->triggers >> what->event & 1))
        continue;
      scope = bm_scope_of_card (pos, champion);
      scope.it = bm_thing_piece (what->who);
      for (guint16 t = bm_card (champion)->trigger; t < bm_card (champion)->trigger + bm_card (champion)->n_trigger; t++)
        {
          const BmTrigger *trigger = &bm_card_set->triggers[t];
          guint8 slots[BM_MAX_SLOTS];

          if (!waits_for (&scope, trigger, what) || bm_trigger_is_used_up (pos, champion, trigger))
            continue;
          /* G7: what is asked for is a power. */
          if (trigger->ask && scope.self < BM_N_WORMS && pos->stunned[scope.self] > 0)
            continue;
          memset (slots, BM_NO_VALUE, sizeof slots);
          if (trigger->who_slot != BM_NO_SLOT)
            slots[trigger->who_slot] = (guint8) what->who;
          scope.slots = slots;
          if (!bm_holds (&scope, trigger->condition))
            continue;
          *card = champion;
          *number = t;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
bm_replaced (BmRun             *run,
             const BmHappening *what)
{
  guint8 card;
  guint16 trigger;

  if (!(run->pos->triggers >> what->event & 1) || run->n_queued >= G_N_ELEMENTS (run->queue)
      || !bm_has_room_for_run (run->pos) || !find_replacement (run, what, &card, &trigger))
    return FALSE;
  queue (run, card, BM_NO_VALUE, trigger, what);
  return TRUE;
}

static void
fill_slot (BmCardRun *kept,
           guint8     slot,
           guint8     value)
{
  if (slot != BM_NO_SLOT)
    kept->slots[slot] = value;
}

/* Spaces are kept as the code asks for them: as columns, if it says so. */
static guint8
space_value (const BmCard *card,
             guint8        slot,
             BmSpace       space)
{
  if (slot == BM_NO_SLOT || space == BM_SPACE_NONE)
    return BM_NO_VALUE;
  return card->slot_types[slot] == BM_SLOT_COLUMN ? (guint8) bm_space_column (space) : space;
}

static void
push_trigger (BmRun          *run,
              const BmQueued *queued)
{
  BmPosition *pos = run->pos;
  const BmCard *card = bm_card (queued->card);
  const BmTrigger *trigger = &bm_card_set->triggers[queued->trigger];
  const BmHappening *what = &queued->what;
  BmCardRun *kept;
  BmFrame *frame;
  guint end = BM_RUN_PLAIN | BM_RUN_NEW;

  if (what->event == BM_REPLACE_EATEN)
    end = BM_RUN_DODGE | (trigger->ask ? BM_RUN_ASKS : BM_RUN_SURE) | (guint) what->who << BM_RUN_PIECE;
  else if (what->event == BM_REPLACE_CONTACT)
    end = BM_RUN_CONTACT | BM_RUN_SURE | (guint) what->who << BM_RUN_PIECE;
  frame = bm_push_run (run, queued->card, trigger->start, end);
  if (frame == NULL)
    return;
  kept = &pos->runs[pos->n_runs - 1];
  if (queued->effect != BM_NO_VALUE)
    memcpy (kept->slots, queued->kept, BM_MAX_SLOTS);
  if (what->who < BM_N_PIECES)
    {
      BmThing who = bm_thing_piece (what->who);

      frame->e = who.kind;
      frame->f = who.value;
      fill_slot (kept, trigger->who_slot, who.value);
    }
  fill_slot (kept, trigger->from_slot, space_value (card, trigger->from_slot, what->from));
  fill_slot (kept, trigger->to_slot, space_value (card, trigger->to_slot, what->to));
}

/* A reminder that acts a number of times has one time less, and is gone with the last. */
static void
use_up_reminders (BmRun *run)
{
  BmPosition *pos = run->pos;

  for (guint i = 0; i < run->n_queued; i++)
    {
      BmQueued *queued = &run->queue[i];
      BmEffect *effect;

      if (queued->card == BM_NO_VALUE || queued->effect == BM_NO_VALUE)
        continue;
      effect = &pos->effects[queued->effect];
      memcpy (queued->kept, effect->kept, BM_MAX_SLOTS);
      if (effect->left == 0 || --effect->left > 0)
        continue;
      bm_end_effect (run, queued->effect);
      for (guint j = i + 1; j < run->n_queued; j++)
        if (run->queue[j].card != BM_NO_VALUE && run->queue[j].effect != BM_NO_VALUE
            && run->queue[j].effect > queued->effect)
          run->queue[j].effect--;
      queued->effect = 0;
    }
}

void
bm_flush (BmRun *run)
{
  use_up_reminders (run);
  while (run->n_queued > 0)
    {
      const BmQueued *queued = &run->queue[--run->n_queued];

      if (queued->card != BM_NO_VALUE)
        push_trigger (run, queued);
      else
        bm_push_frame (run->pos, (BmFrame) { .kind = BM_FRAME_EXIT, .a = (guint8) queued->what.who });
    }
  for (guint event = 0; run->ended_events != 0; event++)
    if (run->ended_events >> event & 1)
      {
        run->ended_events &= (guint16) ~(1u << event);
        bm_effects_at_event (run, (BmTriggerEvent) event);
      }
}

/* The trigger whose code starts where FRAME stands. */
const BmTrigger *
bm_trigger_of (const BmFrame *frame)
{
  const BmCard *card = bm_card (frame->a);

  for (guint i = card->trigger; i < (guint) card->trigger + card->n_trigger; i++)
    if (bm_card_set->triggers[i].start == frame->b)
      return &bm_card_set->triggers[i];
  for (guint i = card->part; i < (guint) card->part + card->n_parts; i++)
    if (bm_card_set->parts[i].trigger != BM_NO_CODE
        && bm_card_set->triggers[bm_card_set->parts[i].trigger].start == frame->b)
      return &bm_card_set->triggers[bm_card_set->parts[i].trigger];
  return NULL;
}
