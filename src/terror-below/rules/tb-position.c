/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions as values.  Each deck has its own section of `piles`: its discard pile from the start, oldest card first;
 * its deck at the end, in the order of drawing.  So drawing and discarding move no other card.  Unused elements are 0.
 */
#include "tb-position.h"

static const guint room_start[TB_N_DECKS + 1] = {
  0,
  TB_MAX_VEHICLES,
  TB_MAX_VEHICLES + TB_MAX_WORMS,
  TB_MAX_VEHICLES + TB_MAX_WORMS + TB_MAX_BOUNTIES,
  TB_MAX_VEHICLES + TB_MAX_WORMS + TB_MAX_BOUNTIES + TB_MAX_PILE_ITEMS,
  TB_PILES_ROOM,
};

/* Equality compares bytes. */
G_STATIC_ASSERT (sizeof (TbFrame) == 8);

void
tb_position_init (TbPosition      *pos,
                  const TbOptions *options)
{
  memset (pos, 0, sizeof *pos);
  pos->options = *options;
  pos->seed = 1;
  pos->round = 1;
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    {
      TbPlayer *player = &pos->players[seat];

      player->at = TB_SPACE_NONE;
      player->leader = player->hat = TB_NO_CARD;
      player->used_turn.card = player->used_attack.card = TB_NO_CARD;
    }
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      pos->slots[slot].worm = TB_NO_CARD;
      pos->slots[slot].target = TB_SPACE_NONE;
    }
  pos->played = TB_NO_CARD;
  pos->played_slot = TB_NO_SLOT;
  memcpy (pos->locations, tb_position_board (pos)->standard, sizeof pos->locations);
  memset (pos->line, TB_NO_CARD, sizeof pos->line);
  pos->score = TB_NO_SCORE;
  pos->n_final = TB_NO_FINAL;
  tb_attack_clear (&pos->attack);
  tb_position_complete (pos);
}

gboolean
tb_position_equal (const TbPosition *a,
                   const TbPosition *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* T2.3: the supply has what is neither on the board nor on a Leader. */
void
tb_position_complete (TbPosition *pos)
{
  const TbNumbers *numbers = &tb_box->numbers;
  guint rubble = tb_spaces_count (pos->rubble[0]) + tb_spaces_count (pos->rubble[1]), eggs[TB_N_COLOURS] = { 0 };

  for (guint seat = 0; seat < pos->options.players; seat++)
    rubble += pos->players[seat].rubble;
  pos->supply_rubble = (guint8) (numbers->rubble - MIN (rubble, numbers->rubble));
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    {
      for (guint seat = 0; seat < pos->options.players; seat++)
        eggs[colour] += tb_eggs_count (pos->players[seat].eggs, colour);
      for (TbSpace space = 0; space < TB_N_SPACES; space++)
        eggs[colour] += tb_eggs_count (pos->eggs[space], colour);
      pos->supply_eggs[colour] = (guint8) (numbers->eggs_each - MIN (eggs[colour], numbers->eggs_each));
    }
}

guint
tb_position_vp (const TbPosition *pos,
                guint             seat)
{
  guint vp = pos->players[seat].vp;

  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & TB_OWNED_SEAT) == seat && (pos->owned_by[i] & TB_OWNED_COMPLETED) != 0)
      vp += tb_bounty (pos->owned[i])->vp;
  return vp;
}

guint
tb_position_n_completed (const TbPosition *pos,
                         guint             seat)
{
  guint n = 0;

  for (guint i = 0; i < pos->n_owned; i++)
    n += (pos->owned_by[i] & TB_OWNED_SEAT) == seat && (pos->owned_by[i] & TB_OWNED_COMPLETED) != 0;
  return n;
}

const TbCard *
tb_deck (const TbPosition *pos,
         TbDeck            deck)
{
  return &pos->piles[room_start[deck + 1] - pos->n_deck[deck]];
}

const TbCard *
tb_discards (const TbPosition *pos,
             TbDeck            deck)
{
  return &pos->piles[room_start[deck]];
}

gboolean
tb_position_set_piles (TbPosition   *pos,
                       TbDeck        deck,
                       const TbCard *cards,
                       guint         n_cards,
                       const TbCard *discards,
                       guint         n_discards)
{
  guint room = room_start[deck + 1] - room_start[deck];
  TbCard *start = &pos->piles[room_start[deck]];

  if (n_cards > room || n_discards > room - n_cards)
    return FALSE;
  memset (start, 0, room);
  if (n_discards > 0)
    memcpy (start, discards, n_discards);
  if (n_cards > 0)
    memcpy (start + room - n_cards, cards, n_cards);
  pos->n_deck[deck] = (guint8) n_cards;
  pos->n_discards[deck] = (guint8) n_discards;
  return TRUE;
}
