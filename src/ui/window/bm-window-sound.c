/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The sounds of what the tables show.
 */
#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

static const BmGameUi *
get_game (BmTable *table)
{
  BmMatch *match = bm_table_get_match (table);

  return match == NULL ? NULL : bm_game_ui_of (bm_match_get_game (match));
}

/* Only what is on the screen is heard. */
static gboolean
is_heard (BmWindow *self,
          BmTable  *table)
{
  return self->sound != NULL && table == bm_window_get_shown_table (self) && get_game (table) != NULL;
}

static void
event_shown_cb (BmWindow      *self,
                const BmEvent *event,
                BmTable       *table)
{
  if (is_heard (self, table))
    bm_sound_play (self->sound, bm_game_ui_sound (get_game (table), event));
}

static void
refused_cb (BmWindow        *self,
            const BmRefusal *refusal,
            BmTable         *table)
{
  if (is_heard (self, table))
    bm_sound_play (self->sound, "shell/refuse");
}

/* The computers have won: all people at the screen have lost. */
static gboolean
is_lost (BmWindow *self,
         guint     winners)
{
  const BmSeats *seats = bm_session_get_seats (self->session);
  guint people = 0;

  for (guint seat = 0; seat < seats->n; seat++)
    if (!bm_seats_is_computer (seats, (int) seat))
      people |= 1u << seat;
  return people != 0 && (people & winners) == 0;
}

static void
finished_cb (BmWindow *self,
             BmTable  *table)
{
  if (table == self->table && is_heard (self, table))
    bm_sound_play (self->sound,
                   is_lost (self, bm_match_get_winners (bm_table_get_match (table))) ? "shell/lose" : "shell/win");
}

void
bm_window_hear_table (BmWindow *self,
                      BmTable  *table)
{
  g_signal_connect_object (table, "event-shown", G_CALLBACK (event_shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
}

void
bm_window_update_sound (BmWindow *self)
{
  BmTable *table = gtk_window_is_active (GTK_WINDOW (self)) ? bm_window_get_shown_table (self) : NULL;
  const BmGameUi *ui = table == NULL ? NULL : get_game (table);

  if (self->sound != NULL)
    bm_sound_set_ambience (self->sound, ui == NULL ? NULL : ui->ambience);
}

static void
sound_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  BmWindow *self = data;
  BmTable *table = bm_window_get_shown_table (self);
  gboolean on = !g_settings_get_boolean (self->settings, "sound");
  const char *words = NULL;

  g_settings_set_boolean (self->settings, "sound", on);
  if (on)
    words = bm_sound_why_silent (self->sound);
  if (words == NULL)
    words = on ? _("Sound is on.") : _("Sound is off.");
  if (table != NULL && table != bm_window_get_replay_table (self))
    bm_table_refuse (table, words);
  else
    bm_window_show_notice (self, words);
}

void
bm_window_use_sound (BmWindow *self,
                     BmSound  *sound)
{
  g_return_if_fail (BM_IS_WINDOW (self));
  g_return_if_fail (BM_IS_SOUND (sound));

  g_set_object (&self->sound, sound);
  bm_window_update_sound (self);
}

void
bm_window_begin_sound (BmWindow *self)
{
  static const GActionEntry entries[] = { { "sound", sound_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->sound = bm_sound_new (self->settings, bm_sound_player_new);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (bm_window_update_sound), NULL);
}
