/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"
#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The Terror zone: three Worms with their cards, the cards left until they attack, and the seats that they would hit.
 * Signals: see tb_parts_install ().
 */
#define TB_TYPE_TERROR_ZONE (tb_terror_zone_get_type ())
G_DECLARE_FINAL_TYPE (TbTerrorZone, tb_terror_zone, TB, TERROR_ZONE, GtkWidget)

void tb_terror_zone_show        (TbTerrorZone *self,
                                 BmMatch      *match,
                                 const TbShow *show);
/* The picture of the Worm of SLOT, and its cards; (transfer none). */
GtkWidget *tb_terror_zone_get_banner (TbTerrorZone *self,
                                      guint         slot);
GtkWidget *tb_terror_zone_get_places (TbTerrorZone *self,
                                      guint         slot);
/* ... and the number of Worms in the deck. */
GtkWidget *tb_terror_zone_get_head   (TbTerrorZone *self);
/* The heights of the parts: LARGE 0 (800 pixels of width), 1, 2. */
void tb_terror_zone_set_scale    (TbTerrorZone *self,
                                  const TbScale *scale);

G_END_DECLS
