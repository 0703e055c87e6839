/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-log"

#include "config.h"

#include "bm-log.h"

#include <glib/gi18n-lib.h>

#include "bm-game-ui.h"
#include "bm-why-view.h"
#include "bm-widget.h"

struct _BmLog
{
  GtkWidget           parent_instance;

  BmMatch            *match;
  const BmTellings   *tellings; /* of its game, or NULL */
  GListStore         *lines;
  GtkSingleSelection *selection; /* borrowed from the list */

  GtkListView        *list;
  GtkWidget          *none;    /* placeholder for an empty log */
  GtkPopover         *popover; /* explains a line */
  guint               first_frames; /* frames left in which it scrolls to the end after it was shown or filled */
  guint               following;    /* source: adds the deferred lines of a move */
  gboolean            waiting;      /* defer new lines until the board has shown their events */
  gboolean            deferred;     /* ... some are deferred */
  gboolean            at_end;       /* its last line is in sight */
};

#define FIRST_FRAMES 4

/* Delay of new lines after a jump. */
#define JUMP_MSEC    100

enum { SIGNAL_POINTED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmLog, bm_log, GTK_TYPE_WIDGET)

static void
point (BmLog     *self,
       BmLogLine *line)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, line);
}

/* The comment on the position after move number INDEX; NULL: none.  (transfer full) */
static BmLogLine *
new_note (BmLog *self,
          guint  index)
{
  const char *comment = bm_match_get_comment (self->match, index + 1);
  BmLine *line;

  if (comment == NULL)
    return NULL;
  line = g_new0 (BmLine, 1);
  line->kind = BM_LINE_NOTE;
  line->text = g_strdup (comment);
  return bm_log_line_new (line, index);
}

/* Appends the lines of move number INDEX as objects. */
static void
add_lines (BmLog     *self,
           guint      index,
           GPtrArray *objects)
{
  g_autoptr(GPtrArray) lines = self->tellings == NULL ? NULL : self->tellings->lines (self->match, index);
  BmLogLine *note = new_note (self, index);

  while (lines != NULL && lines->len > 0)
    g_ptr_array_add (objects, bm_log_line_new (g_ptr_array_steal_index (lines, 0), index));
  if (note != NULL)
    g_ptr_array_add (objects, note);
}

/* An unmapped list has no rows yet; scrolled then, GTK 4.8 leaves an empty area where they will be. */
static void
scroll_to_end (BmLog *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->lines));

  if (n > 0 && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
}

/* The heights of rows are estimates until they are laid out, so it scrolls to the end again in each of the first frames
   after new rows. */
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
look_for_end (BmLog *self)
{
  if (self->first_frames == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), first_frames_cb, NULL, NULL);
  self->first_frames = FIRST_FRAMES;
}

/* The comment on the current position can change with it: undo by agreement adds one. */
static void
follow_note (BmLog *self,
             guint  ply)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  g_autoptr(BmLogLine) note = ply == 0 ? NULL : new_note (self, ply - 1);
  g_autoptr(BmLogLine) last = g_list_model_get_item (G_LIST_MODEL (self->lines), n - 1);
  gboolean shown = last != NULL && bm_log_line_get (last)->kind == BM_LINE_NOTE
                   && bm_log_line_get_index (last) + 1 == ply;

  if (shown && (note == NULL || !g_str_equal (bm_log_line_get (last)->text, bm_log_line_get (note)->text)))
    g_list_store_remove (self->lines, n - 1);
  else if (shown)
    return;
  if (note != NULL)
    g_list_store_append (self->lines, note);
}

/* Synchronizes the lines with the match: removes those of undone moves, adds those of new ones. */
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
    add_lines (self, index, fresh);
  if (all > kept || fresh->len > 0)
    g_list_store_splice (self->lines, kept, all - kept, fresh->pdata, fresh->len);
  follow_note (self, ply);
  gtk_widget_set_visible (self->none, g_list_model_get_n_items (model) == 0);
  scroll_to_end (self);
  if (fresh->len > 0)
    look_for_end (self);
}

void
bm_log_catch_up (BmLog *self)
{
  g_return_if_fail (BM_IS_LOG (self));

  if (self->following == 0 && !self->deferred)
    return;
  self->deferred = FALSE;
  g_clear_handle_id (&self->following, g_source_remove);
  follow_match (self, FALSE);
}

