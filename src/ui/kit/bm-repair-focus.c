/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The focus ring.  GTK shows it in a window only after a key that moves the focus by itself (Tab, arrows), and hides it
 * three seconds later: after Return or a letter, when the program moves the focus, or after a moment of thought, nobody
 * sees where the keyboard is.  So the ring is shown from any key on, and until a pointer is pressed.
 */
#include "config.h"

#include "bm-repair.h"

static G_DEFINE_QUARK (bm-keys-lead, keys_lead)

static gboolean
keys_lead (GtkWidget *window)
{
  return g_object_get_qdata (G_OBJECT (window), keys_lead_quark ()) != NULL;
}

static void
set_keys_lead (GtkWidget *window,
               gboolean   lead)
{
  g_object_set_qdata (G_OBJECT (window), keys_lead_quark (), GINT_TO_POINTER (lead));
  gtk_window_set_focus_visible (GTK_WINDOW (window), lead);
}

/* A modifier alone may belong to a click. */
static gboolean
is_modifier (guint keyval)
{
  return (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R) || keyval == GDK_KEY_Num_Lock
         || keyval == GDK_KEY_Mode_switch || (keyval >= GDK_KEY_ISO_Lock && keyval <= GDK_KEY_ISO_Level5_Lock);
}

static gboolean
key_pressed_cb (GtkWidget *window,
                guint      keyval)
{
  if (!is_modifier (keyval))
    set_keys_lead (window, TRUE);
  return FALSE;
}

/* Of every button, and in every popover of the window. */
static gboolean
event_cb (GtkWidget *window,
          GdkEvent  *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    set_keys_lead (window, FALSE);
  return FALSE;
}

/* GTK's timer has run out. */
static void
visible_cb (GtkWidget *window)
{
  if (keys_lead (window) && !gtk_window_get_focus_visible (GTK_WINDOW (window)))
    gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
}

void
bm_repair_focus (GtkWidget *window)
{
  static GQuark mended = 0;
  GtkEventController *keys, *pointer;

  /* A window may be realized again. */
  if (mended == 0)
    mended = g_quark_from_static_string ("bm-focus-mended");
  if (g_object_get_qdata (G_OBJECT (window), mended) != NULL)
    return;
  g_object_set_qdata (G_OBJECT (window), mended, GINT_TO_POINTER (TRUE));
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_name (keys, "bm-focus-keys");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), window);
  gtk_widget_add_controller (window, keys);
  pointer = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (pointer, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (pointer, "event", G_CALLBACK (event_cb), window);
  gtk_widget_add_controller (window, pointer);
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (visible_cb), NULL);
}
