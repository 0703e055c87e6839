/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-logbook-screen"

#include "config.h"

#include "tb-logbook-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-drop-down.h"
#include "bm-page-layout.h"
#include "bm-question.h"
#include "bm-widget.h"
#include "tb-end-words.h"
#include "tb-logbook-item.h"
#include "tb-logbook-row.h"

struct _TbLogbookScreen
{
  GtkWidget           parent_instance;

  BmLogbook          *logbook;   /* NULL: nothing is saved */
  BmLogbookList      *entries;   /* NULL until loaded */
  GCancellable       *reading;   /* NULL: not reading */
  char               *wanted;    /* id of the entry to be selected when it is loaded, or NULL */
  GListStore         *items;     /* of TbLogbookItem */
  GtkSingleSelection *selection; /* borrowed from the list */

  GtkWidget          *back;
  GtkWidget          *busy;
  GtkDropDown        *scenario;
  GtkStack           *pages;
  GtkWidget          *scrolled;
  GtkWidget          *nothing;
  GtkListView        *list;
  GtkLabel           *fault;
  GtkWidget          *bottom;
  GtkLabel           *count;
};

static void iface_init (BmLogbookScreenInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TbLogbookScreen, tb_logbook_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BM_TYPE_LOGBOOK_SCREEN, iface_init))

static TbLogbookItem *
get_picked (TbLogbookScreen *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static void
tell (TbLogbookScreen *self,
      const char      *words)
{
  g_signal_emit_by_name (self, "told", words);
}

/* ---- Display */

static void
show_possible (TbLogbookScreen *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "logbook.delete", get_picked (self) != NULL);
}

/* Files that were skipped: one sentence per reason, and their folder. */
static void
show_fault (TbLogbookScreen *self,
            guint            n_strange)
{
  guint damaged = self->entries->n_damaged + n_strange;
  g_autoptr(GString) words = g_string_new (NULL);
  g_autofree char *folder = g_filename_display_name (bm_logbook_get_folder (self->logbook));

  if (damaged > 0)
    /* Translators: a number of files, and the folder they are in. */
    g_string_append_printf (words, ngettext ("%1$u line of the logbook is damaged and left out; its file stays in %2$s.",
                                             "%1$u lines of the logbook are damaged and left out; their files stay in %2$s.",
                                             damaged), damaged, folder);
  if (self->entries->n_newer > 0)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "",
                            _("Some lines were written by a newer version of Blood Moon; this one leaves them alone."));
  if (self->entries->n_more > 0)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", _("There are more lines than can be shown."));
  gtk_label_set_label (self->fault, words->str);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), words->len > 0);
}

/* The number of tries and wins of what is shown. */
static void
show_count (TbLogbookScreen *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items)), won = 0, all = 0;
  g_autofree char *words = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(TbLogbookItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      all += tb_logbook_item_get_n (item);
      won += tb_logbook_item_is_lost (item) ? 0 : 1;
    }
  /* Translators: a number of tries, and how many of them were won. */
  words = g_strdup_printf (ngettext ("%1$u try, %2$u won", "%1$u tries, %2$u won", all), all, won);
  gtk_label_set_label (self->count, words);
}

/* Selects the wanted entry, or else the one at PLACE. */
static void
pick (TbLogbookScreen *self,
      guint            place)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items)), at = MIN (place, n - 1);

  if (n == 0)
    return;
  for (guint i = 0; i < n && self->wanted != NULL; i++)
    {
      g_autoptr(TbLogbookItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (g_strv_contains (tb_logbook_item_get_ids (item), self->wanted))
        at = i;
    }
  g_clear_pointer (&self->wanted, g_free);
  gtk_single_selection_set_selected (self->selection, at);
  if (at > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", at);
}

static gboolean
has_same (GPtrArray     *items,
          TbLogbookItem *item)
{
  for (guint i = 0; i < items->len; i++)
    if (tb_logbook_item_is_same (g_ptr_array_index (items, i), item))
      return TRUE;
  return FALSE;
}

/* Rows that stay are not replaced: the keyboard focus stays on them, or moves to the next one. */
static void
merge (GListStore *store,
       GPtrArray  *items)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (store)); i-- > 0;)
    {
      g_autoptr(TbLogbookItem) item = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (!has_same (items, item))
        g_list_store_remove (store, i);
    }
  for (guint i = 0; i < items->len; i++)
    {
      TbLogbookItem *item = g_ptr_array_index (items, i);
      g_autoptr(TbLogbookItem) shown = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (shown == NULL || !tb_logbook_item_is_same (shown, item))
        g_list_store_insert (store, i, item);
      else if (!tb_logbook_item_equal (shown, item))
        g_list_store_splice (store, i, 1, (gpointer *) &item, 1);
    }
  /* Rows that moved reuse the old object. */
  g_list_store_splice (store, items->len, g_list_model_get_n_items (G_LIST_MODEL (store)) - items->len, NULL, 0);
}

