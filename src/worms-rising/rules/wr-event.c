/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-event.h"

#include <string.h>

#include "wr-card-set.h"

static void
replay_turn (const BmEvent *event,
             WrPosition    *pos)
{
  pos->turn = event->who;
  pos->total = (guint8) event->n;
  pos->spent = 0;
  pos->penalty[event->who] = 0;
  if (event->who == WR_SIDE_BIRD)
    pos->used_turn[WR_N_WORMS] = pos->ate_turn = 0;
  else
    memset (pos->used_turn, 0, WR_N_WORMS);
}

static void
replay_turn_end (const BmEvent *event,
                 WrPosition    *pos)
{
  pos->total = pos->spent = 0;
  memset (pos->counts, 0, sizeof pos->counts);
  if (event->who != WR_SIDE_WORMS)
    return;
  pos->bitten = pos->acted = 0;
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->stunned[worm] > 0)
      pos->stunned[worm]--;
}

static void
mark_acted (WrPosition *pos,
            guint       piece)
{
  if (piece < WR_N_CRAWLERS)
    pos->acted |= (guint8) (1u << piece);
}

/* The cost of a power is spent, but is no counted action. */
static void
replay_spent (const BmEvent *event,
              WrPosition    *pos)
{
  pos->spent = (guint8) (pos->spent + event->n);
  if (event->m < 0 || event->m >= WR_N_ACTIONS)
    return;
  if (pos->counts[event->who][event->m] < G_MAXUINT8)
    pos->counts[event->who][event->m]++;
  mark_acted (pos, event->from);
}

static void
replay_power (const BmEvent *event,
              WrPosition    *pos)
{
  guint owner = event->who == WR_PIECE_BIRD ? WR_N_WORMS : event->who;

  if (owner > WR_N_WORMS)
    return;
  pos->used_match[owner]++;
  pos->used_turn[owner]++;
  /* A power that was used, not a trigger. */
  if (event->m == 1)
    mark_acted (pos, event->who);
}

static void
replay_actions (const BmEvent *event,
                WrPosition    *pos)
{
  if (event->m == 0)
    {
      pos->total = (guint8) (pos->total + event->n);
      /* The `end` of a turn whose hand is over its limit takes all of them. */
      if (pos->total == 0)
        pos->spent = 0;
    }
  else
    pos->penalty[event->who] = (gint8) (pos->penalty[event->who] - event->n);
}

/* Removes the card at PLACE from its array. */
static void
close_gap (WrCards *cards,
           guint    place)
{
  guint all = (guint) cards->n_hand + cards->n_deck + cards->n_discard;

  memmove (cards->cards + place, cards->cards + place + 1, all - place - 1);
  cards->cards[all - 1] = 0;
}

/* Hands stay sorted.  The card is on top of the deck, unless that was shuffled or is hidden. */
static void
replay_drawn (const BmEvent *event,
              WrPosition    *pos)
{
  WrCards *cards = &pos->cards[event->who];
  const guint8 *deck = cards->cards + cards->n_hand, *found;
  guint place = cards->n_hand;

  if (cards->n_deck == 0)
    return;
  found = memchr (deck, event->n, cards->n_deck);
  /* Shifts the cards of the deck before it. */
  memmove (cards->cards + cards->n_hand + 1, deck, (gsize) (found == NULL ? 0 : found - deck));
  for (; place > 0 && cards->cards[place - 1] > event->n; place--)
    cards->cards[place] = cards->cards[place - 1];
  cards->cards[place] = (guint8) event->n;
  cards->n_hand++;
  cards->n_deck--;
}

/* From the hand to the newest of the discard pile: discarded, or played. */
static void
replay_discarded (const BmEvent *event,
                  WrPosition    *pos)
{
  WrCards *cards = &pos->cards[event->who];
  guint all = (guint) cards->n_hand + cards->n_deck + cards->n_discard;
  const guint8 *place = memchr (cards->cards, event->n, cards->n_hand);

  /* A card hidden in the view is one of those at the end of the hand. */
  if (place == NULL && cards->n_hand > 0 && cards->cards[cards->n_hand - 1] == WR_NO_CARD)
    place = cards->cards + cards->n_hand - 1;
  if (place == NULL)
    return;
  close_gap (cards, (guint) (place - cards->cards));
  cards->cards[all - 1] = (guint8) event->n;
  cards->n_hand--;
  cards->n_discard++;
}

