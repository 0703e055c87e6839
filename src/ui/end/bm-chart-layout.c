/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The layout of a chart.
 */
#include "config.h"

#include "bm-chart-private.h"

#include <math.h>

#define STRIP_GAP      10
#define LEAST_COLUMN   5
#define LEAST_PLOT     140
#define STEP_HEIGHT    62
#define RACE_HEIGHT    150
#define RACE_SHARE     3    /* a race gets this many times the extra height of steps */
#define LANE_HEIGHT    19
#define EDGE           3    /* between the line and the strip's lower edge; */
#define HEADROOM       14   /* space for marks above it */

int
bm_chart_measure_child (GtkWidget      *child,
                        GtkOrientation  orientation)
{
  int natural = 0;

  if (child != NULL)
    gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The width of the lanes' names, or of the labels at the ends of a line. */
static int
ends_width (const BmChartStrip *strip)
{
  int width = MAX (bm_chart_measure_child (strip->top, GTK_ORIENTATION_HORIZONTAL),
                   bm_chart_measure_child (strip->bottom, GTK_ORIENTATION_HORIZONTAL));

  width = MAX (width, bm_chart_measure_child (strip->goal_label, GTK_ORIENTATION_HORIZONTAL));
  for (guint i = 0; i < strip->lanes->len; i++)
    {
      const BmChartLane *lane = &g_array_index (strip->lanes, BmChartLane, i);

      width = MAX (width, bm_chart_measure_child (lane->letter, GTK_ORIENTATION_HORIZONTAL));
    }
  return width;
}

/* The widths of the labels left of the strips, TITLES and ENDS, and RIGHT of them. */
static void
measure_gutter (BmChart *self,
                int     *titles,
                int     *ends,
                int     *right)
{
  *right = 0;
  *titles = bm_chart_measure_child (self->axis, GTK_ORIENTATION_HORIZONTAL);
  *ends = 0;
  for (guint i = 0; i < self->strips->len; i++)
    {
      const BmChartStrip *strip = g_ptr_array_index (self->strips, i);

      *titles = MAX (*titles, bm_chart_measure_child (strip->title, GTK_ORIENTATION_HORIZONTAL));
      *ends = MAX (*ends, ends_width (strip));
      *right = MAX (*right, bm_chart_race_gutter (strip));
    }
}

static int
lane_height (const BmChartStrip *strip)
{
  int height = LANE_HEIGHT;

  for (guint i = 0; i < strip->lanes->len; i++)
    {
      const BmChartLane *lane = &g_array_index (strip->lanes, BmChartLane, i);

      height = MAX (height, bm_chart_measure_child (lane->letter, GTK_ORIENTATION_VERTICAL) + 2);
    }
  return height;
}

static int
strip_height (const BmChartStrip *strip)
{
  int title = bm_chart_measure_child (strip->title, GTK_ORIENTATION_VERTICAL);
  int ends = bm_chart_measure_child (strip->top, GTK_ORIENTATION_VERTICAL)
             + bm_chart_measure_child (strip->bottom, GTK_ORIENTATION_VERTICAL) + HEADROOM - EDGE;

  if (strip->kind == BM_CHART_LANES)
    return MAX (title, lane_height (strip) * (int) strip->lanes->len);
  return MAX (MAX (title, strip->kind == BM_CHART_RACE ? RACE_HEIGHT : STEP_HEIGHT), ends);
}

/* A strip's share of the extra height. */
static double
strip_share (const BmChartStrip *strip)
{
  switch (strip->kind)
    {
    case BM_CHART_LANES:
      return 0.6;
    case BM_CHART_RACE:
      return RACE_SHARE;
    case BM_CHART_STEPS:
    default:
      return 1;
    }
}

static int
numbers_height (BmChart *self)
{
  int height = bm_chart_measure_child (self->axis, GTK_ORIENTATION_VERTICAL);

  if (self->numbers->len > 0)
    height = MAX (height, bm_chart_measure_child (g_ptr_array_index (self->numbers, 0), GTK_ORIENTATION_VERTICAL));
  return height + BM_CHART_GAP;
}

void
bm_chart_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  BmChart *self = BM_CHART (widget);
  int titles, ends, right, beside;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_gutter (self, &titles, &ends, &right);
      beside = titles + ends + 2 * BM_CHART_GAP + right;
      *minimum = beside + MAX (LEAST_PLOT, (int) self->columns->len * LEAST_COLUMN);
      *natural = beside + MAX (3 * LEAST_PLOT, (int) self->columns->len * LEAST_COLUMN);
      return;
    }
  *minimum = *natural = numbers_height (self);
  for (guint i = 0; i < self->strips->len; i++)
    {
      int height = strip_height (g_ptr_array_index (self->strips, i));

      *minimum += height + STRIP_GAP;
      *natural += height + STRIP_GAP;
    }
}

