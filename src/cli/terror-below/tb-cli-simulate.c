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

static gboolean
count_event (CliMatchTally *tally,
             const BmEvent *event)
{
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

/* The hands that are dealt before the first move. */
static void
look (CliMatchTally *tally,
      gconstpointer  position)
{
  const TbPosition *pos = position;

  for (guint seat = 0; seat < pos->options.players; seat++)
    if (tally->moves[seat] > 0)
      return;
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
