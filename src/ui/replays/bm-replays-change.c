/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Deletes and renames saved matches.
 */
#define G_LOG_DOMAIN "bm-replays-screen"

#include "config.h"

#include "bm-replays-private.h"

#include <glib/gi18n-lib.h>

#include "bm-question.h"

/* ---- Deleting */

static guint
find_path (BmReplaysScreen *self,
           const char      *path)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(BmShelfItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (g_strcmp0 (bm_shelf_item_get_path (item), path) == 0)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

/* The keyboard focus stays in the list. */
static void
take_out (BmReplaysScreen *self,
          const char      *path)
{
  guint at = find_path (self, path), n;

  if (at == GTK_INVALID_LIST_POSITION)
    return;
  g_list_store_remove (self->items, at);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  if (n > 0)
    gtk_single_selection_set_selected (self->selection, MIN (at, n - 1));
  bm_replays_screen_show_page (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

typedef struct
{
  BmReplaysScreen *self;
  char            *path;
  char            *name; /* the new one, or NULL */
} Change;

static Change *
change_new (BmReplaysScreen *self,
            const char      *path,
            const char      *name)
{
  Change *change = g_new0 (Change, 1);

  *change = (Change) { g_object_ref (self), g_strdup (path), g_strdup (name) };
  return change;
}

static void
change_free (Change *change)
{
  g_object_unref (change->self);
  g_free (change->path);
  g_free (change->name);
  g_free (change);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Change, change_free)

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Change) change = data;
  g_autoptr(GError) error = NULL;

  if (bm_shelf_finish (result, &error))
    {
      if (change->self->items != NULL)
        take_out (change->self, change->path);
    }
  else
    {
      g_autofree char *words = g_strdup_printf (_("The match could not be deleted: %s"), error->message);

      bm_replays_screen_show_notice (change->self, words);
    }
}

static void
delete_now_cb (GtkWidget       *question,
               BmReplaysScreen *self)
{
  const char *path = g_object_get_data (G_OBJECT (question), "path");

  bm_shelf_delete_async (path, deleted_cb, change_new (self, path, NULL));
}

static void
delete_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  BmReplaysScreen *self = BM_REPLAYS_SCREEN (widget);
  BmShelfItem *item = bm_replays_screen_get_picked (self);
  g_autofree char *words = NULL;
  GtkWidget *question;

  if (item == NULL || bm_shelf_item_get_path (item) == NULL)
    return;
  /* Translators: %s is the name of a file. */
  words = g_strdup_printf (_("This deletes the file “%s” from the disk; it cannot be brought back."),
                           bm_shelf_item_get_name (item));
  question = bm_question_new (GTK_WINDOW (gtk_widget_get_root (widget)), _("Delete this match?"), words, _("Keep It"),
                              _("Delete"));
  g_object_set_data_full (G_OBJECT (question), "path", g_strdup (bm_shelf_item_get_path (item)), g_free);
  g_signal_connect_object (question, "confirmed", G_CALLBACK (delete_now_cb), self, 0);
  gtk_window_present (GTK_WINDOW (question));
}

/* ---- Renaming */

static void
renamed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Change) change = data;
  g_autoptr(GError) error = NULL;
  BmReplaysScreen *self = change->self;
  g_autofree char *words = NULL;

  if (self->items == NULL)
    return;
  if (bm_shelf_finish (result, &error))
    {
      g_autofree char *folder = g_path_get_dirname (change->path);
      g_autofree char *file = g_strconcat (change->name, BM_SHELF_ENDING, NULL);

      /* The focus must leave the entry before the popover is closed. */
      gtk_widget_grab_focus (GTK_WIDGET (self));
      gtk_popover_popdown (self->rename_popover);
      g_free (self->wanted);
      self->wanted = g_build_filename (folder, file, NULL);
      bm_replays_screen_read_anew (self);
      return;
    }
  words = g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_EXIST)
            ? g_strdup (_("Another match has that name already."))
            : g_strdup_printf (_("It could not be renamed: %s"), error->message);
  gtk_label_set_label (self->name_fault, words);
  gtk_widget_set_visible (GTK_WIDGET (self->name_fault), TRUE);
}

void
bm_replays_change_opened (BmReplaysScreen *self)
{
  BmShelfItem *item = bm_replays_screen_get_picked (self);

  gtk_widget_set_visible (GTK_WIDGET (self->name_fault), FALSE);
  gtk_editable_set_text (self->name, item == NULL ? "" : bm_shelf_item_get_name (item));
  gtk_editable_select_region (self->name, 0, -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

void
bm_replays_change_rename (BmReplaysScreen *self)
{
  BmShelfItem *item = bm_replays_screen_get_picked (self);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  if (item == NULL || bm_shelf_item_get_path (item) == NULL)
    return;
  if (!bm_shelf_check_name (name))
    {
      gtk_label_set_label (self->name_fault, _("A name has 1 to 120 letters, no slash, and no dot at its beginning."));
      gtk_widget_set_visible (GTK_WIDGET (self->name_fault), TRUE);
      return;
    }
  bm_shelf_rename_async (bm_shelf_item_get_path (item), name, renamed_cb,
                         change_new (self, bm_shelf_item_get_path (item), name));
}

static void
rename_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  gtk_menu_button_popup (BM_REPLAYS_SCREEN (widget)->rename_button);
}

void
bm_replays_change_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "replays.delete", NULL, delete_cb);
  gtk_widget_class_install_action (widget_class, "replays.rename", NULL, rename_cb);
}
