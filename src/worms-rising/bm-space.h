/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Spaces of the garden (R1.1) and of the ring of places round it (R14.1).  A space is one byte, column by column, sixteen
 * to a column, so that a neighbour is one addition away and ascending numbers are columns from left to right, rows
 * from the surface down.  Columns are -1 (left of `a`) to 11 (right of `k`), rows 0 to 13 (13: below the board).
 */
typedef guint8 BmSpace;

#define BM_N_COLUMNS      11
#define BM_LAST_ROW       12
#define BM_ROW_BELOW      13 /* where a Bird below the board is (R14.1) */
#define BM_COLUMN_LEFT    (-1)
#define BM_COLUMN_RIGHT   BM_N_COLUMNS

#define BM_SPACE_NONE     ((BmSpace) 0xFF)
#define BM_SPACE(col, row) ((BmSpace) ((((col) + 1) << 4) | (row)))

/* Directions, as the text forms name them.  A move that names one holds BM_DIR_BYTE of it where a space could stand. */
typedef enum
{
  BM_DIR_UP,
  BM_DIR_DOWN,
  BM_DIR_LEFT,
  BM_DIR_RIGHT,
  BM_N_SIDES_OF_A_SPACE, /* a card's range may add the corners: */
  BM_DIR_UP_LEFT = BM_N_SIDES_OF_A_SPACE,
  BM_DIR_DOWN_RIGHT,
  BM_DIR_UP_RIGHT,
  BM_DIR_DOWN_LEFT,
  BM_N_DIRS
} BmDir;

#define BM_DIR_BYTE(dir)     ((guint8) (0xF0 + (dir)))
#define BM_IS_DIR_BYTE(byte) ((byte) >= 0xF0 && (byte) < 0xF0 + BM_N_DIRS)
#define BM_BYTE_DIR(byte)    ((BmDir) ((byte) - 0xF0))

static inline int
bm_space_column (BmSpace space)
{
  return (space >> 4) - 1;
}

static inline int
bm_space_row (BmSpace space)
{
  return space & 15;
}

/* One of the 143 spaces a0..k12.  BM_SPACE_NONE is not. */
static inline gboolean
bm_space_on_board (BmSpace space)
{
  return (guint) (space - 16) < 16 * BM_N_COLUMNS && (space & 15) <= BM_LAST_ROW;
}

/* One of the 35 places beside and below the board where a Bird can be (R14.1).  The corners are none. */
static inline gboolean
bm_space_outside (BmSpace space)
{
  int column = bm_space_column (space), row = bm_space_row (space);

  if (column >= 0 && column < BM_N_COLUMNS)
    return row == BM_ROW_BELOW;
  return (column == BM_COLUMN_LEFT || column == BM_COLUMN_RIGHT) && row >= 1 && row <= BM_LAST_ROW;
}

/* The next place in that direction.  From places that positions can hold the result is a place of the ring at the worst,
   but for stepping up from row 0: look at the row first. */
static inline BmSpace
bm_space_step (BmSpace space,
               BmDir   dir)
{
  static const gint8 offset[BM_N_DIRS] = { -1, 1, -16, 16, -17, 17, 15, -15 };

  return (BmSpace) (space + offset[dir]);
}

/* The direction from A to B that touches it at a side or corner, BM_N_DIRS if it does not. */
static inline BmDir
bm_space_dir (BmSpace a,
              BmSpace b)
{
  for (BmDir dir = BM_DIR_UP; dir < BM_N_DIRS; dir++)
    if (a != BM_SPACE_NONE && bm_space_step (a, dir) == b && !((a & 15) == 0 && (b & 15) == 15))
      return dir;
  return BM_N_DIRS;
}

static inline BmDir
bm_dir_opposite (BmDir dir)
{
  return (BmDir) (dir ^ 1);
}

/* Nearby (R1.6): sharing a side or a corner, the space itself excluded. */
static inline gboolean
bm_space_nearby (BmSpace a,
                 BmSpace b)
{
  int columns = (a >> 4) - (b >> 4), rows = (a & 15) - (b & 15);

  return a != b && columns >= -1 && columns <= 1 && rows >= -1 && rows <= 1;
}

G_END_DECLS
