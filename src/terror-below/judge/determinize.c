/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Determinization: samples what is hidden from a seat (part C of the rules).  All cards of the box that the seat does
 * not see are shuffled together and dealt to the unknown places; the rest is out of the match.
 */
#include "tb-judge.h"

#include "tb-rules-private.h"

/* How often others' hands are dealt again if they do not allow the pending decision. */
#define MOST_DEALS 16

/* The unseen cards of one deck, unordered. */
typedef struct
{
  guint  n;
  TbCard cards[MAX (TB_MAX_THINGS, TB_MAX_VEHICLES)];
} Pool;

typedef struct
{
  BmDealer dealer;
  Pool     pools[TB_N_DECKS];
} Unseen;

static TbCard
deal_card (Unseen *unseen,
           TbDeck  deck)
{
  Pool *pool = &unseen->pools[deck];
  guint place;
  TbCard card;

  /* A view never has more hidden cards than there are unseen ones. */
  g_assert (pool->n > 0);
  place = bm_dealer_next (&unseen->dealer, pool->n);
  card = pool->cards[place];
  pool->cards[place] = pool->cards[--pool->n];
  return card;
}

/* --- Seen cards -------------------------------------------------------------------------------------------------- */

static void
count_cards (guint8       *seen,
             const TbCard *cards,
             guint         n)
{
  /* Entries of unknown and empty places are counted too, but never read. */
  for (guint i = 0; i < n; i++)
    seen[cards[i]]++;
}

static void
count_hand (guint8         *seen,
            const TbPlayer *player)
{
  for (guint64 left = player->vehicles; left != 0; left &= left - 1)
    seen[TB_FIRST_VEHICLE + __builtin_ctzll (left)]++;
  for (TbThings left = player->things; left != 0; left &= left - 1)
    seen[tb_things_first (left)]++;
  seen[player->hat]++;
}

static void
count_seen (const TbPosition *pos,
            guint8           *seen)
{
  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    {
      count_cards (seen, tb_deck (pos, (TbDeck) deck), pos->n_deck[deck]);
      count_cards (seen, tb_discards (pos, (TbDeck) deck), pos->n_discards[deck]);
    }
  for (guint seat = 0; seat < pos->options.players; seat++)
    count_hand (seen, &pos->players[seat]);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      seen[pos->slots[slot].worm]++;
      count_cards (seen, pos->slots[slot].cards, pos->slots[slot].n_cards);
    }
  count_cards (seen, pos->line, TB_N_LINE);
  count_cards (seen, pos->owned, pos->n_owned);
  count_cards (seen, pos->using, pos->n_using);
}

/* --- Unseen cards ------------------------------------------------------------------------------------------------ */

/* T4.6, T25.2, T27.1: CARD is not in this match. */
static gboolean
is_left_out (const TbPosition *pos,
             TbCard            card)
{
  gboolean no_queens = tb_position_is_solo (pos) && !pos->options.queens && tb_box->queen_type != TB_ANY;

  if (tb_card_is_worm (card))
    return tb_worm (card)->starting || (no_queens && tb_worm (card)->type == tb_box->queen_type);
  if (tb_card_is_bounty (card))
    return no_queens && tb_bounty (card)->hunt && tb_bounty (card)->type == tb_box->queen_type;
  if (tb_card_is_item (card) || tb_card_is_weapon (card))
    return tb_position_is_solo (pos) && tb_thing (card)->no_solo;
  return FALSE;
}

static void
add_unseen (Pool         *pool,
            const guint8 *seen,
            TbCard        card)
{
  guint copies = card < TB_FIRST_ITEM ? 1 : tb_thing (card)->copies;

  for (guint n = seen[card]; n < copies; n++)
    pool->cards[pool->n++] = card;
}

/* The number of unknown cards of the deck. */
static guint
count_unknown (const TbPosition *pos,
               TbDeck            deck)
{
  const TbCard *cards = tb_deck (pos, deck);
  guint n = 0;

  for (guint i = 0; i < pos->n_deck[deck]; i++)
    n += cards[i] == TB_CARD_UNKNOWN;
  for (guint seat = 0; seat < pos->options.players; seat++)
    n += deck == TB_DECK_VEHICLES  ? pos->players[seat].unknown[0]
         : deck == TB_DECK_ITEMS   ? pos->players[seat].unknown[1]
         : deck == TB_DECK_WEAPONS ? pos->players[seat].unknown[2]
                                   : 0;
  for (guint i = 0; i < pos->n_owned && deck == TB_DECK_BOUNTIES; i++)
    n += pos->owned[i] == TB_CARD_UNKNOWN;
  for (guint slot = 0; slot < TB_N_SLOTS && deck == TB_DECK_VEHICLES; slot++)
    for (guint i = 0; i < pos->slots[slot].n_cards; i++)
      n += pos->slots[slot].cards[i] == TB_CARD_UNKNOWN;
  return n;
}

