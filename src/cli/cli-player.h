/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * A computer player, given by the name of a built-in level or by the command line of a bot.  It sees what its side
 * sees.
 */
typedef struct _CliPlayer CliPlayer;

typedef struct
{
  guint iterations; /* per move, for players that count them; 0: the level's default */
  guint seconds;    /* time limit of a bot for each answer */
} CliPlayerLimits;

/* LIMITS is copied.  Starts a bot.  (transfer full) */
CliPlayer *cli_player_new      (const BmGame           *game,
                                const char             *who,
                                const CliPlayerLimits  *limits,
                                GError                **error) G_GNUC_WARN_UNUSED_RESULT;
void       cli_player_free     (CliPlayer              *self);

/* A new match begins; the same SEED gives the same moves.  A bot that has failed is started again; FALSE: that failed. */
gboolean   cli_player_begin    (CliPlayer              *self,
                                const char             *start,
                                guint64                 seed,
                                GError                **error);

/* Its move in POSITION, where its side decides.  BM_MOVE_NONE and an error, a sentence without its subject: the bot has
   failed and cannot be used any more. */
BmMove     cli_player_choose   (CliPlayer              *self,
                                gconstpointer           position,
                                GError                **error);

/* MOVE was made, by any side; BM_MOVE_NONE: one that its side could not see. */
void       cli_player_follow   (CliPlayer              *self,
                                BmMove                  move);

/* Reports MOVE, which the seat that decides in POSITION is about to make, to all of PLAYERS (NULL: a person), to each
   as far as it may see it. */
void       cli_players_follow  (CliPlayer             **players,
                                const BmGame           *game,
                                gconstpointer           position,
                                BmMove                  move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliPlayer, cli_player_free)

G_END_DECLS
