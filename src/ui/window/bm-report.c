/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-report"

#include "config.h"

#include "bm-report.h"
#include "bm-window-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-file-dialog.h"
#include "bm-question.h"
#include "bm-report-log.h"
#include "bm-game-ui.h"

static void
append_versions (GString        *string,
                 const BmGameUi *ui)
{
  const char *cards = ui->cards_hash == NULL ? NULL : ui->cards_hash ();
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);
  GdkDisplay *display = gtk_is_initialized () ? gdk_display_get_default () : NULL;

  g_string_append_printf (string, "Program  " VERSION "\n"
                          "GTK      %u.%u.%u (built with %d.%d.%d)\nGLib     %u.%u.%u (built with %d.%d.%d)\n",
                          gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version (),
                          GTK_MAJOR_VERSION, GTK_MINOR_VERSION, GTK_MICRO_VERSION,
                          glib_major_version, glib_minor_version, glib_micro_version,
                          GLIB_MAJOR_VERSION, GLIB_MINOR_VERSION, GLIB_MICRO_VERSION);
  g_string_append_printf (string, "Game     %s\nRules    %u\nCards    %s\n", ui->game->id, ui->game->rules,
                          cards == NULL ? "none in use" : cards);
  g_string_append_printf (string, "System   %s, %s, %s\n", system == NULL ? "unknown" : system,
                          display == NULL ? "no display" : G_OBJECT_TYPE_NAME (display),
                          g_get_language_names ()[0]);
}

static void
append_match (GString *string,
              BmMatch *match)
{
  g_autoptr(BmRecord) record = bm_match_dup_record (match);
  g_autofree char *text = record == NULL ? NULL : bm_record_to_text (record);
  const BmGame *game = bm_match_get_game (match);

  g_string_append_printf (string, "\nThe match, after move %u\n\n", bm_match_get_ply (match));
  g_string_append (string, text == NULL ? "It began from a position.\n" : text);
  g_string_append (string, "\nThe position\n\n");
  game->append_position (bm_match_get_position (match), string);
  g_string_append (string, "\n");
  if (text != NULL)
    return;
  /* A match that a record cannot express: its start position, and its moves. */
  g_string_append (string, "\nWhere it began\n\n");
  game->append_position (bm_match_get_position_at (match, 0), string);
  g_string_append (string, "\n\nIts moves\n\n");
  for (guint i = 0; i < bm_match_get_ply (match); i++)
    {
      game->move_text (bm_match_get_move (match, i), string);
      g_string_append_c (string, '\n');
    }
}

char *
bm_report_text (BmMatch *match)
{
  GString *string = g_string_new ("Blood Moon: report of a problem\n\n"
                                  "What happened, and what should have happened instead?\n"
                                  "(Please write it here, and attach this file to your message.)\n\n\n");

  g_return_val_if_fail (match == NULL || BM_IS_MATCH (match), NULL);

  append_versions (string, match == NULL ? bm_game_ui_first () : bm_game_ui_of (bm_match_get_game (match)));
  if (match != NULL)
    append_match (string, match);
  g_string_append (string, "\nThe program's last messages\n\n");
  bm_report_log_append (string);
  return g_string_free (string, FALSE);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(BmWindow) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *name = g_file_get_basename (G_FILE (source)), *shown = g_filename_display_name (name), *words = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    /* Translators: %s is the name of a file. */
    words = g_strdup_printf (_("The report is in the file “%s”. Nothing was sent: attach it to your message."), shown);
  else
    /* Translators: the name of a file, and the system's reason. */
    words = g_strdup_printf (_("The report could not be written to “%1$s”: %2$s"), shown, error->message);
  bm_window_show_notice (self, words);
}

/* The match shown, or else the one at the table. */
static BmMatch *
get_match (BmWindow *self)
{
  BmTable *table = bm_window_get_shown_table (self);

  return table != NULL ? bm_table_get_match (table) : bm_window_get_match (self);
}

static void
chosen_cb (GObject *owner,
           GFile   *file)
{
  BmWindow *self = BM_WINDOW (owner);
  char *text = bm_report_text (get_match (self));
  g_autoptr(GBytes) bytes = g_bytes_new_take (text, strlen (text));

  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL, written_cb,
                                       g_object_ref (self));
}

static void
choose_file (BmWindow *self)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = now == NULL ? g_strdup ("0") : g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *name = g_strdup_printf ("bloodmoon-report-%s.txt", date);

  bm_file_dialog_save (GTK_WINDOW (self), _("Save the Report"), name, G_OBJECT (self), chosen_cb);
}

static void
report_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  BmWindow *self = data;
  GtkWidget *question;

  question = bm_question_new (GTK_WINDOW (self), _("Report a problem?"),
                              _("This writes a file that you can attach to a message. It holds the match with both "
                                "hands and the players’ names, versions, and the program’s last messages. Nothing is "
                                "sent."),
                              _("Not Now"), _("Save the Report"));
  g_signal_connect_object (question, "confirmed", G_CALLBACK (choose_file), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
}

void
bm_window_add_report (BmWindow *self)
{
  static const GActionEntry entries[] = { { "report", report_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
