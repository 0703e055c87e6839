/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-chart"

#include "config.h"

#include "bm-chart-private.h"

#include <math.h>

#include "bm-art-image.h"
#include "bm-widget.h"

enum { SIGNAL_POINTED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmChart, bm_chart, GTK_TYPE_WIDGET)

static void
strip_free (BmChartStrip *strip)
{
  g_array_unref (strip->points);
  g_array_unref (strip->lanes);
  g_array_unref (strip->racers);
  g_array_unref (strip->marks);
  g_free (strip);
}

BmChartStrip *
bm_chart_last_strip (BmChart *self)
{
  g_return_val_if_fail (self->strips->len > 0, NULL);
  return g_ptr_array_index (self->strips, self->strips->len - 1);
}

/* Selects a column. */

static void
point (BmChart *self,
       int      column)
{
  if (column == self->column)
    return;
  if (self->column >= 0 && self->column < (int) self->columns->len)
    gtk_widget_remove_css_class (g_ptr_array_index (self->columns, self->column), "current");
  self->column = column;
  if (column >= 0)
    gtk_widget_add_css_class (g_ptr_array_index (self->columns, column), "current");
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, column);
}

static int
focused_column (BmChart *self)
{
  for (guint i = 0; i < self->columns->len; i++)
    if (gtk_widget_is_focus (g_ptr_array_index (self->columns, i)))
      return (int) i;
  return -1;
}

static int
column_at (BmChart *self,
           double   x)
{
  for (guint i = 0; i < self->columns->len; i++)
    {
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (g_ptr_array_index (self->columns, i), GTK_WIDGET (self), &bounds)
          && x >= bounds.origin.x && x < bounds.origin.x + bounds.size.width)
        return (int) i;
    }
  return -1;
}

/* A column that scrolls under a resting pointer is not selected while the keyboard is in use. */
static void
keep_rest (BmChart *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self)));
  GdkDevice *pointer = seat == NULL ? NULL : gdk_seat_get_pointer (seat);

  self->rest_x = self->rest_y = -1;
  if (native != NULL && pointer != NULL)
    gdk_surface_get_device_position (gtk_native_get_surface (native), pointer, &self->rest_x, &self->rest_y, NULL);
}

static gboolean
is_at_rest (BmChart            *self,
            GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  double x, y;

  return focused_column (self) >= 0 && event != NULL && gdk_event_get_position (event, &x, &y)
         && fabs (x - self->rest_x) < 1 && fabs (y - self->rest_y) < 1;
}

static void
motion_cb (GtkEventControllerMotion *controller,
           double                    x,
           double                    y,
           BmChart                  *self)
{
  int column = column_at (self, x);

  if (!is_at_rest (self, GTK_EVENT_CONTROLLER (controller)))
    point (self, column >= 0 ? column : focused_column (self));
}

static void
leave_cb (BmChart *self)
{
  point (self, focused_column (self));
}

/* A click keeps the column selected. */
static void
pressed_cb (GtkGestureClick *click,
            int              n_press,
            double           x,
            double           y,
            BmChart         *self)
{
  int column = column_at (self, x);

  if (column >= 0)
    gtk_widget_grab_focus (g_ptr_array_index (self->columns, column));
}

static void
focus_enter_cb (GtkEventControllerFocus *controller,
                BmChart                 *self)
{
  GtkWidget *column = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  guint index;

  if (g_ptr_array_find (self->columns, column, &index))
    {
      self->last = (int) index;
      keep_rest (self);
      point (self, (int) index);
    }
}

static void
focus_leave_cb (BmChart *self)
{
  point (self, -1);
}

static gboolean
focus_column (BmChart *self,
              int      column)
{
  if (self->columns->len == 0)
    return FALSE;
  return gtk_widget_grab_focus (g_ptr_array_index (self->columns, CLAMP (column, 0, (int) self->columns->len - 1)));
}

static gboolean
bm_chart_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  BmChart *self = BM_CHART (widget);
  int column = focused_column (self);

  if (column < 0)
    return focus_column (self, self->last);
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;
  /* At either end the focus stays where it is. */
  return focus_column (self, direction == GTK_DIR_LEFT ? column - 1 : column + 1);
}

