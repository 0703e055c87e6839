/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-advice-parts.h"

#include <glib/gi18n-lib.h>

#include "wr-advice-words.h"
#include "wr-move.h"
#include "wr-rule-board.h"

/* Columns and rows of the garden in the picture. */
#define CROP_WIDTH  5
#define CROP_HEIGHT 3

/* The centre of the picture: the target of the better move, or its piece, or else the Bird. */
static WrSpace
middle_of (const WrPosition *pos,
           BmMove            move)
{
  WrSpace space = wr_move_target (pos, move);
  WrPiece who = wr_move_who (move);

  if (space == WR_SPACE_NONE && who < WR_N_PIECES)
    space = pos->at[who];
  if (space == WR_SPACE_NONE)
    space = pos->at[WR_PIECE_BIRD];
  return space;
}

/* The first of N columns or rows centred at MIDDLE, within the limits unless MIDDLE itself is outside. */
static int
begin_of (int middle,
          int n,
          int last)
{
  return CLAMP (middle - n / 2, MIN (0, middle), MAX (last, middle) - n + 1);
}

static GtkWidget *
diagram (gconstpointer  position,
         BmMove         move,
         const BmMove  *line,
         guint          n_line)
{
  WrSpace middle = middle_of (position, move);
  WrCrop crop;

  crop.left = middle == WR_SPACE_NONE ? (WR_N_COLUMNS - CROP_WIDTH) / 2
                                      : begin_of (wr_space_column (middle), CROP_WIDTH, WR_N_COLUMNS - 1);
  crop.top = middle == WR_SPACE_NONE ? 0 : begin_of (wr_space_row (middle), CROP_HEIGHT, WR_LAST_ROW);
  crop.right = crop.left + CROP_WIDTH - 1;
  crop.bottom = crop.top + CROP_HEIGHT - 1;
  return wr_rule_board_new (&crop, position, move);
}

const BmAdviceParts wr_advice_parts = {
  .move_words = wr_advice_move_words,
  .words = wr_advice_words,
  .diagram = diagram,
  .look_hint = N_("See the garden as it was before this move"),
};
