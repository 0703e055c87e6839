/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Copies and pastes positions.  A copy has the complete position, as it could not be continued otherwise: if that
 * reveals more than the person may see, it asks first.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-position-clip.h"
#include "bm-window-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-question.h"

/* The name of the text in messages. */
#define CLIPBOARD "clipboard"

/* The match shown, or NULL. */
static BmMatch *
get_match (BmWindow *self)
{
  BmTable *table = bm_window_get_shown_table (self);

  return table == NULL ? NULL : bm_table_get_match (table);
}

static void
copy_now (BmWindow *self)
{
  BmMatch *match = get_match (self);
  g_autoptr(GString) text = g_string_new (NULL);

  if (match == NULL)
    return;
  bm_match_get_game (match)->append_position (bm_match_get_position (match), text);
  g_string_append_c (text, '\n');
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text->str);
  bm_window_show_notice (self, _("The position is on the clipboard."));
}

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  BmWindow *self = data;
  BmMatch *match = get_match (self);
  const BmGameUi *ui;
  GtkWidget *question;

  if (match == NULL)
    {
      bm_window_show_notice (self, _("There is no position on the screen to copy."));
      return;
    }
  ui = bm_game_ui_of (bm_match_get_game (match));
  if (ui->is_telling != NULL && !ui->is_telling (bm_match_get_position (match), self->seat))
    {
      copy_now (self);
      return;
    }
  question = bm_question_new (GTK_WINDOW (self), _("Copy all of the position?"),
                              _("It holds both hands, the decks in their order and the dice to come: "
                                "whoever reads it sees all of that."),
                              _("Do Not Copy"), _("Copy"));
  g_signal_connect_object (question, "confirmed", G_CALLBACK (copy_now), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
}

/* GDK 4.8.3 leaks the task of a read if the clipboard has no matching format. */
static gboolean
has_text (GdkClipboard *clipboard)
{
  g_autoptr (GdkContentFormats) formats = gdk_content_formats_ref (gdk_clipboard_get_formats (clipboard));

  formats = gdk_content_formats_union_deserialize_gtypes (formats);
  return gdk_content_formats_contain_gtype (formats, G_TYPE_STRING);
}

static void
report_no_text (BmWindow *self)
{
  bm_window_show_notice (self, _("There is no text on the clipboard."));
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(BmWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL || *text == '\0')
    report_no_text (self);
  else
    bm_window_open_text (self, CLIPBOARD, text, strlen (text));
}

static void
paste_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (data));

  if (has_text (clipboard))
    gdk_clipboard_read_text_async (clipboard, NULL, read_cb, g_object_ref (data));
  else
    report_no_text (data);
}

void
bm_window_add_clip (BmWindow *self)
{
  static const GActionEntry entries[] = { { "copy-position", copy_cb }, { "paste-position", paste_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
