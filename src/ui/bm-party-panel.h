/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-play.h"

G_BEGIN_DECLS

/*
 * The Worms' side of the table: a card for each Worm, and for each Zombie that has been raised.
 *
 * Signals: "piece-pressed" (guint piece): somebody wants to pick that one;  "power-pressed" (guint piece): somebody wants
 * to use its champion's power.
 */
#define BM_TYPE_PARTY_PANEL (bm_party_panel_get_type ())
G_DECLARE_FINAL_TYPE (BmPartyPanel, bm_party_panel, BM, PARTY_PANEL, GtkWidget)

/* SHOWN: of NAME as much as there is room for. */
void bm_party_panel_set_player (BmPartyPanel *self,
                                const char   *shown,
                                const char   *name);
void bm_party_panel_show       (BmPartyPanel *self,
                                BmPlay       *play);
/* What lies in the Worms' column (an array of BmReminder). */
void bm_party_panel_show_cards (BmPartyPanel *self,
                                GArray       *own);
void bm_party_panel_set_narrow (BmPartyPanel *self,
                                gboolean      narrow);

/* The power of that piece is suggested and stands out; BM_PIECE_NONE: none is. */
void bm_party_panel_set_hint (BmPartyPanel *self,
                             BmPiece       power);
/* How much larger than usual the pictures are where the column is not narrow. */
void bm_party_panel_set_growth (BmPartyPanel *self,
                                double        growth);

/* Can whoever plays this side have help?  Then there is a switch for it; a BRIEF one where text is large. */
void bm_party_panel_set_help (BmPartyPanel *self,
                              gboolean      possible,
                              gboolean      brief);

/* The part of it that comes and goes with the cards in force. */
GtkWidget *bm_party_panel_get_reminders (BmPartyPanel *self);

G_END_DECLS
