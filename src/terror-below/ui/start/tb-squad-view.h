/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The three Characters that a seat was dealt, side by side, to choose from.  When one has been chosen as Leader the
 * others slide under it; those that are left out disappear.
 *
 * Signals: see tb_parts_install (); "rested" ()  all animations have ended.
 */
#define TB_TYPE_SQUAD_VIEW (tb_squad_view_get_type ())
G_DECLARE_FINAL_TYPE (TbSquadView, tb_squad_view, TB, SQUAD_VIEW, GtkWidget)

/* Shows the Characters DEALT (bits) to SEAT.  Cards of the same seat as before move to their new places, which counts
   as tb_squad_view_is_moving () and ends with "rested"; those of another seat slide in, which does not count. */
void     tb_squad_view_show          (TbSquadView  *self,
                                      const TbShow *show,
                                      guint         seat,
                                      guint32       dealt);

/* Until all cards have moved, and a short pause is over. */
gboolean tb_squad_view_is_moving     (TbSquadView  *self);
void     tb_squad_view_finish_motion (TbSquadView  *self);
void     tb_squad_view_set_motion    (TbSquadView  *self,
                                      BmMotion      motion);
void     tb_squad_view_set_size      (TbSquadView  *self,
                                      int           size);

/* The Character at INDEX from the left, from 0; TB_NO_CARD: there is none. */
TbCard   tb_squad_view_get_card      (TbSquadView  *self,
                                      guint         index);

G_END_DECLS
