/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-seats.h"
#include "wr-play.h"

G_BEGIN_DECLS

/* Where the last move of PLAY's match is locked, or the other side's, asks those who play, one click each, whether it is
   taken back all the same.  A computer agrees.  With learning help nobody is asked, and it is taken back at once: TRUE.
   WIDGET is where it was asked for. */
gboolean bm_undo_agree_ask (GtkWidget       *widget,
                            WrPlay          *play,
                            const BmSeats   *seats);

/* There is something to be taken back, and learning help for whoever looks at WIDGET: nobody is asked. */
gboolean bm_undo_is_free   (GtkWidget       *widget,
                            WrPlay          *play);

G_END_DECLS
