/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R11: death, and the order of resolution when a Worm or Zombie arrives in a space: Lava, Bird, Wormhole, fall.
 */
#include "rules-private.h"

void
wr_remove_piece (WrRun   *run,
                 WrPiece  piece)
{
  WrPosition *pos = run->pos;

  pos->at[piece] = WR_SPACE_NONE;
  pos->bitten &= (guint8) ~(1u << piece);
  pos->acted &= (guint8) ~(1u << piece);
  if (pos->n_effects > 0 || pos->n_runs > 0)
    wr_forget_piece (pos, piece);
  if (!wr_piece_is_worm (piece))
    return;
  pos->stunned[piece] = pos->used_match[piece] = pos->used_turn[piece] = 0;
  if (pos->champions[piece] == WR_NO_VALUE)
    return;
  /* R6.6: its champion leaves the match, and its protections end. */
  if (wr_card (pos->champions[piece])->hooks & WR_PROTECTIONS)
    run->retest = TRUE;
  pos->champions[piece] = WR_NO_VALUE;
  wr_position_gather (pos);
}

void
wr_count_the_living (WrRun *run)
{
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (run->pos->at[worm] != WR_SPACE_NONE)
      return;
  wr_win (run, WR_SIDE_BIRD, WR_VICTORY_EATEN);
}

/* R6.6 in full; also needed by R11.1. */
static void
eat (WrRun   *run,
     WrPiece  piece,
     WrAction by)
{
  WrPosition *pos = run->pos;
  WrSpace space = pos->at[piece], bird = pos->at[WR_PIECE_BIRD];
  gboolean is_worm = wr_piece_is_worm (piece);
  guint8 card = is_worm ? pos->champions[piece] : WR_NO_VALUE;
  int food = wr_hook_amount (pos, WR_AMOUNT_FOOD, is_worm ? BM_FOOD : 0, WR_N_SIDES, piece, by);
  /* R14.3: from outside, the column the Worm was in. */
  int column = wr_space_column (wr_space_on_board (bird) ? bird : space);
  WrHappening what;

  wr_remove_piece (run, piece);
  wr_emit (run, is_worm ? WR_EVENT_WORM_EATEN : WR_EVENT_ZOMBIE_EATEN, piece, space, 0, 0, 0);
  if (is_worm)
    {
      pos->ate_turn++;
      pos->ate_day++;
    }
  if (food != 0)
    wr_change_hunger (run, food);
  if (is_worm)
    {
      wr_put_gravestone (run, column);
      wr_count_the_living (run);
    }
  what = wr_happening (WR_AFTER_EATEN, piece, by, space, wr_position_grass_space (pos, column));
  what.by = WR_PIECE_BIRD;
  what.card = card;
  wr_after (run, &what);
}

void
wr_eat (WrRun  *run,
        WrPiece piece)
{
  eat (run, piece, WR_N_ACTIONS);
}

gboolean
wr_try_to_eat (WrRun   *run,
               WrPiece  piece,
               WrAction by)
{
  WrPosition *pos = run->pos;
  WrHappening what = wr_happening (WR_REPLACE_EATEN, piece, by, pos->at[piece], WR_SPACE_NONE);

  what.by = WR_PIECE_BIRD;
  if (wr_hook_may (pos, WR_MAY_BE_EATEN, piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) == WR_SAYS_NO
      || wr_replaced (run, &what))
    return FALSE;
  eat (run, piece, by);
  return TRUE;
}

/* R11.2 */
static void
burn (WrRun  *run,
      WrPiece piece)
{
  WrSpace space = run->pos->at[piece];

  wr_remove_piece (run, piece);
  wr_emit (run, WR_EVENT_DIED, piece, space, 0, 0, 0);
  if (wr_piece_is_worm (piece))
    wr_count_the_living (run);
}

/* R10.1: down through open ground to the Grass, or to what stops it on the way.  The caller resolves what is met
   there. */
static void
fall (WrRun  *run,
      WrPiece piece)
{
  WrPosition *pos = run->pos;
  WrSpace from = pos->at[piece], space = from;

  do
    space = wr_space_step (space, WR_DIR_DOWN);
  while (wr_space_row (space) < pos->grass[wr_space_column (space)]
         && space != pos->at[WR_PIECE_BIRD]
         && !wr_position_wormhole_active (pos, space));
  pos->at[piece] = space;
  wr_emit (run, WR_EVENT_FELL, piece, from, space, 0, 0);
}

static gboolean
burns_here (const WrPosition *pos,
            WrPiece           piece)
{
  return wr_position_has_lava (pos, pos->at[piece])
         && wr_hook_may (pos, WR_MAY_BURN, piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) != WR_SAYS_NO;
}

/* R11.1: the result of meeting the Bird. */
typedef enum
{
  MET_NOTHING, /* no meeting, or a card allows it */
  MET_DEATH,
  MET_CARD     /* a card replaces it */
} WrMeeting;

static WrMeeting
meet_bird (WrRun   *run,
           WrPiece  piece,
           WrAction by)
{
  WrPosition *pos = run->pos;
  WrHappening contact;

  if (pos->at[piece] != pos->at[WR_PIECE_BIRD]
      || wr_hook_may (pos, WR_MAY_CONTACT, piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) == WR_SAYS_NO)
    return MET_NOTHING;
  contact = wr_happening (WR_REPLACE_CONTACT, piece, by, WR_SPACE_NONE, pos->at[piece]);
  if (wr_replaced (run, &contact))
    return MET_CARD;
  if (wr_try_to_eat (run, piece, by == WR_ACTION_EAT ? WR_ACTION_EAT : WR_N_ACTIONS))
    return MET_DEATH;
  return run->n_queued > 0 && run->queue[run->n_queued - 1].what.event == WR_REPLACE_EATEN
         && run->queue[run->n_queued - 1].card != WR_NO_VALUE
         && run->queue[run->n_queued - 1].what.who == piece ? MET_CARD : MET_NOTHING;
}

