/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Makes a puzzle from the position at the table, of a match, a trial or a replay.  It contains only the view of the
 * side to move: the rest is sampled.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-puzzle-save.h"
#include "bm-puzzle-shelf.h"

/* The table whose position is used; NULL: none is shown. */
static BmTable *
get_table (BmWindow *self)
{
  if (bm_window_is_shown (self, self->table))
    return self->table;
  if (bm_window_get_scratch_table (self) != NULL)
    return bm_window_get_scratch_table (self);
  return bm_window_get_replay_table (self);
}

/* The game of TABLE, if it supports puzzles; else NULL. */
static const BmGameUi *
find_game (BmTable *table)
{
  BmMatch *match = table == NULL ? NULL : bm_table_get_match (table);
  const BmGameUi *ui = match == NULL ? NULL : bm_game_ui_of (bm_match_get_game (match));

  return ui != NULL && ui->learn != NULL && ui->learn->goals != NULL && ui->try_out != NULL ? ui : NULL;
}

char *
bm_window_dup_puzzle_folder (BmWindow *self)
{
  const char *folder = bm_session_get_folder (self->session);

  return folder == NULL ? NULL : g_build_filename (folder, BM_PUZZLE_FOLDER, NULL);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(BmWindow) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL;

  if (bm_puzzle_shelf_finish (result, &error))
    words = g_strdup (_("The puzzle is saved: you find it in Learn under “My puzzles”."));
  else
    /* Translators: %s is the system's reason. */
    words = g_strdup_printf (_("The puzzle could not be saved: %s"), error->message);
  if (self->title_screen != NULL)
    bm_window_show_notice (self, words);
}

static void
confirmed_cb (BmWindow  *self,
              GtkWidget *dialog)
{
  g_autofree char *folder = bm_window_dup_puzzle_folder (self);

  bm_puzzle_shelf_save_async (folder, bm_puzzle_save_get (BM_PUZZLE_SAVE (dialog)), saved_cb, g_object_ref (self));
}

/* Why no puzzle can be made, apart from the position; NULL: it can. */
static const char *
why_not (BmWindow *self,
         BmTable  *table)
{
  if (bm_session_get_folder (self->session) == NULL)
    return _("Nothing can be saved here.");
  if (table == self->table && bm_window_needs_hand_over (self))
    return _("The other player must take the seat first.");
  /* The computer's hand must not be revealed. */
  return table == self->table ? bm_table_why_no_trial (table) : NULL;
}

static void
save_puzzle_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  BmWindow *self = data;
  BmTable *table = get_table (self);
  const BmGameUi *ui = find_game (table);
  BmMatch *match = table == NULL ? NULL : bm_table_get_match (table);
  g_autoptr(BmMatch) seen = NULL;
  const char *words;
  g_autofree char *name = NULL;
  GtkWidget *dialog;

  if (ui == NULL)
    return;
  words = why_not (self, table);
  if (words == NULL)
    words = ui->learn->why_no_puzzle (bm_match_get_position (match));
  if (words != NULL)
    {
      bm_window_show_notice (self, words);
      return;
    }
  seen = ui->try_out (bm_match_get_position (match), bm_match_get_to_act (match), 0);
  name = bm_table_dup_subtitle (table);
  dialog = bm_puzzle_save_new (GTK_WINDOW (self), ui->learn, bm_match_get_position (seen), name);
  g_signal_connect_object (dialog, "confirmed", G_CALLBACK (confirmed_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
bm_window_update_puzzle (BmWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "save-puzzle");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), find_game (get_table (self)) != NULL);
}

void
bm_window_add_puzzle (BmWindow *self)
{
  static const GActionEntry entries[] = { { "save-puzzle", save_puzzle_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
