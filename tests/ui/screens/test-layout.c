/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Every screen fits the window, and all that is written on it can be read to its end: at small and large sizes, in both
 * styles, and with the large text that a desktop may ask for.
 */
#include "config.h"

#include "ui-screens.h"

static const UiFormat formats[] = {
  { 800, 600, 1, FALSE },
  { 800, 600, 1, TRUE },
  { 800, 600, 1.5, FALSE },
  { 1280, 800, 1, FALSE },
  { 1280, 800, 2, TRUE },
};

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  ui_screens_init ();
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    ui_screens_add ("/layout", &formats[i]);
  return g_test_run ();
}
