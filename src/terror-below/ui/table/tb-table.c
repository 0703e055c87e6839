/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-table"

#include "config.h"

#include "tb-table-private.h"

#include "bm-log-line.h"
#include "bm-widget.h"
#include "bm-whole-box.h"
#include "tb-learn.h"
#include "tb-words.h"

/* More would lie over the Bounties. */
#define STATUS_LINES 2

enum { PROP_0, PROP_OPEN_HANDS, PROP_HELP, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (TbTable, tb_table, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BM_TYPE_TABLE, tb_table_interface_init))

BmMatch *
tb_table_get_match (TbTable *self)
{
  return self->play == NULL ? NULL : tb_play_get_match (self->play);
}

static void
at_pressed_cb (TbTable *self,
               guint    at)
{
  tb_table_press (self, at);
}

static void
at_hovered_cb (TbTable *self,
               guint    at)
{
  if (self->hovered == at)
    return;
  self->hovered = at;
  tb_table_show_hover (self);
}

static void
menu_chosen_cb (TbTable *self,
                guint    index)
{
  const TbOption *asked;
  guint n;

  if (self->play == NULL)
    return;
  asked = tb_play_get_asked (self->play, &n);
  if (index < n)
    tb_play_take_option (self->play, &asked[index]);
}

/* Marks the spaces of the hovered line of the log. */
static void
log_pointed_cb (TbTable   *self,
                BmLogLine *line)
{
  const BmLine *about = line == NULL ? NULL : bm_log_line_get (line);
  TbSpaces spaces = 0;

  for (guint i = 0; about != NULL && i < about->n_marks; i++)
    if (about->marks[i] < TB_N_SPACES)
      spaces |= TB_BIT (about->marks[i]);
  tb_board_view_set_marked (self->board, spaces);
}

static void
horizon_cb (TbTable *self)
{
  g_signal_emit_by_name (self, "horizon-changed");
}

static void
resized_cb (TbTable *self)
{
  TbTableLayout *layout = TB_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  const TbScale *scale = tb_table_layout_get_scale (layout);

  bm_widget_set_class (GTK_WIDGET (self), "small", scale->size == TB_SCALE_SMALL);
  bm_widget_set_class (GTK_WIDGET (self), "large", scale->size == TB_SCALE_LARGE);
  for (guint step = 1; step <= 4; step++)
    {
      g_autofree char *name = g_strdup_printf ("grown-%u", step);

      bm_widget_set_class (GTK_WIDGET (self), name, (guint) ((scale->grown - 1) * 4 + 0.5) == step);
    }
  tb_terror_zone_set_scale (self->zone, scale);
  tb_seats_panel_set_scale (self->seats, scale);
  tb_bounty_line_set_scale (self->line, scale);
  tb_hand_view_set_scale (self->hand, scale);
  tb_action_panel_set_scale (self->actions, scale);
  tb_hunt_panel_set_scale (self->hunt, scale);
  tb_objective_set_scale (self->objective, scale);
  tb_terror_turn_set_scale (self->terror_turn, scale);
  tb_successors_set_scale (self->successors, scale);
  tb_table_show_all (self);
}

static void
tb_table_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tb_table_parent_class)->map (widget);
  tb_table_show_unseen (TB_TABLE (widget));
}

/* What leaves the window, such as an attacking Worm, is cut off here: GTK would cut the whole window, and draw all of it
   again. */
static void
tb_table_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  GtkSnapshot *children = gtk_snapshot_new ();
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_point_t at;

  if (!gtk_widget_compute_point (window, widget, &GRAPHENE_POINT_INIT (0, 0), &at))
    at = GRAPHENE_POINT_INIT (0, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, children);
  bm_snapshot_append_cut (snapshot, children, &GRAPHENE_RECT_INIT (at.x, at.y, (float) gtk_widget_get_width (window),
                                                                  (float) gtk_widget_get_height (window)));
}

