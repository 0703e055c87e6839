/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The whole of the card that the keyboard is on.
 */
#define G_LOG_DOMAIN "bm-hand"

#include "config.h"

#include "bm-hand-private.h"

#include "bm-card-face.h"
#include "bm-widget.h"

/* From this on a whole card is as wide as half the board. */
#define LARGE_TEXT 1.4

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
  else if (bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT)
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

void
bm_hand_clear_view (BmHand *self)
{
  g_return_if_fail (BM_IS_HAND (self));

  gtk_popover_popdown (self->peek);
  g_clear_handle_id (&self->peek_idle, g_source_remove);
}

void
bm_hand_focus_changed (BmHand *self)
{
  if (self->peek_idle == 0)
    self->peek_idle = g_idle_add (focus_rests, self);
}
