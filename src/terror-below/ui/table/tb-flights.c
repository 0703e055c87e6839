/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-flights.h"

#include "tb-words.h"

/* Aspect ratios of the pictures. */
#define VEHICLE   1.6f
#define THING     1.5f
#define CARD_BACK 0.714f
#define EGG       0.857f

/* Height in spaces. */
#define SMALL 0.42f
#define LARGE 0.9f

#define SPOT(kind, n) ((TbSpot) { kind, (guint8) (n), 0 })

static TbFlightPlan
plan (TbFlightGait  gait,
      TbSpot        from,
      TbSpot        to,
      const char   *art,
      float         aspect,
      float         size)
{
  TbFlightPlan made = { .gait = gait, .from = from, .to = to, .aspect = aspect, .size = size };

  g_strlcpy (made.art, art == NULL ? "" : art, sizeof made.art);
  return made;
}

static const char *
back_of (guint deck)
{
  static const char *const backs[] = {
    [TB_DECK_VEHICLES] = "terror-below/backs/vehicle", [TB_DECK_WORMS] = "terror-below/backs/worm",
    [TB_DECK_BOUNTIES] = "terror-below/backs/bounty", [TB_DECK_ITEMS] = "terror-below/backs/item",
    [TB_DECK_WEAPONS] = "terror-below/backs/weapon", [TB_DECK_CHARACTERS] = "terror-below/backs/character",
  };

  return backs[deck];
}

static guint
deck_of (TbCard card)
{
  if (tb_card_is_vehicle (card))
    return TB_DECK_VEHICLES;
  if (tb_card_is_item (card))
    return TB_DECK_ITEMS;
  return tb_card_is_weapon (card) ? TB_DECK_WEAPONS : tb_card_is_bounty (card) ? TB_DECK_BOUNTIES : TB_DECK_CHARACTERS;
}

static float
aspect_of (TbCard card)
{
  return tb_card_is_vehicle (card) ? VEHICLE : tb_card_is_item (card) || tb_card_is_weapon (card) ? THING : 1;
}

/* The picture of a Bounty: its Location, or the head of its Worm. */
static void
put_bounty_art (TbFlightPlan *flight,
                TbCard        card)
{
  const TbBounty *bounty = tb_bounty (card);

  flight->aspect = 1;
  if (bounty->hunt)
    g_snprintf (flight->art, sizeof flight->art, "terror-below/worms/%s-head",
                bounty->type == TB_ANY ? "any" : tb_box->worm_type_words[bounty->type].id);
  else
    g_snprintf (flight->art, sizeof flight->art, "terror-below/locations/%s",
                tb_box->words[TB_FIRST_LOCATION + bounty->location].id);
}

/* The place of a card of SEAT's hand: for a VIEWER who does not see the hand, the seat's row. */
static TbSpot
hand_of (int    viewer,
         guint  seat,
         TbCard card)
{
  return viewer == (int) seat ? SPOT (TB_SPOT_CARD, card) : SPOT (TB_SPOT_SEAT, seat);
}

static TbSpot
place_of (const TbPosition *pos,
          guint             slot,
          TbCard            card)
{
  TbSpot spot = SPOT (TB_SPOT_PLACE, slot);

  for (guint i = 0; i < pos->slots[slot].n_cards; i++)
    if (pos->slots[slot].cards[i] == card)
      spot.m = (guint8) i;
  return spot;
}

/* ---- The parts of B of the rules; each returns the number of flights, 0: not one of its events, or there is no flight */

