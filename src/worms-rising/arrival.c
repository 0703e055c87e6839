/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R11: death, and the order of things when a Worm or Zombie comes to a space: Lava, Bird, Wormhole, fall.
 */
#include "rules-private.h"

void
bm_remove_piece (BmRun   *run,
                 BmPiece  piece)
{
  BmPosition *pos = run->pos;

  pos->at[piece] = BM_SPACE_NONE;
  pos->bitten &= (guint8) ~(1u << piece);
  pos->acted &= (guint8) ~(1u << piece);
  if (pos->n_effects > 0 || pos->n_runs > 0)
    bm_forget_piece (pos, piece);
  if (!bm_piece_is_worm (piece))
    return;
  pos->stunned[piece] = pos->used_match[piece] = pos->used_turn[piece] = 0;
  if (pos->champions[piece] == BM_NO_VALUE)
    return;
  /* R6.6: its champion leaves the match, and with it whatever it protected. */
  if (bm_card (pos->champions[piece])->hooks & BM_PROTECTIONS)
    run->retest = TRUE;
  pos->champions[piece] = BM_NO_VALUE;
  bm_position_gather (pos);
}

void
bm_count_the_living (BmRun *run)
{
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (run->pos->at[worm] != BM_SPACE_NONE)
      return;
  bm_win (run, BM_SIDE_BIRD, BM_VICTORY_EATEN);
}

/* R6.6 in full; what R11.1 asks for as well. */
static void
eat (BmRun   *run,
     BmPiece  piece,
     BmAction by)
{
  BmPosition *pos = run->pos;
  BmSpace space = pos->at[piece], bird = pos->at[BM_PIECE_BIRD];
  gboolean is_worm = bm_piece_is_worm (piece);
  guint8 card = is_worm ? pos->champions[piece] : BM_NO_VALUE;
  int food = bm_hook_amount (pos, BM_AMOUNT_FOOD, is_worm ? BM_FOOD : 0, BM_N_SIDES, piece, by);
  /* R14.3: from outside, the column the Worm was in. */
  int column = bm_space_column (bm_space_on_board (bird) ? bird : space);
  BmHappening what;

  bm_remove_piece (run, piece);
  bm_emit (run, is_worm ? BM_EVENT_WORM_EATEN : BM_EVENT_ZOMBIE_EATEN, piece, space, 0, 0, 0);
  if (is_worm)
    {
      pos->ate_turn++;
      pos->ate_day++;
    }
  if (food != 0)
    bm_change_hunger (run, food);
  if (is_worm)
    {
      bm_put_gravestone (run, column);
      bm_count_the_living (run);
    }
  what = bm_happening (BM_AFTER_EATEN, piece, by, space, bm_position_grass_space (pos, column));
  what.by = BM_PIECE_BIRD;
  what.card = card;
  bm_after (run, &what);
}

void
bm_eat (BmRun  *run,
        BmPiece piece)
{
  eat (run, piece, BM_N_ACTIONS);
}

gboolean
bm_try_to_eat (BmRun   *run,
               BmPiece  piece,
               BmAction by)
{
  BmPosition *pos = run->pos;
  BmHappening what = bm_happening (BM_REPLACE_EATEN, piece, by, pos->at[piece], BM_SPACE_NONE);

  what.by = BM_PIECE_BIRD;
  if (bm_hook_may (pos, BM_MAY_BE_EATEN, piece, BM_PIECE_TARGET (piece), BM_SPACE_NONE) == BM_SAYS_NO
      || bm_replaced (run, &what))
    return FALSE;
  eat (run, piece, by);
  return TRUE;
}

/* R11.2 */
static void
burn (BmRun  *run,
      BmPiece piece)
{
  BmSpace space = run->pos->at[piece];

  bm_remove_piece (run, piece);
  bm_emit (run, BM_EVENT_DIED, piece, space, 0, 0, 0);
  if (bm_piece_is_worm (piece))
    bm_count_the_living (run);
}

/* R10.1: down through open ground to the Grass, or to what stops it on the way.  What waits there is met next. */
static void
fall (BmRun  *run,
      BmPiece piece)
{
  BmPosition *pos = run->pos;
  BmSpace from = pos->at[piece], space = from;

  do
    space = bm_space_step (space, BM_DIR_DOWN);
  while (bm_space_row (space) < pos->grass[bm_space_column (space)]
         && space != pos->at[BM_PIECE_BIRD]
         && !bm_position_wormhole_active (pos, space));
  pos->at[piece] = space;
  bm_emit (run, BM_EVENT_FELL, piece, from, space, 0, 0);
}

static gboolean
burns_here (const BmPosition *pos,
            BmPiece           piece)
{
  return bm_position_has_lava (pos, pos->at[piece])
         && bm_hook_may (pos, BM_MAY_BURN, piece, BM_PIECE_TARGET (piece), BM_SPACE_NONE) != BM_SAYS_NO;
}

/* R11.1: what comes of meeting the Bird. */
typedef enum
{
  MET_NOTHING, /* nobody is met, or a card lets it be */
  MET_DEATH,
  MET_CARD     /* a card does something instead */
} BmMeeting;

static BmMeeting
meet_bird (BmRun   *run,
           BmPiece  piece,
           BmAction by)
{
  BmPosition *pos = run->pos;
  BmHappening contact;

  if (pos->at[piece] != pos->at[BM_PIECE_BIRD]
      || bm_hook_may (pos, BM_MAY_CONTACT, piece, BM_PIECE_TARGET (piece), BM_SPACE_NONE) == BM_SAYS_NO)
    return MET_NOTHING;
  contact = bm_happening (BM_REPLACE_CONTACT, piece, by, BM_SPACE_NONE, pos->at[piece]);
  if (bm_replaced (run, &contact))
    return MET_CARD;
  if (bm_try_to_eat (run, piece, by == BM_ACTION_EAT ? BM_ACTION_EAT : BM_N_ACTIONS))
    return MET_DEATH;
  return run->n_queued > 0 && run->queue[run->n_queued - 1].what.event == BM_REPLACE_EATEN
         && run->queue[run->n_queued - 1].card != BM_NO_VALUE
         && run->queue[run->n_queued - 1].what.who == piece ? MET_CARD : MET_NOTHING;
}

