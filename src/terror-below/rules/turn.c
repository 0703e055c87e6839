/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T5: steps 0 to 3 of a turn.  T6: the Vehicle card.  T8.1 to T8.3: the actions step.  T15.1, T15.2: abilities and the
 * second card.  T17: the refill.
 */
#include "rules-private.h"

static inline guint64
vehicle_bit (TbCard card)
{
  return G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE);
}

static inline guint
hand_size (const TbPlayer *player)
{
  return (guint) __builtin_popcountll (player->vehicles);
}

/* --- The steps, in order ---------------------------------------------------------------------------------------- */

/* T5.3.  The round of later turns is told where it begins (T3.5). */
static void
begin_turn (TbPlay  *play,
            TbFrame *frame)
{
  TbPosition *pos = play->pos;

  if (pos->step == TB_STEP_SETUP)
    tb_tell (play, TB_EVENT_ROUND, 0, 0, 0, pos->round, 0);
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

/* T21.6, T25.10 */
static TbSpaces
return_spaces (const TbPosition *pos)
{
  TbSpaces pawns = tb_position_pawns (pos), ground = tb_position_board (pos)->ground & ~pawns;
  TbSpaces locations = tb_position_locations (pos) & ~pawns;

  if (locations != 0)
    return locations;
  return (ground & ~pos->rubble[0]) != 0 ? ground & ~pos->rubble[0] : ground;
}

/* T6.2: bits of the slots whose Worms are below their limits. */
static guint
open_slots (const TbPosition *pos)
{
  guint slots = 0;

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (tb_slot_is_in_play (&pos->slots[slot]) && !tb_slot_is_full (&pos->slots[slot]))
      slots |= 1u << slot;
  return slots;
}

/* T6.1, T6.3, T6.4 */
static void
list_plays (const TbPosition *pos,
            guint             seat,
            TbMoves          *list)
{
  guint64 cards = pos->players[seat].vehicles;
  guint slots = open_slots (pos);

  if (cards == 0)
    tb_moves_add (list, TB_MOVE (TB_MOVE_DONE, 0, 0, 0));
  if (slots == 0)
    slots = 1u << TB_NO_SLOT;
  for (; cards != 0; cards &= cards - 1)
    for (guint left = slots; left != 0; left &= left - 1)
      tb_moves_add (list, TB_MOVE (TB_MOVE_PLAY, TB_FIRST_VEHICLE + __builtin_ctzll (cards), __builtin_ctz (left), 0));
  tb_list_usable (pos, seat, TB_WINDOW_TURN, list);
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

/* The next card of the seat at turn with TRIGGER acts; c counts those that have.  FALSE: there is none left. */
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

/* T15.2: the cards in hand that the effect of the card played, if it is a second-card, lets one add. */
static guint64
second_cards (const TbPosition *pos,
              guint             seat)
{
  const TbEffect *effect = tb_effect (pos->played);
  guint64 cards = 0;

  if (effect->kind != TB_EFFECT_SECOND_CARD)
    return 0;
  for (guint64 left = pos->players[seat].vehicles; left != 0; left &= left - 1)
    if (!(effect->except >> tb_vehicle ((TbCard) __builtin_ctzll (left))->ap & 1))
      cards |= left & -left;
  return cards;
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

/* T7.4: the Distraction is done; there was none if the card was played aside. */
static void
after_distraction (TbPlay  *play,
                   TbFrame *frame)
{
  TbPosition *pos = play->pos;

  if (pos->played_slot != TB_NO_SLOT && set_off (play, frame, TB_WINDOW_DISTRACTED, 0))
    return;
  if (second_cards (pos, frame->seat) == 0)
    {
      begin_actions (play, frame, 0);
      return;
    }
  frame->stage = TB_TURN_ADD;
  frame->asks = TRUE;
}

/* T8.3: what can be done with 0 AP left. */
static gboolean
can_do_more (const TbPosition *pos)
{
  BmMove first = BM_MOVE_NONE;
  TbMoves list = { .limit = 1, .moves = &first };

  if (pos->ap > 0)
    return TRUE;
  tb_list_actions (pos, &list);
  return list.n > 0 && TB_MOVE_KIND (first) != TB_MOVE_DONE;
}

/* T5.3: the end of step 3. */
static void
end_turn (TbPlay *play,
          guint   seat)
{
  TbPosition *pos = play->pos;

  for (guint i = 0; i < pos->n_effects; i++)
    tb_tell (play, TB_EVENT_REMINDER, 0, 0, 0, pos->effects[i], 0);
  memset (pos->effects, 0, sizeof pos->effects);
  pos->n_effects = 0;
  pos->fresh = 0;
  pos->played = TB_NO_CARD;
  pos->played_slot = TB_NO_SLOT;
  pos->step = TB_STEP_BETWEEN;
  tb_tell (play, TB_EVENT_TURN_END, seat, 0, 0, 0, 0);
  tb_replace (play, TB_FRAME_BETWEEN, seat);
}

/* T24.8: the death in a ramp is complete.  T22.1: who is eliminated has no refill. */
static void
after_crash (TbPlay  *play,
             TbFrame *frame)
{
  TbPosition *pos = play->pos;

  tb_set_ap (play, 0);
  tb_test_eliminations (play);
  if (tb_is_over (play))
    return;
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
  if (!frame->a && can_do_more (pos))
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

/* T15.1; a: it has begun, or was ignored. */
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

  while (hand_size (player) < size && tb_draw_vehicle (play, frame->seat))
    ;
  if (hand_size (player) > size)
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

/* --- Decisions -------------------------------------------------------------------------------------------------- */

static void
list_cards (TbMoveKind  kind,
            guint64     cards,
            TbMoves    *list)
{
  for (; cards != 0; cards &= cards - 1)
    tb_moves_add (list, TB_MOVE (kind, TB_FIRST_VEHICLE + __builtin_ctzll (cards), 0, 0));
}

static void
turn_list (const TbPosition *pos,
           const TbFrame    *frame,
           TbMoves          *list)
{
  switch ((TbTurnStage) frame->stage)
    {
    case TB_TURN_RETURN:
      for (TbSpaces spaces = return_spaces (pos); spaces != 0; spaces &= spaces - 1)
        tb_moves_add (list, TB_MOVE (TB_MOVE_RETURN, tb_spaces_first (spaces), 0, 0));
      break;
    case TB_TURN_PLAY:
      list_plays (pos, frame->seat, list);
      break;
    case TB_TURN_ADD:
      list_cards (TB_MOVE_ADD, second_cards (pos, frame->seat), list);
      break;
    case TB_TURN_ACT:
      tb_list_actions (pos, list);
      break;
    case TB_TURN_ABILITY:
      tb_moves_add (list, TB_MOVE (TB_MOVE_YES, 0, 0, 0));
      tb_moves_add (list, TB_MOVE (TB_MOVE_NO, 0, 0, 0));
      break;
    case TB_TURN_REFILL:
      list_cards (TB_MOVE_DISCARD, pos->players[frame->seat].vehicles, list);
      break;
    case TB_TURN_BEGIN:
    case TB_TURN_PLAYED:
    case TB_N_TURN_STAGES:
    default:
      g_assert_not_reached ();
    }
}

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

/* Hook `ability`: yes ignores it. */
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

/* --- Frames that were read -------------------------------------------------------------------------------------- */

static TbStep
step_of (TbTurnStage stage)
{
  if (stage < TB_TURN_ACT)
    return TB_STEP_PLAY;
  return stage == TB_TURN_ACT ? TB_STEP_ACT : TB_STEP_ABILITY;
}

/* Whether the decision of FRAME's stage can be asked. */
static gboolean
can_ask (const TbPosition *pos,
         const TbFrame    *frame)
{
  const TbPlayer *player = &pos->players[frame->seat];
  BmMove first;
  TbMoves list = { .limit = 1, .moves = &first };
  TbCard source;

  if (frame->stage != TB_TURN_RETURN && frame->stage != TB_TURN_REFILL && player->at == TB_SPACE_NONE)
    return FALSE;
  switch ((TbTurnStage) frame->stage)
    {
    case TB_TURN_RETURN:
      return player->at == TB_SPACE_NONE;
    case TB_TURN_PLAY:
      return pos->played == TB_NO_CARD;
    case TB_TURN_ADD:
      return pos->played != TB_NO_CARD && second_cards (pos, frame->seat) != 0;
    case TB_TURN_ACT:
      tb_list_actions (pos, &list);
      return list.n > 0;
    case TB_TURN_ABILITY:
      return pos->played != TB_NO_CARD && tb_hook_ability (pos, frame->seat, tb_vehicle (pos->played)->ap, &source)
             && source == frame->card;
    case TB_TURN_REFILL:
      return hand_size (player) > tb_hook_hand (pos, frame->seat);
    case TB_TURN_BEGIN:
    case TB_TURN_PLAYED:
    case TB_N_TURN_STAGES:
    default:
      return FALSE;
    }
}

/* Whether FRAME's stage can have begun what stands on it. */
static gboolean
can_wait (const TbPosition *pos,
          const TbFrame    *frame)
{
  TbSpace at = pos->players[frame->seat].at;

  switch ((TbTurnStage) frame->stage)
    {
    case TB_TURN_PLAY:
      return pos->played == TB_NO_CARD;
    case TB_TURN_PLAYED:
      return pos->played != TB_NO_CARD && pos->played_slot != TB_NO_SLOT;
    case TB_TURN_ACT:
      return at == TB_SPACE_NONE || !(tb_position_other_pawns (pos, frame->seat) >> at & 1);
    case TB_TURN_ABILITY:
      return pos->played != TB_NO_CARD;
    case TB_TURN_BEGIN:
    case TB_TURN_RETURN:
    case TB_TURN_ADD:
    case TB_TURN_REFILL:
    case TB_N_TURN_STAGES:
    default:
      return FALSE;
    }
}

/* Whether a, b and c have values that FRAME's stage can have. */
static gboolean
has_stage_values (const TbPosition *pos,
                  const TbFrame    *frame)
{
  switch ((TbTurnStage) frame->stage)
    {
    case TB_TURN_PLAYED:
      return frame->a == 0 && frame->b == 0 && frame->c <= 2;
    case TB_TURN_ACT:
      if (frame->asks || frame->b == 0)
        return frame->a <= !frame->asks && frame->b == 0 && frame->c == 0;
      return frame->a == 0 && frame->b <= pos->options.players && frame->b != frame->seat + 1 && frame->c <= 2;
    case TB_TURN_ABILITY:
      return frame->a == TRUE && frame->b == 0 && frame->c == 0;
    case TB_TURN_BEGIN:
    case TB_TURN_RETURN:
    case TB_TURN_PLAY:
    case TB_TURN_ADD:
    case TB_TURN_REFILL:
    case TB_N_TURN_STAGES:
    default:
      return frame->a == 0 && frame->b == 0 && frame->c == 0;
    }
}

static gboolean
turn_fits (const TbPosition *pos,
           const TbFrame    *frame,
           const TbFrame    *below)
{
  if (below != NULL || frame->seat >= pos->options.players || frame->seat != pos->turn || frame->stage >= TB_N_TURN_STAGES
      || pos->step != step_of ((TbTurnStage) frame->stage) || pos->players[frame->seat].eliminated)
    return FALSE;
  if (!has_stage_values (pos, frame))
    return FALSE;
  if (frame->card != TB_NO_CARD && !(frame->asks && frame->stage == TB_TURN_ABILITY))
    return FALSE;
  return frame->asks ? can_ask (pos, frame) : can_wait (pos, frame);
}

const TbFrameClass tb_turn_frame = { turn_run, turn_list, turn_answer, turn_fits };
