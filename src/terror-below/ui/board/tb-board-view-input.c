/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Pointer and keyboard on the board, and its menu.
 */
#include "config.h"

#include "tb-board-view-private.h"

#include "tb-at.h"
#include "tb-drag.h"

enum { SIGNAL_PRESSED, SIGNAL_ASKED, SIGNAL_HOVERED, SIGNAL_CHOSEN, SIGNAL_CLOSED, N_SIGNALS };
static guint signals[N_SIGNALS];

static TbAt
at_of (TbSpaceButton *button)
{
  return TB_AT (TB_AT_SPACE, tb_space_button_get (button));
}

static TbAt
at_of_part (GtkWidget *button)
{
  return at_of (TB_SPACE_BUTTON (button));
}

static void
clicked_cb (TbBoardView   *self,
            TbSpaceButton *button)
{
  g_signal_emit (self, signals[SIGNAL_PRESSED], 0, at_of (button));
}

static void
hover (TbBoardView *self,
       TbSpace      space)
{
  if (self->hovered == space)
    return;
  self->hovered = self->picture.hovered = space;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_HOVERED], 0, space == TB_SPACE_NONE ? TB_AT_NONE : TB_AT (TB_AT_SPACE, space));
}

static void
entered_cb (GtkEventController *controller,
            double              x,
            double              y,
            TbBoardView        *self)
{
  hover (self, tb_space_button_get (TB_SPACE_BUTTON (gtk_event_controller_get_widget (controller))));
}

static void
left_cb (GtkEventController *controller,
         TbBoardView        *self)
{
  if (self->hovered == tb_space_button_get (TB_SPACE_BUTTON (gtk_event_controller_get_widget (controller))))
    hover (self, TB_SPACE_NONE);
}

static void
focused_cb (GtkEventController *controller,
            TbBoardView        *self)
{
  hover (self, tb_space_button_get (TB_SPACE_BUTTON (gtk_event_controller_get_widget (controller))));
}

static void
asked_cb (GtkGesture  *gesture,
          int          n,
          double       x,
          double       y,
          TbBoardView *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[SIGNAL_ASKED], 0,
                 at_of (TB_SPACE_BUTTON (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)))));
}

/* The next space in direction DIR, ground or not. */
static gboolean
go (TbBoardView *self,
    TbSpace      from,
    int          right,
    int          down)
{
  int column = tb_space_column (from) + right, row = tb_space_row (from) + down;

  if (column < 0 || column >= self->metrics.n_columns || row < 0 || row >= TB_N_ROWS)
    return TRUE; /* at the edge the focus stays */
  return gtk_widget_grab_focus (GTK_WIDGET (self->spaces[TB_SPACE (column, row)]));
}

/* The next space with an option, in reading order. */
static gboolean
go_to_target (TbBoardView *self,
              TbSpace      from,
              gboolean     back)
{
  for (guint i = 1; i <= TB_N_SPACES; i++)
    {
      TbSpace space = (TbSpace) ((from + (back ? TB_N_SPACES - i : i)) % TB_N_SPACES);

      for (guint k = 0; k < self->picture.n_targets; k++)
        if (self->targets[k].space == space)
          return gtk_widget_grab_focus (GTK_WIDGET (self->spaces[space]));
    }
  return TRUE;
}

static gboolean
key_cb (TbBoardView     *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  TbSpace focus = tb_board_view_get_focus (self);

  if (focus == TB_SPACE_NONE || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Left:
      return go (self, focus, -1, 0);
    case GDK_KEY_Right:
      return go (self, focus, 1, 0);
    case GDK_KEY_Up:
      return go (self, focus, 0, -1);
    case GDK_KEY_Down:
      return go (self, focus, 0, 1);
    case GDK_KEY_bracketleft:
    case GDK_KEY_bracketright:
      return go_to_target (self, focus, key == GDK_KEY_bracketleft);
    case GDK_KEY_Menu:
      g_signal_emit (self, signals[SIGNAL_ASKED], 0, TB_AT (TB_AT_SPACE, focus));
      return TRUE;
    default:
      return FALSE;
    }
}

static void
add_controllers (TbBoardView *self,
                 GtkWidget   *space)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (space, motion);
  g_signal_connect (focus, "enter", G_CALLBACK (focused_cb), self);
  gtk_widget_add_controller (space, focus);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (asked_cb), self);
  gtk_widget_add_controller (space, GTK_EVENT_CONTROLLER (click));
}

void
tb_board_view_add_spaces (TbBoardView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      GtkWidget *button = tb_space_button_new (space);

      self->spaces[space] = TB_SPACE_BUTTON (button);
      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      add_controllers (self, button);
      gtk_widget_set_parent (button, GTK_WIDGET (self));
      tb_drag_add_target (button, GTK_WIDGET (self), at_of_part);
    }
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
tb_board_view_focus_space (TbBoardView *self,
                           TbSpace      space)
{
  if (space < TB_N_SPACES && tb_space_column (space) < self->metrics.n_columns)
    gtk_widget_grab_focus (GTK_WIDGET (self->spaces[space]));
}

static void
tb_board_view_set_focus_child (GtkWidget *widget,
                               GtkWidget *child)
{
  GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->set_focus_child (widget, child);
  if (TB_IS_SPACE_BUTTON (child))
    TB_BOARD_VIEW (widget)->current = tb_space_button_get (TB_SPACE_BUTTON (child));
}

/* One stop of Tab, which comes back to where it was; inside there are arrows. */
static gboolean
tb_board_view_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child != NULL)
    return !TB_IS_SPACE_BUTTON (child) && gtk_widget_child_focus (child, direction);
  if (self->current != TB_SPACE_NONE && gtk_widget_grab_focus (GTK_WIDGET (self->spaces[self->current])))
    return TRUE;
  return gtk_widget_grab_focus (widget);
}

TbSpace
tb_board_view_get_focus (TbBoardView *self)
{
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (gtk_widget_has_focus (GTK_WIDGET (self->spaces[space])))
      return space;
  return TB_SPACE_NONE;
}

static void
entry_clicked_cb (GtkButton   *button,
                  TbBoardView *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  gtk_popover_popdown (GTK_POPOVER (self->menu));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, index);
}

static void
menu_closed_cb (TbBoardView *self)
{
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
}

void
tb_board_view_ask (TbBoardView       *self,
                   TbSpace            space,
                   const char *const *labels)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  graphene_rect_t at = tb_board_rect (&self->metrics, space);
  GdkRectangle rect = { (int) at.origin.x, (int) at.origin.y, (int) at.size.width, (int) at.size.height };

  if (self->menu == NULL)
    {
      self->menu = gtk_popover_new ();
      gtk_widget_add_css_class (self->menu, "board-menu");
      g_signal_connect_object (self->menu, "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
    }
  for (guint i = 0; labels[i] != NULL; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (labels[i]);

      g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (entry_clicked_cb), self, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (self->menu), box);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &rect);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

gboolean
tb_board_view_close_menu (TbBoardView *self)
{
  if (self->menu == NULL || !gtk_widget_get_visible (self->menu))
    return FALSE;
  gtk_popover_popdown (GTK_POPOVER (self->menu));
  return TRUE;
}

void
tb_board_view_install_input (TbBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const names[N_SIGNALS] = { "at-pressed", "at-asked", "at-hovered", "menu-chosen", "menu-closed" };

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               i == SIGNAL_CLOSED ? 0 : 1, G_TYPE_UINT);
  widget_class->focus = tb_board_view_focus;
  widget_class->set_focus_child = tb_board_view_set_focus_child;
}
