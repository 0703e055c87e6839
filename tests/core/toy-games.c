/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-games.h"

#include <string.h>

void (*toy_evaluated) (void);

static BmMove
pick_one (const BmGame  *game,
          gconstpointer  position,
          guint64       *chance)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = game->legal (position, moves);

  return n == 0 ? BM_MOVE_NONE : moves[bm_random_next (chance) % n];
}

static guint
no_winners (gconstpointer position)
{
  return 0;
}

static guint
two_seats (gconstpointer position)
{
  return 2;
}

/* --- Nim --- */

static int
nim_to_act (gconstpointer position)
{
  const Nim *nim = position;

  for (guint i = 0; i < NIM_HEAPS; i++)
    if (nim->heaps[i] > 0)
      return nim->to_act;
  return BM_SIDE_NOBODY;
}

static guint
nim_winners (gconstpointer position)
{
  const Nim *nim = position;

  return nim_to_act (position) == BM_SIDE_NOBODY ? 1u << (1 - nim->to_act) : 0;
}

static guint
nim_legal (gconstpointer  position,
           BmMove        *moves)
{
  const Nim *nim = position;
  guint n = 0;

  for (guint i = 0; i < NIM_HEAPS; i++)
    for (guint taken = 1; taken <= nim->heaps[i]; taken++)
      moves[n++] = (BmMove) (i << 8 | taken);
  return n;
}

static void
nim_apply (gpointer     position,
           BmMove       move,
           BmDice      *dice,
           BmEventList *events)
{
  Nim *nim = position;

  g_assert_cmpuint (move >> 8, <, NIM_HEAPS);
  g_assert_cmpuint (move & 0xFF, <=, nim->heaps[move >> 8]);
  nim->heaps[move >> 8] = (guint8) (nim->heaps[move >> 8] - (move & 0xFF));
  nim->to_act = 1 - nim->to_act;
}

static BmMove
nim_pick (gconstpointer  position,
          guint64       *chance)
{
  return pick_one (&toy_nim, position, chance);
}

static double
nim_evaluate (gconstpointer position,
              int           side)
{
  const Nim *nim = position;
  guint sum = 0;

  if (toy_evaluated != NULL)
    toy_evaluated ();
  for (guint i = 0; i < NIM_HEAPS; i++)
    sum ^= nim->heaps[i];
  return (sum != 0) == (side == nim->to_act) ? 0.8 : 0.2;
}

const BmGame toy_nim = {
  .id = "nim",
  .position_size = sizeof (Nim),
  .seats = two_seats,
  .to_act = nim_to_act,
  .winners = nim_winners,
  .legal = nim_legal,
  .apply = nim_apply,
  .pick = nim_pick,
  .evaluate = nim_evaluate,
};

/* --- The bet --- */

static int
bet_to_act (gconstpointer position)
{
  const Bet *bet = position;

  return bet->over ? BM_SIDE_NOBODY : 0;
}

static guint
bet_legal (gconstpointer  position,
           BmMove        *moves)
{
  const Bet *bet = position;

  if (bet->over)
    return 0;
  for (guint i = 0; i < 4; i++)
    moves[i] = (BmMove) (BET_HAND + i);
  return 4;
}

static void
bet_apply (gpointer     position,
           BmMove       move,
           BmDice      *dice,
           BmEventList *events)
{
  Bet *bet = position;

  /* A view, in which nothing hidden is known, cannot be played on. */
  g_assert_cmpuint (bet->hands[1], !=, 0);
  if (move == BET_HAND)
    bet->value = bet->hands[0] > bet->hands[1];
  else if (move == BET_DECK)
    bet->value = bet->hands[0] < bet->deck[0];
  else if (move == BET_ROLL)
    bet->value = bm_dice_roll (dice, &bet->seed, 6) >= 5;
  else
    bet->value = 0.6;
  bet->over = TRUE;
}

static void
bet_hide (gpointer position,
          int      side)
{
  Bet *bet = position;

  bet->hands[1 - side] = 0;
  memset (bet->deck, 0, sizeof bet->deck);
  bet->seed = 0;
}

static void
bet_determinize (gpointer  position,
                 int       side,
                 guint64  *chance)
{
  Bet *bet = position;
  guint8 unseen[BET_CARDS];
  guint n = 0;

  g_assert_cmpuint (bet->hands[1 - side], ==, 0);
  for (guint8 card = 1; card <= BET_CARDS; card++)
    if (card != bet->hands[side])
      unseen[n++] = card;
  bm_random_shuffle (chance, unseen, n);
  bet->hands[1 - side] = unseen[0];
  memcpy (bet->deck, unseen + 1, sizeof bet->deck);
  bet->seed = bm_random_next (chance) & BM_RANDOM_MAX_SEED;
}

