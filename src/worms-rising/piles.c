/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hands, decks and discard piles: R4.3, R4.6, R13.1.  A side's cards lie in one row: hand, deck, discard pile.  So the
 * next card of the deck is already beside the hand.
 */
#include "rules-private.h"

#include <string.h>

/* R4.6: the discard pile becomes the deck. */
static void
refill (BmRun   *run,
        BmCards *cards,
        BmSide   side)
{
  cards->n_deck = cards->n_discard;
  cards->n_discard = 0;
  bm_random_shuffle (&run->pos->seed, cards->cards + cards->n_hand, cards->n_deck);
  bm_emit (run, BM_EVENT_SHUFFLED, side, 0, 0, 0, 0);
}

void
bm_draw (BmRun *run,
         BmSide side,
         guint  n)
{
  BmCards *cards = &run->pos->cards[side];

  while (n-- > 0)
    {
      guint place;
      guint8 card;

      if (cards->n_deck == 0 && cards->n_discard > 0)
        refill (run, cards, side);
      if (cards->n_deck == 0)
        return;
      card = cards->cards[cards->n_hand];
      for (place = cards->n_hand; place > 0 && cards->cards[place - 1] > card; place--)
        cards->cards[place] = cards->cards[place - 1];
      cards->cards[place] = card;
      cards->n_hand++;
      cards->n_deck--;
      bm_emit (run, BM_EVENT_DRAWN, side, 0, 0, card, 0);
    }
}

BmMove *
bm_discard_moves (const BmPosition *pos,
                  BmMove           *out)
{
  const BmCards *cards = &pos->cards[pos->turn];

  for (guint i = 0; i < cards->n_hand; i++)
    if (i == 0 || cards->cards[i] != cards->cards[i - 1])
      *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_DISCARD, cards->cards[i], 0);
  return out;
}

void
bm_discard (BmRun *run,
            BmSide side,
            guint8 card)
{
  BmCards *cards = &run->pos->cards[side];
  guint all = (guint) cards->n_hand + cards->n_deck + cards->n_discard;
  guint8 *place = memchr (cards->cards, card, cards->n_hand);

  g_assert (place != NULL);
  memmove (place, place + 1, (gsize) (cards->cards + all - place - 1));
  cards->cards[all - 1] = card;
  cards->n_hand--;
  cards->n_discard++;
  bm_emit (run, BM_EVENT_DISCARDED, side, 0, 0, card, 0);
}
