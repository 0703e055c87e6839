/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The objective of a solo match: its scenario, the Locations or Worms to be ticked off or the points of a Scramble, and
 * the fuse of its attacks.
 */
#define TB_TYPE_OBJECTIVE (tb_objective_get_type ())
G_DECLARE_FINAL_TYPE (TbObjective, tb_objective, TB, OBJECTIVE, GtkWidget)

/* Hidden in other matches. */
void tb_objective_show     (TbObjective  *self,
                        const TbShow *show);
void tb_objective_set_scale (TbObjective  *self,
                             const TbScale *scale);

G_END_DECLS
