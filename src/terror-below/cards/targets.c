/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T1.7, T28.4: effects of cards on Target tokens in a single step: a nudge, a swap of two, a photo.  walks.c moves them
 * step by step.
 */
#include "cards-private.h"

static gboolean
changes_distance (TbSpace   pawn,
                  TbSpace   from,
                  TbSpace   to,
                  TbToward  toward)
{
  int change;

  if (toward == TB_TOWARD_ANY)
    return TRUE;
  if (pawn == TB_SPACE_NONE)
    return FALSE;
  change = tb_space_distance (to, pawn) - tb_space_distance (from, pawn);
  return toward == TB_TOWARD_CLOSER ? change < 0 : change > 0;
}

guint
tb_directions (const TbPosition *pos,
               guint             seat,
               guint             slot,
               TbToward          toward)
{
  TbSpace pawn = pos->players[seat].at, from = pos->slots[slot].target;
  guint dirs = 0;

  if (!tb_slot_is_in_play (&pos->slots[slot]))
    return 0;
  for (TbDir dir = TB_UP; dir < TB_N_DIRS; dir++)
    {
      TbSpace to = tb_position_board (pos)->step[from][dir];

      if (to != TB_SPACE_NONE && changes_distance (pawn, from, to, toward))
        dirs |= 1u << dir;
    }
  return dirs;
}

void
tb_list_steps (const TbPosition *pos,
               guint             seat,
               guint             slots,
               TbToward          toward,
               TbMoves          *list)
{
  for (; slots != 0; slots &= slots - 1)
    {
      guint slot = (guint) __builtin_ctz (slots);

      for (guint dirs = tb_directions (pos, seat, slot, toward); dirs != 0; dirs &= dirs - 1)
        tb_moves_add (list, TB_MOVE (TB_MOVE_TARGET, slot, __builtin_ctz (dirs), 0));
    }
}

gboolean
tb_can_step (const TbPosition *pos,
             guint             seat,
             guint             slots,
             TbToward          toward)
{
  for (; slots != 0; slots &= slots - 1)
    if (tb_directions (pos, seat, (guint) __builtin_ctz (slots), toward) != 0)
      return TRUE;
  return FALSE;
}

/* --- nudge: the Target of the Distraction moves 1 step (F11, F38) ------------------------------------------------ */

static gboolean
can_nudge (const TbPosition *pos,
           guint             seat,
           TbCard            card)
{
  return pos->played_slot != TB_NO_SLOT && tb_directions (pos, seat, pos->played_slot, (TbToward) tb_effect (card)->dir) != 0;
}

static void
list_nudge (const TbPosition *pos,
            const TbFrame    *frame,
            TbMoves          *list)
{
  tb_list_steps (pos, frame->seat, 1u << pos->played_slot, (TbToward) tb_effect (frame->card)->dir, list);
  tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE_DONE, 0, 0, 0));
}

static void
answer_nudge (TbPlay  *play,
              TbFrame *frame,
              BmMove   move)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_TARGET)
    {
      tb_tell (play, TB_EVENT_POWER, frame->seat, 0, 0, frame->card, 0);
      tb_step_target (play, TB_MOVE_A (move), (TbDir) TB_MOVE_B (move), FALSE);
    }
  tb_end_effect (play);
}

const TbEffectClass tb_nudge_effect = { can_nudge, tb_ask, list_nudge, answer_nudge, NULL, 0 };

/* --- swap-targets: two on different spaces change places (F19) --------------------------------------------------- */

static void
list_swaps (const TbPosition *pos,
            TbMoves          *list)
{
  for (guint a = 0; a < TB_N_SLOTS; a++)
    for (guint b = a + 1; b < TB_N_SLOTS; b++)
      if (tb_slot_is_in_play (&pos->slots[a]) && tb_slot_is_in_play (&pos->slots[b])
          && pos->slots[a].target != pos->slots[b].target)
        tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_PAIR, a, b));
}

static gboolean
can_swap (const TbPosition *pos,
          guint             seat,
          TbCard            card)
{
  BmMove first;
  TbMoves list = { .limit = 1, .moves = &first };

  list_swaps (pos, &list);
  return list.n > 0;
}

static void
list_swap (const TbPosition *pos,
           const TbFrame    *frame,
           TbMoves          *list)
{
  list_swaps (pos, list);
}

static void
set_target (TbPlay  *play,
            guint    slot,
            TbSpace  to)
{
  TbSlot *at = &play->pos->slots[slot];

  tb_tell (play, TB_EVENT_TARGET, TB_NO_SEAT, at->target, to, FALSE, (int) slot);
  at->target = to;
}

static void
answer_swap (TbPlay  *play,
             TbFrame *frame,
             BmMove   move)
{
  guint a = TB_MOVE_B (move), b = TB_MOVE_C (move);
  TbSpace target = play->pos->slots[a].target;

  set_target (play, a, play->pos->slots[b].target);
  set_target (play, b, target);
  tb_end_effect (play);
}

const TbEffectClass tb_swap_targets_effect = { can_swap, tb_ask, list_swap, answer_swap, NULL, 0 };

/* --- photo: VP for a Target in the own space, or beside it (F15) ------------------------------------------------- */

static guint
worth_of_photo (const TbPosition *pos,
                guint             seat,
                TbCard            card)
{
  TbSpace at = pos->players[seat].at;
  int nearest = 2;

  if (at == TB_SPACE_NONE || tb_position_location_at (pos, at) < TB_N_LOCATIONS)
    return 0;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (tb_slot_is_in_play (&pos->slots[slot]))
      nearest = MIN (nearest, tb_space_distance (pos->slots[slot].target, at));
  if (nearest > 1)
    return 0;
  return nearest == 0 ? tb_effect (card)->vp_inside : tb_effect (card)->vp_beside;
}

static gboolean
can_photo (const TbPosition *pos,
           guint             seat,
           TbCard            card)
{
  return worth_of_photo (pos, seat, card) > 0;
}

static void
run_photo (TbPlay  *play,
           TbFrame *frame)
{
  tb_gain_and_end (play, worth_of_photo (play->pos, frame->seat, frame->card));
}

const TbEffectClass tb_photo_effect = { can_photo, run_photo, NULL, NULL, NULL, 0 };
