/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"

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

/* Whether MOVE may tell the other side of a card in the hand. */
gboolean   cli_move_is_secret  (BmMove                  move);

/* LIMITS is kept.  A bot is started.  (transfer full) */
CliPlayer *cli_player_new      (const char             *who,
                                const CliPlayerLimits  *limits,
                                GError                **error) G_GNUC_WARN_UNUSED_RESULT;
void       cli_player_free     (CliPlayer              *self);

/* A match begins; it plays it in the same way whenever SEED is the same.  A bot that is of no use any more is started
   again; FALSE: that cannot be done. */
gboolean   cli_player_begin    (CliPlayer              *self,
                                const char             *start,
                                guint64                 seed,
                                GError                **error);

/* What it does in POS, where its side decides.  BM_MOVE_NONE and an error, a sentence without its subject: its bot has
   failed, and does not go on. */
BmMove     cli_player_choose   (CliPlayer              *self,
                                const WrPosition       *pos,
                                GError                **error);

/* MOVE was made.  OWN: by its own side; of others' it may not be told all. */
void       cli_player_follow   (CliPlayer              *self,
                                BmMove                  move,
                                gboolean                own);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliPlayer, cli_player_free)

G_END_DECLS
