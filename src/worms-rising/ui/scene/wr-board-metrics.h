/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-space.h"

G_BEGIN_DECLS

/*
 * The geometry of the board's widget, in logical pixels.  There is a margin of one space at the left, at the right and
 * below (row 13); row 0 is at the very top.
 */
#define WR_BOARD_PLACES_ACROSS 13
#define WR_BOARD_PLACES_DOWN   14

/* The board never gets smaller than this many pixels a space, and likes to have this many. */
#define WR_BOARD_CELL_LEAST   30
#define WR_BOARD_CELL_WATCHED 24 /* where nothing is pressed */
#define WR_BOARD_CELL_NATURAL 44

typedef struct
{
  int cell; /* side of a space; 0: not allocated yet */
  int x, y; /* upper left corner of the place "<0" */
} WrBoardMetrics;

static inline WrBoardMetrics
wr_board_metrics (int width,
                  int height)
{
  WrBoardMetrics m;

  m.cell = MAX (0, MIN (width / WR_BOARD_PLACES_ACROSS, height / WR_BOARD_PLACES_DOWN));
  m.x = (width - m.cell * WR_BOARD_PLACES_ACROSS) / 2;
  m.y = (height - m.cell * WR_BOARD_PLACES_DOWN) / 2;
  return m;
}

static inline gboolean
wr_board_metrics_equal (const WrBoardMetrics *a,
                        const WrBoardMetrics *b)
{
  return a->cell == b->cell && a->x == b->x && a->y == b->y;
}

/* The left edge of COLUMN (-1 to 11) and the top of ROW (0 to 13), which need not be whole. */
static inline float
wr_board_metrics_x (const WrBoardMetrics *m,
                    float                 column)
{
  return m->x + (column + 1) * m->cell;
}

static inline float
wr_board_metrics_y (const WrBoardMetrics *m,
                    float                 row)
{
  return m->y + row * m->cell;
}

static inline graphene_rect_t
wr_board_metrics_rect (const WrBoardMetrics *m,
                       WrSpace               space)
{
  return GRAPHENE_RECT_INIT (wr_board_metrics_x (m, wr_space_column (space)),
                             wr_board_metrics_y (m, wr_space_row (space)), m->cell, m->cell);
}

G_END_DECLS
