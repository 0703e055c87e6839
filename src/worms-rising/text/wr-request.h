/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event.h"
#include "bm-json.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * "From this position, with these dice, make these moves": the requests of scenarios, batch and the command line.
 */
typedef struct
{
  WrPosition position; /* start position, then the current one */
  GArray    *dice;     /* of guint8 */
  GPtrArray *moves;    /* of char *, as written */
  GArray    *events;   /* of BmEvent: of all moves so far */
  guint      n_played;
  guint      dice_used;
} WrRequest;

void     wr_request_init         (WrRequest     *request);
void     wr_request_clear        (WrRequest     *request);

/* Reads the members `position` (an object, or "start..." with a `seed` beside it), `dice` and `moves` of AT, all
   optional.  REQUEST must be initialised. */
gboolean wr_request_read         (const BmJson  *at,
                                  WrRequest     *request,
                                  GError       **error);

/* Reads the members `position` and `seed` alone. */
gboolean wr_request_read_position (const BmJson *at,
                                  WrPosition    *pos,
                                  GError       **error);

/* Sets up the position of START ("start", "start:...").  Errors are reported for START. */
gboolean wr_request_read_start   (const char    *start,
                                  guint64        seed,
                                  WrPosition    *pos,
                                  GError       **error);

/* Whether TEXT is a START and not a file name. */
gboolean wr_is_start             (const char    *text);

/* Adds one result of a die, 1..255. */
void     wr_request_add_die      (WrRequest     *request,
                                  guint          value);

/*
 * Plays all moves.  FALSE: move number n_played is not legal and REFUSAL says why, or a given die value is impossible
 * and ERROR is set (REFUSAL is then cleared).
 */
gboolean wr_request_play         (WrRequest     *request,
                                  BmRefusal     *refusal,
                                  GError       **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WrRequest, wr_request_clear)

G_END_DECLS
