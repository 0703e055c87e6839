/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"
#include "bm-json.h"

G_BEGIN_DECLS

/*
 * "From this position, with these dice, make these moves": the requests of scenarios, batch and the command line, for
 * any registered game.
 */
typedef struct
{
  const BmGame *game;
  gpointer      position; /* start position, then the current one; of the game's position size */
  GArray       *dice;     /* of guint8 */
  GPtrArray    *moves;    /* of char *, as written */
  GArray       *events;   /* of BmEvent: of all moves so far */
  guint         n_played;
  guint         dice_used;
} BmRequest;

/* GAME: that of a request that names none. */
void     bm_request_init          (BmRequest     *request,
                                   const BmGame  *game);
void     bm_request_clear         (BmRequest     *request);

/* A request of that game, with any position. */
void     bm_request_set_game      (BmRequest     *request,
                                   const BmGame  *game);

/* Reads the members `position` (an object, or "start..." with a `seed` beside it), `dice` and `moves` of AT, all
   optional.  The game is named by the member `game` of AT or by the position.  REQUEST must be initialised. */
gboolean bm_request_read          (const BmJson  *at,
                                   BmRequest     *request,
                                   GError       **error);

/* Reads the members `position` and `seed` of AT alone: a position of GAME. */
gboolean bm_request_read_position (const BmJson  *at,
                                   const BmGame  *game,
                                   gpointer       position,
                                   GError       **error);

/* Whether TEXT is "start" or "start:..." and not a file name. */
gboolean bm_is_start              (const char    *text);

/* Adds one result of a die, 1..255. */
void     bm_request_add_die       (BmRequest     *request,
                                   guint          value);

/*
 * Plays all moves.  FALSE: move number n_played is not legal and REFUSAL says why, or a given die value is impossible
 * and ERROR is set (REFUSAL is then cleared).
 */
gboolean bm_request_play          (BmRequest     *request,
                                   BmRefusal     *refusal,
                                   GError       **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BmRequest, bm_request_clear)

G_END_DECLS
