/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The modifiers and reminders in force (R13.3), and when they begin and end (R4.7).
 */
#include "wr-subject.h"
#include "cards-private.h"

#include <string.h>

/* Its stored values are cards (F26). */
gboolean
wr_bars_cards (const WrPart *part)
{
  return part->n_mods > 0 && wr_card_set->mods[part->mod].barred;
}

void
wr_add_act_mods (WrPosition *pos,
                 const WrOp *act)
{
  for (guint i = 0; act != NULL && i < act->n_mods; i++)
    {
      pos->hooks |= wr_mod_hooks (&wr_card_set->mods[act->mod + i]);
      pos->triggers |= WR_ACT_SPEAKS;
      if (wr_card_set->mods[act->mod + i].hook < WR_N_RANGES)
        pos->triggers |= WR_RANGES_VARY;
    }
}

void
wr_position_gather (WrPosition *pos)
{
  pos->hooks = 0;
  pos->triggers = 0;
  for (guint i = 0; i < G_N_ELEMENTS (pos->champions); i++)
    if (pos->champions[i] != WR_NO_VALUE)
      {
        const WrCard *card = wr_card (pos->champions[i]);

        pos->hooks |= card->hooks;
        pos->triggers |= card->triggers;
        pos->triggers |= (guint16) (card->varies_ranges * WR_RANGES_VARY | card->has_use * WR_HAS_POWERS);
      }
  for (guint i = 0; i < pos->n_effects; i++)
    {
      const WrPart *part = wr_part_of (&pos->effects[i]);

      if (!wr_effect_has_begun (&pos->effects[i]))
        continue;
      pos->hooks |= part->hooks;
      if (part->hooks & WR_ALL_RANGES)
        pos->triggers |= WR_RANGES_VARY;
      if (part->trigger != WR_NO_CODE)
        pos->triggers |= (guint16) (1u << wr_card_set->triggers[part->trigger].event);
      if (WR_EFFECT_UNTIL (&pos->effects[i]) == WR_UNTIL_WHILE)
        pos->triggers |= WR_WATCHES_WHILE;
      if (WR_EFFECT_UNTIL (&pos->effects[i]) == WR_UNTIL_EVENT)
        pos->triggers |= WR_ENDS_AT_EVENT;
    }
  if (pos->n_runs > 0 && pos->frames[pos->n_frames - 1].kind == WR_FRAME_CARD)
    wr_add_act_mods (pos, wr_frame_act (&pos->frames[pos->n_frames - 1]));
}

void
wr_gather_act (WrPosition *pos)
{
  const WrOp *act = NULL;

  if (pos->n_runs > 0 && wr_top_frame (pos)->kind == WR_FRAME_CARD)
    act = wr_frame_act (wr_top_frame (pos));
  if ((pos->triggers & WR_ACT_SPEAKS) || (act != NULL && act->n_mods > 0))
    wr_position_gather (pos);
}

void
wr_end_effect (WrRun *run,
               guint  number)
{
  WrPosition *pos = run->pos;
  guint8 card = pos->effects[number].card;
  guint64 hooks = wr_part_of (&pos->effects[number])->hooks;

  /* Contact is tested again for pieces that were protected (2.4 of the card rules). */
  if (hooks & WR_PROTECTIONS)
    run->retest = TRUE;
  pos->n_effects--;
  memmove (&pos->effects[number], &pos->effects[number + 1], (pos->n_effects - number) * sizeof (WrEffect));
  memset (&pos->effects[pos->n_effects], 0, sizeof (WrEffect));
  wr_emit (run, WR_EVENT_REMINDER, 0, 0, 0, card, 0);
  wr_position_gather (pos);
}

static void
forget_slots (const WrCard *card,
              guint8       *slots,
              WrPiece       piece)
{
  for (guint i = 0; i < card->n_slots; i++)
    if (card->slot_types[i] == WR_SLOT_PIECE && slots[i] == (guint8) piece)
      slots[i] = WR_NO_VALUE;
}

