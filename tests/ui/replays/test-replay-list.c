/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The list of matches, with whatever lies in its folder: by keys, renamed, deleted.
 */
#include "config.h"

#include "ui-replays.h"

#include <glib/gstdio.h>
#include <string.h>

#include "bm-question.h"
#include "bm-replay-bar.h"
#include "bm-replay-row.h"
#include "bm-replay-screen.h"

static void
test_nothing (UiKept        *kept,
              gconstpointer  unused)
{
  ui_replays_open (kept);
  g_assert_true (ui_driver_has_heading (&kept->driver, "Replays"));
  g_assert_true (ui_driver_says (&kept->driver, "Nothing to look back on yet."));
  ui_driver_click (&kept->driver, "Back");
  g_assert_nonnull (ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "New Duel"));
}

static gboolean
is_row (GtkWidget *widget,
        gpointer   unused)
{
  return BM_IS_REPLAY_ROW (widget);
}

/* Each row's accessible name is of whole sentences, with one full stop each. */
static void
assert_names_read_well (UiKept *kept)
{
  g_autoptr(GPtrArray) rows = ui_find_all (ui_find_type (kept->driver.window, GTK_TYPE_LIST_VIEW), is_row, NULL);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *item = gtk_widget_get_parent (g_ptr_array_index (rows, i));
      g_autofree char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (item),
                                                                  GTK_ACCESSIBLE_PROPERTY_LABEL, "");

      g_assert_nonnull (name);
      if (strstr (name, "..") != NULL)
        g_error ("two full stops: %s", name);
      n += strstr (name, "The file cannot be read. ") != NULL;
    }
  g_assert_cmpuint (n, ==, 1);
}

/* Whatever lies there: what can be seen is listed with the rest, and nothing is in the way of anything. */
static void
test_damaged (UiKept        *kept,
              gconstpointer  unused)
{
  g_autofree char *folder = ui_replays_path (kept, "a folder.bloodmoon");
  g_autoptr(BmRecord) record = ui_replays_record ("start", 7);
  g_autofree char *text = NULL, *half = NULL;

  ui_replays_put (kept, UI_REPLAY, 3);
  ui_replays_put (kept, "The great one.bloodmoon", 4);
  ui_replays_put_text (kept, "nothing.bloodmoon", "");
  ui_replays_put_text (kept, "newer.bloodmoon", "{\"format\": \"bloodmoon-match\", \"version\": 9}");
  ui_replays_put_text (kept, "notes.txt", "not for here");
  ui_replays_put_text (kept, ".hidden.bloodmoon", "nor this");
  g_free (g_ptr_array_index (record->moves, 4));
  g_ptr_array_index (record->moves, 4) = g_strdup ("sing");
  text = bm_record_to_text (record);
  ui_replays_put_text (kept, "wrong.bloodmoon", text);
  half = g_strndup (text, strlen (text) / 2);
  ui_replays_put_text (kept, "half.bloodmoon", half);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);

  ui_replays_open (kept);
  g_assert_true (ui_driver_says (&kept->driver, "Ada against Computer (Hard)"));
  g_assert_true (ui_driver_says (&kept->driver, "The great one: Ada against Computer (Hard)"));
  g_assert_true (ui_driver_says (&kept->driver, "20 November 2026, 18:30"));
  g_assert_true (ui_driver_says (&kept->driver, "The file is damaged, or not a match: "));
  g_assert_true (ui_driver_says (&kept->driver, "Written by a newer version of Blood Moon; this one cannot read it."));
  g_assert_true (ui_driver_says (&kept->driver, "Legal only up to move 4."));
  g_assert_true (ui_driver_says (&kept->driver, "The file cannot be read."));
  assert_names_read_well (kept);
  g_assert_false (ui_driver_says (&kept->driver, "notes"));
  g_assert_false (ui_driver_says (&kept->driver, "hidden"));
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
}

/* ---- Nothing takes long at once */

static guint
count_children (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* The list is there with nothing but itself; what a match is looked at with is built later, one screen at a time. */
static void
test_screens (UiKept        *kept,
              gconstpointer  unused)
{
  GtkWidget *stack = ui_find_type (kept->driver.window, GTK_TYPE_STACK);
  guint before, n = count_children (stack);
  gboolean all = FALSE;

  ui_replays_put (kept, UI_REPLAY, 3);
  gtk_widget_activate_action (kept->driver.window, "win.replays", NULL);
  while (!all)
    {
      before = n;
      n = count_children (stack);
      g_assert_cmpuint (n, <=, before + 1);
      all = ui_find_type_anywhere (stack, BM_TYPE_REPLAY_SCREEN) != NULL;
      g_main_context_iteration (NULL, !all);
    }
  UI_WAIT_UNTIL (ui_replays_is_open (kept));
  ui_replay_open (kept);
}

/* A caller that does not wait for that gets it at once. */
static void
test_at_once (UiKept        *kept,
              gconstpointer  unused)
{
  GtkWidget *stack = ui_find_type (kept->driver.window, GTK_TYPE_STACK);

  ui_replays_put (kept, UI_REPLAY, 3);
  gtk_widget_activate_action (kept->driver.window, "win.replays", NULL);
  g_assert_null (ui_find_type_anywhere (stack, BM_TYPE_REPLAY_SCREEN));
  gtk_widget_activate_action (kept->driver.window, "win.new-duel", NULL);
  gtk_widget_activate_action (kept->driver.window, "win.replays", NULL);
  UI_WAIT_UNTIL (ui_replays_is_open (kept));
  ui_replay_open (kept);
}

typedef struct
{
  GtkWidget *list;
  guint      n;    /* rows that show something */
  guint      most; /* that have come to with one frame */
  guint      frames_empty; /* in which something of what can be seen was empty */
} Filled;

static guint
count_filled (GtkWidget *list)
{
  guint n = 0;

  /* Most of them are outside of what can be seen. */
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *content = gtk_widget_get_first_child (gtk_widget_get_first_child (row));

      n += content != NULL && gtk_widget_get_child_visible (content);
    }
  return n;
}

