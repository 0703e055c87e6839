/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The statistics of simulate for Terror Below: how matches end, and what happens to cards.
 */
#include "tb-cli.h"

#include "cli-simulate.h"
#include "tb-event.h"
#include "tb-names.h"

G_STATIC_ASSERT (TB_FIRST_LOCATION <= CLI_MOST_CARDS);
G_STATIC_ASSERT (TB_N_ENDS <= CLI_MOST_ENDS);

enum
{
  NUMBER_TURNS,
  NUMBER_CAUGHT,
  NUMBER_DEATHS,
  NUMBER_ELIMINATIONS,
  NUMBER_KILLS,
  NUMBER_BOUNTIES,
  POINTS_START,
  POINTS_DELIVERY_BOUNTIES,
  POINTS_HUNTING_BOUNTIES,
  POINTS_DELIVERIES,
  POINTS_KILLS,
  POINTS_MOTEL,
  POINTS_DAREDEVIL,
  POINTS_CARDS, /* Items, Weapons and powers */
  N_NUMBERS
};

G_STATIC_ASSERT (N_NUMBERS <= CLI_MOST_NUMBERS);

static char *
dup_start (GError **error)
{
  g_autoptr (GError) fault = NULL;
  char *start = tb_cli_dup_start (&fault);

  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  else if (start == NULL)
    start = g_strdup ("start");
  return start;
}

static gboolean
is_thing (int card)
{
  return tb_card_is_item ((TbCard) card) || tb_card_is_weapon ((TbCard) card);
}

static void
add_drawn (CliMatchTally *tally,
           guint          seat,
           TbCard         card)
{
  tally->cards[card].drawn++;
  tally->cards[card].had_by |= (guint8) (1u << seat);
}

/* Characters that were Leaders, Bounties that were completed. */
static void
add_there (CliMatchTally *tally,
           guint          seat,
           TbCard         card)
{
  tally->cards[card].there = TRUE;
  tally->cards[card].had_by |= (guint8) (1u << seat);
}

static void
add_used (CliMatchTally *tally,
          const BmEvent *event)
{
  CliCardTally *card = &tally->cards[event->n];

  if (tb_card_is_character ((TbCard) event->n))
    {
      card->used++;
      return;
    }
  card->played++;
  card->played_by |= (guint8) (1u << event->who);
}

/* What the VP tokens that come next are for. */
static guint
cause_of (const CliMatchTally *tally,
          const BmEvent       *event)
{
  switch ((guint) event->kind)
    {
    case TB_EVENT_DELIVERED:
      return POINTS_DELIVERIES;
    case TB_EVENT_DEFEATED:
      return POINTS_KILLS;
    case TB_EVENT_BONUS:
      return POINTS_MOTEL;
    case TB_EVENT_DISCARDED:
      return POINTS_DAREDEVIL;
    case TB_EVENT_VP:        /* the card that did the killing blow, after the token */
    case TB_EVENT_COMPLETED:
    case TB_EVENT_USED:
    case TB_EVENT_POWER:
    case TB_EVENT_ADDED:     /* what was discarded was the second card of Boots, */
    case TB_EVENT_DAMAGE:    /* or was for the Chainsaw */
      return POINTS_CARDS;
    default:
      return tally->cause;
    }
}

/* Numbers of seats, and their points by source. */
static void
count_numbers (CliMatchTally *tally,
               const BmEvent *event)
{
  static const guint numbers[TB_N_EVENT_KINDS] = {
    [TB_EVENT_TURN] = 1 + NUMBER_TURNS,       [TB_EVENT_CAUGHT] = 1 + NUMBER_CAUGHT,
    [TB_EVENT_DIED] = 1 + NUMBER_DEATHS,      [TB_EVENT_ELIMINATED] = 1 + NUMBER_ELIMINATIONS,
    [TB_EVENT_DEFEATED] = 1 + NUMBER_KILLS,   [TB_EVENT_COMPLETED] = 1 + NUMBER_BOUNTIES,
  };
  guint number = numbers[event->kind];

  if (number > 0)
    tally->numbers[number - 1][event->who]++;
  if (event->kind == TB_EVENT_VP)
    tally->numbers[tally->cause][event->who] += (guint) event->n;
  else if (event->kind == TB_EVENT_COMPLETED)
    tally->numbers[tb_bounty ((TbCard) event->to)->hunt ? POINTS_HUNTING_BOUNTIES
                                                        : POINTS_DELIVERY_BOUNTIES][event->who] += (guint) event->n;
  tally->cause = cause_of (tally, event);
}

static gboolean
count_event (CliMatchTally *tally,
             const BmEvent *event)
{
  count_numbers (tally, event);
  switch ((guint) event->kind)
    {
    case TB_EVENT_ROUND:
      return TRUE;
    case TB_EVENT_DRAWN:
      if (is_thing (event->n))
        add_drawn (tally, event->who, (TbCard) event->n);
      return FALSE;
    case TB_EVENT_LEADER:
      add_there (tally, event->who, (TbCard) event->n);
      return FALSE;
    case TB_EVENT_COMPLETED:
      add_there (tally, event->who, event->to);
      tally->cards[event->to].used++;
      return FALSE;
    case TB_EVENT_USED:
      add_used (tally, event);
      return FALSE;
    case TB_EVENT_POWER:
      tally->cards[event->n].used++;
      return FALSE;
    case TB_EVENT_DISCARDED:
      tally->cards[event->n].discarded += is_thing (event->n);
      return FALSE;
    case TB_EVENT_WON:
    case TB_EVENT_LOST:
      tally->way = (guint) event->m;
      return FALSE;
    default:
      return FALSE;
    }
}

