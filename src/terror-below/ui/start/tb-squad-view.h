/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The three Characters that a seat was dealt, side by side, to choose from.  When one leads, the others lie down under it;
 * who is left out is gone.
 *
 * Signals: see tb_parts_install (); "rested" ()  what moved has come to rest.
 */
#define TB_TYPE_SQUAD_VIEW (tb_squad_view_get_type ())
G_DECLARE_FINAL_TYPE (TbSquadView, tb_squad_view, TB, SQUAD_VIEW, GtkWidget)

/* Shows where the Characters DEALT (bits) to SEAT are.  Those that have gone elsewhere travel there: tb_squad_view_is_moving ().
   Those of another seat than before are dealt anew, which nobody waits for. */
void     tb_squad_view_show          (TbSquadView  *self,
                                      const TbShow *show,
                                      guint         seat,
                                      guint32       dealt);

/* Do cards travel, or are looked at where they have gone? */
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
