/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The actions of the window that do not depend on the screen, and when they are enabled.
 */
#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"
#include "bm-game-sheet.h"
#include "bm-journal-words.h"
#include "bm-lesson-progress.h"
#include "bm-preferences.h"
#include "bm-shortcuts-window.h"
#include "bm-widget.h"

static void
new_duel_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  BmWindow *self = data;

  bm_window_need_screens (self);
  if (self->new_match == NULL)
    bm_window_begin (self);
  else
    bm_stage_visit (self->stage, GTK_WIDGET (self->new_match));
}

static void
title_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  BmWindow *self = data;

  bm_window_show_screen (self, GTK_WIDGET (self->title_screen));
}

static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  BmWindow *self = data;

  if (!bm_window_has_match_at_table (self))
    {
      bm_window_continue_kept (self);
      return;
    }
  bm_window_show_screen (self, GTK_WIDGET (self->table));
  bm_window_follow (self);
}

static void
cards_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  BmWindow *self = data;

  if (bm_window_is_shown (self, self->browser_screen))
    return;
  bm_window_load_cards (self);
  bm_game_sheet_need (self->chosen);
  bm_browser_screen_load (self->browser_screen, self->chosen->cards);
  bm_stage_visit (self->stage, GTK_WIDGET (self->browser_screen));
}

static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  bm_window_learn (data);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  BmWindow *self = data;
  GtkWidget *preferences = bm_preferences_new (GTK_WINDOW (self), self->settings);

  bm_preferences_set_silence (BM_PREFERENCES (preferences), bm_sound_why_silent (self->sound));
  gtk_window_present (GTK_WINDOW (preferences));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  gtk_window_present (GTK_WINDOW (bm_shortcuts_window_new (GTK_WINDOW (data))));
}

static void
fullscreen_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  GtkWindow *window = data;

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

/* A switch of the table as an action of the window, for its button in the header bar. */
static void
toggle_cb (GSimpleAction *action,
           GVariant      *state,
           gpointer       data)
{
  BmWindow *self = data;
  const gboolean log = g_str_equal (g_action_get_name (G_ACTION (action)), "log");
  BmTable *table = bm_window_get_replay_table (self);

  if (table == NULL)
    table = bm_window_get_scratch_table (self);
  if (table == NULL)
    table = self->table;
  if (log)
    bm_table_set_log_open (table, g_variant_get_boolean (state));
  else
    bm_table_set_forecast (table, g_variant_get_boolean (state));
  if (!log && table == self->table)
    bm_window_keep_tonight (self, g_variant_get_boolean (state));
  g_simple_action_set_state (action, state);
}

static void
show_switch (BmWindow   *self,
             const char *name,
             gboolean    on)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)),
                             g_variant_new_boolean (on));
}

static void
enable (BmWindow   *self,
        const char *name,
        gboolean    enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

/* Each game has its own name for the forecast. */
static void
name_forecast (BmWindow *self,
               BmTable  *table)
{
  BmMatch *match = bm_table_get_match (table);
  const BmGameUi *ui = match == NULL ? bm_window_get_game (self) : bm_game_ui_of (bm_match_get_game (match));
  g_autofree char *tip = NULL;

  if (ui->forecast == NULL)
    return;
  tip = bm_keys_dup_tooltip (_(ui->forecast_about), "win.tonight");
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->tonight_button)), _(ui->forecast)) != 0)
    gtk_button_set_label (GTK_BUTTON (self->tonight_button), _(ui->forecast));
  bm_widget_set_tooltip (self->tonight_button, tip);
}

void
bm_window_offer_switches (BmWindow *self,
                          BmTable  *table)
{
  const gboolean forecast = table != NULL && bm_table_has_forecast (table);
  const gboolean log = table != NULL && bm_table_has_log (table);

  enable (self, "tonight", forecast);
  enable (self, "log", log);
  gtk_widget_set_visible (self->tonight_button, forecast);
  gtk_widget_set_visible (self->log_button, log);
  if (forecast)
    {
      name_forecast (self, table);
      show_switch (self, "tonight", bm_table_get_forecast (table));
    }
  if (log)
    show_switch (self, "log", bm_table_get_log_open (table));
}

