/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R4: the day and its turns, and what a turn has to spend (R5.1).  Between the `end` of a turn and the start of the next
 * one a frame on the stack says how far the day has come.
 */
#include "rules-private.h"

#include <string.h>

/* R4.3 */
static gboolean
is_over_hand_limit (const BmPosition *pos)
{
  int limit = bm_hook_amount (pos, BM_AMOUNT_HAND_LIMIT, BM_HAND_LIMIT, (BmSide) pos->turn, BM_PIECE_NONE, BM_N_ACTIONS);

  return pos->cards[pos->turn].n_hand > MAX (limit, 0);
}

/* The hand may be over its limit: what is left of the turn is given up before the cards are chosen. */
void
bm_end_turn (BmRun *run)
{
  BmPosition *pos = run->pos;

  if (is_over_hand_limit (pos))
    {
      bm_emit (run, BM_EVENT_ACTIONS, pos->turn, BM_ACTIONS_GIVEN_UP, 0, -pos->total, 0);
      pos->total = pos->spent = 0;
    }
  bm_push_frame (run->pos, (BmFrame) { .kind = BM_FRAME_DAY, .a = BM_PHASE_DISCARD });
}

/* R5.1 and R4.7: 4 actions, what a card sets, what is kept for this turn, the limit. */
static void
start_turn (BmRun *run,
            BmSide side)
{
  BmPosition *pos = run->pos;
  int total;

  bm_effects_at_turn_start (run, side);
  total = bm_hook_amount (pos, BM_AMOUNT_ACTIONS, BM_ACTIONS, side, BM_PIECE_NONE, BM_N_ACTIONS) - pos->penalty[side];
  pos->turn = (guint8) side;
  pos->total = (guint8) CLAMP (total, BM_ACTIONS_LEAST, BM_ACTIONS_MOST);
  pos->spent = 0;
  pos->penalty[side] = 0;
  if (side == BM_SIDE_BIRD)
    {
      pos->used_turn[BM_N_WORMS] = 0;
      pos->ate_turn = 0;
    }
  else
    memset (pos->used_turn, 0, BM_N_WORMS);
  bm_emit (run, BM_EVENT_TURN, side, 0, 0, pos->total, 0);
  bm_after_phase (run, BM_AFTER_TURN_START, side);
}

static void
draw_cards (BmRun *run)
{
  BmPosition *pos = run->pos;
  BmSide side = (BmSide) pos->turn;
  int n = bm_hook_amount (pos, BM_AMOUNT_DRAW, 1, side, BM_PIECE_NONE, BM_N_ACTIONS);

  bm_draw (run, side, (guint) CLAMP (n, 0, BM_MAX_CARDS));
}

/* R13.5: each stun counts down at the end of the Worms' turn; Bites come back (R4.7). */
static void
end_worm_turn (BmRun *run)
{
  BmPosition *pos = run->pos;

  pos->bitten = pos->acted = 0;
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (pos->stunned[worm] > 0 && --pos->stunned[worm] == 0)
      bm_emit (run, BM_EVENT_WOKE, worm, 0, 0, 0, 0);
}

static void
finish_turn (BmRun *run)
{
  BmPosition *pos = run->pos;
  BmSide side = (BmSide) pos->turn;

  bm_emit (run, BM_EVENT_TURN_END, side, 0, 0, 0, 0);
  pos->total = pos->spent = 0;
  memset (pos->counts, 0, sizeof pos->counts);
  if (side == BM_SIDE_WORMS)
    end_worm_turn (run);
  bm_effects_at_turn_end (run);
}

/* The rest of Move Tokens (R4.4); the columns have sunk. */
static void
move_markers (BmRun *run)
{
  BmPosition *pos = run->pos;

  bm_change_hunger (run, -bm_hook_amount (pos, BM_AMOUNT_HUNGER_FALL, 1, BM_N_SIDES, BM_PIECE_NONE, BM_N_ACTIONS));
  if (bm_is_over (pos))
    return;
  bm_change_suspicion (run, -1);
  pos->day = (guint8) (pos->day % BM_N_DAYS + 1);
  pos->ate_day = 0;
  bm_emit (run, BM_EVENT_DAY, 0, 0, 0, pos->day, 0);
  bm_after_phase (run, BM_AFTER_MOVE_TOKENS, BM_N_SIDES);
}

/* R4.1 and R4.5; a card may decide the weather, and forbid rain at all. */
static void
check_rain (BmRun *run)
{
  BmPosition *pos = run->pos;
  int weather = bm_hook_weather (pos);

  if (weather < 0)
    weather = pos->day == 1 ? BM_RAIN_NO : BM_RAIN_ROLL;
  if (weather == BM_RAIN_NO)
    return;
  if (weather == BM_RAIN_ROLL)
    {
      guint roll = bm_dice_roll (run->dice, &pos->seed, BM_RAIN_DIE);

      bm_emit (run, BM_EVENT_ROLLED, 0, 0, 0, BM_RAIN_DIE, (int) roll);
      if (roll < BM_RAIN_FROM)
        return;
      weather = BM_DIR_UP;
    }
  if (bm_hook_may (pos, BM_MAY_RAIN, BM_PIECE_NONE, BM_NO_TARGET, BM_SPACE_NONE) != BM_SAYS_NO)
    bm_start_rain (run, (BmDir) weather);
}

