/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * What a card asks, in the place of the actions: the card, what is to be chosen, a button for each answer that is not on
 * the board, and the way back as long as there is one.
 *
 * Signal "answered" (guint move).  The buttons `Go on` and `Back` are the actions table.go-on and table.cancel.
 */
#define WR_TYPE_CHOICE_PANEL (wr_choice_panel_get_type ())
G_DECLARE_FINAL_TYPE (WrChoicePanel, wr_choice_panel, WR, CHOICE_PANEL, GtkWidget)

/* Is there anything to show? */
gboolean wr_choice_panel_is_needed (WrPlay        *play);

/* COVERED: nobody is sure to look who may see the hand that is asked for; its cards are not named. */
void     wr_choice_panel_show      (WrChoicePanel *self,
                                    WrPlay        *play,
                                    gboolean       covered);

/* Nothing is asked. */
void     wr_choice_panel_clear     (WrChoicePanel *self);

/* Moves the focus to the first answer.  FALSE: there is none. */
gboolean wr_choice_panel_focus_answer (WrChoicePanel *self);

/* The answer MOVE is suggested and stands out; BM_MOVE_NONE: none is. */
void       wr_choice_panel_set_hint     (WrChoicePanel *self,
                                         BmMove         move);

G_END_DECLS
