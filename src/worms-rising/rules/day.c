/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R4: the day and its turns, and the actions of a turn (R5.1).  Between the `end` of a turn and the start of the next
 * one a frame on the stack holds the phase of the day.
 */
#include "rules-private.h"

#include <string.h>

/* R4.3 */
static gboolean
is_over_hand_limit (const WrPosition *pos)
{
  int limit = wr_hook_amount (pos, WR_AMOUNT_HAND_LIMIT, BM_HAND_LIMIT, (WrSide) pos->turn, WR_PIECE_NONE, WR_N_ACTIONS);

  return pos->cards[pos->turn].n_hand > MAX (limit, 0);
}

/* If the hand is over its limit, the remaining actions are given up before the cards are chosen. */
void
wr_end_turn (WrRun *run)
{
  WrPosition *pos = run->pos;

  if (is_over_hand_limit (pos))
    {
      wr_emit (run, WR_EVENT_ACTIONS, pos->turn, WR_ACTIONS_GIVEN_UP, 0, -pos->total, 0);
      pos->total = pos->spent = 0;
    }
  wr_push_frame (run->pos, (WrFrame) { .kind = WR_FRAME_DAY, .a = WR_PHASE_DISCARD });
}

/* R5.1 and R4.7: 4 actions, or the number a card sets; those lost or gained for this turn; the limit. */
static void
start_turn (WrRun *run,
            WrSide side)
{
  WrPosition *pos = run->pos;
  int total;

  wr_effects_at_turn_start (run, side);
  total = wr_hook_amount (pos, WR_AMOUNT_ACTIONS, BM_ACTIONS, side, WR_PIECE_NONE, WR_N_ACTIONS) - pos->penalty[side];
  pos->turn = (guint8) side;
  pos->total = (guint8) CLAMP (total, BM_ACTIONS_LEAST, BM_ACTIONS_MOST);
  pos->spent = 0;
  pos->penalty[side] = 0;
  if (side == WR_SIDE_BIRD)
    {
      pos->used_turn[WR_N_WORMS] = 0;
      pos->ate_turn = 0;
    }
  else
    memset (pos->used_turn, 0, WR_N_WORMS);
  wr_emit (run, WR_EVENT_TURN, side, 0, 0, pos->total, 0);
  wr_after_phase (run, WR_AFTER_TURN_START, side);
}

static void
draw_cards (WrRun *run)
{
  WrPosition *pos = run->pos;
  WrSide side = (WrSide) pos->turn;
  int n = wr_hook_amount (pos, WR_AMOUNT_DRAW, 1, side, WR_PIECE_NONE, WR_N_ACTIONS);

  wr_draw (run, side, (guint) CLAMP (n, 0, WR_MAX_CARDS));
}

/* R13.5: each stun counts down at the end of the Worms' turn; Bites come back (R4.7). */
static void
end_worm_turn (WrRun *run)
{
  WrPosition *pos = run->pos;

  pos->bitten = pos->acted = 0;
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->stunned[worm] > 0 && --pos->stunned[worm] == 0)
      wr_emit (run, WR_EVENT_WOKE, worm, 0, 0, 0, 0);
}

static void
finish_turn (WrRun *run)
{
  WrPosition *pos = run->pos;
  WrSide side = (WrSide) pos->turn;

  wr_emit (run, WR_EVENT_TURN_END, side, 0, 0, 0, 0);
  pos->total = pos->spent = 0;
  memset (pos->counts, 0, sizeof pos->counts);
  if (side == WR_SIDE_WORMS)
    end_worm_turn (run);
  wr_effects_at_turn_end (run);
}

/* The rest of Move Tokens (R4.4); the columns have sunk. */
static void
move_markers (WrRun *run)
{
  WrPosition *pos = run->pos;

  wr_change_hunger (run, -wr_hook_amount (pos, WR_AMOUNT_HUNGER_FALL, 1, WR_N_SIDES, WR_PIECE_NONE, WR_N_ACTIONS));
  if (wr_is_over (pos))
    return;
  wr_change_suspicion (run, -1);
  pos->day = (guint8) (pos->day % BM_N_DAYS + 1);
  pos->ate_day = 0;
  wr_emit (run, WR_EVENT_DAY, 0, 0, 0, pos->day, 0);
  wr_after_phase (run, WR_AFTER_MOVE_TOKENS, WR_N_SIDES);
}

/* R4.1 and R4.5; a card may decide the weather, and forbid rain at all. */
static void
check_rain (WrRun *run)
{
  WrPosition *pos = run->pos;
  int weather = wr_hook_weather (pos);

  if (weather < 0)
    weather = pos->day == 1 ? WR_RAIN_NO : WR_RAIN_ROLL;
  if (weather == WR_RAIN_NO)
    return;
  if (weather == WR_RAIN_ROLL)
    {
      guint roll = bm_dice_roll (run->dice, &pos->seed, BM_RAIN_DIE);

      wr_emit (run, WR_EVENT_ROLLED, 0, 0, 0, BM_RAIN_DIE, (int) roll);
      if (roll < BM_RAIN_FROM)
        return;
      weather = WR_DIR_UP;
    }
  if (wr_hook_may (pos, WR_MAY_RAIN, WR_PIECE_NONE, WR_NO_TARGET, WR_SPACE_NONE) != WR_SAYS_NO)
    wr_start_rain (run, (WrDir) weather);
}

