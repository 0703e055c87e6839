/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The layout of the board: every space in its cell of the grid, the layers over all of them, the caption where it hides
 * least.
 */
#define G_LOG_DOMAIN "wr-board-view"

#include "config.h"

#include "wr-board-view-private.h"

void
wr_board_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  int places = orientation == GTK_ORIENTATION_HORIZONTAL ? WR_BOARD_PLACES_ACROSS : WR_BOARD_PLACES_DOWN;

  *minimum = places * WR_BOARD_VIEW (widget)->least;
  *natural = places * WR_BOARD_CELL_NATURAL;
}

/* Centres a label on X, Y and lets it grow with the board. */
static void
allocate_label (WrBoardView *self,
                GtkWidget   *label,
                float        x,
                float        y)
{
  float scale = MAX (1.0f, self->metrics.cell / 48.0f);
  GskTransform *transform = NULL;
  int width, height;

  if (!gtk_widget_should_layout (label))
    return;
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  x = (int) (wr_board_metrics_x (&self->metrics, x) - width * scale / 2);
  y = (int) (wr_board_metrics_y (&self->metrics, y) - height * scale / 2);
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (x, y));
  if (scale > 1)
    transform = gsk_transform_scale (transform, scale, scale);
  gtk_widget_allocate (label, width, height, -1, transform);
}

/* How many pieces are in ROW from X on, over WIDTH pixels. */
static int
count_covered (WrBoardView *self,
               int          row,
               int          x,
               int          width)
{
  int n = 0;

  for (int piece = 0; piece < WR_N_PIECES; piece++)
    {
      WrSpace at = self->position.at[piece];
      int left = at == WR_SPACE_NONE ? 0 : (int) wr_board_metrics_x (&self->metrics, wr_space_column (at));

      if (at != WR_SPACE_NONE && wr_space_row (at) == row && left < x + width && left + self->metrics.cell > x)
        n++;
    }
  return n;
}

/* The caption is placed above its space, or below it without room or if it hides fewer pieces there, and never leaves
   the board. */
static void
allocate_caption (WrBoardView *self,
                  int          board_width)
{
  const WrBoardMetrics *m = &self->metrics;
  int width, height, x, y, row;

  if (!gtk_widget_should_layout (self->caption) || self->preview_at == WR_SPACE_NONE)
    return;
  gtk_widget_measure (self->caption, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, board_width);
  gtk_widget_measure (self->caption, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  row = wr_space_row (self->preview_at);
  x = (int) wr_board_metrics_x (m, wr_space_column (self->preview_at) + 0.5f) - width / 2;
  x = CLAMP (x, 0, board_width - width);
  y = (int) wr_board_metrics_y (m, row) - height - m->cell / 8;
  if (y < 0 || (row < WR_ROW_BELOW
                && count_covered (self, row - 1, x, width) > count_covered (self, row + 1, x, width)))
    y = (int) wr_board_metrics_y (m, row + 1) + m->cell / 8;
  gtk_widget_size_allocate (self->caption, &(GtkAllocation) { x, y, width, height }, -1);
}

void
wr_board_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  WrBoardView *self = WR_BOARD_VIEW (widget);
  const GtkAllocation whole = { 0, 0, width, height };
  const WrBoardMetrics *m = &self->metrics;

  self->metrics = wr_board_metrics (width, height);
  gtk_widget_size_allocate (self->terrain, &whole, -1);
  gtk_widget_size_allocate (self->pieces, &whole, -1);
  gtk_widget_size_allocate (self->marks, &whole, -1);
  gtk_widget_size_allocate (self->lifted_layer, &whole, -1);
  for (guint space = 0; space < G_N_ELEMENTS (self->spaces); space++)
    if (self->spaces[space] != NULL && gtk_widget_should_layout (GTK_WIDGET (self->spaces[space])))
      gtk_widget_size_allocate (GTK_WIDGET (self->spaces[space]),
                                &(GtkAllocation) { (int) wr_board_metrics_x (m, wr_space_column ((WrSpace) space)),
                                                   (int) wr_board_metrics_y (m, wr_space_row ((WrSpace) space)),
                                                   m->cell, m->cell }, -1);
  for (int row = 0; row <= WR_LAST_ROW; row++)
    allocate_label (self, self->row_labels[row], WR_COLUMN_LEFT + 0.68f, row + 0.5f);
  for (int column = 0; column < WR_N_COLUMNS; column++)
    allocate_label (self, self->column_labels[column], column + 0.5f, WR_ROW_BELOW + 0.38f);
  allocate_caption (self, width);
  gtk_popover_present (GTK_POPOVER (self->menu));
}

int
wr_board_view_get_least (WrBoardView *self)
{
  return self->least;
}

void
wr_board_view_set_least (WrBoardView *self,
                         int          cell)
{
  if (self->least == cell)
    return;
  self->least = cell;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
