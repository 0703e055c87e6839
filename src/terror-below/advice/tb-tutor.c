/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tutor.h"

#include "tb-asks.h"
#include "tb-forecast.h"
#include "tb-hints.h"
#include "tb-rules.h"

static GArray *
find (BmMatch       *match,
      gconstpointer  position,
      int            seat)
{
  return tb_hints_find (match, position, (guint) seat);
}

static GArray *
find_end (BmMatch       *match,
          gconstpointer  position,
          int            seat)
{
  return tb_hints_find_end (match, position, (guint) seat);
}

static BmTopics
happened (gconstpointer  before,
          const BmEvent *events,
          guint          n)
{
  return tb_topics_happened (before, events, n);
}

static BmTopics
used (gconstpointer  before,
      int            seat,
      BmMove         move,
      const BmEvent *events,
      guint          n)
{
  return tb_topics_used (before, (guint) seat, move, events, n);
}

static gboolean
acts (const TbPosition *pos,
      int               seat)
{
  return pos->step == TB_STEP_ACT && pos->turn == seat;
}

/* The actions are over: what follows is not up to the seat any more. */
static gboolean
ends (gconstpointer before,
      gconstpointer after,
      int           seat,
      BmMove        move)
{
  return acts (before, seat) && !acts (after, seat);
}

static gboolean
is_caught (const BmEvent *events,
           guint          n,
           int            seat)
{
  for (guint i = 0; i < n; i++)
    if (events[i].kind == TB_EVENT_CAUGHT && events[i].who == seat)
      return TRUE;
  return FALSE;
}

/* Not caught, and in the footprint of no Worm that attacks soon. */
static BmTopics
escaped (gconstpointer  before,
         gconstpointer  after,
         int            seat,
         const BmEvent *events,
         guint          n)
{
  TbPosition view = *(const TbPosition *) after;

  if (is_caught (events, n, seat))
    return 0;
  tb_rules_hide (&view, (guint) seat);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      TbDanger danger;

      tb_danger_of (&view, slot, &danger);
      if (danger.in_play && danger.to_go <= 1 && (danger.hits >> seat & 1) != 0)
        return 0;
    }
  return TB_TOPIC_BIT (TB_TOPIC_ATTACK) | TB_TOPIC_BIT (TB_TOPIC_TERROR_TURN);
}

static BmTopics
missed (gconstpointer before,
        int           seat,
        BmMove        move)
{
  const TbPosition *pos = before;

  return TB_MOVE_KIND (move) == TB_MOVE_DONE && pos->ap > 0 ? TB_TOPIC_BIT (TB_TOPIC_POINTS) : 0;
}

const BmTutorGame tb_tutor_game = {
  .find = find,
  .find_end = find_end,
  .dangers = TB_TOPIC_BIT (TB_TOPIC_ATTACK) | TB_TOPIC_BIT (TB_TOPIC_TERROR_TURN),
  .happened = happened,
  .used = used,
  .ends = ends,
  .escaped = escaped,
  .missed = missed,
};
