/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-hand"

#include "config.h"

#include "bm-hand-private.h"

#include <glib/gi18n-lib.h>

#include "bm-card-face.h"
#include "bm-widget.h"

/* From this on a whole card is as wide as half the board. */
#define LARGE_TEXT 1.4

enum { PROP_0, PROP_COVERED, PROP_CAN_SHOW, PROP_VERTICAL, PROP_SIDE, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_CARD_ACTIVATED, SIGNAL_CARD_POINTED, SIGNAL_CARD_DRAGGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmHand, bm_hand, GTK_TYPE_WIDGET)

static gboolean
focus_is_seen (BmHand *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* Above its card; in large text it would cover the board, so it stands beside the hand, over a column. */
static void
place_peek (BmHand                *self,
            const graphene_rect_t *at)
{
  GdkRectangle to = { (int) at->origin.x, (int) at->origin.y, (int) at->size.width, (int) at->size.height };
  GtkPositionType side = GTK_POS_TOP;

  if (self->vertical)
    {
      side = GTK_POS_RIGHT;
    }
  else if (bm_card_text_scale (GTK_WIDGET (self)) > LARGE_TEXT)
    {
      side = GTK_POS_LEFT;
      to.x = 0;
      to.width = 1;
    }
  gtk_popover_set_position (self->peek, side);
  gtk_popover_set_pointing_to (self->peek, &to);
}

/* The whole of the card that the keyboard is on stands beside it; the pointer has its tooltip. */
static void
show_peek (BmHand *self)
{
  int index = bm_hand_focused_index (self);
  GtkWidget *button = bm_hand_card_at (self, index), *large = NULL;
  graphene_rect_t at;

  if (button != NULL && focus_is_seen (self) && gtk_widget_get_mapped (button))
    large = bm_card_button_make_large (BM_CARD_BUTTON (button));
  if (large == NULL || !gtk_widget_compute_bounds (button, GTK_WIDGET (self), &at))
    {
      if (large != NULL)
        g_object_ref_sink (large);
      g_clear_object (&large);
      gtk_popover_popdown (self->peek);
      return;
    }
  gtk_popover_set_child (self->peek, large);
  place_peek (self, &at);
  gtk_popover_popup (self->peek);
}

/* Only when the focus has come to rest, and with it whether it is seen. */
static gboolean
focus_rests (gpointer data)
{
  BmHand *self = data;
  int index = bm_hand_focused_index (self);

  self->peek_idle = 0;
  if (index >= 0)
    self->current = index;
  show_peek (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
focus_changed_cb (BmHand *self)
{
  if (self->peek_idle == 0)
    self->peek_idle = g_idle_add (focus_rests, self);
}

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
  g_signal_emit (self, signals[SIGNAL_CARD_POINTED], 0, (guint) BM_NO_CARD);
}

static void
clicked_cb (BmHand       *self,
            BmCardButton *button)
{
  GtkEventController *drag = g_object_get_data (G_OBJECT (button), "drag");

  /* The press that became a click is still remembered as the beginning of a drag. */
  if (drag != NULL)
    gtk_event_controller_reset (drag);
  gtk_popover_popdown (self->peek);
  g_signal_emit (self, signals[SIGNAL_CARD_ACTIVATED], 0, (guint) bm_card_button_get_card (button));
  /* Whatever is asked for now must be seen: no large card over it. */
  g_clear_handle_id (&self->peek_idle, g_source_remove);
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

  g_signal_emit (data, signals[SIGNAL_CARD_DRAGGED], 0, (guint) bm_card_button_get_card (BM_CARD_BUTTON (button)));
}

static void
drag_end_cb (GtkDragSource *source,
             GdkDrag       *drag,
             gboolean       moved,
             gpointer       data)
{
  g_signal_emit (data, signals[SIGNAL_CARD_DRAGGED], 0, (guint) BM_NO_CARD);
}

static GtkWidget *
make_card (BmHand *self,
           guint8  card)
{
  GtkWidget *button = bm_card_button_new (card, self->side == BM_SIDE_BIRD ? BM_DECK_BIRD : BM_DECK_WORM,
                                          self->vertical ? BM_CARD_SIZE_LINE : BM_CARD_SIZE_SMALL);
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  GtkDragSource *drag = gtk_drag_source_new ();

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "enter", G_CALLBACK (pointer_entered_cb), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left_cb), self, 0);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
  if (card != BM_NO_CARD)
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
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

/* As many backs as cards, and the button over them. */
static void
show_covered (BmHand *self)
{
  guint n = self->covered && !self->vertical ? self->cards->len : 0;

  while (self->backs->len > n)
    {
      gtk_widget_unparent (g_ptr_array_index (self->backs, self->backs->len - 1));
      g_ptr_array_set_size (self->backs, (int) self->backs->len - 1);
    }
  while (self->backs->len < n)
    {
      GtkWidget *back = bm_card_face_new_mute (BM_NO_CARD, BM_CARD_SIZE_SMALL);

      gtk_widget_set_can_target (back, FALSE);
      gtk_widget_insert_after (back, GTK_WIDGET (self), NULL);
      g_ptr_array_add (self->backs, back);
    }
  for (guint i = 0; i < n; i++)
    bm_card_face_set_back (g_ptr_array_index (self->backs, i),
                           self->side == BM_SIDE_BIRD ? BM_DECK_BIRD : BM_DECK_WORM);
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->cards, i), !self->covered);
  gtk_widget_set_visible (self->show, self->covered && self->can_show && self->cards->len > 0);
  bm_widget_set_class (GTK_WIDGET (self), "covered", self->covered);
  bm_widget_set_class (GTK_WIDGET (self), "vertical", self->vertical);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_covered (BmHand   *self,
             gboolean  covered)
{
  gboolean had_focus = bm_hand_focused_index (self) >= 0 || gtk_widget_is_focus (self->show);

  if (self->covered == covered)
    return;
  self->covered = covered;
  self->hovered = -1;
  gtk_popover_popdown (self->peek);
  show_covered (self);
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
    bm_card_button_set_size (g_ptr_array_index (self->cards, i), vertical ? BM_CARD_SIZE_LINE : BM_CARD_SIZE_SMALL);
  show_covered (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VERTICAL]);
}

