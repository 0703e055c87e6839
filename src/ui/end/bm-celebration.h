/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * The winners, large over the table, with pictures that hop one after the other, until it is clicked, a key is pressed
 * or `Go on` is activated.  Meanwhile nothing under it gets pointer or key events.  It is invisible otherwise.
 *
 * Signal "dismissed" (): it was closed by the user.
 */
#define BM_TYPE_CELEBRATION (bm_celebration_get_type ())
G_DECLARE_FINAL_TYPE (BmCelebration, bm_celebration, BM, CELEBRATION, GtkWidget)

GtkWidget *bm_celebration_new       (void);

/* Whether MATCH has a result that its game can show. */
gboolean   bm_celebration_suits     (BmMatch       *match);
/* MATCH must suit.  Without motion, and where the desktop disables animations, the picture is still. */
void       bm_celebration_show      (BmCelebration *self,
                                     BmMatch       *match,
                                     BmMotion       motion);
void       bm_celebration_dismiss   (BmCelebration *self);
/* Closes it without a signal. */
void       bm_celebration_clear     (BmCelebration *self);

G_END_DECLS
