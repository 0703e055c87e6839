/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-board-view-focus"

#include "config.h"

#include "wr-board-view-private.h"

/*
 * The board is one Tab stop; the arrow keys move between its spaces.  The hovered or focused space, whichever changed
 * last, is reported to the window.
 */

static gboolean
can_be_focused (WrBoardView *self,
                WrSpace      space)
{
  return self->spaces[space] != NULL && gtk_widget_get_visible (GTK_WIDGET (self->spaces[space]));
}

/* The focused space while the keyboard leads.  The window's focus-visible does not work for this: a pointer that only moves
   over the board leaves it. */
static WrSpace
keyboard_space (WrBoardView *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (!self->keys_lead || child == NULL || !WR_IS_SPACE_BUTTON (child))
    return WR_SPACE_NONE;
  return wr_space_button_get_space (WR_SPACE_BUTTON (child));
}

static void
update_rested (WrBoardView *self)
{
  WrSpace space = keyboard_space (self);

  if (space == WR_SPACE_NONE)
    space = self->pointed;
  if (self->rested == space)
    return;
  self->rested = space;
  wr_board_view_emit_hovered (self, space);
}

void
wr_board_view_set_keys_lead (WrBoardView *self,
                             gboolean     keys_lead)
{
  if (self->keys_lead == keys_lead)
    return;
  self->keys_lead = keys_lead;
  if (keys_lead)
    gtk_widget_add_css_class (GTK_WIDGET (self), "keys-lead");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "keys-lead");
  update_rested (self);
}

/* The next visible space from FROM in steps of COLUMNS and ROWS. */
static WrSpace
walk (WrBoardView *self,
      WrSpace      from,
      int          columns,
      int          rows)
{
  int column = wr_space_column (from) + columns, row = wr_space_row (from) + rows;

  if (column < WR_COLUMN_LEFT || column > WR_COLUMN_RIGHT || row < 0 || row > WR_ROW_BELOW)
    return WR_SPACE_NONE;
  return can_be_focused (self, WR_SPACE (column, row)) ? WR_SPACE (column, row) : WR_SPACE_NONE;
}

static WrSpace
next_space (WrBoardView      *self,
            GtkDirectionType  direction)
{
  switch (direction)
    {
    case GTK_DIR_UP:
      return walk (self, self->current, 0, -1);
    case GTK_DIR_DOWN:
      return walk (self, self->current, 0, 1);
    case GTK_DIR_LEFT:
      return walk (self, self->current, -1, 0);
    case GTK_DIR_RIGHT:
      return walk (self, self->current, 1, 0);
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return WR_SPACE_NONE;
    }
}

gboolean
wr_board_view_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  WrBoardView *self = WR_BOARD_VIEW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  WrSpace next;

  /* GTK calls this for keys, and for a new window without a focus; a click focuses without calling it. */
  if (gtk_root_get_focus (root) != NULL)
    wr_board_view_set_keys_lead (self, TRUE);
  if (child == NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->spaces[self->current]));
  if (!WR_IS_SPACE_BUTTON (child))
    return gtk_widget_child_focus (child, direction);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  next = next_space (self, direction);
  if (next != WR_SPACE_NONE)
    gtk_widget_grab_focus (GTK_WIDGET (self->spaces[next]));
  else
    gtk_widget_error_bell (widget);
  /* At the edge the focus stays: arrow keys never leave the board. */
  return TRUE;
}

void
wr_board_view_focus_child_changed (WrBoardView *self,
                                   GtkWidget   *child)
{
  if (child != NULL && WR_IS_SPACE_BUTTON (child))
    self->current = wr_space_button_get_space (WR_SPACE_BUTTON (child));
  update_rested (self);
}

