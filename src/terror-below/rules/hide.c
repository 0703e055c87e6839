/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Part C of the rules: the view of a seat.
 *
 * Hidden cards in lists become TB_CARD_UNKNOWN, those in hands are only counted (TbPlayer.unknown), and of the fresh
 * cards of another seat only the number is kept: that many of the lowest bits.  The frames are kept: they contain only
 * open cards, and the decision with its seat.  The two cards that a seat looks at (T16.1) stay in the deck for that
 * seat, as it chooses between them.  The moves of a decision that can name hidden cards of another seat cannot be
 * listed.
 */
#include "tb-rules-private.h"

static void
hide_hand (TbPlayer *player)
{
  const guint64 cards[3] = { player->vehicles, player->things & tb_box->item_bits, player->things & tb_box->weapon_bits };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    player->unknown[i] = (guint8) (player->unknown[i] + __builtin_popcountll (cards[i]));
  player->vehicles = 0;
  player->things = 0;
}

/* Face-down cards of other seats. */
static void
hide_laid (TbSlot *slot,
           guint   seat)
{
  for (guint i = 0; i < slot->n_cards; i++)
    if ((slot->by[i] & TB_LAID_DOWN) != 0 && slot->by[i] != (seat | TB_LAID_DOWN))
      slot->cards[i] = TB_CARD_UNKNOWN;
}

/* T14.4: a Hidden Bounty from the deck is known to its owner only. */
static void
hide_bounties (TbPosition *pos,
               guint       seat)
{
  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & (TB_OWNED_COMPLETED | TB_OWNED_OPEN)) == 0 && (pos->owned_by[i] & TB_OWNED_SEAT) != seat)
      pos->owned[i] = TB_CARD_UNKNOWN;
}

static void
hide_decks (TbPosition *pos,
            guint       seat)
{
  const TbFrame *top = tb_position_top (pos);

  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    {
      guint known = top != NULL && top->kind == TB_FRAME_LOOK && top->seat == seat && top->a == deck ? 2 : 0;
      TbCard *cards = (TbCard *) tb_deck (pos, (TbDeck) deck);

      memset (cards + known, TB_CARD_UNKNOWN, pos->n_deck[deck] - known);
      /* Their order in the deck is hidden. */
      if (known == 2 && cards[1] < cards[0])
        {
          TbCard first = cards[0];

          cards[0] = cards[1];
          cards[1] = first;
        }
    }
}

void
tb_rules_hide (TbPosition *pos,
               guint       seat)
{
  for (guint other = 0; other < pos->options.players; other++)
    if (other != seat)
      hide_hand (&pos->players[other]);
  if (pos->turn != seat)
    pos->fresh = (G_GUINT64_CONSTANT (1) << __builtin_popcountll (pos->fresh)) - 1;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    hide_laid (&pos->slots[slot], seat);
  hide_bounties (pos, seat);
  hide_decks (pos, seat);
  pos->seed = 0;
}
