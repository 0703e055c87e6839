/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Spaces of the garden (R1.1) and of the ring of places round it (R14.1).  A space is one byte, column by column, sixteen
 * to a column, so that a neighbour is one addition away and ascending numbers are columns from left to right, rows
 * from the surface down.  Columns are -1 (left of `a`) to 11 (right of `k`), rows 0 to 13 (13: below the board).
 */
typedef guint8 WrSpace;

#define WR_N_COLUMNS      11
#define WR_LAST_ROW       12
#define WR_ROW_BELOW      13 /* where a Bird below the board is (R14.1) */
#define WR_COLUMN_LEFT    (-1)
#define WR_COLUMN_RIGHT   WR_N_COLUMNS

#define WR_SPACE_NONE     ((WrSpace) 0xFF)
#define WR_SPACE(col, row) ((WrSpace) ((((col) + 1) << 4) | (row)))

/* Directions, as the text forms name them.  A move that names one holds WR_DIR_BYTE of it where a space could stand. */
typedef enum
{
  WR_DIR_UP,
  WR_DIR_DOWN,
  WR_DIR_LEFT,
  WR_DIR_RIGHT,
  WR_N_SIDES_OF_A_SPACE, /* a card's range may add the corners: */
  WR_DIR_UP_LEFT = WR_N_SIDES_OF_A_SPACE,
  WR_DIR_DOWN_RIGHT,
  WR_DIR_UP_RIGHT,
  WR_DIR_DOWN_LEFT,
  WR_N_DIRS
} WrDir;

#define WR_DIR_BYTE(dir)     ((guint8) (0xF0 + (dir)))
#define WR_IS_DIR_BYTE(byte) ((byte) >= 0xF0 && (byte) < 0xF0 + WR_N_DIRS)
#define WR_BYTE_DIR(byte)    ((WrDir) ((byte) - 0xF0))

static inline int
wr_space_column (WrSpace space)
{
  return (space >> 4) - 1;
}

static inline int
wr_space_row (WrSpace space)
{
  return space & 15;
}

/* One of the 143 spaces a0..k12.  WR_SPACE_NONE is not. */
static inline gboolean
wr_space_on_board (WrSpace space)
{
  return (guint) (space - 16) < 16 * WR_N_COLUMNS && (space & 15) <= WR_LAST_ROW;
}

/* One of the 35 places beside and below the board where a Bird can be (R14.1).  The corners are none. */
static inline gboolean
wr_space_outside (WrSpace space)
{
  int column = wr_space_column (space), row = wr_space_row (space);

  if (column >= 0 && column < WR_N_COLUMNS)
    return row == WR_ROW_BELOW;
  return (column == WR_COLUMN_LEFT || column == WR_COLUMN_RIGHT) && row >= 1 && row <= WR_LAST_ROW;
}

/* The next place in that direction.  From places that positions can hold the result is a place of the ring at the worst,
   but for stepping up from row 0: look at the row first. */
static inline WrSpace
wr_space_step (WrSpace space,
               WrDir   dir)
{
  static const gint8 offset[WR_N_DIRS] = { -1, 1, -16, 16, -17, 17, 15, -15 };

  return (WrSpace) (space + offset[dir]);
}

/* The direction from A to B that touches it at a side or corner, WR_N_DIRS if it does not. */
static inline WrDir
wr_space_dir (WrSpace a,
              WrSpace b)
{
  for (WrDir dir = WR_DIR_UP; dir < WR_N_DIRS; dir++)
    if (a != WR_SPACE_NONE && wr_space_step (a, dir) == b && !((a & 15) == 0 && (b & 15) == 15))
      return dir;
  return WR_N_DIRS;
}

static inline WrDir
wr_dir_opposite (WrDir dir)
{
  return (WrDir) (dir ^ 1);
}

/* Nearby (R1.6): sharing a side or a corner, the space itself excluded. */
static inline gboolean
wr_space_nearby (WrSpace a,
                 WrSpace b)
{
  int columns = (a >> 4) - (b >> 4), rows = (a & 15) - (b & 15);

  return a != b && columns >= -1 && columns <= 1 && rows >= -1 && rows <= 1;
}

G_END_DECLS
