/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The modifiers and reminders in force (R13.3), and when they begin and end (R4.7).
 */
#include "bm-subject.h"
#include "cards-private.h"

#include <string.h>

/* Its kept values are cards (F26). */
gboolean
bm_bars_cards (const BmPart *part)
{
  return part->n_mods > 0 && bm_card_set->mods[part->mod].barred;
}

void
bm_add_act_mods (BmPosition *pos,
                 const BmOp *act)
{
  for (guint i = 0; act != NULL && i < act->n_mods; i++)
    {
      pos->hooks |= bm_mod_hooks (&bm_card_set->mods[act->mod + i]);
      pos->triggers |= BM_ACT_SPEAKS;
      if (bm_card_set->mods[act->mod + i].hook < BM_N_RANGES)
        pos->triggers |= BM_RANGES_VARY;
    }
}

void
bm_position_gather (BmPosition *pos)
{
  pos->hooks = 0;
  pos->triggers = 0;
  for (guint i = 0; i < G_N_ELEMENTS (pos->champions); i++)
    if (pos->champions[i] != BM_NO_VALUE)
      {
        const BmCard *card = bm_card (pos->champions[i]);

        pos->hooks |= card->hooks;
        pos->triggers |= card->triggers;
        pos->triggers |= (guint16) (card->varies_ranges * BM_RANGES_VARY | card->has_use * BM_HAS_POWERS);
      }
  for (guint i = 0; i < pos->n_effects; i++)
    {
      const BmPart *part = bm_part_of (&pos->effects[i]);

      if (!bm_effect_has_begun (&pos->effects[i]))
        continue;
      pos->hooks |= part->hooks;
      if (part->hooks & BM_ALL_RANGES)
        pos->triggers |= BM_RANGES_VARY;
      if (part->trigger != BM_NO_CODE)
        pos->triggers |= (guint16) (1u << bm_card_set->triggers[part->trigger].event);
      if (BM_EFFECT_UNTIL (&pos->effects[i]) == BM_UNTIL_WHILE)
        pos->triggers |= BM_WATCHES_WHILE;
      if (BM_EFFECT_UNTIL (&pos->effects[i]) == BM_UNTIL_EVENT)
        pos->triggers |= BM_ENDS_AT_EVENT;
    }
  if (pos->n_runs > 0 && pos->frames[pos->n_frames - 1].kind == BM_FRAME_CARD)
    bm_add_act_mods (pos, bm_frame_act (&pos->frames[pos->n_frames - 1]));
}

void
bm_gather_act (BmPosition *pos)
{
  const BmOp *act = NULL;

  if (pos->n_runs > 0 && bm_top_frame (pos)->kind == BM_FRAME_CARD)
    act = bm_frame_act (bm_top_frame (pos));
  if ((pos->triggers & BM_ACT_SPEAKS) || (act != NULL && act->n_mods > 0))
    bm_position_gather (pos);
}

void
bm_end_effect (BmRun *run,
               guint  number)
{
  BmPosition *pos = run->pos;
  guint8 card = pos->effects[number].card;
  guint64 hooks = bm_part_of (&pos->effects[number])->hooks;

  /* Whoever was spared is met again (2.4 of the card rules). */
  if (hooks & BM_PROTECTIONS)
    run->retest = TRUE;
  pos->n_effects--;
  memmove (&pos->effects[number], &pos->effects[number + 1], (pos->n_effects - number) * sizeof (BmEffect));
  memset (&pos->effects[pos->n_effects], 0, sizeof (BmEffect));
  bm_emit (run, BM_EVENT_REMINDER, 0, 0, 0, card, 0);
  bm_position_gather (pos);
}

static void
forget_slots (const BmCard *card,
              guint8       *slots,
              BmPiece       piece)
{
  for (guint i = 0; i < card->n_slots; i++)
    if (card->slot_types[i] == BM_SLOT_PIECE && slots[i] == (guint8) piece)
      slots[i] = BM_NO_VALUE;
}

