/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T19.9: one Weapon in a hunt.  T20: the killing blow and its reward.
 *
 * TB_FRAME_WEAPON: CARD is the Weapon, which is in use until it is laid down; while a power offers to roll again, CARD
 * is that power.
 */
#include "attack-private.h"

enum
{
  WEAPON_DISCARD, /* asks: `pick`; a: cards discarded */
  WEAPON_AGAIN,   /* asks: `ask`, the Weapon's own reroll; a: the number of rerolls */
  WEAPON_ROLLED,  /* asks: `ask`, trigger `rolled`; c: cards triggered so far */
  WEAPON_STRIKE,  /* a: cards discarded */
  WEAPON_CLAIM,   /* asks: `claim` */
  WEAPON_BLOW     /* trigger `killing-blow`; c: cards triggered so far */
};

/* --- Dice and damage (T19.9) --------------------------------------------------------------------------------- */

static void
roll_dice (TbPlay *play,
           TbCard  weapon)
{
  TbAttack *attack = &play->pos->attack;

  attack->n_dice = tb_effect (weapon)->dice;
  for (guint i = 0; i < attack->n_dice; i++)
    attack->dice[i] = (guint8) tb_roll (play, TB_DIE_CARD);
}

static void
clear_dice (TbAttack *attack)
{
  memset (attack->dice, 0, sizeof attack->dice);
  attack->n_dice = 0;
}

static guint
count_dice (const TbAttack *attack,
            const TbEffect *effect)
{
  guint sum = 0, best = 0, hits = 0, seen = 0;
  gboolean double_seen = FALSE;

  for (guint i = 0; i < attack->n_dice; i++)
    {
      guint die = attack->dice[i];

      sum += die;
      best = MAX (best, die);
      hits += die >= effect->from;
      double_seen |= (seen >> die & 1) != 0;
      seen |= 1u << die;
    }
  switch ((TbCount) effect->count)
    {
    case TB_COUNT_BEST:
      return best;
    case TB_COUNT_SUM:
      return sum;
    case TB_COUNT_NO_DOUBLE:
      return double_seen ? 0 : sum;
    case TB_COUNT_HITS:
      return hits * effect->each;
    default:
      g_assert_not_reached ();
    }
}

/* Before the bonuses of hooks. */
static guint
damage_of (const TbPosition *pos,
           const TbFrame    *frame)
{
  const TbEffect *effect = tb_effect (frame->card);
  TbSpace target = pos->slots[pos->attack.slot].target;
  gboolean is_near;

  switch (effect->kind)
    {
    case TB_EFFECT_DAMAGE:
      is_near = tb_space_distance (pos->players[frame->seat].at, target) <= 1;
      return is_near && effect->beside > 0 ? effect->beside : effect->n;
    case TB_EFFECT_DICE_DAMAGE:
      return count_dice (&pos->attack, effect);
    case TB_EFFECT_DISCARD_DAMAGE:
      return (guint) effect->n + (guint) effect->each * frame->a;
    default: /* the card has another effect besides */
      return effect->damage;
    }
}

/* T16.5, T19.6: the card is laid down before its consequences. */
static void
strike (TbPlay  *play,
        TbFrame *frame)
{
  TbPosition *pos = play->pos;
  const TbSlot *slot = &pos->slots[pos->attack.slot];
  guint seat = frame->seat, damage = tb_hook_damage (play, seat, damage_of (pos, frame));
  TbCard card = frame->card;

  pos->attack.damage = (guint8) MIN (pos->attack.damage + damage, G_MAXUINT8);
  tb_tell (play, TB_EVENT_DAMAGE, seat, 0, tb_worm (slot->worm)->health, (int) damage, pos->attack.damage);
  clear_dice (&pos->attack);
  if (!tb_attack_is_won (pos))
    {
      tb_lay_down (pos, card);
      tb_pop (play);
      return;
    }
  tb_tell (play, TB_EVENT_DEFEATED, seat, 0, 0, slot->worm, pos->attack.slot);
  if (tb_effect (card)->keep)
    tb_keep (play, seat, card);
  else
    tb_lay_down (pos, card);
  frame->stage = WEAPON_CLAIM;
  frame->a = frame->c = 0;
}

/* --- Rerolls ------------------------------------------------------------------------------------------------- */

/* Trigger `rolled`: a card that allows one reroll in this attack, and was not used. */
static void
offer_reroll (TbPlay  *play,
              TbFrame *frame)
{
  const TbPlayer *player = &play->pos->players[frame->seat];
  TbCard cards[2];
  guint n = tb_triggered (play->pos, frame->seat, TB_WINDOW_ROLLED, cards);

  while (frame->c < n)
    {
      TbCard card = cards[frame->c++];

      if (player->used_attack.card == card)
        continue;
      frame->card = card;
      frame->asks = TRUE;
      return;
    }
  frame->stage = WEAPON_STRIKE;
  frame->c = 0;
}

