/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-play-words.h"
#include "wr-draft-screen.h"
#include "wr-learn.h"
#include "wr-table-private.h"
#include "bm-whole-box.h"
#include "bm-widget.h"

#include <glib/gi18n-lib.h>

enum
{
  PROP_0, PROP_HELP_WORMS, PROP_HELP_BIRD, PROP_ASKS_END, N_PROPS
};
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (WrTable, wr_table, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BM_TYPE_TABLE, wr_table_interface_init))

static void
space_pressed_cb (WrTable *self,
                  guint    space)
{
  if (self->play == NULL)
    return;
  wr_board_view_finish_motion (self->board);
  wr_play_press_space (self->play, (WrSpace) space);
}

static void
space_hovered_cb (WrTable *self,
                  guint    space)
{
  self->hovered = (WrSpace) space;
  if (self->play == NULL)
    return;
  wr_table_show_preview (self);
  if (wr_asks_for_middle (self->play))
    wr_table_mark_advice (self);
}

static void
menu_chosen_cb (WrTable *self,
                guint    index)
{
  const WrOption *asked;
  guint n;

  if (self->play == NULL)
    return;
  asked = wr_play_get_asked (self->play, &n);
  if (index < n)
    wr_play_take_option (self->play, &asked[index]);
}

static void
space_asked_cb (WrTable *self,
                guint    space)
{
  if (self->play == NULL)
    return;
  wr_board_view_finish_motion (self->board);
  wr_play_ask_all (self->play, (WrSpace) space);
}

static gboolean
piece_lifted_cb (WrTable *self,
                 guint    piece)
{
  return self->play != NULL && wr_play_lift (self->play, (WrPiece) piece);
}

static void
piece_dropped_cb (WrTable *self,
                  guint    space)
{
  if (self->play != NULL)
    wr_play_drop (self->play, (WrSpace) space);
}

static void
piece_pressed_cb (WrTable *self,
                  guint    piece)
{
  if (self->play == NULL)
    return;
  wr_board_view_finish_motion (self->board);
  wr_play_pick_piece (self->play, (WrPiece) piece);
}

static void
power_pressed_cb (WrTable *self,
                  guint    piece)
{
  if (self->play == NULL)
    return;
  wr_board_view_finish_motion (self->board);
  wr_play_press_power (self->play, (WrPiece) piece);
}

static void
answered_cb (WrTable *self,
             guint    move)
{
  if (self->play == NULL)
    return;
  wr_board_view_finish_motion (self->board);
  wr_play_answer (self->play, (BmMove) move);
}

static void
card_activated_cb (WrTable *self,
                   guint    card)
{
  if (self->play == NULL || card == BM_CARD_NONE)
    return;
  wr_board_view_finish_motion (self->board);
  wr_play_press_card (self->play, (guint8) card);
}

static void
motion_reached_cb (WrTable *self,
                   guint    event)
{
  wr_table_parts_reach (self->parts, event);
}

static void
event_shown_cb (const BmEvent *event,
                gpointer       table)
{
  g_signal_emit_by_name (table, "event-shown", event);
}

/* `Show hand` was pressed, or the table covered it itself. */
static void
covered_changed_cb (WrTable *self)
{
  gboolean covered;

  g_object_get (self->hand, "covered", &covered, NULL);
  if (!covered && self->viewer.covered)
    wr_table_uncover (self);
}

static void
log_pointed_cb (WrTable   *self,
                BmLogLine *line)
{
  if (line == NULL)
    wr_table_mark_advice (self);
  else
    wr_board_view_set_marked (self->board, bm_log_line_get (line)->marks, bm_log_line_get (line)->n_marks);
}

static gboolean
wr_table_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return wr_table_tab (WR_TABLE (widget), direction);
  return GTK_WIDGET_CLASS (wr_table_parent_class)->focus (widget, direction);
}

