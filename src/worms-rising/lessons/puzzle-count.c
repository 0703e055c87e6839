/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * All ways to solve a puzzle: every sequence of moves within one turn is tried.  Two that differ in their order only are
 * two ways.
 */
#include "bm-lesson.h"

#include "bm-request.h"
#include "bm-rules.h"
#include "scenario-expect.h"

/* No turn has more moves than that. */
#define MOST_DEPTH 12

typedef struct
{
  BmSide     side;
  JsonNode  *expect;
  BmRequest  now;
  guint      most;
  guint      found;
  guint64    nodes;
} Count;

static gboolean
is_solved (Count *self)
{
  g_autoptr (GString) diagnosis = g_string_new (NULL);

  bm_expect_compare (self->expect, &self->now, diagnosis);
  return diagnosis->len == 0;
}

static void
count_from (Count *self,
            guint  depth)
{
  const BmPosition before = self->now.position;
  guint n_events = self->now.events->len, n;
  BmMove moves[BM_MAX_MOVES];

  if (depth == MOST_DEPTH || bm_position_to_act (&before) != (int) self->side)
    return;
  n = bm_rules_legal (&before, moves);
  for (guint i = 0; i < n && self->found < self->most; i++)
    {
      BmEventList list = { .n = 0 };

      if (bm_move_kind (moves[i]) == BM_MOVE_END)
        continue;
      self->nodes++;
      bm_rules_apply (&self->now.position, moves[i], NULL, &list);
      g_array_append_vals (self->now.events, list.items, list.n);
      if (is_solved (self))
        self->found++;
      else
        count_from (self, depth + 1);
      self->now.position = before;
      g_array_set_size (self->now.events, n_events);
    }
}

guint
bm_puzzle_count (const BmLesson *puzzle,
                 guint           most,
                 guint64        *nodes)
{
  const BmLessonStep *step = bm_lesson_get_step (puzzle, 0);
  Count count = { .side = puzzle->side, .most = most };

  count.expect = g_array_index (step->goals, BmLessonGoal, 0).expect;
  bm_request_init (&count.now);
  count.now.position = step->position;
  count_from (&count, 0);
  bm_request_clear (&count.now);
  *nodes = count.nodes;
  return count.found;
}
