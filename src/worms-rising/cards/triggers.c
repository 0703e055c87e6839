/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Triggers of champions and reminders (R13.3).  An event only queues the effects that it triggers; they are executed
 * when the rules return to the stack (wr_flush ()), in the order of G6.
 */
#include "cards-private.h"

#include <string.h>

static gboolean
piece_fits (const WrScope *scope,
            guint16        selector,
            WrPiece        piece)
{
  if (selector == WR_NO_CODE)
    return TRUE;
  return piece < WR_N_PIECES && wr_selector_fits (scope, selector, wr_thing_piece (piece));
}

static gboolean
space_fits (const WrScope *scope,
            guint16        selector,
            WrSpace        space)
{
  if (selector == WR_NO_CODE)
    return TRUE;
  return space != WR_SPACE_NONE && wr_selector_fits (scope, selector, wr_thing_space (space));
}

static gboolean
waits_for (const WrScope     *scope,
           const WrTrigger   *trigger,
           const WrHappening *what)
{
  return trigger->event == (guint8) what->event
         && (trigger->side == WR_N_SIDES || trigger->side == (guint8) what->side)
         && (trigger->action == WR_N_ACTIONS || trigger->action == (guint8) what->action)
         && piece_fits (scope, trigger->who, what->who) && piece_fits (scope, trigger->by, what->by)
         && space_fits (scope, trigger->from, what->from) && space_fits (scope, trigger->to, what->to);
}

/* A text does not trigger itself: otherwise "after a flight, fly" would never end. */
static gboolean
is_under_way (const WrPosition *pos,
              guint8            card,
              const WrTrigger  *trigger)
{
  const WrOp *code = &wr_card_set->ops[wr_card (card)->op];
  guint end = trigger->start;

  if (pos->n_runs == 0)
    return FALSE;
  while (code[end].code != WR_OP_END)
    end++;
  for (guint i = 0; i < pos->n_frames; i++)
    if (pos->frames[i].kind == WR_FRAME_CARD && pos->frames[i].a == card && pos->frames[i].b >= trigger->start
        && pos->frames[i].b <= end && WR_RUN_START (pos->frames[i].g) == 0)
      return TRUE;
  return FALSE;
}

static void
queue (WrRun             *run,
       guint8             card,
       guint8             effect,
       guint16            trigger,
       const WrHappening *what)
{
  if (run->n_queued < G_N_ELEMENTS (run->queue))
    run->queue[run->n_queued++] = (WrQueued) { .card = card, .effect = effect, .trigger = trigger, .what = *what };
}

gboolean
wr_trigger_is_used_up (const WrPosition *pos,
                       guint8            card,
                       const WrTrigger  *trigger)
{
  WrPiece owner = wr_position_owner (pos, card);
  guint place = owner == WR_PIECE_BIRD ? WR_N_WORMS : owner;

  if (trigger->per == WR_PER_ANY)
    return FALSE;
  if (place > WR_N_WORMS)
    return TRUE;
  return (trigger->per == WR_PER_TURN ? pos->used_turn[place] : pos->used_match[place]) > 0;
}

/* The dead Worm's own card is still triggered by its death (R13.2). */
static void
queue_champion (WrRun             *run,
                guint8             card,
                WrPiece            self,
                const WrHappening *what)
{
  const WrCard *code = wr_card (card);
  WrScope scope = wr_scope_of_card (run->pos, card);

  if (!(code->triggers >> what->event & 1))
    return;
  scope.self = (guint8) self;
  for (guint16 i = code->trigger; i < code->trigger + code->n_trigger; i++)
    if (waits_for (&scope, &wr_card_set->triggers[i], what) && !is_under_way (run->pos, card, &wr_card_set->triggers[i])
        && !wr_trigger_is_used_up (run->pos, card, &wr_card_set->triggers[i]))
      queue (run, card, WR_NO_VALUE, i, what);
}

