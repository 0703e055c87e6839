/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Own puzzles in the real window: saved from the table and from What if, found in Learn, played, renamed, deleted.
 */
#include "config.h"

#include "ui-kept.h"

#include "bm-hand-over-screen.h"
#include "bm-own-puzzles.h"
#include "bm-puzzle-save.h"
#include "bm-puzzle-shelf.h"
#include "bm-question.h"
#include "wr-learn.h"

#define OVER_GREEN "{\"bird\": {\"at\": \"d2\"}, \"turn\": \"bird\", \"worms\": [{\"at\": \"d3\", \"colour\": \"green\"}, " \
                   "{\"at\": \"k12\", \"colour\": \"yellow\"}], \"grass\": [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]}"

static void
set_up (UiKept        *kept,
        gconstpointer  unused)
{
  ui_kept_set_up (kept, NULL);
  g_settings_reset (kept->driver.settings, "lessons-done");
  g_settings_reset (kept->driver.settings, "lessons-begun");
}

static gboolean
is_proven (GtkWidget *dialog)
{
  return !bm_puzzle_save_is_proving (BM_PUZZLE_SAVE (dialog));
}

static guint
count_files (UiKept *kept)
{
  return ui_kept_count (kept, BM_PUZZLE_FOLDER, "");
}

static void
ask_to_save (UiDriver *driver)
{
  ui_driver_act (driver, "win.save-puzzle");
}

static void
save_as (UiDriver   *driver,
         const char *name)
{
  UiDriver dialog;

  ask_to_save (driver);
  dialog = ui_dialog (BM_TYPE_PUZZLE_SAVE);
  UI_WAIT_UNTIL (is_proven (dialog.window));
  ui_driver_type (&dialog, "Name of the puzzle", name);
  ui_driver_click (&dialog, "Save");
  UI_WAIT_UNTIL (ui_driver_says (driver, "The puzzle is saved: you find it in Learn under “My puzzles”."));
  ui_driver_click (driver, "OK");
}

static gboolean
is_loaded (UiDriver *driver)
{
  GtkWidget *own = ui_find_type_anywhere (driver->window, BM_TYPE_OWN_PUZZLES);

  return own != NULL && !bm_own_puzzles_is_loading (BM_OWN_PUZZLES (own));
}

static void
learn (UiDriver *driver)
{
  ui_driver_act (driver, "win.learn");
  UI_WAIT_UNTIL (is_loaded (driver));
}

