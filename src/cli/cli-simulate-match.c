/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * One match between computer players, and what happens in it to cards.
 */
#include "cli-simulate.h"

#include <string.h>

#include "wr-rules.h"
#include "wr-game.h"

typedef struct
{
  CliPlayer    **players;
  WrPosition     pos;
  CliMatchTally *tally;
} Match;

static void
count_event (CliMatchTally *tally,
             const BmEvent *event)
{
  CliCardTally *card = event->n >= 0 && event->n < WR_MAX_SET_CARDS ? &tally->cards[event->n] : NULL;

  switch ((guint) event->kind)
    {
    case WR_EVENT_DAY:
      tally->days += event->m == 0;
      break;
    case WR_EVENT_WON:
      tally->winner = (WrSide) event->who;
      tally->victory = (guint) event->n;
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
}

/* Once all have one, before the first of them can die. */
static void
note_champions (const Match *match)
{
  for (guint place = 0; place < G_N_ELEMENTS (match->pos.champions); place++)
    {
      if (match->pos.champions[place] != WR_NO_VALUE)
        match->tally->cards[match->pos.champions[place]].there = TRUE;
    }
}

/* FALSE: the side that decides has failed. */
static gboolean
play_move (Match   *match,
           GError **error)
{
  WrPosition before = match->pos;
  BmEventList events;
  int side = wr_position_to_act (&match->pos);
  BmMove move = cli_player_choose (match->players[side], &match->pos, error);

  if (move == BM_MOVE_NONE)
    return FALSE;
  events.n = events.dropped = 0;
  wr_rules_apply (&match->pos, move, NULL, &events);
  match->tally->moves[side]++;
  for (guint i = 0; i < events.n; i++)
    count_event (match->tally, &events.items[i]);
  cli_players_follow (match->players, &wr_game, &before, move);
  return TRUE;
}

/* All of a match comes from one number, which two matches never share. */
static guint64
chance_of (guint64 seed,
           guint64 number)
{
  guint64 chance = number & BM_RANDOM_MAX_SEED;

  return (bm_random_next (&chance) ^ seed) & BM_RANDOM_MAX_SEED;
}

static CliMatchEnd
play (Match           *match,
      const CliSetup  *setup,
      guint64          chance,
      guint            most_moves,
      GError         **error)
{
  guint64 seed = bm_random_next (&chance) & BM_RANDOM_MAX_SEED;
  guint n = 0;

  if (!wr_game.start (&match->pos, setup->start, seed, error))
    return CLI_MATCH_BROKEN;
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    {
      match->tally->loser = side;
      if (!cli_player_begin (match->players[side], setup->start, bm_random_next (&chance) & BM_RANDOM_MAX_SEED, error))
        return CLI_MATCH_BROKEN;
    }
  for (; match->pos.winner == WR_NO_WINNER; n++)
    {
      if (n == most_moves)
        return CLI_MATCH_ENDLESS;
      if (match->pos.turn == WR_TURN_SETUP)
        note_champions (match);
      match->tally->loser = (WrSide) wr_position_to_act (&match->pos);
      if (!play_move (match, error))
        return CLI_MATCH_FORFEIT;
    }
  match->tally->winner = (WrSide) match->pos.winner;
  return CLI_MATCH_OVER;
}

void
cli_match_play (const CliSetup  *setup,
                CliPlayer      **players,
                guint64          seed,
                guint64          number,
                guint            most_moves,
                CliMatchTally   *tally,
                GError         **error)
{
  Match match = { .players = players, .tally = tally };

  memset (tally, 0, sizeof *tally);
  tally->end = play (&match, setup, chance_of (seed, number), most_moves, error);
}