void
wr_board_view_leave_space (WrBoardView *self,
                           WrSpace      space)
{
  int column = CLAMP (wr_space_column (space), 0, WR_N_COLUMNS - 1);
  int row = MIN (wr_space_row (space), WR_LAST_ROW);
  GtkWidget *button = GTK_WIDGET (self->spaces[space]);

  if (self->current == space)
    {
      self->current = WR_SPACE (column, row);
      if (gtk_widget_is_focus (button))
        gtk_widget_grab_focus (GTK_WIDGET (self->spaces[self->current]));
    }
  if (self->pointed == space)
    self->pointed = WR_SPACE_NONE;
  update_rested (self);
}

static gboolean
on_row_end (GtkWidget *widget,
            GVariant  *args,
            gpointer   unused)
{
  WrBoardView *self = WR_BOARD_VIEW (widget);
  int column = g_variant_get_int32 (args), row = MIN (wr_space_row (self->current), WR_LAST_ROW);

  wr_board_view_set_keys_lead (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->spaces[WR_SPACE (column, row)]));
  return TRUE;
}

static gboolean
on_column_end (GtkWidget *widget,
               GVariant  *args,
               gpointer   unused)
{
  WrBoardView *self = WR_BOARD_VIEW (widget);
  int row = g_variant_get_int32 (args), column = CLAMP (wr_space_column (self->current), 0, WR_N_COLUMNS - 1);

  wr_board_view_set_keys_lead (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->spaces[WR_SPACE (column, row)]));
  return TRUE;
}

static gboolean
on_menu_key (GtkWidget *widget,
             GVariant  *args,
             gpointer   unused)
{
  WrBoardView *self = WR_BOARD_VIEW (widget);

  wr_board_view_set_keys_lead (self, TRUE);
  wr_board_view_finish_motion (self);
  g_signal_emit_by_name (self, "space-asked", (guint) self->current);
  return TRUE;
}

void
wr_board_view_add_bindings (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, on_row_end, "i", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, on_row_end, "i", WR_N_COLUMNS - 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, on_column_end, "i", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, on_column_end, "i", WR_LAST_ROW);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, on_menu_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, on_menu_key, NULL);
}

WrSpace
wr_board_view_get_space_at (WrBoardView *self,
                            double       x,
                            double       y)
{
  const WrBoardMetrics *m = &self->metrics;
  int column, row;

  if (m->cell == 0 || x < m->x || y < m->y)
    return WR_SPACE_NONE;
  column = (int) (x - m->x) / m->cell - 1;
  row = (int) (y - m->y) / m->cell;
  if (column > WR_COLUMN_RIGHT || row > WR_ROW_BELOW || !can_be_focused (self, WR_SPACE (column, row)))
    return WR_SPACE_NONE;
  return WR_SPACE (column, row);
}

void
wr_board_view_forget_pointer (WrBoardView *self)
{
  self->pointed = WR_SPACE_NONE;
  self->pointer_x = self->pointer_y = -1;
  update_rested (self);
}

void
wr_board_view_point (WrBoardView *self,
                     double       x,
                     double       y)
{
  self->pointer_x = x;
  self->pointer_y = y;
  self->pointed = wr_board_view_get_space_at (self, x, y);
  update_rested (self);
}

static void
on_motion_cb (WrBoardView *self,
              double       x,
              double       y)
{
  /* Events in the menu propagate to the board as well. */
  if (gtk_widget_get_mapped (self->menu))
    {
      wr_board_view_forget_pointer (self);
      return;
    }
  /* GTK synthesizes motion events after each layout, so the same position, or the first one, is no movement. */
  if (x == self->pointer_x && y == self->pointer_y)
    return;
  if (self->pointer_x >= 0)
    wr_board_view_set_keys_lead (self, FALSE);
  wr_board_view_point (self, x, y);
}

void
wr_board_view_add_pointer (WrBoardView *self)
{
  GtkEventController *controller = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (controller, "enter", G_CALLBACK (on_motion_cb), self);
  g_signal_connect_swapped (controller, "motion", G_CALLBACK (on_motion_cb), self);
  g_signal_connect_swapped (controller, "leave", G_CALLBACK (wr_board_view_forget_pointer), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
