/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Own puzzles in the real window: saved from the table and from What if, found in Learn, played, renamed, deleted.
 */
#include "config.h"

#include "ui-driver.h"

#include <glib/gstdio.h>
#include <string.h>

#include "bm-lesson-progress.h"
#include "bm-lesson-screen.h"
#include "bm-move-text.h"
#include "bm-own-puzzles.h"
#include "bm-position-json.h"
#include "bm-puzzle-save.h"
#include "bm-puzzle-shelf.h"
#include "bm-question.h"
#include "bm-worms-rising.h"

#define DEADLINE_SECONDS 60

#define OVER_GREEN "{\"bird\": {\"at\": \"d2\"}, \"turn\": \"bird\", \"worms\": [{\"at\": \"d3\", \"colour\": \"green\"}, " \
                   "{\"at\": \"k12\", \"colour\": \"yellow\"}], \"grass\": [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]}"

typedef struct
{
  UiDriver  driver;
  BmStore  *store;
  char     *top;
  char     *folder; /* of puzzles */
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  g_autofree char *data = NULL;

  fixture->top = g_dir_make_tmp ("bm-test-own-puzzles-XXXXXX", NULL);
  data = g_build_filename (fixture->top, "bloodmoon", NULL);
  fixture->folder = g_build_filename (data, BM_PUZZLE_FOLDER, NULL);
  ui_driver_open (&fixture->driver, 2);
  g_settings_reset (fixture->driver.settings, "lessons-done");
  g_settings_reset (fixture->driver.settings, "lessons-begun");
  fixture->store = bm_store_new (data, NULL);
  bm_window_set_store (BM_WINDOW (fixture->driver.window), fixture->store);
  ui_driver_settle ();
}

static void
remove_all (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  bm_window_flush (BM_WINDOW (fixture->driver.window));
  ui_driver_close (&fixture->driver);
  g_assert_finalize_object (fixture->store);
  remove_all (fixture->top);
  g_free (fixture->top);
  g_free (fixture->folder);
}

static gboolean
tick_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

typedef gboolean (*Condition) (Fixture *fixture);

static void
wait_until (Fixture   *fixture,
            Condition  condition)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;
  guint tick = g_timeout_add (20, tick_cb, NULL);

  while (!condition (fixture))
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("it never came");
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (tick);
  ui_driver_settle ();
}

/* The small window of that type that is open; NULL: none is. */
static GtkWidget *
find_dialog (GType type)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (at->data, type) && gtk_widget_get_mapped (at->data))
      return at->data;
  return NULL;
}

static void
answer (GType       type,
        const char *button)
{
  UiDriver dialog = { .window = find_dialog (type) };

  g_assert_nonnull (dialog.window);
  ui_driver_click (&dialog, button);
}

static gboolean
is_proven (Fixture *fixture)
{
  return !bm_puzzle_save_is_proving (BM_PUZZLE_SAVE (find_dialog (BM_TYPE_PUZZLE_SAVE)));
}

static guint
count_files (Fixture *fixture)
{
  g_autoptr(GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static gboolean
is_saved (Fixture *fixture)
{
  return ui_driver_find (&fixture->driver, GTK_TYPE_LABEL,
                         "The puzzle is saved: it stands in Learn under “My puzzles”.") != NULL;
}

static void
ask_to_save (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->driver.window, "win.save-puzzle", NULL);
  ui_driver_settle ();
}

static void
show_position (Fixture *fixture)
{
  g_autoptr(BmMatch) match = NULL;
  BmPosition pos;

  g_assert_true (bm_position_parse ("test", OVER_GREEN, strlen (OVER_GREEN), &pos, NULL));
  match = bm_match_new_from_position (&bm_worms_rising, &pos);
  bm_window_show_match (BM_WINDOW (fixture->driver.window), match);
  ui_driver_settle ();
}

static void
save_as (Fixture    *fixture,
         const char *name)
{
  UiDriver dialog;

  ask_to_save (fixture);
  dialog = (UiDriver) { .window = find_dialog (BM_TYPE_PUZZLE_SAVE) };
  g_assert_nonnull (dialog.window);
  wait_until (fixture, is_proven);
  ui_driver_type (&dialog, "Name of the puzzle", name);
  answer (BM_TYPE_PUZZLE_SAVE, "Save");
  wait_until (fixture, is_saved);
  ui_driver_click (&fixture->driver, "OK");
}

static gpointer learn_widget;

static void
find_own (GtkWidget *widget)
{
  if (BM_IS_OWN_PUZZLES (widget))
    learn_widget = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_own (child);
}

static gboolean
is_loaded (Fixture *fixture)
{
  learn_widget = NULL;
  find_own (fixture->driver.window);
  return learn_widget != NULL && !bm_own_puzzles_is_loading (learn_widget);
}

static void
learn (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->driver.window, "win.learn", NULL);
  ui_driver_settle ();
  wait_until (fixture, is_loaded);
}

static gboolean
has_button (Fixture    *fixture,
            const char *name)
{
  return ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, name) != NULL;
}

/* ---- */

