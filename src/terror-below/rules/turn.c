/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T5: steps 0 to 3 of a turn.  T6: the Vehicle card.  T8.1 to T8.3: the actions step.  T15.1, T15.2: abilities and the
 * second card.  T17: the refill.
 */
#include "turn-private.h"

static inline guint64
vehicle_bit (TbCard card)
{
  return G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE);
}

/* --- The steps, in order ---------------------------------------------------------------------------------------- */

/* T5.3.  The round of later turns is recorded where it begins (T3.5). */
static void
begin_turn (TbPlay  *play,
            TbFrame *frame)
{
  TbPosition *pos = play->pos;

  if (pos->step == TB_STEP_SETUP)
    tb_tell (play, TB_EVENT_ROUND, TB_NO_SEAT, 0, 0, pos->round, 0);
  pos->turn = frame->seat;
  pos->step = TB_STEP_PLAY;
  pos->bonus = FALSE;
  pos->picked = 0;
  for (guint seat = 0; seat < pos->options.players; seat++)
    pos->players[seat].used_turn = (TbUsed) { .card = TB_NO_CARD };
  tb_tell (play, TB_EVENT_TURN, frame->seat, 0, 0, 0, 0);
  if (pos->n_final != TB_NO_FINAL)
    tb_tell (play, TB_EVENT_FINAL_TURN, frame->seat, 0, 0, 0, 0);
  frame->stage = pos->players[frame->seat].at == TB_SPACE_NONE ? TB_TURN_RETURN : TB_TURN_PLAY;
  frame->asks = TRUE;
}

static void
play_card (TbPlay  *play,
           TbFrame *frame,
           TbCard   card,
           guint    slot)
{
  TbPosition *pos = play->pos;

  pos->players[frame->seat].vehicles &= ~vehicle_bit (card);
  pos->played = card;
  pos->played_slot = (guint8) slot;
  frame->stage = TB_TURN_PLAYED;
  tb_tell (play, TB_EVENT_PLAYED, frame->seat, 0, 0, card, (int) slot);
  if (slot == TB_NO_SLOT)
    {
      tb_discard (pos, card);
      return;
    }
  tb_lay_on (&pos->slots[slot], card, frame->seat);
  tb_arrows (play, slot, card);
}

/* The effect of the next card of the seat at turn with TRIGGER; c counts those triggered.  FALSE: there is none left. */
static gboolean
set_off (TbPlay   *play,
         TbFrame  *frame,
         TbWindow  trigger,
         guint     a)
{
  TbCard cards[2];
  guint n = tb_triggered (play->pos, frame->seat, trigger, cards);

  while (frame->c < n)
    {
      TbCard card = cards[frame->c++];

      if (!tb_effect_can (play->pos, frame->seat, card))
        continue;
      tb_begin_effect (play, frame->seat, card, a);
      return TRUE;
    }
  frame->c = 0;
  return FALSE;
}

/* T8.1 */
static void
begin_actions (TbPlay  *play,
               TbFrame *frame,
               guint    added)
{
  TbPosition *pos = play->pos;

  frame->stage = TB_TURN_ACT;
  pos->step = TB_STEP_ACT;
  if (pos->played != TB_NO_CARD)
    tb_set_ap (play, tb_hook_ap (pos, frame->seat, tb_vehicle (pos->played)->ap) + added);
}

/* T7.4: after the Distraction, or after a card that was played aside. */
static void
after_distraction (TbPlay  *play,
                   TbFrame *frame)
{
  TbPosition *pos = play->pos;

  if (pos->played_slot != TB_NO_SLOT && set_off (play, frame, TB_WINDOW_DISTRACTED, 0))
    return;
  if (tb_second_cards (pos, frame->seat) == 0)
    {
      begin_actions (play, frame, 0);
      return;
    }
  frame->stage = TB_TURN_ADD;
  frame->asks = TRUE;
}

/* T5.3: the end of step 3. */
static void
end_turn (TbPlay *play,
          guint   seat)
{
  TbPosition *pos = play->pos;

  for (guint i = 0; i < pos->n_effects; i++)
    tb_tell (play, TB_EVENT_REMINDER, TB_NO_SEAT, 0, 0, pos->effects[i], 0);
  memset (pos->effects, 0, sizeof pos->effects);
  pos->n_effects = 0;
  pos->fresh = 0;
  pos->played = TB_NO_CARD;
  pos->played_slot = TB_NO_SLOT;
  pos->step = TB_STEP_BETWEEN;
  tb_tell (play, TB_EVENT_TURN_END, seat, 0, 0, 0, 0);
  tb_replace (play, TB_FRAME_BETWEEN, seat);
}

/* T24.8: after the death in a ramp.  T22.1: an eliminated seat has no refill. */
static void
after_crash (TbPlay  *play,
             TbFrame *frame)
{
  TbPosition *pos = play->pos;

  tb_test_eliminations (play);
  if (tb_is_over (play))
    return;
  tb_set_ap (play, 0);
  pos->step = TB_STEP_ABILITY;
  frame->stage = TB_TURN_REFILL;
  frame->a = frame->b = frame->c = 0;
  if (pos->players[frame->seat].eliminated)
    end_turn (play, frame->seat);
}

