/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Cards that give cards, VP, Action Points (T28.4) or Characters, and those that remove a Hat or hide a Vehicle card.
 */
#include "cards-private.h"

/* --- draw: an Item or a Weapon (T13.6, T16.1) --------------------------------------------------------------------- */

typedef enum
{
  DRAW_BEGIN,
  DRAW_DONE
} DrawStage;

static gboolean
can_take_card (const TbPosition *pos,
               guint             seat,
               TbCard            card)
{
  return tb_can_draw (pos, (TbDeck) tb_effect (card)->draws);
}

static void
run_take_card (TbPlay  *play,
               TbFrame *frame)
{
  if (frame->stage == DRAW_DONE)
    {
      tb_end_effect (play);
      return;
    }
  frame->stage = DRAW_DONE;
  tb_begin_draw (play, frame->seat, (TbDeck) tb_effect (frame->card)->draws);
}

const TbEffectClass tb_take_card_effect = { can_take_card, run_take_card, NULL, NULL, NULL, DRAW_DONE };

/* --- vp: tokens (T13.6) ------------------------------------------------------------------------------------------- */

static gboolean
can_take_vp (const TbPosition *pos,
             guint             seat,
             TbCard            card)
{
  return TRUE;
}

static void
run_take_vp (TbPlay  *play,
             TbFrame *frame)
{
  tb_gain_and_end (play, tb_effect (frame->card)->n);
}

const TbEffectClass tb_take_vp_effect = { can_take_vp, run_take_vp, NULL, NULL, NULL, 0 };

/* --- extra-ap: and VP with some Vehicle cards (F17) --------------------------------------------------------------- */

/* T28.4, T8.5: at `act` only, and after a pick-up only if pick-ups do not end the step. */
static gboolean
can_gain_ap (const TbPosition *pos,
             guint             seat)
{
  return pos->step == TB_STEP_ACT && (pos->picked == 0 || tb_hook_after_pick_up (pos, seat) >= TB_SET_ALL);
}

static guint
extra_vp (const TbPosition *pos,
          TbCard            card)
{
  const TbEffect *effect = tb_effect (card);

  if (pos->played == TB_NO_CARD || !(effect->vehicles >> tb_vehicle (pos->played)->ap & 1))
    return 0;
  return effect->vp;
}

static gboolean
can_extra_ap (const TbPosition *pos,
              guint             seat,
              TbCard            card)
{
  return pos->step == TB_STEP_ACT && (can_gain_ap (pos, seat) || extra_vp (pos, card) > 0);
}

static void
run_extra_ap (TbPlay  *play,
              TbFrame *frame)
{
  const TbPosition *pos = play->pos;

  if (can_gain_ap (pos, frame->seat))
    tb_set_ap (play, pos->ap + tb_effect (frame->card)->n);
  tb_gain_and_end (play, extra_vp (pos, frame->card));
}

const TbEffectClass tb_extra_ap_effect = { can_extra_ap, run_extra_ap, NULL, NULL, NULL, 0 };

/* --- revive: a dead Character returns to the squad (T13.8) -------------------------------------------------------- */

static gboolean
can_revive (const TbPosition *pos,
            guint             seat,
            TbCard            card)
{
  return pos->players[seat].dead != 0;
}

static void
list_revive (const TbPosition *pos,
             const TbFrame    *frame,
             TbMoves          *list)
{
  for (guint32 dead = pos->players[frame->seat].dead; dead != 0; dead &= dead - 1)
    tb_moves_add (list, TB_MOVE (TB_MOVE_REVIVE, TB_FIRST_CHARACTER + __builtin_ctz (dead), 0, 0));
}

static void
answer_revive (TbPlay  *play,
               TbFrame *frame,
               BmMove   move)
{
  TbPlayer *player = &play->pos->players[frame->seat];
  TbCard character = TB_MOVE_A (move);
  guint32 bit = 1u << (character - TB_FIRST_CHARACTER);

  player->dead &= ~bit;
  player->squad |= bit;
  tb_tell (play, TB_EVENT_REVIVED, frame->seat, 0, 0, character, 0);
  tb_end_effect (play);
}

const TbEffectClass tb_revive_effect = { can_revive, tb_ask, list_revive, answer_revive, NULL, 0 };

/* --- revive-or-ap (F21) ------------------------------------------------------------------------------------------- */

typedef enum
{
  HELP_WHICH,
  HELP_WHOM
} HelpStage;

static gboolean
can_revive_or_ap (const TbPosition *pos,
                  guint             seat,
                  TbCard            card)
{
  return can_revive (pos, seat, card) || can_gain_ap (pos, seat);
}

static void
list_revive_or_ap (const TbPosition *pos,
                   const TbFrame    *frame,
                   TbMoves          *list)
{
  if (frame->stage == HELP_WHOM)
    {
      list_revive (pos, frame, list);
      return;
    }
  if (can_revive (pos, frame->seat, frame->card))
    tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_WORD, TB_WORD_REVIVE, 0));
  if (can_gain_ap (pos, frame->seat))
    tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_WORD, TB_WORD_AP, 0));
}

