/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-widget.h"

void
bm_widget_dispose_template (GtkWidget *widget,
                            GType      type)
{
  GtkWidget *child;

  gtk_widget_dispose_template (widget, type);
  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

void
bm_widget_set_class (GtkWidget  *widget,
                     const char *name,
                     gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