/* The board has the focus first, on the space that had it last. */
static gboolean
wr_table_grab_focus (GtkWidget *widget)
{
  WrTable *self = WR_TABLE (widget);

  wr_board_view_focus_space (self->board, wr_board_view_get_focus (self->board));
  return TRUE;
}

static void
wr_table_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  WrTable *self = WR_TABLE (object);

  switch (prop_id)
    {
    case PROP_HELP_WORMS:
      g_value_set_boolean (value, wr_table_help_get (self->help, WR_SIDE_WORMS));
      break;
    case PROP_HELP_BIRD:
      g_value_set_boolean (value, wr_table_help_get (self->help, WR_SIDE_BIRD));
      break;
    case PROP_ASKS_END:
      g_value_set_boolean (value, self->asks_end);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
wr_table_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  WrTable *self = WR_TABLE (object);

  switch (prop_id)
    {
    /* They are notified when the mastery changes. */
    case PROP_HELP_WORMS:
      wr_table_help_set (self->help, WR_SIDE_WORMS, g_value_get_boolean (value));
      break;
    case PROP_HELP_BIRD:
      wr_table_help_set (self->help, WR_SIDE_BIRD, g_value_get_boolean (value));
      break;
    case PROP_ASKS_END:
      if (self->asks_end == g_value_get_boolean (value))
        return;
      self->asks_end = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
wr_table_dispose (GObject *object)
{
  WrTable *self = WR_TABLE (object);

  bm_table_set_match (BM_TABLE (self), NULL);
  g_clear_object (&self->help);
  bm_widget_dispose_template (GTK_WIDGET (self), WR_TYPE_TABLE);
  g_clear_pointer (&self->parts, wr_table_parts_free);
  g_clear_pointer (&self->deferred, wr_table_deferred_free);
  g_clear_pointer (&self->docks, wr_table_docks_free);
  g_clear_pointer (&self->speech, wr_table_speech_free);
  g_clear_pointer (&self->pick, g_free);
  G_OBJECT_CLASS (wr_table_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  props[PROP_HELP_WORMS] = g_param_spec_boolean ("help-worms", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_HELP_BIRD] = g_param_spec_boolean ("help-bird", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_ASKS_END] = g_param_spec_boolean ("asks-end", NULL, NULL, FALSE,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  /* Checked once, when the first table is created. */
  static const char *const children[] = {
    "left", "left_hand", "worm_actions", "left_slot", "left_dock", "right", "right_hand", "bird_actions", "right_slot",
    "right_dock", "threats_dock", "threats_lines", "tonight_panel", "tonight_lines", "legend", "log_panel"
  };

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/worms-rising/wr-table.ui");
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i], FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, WrTable, party);
  gtk_widget_class_bind_template_child (widget_class, WrTable, bird);
  gtk_widget_class_bind_template_child (widget_class, WrTable, log);
  gtk_widget_class_bind_template_child (widget_class, WrTable, status);
  gtk_widget_class_bind_template_child (widget_class, WrTable, board);
  gtk_widget_class_bind_template_child (widget_class, WrTable, hand);
  gtk_widget_class_bind_template_callback (widget_class, power_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, answered_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, covered_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, space_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, space_hovered_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, space_asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, piece_lifted_cb);
  gtk_widget_class_bind_template_callback (widget_class, piece_dropped_cb);
  gtk_widget_class_bind_template_callback (widget_class, piece_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, wr_table_motion_ended);
  gtk_widget_class_bind_template_callback (widget_class, motion_reached_cb);
}

static void
wr_table_class_init (WrTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = wr_table_get_property;
  object_class->set_property = wr_table_set_property;
  object_class->dispose = wr_table_dispose;
  widget_class->focus = wr_table_focus;
  widget_class->grab_focus = wr_table_grab_focus;

  install_properties (object_class);
  g_type_ensure (WR_TYPE_ACTION_PANEL);
  g_type_ensure (WR_TYPE_BIRD_PANEL);
  g_type_ensure (WR_TYPE_BOARD_VIEW);
  g_type_ensure (BM_TYPE_HAND);
  g_type_ensure (BM_TYPE_LOG);
  g_type_ensure (WR_TYPE_PARTY_PANEL);
  g_type_ensure (BM_TYPE_STATUS);
  g_type_ensure (BM_TYPE_WHOLE_BOX);
  bind_template (widget_class);
  wr_table_install_actions (widget_class);
  wr_table_install_keys ();
  gtk_widget_class_set_css_name (widget_class, "duel");
}

static void
horizon_cb (WrTable *self)
{
  g_signal_emit_by_name (self, "horizon-changed");
}

static gpointer
child (WrTable    *self,
       const char *id)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), WR_TYPE_TABLE, id);
}

