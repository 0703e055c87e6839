/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Spaces of the garden (R1.1) and of the ring around it (R14.1).  A space is one byte, sixteen per column, so that a
 * neighbour is one addition away and ascending numbers go by columns from left to right, then by rows from the
 * surface down.  Columns are -1 (left of `a`) to 11 (right of `k`), rows 0 to 13 (13: below the board).
 */
typedef guint8 WrSpace;

#define WR_N_COLUMNS      11
#define WR_LAST_ROW       12
#define WR_ROW_BELOW      13 /* of a Bird below the board (R14.1) */
#define WR_COLUMN_LEFT    (-1)
#define WR_COLUMN_RIGHT   WR_N_COLUMNS

#define WR_SPACE_NONE     ((WrSpace) 0xFF)
#define WR_SPACE(col, row) ((WrSpace) ((((col) + 1) << 4) | (row)))

/* Directions, as the text forms name them.  A move with one has WR_DIR_BYTE of it in place of a space. */
typedef enum
{
  WR_DIR_UP,
  WR_DIR_DOWN,
  WR_DIR_LEFT,
  WR_DIR_RIGHT,
  WR_N_SIDES_OF_A_SPACE, /* a card's range can include the corners: */
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

/* Whether SPACE is one of the 143 spaces a0..k12; FALSE for WR_SPACE_NONE. */
static inline gboolean
wr_space_on_board (WrSpace space)
{
  return (guint) (space - 16) < 16 * WR_N_COLUMNS && (space & 15) <= WR_LAST_ROW;
}

/* Whether SPACE is one of the 35 beside and below the board where a Bird can be (R14.1), without the corners. */
static inline gboolean
wr_space_outside (WrSpace space)
{
  int column = wr_space_column (space), row = wr_space_row (space);

  if (column >= 0 && column < WR_N_COLUMNS)
    return row == WR_ROW_BELOW;
  return (column == WR_COLUMN_LEFT || column == WR_COLUMN_RIGHT) && row >= 1 && row <= WR_LAST_ROW;
}

/* The next space in that direction.  From a valid space the result is at worst in the ring, except for a step up from
   row 0: check the row first. */
static inline WrSpace
wr_space_step (WrSpace space,
               WrDir   dir)
{
  static const gint8 offset[WR_N_DIRS] = { -1, 1, -16, 16, -17, 17, 15, -15 };

  return (WrSpace) (space + offset[dir]);
}

/* The direction from A to B, which shares a side or corner with it; WR_N_DIRS if it does not. */
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
