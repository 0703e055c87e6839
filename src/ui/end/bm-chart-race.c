/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Races: several lines in one strip.  A line is one CSS node, as long as the line, of which pieces are drawn rotated to
 * the direction of its points: so its pattern follows the line.
 */
#define G_LOG_DOMAIN "bm-chart"

#include "config.h"

#include "bm-chart-private.h"

#include <math.h>

#include "bm-art-image.h"

#define LINE    3.0f /* thickness of a line */
#define BESIDE  2.6f /* distance of lines that coincide */
#define MARK    18   /* a mark on a line */
#define NUDGE   0.8  /* distance of marks on the same line, in mark widths */
#define END_GAP 4

static const BmChartRacer *
racer_of (const BmChartStrip *strip,
          guint               index)
{
  return &g_array_index (strip->racers, BmChartRacer, index);
}

/* ---- Values */

/* The offset of each line within the width of all. */
static float
racer_y (const BmChartStrip *strip,
         guint               racer,
         double              value)
{
  return bm_chart_y (strip, value) + ((float) racer - (float) (strip->racers->len - 1) / 2) * BESIDE;
}

/* The value of line RACER at X. */
static double
value_at (const BmChartStrip *strip,
          guint               racer,
          double              x)
{
  const GArray *points = racer_of (strip, racer)->points;
  const BmChartPoint *before = &g_array_index (points, BmChartPoint, 0);

  for (guint i = 1; i < points->len; i++)
    {
      const BmChartPoint *point = &g_array_index (points, BmChartPoint, i);

      if (x < point->x)
        return before->value + (point->value - before->value) * CLAMP ((x - before->x) / (point->x - before->x), 0, 1);
      before = point;
    }
  return before->value;
}

/* ---- Layout */

static int
end_width (const BmChartRacer *racer)
{
  return BM_CHART_MARK + END_GAP + bm_chart_measure_child (racer->label, GTK_ORIENTATION_HORIZONTAL);
}

int
bm_chart_race_gutter (const BmChartStrip *strip)
{
  int width = 0;

  for (guint i = 0; i < strip->racers->len; i++)
    width = MAX (width, BM_CHART_GAP + end_width (racer_of (strip, i)));
  return width;
}

static float
length_of (BmChart            *self,
           const BmChartStrip *strip,
           guint               racer)
{
  const GArray *points = racer_of (strip, racer)->points;
  float length = 0;

  for (guint i = 1; i < points->len; i++)
    {
      const BmChartPoint *from = &g_array_index (points, BmChartPoint, i - 1), *to = &g_array_index (points, BmChartPoint, i);

      length += hypotf (bm_chart_x (self, strip, to->x) - bm_chart_x (self, strip, from->x),
                        bm_chart_y (strip, to->value) - bm_chart_y (strip, from->value));
    }
  return length;
}

/* The column at pixel X. */
static double
column_at (BmChart            *self,
           const BmChartStrip *strip,
           double              x)
{
  return (x - strip->plot.origin.x) / MAX (1, strip->plot.size.width) * MAX (1, self->columns->len);
}

/* The marks of a line are placed on it side by side. */
static void
allocate_marks (BmChart      *self,
                BmChartStrip *strip,
                guint         racer)
{
  double before = -MARK, left = strip->plot.origin.x + MARK / 2.0;
  double right = MAX (left, strip->plot.origin.x + strip->plot.size.width - MARK / 2.0);

  for (guint i = 0; i < strip->marks->len; i++)
    {
      const BmChartMark *mark = &g_array_index (strip->marks, BmChartMark, i);
      double x, y;

      if (mark->racer != racer)
        continue;
      x = CLAMP (MAX (bm_chart_x (self, strip, mark->x), before + NUDGE * MARK), left, right);
      before = x;
      y = racer_y (strip, racer, value_at (strip, racer, column_at (self, strip, x)));
      bm_chart_put (mark->image, x - MARK / 2.0, y - MARK / 2.0, MARK, MARK);
    }
}

typedef struct
{
  guint  racer;
  double y;
} End;