static gboolean
follow_late (gpointer data)
{
  BmLog *self = data;

  self->following = 0;
  follow_match (self, FALSE);
  return G_SOURCE_REMOVE;
}

void
bm_log_set_waiting (BmLog    *self,
                    gboolean  waiting)
{
  g_return_if_fail (BM_IS_LOG (self));

  self->waiting = waiting;
  if (waiting || !self->deferred)
    return;
  self->deferred = FALSE;
  if (self->following == 0)
    self->following = g_idle_add (follow_late, self);
}

/* The frame after a move has enough to do: new lines are added in the next one.  During a replay they are deferred
   until there is a pause between jumps: GTK creates rows for two hundred lines, which takes longer than updating the
   rest of the table. */
void
bm_log_update (BmLog         *self,
               BmMatchChange  change)
{
  g_return_if_fail (BM_IS_LOG (self) && self->match != NULL);

  if (change == BM_MATCH_PLAYED)
    {
      if (self->waiting)
        self->deferred = TRUE;
      else if (self->following == 0)
        self->following = g_idle_add (follow_late, self);
      return;
    }
  self->deferred = FALSE;
  g_clear_handle_id (&self->following, g_source_remove);
  /* The timeout has a low priority: frames come first on a busy machine. */
  if (change == BM_MATCH_WENT)
    self->following = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, JUMP_MSEC, follow_late, self, NULL);
  else
    follow_match (self, FALSE);
}

static void
scrolled_cb (BmLog         *self,
             GtkAdjustment *adjustment)
{
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  self->at_end = gtk_adjustment_get_value (adjustment) >= end - 1;
}

/* With less height the list keeps its first line in sight; a reader who was at the end wants the last one. */
static void
resized_cb (BmLog *self)
{
  if (self->at_end)
    look_for_end (self);
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

/* Whether LINE has an explanation besides its own text. */
static gboolean
has_why (BmLog     *self,
         BmLogLine *line)
{
  return self->tellings != NULL && self->tellings->why != NULL && bm_log_line_get (line)->kind != BM_LINE_NOTE;
}

/* The explanation of LINE.  (transfer full) */
static GArray *
find_why (BmLog     *self,
          BmLogLine *line)
{
  return self->tellings->why (self->match, bm_log_line_get_index (line), bm_log_line_get (line)->at);
}

static void
open_why (BmLog     *self,
          BmLogLine *line,
          GtkWidget *row)
{
  g_autoptr(GArray) why = NULL;
  graphene_rect_t at;

  if (line == NULL || self->match == NULL || !has_why (self, line)
      || !gtk_widget_compute_bounds (row, GTK_WIDGET (self), &at))
    return;
  why = find_why (self, line);
  point (self, line);
  gtk_popover_set_child (self->popover, bm_why_view_new (bm_game_ui_of (bm_match_get_game (self->match))->learn, why));
  gtk_popover_set_pointing_to (self->popover, &(GdkRectangle) { (int) at.origin.x, (int) at.origin.y,
                                                                (int) at.size.width, (int) at.size.height });
  gtk_popover_popup (self->popover);
}

static void
row_released_cb (GtkGestureClick *gesture,
                 int              n_press,
                 double           x,
                 double           y,
                 BmLog           *self)
{
  GtkWidget *label = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  open_why (self, g_object_get_data (G_OBJECT (label), "line"), label);
}

/* Enter on the focused row. */
static void
activate_cb (BmLog *self,
             guint  position)
{
  GtkWidget *row = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autoptr(BmLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), position);

  open_why (self, line, row != NULL && gtk_widget_is_ancestor (row, GTK_WIDGET (self)) ? row : GTK_WIDGET (self));
}