/* At most BM_MAX_EFFECTS: one too many takes the place of the oldest of the same card. */
static gboolean
make_room (BmRun *run,
           guint8 card)
{
  BmPosition *pos = run->pos;

  if (pos->n_effects < BM_MAX_EFFECTS)
    return TRUE;
  for (guint i = 0; i < pos->n_effects; i++)
    if (pos->effects[i].card == card)
      {
        bm_end_effect (run, i);
        return TRUE;
      }
  bm_emit (run, BM_EVENT_SKIPPED, 0, 0, 0, card, BM_SKIPPED_R13_3);
  return FALSE;
}

/* Whoever reads it is told what it is about, too. */
static void
tell_start (BmRun          *run,
            const BmEffect *effect)
{
  guint slot = run->events == NULL ? BM_NO_SLOT : bm_subject_column_slot (effect), first = 0, last = 0;

  if (slot != BM_NO_SLOT)
    {
      guint columns = bm_subject_columns (effect->card, effect->part, slot, effect->kept[slot]);

      first = (guint) __builtin_ctz (columns) + 1;
      last = g_bit_storage (columns);
    }
  bm_emit (run, BM_EVENT_REMINDER, effect->part, first, last, effect->card, 1);
}

void
bm_start_effect (BmRun        *run,
                 guint8        card,
                 guint8        number,
                 const guint8 *kept)
{
  BmPosition *pos = run->pos;
  const BmPart *part = &bm_card_set->parts[bm_card (card)->part + number];
  gboolean bars = bm_bars_cards (part);
  BmEffect *effect;

  if (!make_room (run, card))
    return;
  effect = &pos->effects[pos->n_effects++];
  effect->card = card;
  effect->part = number;
  effect->until = (guint8) (part->until | part->until_n << 4);
  effect->left = part->times;
  /* A card's own auxiliaries are not remembered. */
  for (guint i = 0; i < BM_MAX_SLOTS; i++)
    effect->kept[i] = bars || bm_card (card)->slot_names[i] != NULL ? kept[i] : BM_NO_VALUE;
  /* Nor is a piece that has died on the way here, as one that was eaten. */
  for (guint piece = 0; piece < BM_N_PIECES && !bars; piece++)
    if (pos->at[piece] == BM_SPACE_NONE)
      forget_slots (bm_card (card), effect->kept, (BmPiece) piece);
  tell_start (run, effect);
  bm_position_gather (pos);
}

/* Ends every effect that lasts UNTIL, the oldest first. */
static void
end_all (BmRun  *run,
         BmUntil until)
{
  BmPosition *pos = run->pos;

  for (guint i = 0; i < pos->n_effects;)
    if (BM_EFFECT_UNTIL (&pos->effects[i]) == until)
      bm_end_effect (run, i);
    else
      i++;
}

void
bm_effects_at_turn_start (BmRun *run,
                          BmSide side)
{
  BmPosition *pos = run->pos;
  const guint ends = side == BM_SIDE_WORMS ? BM_UNTIL_TURN_WORMS : BM_UNTIL_TURN_BIRD;
  const guint begins = side == BM_SIDE_WORMS ? BM_UNTIL_NEXT_TURN_WORMS : BM_UNTIL_NEXT_TURN_BIRD;
  const guint to_end = side == BM_SIDE_WORMS ? BM_UNTIL_END_WORMS : BM_UNTIL_END_BIRD;
  gboolean begun = FALSE;

  for (guint i = 0; i < pos->n_effects;)
    {
      guint until = BM_EFFECT_UNTIL (&pos->effects[i]);

      if (until == ends)
        {
          bm_end_effect (run, i);
          continue;
        }
      if (until == begins || until == to_end)
        pos->effects[i].until = BM_UNTIL_TURN;
      begun |= until == begins;
      i++;
    }
  if (begun)
    bm_position_gather (pos);
}

void
bm_effects_at_turn_end (BmRun *run)
{
  end_all (run, BM_UNTIL_TURN);
}