/* R4.2: the drawn event goes to its discard pile at once. */
static void
replay_special (const BmEvent *event,
                WrPosition    *pos)
{
  WrCards *cards = &pos->events;
  guint all = (guint) cards->n_deck + cards->n_discard;
  const guint8 *place = memchr (cards->cards, event->n, cards->n_deck);

  if (cards->n_deck == 0)
    return;
  close_gap (cards, place == NULL ? 0 : (guint) (place - cards->cards));
  cards->cards[all - 1] = (guint8) event->n;
  cards->n_deck--;
  cards->n_discard++;
}

static void
replay_shuffled (const BmEvent *event,
                 WrPosition    *pos)
{
  WrCards *cards = event->who < WR_N_SIDES ? &pos->cards[event->who] : &pos->events;

  cards->n_deck = cards->n_discard;
  cards->n_discard = 0;
}

/* Takes N cards off the champions that start at PLACE. */
static void
take_offered (WrDraft *draft,
              guint    place,
              guint    n)
{
  guint all = (guint) draft->n_worm + draft->n_bird;

  memmove (draft->cards + place, draft->cards + place + n, all - place - n);
  memset (draft->cards + all - n, 0, n);
}

/* R3.4, R3.5: takes the champion, and offers the next cards. */
static void
replay_drafted (const BmEvent *event,
                WrPosition    *pos)
{
  WrDraft *draft = &pos->draft;
  guint place = 0, n;

  if (event->who > WR_PIECE_BIRD || (event->who >= WR_N_WORMS && event->who < WR_PIECE_BIRD))
    return;
  if (event->who == WR_PIECE_BIRD)
    {
      pos->champions[WR_N_WORMS] = (guint8) event->n;
      if (event->n >= 0 && (guint) event->n < wr_card_set->n_cards)
        pos->health = pos->max_health = wr_card ((guint8) event->n)->health;
    }
  else
    {
      pos->champions[event->who] = (guint8) event->n;
    }
  if (pos->turn != WR_TURN_SETUP)
    return;
  while (place <= WR_N_WORMS && pos->champions[place] != WR_NO_VALUE)
    place++;
  n = place < WR_N_WORMS ? MIN (draft->n_worm, BM_OFFERED_WORMS)
      : place == WR_N_WORMS ? MIN (draft->n_bird, BM_OFFERED_BIRDS) : 0;
  if (n == 0)
    {
      /* The draft is over when nothing is left to offer. */
      memset (draft, 0, sizeof *draft);
    }
  else if (place < WR_N_WORMS)
    {
      take_offered (draft, 0, n);
      draft->n_worm = (guint8) (draft->n_worm - n);
    }
  else
    {
      take_offered (draft, draft->n_worm, n);
      draft->n_bird = (guint8) (draft->n_bird - n);
    }
}

static void
replay_death (const BmEvent *event,
              WrPosition    *pos)
{
  guint piece = event->who;

  pos->at[piece] = WR_SPACE_NONE;
  pos->bitten &= (guint8) ~(1u << piece);
  pos->acted &= (guint8) ~(1u << piece);
  if (piece < WR_N_WORMS)
    {
      pos->stunned[piece] = pos->used_match[piece] = pos->used_turn[piece] = 0;
      pos->champions[piece] = WR_NO_VALUE;
    }
  if (event->kind != WR_EVENT_WORM_EATEN)
    return;
  pos->ate_turn++;
  pos->ate_day++;
}

