/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Dragging pieces over the board.  It uses a gesture of the board, not the desktop's drag and drop: the piece never
 * leaves the board, and is drawn by it.
 */
#define G_LOG_DOMAIN "wr-board-view"

#include "config.h"

#include "wr-board-view-private.h"

#include "wr-piece-layer.h"

/* Opacity of the dragged piece at its origin. */
#define LEFT_BEHIND 0.35f

/* The piece that would be dragged from SPACE; WR_PIECE_NONE: there is none. */
static WrPiece
movable_at (WrBoardView *self,
            WrSpace      space)
{
  WrPiece found = WR_PIECE_NONE;

  if (space == WR_SPACE_NONE)
    return WR_PIECE_NONE;
  for (guint piece = 0; piece < WR_N_PIECES; piece++)
    if ((self->movable >> piece & 1) && self->position.at[piece] == space
        && (found == WR_PIECE_NONE || piece == self->picked))
      found = (WrPiece) piece;
  return found;
}

static void
put_back (WrBoardView *self)
{
  if (self->lifted == WR_PIECE_NONE)
    return;
  self->lifted = WR_PIECE_NONE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  wr_board_view_show_all (self);
}

static void
follow (WrBoardView *self,
        double       x,
        double       y)
{
  self->lifted_x = x;
  self->lifted_y = y;
  wr_board_view_point (self, x, y);
  wr_board_view_show_all (self);
}

static void
drag_begin_cb (WrBoardView *self,
               double       x,
               double       y)
{
  self->drag_x = x;
  self->drag_y = y;
  if (movable_at (self, wr_board_view_get_space_at (self, x, y)) == WR_PIECE_NONE)
    gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
}

static gboolean
lift (WrBoardView *self,
      WrPiece      piece)
{
  gboolean lifted = FALSE;

  g_signal_emit_by_name (self, "piece-lifted", (guint) piece, &lifted);
  return lifted;
}

static void
drag_update_cb (WrBoardView *self,
                double       dx,
                double       dy)
{
  WrPiece piece;

  if (self->lifted == WR_PIECE_NONE)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
        return;
      piece = movable_at (self, wr_board_view_get_space_at (self, self->drag_x, self->drag_y));
      if (piece == WR_PIECE_NONE || !lift (self, piece))
        {
          gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
          return;
        }
      /* It is a drag now, and no click. */
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
      self->lifted = piece;
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  follow (self, self->drag_x + dx, self->drag_y + dy);
}

static void
drag_end_cb (WrBoardView *self,
             double       dx,
             double       dy)
{
  WrSpace space;

  if (self->lifted == WR_PIECE_NONE)
    return;
  space = wr_board_view_get_space_at (self, self->drag_x + dx, self->drag_y + dy);
  self->dropped = self->lifted;
  put_back (self);
  g_signal_emit_by_name (self, "piece-dropped", (guint) space);
  self->dropped = WR_PIECE_NONE;
}

gboolean
wr_board_view_cancel_drag (WrBoardView *self)
{
  g_return_val_if_fail (WR_IS_BOARD_VIEW (self), FALSE);

  if (self->lifted == WR_PIECE_NONE)
    return FALSE;
  put_back (self);
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag));
  return TRUE;
}

void
wr_board_view_set_movable (WrBoardView *self,
                           guint        pieces,
                           WrPiece      picked)
{
  g_return_if_fail (WR_IS_BOARD_VIEW (self));

  self->movable = pieces;
  self->picked = picked;
  if (self->lifted != WR_PIECE_NONE && (picked != self->lifted || !(pieces >> self->lifted & 1)))
    wr_board_view_cancel_drag (self);
}

void
wr_board_view_show_lifted (WrBoardView  *self,
                           WrBoardFrame *frame)
{
  g_autofree WrBoardFrame *lifted = NULL;
  const WrBoardMetrics *m = &self->metrics;

  lifted = g_new0 (WrBoardFrame, 1);
  for (guint i = 0; self->lifted != WR_PIECE_NONE && m->cell > 0 && i < frame->n_sprites; i++)
    if (frame->sprites[i].id == WR_SPRITE_PIECE (self->lifted))
      {
        WrSprite *sprite = &lifted->sprites[lifted->n_sprites++];

        *sprite = frame->sprites[i];
        sprite->x = (float) (self->lifted_x - m->x) / (float) m->cell - 1;
        sprite->y = (float) (self->lifted_y - m->y) / (float) m->cell;
        frame->sprites[i].opacity = LEFT_BEHIND;
      }
  wr_piece_layer_set_frame (WR_PIECE_LAYER (self->lifted_layer), lifted);
}

void
wr_board_view_add_gesture (WrBoardView *self,
                           GtkGesture  *gesture)
{
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
wr_board_view_add_drag (WrBoardView *self)
{
  self->lifted = self->dropped = self->picked = WR_PIECE_NONE;
  self->drag = gtk_gesture_drag_new ();
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (put_back), self);
  wr_board_view_add_gesture (self, self->drag);
}