static void
answer_revive_or_ap (TbPlay  *play,
                     TbFrame *frame,
                     BmMove   move)
{
  if (frame->stage == HELP_WHOM)
    answer_revive (play, frame, move);
  else if (TB_MOVE_B (move) == TB_WORD_REVIVE)
    frame->stage = HELP_WHOM;
  else
    {
      tb_set_ap (play, play->pos->ap + tb_effect (frame->card)->n);
      tb_end_effect (play);
    }
}

static gboolean
fits_revive_or_ap (const TbPosition *pos,
                   const TbFrame    *frame)
{
  return frame->stage <= HELP_WHOM && frame->a == 0 && frame->b == 0 && frame->c == 0;
}

const TbEffectClass tb_revive_or_ap_effect = { can_revive_or_ap, tb_ask, list_revive_or_ap, answer_revive_or_ap,
                                               fits_revive_or_ap, 0 };

/* --- hook: of an Item, in force to the end of the turn (T28.5) ----------------------------------------------------- */

static gboolean
can_hook (const TbPosition *pos,
          guint             seat,
          TbCard            card)
{
  for (guint i = 0; i < pos->n_effects; i++)
    if (pos->effects[i] == card)
      return FALSE;
  return pos->n_effects < TB_MAX_EFFECTS;
}

static void
run_hook (TbPlay  *play,
          TbFrame *frame)
{
  TbPosition *pos = play->pos;
  guint seat = frame->seat;

  pos->effects[pos->n_effects++] = frame->card;
  tb_tell (play, TB_EVENT_REMINDER, TB_NO_SEAT, 0, 0, frame->card, TRUE);
  tb_end_effect (play);
  tb_begin_rewards (play, seat);
}

const TbEffectClass tb_hook_in_force_effect = { can_hook, run_hook, NULL, NULL, NULL, 0 };

/* --- shoot-hat: another player's, at any distance (T16.7, F23) ----------------------------------------------------- */

static guint
hat_seats (const TbPosition *pos,
           guint             seat)
{
  guint seats = 0;

  for (guint other = 0; other < pos->options.players; other++)
    if (other != seat && pos->players[other].hat != TB_NO_CARD)
      seats |= 1u << other;
  return seats;
}

static gboolean
can_shoot_hat (const TbPosition *pos,
               guint             seat,
               TbCard            card)
{
  return hat_seats (pos, seat) != 0;
}

static void
list_shoot_hat (const TbPosition *pos,
                const TbFrame    *frame,
                TbMoves          *list)
{
  tb_list_seats (hat_seats (pos, frame->seat), list);
}

static void
answer_shoot_hat (TbPlay  *play,
                  TbFrame *frame,
                  BmMove   move)
{
  tb_discard_hat (play, TB_MOVE_B (move));
  tb_end_effect (play);
  tb_begin_rewards (play, TB_MOVE_B (move));
}

const TbEffectClass tb_shoot_hat_effect = { can_shoot_hat, tb_ask, list_shoot_hat, answer_shoot_hat, NULL, 0 };

/* --- hide-card: face down on a Worm below its limit (T15.3, F2) ---------------------------------------------------- */

static guint
open_slots (const TbPosition *pos)
{
  guint slots = 0;

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (tb_slot_is_in_play (&pos->slots[slot]) && !tb_slot_is_full (pos, &pos->slots[slot]))
      slots |= 1u << slot;
  return slots;
}

static gboolean
can_hide_card (const TbPosition *pos,
               guint             seat,
               TbCard            card)
{
  return pos->players[seat].vehicles != 0 && open_slots (pos) != 0;
}

static void
list_hide_card (const TbPosition *pos,
                const TbFrame    *frame,
                TbMoves          *list)
{
  for (guint64 cards = pos->players[frame->seat].vehicles; cards != 0; cards &= cards - 1)
    for (guint slots = open_slots (pos); slots != 0; slots &= slots - 1)
      tb_moves_add (list, TB_MOVE (TB_MOVE_HIDE, TB_FIRST_VEHICLE + __builtin_ctzll (cards), __builtin_ctz (slots), 0));
  tb_moves_add (list, TB_MOVE (TB_MOVE_DONE, 0, 0, 0));
}

static void
answer_hide_card (TbPlay  *play,
                  TbFrame *frame,
                  BmMove   move)
{
  TbPosition *pos = play->pos;

  if (TB_MOVE_KIND (move) == TB_MOVE_HIDE)
    {
      TbCard hidden = TB_MOVE_A (move);
      guint slot = TB_MOVE_B (move);

      pos->players[frame->seat].vehicles &= ~(G_GUINT64_CONSTANT (1) << (hidden - TB_FIRST_VEHICLE));
      tb_lay_on (&pos->slots[slot], hidden, frame->seat | TB_LAID_DOWN);
      tb_tell (play, TB_EVENT_HID, frame->seat, 0, 0, hidden, (int) slot);
    }
  tb_end_effect (play);
}

const TbEffectClass tb_hide_card_effect = { can_hide_card, tb_ask, list_hide_card, answer_hide_card, NULL, 0 };