static gboolean
asks_for_a_card (TbTable *self)
{
  TbAsks asks = tb_play_get_asks (self->play);

  return asks == TB_ASKS_PLAY || asks == TB_ASKS_ADD || asks == TB_ASKS_HIDE || asks == TB_ASKS_DISCARD;
}

/* If a seat must confirm to be present, the button for that is focused; the status line keeps the instruction, as
   nothing was hovered. */
static gboolean
tb_table_grab_focus (GtkWidget *widget)
{
  TbTable *self = TB_TABLE (widget);
  gboolean grabbed;

  if (tb_table_waits (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->hand));
  if (self->play == NULL)
    return GTK_WIDGET_CLASS (tb_table_parent_class)->grab_focus (widget);
  grabbed = (asks_for_a_card (self) && gtk_widget_grab_focus (GTK_WIDGET (self->hand)))
            || gtk_widget_grab_focus (GTK_WIDGET (self->board));
  self->hovered = TB_AT_NONE;
  tb_table_show_hover (self);
  return grabbed;
}

/* Tab comes to each part in turn.  GTK would give the focus to where the answer is given, and Tab would never come to what
   stands before that. */
static gboolean
tb_table_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return bm_widget_focus (widget, direction);
  return GTK_WIDGET_CLASS (tb_table_parent_class)->focus (widget, direction);
}

