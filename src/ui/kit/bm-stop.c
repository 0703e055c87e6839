/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-stop.h"

struct _BmStop
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BmStop, bm_stop, GTK_TYPE_WIDGET)

static void
bm_stop_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bm_stop_parent_class)->dispose (object);
}

static void
bm_stop_class_init (BmStopClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_stop_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "stop");
}

static void
bm_stop_init (BmStop *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}
