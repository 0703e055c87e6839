/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T1.6, T2.4, T16.1, T16.2: dice, decks and discard piles, and moving cards to and from hands.
 */
#include "tb-rules-private.h"

guint
tb_roll (TbPlay *play,
         TbDie   die)
{
  guint n = bm_dice_roll (play->dice, &play->pos->seed, 6);

  tb_tell (play, TB_EVENT_ROLLED, TB_NO_SEAT, 0, 0, (int) n, die);
  return n;
}

TbSpace
tb_roll_space (TbPlay   *play,
               TbSpaces  again)
{
  TbSpace space;

  again |= tb_position_locations (play->pos);
  do
    {
      guint red = tb_roll (play, TB_DIE_RED), blue = tb_roll (play, TB_DIE_BLUE);

      space = tb_position_board (play->pos)->by_dice[red][blue];
    }
  while ((again & TB_BIT (space)) != 0);
  return space;
}

void
tb_shuffle_deck (TbPlay *play,
                 TbDeck  deck,
                 TbCard *cards,
                 guint   n)
{
  bm_random_shuffle (&play->pos->seed, cards, n);
  tb_position_set_piles (play->pos, deck, cards, n, NULL, 0);
  tb_tell (play, TB_EVENT_SHUFFLED, TB_NO_SEAT, 0, 0, deck, 0);
}

/* T2.4: discarded Bounties are not shuffled back. */
gboolean
tb_can_draw (const TbPosition *pos,
             TbDeck            deck)
{
  return pos->n_deck[deck] > 0 || (deck != TB_DECK_BOUNTIES && pos->n_discards[deck] > 0);
}

void
tb_renew (TbPlay *play,
          TbDeck  deck,
          guint   wanted)
{
  TbPosition *pos = play->pos;
  guint n = pos->n_deck[deck], n_discards = pos->n_discards[deck];
  TbCard cards[TB_PILES_ROOM];

  if (n >= wanted || n_discards == 0)
    return;
  memcpy (cards, tb_deck (pos, deck), n);
  memcpy (cards + n, tb_discards (pos, deck), n_discards);
  bm_random_shuffle (&pos->seed, cards + n, n_discards);
  tb_position_set_piles (pos, deck, cards, n + n_discards, NULL, 0);
  tb_tell (play, TB_EVENT_SHUFFLED, TB_NO_SEAT, 0, 0, deck, 0);
}

TbCard
tb_draw_top (TbPlay *play,
             TbDeck  deck)
{
  TbPosition *pos = play->pos;
  TbCard *top, card;

  if (deck != TB_DECK_BOUNTIES)
    tb_renew (play, deck, 1);
  if (pos->n_deck[deck] == 0)
    return TB_NO_CARD;
  top = (TbCard *) tb_deck (pos, deck);
  card = *top;
  *top = 0;
  pos->n_deck[deck]--;
  return card;
}

void
tb_put_under (TbPosition *pos,
              TbDeck      deck,
              TbCard      card)
{
  TbCard *cards;
  guint n = pos->n_deck[deck]++;

  cards = (TbCard *) tb_deck (pos, deck);
  memmove (cards, cards + 1, n);
  cards[n] = card;
}

static TbDeck
deck_of (TbCard card)
{
  if (tb_card_is_vehicle (card))
    return TB_DECK_VEHICLES;
  if (tb_card_is_worm (card))
    return TB_DECK_WORMS;
  if (tb_card_is_bounty (card))
    return TB_DECK_BOUNTIES;
  return tb_card_is_item (card) ? TB_DECK_ITEMS : TB_DECK_WEAPONS;
}

void
tb_discard (TbPosition *pos,
            TbCard      card)
{
  TbDeck deck = deck_of (card);
  TbCard *pile = (TbCard *) tb_discards (pos, deck);

  pile[pos->n_discards[deck]++] = card;
}

gboolean
tb_draw_vehicle (TbPlay *play,
                 guint   seat)
{
  TbCard card = tb_draw_top (play, TB_DECK_VEHICLES);

  if (card == TB_NO_CARD)
    return FALSE;
  play->pos->players[seat].vehicles |= G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE);
  tb_tell (play, TB_EVENT_DRAWN, seat, 0, 0, card, TB_DECK_VEHICLES);
  return TRUE;
}

