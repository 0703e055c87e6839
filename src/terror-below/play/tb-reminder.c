/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-reminder.h"

#include "tb-rules.h"

static gboolean
can (const TbPosition *view,
     TbMoveKind        kind)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (view, moves);

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == kind)
      return TRUE;
  return FALSE;
}

TbReminder
tb_reminder_of (const TbPosition *view,
                guint            *slot)
{
  for (*slot = 0; *slot < TB_N_SLOTS; ++*slot)
    {
      TbDanger danger;

      tb_danger_of (view, *slot, &danger);
      if (danger.in_play && danger.to_go == 0 && (danger.hits >> view->turn & 1) != 0)
        return TB_REMINDER_ATTACK;
    }
  if (view->ap > 0 && can (view, TB_MOVE_DELIVER))
    return TB_REMINDER_DELIVER;
  return view->ap > 0 && can (view, TB_MOVE_TAKE) ? TB_REMINDER_TAKE : TB_REMINDER_NONE;
}
