/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The menu of a space, and the gestures and keys that open it.
 */
#define G_LOG_DOMAIN "wr-board-view"

#include "config.h"

#include "wr-board-view-private.h"

#include "wr-board-menu.h"
#include "wr-space-text.h"
#include "bm-widget.h"

static void
ask_at (WrBoardView *self,
        GtkGesture  *gesture,
        double       x,
        double       y)
{
  WrSpace space = wr_board_view_get_space_at (self, x, y);

  if (space == WR_SPACE_NONE)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit_by_name (self, "space-asked", (guint) space);
}

/* On release, not on press: otherwise GTK would send the events of the menu to the space that was pressed. */
static void
right_released_cb (GtkGesture  *gesture,
                   int          n_presses,
                   double       x,
                   double       y,
                   WrBoardView *self)
{
  ask_at (self, gesture, x, y);
}

static void
long_pressed_cb (GtkGesture  *gesture,
                 double       x,
                 double       y,
                 WrBoardView *self)
{
  if (self->lifted == WR_PIECE_NONE)
    ask_at (self, gesture, x, y);
}

/* The menu had the focus: it is set to the board.  The chosen option may move it further. */
static void
leave_menu (WrBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (focus == NULL || gtk_widget_is_ancestor (focus, self->menu))
    wr_board_view_focus_space (self, self->current);
}

static void
on_menu_chosen_cb (WrBoardView *self,
                   guint        index)
{
  leave_menu (self);
  g_signal_emit_by_name (self, "menu-chosen", index);
}

/* The window's button under the pressed pointer; NULL: none.  The press itself closed the menu, which had grabbed the
   pointer. */
static GtkWidget *
pressed_button (WrBoardView *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native == NULL ? NULL : gtk_native_get_surface (native);
  GdkSeat *seat = surface == NULL ? NULL : gdk_display_get_default_seat (gdk_surface_get_display (surface));
  GtkWidget *button;
  GdkModifierType state = 0;
  double x, y, left, top;

  if (seat == NULL || !gdk_surface_get_device_position (surface, gdk_seat_get_pointer (seat), &x, &y, &state)
      || !(state & GDK_BUTTON1_MASK))
    return NULL;
  gtk_native_get_surface_transform (native, &left, &top);
  button = gtk_widget_pick (GTK_WIDGET (native), x - left, y - top, GTK_PICK_DEFAULT);
  return button == NULL || GTK_IS_BUTTON (button) ? button : gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON);
}

/* A click outside the menu closes it, and then acts as usual. */
static void
on_menu_dismissed_cb (WrBoardView *self)
{
  GtkWidget *button = pressed_button (self);

  leave_menu (self);
  g_signal_emit_by_name (self, "menu-closed");
  if (button == NULL)
    return;
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
}

void
wr_board_view_add_menu (WrBoardView *self)
{
  GtkGesture *right = gtk_gesture_click_new (), *held = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect (right, "released", G_CALLBACK (right_released_cb), self);
  wr_board_view_add_gesture (self, right);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (held), TRUE);
  g_signal_connect (held, "pressed", G_CALLBACK (long_pressed_cb), self);
  wr_board_view_add_gesture (self, held);
  g_signal_connect_swapped (self->menu, "chosen", G_CALLBACK (on_menu_chosen_cb), self);
  g_signal_connect_swapped (self->menu, "dismissed", G_CALLBACK (on_menu_dismissed_cb), self);
}

void
wr_board_view_ask (WrBoardView         *self,
                   WrSpace              space,
                   const char * const  *labels,
                   const guint8        *kinds)
{
  g_autofree char *name = wr_space_text_describe (&self->position, space);
  graphene_rect_t rect;

  g_return_if_fail (WR_IS_BOARD_VIEW (self));
  g_return_if_fail (labels != NULL);

  /* The menu replaces the preview. */
  wr_board_view_forget_pointer (self);
  bm_widget_set_spoken (self->menu, name);
  wr_board_menu_set_entries (WR_BOARD_MENU (self->menu), labels, kinds);
  rect = wr_board_metrics_rect (&self->metrics, space);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(GdkRectangle) { (int) rect.origin.x, (int) rect.origin.y,
                                                 self->metrics.cell, self->metrics.cell });
  /* Closing the menu restores the focus to this space. */
  self->current = gtk_widget_get_visible (GTK_WIDGET (self->spaces[space])) ? space : self->current;
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

gboolean
wr_board_view_close_menu (WrBoardView *self)
{
  g_return_val_if_fail (WR_IS_BOARD_VIEW (self), FALSE);

  if (!gtk_widget_get_visible (self->menu))
    return FALSE;
  gtk_popover_popdown (GTK_POPOVER (self->menu));
  return TRUE;
}
