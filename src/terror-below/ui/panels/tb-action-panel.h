/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-play.h"
#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The controls of the seat that decides: actions with the Action Points left, the options of a decision, or a hunt.
 * Signals: see tb_parts_install ().  Undo and Redo are the actions "table.undo" and "table.redo".
 */
#define TB_TYPE_ACTION_PANEL (tb_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (TbActionPanel, tb_action_panel, TB, ACTION_PANEL, GtkWidget)

/* PLAY may be NULL: nothing is available.  While no person decides the heading names the seat TURN; TB_NO_SEAT: none. */
void tb_action_panel_show     (TbActionPanel *self,
                               TbPlay        *play,
                               const TbShow  *show,
                               guint          turn);
/* The option that the key INDEX + 1 chooses; TB_AT_NONE: none. */
TbAt tb_action_panel_get_answer (TbActionPanel *self,
                                 guint          index);
/* The coins of the Action Points; (transfer none). */
GtkWidget *tb_action_panel_get_points (TbActionPanel *self);
/* The button of End Turn; (transfer none). */
GtkWidget *tb_action_panel_get_end_turn (TbActionPanel *self);
void tb_action_panel_set_scale (TbActionPanel *self,
                                const TbScale *scale);

G_END_DECLS
