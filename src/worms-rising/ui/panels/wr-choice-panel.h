/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * A decision of a card, in place of the actions: the card, what to choose, a button for each option that is not on the
 * board, and the way back while there is one.
 *
 * Signal "answered" (guint move).  The buttons `Go on` and `Back` are the actions table.go-on and table.cancel.
 */
#define WR_TYPE_CHOICE_PANEL (wr_choice_panel_get_type ())
G_DECLARE_FINAL_TYPE (WrChoicePanel, wr_choice_panel, WR, CHOICE_PANEL, GtkWidget)

/* Is there anything to show? */
gboolean wr_choice_panel_is_needed (WrPlay        *play);

/* COVERED: the hand that the decision is about is face down, so its cards are not named. */
void     wr_choice_panel_show      (WrChoicePanel *self,
                                    WrPlay        *play,
                                    gboolean       covered);

/* Removes the decision. */
void     wr_choice_panel_clear     (WrChoicePanel *self);

/* Moves the focus to the first answer.  FALSE: there is none. */
gboolean wr_choice_panel_focus_answer (WrChoicePanel *self);

/* Highlights the option for the suggested MOVE; BM_MOVE_NONE: none. */
void       wr_choice_panel_set_hint     (WrChoicePanel *self,
                                         BmMove         move);

G_END_DECLS
