/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-player.h"

#include "bm-bot.h"
#include "wr-move.h"
#include "wr-rules.h"
#include "wr-game.h"
#include "cli-bot-process.h"

struct _CliPlayer
{
  const CliPlayerLimits *limits;
  char                  *command; /* of a bot; NULL: it is one of us ... */
  BmLevel                level;   /* ... of this level */
  CliBotProcess         *process; /* NULL: it is one of us, or has failed */
  BmBot                 *bot;     /* NULL: it is a bot, or no match has begun */
};

/* A card that is chosen may be one of the hand that the other side does not get to see. */
gboolean
cli_move_is_secret (BmMove move)
{
  return wr_move_kind (move) == WR_MOVE_CHOOSE && wr_move_a (move) == WR_OPTION_CARD;
}

CliPlayer *
cli_player_new (const char             *who,
                const CliPlayerLimits  *limits,
                GError                **error)
{
  g_autoptr (CliPlayer) self = g_new0 (CliPlayer, 1);

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
  const char *set = wr_game.set (start);

  if (self->command == NULL)
    {
      g_clear_pointer (&self->bot, bm_bot_free);
      self->bot = bm_bot_new (&wr_game, self->level, seed, 1);
      return TRUE;
    }
  /* One that has left between two matches is not worth a word. */
  if (self->process != NULL && !cli_bot_process_begin (self->process, start, set, seed, NULL))
    g_clear_pointer (&self->process, cli_bot_process_free);
  if (self->process != NULL)
    return TRUE;
  self->process = cli_bot_process_start (self->command, self->limits->seconds, error);
  return self->process != NULL && cli_bot_process_begin (self->process, start, set, seed, error);
}

static BmMove
choose_ourselves (CliPlayer        *self,
                  const WrPosition *pos)
{
  BmSearchBudget budget = { .iterations = self->limits->iterations, .threads = 1 };
  int side = wr_position_to_act (pos);
  WrPosition view = *pos;

  wr_rules_hide (&view, (WrSide) side);
  return bm_bot_choose (self->bot, &view, side, budget.iterations == 0 ? NULL : &budget, NULL);
}

BmMove
cli_player_choose (CliPlayer         *self,
                   const WrPosition  *pos,
                   GError           **error)
{
  BmMove move;

  if (self->command == NULL)
    return choose_ourselves (self, pos);
  move = cli_bot_process_choose (self->process, pos, self->limits->iterations, error);
  if (move == BM_MOVE_NONE)
    g_clear_pointer (&self->process, cli_bot_process_free);
  return move;
}

void
cli_player_follow (CliPlayer *self,
                   BmMove     move,
                   gboolean   own)
{
  if (!own && cli_move_is_secret (move))
    move = BM_MOVE_NONE;
  if (self->process != NULL)
    cli_bot_process_follow (self->process, move);
  else if (self->bot != NULL)
    bm_bot_follow (self->bot, move);
}
