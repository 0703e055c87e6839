/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * What the side whose turn it is does beside pointing at the board: how many actions are left, a button for each kind
 * of action, End Turn, Undo and Redo.  Buttons are never insensitive: what cannot be done has the class `unavailable`
 * and the accessible state `disabled`, and says why when it is pressed.
 * While a card asks something, the question stands in the place of the actions.
 *
 * Signal "answered" (guint move): one of the answers to it was pressed.
 */
#define WR_TYPE_ACTION_PANEL (wr_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (WrActionPanel, wr_action_panel, WR, ACTION_PANEL, GtkWidget)

/* Property "side" (int, a WrSide), at construction. */

/* COVERED: the hands lie face down, and no card of them is named.  FREE_UNDO: Undo works even where a move is locked. */
void wr_action_panel_show (WrActionPanel *self,
                           WrPlay        *play,
                           gboolean       covered,
                           gboolean       free_undo);

/* MOVE is suggested: the button that it is made with stands out.  BM_MOVE_NONE: none is. */
void wr_action_panel_set_hint (WrActionPanel *self,
                               BmMove         move);

/* Moves the focus to the first answer to what is asked.  FALSE: there is none. */
gboolean wr_action_panel_focus_answer (WrActionPanel *self);

GtkWidget *wr_action_panel_get_end_turn (WrActionPanel *self);

/* NARROW: there is little room, and pictures beside long words go; TIGHT: there is none for any picture. */
void wr_action_panel_set_narrow (WrActionPanel *self,
                                 gboolean       narrow,
                                 gboolean       tight);

G_END_DECLS
