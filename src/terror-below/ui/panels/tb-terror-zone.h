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
                          BmMatch *match,
                          const TbShow *show);
void tb_terror_zone_set_scale    (TbTerrorZone *self,
                               const TbScale *scale);

G_END_DECLS
