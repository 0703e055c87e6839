/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Where the parts of the table stand: a column at each side, between them the line of status, the Bounties, the board and the
 * hand.  The board gets what the others leave.
 *
 * Signals: "resized" (int size): another of the three sizes fits, 0 (from 800 x 600 on) to 2; "horizon" (): the ground
 * begins elsewhere.
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
} TbTablePlaces;

void tb_table_layout_set_places  (TbTableLayout       *self,
                                  const TbTablePlaces *places);
/* How many columns the board has. */
void tb_table_layout_set_columns (TbTableLayout       *self,
                                  int                  n_columns);
int  tb_table_layout_get_size    (TbTableLayout       *self);
/* Where the ground begins behind the table, in pixels from the top. */
int  tb_table_layout_get_horizon (TbTableLayout       *self);

G_END_DECLS