static void
tb_table_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  if (prop_id == PROP_OPEN_HANDS)
    g_value_set_boolean (value, TB_TABLE (object)->viewer.open_hands);
  else if (prop_id == PROP_HELP)
    g_value_set_boolean (value, tb_table_get_help (TB_TABLE (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tb_table_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  TbTable *self = TB_TABLE (object);

  switch (prop_id)
    {
    case PROP_OPEN_HANDS:
      self->viewer.open_hands = g_value_get_boolean (value);
      tb_table_show_all (self);
      break;
    case PROP_HELP:
      tb_table_set_help (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tb_table_dispose (GObject *object)
{
  tb_table_drop_match (TB_TABLE (object));
  g_clear_pointer (&TB_TABLE (object)->tutor, bm_tutor_free);
  g_clear_object (&TB_TABLE (object)->mastery);
  bm_widget_dispose_template (GTK_WIDGET (object), TB_TYPE_TABLE);
  G_OBJECT_CLASS (tb_table_parent_class)->dispose (object);
}

static void
tb_table_finalize (GObject *object)
{
  TbTable *self = TB_TABLE (object);

  g_array_unref (self->lit);
  g_array_unref (self->hints);
  g_free (self->advice_words);
  tb_table_free_trial (self);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->passing, g_ptr_array_unref);
  G_OBJECT_CLASS (tb_table_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TbTable, left);
  gtk_widget_class_bind_template_child (widget_class, TbTable, right);
  gtk_widget_class_bind_template_child (widget_class, TbTable, zone);
  gtk_widget_class_bind_template_child (widget_class, TbTable, seats);
  gtk_widget_class_bind_template_child (widget_class, TbTable, objective);
  gtk_widget_class_bind_template_child (widget_class, TbTable, deeds);
  gtk_widget_class_bind_template_child (widget_class, TbTable, actions);
  gtk_widget_class_bind_template_child (widget_class, TbTable, hunt);
  gtk_widget_class_bind_template_child (widget_class, TbTable, notes);
  gtk_widget_class_bind_template_child (widget_class, TbTable, help);
  gtk_widget_class_bind_template_child (widget_class, TbTable, log);
  gtk_widget_class_bind_template_child (widget_class, TbTable, log_box);
  gtk_widget_class_bind_template_child (widget_class, TbTable, status);
  gtk_widget_class_bind_template_child (widget_class, TbTable, line);
  gtk_widget_class_bind_template_child (widget_class, TbTable, board);
  gtk_widget_class_bind_template_child (widget_class, TbTable, hand);
  gtk_widget_class_bind_template_child (widget_class, TbTable, terror_turn);
  gtk_widget_class_bind_template_child (widget_class, TbTable, successors);
  gtk_widget_class_bind_template_child (widget_class, TbTable, flights);
  gtk_widget_class_bind_template_callback (widget_class, at_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, at_hovered_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, tb_table_motion_ended);
  gtk_widget_class_bind_template_callback (widget_class, tb_table_motion_reached);
  gtk_widget_class_bind_template_callback (widget_class, tb_table_motion_left);
  gtk_widget_class_bind_template_callback (widget_class, tb_table_uncover);
  gtk_widget_class_bind_template_callback (widget_class, tb_table_help_pointed);
  gtk_widget_class_bind_template_callback (widget_class, tb_table_help_pressed);
  gtk_widget_class_bind_template_callback (widget_class, tb_table_dismiss_help);
}

static void
tb_table_class_init (TbTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tb_table_get_property;
  object_class->set_property = tb_table_set_property;
  object_class->dispose = tb_table_dispose;
  object_class->finalize = tb_table_finalize;
  widget_class->map = tb_table_map;
  widget_class->snapshot = tb_table_snapshot;
  widget_class->focus = tb_table_focus;
  widget_class->grab_focus = tb_table_grab_focus;
  props[PROP_OPEN_HANDS] = g_param_spec_boolean ("open-hands", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_HELP] = g_param_spec_boolean ("help", NULL, NULL, FALSE,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_type_ensure (TB_TYPE_TERROR_ZONE);
  g_type_ensure (TB_TYPE_SEATS_PANEL);
  g_type_ensure (TB_TYPE_DEEDS);
  g_type_ensure (TB_TYPE_ACTION_PANEL);
  g_type_ensure (TB_TYPE_OBJECTIVE);
  g_type_ensure (TB_TYPE_HUNT_PANEL);
  g_type_ensure (TB_TYPE_TERROR_TURN);
  g_type_ensure (TB_TYPE_SUCCESSORS);
  g_type_ensure (TB_TYPE_FLIGHT_LAYER);
  g_type_ensure (TB_TYPE_BOUNTY_LINE);
  g_type_ensure (TB_TYPE_BOARD_VIEW);
  g_type_ensure (TB_TYPE_HAND_VIEW);
  g_type_ensure (TB_TYPE_NOTES);
  g_type_ensure (BM_TYPE_HINT_PANEL);
  g_type_ensure (BM_TYPE_LOG);
  g_type_ensure (BM_TYPE_STATUS);
  g_type_ensure (BM_TYPE_WHOLE_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/terror-below/tb-table.ui");
  bind_children (widget_class);
  tb_table_install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "tbtable");
  gtk_widget_class_set_layout_manager_type (widget_class, TB_TYPE_TABLE_LAYOUT);
}

static void
tb_table_init (TbTable *self)
{
  TbTableLayout *layout;

  self->viewer = TB_VIEWER_NOBODY;
  self->motion = BM_MOTION_NORMAL;
  self->log_open = TRUE;
  self->told_turn = TB_NO_SEAT;
  self->help_seat = BM_SIDE_NOBODY;
  self->lit = g_array_new (FALSE, FALSE, sizeof (TbAt));
  self->hints = g_array_new (FALSE, FALSE, sizeof (TbAt));
  gtk_widget_init_template (GTK_WIDGET (self));
  layout = TB_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  tb_table_layout_set_places (layout, &(TbTablePlaces) { self->left, self->right, GTK_WIDGET (self->status),
                                                         GTK_WIDGET (self->line), GTK_WIDGET (self->board),
                                                         GTK_WIDGET (self->hand), GTK_WIDGET (self->terror_turn),
                                                         GTK_WIDGET (self->successors), GTK_WIDGET (self->flights) });
  g_signal_connect_object (layout, "resized", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "horizon", G_CALLBACK (horizon_cb), self, G_CONNECT_SWAPPED);
  tb_deeds_show (self->deeds, GTK_WIDGET (self->actions));
  bm_status_set_game (self->status, &tb_learn);
  bm_status_set_lines (self->status, STATUS_LINES);
  tb_table_watch_end_turn (self);
  tb_table_add_keys (self);
  tb_table_add_skipping (self);
}
