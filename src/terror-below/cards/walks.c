/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T15.4, T15.5, T28.4: cards that move Target tokens step by step.  In their frames, while a token moves, A is its slot
 * + 1 (0: the first step chooses it) and B the number of steps made.
 */
#include "cards-private.h"

#define ALL_SLOTS ((1u << TB_N_SLOTS) - 1)

/* The slots whose tokens have the smallest distance to SEAT's pawn: bits. */
static guint
nearest_slots (const TbPosition *pos,
               guint             seat)
{
  TbSpace at = pos->players[seat].at;
  guint slots = 0;
  int nearest = G_MAXINT;

  if (at == TB_SPACE_NONE)
    return 0;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      int distance;

      if (!tb_slot_is_in_play (&pos->slots[slot]))
        continue;
      distance = tb_space_distance (pos->slots[slot].target, at);
      if (distance > nearest)
        continue;
      slots = (distance < nearest ? 0 : slots) | 1u << slot;
      nearest = distance;
    }
  return slots;
}

/* The slots whose tokens may take FRAME's next step: bits. */
static guint
walkers (const TbPosition *pos,
         const TbFrame    *frame)
{
  if (frame->a != 0)
    return 1u << (frame->a - 1);
  return tb_effect (frame->card)->kind == TB_EFFECT_LOAD_SHIFTS ? nearest_slots (pos, frame->seat) : ALL_SLOTS;
}

/* Whether another step can follow. */
static gboolean
goes_on (const TbPosition *pos,
         const TbFrame    *frame,
         TbToward          toward)
{
  return frame->b < tb_effect (frame->card)->steps && tb_can_step (pos, frame->seat, walkers (pos, frame), toward);
}

static void
list_closer (const TbPosition *pos,
             const TbFrame    *frame,
             TbMoves          *list)
{
  tb_list_steps (pos, frame->seat, walkers (pos, frame), TB_TOWARD_CLOSER, list);
}

static void
answer_step (TbPlay  *play,
             TbFrame *frame,
             BmMove   move)
{
  tb_step_target (play, TB_MOVE_A (move), (TbDir) TB_MOVE_B (move), FALSE);
  frame->a = (guint8) (TB_MOVE_A (move) + 1);
  frame->b++;
}

static gboolean
fits_walk (const TbFrame *frame)
{
  return frame->a <= TB_N_SLOTS && frame->b < tb_effect (frame->card)->steps && frame->c == 0;
}

/* The same for walks whose first step chooses the token. */
static gboolean
fits_chosen_walk (const TbFrame *frame)
{
  return fits_walk (frame) && (frame->a == 0) == (frame->b == 0);
}

/* --- all-closer: slots 1, 2, 3 in order (T15.4, F3) -------------------------------------------------------------- */

static gboolean
can_all_closer (const TbPosition *pos,
                guint             seat,
                TbCard            card)
{
  return tb_can_step (pos, seat, ALL_SLOTS, TB_TOWARD_CLOSER);
}

static void
run_all_closer (TbPlay  *play,
                TbFrame *frame)
{
  if (frame->a == 0)
    frame->a = 1;
  for (; frame->a <= TB_N_SLOTS; frame->a++, frame->b = 0)
    if (goes_on (play->pos, frame, TB_TOWARD_CLOSER))
      {
        tb_ask (play, frame);
        return;
      }
  tb_end_effect (play);
}

static gboolean
fits_all_closer (const TbPosition *pos,
                 const TbFrame    *frame)
{
  return frame->stage == 0 && frame->a != 0 && fits_walk (frame);
}

const TbEffectClass tb_all_closer_effect = { can_all_closer, run_all_closer, list_closer, answer_step, fits_all_closer, 0 };

/* --- load-shifts: an Egg is lost, or else the nearest Target moves closer (F5) -------------------------------------- */

typedef enum
{
  LOAD_EGG,
  LOAD_TARGET
} LoadStage;

static gboolean
loses_egg (const TbPosition *pos,
           guint             seat)
{
  const TbPlayer *player = &pos->players[seat];

  return player->eggs != 0 && player->at != TB_SPACE_NONE
         && tb_position_location_at (pos, player->at) == TB_N_LOCATIONS;
}

static gboolean
can_load_shifts (const TbPosition *pos,
                 guint             seat,
                 TbCard            card)
{
  return loses_egg (pos, seat) || tb_can_step (pos, seat, nearest_slots (pos, seat), TB_TOWARD_CLOSER);
}

static void
run_load_shifts (TbPlay  *play,
                 TbFrame *frame)
{
  if (frame->stage == LOAD_EGG && !loses_egg (play->pos, frame->seat))
    frame->stage = LOAD_TARGET;
  if (frame->stage == LOAD_EGG || goes_on (play->pos, frame, TB_TOWARD_CLOSER))
    tb_ask (play, frame);
  else
    tb_end_effect (play);
}