static gboolean
bm_chart_grab_focus (GtkWidget *widget)
{
  return focus_column (BM_CHART (widget), BM_CHART (widget)->last);
}

static gboolean
end_key_cb (GtkWidget *widget,
            GVariant  *arguments,
            gpointer   data)
{
  return focus_column (BM_CHART (widget), g_variant_get_boolean (arguments) ? G_MAXINT : 0);
}

static void
drop_children (BmChart *self)
{
  GtkWidget *child, *next;

  self->column = -1;
  self->last = 0;
  g_ptr_array_set_size (self->columns, 0);
  g_ptr_array_set_size (self->numbers, 0);
  g_ptr_array_set_size (self->spoken, 0);
  g_ptr_array_set_size (self->strips, 0);
  for (child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (child != self->grid && child != self->axis)
        gtk_widget_unparent (child);
    }
}

static void
bm_chart_dispose (GObject *object)
{
  BmChart *self = BM_CHART (object);

  drop_children (self);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->axis, gtk_widget_unparent);
  G_OBJECT_CLASS (bm_chart_parent_class)->dispose (object);
}

static void
bm_chart_finalize (GObject *object)
{
  BmChart *self = BM_CHART (object);

  g_ptr_array_unref (self->columns);
  g_ptr_array_unref (self->numbers);
  g_ptr_array_unref (self->spoken);
  g_ptr_array_unref (self->strips);
  G_OBJECT_CLASS (bm_chart_parent_class)->finalize (object);
}

