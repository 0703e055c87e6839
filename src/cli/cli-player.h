/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * A computer player, by what it is called: the name of a level of our own, or the command line of a bot.  It sees what its
 * side sees.
 */
typedef struct _CliPlayer CliPlayer;

typedef struct
{
  guint iterations; /* for each move of who counts them, 0: as its level has it */
  guint seconds;    /* that a bot has for each answer */
} CliPlayerLimits;

/* LIMITS is kept.  A bot is started.  (transfer full) */
CliPlayer *cli_player_new      (const BmGame           *game,
                                const char             *who,
                                const CliPlayerLimits  *limits,
                                GError                **error) G_GNUC_WARN_UNUSED_RESULT;
void       cli_player_free     (CliPlayer              *self);

/* A match begins; it plays it in the same way whenever SEED is the same.  A bot that is of no use any more is started
   again; FALSE: that cannot be done. */
gboolean   cli_player_begin    (CliPlayer              *self,
                                const char             *start,
                                guint64                 seed,
                                GError                **error);

/* What it does in POSITION, where its side decides.  BM_MOVE_NONE and an error, a sentence without its subject: its bot has
   failed, and does not go on. */
BmMove     cli_player_choose   (CliPlayer              *self,
                                gconstpointer           position,
                                GError                **error);

/* MOVE was made, by any side; BM_MOVE_NONE: one that its side could not see. */
void       cli_player_follow   (CliPlayer              *self,
                                BmMove                  move);

/* Tells all of PLAYERS, NULL being people, of MOVE, which the seat that decides in POSITION is about to make there: as
   far as each may see it. */
void       cli_players_follow  (CliPlayer             **players,
                                const BmGame           *game,
                                gconstpointer           position,
                                BmMove                  move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliPlayer, cli_player_free)

G_END_DECLS