/* T16.2: cards gained in the seat's own turn, steps 0 to 3, are fresh until its end. */
void
tb_to_hand (TbPlay *play,
            guint   seat,
            TbCard  card)
{
  TbPosition *pos = play->pos;
  TbPlayer *player = &pos->players[seat];

  player->things = tb_things_add (player->things, card);
  if (seat == pos->turn && pos->step >= TB_STEP_PLAY && pos->step <= TB_STEP_ABILITY)
    pos->fresh = tb_things_add (pos->fresh, card);
  tb_tell (play, TB_EVENT_DRAWN, seat, 0, 0, card, (int) deck_of (card));
}

void
tb_begin_draw (TbPlay *play,
               guint   seat,
               TbDeck  deck)
{
  TbCard source = TB_NO_CARD, card;
  guint look = tb_hook_look (play->pos, seat, &source);

  tb_renew (play, deck, MIN (look, 2));
  if (look >= 2 && play->pos->n_deck[deck] >= 2)
    {
      TbFrame *frame = tb_push (play, TB_FRAME_LOOK, seat, source);

      frame->a = (guint8) deck;
      frame->asks = TRUE;
      return;
    }
  card = tb_draw_top (play, deck);
  if (card != TB_NO_CARD)
    tb_to_hand (play, seat, card);
}

void
tb_discard_vehicle (TbPlay *play,
                    guint   seat,
                    TbCard  card)
{
  play->pos->players[seat].vehicles &= ~(G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE));
  tb_discard (play->pos, card);
  tb_tell (play, TB_EVENT_DISCARDED, seat, 0, 0, card, 0);
}

void
tb_discard_hat (TbPlay *play,
                guint   seat)
{
  TbPlayer *player = &play->pos->players[seat];
  TbCard hat = player->hat;

  player->hat = TB_NO_CARD;
  tb_discard (play->pos, hat);
  tb_tell (play, TB_EVENT_DISCARDED, seat, 0, 0, hat, 0);
  tb_tell (play, TB_EVENT_HAT, seat, 0, 0, TB_NO_CARD, 0);
}

/* --- TB_FRAME_LOOK: CARD is the power that shows its owner the two top cards of deck A, one of which is kept --- */

/* The frame has asked since it was pushed, so it never runs. */
static void
look_run (TbPlay  *play,
          TbFrame *frame)
{
  frame->asks = TRUE;
}

static void
look_list (const TbPosition *pos,
           const TbFrame    *frame,
           TbMoves          *list)
{
  const TbCard *cards = tb_deck (pos, (TbDeck) frame->a);

  for (guint i = 0; i < 2; i++)
    tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_CARD, cards[i], 0));
}

static void
look_answer (TbPlay  *play,
             TbFrame *frame,
             BmMove   move)
{
  guint seat = frame->seat;
  TbDeck deck = (TbDeck) frame->a;
  TbCard kept = TB_MOVE_B (move), first = tb_draw_top (play, deck), second = tb_draw_top (play, deck);

  tb_tell (play, TB_EVENT_POWER, seat, 0, 0, frame->card, 0);
  tb_pop (play);
  tb_put_under (play->pos, deck, kept == first ? second : first);
  tb_to_hand (play, seat, kept);
}

static gboolean
look_fits (const TbPosition *pos,
           const TbFrame    *frame,
           const TbFrame    *below)
{
  TbCard source = TB_NO_CARD;

  return below != NULL && frame->asks && frame->stage == 0 && frame->b == 0 && frame->c == 0
         && frame->seat < pos->options.players && (frame->a == TB_DECK_ITEMS || frame->a == TB_DECK_WEAPONS)
         && pos->n_deck[frame->a] >= 2 && tb_hook_look (pos, frame->seat, &source) >= 2 && source == frame->card;
}

const TbFrameClass tb_look_frame = { look_run, look_list, look_answer, look_fits };