static void
bm_chart_class_init (BmChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_chart_dispose;
  object_class->finalize = bm_chart_finalize;
  widget_class->measure = bm_chart_measure;
  widget_class->size_allocate = bm_chart_size_allocate;
  widget_class->snapshot = bm_chart_snapshot;
  widget_class->focus = bm_chart_focus;
  widget_class->grab_focus = bm_chart_grab_focus;

  signals[SIGNAL_POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, end_key_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, end_key_cb, "b", TRUE);
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

GtkWidget *
bm_chart_add_node (BmChart    *self,
                   const char *name,
                   const char *style)
{
  GtkWidget *node = g_object_new (GTK_TYPE_BOX, "css-name", name,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_set_can_target (node, FALSE);
  if (style != NULL)
    gtk_widget_add_css_class (node, style);
  gtk_widget_set_parent (node, GTK_WIDGET (self));
  return node;
}

/* Labels are not accessible: the texts of the columns say the same. */
GtkWidget *
bm_chart_add_label (BmChart    *self,
                    const char *text,
                    const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "can-target", FALSE, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
bm_chart_init (BmChart *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->columns = g_ptr_array_new ();
  self->numbers = g_ptr_array_new ();
  self->spoken = g_ptr_array_new_with_free_func (g_free);
  self->strips = g_ptr_array_new_with_free_func ((GDestroyNotify) strip_free);
  self->column = -1;
  self->grid = bm_chart_add_node (self, "chartgrid", NULL);
  self->axis = bm_chart_add_label (self, "", "chart-number");
  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static GtkWidget *
add_column (BmChart *self)
{
  GtkWidget *column = g_object_new (GTK_TYPE_BOX, "css-name", "chartday", "focusable", TRUE,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_enter_cb), self, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_leave_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (column, focus);
  gtk_widget_set_parent (column, GTK_WIDGET (self));
  return column;
}

void
bm_chart_clear (BmChart    *self,
                guint       n_columns,
                guint       first,
                const char *axis)
{
  g_return_if_fail (BM_IS_CHART (self));
  g_return_if_fail (axis != NULL);

  drop_children (self);
  gtk_label_set_label (GTK_LABEL (self->axis), axis);
  g_ptr_array_set_size (self->spoken, (int) n_columns);
  for (guint i = 0; i < n_columns; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", first + i);

      g_ptr_array_add (self->columns, add_column (self));
      if (i % 2 == 1)
        gtk_widget_add_css_class (g_ptr_array_index (self->columns, i), "even");
      g_ptr_array_add (self->numbers, bm_chart_add_label (self, number, "chart-number"));
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bm_chart_set_spoken (BmChart    *self,
                     guint       column,
                     const char *spoken)
{
  g_return_if_fail (BM_IS_CHART (self));
  g_return_if_fail (column < self->columns->len);

  g_free (g_ptr_array_index (self->spoken, column));
  g_ptr_array_index (self->spoken, column) = g_strdup (spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (g_ptr_array_index (self->columns, column)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

const char *
bm_chart_get_spoken (BmChart *self,
                     guint    column)
{
  g_return_val_if_fail (BM_IS_CHART (self), NULL);
  return column < self->spoken->len ? g_ptr_array_index (self->spoken, column) : NULL;
}

static void
clear_racer (gpointer racer)
{
  g_array_unref (((BmChartRacer *) racer)->points);
}

BmChartStrip *
bm_chart_add_strip (BmChart           *self,
                    const BmChartHead *head,
                    BmChartKind        kind)
{
  BmChartStrip *strip = g_new0 (BmChartStrip, 1);
  GtkWidget *label = gtk_label_new (head->title);

  strip->kind = kind;
  strip->racers = g_array_new (FALSE, FALSE, sizeof (BmChartRacer));
  g_array_set_clear_func (strip->racers, clear_racer);
  strip->points = g_array_new (FALSE, FALSE, sizeof (BmChartPoint));
  strip->lanes = g_array_new (FALSE, FALSE, sizeof (BmChartLane));
  strip->marks = g_array_new (FALSE, FALSE, sizeof (BmChartMark));
  strip->title = bm_chart_add_node (self, "charttitle", NULL);
  gtk_box_set_spacing (GTK_BOX (strip->title), BM_CHART_GAP);
  gtk_box_append (GTK_BOX (strip->title), bm_art_image_new (head->art, BM_CHART_MARK));
  gtk_box_append (GTK_BOX (strip->title), label);
  g_ptr_array_add (self->strips, strip);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return strip;
}

guint
bm_chart_add_steps (BmChart            *self,
                    const BmChartHead  *head,
                    const char         *style,
                    double              max,
                    const BmChartPoint *points,
                    guint               n,
                    double              end)
{
  BmChartStrip *strip;

  g_return_val_if_fail (BM_IS_CHART (self), 0);
  g_return_val_if_fail (head != NULL && head->top != NULL && head->bottom != NULL, 0);

  strip = bm_chart_add_strip (self, head, BM_CHART_STEPS);
  strip->area = bm_chart_add_node (self, "chartarea", style);
  strip->line = bm_chart_add_node (self, "chartline", style);
  strip->top = bm_chart_add_label (self, head->top, "chart-number");
  strip->bottom = bm_chart_add_label (self, head->bottom, "chart-number");
  strip->max = max;
  strip->end = end;
  g_array_append_vals (strip->points, points, n);
  return self->strips->len - 1;
}

guint
bm_chart_add_lanes (BmChart           *self,
                    const BmChartHead *head)
{
  g_return_val_if_fail (BM_IS_CHART (self), 0);
  g_return_val_if_fail (head != NULL, 0);

  bm_chart_add_strip (self, head, BM_CHART_LANES);
  return self->strips->len - 1;
}

void
bm_chart_add_lane (BmChart    *self,
                   const char *style,
                   const char *letter,
                   double      from,
                   double      to)
{
  BmChartLane lane = { .from = from, .to = to };

  g_return_if_fail (BM_IS_CHART (self));

  lane.bar = bm_chart_add_node (self, "chartlane", style);
  lane.letter = bm_chart_add_label (self, letter, "letter");
  gtk_widget_add_css_class (lane.letter, style);
  g_array_append_val (bm_chart_last_strip (self)->lanes, lane);
}

void
bm_chart_add_mark (BmChart    *self,
                   const char *art,
                   double      x,
                   double      value)
{
  BmChartMark mark = { .x = x, .value = value };

  g_return_if_fail (BM_IS_CHART (self));

  mark.image = bm_art_image_new (art, BM_CHART_MARK);
  gtk_widget_set_parent (mark.image, GTK_WIDGET (self));
  g_array_append_val (bm_chart_last_strip (self)->marks, mark);
}

int
bm_chart_get_column (BmChart *self)
{
  g_return_val_if_fail (BM_IS_CHART (self), -1);
  return self->column;
}
