/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-repair.h"

/* Runs after the class's realize (), so the surface exists and GTK is connected to it. */
static gboolean
realized_cb (GSignalInvocationHint *hint,
             guint                  n_values,
             const GValue          *values,
             gpointer               unused)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_NATIVE (widget))
    {
      GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (widget));

      bm_repair_buttons (surface, widget);
      bm_repair_popups (surface);
    }
  if (GTK_IS_WINDOW (widget))
    bm_repair_focus (widget);
  if (GTK_IS_FLOW_BOX (widget))
    bm_repair_flow_boxes (widget);
  return TRUE;
}

void
bm_repair_gtk (void)
{
  static gsize once = 0;

  if (!g_once_init_enter (&once))
    return;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
  g_once_init_leave (&once, 1);
}
