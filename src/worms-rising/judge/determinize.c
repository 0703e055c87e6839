/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Determinization: samples what is hidden from a side (R13.1): R3.4 to R3.6, R4.6.
 */
#include "wr-judge.h"

#include "wr-card-set.h"

#include <string.h>

/* The unseen cards of one deck, unordered. */
typedef struct
{
  guint  n;
  guint8 cards[2 * WR_MAX_SET_CARDS + 2]; /* two of each card always fit, further ones only if there is room */
} Pool;

typedef struct
{
  BmDealer dealer;
  Pool     pools[WR_N_DECKS];
} Box;

static void
count_seen (guint8       *seen,
            const guint8 *cards,
            guint         n)
{
  /* 256 counters: hidden cards are counted too, at an index that is not read. */
  for (guint i = 0; i < n; i++)
    seen[cards[i]]++;
}

static void
open_box (Box              *box,
          const WrPosition *pos)
{
  guint8 seen[256] = { 0 };
  const WrCards *rows[] = { &pos->cards[WR_SIDE_WORMS], &pos->cards[WR_SIDE_BIRD], &pos->events };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    count_seen (seen, rows[i]->cards, (guint) rows[i]->n_hand + rows[i]->n_deck + rows[i]->n_discard);
  count_seen (seen, pos->champions, G_N_ELEMENTS (pos->champions));
  if (pos->n_frames > 0 && pos->frames[pos->n_frames - 1].kind == WR_FRAME_DRAFT)
    count_seen (seen, &pos->frames[pos->n_frames - 1].b, BM_OFFERED_BIRDS);
  for (guint deck = 0; deck < WR_N_DECKS; deck++)
    box->pools[deck].n = 0;
  for (guint i = 0; i < wr_card_set->n_cards; i++)
    {
      const WrCard *card = wr_card ((guint8) i);
      Pool *pool = &box->pools[card->deck];
      int unseen = card->copies - seen[i];

      /* Most cards have one or two copies: branch-free, these are always written, and counted only if they exist. */
      pool->cards[pool->n] = (guint8) i;
      pool->n += unseen > 0;
      pool->cards[pool->n] = (guint8) i;
      pool->n += unseen > 1;
      for (; unseen > 2 && pool->n < WR_MAX_SET_CARDS; unseen--)
        pool->cards[pool->n++] = (guint8) i;
    }
}

/* Any card of DECK, for piles larger than in the box; WR_NO_CARD if there is none. */
static guint8
card_from_elsewhere (Box    *box,
                     WrDeck  deck)
{
  guint n = wr_card_set->n_cards, start = n == 0 ? 0 : bm_dealer_next (&box->dealer, n);

  for (guint i = 0; i < n; i++)
    {
      guint8 card = (guint8) ((start + i) % n);

      if (wr_card (card)->deck == deck)
        return card;
    }
  return WR_NO_CARD;
}

static guint8
deal_card (Box    *box,
           WrDeck  deck)
{
  Pool *pool = &box->pools[deck];
  guint place;
  guint8 card;

  if (pool->n == 0)
    return card_from_elsewhere (box, deck);
  place = bm_dealer_next (&box->dealer, pool->n);
  card = pool->cards[place];
  pool->cards[place] = pool->cards[--pool->n];
  return card;
}

/* Samples every hidden card among the N; returns how many stay hidden for lack of cards. */
static guint
deal_cards (Box    *box,
            WrDeck  deck,
            guint8 *cards,
            guint   n)
{
  guint missing = 0;

  for (guint i = 0; i < n; i++)
    if (cards[i] == WR_NO_CARD)
      {
        cards[i] = deal_card (box, deck);
        missing += cards[i] == WR_NO_CARD;
      }
  return missing;
}

/* Sorts the hand, with the bits of what SIDE knows of it: the known cards came first. */
static void
sort_hand (WrPosition *pos,
           WrSide      side)
{
  WrCards *other = &pos->cards[wr_side_other (side)];
  guint64 known = pos->known[side];
  guint16 hand[WR_MAX_CARDS];

  for (guint i = 0; i < other->n_hand; i++)
    {
      guint16 card = (guint16) (other->cards[i] << 1 | (known >> i & 1 ? 0 : 1));
      guint place = i;

      for (; place > 0 && hand[place - 1] > card; place--)
        hand[place] = hand[place - 1];
      hand[place] = card;
    }
  pos->known[side] = 0;
  for (guint i = 0; i < other->n_hand; i++)
    {
      other->cards[i] = (guint8) (hand[i] >> 1);
      pos->known[side] |= (guint64) !(hand[i] & 1) << i;
    }
}

