/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * The controls of the side at turn besides the board: the number of actions left, a button for each kind of action, End
 * Turn, Undo and Redo.  Buttons are never insensitive: an unavailable one has the class `unavailable` and the
 * accessible state `disabled`, and says why when it is pressed.  While a card asks for a decision, the choice panel
 * replaces the actions.
 *
 * Signal "answered" (guint move): an option of that decision was pressed.
 */
#define WR_TYPE_ACTION_PANEL (wr_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (WrActionPanel, wr_action_panel, WR, ACTION_PANEL, GtkWidget)

/* Property "side" (int, a WrSide), at construction. */

/* COVERED: the hands are face down, and no card in them is named.  FREE_UNDO: Undo works even after a locked move. */
void wr_action_panel_show (WrActionPanel *self,
                           WrPlay        *play,
                           gboolean       covered,
                           gboolean       free_undo);

/* Highlights the button for the suggested MOVE; BM_MOVE_NONE: none. */
void wr_action_panel_set_hint (WrActionPanel *self,
                               BmMove         move);

/* Moves the focus to the first option of a decision.  FALSE: there is none. */
gboolean wr_action_panel_focus_answer (WrActionPanel *self);

GtkWidget *wr_action_panel_get_end_turn (WrActionPanel *self);

/* NARROW: there is little room, and pictures beside long words go; TIGHT: there is none for any picture. */
void wr_action_panel_set_narrow (WrActionPanel *self,
                                 gboolean       narrow,
                                 gboolean       tight);

G_END_DECLS
