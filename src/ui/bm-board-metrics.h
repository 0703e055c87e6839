/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-space.h"

G_BEGIN_DECLS

/*
 * Where the spaces are inside the board's widget, in logical pixels.  One margin of a space's width stands at the left,
 * at the right and below (row 13); row 0 is at the very top.
 */
#define BM_BOARD_PLACES_ACROSS 13
#define BM_BOARD_PLACES_DOWN   14

/* The board never gets smaller than this many pixels a space, and likes to have this many. */
#define BM_BOARD_CELL_LEAST   30
#define BM_BOARD_CELL_WATCHED 24 /* where nothing is pressed */
#define BM_BOARD_CELL_NATURAL 44

typedef struct
{
  int cell; /* side of a space; 0: not allocated yet */
  int x, y; /* upper left corner of the place "<0" */
} BmBoardMetrics;

static inline BmBoardMetrics
bm_board_metrics (int width,
                  int height)
{
  BmBoardMetrics m;

  m.cell = MAX (0, MIN (width / BM_BOARD_PLACES_ACROSS, height / BM_BOARD_PLACES_DOWN));
  m.x = (width - m.cell * BM_BOARD_PLACES_ACROSS) / 2;
  m.y = (height - m.cell * BM_BOARD_PLACES_DOWN) / 2;
  return m;
}

static inline gboolean
bm_board_metrics_equal (const BmBoardMetrics *a,
                        const BmBoardMetrics *b)
{
  return a->cell == b->cell && a->x == b->x && a->y == b->y;
}

/* The left edge of COLUMN (-1 to 11) and the top of ROW (0 to 13), which need not be whole. */
static inline float
bm_board_metrics_x (const BmBoardMetrics *m,
                    float                 column)
{
  return m->x + (column + 1) * m->cell;
}

static inline float
bm_board_metrics_y (const BmBoardMetrics *m,
                    float                 row)
{
  return m->y + row * m->cell;
}

static inline graphene_rect_t
bm_board_metrics_rect (const BmBoardMetrics *m,
                       BmSpace               space)
{
  return GRAPHENE_RECT_INIT (bm_board_metrics_x (m, bm_space_column (space)),
                             bm_board_metrics_y (m, bm_space_row (space)), m->cell, m->cell);
}

G_END_DECLS