/* At most WR_MAX_EFFECTS: a further one replaces the oldest of the same card. */
static gboolean
make_room (WrRun *run,
           guint8 card)
{
  WrPosition *pos = run->pos;

  if (pos->n_effects < WR_MAX_EFFECTS)
    return TRUE;
  for (guint i = 0; i < pos->n_effects; i++)
    if (pos->effects[i].card == card)
      {
        wr_end_effect (run, i);
        return TRUE;
      }
  wr_emit (run, WR_EVENT_SKIPPED, 0, 0, 0, card, WR_SKIPPED_R13_3);
  return FALSE;
}

/* The event also has the columns that it concerns. */
static void
record_start (WrRun          *run,
              const WrEffect *effect)
{
  guint slot = run->events == NULL ? WR_NO_SLOT : wr_subject_column_slot (effect), first = 0, last = 0;

  if (slot != WR_NO_SLOT)
    {
      guint columns = wr_subject_columns (effect->card, effect->part, slot, effect->kept[slot]);

      first = (guint) __builtin_ctz (columns) + 1;
      last = g_bit_storage (columns);
    }
  wr_emit (run, WR_EVENT_REMINDER, effect->part, first, last, effect->card, 1);
}

void
wr_start_effect (WrRun        *run,
                 guint8        card,
                 guint8        number,
                 const guint8 *kept)
{
  WrPosition *pos = run->pos;
  const WrPart *part = &wr_card_set->parts[wr_card (card)->part + number];
  gboolean bars = wr_bars_cards (part);
  WrEffect *effect;

  if (!make_room (run, card))
    return;
  effect = &pos->effects[pos->n_effects++];
  effect->card = card;
  effect->part = number;
  effect->until = (guint8) (part->until | part->until_n << 4);
  effect->left = part->times;
  /* Unnamed slots are not stored. */
  for (guint i = 0; i < WR_MAX_SLOTS; i++)
    effect->kept[i] = bars || wr_card (card)->slot_names[i] != NULL ? kept[i] : WR_NO_VALUE;
  /* Nor are pieces that have died meanwhile. */
  for (guint piece = 0; piece < WR_N_PIECES && !bars; piece++)
    if (pos->at[piece] == WR_SPACE_NONE)
      forget_slots (wr_card (card), effect->kept, (WrPiece) piece);
  record_start (run, effect);
  wr_position_gather (pos);
}

/* Ends every effect that lasts UNTIL, the oldest first. */
static void
end_all (WrRun  *run,
         WrUntil until)
{
  WrPosition *pos = run->pos;

  for (guint i = 0; i < pos->n_effects;)
    if (WR_EFFECT_UNTIL (&pos->effects[i]) == until)
      wr_end_effect (run, i);
    else
      i++;
}

void
wr_effects_at_turn_start (WrRun *run,
                          WrSide side)
{
  WrPosition *pos = run->pos;
  const guint ends = side == WR_SIDE_WORMS ? WR_UNTIL_TURN_WORMS : WR_UNTIL_TURN_BIRD;
  const guint begins = side == WR_SIDE_WORMS ? WR_UNTIL_NEXT_TURN_WORMS : WR_UNTIL_NEXT_TURN_BIRD;
  const guint to_end = side == WR_SIDE_WORMS ? WR_UNTIL_END_WORMS : WR_UNTIL_END_BIRD;
  gboolean begun = FALSE;

  for (guint i = 0; i < pos->n_effects;)
    {
      guint until = WR_EFFECT_UNTIL (&pos->effects[i]);

      if (until == ends)
        {
          wr_end_effect (run, i);
          continue;
        }
      if (until == begins || until == to_end)
        pos->effects[i].until = WR_UNTIL_TURN;
      begun |= until == begins;
      i++;
    }
  if (begun)
    wr_position_gather (pos);
}

void
wr_effects_at_turn_end (WrRun *run)
{
  end_all (run, WR_UNTIL_TURN);
}

