/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"

G_BEGIN_DECLS

/*
 * What cards in force are about, on the board.
 */

/* Appends all spaces of COLUMNS (bits) to SPACES (of WrSpace). */
void    wr_add_columns     (guint             columns,
                            GArray           *spaces);

/* The pieces, spaces and columns that CARD is about as long as it is in force, as spaces; none: WR_NO_CARD, or it is not.
   (transfer full) */
GArray *wr_in_force_spaces (const WrPosition *pos,
                            guint8            card) G_GNUC_WARN_UNUSED_RESULT;

/* The columns (bits) of the traps that SIDE has laid. */
guint   wr_in_force_traps  (const WrPosition *pos,
                            int               side);

G_END_DECLS
