/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hands, decks and discard piles: R4.3, R4.6, R13.1.  A side's cards are one array: hand, deck, discard pile.  So the
 * next card of the deck is adjacent to the hand.
 */
#include "rules-private.h"

#include <string.h>

/* R4.6: the discard pile becomes the deck. */
static void
refill (WrRun   *run,
        WrCards *cards,
        WrSide   side)
{
  cards->n_deck = cards->n_discard;
  cards->n_discard = 0;
  bm_random_shuffle (&run->pos->seed, cards->cards + cards->n_hand, cards->n_deck);
  wr_emit (run, WR_EVENT_SHUFFLED, side, 0, 0, 0, 0);
}

/* The known cards of the other hand are stored by index: the bits shift when a card is added or removed. */
static void
insert_unknown (guint64 *known,
                guint    place)
{
  guint64 below = ((guint64) 1 << place) - 1;

  *known = (*known & below) | (*known & ~below) << 1;
}

static void
forget_place (guint64 *known,
              guint    place)
{
  guint64 below = ((guint64) 1 << place) - 1;

  *known = (*known & below) | (*known >> 1 & ~below);
}

void
wr_draw (WrRun *run,
         WrSide side,
         guint  n)
{
  WrCards *cards = &run->pos->cards[side];

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
      insert_unknown (&run->pos->known[wr_side_other (side)], place);
      cards->n_hand++;
      cards->n_deck--;
      wr_emit (run, WR_EVENT_DRAWN, side, 0, 0, card, 0);
    }
}

BmMove *
wr_discard_moves (const WrPosition *pos,
                  BmMove           *out)
{
  const WrCards *cards = &pos->cards[pos->turn];

  for (guint i = 0; i < cards->n_hand; i++)
    if (i == 0 || cards->cards[i] != cards->cards[i - 1])
      *out++ = WR_MOVE (WR_PIECE_NONE, WR_MOVE_DISCARD, cards->cards[i], 0);
  return out;
}

/* From the hand to the end of the discard pile. */
static void
leave_hand (WrRun  *run,
            WrSide  side,
            guint8  card)
{
  WrCards *cards = &run->pos->cards[side];
  guint all = (guint) cards->n_hand + cards->n_deck + cards->n_discard;
  guint8 *place = memchr (cards->cards, card, cards->n_hand);

  g_assert (place != NULL);
  forget_place (&run->pos->known[wr_side_other (side)], (guint) (place - cards->cards));
  memmove (place, place + 1, (gsize) (cards->cards + all - place - 1));
  cards->cards[all - 1] = card;
  cards->n_hand--;
  cards->n_discard++;
}

void
wr_discard (WrRun *run,
            WrSide side,
            guint8 card)
{
  leave_hand (run, side, card);
  wr_emit (run, WR_EVENT_DISCARDED, side, 0, 0, card, 0);
  if (run->pos->n_effects > 0)
    wr_effects_lose_card (run, card);
}

void
wr_discard_played (WrRun *run,
                   WrSide side,
                   guint8 card)
{
  leave_hand (run, side, card);
  wr_emit (run, WR_EVENT_PLAYED, side, 0, 0, card, 0);
}

void
wr_see_cards (WrRun *run,
              WrSide side,
              guint  card)
{
  WrPosition *pos = run->pos;
  const WrCards *other = &pos->cards[wr_side_other (side)];

  for (guint place = 0; place < other->n_hand; place++)
    {
      guint64 bit = (guint64) 1 << place;

      if (card != WR_NO_VALUE && (other->cards[place] != card || (pos->known[side] & bit)))
        continue;
      pos->known[side] |= bit;
      wr_emit (run, WR_EVENT_SEEN, side, 0, 0, other->cards[place], 0);
      if (card != WR_NO_VALUE)
        return;
    }
}

guint8
wr_draw_event (WrRun *run)
{
  WrPosition *pos = run->pos;
  WrCards *events = &pos->events;
  guint8 card;

  if (events->n_deck == 0 && events->n_discard > 0)
    refill (run, events, WR_N_SIDES);
  if (events->n_deck == 0)
    return WR_NO_VALUE;
  /* The deck's first card becomes the pile's newest: rotates the array by one. */
  card = events->cards[0];
  memmove (events->cards, events->cards + 1, (gsize) events->n_deck + events->n_discard - 1);
  events->cards[events->n_deck + events->n_discard - 1] = card;
  events->n_deck--;
  events->n_discard++;
  wr_emit (run, WR_EVENT_SPECIAL, 0, 0, 0, card, 0);
  return card;
}
