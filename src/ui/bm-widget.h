/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the dispose of a template widget of class TYPE: clears its template and lets go of every child.  GTK 4.8
   leaves those children that no field of the class is bound to. */
void bm_widget_dispose_template (GtkWidget *widget,
                                 GType      type);

/* Gives WIDGET the style class NAME or takes it away. */
void bm_widget_set_class        (GtkWidget  *widget,
                                 const char *name,
                                 gboolean    on);

/* The focus () of a widget that is not focusable itself but has a grab_focus () of its own: goes through its children.
   GTK's would take the focus by that at the end, and whoever goes backwards would never get out. */
gboolean bm_widget_focus            (GtkWidget        *widget,
                                     GtkDirectionType  direction);

G_END_DECLS