/* R4.2, R4.5 */
static void
draw_event (WrRun *run)
{
  WrPosition *pos = run->pos;
  guint8 card;

  if (pos->day == 1 || !(BM_PINK_DAYS >> pos->day & 1))
    return;
  card = wr_draw_event (run);
  if (card != WR_NO_VALUE)
    wr_play_event (run, card);
}

static void
enter_phase (WrFrame *frame,
             WrPhase  phase,
             guint    b)
{
  frame->a = (guint8) phase;
  frame->b = (guint8) b;
}

/* R14.1: a Bird outside, where no card lets it stay. */
static gboolean
must_come_home (const WrPosition *pos)
{
  WrSpace bird = pos->at[WR_PIECE_BIRD];
  WrMay where = wr_space_row (bird) == WR_ROW_BELOW ? WR_MAY_BELOW : WR_MAY_SIDES;

  return wr_space_outside (bird)
         && wr_hook_may (pos, where, WR_PIECE_BIRD, WR_NO_TARGET, WR_SPACE_NONE) != WR_SAYS_YES;
}

/* Each phase first sets the next one: it may push frames, which must find the day ready to continue. */
gboolean
wr_day_go_on (WrRun   *run,
              WrFrame *frame)
{
  WrPosition *pos = run->pos;
  guint b = frame->b;

  switch ((WrPhase) frame->a)
    {
    case WR_PHASE_DISCARD:
      if (is_over_hand_limit (pos))
        {
          const WrCards *cards = &pos->cards[pos->turn];

          /* A hand is sorted: identical cards leave no choice (R12.5). */
          if (cards->cards[0] != cards->cards[cards->n_hand - 1])
            return FALSE;
          wr_discard (run, (WrSide) pos->turn, cards->cards[0]);
          break;
        }
      enter_phase (frame, WR_PHASE_TURN_END, 0);
      break;

    case WR_PHASE_TURN_END:
      enter_phase (frame, WR_PHASE_TURN_OVER, 0);
      wr_after_phase (run, WR_AFTER_TURN_END, (WrSide) pos->turn);
      break;

    case WR_PHASE_TURN_OVER:
      if (pos->turn == (guint8) wr_hook_first_side (pos))
        enter_phase (frame, WR_PHASE_TURN_START, wr_side_other ((WrSide) pos->turn));
      else
        enter_phase (frame, WR_PHASE_SINK, 0);
      finish_turn (run);
      break;

    case WR_PHASE_SINK:
      while (b < WR_N_COLUMNS && !wr_column_sinks (pos, (int) b))
        b++;
      if (b + 1 < WR_N_COLUMNS)
        enter_phase (frame, WR_PHASE_SINK, b + 1);
      else
        enter_phase (frame, WR_PHASE_TOKENS, 0);
      if (b < WR_N_COLUMNS)
        wr_start_sinking (run, (int) b);
      break;

    case WR_PHASE_TOKENS:
      enter_phase (frame, WR_PHASE_DAY_END, 0);
      move_markers (run);
      break;

    case WR_PHASE_DAY_END:
      enter_phase (frame, WR_PHASE_DAY_OVER, 0);
      wr_after_phase (run, WR_AFTER_DAY_END, WR_N_SIDES);
      break;

    case WR_PHASE_DAY_OVER:
      enter_phase (frame, WR_PHASE_EVENING, 0);
      wr_effects_at_day_end (run);
      break;

    case WR_PHASE_EVENING:
      if (must_come_home (pos))
        return FALSE;
      enter_phase (frame, WR_PHASE_DAWN, 0);
      break;

    case WR_PHASE_DAWN:
      enter_phase (frame, WR_PHASE_EVENT, 0);
      wr_effects_at_dawn (run);
      check_rain (run);
      break;

    case WR_PHASE_EVENT:
      enter_phase (frame, WR_PHASE_TURN_FIRST, 0);
      draw_event (run);
      break;

    case WR_PHASE_TURN_FIRST:
      enter_phase (frame, WR_PHASE_TURN_START, wr_hook_first_side (pos));
      break;

    case WR_PHASE_TURN_START:
      enter_phase (frame, WR_PHASE_DRAW, 0);
      start_turn (run, (WrSide) b);
      break;

    case WR_PHASE_DRAW:
      wr_pop_frame (pos);
      draw_cards (run);
      break;

    case WR_N_PHASES:
    default:
      g_assert_not_reached ();
    }
  return TRUE;
}

/* R14.1: in the evening a Bird outside the board flies to a Grass, for free. */
BmMove *
wr_evening_moves (const WrPosition *pos,
                  BmMove           *out)
{
  for (int column = 0; column < WR_N_COLUMNS; column++)
    if (pos->on_grass[WR_LAVA][column] == 0)
      *out++ = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, wr_position_grass_space (pos, column), 0);
  return out;
}

void
wr_evening_fly (WrRun  *run,
                WrSpace space)
{
  enter_phase (wr_top_frame (run->pos), WR_PHASE_DAWN, 0);
  wr_put_bird (run, space);
}
