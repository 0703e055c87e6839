/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-reminder.h"

#include "tb-rules.h"

/* A single point is often left over on purpose. */
#define MANY_LEFT 2

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

static gboolean
can_act (const TbPosition *view)
{
  return can (view, TB_MOVE_MOVE) || can (view, TB_MOVE_RAMP) || can (view, TB_MOVE_CLEAR) || can (view, TB_MOVE_JUMP);
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
  if (view->ap > 0 && can (view, TB_MOVE_TAKE))
    return TB_REMINDER_TAKE;
  return view->ap >= MANY_LEFT && can_act (view) ? TB_REMINDER_LEFT : TB_REMINDER_NONE;
}
