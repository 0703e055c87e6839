/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Who has won, large over the table, with its pieces that hop for joy, until it is clicked, a key or `Go on` is pressed.
 * Meanwhile nothing under it gets the pointer or the keys.  It is invisible while there is nothing to show.
 *
 * Signal "dismissed" (): somebody has seen it.
 */
#define WR_TYPE_CELEBRATION (wr_celebration_get_type ())
G_DECLARE_FINAL_TYPE (WrCelebration, wr_celebration, WR, CELEBRATION, GtkWidget)

GtkWidget *wr_celebration_new       (void);

/* POS must be decided.  Without motion, and where the desktop wants no animations, the picture is still. */
void       wr_celebration_show      (WrCelebration    *self,
                                     const WrPosition *pos,
                                     BmMotion          motion);
void       wr_celebration_dismiss   (WrCelebration    *self);
/* Puts it away without a signal. */
void       wr_celebration_clear     (WrCelebration    *self);

G_END_DECLS