static void
came_to_grass (WrRun  *run,
               WrPiece piece)
{
  wr_after_piece (run, WR_AFTER_ON_GRASS, piece, WR_N_ACTIONS, WR_SPACE_NONE, run->pos->at[piece]);
}

/* Continues the arrival in PIECE's current space; SPARED: the meeting with the Bird there is already resolved. */
static WrArrival
arrive (WrRun   *run,
        WrPiece  piece,
        gboolean entered,
        gboolean came,
        gboolean spared,
        WrAction by)
{
  WrPosition *pos = run->pos;
  WrArrival arrival = WR_ARRIVED_HERE;

  for (;;)
    {
      WrSpace space = pos->at[piece];
      WrMeeting meeting = MET_NOTHING;

      if (burns_here (pos, piece))
        {
          burn (run, piece);
          return WR_ARRIVED_DEAD;
        }
      if (!spared)
        meeting = meet_bird (run, piece, by);
      if (meeting != MET_NOTHING)
        return meeting == MET_DEATH ? WR_ARRIVED_DEAD : WR_ARRIVED_WAITS;
      if (entered && wr_position_wormhole_active (pos, space))
        {
          WrSpace exit = wr_only_exit (pos, space);

          if (exit == WR_SPACE_NONE)
            {
              wr_ask_exit (run, piece);
              return WR_ARRIVED_WAITS;
            }
          wr_go_through (run, piece, exit);
          entered = FALSE;
        }
      else if (wr_space_row (space) < pos->grass[wr_space_column (space)])
        {
          fall (run, piece);
          entered = TRUE;
        }
      else
        {
          if (came && wr_space_row (space) == pos->grass[wr_space_column (space)])
            came_to_grass (run, piece);
          return arrival;
        }
      arrival = WR_ARRIVED_AWAY;
      came = TRUE;
      spared = FALSE;
      by = WR_N_ACTIONS;
    }
}

WrArrival
wr_arrive (WrRun   *run,
           WrPiece  piece,
           gboolean entered,
           gboolean came,
           WrAction by)
{
  return arrive (run, piece, entered, came, FALSE, by);
}

/* F2: one that dodged and is still in the Bird's space is eaten after all; in the air it falls on.  A card that
   deferred contact also set for how long: a piece that is not protected now is eaten. */
void
wr_settle_spared (WrRun   *run,
                  WrPiece  piece,
                  gboolean dodged)
{
  WrPosition *pos = run->pos;
  WrSpace space = pos->at[piece];

  gboolean met = space == pos->at[WR_PIECE_BIRD];

  if (wr_space_on_board (space) && wr_space_row (space) < pos->grass[wr_space_column (space)])
    arrive (run, piece, FALSE, TRUE, met, WR_N_ACTIONS);
  else if (!met)
    return;
  else if (dodged && wr_hook_may (pos, WR_MAY_BE_EATEN, piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) != WR_SAYS_NO)
    wr_eat (run, piece);
  else if (dodged)
    wr_settle (run, 1u << piece, 0, 0, WR_N_ACTIONS);
  /* Not settled again: the card would replace the same contact endlessly. */
  else if (wr_hook_may (pos, WR_MAY_CONTACT, piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) != WR_SAYS_NO)
    wr_try_to_eat (run, piece, WR_N_ACTIONS);
}

static gboolean
meets_death (const WrPosition *pos,
             WrPiece           piece)
{
  WrMoveTarget target = WR_PIECE_TARGET (piece);

  if (burns_here (pos, piece))
    return TRUE;
  return pos->at[piece] == pos->at[WR_PIECE_BIRD]
         && wr_hook_may (pos, WR_MAY_CONTACT, piece, target, WR_SPACE_NONE) != WR_SAYS_NO
         && wr_hook_may (pos, WR_MAY_BE_EATEN, piece, target, WR_SPACE_NONE) != WR_SAYS_NO;
}

void
wr_test_contact (WrRun *run)
{
  WrPosition *pos = run->pos;
  guint pieces = 0;

  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    if (pos->at[piece] != WR_SPACE_NONE && meets_death (pos, (WrPiece) piece))
      pieces |= 1u << piece;
  if (pieces != 0)
    wr_settle (run, pieces, 0, 0, WR_N_ACTIONS);
}

void
wr_settle (WrRun   *run,
           guint    pieces,
           guint    entered,
           guint    came,
           WrAction by)
{
  WrPosition *pos = run->pos;

  while (pieces != 0 && !wr_is_over (pos))
    {
      WrPiece piece = (WrPiece) __builtin_ctz (pieces);

      pieces &= pieces - 1;
      if (pos->at[piece] == WR_SPACE_NONE)
        continue;
      wr_arrive (run, piece, entered >> piece & 1, came >> piece & 1, by);
      if (run->n_queued == 0 || pieces == 0)
        continue;
      /* Queued effects come first. */
      wr_push_frame (pos, (WrFrame) { .kind = WR_FRAME_SETTLE, .a = (guint8) pieces, .b = (guint8) (entered & pieces),
                                      .c = by == WR_N_ACTIONS ? 0 : (guint8) (by + 1), .d = (guint8) (came & pieces) });
      return;
    }
}
