/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-scale.h"

G_BEGIN_DECLS

/*
 * The layout of the table: a column at each side, between them the status line, the Bounties, the board and the hand.
 * All but the board have fixed heights; the board gets what they leave, and the hand what the board cannot use.
 *
 * Signals: "resized" (): the scale has changed; "horizon" (): the horizon has changed.
 */
#define TB_TYPE_TABLE_LAYOUT (tb_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (TbTableLayout, tb_table_layout, TB, TABLE_LAYOUT, GtkLayoutManager)

typedef struct
{
  GtkWidget *left;
  GtkWidget *right;
  GtkWidget *status;
  GtkWidget *line;
  GtkWidget *board;
  GtkWidget *hand;
  GtkWidget *strip; /* over the upper edge of the board, in its middle */
  GtkWidget *front; /* before the board, in its middle */
  GtkWidget *above; /* over everything */
} TbTablePlaces;

void           tb_table_layout_set_places  (TbTableLayout       *self,
                                 const TbTablePlaces *places);
/* The number of columns of the board. */
void           tb_table_layout_set_columns (TbTableLayout       *self,
                                  int n_columns);
const TbScale *tb_table_layout_get_scale   (TbTableLayout       *self);
/* The top of the ground behind the table, in pixels from the top. */
int            tb_table_layout_get_horizon (TbTableLayout       *self);

G_END_DECLS