static guint
setup_flights (const TbPosition *pos,
               const BmEvent    *event,
               int               viewer,
               TbFlightPlan     *plans)
{
  TbCard card = (TbCard) event->n;

  switch ((guint) event->kind)
    {
    case TB_EVENT_FIRST:
      plans[0] = plan (TB_FLIGHT_GO, SPOT (TB_SPOT_BOARD, 0), SPOT (TB_SPOT_PORTRAIT, event->who), tb_mark_art (event->who), 1,
                       LARGE);
      return 1;
    case TB_EVENT_SHUFFLED:
      plans[0] = plan (TB_FLIGHT_NOD, SPOT (TB_SPOT_DECK, event->n), SPOT (TB_SPOT_DECK, event->n), back_of ((guint) event->n),
                       CARD_BACK, LARGE);
      return 1;
    case TB_EVENT_DRAWN:
      if (event->m == TB_DECK_CHARACTERS)
        return 0;
      plans[0] = plan (TB_FLIGHT_GO, SPOT (TB_SPOT_DECK, event->m), hand_of (viewer, event->who, card),
                       back_of ((guint) event->m), CARD_BACK, LARGE);
      if (viewer != (int) event->who)
        return 1;
      plans[0].gait = TB_FLIGHT_TURN;
      plans[0].aspect = aspect_of (card);
      g_strlcpy (plans[0].back, plans[0].art, sizeof plans[0].back);
      g_strlcpy (plans[0].art, tb_card_art (card), sizeof plans[0].art);
      return 1;
    case TB_EVENT_LEADER:
      plans[0] = plan (TB_FLIGHT_GO, SPOT (TB_SPOT_BOARD, 0), SPOT (TB_SPOT_PORTRAIT, event->who), tb_card_art (card), 1, 0);
      return 1;
    case TB_EVENT_LEFT_OUT:
      plans[0] = plan (TB_FLIGHT_TUMBLE, SPOT (TB_SPOT_PORTRAIT, event->who), SPOT (TB_SPOT_PORTRAIT, event->who),
                       tb_card_art (card), 1, 0);
      return 1;
    case TB_EVENT_OUT:
      plans[0] = plan (TB_FLIGHT_BURN, SPOT (TB_SPOT_BOARD, 0), SPOT (TB_SPOT_BOARD, 0), back_of (TB_DECK_BOUNTIES), CARD_BACK,
                       LARGE);
      return 1;
    case TB_EVENT_LINE:
      if (card == TB_NO_CARD)
        return 0;
      plans[0] = plan (TB_FLIGHT_GO, SPOT (TB_SPOT_DECK, TB_DECK_BOUNTIES), SPOT (TB_SPOT_LINE, event->m), "", 1, LARGE);
      put_bounty_art (&plans[0], card);
      return 1;
    case TB_EVENT_LINE_DISCARDED:
      plans[0] = plan (TB_FLIGHT_BURN, SPOT (event->m < 0 ? TB_SPOT_DECK : TB_SPOT_LINE, event->m < 0 ? TB_DECK_BOUNTIES : event->m),
                       SPOT (TB_SPOT_BOARD, 0), "", 1, LARGE);
      put_bounty_art (&plans[0], card);
      return 1;
    case TB_EVENT_WORM:
      plans[0] = plan (TB_FLIGHT_COME, SPOT (TB_SPOT_WORM, event->m), SPOT (TB_SPOT_WORM, event->m), "", 0, 0);
      g_snprintf (plans[0].art, sizeof plans[0].art, "terror-below/worms/%s", tb_card_kind (card));
      return 1;
    default:
      return 0;
    }
}

static guint
turn_flights (const TbPosition *pos,
              const BmEvent    *event,
              int               viewer,
              guint             last,
              TbFlightPlan     *plans)
{
  TbCard card = (TbCard) event->n;

  switch ((guint) event->kind)
    {
    case TB_EVENT_ROUND:
      plans[0] = plan (TB_FLIGHT_RISE, SPOT (TB_SPOT_BOARD, 0), SPOT (TB_SPOT_BOARD, 0), "scenery/moon", 1, 1.2f);
      return 1;
    case TB_EVENT_TURN:
    case TB_EVENT_FINAL_TURN:
      if (pos->options.players == 1)
        return 0;
      plans[0] = plan (TB_FLIGHT_RIM, SPOT (TB_SPOT_SEAT, last == TB_NO_SEAT ? event->who : last), SPOT (TB_SPOT_SEAT, event->who),
                       NULL, 0, 0);
      return 1;
    case TB_EVENT_PLAYED:
      if (event->m == TB_NO_SLOT)
        plans[0] = plan (TB_FLIGHT_TUMBLE, hand_of (viewer, event->who, card), SPOT (TB_SPOT_BOARD, 0), tb_card_art (card),
                         VEHICLE, 0);
      else
        plans[0] = plan (TB_FLIGHT_GO, hand_of (viewer, event->who, card), place_of (pos, (guint) event->m, card),
                         tb_card_art (card), VEHICLE, 0);
      return 1;
    case TB_EVENT_ADDED:
      plans[0] = plan (TB_FLIGHT_GO, hand_of (viewer, event->who, card), SPOT (TB_SPOT_POINTS, 0), tb_card_art (card), VEHICLE, 0);
      return 1;
    case TB_EVENT_HID:
      plans[0] = plan (TB_FLIGHT_GO, hand_of (viewer, event->who, card), place_of (pos, (guint) event->m, card),
                       back_of (TB_DECK_VEHICLES), CARD_BACK, LARGE);
      return 1;
    case TB_EVENT_LAID:
    case TB_EVENT_REVEALED:
      plans[0] = plan (TB_FLIGHT_TURN, SPOT (TB_SPOT_DECK, TB_DECK_VEHICLES), place_of (pos, (guint) event->m, card),
                       tb_card_art (card), VEHICLE, 0);
      if (event->kind == TB_EVENT_REVEALED)
        plans[0].from = plans[0].to;
      g_strlcpy (plans[0].back, back_of (TB_DECK_VEHICLES), sizeof plans[0].back);
      return 1;
    case TB_EVENT_TURN_END:
      plans[0] = plan (TB_FLIGHT_BURN, SPOT (TB_SPOT_HAND, 0), SPOT (TB_SPOT_HAND, 0), back_of (TB_DECK_VEHICLES), CARD_BACK, LARGE);
      return 1;
    default:
      return 0;
    }
}

