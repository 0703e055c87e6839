/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Every screen in another language, one of them with longer texts all over, and from right to left:
 *
 *   test-languages LANGUAGE FOLDER         the folder has LANGUAGE/LC_MESSAGES/bloodmoon.mo, as a system has it
 *   test-languages right-to-left FOLDER    in English
 */
#include "config.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <unistd.h>

#include "wr-space-button.h"
#include "ui-screens.h"

static const UiFormat formats[] = {
  { 800, 600, 1, FALSE },
  { 1280, 800, 1, FALSE },
};

typedef char LocaleFolder;

static char *
locale_link (const char *folder)
{
  return g_build_filename (folder, "en_US.utf8", NULL);
}

/*
 * Newer C libraries speak no language at all in "C.UTF-8".  Where there may be no other locale, the same one will do by
 * another name.  Returns the folder that it is in from now on, or NULL.
 */
static char *
rename_locale (void)
{
  char *folder = g_dir_make_tmp ("bm-test-locale-XXXXXX", NULL);
  g_autofree char *link = NULL;

  if (folder == NULL)
    return NULL;
  link = locale_link (folder);
  if (symlink ("/usr/lib/locale/C.utf8", link) != 0)
    return folder;
  g_setenv ("LOCPATH", folder, TRUE);
  g_setenv ("LC_ALL", "en_US.UTF-8", TRUE);
  setlocale (LC_ALL, "");
  return folder;
}

/* The link and the folder, and nothing that the link leads to. */
static void
forget_locale (char *folder)
{
  g_autofree char *link = locale_link (folder);

  g_unlink (link);
  g_rmdir (folder);
  g_free (folder);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LocaleFolder, forget_locale)

/* Any locale will do but "C": dates and numbers are its own, and texts are those of LANGUAGE. */
static gboolean
speak (const char  *language,
       const char  *folder,
       char       **locale_folder)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (*gettext ("") == '\0')
    *locale_folder = rename_locale ();
  return *gettext ("") != '\0';
}

/* Boxes in the place of letters are not what anybody reads; GTK 4.8 even mismeasures them. */
static gboolean
has_letters (void)
{
  g_autoptr(GtkWidget) label = g_object_ref_sink (gtk_label_new (gettext ("New Duel")));

  return pango_layout_get_unknown_glyphs_count (gtk_label_get_layout (GTK_LABEL (label))) == 0;
}

/* ---- From right to left */

static GtkWidget *
space_at (GtkWidget *widget,
          WrSpace    space)
{
  if (WR_IS_SPACE_BUTTON (widget) && wr_space_button_get_space (WR_SPACE_BUTTON (widget)) == space)
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
  for (int column = 1; column < WR_N_COLUMNS; column++)
    g_assert_cmpfloat (left_of (driver, space_at (table, WR_SPACE (column - 1, 5))), <,
                       left_of (driver, space_at (table, WR_SPACE (column, 5))));
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
  g_autoptr(LocaleFolder) locale_folder = NULL;

  if (argc < 3)
    return 2;
  if (!right_to_left && !speak (language, argv[2], &locale_folder))
    {
      g_print ("1..0 # SKIP no translation to %s can be shown\n", language);
      return 0;
    }
  if (!ui_driver_init (&argc, &argv))
    return 0;
  if (!has_letters ())
    {
      g_print ("1..0 # SKIP no font has the letters of %s\n", language);
      return 0;
    }
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