static BmMove
bet_pick (gconstpointer  position,
          guint64       *chance)
{
  return pick_one (&toy_bet, position, chance);
}

static double
bet_evaluate (gconstpointer position,
              int           side)
{
  const Bet *bet = position;
  double value = bet->over ? bet->value : 0.5;

  return side == 0 ? value : 1 - value;
}

const BmGame toy_bet = {
  .id = "bet",
  .position_size = sizeof (Bet),
  .seats = two_seats,
  .to_act = bet_to_act,
  .winners = no_winners,
  .legal = bet_legal,
  .apply = bet_apply,
  .hide = bet_hide,
  .pick = bet_pick,
  .determinize = bet_determinize,
  .evaluate = bet_evaluate,
};

/* --- The vote --- */

/* If 0 says no: 1 says no and 2 says yes (2 gets 0.7): 0 gets 0.2.  If 0 says yes: 1 knows that 2 will say no after its yes
   and yes after its no, so it says no: 0 gets 0.6.  If the others only wanted to spite 0, no would be better for it. */
const double toy_vote_gets[8][3] = {
  /* 0 no:  */ [0] = { 0.9, 0.9, 0.1 }, [4] = { 0.2, 0.5, 0.7 }, [2] = { 0.5, 0.1, 0.2 }, [6] = { 0.5, 0.2, 0.1 },
  /* 0 yes: */ [1] = { 0.1, 0.2, 0.3 }, [5] = { 0.6, 0.8, 0.4 }, [3] = { 0.0, 0.4, 0.9 }, [7] = { 0.9, 0.9, 0.0 },
};

static int
vote_to_act (gconstpointer position)
{
  const Vote *vote = position;

  return vote->n < 3 ? vote->n : BM_SIDE_NOBODY;
}

static guint
vote_seats (gconstpointer position)
{
  return 3;
}

static guint
vote_legal (gconstpointer  position,
            BmMove        *moves)
{
  if (vote_to_act (position) == BM_SIDE_NOBODY)
    return 0;
  moves[0] = 1;
  moves[1] = 2;
  return 2;
}

static void
vote_apply (gpointer     position,
            BmMove       move,
            BmDice      *dice,
            BmEventList *events)
{
  Vote *vote = position;

  if (move == 2)
    vote->said |= (guint8) (1 << vote->n);
  vote->n++;
}

static BmMove
vote_pick (gconstpointer  position,
           guint64       *chance)
{
  return pick_one (&toy_vote, position, chance);
}

static double
vote_evaluate (gconstpointer position,
               int           side)
{
  const Vote *vote = position;

  return vote->n < 3 ? 0.5 : toy_vote_gets[vote->said][side];
}

const BmGame toy_vote = {
  .id = "vote",
  .position_size = sizeof (Vote),
  .seats = vote_seats,
  .to_act = vote_to_act,
  .winners = no_winners,
  .legal = vote_legal,
  .apply = vote_apply,
  .pick = vote_pick,
  .evaluate = vote_evaluate,
};

/* --- Many moves --- */

static int
wide_to_act (gconstpointer position)
{
  const Wide *wide = position;

  return wide->winner < 2 ? BM_SIDE_NOBODY : wide->to_act;
}

static guint
wide_winners (gconstpointer position)
{
  const Wide *wide = position;

  return wide->winner < 2 ? 1u << wide->winner : 0;
}

static guint
wide_legal (gconstpointer  position,
            BmMove        *moves)
{
  if (wide_to_act (position) == BM_SIDE_NOBODY)
    return 0;
  for (guint i = 0; i < BM_MAX_MOVES; i++)
    moves[i] = i + 1;
  return BM_MAX_MOVES;
}

static void
wide_apply (gpointer     position,
            BmMove       move,
            BmDice      *dice,
            BmEventList *events)
{
  Wide *wide = position;

  if (move == WIDE_RIGHT)
    wide->winner = wide->to_act;
  wide->to_act = 1 - wide->to_act;
}

static BmMove
wide_pick (gconstpointer  position,
           guint64       *chance)
{
  return pick_one (&toy_wide, position, chance);
}

static double
wide_evaluate (gconstpointer position,
               int           side)
{
  return 0.5;
}

/* The right one promises most, and would be found without that too. */
static void
wide_promise (gconstpointer  position,
              const BmMove  *moves,
              guint          n,
              float         *weights)
{
  for (guint i = 0; i < n; i++)
    weights[i] = moves[i] == WIDE_RIGHT ? 2 : 1;
}

const BmGame toy_wide = {
  .id = "wide",
  .position_size = sizeof (Wide),
  .seats = two_seats,
  .to_act = wide_to_act,
  .winners = wide_winners,
  .legal = wide_legal,
  .apply = wide_apply,
  .pick = wide_pick,
  .evaluate = wide_evaluate,
  .promise = wide_promise,
};
