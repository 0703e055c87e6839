/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"
#include "bm-json.h"

G_BEGIN_DECLS

/*
 * What a scenario or a lesson expects of a position, the moves that are legal in it, and the events that led to it.
 */

/* Whether AT is a valid `expect` of GAME. */
gboolean bm_expect_check   (const BmJson      *at,
                            const BmGame      *game,
                            GError           **error);

/* Compares POSITION, and the EVENTS (of BmEvent) that led to it, with EXPECT; appends one line to DIAGNOSIS for each
   difference. */
void     bm_expect_compare (JsonNode          *expect,
                            const BmGame      *game,
                            gconstpointer      position,
                            const GArray      *events,
                            GString           *diagnosis);

/* The part of it that is about the position. */
void     bm_expect_compare_position (JsonNode      *expected,
                                     const BmGame  *game,
                                     gconstpointer  position,
                                     GString       *diagnosis);

/* How many of the events that EXPECT requires have occurred in order, N of them before EVENTS; 0 if it requires none. */
guint    bm_expect_follow  (JsonNode          *expect,
                            const BmGame      *game,
                            guint              n,
                            const BmEventList *events);

G_END_DECLS
