/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The statistics of simulate for Worms Rising: how matches end, and what happens to cards.
 */
#include "wr-cli.h"

#include "bm-error.h"
#include "cli-simulate.h"
#include "wr-card-set.h"
#include "wr-event.h"
#include "wr-position.h"

static gboolean draft, dealt, plain;

static const GOptionEntry entries[] = {
  { "draft", 0, 0, G_OPTION_ARG_NONE, &draft, "Champions are drafted", NULL },
  { "random", 0, 0, G_OPTION_ARG_NONE, &dealt, "Champions are dealt at random (default)", NULL },
  { "plain", 0, 0, G_OPTION_ARG_NONE, &plain, "Without any cards", NULL },
  G_OPTION_ENTRY_NULL
};

static char *
dup_start (GError **error)
{
  if (draft + dealt + plain <= 1)
    return g_strdup (plain ? "start" : draft ? "start:box" : "start:champions=random,cards=on,events=on");
  g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "only one of --draft, --random and --plain");
  return NULL;
}

G_STATIC_ASSERT (WR_MAX_SET_CARDS <= CLI_MOST_CARDS);

static gboolean
count_event (CliMatchTally *tally,
             const BmEvent *event)
{
  CliCardTally *card = event->n >= 0 && event->n < WR_MAX_SET_CARDS ? &tally->cards[event->n] : NULL;

  switch ((guint) event->kind)
    {
    case WR_EVENT_WON:
      tally->way = (guint) event->n;
      break;
    case WR_EVENT_DRAWN:
      card->drawn++;
      break;
    case WR_EVENT_PLAYED:
      card->played++;
      break;
    case WR_EVENT_DISCARDED:
      card->discarded++;
      break;
    case WR_EVENT_POWER:
      card->used++;
      break;
    case WR_EVENT_SPECIAL:
      card->drawn++;
      card->there = TRUE;
      break;
    default:
      break;
    }
  return event->kind == WR_EVENT_DAY && event->m == 0;
}

/* The champions, once all sides have one and before any can die. */
static void
look (CliMatchTally *tally,
      gconstpointer  position)
{
  const WrPosition *pos = position;

  if (pos->turn != WR_TURN_SETUP)
    return;
  for (guint place = 0; place < G_N_ELEMENTS (pos->champions); place++)
    {
      if (pos->champions[place] != WR_NO_VALUE)
        tally->cards[pos->champions[place]].there = TRUE;
    }
}

/* Cards are indexed by their decks, in this order. */
static const guint decks[] = {
  WR_DECK_WORM_CHAMPION, WR_DECK_BIRD_CHAMPION, WR_DECK_WORM, WR_DECK_BIRD, WR_DECK_EVENT
};

static gboolean
get_card (guint    index,
          CliCard *card)
{
  const WrCard *own;

  if (index >= wr_card_set->n_cards)
    return FALSE;
  own = &wr_card_set->cards[index];
  *card = (CliCard) { .id = own->id };
  while (decks[card->group] != own->deck)
    card->group++;
  card->seat = own->deck == WR_DECK_WORM || own->deck == WR_DECK_WORM_CHAMPION ? WR_SIDE_WORMS : WR_SIDE_BIRD;
  return TRUE;
}

const CliCounting wr_cli_counting = {
  .chapters = "days",
  .one_winner = TRUE,
  .entries = entries,
  .dup_start = dup_start,
  .n_ends = 3,
  .ends = {
    [WR_VICTORY_EATEN] = { "eaten", "the last Worm is eaten", WR_SIDE_BIRD },
    [WR_VICTORY_HEALTH] = { "health", "the Bird's Health is gone", WR_SIDE_WORMS },
    [WR_VICTORY_STARVED] = { "starved", "the Bird has starved", WR_SIDE_WORMS },
  },
  .n_groups = G_N_ELEMENTS (decks),
  .groups = {
    { "worm-champions", CLI_COUNTS_OF_CHAMPIONS, "wins" }, { "bird-champions", CLI_COUNTS_OF_CHAMPIONS, "wins" },
    { "worm-cards", CLI_COUNTS_OF_CARDS, "wins" }, { "bird-cards", CLI_COUNTS_OF_CARDS, "wins" },
    { "events", CLI_COUNTS_OF_EVENTS, "bird" },
  },
  .count_event = count_event,
  .look = look,
  .get_card = get_card,
};