/* R4.2, R4.5 */
static void
draw_event (BmRun *run)
{
  BmPosition *pos = run->pos;
  guint8 card;

  if (pos->day == 1 || !(BM_PINK_DAYS >> pos->day & 1))
    return;
  card = bm_draw_event (run);
  if (card != BM_NO_VALUE)
    bm_play_event (run, card);
}

static void
enter_phase (BmFrame *frame,
             BmPhase  phase,
             guint    b)
{
  frame->a = (guint8) phase;
  frame->b = (guint8) b;
}

/* R14.1: a Bird outside, where no card lets it stay. */
static gboolean
must_come_home (const BmPosition *pos)
{
  BmSpace bird = pos->at[BM_PIECE_BIRD];
  BmMay where = bm_space_row (bird) == BM_ROW_BELOW ? BM_MAY_BELOW : BM_MAY_SIDES;

  return bm_space_outside (bird)
         && bm_hook_may (pos, where, BM_PIECE_BIRD, BM_NO_TARGET, BM_SPACE_NONE) != BM_SAYS_YES;
}

/* Each phase first says what comes after it: what it does may push frames, and those must find the day ready to go on. */
gboolean
bm_day_go_on (BmRun   *run,
              BmFrame *frame)
{
  BmPosition *pos = run->pos;
  guint b = frame->b;

  switch ((BmPhase) frame->a)
    {
    case BM_PHASE_DISCARD:
      if (is_over_hand_limit (pos))
        {
          const BmCards *cards = &pos->cards[pos->turn];

          /* A hand is in order: cards that are all the same leave nothing to choose (R12.5). */
          if (cards->cards[0] != cards->cards[cards->n_hand - 1])
            return FALSE;
          bm_discard (run, (BmSide) pos->turn, cards->cards[0]);
          break;
        }
      enter_phase (frame, BM_PHASE_TURN_END, 0);
      break;

    case BM_PHASE_TURN_END:
      enter_phase (frame, BM_PHASE_TURN_OVER, 0);
      bm_after_phase (run, BM_AFTER_TURN_END, (BmSide) pos->turn);
      break;

    case BM_PHASE_TURN_OVER:
      if (pos->turn == (guint8) bm_hook_first_side (pos))
        enter_phase (frame, BM_PHASE_TURN_START, bm_side_other ((BmSide) pos->turn));
      else
        enter_phase (frame, BM_PHASE_SINK, 0);
      finish_turn (run);
      break;

    case BM_PHASE_SINK:
      while (b < BM_N_COLUMNS && !bm_column_sinks (pos, (int) b))
        b++;
      if (b + 1 < BM_N_COLUMNS)
        enter_phase (frame, BM_PHASE_SINK, b + 1);
      else
        enter_phase (frame, BM_PHASE_TOKENS, 0);
      if (b < BM_N_COLUMNS)
        bm_start_sinking (run, (int) b);
      break;

    case BM_PHASE_TOKENS:
      enter_phase (frame, BM_PHASE_DAY_END, 0);
      move_markers (run);
      break;

    case BM_PHASE_DAY_END:
      enter_phase (frame, BM_PHASE_DAY_OVER, 0);
      bm_after_phase (run, BM_AFTER_DAY_END, BM_N_SIDES);
      break;

    case BM_PHASE_DAY_OVER:
      enter_phase (frame, BM_PHASE_EVENING, 0);
      bm_effects_at_day_end (run);
      break;

    case BM_PHASE_EVENING:
      if (must_come_home (pos))
        return FALSE;
      enter_phase (frame, BM_PHASE_DAWN, 0);
      break;

    case BM_PHASE_DAWN:
      enter_phase (frame, BM_PHASE_EVENT, 0);
      bm_effects_at_dawn (run);
      check_rain (run);
      break;

    case BM_PHASE_EVENT:
      enter_phase (frame, BM_PHASE_TURN_FIRST, 0);
      draw_event (run);
      break;

    case BM_PHASE_TURN_FIRST:
      enter_phase (frame, BM_PHASE_TURN_START, bm_hook_first_side (pos));
      break;

    case BM_PHASE_TURN_START:
      enter_phase (frame, BM_PHASE_DRAW, 0);
      start_turn (run, (BmSide) b);
      break;

    case BM_PHASE_DRAW:
      bm_pop_frame (pos);
      draw_cards (run);
      break;

    case BM_N_PHASES:
    default:
      g_assert_not_reached ();
    }
  return TRUE;
}

/* R14.1: in the evening a Bird outside the board flies to a Grass, for free. */
BmMove *
bm_evening_moves (const BmPosition *pos,
                  BmMove           *out)
{
  for (int column = 0; column < BM_N_COLUMNS; column++)
    if (pos->on_grass[BM_LAVA][column] == 0)
      *out++ = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_FLY, bm_position_grass_space (pos, column), 0);
  return out;
}

void
bm_evening_fly (BmRun  *run,
                BmSpace space)
{
  enter_phase (bm_top_frame (run->pos), BM_PHASE_DAWN, 0);
  bm_put_bird (run, space);
}
