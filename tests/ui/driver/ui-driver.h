/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-position.h"
#include "bm-status.h"
#include "wr-move.h"
#include "wr-table.h"
#include "bm-window.h"
#include "ui-find.h"
#include "ui-matches.h"

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

/* Who plays, by the rows of the drop-downs. */
enum
{
  UI_PERSON,
  UI_EASY,
  UI_MEDIUM,
  UI_HARD,
  UI_MASTER,
};

/* What every main () of these tests begins with; all cards are there then.  FALSE: there is no display, which was said;
   nothing can be tested. */
gboolean          ui_driver_init          (int        *argc,
                                           char     ***argv);

/* Move the pointer into the last corner of the screen: a window that begins in the first one and does not reach that far shows
   no tooltip then.  For tests that close windows: GTK 4.8 leaks 120 bytes with each that is closed while it shows a tooltip. */
void              ui_driver_park_pointer  (void);

void              ui_driver_open          (UiDriver   *driver,
                                           guint64     seed);
/* ... which is that large. */
void              ui_driver_open_size     (UiDriver   *driver,
                                           guint64     seed,
                                           int         width,
                                           int         height);
void              ui_driver_close         (UiDriver   *driver);

/* A window around one widget. */
GtkWidget        *ui_window_open          (GtkWidget  *child,
                                           int         width,
                                           int         height);
/* Destroys WINDOW, of which nobody may hold on to anything. */
void              ui_window_close         (GtkWidget  *window);

/* Begins a duel between two people in WINDOW. */
void              ui_start                (BmWindow   *window,
                                           const char *options,
                                           const char *bird_name,
                                           const char *worms_name);

/* The table that is on the screen. */
WrTable          *ui_driver_table         (UiDriver   *driver);
/* Its match, also while the draft hides it, and where that stands. */
BmMatch          *ui_driver_match         (UiDriver   *driver);
const WrPosition *ui_driver_position      (UiDriver   *driver);
/* Has the screen of the end come?  The celebration is over then. */
gboolean          ui_driver_is_over       (UiDriver   *driver);
/* What the table's line says. */
BmStatus         *ui_driver_status        (UiDriver   *driver);
const char       *ui_driver_status_text   (UiDriver   *driver);

/* What is mapped and has that accessible name; NULL: nothing. */
GtkWidget        *ui_driver_find          (UiDriver   *driver,
                                           GType       type,
                                           const char *name);
gboolean          ui_driver_has_button    (UiDriver   *driver,
                                           const char *name);
gboolean          ui_driver_shows         (UiDriver   *driver,
                                           GType       type);
/* Is there a label that has WORDS in it? */
gboolean          ui_driver_says          (UiDriver   *driver,
                                           const char *words);
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
/* From the title: a duel of these two, with what the screen New Duel offers, or without all of it. */
void              ui_driver_start         (UiDriver   *driver,
                                           guint       bird,
                                           guint       worms,
                                           gboolean    plain);
/* ... in a new window, with ui_driver_open (). */
void              ui_driver_open_duel     (UiDriver   *driver,
                                           guint64     seed,
                                           guint       bird,
                                           guint       worms,
                                           gboolean    plain);
/* Whoever decides comes to the table, if it is covered. */
void              ui_driver_take_seat     (UiDriver   *driver);
/* Presses a space after looking whether its name is that of the position. */
void              ui_driver_press         (UiDriver   *driver,
                                           WrSpace     space);
/* Plays the move with that name at the table. */
void              ui_driver_play          (UiDriver   *driver,
                                           const char *move);
/* A move by what can be pressed: the turn is ended, and what is asked is answered. */
void              ui_driver_pass          (UiDriver   *driver);
/* Shows a match that begins there. */
void              ui_driver_show_position (UiDriver         *driver,
                                           const WrPosition *pos);
void              ui_driver_show_text     (UiDriver         *driver,
                                           const char       *position);

/* Where the keyboard is: there has to be something. */
GtkWidget        *ui_driver_focus         (UiDriver   *driver);
/* Enter, on the button that has the keyboard: it waits a quarter of a second before it does what this does at once. */
void              ui_driver_enter         (UiDriver   *driver);
/* Holds the key of that hardware CODE down, or keeps holding it down (TRUE: the window has it do nothing), and releases it. */
gboolean          ui_driver_hold          (UiDriver   *driver,
                                           guint       code);
void              ui_driver_release       (UiDriver   *driver,
                                           guint       code);
/* Runs the key ACCEL of WIDGET's own shortcuts; FALSE: it has none, or it did nothing. */
gboolean          ui_press_key            (GtkWidget  *widget,
                                           const char *accel);
/* ... and looks before anything else can happen. */
gboolean          ui_press_key_only       (GtkWidget  *widget,
                                           const char *accel);
/* Does ACTION, of the window, of what WIDGET lies in or of itself: it has to exist. */
void              ui_act                  (GtkWidget  *widget,
                                           const char *action);
/* ... of the table or the window. */
void              ui_driver_act           (UiDriver   *driver,
                                           const char *action);

/* Drives the other window of that type, which has to be open. */
UiDriver          ui_dialog               (GType       type);
/* Presses BUTTON in it. */
void              ui_answer               (GType       type,
                                           const char *button);

/* Lets the program do what it has to do. */
void              ui_driver_settle        (void);
/* ... and, frame after frame, until everything in WINDOW stays where it is: widgets put themselves right in the frame after the
   one in which they see what they have to show. */
void              ui_wait_for_layout      (GtkWidget  *window);
/* Does not wait for what a person need not wait for: motion, drawn cards, the computer's pace. */
void              ui_driver_skip          (UiDriver   *driver);
/* Skips until SIDE decides, or the duel is over. */
void              ui_driver_skip_to       (UiDriver   *driver,
                                           int         side);

/* Runs the program until CONDITION holds, which is looked at again and again; what never comes fails the test. */
#define UI_WAIT_UNTIL(condition) \
  G_STMT_START \
    { \
      const gint64 ui_begun = g_get_monotonic_time (); \
      while (!(condition)) \
        ui_wait_on (ui_begun, #condition); \
      ui_driver_settle (); \
    } \
  G_STMT_END

void              ui_wait_on              (gint64      begun,
                                           const char *condition);

G_END_DECLS
