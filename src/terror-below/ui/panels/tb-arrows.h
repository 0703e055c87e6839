/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The arrows of a Vehicle card, each on a tile, always from left to right: that is their order.  Decoration: the card's
 * name lists them.
 */
#define TB_TYPE_ARROWS (tb_arrows_get_type ())
G_DECLARE_FINAL_TYPE (TbArrows, tb_arrows, TB, ARROWS, GtkWidget)

GtkWidget *tb_arrows_new (void);
/* SIZE: pixels of a tile, where there is room. */
void       tb_arrows_set (TbArrows *self,
                          TbCard    vehicle,
                          int       size);

G_END_DECLS
