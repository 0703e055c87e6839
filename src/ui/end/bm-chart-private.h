/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-chart.h"

G_BEGIN_DECLS

/* What the parts of the chart share: bm-chart.c builds and points, bm-chart-draw.c draws, bm-chart-layout.c has
   the places. */

/* Pixels of a mark, and between things side by side. */
#define BM_CHART_MARK 20
#define BM_CHART_GAP  6

typedef struct
{
  GtkWidget *bar;
  GtkWidget *letter;
  double     from;
  double     to;
} BmChartLane;

typedef struct
{
  GtkWidget *image;
  double     x;
  double     value;
} BmChartMark;

typedef struct
{
  GtkWidget      *title;
  GtkWidget      *top;    /* NULL: lanes */
  GtkWidget      *bottom;
  GtkWidget      *area;   /* NULL: lanes */
  GtkWidget      *line;
  GArray         *points; /* of BmChartPoint */
  GArray         *lanes;  /* of BmChartLane */
  GArray         *marks;  /* of BmChartMark */
  double          max;
  double          end;
  graphene_rect_t plot;
} BmChartStrip;

struct _BmChart
{
  GtkWidget  parent_instance;

  GPtrArray *columns; /* of GtkWidget, borrowed from the widget tree, as all that follows */
  GPtrArray *numbers; /* of GtkWidget */
  GPtrArray *spoken;  /* of char *, owned: what each column says; NULL: nothing */
  GPtrArray *strips;  /* of BmChartStrip */
  GtkWidget *axis;
  GtkWidget *grid;
  int        column;  /* pointed at, or -1 */
  int        last;    /* focused last */
  double     rest_x;  /* where the pointer was when keys led to a column, in the window */
  double     rest_y;
};

/* Where X is in the strip, and where the line is at VALUE, in pixels. */
float bm_chart_x             (BmChart            *self,
                              const BmChartStrip *strip,
                              double              x);
float bm_chart_y             (const BmChartStrip *strip,
                              double              value);

void  bm_chart_measure       (GtkWidget          *widget,
                              GtkOrientation      orientation,
                              int                 for_size,
                              int                *minimum,
                              int                *natural,
                              int                *minimum_baseline,
                              int                *natural_baseline);
void  bm_chart_size_allocate (GtkWidget          *widget,
                              int                 width,
                              int                 height,
                              int                 baseline);
void  bm_chart_snapshot      (GtkWidget          *widget,
                              GtkSnapshot        *snapshot);

G_END_DECLS
