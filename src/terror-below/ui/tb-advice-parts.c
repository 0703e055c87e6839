/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-advice-parts.h"

#include <glib/gi18n-lib.h>

#include "tb-advice-words.h"
#include "tb-choice-words.h"
#include "tb-rule-board.h"
#include "tb-rules.h"

/* Columns and rows of the board in the picture. */
#define CROP_WIDTH  5
#define CROP_HEIGHT 3

/* What the seat that decides saw. */
static TbPosition
view_of (const TbPosition *pos)
{
  TbPosition view = *pos;
  int seat = tb_position_to_act (pos);

  if (seat != BM_SIDE_NOBODY)
    tb_rules_hide (&view, (guint) seat);
  return view;
}

static char *
move_words (gconstpointer position,
            BmMove        move)
{
  const TbPosition view = view_of (position);

  return tb_choice_words (&view, move);
}

static char *
words (gconstpointer  position,
       BmMove         move,
       const BmMove  *line,
       guint          n_line)
{
  const TbPosition view = view_of (position);

  return tb_better_words (&view, move, line, n_line);
}

/* ---- The picture */

/* Where the picture's centre is: the target of the move, or else the pawn of the seat that decides. */
static TbSpace
middle_of (const TbPosition *view,
           BmMove            move)
{
  guint a = TB_MOVE_A (move), b = TB_MOVE_B (move);

  switch ((guint) TB_MOVE_KIND (move))
    {
    case TB_MOVE_MOVE:
    case TB_MOVE_JUMP:
    case TB_MOVE_CLEAR:
    case TB_MOVE_RETURN:
      return (TbSpace) a;
    case TB_MOVE_RAMP:
      return (TbSpace) b;
    case TB_MOVE_PLAY:
    case TB_MOVE_HIDE:
      if (b < TB_N_SLOTS && tb_slot_is_in_play (&view->slots[b]))
        return view->slots[b].target;
      break;
    case TB_MOVE_TARGET:
      return view->slots[a].target;
    case TB_MOVE_CHOOSE:
      if (a == TB_OPTION_SPACE)
        return (TbSpace) b;
      break;
    default:
      break;
    }
  return view->players[MAX (tb_position_to_act (view), 0)].at;
}

/* The first of N columns or rows of LAST + 1 centred at MIDDLE. */
static int
begin_of (int middle,
          int n,
          int last)
{
  return CLAMP (middle - n / 2, 0, last - n + 1);
}

static GtkWidget *
diagram (gconstpointer  position,
         BmMove         move,
         const BmMove  *line,
         guint          n_line)
{
  const TbPosition view = view_of (position);
  int n_columns = tb_position_board (&view)->n_columns;
  TbSpace goal = tb_advice_goal (&view, move, line, n_line), middle;
  BmMove shown = goal == TB_SPACE_NONE ? move : TB_MOVE (TB_MOVE_MOVE, goal, 0, 0);
  TbCrop crop;

  middle = middle_of (&view, shown);
  if (middle == TB_SPACE_NONE)
    middle = TB_SPACE (n_columns / 2, TB_N_ROWS / 2);
  crop.left = begin_of (tb_space_column (middle), CROP_WIDTH, n_columns - 1);
  crop.top = begin_of (tb_space_row (middle), CROP_HEIGHT, TB_N_ROWS - 1);
  crop.right = crop.left + CROP_WIDTH - 1;
  crop.bottom = crop.top + CROP_HEIGHT - 1;
  return tb_rule_board_new (&crop, &view, shown);
}

const BmAdviceParts tb_advice_parts = {
  .move_words = move_words,
  .played_words = tb_chosen_words,
  .words = words,
  .cost_words = tb_cost_words,
  .diagram = diagram,
  .look_hint = N_("See the desert as it was before this move"),
};
