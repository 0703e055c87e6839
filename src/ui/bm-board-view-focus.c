/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-board-view-focus"

#include "config.h"

#include "bm-board-view-private.h"

/*
 * The board is one Tab stop; arrows walk over its spaces.  What the pointer or the keyboard rests on is told to the
 * window, which ever of the two moved last.
 */

static gboolean
can_be_focused (BmBoardView *self,
                BmSpace      space)
{
  return self->spaces[space] != NULL && gtk_widget_get_visible (GTK_WIDGET (self->spaces[space]));
}

/* The focused space, while the keyboard leads.  GTK's focus-visible will not do: it comes after the first
   key's focus, and ends a few seconds after the last. */
static BmSpace
keyboard_space (BmBoardView *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (!self->keys_lead || child == NULL || !BM_IS_SPACE_BUTTON (child))
    return BM_SPACE_NONE;
  return bm_space_button_get_space (BM_SPACE_BUTTON (child));
}

static void
update_rested (BmBoardView *self)
{
  BmSpace space = keyboard_space (self);

  if (space == BM_SPACE_NONE)
    space = self->pointed;
  if (self->rested == space)
    return;
  self->rested = space;
  bm_board_view_emit_hovered (self, space);
}

void
bm_board_view_set_keys_lead (BmBoardView *self,
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
static BmSpace
walk (BmBoardView *self,
      BmSpace      from,
      int          columns,
      int          rows)
{
  int column = bm_space_column (from) + columns, row = bm_space_row (from) + rows;

  if (column < BM_COLUMN_LEFT || column > BM_COLUMN_RIGHT || row < 0 || row > BM_ROW_BELOW)
    return BM_SPACE_NONE;
  return can_be_focused (self, BM_SPACE (column, row)) ? BM_SPACE (column, row) : BM_SPACE_NONE;
}

static BmSpace
next_space (BmBoardView      *self,
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
      return BM_SPACE_NONE;
    }
}

gboolean
bm_board_view_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  BmBoardView *self = BM_BOARD_VIEW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  BmSpace next;

  /* GTK asks this for keys, and for a window that opens with the focus nowhere; a click gives the focus without
     asking. */
  if (gtk_root_get_focus (root) != NULL)
    bm_board_view_set_keys_lead (self, TRUE);
  if (child == NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->spaces[self->current]));
  if (!BM_IS_SPACE_BUTTON (child))
    return gtk_widget_child_focus (child, direction);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  next = next_space (self, direction);
  if (next != BM_SPACE_NONE)
    gtk_widget_grab_focus (GTK_WIDGET (self->spaces[next]));
  else
    gtk_widget_error_bell (widget);
  /* At the edge the focus stays: arrows never leave the board. */
  return TRUE;
}

void
bm_board_view_focus_child_changed (BmBoardView *self,
                                   GtkWidget   *child)
{
  if (child != NULL && BM_IS_SPACE_BUTTON (child))
    self->current = bm_space_button_get_space (BM_SPACE_BUTTON (child));
  update_rested (self);
}

void
bm_board_view_leave_space (BmBoardView *self,
                           BmSpace      space)
{
  int column = CLAMP (bm_space_column (space), 0, BM_N_COLUMNS - 1);
  int row = MIN (bm_space_row (space), BM_LAST_ROW);
  GtkWidget *button = GTK_WIDGET (self->spaces[space]);

  if (self->current == space)
    {
      self->current = BM_SPACE (column, row);
      if (gtk_widget_is_focus (button))
        gtk_widget_grab_focus (GTK_WIDGET (self->spaces[self->current]));
    }
  if (self->pointed == space)
    self->pointed = BM_SPACE_NONE;
  update_rested (self);
}

static gboolean
on_row_end (GtkWidget *widget,
            GVariant  *args,
            gpointer   unused)
{
  BmBoardView *self = BM_BOARD_VIEW (widget);
  int column = g_variant_get_int32 (args), row = MIN (bm_space_row (self->current), BM_LAST_ROW);

  bm_board_view_set_keys_lead (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->spaces[BM_SPACE (column, row)]));
  return TRUE;
}

static gboolean
on_column_end (GtkWidget *widget,
               GVariant  *args,
               gpointer   unused)
{
  BmBoardView *self = BM_BOARD_VIEW (widget);
  int row = g_variant_get_int32 (args), column = CLAMP (bm_space_column (self->current), 0, BM_N_COLUMNS - 1);

  bm_board_view_set_keys_lead (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->spaces[BM_SPACE (column, row)]));
  return TRUE;
}

static gboolean
on_menu_key (GtkWidget *widget,
             GVariant  *args,
             gpointer   unused)
{
  BmBoardView *self = BM_BOARD_VIEW (widget);

  bm_board_view_set_keys_lead (self, TRUE);
  bm_board_view_finish_motion (self);
  g_signal_emit_by_name (self, "space-asked", (guint) self->current);
  return TRUE;
}

void
bm_board_view_add_bindings (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, on_row_end, "i", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, on_row_end, "i", BM_N_COLUMNS - 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, on_column_end, "i", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, on_column_end, "i", BM_LAST_ROW);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, on_menu_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, on_menu_key, NULL);
}

BmSpace
bm_board_view_get_space_at (BmBoardView *self,
                            double       x,
                            double       y)
{
  const BmBoardMetrics *m = &self->metrics;
  int column, row;

  if (m->cell == 0 || x < m->x || y < m->y)
    return BM_SPACE_NONE;
  column = (int) (x - m->x) / m->cell - 1;
  row = (int) (y - m->y) / m->cell;
  if (column > BM_COLUMN_RIGHT || row > BM_ROW_BELOW || !can_be_focused (self, BM_SPACE (column, row)))
    return BM_SPACE_NONE;
  return BM_SPACE (column, row);
}

void
bm_board_view_forget_pointer (BmBoardView *self)
{
  self->pointed = BM_SPACE_NONE;
  self->pointer_x = self->pointer_y = -1;
  update_rested (self);
}

void
bm_board_view_point (BmBoardView *self,
                     double       x,
                     double       y)
{
  self->pointer_x = x;
  self->pointer_y = y;
  self->pointed = bm_board_view_get_space_at (self, x, y);
  update_rested (self);
}

static void
on_motion_cb (BmBoardView *self,
              double       x,
              double       y)
{
  /* What goes on in the menu reaches the board too, which lies behind it. */
  if (gtk_widget_get_mapped (self->menu))
    {
      bm_board_view_forget_pointer (self);
      return;
    }
  /* GTK tells of the pointer after each new layout as well, so what is the same or heard for the first time is no
     movement. */
  if (x == self->pointer_x && y == self->pointer_y)
    return;
  if (self->pointer_x >= 0)
    bm_board_view_set_keys_lead (self, FALSE);
  bm_board_view_point (self, x, y);
}

void
bm_board_view_add_pointer (BmBoardView *self)
{
  GtkEventController *controller = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (controller, "enter", G_CALLBACK (on_motion_cb), self);
  g_signal_connect_swapped (controller, "motion", G_CALLBACK (on_motion_cb), self);
  g_signal_connect_swapped (controller, "leave", G_CALLBACK (bm_board_view_forget_pointer), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