static void
fill (TbLogbookScreen *self)
{
  guint row = gtk_drop_down_get_selected (self->scenario), n_strange = 0, place;
  g_autoptr(GPtrArray) items = NULL;

  if (self->items == NULL || self->entries == NULL)
    return;
  place = gtk_single_selection_get_selected (self->selection);
  items = tb_logbook_items_new (self->entries, row == 0 ? TB_N_SCENARIOS : row - 1, &n_strange);
  merge (self->items, items);
  pick (self, place == GTK_INVALID_LIST_POSITION ? 0 : place);
  show_fault (self, n_strange);
  show_count (self);
  gtk_stack_set_visible_child (self->pages, items->len > 0 ? self->scrolled : self->nothing);
  gtk_widget_set_visible (self->bottom, items->len > 0);
  show_possible (self);
}

/* If the focus was in the list, or nowhere, it is set to the list. */
static void
keep_focus (TbLogbookScreen *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && (focus == NULL || focus == self->back || !gtk_widget_get_mapped (focus)
          || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list))))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* ---- Reading */

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(TbLogbookScreen) self = data;
  g_autoptr(GError) error = NULL;
  BmLogbookList *entries = bm_logbook_list_finish (BM_LOGBOOK (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  gtk_widget_set_visible (self->busy, FALSE);
  if (entries == NULL)
    {
      g_autofree char *words = g_strdup_printf (_("The logbook cannot be read: %s"), error->message);

      tell (self, words);
      return;
    }
  bm_logbook_list_free (self->entries);
  self->entries = entries;
  fill (self);
  keep_focus (self);
}

static void
stop_reading (TbLogbookScreen *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
read_anew (TbLogbookScreen *self)
{
  stop_reading (self);
  gtk_widget_set_visible (self->busy, self->logbook != NULL);
  if (self->logbook == NULL)
    return;
  self->reading = g_cancellable_new ();
  bm_logbook_list_async (self->logbook, self->reading, read_cb, g_object_ref (self));
}

static void
tb_logbook_screen_load (BmLogbookScreen *screen,
                        BmLogbook       *logbook,
                        const char      *id)
{
  TbLogbookScreen *self = TB_LOGBOOK_SCREEN (screen);

  g_free (self->wanted);
  self->wanted = g_strdup (id);
  if (self->logbook != logbook && self->logbook != NULL)
    g_signal_handlers_disconnect_by_func (self->logbook, read_anew, self);
  if (g_set_object (&self->logbook, logbook) && logbook != NULL)
    g_signal_connect_object (logbook, "changed", G_CALLBACK (read_anew), self, G_CONNECT_SWAPPED);
  read_anew (self);
}

static void
iface_init (BmLogbookScreenInterface *iface)
{
  iface->load = tb_logbook_screen_load;
}

/* ---- Deleting */

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(TbLogbookScreen) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL;

  if (bm_logbook_delete_finish (BM_LOGBOOK (source), result, &error))
    return;
  words = g_strdup_printf (_("The line could not be deleted: %s"), error->message);
  tell (self, words);
}

static void
delete_now_cb (GtkWidget       *question,
               TbLogbookScreen *self)
{
  TbLogbookItem *item = g_object_get_data (G_OBJECT (question), "item");

  if (self->logbook != NULL)
    bm_logbook_delete_async (self->logbook, tb_logbook_item_get_ids (item), deleted_cb, g_object_ref (self));
}

static void
delete_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  TbLogbookScreen *self = TB_LOGBOOK_SCREEN (widget);
  TbLogbookItem *item = get_picked (self);
  g_autofree char *spoken = NULL, *words = NULL;
  GtkWidget *question;
  guint n;

  if (item == NULL)
    return;
  n = tb_logbook_item_get_n (item);
  spoken = tb_logbook_item_dup_spoken (item);
  /* Translators: %s is a line of the logbook, in one or several sentences. */
  words = g_strdup_printf (_("%s It cannot be brought back."), spoken);
  question = bm_question_new (GTK_WINDOW (gtk_widget_get_root (widget)),
                              tb_logbook_item_is_lost (item)
                                ? ngettext ("Delete this lost try?", "Delete these lost tries?", n)
                                : _("Delete this line of the logbook?"),
                              words, _("Keep It"), _("Delete"));
  g_object_set_data_full (G_OBJECT (question), "item", g_object_ref (item), g_object_unref);
  g_signal_connect_object (question, "confirmed", G_CALLBACK (delete_now_cb), self, 0);
  gtk_window_present (GTK_WINDOW (question));
}

