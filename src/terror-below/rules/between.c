/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Between turns: T23, the roll for a Worm with two players; T18.1, T18.2, Worm Attacks; T25.4, the Terror Turn; then
 * the next turn (T3.5, T22.2 to T22.4).  There are no decisions here.
 */
#include "tb-rules-private.h"

typedef enum
{
  BETWEEN_ROLL,    /* T23 */
  BETWEEN_ATTACKS, /* T18.1, T25.4 a */
  BETWEEN_LAY,     /* T25.4 b */
  BETWEEN_STRIKE,  /* T25.4 c */
  BETWEEN_NEXT
} BetweenStage;

/* T23.1: a die's slot; TB_NO_SLOT: it is out of play (T2.7). */
static guint
roll_for_slot (TbPlay *play,
               TbDie   die)
{
  guint slot = tb_box->numbers.slot_of_die[tb_roll (play, die)];

  return tb_slot_is_in_play (&play->pos->slots[slot]) ? slot : TB_NO_SLOT;
}

/* T23.2, T23.3, T25.4 b; returns the slot, TB_NO_SLOT: no effect. */
static guint
roll_and_lay (TbPlay *play)
{
  guint slot = roll_for_slot (play, TB_DIE_BLUE);

  if (slot != TB_NO_SLOT)
    tb_lay_from_deck (play, slot, TRUE);
  return slot;
}

/* T22.2: the next of the final turns; otherwise the next seat clockwise that is still in the match. */
static guint
next_seat (const TbPosition *pos)
{
  guint n = 1;

  if (pos->n_final != TB_NO_FINAL)
    return pos->final[0];
  while (n < pos->options.players && pos->players[tb_position_clockwise (pos, pos->turn, n)].eliminated)
    n++;
  return tb_position_clockwise (pos, pos->turn, n);
}

/* T3.5: whether the starting player's seat is reached or passed on the way to SEAT. */
static gboolean
begins_round (const TbPosition *pos,
              guint             seat)
{
  guint n = 1;

  while (n < pos->options.players && tb_position_clockwise (pos, pos->turn, n) != seat
         && tb_position_clockwise (pos, pos->turn, n) != pos->first)
    n++;
  return tb_position_clockwise (pos, pos->turn, n) == pos->first;
}

/* Without a Worm on the table there is no attack, and without a Vehicle card nothing can change that: a position from a
   file would loop for ever.  It counts as lost, like any other without attacks left (T25.6). */
gboolean
tb_can_go_on (const TbPosition *pos)
{
  if (!tb_position_is_solo (pos) || pos->players[TB_RED].vehicles != 0)
    return TRUE;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (tb_slot_is_in_play (&pos->slots[slot]))
      return TRUE;
  return FALSE;
}

static void
next_turn (TbPlay *play)
{
  TbPosition *pos = play->pos;
  gboolean is_final = pos->n_final != TB_NO_FINAL;
  guint seat;

  if (!tb_can_go_on (pos))
    {
      tb_lose (play, TB_END_ATTACKS);
      return;
    }
  if (pos->n_final == 0)
    {
      tb_compare (play, TB_END_FINAL_TURNS);
      return;
    }
  seat = next_seat (pos);
  if (begins_round (pos, seat))
    {
      if (!is_final && !tb_position_is_solo (pos) && pos->round >= tb_box->numbers.rounds)
        {
          tb_compare (play, TB_END_ROUNDS);
          return;
        }
      pos->round++;
      tb_tell (play, TB_EVENT_ROUND, TB_NO_SEAT, 0, 0, pos->round, 0);
    }
  if (is_final)
    {
      pos->n_final--;
      memmove (pos->final, pos->final + 1, pos->n_final);
      pos->final[pos->n_final] = 0;
    }
  tb_replace (play, TB_FRAME_TURN, seat);
}

static void
between_run (TbPlay  *play,
             TbFrame *frame)
{
  TbPosition *pos = play->pos;
  guint slot;

  switch ((BetweenStage) frame->stage)
    {
    case BETWEEN_ROLL:
      frame->stage = BETWEEN_ATTACKS;
      if (pos->options.players == 2)
        roll_and_lay (play);
      break;
    case BETWEEN_ATTACKS:
      slot = tb_next_at_limit (pos);
      if (slot != TB_NO_SLOT)
        tb_begin_attack (play, slot);
      else
        frame->stage = tb_position_is_solo (pos) ? BETWEEN_LAY : BETWEEN_NEXT;
      break;
    case BETWEEN_LAY:
      frame->stage = BETWEEN_STRIKE;
      slot = roll_and_lay (play);
      if (slot != TB_NO_SLOT && tb_slot_is_full (pos, &pos->slots[slot]))
        tb_begin_attack (play, slot);
      break;
    case BETWEEN_STRIKE:
      frame->stage = BETWEEN_NEXT;
      slot = roll_for_slot (play, TB_DIE_RED);
      if (slot != TB_NO_SLOT)
        tb_begin_attack (play, slot);
      break;
    case BETWEEN_NEXT:
      next_turn (play);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Only an attack can be above it: at the other stages no frame is pushed. */
static gboolean
between_fits (const TbPosition *pos,
              const TbFrame    *frame,
              const TbFrame    *below)
{
  gboolean after_roll = frame->stage == BETWEEN_STRIKE || frame->stage == BETWEEN_NEXT;

  return below == NULL && (frame->stage == BETWEEN_ATTACKS || (after_roll && tb_position_is_solo (pos)))
         && frame->seat == pos->turn && frame->seat < pos->options.players && pos->step == TB_STEP_BETWEEN
         && frame->card == TB_NO_CARD && !frame->asks && frame->a == 0 && frame->b == 0 && frame->c == 0;
}

const TbFrameClass tb_between_frame = { .run = between_run, .fits = between_fits };
