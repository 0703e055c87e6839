/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-board-view"

#include "config.h"

#include "wr-board-view-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "wr-board-menu.h"
#include "wr-piece-layer.h"
#include "wr-terrain-layer.h"

enum
{
  SIGNAL_SPACE_PRESSED,
  SIGNAL_SPACE_HOVERED,
  SIGNAL_SPACE_ASKED,
  SIGNAL_PIECE_LIFTED,
  SIGNAL_PIECE_DROPPED,
  SIGNAL_MENU_CHOSEN,
  SIGNAL_MENU_CLOSED,
  SIGNAL_MOTION_ENDED,
  SIGNAL_MOTION_REACHED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrBoardView, wr_board_view, GTK_TYPE_WIDGET)

void
wr_board_view_emit_hovered (WrBoardView *self,
                            WrSpace      space)
{
  g_signal_emit (self, signals[SIGNAL_SPACE_HOVERED], 0, (guint) space);
}

void
wr_board_view_emit_motion_ended (WrBoardView *self)
{
  g_signal_emit (self, signals[SIGNAL_MOTION_ENDED], 0);
}

void
wr_board_view_emit_motion_reached (WrBoardView *self,
                                   guint        event)
{
  g_signal_emit (self, signals[SIGNAL_MOTION_REACHED], 0, event);
}

/* ---- Callbacks */

static void
on_space_clicked_cb (WrBoardView   *self,
                     WrSpaceButton *button)
{
  /* A press during an animation ends it and counts: it refers to the final position. */
  wr_board_view_finish_motion (self);
  g_signal_emit (self, signals[SIGNAL_SPACE_PRESSED], 0, (guint) wr_space_button_get_space (button));
}

/* Any click or key in the window ends an animation and then acts as usual, unless something else is shown first that it
   cannot have been meant for. */
static gboolean
on_window_event_cb (WrBoardView *self,
                    GdkEvent    *event)
{
  GdkEventType type = gdk_event_get_event_type (event);
  const gboolean press = type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN;
  const gboolean pausing = self->motion != NULL && self->pausing;

  if (press)
    wr_board_view_set_keys_lead (self, FALSE);
  if (!press && (type != GDK_KEY_PRESS || gdk_key_event_is_modifier (event)))
    return GDK_EVENT_PROPAGATE;
  wr_board_view_finish_motion (self);
  return pausing ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* ---- Life */

static void
wr_board_view_root (GtkWidget *widget)
{
  WrBoardView *self = WR_BOARD_VIEW (widget);

  GTK_WIDGET_CLASS (wr_board_view_parent_class)->root (widget);
  self->skipper = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->skipper, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->skipper, "event", G_CALLBACK (on_window_event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->skipper);
}

static void
wr_board_view_unroot (GtkWidget *widget)
{
  WrBoardView *self = WR_BOARD_VIEW (widget);

  if (self->skipper != NULL)
    gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->skipper);
  self->skipper = NULL;
  GTK_WIDGET_CLASS (wr_board_view_parent_class)->unroot (widget);
}

/* Animations end when the board is hidden. */
static void
wr_board_view_unmap (GtkWidget *widget)
{
  wr_board_view_finish_motion (WR_BOARD_VIEW (widget));
  GTK_WIDGET_CLASS (wr_board_view_parent_class)->unmap (widget);
}

static void
wr_board_view_set_focus_child (GtkWidget *widget,
                               GtkWidget *child)
{
  GTK_WIDGET_CLASS (wr_board_view_parent_class)->set_focus_child (widget, child);
  wr_board_view_focus_child_changed (WR_BOARD_VIEW (widget), child);
}

static gboolean
wr_board_view_grab_focus (GtkWidget *widget)
{
  WrBoardView *self = WR_BOARD_VIEW (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->spaces[self->current]));
}

