/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Pieces that are dragged over the board.  A gesture of the board does the dragging, not the
 * desktop's drag and drop: the piece never leaves the board, and is drawn by it.
 */
#define G_LOG_DOMAIN "bm-board-view"

#include "config.h"

#include "bm-board-view-private.h"

#include "bm-piece-layer.h"

/* How faintly a dragged piece is still seen where it came from. */
#define LEFT_BEHIND 0.35f

/* The piece that would be dragged from SPACE; BM_PIECE_NONE: there is none. */
static BmPiece
movable_at (BmBoardView *self,
            BmSpace      space)
{
  BmPiece found = BM_PIECE_NONE;

  if (space == BM_SPACE_NONE)
    return BM_PIECE_NONE;
  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    if ((self->movable >> piece & 1) && self->position.at[piece] == space
        && (found == BM_PIECE_NONE || piece == self->picked))
      found = (BmPiece) piece;
  return found;
}

static void
put_back (BmBoardView *self)
{
  if (self->lifted == BM_PIECE_NONE)
    return;
  self->lifted = BM_PIECE_NONE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  bm_board_view_show_all (self);
}

static void
follow (BmBoardView *self,
        double       x,
        double       y)
{
  self->lifted_x = x;
  self->lifted_y = y;
  bm_board_view_point (self, x, y);
  bm_board_view_show_all (self);
}

static void
drag_begin_cb (BmBoardView *self,
               double       x,
               double       y)
{
  self->drag_x = x;
  self->drag_y = y;
  if (movable_at (self, bm_board_view_get_space_at (self, x, y)) == BM_PIECE_NONE)
    gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
}

static gboolean
lift (BmBoardView *self,
      BmPiece      piece)
{
  gboolean lifted = FALSE;

  g_signal_emit_by_name (self, "piece-lifted", (guint) piece, &lifted);
  return lifted;
}

static void
drag_update_cb (BmBoardView *self,
                double       dx,
                double       dy)
{
  BmPiece piece;

  if (self->lifted == BM_PIECE_NONE)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
        return;
      piece = movable_at (self, bm_board_view_get_space_at (self, self->drag_x, self->drag_y));
      if (piece == BM_PIECE_NONE || !lift (self, piece))
        {
          gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
          return;
        }
      /* It is no click any more. */
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
      self->lifted = piece;
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  follow (self, self->drag_x + dx, self->drag_y + dy);
}

static void
drag_end_cb (BmBoardView *self,
             double       dx,
             double       dy)
{
  BmSpace space;

  if (self->lifted == BM_PIECE_NONE)
    return;
  space = bm_board_view_get_space_at (self, self->drag_x + dx, self->drag_y + dy);
  self->dropped = self->lifted;
  put_back (self);
  g_signal_emit_by_name (self, "piece-dropped", (guint) space);
  self->dropped = BM_PIECE_NONE;
}

gboolean
bm_board_view_cancel_drag (BmBoardView *self)
{
  g_return_val_if_fail (BM_IS_BOARD_VIEW (self), FALSE);

  if (self->lifted == BM_PIECE_NONE)
    return FALSE;
  put_back (self);
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag));
  return TRUE;
}

void
bm_board_view_set_movable (BmBoardView *self,
                           guint        pieces,
                           BmPiece      picked)
{
  g_return_if_fail (BM_IS_BOARD_VIEW (self));

  self->movable = pieces;
  self->picked = picked;
  if (self->lifted != BM_PIECE_NONE && (picked != self->lifted || !(pieces >> self->lifted & 1)))
    bm_board_view_cancel_drag (self);
}

void
bm_board_view_show_lifted (BmBoardView  *self,
                           BmBoardFrame *frame)
{
  g_autofree BmBoardFrame *lifted = NULL;
  const BmBoardMetrics *m = &self->metrics;

  lifted = g_new0 (BmBoardFrame, 1);
  for (guint i = 0; self->lifted != BM_PIECE_NONE && m->cell > 0 && i < frame->n_sprites; i++)
    if (frame->sprites[i].id == BM_SPRITE_PIECE (self->lifted))
      {
        BmSprite *sprite = &lifted->sprites[lifted->n_sprites++];

        *sprite = frame->sprites[i];
        sprite->x = (float) (self->lifted_x - m->x) / (float) m->cell - 1;
        sprite->y = (float) (self->lifted_y - m->y) / (float) m->cell;
        frame->sprites[i].opacity = LEFT_BEHIND;
      }
  bm_piece_layer_set_frame (BM_PIECE_LAYER (self->lifted_layer), lifted);
}

void
bm_board_view_add_gesture (BmBoardView *self,
                           GtkGesture  *gesture)
{
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
bm_board_view_add_drag (BmBoardView *self)
{
  self->lifted = self->dropped = self->picked = BM_PIECE_NONE;
  self->drag = gtk_gesture_drag_new ();
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (put_back), self);
  bm_board_view_add_gesture (self, self->drag);
}
