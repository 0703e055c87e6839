/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Spaces and boards (T1, T24).  A space is 8 * row + column, counted from 0: ascending order is reading order, row by row
 * from the top.  A set of spaces is a word with a bit for each.
 */
typedef guint8  TbSpace;
typedef guint64 TbSpaces;

#define TB_N_ROWS     6
#define TB_N_COLUMNS  8 /* of the widest board */
#define TB_N_SPACES   (TB_N_ROWS * TB_N_COLUMNS)
#define TB_SPACE_NONE ((TbSpace) 0xFF)
#define TB_SPACE(column, row) ((TbSpace) ((row) * TB_N_COLUMNS + (column)))
#define TB_BIT(space) (G_GUINT64_CONSTANT (1) << (space))

/* In the order of `up`, `right`, `down`, `left`. */
typedef enum
{
  TB_UP,
  TB_RIGHT,
  TB_DOWN,
  TB_LEFT,
  TB_N_DIRS
} TbDir;

typedef enum
{
  TB_BOARD_DESERT,
  TB_BOARD_CANYON,
  TB_N_BOARDS
} TbBoardKind;

typedef struct
{
  guint8   n_columns;
  TbSpaces ground;                          /* T1.3 */
  TbSpaces canyon;                          /* T24.1 */
  TbSpaces mesa;
  TbSpace  next[TB_N_SPACES][TB_N_DIRS];    /* the space beside it, Canyon or not; TB_SPACE_NONE at the edge */
  TbSpace  step[TB_N_SPACES][TB_N_DIRS];    /* of a Target token (T7.2, T24.4); TB_SPACE_NONE: none */
  TbSpaces beside[TB_N_SPACES];             /* ground that shares a side, for ground spaces (T1.3) */
  TbSpace  over_canyon[TB_N_SPACES][TB_N_DIRS]; /* T24.5: the landing, TB_SPACE_NONE: no Canyon there, or no ground behind it */
  guint8   canyon_spaces[TB_N_SPACES][TB_N_DIRS]; /* number of Canyon spaces crossed */
  TbSpace  by_dice[7][7];                   /* red, blue: 1 to 6 (T1.1, T24.1) */
  TbSpace  standard[5];                     /* by TbLocation (T1.2) */
} TbBoard;

static inline int
tb_space_column (TbSpace space)
{
  return space % TB_N_COLUMNS;
}

static inline int
tb_space_row (TbSpace space)
{
  return space / TB_N_COLUMNS;
}

/* T1.3: the number of steps, ignoring obstacles. */
static inline int
tb_space_distance (TbSpace a,
                   TbSpace b)
{
  return ABS (tb_space_column (a) - tb_space_column (b)) + ABS (tb_space_row (a) - tb_space_row (b));
}

static inline guint
tb_spaces_count (TbSpaces spaces)
{
  return (guint) __builtin_popcountll (spaces);
}

/* The first of SPACES, which is not empty, in reading order. */
static inline TbSpace
tb_spaces_first (TbSpaces spaces)
{
  return (TbSpace) __builtin_ctzll (spaces);
}

/* The space OFFSET columns to the right and rows down of SPACE, TB_SPACE_NONE outside the board. */
static inline TbSpace
tb_board_shifted (const TbBoard *board,
                  TbSpace        space,
                  int            columns,
                  int            rows)
{
  int column = tb_space_column (space) + columns, row = tb_space_row (space) + rows;

  return column < 0 || column >= board->n_columns || row < 0 || row >= TB_N_ROWS ? TB_SPACE_NONE : TB_SPACE (column, row);
}

/* Fills in everything derived from n_columns and canyon: ground, next, step, beside, over_canyon, canyon_spaces,
   by_dice. */
void tb_board_complete (TbBoard *board);

G_END_DECLS
