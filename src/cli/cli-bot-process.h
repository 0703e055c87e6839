/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-error.h"
#include "bm-game.h"

G_BEGIN_DECLS

/*
 * A bot that is a program of its own and speaks as bloodmoon-engine(7) has it.  Whatever it does, nothing here waits for
 * it longer than it is given.  What it does wrong is told as an error, after which it is of no more use.
 */
typedef struct _CliBotProcess CliBotProcess;

/* Starts COMMAND, a command line, and greets it; it has SECONDS for each answer.  (transfer full) */
CliBotProcess *cli_bot_process_start  (const char       *command,
                                       guint             seconds,
                                       GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Says goodbye; a bot that has not gone a little later is killed. */
void           cli_bot_process_free   (CliBotProcess    *self);

/* A match begins in which it plays: with START, cards that have the hash SET (NULL: none), and a seed for its chance. */
gboolean       cli_bot_process_begin  (CliBotProcess    *self,
                                       const char       *start,
                                       const char       *set,
                                       guint64           seed,
                                       GError          **error);

/* What it does in POSITION, where its side decides; of which it is told what that side sees.  ITERATIONS: 0, as many as
   it likes. */
BmMove         cli_bot_process_choose (CliBotProcess    *self,
                                       const BmGame     *game,
                                       gconstpointer     position,
                                       guint             iterations,
                                       GError          **error);

/* MOVE, BM_MOVE_NONE if it may not see which, was made.  If it is gone, that shows when it is asked. */
void           cli_bot_process_follow (CliBotProcess    *self,
                                       const BmGame     *game,
                                       BmMove            move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliBotProcess, cli_bot_process_free)

G_END_DECLS
