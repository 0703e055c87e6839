/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <locale.h>

#include "bm-application.h"
#include "bm-report-log.h"

/* GTK looks for OpenGL even where somebody has chosen to draw without it, and a driver that draws in software takes more
   memory than all the rest of the program. */
static void
leave_out_gl (void)
{
  gboolean old = gtk_get_major_version () == 4 && gtk_get_minor_version () < 16;

  if (g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") != 0)
    return;
  if (old)
    g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
  else
    g_setenv ("GDK_DISABLE", "gl", FALSE);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(BmApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  leave_out_gl ();
  bm_report_log_start ();
  application = bm_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
