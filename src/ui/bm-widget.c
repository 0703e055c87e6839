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

/* The child of WIDGET in which the focus is. */
static GtkWidget *
child_with_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  while (focus != NULL && gtk_widget_get_parent (focus) != widget)
    focus = gtk_widget_get_parent (focus);
  return focus;
}

gboolean
bm_widget_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP || direction == GTK_DIR_LEFT;
  GtkWidget *child = child_with_focus (widget);

  if (child == NULL)
    child = back ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
  while (child != NULL && !gtk_widget_child_focus (child, direction))
    child = back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);
  return child != NULL;
}
