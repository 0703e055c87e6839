/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the table shows where there is room, and what it says: the log and Tonight at the foot of the columns, threats,
 * "why so?", a refusal that comes again, the panels as stops of the keyboard; and the text of large windows.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-board-view.h"
#include "bm-space-button.h"
#include "bm-status.h"
#include "bm-stop.h"

#define DEADLINE_SECONDS 20

static void
open_duel (UiDriver *driver,
           int       width,
           int       height)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  ui_driver_open (driver, 2);
  ui_driver_click (driver, "New Duel");
  ui_driver_make_plain (driver);
  ui_driver_click (driver, "Start");
  ui_driver_press (driver, BM_SPACE (0, 0));
  if (ui_driver_has_heading (driver, "Hand-over"))
    ui_driver_click (driver, "I'm here");
  if (ui_driver_find (driver, GTK_TYPE_BUTTON, "Go on") != NULL)
    ui_driver_click (driver, "Go on");
}

/* Until the table has laid itself out as it wants to be. */
static void
wait_label (UiDriver   *driver,
            const char *text,
            gboolean    there)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;

  while ((ui_driver_find (driver, GTK_TYPE_LABEL, text) != NULL) != there)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* With enough height nothing has to be opened; the names are those of the drawers. */
static void
test_docked (void)
{
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  wait_label (&driver, "What happened", TRUE);
  wait_label (&driver, "Nothing sinks", TRUE);
  wait_label (&driver, "Threats", TRUE);
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LIST_VIEW, "Log"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Hunger will be 6"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird lands at a0."));

  /* They stay through a turn's end, and the log's button leads to it. */
  ui_driver_click (&driver, "End Turn");
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LIST_VIEW, "Log"));
  ui_driver_click (&driver, "Drill");
  wait_label (&driver, "Column a sinks 1", TRUE);
  ui_driver_click (&driver, "Log");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (driver.window)),
                                         ui_driver_find (&driver, GTK_TYPE_LIST_VIEW, "Log")));
  ui_driver_close (&driver);
}

static void
test_drawers (void)
{
  UiDriver driver;

  open_duel (&driver, 800, 600);
  wait_label (&driver, "What happened", FALSE);
  g_assert_null (ui_driver_find (&driver, GTK_TYPE_LABEL, "Nothing sinks"));
  ui_driver_click (&driver, "Log");
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LIST_VIEW, "Log"));
  ui_driver_click (&driver, "Tonight");
  wait_label (&driver, "Nothing sinks", TRUE);
  ui_driver_click (&driver, "Tonight");
  wait_label (&driver, "Nothing sinks", FALSE);
  ui_driver_close (&driver);
}

static BmStatus *
find_status (UiDriver *driver)
{
  GtkWidget *status = ui_driver_find (driver, BM_TYPE_STATUS, "Status");

  g_assert_nonnull (status);
  return BM_STATUS (status);
}

/* The keyboard gets to what the other side shows. */
static void
test_stops (void)
{
  UiDriver driver;
  GtkWidget *bird, *tracks;

  open_duel (&driver, 1280, 800);
  bird = ui_driver_find (&driver, BM_TYPE_STOP, "The Bird: a0, Health 5 of 5");
  tracks = ui_driver_find (&driver, BM_TYPE_STOP, "Trackers: Day 1, sunny, Hunger 7, Suspicion 2");
  g_assert_nonnull (bird);
  g_assert_nonnull (tracks);
  g_assert_true (gtk_widget_grab_focus (bird));
  /* The switch for help stands in it. */
  gtk_widget_child_focus (GTK_WIDGET (ui_driver_table (&driver)), GTK_DIR_TAB_FORWARD);
  gtk_widget_child_focus (GTK_WIDGET (ui_driver_table (&driver)), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (driver.window)) == tracks);
  ui_driver_close (&driver);
}

/* Nobody wonders whether the second press has come. */
static void
test_refused_again (void)
{
  UiDriver driver;
  GtkWidget *line;
  BmStatus *status;
  g_autofree char *said = NULL;

  open_duel (&driver, 1280, 800);
  status = find_status (&driver);
  ui_driver_click (&driver, "Bite");
  said = g_strdup (bm_status_get_text (status));
  line = ui_driver_find (&driver, GTK_TYPE_LABEL, said);
  g_assert_nonnull (line);
  g_assert_false (gtk_widget_has_css_class (line, "again"));
  ui_driver_click (&driver, "Bite");
  g_assert_cmpstr (bm_status_get_text (status), ==, said);
  g_assert_true (gtk_widget_has_css_class (line, "again"));
  g_assert_true (gtk_widget_has_css_class (line, "odd"));
  ui_driver_click (&driver, "Bite");
  g_assert_true (gtk_widget_has_css_class (line, "again"));
  g_assert_false (gtk_widget_has_css_class (line, "odd"));
  ui_driver_click (&driver, "Push");
  g_assert_false (gtk_widget_has_css_class (line, "again"));
  ui_driver_close (&driver);
}

