/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-bar"

#include "config.h"

#include "bm-bar.h"

/* The least width of a share above 0. */
#define LEAST 3

struct _BmBar
{
  GtkWidget  parent_instance;

  GtkWidget *fill;
  double     share;
};

G_DEFINE_FINAL_TYPE (BmBar, bm_bar, GTK_TYPE_WIDGET)

static void
bm_bar_measure (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  gtk_widget_measure (BM_BAR (widget)->fill, orientation, -1, minimum, natural, NULL, NULL);
}

static void
bm_bar_size_allocate (GtkWidget *widget,
                      int        width,
                      int        height,
                      int        baseline)
{
  BmBar *self = BM_BAR (widget);
  int least, filled = (int) (width * self->share + 0.5);

  gtk_widget_measure (self->fill, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->fill, &(GtkAllocation) { 0, 0, MAX (MAX (least, LEAST), filled), height }, -1);
}

static void
bm_bar_dispose (GObject *object)
{
  g_clear_pointer (&BM_BAR (object)->fill, gtk_widget_unparent);
  G_OBJECT_CLASS (bm_bar_parent_class)->dispose (object);
}

static void
bm_bar_class_init (BmBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_bar_dispose;
  widget_class->measure = bm_bar_measure;
  widget_class->size_allocate = bm_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bm_bar_init (BmBar *self)
{
  self->fill = g_object_new (GTK_TYPE_BOX, "css-name", "fill",
                             "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->fill, GTK_WIDGET (self));
}

GtkWidget *
bm_bar_new (double share)
{
  BmBar *self = g_object_new (BM_TYPE_BAR, NULL);

  self->share = CLAMP (share, 0, 1);
  return GTK_WIDGET (self);
}
