/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T15.1, T16.3, T28.2: the frame in which a card's effect runs.  The effects are implemented in the other files of this
 * folder; damage and protection in an attack are part of the rules of attacks.
 */
#include "cards-private.h"

static const TbEffectClass *const effects[TB_N_EFFECTS] = {
  [TB_EFFECT_ALL_CLOSER] = &tb_all_closer_effect,
  [TB_EFFECT_DRAW] = &tb_take_card_effect,
  [TB_EFFECT_DROP_RUBBLE] = &tb_drop_rubble_effect,
  [TB_EFFECT_EXTRA_AP] = &tb_extra_ap_effect,
  [TB_EFFECT_HIDDEN_BOUNTY] = &tb_hidden_bounty_effect,
  [TB_EFFECT_HIDE_CARD] = &tb_hide_card_effect,
  [TB_EFFECT_HOOK] = &tb_hook_in_force_effect,
  [TB_EFFECT_LASSO] = &tb_lasso_effect,
  [TB_EFFECT_LOAD_SHIFTS] = &tb_load_shifts_effect,
  [TB_EFFECT_MOVE_TARGET] = &tb_move_target_effect,
  [TB_EFFECT_NUDGE] = &tb_nudge_effect,
  [TB_EFFECT_PHOTO] = &tb_photo_effect,
  [TB_EFFECT_REFRESH_LINE] = &tb_refresh_line_effect,
  [TB_EFFECT_REVIVE] = &tb_revive_effect,
  [TB_EFFECT_REVIVE_OR_AP] = &tb_revive_or_ap_effect,
  [TB_EFFECT_SHAKE] = &tb_shake_effect,
  [TB_EFFECT_SHOOT_HAT] = &tb_shoot_hat_effect,
  [TB_EFFECT_SHOVE] = &tb_shove_effect,
  [TB_EFFECT_STEAL_EGG] = &tb_steal_egg_effect,
  [TB_EFFECT_STUNT] = &tb_stunt_effect,
  [TB_EFFECT_SWAP_TARGETS] = &tb_swap_targets_effect,
  [TB_EFFECT_TAKE_EGG] = &tb_take_egg_effect,
  [TB_EFFECT_TAKE_RUBBLE] = &tb_take_rubble_effect,
  [TB_EFFECT_VP] = &tb_take_vp_effect,
};

static const TbEffectClass *
class_of (TbCard card)
{
  return effects[tb_effect (card)->kind];
}

gboolean
tb_effect_can (const TbPosition *pos,
               guint             seat,
               TbCard            card)
{
  const TbEffectClass *class = class_of (card);

  return class != NULL && class->can (pos, seat, card);
}

void
tb_begin_effect (TbPlay *play,
                 guint   seat,
                 TbCard  card,
                 guint   a)
{
  tb_push (play, TB_FRAME_EFFECT, seat, card)->a = (guint8) a;
}

/* T16.5: lays down Items and Weapons in use; a worn Hat stays. */
void
tb_end_effect (TbPlay *play)
{
  TbCard card = tb_position_top (play->pos)->card;

  tb_pop (play);
  if ((tb_card_is_item (card) || tb_card_is_weapon (card)) && !tb_thing (card)->hat)
    tb_lay_down (play->pos, card);
}

void
tb_gain_and_end (TbPlay *play,
                 guint   n)
{
  tb_gain (play, tb_position_top (play->pos)->seat, n);
  if (!tb_is_over (play))
    tb_end_effect (play);
}

void
tb_ask (TbPlay  *play,
        TbFrame *frame)
{
  frame->asks = TRUE;
}

static void
effect_run (TbPlay  *play,
            TbFrame *frame)
{
  class_of (frame->card)->run (play, frame);
}

static void
effect_list (const TbPosition *pos,
             const TbFrame    *frame,
             TbMoves          *list)
{
  class_of (frame->card)->list (pos, frame, list);
}

static void
effect_answer (TbPlay  *play,
               TbFrame *frame,
               BmMove   move)
{
  class_of (frame->card)->answer (play, frame, move);
}

/* --- Frames from files ------------------------------------------------------------------------------------------ */

static gboolean
is_in_use (const TbPosition *pos,
           TbCard            card)
{
  for (guint i = 0; i < pos->n_using; i++)
    if (pos->using[i] == card)
      return TRUE;
  return FALSE;
}

/* Whether the seat of FRAME has its card, so that its effect can be running. */
static gboolean
has_card (const TbPosition *pos,
          const TbFrame    *frame)
{
  const TbPlayer *player = &pos->players[frame->seat];
  TbCard card = frame->card;

  if (tb_card_is_vehicle (card))
    return card == pos->played;
  if (tb_card_is_item (card) || tb_card_is_weapon (card))
    return tb_thing (card)->hat ? card == player->hat : is_in_use (pos, card);
  if (tb_card_is_character (card))
    return card == player->leader;
  return card >= TB_FIRST_LOCATION && card < TB_FIRST_LOCATION + TB_N_LOCATIONS;
}

/* Whether the effect of CARD can be running while BELOW waits. */
static gboolean
is_its_moment (const TbPosition *pos,
               const TbFrame    *frame,
               const TbFrame    *below)
{
  guint window = tb_effect (frame->card)->window;

  if (below->kind != TB_FRAME_TURN)
    return (window & TB_WINDOW_KILLING_BLOW) != 0 && pos->attack.slot != TB_NO_SLOT;
  if (below->seat != frame->seat)
    return FALSE;
  switch ((TbTurnStage) below->stage)
    {
    case TB_TURN_PLAY:
      return (window & TB_WINDOW_TURN) != 0;
    case TB_TURN_PLAYED:
      return (window & TB_WINDOW_DISTRACTED) != 0;
    case TB_TURN_ACT:
      return (window & (TB_WINDOW_TURN | TB_WINDOW_ACTION | TB_WINDOW_RAMPED | TB_WINDOW_BONUS)) != 0;
    case TB_TURN_ABILITY:
      return (window & TB_WINDOW_ABILITY) != 0;
    case TB_TURN_BEGIN:
    case TB_TURN_RETURN:
    case TB_TURN_ADD:
    case TB_TURN_REFILL:
    case TB_N_TURN_STAGES:
    default:
      return FALSE;
    }
}

/* Whether the decision of FRAME is possible. */
static gboolean
can_ask (const TbPosition *pos,
         const TbFrame    *frame)
{
  const TbEffectClass *class = class_of (frame->card);
  BmMove first;
  TbMoves list = { .limit = 1, .moves = &first };

  if (class->list == NULL)
    return FALSE;
  if (class->fits != NULL ? !class->fits (pos, frame)
                          : frame->stage != 0 || frame->a != 0 || frame->b != 0 || frame->c != 0
                              || !class->can (pos, frame->seat, frame->card))
    return FALSE;
  class->list (pos, frame, &list);
  return list.n > 0;
}

static gboolean
can_wait (const TbFrame *frame)
{
  guint stage = class_of (frame->card)->waits;

  return stage != 0 && frame->stage == stage && frame->a == 0 && frame->b == 0 && frame->c == 0;
}

static gboolean
effect_fits (const TbPosition *pos,
             const TbFrame    *frame,
             const TbFrame    *below)
{
  if (below == NULL || frame->seat >= pos->options.players || pos->players[frame->seat].at == TB_SPACE_NONE
      || !has_card (pos, frame) || class_of (frame->card) == NULL || !is_its_moment (pos, frame, below))
    return FALSE;
  return frame->asks ? can_ask (pos, frame) : can_wait (frame);
}

const TbFrameClass tb_effect_frame = { effect_run, effect_list, effect_answer, effect_fits };