/* ---- The widget */

static void
back_cb (TbLogbookScreen *self)
{
  g_signal_emit_by_name (self, "back");
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (TB_LOGBOOK_SCREEN (widget));
  return TRUE;
}

static void
setup_row_cb (TbLogbookScreen *self,
              GtkListItem     *row)
{
  gtk_list_item_set_child (row, tb_logbook_row_new ());
}

/* The focus is on the list item widget around the row. */
static void
bind_row_cb (TbLogbookScreen *self,
             GtkListItem     *row)
{
  GtkWidget *child = gtk_list_item_get_child (row);
  TbLogbookItem *item = gtk_list_item_get_item (row);
  g_autofree char *spoken = tb_logbook_item_dup_spoken (item);

  tb_logbook_row_show (TB_LOGBOOK_ROW (child), item);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (child)), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static gboolean
tb_logbook_screen_grab_focus (GtkWidget *widget)
{
  TbLogbookScreen *self = TB_LOGBOOK_SCREEN (widget);

  if (gtk_stack_get_visible_child (self->pages) != self->scrolled || !gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    return gtk_widget_grab_focus (self->back);
  return gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
tb_logbook_screen_dispose (GObject *object)
{
  TbLogbookScreen *self = TB_LOGBOOK_SCREEN (object);

  stop_reading (self);
  bm_widget_dispose_template (GTK_WIDGET (object), TB_TYPE_LOGBOOK_SCREEN);
  g_clear_object (&self->items);
  g_clear_object (&self->logbook);
  G_OBJECT_CLASS (tb_logbook_screen_parent_class)->dispose (object);
}

static void
tb_logbook_screen_finalize (GObject *object)
{
  TbLogbookScreen *self = TB_LOGBOOK_SCREEN (object);

  bm_logbook_list_free (self->entries);
  g_free (self->wanted);
  G_OBJECT_CLASS (tb_logbook_screen_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bloodmoon/BloodMoon/ui/terror-below/tb-logbook-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, back);
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, busy);
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, scenario);
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, pages);
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, nothing);
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, list);
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, fault);
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, bottom);
  gtk_widget_class_bind_template_child (widget_class, TbLogbookScreen, count);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
}

static void
tb_logbook_screen_class_init (TbLogbookScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tb_logbook_screen_dispose;
  object_class->finalize = tb_logbook_screen_finalize;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = tb_logbook_screen_grab_focus;

  g_type_ensure (BM_TYPE_ART_IMAGE);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "logbook.delete", NULL, delete_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "logbook.delete", NULL);
  gtk_widget_class_set_css_name (widget_class, "replays");
  gtk_widget_class_set_layout_manager_type (widget_class, BM_TYPE_PAGE_LAYOUT);
}

static void
add_scenarios (TbLogbookScreen *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("All scenarios"));
  for (guint i = 0; i < TB_N_SCENARIOS; i++)
    gtk_string_list_append (names, tb_scenario_words (i));
  gtk_drop_down_set_model (self->scenario, G_LIST_MODEL (names));
  bm_drop_down_make_accessible (self->scenario, _("Scenario"), "");
}

static void
tb_logbook_screen_init (TbLogbookScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_scenarios (self);
  self->items = g_list_store_new (TB_TYPE_LOGBOOK_ITEM);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (show_possible), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (self->selection);
  gtk_stack_set_visible_child (self->pages, self->nothing);
  gtk_widget_set_visible (self->bottom, FALSE);
  show_possible (self);
}
