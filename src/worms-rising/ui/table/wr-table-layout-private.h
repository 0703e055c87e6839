/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-table-layout.h"

G_BEGIN_DECLS

/* Shared by the parts of WrTableLayout: wr-table-layout.c has the layout, wr-table-layout-docks.c the docks at the
   bottom of the columns. */

#define GAP 8

struct _WrTableLayout
{
  GtkLayoutManager parent_instance;

  WrTablePlaces    places; /* borrowed */
  WrTableShape     shape;
  WrTableShape     wanted;
  int              horizon;
  int              narrow_minimum; /* width of a narrow column, as last measured; before that, as it should be */
  gboolean         no_docks;
  gboolean         row_below;
  guint            reshaping;      /* source */
};

typedef struct
{
  GtkAllocation columns[WR_N_SIDES];
  GtkAllocation docks[WR_N_DOCKS]; /* from the foot of their column */
  GtkAllocation board, status, hand;
  int           horizon, cell, strip;
} WrTablePlan;

/* The scale of a pixel in the columns, whose text is larger if there is room. */
double wr_table_layout_unit        (WrTableLayout       *self);
/* How high WIDGET likes to be at WIDTH, or at any (-1). */
int    wr_table_layout_natural     (GtkWidget           *widget,
                                    int                  width);
void   wr_table_layout_place       (GtkWidget           *child,
                                    const GtkAllocation *at);

/* Fills in PLAN where the docks are, shortens the columns for them, and says what should be docked. */
void   wr_table_layout_plan_docks  (WrTableLayout       *self,
                                    WrTablePlan         *plan,
                                    int                  height);
/* After the columns have their places. */
void   wr_table_layout_place_docks (WrTableLayout       *self,
                                    const WrTablePlan   *plan,
                                    int                  height);

G_END_DECLS
