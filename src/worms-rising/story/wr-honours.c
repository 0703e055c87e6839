/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-honours.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "wr-duel-history.h"

#define SWIFT_DAYS  3
#define PACK_BITES  3
#define HUNGER_LEFT 1

/* The part of a day in which the columns sink: see wr-duel-history.c. */
#define NIGHT 0.86

/* What happened in a match, as far as an honour asks. */
typedef struct
{
  int       seat;
  gboolean  won;
  WrVictory how;
  gboolean  has_cards;
  guint     played;     /* cards, by SEAT */
  guint     pecks;
  guint     bites;
  guint     most_bites; /* in a day */
  guint     most_eaten; /* in a day */
  guint     living;     /* Worms, at the end */
  guint     least_hunger;
  guint     days;
  gboolean  ate_by_night;
  gboolean  zombie_decided;
} Deeds;

enum
{
  BARE_HANDS,
  FEAST,
  UNBITTEN,
  PATIENCE,
  LAST_CRUMB,
  NIGHT_MEAL,
  EARLY_BIRD,
  ALL_ALIVE,
  LAST_WORM,
  STARVED,
  ZOMBIE_BITE,
  PACK,
  N_HONOURS
};

const BmHonour wr_honours[] = {
  [BARE_HANDS] = { "bare-hands", "actions/card", N_("Bare hands"),
    N_("Win a match with cards without playing one. A card costs two actions: two moves on the board are often worth more.") },
  [FEAST] = { "feast", "actions/eat", N_("A feast"),
    N_("Eat four Worms in one day. Lure them close together first, then strike.") },
  [UNBITTEN] = { "unbitten", "actions/heart", N_("Not a scratch"),
    N_("Win as the Bird without a single Bite. Worms bite across corners too: end the turn two spaces away from them.") },
  [PATIENCE] = { "patience", "actions/peck", N_("Patience"),
    N_("Win as the Bird without a Peck. A Peck costs an action; rain comes by itself.") },
  [LAST_CRUMB] = { "last-crumb", "actions/food-empty", N_("The last crumb"),
    N_("Win as the Bird after Hunger stood at 1. Columns sink before Hunger falls: a meal by night comes in time.") },
  [NIGHT_MEAL] = { "night-meal", "pieces/gravestone", N_("A meal by night"),
    N_("Eat a Worm while the columns sink. Drills and Gravestones carry the Bird down onto whatever lies below.") },
  [EARLY_BIRD] = { "early-bird", "pieces/bird", N_("The early bird"),
    N_("Win as the Bird within three days. The sooner a Worm is gone, the fewer Bites there will be.") },
  [ALL_ALIVE] = { "all-alive", "pieces/worm-green", N_("All together"),
    N_("Win as the Worms with all four alive. Every Worm that is eaten feeds the Bird for three days.") },
  [LAST_WORM] = { "last-worm", "pieces/worm-pink", N_("The last one"),
    N_("Win as the Worms with only one alive. One is enough, as long as it outlasts the Bird’s Hunger.") },
  [STARVED] = { "starved", "pieces/bird-thin", N_("Nothing to eat"),
    N_("Starve the Bird without a single Bite. Hunger falls every night: staying out of reach is a plan.") },
  [ZOMBIE_BITE] = { "zombie-bite", "actions/raise", N_("From the grave"),
    N_("Let a Zombie’s Bite decide the match. An eaten Worm leaves a Gravestone: raise a Zombie from it, and that can bite every turn.") },
  [PACK] = { "pack", "actions/bite", N_("The pack"),
    N_("Bite the Bird three times in one day. Each Bite also takes an action from its next turn.") },
  { .id = NULL },
};
G_STATIC_ASSERT (N_HONOURS < BM_MAX_HONOURS);

/* ---- The deeds */

static void
take_event (Deeds         *deeds,
            const BmEvent *event)
{
  if (event->kind == WR_EVENT_PLAYED && event->who == deeds->seat)
    deeds->played++;
  else if (event->kind == WR_EVENT_PECKED)
    deeds->pecks++;
  else if (event->kind == WR_EVENT_WON)
    deeds->how = (WrVictory) event->n;
  else if (event->kind == WR_EVENT_BITTEN)
    deeds->zombie_decided = event->who >= WR_N_WORMS && event->who < WR_PIECE_BIRD;
}

