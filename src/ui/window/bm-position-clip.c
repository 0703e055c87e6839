/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions by way of the clipboard.  What is copied is all of a position, as less could not be played on from: so where
 * that is more than whoever sits there may see, it is asked first.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-position-clip.h"
#include "bm-window-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "wr-position-json.h"
#include "bm-question.h"
#include "wr-rules.h"

/* What messages about a text from there begin with. */
#define CLIPBOARD "clipboard"

gboolean
bm_position_is_telling (const WrPosition *pos,
                        int               seat)
{
  WrPosition seen = *pos;

  if (pos->winner != WR_NO_WINNER)
    return FALSE;
  wr_rules_hide (&seen, seat == BM_SIDE_NOBODY ? WR_SIDE_WORMS : (WrSide) seat);
  if (seat == BM_SIDE_NOBODY)
    wr_rules_hide (&seen, WR_SIDE_BIRD);
  /* The dice to come are in every position; where nothing else is hidden, nobody is asked for their sake. */
  seen.seed = pos->seed;
  return !wr_position_equal (&seen, pos);
}

static const WrPosition *
get_position (BmWindow *self)
{
  WrTable *table = bm_window_get_shown_table (self);
  BmMatch *match = table == NULL ? NULL : wr_table_get_match (table);

  return match == NULL ? NULL : bm_match_get_position (match);
}

static void
copy_now (BmWindow *self)
{
  const WrPosition *pos = get_position (self);
  g_autofree char *text = NULL, *line = NULL;

  if (pos == NULL)
    return;
  text = wr_position_to_text (pos);
  line = g_strconcat (text, "\n", NULL);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), line);
  bm_window_tell (self, _("The position is on the clipboard."));
}

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  BmWindow *self = data;
  const WrPosition *pos = get_position (self);
  GtkWidget *question;

  if (pos == NULL)
    {
      bm_window_tell (self, _("There is no position on the screen to copy."));
      return;
    }
  if (!bm_position_is_telling (pos, self->seat))
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

/* GDK is asked only for what is there: 4.8.3 keeps the task of reading nothing for ever. */
static gboolean
has_text (GdkClipboard *clipboard)
{
  g_autoptr (GdkContentFormats) formats = gdk_content_formats_ref (gdk_clipboard_get_formats (clipboard));

  formats = gdk_content_formats_union_deserialize_gtypes (formats);
  return gdk_content_formats_contain_gtype (formats, G_TYPE_STRING);
}

static void
tell_no_text (BmWindow *self)
{
  bm_window_tell (self, _("There is no text on the clipboard."));
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(BmWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL || *text == '\0')
    tell_no_text (self);
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
    tell_no_text (data);
}

void
bm_window_add_clip (BmWindow *self)
{
  static const GActionEntry entries[] = { { "copy-position", copy_cb }, { "paste-position", paste_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
