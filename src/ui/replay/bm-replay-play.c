/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays the match automatically, move by move.
 */
#define G_LOG_DOMAIN "bm-replay-screen"

#include "config.h"

#include "bm-replay-private.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"
#include "bm-widget.h"

/* Milliseconds between two moves, in the order of the drop-down. */
static const guint pauses[] = { 2600, 1300, 500, 120 };

void
bm_replay_play_show (BmReplayScreen *self)
{
  const char *name = self->playing ? _("Pause") : C_("replay", "Play");
  g_autofree char *tooltip = bm_keys_dup_tooltip (name, "replay.play");

  bm_art_image_set_name (self->play_picture, self->playing ? "actions/replay-pause" : "actions/replay-play");
  bm_widget_set_tooltip (self->play, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
bm_replay_screen_stop (BmReplayScreen *self)
{
  g_return_if_fail (BM_IS_REPLAY_SCREEN (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (!self->playing)
    return;
  self->playing = FALSE;
  bm_replay_play_show (self);
}

static gboolean
next_cb (gpointer data)
{
  BmReplayScreen *self = data;
  guint ply = bm_replay_screen_get_ply (self);

  self->timer = 0;
  if (ply < self->path->n)
    bm_replay_screen_go (self, ply + 1);
  if (ply + 1 >= self->path->n)
    bm_replay_screen_stop (self);
  else
    bm_replay_play_wait (self);
  return G_SOURCE_REMOVE;
}

/* Waits until the board's animations have ended. */
void
bm_replay_play_wait (BmReplayScreen *self)
{
  guint speed = MIN (gtk_drop_down_get_selected (self->speed), G_N_ELEMENTS (pauses) - 1);

  if (self->playing && self->timer == 0 && !bm_table_is_moving (self->table))
    self->timer = g_timeout_add (pauses[speed], next_cb, self);
}

void
bm_replay_play_start (BmReplayScreen *self)
{
  if (self->path->n == 0)
    return;
  if (bm_replay_screen_get_ply (self) == self->path->n)
    bm_replay_screen_go (self, 0);
  self->playing = TRUE;
  bm_replay_play_show (self);
  bm_replay_play_wait (self);
}

/* A new speed takes effect at once. */
void
bm_replay_play_speed (BmReplayScreen *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->replay != NULL)
    bm_replay_play_wait (self);
}

void
bm_replay_play_change_speed (BmReplayScreen *self,
                             int             by)
{
  int speed = (int) gtk_drop_down_get_selected (self->speed) + by;

  gtk_drop_down_set_selected (self->speed, (guint) CLAMP (speed, 0, (int) G_N_ELEMENTS (pauses) - 1));
}
