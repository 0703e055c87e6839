/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-event.h"
#include "bm-json.h"
#include "bm-position.h"

G_BEGIN_DECLS

/*
 * "From this position, with these dice, make these moves": what scenarios, batch and the command line ask for.
 */
typedef struct
{
  BmPosition position; /* where it begins, then where it has come to */
  GArray    *dice;     /* of guint8 */
  GPtrArray *moves;    /* of char *, as written */
  GArray    *events;   /* of BmEvent: what has happened */
  guint      n_played;
  guint      dice_used;
} BmRequest;

void     bm_request_init         (BmRequest     *request);
void     bm_request_clear        (BmRequest     *request);

/* Reads the members `position` (an object, or "start..." with a `seed` beside it), `dice` and `moves` of AT, each of
   which may be left out.  REQUEST must be initialised. */
gboolean bm_request_read         (const BmJson  *at,
                                  BmRequest     *request,
                                  GError       **error);

/* Makes the position that START ("start", "start:...") means.  What is wrong is told as START's fault. */
gboolean bm_request_read_start   (const char    *start,
                                  guint64        seed,
                                  BmPosition    *pos,
                                  GError       **error);

/* Whether TEXT is a START rather than the name of a file. */
gboolean bm_is_start             (const char    *text);

/* Adds one result of a die, 1..255. */
void     bm_request_add_die      (BmRequest     *request,
                                  guint          value);

/*
 * Plays all moves.  FALSE: move number n_played is not legal and REFUSAL says why, or a die cannot show the value given
 * for it and ERROR is set (REFUSAL is then cleared).
 */
gboolean bm_request_play         (BmRequest     *request,
                                  BmRefusal     *refusal,
                                  GError       **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BmRequest, bm_request_clear)

G_END_DECLS
