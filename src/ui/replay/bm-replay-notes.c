/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The comments on a match, by move: shows, edits and saves them.
 */
#define G_LOG_DOMAIN "bm-replay-screen"

#include "config.h"

#include "bm-replay-private.h"

#include <glib/gi18n-lib.h>

#include "bm-shelf.h"
#include "bm-widget.h"

/* ---- Display */

/* With any comment in the match space for one is reserved, so that nothing moves from move to move. */
void
bm_replay_notes_show (BmReplayScreen *self)
{
  guint ply = bm_replay_screen_get_ply (self);
  const char *comment = bm_match_get_comment (self->replay->match, ply);

  gtk_widget_set_visible (self->said, bm_match_count_comments (self->replay->match) > 0);
  gtk_label_set_label (self->comment, comment == NULL ? "" : comment);
  bm_widget_set_tooltip (GTK_WIDGET (self->comment), comment);
  gtk_widget_set_opacity (self->said, comment == NULL ? 0 : 1);
}

/* ---- Saving */

/* A file and its new content: the replay itself may be freed before it is written. */
typedef struct
{
  char *path;
  char *text;
} Unwritten;

static void write_next (BmReplayScreen *self);

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(BmReplayScreen) self = data;
  g_autoptr(GError) error = NULL;

  self->writing = FALSE;
  if (!bm_shelf_finish (result, &error))
    {
      /* Translators: %s is the file and the system’s reason. */
      g_autofree char *words = g_strdup_printf (_("The comment could not be saved: %s"), error->message);

      bm_replay_screen_show_notice (self, words);
    }
  write_next (self);
}

/* Files are written one after another. */
static void
write_next (BmReplayScreen *self)
{
  Unwritten *next = self->writing ? NULL : g_queue_pop_head (&self->unwritten);

  if (next == NULL)
    return;
  self->writing = TRUE;
  bm_shelf_write_async (next->path, next->text, written_cb, g_object_ref (self));
  g_free (next->path);
  g_free (next->text);
  g_free (next);
}

/* Replaces an earlier queued version of the same file. */
static void
write_file (BmReplayScreen *self)
{
  Unwritten *last = g_queue_peek_tail (&self->unwritten);

  if (last == NULL || !g_str_equal (last->path, self->replay->path))
    {
      last = g_new0 (Unwritten, 1);
      last->path = g_strdup (self->replay->path);
      g_queue_push_tail (&self->unwritten, last);
    }
  g_free (last->text);
  last->text = bm_record_to_text (self->replay->record);
  write_next (self);
}

static void
set_comment (BmReplayScreen *self,
             const char     *text)
{
  BmMatch *match = self->replay->match;

  if (bm_match_get_comment (match, self->commented) == NULL && bm_match_count_comments (match) >= BM_MAX_COMMENTS)
    {
      bm_replay_screen_show_notice (self, _("This match already has as many comments as it can hold."));
      return;
    }
  bm_match_set_comment (match, self->commented, text);
  bm_record_set_comment (self->replay->record, self->commented, text);
  bm_replay_bar_show_comments (self->bar);
  bm_replay_screen_show_ply (self);
  write_file (self);
}

/* ---- Editing */

/* Why no comment can be made here; NULL: it can. */
static const char *
why_not (BmReplayScreen *self)
{
  if (self->replay->running)
    return _("This match is still going on. Comments can be written when it is over.");
  if (self->replay->path == NULL)
    return _("This match is not in a file that comments could be written to.");
  return NULL;
}

void
bm_replay_notes_opened (BmReplayScreen *self)
{
  const char *why, *comment;
  g_autofree char *heading = NULL;

  if (self->replay == NULL)
    return;
  bm_replay_screen_stop (self);
  self->commented = bm_replay_screen_get_ply (self);
  comment = bm_match_get_comment (self->replay->match, self->commented);
  why = why_not (self);
  heading = self->commented == 0 ? g_strdup (_("Before the first move"))
                                 : g_strdup_printf (_("On move %u"), self->commented);
  gtk_label_set_label (self->comment_heading, heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->comment_text), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
  gtk_widget_set_visible (self->comment_editor, why == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->comment_why), why != NULL);
  gtk_label_set_label (self->comment_why, why == NULL ? "" : why);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->comment_text), comment == NULL ? "" : comment, -1);
  if (why == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->comment_text));
}

void
bm_replay_notes_save (BmReplayScreen *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->comment_text);
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  gtk_popover_popdown (self->comment_popover);
  if (self->replay != NULL && why_not (self) == NULL)
    set_comment (self, text);
  gtk_widget_grab_focus (GTK_WIDGET (self->bar));
}

void
bm_replay_notes_open (BmReplayScreen *self)
{
  gtk_menu_button_popup (self->comment_button);
}

static gboolean
save_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   data)
{
  bm_replay_notes_save (data);
  return TRUE;
}

/* Enter ends a line, Ctrl+Enter the comment. */
void
bm_replay_notes_init (BmReplayScreen *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>Return"),
                                                          gtk_callback_action_new (save_key_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->comment_text), controller);
}
