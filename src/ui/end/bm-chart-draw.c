/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Everything is a CSS node: a line or an area is a widget with a background, allocated over the whole strip, of which
 * only the rectangles of the steps are drawn.  So colours and patterns are only in the style sheet.
 */
#define G_LOG_DOMAIN "bm-chart"

#include "config.h"

#include "bm-chart-private.h"

#include <math.h>

#define LINE 2.5f

static void
let_through (BmChart     *self,
             GtkSnapshot *snapshot,
             GtkWidget   *paint,
             float        x,
             float        y,
             float        width,
             float        height)
{
  if (width <= 0 || height <= 0)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (x, y, width, height));
  gtk_widget_snapshot_child (GTK_WIDGET (self), paint, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_steps (BmChart            *self,
                GtkSnapshot        *snapshot,
                const BmChartStrip *strip,
                gboolean            line)
{
  float base = bm_chart_y (strip, 0), before = base;

  for (guint i = 0; i < strip->points->len; i++)
    {
      const BmChartPoint *from = &g_array_index (strip->points, BmChartPoint, i);
      double to = i + 1 < strip->points->len ? g_array_index (strip->points, BmChartPoint, i + 1).x : strip->end;
      float x = bm_chart_x (self, strip, from->x), y = bm_chart_y (strip, from->value);
      float width = bm_chart_x (self, strip, to) - x;

      if (!line)
        {
          let_through (self, snapshot, strip->area, x, y, width, base - y);
          continue;
        }
      let_through (self, snapshot, strip->line, x - LINE / 2, y - LINE / 2, width + LINE, LINE);
      if (i > 0)
        let_through (self, snapshot, strip->line, x - LINE / 2, MIN (y, before) - LINE / 2, LINE,
                     fabsf (y - before) + LINE);
      before = y;
    }
}

static void
snapshot_grid (BmChart            *self,
               GtkSnapshot        *snapshot,
               const BmChartStrip *strip)
{
  const graphene_rect_t *plot = &strip->plot;

  for (guint i = 0; i <= 2 && strip->kind != BM_CHART_LANES; i++)
    let_through (self, snapshot, self->grid, plot->origin.x, floorf (bm_chart_y (strip, strip->max * i / 2)),
                 plot->size.width, 1);
}

static void
snapshot_lanes (BmChart            *self,
                GtkSnapshot        *snapshot,
                const BmChartStrip *strip)
{
  for (guint i = 0; i < strip->lanes->len; i++)
    {
      gtk_widget_snapshot_child (GTK_WIDGET (self), g_array_index (strip->lanes, BmChartLane, i).bar, snapshot);
      gtk_widget_snapshot_child (GTK_WIDGET (self), g_array_index (strip->lanes, BmChartLane, i).letter, snapshot);
    }
}

void
bm_chart_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  BmChart *self = BM_CHART (widget);

  for (guint i = 0; i < self->columns->len; i++)
    {
      gtk_widget_snapshot_child (widget, g_ptr_array_index (self->columns, i), snapshot);
      gtk_widget_snapshot_child (widget, g_ptr_array_index (self->numbers, i), snapshot);
    }
  gtk_widget_snapshot_child (widget, self->axis, snapshot);
  for (guint i = 0; i < self->strips->len; i++)
    {
      const BmChartStrip *strip = g_ptr_array_index (self->strips, i);

      snapshot_grid (self, snapshot, strip);
      if (strip->kind == BM_CHART_STEPS)
        {
          snapshot_steps (self, snapshot, strip, FALSE);
          snapshot_steps (self, snapshot, strip, TRUE);
        }
      if (strip->kind == BM_CHART_RACE)
        bm_chart_race_snapshot (self, strip, snapshot);
      if (strip->top != NULL)
        {
          gtk_widget_snapshot_child (widget, strip->top, snapshot);
          gtk_widget_snapshot_child (widget, strip->bottom, snapshot);
        }
      snapshot_lanes (self, snapshot, strip);
      for (guint m = 0; m < strip->marks->len; m++)
        gtk_widget_snapshot_child (widget, g_array_index (strip->marks, BmChartMark, m).image, snapshot);
      gtk_widget_snapshot_child (widget, strip->title, snapshot);
    }
}