static void
list_load_shifts (const TbPosition *pos,
                  const TbFrame    *frame,
                  TbMoves          *list)
{
  if (frame->stage == LOAD_EGG)
    tb_list_colours (pos->players[frame->seat].eggs, list);
  else
    list_closer (pos, frame, list);
}

/* T25.9 */
static void
lose_egg (TbPlay *play,
          guint   seat,
          guint   colour)
{
  TbPlayer *player = &play->pos->players[seat];

  player->eggs = (guint16) (player->eggs - TB_EGG (colour));
  tb_lay_egg (play->pos, player->at, colour);
  tb_tell (play, TB_EVENT_DROPPED_EGG, seat, 0, player->at, (int) colour, 0);
  tb_one_egg (play, player->at);
}

static void
answer_load_shifts (TbPlay  *play,
                    TbFrame *frame,
                    BmMove   move)
{
  if (frame->stage == LOAD_TARGET)
    {
      answer_step (play, frame, move);
      return;
    }
  lose_egg (play, frame->seat, TB_MOVE_B (move));
  tb_end_effect (play);
}

static gboolean
fits_load_shifts (const TbPosition *pos,
                  const TbFrame    *frame)
{
  if (frame->stage == LOAD_EGG)
    return frame->a == 0 && frame->b == 0 && frame->c == 0 && loses_egg (pos, frame->seat);
  return frame->stage == LOAD_TARGET && fits_chosen_walk (frame);
}

const TbEffectClass tb_load_shifts_effect = { can_load_shifts, run_load_shifts, list_load_shifts, answer_load_shifts,
                                              fits_load_shifts, 0 };

/* --- shake: a Worm gets the deck's top card, then its Target moves closer (F6) ------------------------------------ */

typedef enum
{
  SHAKE_ROLL,
  SHAKE_TARGET
} ShakeStage;

/* A die counts as a possible change (T28.2). */
static gboolean
can_shake (const TbPosition *pos,
           guint             seat,
           TbCard            card)
{
  return TRUE;
}

/* T2.7: a roll for a slot out of play has no effect. */
static void
run_shake (TbPlay  *play,
           TbFrame *frame)
{
  if (frame->stage == SHAKE_ROLL)
    {
      guint slot = tb_box->numbers.slot_of_die[tb_roll (play, TB_DIE_BLUE)];

      tb_lay_from_deck (play, slot, FALSE);
      frame->stage = SHAKE_TARGET;
      frame->a = (guint8) (slot + 1);
    }
  if (goes_on (play->pos, frame, TB_TOWARD_CLOSER))
    tb_ask (play, frame);
  else
    tb_end_effect (play);
}

static gboolean
fits_shake (const TbPosition *pos,
            const TbFrame    *frame)
{
  return frame->stage == SHAKE_TARGET && frame->a != 0 && fits_walk (frame);
}

const TbEffectClass tb_shake_effect = { can_shake, run_shake, list_closer, answer_step, fits_shake, 0 };

/* --- move-target: 1 to `steps` steps of one Target (F14, F28, F30) ------------------------------------------------ */

static inline TbToward
toward_of (TbCard card)
{
  return (TbToward) tb_effect (card)->dir;
}

static gboolean
can_move_target (const TbPosition *pos,
                 guint             seat,
                 TbCard            card)
{
  return tb_can_step (pos, seat, ALL_SLOTS, toward_of (card));
}

/* VP if the Target is in the pawn's space or beside it. */
static void
end_move_target (TbPlay        *play,
                 const TbFrame *frame)
{
  const TbPosition *pos = play->pos;
  TbSpace at = pos->players[frame->seat].at;
  gboolean near = at != TB_SPACE_NONE && tb_space_distance (pos->slots[frame->a - 1].target, at) <= 1;

  tb_gain_and_end (play, near ? tb_effect (frame->card)->vp : 0);
}

static void
run_move_target (TbPlay  *play,
                 TbFrame *frame)
{
  if (goes_on (play->pos, frame, toward_of (frame->card)))
    tb_ask (play, frame);
  else
    end_move_target (play, frame);
}

/* "Up to": at least 1 (T28.6). */
static void
list_move_target (const TbPosition *pos,
                  const TbFrame    *frame,
                  TbMoves          *list)
{
  tb_list_steps (pos, frame->seat, walkers (pos, frame), toward_of (frame->card), list);
  if (frame->b > 0)
    tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE_DONE, 0, 0, 0));
}

static void
answer_move_target (TbPlay  *play,
                    TbFrame *frame,
                    BmMove   move)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_CHOOSE_DONE)
    end_move_target (play, frame);
  else
    answer_step (play, frame, move);
}

static gboolean
fits_move_target (const TbPosition *pos,
                  const TbFrame    *frame)
{
  return frame->stage == 0 && fits_chosen_walk (frame) && goes_on (pos, frame, toward_of (frame->card));
}

const TbEffectClass tb_move_target_effect = { can_move_target, run_move_target, list_move_target, answer_move_target,
                                              fits_move_target, 0 };