static void
queue_side (WrRun             *run,
            WrSide             side,
            gboolean           with_events,
            const WrHappening *what)
{
  WrPosition *pos = run->pos;

  if (side == WR_SIDE_BIRD && pos->champions[WR_N_WORMS] != WR_NO_VALUE)
    queue_champion (run, pos->champions[WR_N_WORMS], WR_PIECE_BIRD, what);
  for (guint worm = 0; side == WR_SIDE_WORMS && worm < WR_N_WORMS; worm++)
    if (pos->champions[worm] != WR_NO_VALUE)
      queue_champion (run, pos->champions[worm], (WrPiece) worm, what);
    else if (worm == (guint) what->who && what->card != WR_NO_VALUE)
      queue_champion (run, what->card, (WrPiece) worm, what);
  for (guint i = 0; i < pos->n_effects; i++)
    {
      const WrPart *part = wr_part_of (&pos->effects[i]);
      int owner = wr_card_side (pos->effects[i].card);
      WrScope scope;

      if (part->trigger == WR_NO_CODE || (owner != (int) side && !(with_events && owner == WR_N_SIDES))
          || !wr_effect_has_begun (&pos->effects[i]))
        continue;
      scope = wr_scope_of_effect (pos, &pos->effects[i]);
      if (waits_for (&scope, &wr_card_set->triggers[part->trigger], what)
          && !is_under_way (pos, pos->effects[i].card, &wr_card_set->triggers[part->trigger]))
        queue (run, pos->effects[i].card, (guint8) i, part->trigger, what);
    }
}

void
wr_happened (WrRun             *run,
             const WrHappening *what)
{
  WrPosition *pos = run->pos;
  WrSide other = pos->turn == WR_SIDE_WORMS ? WR_SIDE_BIRD : WR_SIDE_WORMS;

  if (wr_is_over (pos))
    return;
  if (what->card != WR_NO_VALUE || pos->triggers >> what->event & 1)
    {
      queue_side (run, other, TRUE, what);
      queue_side (run, wr_side_other (other), FALSE, what);
    }
  if (pos->triggers & WR_ENDS_AT_EVENT)
    run->ended_events |= (guint16) (1u << what->event);
}

void
wr_ask_exit (WrRun   *run,
             WrPiece  piece)
{
  if (run->n_queued < G_N_ELEMENTS (run->queue))
    run->queue[run->n_queued++] = (WrQueued) { .card = WR_NO_VALUE, .what = { .who = piece } };
}

