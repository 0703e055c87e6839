/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-hand"

#include "config.h"

#include "bm-hand-private.h"

#include <glib/gi18n-lib.h>

#include "bm-card-face.h"
#include "bm-keys.h"
#include "bm-widget.h"

enum { PROP_0, PROP_COVERED, PROP_CAN_SHOW, PROP_VERTICAL, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_CARD_ACTIVATED, SIGNAL_CARD_POINTED, SIGNAL_CARD_DRAGGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmHand, bm_hand, GTK_TYPE_WIDGET)

static void
pointer_entered_cb (GtkEventController *controller,
                    double              x,
                    double              y,
                    gpointer            data)
{
  BmHand *self = data;
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  self->hovered = bm_hand_index_of (self, button);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_CARD_POINTED], 0, (guint) bm_card_button_get_card (BM_CARD_BUTTON (button)));
}

static void
pointer_left_cb (GtkEventController *controller,
                 gpointer            data)
{
  BmHand *self = data;

  if (self->hovered != bm_hand_index_of (self, gtk_event_controller_get_widget (controller)))
    return;
  self->hovered = -1;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_CARD_POINTED], 0, (guint) BM_CARD_NONE);
}

static void
clicked_cb (BmHand       *self,
            BmCardButton *button)
{
  GtkEventController *drag = g_object_get_data (G_OBJECT (button), "drag");

  /* The press of a click is still remembered as the start of a drag. */
  if (drag != NULL)
    gtk_event_controller_reset (drag);
  bm_hand_clear_view (self);
  g_signal_emit (self, signals[SIGNAL_CARD_ACTIVATED], 0, (guint) bm_card_button_get_card (button));
  /* The full card must not hide what is decided next. */
  bm_hand_clear_view (self);
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source,
                 double         x,
                 double         y,
                 gpointer       data)
{
  BmCardButton *button = BM_CARD_BUTTON (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source)));
  g_autoptr(GdkPaintable) picture = NULL;

  if (!bm_card_button_get_available (button))
    return NULL;
  picture = gtk_widget_paintable_new (GTK_WIDGET (button));
  gtk_drag_source_set_icon (source, picture, (int) x, (int) y);
  return gdk_content_provider_new_typed (G_TYPE_UINT, (guint) bm_card_button_get_card (button));
}

static void
drag_begin_cb (GtkDragSource *source,
               GdkDrag       *drag,
               gpointer       data)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  bm_hand_clear_view (data);
  g_signal_emit (data, signals[SIGNAL_CARD_DRAGGED], 0, (guint) bm_card_button_get_card (BM_CARD_BUTTON (button)));
}

static void
drag_end_cb (GtkDragSource *source,
             GdkDrag       *drag,
             gboolean       moved,
             gpointer       data)
{
  g_signal_emit (data, signals[SIGNAL_CARD_DRAGGED], 0, (guint) BM_CARD_NONE);
}

GtkWidget *
bm_hand_make_card (BmHand     *self,
                   BmCardLook  look)
{
  GtkWidget *button = bm_card_button_new (look, bm_hand_card_size (self));
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  GtkDragSource *drag = gtk_drag_source_new ();

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "enter", G_CALLBACK (pointer_entered_cb), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left_cb), self, 0);
  g_signal_connect_object (focus, "enter", G_CALLBACK (bm_hand_focus_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (bm_hand_focus_changed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
  if (look.number != BM_CARD_NONE)
    {
      gtk_drag_source_set_actions (drag, GDK_ACTION_COPY);
      g_signal_connect_object (drag, "prepare", G_CALLBACK (drag_prepare_cb), self, 0);
      g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, 0);
      g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, 0);
      gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (drag));
      g_object_set_data (G_OBJECT (button), "drag", drag);
    }
  else
    {
      g_object_unref (drag);
    }
  /* The hand shows the full card instead of a tooltip. */
  gtk_widget_set_has_tooltip (button, FALSE);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
