/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R6.9, R10.7, R13.2: playing cards and using the champions' powers.
 */
#include "cards/cards-private.h"

#include <string.h>

/* WHO has the card for a champion; BM_PIECE_NONE: it would be played from the hand.  PRICE: actions that it costs. */
static gboolean
would_do_something (const BmPosition *pos,
                    guint8            number,
                    BmPiece           who,
                    int               price,
                    guint16           condition,
                    guint             start)
{
  BmScope scope = bm_scope_of_champion (pos, number, who);

  if (who == BM_PIECE_NONE)
    scope.played = number;
  scope.price = (gint8) price;
  return (condition == BM_NO_CODE || bm_holds (&scope, condition)) && bm_code_possible (&scope, start, BM_MAX_CARD_OPS + 1);
}

/* Of a card in the hand. */
static BmPlayFault
fault_of_held (const BmPosition *pos,
               guint8            number)
{
  BmMoveTarget target = { BM_THING_CARD, number };
  const BmCard *card;
  int price;

  if (number == BM_NO_CARD || !bm_card (number)->has_do)
    return BM_PLAY_NOT_IN_HAND;
  if (bm_hook_may (pos, BM_ACTION_PLAY, BM_PIECE_NONE, target, BM_SPACE_NONE) == BM_SAYS_NO)
    return BM_PLAY_FORBIDDEN;
  price = bm_hook_cost (pos, BM_ACTION_PLAY, BM_PIECE_NONE, target);
  if (price > bm_position_actions (pos))
    return BM_PLAY_TOO_DEAR;
  card = bm_card (number);
  return would_do_something (pos, number, BM_PIECE_NONE, price, card->condition, card->do_start) ? BM_PLAY_LEGAL
                                                                                                 : BM_PLAY_NOTHING;
}

BmPlayFault
bm_play_fault (const BmPosition *pos,
               guint8            number)
{
  const BmCards *cards = &pos->cards[pos->turn];

  return memchr (cards->cards, number, cards->n_hand) == NULL ? BM_PLAY_NOT_IN_HAND : fault_of_held (pos, number);
}

BmPlayFault
bm_power_fault (const BmPosition *pos,
                BmPiece           who)
{
  guint place = who == BM_PIECE_BIRD ? BM_N_WORMS : who;
  guint8 number = place <= BM_N_WORMS ? pos->champions[place] : BM_NO_VALUE;
  const BmCard *card;

  if (number == BM_NO_VALUE || pos->at[who] == BM_SPACE_NONE || !bm_card (number)->has_use)
    return BM_PLAY_NOT_IN_HAND;
  card = bm_card (number);
  if (who < BM_N_WORMS && pos->stunned[who] > 0)
    return BM_PLAY_STUNNED;
  if ((card->use_per == BM_PER_TURN && pos->used_turn[place] > 0)
      || (card->use_per == BM_PER_MATCH && pos->used_match[place] > 0))
    return BM_PLAY_USED_UP;
  if (bm_hook_may (pos, BM_ACTION_PLAY, who, BM_NO_TARGET, BM_SPACE_NONE) == BM_SAYS_NO)
    return BM_PLAY_FORBIDDEN;
  if (card->use_cost > bm_position_actions (pos))
    return BM_PLAY_TOO_DEAR;
  return would_do_something (pos, number, who, card->use_cost, card->use_condition, card->use_start)
           ? BM_PLAY_LEGAL
           : BM_PLAY_NOTHING;
}

/* First the powers, then the hand. */
static guint
n_powers (const BmPosition *pos)
{
  if (!(pos->triggers & BM_HAS_POWERS))
    return 0;
  return pos->turn == BM_SIDE_BIRD ? 1 : BM_N_WORMS;
}

guint
bm_count_plays (const BmPosition *pos)
{
  gboolean dear = bm_position_actions (pos) < BM_PLAY_COST && !bm_hooked (pos, BM_HOOK_COST (BM_ACTION_PLAY));

  return n_powers (pos) + (dear ? 0 : pos->cards[pos->turn].n_hand);
}

BmMove
bm_nth_play (const BmPosition *pos,
             guint             n)
{
  const guint8 *hand = pos->cards[pos->turn].cards;
  guint powers = n_powers (pos);

  if (n < powers)
    {
      BmPiece who = pos->turn == BM_SIDE_BIRD ? BM_PIECE_BIRD : (BmPiece) n;

      return bm_power_fault (pos, who) == BM_PLAY_LEGAL ? BM_MOVE (who, BM_MOVE_USE, 0, 0) : BM_MOVE_NONE;
    }
  n -= powers;
  /* Equal cards stand side by side, and are one move. */
  if ((n > 0 && hand[n] == hand[n - 1]) || fault_of_held (pos, hand[n]) != BM_PLAY_LEGAL)
    return BM_MOVE_NONE;
  return BM_MOVE (BM_PIECE_NONE, BM_MOVE_PLAY, hand[n], 0);
}

void
bm_play (BmRun  *run,
         guint8  number)
{
  BmPosition *pos = run->pos;
  BmMoveTarget target = { BM_THING_CARD, number };

  bm_pay (run, BM_ACTION_PLAY, BM_PIECE_NONE, bm_hook_cost (pos, BM_ACTION_PLAY, BM_PIECE_NONE, target));
  bm_lay_down (run, (BmSide) pos->turn, number);
  bm_push_run (run, number, bm_card (number)->do_start, BM_RUN_PLAIN);
}

void
bm_use_power (BmRun   *run,
              BmPiece  who,
              guint8   number,
              gboolean by_move)
{
  BmPosition *pos = run->pos;
  guint place = who == BM_PIECE_BIRD ? BM_N_WORMS : who;

  if (place > BM_N_WORMS || number == BM_NO_VALUE)
    return;
  if (pos->used_turn[place] < G_MAXUINT8)
    pos->used_turn[place]++;
  if (pos->used_match[place] < G_MAXUINT8)
    pos->used_match[place]++;
  if (by_move && who < BM_N_WORMS)
    pos->acted |= (guint8) (1u << who);
  bm_emit (run, BM_EVENT_POWER, who, 0, 0, number, by_move);
}

void
bm_use (BmRun   *run,
        BmPiece  who)
{
  guint8 number = run->pos->champions[who == BM_PIECE_BIRD ? BM_N_WORMS : who];
  const BmCard *card = bm_card (number);

  if (card->use_cost > 0)
    bm_pay (run, BM_N_ACTIONS, who, card->use_cost);
  bm_use_power (run, who, number, TRUE);
  bm_push_run (run, number, card->use_start, BM_RUN_PLAIN);
}

void
bm_play_event (BmRun  *run,
               guint8  number)
{
  const BmCard *card = bm_card (number);
  BmScope scope = bm_scope_of_card (run->pos, number);

  if (bm_holds (&scope, card->condition))
    bm_push_run (run, number, card->do_start, BM_RUN_EVENT);
}
