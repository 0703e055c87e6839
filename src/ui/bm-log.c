/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-log"

#include "config.h"

#include "bm-log.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "bm-words.h"

struct _BmLog
{
  GtkWidget           parent_instance;

  BmMatch            *match;
  GListStore         *lines;
  GtkSingleSelection *selection; /* borrowed from the list */

  GtkListView        *list;
  guint               first_frames; /* still to come since it was shown */
};

#define FIRST_FRAMES 4

enum { SIGNAL_POINTED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmLog, bm_log, GTK_TYPE_WIDGET)

static void
point (BmLog     *self,
       BmLogLine *line)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, line);
}

/* The lines of move number INDEX.  (transfer container and objects) */
static GPtrArray *
lines_of (BmLog *self,
          guint  index)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_object_unref);
  guint n;
  const BmEvent *events = bm_match_get_events (self->match, index, &n);

  while (n > 0)
    {
      BmLine line;
      guint used = bm_event_line (events, n, &line);

      if (line.text != NULL)
        g_ptr_array_add (lines, bm_log_line_new (&line, index));
      events += used;
      n -= used;
    }
  return lines;
}

/* A list that is not on screen has no rows yet; asked to scroll then, GTK 4.8 leaves a hole where they will be. */
static void
scroll_to_end (BmLog *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->lines));

  if (n > 0 && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
}

/* Brings the lines in step with the match: those of moves taken back go, those of moves played come. */
static void
follow_match (BmLog    *self,
              gboolean  anew)
{
  GListModel *model = G_LIST_MODEL (self->lines);
  guint kept = g_list_model_get_n_items (model), shown = 0, ply = bm_match_get_ply (self->match);
  g_autoptr(GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  guint all = kept;

  if (anew)
    kept = 0;
  for (; kept > 0; kept--)
    {
      g_autoptr(BmLogLine) last = g_list_model_get_item (model, kept - 1);

      shown = bm_log_line_get_index (last) + 1;
      if (shown <= ply)
        break;
      shown = 0;
    }
  for (guint index = shown; index < ply; index++)
    g_ptr_array_extend_and_steal (fresh, lines_of (self, index));
  if (all > kept || fresh->len > 0)
    g_list_store_splice (self->lines, kept, all - kept, fresh->pdata, fresh->len);
  scroll_to_end (self);
}

static void
match_changed_cb (BmLog         *self,
                  BmMatchChange  change)
{
  follow_match (self, change == BM_MATCH_NEW);
}

static void
row_enter_cb (GtkEventControllerMotion *controller,
              double                    x,
              double                    y,
              BmLog                    *self)
{
  GtkWidget *label = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  point (self, g_object_get_data (G_OBJECT (label), "line"));
}

static void
row_leave_cb (GtkEventControllerMotion *controller,
              BmLog                    *self)
{
  point (self, gtk_single_selection_get_selected_item (self->selection));
}

static void
setup_row_cb (BmLog       *self,
              GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  g_signal_connect (motion, "enter", G_CALLBACK (row_enter_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (row_leave_cb), self);
  gtk_widget_add_controller (label, motion);
  gtk_list_item_set_child (item, label);
}

static void
bind_row_cb (BmLog       *self,
             GtkListItem *item)
{
  BmLogLine *object = gtk_list_item_get_item (item);
  const BmLine *line = bm_log_line_get (object);
  GtkWidget *label = gtk_list_item_get_child (item);
  const char *classes[] = { "log-line", NULL, NULL };

  if (line->kind == BM_LINE_DAY)
    classes[1] = "log-day";
  else if (line->kind == BM_LINE_TURN)
    classes[1] = "log-turn";
  else
    classes[1] = bm_piece_class (line->tone);
  gtk_label_set_label (GTK_LABEL (label), line->text);
  /* What the list goes to is the widget round the label. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  line->text, -1);
  gtk_widget_set_css_classes (label, classes);
  gtk_list_item_set_activatable (item, FALSE);
  g_object_set_data (G_OBJECT (label), "line", object);
}

static void
unbind_row_cb (BmLog       *self,
               GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);

  g_object_set_data (G_OBJECT (label), "line", NULL);
  gtk_label_set_label (GTK_LABEL (label), "");
}

static void
selected_cb (BmLog *self)
{
  point (self, gtk_single_selection_get_selected_item (self->selection));
}

/* The heights of rows are guessed until they are laid out, so the end is looked for anew in each of the first frames. */
static gboolean
first_frames_cb (GtkWidget     *widget,
                 GdkFrameClock *clock,
                 gpointer       data)
{
  BmLog *self = BM_LOG (widget);

  scroll_to_end (self);
  return --self->first_frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
bm_log_map (GtkWidget *widget)
{
  BmLog *self = BM_LOG (widget);

  GTK_WIDGET_CLASS (bm_log_parent_class)->map (widget);
  if (self->first_frames == 0)
    gtk_widget_add_tick_callback (widget, first_frames_cb, NULL, NULL);
  self->first_frames = FIRST_FRAMES;
}

static void
bm_log_dispose (GObject *object)
{
  BmLog *self = BM_LOG (object);

  bm_log_set_match (self, NULL);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_LOG);
  g_clear_object (&self->lines);
  G_OBJECT_CLASS (bm_log_parent_class)->dispose (object);
}

static void
bm_log_class_init (BmLogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_log_dispose;
  widget_class->map = bm_log_map;

  signals[SIGNAL_POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, BM_TYPE_LOG_LINE);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-log.ui");
  gtk_widget_class_bind_template_child (widget_class, BmLog, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row_cb);
  gtk_widget_class_set_css_name (widget_class, "duellog");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_log_init (BmLog *self)
{
  g_autoptr(GtkSingleSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->lines = g_list_store_new (BM_TYPE_LOG_LINE);
  selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->lines)));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  gtk_single_selection_set_selected (selection, GTK_INVALID_LIST_POSITION);
  g_signal_connect_object (selection, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  self->selection = selection;
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
}

void
bm_log_set_match (BmLog   *self,
                  BmMatch *match)
{
  g_return_if_fail (BM_IS_LOG (self));
  g_return_if_fail (match == NULL || BM_IS_MATCH (match));

  if (self->match == match)
    return;
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_func (self->match, match_changed_cb, self);
  g_set_object (&self->match, match);
  if (match == NULL)
    {
      g_list_store_remove_all (self->lines);
      return;
    }
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  follow_match (self, TRUE);
}