/* The first trigger that would replace EVENT now. */
static gboolean
find_replacement (WrRun             *run,
                  const WrHappening *what,
                  guint8            *card,
                  guint16           *number)
{
  WrPosition *pos = run->pos;

  for (guint i = 0; i <= WR_N_WORMS; i++)
    {
      guint8 champion = pos->champions[i];
      WrScope scope;

      if (champion == WR_NO_VALUE || !(wr_card (champion)->triggers >> what->event & 1))
        continue;
      scope = wr_scope_of_card (pos, champion);
      scope.it = wr_thing_piece (what->who);
      for (guint16 t = wr_card (champion)->trigger; t < wr_card (champion)->trigger + wr_card (champion)->n_trigger; t++)
        {
          const WrTrigger *trigger = &wr_card_set->triggers[t];
          guint8 slots[WR_MAX_SLOTS];

          if (!waits_for (&scope, trigger, what) || wr_trigger_is_used_up (pos, champion, trigger))
            continue;
          /* G7: an optional trigger counts as a power. */
          if (trigger->ask && scope.self < WR_N_WORMS && pos->stunned[scope.self] > 0)
            continue;
          memset (slots, WR_NO_VALUE, sizeof slots);
          if (trigger->who_slot != WR_NO_SLOT)
            slots[trigger->who_slot] = (guint8) what->who;
          scope.slots = slots;
          if (!wr_holds (&scope, trigger->condition))
            continue;
          *card = champion;
          *number = t;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
wr_replaced (WrRun             *run,
             const WrHappening *what)
{
  guint8 card;
  guint16 trigger;

  if (!(run->pos->triggers >> what->event & 1) || run->n_queued >= G_N_ELEMENTS (run->queue)
      || !wr_has_room_for_run (run->pos) || !find_replacement (run, what, &card, &trigger))
    return FALSE;
  queue (run, card, WR_NO_VALUE, trigger, what);
  return TRUE;
}

static void
fill_slot (WrCardRun *kept,
           guint8     slot,
           guint8     value)
{
  if (slot != WR_NO_SLOT)
    kept->slots[slot] = value;
}

/* Spaces are stored as the slot's type says, such as columns. */
static guint8
space_value (const WrCard *card,
             guint8        slot,
             WrSpace       space)
{
  if (slot == WR_NO_SLOT || space == WR_SPACE_NONE)
    return WR_NO_VALUE;
  return card->slot_types[slot] == WR_SLOT_COLUMN ? (guint8) wr_space_column (space) : space;
}

static void
push_trigger (WrRun          *run,
              const WrQueued *queued)
{
  WrPosition *pos = run->pos;
  const WrCard *card = wr_card (queued->card);
  const WrTrigger *trigger = &wr_card_set->triggers[queued->trigger];
  const WrHappening *what = &queued->what;
  WrCardRun *kept;
  WrFrame *frame;
  guint end = WR_RUN_PLAIN | WR_RUN_NEW;

  if (what->event == WR_REPLACE_EATEN)
    end = WR_RUN_DODGE | (trigger->ask ? WR_RUN_ASKS : WR_RUN_SURE) | (guint) what->who << WR_RUN_PIECE;
  else if (what->event == WR_REPLACE_CONTACT)
    end = WR_RUN_CONTACT | WR_RUN_SURE | (guint) what->who << WR_RUN_PIECE;
  frame = wr_push_run (run, queued->card, trigger->start, end);
  if (frame == NULL)
    return;
  kept = &pos->runs[pos->n_runs - 1];
  if (queued->effect != WR_NO_VALUE)
    memcpy (kept->slots, queued->kept, WR_MAX_SLOTS);
  if (what->who < WR_N_PIECES)
    {
      WrThing who = wr_thing_piece (what->who);

      frame->e = who.kind;
      frame->f = who.value;
      fill_slot (kept, trigger->who_slot, who.value);
    }
  fill_slot (kept, trigger->from_slot, space_value (card, trigger->from_slot, what->from));
  fill_slot (kept, trigger->to_slot, space_value (card, trigger->to_slot, what->to));
}

/* Uses up one use of a limited reminder, and removes it with the last. */
static void
use_up_reminders (WrRun *run)
{
  WrPosition *pos = run->pos;

  for (guint i = 0; i < run->n_queued; i++)
    {
      WrQueued *queued = &run->queue[i];
      WrEffect *effect;

      if (queued->card == WR_NO_VALUE || queued->effect == WR_NO_VALUE)
        continue;
      effect = &pos->effects[queued->effect];
      memcpy (queued->kept, effect->kept, WR_MAX_SLOTS);
      if (effect->left == 0 || --effect->left > 0)
        continue;
      wr_end_effect (run, queued->effect);
      for (guint j = i + 1; j < run->n_queued; j++)
        if (run->queue[j].card != WR_NO_VALUE && run->queue[j].effect != WR_NO_VALUE
            && run->queue[j].effect > queued->effect)
          run->queue[j].effect--;
      queued->effect = 0;
    }
}

void
wr_flush (WrRun *run)
{
  use_up_reminders (run);
  while (run->n_queued > 0)
    {
      const WrQueued *queued = &run->queue[--run->n_queued];

      if (queued->card != WR_NO_VALUE)
        push_trigger (run, queued);
      else
        wr_push_frame (run->pos, (WrFrame) { .kind = WR_FRAME_EXIT, .a = (guint8) queued->what.who });
    }
  for (guint event = 0; run->ended_events != 0; event++)
    if (run->ended_events >> event & 1)
      {
        run->ended_events &= (guint16) ~(1u << event);
        wr_effects_at_event (run, (WrTriggerEvent) event);
      }
}

/* The trigger whose code starts at FRAME's op. */
const WrTrigger *
wr_trigger_of (const WrFrame *frame)
{
  const WrCard *card = wr_card (frame->a);

  for (guint i = card->trigger; i < (guint) card->trigger + card->n_trigger; i++)
    if (wr_card_set->triggers[i].start == frame->b)
      return &wr_card_set->triggers[i];
  for (guint i = card->part; i < (guint) card->part + card->n_parts; i++)
    if (wr_card_set->parts[i].trigger != WR_NO_CODE
        && wr_card_set->triggers[wr_card_set->parts[i].trigger].start == frame->b)
      return &wr_card_set->triggers[wr_card_set->parts[i].trigger];
  return NULL;
}
