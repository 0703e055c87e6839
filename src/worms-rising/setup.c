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
scatter_wormholes (BmPosition *pos)
{
  static const BmSpace upper[] = BM_FALLING_WORMHOLES;
  const BmSpace bottom = BM_FIXED_WORMHOLE;

  pos->wormholes[bm_space_column (bottom)] |= 1u << bm_space_row (bottom);
  pos->supply[BM_TOKEN_WORMHOLE]--;
  for (guint i = 0; i < G_N_ELEMENTS (upper); i++)
    {
      int column = bm_space_column (upper[i]);
      guint row;

      do
        row = bm_random_die (&pos->seed, BM_LAST_ROW);
      while (BM_SPACE (column, row) == bottom);
      pos->wormholes[column] |= (guint16) (1u << row);
      pos->supply[BM_TOKEN_WORMHOLE]--;
    }
}

/* The cards of DECK, copies each for itself, shuffled. */
static guint
shuffled_deck (BmPosition *pos,
               BmDeck      deck,
               guint8     *out,
               guint       room)
{
  guint n = MIN (bm_card_set->n_in_deck[deck], room);

  memcpy (out, bm_card_set->decks[deck], n);
  bm_random_shuffle (&pos->seed, out, n);
  return n;
}

static void
give_champion (BmPosition *pos,
               guint       place,
               guint8      card)
{
  pos->champions[place] = card;
  if (place == BM_N_WORMS)
    pos->health = pos->max_health = bm_card (card)->health;
}

/* The next choice of setup: four times a Worm's champion (R3.4), the Bird's (R3.5), then its Grass. */
static void
ask_next (BmPosition *pos)
{
  BmDraft *draft = &pos->draft;
  guint place = 0, offered;
  guint8 *deck;
  BmFrame *frame;

  while (place <= BM_N_WORMS && pos->champions[place] != BM_NO_VALUE)
    place++;
  deck = place == BM_N_WORMS ? draft->cards + draft->n_worm : draft->cards;
  offered = place == BM_N_WORMS ? MIN (draft->n_bird, BM_OFFERED_BIRDS) : MIN (draft->n_worm, BM_OFFERED_WORMS);
  if (place > BM_N_WORMS || offered == 0)
    {
      memset (draft, 0, sizeof *draft);
      bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_LAND });
      return;
    }
  frame = bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_DRAFT, .b = BM_NO_CARD, .c = BM_NO_CARD, .d = BM_NO_CARD,
                                          .e = BM_NO_CARD,
                                          .a = (guint8) (place == BM_N_WORMS ? BM_PIECE_BIRD : place) });
  qsort (deck, offered, 1, compare_cards);
  memcpy (&frame->b, deck, offered);
  memmove (deck, deck + offered, sizeof draft->cards - (gsize) (deck - draft->cards) - offered);
  memset (draft->cards + sizeof draft->cards - offered, 0, offered);
  if (place == BM_N_WORMS)
    draft->n_bird = (guint8) (draft->n_bird - offered);
  else
    draft->n_worm = (guint8) (draft->n_worm - offered);
}

/* R3.7: champions dealt at random. */
static void
deal_champions (BmPosition *pos)
{
  BmDraft *draft = &pos->draft;

  for (guint place = 0; place < MIN (BM_N_WORMS, draft->n_worm); place++)
    give_champion (pos, place, draft->cards[place]);
  if (draft->n_bird > 0)
    give_champion (pos, BM_N_WORMS, draft->cards[draft->n_worm]);
  memset (draft, 0, sizeof *draft);
}

void
bm_rules_start (BmPosition *pos,
                guint64     seed,
                guint       options)
{
  gboolean champions = (options & (BM_START_DRAFT | BM_START_RANDOM)) != 0;

  bm_position_init (pos);
  pos->seed = seed & BM_RANDOM_MAX_SEED;
  pos->turn = BM_TURN_SETUP;
  pos->total = 0;
  pos->at[BM_PIECE_BIRD] = BM_SPACE_NONE;
  scatter_wormholes (pos);
  if (champions)
    {
      BmDraft *draft = &pos->draft;

      draft->n_worm = (guint8) shuffled_deck (pos, BM_DECK_WORM_CHAMPION, draft->cards, sizeof draft->cards);
      draft->n_bird = (guint8) shuffled_deck (pos, BM_DECK_BIRD_CHAMPION, draft->cards + draft->n_worm,
                                              sizeof draft->cards - draft->n_worm);
    }
  if (options & BM_START_CARDS)
    {
      BmCards *cards = pos->cards;

      cards[BM_SIDE_BIRD].n_deck = (guint8) shuffled_deck (pos, BM_DECK_BIRD, cards[BM_SIDE_BIRD].cards, BM_MAX_CARDS);
      cards[BM_SIDE_WORMS].n_deck = (guint8) shuffled_deck (pos, BM_DECK_WORM, cards[BM_SIDE_WORMS].cards, BM_MAX_CARDS);
    }
  if (options & BM_START_EVENTS)
    pos->events.n_deck = (guint8) shuffled_deck (pos, BM_DECK_EVENT, pos->events.cards, BM_MAX_CARDS);
  if (options & BM_START_RANDOM)
    deal_champions (pos);
  ask_next (pos);
  bm_position_gather (pos);
}

BmMove *
bm_draft_moves (const BmPosition *pos,
                BmMove           *out)
{
  const BmFrame *frame = &pos->frames[pos->n_frames - 1];
  const guint8 *offered = &frame->b;

  for (guint i = 0; i < BM_OFFERED_BIRDS && offered[i] != BM_NO_CARD; i++)
    *out++ = BM_MOVE (frame->a, BM_MOVE_DRAFT, offered[i], 0);
  return out;
}

void
bm_draft (BmRun  *run,
          guint8  card)
{
  BmPosition *pos = run->pos;
  BmPiece who = (BmPiece) bm_top_frame (pos)->a;

  bm_pop_frame (pos);
  give_champion (pos, who == BM_PIECE_BIRD ? BM_N_WORMS : who, card);
  bm_emit (run, BM_EVENT_DRAFTED, who, 0, 0, card, 0);
  ask_next (pos);
  bm_position_gather (pos);
}

BmMove *
bm_land_moves (const BmPosition *pos,
               BmMove           *out)
{
  for (int column = 0; column < BM_N_COLUMNS; column++)
    *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_LAND, bm_position_grass_space (pos, column), 0);
  return out;
}

/* R3.5, R3.6: with the Bird on its Grass the hands are dealt and day 1 begins. */
void
bm_land (BmRun  *run,
         BmSpace space)
{
  BmPosition *pos = run->pos;

  bm_pop_frame (pos);
  pos->at[BM_PIECE_BIRD] = space;
  bm_emit (run, BM_EVENT_PUT, BM_TOKEN_BIRD, 0, space, 0, 0);
  bm_draw (run, BM_SIDE_WORMS, BM_START_HAND);
  bm_draw (run, BM_SIDE_BIRD, BM_START_HAND);
  bm_emit (run, BM_EVENT_DAY, 0, 0, 0, pos->day, 0);
  bm_push_frame (pos, (BmFrame) { .kind = BM_FRAME_DAY, .a = BM_PHASE_TURN_START,
                                  .b = (guint8) bm_hook_first_side (pos) });
}
