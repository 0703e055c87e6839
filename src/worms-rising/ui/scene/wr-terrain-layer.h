/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-board-metrics.h"

G_BEGIN_DECLS

/*
 * The ground, drawn below the spaces: packed dirt by depth, hollow shafts with walls, and the Grass on top.  Above
 * row 1 nothing is drawn: the sky behind the board shows.
 */
#define WR_TYPE_TERRAIN_LAYER (wr_terrain_layer_get_type ())
G_DECLARE_FINAL_TYPE (WrTerrainLayer, wr_terrain_layer, WR, TERRAIN_LAYER, GtkWidget)

GtkWidget *wr_terrain_layer_new       (void);
/* The rows of the WR_N_COLUMNS Grasses; between two rows while they move. */
void       wr_terrain_layer_set_grass (WrTerrainLayer *self,
                                       const float    *grass);

G_END_DECLS
