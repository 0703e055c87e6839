/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The choice of a Character of a squad during a match: the next Leader after a death (T21.3), or the one to revive
 * (T13.8).  It is hidden otherwise.
 *
 * Signals: see tb_parts_install ().
 */
#define TB_TYPE_SUCCESSORS (tb_successors_get_type ())
G_DECLARE_FINAL_TYPE (TbSuccessors, tb_successors, TB, SUCCESSORS, GtkWidget)

/* Whether VIEW waits for such a choice. */
gboolean tb_successors_is_needed (const TbPosition *view);

/* Those that come with it are turned up one after another, PACE milliseconds apart; at once if it is 0. */
void     tb_successors_show      (TbSuccessors     *self,
                                  const TbShow     *show,
                                  guint             pace);
/* Hides it. */
void     tb_successors_hide      (TbSuccessors     *self);
/* The Character at INDEX from the left, from 0; TB_NO_CARD: there is none. */
TbCard   tb_successors_get       (TbSuccessors     *self,
                                  guint             index);
void     tb_successors_set_scale (TbSuccessors     *self,
                                  const TbScale    *scale);

G_END_DECLS
