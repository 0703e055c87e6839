/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-chart.h"

G_BEGIN_DECLS

/* Shared by the parts of the chart: bm-chart.c builds it and handles input, bm-chart-draw.c draws, bm-chart-layout.c
   allocates; bm-chart-race.c does all for races. */

/* Pixels of a mark, and between adjacent marks. */
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
  guint      racer;  /* index of its racer, in a race */
} BmChartMark;

/* A line of a race, and the label at its end. */
typedef struct
{
  const char *style; /* interned */
  GtkWidget *line;
  GtkWidget *image;
  GtkWidget *label;
  GArray    *points; /* of BmChartPoint */
} BmChartRacer;

typedef enum
{
  BM_CHART_STEPS,
  BM_CHART_LANES,
  BM_CHART_RACE
} BmChartKind;

typedef struct
{
  BmChartKind     kind;
  GtkWidget      *title;
  GtkWidget      *top;    /* NULL: lanes, as is the next one */
  GtkWidget      *bottom;
  GtkWidget      *area;   /* NULL: no steps, as is the next one */
  GtkWidget      *line;
  GtkWidget      *goal;   /* NULL: no race, or one without a goal, as is the next one */
  GtkWidget      *goal_label;
  double          goal_at;
  GArray         *racers; /* of BmChartRacer */
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
  GPtrArray *spoken;  /* of char *, owned: the text of each column; NULL: none */
  GPtrArray *strips;  /* of BmChartStrip */
  GtkWidget *axis;
  GtkWidget *grid;
  int        column;  /* selected, or -1 */
  int        last;    /* focused last */
  double     rest_x;  /* position of the pointer when the keyboard selected a column, in the window */
  double     rest_y;
};

/* X in pixels of the strip, and the height of the line at VALUE. */
float bm_chart_x             (BmChart            *self,
                              const BmChartStrip *strip,
                              double              x);
float bm_chart_y             (const BmChartStrip *strip,
                              double              value);

/* The natural size of CHILD, 0 for NULL; allocates CHILD with a given size, or with its natural size centred at (or,
   right-aligned, up to) X and Y. */
int   bm_chart_measure_child (GtkWidget          *child,
                              GtkOrientation      orientation);
void  bm_chart_put           (GtkWidget          *child,
                              double              x,
                              double              y,
                              double              width,
                              double              height);
void  bm_chart_put_natural   (GtkWidget          *child,
                              double              x,
                              double              y,
                              gboolean            right);

/* Adds a child with the CSS name NAME; a label. */
GtkWidget *bm_chart_add_node  (BmChart           *self,
                               const char        *name,
                               const char        *style);
GtkWidget *bm_chart_add_label (BmChart           *self,
                               const char        *text,
                               const char        *style);
BmChartStrip *bm_chart_add_strip (BmChart           *self,
                                  const BmChartHead *head,
                                  BmChartKind        kind);
BmChartStrip *bm_chart_last_strip (BmChart          *self);

/* Of a race: the width of the labels right of its columns, its layout, and its drawing. */
int   bm_chart_race_gutter   (const BmChartStrip *strip);
void  bm_chart_race_allocate (BmChart            *self,
                              BmChartStrip       *strip);
void  bm_chart_race_snapshot (BmChart            *self,
                              const BmChartStrip *strip,
                              GtkSnapshot        *snapshot);

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