set_covered (BmHand   *self,
             gboolean  covered)
{
  gboolean had_focus = bm_hand_focused_index (self) >= 0 || gtk_widget_is_focus (self->show);

  if (self->covered == covered)
    return;
  self->covered = covered;
  bm_hand_forget_pointer (self);
  gtk_popover_popdown (self->peek);
  bm_hand_show_covered (self);
  if (had_focus)
    bm_hand_focus_card (self, (guint) MAX (0, self->current));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COVERED]);
}

static void
set_vertical (BmHand   *self,
              gboolean  vertical)
{
  if (self->vertical == vertical)
    return;
  self->vertical = vertical;
  for (guint i = 0; i < self->cards->len; i++)
    bm_card_button_set_size (g_ptr_array_index (self->cards, i), bm_hand_card_size (self));
  bm_hand_show_covered (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VERTICAL]);
}

static void
show_cb (BmHand *self)
{
  set_covered (self, FALSE);
}

/* One Tab stop.  Arrow keys move between the cards and do not leave the hand. */
static gboolean
bm_hand_focus (GtkWidget        *widget,
               GtkDirectionType  direction)
{
  BmHand *self = BM_HAND (widget);
  int at = bm_hand_focused_index (self), step = 0;

  if (self->cards->len == 0)
    return FALSE;
  if (self->covered)
    return self->can_show && !gtk_widget_is_focus (self->show) && gtk_widget_grab_focus (self->show);
  if (at < 0)
    return bm_hand_focus_card (self, (guint) CLAMP (self->current, 0, (int) self->cards->len - 1));
  if (direction == (self->vertical ? GTK_DIR_DOWN : GTK_DIR_RIGHT))
    step = 1;
  else if (direction == (self->vertical ? GTK_DIR_UP : GTK_DIR_LEFT))
    step = -1;
  else
    return FALSE;
  if (!self->vertical && gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    step = -step;
  if (bm_hand_card_at (self, at + step) != NULL)
    bm_hand_focus_card (self, (guint) (at + step));
  return TRUE;
}

static gboolean
bm_hand_grab_focus (GtkWidget *widget)
{
  BmHand *self = BM_HAND (widget);

  return bm_hand_focus_card (self, (guint) CLAMP (self->current, 0, MAX (0, (int) self->cards->len - 1)));
}

static gboolean
edge_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   unused)
{
  BmHand *self = BM_HAND (widget);

  return self->cards->len > 0 && bm_hand_focus_card (self, g_variant_get_boolean (args) ? self->cards->len - 1 : 0);
}

static void
bm_hand_unmap (GtkWidget *widget)
{
  bm_hand_clear_view (BM_HAND (widget));
  bm_hand_forget_pointer (BM_HAND (widget));
  GTK_WIDGET_CLASS (bm_hand_parent_class)->unmap (widget);
}

