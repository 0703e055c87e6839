/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R6.9, R10.7, R13.2: playing cards and using the champions' powers.
 */
#include "cards-private.h"

#include <string.h>

/* WHO has the card as its champion; WR_PIECE_NONE: it would be played from the hand.  PRICE: its cost in actions. */
static gboolean
would_do_something (const WrPosition *pos,
                    guint8            number,
                    WrPiece           who,
                    int               price,
                    guint16           condition,
                    guint             start)
{
  WrScope scope = wr_scope_of_champion (pos, number, who);

  if (who == WR_PIECE_NONE)
    scope.played = number;
  scope.price = (gint8) price;
  return (condition == WR_NO_CODE || wr_holds (&scope, condition)) && wr_code_possible (&scope, start, WR_MAX_CARD_OPS + 1);
}

/* Why a card in the hand cannot be played. */
static WrPlayFault
fault_of_held (const WrPosition *pos,
               guint8            number)
{
  WrMoveTarget target = { WR_THING_CARD, number };
  const WrCard *card;
  int price;

  if (number == WR_NO_CARD || !wr_card (number)->has_do)
    return WR_PLAY_NOT_IN_HAND;
  if (wr_hook_may (pos, WR_ACTION_PLAY, WR_PIECE_NONE, target, WR_SPACE_NONE) == WR_SAYS_NO)
    return WR_PLAY_FORBIDDEN;
  price = wr_hook_cost (pos, WR_ACTION_PLAY, WR_PIECE_NONE, target);
  if (price > wr_position_actions (pos))
    return WR_PLAY_TOO_DEAR;
  card = wr_card (number);
  return would_do_something (pos, number, WR_PIECE_NONE, price, card->condition, card->do_start) ? WR_PLAY_LEGAL
                                                                                                 : WR_PLAY_NOTHING;
}

WrPlayFault
wr_play_fault (const WrPosition *pos,
               guint8            number)
{
  const WrCards *cards = &pos->cards[pos->turn];

  return memchr (cards->cards, number, cards->n_hand) == NULL ? WR_PLAY_NOT_IN_HAND : fault_of_held (pos, number);
}

WrPlayFault
wr_power_fault (const WrPosition *pos,
                WrPiece           who)
{
  guint place = who == WR_PIECE_BIRD ? WR_N_WORMS : who;
  guint8 number = place <= WR_N_WORMS ? pos->champions[place] : WR_NO_VALUE;
  const WrCard *card;

  if (number == WR_NO_VALUE || pos->at[who] == WR_SPACE_NONE || !wr_card (number)->has_use)
    return WR_PLAY_NOT_IN_HAND;
  card = wr_card (number);
  if (who < WR_N_WORMS && pos->stunned[who] > 0)
    return WR_PLAY_STUNNED;
  if ((card->use_per == WR_PER_TURN && pos->used_turn[place] > 0)
      || (card->use_per == WR_PER_MATCH && pos->used_match[place] > 0))
    return WR_PLAY_USED_UP;
  if (wr_hook_may (pos, WR_ACTION_PLAY, who, WR_NO_TARGET, WR_SPACE_NONE) == WR_SAYS_NO)
    return WR_PLAY_FORBIDDEN;
  if (card->use_cost > wr_position_actions (pos))
    return WR_PLAY_TOO_DEAR;
  return would_do_something (pos, number, who, card->use_cost, card->use_condition, card->use_start)
           ? WR_PLAY_LEGAL
           : WR_PLAY_NOTHING;
}

/* First the powers, then the hand. */
static guint
n_powers (const WrPosition *pos)
{
  if (!(pos->triggers & WR_HAS_POWERS))
    return 0;
  return pos->turn == WR_SIDE_BIRD ? 1 : WR_N_WORMS;
}

guint
wr_count_plays (const WrPosition *pos)
{
  gboolean dear = wr_position_actions (pos) < BM_PLAY_COST && !wr_hooked (pos, WR_HOOK_COST (WR_ACTION_PLAY));

  return n_powers (pos) + (dear ? 0 : pos->cards[pos->turn].n_hand);
}

BmMove
wr_nth_play (const WrPosition *pos,
             guint             n)
{
  const guint8 *hand = pos->cards[pos->turn].cards;
  guint powers = n_powers (pos);

  if (n < powers)
    {
      WrPiece who = pos->turn == WR_SIDE_BIRD ? WR_PIECE_BIRD : (WrPiece) n;

      return wr_power_fault (pos, who) == WR_PLAY_LEGAL ? WR_MOVE (who, WR_MOVE_USE, 0, 0) : BM_MOVE_NONE;
    }
  n -= powers;
  /* Equal cards are adjacent, and are one move. */
  if ((n > 0 && hand[n] == hand[n - 1]) || fault_of_held (pos, hand[n]) != WR_PLAY_LEGAL)
    return BM_MOVE_NONE;
  return WR_MOVE (WR_PIECE_NONE, WR_MOVE_PLAY, hand[n], 0);
}

void
wr_play (WrRun  *run,
         guint8  number)
{
  WrPosition *pos = run->pos;
  WrMoveTarget target = { WR_THING_CARD, number };

  wr_pay (run, WR_ACTION_PLAY, WR_PIECE_NONE, wr_hook_cost (pos, WR_ACTION_PLAY, WR_PIECE_NONE, target));
  wr_discard_played (run, (WrSide) pos->turn, number);
  wr_push_run (run, number, wr_card (number)->do_start, WR_RUN_PLAIN);
}

void
wr_use_power (WrRun   *run,
              WrPiece  who,
              guint8   number,
              gboolean by_move)
{
  WrPosition *pos = run->pos;
  guint place = who == WR_PIECE_BIRD ? WR_N_WORMS : who;

  if (place > WR_N_WORMS || number == WR_NO_VALUE)
    return;
  if (pos->used_turn[place] < G_MAXUINT8)
    pos->used_turn[place]++;
  if (pos->used_match[place] < G_MAXUINT8)
    pos->used_match[place]++;
  if (by_move && who < WR_N_WORMS)
    pos->acted |= (guint8) (1u << who);
  wr_emit (run, WR_EVENT_POWER, who, 0, 0, number, by_move);
}

void
wr_use (WrRun   *run,
        WrPiece  who)
{
  guint8 number = run->pos->champions[who == WR_PIECE_BIRD ? WR_N_WORMS : who];
  const WrCard *card = wr_card (number);

  if (card->use_cost > 0)
    wr_pay (run, WR_N_ACTIONS, who, card->use_cost);
  wr_use_power (run, who, number, TRUE);
  wr_push_run (run, number, card->use_start, WR_RUN_PLAIN);
}

void
wr_play_event (WrRun  *run,
               guint8  number)
{
  const WrCard *card = wr_card (number);
  WrScope scope = wr_scope_of_card (run->pos, number);

  if (wr_holds (&scope, card->condition))
    wr_push_run (run, number, card->do_start, WR_RUN_EVENT);
}
