/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A key that is held down while the screen changes is ignored until it is released: it was meant for the previous
 * screen, and key repeat would press it again.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

static gboolean
pressed_cb (GtkEventControllerKey *controller,
            guint                  key,
            guint                  code,
            GdkModifierType        modifiers,
            BmWindow              *self)
{
  g_hash_table_add (self->pressed_keys, GUINT_TO_POINTER (code));
  return g_hash_table_contains (self->held_keys, GUINT_TO_POINTER (code));
}

static void
released_cb (GtkEventControllerKey *controller,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             BmWindow              *self)
{
  g_hash_table_remove (self->pressed_keys, GUINT_TO_POINTER (code));
  g_hash_table_remove (self->held_keys, GUINT_TO_POINTER (code));
}

/* Another window gets the release event. */
static void
active_cb (BmWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    return;
  g_hash_table_remove_all (self->pressed_keys);
  g_hash_table_remove_all (self->held_keys);
}

void
bm_window_hold_keys (BmWindow *self)
{
  GHashTableIter iter;
  gpointer code;

  g_hash_table_iter_init (&iter, self->pressed_keys);
  while (g_hash_table_iter_next (&iter, &code, NULL))
    g_hash_table_add (self->held_keys, code);
}

void
bm_window_add_held_keys (BmWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->pressed_keys = g_hash_table_new (NULL, NULL);
  self->held_keys = g_hash_table_new (NULL, NULL);
  gtk_event_controller_set_name (keys, "held keys");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (pressed_cb), self, 0);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (released_cb), self, 0);
  g_signal_connect_object (self, "notify::is-active", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