static void
show_cb (BmHand *self)
{
  set_covered (self, FALSE);
}

/* One Tab stop.  Arrows go from card to card and stay in the hand at its ends. */
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
  gtk_popover_popdown (BM_HAND (widget)->peek);
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
    case PROP_SIDE:
      g_value_set_int (value, (int) self->side);
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
      show_covered (self);
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_VERTICAL:
      set_vertical (self, g_value_get_boolean (value));
      break;
    case PROP_SIDE:
      if ((int) self->side == g_value_get_int (value))
        return;
      self->side = (BmSide) g_value_get_int (value);
      show_covered (self);
      g_object_notify_by_pspec (object, pspec);
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
  props[PROP_SIDE] = g_param_spec_int ("side", NULL, NULL, BM_SIDE_WORMS, BM_SIDE_BIRD, BM_SIDE_WORMS, flags);
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
  self->cards = g_ptr_array_new ();
  self->backs = g_ptr_array_new ();
  self->shown = g_array_new (FALSE, FALSE, sizeof (BmHandCard));
  self->hovered = -1;
  self->picked = BM_NO_CARD;
  self->can_show = TRUE;

  self->show = gtk_button_new_with_label (_("Show hand"));
  gtk_widget_set_visible (self->show, FALSE);
  gtk_widget_add_css_class (self->show, "show-hand");
  g_signal_connect_object (self->show, "clicked", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->show, GTK_WIDGET (self));

  self->peek = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_autohide (self->peek, FALSE);
  gtk_popover_set_has_arrow (self->peek, FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->peek), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->peek), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->peek), "card-peek");
  gtk_widget_set_parent (GTK_WIDGET (self->peek), GTK_WIDGET (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hand"), -1);
}

GtkWidget *
bm_hand_new (void)
{
  return g_object_new (BM_TYPE_HAND, NULL);
}

/* The first button of OLD that has CARD, which is taken out; NULL: none has. */
static GtkWidget *
take_button (GPtrArray *old,
             guint8     card)
{
  for (guint i = 0; i < old->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (old, i);

      if (bm_card_button_get_card (BM_CARD_BUTTON (button)) == card)
        {
          g_ptr_array_remove_index (old, i);
          return button;
        }
    }
  return NULL;
}

static void
fill (BmHand           *self,
      const BmHandCard *cards,
      guint             n)
{
  g_autoptr(GPtrArray) old = g_steal_pointer (&self->cards);
  GtkWidget *previous = NULL;

  self->cards = g_ptr_array_sized_new (n);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *button = take_button (old, cards[i].card);

      if (button == NULL)
        button = make_card (self, cards[i].card);
      gtk_widget_insert_after (button, GTK_WIDGET (self), previous);
      previous = button;
      if (cards[i].card != BM_NO_CARD)
        bm_card_button_set_cost (BM_CARD_BUTTON (button), cards[i].cost);
      bm_card_button_set_available (BM_CARD_BUTTON (button), cards[i].available, cards[i].why);
      g_ptr_array_add (self->cards, button);
    }
  for (guint i = 0; i < old->len; i++)
    gtk_widget_unparent (g_ptr_array_index (old, i));
}