static void
change_token (WrPosition *pos,
              guint       token,
              WrSpace     space,
              int         by)
{
  int column = wr_space_column (space);
  guint16 bit = (guint16) (1u << wr_space_row (space));
  guint8 *stack = NULL;

  switch (token)
    {
    case WR_TOKEN_BEDROCK:
      pos->bedrock[column] ^= bit;
      break;
    case WR_TOKEN_WORMHOLE:
      pos->wormholes[column] ^= bit;
      break;
    case WR_TOKEN_DRILL:
      stack = &pos->on_grass[WR_DRILLS][column];
      break;
    case WR_TOKEN_GRAVESTONE:
      stack = &pos->on_grass[WR_GRAVESTONES][column];
      break;
    case WR_TOKEN_LAVA:
      stack = &pos->on_grass[WR_LAVA][column];
      break;
    case WR_TOKEN_BIRD:
      pos->at[WR_PIECE_BIRD] = space;
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
                WrPosition    *pos)
{
  if (event->who == WR_TRACKER_HUNGER)
    pos->hunger = event->to;
  else if (event->who == WR_TRACKER_SUSPICION)
    pos->suspicion = event->to;
  else
    pos->health = event->to;
}

void
wr_event_replay (const BmEvent *event,
                 WrPosition    *pos)
{
  switch ((WrEventKind) event->kind)
    {
    case WR_EVENT_DAY:
      pos->day = (guint8) event->n;
      /* A card that moves the marker begins no new day. */
      if (event->m == 0)
        pos->ate_day = 0;
      break;
    case WR_EVENT_TURN:
      replay_turn (event, pos);
      break;
    case WR_EVENT_TURN_END:
      replay_turn_end (event, pos);
      break;
    case WR_EVENT_DRAWN:
      replay_drawn (event, pos);
      break;
    case WR_EVENT_SHUFFLED:
      replay_shuffled (event, pos);
      break;
    case WR_EVENT_SPECIAL:
      replay_special (event, pos);
      break;
    case WR_EVENT_DISCARDED:
    case WR_EVENT_PLAYED:
      replay_discarded (event, pos);
      break;
    case WR_EVENT_SPENT:
      replay_spent (event, pos);
      break;
    case WR_EVENT_ACTIONS:
      replay_actions (event, pos);
      break;
    case WR_EVENT_POWER:
      replay_power (event, pos);
      break;
    case WR_EVENT_DRAFTED:
      replay_drafted (event, pos);
      break;
    case WR_EVENT_STUNNED:
      pos->stunned[event->who] = (guint8) event->n;
      break;
    case WR_EVENT_MOVED:
    case WR_EVENT_FLEW:
    case WR_EVENT_FELL:
    case WR_EVENT_CARRIED:
    case WR_EVENT_TELEPORTED:
    case WR_EVENT_RAISED:
      pos->at[event->who] = event->to;
      break;
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
    case WR_EVENT_DIED:
      replay_death (event, pos);
      break;
    case WR_EVENT_BITTEN:
      pos->bitten |= (guint8) (1u << event->who);
      break;
    case WR_EVENT_SANK:
    case WR_EVENT_ROSE:
      pos->grass[event->n] = event->to;
      break;
    case WR_EVENT_PUT:
      change_token (pos, event->who, event->to, 1);
      break;
    case WR_EVENT_TAKEN:
    case WR_EVENT_BROKE:
      change_token (pos, event->who, event->from, -1);
      break;
    case WR_EVENT_BURNT:
      change_token (pos, WR_TOKEN_GRAVESTONE, event->from, -1);
      break;
    case WR_EVENT_SHIFTED:
      change_token (pos, event->who, event->from, -1);
      change_token (pos, event->who, event->to, 1);
      break;
    case WR_EVENT_TRACKER:
      replay_tracker (event, pos);
      break;
    case WR_EVENT_WON:
      pos->winner = event->who;
      break;
    /* The effects of these are separate events that follow. */
    case WR_EVENT_ROLLED:
    case WR_EVENT_RAIN:
    case WR_EVENT_SEEN:
    case WR_EVENT_REMINDER:
    case WR_EVENT_SKIPPED:
    case WR_EVENT_WOKE:
    case WR_EVENT_PECKED:
    case WR_EVENT_DUG:
      break;
    case WR_N_EVENT_KINDS:
    default:
      g_return_if_reached ();
    }
}