void
bm_window_offer_suggestions (BmWindow *self,
                             BmTable  *table)
{
  const gboolean possible = table != NULL && bm_table_can_suggest (table);

  enable (self, "suggest", possible);
  gtk_widget_set_visible (self->suggest_button, possible);
}

static void
suggest_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  BmTable *table = bm_window_get_shown_table (data);

  if (table != NULL)
    gtk_widget_activate_action (GTK_WIDGET (table), "table.suggest", NULL);
}

static void
skip_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  bm_window_skip_pause (data);
}

/* Lets a widget that does not know the window show a message. */
static void
tell_cb (GSimpleAction *action,
         GVariant      *words,
         gpointer       data)
{
  bm_window_show_notice (data, g_variant_get_string (words, NULL));
}

static const GActionEntry entries[] = {
  { "new-duel", new_duel_cb },
  { "title", title_cb },
  { "continue", continue_cb },
  { "cards", cards_cb },
  { "learn", learn_cb },
  { "preferences", preferences_cb },
  { "shortcuts", shortcuts_cb },
  { "fullscreen", fullscreen_cb },
  { "tonight", NULL, NULL, "false", toggle_cb },
  { "log", NULL, NULL, "false", toggle_cb },
  { "suggest", suggest_cb },
  { "skip", skip_cb },
  { "tell", tell_cb, "s" },
};

/* Whether a lesson or a puzzle of the chosen game is done.  Its lessons are only read if there is any at all. */
static gboolean
has_learned (BmWindow *self)
{
  guint lessons = 0, puzzles = 0;

  if (!bm_lesson_progress_has_any (self->settings))
    return FALSE;
  bm_journal_count_lessons (self->chosen, self->settings, FALSE, &lessons);
  bm_journal_count_lessons (self->chosen, self->settings, TRUE, &puzzles);
  return lessons + puzzles > 0;
}

/* A user who has neither done a lesson nor played a match of the chosen game. */
static gboolean
is_new_here (BmWindow *self)
{
  return !bm_game_ui_was_begun (self->settings, self->chosen->game->id) && !has_learned (self);
}

/* Moves stay enabled; a refused one explains why. */
void
bm_window_update_actions (BmWindow *self)
{
  gboolean at_table = bm_window_is_shown (self, self->table);
  /* No suggestion in a match that is decided. */
  BmMatch *match = bm_window_get_match (self);
  gboolean at_play = at_table && match != NULL && bm_match_get_to_act (match) != BM_SIDE_NOBODY;
  gboolean waiting = bm_window_has_match_at_table (self) || bm_window_has_match_waiting (self);
  gboolean at_opening = self->opening != NULL && bm_window_is_shown (self, self->opening);
  g_autofree char *subtitle = at_table || at_opening ? bm_table_dup_subtitle (at_table ? self->table : self->opening)
                                       : g_strdup (bm_window_get_lesson_title (self));

  bm_window_offer_switches (self, at_table ? self->table : NULL);
  bm_window_offer_suggestions (self, at_play ? self->table : NULL);
  enable (self, "continue", waiting && !bm_window_is_at_duel (self));
  enable (self, "title", !bm_window_is_shown (self, self->title_screen));
  enable (self, "cards", self->chosen->cards != NULL);
  enable (self, "learn", bm_game_ui_has_lessons (self->chosen));
  bm_title_screen_set_first (self->title_screen, waiting, is_new_here (self));
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), *subtitle != '\0');
  bm_window_place_notice (self);
  bm_window_update_celebration (self);
  bm_window_update_recap (self);
  bm_window_update_rules (self);
  bm_window_update_replays (self);
  bm_window_update_logbook (self);
  bm_window_update_journal (self);
  bm_window_update_today (self);
  bm_window_update_ladder (self);
  bm_window_update_scratch (self);
  bm_window_update_learn (self);
  bm_window_update_puzzle (self);
  bm_window_update_sound (self);
}

void
bm_window_add_actions (BmWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
