/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * In a sandbox it is the desktop that asks for a file.  Where nothing of the desktop answers, the window says so.
 */
#include "config.h"

#include "bm-file-dialog.h"
#include "ui-driver.h"

static void
chosen_cb (GObject *owner,
           GFile   *file)
{
  g_assert_not_reached ();
}

static void
test_nobody_answers (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 3);
  bm_file_dialog_save (GTK_WINDOW (driver.window), "Save", "report.txt", G_OBJECT (driver.window), chosen_cb);
  if (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL)
    g_test_skip ("this GTK asks by itself when the desktop does not");
  else
    UI_WAIT_UNTIL (ui_driver_says (&driver, "xdg-desktop-portal"));
  ui_driver_close (&driver);
}

/* Never given back: that would wait for connections that GTK keeps. */
static GTestDBus *bus;

int
main (int    argc,
      char **argv)
{
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));
  int result = 0;

  /* A bus on which nobody is; GLib takes the display away with the old one. */
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);
  if (display != NULL)
    g_setenv ("DISPLAY", display, TRUE);
  /* What a sandbox does to older GTKs, and to newer ones. */
  g_setenv ("GTK_USE_PORTAL", "1", TRUE);
  g_setenv ("GDK_DEBUG", "gl-disable,portals", TRUE);
  if (ui_driver_init (&argc, &argv))
    {
      g_test_add_func ("/file-dialog/nobody-answers", test_nobody_answers);
      result = g_test_run ();
    }
  g_test_dbus_stop (bus);
  return result;
}