/* The set has no card at all for a pile: removes the cards that stay hidden. */
static void
drop_faceless (WrCards *cards)
{
  guint n = (guint) cards->n_hand + cards->n_deck + cards->n_discard, kept = 0, n_hand = 0, n_deck = 0;

  for (guint i = 0; i < n; i++)
    if (cards->cards[i] != WR_NO_CARD)
      {
        n_hand += i < cards->n_hand;
        n_deck += i >= cards->n_hand && i < (guint) cards->n_hand + cards->n_deck;
        cards->cards[kept++] = cards->cards[i];
      }
  memset (cards->cards + kept, 0, n - kept);
  cards->n_hand = (guint8) n_hand;
  cards->n_deck = (guint8) n_deck;
}

/* R3.4, R3.5: the cards offered to the other side, sorted, and those not offered yet. */
static void
deal_draft (Box        *box,
            WrPosition *pos)
{
  WrFrame *top = &pos->frames[pos->n_frames - 1];
  WrDraft *draft = &pos->draft;

  if (top->kind == WR_FRAME_DRAFT && top->b == WR_NO_CARD)
    {
      gboolean bird = top->a == WR_PIECE_BIRD;
      WrDeck deck = bird ? WR_DECK_BIRD_CHAMPION : WR_DECK_WORM_CHAMPION;
      guint offered = bird ? BM_OFFERED_BIRDS : BM_OFFERED_WORMS;
      guint8 *cards = &top->b;

      /* Fewer are offered only if they are the last. */
      if ((bird ? draft->n_bird : draft->n_worm) == 0)
        offered = CLAMP (box->pools[deck].n, 1, offered);
      for (guint i = 0; i < offered; i++)
        {
          guint8 card = deal_card (box, deck);
          guint place = i;

          for (; place > 0 && cards[place - 1] > card; place--)
            cards[place] = cards[place - 1];
          cards[place] = card;
        }
    }
  deal_cards (box, WR_DECK_WORM_CHAMPION, draft->cards, draft->n_worm);
  deal_cards (box, WR_DECK_BIRD_CHAMPION, draft->cards + draft->n_worm, draft->n_bird);
}

/* Whether anything can be hidden at all. */
static gboolean
has_cards (const WrPosition *pos)
{
  return pos->turn == WR_TURN_SETUP || pos->events.n_deck > 0
         || pos->cards[WR_SIDE_WORMS].n_hand + pos->cards[WR_SIDE_WORMS].n_deck > 0
         || pos->cards[WR_SIDE_BIRD].n_hand + pos->cards[WR_SIDE_BIRD].n_deck > 0;
}

void
wr_judge_determinize (WrPosition *pos,
                      WrSide      side,
                      guint64    *chance)
{
  static const WrDeck decks[WR_N_SIDES] = { [WR_SIDE_WORMS] = WR_DECK_WORM, [WR_SIDE_BIRD] = WR_DECK_BIRD };
  WrCards *events = &pos->events;
  Box box;

  pos->seed = bm_random_next (chance) & BM_RANDOM_MAX_SEED;
  box.dealer = (BmDealer) { chance, 0, 0 };
  if (has_cards (pos))
    open_box (&box, pos);
  for (WrSide owner = WR_SIDE_WORMS; owner < WR_N_SIDES; owner++)
    {
      WrCards *cards = &pos->cards[owner];

      if (cards->n_hand + cards->n_deck > 0
          && deal_cards (&box, decks[owner], cards->cards, (guint) cards->n_hand + cards->n_deck) > 0)
        drop_faceless (cards);
    }
  if (pos->cards[wr_side_other (side)].n_hand > 0)
    sort_hand (pos, side);
  if (events->n_deck > 0 && deal_cards (&box, WR_DECK_EVENT, events->cards, events->n_deck) > 0)
    drop_faceless (events);
  if (pos->turn == WR_TURN_SETUP && pos->n_frames > 0)
    deal_draft (&box, pos);
}