static void
bm_hand_get_property (GObject    *object,
                      guint       prop_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  BmHand *self = BM_HAND (object);

  switch (prop_id)
    {
    case PROP_COVERED:
      g_value_set_boolean (value, self->covered);
      break;
    case PROP_CAN_SHOW:
      g_value_set_boolean (value, self->can_show);
      break;
    case PROP_VERTICAL:
      g_value_set_boolean (value, self->vertical);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bm_hand_set_property (GObject      *object,
                      guint         prop_id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  BmHand *self = BM_HAND (object);

  switch (prop_id)
    {
    case PROP_COVERED:
      set_covered (self, g_value_get_boolean (value));
      break;
    case PROP_CAN_SHOW:
      if (self->can_show == g_value_get_boolean (value))
        return;
      self->can_show = g_value_get_boolean (value);
      bm_hand_show_covered (self);
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_VERTICAL:
      set_vertical (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bm_hand_dispose (GObject *object)
{
  BmHand *self = BM_HAND (object);
  GtkWidget *child;

  g_clear_handle_id (&self->peek_idle, g_source_remove);
  g_clear_handle_id (&self->peek_timer, g_source_remove);
  if (self->cards != NULL)
    g_ptr_array_set_size (self->cards, 0);
  if (self->backs != NULL)
    g_ptr_array_set_size (self->backs, 0);
  self->peek = NULL;
  self->show = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bm_hand_parent_class)->dispose (object);
}

static void
bm_hand_finalize (GObject *object)
{
  BmHand *self = BM_HAND (object);

  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->backs);
  g_array_unref (self->shown);
  G_OBJECT_CLASS (bm_hand_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  props[PROP_COVERED] = g_param_spec_boolean ("covered", NULL, NULL, FALSE, flags);
  props[PROP_CAN_SHOW] = g_param_spec_boolean ("can-show", NULL, NULL, TRUE, flags);
  props[PROP_VERTICAL] = g_param_spec_boolean ("vertical", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bm_hand_class_init (BmHandClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bm_hand_get_property;
  object_class->set_property = bm_hand_set_property;
  object_class->dispose = bm_hand_dispose;
  object_class->finalize = bm_hand_finalize;
  widget_class->get_request_mode = bm_hand_get_request_mode;
  widget_class->measure = bm_hand_measure;
  widget_class->size_allocate = bm_hand_size_allocate;
  widget_class->snapshot = bm_hand_snapshot;
  widget_class->unmap = bm_hand_unmap;
  widget_class->focus = bm_hand_focus;
  widget_class->grab_focus = bm_hand_grab_focus;

  install_properties (object_class);
  signals[SIGNAL_CARD_ACTIVATED] = g_signal_new ("card-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CARD_POINTED] = g_signal_new ("card-pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CARD_DRAGGED] = g_signal_new ("card-dragged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, edge_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, edge_cb, "b", TRUE);
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bm_hand_init (BmHand *self)
{
  g_autofree char *tooltip = NULL;

  self->cards = g_ptr_array_new ();
  self->backs = g_ptr_array_new ();
  self->shown = g_array_new (FALSE, FALSE, sizeof (BmHandCard));
  self->hovered = self->pointed = -1;
  self->pointer_x = self->pointer_y = -1;
  self->back = BM_CARD_LOOK_NONE;
  self->picked = BM_CARD_NONE;
  self->can_show = TRUE;

  self->show = gtk_button_new_with_label (_("Show hand"));
  tooltip = bm_keys_dup_tooltip (_("Turns the cards of this hand face up"), "table.show-hand");
  bm_widget_set_tooltip (self->show, tooltip);
  gtk_widget_set_visible (self->show, FALSE);
  gtk_widget_add_css_class (self->show, "show-hand");
  g_signal_connect_object (self->show, "clicked", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->show, GTK_WIDGET (self));

  bm_hand_add_peek (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hand"), -1);
}

void
bm_hand_set_back (BmHand     *self,
                  BmCardLook  back)
{
  g_return_if_fail (BM_IS_HAND (self));

  if (g_str_equal (self->back.art, back.art))
    return;
  self->back = back;
  bm_hand_show_covered (self);
}

GtkWidget *
bm_hand_new (void)
{
  return g_object_new (BM_TYPE_HAND, NULL);
}

guint
bm_hand_get_n_cards (BmHand *self)
{
  g_return_val_if_fail (BM_IS_HAND (self), 0);
  return self->cards->len;
}

gboolean
bm_hand_focus_card (BmHand *self,
                    guint   index)
{
  GtkWidget *button;

  g_return_val_if_fail (BM_IS_HAND (self), FALSE);

  button = bm_hand_card_at (self, (int) index);
  if (button == NULL)
    return FALSE;
  self->current = (int) index;
  if (self->covered)
    return self->can_show && gtk_widget_grab_focus (self->show);
  return gtk_widget_grab_focus (button);
}
