/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-player.h"

#include "bm-bot.h"
#include "cli-bot-process.h"

struct _CliPlayer
{
  const BmGame          *game;
  const CliPlayerLimits *limits;
  char                  *command; /* of a bot; NULL: built in ... */
  BmLevel                level;   /* ... with this level */
  CliBotProcess         *process; /* NULL: built in, or it has failed */
  BmBot                 *bot;     /* NULL: a bot, or no match has begun */
};

CliPlayer *
cli_player_new (const BmGame           *game,
                const char             *who,
                const CliPlayerLimits  *limits,
                GError                **error)
{
  g_autoptr (CliPlayer) self = g_new0 (CliPlayer, 1);

  self->game = game;
  self->limits = limits;
  self->level = bm_level_find (who);
  if (self->level != BM_N_LEVELS)
    return g_steal_pointer (&self);
  self->command = g_strdup (who);
  self->process = cli_bot_process_start (self->command, limits->seconds, error);
  return self->process == NULL ? NULL : g_steal_pointer (&self);
}

void
cli_player_free (CliPlayer *self)
{
  g_free (self->command);
  g_clear_pointer (&self->process, cli_bot_process_free);
  g_clear_pointer (&self->bot, bm_bot_free);
  g_free (self);
}

gboolean
cli_player_begin (CliPlayer   *self,
                  const char  *start,
                  guint64      seed,
                  GError     **error)
{
  const char *set = self->game->set (start);

  if (self->command == NULL)
    {
      g_clear_pointer (&self->bot, bm_bot_free);
      self->bot = bm_bot_new (self->game, self->level, seed, 1);
      return TRUE;
    }
  /* A bot that exited between two matches is restarted without a message. */
  if (self->process != NULL && !cli_bot_process_begin (self->process, start, set, seed, NULL))
    g_clear_pointer (&self->process, cli_bot_process_free);
  if (self->process != NULL)
    return TRUE;
  self->process = cli_bot_process_start (self->command, self->limits->seconds, error);
  return self->process != NULL && cli_bot_process_begin (self->process, start, set, seed, error);
}

static BmMove
choose_ourselves (CliPlayer     *self,
                  gconstpointer  position)
{
  const BmGame *game = self->game;
  BmSearchBudget budget = { .iterations = self->limits->iterations, .threads = 1 };
  g_autofree gpointer view = g_memdup2 (position, game->position_size);
  int side = game->to_act (position);

  game->hide (view, side);
  return bm_bot_choose (self->bot, view, side, budget.iterations == 0 ? NULL : &budget, NULL);
}

BmMove
cli_player_choose (CliPlayer      *self,
                   gconstpointer   position,
                   GError        **error)
{
  BmMove move;

  if (self->command == NULL)
    return choose_ourselves (self, position);
  move = cli_bot_process_choose (self->process, self->game, position, self->limits->iterations, error);
  if (move == BM_MOVE_NONE)
    g_clear_pointer (&self->process, cli_bot_process_free);
  return move;
}

void
cli_player_follow (CliPlayer *self,
                   BmMove     move)
{
  if (self->process != NULL)
    cli_bot_process_follow (self->process, self->game, move);
  else if (self->bot != NULL)
    bm_bot_follow (self->bot, move);
}

void
cli_players_follow (CliPlayer     **players,
                    const BmGame   *game,
                    gconstpointer   position,
                    BmMove          move)
{
  gboolean secret = game->is_secret (position, move);
  int mover = game->to_act (position);

  for (guint seat = 0; seat < game->seats (position); seat++)
    {
      if (players[seat] != NULL)
        cli_player_follow (players[seat], secret && (int) seat != mover ? BM_MOVE_NONE : move);
    }
}