static void
help_switched_cb (WrTable *self)
{
  wr_table_show_hints (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELP_WORMS]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELP_BIRD]);
  /* Undo may be free now, or no longer. */
  if (self->play != NULL)
    wr_table_show_options (self);
}

static void
install_layout (WrTable *self)
{
  WrTablePlaces places = {
    .docks = { child (self, "left_dock"), child (self, "threats_dock"), child (self, "right_dock") },
    .status = self->status, .board = self->board, .hand = self->hand
  };

  self->columns[WR_SIDE_WORMS] = (WrTableColumn) {
    child (self, "left"), GTK_WIDGET (self->party), wr_party_panel_get_reminders (self->party), child (self, "left_slot"),
    child (self, "left_hand"), child (self, "worm_actions")
  };
  self->columns[WR_SIDE_BIRD] = (WrTableColumn) {
    child (self, "right"), GTK_WIDGET (self->bird), wr_bird_panel_get_reminders (self->bird), child (self, "right_slot"),
    child (self, "right_hand"), child (self, "bird_actions")
  };
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    places.columns[side] = self->columns[side];
  self->layout = wr_table_layout_install (GTK_WIDGET (self), &places);
  self->shape = wr_table_layout_get_shape (self->layout);
  self->docks = wr_table_docks_new (GTK_WIDGET (self), &places, self->shape);
  g_signal_connect_object (self->layout, "reshape", G_CALLBACK (wr_table_reshape), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->layout, "horizon", G_CALLBACK (horizon_cb), self, G_CONNECT_SWAPPED);
}

static void
wr_table_init (WrTable *self)
{
  self->motion = BM_MOTION_NORMAL;
  self->hovered = WR_SPACE_NONE;
  self->viewer = WR_VIEWER_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  wr_table_add_drop (self);
  self->deferred = wr_table_deferred_new (GTK_WIDGET (self), wr_table_show_around, self);
  bm_status_set_game (self->status, &wr_learn);
  self->speech = wr_table_speech_new (GTK_WIDGET (self), self->status, self->board);
  self->parts = wr_table_parts_new (self->board, self->status, self->log, self->speech, &self->viewer.seats,
                                    event_shown_cb, self);
  install_layout (self);
  self->help = wr_table_help_new (self->columns, self->board, self->speech);
  g_signal_connect_object (self->help, "update", G_CALLBACK (wr_table_show_hints), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->help, "unmark", G_CALLBACK (wr_table_mark_advice), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->help, "switched", G_CALLBACK (help_switched_cb), self, G_CONNECT_SWAPPED);
  wr_table_add_keys (self);
}

gboolean
wr_table_is_moving (WrTable *self)
{
  g_return_val_if_fail (WR_IS_TABLE (self), FALSE);
  return wr_table_parts_is_on (self->parts) || wr_board_view_is_moving (self->board);
}

BmMatch *
wr_table_get_match (WrTable *self)
{
  g_return_val_if_fail (WR_IS_TABLE (self), NULL);
  return self->play == NULL ? NULL : wr_play_get_match (self->play);
}

gboolean
wr_table_get_help (WrTable *self,
                   WrSide   side)
{
  g_return_val_if_fail (WR_IS_TABLE (self) && side < WR_N_SIDES, FALSE);
  return wr_table_help_get (self->help, side);
}
