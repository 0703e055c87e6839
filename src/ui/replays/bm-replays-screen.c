/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-replays-screen"

#include "config.h"

#include "bm-replays-private.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-file-dialog.h"
#include "bm-page-layout.h"
#include "bm-replay-words.h"
#include "bm-widget.h"

enum { SIGNAL_BACK, SIGNAL_OPEN, SIGNAL_OPEN_FILE, SIGNAL_TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmReplaysScreen, bm_replays_screen, GTK_TYPE_WIDGET)

void
bm_replays_screen_show_notice (BmReplaysScreen *self,
                               const char      *words)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, words);
}

BmShelfItem *
bm_replays_screen_get_picked (BmReplaysScreen *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* ---- Listing */

/* Actions that the selected match does not support are disabled: the reason is obvious. */
void
bm_replays_screen_show_possible (BmReplaysScreen *self)
{
  BmShelfItem *item = bm_replays_screen_get_picked (self);
  gboolean file = item != NULL && bm_shelf_item_get_path (item) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replays.open",
                                 item != NULL && bm_shelf_item_get_fault (item) == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replays.rename", file);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replays.delete", file);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rename_button), file);
}

void
bm_replays_screen_show_page (BmReplaysScreen *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->items)) > 0;

  gtk_stack_set_visible_child (self->pages, any || self->listing ? self->scrolled : self->nothing);
  gtk_widget_set_visible (self->busy, self->listing);
  gtk_widget_set_visible (self->bottom, any);
  bm_replays_screen_show_possible (self);
}

void
bm_replays_screen_keep_focus (BmReplaysScreen *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (focus == NULL || focus == self->back || focus == GTK_WIDGET (self->list)
      || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)) || !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(BmReplaysScreen) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) items = bm_shelf_list_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self->listing = FALSE;
  if (items != NULL)
    bm_replays_rows_fill (self, items);
  bm_replays_screen_show_page (self);
  bm_replays_screen_keep_focus (self);
  if (items == NULL)
    {
      g_autofree char *words = g_strdup_printf (_("The folder of matches cannot be read: %s"), error->message);

      bm_replays_screen_show_notice (self, words);
    }
}

void
bm_replays_screen_read_anew (BmReplaysScreen *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  bm_replays_rows_clear (self);
  self->reading = g_cancellable_new ();
  self->listing = TRUE;
  bm_replays_screen_show_page (self);
  bm_shelf_list_async (self->folder, self->running, self->reading, listed_cb, g_object_ref (self));
}

void
bm_replays_screen_load (BmReplaysScreen *self,
                        const char      *folder,
                        GPtrArray       *running)
{
  BmShelfItem *picked;

  g_return_if_fail (BM_IS_REPLAYS_SCREEN (self));

  picked = bm_replays_screen_get_picked (self);
  bm_replays_rows_want_nothing (self);
  if (picked != NULL && bm_shelf_item_get_text (picked) != NULL)
    self->wanted_text = g_bytes_ref (bm_shelf_item_get_text (picked));
  else if (picked != NULL)
    self->wanted = g_strdup (bm_shelf_item_get_path (picked));
  if (self->folder != folder)
    {
      g_free (self->folder);
      self->folder = g_strdup (folder);
    }
  g_clear_pointer (&self->running, g_ptr_array_unref);
  self->running = running == NULL ? NULL : g_ptr_array_ref (running);
  bm_replays_screen_read_anew (self);
}

gboolean
bm_replays_screen_is_loading (BmReplaysScreen *self)
{
  g_return_val_if_fail (BM_IS_REPLAYS_SCREEN (self), FALSE);
  return self->listing || bm_replays_rows_are_loading (self);
}

/* ---- Opening */

static void
open_item (BmReplaysScreen *self,
           BmShelfItem     *item)
{
  g_autofree char *fault = NULL, *words = NULL;

  if (item == NULL)
    return;
  if (bm_shelf_item_get_fault (item) == NULL)
    {
      g_signal_emit (self, signals[SIGNAL_OPEN], 0, item);
      return;
    }
  fault = bm_replay_fault_words (item);
  words = g_strdup_printf ("%s: %s", bm_shelf_item_get_name (item), fault);
  bm_replays_screen_show_notice (self, words);
}

