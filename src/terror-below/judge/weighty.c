/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Which decisions of a match deserve a search of their own afterwards.  A turn has a dozen small ones: its way is chosen
 * with its first action, and steps in the middle of it are not examined.
 */
#include "tb-judge.h"

#include "tb-rules-private.h"

/* The first action of a turn: no AP are spent yet, whatever added to those of the card. */
static gboolean
is_first_action (const TbPosition *view)
{
  return view->played == TB_NO_CARD || view->ap >= tb_hook_ap (view, view->turn, tb_vehicle (view->played)->ap);
}

/* Whether there is more to do here than to go on. */
static gboolean
is_at_a_goal (const TbPosition *view)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (view, moves);

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_TAKE || TB_MOVE_KIND (moves[i]) == TB_MOVE_DELIVER)
      return TRUE;
  return FALSE;
}

gboolean
tb_judge_is_weighty (const TbPosition *view,
                     BmMove            move)
{
  switch ((guint) TB_MOVE_KIND (move))
    {
    case TB_MOVE_LEAVE:
    case TB_MOVE_START:
    case TB_MOVE_DRAW:
    case TB_MOVE_DISCARD:
      return FALSE;
    case TB_MOVE_LEADER:
      return view->step != TB_STEP_SETUP;
    case TB_MOVE_MOVE:
    case TB_MOVE_CLEAR:
      return view->ap <= 1 || is_first_action (view) || is_at_a_goal (view);
    default:
      return TRUE;
    }
}
