/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Exports a match: as text, or as a picture of every move.
 */
#define G_LOG_DOMAIN "bm-replay-screen"

#include "config.h"

#include "bm-replay-private.h"

#include <glib/gi18n-lib.h>

#include "bm-file-dialog.h"
#include "bm-replay-pictures.h"
#include "bm-replay-text.h"
#include "bm-shelf.h"

/* The base name of the match's file, for the names of exported files.  (transfer full) */
static char *
dup_name (BmReplayScreen *self)
{
  g_autofree char *base = NULL;

  if (self->replay->path == NULL)
    return g_strdup ("bloodmoon");
  base = g_path_get_basename (self->replay->path);
  if (g_str_has_suffix (base, BM_SHELF_ENDING))
    base[strlen (base) - strlen (BM_SHELF_ENDING)] = '\0';
  return g_filename_display_name (base);
}

/* ---- A text */

static void
text_written_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(BmReplayScreen) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL;

  if (bm_shelf_finish (result, &error))
    words = g_strdup (_("The match has been written down as text."));
  else
    /* Translators: %s is the file and the system’s reason. */
    words = g_strdup_printf (_("The text could not be written: %s"), error->message);
  bm_replay_screen_show_notice (self, words);
}

void
bm_replay_screen_export_text (BmReplayScreen *self,
                              GFile          *file)
{
  g_autofree char *path = g_file_get_path (file), *text = NULL;

  g_return_if_fail (BM_IS_REPLAY_SCREEN (self));

  if (self->replay == NULL)
    return;
  if (path == NULL)
    {
      bm_replay_screen_show_notice (self, _("Files can only be written on this computer."));
      return;
    }
  text = bm_replay_text (self->replay);
  bm_shelf_write_async (path, text, text_written_cb, g_object_ref (self));
}

static void
text_chosen_cb (GObject *self,
                GFile   *file)
{
  bm_replay_screen_export_text (BM_REPLAY_SCREEN (self), file);
}

void
bm_replay_export_ask_text (BmReplayScreen *self)
{
  g_autofree char *name = dup_name (self), *file = g_strconcat (name, ".txt", NULL);

  bm_file_dialog_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Write the match down as text"), file,
                       G_OBJECT (self), text_chosen_cb);
}

/* ---- Pictures */

static void
show_progress (BmReplayScreen *self,
               gboolean        shown)
{
  gtk_widget_set_visible (self->progress_row, shown);
  gtk_widget_set_visible (self->controls, !shown);
  if (shown)
    gtk_widget_grab_focus (gtk_widget_get_last_child (self->progress_row));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->bar));
}

static void
picture_show_cb (GObject *owner,
                 guint    number)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (owner);

  bm_replay_screen_go (self, number);
  bm_table_catch_up (self->table);
}

static void
picture_progress_cb (GObject *owner,
                     guint    n)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (owner);
  guint all;
  g_autofree char *words = NULL;

  if (self->path == NULL)
    return;
  all = self->path->n + 1;
  /* Translators: how many pictures have been made, and how many there will be. */
  words = g_strdup_printf (_("Picture %1$u of %2$u"), n, all);
  gtk_progress_bar_set_fraction (self->progress, (double) n / all);
  gtk_progress_bar_set_text (self->progress, words);
}

static void
pictures_done_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  BmReplayScreen *self = BM_REPLAY_SCREEN (source);
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL;
  gboolean done = bm_replay_pictures_finish (result, &error);

  g_clear_object (&self->exporting);
  /* The screen may have been disposed. */
  if (self->replay == NULL || self->table == NULL)
    return;
  bm_table_set_motion (self->table, self->motion);
  show_progress (self, FALSE);
  bm_replay_screen_go (self, self->export_ply);
  if (done)
    words = g_strdup_printf (ngettext ("%u picture has been made.", "%u pictures have been made.", self->path->n + 1),
                             self->path->n + 1);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    words = g_strdup (_("Stopped: the pictures made so far stay."));
  else
    /* Translators: %s is the system’s reason. */
    words = g_strdup_printf (_("The pictures could not be written: %s"), error->message);
  bm_replay_screen_show_notice (self, words);
}

void
bm_replay_screen_export_pictures (BmReplayScreen *self,
                                  GFile          *folder)
{
  g_autofree char *name = NULL;

  g_return_if_fail (BM_IS_REPLAY_SCREEN (self));

  if (self->replay == NULL || self->exporting != NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  bm_replay_screen_stop (self);
  name = dup_name (self);
  self->exporting = g_cancellable_new ();
  self->export_ply = bm_replay_screen_get_ply (self);
  /* Without animations, so that every picture shows a position at rest. */
  self->motion = bm_table_get_motion (self->table);
  bm_table_set_motion (self->table, BM_MOTION_OFF);
  show_progress (self, TRUE);
  picture_progress_cb (G_OBJECT (self), 0);
  bm_replay_pictures_async (G_OBJECT (self), GTK_WIDGET (self->table), self->behind, folder, name, self->path->n + 1,
                            picture_show_cb, picture_progress_cb, self->exporting, pictures_done_cb, NULL);
}

static void
folder_chosen_cb (GObject *self,
                  GFile   *folder)
{
  bm_replay_screen_export_pictures (BM_REPLAY_SCREEN (self), folder);
}

void
bm_replay_export_ask_pictures (BmReplayScreen *self)
{
  bm_file_dialog_folder (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                         _("A picture of every move, into a folder"), G_OBJECT (self), folder_chosen_cb);
}

void
bm_replay_export_cancel (BmReplayScreen *self)
{
  if (self->exporting != NULL)
    g_cancellable_cancel (self->exporting);
}
