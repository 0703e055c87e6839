/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The popover with the full version of the focused or hovered card.
 */
#define G_LOG_DOMAIN "bm-hand"

#include "config.h"

#include "bm-hand-private.h"

#include "bm-card-face.h"
#include "bm-card-peek.h"
#include "bm-widget.h"

/* From this text scale on the full card is half as wide as the board. */
#define LARGE_TEXT 1.4

/* Hover delay in milliseconds for the first card. */
#define REST 400

static gboolean
focus_is_seen (BmHand *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* Above its card; with large text it would cover the board, so it is placed beside the hand, over a column. */
static void
place_peek (BmHand                *self,
            GtkWidget             *large,
            const graphene_rect_t *at)
{
  GdkRectangle to = { (int) at->origin.x, (int) at->origin.y, (int) at->size.width, (int) at->size.height };
  GtkPositionType side = GTK_POS_TOP;

  if (self->vertical)
    {
      side = GTK_POS_RIGHT;
    }
  else if (bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT)
    {
      side = GTK_POS_LEFT;
      to.x = 0;
      to.width = 1;
    }
  bm_card_peek_show (BM_CARD_PEEK (self->peek), large, &to, side);
}

/* For the hovered card, or else for the focused one. */
static void
show_peek (BmHand *self)
{
  int index = self->pointed >= 0 ? self->pointed : focus_is_seen (self) ? bm_hand_focused_index (self) : -1;
  GtkWidget *button = bm_hand_card_at (self, index), *large = NULL;
  graphene_rect_t at;

  if (button != NULL && gtk_widget_get_mapped (button))
    large = bm_card_button_make_large (BM_CARD_BUTTON (button));
  if (large == NULL || !gtk_widget_compute_bounds (button, GTK_WIDGET (self), &at))
    {
      if (large != NULL)
        g_object_ref_sink (large);
      g_clear_object (&large);
      gtk_popover_popdown (self->peek);
      return;
    }
  place_peek (self, large, &at);
}

/* ---- Keyboard */

/* Deferred until the focus has settled, and with it its visibility. */
static gboolean
focus_rests (gpointer data)
{
  BmHand *self = data;
  int index = bm_hand_focused_index (self);

  self->peek_idle = 0;
  if (index >= 0)
    self->current = index;
  if (index >= 0 && focus_is_seen (self))
    self->pointed = -1;
  show_peek (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

void
bm_hand_focus_changed (BmHand *self)
{
  if (self->peek_idle == 0)
    self->peek_idle = g_idle_add (focus_rests, self);
}

/* ---- Pointer */

static gboolean
pointer_rests (gpointer data)
{
  BmHand *self = data;

  self->peek_timer = 0;
  show_peek (self);
  return G_SOURCE_REMOVE;
}

/* While a full card is shown, the next one replaces it without delay. */
static void
point (BmHand *self,
       int     index)
{
  if (self->pointed == index)
    return;
  self->pointed = index;
  g_clear_handle_id (&self->peek_timer, g_source_remove);
  if (index < 0 || gtk_widget_get_visible (GTK_WIDGET (self->peek)))
    show_peek (self);
  else
    self->peek_timer = g_timeout_add (REST, pointer_rests, self);
}

/* GTK synthesizes motion events after each layout, which have no time: cards that move under a resting pointer do not
   count. */
static void
moved_cb (BmHand             *self,
          double              x,
          double              y,
          GtkEventController *controller)
{
  gboolean moved = gtk_event_controller_get_current_event_time (controller) != GDK_CURRENT_TIME
                   && (x != self->pointer_x || y != self->pointer_y);

  self->pointer_x = x;
  self->pointer_y = y;
  if (moved)
    point (self, self->hovered);
}

static void
left_cb (BmHand *self)
{
  self->pointer_x = self->pointer_y = -1;
  point (self, -1);
}

void
bm_hand_forget_pointer (BmHand *self)
{
  self->hovered = self->pointed = -1;
  g_clear_handle_id (&self->peek_timer, g_source_remove);
}

void
bm_hand_clear_view (BmHand *self)
{
  g_return_if_fail (BM_IS_HAND (self));

  gtk_popover_popdown (self->peek);
  g_clear_handle_id (&self->peek_idle, g_source_remove);
  g_clear_handle_id (&self->peek_timer, g_source_remove);
}

void
bm_hand_add_peek (BmHand *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->peek = GTK_POPOVER (bm_card_peek_new (GTK_WIDGET (self)));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
