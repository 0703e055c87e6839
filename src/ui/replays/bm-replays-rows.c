/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rows of the list of matches.  A list view has some two hundred rows, however long the list is, and binds them all
 * at once on a jump to its other end: so rows are bound empty, and a few are filled per frame.  Their matches are read
 * one by one in a thread.  Visible rows come first everywhere.
 */
#define G_LOG_DOMAIN "bm-replays-screen"

#include "config.h"

#include "bm-replays-private.h"

#include "bm-replay-row.h"

/* Creating all rows takes longer than a frame: so many are added at a time ... */
#define ROWS_AT_ONCE   8
/* ... until a list view creates no more. */
#define MOST_ROWS      240
/* So many rows are filled per frame. */
#define FILLS_AT_ONCE  5

/* A list view does not map spare rows, and leaves them at their old position. */
static gboolean
is_seen (BmReplaysScreen *self,
         GtkListItem     *row)
{
  GtkWidget *child = gtk_list_item_get_child (row);
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (child) && gtk_widget_compute_bounds (child, self->scrolled, &bounds)
         && bounds.origin.y + bounds.size.height > 0
         && bounds.origin.y < (float) gtk_widget_get_height (self->scrolled);
}

/* ---- Filling */

/* The focus is on the list item widget around the row. */
static void
name_row (GtkListItem *row)
{
  g_autofree char *spoken = bm_replay_row_dup_spoken (gtk_list_item_get_item (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (gtk_list_item_get_child (row))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
fill_row (BmReplaysScreen *self,
          GtkListItem     *row)
{
  bm_replay_row_show (BM_REPLAY_ROW (gtk_list_item_get_child (row)), gtk_list_item_get_item (row));
  name_row (row);
  g_hash_table_remove (self->stale, row);
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  guint first = gtk_list_item_get_position (*(GtkListItem *const *) a);
  guint second = gtk_list_item_get_position (*(GtkListItem *const *) b);

  return first < second ? -1 : first > second;
}

/* The rows that can be filled, from the top, but visible ones first.  An invisible row is not filled before its match
   was read.  (transfer full) */
static GPtrArray *
list_stale (BmReplaysScreen *self)
{
  GPtrArray *seen = g_ptr_array_new ();
  g_autoptr(GPtrArray) others = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->stale);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    if (is_seen (self, row))
      g_ptr_array_add (seen, row);
    else if (bm_shelf_item_is_read (gtk_list_item_get_item (row)))
      g_ptr_array_add (others, row);
  g_ptr_array_sort (seen, compare_rows);
  g_ptr_array_sort (others, compare_rows);
  g_ptr_array_extend_and_steal (seen, g_steal_pointer (&others));
  return seen;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       unused)
{
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
  return G_SOURCE_CONTINUE;
}

static void
set_filling (BmReplaysScreen *self,
             gboolean         on)
{
  if (on && self->filling == 0 && self->clock != NULL)
    self->filling = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  else if (!on && self->filling != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->filling);
      self->filling = 0;
    }
}

/* All rows are allocated now and nothing is drawn yet: filled rows are laid out again in the same frame. */
static void
laid_out_cb (BmReplaysScreen *self,
             GdkFrameClock   *clock)
{
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);
  g_autoptr(GPtrArray) rows = NULL;

  if (g_hash_table_size (self->stale) == 0)
    {
      set_filling (self, FALSE);
      return;
    }
  if (frame == self->filled_at)
    return;
  self->filled_at = frame;
  rows = list_stale (self);
  for (guint i = 0; i < rows->len && i < FILLS_AT_ONCE; i++)
    fill_row (self, g_ptr_array_index (rows, i));
  set_filling (self, rows->len > FILLS_AT_ONCE);
}

void
bm_replays_rows_follow (BmReplaysScreen *self,
                        GdkFrameClock   *clock)
{
  set_filling (self, FALSE);
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  self->clock = clock;
  self->filled_at = -1;
  if (clock == NULL)
    return;
  /* After GTK, which uses the same signal for layout. */
  g_signal_connect_object (clock, "layout", G_CALLBACK (laid_out_cb), self, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  set_filling (self, g_hash_table_size (self->stale) > 0);
}

static void
need_filling (BmReplaysScreen *self,
              GtkListItem     *row)
{
  g_hash_table_add (self->stale, row);
  set_filling (self, TRUE);
}

/* ---- Reading */

static void read_next (BmReplaysScreen *self);

/* The row whose match is to be read next, or NULL: from the top, but visible ones first. */
static GtkListItem *
find_next (BmReplaysScreen *self)
{
  GtkListItem *best = NULL;
  gboolean best_is_seen = FALSE;
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      GtkListItem *row = key;
      gboolean seen;

      if (bm_shelf_item_is_read (gtk_list_item_get_item (row)))
        continue;
      seen = is_seen (self, row);
      if (best != NULL && (best_is_seen != seen ? best_is_seen
                                                : gtk_list_item_get_position (best) < gtk_list_item_get_position (row)))
        continue;
      best = row;
      best_is_seen = seen;
    }
  return best;
}

