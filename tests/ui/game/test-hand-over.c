/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What cards bring to a duel: who may look when, and events that are drawn.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-card-button.h"
#include "bm-event-card-overlay.h"

static void
test_hand_over (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_start (BM_WINDOW (driver.window), "start:champions=none,cards=on,events=off", "Ada", "Grace");
  ui_driver_settle ();
  ui_driver_press (&driver, WR_SPACE (5, 0));
  g_assert_true (ui_driver_has_heading (&driver, "Hand-over"));
  g_assert_null (ui_find_type (driver.window, BM_TYPE_CARD_BUTTON));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Now the Worms decide: Grace."));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_driver_find (&driver, GTK_TYPE_BUTTON, "I'm here")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Now the Worms decide: Grace. The table is covered because the Worms see cards "
                                       "that the Bird must not see. Change places before you go on.");
  ui_driver_click (&driver, "I'm here");
  g_assert_false (ui_driver_has_heading (&driver, "Hand-over"));
  ui_driver_click (&driver, "End Turn");
  g_assert_true (ui_driver_has_heading (&driver, "Hand-over"));
  ui_driver_close (&driver);
}

/* Whoever presses Enter twice to be there drafts nobody unseen. */
static void
test_pressed_twice (void)
{
  UiDriver driver;
  guint ply;

  ui_driver_open (&driver, 5);
  ui_start (BM_WINDOW (driver.window), "start:champions=draft,cards=on,events=off", "Ada", "Grace");
  ui_driver_settle ();
  for (guint i = 0; i < 4; i++)
    ui_driver_pass (&driver);
  ply = bm_match_get_ply (ui_driver_match (&driver));
  ui_driver_click (&driver, "I'm here");
  g_assert_true (ui_driver_has_heading (&driver, "Draft"));
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (driver.window)));
  ui_driver_settle ();
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, ply);
  ui_driver_close (&driver);
}

/* Without cards nobody sees what the other does not. */
static void
test_no_hand_over (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_start (BM_WINDOW (driver.window), "start", "Ada", "Grace");
  ui_driver_settle ();
  ui_driver_press (&driver, WR_SPACE (5, 0));
  for (guint turn = 0; turn < 4; turn++)
    {
      g_assert_false (ui_driver_has_heading (&driver, "Hand-over"));
      ui_driver_click (&driver, "End Turn");
    }
  ui_driver_close (&driver);
}

/* On the first pink day an event is drawn, and is shown before anything else can be done. */
static void
test_event_drawn (void)
{
  UiDriver driver;
  GtkWidget *overlay = NULL;

  ui_driver_open (&driver, 5);
  ui_start (BM_WINDOW (driver.window), "start:champions=none,cards=off,events=on", "Ada", "Grace");
  ui_driver_settle ();
  ui_driver_press (&driver, WR_SPACE (5, 0));
  for (guint turn = 0; turn < 12 && overlay == NULL; turn++)
    {
      ui_driver_click (&driver, "End Turn");
      overlay = ui_find_type (driver.window, BM_TYPE_EVENT_CARD_OVERLAY);
    }
  g_assert_nonnull (overlay);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (driver.window)), overlay));
  ui_driver_click (&driver, "Go on");
  g_assert_null (ui_find_type (driver.window, BM_TYPE_EVENT_CARD_OVERLAY));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (driver.window)),
                                         GTK_WIDGET (ui_driver_table (&driver))));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/hand-over/with-cards", test_hand_over);
  g_test_add_func ("/hand-over/without", test_no_hand_over);
  g_test_add_func ("/hand-over/pressed-twice", test_pressed_twice);
  g_test_add_func ("/event/in-a-duel", test_event_drawn);
  return g_test_run ();
}