static guint
action_flights (const TbPosition *pos,
                const BmEvent    *event,
                TbFlightPlan     *plans)
{
  TbSpot row = SPOT (TB_SPOT_SEAT, event->who), space = SPOT (TB_SPOT_SPACE, event->from);

  switch ((guint) event->kind)
    {
    case TB_EVENT_CLEARED:
      plans[0] = plan (TB_FLIGHT_GO, space, row, "terror-below/pieces/rubble-1", 1, SMALL);
      return 1;
    case TB_EVENT_SCOOPED:
      plans[0] = plan (TB_FLIGHT_GO, space, row, event->n > 1 ? "terror-below/pieces/rubble-2" : "terror-below/pieces/rubble-1", 1,
                       SMALL);
      return 1;
    case TB_EVENT_TOOK:
      plans[0] = plan (TB_FLIGHT_GO, space, row, tb_egg_art ((guint) event->n), EGG, SMALL);
      return 1;
    case TB_EVENT_TRADED_RUBBLE:
      plans[0] = plan (TB_FLIGHT_RISE, row, row, "terror-below/pieces/rubble-2", 1, SMALL * 1.5f);
      return 1;
    case TB_EVENT_LOST_RUBBLE:
      plans[0] = plan (TB_FLIGHT_RISE, row, row, "terror-below/pieces/rubble-1", 1, SMALL);
      return 1;
    case TB_EVENT_BONUS:
      if (pos->locations[event->m] == TB_SPACE_NONE)
        return 0;
      space.n = pos->locations[event->m];
      plans[0] = plan (TB_FLIGHT_RISE, space, space, "terror-below/tokens/star", 1, 0.7f);
      return 1;
    case TB_EVENT_HIDDEN_BOUNTY:
      plans[0] = plan (TB_FLIGHT_GO, event->m != 0 ? SPOT (TB_SPOT_DECK, TB_DECK_BOUNTIES) : SPOT (TB_SPOT_LINE, 1), row,
                       back_of (TB_DECK_BOUNTIES), CARD_BACK, LARGE);
      return 1;
    case TB_EVENT_REVIVED:
      plans[0] = plan (TB_FLIGHT_TURN, SPOT (TB_SPOT_PORTRAIT, event->who), SPOT (TB_SPOT_PORTRAIT, event->who),
                       tb_card_art ((TbCard) event->n), 1, 0);
      g_strlcpy (plans[0].back, "terror-below/pieces/gravestone", sizeof plans[0].back);
      return 1;
    default:
      return 0;
    }
}

/* The source of points: the beaten Worm, or the space of the car. */
static TbSpot
source_of (const TbPosition *pos,
           guint             seat)
{
  const TbPlayer *player = &pos->players[seat];

  if (pos->attack.slot < TB_N_SLOTS && pos->slots[pos->attack.slot].target != TB_SPACE_NONE)
    return SPOT (TB_SPOT_SPACE, pos->slots[pos->attack.slot].target);
  return player->at != TB_SPACE_NONE ? SPOT (TB_SPOT_SPACE, player->at) : SPOT (TB_SPOT_BOARD, 0);
}

