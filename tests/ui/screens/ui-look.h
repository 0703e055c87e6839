/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui-driver.h"

G_BEGIN_DECLS

/*
 * Looks at what is on the screen: does it fit the window, and can all that is written be read to its end?  What is
 * wrong fails the test, which goes on.  With BM_PICTURES set to a folder, a picture of whatever is looked at is put there.
 */
typedef struct
{
  int      width;
  int      height;
  double   text;     /* how large, 1 is usual */
  gboolean contrast;
} UiFormat;

/* In the language of the program. */
const char *ui_look_words     (const char     *words);

/* Looks at the window of DRIVER, which has to have the size of FORMAT. */
void        ui_look_at_window (UiDriver       *driver,
                               const UiFormat *format,
                               const char     *screen);

/* Shows DIALOG, looks at it and destroys it. */
void        ui_look_at_dialog (GtkWidget      *dialog,
                               const UiFormat *format,
                               const char     *screen);

G_END_DECLS