static int
compare_ends (gconstpointer a,
              gconstpointer b)
{
  const End *one = a, *other = b;

  if (one->y != other->y)
    return one->y < other->y ? -1 : 1;
  return one->racer < other->racer ? -1 : 1;
}

/* Spreads the labels from top to bottom without overlap, inside the strip. */
static void
spread_ends (const BmChartStrip *strip,
             End                *ends,
             guint               n,
             double              height)
{
  double lowest = strip->plot.origin.y + strip->plot.size.height - height / 2;

  qsort (ends, n, sizeof (End), compare_ends);
  for (guint i = 1; i < n; i++)
    ends[i].y = MAX (ends[i].y, ends[i - 1].y + height);
  for (guint i = n; i-- > 0; lowest -= height)
    ends[i].y = MIN (ends[i].y, lowest);
}

static void
allocate_ends (BmChartStrip *strip)
{
  g_autofree End *ends = g_new (End, strip->racers->len);
  double x = strip->plot.origin.x + strip->plot.size.width + BM_CHART_GAP, height = BM_CHART_MARK;

  for (guint i = 0; i < strip->racers->len; i++)
    {
      const GArray *points = racer_of (strip, i)->points;

      ends[i] = (End) { i, racer_y (strip, i, g_array_index (points, BmChartPoint, points->len - 1).value) };
      height = MAX (height, bm_chart_measure_child (racer_of (strip, i)->label, GTK_ORIENTATION_VERTICAL));
    }
  spread_ends (strip, ends, strip->racers->len, height);
  for (guint i = 0; i < strip->racers->len; i++)
    {
      const BmChartRacer *racer = racer_of (strip, ends[i].racer);

      bm_chart_put (racer->image, x, ends[i].y - BM_CHART_MARK / 2.0, BM_CHART_MARK, BM_CHART_MARK);
      bm_chart_put_natural (racer->label, x + end_width (racer), ends[i].y, TRUE);
    }
}

void
bm_chart_race_allocate (BmChart      *self,
                        BmChartStrip *strip)
{
  const graphene_rect_t *plot = &strip->plot;

  if (strip->goal != NULL)
    bm_chart_put (strip->goal, plot->origin.x, bm_chart_y (strip, strip->goal_at) - 1, plot->size.width, 2);
  for (guint i = 0; i < strip->racers->len; i++)
    {
      bm_chart_put (racer_of (strip, i)->line, 0, 0, ceilf (length_of (self, strip, i)) + 1, LINE);
      allocate_marks (self, strip, i);
    }
  allocate_ends (strip);
}

/* ---- Drawing */