/* Among those that can be seen. */
static gboolean
has_empty (GtkWidget *list)
{
  g_autoptr(GPtrArray) rows = ui_find_all (list, is_row, NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *content = gtk_widget_get_first_child (g_ptr_array_index (rows, i));

      if (content == NULL || !gtk_widget_get_child_visible (content))
        return TRUE;
    }
  return FALSE;
}

static void
painted_cb (GdkFrameClock *clock,
            Filled        *filled)
{
  guint n = count_filled (filled->list);

  if (n > filled->n)
    filled->most = MAX (filled->most, n - filled->n);
  filled->n = n;
  filled->frames_empty += has_empty (filled->list);
}

/* All rows are others, and empty at first.  Their names are there. */
static void
assert_filled_bit_by_bit (UiKept     *kept,
                          GtkWidget  *list,
                          const char *accel)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (list);
  Filled filled = { list };
  guint n;

  g_assert_true (ui_press_key_only (list, accel));
  n = count_children (list);
  g_assert_cmpuint (n, >, 100);
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_autofree char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row),
                                                                  GTK_ACCESSIBLE_PROPERTY_LABEL, "");

      g_assert_nonnull (name);
      g_assert_nonnull (strstr (name, "20 November 20"));
    }
  filled.n = count_filled (list);
  g_assert_cmpuint (filled.n, <, n / 2);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &filled);
  UI_WAIT_UNTIL (filled.most > 0 && ui_replays_is_open (kept));
  g_signal_handlers_disconnect_by_data (clock, &filled);
  g_assert_cmpuint (filled.most, <=, 8);
  g_assert_cmpuint (filled.frames_empty, <=, 4);
  g_assert_cmpuint (count_filled (list), ==, n);
}

/* Who goes by keys is at the list, and all that is in a row can be heard. */
static void
test_list_keys (UiKept        *kept,
                gconstpointer  unused)
{
  GtkWidget *row;

  ui_replays_put (kept, UI_REPLAY, 3);
  ui_replays_open (kept);
  row = gtk_widget_get_parent (ui_find_type (kept->driver.window, BM_TYPE_REPLAY_ROW));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (kept->driver.window)) == row);
  ui_replay_open (kept);
  g_assert_cmpuint (ui_replay_ply (kept), ==, 0);
  g_assert_true (BM_IS_REPLAY_BAR (gtk_window_get_focus (GTK_WINDOW (kept->driver.window))));
  ui_act (GTK_WIDGET (ui_replay_screen (kept)), "replay.back");
  UI_WAIT_UNTIL (ui_replays_is_open (kept));
}

static void
test_rename (UiKept        *kept,
             gconstpointer  unused)
{
  g_autofree char *old = ui_replays_path (kept, UI_REPLAY);

  ui_replays_put (kept, UI_REPLAY, 3);
  ui_replays_put (kept, "Taken.bloodmoon", 4);
  ui_replays_open (kept);
  /* The newest is picked first: it is the other one, which has been written just now. */
  g_assert_true (ui_driver_says (&kept->driver, "Taken: Ada"));
  {
    g_autofree char *path = ui_replays_path (kept, "Taken.bloodmoon");

    g_assert_cmpint (g_remove (path), ==, 0);
  }
  ui_driver_click (&kept->driver, "Back");
  ui_replays_open (kept);
  ui_replays_put (kept, "Taken.bloodmoon", 4);

  ui_replays_act (kept, "replays.rename");
  ui_driver_type (&kept->driver, "Name of the match", " ../up ");
  ui_driver_click (&kept->driver, "Rename It");
  g_assert_true (ui_driver_says (&kept->driver, "A name has 1 to 120 letters"));
  ui_driver_type (&kept->driver, "Name of the match", "Taken");
  ui_driver_click (&kept->driver, "Rename It");
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "Another match has that name already."));
  g_assert_true (g_file_test (old, G_FILE_TEST_EXISTS));
  ui_driver_type (&kept->driver, "Name of the match", " Best of all ");
  ui_driver_click (&kept->driver, "Rename It");
  UI_WAIT_UNTIL (ui_replays_is_open (kept)
                 && ui_driver_says (&kept->driver, "Best of all: Ada against Computer (Hard)"));
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
}

