/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-seats.h"
#include "wr-play.h"

G_BEGIN_DECLS

/*
 * Ending a turn with actions left: how many there are, and the reminder that is shown once per match.
 */

/* How many actions the side whose turn it is has left. */
guint    wr_end_turn_left  (const WrPosition *pos);

/* Are there actions left, and is there anything to do with them? */
gboolean wr_end_turn_early (WrPlay           *play);

/* Asks the person at WIDGET whether the turn is to end with actions left, and ends it if so.  FALSE: there is nothing to
   ask, because no action is left that could be used, or because this match has asked before; nothing is done then. */
gboolean wr_end_turn_ask   (GtkWidget        *widget,
                            WrPlay           *play,
                            const BmSeats    *seats);

G_END_DECLS
