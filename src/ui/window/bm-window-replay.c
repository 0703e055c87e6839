/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Replays: the list of saved matches, a replay, and continuing from it.  A replay has a table of its own: the match at
 * the table is not affected.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-error.h"
#include "bm-keys.h"
#include "bm-replay-on.h"
#include "bm-replay-screen.h"
#include "bm-replay-words.h"
#include "bm-replays-screen.h"
#include "bm-widget.h"

/* ---- The list */

static void
show_replays (BmWindow *self)
{
  const char *folder = bm_session_get_folder (self->session);
  g_autofree char *matches = folder == NULL ? NULL : g_build_filename (folder, "matches", NULL);
  g_autoptr(GPtrArray) running = bm_session_dup_all_waiting (self->session);

  /* Without a folder there is nothing to read. */
  bm_replays_screen_load (BM_REPLAYS_SCREEN (self->replays_screen), matches != NULL ? matches : "", running);
  bm_window_show_screen (self, self->replays_screen);
}

static void
list_back_cb (BmWindow *self)
{
  bm_window_show_screen (self, GTK_WIDGET (self->title_screen));
}

/* ---- A replay */

static void
replay_back_cb (BmWindow *self)
{
  /* The matches of the list may have changed. */
  if (bm_stage_get_back (self->stage) == self->replays_screen)
    show_replays (self);
  else
    bm_stage_go_back (self->stage);
  bm_replay_screen_show (BM_REPLAY_SCREEN (self->replay_screen), NULL);
  bm_window_follow (self);
}

/* Files can be damaged in many ways: ERROR has the details, in English like all messages about files. */
static void
report_unreadable (BmWindow     *self,
                   const GError *error)
{
  g_autofree char *words = NULL;

  if (g_error_matches (error, BM_ERROR, BM_ERROR_VERSION))
    words = g_strdup (_("This match was written by a newer version of Blood Moon; this one cannot read it."));
  else
    /* Translators: %s is what is wrong with a file, in English. */
    words = g_strdup_printf (_("This match cannot be shown: %s"), error->message);
  bm_window_show_notice (self, words);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(BmWindow) self = data;
  g_autoptr(GError) error = NULL;
  BmReplay *replay = bm_replay_load_finish (result, &error);

  if (self->title_screen == NULL)
    bm_replay_free (replay);
  else if (replay == NULL)
    report_unreadable (self, error);
  else
    bm_window_open_replay (self, replay);
}

static void
open_cb (BmWindow    *self,
         BmShelfItem *item)
{
  bm_replay_load_async (bm_shelf_item_get_path (item), bm_shelf_item_get_text (item), NULL, loaded_cb,
                        g_object_ref (self));
}

static void
open_file_cb (BmWindow *self,
              GFile    *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    bm_window_show_notice (self, _("Only files on this computer can be opened."));
  else
    bm_replay_load_async (path, NULL, NULL, loaded_cb, g_object_ref (self));
}

static void play_on_asked_cb (BmWindow *self);

