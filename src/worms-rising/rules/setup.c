/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R3: setup.
 */
#include "rules-private.h"

#include <stdlib.h>
#include <string.h>

static int
compare_cards (gconstpointer a,
               gconstpointer b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* R3.2: the upper Wormholes go down by a die each, never onto the bottom one. */
static void
scatter_wormholes (WrPosition *pos)
{
  static const WrSpace upper[] = BM_FALLING_WORMHOLES;
  const WrSpace bottom = BM_FIXED_WORMHOLE;

  pos->wormholes[wr_space_column (bottom)] |= 1u << wr_space_row (bottom);
  pos->supply[WR_TOKEN_WORMHOLE]--;
  for (guint i = 0; i < G_N_ELEMENTS (upper); i++)
    {
      int column = wr_space_column (upper[i]);
      guint row;

      do
        row = bm_random_die (&pos->seed, WR_LAST_ROW);
      while (WR_SPACE (column, row) == bottom);
      pos->wormholes[column] |= (guint16) (1u << row);
      pos->supply[WR_TOKEN_WORMHOLE]--;
    }
}

/* The cards of DECK, with all copies, shuffled. */
static guint
shuffled_deck (WrPosition *pos,
               WrDeck      deck,
               guint8     *out,
               guint       room)
{
  guint n = MIN (wr_card_set->n_in_deck[deck], room);

  memcpy (out, wr_card_set->decks[deck], n);
  bm_random_shuffle (&pos->seed, out, n);
  return n;
}

static void
give_champion (WrPosition *pos,
               guint       place,
               guint8      card)
{
  pos->champions[place] = card;
  if (place == WR_N_WORMS)
    pos->health = pos->max_health = wr_card (card)->health;
}

/* The next choice of setup: four times a Worm's champion (R3.4), the Bird's (R3.5), then its Grass. */
static void
ask_next (WrPosition *pos)
{
  WrDraft *draft = &pos->draft;
  guint place = 0, offered;
  guint8 *deck;
  WrFrame *frame;

  while (place <= WR_N_WORMS && pos->champions[place] != WR_NO_VALUE)
    place++;
  deck = place == WR_N_WORMS ? draft->cards + draft->n_worm : draft->cards;
  offered = place == WR_N_WORMS ? MIN (draft->n_bird, BM_OFFERED_BIRDS) : MIN (draft->n_worm, BM_OFFERED_WORMS);
  if (place > WR_N_WORMS || offered == 0)
    {
      memset (draft, 0, sizeof *draft);
      wr_push_frame (pos, (WrFrame) { .kind = WR_FRAME_LAND });
      return;
    }
  frame = wr_push_frame (pos, (WrFrame) { .kind = WR_FRAME_DRAFT, .b = WR_NO_CARD, .c = WR_NO_CARD, .d = WR_NO_CARD,
                                          .e = WR_NO_CARD,
                                          .a = (guint8) (place == WR_N_WORMS ? WR_PIECE_BIRD : place) });
  qsort (deck, offered, 1, compare_cards);
  memcpy (&frame->b, deck, offered);
  memmove (deck, deck + offered, sizeof draft->cards - (gsize) (deck - draft->cards) - offered);
  memset (draft->cards + sizeof draft->cards - offered, 0, offered);
  if (place == WR_N_WORMS)
    draft->n_bird = (guint8) (draft->n_bird - offered);
  else
    draft->n_worm = (guint8) (draft->n_worm - offered);
}

/* R3.7: champions dealt at random. */
static void
deal_champions (WrPosition *pos)
{
  WrDraft *draft = &pos->draft;

  for (guint place = 0; place < MIN (WR_N_WORMS, draft->n_worm); place++)
    give_champion (pos, place, draft->cards[place]);
  if (draft->n_bird > 0)
    give_champion (pos, WR_N_WORMS, draft->cards[draft->n_worm]);
  memset (draft, 0, sizeof *draft);
}

void
wr_rules_start (WrPosition *pos,
                guint64     seed,
                guint       options)
{
  gboolean champions = (options & (WR_START_DRAFT | WR_START_RANDOM)) != 0;

  wr_position_init (pos);
  pos->seed = seed & BM_RANDOM_MAX_SEED;
  pos->turn = WR_TURN_SETUP;
  pos->total = 0;
  pos->at[WR_PIECE_BIRD] = WR_SPACE_NONE;
  scatter_wormholes (pos);
  if (champions)
    {
      WrDraft *draft = &pos->draft;

      draft->n_worm = (guint8) shuffled_deck (pos, WR_DECK_WORM_CHAMPION, draft->cards, sizeof draft->cards);
      draft->n_bird = (guint8) shuffled_deck (pos, WR_DECK_BIRD_CHAMPION, draft->cards + draft->n_worm,
                                              sizeof draft->cards - draft->n_worm);
    }
  if (options & WR_START_CARDS)
    {
      WrCards *cards = pos->cards;

      cards[WR_SIDE_BIRD].n_deck = (guint8) shuffled_deck (pos, WR_DECK_BIRD, cards[WR_SIDE_BIRD].cards, WR_MAX_CARDS);
      cards[WR_SIDE_WORMS].n_deck = (guint8) shuffled_deck (pos, WR_DECK_WORM, cards[WR_SIDE_WORMS].cards, WR_MAX_CARDS);
    }
  if (options & WR_START_EVENTS)
    pos->events.n_deck = (guint8) shuffled_deck (pos, WR_DECK_EVENT, pos->events.cards, WR_MAX_CARDS);
  if (options & WR_START_RANDOM)
    deal_champions (pos);
  ask_next (pos);
  wr_position_gather (pos);
}

BmMove *
wr_draft_moves (const WrPosition *pos,
                BmMove           *out)
{
  const WrFrame *frame = &pos->frames[pos->n_frames - 1];
  const guint8 *offered = &frame->b;

  for (guint i = 0; i < BM_OFFERED_BIRDS && offered[i] != WR_NO_CARD; i++)
    *out++ = WR_MOVE (frame->a, WR_MOVE_DRAFT, offered[i], 0);
  return out;
}

void
wr_draft (WrRun  *run,
          guint8  card)
{
  WrPosition *pos = run->pos;
  WrPiece who = (WrPiece) wr_top_frame (pos)->a;

  wr_pop_frame (pos);
  give_champion (pos, who == WR_PIECE_BIRD ? WR_N_WORMS : who, card);
  wr_emit (run, WR_EVENT_DRAFTED, who, 0, 0, card, 0);
  ask_next (pos);
  wr_position_gather (pos);
}

BmMove *
wr_land_moves (const WrPosition *pos,
               BmMove           *out)
{
  for (int column = 0; column < WR_N_COLUMNS; column++)
    *out++ = WR_MOVE (WR_PIECE_NONE, WR_MOVE_LAND, wr_position_grass_space (pos, column), 0);
  return out;
}

/* R3.5, R3.6: with the Bird on its Grass the hands are dealt and day 1 begins. */
void
wr_land (WrRun  *run,
         WrSpace space)
{
  WrPosition *pos = run->pos;

  wr_pop_frame (pos);
  pos->at[WR_PIECE_BIRD] = space;
  wr_emit (run, WR_EVENT_PUT, WR_TOKEN_BIRD, 0, space, 0, 0);
  wr_draw (run, WR_SIDE_WORMS, BM_START_HAND);
  wr_draw (run, WR_SIDE_BIRD, BM_START_HAND);
  wr_emit (run, WR_EVENT_DAY, 0, 0, 0, pos->day, 0);
  wr_push_frame (pos, (WrFrame) { .kind = WR_FRAME_DAY, .a = WR_PHASE_TURN_START,
                                  .b = (guint8) wr_hook_first_side (pos) });
}
