/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Faults in a position's cards (T2.2, T4.6, T14, T16): each card must belong to its deck, and there must not be more
 * copies than in the box.
 */
#include "fault-private.h"

/* The number of copies in play of each card. */
typedef struct
{
  guint16 n[256];
} Counts;

static gboolean
is_of (TbCard card,
       guint  deck)
{
  static const TbCard first[TB_N_DECKS + 1] = { TB_FIRST_VEHICLE, TB_FIRST_WORM,   TB_FIRST_BOUNTY,
                                                TB_FIRST_ITEM,    TB_FIRST_WEAPON, TB_FIRST_CHARACTER };
  const guint n[TB_N_DECKS + 1] = { tb_box->n_vehicles, tb_box->n_worms,   tb_box->n_bounties,
                                    tb_box->n_items,    tb_box->n_weapons, tb_box->n_characters };

  return card >= first[deck] && (guint) (card - first[deck]) < n[deck];
}

/* FALSE: one of the CARDS is not of DECK. */
static gboolean
count (Counts       *counts,
       guint         deck,
       const TbCard *cards,
       guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      if (!is_of (cards[i], deck))
        return FALSE;
      counts->n[cards[i]]++;
    }
  return TRUE;
}

/* The same for a set of bits. */
static gboolean
count_bits (Counts  *counts,
            guint    deck,
            TbCard   first,
            guint64  bits)
{
  for (; bits != 0; bits &= bits - 1)
    {
      TbCard card = (TbCard) (first + (guint) __builtin_ctzll (bits));

      if (!count (counts, deck, &card, 1))
        return FALSE;
    }
  return TRUE;
}

/* A hand; of equal cards the lowest bits must be used first. */
static gboolean
count_things (Counts   *counts,
              TbThings  things)
{
  if (tb_box->n_things < TB_MAX_THINGS && things >> tb_box->n_things != 0)
    return FALSE;
  while (things != 0)
    {
      TbCard card = tb_things_first (things);
      guint n = tb_things_count (things, card);

      if ((things & tb_things_mask (card)) >> tb_thing (card)->first_bit != (1u << n) - 1)
        return FALSE;
      counts->n[card] = (guint16) (counts->n[card] + n);
      things &= ~tb_things_mask (card);
    }
  return TRUE;
}

static const char *
piles_fault (const TbPosition *pos,
             Counts           *counts)
{
  static const guint8 rooms[TB_N_DECKS] = { TB_MAX_VEHICLES, TB_MAX_WORMS, TB_MAX_BOUNTIES, TB_MAX_PILE_ITEMS,
                                            TB_MAX_PILE_WEAPONS };

  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    if (pos->n_deck[deck] > rooms[deck] || pos->n_discards[deck] > rooms[deck] - pos->n_deck[deck]
        || !count (counts, deck, tb_deck (pos, (TbDeck) deck), pos->n_deck[deck])
        || !count (counts, deck, tb_discards (pos, (TbDeck) deck), pos->n_discards[deck]))
      return "T2.2: a deck or discard pile with cards that are not of it";
  return NULL;
}

/* T14.2, T14.4 */
static const char *
bounties_fault (const TbPosition *pos,
                Counts           *counts)
{
  for (guint i = 0; i < TB_N_LINE; i++)
    if (pos->line[i] != TB_NO_CARD && !count (counts, TB_DECK_BOUNTIES, &pos->line[i], 1))
      return "T14.2: a card in the Bounty Line that is no Bounty";
  if (pos->n_owned > TB_MAX_BOUNTIES || !count (counts, TB_DECK_BOUNTIES, pos->owned, pos->n_owned))
    return "T14.4: a Bounty of a player that is none";
  for (guint i = 0; i < pos->n_owned; i++)
    {
      guint by = pos->owned_by[i], seat = by & TB_OWNED_SEAT;

      if ((by & ~(guint) (TB_OWNED_SEAT | TB_OWNED_COMPLETED | TB_OWNED_OPEN)) != 0 || seat >= pos->options.players)
        return "T14.4: a Bounty of a seat that does not play";
      if (pos->players[seat].eliminated && (by & TB_OWNED_COMPLETED) == 0)
        return "T22.1: a Hidden Bounty of an eliminated player";
    }
  return NULL;
}

/* T2.7, T6.1 */
static const char *
laid_fault (const TbPosition *pos,
            Counts           *counts)
{
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      const TbSlot *at = &pos->slots[slot];

      if (at->worm != TB_NO_CARD && !count (counts, TB_DECK_WORMS, &at->worm, 1))
        return "T2.7: a slot with a card that is no Worm";
      if (!count (counts, TB_DECK_VEHICLES, at->cards, at->n_cards))
        return "T6.1: a card on a Worm that is no Vehicle card";
    }
  return NULL;
}

