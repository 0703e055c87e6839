/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-event.h"

#include <string.h>

static void
replay_turn (const BmEvent *event,
             BmPosition    *pos)
{
  pos->turn = event->who;
  pos->total = (guint8) event->n;
  pos->spent = 0;
  pos->penalty[event->who] = 0;
  if (event->who == BM_SIDE_BIRD)
    pos->used_turn[BM_N_WORMS] = pos->ate_turn = 0;
  else
    memset (pos->used_turn, 0, BM_N_WORMS);
}

static void
replay_turn_end (const BmEvent *event,
                 BmPosition    *pos)
{
  pos->total = pos->spent = 0;
  memset (pos->counts, 0, sizeof pos->counts);
  if (event->who != BM_SIDE_WORMS)
    return;
  pos->bitten = pos->acted = 0;
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (pos->stunned[worm] > 0)
      pos->stunned[worm]--;
}

static void
replay_spent (const BmEvent *event,
              BmPosition    *pos)
{
  pos->spent = (guint8) (pos->spent + event->n);
  pos->counts[event->who][event->m]++;
  if (event->from < BM_N_CRAWLERS)
    pos->acted |= (guint8) (1u << event->from);
}

/* A hand keeps its order; the card drawn lies on top of the deck. */
static void
replay_drawn (const BmEvent *event,
              BmPosition    *pos)
{
  BmCards *cards = &pos->cards[event->who];
  guint place = cards->n_hand;

  for (; place > 0 && cards->cards[place - 1] > event->n; place--)
    cards->cards[place] = cards->cards[place - 1];
  cards->cards[place] = (guint8) event->n;
  cards->n_hand++;
  cards->n_deck--;
}

static void
replay_discarded (const BmEvent *event,
                  BmPosition    *pos)
{
  BmCards *cards = &pos->cards[event->who];
  guint all = (guint) cards->n_hand + cards->n_deck + cards->n_discard;
  guint8 *place = memchr (cards->cards, event->n, cards->n_hand);

  if (place == NULL)
    return;
  memmove (place, place + 1, (gsize) (cards->cards + all - place - 1));
  cards->cards[all - 1] = (guint8) event->n;
  cards->n_hand--;
  cards->n_discard++;
}

static void
replay_death (const BmEvent *event,
              BmPosition    *pos)
{
  guint piece = event->who;

  pos->at[piece] = BM_SPACE_NONE;
  pos->bitten &= (guint8) ~(1u << piece);
  pos->acted &= (guint8) ~(1u << piece);
  if (piece < BM_N_WORMS)
    pos->stunned[piece] = pos->used_match[piece] = pos->used_turn[piece] = 0;
  if (event->kind != BM_EVENT_WORM_EATEN)
    return;
  pos->ate_turn++;
  pos->ate_day++;
}

static void
change_token (BmPosition *pos,
              guint       token,
              BmSpace     space,
              int         by)
{
  int column = bm_space_column (space);
  guint16 bit = (guint16) (1u << bm_space_row (space));
  guint8 *stack = NULL;

  switch (token)
    {
    case BM_TOKEN_BEDROCK:
      pos->bedrock[column] ^= bit;
      break;
    case BM_TOKEN_WORMHOLE:
      pos->wormholes[column] ^= bit;
      break;
    case BM_TOKEN_DRILL:
      stack = &pos->on_grass[BM_DRILLS][column];
      break;
    case BM_TOKEN_GRAVESTONE:
      stack = &pos->on_grass[BM_GRAVESTONES][column];
      break;
    case BM_TOKEN_LAVA:
      stack = &pos->on_grass[BM_LAVA][column];
      break;
    case BM_TOKEN_BIRD:
      pos->at[BM_PIECE_BIRD] = space;
      return;
    default:
      g_return_if_reached ();
    }
  if (stack != NULL)
    *stack = (guint8) (*stack + by);
  pos->supply[token] = (guint8) (pos->supply[token] - by);
}

static void
replay_tracker (const BmEvent *event,
                BmPosition    *pos)
{
  if (event->who == BM_TRACKER_HUNGER)
    pos->hunger = event->to;
  else if (event->who == BM_TRACKER_SUSPICION)
    pos->suspicion = event->to;
  else
    pos->health = event->to;
}

void
bm_event_replay (const BmEvent *event,
                 BmPosition    *pos)
{
  switch ((BmEventKind) event->kind)
    {
    case BM_EVENT_DAY:
      pos->day = (guint8) event->n;
      pos->ate_day = 0;
      break;
    case BM_EVENT_TURN:
      replay_turn (event, pos);
      break;
    case BM_EVENT_TURN_END:
      replay_turn_end (event, pos);
      break;
    case BM_EVENT_DRAWN:
      replay_drawn (event, pos);
      break;
    case BM_EVENT_SHUFFLED:
      pos->cards[event->who].n_deck = pos->cards[event->who].n_discard;
      pos->cards[event->who].n_discard = 0;
      break;
    case BM_EVENT_DISCARDED:
      replay_discarded (event, pos);
      break;
    case BM_EVENT_SPENT:
      replay_spent (event, pos);
      break;
    case BM_EVENT_ACTIONS:
      pos->penalty[event->who] = (gint8) (pos->penalty[event->who] - event->n);
      break;
    case BM_EVENT_MOVED:
    case BM_EVENT_FLEW:
    case BM_EVENT_FELL:
    case BM_EVENT_CARRIED:
    case BM_EVENT_TELEPORTED:
    case BM_EVENT_RAISED:
      pos->at[event->who] = event->to;
      break;
    case BM_EVENT_WORM_EATEN:
    case BM_EVENT_ZOMBIE_EATEN:
    case BM_EVENT_DIED:
      replay_death (event, pos);
      break;
    case BM_EVENT_BITTEN:
      pos->bitten |= (guint8) (1u << event->who);
      break;
    case BM_EVENT_SANK:
    case BM_EVENT_ROSE:
      pos->grass[event->n] = event->to;
      break;
    case BM_EVENT_PUT:
      change_token (pos, event->who, event->to, 1);
      break;
    case BM_EVENT_TAKEN:
    case BM_EVENT_BROKE:
      change_token (pos, event->who, event->from, -1);
      break;
    case BM_EVENT_BURNT:
      change_token (pos, BM_TOKEN_GRAVESTONE, event->from, -1);
      break;
    case BM_EVENT_SHIFTED:
      change_token (pos, event->who, event->from, -1);
      change_token (pos, event->who, event->to, 1);
      break;
    case BM_EVENT_TRACKER:
      replay_tracker (event, pos);
      break;
    case BM_EVENT_WON:
      pos->winner = event->who;
      break;
    /* What these tell of is done by the events that follow them. */
    case BM_EVENT_ROLLED:
    case BM_EVENT_RAIN:
    case BM_EVENT_SPECIAL:
    case BM_EVENT_WOKE:
    case BM_EVENT_PECKED:
    case BM_EVENT_DUG:
      break;
    case BM_N_EVENT_KINDS:
    default:
      g_return_if_reached ();
    }
}