void
bm_chart_put (GtkWidget *child,
              double     x,
              double     y,
              double     width,
              double     height)
{
  int left = (int) floor (x + 0.5), top = (int) floor (y + 0.5);

  if (child != NULL)
    gtk_widget_size_allocate (child, &(GtkAllocation) { left, top, MAX (0, (int) floor (x + width + 0.5) - left),
                                                        MAX (0, (int) floor (y + height + 0.5) - top) }, -1);
}

void
bm_chart_put_natural (GtkWidget *child,
                      double     x,
                      double     y,
                      gboolean   right)
{
  int width = bm_chart_measure_child (child, GTK_ORIENTATION_HORIZONTAL);
  int height = bm_chart_measure_child (child, GTK_ORIENTATION_VERTICAL);

  bm_chart_put (child, right ? x - width : x - width / 2.0, y - height / 2.0, width, height);
}

float
bm_chart_x (BmChart            *self,
            const BmChartStrip *strip,
            double              x)
{
  return strip->plot.origin.x + (float) (x / MAX (1, self->columns->len)) * strip->plot.size.width;
}

float
bm_chart_y (const BmChartStrip *strip,
            double              value)
{
  double share = strip->max > 0 ? CLAMP (value / strip->max, 0, 1) : 0;

  return strip->plot.origin.y + HEADROOM + (float) (1 - share) * (strip->plot.size.height - HEADROOM - EDGE);
}

static double
lane_middle (const BmChartStrip *strip,
             double              lane)
{
  return strip->plot.origin.y + (lane + 0.5) * strip->plot.size.height / MAX (1, strip->lanes->len);
}

/* Above the line, after the previous mark, and inside the strip. */
static void
allocate_marks (BmChart      *self,
                BmChartStrip *strip)
{
  double before = -BM_CHART_MARK, left = strip->plot.origin.x, right = left + strip->plot.size.width;

  for (guint i = 0; i < strip->marks->len; i++)
    {
      const BmChartMark *mark = &g_array_index (strip->marks, BmChartMark, i);
      double x = bm_chart_x (self, strip, mark->x), y;

      if (strip->kind == BM_CHART_LANES)
        {
          y = lane_middle (strip, mark->value);
        }
      else
        {
          x = MAX (x, before + BM_CHART_MARK * 0.7);
          before = x;
          y = MAX (bm_chart_y (strip, mark->value) - BM_CHART_MARK * 0.62,
                   strip->plot.origin.y + BM_CHART_MARK / 2.0 - 4);
        }
      x = CLAMP (x, left + BM_CHART_MARK / 2.0, MAX (left + BM_CHART_MARK / 2.0, right - BM_CHART_MARK / 2.0));
      bm_chart_put (mark->image, x - BM_CHART_MARK / 2.0, y - BM_CHART_MARK / 2.0, BM_CHART_MARK, BM_CHART_MARK);
    }
}

static void
allocate_lanes (BmChart      *self,
                BmChartStrip *strip,
                double        ends)
{
  double height = strip->plot.size.height / MAX (1, strip->lanes->len);

  for (guint i = 0; i < strip->lanes->len; i++)
    {
      const BmChartLane *lane = &g_array_index (strip->lanes, BmChartLane, i);
      double from = bm_chart_x (self, strip, lane->from), to = bm_chart_x (self, strip, lane->to);
      double thick = height * 0.62;

      bm_chart_put_natural (lane->letter, ends, lane_middle (strip, i), TRUE);
      bm_chart_put (lane->bar, from, lane_middle (strip, i) - thick / 2, MAX (to - from, 2), thick);
    }
}

/* The label of the goal takes precedence over that of the highest value. */
static void
place_goal (BmChartStrip *strip,
            double        at)
{
  double y = bm_chart_y (strip, strip->goal_at), top = bm_chart_y (strip, strip->max);

  bm_chart_put_natural (strip->goal_label, at, y, TRUE);
  gtk_widget_set_child_visible (strip->top, y - top >= bm_chart_measure_child (strip->top, GTK_ORIENTATION_VERTICAL));
}