static void
show_item (BmReplaysScreen *self,
           BmShelfItem     *item)
{
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    if (gtk_list_item_get_item (row) == item)
      need_filling (self, row);
  if (bm_replays_screen_get_picked (self) == item)
    bm_replays_screen_show_possible (self);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(BmReplaysScreen) self = data;
  BmShelfItem *item = BM_SHELF_ITEM (source);

  /* Cancelled: a newer operation may be running. */
  if (!bm_shelf_item_read_finish (item, result, NULL))
    return;
  self->summing = FALSE;
  show_item (self, item);
  read_next (self);
}

static void
read_next (BmReplaysScreen *self)
{
  GtkListItem *row = self->summing ? NULL : find_next (self);

  if (row == NULL)
    return;
  self->summing = TRUE;
  bm_shelf_item_read_async (gtk_list_item_get_item (row), self->reading, read_cb, g_object_ref (self));
}

static gboolean
want_cb (gpointer data)
{
  BmReplaysScreen *self = data;

  self->wanting = 0;
  read_next (self);
  return G_SOURCE_REMOVE;
}

/* ---- Rows */

static void
setup_row_cb (BmReplaysScreen *self,
              GtkListItem     *row)
{
  gtk_list_item_set_child (row, bm_replay_row_new ());
}

static void
bind_row_cb (BmReplaysScreen *self,
             GtkListItem     *row)
{
  g_hash_table_add (self->rows, row);
  bm_replay_row_clear (BM_REPLAY_ROW (gtk_list_item_get_child (row)));
  /* Needed at once for screen readers. */
  name_row (row);
  need_filling (self, row);
  /* Deferred until the row is allocated. */
  if (self->wanting == 0 && !bm_shelf_item_is_read (gtk_list_item_get_item (row)))
    self->wanting = g_idle_add (want_cb, self);
}

static void
unbind_row_cb (BmReplaysScreen *self,
               GtkListItem     *row)
{
  g_hash_table_remove (self->rows, row);
  g_hash_table_remove (self->stale, row);
}

void
bm_replays_rows_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row_cb);
}

/* ---- What is in the list */

static void
pick (BmReplaysScreen *self,
      guint            at)
{
  gtk_single_selection_set_selected (self->selection, at);
  if (at > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", at);
}

void
bm_replays_rows_want_nothing (BmReplaysScreen *self)
{
  g_clear_pointer (&self->wanted, g_free);
  g_clear_pointer (&self->wanted_text, g_bytes_unref);
}

static gboolean
is_wanted (BmReplaysScreen *self,
           BmShelfItem     *item)
{
  GBytes *text = bm_shelf_item_get_text (item);

  if (text != NULL)
    return self->wanted_text != NULL && g_bytes_equal (text, self->wanted_text);
  return g_strcmp0 (bm_shelf_item_get_path (item), self->wanted) == 0;
}

/* Selects the first one until the wanted one is added, unless the user selects another one. */
static void
pick_among (BmReplaysScreen *self,
            guint            from)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  if (from == 0)
    gtk_single_selection_set_selected (self->selection, 0);
  for (guint at = from; at < n && (self->wanted != NULL || self->wanted_text != NULL); at++)
    {
      g_autoptr(BmShelfItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), at);

      if (is_wanted (self, item))
        {
          bm_replays_rows_want_nothing (self);
          pick (self, at);
        }
    }
}

/* FALSE: all were added. */
static gboolean
grow (BmReplaysScreen *self)
{
  /* Some may have been deleted meanwhile. */
  guint at = g_list_model_get_n_items (G_LIST_MODEL (self->items)), rest = self->coming->len - self->n_come;
  guint n = self->n_come < MOST_ROWS ? MIN (ROWS_AT_ONCE, rest) : rest;

  g_list_store_splice (self->items, at, 0, self->coming->pdata + self->n_come, n);
  self->n_come += n;
  pick_among (self, at);
  if (self->n_come < self->coming->len)
    return TRUE;
  g_clear_pointer (&self->coming, g_ptr_array_unref);
  bm_replays_rows_want_nothing (self);
  return FALSE;
}

static gboolean
grow_cb (gpointer data)
{
  BmReplaysScreen *self = data;

  if (grow (self))
    return G_SOURCE_CONTINUE;
  self->growing = 0;
  return G_SOURCE_REMOVE;
}

void
bm_replays_rows_fill (BmReplaysScreen *self,
                      GPtrArray       *items)
{
  bm_replays_rows_clear (self);
  if (items->len == 0)
    return;
  self->coming = g_ptr_array_ref (items);
  self->n_come = 0;
  /* A frame is drawn between any two steps. */
  if (grow (self))
    self->growing = g_idle_add (grow_cb, self);
}

void
bm_replays_rows_clear (BmReplaysScreen *self)
{
  g_clear_handle_id (&self->growing, g_source_remove);
  g_clear_handle_id (&self->wanting, g_source_remove);
  g_clear_pointer (&self->coming, g_ptr_array_unref);
  self->summing = FALSE;
  set_filling (self, FALSE);
  if (self->items != NULL)
    g_list_store_remove_all (self->items);
}

gboolean
bm_replays_rows_are_loading (BmReplaysScreen *self)
{
  return self->coming != NULL || self->summing || self->wanting != 0 || self->filling != 0;
}
