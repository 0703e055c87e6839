/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The legal moves of the decisions of a turn (T6, T8.3, T15.1, T15.2, T17.1, T21.6), and which frames of a turn are
 * valid.
 */
#include "turn-private.h"

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
    if (tb_slot_is_in_play (&pos->slots[slot]) && !tb_slot_is_full (pos, &pos->slots[slot]))
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

/* T15.2: the cards in hand that can be added, if the effect of the card played is a second-card. */
guint64
tb_second_cards (const TbPosition *pos,
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

gboolean
tb_can_do_more (const TbPosition *pos)
{
  BmMove first = BM_MOVE_NONE;
  TbMoves list = { .limit = 1, .moves = &first };

  if (pos->ap > 0)
    return TRUE;
  tb_list_actions (pos, &list);
  return list.n > 0 && TB_MOVE_KIND (first) != TB_MOVE_DONE;
}

static void
list_cards (TbMoveKind  kind,
            guint64     cards,
            TbMoves    *list)
{
  for (; cards != 0; cards &= cards - 1)
    tb_moves_add (list, TB_MOVE (kind, TB_FIRST_VEHICLE + __builtin_ctzll (cards), 0, 0));
}

void
tb_turn_list (const TbPosition *pos,
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
      list_cards (TB_MOVE_ADD, tb_second_cards (pos, frame->seat), list);
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

/* --- Frames from files ------------------------------------------------------------------------------------------ */

static TbStep
step_of (TbTurnStage stage)
{
  if (stage < TB_TURN_ACT)
    return TB_STEP_PLAY;
  return stage == TB_TURN_ACT ? TB_STEP_ACT : TB_STEP_ABILITY;
}

/* Whether FRAME's stage can have a decision. */
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
      return pos->played != TB_NO_CARD && tb_second_cards (pos, frame->seat) != 0;
    case TB_TURN_ACT:
      tb_list_actions (pos, &list);
      return list.n > 0;
    case TB_TURN_ABILITY:
      return pos->played != TB_NO_CARD && tb_hook_ability (pos, frame->seat, tb_vehicle (pos->played)->ap, &source)
             && source == frame->card;
    case TB_TURN_REFILL:
      return tb_hand_size (player) > tb_hook_hand (pos, frame->seat);
    case TB_TURN_BEGIN:
    case TB_TURN_PLAYED:
    case TB_N_TURN_STAGES:
    default:
      return FALSE;
    }
}

/* Whether FRAME's stage can have pushed the frame above it. */
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

/* Whether a, b and c have valid values for FRAME's stage. */
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

gboolean
tb_turn_fits (const TbPosition *pos,
              const TbFrame    *frame,
              const TbFrame    *below)
{
  if (below != NULL || frame->seat >= pos->options.players || frame->seat != pos->turn
      || frame->stage >= TB_N_TURN_STAGES || pos->step != step_of ((TbTurnStage) frame->stage)
      || pos->players[frame->seat].eliminated)
    return FALSE;
  if (!has_stage_values (pos, frame))
    return FALSE;
  if (frame->card != TB_NO_CARD && !(frame->asks && frame->stage == TB_TURN_ABILITY))
    return FALSE;
  return frame->asks ? can_ask (pos, frame) : can_wait (pos, frame);
}