static void
take_history (Deeds               *deeds,
              const WrDuelHistory *history)
{
  deeds->days = history->days->len;
  deeds->least_hunger = G_MAXUINT;
  for (guint i = 0; i < history->days->len; i++)
    {
      const WrDuelDay *day = &g_array_index (history->days, WrDuelDay, i);

      deeds->bites += day->bites;
      deeds->most_bites = MAX (deeds->most_bites, day->bites);
      deeds->most_eaten = MAX (deeds->most_eaten, (guint) __builtin_popcount (day->eaten));
    }
  for (guint i = 0; i < history->samples->len; i++)
    deeds->least_hunger = MIN (deeds->least_hunger, (guint) g_array_index (history->samples, WrSample, i).figures.hunger);
  for (guint i = 0; i < history->notes->len; i++)
    {
      const WrNote *note = &g_array_index (history->notes, WrNote, i);

      deeds->ate_by_night |= note->kind == WR_NOTE_MEAL && note->at - floor (note->at) >= NIGHT;
    }
}

static Deeds
deeds_of (BmMatch *match,
          int      seat)
{
  const WrPosition *pos = bm_match_get_position (match);
  g_autoptr(WrDuelHistory) history = wr_duel_history_new (match);
  const WrCards *cards = &pos->cards[seat];
  Deeds deeds = { .seat = seat, .won = pos->winner == seat, .living = (guint) __builtin_popcount (wr_position_living (pos)),
                  .has_cards = cards->n_hand + cards->n_deck + cards->n_discard > 0 };
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    take_event (&deeds, &events[i]);
  take_history (&deeds, history);
  return deeds;
}

/* ---- The honours */

static gboolean
is_of_both (const Deeds *deeds,
            guint        honour)
{
  return honour == BARE_HANDS && deeds->won && deeds->has_cards && deeds->played == 0;
}

static gboolean
is_of_bird (const Deeds *deeds,
            guint        honour)
{
  switch (honour)
    {
    case FEAST:
      return deeds->most_eaten == WR_N_WORMS;
    case UNBITTEN:
      return deeds->won && deeds->bites == 0;
    case PATIENCE:
      return deeds->won && deeds->pecks == 0;
    case LAST_CRUMB:
      return deeds->won && deeds->least_hunger <= HUNGER_LEFT;
    case NIGHT_MEAL:
      return deeds->ate_by_night;
    case EARLY_BIRD:
      return deeds->won && deeds->days <= SWIFT_DAYS;
    default:
      return FALSE;
    }
}

static gboolean
is_of_worms (const Deeds *deeds,
             guint        honour)
{
  switch (honour)
    {
    case ALL_ALIVE:
      return deeds->won && deeds->living == WR_N_WORMS;
    case LAST_WORM:
      return deeds->won && deeds->living == 1;
    case STARVED:
      return deeds->won && deeds->how == WR_VICTORY_STARVED && deeds->bites == 0;
    case ZOMBIE_BITE:
      return deeds->won && deeds->how == WR_VICTORY_HEALTH && deeds->zombie_decided;
    case PACK:
      return deeds->most_bites >= PACK_BITES;
    default:
      return FALSE;
    }
}

guint32
wr_honours_earned (BmMatch *match,
                   int      seat)
{
  guint32 earned = 0;
  Deeds deeds;

  g_return_val_if_fail (BM_IS_MATCH (match), 0);
  g_return_val_if_fail (seat >= 0 && seat < WR_N_SIDES, 0);

  deeds = deeds_of (match, seat);
  for (guint honour = 0; honour < N_HONOURS; honour++)
    if (is_of_both (&deeds, honour) || (seat == WR_SIDE_BIRD ? is_of_bird : is_of_worms) (&deeds, honour))
      earned |= 1u << honour;
  return earned;
}
