/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The turning points of a replay: searched for on demand.
 */
#define G_LOG_DOMAIN "bm-replay-screen"

#include "config.h"

#include "bm-replay-private.h"

void
bm_replay_turning_show (BmReplayScreen *self)
{
  BmMatch *match = self->replay->match;
  gboolean suits = bm_turning_panel_suits (match);

  gtk_widget_set_visible (GTK_WIDGET (self->turning_button), suits);
  bm_turning_panel_set_match (self->turning, suits ? match : NULL);
}

void
bm_replay_turning_open (BmReplayScreen *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->turning_button)))
    gtk_menu_button_popup (self->turning_button);
}

void
bm_replay_turning_opened (BmReplayScreen *self)
{
  bm_replay_screen_stop (self);
  bm_turning_panel_find (self->turning);
}

void
bm_replay_turning_look (BmReplayScreen *self,
                        guint           ply)
{
  gtk_menu_button_popdown (self->turning_button);
  bm_replay_actions_seek (self, ply);
  gtk_widget_grab_focus (GTK_WIDGET (self->bar));
}

void
bm_replay_turning_try (BmReplayScreen *self,
                       guint           ply)
{
  bm_replay_turning_look (self, ply);
  gtk_widget_activate_action (GTK_WIDGET (self), "replay.play-on", NULL);
}
