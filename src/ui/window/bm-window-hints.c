/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Help for beginners: for whom it is on at the table, and the list of what they know.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include "bm-mastery-window.h"

/* The number of matches that begin with help, unless the user has chosen otherwise. */
#define HELPED_DUELS 3

/* The person at the screen, else the single player against a computer.  (transfer full) */
static char *
dup_person (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);
  int side = bm_seats_get_only_person (bm_session_get_seats (self->session));

  if (match == NULL || bm_seats_count_people (bm_session_get_seats (self->session)) == 0)
    return bm_mastery_dup_person (self->mastery, "", 0, TRUE);
  if (side == BM_SIDE_NOBODY)
    side = self->seat != BM_SIDE_NOBODY ? self->seat : 0;
  return bm_mastery_dup_person (self->mastery, bm_match_get_player (match, side), side,
                                bm_seats_count_people (bm_session_get_seats (self->session)) == 1);
}

static void
known_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  BmWindow *self = data;
  g_autofree char *person = dup_person (self);

  gtk_window_present (GTK_WINDOW (bm_mastery_window_new (GTK_WINDOW (self), self->mastery, person)));
}

/* Whether help is on for a person who plays here. */
static gboolean
has_help (BmWindow *self)
{
  if (self->mastery == NULL)
    return FALSE;
  for (guint side = 0; side < bm_session_get_seats (self->session)->n; side++)
    if (!bm_seats_is_computer (bm_session_get_seats (self->session), (int) side) && bm_mastery_get_help (self->mastery, (int) side))
      return TRUE;
  return FALSE;
}

void
bm_window_begin_tonight (BmWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "tonight");
  gboolean shown;

  if (!has_help (self))
    return;
  shown = g_settings_get_boolean (self->settings, "tonight-with-help");
  bm_table_set_forecast (self->table, shown);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (shown));
}

void
bm_window_keep_tonight (BmWindow *self,
                        gboolean  shown)
{
  if (has_help (self))
    g_settings_set_boolean (self->settings, "tonight-with-help", shown);
}

void
bm_window_count_duel (BmWindow *self)
{
  g_autoptr(GVariant) chosen = NULL;
  guint played;

  if (self->mastery == NULL || bm_seats_count_people (bm_session_get_seats (self->session)) == 0)
    return;
  chosen = g_settings_get_user_value (self->settings, "learning-help");
  played = g_settings_get_uint (self->settings, "duels-played");
  if (played < G_MAXUINT)
    g_settings_set_uint (self->settings, "duels-played", played + 1);
  if (chosen == NULL && played + 1 >= HELPED_DUELS)
    g_settings_set_boolean (self->settings, "learning-help", FALSE);
}

void
bm_window_add_hints (BmWindow *self)
{
  static const GActionEntry entries[] = { { "known", known_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
bm_window_begin_hints (BmWindow *self)
{
  g_clear_object (&self->mastery);
  if (self->settings != NULL && self->ui->topics != NULL)
    self->mastery = bm_mastery_new (self->settings, self->ui->game,
                                    self->ui->learn == NULL ? NULL : self->ui->learn->players, self->ui->topics);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "known")),
                               self->mastery != NULL && self->ui->topics[0].id != NULL);
}
