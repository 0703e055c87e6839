/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Opens files that are dropped onto the window, and pasted text: a match or a position.  A running match is only
 * replaced after a question.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-error.h"
#include "bm-file.h"
#include "bm-games.h"
#include "bm-position-clip.h"
#include "bm-question.h"
#include "bm-record.h"
#include "bm-replay.h"
#include "bm-report.h"

static void
confirmed_cb (BmWindow  *self,
              GtkWidget *question)
{
  bm_window_show_match (self, g_object_get_data (G_OBJECT (question), "match"));
}

static gboolean
duel_runs (BmWindow *self)
{
  return bm_session_is_running (self->session) && bm_match_get_n_moves (bm_window_get_match (self)) > 0;
}

/* Brings MATCH to the table, which may have a running one. */
static void
offer (BmWindow *self,
       BmMatch  *match)
{
  GtkWidget *question;

  if (!duel_runs (self) || !g_settings_get_boolean (self->settings, "ask-before-giving-up"))
    {
      bm_window_show_match (self, match);
      return;
    }
  question = bm_question_new (GTK_WINDOW (self), _("Leave this match?"),
                              bm_session_is_kept (self->session)
                              ? _("The position would take over the table. The match you are playing is saved as it "
                                  "stands.")
                              : _("The position would take over the table. The match you are playing is not finished, "
                                  "and cannot be continued afterwards."),
                              _("Keep Playing"), _("Leave"));
  g_object_set_data_full (G_OBJECT (question), "match", g_object_ref (match), g_object_unref);
  g_signal_connect_object (question, "confirmed", G_CALLBACK (confirmed_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
}

/* Shown as a replay on a table of its own, so no match has to be left. */
static void
open_record (BmWindow   *self,
             const char *name,
             const char *path,
             const char *text,
             gsize       length)
{
  g_autoptr(GError) error = NULL;
  BmRecord *record = bm_record_parse (name, text, length, &error);
  BmReplay *replay = record == NULL ? NULL : bm_replay_new (record, path, &error);
  g_autofree char *words = NULL;

  if (replay != NULL)
    {
      bm_window_open_replay_at (self, replay, TRUE);
      return;
    }
  if (g_error_matches (error, BM_ERROR, BM_ERROR_VERSION))
    words = g_strdup (_("This match was written by a newer version of Blood Moon; this one cannot read it."));
  else
    /* Translators: %s is what is wrong with a file, in English. */
    words = g_strdup_printf (_("This match cannot be shown: %s"), error->message);
  bm_window_show_notice (self, words);
}

/* A match that begins with the position ROOT; NULL and an error: it is none.  It names its game as records do. */
static BmMatch *
read_position (const BmJson  *root,
               GError       **error)
{
  const BmGame *game;
  g_autofree gpointer position = NULL;

  game = JSON_NODE_HOLDS_OBJECT (root->node) ? bm_record_find_game (root, bm_games_find (NULL), error)
                                              : bm_games_find (NULL);
  if (game == NULL)
    return NULL;
  position = g_malloc0 (game->position_size);
  return game->read_position (root, position, error) ? bm_match_new_from_position (game, position) : NULL;
}

static void
open_position (BmWindow   *self,
               const char *name,
               const char *text,
               gsize       length)
{
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL;
  g_autoptr(JsonNode) node = bm_json_parse (name, text, length, &error);

  if (node != NULL && (match = read_position (&BM_JSON_ROOT (name, node), &error)) != NULL)
    {
      offer (self, match);
      return;
    }
  /* Translators: %s says where and what, and the rule's number if one is broken, in English like all that is said of
     files. */
  words = g_strdup_printf (_("This is not a position that can be played: %s"), error->message);
  bm_window_show_notice (self, words);
}

static gboolean
is_record (const char *name,
           const char *text,
           gsize       length)
{
  g_autoptr(JsonNode) node = bm_json_parse (name, text, length, NULL);
  BmJson root = BM_JSON_ROOT (name, node), format;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) && bm_json_member (&root, "format", &format)
         && g_strcmp0 (bm_json_get_string (&format, NULL), BM_RECORD_FORMAT) == 0;
}

/* PATH: the file of the text, or NULL. */
static void
open_text (BmWindow   *self,
           const char *name,
           const char *path,
           const char *text,
           gsize       length)
{
  /* Both may refer to cards. */
  bm_window_load_cards (self);
  if (is_record (name, text, length))
    open_record (self, name, path, text, length);
  else
    open_position (self, name, text, length);
}

void
bm_window_open_text (BmWindow   *self,
                     const char *name,
                     const char *text,
                     gsize       length)
{
  g_return_if_fail (BM_IS_WINDOW (self));
  open_text (self, name, NULL, text, length);
}

void
bm_window_open_file (BmWindow *self,
                     GFile    *file)
{
  g_autofree char *path = NULL, *shown = NULL, *text = NULL, *words = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  g_return_if_fail (BM_IS_WINDOW (self));

  path = g_file_get_path (file);
  if (path == NULL)
    {
      bm_window_show_notice (self, _("Only files on this computer can be opened."));
      return;
    }
  shown = g_filename_display_basename (path);
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    /* Translators: %s is the name of something dropped onto the window. */
    words = g_strdup_printf (_("“%s” is not a file that can be opened."), shown);
  else if ((text = bm_file_read (path, BM_JSON_MAX_RECORD, &length, &error)) == NULL)
    /* Translators: the name of a file, and the system's reason. */
    words = g_strdup_printf (_("The file “%1$s” cannot be read: %2$s"), shown, error->message);
  if (words != NULL)
    bm_window_show_notice (self, words);
  else
    open_text (self, shown, path, text, length);
}

/* ---- Dropped */

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         BmWindow      *self)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;
  if (files->next != NULL)
    bm_window_show_notice (self, _("Only one file can be opened at a time."));
  else
    bm_window_open_file (self, files->data);
  return TRUE;
}

void
bm_window_add_outside (BmWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  bm_window_add_clip (self);
  bm_window_add_report (self);
}
