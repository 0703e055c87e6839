/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * The Worms' side of the table: a card for each Worm, and for each Zombie that was raised.
 *
 * Signals: "piece-pressed" (guint piece): pressed, to pick it;  "power-pressed" (guint piece): the button for its
 * champion's power was pressed.
 */
#define WR_TYPE_PARTY_PANEL (wr_party_panel_get_type ())
G_DECLARE_FINAL_TYPE (WrPartyPanel, wr_party_panel, WR, PARTY_PANEL, GtkWidget)

/* SHOWN: of NAME as much as there is room for. */
void wr_party_panel_set_player (WrPartyPanel *self,
                                const char   *shown,
                                const char   *name);
void wr_party_panel_show       (WrPartyPanel *self,
                                WrPlay       *play);
/* The reminders in the Worms' column (an array of WrReminder). */
void wr_party_panel_show_cards (WrPartyPanel *self,
                                GArray       *own);
void wr_party_panel_set_narrow (WrPartyPanel *self,
                                gboolean      narrow);

/* Highlights the suggested power of that piece; WR_PIECE_NONE: none. */
void wr_party_panel_set_hint (WrPartyPanel *self,
                             WrPiece       power);
/* How much larger than usual the pictures are where the column is not narrow. */
void wr_party_panel_set_growth (WrPartyPanel *self,
                                double        growth);

/* Can the player of this side have help?  Then there is a switch for it; a BRIEF one where text is large. */
void wr_party_panel_set_help (WrPartyPanel *self,
                              gboolean      possible,
                              gboolean      brief);

/* The part that is shown only while cards are in force. */
GtkWidget *wr_party_panel_get_reminders (WrPartyPanel *self);

G_END_DECLS
