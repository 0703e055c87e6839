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

static void
set_rested (BmBoardView *self,
            BmSpace      space)
{
  if (self->rested == space)
    return;
  self->rested = space;
  bm_board_view_emit_hovered (self, space);
}

/* The focused space, if the keyboard brought the focus there. */
static BmSpace
keyboard_space (BmBoardView *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (child == NULL || !BM_IS_SPACE_BUTTON (child) || !gtk_widget_has_focus (child))
    return BM_SPACE_NONE;
  if (!GTK_IS_WINDOW (root) || !gtk_window_get_focus_visible (GTK_WINDOW (root)))
    return BM_SPACE_NONE;
  return bm_space_button_get_space (BM_SPACE_BUTTON (child));
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
  BmSpace next;

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
    {
      self->current = bm_space_button_get_space (BM_SPACE_BUTTON (child));
      set_rested (self, self->current);
    }
  else if (child == NULL && self->pointed == BM_SPACE_NONE)
    {
      set_rested (self, BM_SPACE_NONE);
    }
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
      if (gtk_widget_has_focus (button))
        gtk_widget_grab_focus (GTK_WIDGET (self->spaces[self->current]));
    }
  if (self->pointed == space)
    self->pointed = BM_SPACE_NONE;
  if (self->rested == space)
    set_rested (self, keyboard_space (self));
}

static gboolean
on_row_end (GtkWidget *widget,
            GVariant  *args,
            gpointer   unused)
{
  BmBoardView *self = BM_BOARD_VIEW (widget);
  int column = g_variant_get_int32 (args), row = MIN (bm_space_row (self->current), BM_LAST_ROW);

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

  gtk_widget_grab_focus (GTK_WIDGET (self->spaces[BM_SPACE (column, row)]));
  return TRUE;
}

void
bm_board_view_add_bindings (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, on_row_end, "i", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, on_row_end, "i", BM_N_COLUMNS - 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, on_column_end, "i", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, on_column_end, "i", BM_LAST_ROW);
}

static void
on_motion_cb (BmBoardView *self,
              double       x,
              double       y)
{
  const BmBoardMetrics *m = &self->metrics;
  BmSpace space = BM_SPACE_NONE;

  if (m->cell > 0 && x >= m->x && y >= m->y)
    {
      int column = (int) (x - m->x) / m->cell - 1, row = (int) (y - m->y) / m->cell;

      if (column <= BM_COLUMN_RIGHT && row <= BM_ROW_BELOW && can_be_focused (self, BM_SPACE (column, row)))
        space = BM_SPACE (column, row);
    }
  if (space == self->pointed)
    return;
  self->pointed = space;
  set_rested (self, space != BM_SPACE_NONE ? space : keyboard_space (self));
}

static void
on_leave_cb (BmBoardView *self)
{
  self->pointed = BM_SPACE_NONE;
  set_rested (self, keyboard_space (self));
}

void
bm_board_view_add_pointer (BmBoardView *self)
{
  GtkEventController *controller = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (controller, "enter", G_CALLBACK (on_motion_cb), self);
  g_signal_connect_swapped (controller, "motion", G_CALLBACK (on_motion_cb), self);
  g_signal_connect_swapped (controller, "leave", G_CALLBACK (on_leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
