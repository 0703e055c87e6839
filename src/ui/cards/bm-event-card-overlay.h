/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-look.h"
#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * A card that was drawn or played, shown large over everything until it is clicked, a key is pressed or `Go on` is
 * activated.  Meanwhile nothing under it gets pointer or key events.  It is invisible otherwise.
 *
 * Signal "dismissed" (): the card was closed.
 */
#define BM_TYPE_EVENT_CARD_OVERLAY (bm_event_card_overlay_get_type ())
G_DECLARE_FINAL_TYPE (BmEventCardOverlay, bm_event_card_overlay, BM, EVENT_CARD_OVERLAY, GtkWidget)

/* Shows a card below WORDS, which say how it came. */
void     bm_event_card_overlay_show       (BmEventCardOverlay *self,
                                           BmCardLook          look,
                                           const char         *words);

/* Closes it. */
void     bm_event_card_overlay_dismiss    (BmEventCardOverlay *self);

/* Closes it without a signal. */
void     bm_event_card_overlay_clear      (BmEventCardOverlay *self);

gboolean bm_event_card_overlay_is_showing (BmEventCardOverlay *self);

/* Its animation; without motion, and where the desktop disables animations, it just appears. */
void     bm_event_card_overlay_set_motion (BmEventCardOverlay *self,
                                           BmMotion            motion);

G_END_DECLS
