/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads a seat's view of a position: hidden cards are replaced by any unused ones, so that the view can be checked
 * like a whole position.
 */
#include "position-reader.h"

#include "tb-move-text.h"
#include "tb-names.h"

static const TbCard firsts[TB_N_DECKS + 1] = { TB_FIRST_VEHICLE, TB_FIRST_WORM, TB_FIRST_BOUNTY, TB_FIRST_ITEM,
                                               TB_FIRST_WEAPON, TB_FIRST_CHARACTER };

static gboolean
is_left (const TbPositionReader *reader,
         TbCard                  card)
{
  if (!tb_card_exists (card) || (tb_card_is_worm (card) && tb_worm (card)->starting))
    return FALSE;
  return reader->copies[card] < (card < TB_FIRST_ITEM ? 1 : tb_thing (card)->copies);
}

/* The next unused card of DECK, counted as seen; TB_NO_CARD and an error: there is none. */
static TbCard
next_card (TbPositionReader *reader,
           guint             deck)
{
  for (TbCard card = firsts[deck]; card < firsts[deck + 1]; card++)
    if (is_left (reader, card))
      {
        reader->copies[card]++;
        return card;
      }
  tb_reader_refuse_key (reader, "decks", "T2.2", "more hidden cards than there are in the box");
  return TB_NO_CARD;
}

/* T16.1: the two cards that the seat is looking at are read from the options of its decision. */
static gboolean
read_looked_at (TbPositionReader *reader)
{
  TbPosition *pos = reader->pos;
  const TbFrame *top = tb_position_top (pos);
  BmJson pending, list, child;
  guint n;

  if (top == NULL || top->kind != TB_FRAME_LOOK || top->seat != reader->view || !top->asks)
    return TRUE;
  bm_json_member (reader->root, "pending", &pending);
  if (!bm_json_member_list (&pending, "options", &list, &n, reader->error))
    return FALSE;
  if (n < 1 || n > 2 || top->a >= TB_N_DECKS || pos->n_deck[top->a] < 2)
    return tb_reader_refuse (reader, &pending, "T16.1", "two cards are looked at");
  for (guint i = 0; i < 2; i++)
    {
      BmMove move;
      TbCard card;

      bm_json_element (&list, MIN (i, n - 1), &child);
      move = tb_move_from_text (NULL, json_node_get_string (child.node));
      card = TB_MOVE_B (move);
      if (TB_MOVE_KIND (move) != TB_MOVE_CHOOSE || TB_MOVE_A (move) != TB_OPTION_CARD || card < firsts[top->a]
          || card >= firsts[top->a + 1])
        return tb_reader_refuse (reader, &child, "T16.1", "no card of the deck looked at");
      if (!tb_reader_count (reader, &child, card))
        return FALSE;
      ((TbCard *) tb_deck (pos, (TbDeck) top->a))[i] = card;
    }
  return TRUE;
}

static gboolean
fill_cards (TbPositionReader *reader,
            guint             deck,
            TbCard           *cards,
            guint             n)
{
  for (guint i = 0; i < n; i++)
    if (cards[i] == TB_CARD_UNKNOWN && (cards[i] = next_card (reader, deck)) == TB_NO_CARD)
      return FALSE;
  return TRUE;
}

static gboolean
fill_hand (TbPositionReader *reader,
           TbPlayer         *player)
{
  static const guint8 decks[] = { TB_DECK_VEHICLES, TB_DECK_ITEMS, TB_DECK_WEAPONS };

  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    for (; player->unknown[i] > 0; player->unknown[i]--)
      {
        TbCard card = next_card (reader, decks[i]);

        if (card == TB_NO_CARD)
          return FALSE;
        if (tb_card_is_vehicle (card))
          player->vehicles |= G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE);
        else
          player->things = tb_things_add (player->things, card);
      }
  return TRUE;
}

/* Of another seat's fresh cards only the number is known: any cards of its hand are used. */
static gboolean
fill_fresh (TbPositionReader *reader,
            TbPosition       *whole)
{
  guint n = (guint) __builtin_popcountll (whole->fresh);

  if (whole->turn == reader->view)
    return TRUE;
  whole->fresh = 0;
  for (TbThings things = whole->players[whole->turn].things; n > 0 && things != 0; n--, things &= things - 1)
    whole->fresh |= things & -things;
  return n == 0 || tb_reader_refuse_key (reader, "players", "T16.2", "more fresh cards than in the hand");
}

gboolean
tb_reader_fill_in (TbPositionReader *reader,
                   TbPosition       *whole)
{
  if (!read_looked_at (reader))
    return FALSE;
  *whole = *reader->pos;
  for (guint seat = 0; seat < whole->options.players; seat++)
    if (!fill_hand (reader, &whole->players[seat]))
      return FALSE;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (!fill_cards (reader, TB_DECK_VEHICLES, whole->slots[slot].cards, whole->slots[slot].n_cards))
      return FALSE;
  if (!fill_cards (reader, TB_DECK_BOUNTIES, whole->owned, whole->n_owned))
    return FALSE;
  for (guint deck = 0; deck < TB_N_DECKS; deck++)
    if (!fill_cards (reader, deck, (TbCard *) tb_deck (whole, (TbDeck) deck), whole->n_deck[deck]))
      return FALSE;
  return fill_fresh (reader, whole);
}
