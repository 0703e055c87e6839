/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-style.h"

#include "bm-game-ui.h"

#define RESOURCES "/io/github/bloodmoon/BloodMoon/ui/"

static GtkCssProvider *
add_sheet (const char *name,
           guint       priority)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat (RESOURCES, name, NULL);

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), priority);
  return provider;
}

static void
add_lasting_sheet (const char *name)
{
  g_object_unref (add_sheet (name, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION));
}

static void
contrast_changed_cb (GSettings *settings)
{
  GtkCssProvider *sheet = g_object_get_data (G_OBJECT (settings), "contrast");
  gboolean on = g_settings_get_boolean (settings, "high-contrast");

  if (on == (sheet != NULL))
    return;
  if (on)
    sheet = add_sheet ("high-contrast.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
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
  for (guint i = 0; bm_game_ui_get (i) != NULL; i++)
    {
      if (bm_game_ui_get (i)->sheet != NULL)
        add_lasting_sheet (bm_game_ui_get (i)->sheet);
    }
  add_lasting_sheet ("style.css");
  g_signal_connect (settings, "changed::high-contrast", G_CALLBACK (contrast_changed_cb), NULL);
  contrast_changed_cb (settings);
}
