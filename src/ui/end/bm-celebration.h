/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * Who has won, large over the table, with pictures that hop for joy one after the other, until it is clicked, a key or `Go on` is pressed.
 * Meanwhile nothing under it gets the pointer or the keys.  It is invisible while there is nothing to show.
 *
 * Signal "dismissed" (): somebody has seen it.
 */
#define BM_TYPE_CELEBRATION (bm_celebration_get_type ())
G_DECLARE_FINAL_TYPE (BmCelebration, bm_celebration, BM, CELEBRATION, GtkWidget)

GtkWidget *bm_celebration_new       (void);

/* Has MATCH an end that its game can show? */
gboolean   bm_celebration_suits     (BmMatch       *match);
/* MATCH must suit.  Without motion, and where the desktop wants no animations, the picture is still. */
void       bm_celebration_show      (BmCelebration *self,
                                     BmMatch       *match,
                                     BmMotion       motion);
void       bm_celebration_dismiss   (BmCelebration *self);
/* Puts it away without a signal. */
void       bm_celebration_clear     (BmCelebration *self);

G_END_DECLS
