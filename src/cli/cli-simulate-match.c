/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays one match between computer players and counts what happens in it.
 */
#include "cli-simulate.h"

#include <string.h>

typedef struct
{
  const BmGame      *game;
  const CliCounting *counting;
  CliPlayer        **players;
  gpointer           position;
  gpointer           before;   /* scratch position */
  CliMatchTally     *tally;
} Match;

/* FALSE: the player of the seat that decides has failed. */
static gboolean
play_move (Match   *match,
           GError **error)
{
  const BmGame *game = match->game;
  BmEventList events;
  int seat = game->to_act (match->position);
  BmMove move;

  match->tally->loser = (guint) seat;
  if (match->counting->look != NULL)
    match->counting->look (match->tally, match->position);
  move = cli_player_choose (match->players[seat], match->position, error);
  if (move == BM_MOVE_NONE)
    return FALSE;
  memcpy (match->before, match->position, game->position_size);
  events.n = events.dropped = 0;
  game->apply (match->position, move, NULL, &events);
  match->tally->moves[seat]++;
  if (match->counting->count_event == NULL)
    match->tally->chapters += game->chapter (match->position) != game->chapter (match->before);
  for (guint i = 0; i < events.n && match->counting->count_event != NULL; i++)
    match->tally->chapters += match->counting->count_event (match->tally, &events.items[i]);
  cli_players_follow (match->players, game, match->before, move);
  return TRUE;
}

/* The state of the random generator for a match, different for every match. */
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

  if (!match->game->start (match->position, setup->start, seed, error))
    return CLI_MATCH_BROKEN;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      match->tally->loser = seat;
      if (!cli_player_begin (match->players[seat], setup->start, bm_random_next (&chance) & BM_RANDOM_MAX_SEED, error))
        return CLI_MATCH_BROKEN;
    }
  for (; match->game->to_act (match->position) != BM_SIDE_NOBODY; n++)
    {
      if (n == most_moves)
        return CLI_MATCH_ENDLESS;
      if (!play_move (match, error))
        return CLI_MATCH_FORFEIT;
    }
  match->tally->winners = match->game->winners (match->position);
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
  const BmGame *game = setup->game->rules;
  g_autofree gpointer position = g_malloc0 (game->position_size), before = g_malloc0 (game->position_size);
  Match match = {
    .game = game,
    .counting = cli_counting_of (setup->game),
    .players = players,
    .position = position,
    .before = before,
    .tally = tally,
  };

  memset (tally, 0, sizeof *tally);
  tally->end = play (&match, setup, chance_of (seed, number), most_moves, error);
}