static void
activate_cb (BmReplaysScreen *self,
             guint            position)
{
  g_autoptr(BmShelfItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  open_item (self, item);
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmReplaysScreen *self = BM_REPLAYS_SCREEN (widget);

  open_item (self, bm_replays_screen_get_picked (self));
}

static void
file_chosen_cb (GObject *self,
                GFile   *file)
{
  g_signal_emit (self, signals[SIGNAL_OPEN_FILE], 0, file);
}

static void
open_file_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  bm_file_dialog_open (GTK_WINDOW (gtk_widget_get_root (widget)), _("Open a match"), _("Matches"), "*" BM_SHELF_ENDING,
                       G_OBJECT (widget), file_chosen_cb);
}

static void
back_cb (BmReplaysScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (BM_REPLAYS_SCREEN (widget));
  return TRUE;
}

static gboolean
bm_replays_screen_grab_focus (GtkWidget *widget)
{
  BmReplaysScreen *self = BM_REPLAYS_SCREEN (widget);

  if (gtk_stack_get_visible_child (self->pages) != self->scrolled || !gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    return gtk_widget_grab_focus (self->back);
  return gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
bm_replays_screen_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bm_replays_screen_parent_class)->map (widget);
  bm_replays_rows_follow (BM_REPLAYS_SCREEN (widget), gtk_widget_get_frame_clock (widget));
}

static void
bm_replays_screen_unmap (GtkWidget *widget)
{
  bm_replays_rows_follow (BM_REPLAYS_SCREEN (widget), NULL);
  GTK_WIDGET_CLASS (bm_replays_screen_parent_class)->unmap (widget);
}

static void
bm_replays_screen_dispose (GObject *object)
{
  BmReplaysScreen *self = BM_REPLAYS_SCREEN (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  bm_replays_rows_clear (self);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_REPLAYS_SCREEN);
  g_clear_object (&self->items);
  g_clear_pointer (&self->rows, g_hash_table_unref);
  g_clear_pointer (&self->stale, g_hash_table_unref);
  g_clear_pointer (&self->running, g_ptr_array_unref);
  bm_replays_rows_want_nothing (self);
  G_OBJECT_CLASS (bm_replays_screen_parent_class)->dispose (object);
}

static void
bm_replays_screen_finalize (GObject *object)
{
  g_free (BM_REPLAYS_SCREEN (object)->folder);
  G_OBJECT_CLASS (bm_replays_screen_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-replays-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, back);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, pages);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, scrolled);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, nothing);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, list);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, busy);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, bottom);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, rename_button);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, rename_popover);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, name);
  gtk_widget_class_bind_template_child (widget_class, BmReplaysScreen, name_fault);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  bm_replays_rows_install (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, bm_replays_change_opened);
  gtk_widget_class_bind_template_callback (widget_class, bm_replays_change_rename);
}

static void
bm_replays_screen_class_init (BmReplaysScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_replays_screen_dispose;
  object_class->finalize = bm_replays_screen_finalize;
  widget_class->map = bm_replays_screen_map;
  widget_class->unmap = bm_replays_screen_unmap;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_replays_screen_grab_focus;

  signals[SIGNAL_BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_OPEN] = g_signal_new ("open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, BM_TYPE_SHELF_ITEM);
  signals[SIGNAL_OPEN_FILE] = g_signal_new ("open-file", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BM_TYPE_ART_IMAGE);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "replays.open", NULL, open_cb);
  bm_replays_change_install (widget_class);
  gtk_widget_class_install_action (widget_class, "replays.open-file", NULL, open_file_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "replays.rename", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "replays.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "replays.open-file", NULL);
  gtk_widget_class_set_css_name (widget_class, "replays");
  gtk_widget_class_set_layout_manager_type (widget_class, BM_TYPE_PAGE_LAYOUT);
}

static void
bm_replays_screen_init (BmReplaysScreen *self)
{
  g_autoptr(GtkSingleSelection) selection = NULL;

  self->rows = g_hash_table_new (NULL, NULL);
  self->stale = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (BM_TYPE_SHELF_ITEM);
  selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  gtk_single_selection_set_autoselect (selection, FALSE);
  g_signal_connect_object (selection, "notify::selected-item", G_CALLBACK (bm_replays_screen_show_possible), self, G_CONNECT_SWAPPED);
  self->selection = selection;
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  bm_replays_screen_show_page (self);
}
