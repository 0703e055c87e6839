/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-honours.h"

#include <glib/gi18n-lib.h>

#include "tb-end-words.h"
#include "tb-history.h"

#define HUNTED       3
#define DELIVERED    5
#define SOURCES      4
#define BONUSES      3
#define BEHIND       5
#define ATTACKS_LEFT 5

/* What happened in a match, as far as an honour asks. */
typedef struct
{
  guint    seat;
  gboolean won;
  gboolean alone;
  TbTotals totals;
  guint    sources;    /* number of those with points */
  guint    used;       /* Items and Weapons */
  guint    jumps;
  guint    bonuses;
  guint    hidden;     /* Hidden Bounties completed */
  guint    completed;  /* Bounties in this turn, ... */
  guint    most_completed; /* ... and the most in one */
  int      behind;     /* the most points behind the leading seat at the end of a round */
  guint    left_out;
  int      attacks_left;
} Deeds;

enum
{
  UNHARMED,
  BIG_GAME,
  COURIER,
  ALL_SORTS,
  LEAP,
  EMPTY_POCKETS,
  REGULAR_GUEST,
  DOUBLE_PAY,
  UP_THE_SLEEVE,
  COMEBACK,
  TO_SPARE,
  TRAVELLING_LIGHT,
  N_HONOURS
};

const BmHonour tb_honours[] = {
  [UNHARMED] = { "unharmed", "terror-below/tokens/heart", N_("Nobody left behind"),
    N_("Win without losing a Leader. A Location is shelter as long as no Target lies on it: end your turns indoors.") },
  [BIG_GAME] = { "big-game", "terror-below/tokens/gun", N_("Big game"),
    N_("Beat three Worms in one match. Count the damage of all your Weapons before the first shot.") },
  [COURIER] = { "courier", "terror-below/pieces/egg-any", N_("Courier"),
    N_("Deliver five Eggs in one match. Without a Bounty an Egg is still a point: never drive home empty.") },
  [ALL_SORTS] = { "all-sorts", "terror-below/tokens/star", N_("A bit of everything"),
    N_("Get points in at least four ways in one match: by Bounties, Eggs, Worms, Delivery Bonuses, cards or ramps.") },
  [LEAP] = { "leap", "terror-below/actions/jump", N_("Over the edge"),
    N_("Jump once and land. A jump crosses in one action what can take a whole turn to drive round.") },
  [EMPTY_POCKETS] = { "empty-pockets", "terror-below/tokens/bag", N_("Empty pockets"),
    N_("Win without using an Item or a Weapon. Driving well needs no luck with cards.") },
  [REGULAR_GUEST] = { "regular-guest", "terror-below/tokens/coin", N_("A regular guest"),
    N_("Get three Delivery Bonuses in one match. The bonus comes once a turn: deliver in different turns.") },
  [DOUBLE_PAY] = { "double-pay", "terror-below/tokens/star", N_("Double pay"),
    N_("Complete two Bounties in one turn. Take Eggs for the same Location before you drive there.") },
  [UP_THE_SLEEVE] = { "up-the-sleeve", "terror-below/tokens/head", N_("Up the sleeve"),
    N_("Complete a Hidden Bounty. Nobody can snatch it from you, so it can wait for the right Egg.") },
  [COMEBACK] = { "comeback", "terror-below/tokens/rubble", N_("Not over yet"),
    N_("Win after you were five points behind at the end of a round. One large Bounty turns a race.") },
  [TO_SPARE] = { "to-spare", "terror-below/tokens/die-red-6", N_("Time to spare"),
    N_("Win a solo match with five attacks left. Spread your cards: a Worm that is not full attacks only by the red die.") },
  [TRAVELLING_LIGHT] = { "travelling-light", "terror-below/pieces/pawn-red", N_("Travelling light"),
    N_("Win a solo match with two members of the squad left at home. Each of them is worth points in the end.") },
  { .id = NULL },
};
G_STATIC_ASSERT (N_HONOURS < BM_MAX_HONOURS);

