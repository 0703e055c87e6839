/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A click that is over before GTK, after a new layout, asks the X server where the pointer is: the button is up by then, and
 * GTK has not yet read that it went up.  The click counts.
 */
#include "config.h"

#include "bm-repair.h"
#include "ui-driver.h"

#include <dlfcn.h>

#define SIZE   300
#define CLICKS 5

/* The pointer, as whoever tests X programs moves it: by a connection of its own. */
static struct
{
  gpointer display;
  int    (*move) (gpointer display, int screen, int x, int y, gulong delay);
  int    (*button) (gpointer display, guint button, int down, gulong delay);
  int    (*sync) (gpointer display, int discard);
} hand;

typedef struct
{
  GtkWidget *window;
  GtkWidget *button;
  guint      clicks;
  gboolean   painted;
  gboolean   pressed;
  gboolean   let_go;
  gboolean   released;
} Scene;

static gboolean
find_hand (void)
{
  gpointer x11 = dlopen ("libX11.so.6", RTLD_NOW), xtst = dlopen ("libXtst.so.6", RTLD_NOW);
  gpointer (*open_display) (const char *name);

  if (!g_str_equal (G_OBJECT_TYPE_NAME (gdk_display_get_default ()), "GdkX11Display") || x11 == NULL || xtst == NULL)
    return FALSE;
  open_display = dlsym (x11, "XOpenDisplay");
  hand.sync = dlsym (x11, "XSync");
  hand.move = dlsym (xtst, "XTestFakeMotionEvent");
  hand.button = dlsym (xtst, "XTestFakeButtonEvent");
  hand.display = open_display (NULL);
  return hand.display != NULL;
}

static void
push (gboolean down)
{
  hand.button (hand.display, GDK_BUTTON_PRIMARY, down, 0);
  hand.sync (hand.display, FALSE);
}

static void
move (int x,
      int y)
{
  hand.move (hand.display, -1, x, y, 0);
  hand.sync (hand.display, FALSE);
}

/* At the middle of WINDOW, which lies where it likes. */
static void
point_at (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkSeat *seat = gdk_display_get_default_seat (gdk_display_get_default ());
  double x, y;

  move (0, 0);
  gdk_surface_get_device_position (surface, gdk_seat_get_pointer (seat), &x, &y, NULL);
  move ((int) -x + gdk_surface_get_width (surface) / 2, (int) -y + gdk_surface_get_height (surface) / 2);
}

static void
clicked_cb (Scene *scene)
{
  scene->clicks++;
}

static gboolean
event_cb (Scene    *scene,
          GdkEvent *event)
{
  scene->pressed |= gdk_event_get_event_type (event) == GDK_BUTTON_PRESS;
  scene->released |= gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE;
  return GDK_EVENT_PROPAGATE;
}

static void
painted_cb (Scene *scene)
{
  scene->painted = TRUE;
}

/* Comes before GTK's own handler, which asks where the pointer is. */
static gboolean
flush_cb (GSignalInvocationHint *hint,
          guint                  n_values,
          const GValue          *values,
          gpointer               data)
{
  Scene *scene = data;

  if (scene->pressed && !scene->let_go)
    {
      scene->let_go = TRUE;
      push (FALSE);
    }
  return TRUE;
}

static void
click_once (Scene *scene)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (scene->window);
  gulong after = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), scene);

  scene->painted = scene->pressed = scene->let_go = scene->released = FALSE;
  gtk_widget_queue_resize (scene->button);
  UI_WAIT_UNTIL (scene->painted);
  push (TRUE);
  UI_WAIT_UNTIL (scene->released);
  g_signal_handler_disconnect (clock, after);
}

static void
test_layout (void)
{
  Scene scene = { 0 };
  GtkEventController *events;
  guint flush;
  gulong hook;

  if (!find_hand ())
    {
      g_test_skip ("no X server with a pointer for tests");
      return;
    }
  bm_repair_gtk ();
  events = gtk_event_controller_legacy_new ();
  scene.button = gtk_button_new ();
  scene.window = ui_window_open (scene.button, SIZE, SIZE);
  g_signal_connect_swapped (scene.button, "clicked", G_CALLBACK (clicked_cb), &scene);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), &scene);
  gtk_widget_add_controller (scene.window, events);
  ui_wait_for_layout (scene.window);
  point_at (scene.window);
  UI_WAIT_UNTIL (gtk_widget_get_state_flags (scene.button) & GTK_STATE_FLAG_PRELIGHT);

  flush = g_signal_lookup ("flush-events", GDK_TYPE_FRAME_CLOCK);
  hook = g_signal_add_emission_hook (flush, 0, flush_cb, &scene, NULL);
  for (guint i = 1; i <= CLICKS; i++)
    {
      click_once (&scene);
      g_assert_cmpuint (scene.clicks, ==, i);
    }
  g_signal_remove_emission_hook (flush, hook);
  ui_window_close (scene.window);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/quick-click/layout", test_layout);
  return g_test_run ();
}