/* Powers and Hats whose uses are counted. */
static gboolean
is_used (const TbUsed *used)
{
  if (used->card == TB_NO_CARD || used->n == 0)
    return used->card == TB_NO_CARD && used->n == 0;
  return is_of (used->card, TB_DECK_CHARACTERS) || (is_of (used->card, TB_DECK_ITEMS) && tb_thing (used->card)->hat);
}

/* T4.5, T16, T21.2 */
static const char *
player_fault (const TbPlayer *player,
              Counts         *counts)
{
  TbCard leader = player->leader;

  if (player->unknown[0] + player->unknown[1] + player->unknown[2] > 0)
    return "C: a view is no position";
  if (leader != TB_NO_CARD && !count (counts, TB_DECK_CHARACTERS, &leader, 1))
    return "T4.5: a Leader who is no Character";
  if (leader != TB_NO_CARD && (player->dead >> (leader - TB_FIRST_CHARACTER) & 1) != 0)
    return "T21.2: a Leader who is dead";
  if (!count_bits (counts, TB_DECK_CHARACTERS, TB_FIRST_CHARACTER, player->squad)
      || !count_bits (counts, TB_DECK_CHARACTERS, TB_FIRST_CHARACTER, player->dead))
    return "T4.5: a squad with one who is no Character";
  if (__builtin_popcount (player->squad) + __builtin_popcount (player->dead) + (leader != TB_NO_CARD) > TB_N_SQUAD)
    return "T4.5: a squad of more than three";
  if (!count_bits (counts, TB_DECK_VEHICLES, TB_FIRST_VEHICLE, player->vehicles))
    return "T6.1: a hand with a card that is no Vehicle card";
  if (!count_things (counts, player->things))
    return "T16.1: a hand with cards that are no Items or Weapons";
  if (player->hat != TB_NO_CARD && (!count (counts, TB_DECK_ITEMS, &player->hat, 1) || !tb_thing (player->hat)->hat))
    return "T16.6: a Hat that is no Hat";
  if (!is_used (&player->used_turn) || !is_used (&player->used_attack))
    return "T16.9: uses of a power that is none";
  return NULL;
}

/* T16.2, T16.5: cards in use, effects of this turn, fresh cards. */
static const char *
use_fault (const TbPosition *pos,
           Counts           *counts)
{
  Counts fresh = { { 0 } };

  if (pos->n_using > TB_MAX_USING || pos->n_effects > TB_MAX_EFFECTS)
    return "T16.5: more cards in use than there can be";
  for (guint i = 0; i < pos->n_using; i++)
    if (!count (counts, TB_DECK_ITEMS, &pos->using[i], 1) && !count (counts, TB_DECK_WEAPONS, &pos->using[i], 1))
      return "T16.5: a card in use that is no Item or Weapon";
  for (guint i = 0; i < pos->n_effects; i++)
    if (!is_of (pos->effects[i], TB_DECK_ITEMS) || tb_thing (pos->effects[i])->hat
        || tb_effect (pos->effects[i])->kind != TB_EFFECT_HOOK || memchr (pos->effects, pos->effects[i], i) != NULL)
      return "T28.5: an effect of this turn that is none";
  if (!count_things (&fresh, pos->fresh) || (pos->fresh & ~pos->players[pos->turn].things) != 0)
    return "T16.2: a fresh card that is not in the hand";
  return NULL;
}

/* T2.2, T4.6 */
static const char *
counts_fault (const Counts *counts)
{
  for (guint card = 0; card < TB_FIRST_LOCATION; card++)
    {
      gboolean thing = tb_card_is_item ((TbCard) card) || tb_card_is_weapon ((TbCard) card);

      if (counts->n[card] == 0)
        continue;
      if (tb_card_is_worm ((TbCard) card) && tb_worm ((TbCard) card)->starting)
        return "T4.6: a starting Worm that is not out";
      if (counts->n[card] > (thing ? tb_thing ((TbCard) card)->copies : 1))
        return "T2.2: more of a card than there are";
    }
  return NULL;
}

const char *
tb_cards_fault (const TbPosition *pos)
{
  Counts counts = { { 0 } };
  const char *fault = piles_fault (pos, &counts);

  if (fault == NULL)
    fault = bounties_fault (pos, &counts);
  if (fault == NULL)
    fault = laid_fault (pos, &counts);
  for (guint seat = 0; seat < pos->options.players && fault == NULL; seat++)
    fault = player_fault (&pos->players[seat], &counts);
  if (fault == NULL)
    fault = use_fault (pos, &counts);
  return fault == NULL ? counts_fault (&counts) : fault;
}
