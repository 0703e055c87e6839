/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"
#include "wr-table.h"

G_BEGIN_DECLS

/* If the last move of PLAY's match is locked, or the other side's, asks the players whether to undo it nevertheless,
   one click each.  A computer agrees.  With learning help there is no question, and it is undone at once: TRUE. */
gboolean wr_undo_agree_ask (WrTable       *table,
                            WrPlay        *play,
                            const BmSeats *seats);

/* Whether there is a move to undo, and the player who made it has learning help at TABLE: no question is needed. */
gboolean wr_undo_is_free   (WrTable       *table,
                            WrPlay        *play);

G_END_DECLS