static void
test_delete (UiKept        *kept,
             gconstpointer  unused)
{
  g_autofree char *path = ui_replays_path (kept, UI_REPLAY);

  ui_replays_put (kept, UI_REPLAY, 3);
  ui_replays_open (kept);
  ui_replays_act (kept, "replays.delete");
  ui_answer (BM_TYPE_QUESTION, "Keep It");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  ui_replays_act (kept, "replays.delete");
  ui_answer (BM_TYPE_QUESTION, "Delete");
  UI_WAIT_UNTIL (ui_driver_says (&kept->driver, "Nothing to look back on yet."));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* ---- Many, and such as nobody wishes for */

#define MANY 400

/* However long the list is, it has only so many rows, and what is seen of it is read first. */
static void
test_many (UiKept        *kept,
           gconstpointer  unused)
{
  g_autoptr(BmRecord) record = ui_replays_record ("start", 3);
  g_autofree char *text = bm_record_to_text (record);
  g_autoptr(GPtrArray) rows = NULL;
  GtkSelectionModel *model;
  GtkWidget *list;

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("20%02u-11-20-1830.bloodmoon", i % 100);
      g_autofree char *again = g_strdup_printf ("20%02u-11-20-1830-%u.bloodmoon", i % 100, i / 100 + 1);

      ui_replays_put_text (kept, i < 100 ? name : again, text);
    }
  ui_replays_open (kept);
  list = ui_find_type (kept->driver.window, GTK_TYPE_LIST_VIEW);
  model = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, MANY);
  rows = ui_find_all (list, is_row, NULL);
  g_assert_cmpuint (rows->len, >, 5);
  g_assert_cmpuint (rows->len, <, MANY);
  g_assert_true (gtk_selection_model_is_selected (model, 0));
  /* At its other end they are read as well. */
  g_assert_true (ui_press_key (list, "End"));
  g_assert_true (gtk_selection_model_is_selected (model, MANY - 1));
  UI_WAIT_UNTIL (ui_replays_is_open (kept));
  ui_replay_open (kept);
  ui_act (GTK_WIDGET (ui_replay_screen (kept)), "replay.back");
  UI_WAIT_UNTIL (ui_replays_is_open (kept));
  /* That is where it was. */
  g_assert_true (gtk_selection_model_is_selected (model, MANY - 1));
}

static void
test_filling (UiKept        *kept,
              gconstpointer  unused)
{
  g_autoptr(BmRecord) record = ui_replays_record ("start", 3);
  g_autofree char *text = bm_record_to_text (record);
  GtkWidget *list;

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("20%02u-11-20-1830-%u.bloodmoon", i % 100, i / 100 + 1);

      ui_replays_put_text (kept, name, text);
    }
  ui_replays_open (kept);
  list = ui_find_type (kept->driver.window, GTK_TYPE_LIST_VIEW);
  assert_filled_bit_by_bit (kept, list, "End");
  assert_filled_bit_by_bit (kept, list, "Home");
}

static void
test_hostile (UiKept        *kept,
              gconstpointer  unused)
{
  g_autoptr(GPtrArray) rows = NULL;

  ui_replays_put (kept, UI_REPLAY, 3);
  ui_replays_put_hostile (kept, 1);
  ui_replays_open (kept);
  rows = ui_find_all (ui_find_type (kept->driver.window, GTK_TYPE_LIST_VIEW), is_row, NULL);
  g_assert_cmpuint (rows->len, >, 8);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *words = ui_dup_words (g_ptr_array_index (rows, i));

      g_assert_cmpuint (strlen (words), <, 3000);
    }
  g_assert_true (ui_driver_says (&kept->driver, "Ada against Computer (Hard)"));
  g_assert_true (ui_driver_says (&kept->driver, "longer than 4194304 bytes"));
  g_assert_true (ui_driver_says (&kept->driver, "The file cannot be read."));
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  UI_REPLAYS_TEST ("/replay/list/nothing", test_nothing);
  UI_REPLAYS_TEST ("/replay/list/damaged", test_damaged);
  UI_REPLAYS_TEST ("/replay/list/many", test_many);
  UI_REPLAYS_TEST ("/replay/list/screens", test_screens);
  UI_REPLAYS_TEST ("/replay/list/at-once", test_at_once);
  UI_REPLAYS_TEST ("/replay/list/filling", test_filling);
  UI_REPLAYS_TEST ("/replay/list/hostile", test_hostile);
  UI_REPLAYS_TEST ("/replay/list/keys", test_list_keys);
  UI_REPLAYS_TEST ("/replay/list/rename", test_rename);
  UI_REPLAYS_TEST ("/replay/list/delete", test_delete);
  return g_test_run ();
}