static void
answer_reroll (TbPlay  *play,
               TbFrame *frame,
               BmMove   move)
{
  TbPosition *pos = play->pos;
  TbCard power = frame->card;

  frame->card = pos->using[pos->n_using - 1];
  if (TB_MOVE_KIND (move) == TB_MOVE_NO)
    return;
  pos->players[frame->seat].used_attack = (TbUsed) { .card = power, .n = 1 };
  tb_tell (play, TB_EVENT_POWER, frame->seat, 0, 0, power, 0);
  roll_dice (play, frame->card);
}

static void
answer_again (TbPlay  *play,
              TbFrame *frame,
              BmMove   move)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_YES)
    {
      frame->a++;
      roll_dice (play, frame->card);
      return;
    }
  frame->stage = WEAPON_ROLLED;
  frame->a = 0;
}

/* --- Reward (T20) -------------------------------------------------------------------------------------------- */

static guint
fitting_bounties (const TbPosition *pos,
                  const TbFrame    *frame,
                  TbCard           *cards)
{
  return tb_hunting_bounties (pos, frame->seat, tb_worm (pos->slots[pos->attack.slot].worm)->type, cards);
}

/* T20.2; then the card's own reward (T20.4).  BOUNTY: TB_NO_CARD for the token. */
static void
claim (TbPlay  *play,
       TbFrame *frame,
       TbCard   bounty)
{
  const TbPosition *pos = play->pos;
  guint seat = frame->seat, blow_vp = tb_effect (frame->card)->blow_vp;

  frame->stage = WEAPON_BLOW;
  if (bounty == TB_NO_CARD)
    tb_gain (play, seat, tb_box->numbers.vp_kill);
  else
    tb_complete (play, seat, bounty, tb_worm (pos->slots[pos->attack.slot].worm)->type);
  if (!tb_is_over (play))
    tb_gain (play, seat, blow_vp);
}

/* Trigger `killing-blow`: the next card that can have an effect. */
static void
after_blow (TbPlay  *play,
            TbFrame *frame)
{
  TbCard cards[2];
  guint seat = frame->seat, n = tb_triggered (play->pos, seat, TB_WINDOW_KILLING_BLOW, cards);

  while (frame->c < n)
    {
      TbCard card = cards[frame->c++];

      if (!tb_effect_can (play->pos, seat, card))
        continue;
      tb_begin_effect (play, seat, card, 0);
      return;
    }
  tb_pop (play);
}

/* --- The frame ----------------------------------------------------------------------------------------------- */

/* Before the damage: the discards that the card requires, or its dice. */
static void
prepare (TbPlay  *play,
         TbFrame *frame)
{
  const TbPosition *pos = play->pos;
  const TbEffect *effect = tb_effect (frame->card);

  switch (effect->kind)
    {
    case TB_EFFECT_DISCARD_DAMAGE:
      frame->asks = frame->a < effect->cards && pos->players[frame->seat].vehicles != 0;
      if (!frame->asks)
        frame->stage = WEAPON_STRIKE;
      break;
    case TB_EFFECT_DICE_DAMAGE:
      frame->stage = WEAPON_AGAIN;
      roll_dice (play, frame->card);
      break;
    default:
      frame->stage = WEAPON_STRIKE;
      break;
    }
}

static void
weapon_run (TbPlay  *play,
            TbFrame *frame)
{
  TbCard cards[TB_MAX_BOUNTIES];

  switch (frame->stage)
    {
    case WEAPON_DISCARD:
      prepare (play, frame);
      break;
    case WEAPON_AGAIN:
      frame->asks = frame->a < tb_effect (frame->card)->rerolls;
      if (frame->asks)
        break;
      frame->stage = WEAPON_ROLLED;
      frame->a = 0;
      break;
    case WEAPON_ROLLED:
      offer_reroll (play, frame);
      break;
    case WEAPON_STRIKE:
      strike (play, frame);
      break;
    case WEAPON_CLAIM:
      frame->asks = fitting_bounties (play->pos, frame, cards) > 0;
      if (!frame->asks)
        claim (play, frame, TB_NO_CARD);
      break;
    case WEAPON_BLOW:
      after_blow (play, frame);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
list_discards (const TbPosition *pos,
               guint             seat,
               TbMoves          *list)
{
  for (guint64 left = pos->players[seat].vehicles; left != 0; left &= left - 1)
    tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_CARD, TB_FIRST_VEHICLE + __builtin_ctzll (left), 0));
  tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE_DONE, 0, 0, 0));
}

