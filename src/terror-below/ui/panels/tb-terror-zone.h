/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The Terror zone: three Worms with their cards, what is needed until they attack, and whom they would hit.
 * Signals: see tb_parts_install ().
 */
#define TB_TYPE_TERROR_ZONE (tb_terror_zone_get_type ())
G_DECLARE_FINAL_TYPE (TbTerrorZone, tb_terror_zone, TB, TERROR_ZONE, GtkWidget)

void tb_terror_zone_show        (TbTerrorZone *self,
                                 BmMatch      *match,
                                 const TbShow *show);
/* Where the Worm of SLOT is seen, and the cards on it; lent. */
GtkWidget *tb_terror_zone_get_banner (TbTerrorZone *self,
                                      guint         slot);
GtkWidget *tb_terror_zone_get_places (TbTerrorZone *self,
                                      guint         slot);
/* ... and how many Worms are below. */
GtkWidget *tb_terror_zone_get_head   (TbTerrorZone *self);
/* How high each part is: LARGE 0 (800 pixels of width), 1, 2. */
void tb_terror_zone_set_scale    (TbTerrorZone *self,
                                  const TbScale *scale);

G_END_DECLS
