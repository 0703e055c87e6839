/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * What must hold at every ply of whatever match.  What does not ends the test with g_error (); WHERE says which match and
 * ply it was.
 */

/* Ascending and unique, and back from their text. */
void check_moves  (const char        *where,
                   const WrPosition  *pos,
                   const BmMove      *moves,
                   guint              n);

/* No invariant broken; READ: also the same again after it was written and read. */
void check_position (const char       *where,
                     const WrPosition *pos,
                     gboolean          read);

/* The events replayed onto BEFORE give AFTER. */
void check_events (const char        *where,
                   const WrPosition  *before,
                   const WrPosition  *after,
                   const BmEventList *events);

G_END_DECLS