static void
setup_row_cb (BmLog       *self,
              GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  g_signal_connect (motion, "enter", G_CALLBACK (row_enter_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (row_leave_cb), self);
  gtk_widget_add_controller (label, motion);
  g_signal_connect (click, "released", G_CALLBACK (row_released_cb), self);
  gtk_widget_add_controller (label, GTK_EVENT_CONTROLLER (click));
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

  if (line->kind == BM_LINE_CHAPTER)
    classes[1] = "log-chapter";
  else if (line->kind == BM_LINE_TURN)
    classes[1] = "log-turn";
  else if (line->kind == BM_LINE_NOTE)
    classes[1] = "log-note";
  else
    classes[1] = line->style;
  gtk_label_set_label (GTK_LABEL (label), line->text);
  /* The focus is on the list item widget around the label. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, line->text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  has_why (self, object) ? _("Enter: why so?") : "", -1);
  gtk_widget_set_css_classes (label, classes);
  gtk_list_item_set_activatable (item, TRUE);
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

static void
bm_log_map (GtkWidget *widget)
{
  BmLog *self = BM_LOG (widget);

  GTK_WIDGET_CLASS (bm_log_parent_class)->map (widget);
  look_for_end (self);
}

/* One stop of Tab, however long it is; inside there are arrows. */
static gboolean
bm_log_focus (GtkWidget        *widget,
              GtkDirectionType  direction)
{
  BmLog *self = BM_LOG (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if ((direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) && child != NULL
      && child != GTK_WIDGET (self->popover))
    return FALSE;
  return GTK_WIDGET_CLASS (bm_log_parent_class)->focus (widget, direction);
}

static void
bm_log_dispose (GObject *object)
{
  BmLog *self = BM_LOG (object);

  bm_log_set_match (self, NULL);
  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->popover));
  self->popover = NULL;
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
  widget_class->focus = bm_log_focus;
  widget_class->snapshot = bm_widget_snapshot_whole;

  signals[SIGNAL_POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, BM_TYPE_LOG_LINE);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-log.ui");
  gtk_widget_class_bind_template_child (widget_class, BmLog, list);
  gtk_widget_class_bind_template_child (widget_class, BmLog, none);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_css_name (widget_class, "duellog");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_log_init (BmLog *self)
{
  g_autoptr(GtkSingleSelection) selection = NULL;
  GtkAdjustment *vertical;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->lines = g_list_store_new (BM_TYPE_LOG_LINE);
  selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->lines)));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  gtk_single_selection_set_selected (selection, GTK_INVALID_LIST_POSITION);
  g_signal_connect_object (selection, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  self->selection = selection;
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  vertical = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  g_signal_connect_object (vertical, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (vertical, "notify::page-size", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
  self->popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_position (self->popover, GTK_POS_LEFT);
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
}

void
bm_log_set_match (BmLog   *self,
                  BmMatch *match)
{
  g_return_if_fail (BM_IS_LOG (self));
  g_return_if_fail (match == NULL || BM_IS_MATCH (match));

  if (self->match == match)
    return;
  self->deferred = FALSE;
  g_clear_handle_id (&self->following, g_source_remove);
  g_set_object (&self->match, match);
  self->tellings = match == NULL ? NULL : bm_game_ui_of (bm_match_get_game (match))->tellings;
  if (match == NULL)
    {
      g_list_store_remove_all (self->lines);
      return;
    }
  follow_match (self, TRUE);
}

/* The selected line, or else the last one that is no heading.  (transfer full) */
static BmLogLine *
dup_line (BmLog *self)
{
  BmLogLine *picked = gtk_single_selection_get_selected_item (self->selection);

  if (picked != NULL && has_why (self, picked))
    return g_object_ref (picked);
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->lines)); i > 0; i--)
    {
      g_autoptr(BmLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i - 1);

      if (bm_log_line_get (line)->kind == BM_LINE_EVENT)
        return g_steal_pointer (&line);
    }
  return NULL;
}

char *
bm_log_dup_why (BmLog *self)
{
  g_autoptr(BmLogLine) line = NULL;
  g_autoptr(GArray) why = NULL;

  g_return_val_if_fail (BM_IS_LOG (self), NULL);

  bm_log_catch_up (self);
  line = dup_line (self);
  if (line == NULL || !has_why (self, line))
    return NULL;
  why = find_why (self, line);
  return bm_why_view_words (why);
}

void
bm_log_grab_end (BmLog *self)
{
  GtkWidget *last;
  guint n;

  g_return_if_fail (BM_IS_LOG (self));

  bm_log_catch_up (self);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  scroll_to_end (self);
  if (n > 0)
    gtk_single_selection_set_selected (self->selection, n - 1);
  /* The list itself would focus its first row. */
  last = gtk_widget_get_last_child (GTK_WIDGET (self->list));
  gtk_widget_grab_focus (last != NULL ? last : GTK_WIDGET (self->list));
}