/* Draws a piece of LINE of LENGTH, beginning at DONE of its background, from START in the direction of ANGLE. */
static void
snapshot_piece (BmChart                *self,
                GtkSnapshot            *snapshot,
                GtkWidget              *line,
                const graphene_point_t *start,
                float                   angle,
                float                   done,
                float                   length)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, start);
  gtk_snapshot_rotate (snapshot, angle);
  /* At a bend the pieces overlap by half their thickness. */
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (-LINE / 2, -LINE / 2, length + LINE, LINE));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-done, -LINE / 2));
  gtk_widget_snapshot_child (GTK_WIDGET (self), line, snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_line (BmChart            *self,
               const BmChartStrip *strip,
               GtkSnapshot        *snapshot,
               guint               racer)
{
  const GArray *points = racer_of (strip, racer)->points;
  float done = 0;

  for (guint i = 1; i < points->len; i++)
    {
      const BmChartPoint *from = &g_array_index (points, BmChartPoint, i - 1), *to = &g_array_index (points, BmChartPoint, i);
      graphene_point_t start = { bm_chart_x (self, strip, from->x), racer_y (strip, racer, from->value) };
      float x = bm_chart_x (self, strip, to->x) - start.x, y = racer_y (strip, racer, to->value) - start.y;
      float length = hypotf (x, y);

      snapshot_piece (self, snapshot, racer_of (strip, racer)->line, &start, atan2f (y, x) * 180 / G_PI, done, length);
      done += length;
    }
}

void
bm_chart_race_snapshot (BmChart            *self,
                        const BmChartStrip *strip,
                        GtkSnapshot        *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (strip->goal != NULL)
    {
      gtk_widget_snapshot_child (widget, strip->goal, snapshot);
      gtk_widget_snapshot_child (widget, strip->goal_label, snapshot);
    }
  for (guint i = strip->racers->len; i-- > 0;)
    snapshot_line (self, strip, snapshot, i);
  for (guint i = 0; i < strip->racers->len; i++)
    {
      gtk_widget_snapshot_child (widget, racer_of (strip, i)->image, snapshot);
      gtk_widget_snapshot_child (widget, racer_of (strip, i)->label, snapshot);
    }
}

/* ---- Building */

guint
bm_chart_add_race (BmChart           *self,
                   const BmChartHead *head,
                   double             max,
                   double             goal,
                   const char        *goal_words)
{
  BmChartStrip *strip;

  g_return_val_if_fail (BM_IS_CHART (self), 0);
  g_return_val_if_fail (head != NULL && head->top != NULL && head->bottom != NULL, 0);
  g_return_val_if_fail (max > 0, 0);

  strip = bm_chart_add_strip (self, head, BM_CHART_RACE);
  strip->top = bm_chart_add_label (self, head->top, "chart-number");
  strip->bottom = bm_chart_add_label (self, head->bottom, "chart-number");
  strip->max = max;
  if (goal_words != NULL)
    {
      strip->goal = bm_chart_add_node (self, "chartgoal", NULL);
      strip->goal_label = bm_chart_add_label (self, goal_words, "chart-number");
      strip->goal_at = goal;
    }
  return self->strips->len - 1;
}

/* A point in line with the previous ones replaces the last. */
static void
add_point (GArray             *points,
           const BmChartPoint *point)
{
  if (points->len >= 2)
    {
      const BmChartPoint *one = &g_array_index (points, BmChartPoint, points->len - 2), *last = one + 1;

      if (fabs ((last->x - one->x) * (point->value - last->value) - (point->x - last->x) * (last->value - one->value)) < 1e-6)
        g_array_set_size (points, points->len - 1);
    }
  g_array_append_vals (points, point, 1);
}

void
bm_chart_add_racer (BmChart            *self,
                    const char         *style,
                    const BmChartPoint *points,
                    guint               n,
                    const char         *art,
                    const char         *label)
{
  BmChartRacer racer = { .style = g_intern_string (style) };

  g_return_if_fail (BM_IS_CHART (self));
  g_return_if_fail (bm_chart_last_strip (self)->kind == BM_CHART_RACE);
  g_return_if_fail (n > 0);

  racer.line = bm_chart_add_node (self, "chartracer", style);
  racer.image = bm_art_image_new (art, BM_CHART_MARK);
  gtk_widget_set_parent (racer.image, GTK_WIDGET (self));
  racer.label = bm_chart_add_label (self, label, "chart-end");
  gtk_widget_add_css_class (racer.label, style);
  racer.points = g_array_new (FALSE, FALSE, sizeof (BmChartPoint));
  for (guint i = 0; i < n; i++)
    add_point (racer.points, &points[i]);
  g_array_append_val (bm_chart_last_strip (self)->racers, racer);
}

void
bm_chart_add_racer_mark (BmChart    *self,
                         guint       racer,
                         const char *art,
                         double      x)
{
  BmChartStrip *strip;
  BmChartMark mark = { .x = x, .racer = racer };

  g_return_if_fail (BM_IS_CHART (self));
  strip = bm_chart_last_strip (self);
  g_return_if_fail (strip->kind == BM_CHART_RACE && racer < strip->racers->len);

  mark.image = bm_art_image_new (art, 1);
  gtk_widget_add_css_class (mark.image, "chart-mark");
  gtk_widget_add_css_class (mark.image, racer_of (strip, racer)->style);
  gtk_widget_set_parent (mark.image, GTK_WIDGET (self));
  g_array_append_val (strip->marks, mark);
}