/* The key says in one line what led to the last event; Enter on a line opens it link by link. */
static void
test_why (void)
{
  UiDriver driver;
  GtkWidget *list, *rule;

  open_duel (&driver, 1280, 800);
  wait_label (&driver, "What happened", TRUE);
  ui_driver_click (&driver, "End Turn");
  ui_driver_click (&driver, "Drill");
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.why", NULL);
  g_assert_cmpstr (bm_status_get_text (find_status (&driver)), ==, "The Bird puts a Drill at a0. (R6.7)");
  /* Lines come to the log a frame later than what they tell. */
  wait_label (&driver, "The Bird puts a Drill at a0.", TRUE);
  list = ui_driver_find (&driver, GTK_TYPE_LIST_VIEW, "Log");
  g_assert_nonnull (list);
  g_signal_emit_by_name (list, "activate", g_list_model_get_n_items
                         (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))) - 1);
  wait_label (&driver, "Why so?", TRUE);
  rule = ui_driver_find (&driver, GTK_TYPE_TOGGLE_BUTTON, "R6.7");
  g_assert_nonnull (rule);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (rule), TRUE);
  ui_driver_settle ();
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_next_sibling (gtk_widget_get_parent (rule))));
  ui_driver_close (&driver);
}

static BmSpaceButton *
find_space (BmBoardView *board,
            BmSpace      space)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (BM_IS_SPACE_BUTTON (child) && bm_space_button_get_space (BM_SPACE_BUTTON (child)) == space)
      return BM_SPACE_BUTTON (child);
  g_assert_not_reached ();
}

/* Heard as well as seen, and gone when they are switched off. */
static void
test_threats_are_spoken (void)
{
  g_autoptr(GtkWidget) widget = g_object_ref_sink (bm_board_view_new ());
  BmBoardView *board = BM_BOARD_VIEW (widget);
  BmSpaceButton *space = find_space (board, BM_SPACE (5, 1));
  BmThreats threats;
  BmPosition pos;

  bm_position_init (&pos);
  pos.total = BM_ACTIONS;
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  g_assert_true (bm_threats_find (&pos, &threats));
  bm_board_view_set_position (board, &pos);
  bm_board_view_set_threats (board, &threats);
  g_assert_cmpstr (bm_space_button_get_description (space), ==, "The Bird can reach Green. From here can bite: Green.");
  bm_board_view_set_threats (board, NULL);
  g_assert_cmpstr (bm_space_button_get_description (space), ==, "");
}

/* Told one thing after the other, shown once. */
static void
test_freeze (void)
{
  g_autoptr(GtkWidget) widget = g_object_ref_sink (bm_board_view_new ());
  BmBoardView *board = BM_BOARD_VIEW (widget);
  BmSpaceButton *space = find_space (board, BM_SPACE (3, 3));

  bm_board_view_freeze (board);
  bm_board_view_set_selected (board, BM_SPACE (3, 3));
  g_assert_cmpint (bm_space_button_get_marks (space), ==, 0);
  bm_board_view_thaw (board);
  g_assert_cmpint (bm_space_button_get_marks (space), ==, BM_SPACE_SELECTED);
}

/* A window as large as a 4K screen has larger text, and one that is small again has not.  The screen of tests is smaller:
   the window is told the size that it would have. */
static void
test_large_window (void)
{
  static const struct { int height; gboolean large[2]; } sizes[] = {
    { 800, { FALSE, FALSE } }, { 1900, { FALSE, TRUE } }, { 1400, { TRUE, FALSE } }, { 800, { FALSE, FALSE } }
  };
  UiDriver driver;

  ui_driver_open (&driver, 2);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_signal_emit_by_name (gtk_native_get_surface (GTK_NATIVE (driver.window)), "layout",
                             sizes[i].height * 16 / 9, sizes[i].height);
      g_assert_cmpint (gtk_widget_has_css_class (driver.window, "large-1"), ==, sizes[i].large[0]);
      g_assert_cmpint (gtk_widget_has_css_class (driver.window, "large-2"), ==, sizes[i].large[1]);
    }
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/table/docked", test_docked);
  g_test_add_func ("/table/drawers", test_drawers);
  g_test_add_func ("/table/stops", test_stops);
  g_test_add_func ("/window/large", test_large_window);
  g_test_add_func ("/table/refused-again", test_refused_again);
  g_test_add_func ("/table/why", test_why);
  g_test_add_func ("/board/threats-are-spoken", test_threats_are_spoken);
  g_test_add_func ("/board/freeze", test_freeze);
  return g_test_run ();
}
