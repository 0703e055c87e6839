/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * The games of this program.  Each program and test registers those it has before it reads a file, in its main thread;
 * after that any thread may look.
 */
#define BM_MAX_GAMES 4

/* GAME is static.  Registering it again changes nothing. */
void          bm_games_register (const BmGame *game);

/* The game that records call ID; NULL: there is none.  With NULL for ID, the one of records that name no game. */
const BmGame *bm_games_find     (const char   *id);

G_END_DECLS