/* Nothing is laid out anew for the same cards. */
static gboolean
is_shown (BmHand           *self,
          const BmHandCard *cards,
          guint             n)
{
  gboolean same = self->shown->len == n && self->shown_side == self->side && self->cards->len == n;

  for (guint i = 0; i < n && same; i++)
    {
      const BmHandCard *old = &g_array_index (self->shown, BmHandCard, i);

      same = old->card == cards[i].card && old->cost == cards[i].cost && old->available == cards[i].available
             && g_strcmp0 (old->why, cards[i].why) == 0;
    }
  return same;
}

static void
remember (BmHand           *self,
          const BmHandCard *cards,
          guint             n)
{
  g_array_set_size (self->shown, 0);
  self->shown_side = self->side;
  for (guint i = 0; i < n; i++)
    {
      BmHandCard card = cards[i];

      card.why = g_intern_string (card.why);
      g_array_append_val (self->shown, card);
    }
}

void
bm_hand_set_cards (BmHand           *self,
                   const BmHandCard *cards,
                   guint             n)
{
  GtkWidget *focused;
  gboolean had_focus;

  g_return_if_fail (BM_IS_HAND (self));
  g_return_if_fail (cards != NULL || n == 0);

  if (is_shown (self, cards, n))
    return;
  remember (self, cards, n);
  focused = bm_hand_card_at (self, bm_hand_focused_index (self));
  had_focus = focused != NULL;
  self->hovered = -1;
  fill (self, cards, n);
  show_covered (self);
  /* A card that was played is gone: the focus goes to the one that lies in its place. */
  if (had_focus && bm_hand_index_of (self, focused) >= 0)
    self->current = bm_hand_index_of (self, focused);
  else if (had_focus && n > 0)
    bm_hand_focus_card (self, (guint) CLAMP (self->current, 0, (int) n - 1));
  if (n == 0)
    gtk_popover_popdown (self->peek);
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

void
bm_hand_set_picked (BmHand *self,
                    guint8  card)
{
  g_return_if_fail (BM_IS_HAND (self));

  self->picked = card;
  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->cards, i);

      bm_widget_set_class (button, "picked",
                           card != BM_NO_CARD && bm_card_button_get_card (BM_CARD_BUTTON (button)) == card);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
bm_hand_set_hint (BmHand *self,
                  guint8  card)
{
  gboolean found = FALSE;

  g_return_if_fail (BM_IS_HAND (self));

  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->cards, i);
      gboolean hinted = !found && card != BM_NO_CARD && bm_card_button_get_card (BM_CARD_BUTTON (button)) == card;

      bm_widget_set_class (button, "hinted", hinted);
      found |= hinted;
    }
}
