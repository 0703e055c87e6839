/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The end of a match at the table: the celebration, then the end screen.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include "bm-celebration.h"

/* After this time the end screen follows by itself. */
#define CELEBRATION_MSEC 5000

static void
dismissed_cb (BmWindow *self)
{
  g_clear_handle_id (&self->celebrating, g_source_remove);
  bm_window_finish (self);
}

static gboolean
long_enough_cb (gpointer data)
{
  BmWindow *self = data;

  self->celebrating = 0;
  bm_celebration_dismiss (BM_CELEBRATION (self->celebration));
  return G_SOURCE_REMOVE;
}

void
bm_window_celebrate (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);

  if (!bm_window_is_shown (self, self->table) || !bm_celebration_suits (match))
    {
      bm_window_finish (self);
      return;
    }
  if (self->celebration == NULL)
    {
      self->celebration = bm_celebration_new ();
      gtk_overlay_add_overlay (self->body, self->celebration);
      g_signal_connect_object (self->celebration, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
    }
  bm_window_hold_keys (self);
  bm_celebration_show (BM_CELEBRATION (self->celebration), match,
                       (BmMotion) g_settings_get_enum (self->settings, "animation-speed"));
  g_clear_handle_id (&self->celebrating, g_source_remove);
  self->celebrating = g_timeout_add (CELEBRATION_MSEC, long_enough_cb, self);
  /* Hides the button, as the end screen follows. */
  bm_window_update_recap (self);
}

void
bm_window_update_celebration (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);

  if (self->celebrating == 0)
    return;
  if (match != NULL && bm_match_get_to_act (match) == BM_SIDE_NOBODY && bm_window_is_shown (self, self->table))
    return;
  g_clear_handle_id (&self->celebrating, g_source_remove);
  bm_celebration_clear (BM_CELEBRATION (self->celebration));
}
