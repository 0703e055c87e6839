/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Several values over time: strips one below the other with the same columns.  A strip is a step line, lanes with bars,
 * or a race of several lines.  The chart knows nothing of its subject; its look is up to the style sheet: nodes
 * `chart`, `chartday` (class `current`), `chartgrid`, `chartgoal`, and `chartline`, `chartarea`, `chartlane` and
 * `chartracer` with the classes they are given.  The horizontal pattern of a racer follows its line.
 *
 * It is one Tab stop; the arrow keys, Home and End, and the pointer go from column to column.
 *
 * Signal "pointed" (int column): that column is hovered or focused now, or none (-1).
 */
#define BM_TYPE_CHART (bm_chart_get_type ())
G_DECLARE_FINAL_TYPE (BmChart, bm_chart, BM, CHART, GtkWidget)

/* X counts columns: 0 is the left edge of the first one, 1 its right edge. */
typedef struct
{
  double x;
  double value;
} BmChartPoint;

/* The labels left of a strip. */
typedef struct
{
  const char *title;
  const char *art;    /* a picture before the title */
  const char *top;    /* label of the highest value */
  const char *bottom; /* and of 0 */
} BmChartHead;

/* Removes all strips; the columns are numbered from FIRST on, and AXIS is the name of the axis. */
void  bm_chart_clear      (BmChart            *self,
                           guint               n_columns,
                           guint               first,
                           const char         *axis);
/* Sets the text of COLUMN. */
void  bm_chart_set_spoken (BmChart            *self,
                           guint               column,
                           const char         *spoken);
/* NULL: there is no such column, or no text was set. */
const char *bm_chart_get_spoken (BmChart      *self,
                                 guint         column);

/* A line of N points from 0 to MAX that ends at END; returns the strip's number. */
guint bm_chart_add_steps  (BmChart            *self,
                           const BmChartHead  *head,
                           const char         *style,
                           double              max,
                           const BmChartPoint *points,
                           guint               n,
                           double              end);
/* Lanes, empty at first. */
guint bm_chart_add_lanes  (BmChart            *self,
                           const BmChartHead  *head);
/* Another lane for the strip added last, with a bar from FROM to TO; LETTER is its name. */
void  bm_chart_add_lane   (BmChart            *self,
                           const char         *style,
                           const char         *letter,
                           double              from,
                           double              to);
/* A race from 0 to MAX, without lines at first: they are straight between their points, and lines that coincide are
   drawn side by side.  A line at GOAL is labelled GOAL_WORDS; NULL: none. */
guint bm_chart_add_race   (BmChart            *self,
                           const BmChartHead  *head,
                           double              max,
                           double              goal,
                           const char         *goal_words);
/* Adds a line to the race added last, with ART and LABEL at its end.  STYLE is also the class of its label and marks. */
void  bm_chart_add_racer  (BmChart            *self,
                           const char         *style,
                           const BmChartPoint *points,
                           guint               n,
                           const char         *art,
                           const char         *label);
/* Adds a picture at X on line number RACER of the race added last. */
void  bm_chart_add_racer_mark (BmChart        *self,
                               guint           racer,
                               const char     *art,
                               double          x);

/* Adds a picture at X to the strip added last: above the line at VALUE, or in lane number VALUE. */
void  bm_chart_add_mark   (BmChart            *self,
                           const char         *art,
                           double              x,
                           double              value);

/* The selected column, or -1. */
int   bm_chart_get_column (BmChart            *self);

G_END_DECLS