static void
test_saved_and_played (Fixture       *fixture,
                       gconstpointer  unused)
{
  UiDriver *driver = &fixture->driver;

  show_position (fixture);
  save_as (fixture, "Over Green");
  g_assert_cmpuint (count_files (fixture), ==, 1);
  g_assert_cmpuint (bm_match_get_n_moves (bm_table_get_match (ui_driver_table (driver))), ==, 0);
  learn (fixture);
  g_assert_true (ui_driver_has_heading (driver, "My puzzles"));
  ui_driver_click (driver, "Over Green");
  g_assert_cmpint (ui_driver_position (driver)->at[BM_PIECE_BIRD], ==, BM_SPACE (3, 2));
  ui_driver_press (driver, BM_SPACE (3, 3));
  gtk_widget_activate_action (gtk_widget_get_parent (GTK_WIDGET (ui_driver_table (driver))), "lesson.next", NULL);
  ui_driver_settle ();
  wait_until (fixture, is_loaded);
  gtk_test_accessible_assert_property (ui_driver_find (driver, GTK_TYPE_BUTTON, "Over Green"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "The Bird eats a Worm in one turn. Done");
}

static void
test_from_what_if (Fixture       *fixture,
                   gconstpointer  unused)
{
  UiDriver *driver = &fixture->driver;
  g_autoptr(GPtrArray) shelf = NULL;
  const BmShelved *shelved;
  const BmLesson *lesson;

  show_position (fixture);
  gtk_widget_activate_action (driver->window, "win.what-if", NULL);
  ui_driver_settle ();
  g_assert_true (bm_match_play (bm_table_get_match (ui_driver_table (driver)),
                                bm_move_from_text (ui_driver_position (driver), "fly e0"), NULL));
  ui_driver_settle ();
  save_as (fixture, "From the air");
  shelf = bm_puzzle_shelf_read (fixture->folder);
  shelved = g_ptr_array_index (shelf, 0);
  lesson = g_ptr_array_index (shelved->course->lessons, 0);
  g_assert_cmpint (bm_lesson_get_step (lesson, 0)->position.at[BM_PIECE_BIRD], ==, BM_SPACE (4, 0));
}

static void
test_rename_and_delete (Fixture       *fixture,
                        gconstpointer  unused)
{
  UiDriver *driver = &fixture->driver, dialog;

  show_position (fixture);
  save_as (fixture, "First");
  save_as (fixture, "Second");
  g_assert_cmpuint (count_files (fixture), ==, 2);
  learn (fixture);
  ui_driver_click (driver, "Rename “First”");
  dialog = (UiDriver) { .window = find_dialog (BM_TYPE_PUZZLE_SAVE) };
  ui_driver_type (&dialog, "Name of the puzzle", "  ");
  g_assert_false (gtk_widget_is_sensitive (ui_driver_find (&dialog, GTK_TYPE_BUTTON, "Rename")));
  ui_driver_type (&dialog, "Name of the puzzle", " Third ");
  answer (BM_TYPE_PUZZLE_SAVE, "Rename");
  while (!has_button (fixture, "Third"))
    wait_until (fixture, is_loaded);
  g_assert_false (has_button (fixture, "First"));
  g_assert_true (has_button (fixture, "Second"));

  ui_driver_click (driver, "Delete “Third”");
  answer (BM_TYPE_QUESTION, "Keep It");
  g_assert_true (has_button (fixture, "Third"));
  ui_driver_click (driver, "Delete “Third”");
  answer (BM_TYPE_QUESTION, "Delete");
  while (has_button (fixture, "Third"))
    wait_until (fixture, is_loaded);
  g_assert_cmpuint (count_files (fixture), ==, 1);
  g_assert_true (has_button (fixture, "Second"));
}

/* A file that is none is told, beside the others, and can be got rid of. */
static void
test_bad_file (Fixture       *fixture,
               gconstpointer  unused)
{
  UiDriver *driver = &fixture->driver;
  g_autofree char *path = g_build_filename (fixture->folder, "bad" BM_PUZZLE_ENDING, NULL);

  show_position (fixture);
  save_as (fixture, "Good");
  g_assert_true (g_file_set_contents (path, "{\"format\": \"bloodmoon-puzzle\", \"version\": 1, \"name\": \"\"}", -1, NULL));
  learn (fixture);
  g_assert_true (has_button (fixture, "Good"));
  g_assert_nonnull (ui_driver_find (driver, GTK_TYPE_LABEL, "This puzzle cannot be read: bad" BM_PUZZLE_ENDING
                                    ": name: must be one line of 1 to 60 letters"));
  ui_driver_click (driver, "Delete “bad" BM_PUZZLE_ENDING "”");
  answer (BM_TYPE_QUESTION, "Delete");
  while (count_files (fixture) > 1)
    wait_until (fixture, is_loaded);
}

/* Not what the computer sees, and not what nobody decides. */
static void
test_refusals (Fixture       *fixture,
               gconstpointer  unused)
{
  UiDriver *driver = &fixture->driver;

  bm_window_start_duel (BM_WINDOW (driver->window), "", "");
  ui_driver_settle ();
  ask_to_save (fixture);
  g_assert_null (find_dialog (BM_TYPE_PUZZLE_SAVE));
  g_assert_nonnull (ui_driver_find (driver, GTK_TYPE_LABEL, "A puzzle is one turn: the first has not begun yet."));
  bm_match_play (bm_table_get_match (ui_driver_table (driver)),
                 bm_move_from_text (ui_driver_position (driver), "land d0"), NULL);
  bm_window_set_level (BM_WINDOW (driver->window), BM_SIDE_WORMS, BM_LEVEL_MASTER);
  ask_to_save (fixture);
  g_assert_null (find_dialog (BM_TYPE_PUZZLE_SAVE));
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add ("/own-puzzles/saved-and-played", Fixture, NULL, set_up, test_saved_and_played, tear_down);
  g_test_add ("/own-puzzles/from-what-if", Fixture, NULL, set_up, test_from_what_if, tear_down);
  g_test_add ("/own-puzzles/rename-and-delete", Fixture, NULL, set_up, test_rename_and_delete, tear_down);
  g_test_add ("/own-puzzles/bad-file", Fixture, NULL, set_up, test_bad_file, tear_down);
  g_test_add ("/own-puzzles/refusals", Fixture, NULL, set_up, test_refusals, tear_down);
  return g_test_run ();
}