/* Cards that are left out of the match are only used if a position from a file has more hidden cards than the match. */
static void
gather (Unseen           *unseen,
        const TbPosition *pos)
{
  const struct
  {
    TbCard first;
    guint  n;
  } decks[TB_N_DECKS] = {
    { TB_FIRST_VEHICLE, tb_box->n_vehicles },
    { TB_FIRST_WORM, tb_box->n_worms },
    { TB_FIRST_BOUNTY, tb_box->n_bounties },
    { TB_FIRST_ITEM, tb_box->n_items },
    { TB_FIRST_WEAPON, tb_box->n_weapons },
  };
  guint8 seen[256] = { 0 };

  count_seen (pos, seen);
  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    {
      Pool *pool = &unseen->pools[deck];
      guint wanted = count_unknown (pos, (TbDeck) deck);

      pool->n = 0;
      for (guint i = 0; i < decks[deck].n && wanted > 0; i++)
        if (!is_left_out (pos, (TbCard) (decks[deck].first + i)))
          add_unseen (pool, seen, (TbCard) (decks[deck].first + i));
      if (pool->n >= wanted)
        continue;
      for (guint i = 0; i < decks[deck].n; i++)
        if (is_left_out (pos, (TbCard) (decks[deck].first + i)))
          add_unseen (pool, seen, (TbCard) (decks[deck].first + i));
    }
}

guint
tb_judge_unseen (const TbPosition *pos,
                 guint             seat,
                 TbDeck            deck,
                 TbCard           *cards)
{
  TbPosition view = *pos;
  Unseen unseen;
  guint n = 0;

  tb_rules_hide (&view, seat);
  gather (&unseen, &view);
  for (guint i = 0; i < unseen.pools[deck].n; i++)
    {
      TbCard card = unseen.pools[deck].cards[i];
      guint k = 0;

      while (k < n && cards[k] != card)
        k++;
      if (k == n)
        cards[n++] = card;
    }
  return n;
}

/* --- The deal ---------------------------------------------------------------------------------------------------- */

static void
deal_hand (Unseen   *unseen,
           TbPlayer *player)
{
  for (; player->unknown[0] > 0; player->unknown[0]--)
    player->vehicles |= G_GUINT64_CONSTANT (1) << (deal_card (unseen, TB_DECK_VEHICLES) - TB_FIRST_VEHICLE);
  for (; player->unknown[1] > 0; player->unknown[1]--)
    player->things = tb_things_add (player->things, deal_card (unseen, TB_DECK_ITEMS));
  for (; player->unknown[2] > 0; player->unknown[2]--)
    player->things = tb_things_add (player->things, deal_card (unseen, TB_DECK_WEAPONS));
}

static void
deal_cards (Unseen *unseen,
            TbDeck  deck,
            TbCard *cards,
            guint   n)
{
  for (guint i = 0; i < n; i++)
    if (cards[i] == TB_CARD_UNKNOWN)
      cards[i] = deal_card (unseen, deck);
}

/* T16.2: a view has only the number of another seat's fresh cards. */
static void
deal_fresh (BmDealer   *dealer,
            TbPosition *pos)
{
  guint wanted = (guint) __builtin_popcountll (pos->fresh), n = 0;
  TbCard hand[TB_MAX_THINGS];

  pos->fresh = 0;
  for (TbThings left = pos->players[pos->turn].things; left != 0; left &= left - 1)
    hand[n++] = tb_things_first (left);
  for (; wanted > 0 && n > 0; wanted--)
    {
      guint place = bm_dealer_next (dealer, n);

      pos->fresh = tb_things_add (pos->fresh, hand[place]);
      hand[place] = hand[--n];
    }
}

static void
deal (TbPosition *pos,
      guint       seat,
      guint64    *chance)
{
  Unseen unseen;

  pos->seed = bm_random_next (chance) & BM_RANDOM_MAX_SEED;
  unseen.dealer = (BmDealer) { chance, 0, 0 };
  gather (&unseen, pos);
  for (guint other = 0; other < pos->options.players; other++)
    deal_hand (&unseen, &pos->players[other]);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    deal_cards (&unseen, TB_DECK_VEHICLES, pos->slots[slot].cards, pos->slots[slot].n_cards);
  deal_cards (&unseen, TB_DECK_BOUNTIES, pos->owned, pos->n_owned);
  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    deal_cards (&unseen, (TbDeck) deck, (TbCard *) tb_deck (pos, (TbDeck) deck), pos->n_deck[deck]);
  if (pos->turn != seat)
    deal_fresh (&unseen.dealer, pos);
}

/* Whether the hands allow the pending decision of another seat: one that must add a card needs a card that it may add. */
static gboolean
can_be_asked (const TbPosition *pos)
{
  const TbFrame *top = tb_position_top (pos);
  BmMove move;
  TbMoves list = { .limit = 1, .moves = &move };

  tb_frame_class (top)->list (pos, top, &list);
  return list.n > 0;
}

void
tb_judge_determinize (TbPosition *pos,
                      guint       seat,
                      guint64    *chance)
{
  const TbPosition view = *pos;
  const TbFrame *top = tb_position_top (&view);

  deal (pos, seat, chance);
  if (top == NULL || !top->asks || top->seat == seat)
    return;
  for (guint i = 1; i < MOST_DEALS && !can_be_asked (pos); i++)
    {
      *pos = view;
      deal (pos, seat, chance);
    }
}