static void
came_to_grass (BmRun  *run,
               BmPiece piece)
{
  bm_after_piece (run, BM_AFTER_ON_GRASS, piece, BM_N_ACTIONS, BM_SPACE_NONE, run->pos->at[piece]);
}

/* The way goes on from where PIECE is; SPARED: it has met the Bird here already. */
static BmArrival
arrive (BmRun   *run,
        BmPiece  piece,
        gboolean entered,
        gboolean came,
        gboolean spared,
        BmAction by)
{
  BmPosition *pos = run->pos;
  BmArrival arrival = BM_ARRIVED_HERE;

  for (;;)
    {
      BmSpace space = pos->at[piece];
      BmMeeting meeting = MET_NOTHING;

      if (burns_here (pos, piece))
        {
          burn (run, piece);
          return BM_ARRIVED_DEAD;
        }
      if (!spared)
        meeting = meet_bird (run, piece, by);
      if (meeting != MET_NOTHING)
        return meeting == MET_DEATH ? BM_ARRIVED_DEAD : BM_ARRIVED_WAITS;
      if (entered && bm_position_wormhole_active (pos, space))
        {
          BmSpace exit = bm_only_exit (pos, space);

          if (exit == BM_SPACE_NONE)
            {
              bm_ask_exit (run, piece);
              return BM_ARRIVED_WAITS;
            }
          bm_go_through (run, piece, exit);
          entered = FALSE;
        }
      else if (bm_space_row (space) < pos->grass[bm_space_column (space)])
        {
          fall (run, piece);
          entered = TRUE;
        }
      else
        {
          if (came && bm_space_row (space) == pos->grass[bm_space_column (space)])
            came_to_grass (run, piece);
          return arrival;
        }
      arrival = BM_ARRIVED_AWAY;
      came = TRUE;
      spared = FALSE;
      by = BM_N_ACTIONS;
    }
}

BmArrival
bm_arrive (BmRun   *run,
           BmPiece  piece,
           gboolean entered,
           gboolean came,
           BmAction by)
{
  return arrive (run, piece, entered, came, FALSE, by);
}

/* F2: one that dodged and is still in the beak is eaten after all; in the air it falls on.  A card that has put off
   contact has also said for how long: who is not protected now is eaten. */
void
bm_settle_spared (BmRun   *run,
                  BmPiece  piece,
                  gboolean dodged)
{
  BmPosition *pos = run->pos;
  BmSpace space = pos->at[piece];

  gboolean met = space == pos->at[BM_PIECE_BIRD];

  if (bm_space_on_board (space) && bm_space_row (space) < pos->grass[bm_space_column (space)])
    arrive (run, piece, FALSE, TRUE, met, BM_N_ACTIONS);
  else if (!met)
    return;
  else if (dodged && bm_hook_may (pos, BM_MAY_BE_EATEN, piece, BM_PIECE_TARGET (piece), BM_SPACE_NONE) != BM_SAYS_NO)
    bm_eat (run, piece);
  else if (dodged)
    bm_settle (run, 1u << piece, 0, 0, BM_N_ACTIONS);
  /* Not settled again: the card would do the same instead of the same contact for ever. */
  else if (bm_hook_may (pos, BM_MAY_CONTACT, piece, BM_PIECE_TARGET (piece), BM_SPACE_NONE) != BM_SAYS_NO)
    bm_try_to_eat (run, piece, BM_N_ACTIONS);
}

static gboolean
meets_death (const BmPosition *pos,
             BmPiece           piece)
{
  BmMoveTarget target = BM_PIECE_TARGET (piece);

  if (burns_here (pos, piece))
    return TRUE;
  return pos->at[piece] == pos->at[BM_PIECE_BIRD]
         && bm_hook_may (pos, BM_MAY_CONTACT, piece, target, BM_SPACE_NONE) != BM_SAYS_NO
         && bm_hook_may (pos, BM_MAY_BE_EATEN, piece, target, BM_SPACE_NONE) != BM_SAYS_NO;
}

void
bm_test_contact (BmRun *run)
{
  BmPosition *pos = run->pos;
  guint pieces = 0;

  for (guint piece = 0; piece < BM_N_CRAWLERS; piece++)
    if (pos->at[piece] != BM_SPACE_NONE && meets_death (pos, (BmPiece) piece))
      pieces |= 1u << piece;
  if (pieces != 0)
    bm_settle (run, pieces, 0, 0, BM_N_ACTIONS);
}

void
bm_settle (BmRun   *run,
           guint    pieces,
           guint    entered,
           guint    came,
           BmAction by)
{
  BmPosition *pos = run->pos;

  while (pieces != 0 && !bm_is_over (pos))
    {
      BmPiece piece = (BmPiece) __builtin_ctz (pieces);

      pieces &= pieces - 1;
      if (pos->at[piece] == BM_SPACE_NONE)
        continue;
      bm_arrive (run, piece, entered >> piece & 1, came >> piece & 1, by);
      if (run->n_queued == 0 || pieces == 0)
        continue;
      /* What is queued comes first. */
      bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_SETTLE, .a = (guint8) pieces, .b = (guint8) (entered & pieces),
                                      .c = by == BM_N_ACTIONS ? 0 : (guint8) (by + 1), .d = (guint8) (came & pieces) });
      return;
    }
}
