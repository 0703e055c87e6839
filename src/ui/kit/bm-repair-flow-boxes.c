/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Flow boxes.  For an arrow key, Page Up or Page Down a flow box divides by its number of children per line.  Before
 * the first layout that is 0: it divides by zero, or loops for ever.  Keys that early are ignored.
 */
#include "config.h"

#include "bm-repair.h"

static gboolean
move_cursor_cb (GtkWidget *box)
{
  if (gtk_widget_get_width (box) > 0)
    return FALSE;
  g_signal_stop_emission_by_name (box, "move-cursor");
  return TRUE;
}

void
bm_repair_flow_boxes (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, move_cursor_cb, NULL);
  g_signal_connect (widget, "move-cursor", G_CALLBACK (move_cursor_cb), NULL);
}
