/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Pointer buttons.  At each press GTK increments a counter (the active state) of a widget and all its ancestors, and
 * decrements it at the release, or when a menu or a moved window grabs the pointer.  In some cases it decrements
 * without an increment, and warns of "Broken accounting of active state":
 *
 * - A grab is reported by a crossing event and a grab-broken event.  With the pointer over a new menu both decrement.
 * - A button is held down and its widget goes away, or its window is closed, or a modal window opens.  A second button
 *   is pressed and released elsewhere, which then gets the release of the first one as well.
 * - A button beyond the fifth ("back") is released: GTK keeps its implicit grab.
 * - The window manager consumes the press of a button, but the program gets the release.
 *
 * These events are not passed on to GTK.  Gestures do not need them: a grab also makes the pointer leave the window,
 * which cancels them.
 *
 * After each layout GTK queries the pointer and synthesizes a motion event without a time.  X11 reports the current
 * state: a button whose release event is still queued is up already, and such a motion makes gestures cancel the
 * click.  It is not passed on to GTK either, as the release follows, which picks the widget under the pointer again.
 */
#include "config.h"

#include "bm-repair.h"

#define BUTTONS (GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK | GDK_BUTTON4_MASK | GDK_BUTTON5_MASK)
#define MOST_BUTTONS 5

typedef struct
{
  gulong theirs; /* GTK's handler, which is blocked */
  gulong ours;
} Gate;

/* The pressed buttons according to the events of the pointer itself. */
static GdkModifierType reported;

/* From the first press until all buttons are released. */
static struct
{
  gpointer        root;       /* the window of the first press: only compared, as it may be destroyed */
  GtkWidget      *target;     /* the widget of the first press, while it is mapped */
  gboolean        sound;      /* GTK's counter of it is still valid */
  GdkModifierType unreleased; /* the buttons whose release GTK expects */
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

  reported = before | mask_of (event);
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

  reported = before & ~mask;
  /* The last release resets GTK's state in any case. */
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

/* FALSE: it was synthesized, and is ahead of a queued release. */
static gboolean
counts_motion (GdkEvent *event)
{
  GdkModifierType down = gdk_event_get_modifier_state (event) & BUTTONS;

  if (gdk_event_get_time (event) == GDK_CURRENT_TIME)
    return (reported & ~down) == 0;
  reported = down;
  return TRUE;
}

/* Whether EVENT is passed on to GTK. */
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

/* GTK was connected first, so its handler is blocked and only called by emitting the signal again from here. */
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
  /* A modal window grabs the pointer, whatever was pressed elsewhere. */
  if (GTK_IS_WINDOW (widget) && gtk_window_get_modal (GTK_WINDOW (widget)))
    drop_target ();
  gate = g_new0 (Gate, 1);
  gate->theirs = theirs;
  gate->ours = g_signal_connect_data (surface, "event", G_CALLBACK (event_cb), gate, gate_free, 0);
  g_signal_handler_block (surface, theirs);
}
