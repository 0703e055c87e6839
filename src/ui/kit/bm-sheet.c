/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-sheet.h"

#define RESOURCES "/io/github/bloodmoon/BloodMoon/ui/"

GtkCssProvider *
bm_sheet_add (const char *name,
              guint       priority)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat (RESOURCES, name, NULL);

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), priority);
  return provider;
}
