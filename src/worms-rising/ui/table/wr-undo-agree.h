/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"
#include "wr-table.h"

G_BEGIN_DECLS

/* Where the last move of PLAY's match is locked, or the other side's, asks those who play, one click each, whether it is
   taken back all the same.  A computer agrees.  With learning help nobody is asked, and it is taken back at once: TRUE. */
gboolean wr_undo_agree_ask (WrTable       *table,
                            WrPlay        *play,
                            const BmSeats *seats);

/* There is something to be taken back, and the player who did it has learning help at TABLE: no question is asked. */
gboolean wr_undo_is_free   (WrTable       *table,
                            WrPlay        *play);

G_END_DECLS