static void
allocate_strip (BmChart      *self,
                BmChartStrip *strip,
                int           titles,
                int           ends)
{
  const graphene_rect_t *plot = &strip->plot;
  double at = titles + BM_CHART_GAP + ends, middle = plot->origin.y + plot->size.height / 2;

  bm_chart_put (strip->title, 0, middle - bm_chart_measure_child (strip->title, GTK_ORIENTATION_VERTICAL) / 2.0, titles,
                bm_chart_measure_child (strip->title, GTK_ORIENTATION_VERTICAL));
  if (strip->top != NULL)
    {
      int top = bm_chart_measure_child (strip->top, GTK_ORIENTATION_VERTICAL);
      int bottom = bm_chart_measure_child (strip->bottom, GTK_ORIENTATION_VERTICAL);

      bm_chart_put_natural (strip->top, at, MAX (bm_chart_y (strip, strip->max), plot->origin.y + top / 2.0), TRUE);
      bm_chart_put_natural (strip->bottom, at, plot->origin.y + plot->size.height - bottom / 2.0, TRUE);
    }
  if (strip->kind == BM_CHART_STEPS)
    {
      bm_chart_put (strip->area, plot->origin.x, plot->origin.y, plot->size.width, plot->size.height);
      bm_chart_put (strip->line, plot->origin.x, plot->origin.y, plot->size.width, plot->size.height);
    }
  allocate_lanes (self, strip, at);
  if (strip->kind != BM_CHART_RACE)
    {
      allocate_marks (self, strip);
      return;
    }
  if (strip->goal_label != NULL)
    place_goal (strip, at);
  bm_chart_race_allocate (self, strip);
}

/* In narrow columns only every second, fifth ... is numbered. */
static guint
number_stride (BmChart *self,
               double   column)
{
  static const guint strides[] = { 1, 2, 5, 10, 20, 50, 100 };
  int widest = 0;

  for (guint i = 0; i < self->numbers->len; i++)
    widest = MAX (widest, bm_chart_measure_child (g_ptr_array_index (self->numbers, i), GTK_ORIENTATION_HORIZONTAL));
  for (guint i = 0; i < G_N_ELEMENTS (strides); i++)
    if (column * strides[i] >= widest + BM_CHART_GAP)
      return strides[i];
  return MAX (1, self->numbers->len);
}

static void
allocate_columns (BmChart *self,
                  double   left,
                  double   width,
                  int      height)
{
  double column = width / MAX (1, self->columns->len);
  guint stride = number_stride (self, column);
  int line = numbers_height (self);

  bm_chart_put_natural (self->axis, left - 2 * BM_CHART_GAP, height - line / 2.0, TRUE);
  for (guint i = 0; i < self->columns->len; i++)
    {
      GtkWidget *number = g_ptr_array_index (self->numbers, i);
      gboolean shown = (i + 1) % stride == 0;

      gtk_widget_set_child_visible (number, shown);
      bm_chart_put (g_ptr_array_index (self->columns, i), left + i * column, 0, column, height);
      if (shown)
        bm_chart_put_natural (number, left + (i + 0.5) * column, height - line / 2.0, FALSE);
    }
}

void
bm_chart_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  BmChart *self = BM_CHART (widget);
  int titles, ends, right, minimum, y = 0;
  double left, plot, spare, shares = 0;

  measure_gutter (self, &titles, &ends, &right);
  left = titles + ends + 2 * BM_CHART_GAP;
  bm_chart_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &(int) { 0 }, NULL, NULL);
  for (guint i = 0; i < self->strips->len; i++)
    shares += strip_share (g_ptr_array_index (self->strips, i));
  spare = MAX (0, height - minimum) / MAX (1, shares);
  plot = width - left - right;
  allocate_columns (self, left, plot, height);
  for (guint i = 0; i < self->strips->len; i++)
    {
      BmChartStrip *strip = g_ptr_array_index (self->strips, i);
      int tall = strip_height (strip) + (int) (strip_share (strip) * spare);

      strip->plot = GRAPHENE_RECT_INIT ((float) left, (float) y + STRIP_GAP / 2, (float) plot, (float) tall);
      allocate_strip (self, strip, titles, ends);
      y += tall + STRIP_GAP;
    }
  bm_chart_put (self->grid, left, 0, plot, height);
}
