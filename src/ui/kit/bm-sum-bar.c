/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-sum-bar"

#include "config.h"

#include "bm-sum-bar.h"

#define NUMBER_EDGE 2

typedef struct
{
  guint      n;
  GtkWidget *fill;
  GtkWidget *number;
} Part;

struct _BmSumBar
{
  GtkWidget  parent_instance;

  guint      whole;
  GArray    *parts; /* of Part */
};

G_DEFINE_FINAL_TYPE (BmSumBar, bm_sum_bar, GTK_TYPE_WIDGET)

static const Part *
part_of (BmSumBar *self,
         guint     index)
{
  return &g_array_index (self->parts, Part, index);
}

static void
bm_sum_bar_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  BmSumBar *self = BM_SUM_BAR (widget);

  *minimum = *natural = 0;
  for (guint i = 0; i < self->parts->len; i++)
    {
      int fill, number = 0;

      gtk_widget_measure (part_of (self, i)->fill, orientation, -1, &fill, NULL, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *minimum += fill;
      else
        gtk_widget_measure (part_of (self, i)->number, orientation, -1, &number, NULL, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = MAX (*minimum, MAX (fill, number));
    }
  *natural = *minimum;
}

/* Centred in its part, if it fits. */
static void
allocate_number (GtkWidget *number,
                 int        x,
                 int        width,
                 int        height)
{
  int own_width, own_height;
  gboolean fits;

  gtk_widget_measure (number, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &own_width, NULL, NULL);
  gtk_widget_measure (number, GTK_ORIENTATION_VERTICAL, -1, NULL, &own_height, NULL, NULL);
  fits = own_width + 2 * NUMBER_EDGE <= width;
  gtk_widget_set_child_visible (number, fits);
  if (fits)
    gtk_widget_size_allocate (number, &(GtkAllocation) { x + (width - own_width) / 2, (height - own_height) / 2, own_width,
                                                         own_height }, -1);
}

static void
bm_sum_bar_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  BmSumBar *self = BM_SUM_BAR (widget);
  guint sum = 0;
  int x = 0;

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = part_of (self, i);
      int least, end;

      sum += part->n;
      gtk_widget_measure (part->fill, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      end = MAX (x + least, (int) ((double) width * sum / self->whole + 0.5));
      gtk_widget_size_allocate (part->fill, &(GtkAllocation) { x, 0, end - x, height }, -1);
      allocate_number (part->number, x, end - x, height);
      x = end;
    }
}

static void
bm_sum_bar_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_array_set_size (BM_SUM_BAR (object)->parts, 0);
  G_OBJECT_CLASS (bm_sum_bar_parent_class)->dispose (object);
}

static void
bm_sum_bar_finalize (GObject *object)
{
  g_array_unref (BM_SUM_BAR (object)->parts);
  G_OBJECT_CLASS (bm_sum_bar_parent_class)->finalize (object);
}

static void
bm_sum_bar_class_init (BmSumBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_sum_bar_dispose;
  object_class->finalize = bm_sum_bar_finalize;
  widget_class->measure = bm_sum_bar_measure;
  widget_class->size_allocate = bm_sum_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bm_sum_bar_init (BmSumBar *self)
{
  self->whole = 1;
  gtk_widget_add_css_class (GTK_WIDGET (self), "sum");
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
}

GtkWidget *
bm_sum_bar_new (guint whole)
{
  BmSumBar *self = g_object_new (BM_TYPE_SUM_BAR, NULL);

  self->whole = MAX (whole, 1);
  return GTK_WIDGET (self);
}

void
bm_sum_bar_add (BmSumBar   *self,
                const char *style,
                guint       n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);
  Part part = { n, NULL, NULL };

  g_return_if_fail (BM_IS_SUM_BAR (self));

  if (n == 0)
    return;
  part.fill = g_object_new (GTK_TYPE_BOX, "css-name", "fill", "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  part.number = g_object_new (GTK_TYPE_LABEL, "label", number, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (part.fill, style);
  gtk_widget_add_css_class (part.number, "part-number");
  gtk_widget_set_parent (part.fill, GTK_WIDGET (self));
  gtk_widget_set_parent (part.number, GTK_WIDGET (self));
  g_array_append_val (self->parts, part);
}
