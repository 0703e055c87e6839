/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Every screen in another language, one of them with longer texts all over, and from right to left:
 *
 *   test-languages LANGUAGE FOLDER         the folder has LANGUAGE/LC_MESSAGES/bloodmoon.mo, as a system has it
 *   test-languages right-to-left FOLDER    in English
 */
#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "bm-space-button.h"
#include "ui-screens.h"

static const UiFormat formats[] = {
  { 800, 600, 1, FALSE },
  { 1280, 800, 1, FALSE },
};

/* Any locale will do but "C": dates and numbers are its own, and texts are those of LANGUAGE. */
static gboolean
speak (const char *language,
       const char *folder)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  return *gettext ("") != '\0';
}

/* ---- From right to left */

static GtkWidget *
space_at (GtkWidget *widget,
          BmSpace    space)
{
  if (BM_IS_SPACE_BUTTON (widget) && bm_space_button_get_space (BM_SPACE_BUTTON (widget)) == space)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = space_at (child, space);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static double
left_of (UiDriver  *driver,
         GtkWidget *widget)
{
  graphene_rect_t at;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, driver->window, &at));
  return at.origin.x;
}

/* Columns are called a to k from left to right by everybody, and moves are written that way. */
static void
look_at_board (UiDriver       *driver,
               const UiFormat *format)
{
  GtkWidget *table;

  ui_driver_click (driver, "New Duel");
  ui_driver_make_plain (driver);
  ui_driver_click (driver, "Start");
  ui_look_at_window (driver, format, "board");
  table = GTK_WIDGET (ui_driver_table (driver));
  for (int column = 1; column < BM_N_COLUMNS; column++)
    g_assert_cmpfloat (left_of (driver, space_at (table, BM_SPACE (column - 1, 5))), <,
                       left_of (driver, space_at (table, BM_SPACE (column, 5))));
  /* What is read is the other way round. */
  g_assert_cmpfloat (left_of (driver, ui_driver_find (driver, GTK_TYPE_BUTTON, "Undo")), >,
                     left_of (driver, ui_driver_find (driver, GTK_TYPE_BUTTON, "Redo")));
}

static void
test_board (gconstpointer format)
{
  static const UiWay way = { "board", look_at_board };

  ui_screens_look (&way, format);
}

int
main (int    argc,
      char **argv)
{
  const char *language = argc < 3 ? "" : argv[1];
  gboolean right_to_left = g_str_equal (language, "right-to-left");

  if (argc < 3)
    return 2;
  if (!right_to_left && !speak (language, argv[2]))
    {
      g_print ("1..0 # SKIP no translation to %s can be shown\n", language);
      return 0;
    }
  if (!ui_driver_init (&argc, &argv))
    return 0;
  ui_screens_init ();
  if (right_to_left)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      ui_screens_add ("/languages", &formats[i]);
      if (right_to_left)
        g_test_add_data_func (i == 0 ? "/languages/board" : "/languages/large-board", &formats[i], test_board);
    }
  return g_test_run ();
}
