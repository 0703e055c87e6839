/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-deeds.h"

struct _TbDeeds
{
  GtkWidget  parent_instance;

  GtkWidget *shown; /* one of the children */
};

G_DEFINE_FINAL_TYPE (TbDeeds, tb_deeds, GTK_TYPE_WIDGET)

void
tb_deeds_show (TbDeeds   *self,
               GtkWidget *child)
{
  g_return_if_fail (TB_IS_DEEDS (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self));

  self->shown = child;
  for (child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, child == self->shown);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
tb_deeds_get_shown (TbDeeds *self)
{
  g_return_val_if_fail (TB_IS_DEEDS (self), NULL);
  return self->shown;
}

static GtkSizeRequestMode
tb_deeds_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tb_deeds_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      /* What is hidden still has the contents of another decision. */
      if (orientation == GTK_ORIENTATION_VERTICAL && child != TB_DEEDS (widget)->shown)
        continue;
      gtk_widget_measure (child, orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, &least, &wanted, NULL,
                          NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
tb_deeds_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  GtkWidget *shown = TB_DEEDS (widget)->shown;

  if (shown != NULL)
    gtk_widget_size_allocate (shown, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
tb_deeds_dispose (GObject *object)
{
  GtkWidget *child;

  TB_DEEDS (object)->shown = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_deeds_parent_class)->dispose (object);
}

static void
tb_deeds_class_init (TbDeedsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_deeds_dispose;
  widget_class->get_request_mode = tb_deeds_get_request_mode;
  widget_class->measure = tb_deeds_measure;
  widget_class->size_allocate = tb_deeds_size_allocate;
}

static void
tb_deeds_init (TbDeeds *self)
{
}