/* ---- The deeds */

static void
take_event (Deeds         *deeds,
            const BmEvent *event)
{
  if (event->kind == TB_EVENT_TURN)
    deeds->completed = 0;
  if (event->who != deeds->seat)
    return;
  switch (event->kind)
    {
    case TB_EVENT_USED:
      deeds->used += tb_card_is_item ((TbCard) event->n) || tb_card_is_weapon ((TbCard) event->n) ? 1 : 0;
      break;
    case TB_EVENT_JUMPED:
      deeds->jumps++;
      break;
    case TB_EVENT_BONUS:
      deeds->bonuses++;
      break;
    case TB_EVENT_COMPLETED:
      deeds->hidden += event->from == 1 ? 1 : 0;
      deeds->completed++;
      deeds->most_completed = MAX (deeds->most_completed, deeds->completed);
      break;
    default:
      break;
    }
}

static void
take_history (Deeds           *deeds,
              const TbHistory *history)
{
  deeds->totals = history->totals[deeds->seat];
  for (guint source = 0; source < TB_N_SOURCES; source++)
    deeds->sources += source != TB_SOURCE_START && deeds->totals.by[source] > 0 ? 1 : 0;
  for (guint i = 0; i < history->rounds->len; i++)
    {
      const TbRound *round = &g_array_index (history->rounds, TbRound, i);

      for (guint seat = 0; seat < history->n_seats; seat++)
        deeds->behind = MAX (deeds->behind, (int) round->points[seat] - (int) round->points[deeds->seat]);
    }
}

static Deeds
deeds_of (BmMatch *match,
          guint    seat)
{
  const TbPosition *pos = bm_match_get_position (match);
  g_autoptr(TbHistory) history = tb_history_new (match);
  Deeds deeds = { .seat = seat, .won = (pos->winners >> seat & 1) != 0, .alone = tb_position_is_solo (pos) };
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    take_event (&deeds, &events[i]);
  take_history (&deeds, history);
  if (deeds.alone)
    {
      deeds.left_out = pos->options.leave;
      deeds.attacks_left = (int) tb_box->numbers.solo_attacks - (int) tb_solo_attacks (match);
    }
  return deeds;
}

/* ---- The honours */

static gboolean
is_earned (const Deeds *deeds,
           guint        honour)
{
  switch (honour)
    {
    case UNHARMED:
      return deeds->won && deeds->totals.deaths == 0;
    case BIG_GAME:
      return deeds->totals.killed >= HUNTED;
    case COURIER:
      return deeds->totals.delivered >= DELIVERED;
    case ALL_SORTS:
      return deeds->sources >= SOURCES;
    case LEAP:
      return deeds->jumps > 0;
    case EMPTY_POCKETS:
      return deeds->won && deeds->used == 0;
    case REGULAR_GUEST:
      return deeds->bonuses >= BONUSES;
    case DOUBLE_PAY:
      return deeds->most_completed >= 2;
    case UP_THE_SLEEVE:
      return deeds->hidden > 0;
    case COMEBACK:
      return deeds->won && deeds->behind >= BEHIND;
    case TO_SPARE:
      return deeds->won && deeds->alone && deeds->attacks_left >= ATTACKS_LEFT;
    case TRAVELLING_LIGHT:
      return deeds->won && deeds->alone && deeds->left_out == 2;
    default:
      return FALSE;
    }
}

guint32
tb_honours_earned (BmMatch *match,
                   int      seat)
{
  guint32 earned = 0;
  Deeds deeds;

  g_return_val_if_fail (BM_IS_MATCH (match), 0);
  g_return_val_if_fail (seat >= 0 && (guint) seat < bm_match_get_n_seats (match), 0);

  deeds = deeds_of (match, (guint) seat);
  for (guint honour = 0; honour < N_HONOURS; honour++)
    if (is_earned (&deeds, honour))
      earned |= 1u << honour;
  return earned;
}
