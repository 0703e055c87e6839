/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <locale.h>

#include "bm-application.h"
#include "bm-renderer.h"
#include "bm-report-log.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr(BmApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  bm_renderer_choose ();
  bm_report_log_start ();
  application = bm_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
