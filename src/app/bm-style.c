/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-style.h"

#include "bm-sheet.h"

static void
contrast_changed_cb (GSettings *settings)
{
  GtkCssProvider *sheet = g_object_get_data (G_OBJECT (settings), "contrast");
  gboolean on = g_settings_get_boolean (settings, "high-contrast");

  if (on == (sheet != NULL))
    return;
  if (on)
    sheet = bm_sheet_add ("high-contrast.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else
    {
      gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (sheet));
      sheet = NULL;
    }
  g_object_set_data_full (G_OBJECT (settings), "contrast", sheet, g_object_unref);
}

void
bm_style_add (GSettings *settings)
{
  g_object_unref (bm_sheet_add ("style.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION));
  g_signal_connect (settings, "changed::high-contrast", G_CALLBACK (contrast_changed_cb), NULL);
  contrast_changed_cb (settings);
}
