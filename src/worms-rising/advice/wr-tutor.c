/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-tutor.h"

#include "wr-hints.h"

static GArray *
find (BmMatch       *match,
      gconstpointer  position,
      int            seat)
{
  return wr_hints_find (position, (WrSide) seat);
}

static GArray *
find_end (BmMatch       *match,
          gconstpointer  position,
          int            seat)
{
  return wr_hints_find_end (position, (WrSide) seat);
}

static BmTopics
explained (int seat)
{
  return wr_topics_explained ((WrSide) seat);
}

static BmTopics
happened (gconstpointer  before,
          const BmEvent *events,
          guint          n)
{
  return wr_topics_happened (events, n);
}

static BmTopics
used (gconstpointer  before,
      int            seat,
      BmMove         move,
      const BmEvent *events,
      guint          n)
{
  return wr_topics_used (before, (WrSide) seat, move, events, n);
}

static gboolean
ends (gconstpointer before,
      gconstpointer after,
      int           seat,
      BmMove        move)
{
  return wr_move_kind (move) == WR_MOVE_END && ((const WrPosition *) before)->turn == seat;
}

/* What is still a danger is hinted at to the end. */
static BmTopics
escaped (gconstpointer  before,
         gconstpointer  after,
         int            seat,
         const BmEvent *events,
         guint          n)
{
  g_autoptr(GArray) left = wr_hints_find (before, (WrSide) seat);

  return ~bm_hints_topics (left);
}

static BmTopics
missed (gconstpointer before,
        int           seat,
        BmMove        move)
{
  return wr_position_actions (before) > 0 ? WR_TOPIC_BIT (WR_TOPIC_ACTIONS) : 0;
}

const BmTutorGame wr_tutor_game = {
  .find = find,
  .find_end = find_end,
  .dangers = WR_HINT_DANGERS,
  .explained = explained,
  .happened = happened,
  .used = used,
  .ends = ends,
  .escaped = escaped,
  .missed = missed,
};
