/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The focus ring: it is shown from any key on, wherever the program moves the focus, until a pointer is pressed.
 */
#include "config.h"

#include "bm-repair.h"
#include "ui-driver.h"

#include <dlfcn.h>

#define SIZE 300

/* The keyboard and the pointer, as whoever tests X programs uses them: by a connection of its own. */
static struct
{
  gpointer display;
  int    (*key) (gpointer display, guint code, int down, gulong delay);
  int    (*move) (gpointer display, int screen, int x, int y, gulong delay);
  int    (*button) (gpointer display, guint button, int down, gulong delay);
  int    (*sync) (gpointer display, int discard);
  guint8 (*code_of) (gpointer display, gulong keysym);
} hand;

typedef struct
{
  GtkWidget *window;
  GtkWidget *first;
  GtkWidget *second;
  guint      events;
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
  hand.code_of = dlsym (x11, "XKeysymToKeycode");
  hand.key = dlsym (xtst, "XTestFakeKeyEvent");
  hand.move = dlsym (xtst, "XTestFakeMotionEvent");
  hand.button = dlsym (xtst, "XTestFakeButtonEvent");
  hand.display = open_display (NULL);
  return hand.display != NULL;
}

static gboolean
event_cb (Scene    *scene,
          GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  scene->events += type == GDK_KEY_RELEASE || type == GDK_BUTTON_RELEASE;
  return GDK_EVENT_PROPAGATE;
}

static void
press_key (Scene *scene,
           guint  keysym)
{
  guint code = hand.code_of (hand.display, keysym), before = scene->events;

  hand.key (hand.display, code, TRUE, 0);
  hand.key (hand.display, code, FALSE, 0);
  hand.sync (hand.display, FALSE);
  UI_WAIT_UNTIL (scene->events > before);
}

/* At the middle of the window, which lies where it likes. */
static void
point (Scene *scene)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (scene->window));
  GdkSeat *seat = gdk_display_get_default_seat (gdk_display_get_default ());
  double x, y;

  hand.move (hand.display, -1, 0, 0, 0);
  hand.sync (hand.display, FALSE);
  gdk_surface_get_device_position (surface, gdk_seat_get_pointer (seat), &x, &y, NULL);
  hand.move (hand.display, -1, (int) -x + gdk_surface_get_width (surface) / 2, (int) -y + gdk_surface_get_height (surface) / 2, 0);
  hand.sync (hand.display, FALSE);
  UI_WAIT_UNTIL (gtk_widget_get_state_flags (scene->window) & GTK_STATE_FLAG_PRELIGHT);
}

static void
click (Scene *scene)
{
  guint before = scene->events;

  hand.button (hand.display, GDK_BUTTON_PRIMARY, TRUE, 0);
  hand.button (hand.display, GDK_BUTTON_PRIMARY, FALSE, 0);
  hand.sync (hand.display, FALSE);
  UI_WAIT_UNTIL (scene->events > before);
}

static gboolean
has_ring (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
}

static void
set_up (Scene *scene)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  bm_repair_gtk ();
  scene->first = gtk_button_new_with_label ("First");
  scene->second = gtk_button_new_with_label ("Second");
  gtk_widget_set_vexpand (scene->first, TRUE);
  gtk_widget_set_vexpand (scene->second, TRUE);
  gtk_box_append (GTK_BOX (box), scene->first);
  gtk_box_append (GTK_BOX (box), scene->second);
  scene->window = ui_window_open (box, SIZE, SIZE);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), scene);
  gtk_widget_add_controller (scene->window, events);
  ui_wait_for_layout (scene->window);
  point (scene);
}

static void
test_keys (void)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_a, GDK_KEY_1, GDK_KEY_Tab };

  if (!find_hand ())
    {
      g_test_skip ("no X server with keys for tests");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      Scene scene = { 0 };

      set_up (&scene);
      click (&scene);
      gtk_widget_grab_focus (scene.first);
      g_assert_false (has_ring (scene.first));
      press_key (&scene, GDK_KEY_Shift_L);
      g_assert_false (gtk_window_get_focus_visible (GTK_WINDOW (scene.window)));
      press_key (&scene, keys[i]);
      g_assert_true (has_ring (gtk_window_get_focus (GTK_WINDOW (scene.window))));
      gtk_widget_grab_focus (scene.second);
      g_assert_true (has_ring (scene.second));
      /* As GTK does after three seconds. */
      gtk_window_set_focus_visible (GTK_WINDOW (scene.window), FALSE);
      g_assert_true (has_ring (scene.second));
      click (&scene);
      g_assert_false (gtk_window_get_focus_visible (GTK_WINDOW (scene.window)));
      gtk_widget_grab_focus (scene.first);
      g_assert_false (has_ring (scene.first));
      ui_window_close (scene.window);
    }
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/focus-ring/keys", test_keys);
  return g_test_run ();
}