/* Creates the screen for replays of UI's game. */
static void
need_replay_screen (BmWindow       *self,
                    const BmGameUi *ui)
{
  if (self->replay_screen != NULL && self->replay_ui == ui)
    return;
  if (self->replay_screen != NULL)
    {
      g_ptr_array_remove (self->tables, bm_replay_screen_get_table (BM_REPLAY_SCREEN (self->replay_screen)));
      bm_stage_remove (self->stage, g_steal_pointer (&self->replay_screen));
    }
  self->replay_ui = ui;
  self->replay_screen = bm_replay_screen_new (ui);
  bm_stage_add (self->stage, self->replay_screen);
  bm_window_adopt_table (self, bm_replay_screen_get_table (BM_REPLAY_SCREEN (self->replay_screen)));
  bm_replay_screen_set_behind (BM_REPLAY_SCREEN (self->replay_screen), GTK_WIDGET (self->scenery));
  g_signal_connect_object (self->replay_screen, "back", G_CALLBACK (replay_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay_screen, "told", G_CALLBACK (bm_window_show_notice), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay_screen, "went", G_CALLBACK (bm_window_update_replays), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay_screen, "play-on", G_CALLBACK (play_on_asked_cb), self, G_CONNECT_SWAPPED);
}

/* One step at a time: building all parts of a replay takes longer than a frame. */
static gboolean
prepare_cb (gpointer data)
{
  BmWindow *self = data;

  if (bm_window_add_screen (self))
    return G_SOURCE_CONTINUE;
  if (self->replay_screen == NULL)
    need_replay_screen (self, self->ui);
  self->preparing = 0;
  return G_SOURCE_REMOVE;
}

static void
need_list (BmWindow *self)
{
  bm_window_need_cards (self);
  if (self->replays_screen != NULL)
    return;
  self->replays_screen = g_object_new (BM_TYPE_REPLAYS_SCREEN, NULL);
  bm_stage_add (self->stage, self->replays_screen);
  g_signal_connect_object (self->replays_screen, "back", G_CALLBACK (list_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replays_screen, "open", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replays_screen, "open-file", G_CALLBACK (open_file_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replays_screen, "told", G_CALLBACK (bm_window_show_notice), self, G_CONNECT_SWAPPED);
  /* With low priority, in advance. */
  if (self->preparing == 0)
    self->preparing = g_idle_add_full (G_PRIORITY_LOW, prepare_cb, self, NULL);
}

void
bm_window_open_replay (BmWindow *self,
                       BmReplay *replay)
{
  g_autofree char *note = NULL;

  g_return_if_fail (BM_IS_WINDOW (self));
  g_return_if_fail (replay != NULL);

  bm_window_load_cards (self);
  need_replay_screen (self, bm_game_ui_of (bm_match_get_game (replay->match)));
  note = bm_replay_note_words (replay);
  bm_replay_screen_show (BM_REPLAY_SCREEN (self->replay_screen), replay);
  bm_stage_visit (self->stage, self->replay_screen);
  if (note != NULL)
    bm_window_show_notice (self, note);
}

void
bm_window_open_replay_at (BmWindow *self,
                          BmReplay *replay,
                          gboolean  where_left)
{
  BmMatch *match;

  g_return_if_fail (BM_IS_WINDOW (self));
  g_return_if_fail (replay != NULL);

  match = replay->match;
  bm_window_open_replay (self, replay);
  if (where_left && bm_match_get_game (match)->to_act (bm_match_get_position_at (match, bm_match_get_n_moves (match)))
                      != BM_SIDE_NOBODY)
    bm_replay_screen_go (BM_REPLAY_SCREEN (self->replay_screen), bm_match_get_n_moves (match));
}

/* ---- The match that was just played */

/* FALSE: there is none. */
static gboolean
open_own_replay (BmWindow *self)
{
  BmMatch *match = bm_window_get_match (self);
  BmRecord *record = match == NULL ? NULL : bm_match_dup_record (match);
  g_autofree char *path = NULL;
  BmReplay *replay;

  if (record == NULL)
    {
      bm_window_show_notice (self, _("A match begun from a position cannot be looked through."));
      return FALSE;
    }
  path = bm_session_dup_path (self->session);
  replay = bm_replay_new (record, path, NULL);
  if (replay != NULL)
    bm_window_open_replay (self, replay);
  return replay != NULL;
}

static void
watch_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  open_own_replay (data);
}

void
bm_window_look_at (BmWindow *self,
                   guint     ply)
{
  if (open_own_replay (self))
    bm_replay_screen_go (BM_REPLAY_SCREEN (self->replay_screen), ply);
}

void
bm_window_try_from (BmWindow *self,
                    guint     ply)
{
  if (!open_own_replay (self))
    return;
  bm_replay_screen_go (BM_REPLAY_SCREEN (self->replay_screen), ply);
  gtk_widget_activate_action (self->replay_screen, "replay.play-on", NULL);
}

/* ---- Continuing */

static void
play_on_now (BmWindow *self)
{
  g_autoptr(BmMatch) match = g_steal_pointer (&self->next_match);

  if (match == NULL)
    return;
  bm_replay_screen_show (BM_REPLAY_SCREEN (self->replay_screen), NULL);
  bm_window_play_on (self, match, &self->next_seats);
}

static void
players_chosen_cb (BmWindow  *self,
                   GtkWidget *asked)
{
  BmReplayOn *dialog = BM_REPLAY_ON (asked);
  const BmReplay *replay = bm_replay_screen_get_replay (BM_REPLAY_SCREEN (self->replay_screen));

  if (replay == NULL)
    return;
  g_clear_object (&self->next_match);
  self->next_match = bm_replay_dup_match (replay, bm_match_get_ply (replay->match));
  self->next_seats = bm_replay_on_get_seats (dialog);
  for (int seat = 0; seat < (int) self->next_seats.n; seat++)
    {
      g_autofree char *name = bm_replay_on_dup_name (dialog, seat);

      bm_match_set_player (self->next_match, seat, name);
    }
  bm_window_give_way (self, bm_match_get_game (self->next_match), play_on_now);
}

static void
play_on_asked_cb (BmWindow *self)
{
  const BmReplay *replay = bm_replay_screen_get_replay (BM_REPLAY_SCREEN (self->replay_screen));
  BmMatch *match = replay->match;
  g_autofree char *where = bm_replay_ply_words (bm_match_get_ply (match), bm_match_get_n_moves (match));
  GtkWidget *dialog = bm_replay_on_new (GTK_WINDOW (self), match, where);

  g_signal_connect_object (dialog, "confirmed", G_CALLBACK (players_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* ---- Actions */

static void
replays_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  BmWindow *self = data;

  need_list (self);
  if (!bm_window_is_shown (self, self->replays_screen))
    show_replays (self);
}

/* An action of the window that activates one of the replay screen, for its button in the header bar. */
static void
player_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  BmWindow *self = data;
  gboolean leave = g_str_equal (g_action_get_name (G_ACTION (action)), "leave-replay");

  gtk_widget_activate_action (self->replay_screen, leave ? "replay.back" : "replay.play-on", NULL);
}

BmTable *
bm_window_get_replay_table (BmWindow *self)
{
  return self->replay_screen != NULL && bm_window_is_shown (self, self->replay_screen)
         ? bm_replay_screen_get_table (BM_REPLAY_SCREEN (self->replay_screen)) : NULL;
}

static GSimpleAction *
find_action (BmWindow   *self,
             const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name));
}

void
bm_window_update_replays (BmWindow *self)
{
  BmTable *replay = bm_window_get_replay_table (self);
  BmMatch *match = bm_window_get_match (self);

  g_simple_action_set_enabled (find_action (self, "leave-replay"), replay != NULL);
  g_simple_action_set_enabled (find_action (self, "play-on"), replay != NULL);
  /* A running match has hidden hands. */
  g_simple_action_set_enabled (find_action (self, "replay"),
                               match != NULL && bm_match_get_to_act (match) == BM_SIDE_NOBODY);
  gtk_widget_set_visible (self->leave_button, replay != NULL);
  gtk_widget_set_visible (self->play_on_button, replay != NULL);
  /* Computers do not think while the table is not shown. */
  if (match != NULL)
    bm_match_pause_clock (match, !bm_window_is_shown (self, self->table)
                                 && !bm_window_is_shown (self, self->opening));
  if (replay != NULL)
    {
      g_autofree char *subtitle = bm_table_dup_subtitle (replay);

      gtk_label_set_label (self->subtitle, subtitle);
      gtk_widget_set_visible (GTK_WIDGET (self->subtitle), TRUE);
      bm_window_offer_switches (self, replay);
    }
}

static GtkWidget *
new_button (BmWindow   *self,
            const char *words,
            const char *action,
            const char *tooltip)
{
  GtkWidget *button = gtk_button_new_with_label (words);

  gtk_widget_set_visible (button, FALSE);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

void
bm_window_add_replays (BmWindow *self)
{
  static const GActionEntry entries[] = {
    { "replays", replays_cb },
    { "replay", watch_cb },
    { "leave-replay", player_cb },
    { "play-on", player_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->leave_button = new_button (self, _("Back"), "win.leave-replay", _("Back from this replay (Escape)"));
  self->play_on_button = new_button (self, C_("button", "Play on"), "win.play-on",
                                     _("Play on from here: begin a new match with the moves so far (O)"));
  bm_widget_set_spoken (self->play_on_button, _("Play on from here"));
  gtk_header_bar_pack_start (GTK_HEADER_BAR (self->header), self->leave_button);
  /* Before all other buttons. */
  gtk_widget_insert_after (self->leave_button, gtk_widget_get_parent (self->leave_button), NULL);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (self->header), self->play_on_button);
}
