/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * The Worms' side of the table: a card for each Worm, and for each Zombie that has been raised.
 *
 * Signals: "piece-pressed" (guint piece): somebody wants to pick that one;  "power-pressed" (guint piece): somebody wants
 * to use its champion's power.
 */
#define WR_TYPE_PARTY_PANEL (wr_party_panel_get_type ())
G_DECLARE_FINAL_TYPE (WrPartyPanel, wr_party_panel, WR, PARTY_PANEL, GtkWidget)

/* SHOWN: of NAME as much as there is room for. */
void wr_party_panel_set_player (WrPartyPanel *self,
                                const char   *shown,
                                const char   *name);
void wr_party_panel_show       (WrPartyPanel *self,
                                WrPlay       *play);
/* What lies in the Worms' column (an array of WrReminder). */
void wr_party_panel_show_cards (WrPartyPanel *self,
                                GArray       *own);
void wr_party_panel_set_narrow (WrPartyPanel *self,
                                gboolean      narrow);

/* The power of that piece is suggested and stands out; WR_PIECE_NONE: none is. */
void wr_party_panel_set_hint (WrPartyPanel *self,
                             WrPiece       power);
/* How much larger than usual the pictures are where the column is not narrow. */
void wr_party_panel_set_growth (WrPartyPanel *self,
                                double        growth);

/* Can the player of this side have help?  Then there is a switch for it; a BRIEF one where text is large. */
void wr_party_panel_set_help (WrPartyPanel *self,
                              gboolean      possible,
                              gboolean      brief);

/* The part of it that comes and goes with the cards in force. */
GtkWidget *wr_party_panel_get_reminders (WrPartyPanel *self);

G_END_DECLS
