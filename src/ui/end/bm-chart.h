/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * How several things went side by side: strips one below the other over the same columns.  A strip is a line in steps,
 * lanes with bars, or a race of several lines.  The chart knows nothing of what it shows; how it looks is up to the style
 * sheet: nodes `chart`, `chartday` (class `current`), `chartgrid`, `chartgoal`, and `chartline`, `chartarea`, `chartlane` and
 * `chartracer` with the classes they are given.  A pattern of a racer from left to right goes along its line.
 *
 * It is one Tab stop; the arrow keys, Home and End, and the pointer go from column to column.
 *
 * Signal "pointed" (int column): the pointer or the focus is at that column now, or at none (-1).
 */
#define BM_TYPE_CHART (bm_chart_get_type ())
G_DECLARE_FINAL_TYPE (BmChart, bm_chart, BM, CHART, GtkWidget)

/* X counts columns: 0 is the left edge of the first one, 1 its right edge. */
typedef struct
{
  double x;
  double value;
} BmChartPoint;

/* What stands at the left of a strip. */
typedef struct
{
  const char *title;
  const char *art;    /* a picture before the title */
  const char *top;    /* what the highest value is called */
  const char *bottom; /* and 0 */
} BmChartHead;

/* Begins anew, without strips; the columns are numbered from FIRST on, and AXIS is what they are. */
void  bm_chart_clear      (BmChart            *self,
                           guint               n_columns,
                           guint               first,
                           const char         *axis);
/* What the column COLUMN says in words. */
void  bm_chart_set_spoken (BmChart            *self,
                           guint               column,
                           const char         *spoken);
/* NULL: there is no such column, or nothing was set. */
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
/* A race from 0 to MAX, without lines at first: they go straight from point to point, and where several are one they lie
   close beside each other.  A line across at GOAL is called GOAL_WORDS; NULL: there is none. */
guint bm_chart_add_race   (BmChart            *self,
                           const BmChartHead  *head,
                           double              max,
                           double              goal,
                           const char         *goal_words);
/* Another line for the race added last; ART and LABEL stand at its end.  STYLE is also the class of its label and marks. */
void  bm_chart_add_racer  (BmChart            *self,
                           const char         *style,
                           const BmChartPoint *points,
                           guint               n,
                           const char         *art,
                           const char         *label);
/* A picture at X on line number RACER of the race added last. */
void  bm_chart_add_racer_mark (BmChart        *self,
                               guint           racer,
                               const char     *art,
                               double          x);

/* A picture at X in the strip added last: over the line where that is at VALUE, or in lane number VALUE. */
void  bm_chart_add_mark   (BmChart            *self,
                           const char         *art,
                           double              x,
                           double              value);

/* The column that is pointed at, or -1. */
int   bm_chart_get_column (BmChart            *self);

G_END_DECLS
