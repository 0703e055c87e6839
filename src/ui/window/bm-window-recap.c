/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The recap of the other side's turn, after a hand-over or on demand, and the final position when the match is over.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-recap-panel.h"

static gboolean
is_over (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);

  return match != NULL && bm_match_get_to_act (match) == BM_SIDE_NOBODY;
}

/* The seat that the recap is for: the one at the screen, or else the one to move. */
static int
reader (BmWindow *self)
{
  int only = bm_seats_get_only_person (bm_session_get_seats (self->session));

  if (only != BM_SIDE_NOBODY)
    return only;
  return self->seat != BM_SIDE_NOBODY ? self->seat
                                         : bm_game_ui_turn (self->ui, bm_match_get_position (bm_window_get_match (self)));
}

static void
visible_cb (BmWindow *self)
{
  bm_table_set_recap_open (self->table, bm_window_is_recap_shown (self));
}

static BmRecapPanel *
get_panel (BmWindow *self)
{
  if (self->recap == NULL)
    {
      self->recap = bm_recap_panel_new ();
      gtk_widget_set_visible (self->recap, FALSE);
      gtk_overlay_add_overlay (self->body, self->recap);
      g_signal_connect_object (self->recap, "notify::visible", G_CALLBACK (visible_cb), self, G_CONNECT_SWAPPED);
    }
  return BM_RECAP_PANEL (self->recap);
}

gboolean
bm_window_show_recap (BmWindow *self,
                      gboolean  passing)
{
  BmMatch *match = bm_window_get_match (self);

  if (match == NULL || !bm_window_is_shown (self, self->table)
      || !bm_recap_panel_show (get_panel (self), match, reader (self), passing))
    return FALSE;
  self->recap_ply = bm_match_get_ply (match);
  bm_window_hold_keys (self);
  return TRUE;
}

gboolean
bm_window_is_recap_shown (BmWindow *self)
{
  return self->recap != NULL && gtk_widget_get_visible (self->recap);
}

/* A press on the table closes it. */
static gboolean
pressed_cb (GtkEventController *controller,
            GdkEvent           *event,
            BmWindow           *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if ((type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) && bm_window_is_recap_shown (self))
    bm_recap_panel_dismiss (BM_RECAP_PANEL (self->recap));
  return GDK_EVENT_PROPAGATE;
}

static void
recap_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  BmWindow *self = data;

  if (!bm_window_show_recap (self, FALSE))
    bm_table_refuse (self->table, _("Nothing has happened yet."));
}

static void
table_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  BmWindow *self = data;

  bm_window_show_screen (self, GTK_WIDGET (self->table));
}

static void
result_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  BmWindow *self = data;

  bm_window_show_screen (self, GTK_WIDGET (self->end_screen));
}

static void
enable (BmWindow   *self,
        const char *name,
        gboolean    enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

void
bm_window_update_recap (BmWindow *self)
{
  gboolean at_table = bm_window_is_shown (self, self->table), over = is_over (self);

  enable (self, "recap", at_table && bm_window_get_match (self) != NULL && self->ui->recap != NULL);
  enable (self, "see-table", over && bm_window_is_shown (self, self->end_screen));
  enable (self, "result", over && at_table);
  gtk_widget_set_visible (self->result_button, over && at_table && !bm_table_is_moving (self->table)
                                                  && self->celebrating == 0);
  /* Leaving the table, or a move, closes it. */
  if (bm_window_is_recap_shown (self)
      && (!at_table || bm_match_get_ply (bm_window_get_match (self)) != self->recap_ply))
    bm_recap_panel_dismiss (BM_RECAP_PANEL (self->recap));
}

void
bm_window_add_recap (BmWindow *self)
{
  static const GActionEntry entries[] = {
    { "recap", recap_cb },
    { "see-table", table_cb },
    { "result", result_cb },
  };

  GtkEventController *press = gtk_event_controller_legacy_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  gtk_event_controller_set_propagation_phase (press, GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "event", G_CALLBACK (pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->stack), press);
  self->result_button = gtk_button_new_with_label (_("Result"));
  gtk_widget_set_visible (self->result_button, FALSE);
  gtk_widget_set_tooltip_text (self->result_button, _("Back to how the match ended"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->result_button), "win.result");
  gtk_header_bar_pack_start (GTK_HEADER_BAR (self->header), self->result_button);
}
