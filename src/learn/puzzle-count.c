/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * All solutions of a puzzle, by exhaustive search of the move sequences within one turn.  Sequences that differ only
 * in their order count as different.  Results are cached per position, since most are reached in many orders.
 */
#include "bm-lesson.h"

#include <string.h>

#include "bm-expect.h"

/* The most moves of a turn. */
#define MOST_DEPTH 12

/* The most positions in the cache. */
#define MOST_KEPT 2000000

typedef struct
{
  const BmLesson *puzzle;
  JsonNode   *expect;
  gpointer    now;
  GArray     *events;
  guint       most;
  guint64     nodes;
  guint64     most_nodes;
  GHashTable *kept;    /* of guint64 -> number of ways from there */
} Count;

/* Cache key: the position, the number of wanted EVENTS that have occurred, and the moves left. */
static guint64
make_key (Count *self,
          guint  events,
          guint  depth)
{
  return (self->puzzle->game->hash (self->now) ^ events * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)) * 31 + depth;
}

static gboolean
is_solved (Count *self)
{
  g_autoptr (GString) diagnosis = g_string_new (NULL);

  bm_expect_compare (self->expect, self->puzzle->game->rules, self->now, self->events, diagnosis);
  return diagnosis->len == 0;
}

static guint count_from (Count *self,
                         guint  events,
                         guint  depth);

static guint
count_move (Count  *self,
            BmMove  move,
            guint   events,
            guint   depth)
{
  const BmLearnGame *game = self->puzzle->game;
  g_autofree gpointer before = g_memdup2 (self->now, game->rules->position_size);
  guint n_events = self->events->len, ways;
  BmEventList list = { .n = 0 };

  self->nodes++;
  game->rules->apply (self->now, move, NULL, &list);
  g_array_append_vals (self->events, list.items, list.n);
  events = bm_expect_follow (self->expect, game->rules, events, &list);
  ways = is_solved (self) ? 1 : count_from (self, events, depth + 1);
  memcpy (self->now, before, game->rules->position_size);
  g_array_set_size (self->events, n_events);
  return ways;
}

/* At most self->most. */
static guint
count_from (Count *self,
            guint  events,
            guint  depth)
{
  const BmLearnGame *game = self->puzzle->game;
  guint64 key = make_key (self, events, depth);
  BmMove moves[BM_MAX_MOVES];
  guint n, ways = 0;
  gpointer known;

  if (depth == MOST_DEPTH || game->rules->to_act (self->now) != self->puzzle->side)
    return 0;
  if (g_hash_table_lookup_extended (self->kept, &key, NULL, &known))
    return GPOINTER_TO_UINT (known);
  n = game->rules->legal (self->now, moves);
  for (guint i = 0; i < n && ways < self->most && self->nodes < self->most_nodes; i++)
    if (moves[i] != game->end_turn)
      ways += count_move (self, moves[i], events, depth);
  ways = MIN (ways, self->most);
  if (g_hash_table_size (self->kept) < MOST_KEPT)
    g_hash_table_insert (self->kept, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (ways));
  return ways;
}

guint
bm_puzzle_count (const BmLesson *puzzle,
                 guint           most,
                 guint64         most_nodes,
                 guint64        *nodes)
{
  const BmLessonStep *step = bm_lesson_get_step (puzzle, 0);
  Count count = { .puzzle = puzzle, .most = most, .most_nodes = most_nodes };
  guint found;

  count.expect = g_array_index (step->goals, BmLessonGoal, 0).expect;
  count.kept = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  count.now = g_memdup2 (step->position, puzzle->game->rules->position_size);
  count.events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  found = count_from (&count, 0, 0);
  g_free (count.now);
  g_array_unref (count.events);
  g_hash_table_unref (count.kept);
  *nodes = count.nodes;
  return found;
}