static void
list_claims (const TbPosition *pos,
             const TbFrame    *frame,
             TbMoves          *list)
{
  TbCard cards[TB_MAX_BOUNTIES];
  guint n = fitting_bounties (pos, frame, cards);

  for (guint i = 0; i < n; i++)
    tb_moves_add (list, TB_MOVE (TB_MOVE_CLAIM, cards[i], 0, 0));
  tb_moves_add (list, TB_MOVE (TB_MOVE_CLAIM, TB_NO_CARD, 0, 0));
}

static void
weapon_list (const TbPosition *pos,
             const TbFrame    *frame,
             TbMoves          *list)
{
  switch (frame->stage)
    {
    case WEAPON_DISCARD:
      list_discards (pos, frame->seat, list);
      break;
    case WEAPON_AGAIN:
    case WEAPON_ROLLED:
      tb_moves_add (list, TB_MOVE (TB_MOVE_YES, 0, 0, 0));
      tb_moves_add (list, TB_MOVE (TB_MOVE_NO, 0, 0, 0));
      break;
    case WEAPON_CLAIM:
      list_claims (pos, frame, list);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
answer_discard (TbPlay  *play,
                TbFrame *frame,
                BmMove   move)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_CHOOSE_DONE)
    {
      frame->stage = WEAPON_STRIKE;
      return;
    }
  frame->a++;
  tb_discard_vehicle (play, frame->seat, TB_MOVE_B (move));
}

static void
weapon_answer (TbPlay  *play,
               TbFrame *frame,
               BmMove   move)
{
  switch (frame->stage)
    {
    case WEAPON_DISCARD:
      answer_discard (play, frame, move);
      break;
    case WEAPON_AGAIN:
      answer_again (play, frame, move);
      break;
    case WEAPON_ROLLED:
      answer_reroll (play, frame, move);
      break;
    case WEAPON_CLAIM:
      claim (play, frame, TB_MOVE_A (move));
      break;
    default:
      g_assert_not_reached ();
    }
}

/* --- Frames from files --------------------------------------------------------------------------------------- */

static gboolean
is_for_hunts (TbCard card)
{
  return (tb_card_is_item (card) || tb_card_is_weapon (card)) && (tb_effect (card)->window & TB_WINDOW_HUNT) != 0;
}

/* The Weapon is in use, with its dice rolled if it has any. */
static gboolean
has_rolled (const TbPosition *pos,
            TbCard            weapon)
{
  return tb_effect (weapon)->kind == TB_EFFECT_DICE_DAMAGE && pos->attack.n_dice == tb_effect (weapon)->dice;
}

/* Trigger `rolled`: c has counted the power that asks. */
static gboolean
is_asked (const TbPosition *pos,
          const TbFrame    *frame)
{
  TbCard cards[2];
  guint n = tb_triggered (pos, frame->seat, TB_WINDOW_ROLLED, cards);

  return frame->c > 0 && frame->c <= n && cards[frame->c - 1] == frame->card
         && pos->players[frame->seat].used_attack.card != frame->card;
}

/* Before the damage: the Weapon is in use. */
static gboolean
fits_in_use (const TbPosition *pos,
             const TbFrame    *frame,
             TbCard            weapon)
{
  const TbEffect *effect = tb_effect (weapon);

  if (!frame->asks || tb_attack_is_won (pos) || (frame->stage != WEAPON_ROLLED && frame->c != 0))
    return FALSE;
  switch (frame->stage)
    {
    case WEAPON_DISCARD:
      return frame->card == weapon && effect->kind == TB_EFFECT_DISCARD_DAMAGE && frame->a < effect->cards
             && pos->players[frame->seat].vehicles != 0;
    case WEAPON_AGAIN:
      return frame->card == weapon && has_rolled (pos, weapon) && frame->a < effect->rerolls;
    case WEAPON_ROLLED:
      return frame->a == 0 && has_rolled (pos, weapon) && is_asked (pos, frame);
    default:
      return FALSE;
    }
}

static gboolean
weapon_fits (const TbPosition *pos,
             const TbFrame    *frame,
             const TbFrame    *below)
{
  TbCard cards[TB_MAX_BOUNTIES];

  if (below == NULL || below->kind != TB_FRAME_HUNT || below->asks || below->seat != frame->seat || frame->b != 0
      || pos->attack.slot >= TB_N_SLOTS)
    return FALSE;
  if (frame->stage < WEAPON_STRIKE)
    return pos->n_using == 1 && is_for_hunts (pos->using[0]) && fits_in_use (pos, frame, pos->using[0]);
  if (!is_for_hunts (frame->card) || frame->a != 0 || !tb_attack_is_won (pos) || pos->n_using != 0)
    return FALSE;
  if (frame->stage == WEAPON_CLAIM)
    return frame->asks && frame->c == 0 && fitting_bounties (pos, frame, cards) > 0;
  return frame->stage == WEAPON_BLOW && !frame->asks && frame->c <= 2;
}

const TbFrameClass tb_weapon_frame = { weapon_run, weapon_list, weapon_answer, weapon_fits };