/* The starting player and the hands that are dealt before the first move. */
static void
look (CliMatchTally *tally,
      gconstpointer  position)
{
  const TbPosition *pos = position;

  for (guint seat = 0; seat < pos->options.players; seat++)
    if (tally->moves[seat] > 0)
      return;
  tally->first = pos->first;
  tally->cause = POINTS_CARDS;
  for (guint seat = 0; seat < pos->options.players; seat++)
    tally->numbers[POINTS_START][seat] = tb_position_vp (pos, seat);
  for (guint seat = 0; seat < pos->options.players; seat++)
    for (TbThings things = pos->players[seat].things; things != 0; things &= things - 1)
      add_drawn (tally, seat, tb_things_first (things));
}

typedef enum
{
  GROUP_CHARACTERS,
  GROUP_ITEMS,
  GROUP_WEAPONS,
  GROUP_BOUNTIES,
  N_GROUPS
} Group;

/* Vehicles and Worms are not counted. */
static gboolean
get_card (guint    index,
          CliCard *card)
{
  TbCard own = (TbCard) index;

  if (index >= TB_FIRST_LOCATION)
    return FALSE;
  *card = (CliCard) { .id = tb_card_id (own), .seat = BM_SIDE_NOBODY };
  card->group = tb_card_is_character (own) ? GROUP_CHARACTERS
                : tb_card_is_item (own)    ? GROUP_ITEMS
                : tb_card_is_weapon (own)  ? GROUP_WEAPONS
                                           : GROUP_BOUNTIES;
  return TRUE;
}

const CliCounting tb_cli_counting = {
  .chapters = "rounds",
  .places = TRUE,
  .entries = tb_cli_options,
  .dup_start = dup_start,
  .n_ends = TB_N_ENDS,
  .ends = {
    [TB_END_POINTS] = { "points", "points", BM_SIDE_NOBODY },
    [TB_END_ROUNDS] = { "rounds", "the last round", BM_SIDE_NOBODY },
    [TB_END_FINAL_TURNS] = { "final-turns", "final turns", BM_SIDE_NOBODY },
    [TB_END_WORMS] = { "worms", "nobody is left alive", BM_SIDE_NOBODY },
    [TB_END_DELIVERY] = { "delivery", "Special Delivery", BM_SIDE_NOBODY },
    [TB_END_EXTERMINATION] = { "extermination", "Total Extermination", BM_SIDE_NOBODY },
    [TB_END_SCRAMBLE] = { "scramble", "Scramble", BM_SIDE_NOBODY },
    [TB_END_ATTACKS] = { "attacks", "lost by attacks", BM_SIDE_NOBODY },
    [TB_END_SQUAD] = { "squad", "lost by the squad's death", BM_SIDE_NOBODY },
    [TB_END_LOCATIONS] = { "locations", "lost by Locations destroyed", BM_SIDE_NOBODY },
  },
  .n_numbers = N_NUMBERS,
  .numbers = {
    [NUMBER_TURNS] = { "turns", "turns", FALSE },
    [NUMBER_CAUGHT] = { "caught", "caught", FALSE },
    [NUMBER_DEATHS] = { "deaths", "deaths", FALSE },
    [NUMBER_ELIMINATIONS] = { "eliminations", "eliminations", FALSE },
    [NUMBER_KILLS] = { "kills", "Worms defeated", FALSE },
    [NUMBER_BOUNTIES] = { "completed", "Bounties completed", FALSE },
    [POINTS_START] = { "vp-start", "at the start", TRUE },
    [POINTS_DELIVERY_BOUNTIES] = { "vp-delivery-bounties", "delivery Bounties", TRUE },
    [POINTS_HUNTING_BOUNTIES] = { "vp-hunting-bounties", "hunting Bounties", TRUE },
    [POINTS_DELIVERIES] = { "vp-deliveries", "other deliveries", TRUE },
    [POINTS_KILLS] = { "vp-kills", "other kills", TRUE },
    [POINTS_MOTEL] = { "vp-motel", "the Motel", TRUE },
    [POINTS_DAREDEVIL] = { "vp-daredevil", "ramps over the Canyon", TRUE },
    [POINTS_CARDS] = { "vp-cards", "Items, Weapons, powers", TRUE },
  },
  .n_groups = N_GROUPS,
  .groups = {
    [GROUP_CHARACTERS] = { "characters", CLI_COUNTS_OF_CHAMPIONS, "wins" },
    [GROUP_ITEMS] = { "items", CLI_COUNTS_OF_CARDS, "wins" },
    [GROUP_WEAPONS] = { "weapons", CLI_COUNTS_OF_CARDS, "wins" },
    [GROUP_BOUNTIES] = { "bounties", CLI_COUNTS_OF_CHAMPIONS, "wins" },
  },
  .count_event = count_event,
  .look = look,
  .get_card = get_card,
};
