/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Buttons of the pointer.  At each press GTK counts up how often a widget and all that it lies in are pressed, and counts down
 * again at the release, or when a menu or a window that is moved grabs the pointer.  In some cases it counts down what it has
 * not counted up, and warns of "Broken accounting of active state":
 *
 * - A grab comes as a crossing event and as one of a broken grab.  With the pointer over a new menu both count.
 * - A button is held down and its widget goes away, or its window is closed, or a modal window opens.  A second button
 *   is pressed and released elsewhere, which then gets the release of the first one as well.
 * - A button beyond the fifth ("back") is released: GTK keeps on grabbing for it.
 * - The window manager takes the press of a button for itself, and leaves the release to the program.
 *
 * These events do not get as far as GTK.  Gestures miss nothing: what grabs the pointer makes it leave the window as well,
 * and that cancels them.
 *
 * After each new layout GTK asks where the pointer is, and tells of that with a motion that has no time.  X11 answers what is
 * so by then: a button whose release has still to be read is up already, and at such a motion gestures give up the click.  It
 * does not get as far as GTK either, for the release comes next, and looks anew at what is under the pointer.
 */
#include "config.h"

#include "bm-repair.h"

#define BUTTONS (GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK | GDK_BUTTON4_MASK | GDK_BUTTON5_MASK)
#define MOST_BUTTONS 5

typedef struct
{
  gulong theirs; /* the handler of GTK, which is blocked */
  gulong ours;
} Gate;

/* Those that are down by what the pointer itself has told so far. */
static GdkModifierType told;

/* From the first button that goes down until all are up. */
static struct
{
  gpointer        root;       /* the window that it went down in: only compared, as it may be gone */
  GtkWidget      *target;     /* what it went down on, while that is there */
  gboolean        sound;      /* GTK still counts with it */
  GdkModifierType unreleased; /* the buttons whose release GTK waits for */
} press;

static void
drop_target (void)
{
  if (press.target != NULL)
    g_signal_handlers_disconnect_by_func (press.target, drop_target, NULL);
  g_clear_weak_pointer (&press.target);
  press.sound = FALSE;
}

static void
begin (GtkNative *native,
       GdkEvent  *event)
{
  double x, y, left, top;

  drop_target ();
  gdk_event_get_position (event, &x, &y);
  gtk_native_get_surface_transform (native, &left, &top);
  press.root = gtk_widget_get_root (GTK_WIDGET (native));
  press.sound = TRUE;
  press.unreleased = 0;
  if (g_set_weak_pointer (&press.target, gtk_widget_pick (GTK_WIDGET (native), x - left, y - top, GTK_PICK_DEFAULT)))
    g_signal_connect_swapped (press.target, "unmap", G_CALLBACK (drop_target), NULL);
}

static gboolean
is_only_one (GdkModifierType held)
{
  return (held & (held - 1)) == 0;
}

static GdkModifierType
mask_of (GdkEvent *event)
{
  return (GdkModifierType) (GDK_BUTTON1_MASK << (gdk_button_event_get_button (event) - 1));
}

static gboolean
counts_press (GtkNative *native,
              GdkEvent  *event,
              gpointer   root)
{
  GdkModifierType before = gdk_event_get_modifier_state (event) & BUTTONS;

  told = before | mask_of (event);
  if (before == 0)
    begin (native, event);
  if (!press.sound || press.root != root)
    return FALSE;
  press.unreleased |= mask_of (event);
  return TRUE;
}

static gboolean
counts_release (GdkEvent *event,
                gpointer  root)
{
  GdkModifierType mask = mask_of (event), before = gdk_event_get_modifier_state (event) & BUTTONS;
  GdkModifierType unreleased = press.unreleased;

  told = before & ~mask;
  /* The last one ends whatever GTK may still hold. */
  if (is_only_one (before))
    {
      press.unreleased = 0;
      return unreleased != 0;
    }
  if ((unreleased & mask) == 0 || !press.sound || press.root != root)
    return FALSE;
  press.unreleased &= ~mask;
  return TRUE;
}

/* FALSE: GTK made it, and it runs ahead of a release. */
static gboolean
counts_motion (GdkEvent *event)
{
  GdkModifierType down = gdk_event_get_modifier_state (event) & BUTTONS;

  if (gdk_event_get_time (event) == GDK_CURRENT_TIME)
    return (told & ~down) == 0;
  told = down;
  return TRUE;
}

/* Is EVENT to be counted? */
static gboolean
counts (GtkNative *native,
        GdkEvent  *event)
{
  gpointer root = gtk_widget_get_root (GTK_WIDGET (native));

  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
      return gdk_button_event_get_button (event) <= MOST_BUTTONS && counts_press (native, event, root);

    case GDK_BUTTON_RELEASE:
      return gdk_button_event_get_button (event) <= MOST_BUTTONS && counts_release (event, root);

    case GDK_MOTION_NOTIFY:
      return counts_motion (event);

    case GDK_LEAVE_NOTIFY:
      if (press.root == root)
        drop_target ();
      return TRUE;

    case GDK_GRAB_BROKEN:
      return !gdk_grab_broken_event_get_implicit (event);

    default:
      return TRUE;
    }
}

/* GTK has connected first, and would hear of everything first: it hears only of what is emitted once more, from here. */
static gboolean
event_cb (GdkSurface *surface,
          GdkEvent   *event,
          Gate       *gate)
{
  GtkNative *native = gtk_native_get_for_surface (surface);
  gulong theirs = gate->theirs, ours = gate->ours;
  gboolean handled = FALSE;

  if (native == NULL || !counts (native, event))
    return TRUE;
  g_object_ref (surface);
  g_signal_handler_block (surface, ours);
  g_signal_handler_unblock (surface, theirs);
  g_signal_emit_by_name (surface, "event", event, &handled);
  if (g_signal_handler_is_connected (surface, theirs))
    g_signal_handler_block (surface, theirs);
  g_signal_handler_unblock (surface, ours);
  g_object_unref (surface);
  return handled;
}

static void
gate_free (gpointer  gate,
           GClosure *unused)
{
  g_free (gate);
}

void
bm_repair_buttons (GdkSurface *surface,
                   GtkWidget  *widget)
{
  gulong theirs = g_signal_handler_find (surface, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA,
                                         g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, NULL, NULL, widget);
  Gate *gate;

  if (theirs == 0)
    return;
  /* It takes the pointer from all others, whatever was pressed there. */
  if (GTK_IS_WINDOW (widget) && gtk_window_get_modal (GTK_WINDOW (widget)))
    drop_target ();
  gate = g_new0 (Gate, 1);
  gate->theirs = theirs;
  gate->ours = g_signal_connect_data (surface, "event", G_CALLBACK (event_cb), gate, gate_free, 0);
  g_signal_handler_block (surface, theirs);
}
