/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"
#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * A strip over the board for the events between two turns: the stations of a solo match, with the current one lit; the
 * die of two players; other dice that concern all.  It is hidden otherwise, and gets no pointer events.
 */
#define TB_TYPE_TERROR_TURN (tb_terror_turn_get_type ())
G_DECLARE_FINAL_TYPE (TbTerrorTurn, tb_terror_turn, TB, TERROR_TURN, GtkWidget)

void tb_terror_turn_show       (TbTerrorTurn  *self,
                          const TbShow *show);
/* A sequence of events begins in VIEW; EVENT is shown. */
void tb_terror_turn_begin      (TbTerrorTurn  *self,
                           const TbPosition *view);
void tb_terror_turn_play_event (TbTerrorTurn  *self,
                                const BmEvent *event);
void tb_terror_turn_set_motion (TbTerrorTurn  *self,
                                BmMotion       motion);
void tb_terror_turn_set_scale  (TbTerrorTurn  *self,
                               const TbScale *scale);

G_END_DECLS