static void
test_saved_and_played (UiKept        *kept,
                       gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;

  ui_driver_show_text (driver, OVER_GREEN);
  save_as (driver, "Over Green");
  g_assert_cmpuint (count_files (kept), ==, 1);
  g_assert_cmpuint (bm_match_get_n_moves (ui_driver_match (driver)), ==, 0);
  learn (driver);
  g_assert_true (ui_driver_has_heading (driver, "My puzzles"));
  ui_driver_click (driver, "Over Green");
  g_assert_cmpint (ui_driver_position (driver)->at[WR_PIECE_BIRD], ==, WR_SPACE (3, 2));
  ui_driver_press (driver, WR_SPACE (3, 3));
  ui_driver_act (driver, "lesson.next");
  UI_WAIT_UNTIL (is_loaded (driver));
  gtk_test_accessible_assert_property (ui_driver_find (driver, GTK_TYPE_BUTTON, "Over Green"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "The Bird eats a Worm in one turn. Done");
}

static void
test_from_what_if (UiKept        *kept,
                   gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  g_autofree char *folder = ui_kept_path (kept, BM_PUZZLE_FOLDER);
  g_autoptr(GPtrArray) shelf = NULL;
  const BmShelved *shelved;
  const BmLesson *lesson;
  const WrPosition *pos;

  ui_driver_show_text (driver, OVER_GREEN);
  ui_driver_act (driver, "win.what-if");
  ui_driver_play (driver, "fly e0");
  save_as (driver, "From the air");
  shelf = bm_puzzle_shelf_read (&wr_learn, folder);
  shelved = g_ptr_array_index (shelf, 0);
  lesson = g_ptr_array_index (shelved->course->lessons, 0);
  pos = bm_lesson_get_step (lesson, 0)->position;
  g_assert_cmpint (pos->at[WR_PIECE_BIRD], ==, WR_SPACE (4, 0));
}

/* The Worms have goals of their own. */
static void
test_worms (UiKept        *kept,
            gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  g_autofree char *folder = ui_kept_path (kept, BM_PUZZLE_FOLDER);
  g_autoptr(GPtrArray) shelf = NULL;
  const BmShelved *shelved;
  const BmLesson *lesson;

  ui_driver_show_text (driver, "{\"bird\": {\"at\": \"d2\"}, \"turn\": \"worms\", \"worms\": [{\"at\": \"e2\", "
                               "\"colour\": \"green\"}, {\"at\": \"c2\", \"colour\": \"yellow\"}], "
                               "\"grass\": [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]}");
  save_as (driver, "From both sides");
  shelf = bm_puzzle_shelf_read (&wr_learn, folder);
  shelved = g_ptr_array_index (shelf, 0);
  g_assert_no_error (shelved->fault);
  g_assert_true (shelved->proven);
  lesson = g_ptr_array_index (shelved->course->lessons, 0);
  g_assert_cmpint (lesson->side, ==, WR_SIDE_WORMS);
  g_assert_cmpstr (lesson->summary, ==, "The Worms bite twice in one turn.");
}

static void
test_rename_and_delete (UiKept        *kept,
                        gconstpointer  unused)
{
  UiDriver *driver = &kept->driver, dialog;

  ui_driver_show_text (driver, OVER_GREEN);
  save_as (driver, "First");
  save_as (driver, "Second");
  g_assert_cmpuint (count_files (kept), ==, 2);
  learn (driver);
  ui_driver_click (driver, "Rename “First”");
  dialog = ui_dialog (BM_TYPE_PUZZLE_SAVE);
  ui_driver_type (&dialog, "Name of the puzzle", "  ");
  g_assert_false (gtk_widget_is_sensitive (ui_driver_find (&dialog, GTK_TYPE_BUTTON, "Rename")));
  ui_driver_type (&dialog, "Name of the puzzle", " Third ");
  ui_driver_click (&dialog, "Rename");
  UI_WAIT_UNTIL (is_loaded (driver) && ui_driver_has_button (driver, "Third"));
  g_assert_false (ui_driver_has_button (driver, "First"));
  g_assert_true (ui_driver_has_button (driver, "Second"));

  ui_driver_click (driver, "Delete “Third”");
  ui_answer (BM_TYPE_QUESTION, "Keep It");
  g_assert_true (ui_driver_has_button (driver, "Third"));
  ui_driver_click (driver, "Delete “Third”");
  ui_answer (BM_TYPE_QUESTION, "Delete");
  UI_WAIT_UNTIL (is_loaded (driver) && !ui_driver_has_button (driver, "Third"));
  g_assert_cmpuint (count_files (kept), ==, 1);
  g_assert_true (ui_driver_has_button (driver, "Second"));
}

/* A file that is none is told, beside the others, and can be got rid of. */
static void
test_bad_file (UiKept        *kept,
               gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  g_autofree char *path = ui_kept_path (kept, BM_PUZZLE_FOLDER "/bad" BM_PUZZLE_ENDING);

  ui_driver_show_text (driver, OVER_GREEN);
  save_as (driver, "Good");
  g_assert_true (g_file_set_contents (path, "{\"format\": \"bloodmoon-puzzle\", \"version\": 1, \"name\": \"\"}", -1, NULL));
  learn (driver);
  g_assert_true (ui_driver_has_button (driver, "Good"));
  g_assert_nonnull (ui_driver_find (driver, GTK_TYPE_LABEL, "This puzzle cannot be read: bad" BM_PUZZLE_ENDING
                                    ": name: must be one line of 1 to 60 letters"));
  ui_driver_click (driver, "Delete “bad" BM_PUZZLE_ENDING "”");
  ui_answer (BM_TYPE_QUESTION, "Delete");
  UI_WAIT_UNTIL (is_loaded (driver) && count_files (kept) == 1);
}

/* Not what the computer sees, and not what nobody decides. */
static void
test_refusals (UiKept        *kept,
               gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;

  ui_start (BM_WINDOW (driver->window), "start", "", "");
  ui_driver_settle ();
  ask_to_save (driver);
  g_assert_null (ui_find_window (BM_TYPE_PUZZLE_SAVE));
  g_assert_nonnull (ui_driver_find (driver, GTK_TYPE_LABEL, "A puzzle is one turn: the first has not begun yet."));
  ui_driver_play (driver, "land d0");
  bm_window_set_level (BM_WINDOW (driver->window), WR_SIDE_WORMS, BM_LEVEL_MASTER);
  ask_to_save (driver);
  g_assert_null (ui_find_window (BM_TYPE_PUZZLE_SAVE));
}

/* What the one has in mind is not kept by the other: the turn has ended, and only its motion is still seen. */
static void
test_other_seat (UiKept        *kept,
                 gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;

  ui_driver_show_text (driver, "{\"bird\": {\"at\": \"d0\"}, \"turn\": \"bird\", \"day\": 3, \"hands\": {\"worms\": [\"jinx\"], "
                               "\"bird\": [\"lullaby\"]}, \"decks\": {\"worms\": [\"venom\"], \"bird\": [\"roost\"]}}");
  ui_driver_take_seat (driver);
  g_settings_set_string (driver->settings, "animation-speed", "normal");
  g_assert_true (ui_driver_shows (driver, WR_TYPE_TABLE));
  ui_match_play (ui_driver_match (driver), "end");
  g_assert_true (bm_table_is_moving (BM_TABLE (ui_driver_table (driver))));
  gtk_widget_activate_action (driver->window, "win.save-puzzle", NULL);
  g_assert_null (ui_find_window (BM_TYPE_PUZZLE_SAVE));
  ui_driver_settle ();
  g_assert_nonnull (ui_driver_find (driver, GTK_TYPE_LABEL, "The other player must take the seat first."));
  UI_WAIT_UNTIL (ui_driver_shows (driver, BM_TYPE_HAND_OVER_SCREEN));
  g_settings_reset (driver->settings, "animation-speed");
}

/* Nothing is proven any more for a window that was closed, which may be gone later than its parent. */
static void
test_closed (UiKept        *kept,
             gconstpointer  unused)
{
  g_autoptr(GtkWidget) dialog = NULL;

  ui_start (BM_WINDOW (kept->driver.window), "start", "", "");
  ui_driver_settle ();
  ui_driver_play (&kept->driver, "land d0");
  /* Looked at before anything else can happen: a proof may be short. */
  gtk_widget_activate_action (kept->driver.window, "win.save-puzzle", NULL);
  dialog = g_object_ref (ui_dialog (BM_TYPE_PUZZLE_SAVE).window);
  g_assert_true (bm_puzzle_save_is_proving (BM_PUZZLE_SAVE (dialog)));
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_false (bm_puzzle_save_is_proving (BM_PUZZLE_SAVE (dialog)));
  g_assert_null (gtk_window_get_transient_for (GTK_WINDOW (dialog)));
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add ("/own-puzzles/saved-and-played", UiKept, NULL, set_up, test_saved_and_played, ui_kept_tear_down);
  g_test_add ("/own-puzzles/from-what-if", UiKept, NULL, set_up, test_from_what_if, ui_kept_tear_down);
  g_test_add ("/own-puzzles/worms", UiKept, NULL, set_up, test_worms, ui_kept_tear_down);
  g_test_add ("/own-puzzles/rename-and-delete", UiKept, NULL, set_up, test_rename_and_delete, ui_kept_tear_down);
  g_test_add ("/own-puzzles/bad-file", UiKept, NULL, set_up, test_bad_file, ui_kept_tear_down);
  g_test_add ("/own-puzzles/closed", UiKept, NULL, set_up, test_closed, ui_kept_tear_down);
  g_test_add ("/own-puzzles/other-seat", UiKept, NULL, set_up, test_other_seat, ui_kept_tear_down);
  g_test_add ("/own-puzzles/refusals", UiKept, NULL, set_up, test_refusals, ui_kept_tear_down);
  return g_test_run ();
}
