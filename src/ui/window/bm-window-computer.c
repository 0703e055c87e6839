/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The pace of the computer's moves, so that people can follow: its pauses, the cards it shows, and skipping both.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

/* Milliseconds in the order of the schema's enumeration: between two moves, for looking at a card, and for reading a
   character of its text. */
static const guint pauses[] = { 1800, 800, 200 };
static const guint looks[] = { 2500, 1500, 1000 };
static const guint letter_times[] = { 80, 55, 25 };

static guint
get_pace (BmWindow *self)
{
  return MIN ((guint) g_settings_get_enum (self->settings, "computer-pace"), G_N_ELEMENTS (pauses) - 1);
}

/* The pause between two moves, from the settings. */
void
bm_window_set_pace (BmWindow *self)
{
  bm_session_set_pause (self->session, pauses[get_pace (self)]);
}

/* ---- Cards */

guint
bm_window_reading_time (guint letters,
                        guint pace)
{
  g_return_val_if_fail (pace < G_N_ELEMENTS (looks), 0);
  return looks[pace] + letters * letter_times[pace];
}

static gboolean
reading_over_cb (gpointer data)
{
  BmWindow *self = data;

  self->reading = 0;
  bm_event_card_overlay_dismiss (self->event_card);
  return G_SOURCE_REMOVE;
}

/* Where no person can close a card, it closes by itself. */
void
bm_window_show_card (BmWindow *self)
{
  BmTableCard card;

  if (!bm_table_get_card (self->table, &card))
    return;
  bm_window_hold_keys (self);
  bm_event_card_overlay_show (self->event_card, card.look, card.words);
  g_free (card.words);
  g_clear_handle_id (&self->reading, g_source_remove);
  if (card.passes || bm_seats_count_people (bm_session_get_seats (self->session)) == 0)
    self->reading = g_timeout_add (bm_window_reading_time (card.letters, get_pace (self)), reading_over_cb, self);
}

/* ---- Skipping by a click or a key */

gboolean
bm_window_skip_pause (BmWindow *self)
{
  return bm_window_is_at_duel (self) && bm_session_skip_pause (self->session);
}

/* A press that skips the pause has no other effect: its target may have changed with the move. */
static gboolean
pressed_cb (GtkEventController *controller,
            GdkEvent           *event,
            BmWindow           *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  return (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) && bm_window_skip_pause (self);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  key,
        guint                  code,
        GdkModifierType        modifiers,
        BmWindow              *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  /* The buttons of the header bar work as usual. */
  if (focus != NULL && gtk_widget_get_mapped (focus) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack)))
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_Escape:
      return bm_window_skip_pause (self);
    default:
      return FALSE;
    }
}

void
bm_window_add_skipping (BmWindow *self)
{
  GtkEventController *press = gtk_event_controller_legacy_new (), *key = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (press, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "event", G_CALLBACK (pressed_cb), self, 0);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->stack), press);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}
