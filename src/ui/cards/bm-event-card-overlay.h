/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-card-look.h"
#include "bm-motion.h"

G_BEGIN_DECLS

/*
 * A card that was drawn or played, large over everything, until it is clicked, a key or `Go on` is pressed.  Meanwhile
 * nothing under it gets the pointer or the keys.  It is invisible while there is nothing to show.
 *
 * Signal "dismissed" (): the card is gone.
 */
#define BM_TYPE_EVENT_CARD_OVERLAY (bm_event_card_overlay_get_type ())
G_DECLARE_FINAL_TYPE (BmEventCardOverlay, bm_event_card_overlay, BM, EVENT_CARD_OVERLAY, GtkWidget)

/* Shows a card that looks so under WORDS, which say how it comes. */
void     bm_event_card_overlay_show       (BmEventCardOverlay *self,
                                           BmCardLook          look,
                                           const char         *words);

/* Puts the card away. */
void     bm_event_card_overlay_dismiss    (BmEventCardOverlay *self);

/* Puts it away without a signal. */
void     bm_event_card_overlay_clear      (BmEventCardOverlay *self);

gboolean bm_event_card_overlay_is_showing (BmEventCardOverlay *self);

/* How it comes; without motion, and where the desktop wants no animations, it is just there. */
void     bm_event_card_overlay_set_motion (BmEventCardOverlay *self,
                                           BmMotion            motion);

G_END_DECLS