void
bm_effects_at_day_end (BmRun *run)
{
  end_all (run, BM_UNTIL_DAY);
}

void
bm_effects_at_dawn (BmRun *run)
{
  BmPosition *pos = run->pos;
  gboolean begun = FALSE;

  for (guint i = 0; i < pos->n_effects; i++)
    {
      BmEffect *effect = &pos->effects[i];
      guint days = BM_EFFECT_N (effect);

      begun |= BM_EFFECT_UNTIL (effect) == BM_UNTIL_TOMORROW;
      if (BM_EFFECT_UNTIL (effect) == BM_UNTIL_TOMORROW || (BM_EFFECT_UNTIL (effect) == BM_UNTIL_DAYS && days <= 1))
        effect->until = BM_UNTIL_DAY;
      else if (BM_EFFECT_UNTIL (effect) == BM_UNTIL_DAYS)
        effect->until = (guint8) (BM_UNTIL_DAYS | (days - 1) << 4);
    }
  if (begun)
    bm_position_gather (pos);
}

void
bm_effects_at_event (BmRun         *run,
                     BmTriggerEvent event)
{
  BmPosition *pos = run->pos;

  for (guint i = 0; i < pos->n_effects; )
    if (BM_EFFECT_UNTIL (&pos->effects[i]) == BM_UNTIL_EVENT && BM_EFFECT_N (&pos->effects[i]) == (guint) event)
      bm_end_effect (run, i);
    else
      i++;
}

/* Ends what lasts only while something holds that holds no more. */
void
bm_watch_effects (BmRun *run)
{
  BmPosition *pos = run->pos;

  for (guint i = 0; i < pos->n_effects; )
    {
      BmScope scope = bm_scope_of_effect (pos, &pos->effects[i]);

      if (BM_EFFECT_UNTIL (&pos->effects[i]) == BM_UNTIL_WHILE
          && !bm_holds (&scope, bm_part_of (&pos->effects[i])->while_true))
        bm_end_effect (run, i);
      else
        i++;
    }
}

/* F26: a barred card that leaves the hand otherwise than by being played is barred no more. */
void
bm_effects_lose_card (BmRun *run,
                      guint8 card)
{
  BmPosition *pos = run->pos;

  for (guint i = 0; i < pos->n_effects; i++)
    {
      const BmPart *part = bm_part_of (&pos->effects[i]);
      guint8 *kept = pos->effects[i].kept, *place;

      if (!bm_bars_cards (part))
        continue;
      place = memchr (kept, card, BM_MAX_SLOTS);
      if (place == NULL)
        continue;
      memmove (place, place + 1, (gsize) (kept + BM_MAX_SLOTS - 1 - place));
      kept[BM_MAX_SLOTS - 1] = BM_NO_VALUE;
      return;
    }
}

/* A dead piece is remembered by nobody: its number may come back as another Zombie. */
void
bm_forget_piece (BmPosition *pos,
                 BmPiece     piece)
{
  guint run = 0;

  for (guint i = 0; i < pos->n_effects; i++)
    if (!bm_bars_cards (bm_part_of (&pos->effects[i])))
      forget_slots (bm_card (pos->effects[i].card), pos->effects[i].kept, piece);
  for (guint i = 0; i < pos->n_frames; i++)
    {
      BmFrame *frame = &pos->frames[i];

      if (frame->kind != BM_FRAME_CARD)
        continue;
      if (frame->e >= BM_THING_WORM && frame->e <= BM_THING_BIRD && frame->f == (guint8) piece)
        {
          frame->e = BM_THING_NONE;
          frame->f = BM_NO_VALUE;
        }
      for (guint pick = 0; pick < BM_N_PICKS; pick++)
        if (pos->runs[run].picks[pick] == (guint8) piece)
          pos->runs[run].picks[pick] = BM_NO_VALUE;
      forget_slots (bm_card (frame->a), pos->runs[run].slots, piece);
      run++;
    }
}
