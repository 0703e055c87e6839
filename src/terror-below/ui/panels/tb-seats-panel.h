/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The players in turn order: Leader, points, squad, cards, Eggs and Rubble of each.  Signals: see tb_parts_install ().
 */
#define TB_TYPE_SEATS_PANEL (tb_seats_panel_get_type ())
G_DECLARE_FINAL_TYPE (TbSeatsPanel, tb_seats_panel, TB, SEATS_PANEL, GtkWidget)

void tb_seats_panel_show     (TbSeatsPanel *self,
                              BmMatch      *match,
                              const TbShow *show);
/* Widgets of SEAT; (transfer none). */
GtkWidget *tb_seats_panel_get_row      (TbSeatsPanel *self,
                                        guint         seat);
GtkWidget *tb_seats_panel_get_portrait (TbSeatsPanel *self,
                                        guint         seat);
GtkWidget *tb_seats_panel_get_points   (TbSeatsPanel *self,
                                        guint         seat);
void tb_seats_panel_set_scale (TbSeatsPanel *self,
                               const TbScale *scale);

/* Lower rows, for many seats beside hints.  TRUE: that has changed, and it must be shown again. */
gboolean tb_seats_panel_set_tight (TbSeatsPanel *self,
                                   gboolean      tight);
/* The switch "table.help-seat", NAME for screen readers; NULL: none. */
void tb_seats_panel_set_help (TbSeatsPanel *self,
                              const char   *name);

G_END_DECLS
