/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-error.h"
#include "bm-game.h"

G_BEGIN_DECLS

/*
 * A bot that runs as a separate program and speaks the protocol of bloodmoon-engine(7).  Whatever it does, no call
 * blocks longer than its time limit.  Misbehaviour is reported as an error, after which the bot cannot be used any
 * more.
 */
typedef struct _CliBotProcess CliBotProcess;

/* Starts COMMAND, a command line, and does the handshake; SECONDS is the time limit of each answer.  (transfer full) */
CliBotProcess *cli_bot_process_start  (const char       *command,
                                       guint             seconds,
                                       GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Sends `quit`; a bot that has not exited shortly afterwards is killed. */
void           cli_bot_process_free   (CliBotProcess    *self);

/* A new match begins: with START, cards that have the hash SET (NULL: none), and a random seed. */
gboolean       cli_bot_process_begin  (CliBotProcess    *self,
                                       const char       *start,
                                       const char       *set,
                                       guint64           seed,
                                       GError          **error);

/* Its move in POSITION, where its side decides; it is sent only that side's view.  ITERATIONS: 0 for no limit. */
BmMove         cli_bot_process_choose (CliBotProcess    *self,
                                       const BmGame     *game,
                                       gconstpointer     position,
                                       guint             iterations,
                                       GError          **error);

/* MOVE was made; BM_MOVE_NONE: one that its side may not see.  If the bot has exited, the next
   cli_bot_process_choose () reports it. */
void           cli_bot_process_follow (CliBotProcess    *self,
                                       const BmGame     *game,
                                       BmMove            move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliBotProcess, cli_bot_process_free)

G_END_DECLS