void
wr_effects_at_day_end (WrRun *run)
{
  end_all (run, WR_UNTIL_DAY);
}

void
wr_effects_at_dawn (WrRun *run)
{
  WrPosition *pos = run->pos;
  gboolean begun = FALSE;

  for (guint i = 0; i < pos->n_effects; i++)
    {
      WrEffect *effect = &pos->effects[i];
      guint days = WR_EFFECT_N (effect);

      begun |= WR_EFFECT_UNTIL (effect) == WR_UNTIL_TOMORROW;
      if (WR_EFFECT_UNTIL (effect) == WR_UNTIL_TOMORROW || (WR_EFFECT_UNTIL (effect) == WR_UNTIL_DAYS && days <= 1))
        effect->until = WR_UNTIL_DAY;
      else if (WR_EFFECT_UNTIL (effect) == WR_UNTIL_DAYS)
        effect->until = (guint8) (WR_UNTIL_DAYS | (days - 1) << 4);
    }
  if (begun)
    wr_position_gather (pos);
}

void
wr_effects_at_event (WrRun         *run,
                     WrTriggerEvent event)
{
  WrPosition *pos = run->pos;

  for (guint i = 0; i < pos->n_effects; )
    if (WR_EFFECT_UNTIL (&pos->effects[i]) == WR_UNTIL_EVENT && WR_EFFECT_N (&pos->effects[i]) == (guint) event)
      wr_end_effect (run, i);
    else
      i++;
}

/* Ends effects whose `while` condition is no longer true. */
void
wr_watch_effects (WrRun *run)
{
  WrPosition *pos = run->pos;

  for (guint i = 0; i < pos->n_effects; )
    {
      WrScope scope = wr_scope_of_effect (pos, &pos->effects[i]);

      if (WR_EFFECT_UNTIL (&pos->effects[i]) == WR_UNTIL_WHILE
          && !wr_holds (&scope, wr_part_of (&pos->effects[i])->while_true))
        wr_end_effect (run, i);
      else
        i++;
    }
}

/* F26: a barred card that leaves the hand in any other way than by being played is no longer barred. */
void
wr_effects_lose_card (WrRun *run,
                      guint8 card)
{
  WrPosition *pos = run->pos;

  for (guint i = 0; i < pos->n_effects; i++)
    {
      const WrPart *part = wr_part_of (&pos->effects[i]);
      guint8 *kept = pos->effects[i].kept, *place;

      if (!wr_bars_cards (part))
        continue;
      place = memchr (kept, card, WR_MAX_SLOTS);
      if (place == NULL)
        continue;
      memmove (place, place + 1, (gsize) (kept + WR_MAX_SLOTS - 1 - place));
      kept[WR_MAX_SLOTS - 1] = WR_NO_VALUE;
      return;
    }
}

/* Effects forget a dead piece: its number may be reused by another Zombie. */
void
wr_forget_piece (WrPosition *pos,
                 WrPiece     piece)
{
  guint run = 0;

  for (guint i = 0; i < pos->n_effects; i++)
    if (!wr_bars_cards (wr_part_of (&pos->effects[i])))
      forget_slots (wr_card (pos->effects[i].card), pos->effects[i].kept, piece);
  for (guint i = 0; i < pos->n_frames; i++)
    {
      WrFrame *frame = &pos->frames[i];

      if (frame->kind != WR_FRAME_CARD)
        continue;
      if (frame->e >= WR_THING_WORM && frame->e <= WR_THING_BIRD && frame->f == (guint8) piece)
        {
          frame->e = WR_THING_NONE;
          frame->f = WR_NO_VALUE;
        }
      for (guint pick = 0; pick < WR_N_PICKS; pick++)
        if (pos->runs[run].picks[pick] == (guint8) piece)
          pos->runs[run].picks[pick] = WR_NO_VALUE;
      forget_slots (wr_card (frame->a), pos->runs[run].slots, piece);
      run++;
    }
}
