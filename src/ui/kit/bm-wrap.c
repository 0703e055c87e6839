/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-wrap"

#include "config.h"

#include "bm-wrap.h"

struct _BmWrap
{
  GtkWidget  parent_instance;

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (BmWrap, bm_wrap, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
bm_wrap_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_wrap_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  gtk_widget_measure (BM_WRAP (widget)->label, orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size,
                      minimum, natural, minimum_baseline, natural_baseline);
  /* A vertically centred label is not aligned by its baseline. */
  if (gtk_widget_get_valign (widget) == GTK_ALIGN_CENTER)
    *minimum_baseline = *natural_baseline = -1;
}

static void
bm_wrap_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  gtk_widget_size_allocate (BM_WRAP (widget)->label, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
bm_wrap_dispose (GObject *object)
{
  g_clear_pointer (&BM_WRAP (object)->label, gtk_widget_unparent);
  G_OBJECT_CLASS (bm_wrap_parent_class)->dispose (object);
}

static void
bm_wrap_class_init (BmWrapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_wrap_dispose;
  widget_class->get_request_mode = bm_wrap_get_request_mode;
  widget_class->measure = bm_wrap_measure;
  widget_class->size_allocate = bm_wrap_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wrap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bm_wrap_init (BmWrap *self)
{
}

GtkWidget *
bm_wrap_new (GtkLabel *label)
{
  BmWrap *self = g_object_new (BM_TYPE_WRAP, NULL);

  gtk_label_set_wrap (label, TRUE);
  self->label = GTK_WIDGET (label);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

GtkLabel *
bm_wrap_get_label (BmWrap *self)
{
  g_return_val_if_fail (BM_IS_WRAP (self), NULL);
  return GTK_LABEL (self->label);
}