static guint
card_flights (const TbPosition *pos,
              const BmEvent    *event,
              int               viewer,
              TbFlightPlan     *plans)
{
  TbCard card = (TbCard) event->n;
  TbSpot portrait = SPOT (TB_SPOT_PORTRAIT, event->who);

  switch ((guint) event->kind)
    {
    case TB_EVENT_VP:
      plans[0] = plan (TB_FLIGHT_GO, source_of (pos, event->who), SPOT (TB_SPOT_STAR, event->who), "terror-below/tokens/star", 1,
                       SMALL * 1.3f);
      return 1;
    case TB_EVENT_COMPLETED:
      plans[0] = plan (TB_FLIGHT_STAMP, portrait, portrait, "", 1, 0);
      put_bounty_art (&plans[0], event->to);
      plans[1] = plan (TB_FLIGHT_GO, source_of (pos, event->who), SPOT (TB_SPOT_STAR, event->who), "terror-below/tokens/star", 1,
                       SMALL * 1.8f);
      return 2;
    case TB_EVENT_USED:
      plans[0] = plan (TB_FLIGHT_SHOW, tb_card_is_character (card) ? portrait : hand_of (viewer, event->who, card),
                       SPOT (TB_SPOT_BOARD, 0), tb_card_art (card), aspect_of (card), LARGE * 1.4f);
      return 1;
    case TB_EVENT_KEPT:
      plans[0] = plan (TB_FLIGHT_GO, SPOT (TB_SPOT_BOARD, 0), hand_of (viewer, event->who, card), tb_card_art (card),
                       aspect_of (card), LARGE);
      return 1;
    case TB_EVENT_HAT:
      if (card == TB_NO_CARD)
        return 0;
      plans[0] = plan (TB_FLIGHT_STAMP, portrait, portrait, tb_card_art (card), THING, 0);
      return 1;
    case TB_EVENT_DISCARDED:
      plans[0] = plan (TB_FLIGHT_TUMBLE, event->who == TB_NO_SEAT ? SPOT (TB_SPOT_DECK, deck_of (card))
                                                                  : hand_of (viewer, event->who, card),
                       SPOT (TB_SPOT_BOARD, 0), tb_card_art (card), aspect_of (card), LARGE * 0.8f);
      return 1;
    case TB_EVENT_STOLEN_EGG:
      plans[0] = plan (TB_FLIGHT_GO, SPOT (TB_SPOT_SEAT, event->from), SPOT (TB_SPOT_SEAT, event->who), tb_egg_art ((guint) event->n),
                       EGG, SMALL * 1.3f);
      return 1;
    case TB_EVENT_STOLEN_RUBBLE:
      plans[0] = plan (TB_FLIGHT_GO, SPOT (TB_SPOT_SEAT, event->from), SPOT (TB_SPOT_SEAT, event->who),
                       "terror-below/pieces/rubble-1", 1, SMALL * 1.3f);
      return 1;
    case TB_EVENT_POWER:
      plans[0] = plan (TB_FLIGHT_NOD, portrait, portrait, tb_card_art (card), aspect_of (card), 0);
      return 1;
    default:
      return 0;
    }
}

static guint
end_flights (const TbPosition *pos,
             const BmEvent    *event,
             TbFlightPlan     *plans)
{
  TbSpot portrait = SPOT (TB_SPOT_PORTRAIT, event->who), board = SPOT (TB_SPOT_BOARD, 0);

  switch ((guint) event->kind)
    {
    case TB_EVENT_DIED:
      plans[0] = plan (TB_FLIGHT_TURN, portrait, portrait, "terror-below/pieces/gravestone", 1, 0);
      g_strlcpy (plans[0].back, tb_card_art ((TbCard) event->n), sizeof plans[0].back);
      return 1;
    case TB_EVENT_ELIMINATED:
      plans[0] = plan (TB_FLIGHT_STAMP, portrait, portrait, "terror-below/tokens/skull", 1, 0);
      return 1;
    case TB_EVENT_TROPHY:
      plans[0] = plan (TB_FLIGHT_GO, board, SPOT (TB_SPOT_GOAL, 0), "", 1, LARGE);
      g_snprintf (plans[0].art, sizeof plans[0].art, "terror-below/worms/%s-head", tb_box->worm_type_words[event->n].id);
      return 1;
    case TB_EVENT_OBJECTIVE:
      plans[0] = plan (TB_FLIGHT_STAMP, SPOT (TB_SPOT_GOAL, 0), SPOT (TB_SPOT_GOAL, 0), "terror-below/tokens/star", 1, SMALL * 2);
      return 1;
    case TB_EVENT_WON:
    case TB_EVENT_LOST:
      plans[0] = plan (TB_FLIGHT_STAMP, board, board, "scenery/moon", 1, 3);
      return 1;
    default:
      return 0;
    }
}

guint
tb_flights_of (const TbPosition *pos,
               const BmEvent    *event,
               int               seat,
               guint             last,
               TbFlightPlan     *plans)
{
  guint n = setup_flights (pos, event, seat, plans);

  if (n == 0)
    n = turn_flights (pos, event, seat, last, plans);
  if (n == 0)
    n = action_flights (pos, event, plans);
  if (n == 0)
    n = card_flights (pos, event, seat, plans);
  return n > 0 ? n : end_flights (pos, event, plans);
}