/* T8.2, T8.3, T10.5 */
static void
run_actions (TbPlay  *play,
             TbFrame *frame)
{
  TbPosition *pos = play->pos;

  if (pos->players[frame->seat].at == TB_SPACE_NONE)
    {
      after_crash (play, frame);
      return;
    }
  if (frame->b != 0 && set_off (play, frame, TB_WINDOW_RAMPED, frame->b - 1u))
    return;
  frame->b = 0;
  if (!frame->a && tb_can_do_more (pos))
    {
      frame->asks = TRUE;
      return;
    }
  frame->a = 0;
  frame->stage = TB_TURN_ABILITY;
  pos->step = TB_STEP_ABILITY;
}

static void
begin_ability (TbPlay  *play,
               TbFrame *frame)
{
  if (tb_effect_can (play->pos, frame->seat, play->pos->played))
    tb_begin_effect (play, frame->seat, play->pos->played, 0);
}

/* T15.1; a: the ability was begun, or ignored. */
static void
run_ability (TbPlay  *play,
             TbFrame *frame)
{
  TbPosition *pos = play->pos;

  if (frame->a || pos->played == TB_NO_CARD || !(tb_effect (pos->played)->window & TB_WINDOW_ABILITY))
    {
      frame->a = 0;
      frame->stage = TB_TURN_REFILL;
      return;
    }
  frame->a = TRUE;
  if (tb_hook_ability (pos, frame->seat, tb_vehicle (pos->played)->ap, &frame->card))
    frame->asks = TRUE;
  else
    begin_ability (play, frame);
}

/* T17.1 */
static void
refill (TbPlay  *play,
        TbFrame *frame)
{
  const TbPlayer *player = &play->pos->players[frame->seat];
  guint size = tb_hook_hand (play->pos, frame->seat);

  while (tb_hand_size (player) < size && tb_draw_vehicle (play, frame->seat))
    ;
  if (tb_hand_size (player) > size)
    frame->asks = TRUE;
  else
    end_turn (play, frame->seat);
}

static void
turn_run (TbPlay  *play,
          TbFrame *frame)
{
  switch ((TbTurnStage) frame->stage)
    {
    case TB_TURN_BEGIN:
      begin_turn (play, frame);
      break;
    case TB_TURN_RETURN:
    case TB_TURN_PLAY:
    case TB_TURN_ADD:
      frame->asks = TRUE;
      break;
    case TB_TURN_PLAYED:
      after_distraction (play, frame);
      break;
    case TB_TURN_ACT:
      run_actions (play, frame);
      break;
    case TB_TURN_ABILITY:
      run_ability (play, frame);
      break;
    case TB_TURN_REFILL:
      refill (play, frame);
      break;
    case TB_N_TURN_STAGES:
    default:
      g_assert_not_reached ();
    }
}

/* --- Answers ---------------------------------------------------------------------------------------------------- */

static void
answer_play (TbPlay  *play,
             TbFrame *frame,
             BmMove   move)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_USE)
    tb_use_in_turn (play, frame->seat, TB_MOVE_A (move));
  else if (TB_MOVE_KIND (move) == TB_MOVE_DONE)
    begin_actions (play, frame, 0);
  else
    play_card (play, frame, TB_MOVE_A (move), TB_MOVE_B (move));
}

/* T15.2: AP only. */
static void
answer_add (TbPlay  *play,
            TbFrame *frame,
            TbCard   card)
{
  guint ap = tb_vehicle (card)->ap;

  tb_discard_vehicle (play, frame->seat, card);
  tb_tell (play, TB_EVENT_ADDED, frame->seat, 0, 0, card, (int) ap);
  begin_actions (play, frame, ap);
}

static void
answer_act (TbPlay  *play,
            TbFrame *frame,
            BmMove   move)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_USE)
    tb_use_in_turn (play, frame->seat, TB_MOVE_A (move));
  else if (TB_MOVE_KIND (move) == TB_MOVE_DONE)
    {
      tb_close_actions (play);
      tb_set_ap (play, 0);
    }
  else
    tb_do_action (play, move);
}

/* Hook `ability`: `yes` ignores the ability. */
static void
answer_ability (TbPlay  *play,
                TbFrame *frame,
                BmMove   move)
{
  TbCard card = frame->card;

  frame->card = TB_NO_CARD;
  if (TB_MOVE_KIND (move) == TB_MOVE_YES)
    tb_tell (play, TB_EVENT_POWER, frame->seat, 0, 0, card, 0);
  else
    begin_ability (play, frame);
}

static void
turn_answer (TbPlay  *play,
             TbFrame *frame,
             BmMove   move)
{
  switch ((TbTurnStage) frame->stage)
    {
    case TB_TURN_RETURN:
      tb_place_pawn (play, frame->seat, TB_MOVE_A (move));
      frame->stage = TB_TURN_PLAY;
      break;
    case TB_TURN_PLAY:
      answer_play (play, frame, move);
      break;
    case TB_TURN_ADD:
      answer_add (play, frame, TB_MOVE_A (move));
      break;
    case TB_TURN_ACT:
      answer_act (play, frame, move);
      break;
    case TB_TURN_ABILITY:
      answer_ability (play, frame, move);
      break;
    case TB_TURN_REFILL:
      tb_discard_vehicle (play, frame->seat, TB_MOVE_A (move));
      break;
    case TB_TURN_BEGIN:
    case TB_TURN_PLAYED:
    case TB_N_TURN_STAGES:
    default:
      g_assert_not_reached ();
    }
}

const TbFrameClass tb_turn_frame = { turn_run, tb_turn_list, turn_answer, tb_turn_fits };