static void
wr_board_view_dispose (GObject *object)
{
  WrBoardView *self = WR_BOARD_VIEW (object);
  GtkWidget *child;

  wr_board_view_drop_motion (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  memset (self->spaces, 0, sizeof self->spaces);
  G_OBJECT_CLASS (wr_board_view_parent_class)->dispose (object);
}

static void
wr_board_view_finalize (GObject *object)
{
  WrBoardView *self = WR_BOARD_VIEW (object);

  g_array_unref (self->targets);
  g_array_unref (self->marked);
  g_free (self->result);
  G_OBJECT_CLASS (wr_board_view_parent_class)->finalize (object);
}

static void
install_signals (GType type)
{
  signals[SIGNAL_SPACE_PRESSED] = g_signal_new ("space-pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SPACE_HOVERED] = g_signal_new ("space-hovered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SPACE_ASKED] = g_signal_new ("space-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                              G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_PIECE_LIFTED] = g_signal_new ("piece-lifted", type, G_SIGNAL_RUN_LAST, 0,
                                               g_signal_accumulator_true_handled, NULL, NULL,
                                               G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  signals[SIGNAL_PIECE_DROPPED] = g_signal_new ("piece-dropped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_MENU_CHOSEN] = g_signal_new ("menu-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                              G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_MENU_CLOSED] = g_signal_new ("menu-closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                              G_TYPE_NONE, 0);
  signals[SIGNAL_MOTION_ENDED] = g_signal_new ("motion-ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                               G_TYPE_NONE, 0);
  signals[SIGNAL_MOTION_REACHED] = g_signal_new ("motion-reached", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                 G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
wr_board_view_class_init (WrBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = wr_board_view_dispose;
  object_class->finalize = wr_board_view_finalize;
  widget_class->measure = wr_board_view_measure;
  widget_class->size_allocate = wr_board_view_size_allocate;
  widget_class->root = wr_board_view_root;
  widget_class->unroot = wr_board_view_unroot;
  widget_class->unmap = wr_board_view_unmap;
  widget_class->focus = wr_board_view_focus;
  widget_class->grab_focus = wr_board_view_grab_focus;
  widget_class->set_focus_child = wr_board_view_set_focus_child;
  install_signals (G_TYPE_FROM_CLASS (klass));
  wr_board_view_add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "bmboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
own_target_clear (gpointer data)
{
  g_free (((WrOwnTarget *) data)->description);
}

/* Row numbers and column letters are decoration: every space has its own accessible name. */
static GtkWidget *
add_label (WrBoardView *self,
           const char  *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "can-target", FALSE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, "coordinate");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
add_labels (WrBoardView *self)
{
  char text[4];

  for (int row = 0; row <= WR_LAST_ROW; row++)
    {
      g_snprintf (text, sizeof text, "%d", row);
      self->row_labels[row] = add_label (self, text);
    }
  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      g_snprintf (text, sizeof text, "%c", 'a' + column);
      self->column_labels[column] = add_label (self, text);
    }
}

/* In reading order, row by row. */
static void
add_spaces (WrBoardView *self)
{
  for (int row = 0; row <= WR_ROW_BELOW; row++)
    for (int column = WR_COLUMN_LEFT; column <= WR_COLUMN_RIGHT; column++)
      {
        WrSpace space = WR_SPACE (column, row);
        GtkWidget *button;

        if (!wr_space_on_board (space) && !wr_space_outside (space))
          continue;
        button = wr_space_button_new (space);
        if (wr_space_outside (space))
          {
            gtk_widget_add_css_class (button, "outside");
            gtk_widget_set_visible (button, FALSE);
          }
        g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_space_clicked_cb), self);
        gtk_widget_set_parent (button, GTK_WIDGET (self));
        self->spaces[space] = WR_SPACE_BUTTON (button);
      }
}

static GtkWidget *
add_layer (WrBoardView *self,
           GtkWidget   *layer)
{
  gtk_widget_set_parent (layer, GTK_WIDGET (self));
  return layer;
}

static void
wr_board_view_init (WrBoardView *self)
{
  self->least = WR_BOARD_CELL_LEAST;
  self->targets = g_array_new (FALSE, FALSE, sizeof (WrOwnTarget));
  g_array_set_clear_func (self->targets, own_target_clear);
  self->marked = g_array_new (FALSE, FALSE, sizeof (WrSpace));
  self->selected = self->preview_at = self->result_space = WR_SPACE_NONE;
  self->pointed = self->rested = WR_SPACE_NONE;
  self->pointer_x = self->pointer_y = -1;
  self->current = WR_SPACE (WR_N_COLUMNS / 2, 0);
  self->speed = BM_MOTION_NORMAL;
  wr_position_init (&self->position);

  self->terrain = add_layer (self, wr_terrain_layer_new ());
  add_labels (self);
  add_spaces (self);
  self->pieces = add_layer (self, wr_piece_layer_new ());
  self->marks = add_layer (self, wr_mark_layer_new ());
  self->lifted_layer = add_layer (self, wr_piece_layer_new ());
  self->caption = add_layer (self, gtk_label_new (NULL));
  gtk_widget_add_css_class (self->caption, "board-caption");
  gtk_widget_set_can_target (self->caption, FALSE);
  self->menu = add_layer (self, wr_board_menu_new ());

  wr_board_view_add_pointer (self);
  wr_board_view_add_drag (self);
  wr_board_view_add_menu (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);
  wr_board_view_show_all (self);
}

/* ---- Public functions */

GtkWidget *
wr_board_view_new (void)
{
  return g_object_new (WR_TYPE_BOARD_VIEW, NULL);
}

void
wr_board_view_set_position (WrBoardView      *self,
                            const WrPosition *pos)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));
  g_return_if_fail (pos != NULL);

  wr_board_view_finish_motion (self);
  wr_board_view_cancel_drag (self);
  self->position = *pos;
  wr_board_view_show_all (self);
}

const WrPosition *
wr_board_view_get_position (WrBoardView *self)
{
  g_return_val_if_fail (WR_IS_BOARD_VIEW (self), NULL);

  return &self->position;
}

void
wr_board_view_set_targets (WrBoardView         *self,
                           const WrBoardTarget *targets,
                           guint                n)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));
  g_return_if_fail (targets != NULL || n == 0);

  g_array_set_size (self->targets, 0);
  for (guint i = 0; i < n; i++)
    {
      WrOwnTarget own = { targets[i], g_strdup (targets[i].description) };

      own.target.description = own.description;
      g_array_append_val (self->targets, own);
    }
  wr_board_view_show_all (self);
}

