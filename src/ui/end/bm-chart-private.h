/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-chart.h"

G_BEGIN_DECLS

/* What the parts of the chart share: bm-chart.c builds and points, bm-chart-draw.c draws, bm-chart-layout.c has
   the places; bm-chart-race.c has all of races. */

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
  guint      racer;  /* its number, in a race */
} BmChartMark;

/* A line of a race, and what stands at its end. */
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
  GtkWidget      *top;    /* NULL: lanes, as the next one */
  GtkWidget      *bottom;
  GtkWidget      *area;   /* NULL: no steps, as the next one */
  GtkWidget      *line;
  GtkWidget      *goal;   /* NULL: no race, or none with a goal, as the next one */
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

/* The natural size of CHILD, 0 for NULL; and CHILD put there, whatever its own size is, or with its own size about the
   middle X (or, right-aligned, up to it) and Y. */
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

/* A child that the style sheet knows as NAME; a text. */
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

/* Of a race: the width of what stands right of its columns, the places of all in it, and its picture. */
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
