/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"

G_BEGIN_DECLS

/*
 * What must hold at every ply of any match.  What does not ends the test with g_error (); WHERE says which match and ply.
 */

/* Options of match N: all there are, one after the other. */
void check_options  (guint              n,
                     TbOptions         *options);

/* Ascending and unique, and back from their text. */
void check_moves    (const char        *where,
                     const TbPosition  *pos,
                     const BmMove      *moves,
                     guint              n);

/* No invariant broken; READ: also the same again after it was written and read. */
void check_position (const char        *where,
                     const TbPosition  *pos,
                     gboolean           read);

/* The events replayed onto BEFORE give AFTER. */
void check_events   (const char        *where,
                     const TbPosition  *before,
                     const TbPosition  *after,
                     const BmEventList *events);

G_END_DECLS