void
wr_board_view_set_selected (WrBoardView *self,
                            WrSpace      space)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  if (self->selected == space)
    return;
  self->selected = space;
  wr_board_view_show_all (self);
}

void
wr_board_view_set_preview (WrBoardView      *self,
                           const WrPosition *preview,
                           guint             crossed,
                           WrSpace           at,
                           const char       *caption)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  if (!self->has_preview && preview == NULL && !gtk_widget_get_visible (self->caption) && self->preview_at == at)
    return;
  self->has_preview = preview != NULL;
  if (preview != NULL)
    self->preview = *preview;
  self->preview_crossed = crossed;
  self->preview_at = at;
  gtk_label_set_text (GTK_LABEL (self->caption), caption != NULL ? caption : "");
  gtk_widget_set_visible (self->caption, caption != NULL && *caption != '\0' && at != WR_SPACE_NONE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  wr_board_view_show_all (self);
}

void
wr_board_view_set_tonight (WrBoardView     *self,
                           const WrTonight *tonight)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  if (!self->has_tonight && tonight == NULL)
    return;
  self->has_tonight = tonight != NULL;
  if (tonight != NULL)
    self->tonight = *tonight;
  wr_board_view_show_all (self);
}

void
wr_board_view_set_threats (WrBoardView     *self,
                           const WrThreats *threats)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  if (!self->has_threats && threats == NULL)
    return;
  self->has_threats = threats != NULL;
  if (threats != NULL)
    self->threats = *threats;
  wr_board_view_show_all (self);
}

void
wr_board_view_set_traps (WrBoardView *self,
                         guint        columns)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  if (self->traps == columns)
    return;
  self->traps = columns;
  wr_board_view_show_all (self);
}

void
wr_board_view_set_marked (WrBoardView   *self,
                          const WrSpace *spaces,
                          guint          n)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));
  g_return_if_fail (spaces != NULL || n == 0);

  if (n == 0 && self->marked->len == 0)
    return;
  g_array_set_size (self->marked, 0);
  if (n > 0)
    g_array_append_vals (self->marked, spaces, n);
  wr_board_view_show_all (self);
}

void
wr_board_view_focus_space (WrBoardView *self,
                           WrSpace      space)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));
  g_return_if_fail (self->spaces[space] != NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->spaces[space])))
    return;
  self->current = space;
  gtk_widget_grab_focus (GTK_WIDGET (self->spaces[space]));
}

WrSpace
wr_board_view_get_focus (WrBoardView *self)
{
  g_return_val_if_fail (WR_IS_BOARD_VIEW (self), WR_SPACE_NONE);

  return self->current;
}

void
wr_board_view_set_result (WrBoardView *self,
                          WrSpace      space,
                          const char  *text)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  g_free (self->result);
  self->result = g_strdup (text);
  self->result_space = space;
  wr_board_view_show_all (self);
}
