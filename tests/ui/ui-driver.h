/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-position.h"
#include "bm-table.h"
#include "bm-window.h"

G_BEGIN_DECLS

/*
 * Plays the program as a person does: finds what is on the screen by its accessible name and presses it.  What is not
 * there fails the test.
 */
typedef struct
{
  GtkWidget *window;
  GSettings *settings;
} UiDriver;

/* What every main () of these tests begins with.  FALSE: there is no display, which was said; nothing can be tested. */
gboolean          ui_driver_init          (int        *argc,
                                           char     ***argv);

void              ui_driver_open          (UiDriver   *driver,
                                           guint64     seed);
void              ui_driver_close         (UiDriver   *driver);

/* The table's match, and where it stands. */
BmTable          *ui_driver_table         (UiDriver   *driver);
const BmPosition *ui_driver_position      (UiDriver   *driver);

/* What is mapped and has that accessible name; NULL: nothing. */
GtkWidget        *ui_driver_find          (UiDriver   *driver,
                                           GType       type,
                                           const char *name);
/* Is there a heading of that name? */
gboolean          ui_driver_has_heading   (UiDriver   *driver,
                                           const char *name);
void              ui_driver_wait_heading  (UiDriver   *driver,
                                           const char *name);

void              ui_driver_click         (UiDriver   *driver,
                                           const char *name);
void              ui_driver_type          (UiDriver   *driver,
                                           const char *entry,
                                           const char *text);
/* Picks the entry INDEX of a drop-down. */
void              ui_driver_choose        (UiDriver   *driver,
                                           const char *drop_down,
                                           guint       index);
void              ui_driver_switch        (UiDriver   *driver,
                                           const char *name,
                                           gboolean    on);
/* On the screen New Duel: no champions, no cards, no events. */
void              ui_driver_make_plain    (UiDriver   *driver);
/* Presses a space after looking whether its name is that of the position. */
void              ui_driver_press         (UiDriver   *driver,
                                           BmSpace     space);
/* Lets the program do what it has to do. */
void              ui_driver_settle        (void);

G_END_DECLS
