/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * All solutions of a puzzle, by exhaustive search of the move sequences within one turn.  Sequences that differ only
 * in their order count as different.  Results are cached per position, since most are reached in many orders.
 *
 * Where chance or hidden cards have a say, a move counts as often as its worst outcome: a solution works whatever
 * happens.
 */
#include "bm-lesson.h"

#include <string.h>

#include "bm-expect.h"

/* The most positions in the cache. */
#define MOST_KEPT 2000000

/* What is known of a position. */
typedef struct
{
  guint64 key;
  guint   ways;
  double  luck; /* the chance of a player who moves at random */
} Known;

typedef struct
{
  const BmLesson *puzzle;
  JsonNode   *expect;
  guint       n_events; /* that it requires */
  gboolean    certain;  /* for all outcomes; FALSE: for the one that the position's own chance gives */
  guint       turn;
  gpointer    now;
  GArray     *events;
  guint       most;
  guint64     most_nodes;
  GHashTable *kept;     /* of Known */
  BmPuzzleCount *count;
} Count;

/* A move being tried. */
typedef struct
{
  Count   *self;
  guint    events;
  guint    depth;
  Known    worst;
} Trial;

/* Cache key: the position, the number of wanted EVENTS that have occurred, and the moves left. */
static guint64
make_key (Count *self,
          guint  events,
          guint  depth)
{
  return (self->puzzle->game->hash (self->now) ^ events * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)) * 31 + depth;
}

static gboolean
is_solved (Count *self,
           guint  events)
{
  g_autoptr (GString) diagnosis = NULL;

  if (events < self->n_events)
    return FALSE;
  diagnosis = g_string_new (NULL);
  bm_expect_compare (self->expect, self->puzzle->game->rules, self->now, self->events, diagnosis);
  return diagnosis->len == 0;
}

static gboolean
is_over (Count *self)
{
  const BmLearnGame *game = self->puzzle->game;

  return game->turn != NULL ? game->turn (self->now) != self->turn : game->rules->to_act (self->now) != self->puzzle->side;
}

static Known count_from (Count *self,
                         guint  events,
                         guint  depth);

/* The value of the position after EVENTS, to which a move has led. */
static gboolean
visit (gconstpointer      position,
       const BmEventList *events,
       gpointer           data)
{
  Trial *trial = data;
  Count *self = trial->self;
  guint n_events = self->events->len, followed;
  Known known = { 0, 1, 1 };

  self->count->nodes++;
  memcpy (self->now, position, self->puzzle->game->rules->position_size);
  g_array_append_vals (self->events, events->items, events->n);
  followed = bm_expect_follow (self->expect, self->puzzle->game->rules, trial->events, events);
  if (!is_solved (self, followed))
    known = count_from (self, followed, trial->depth + 1);
  g_array_set_size (self->events, n_events);
  trial->worst.ways = MIN (trial->worst.ways, known.ways);
  trial->worst.luck = MIN (trial->worst.luck, known.luck);
  return trial->worst.ways > 0;
}

static Known
count_move (Count  *self,
            BmMove  move,
            guint   events,
            guint   depth)
{
  const BmLearnGame *game = self->puzzle->game;
  g_autofree gpointer before = g_memdup2 (self->now, game->rules->position_size);
  Trial trial = { self, events, depth, { 0, G_MAXUINT, 1 } };

  if (self->certain && game->outcomes != NULL)
    {
      if (!game->outcomes (before, move, visit, &trial))
        trial.worst = (Known) { 0 };
    }
  else
    {
      g_autofree gpointer next = g_memdup2 (before, game->rules->position_size);
      BmEventList list = { .n = 0 };

      game->rules->apply (next, move, NULL, &list);
      visit (next, &list, &trial);
    }
  memcpy (self->now, before, game->rules->position_size);
  return trial.worst;
}

/* The other side decides in the learner's turn: what it does is not known; in a lesson it does as little as it can. */
static Known
count_reply (Count *self,
             guint  events,
             guint  depth)
{
  BmMove move;

  if (self->certain)
    return (Known) { 0 };
  move = bm_lesson_idle_move (self->puzzle->game, self->now);
  return move == BM_MOVE_NONE ? (Known) { 0 } : count_move (self, move, events, depth);
}

static Known
count_moves (Count *self,
             guint  events,
             guint  depth)
{
  const BmLearnGame *game = self->puzzle->game;
  BmMove moves[BM_MAX_MOVES];
  guint n = game->rules->legal (self->now, moves), n_tried = 0;
  Known all = { 0 };

  for (guint i = 0; i < n && all.ways < self->most && self->count->nodes < self->most_nodes; i++)
    if (game->turn != NULL || moves[i] != game->end_turn)
      {
        Known known = count_move (self, moves[i], events, depth);

        n_tried++;
        all.ways += known.ways;
        all.luck += known.luck;
        if (depth == 0)
          {
            self->count->firsts++;
            self->count->losing += known.ways == 0;
          }
      }
  all.ways = MIN (all.ways, self->most);
  all.luck = n_tried == 0 ? 0 : all.luck / n_tried;
  return all;
}

/* At most self->most ways. */
static Known
count_from (Count *self,
            guint  events,
            guint  depth)
{
  const BmLearnGame *game = self->puzzle->game;
  int seat = game->rules->to_act (self->now);
  Known known = { 0 }, *old;

  if (depth == game->turn_moves || seat == BM_SIDE_NOBODY || is_over (self))
    return known;
  known.key = make_key (self, events, depth);
  old = g_hash_table_lookup (self->kept, &known.key);
  if (old != NULL)
    return *old;
  if (seat == self->puzzle->side)
    {
      Known all = count_moves (self, events, depth);

      known = (Known) { known.key, all.ways, all.luck };
    }
  else
    {
      Known all = count_reply (self, events, depth);

      known = (Known) { known.key, all.ways, all.luck };
    }
  if (g_hash_table_size (self->kept) < MOST_KEPT)
    g_hash_table_add (self->kept, g_memdup2 (&known, sizeof known));
  return known;
}

static Known
count_all (const BmLesson *puzzle,
           gboolean        certain,
           guint           most,
           guint64         most_nodes,
           BmPuzzleCount  *count)
{
  const BmLessonStep *step = bm_lesson_get_step (puzzle, 0);
  const BmLearnGame *game = puzzle->game;
  Count self = { .puzzle = puzzle, .certain = certain, .most = most, .most_nodes = most_nodes, .count = count };
  JsonObject *expect;
  Known known;

  self.expect = g_array_index (step->goals, BmLessonGoal, 0).expect;
  expect = json_node_get_object (self.expect);
  if (json_object_has_member (expect, "events"))
    self.n_events = json_array_get_length (json_object_get_array_member (expect, "events"));
  self.kept = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self.now = g_memdup2 (step->position, game->rules->position_size);
  self.turn = game->turn == NULL ? 0 : game->turn (self.now);
  self.events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  known = count_from (&self, 0, 0);
  g_free (self.now);
  g_array_unref (self.events);
  g_hash_table_unref (self.kept);
  return known;
}

void
bm_puzzle_count (const BmLesson *puzzle,
                 guint           most,
                 guint64         most_nodes,
                 BmPuzzleCount  *count)
{
  BmPuzzleCount own = { 0 };
  Known known;

  *count = (BmPuzzleCount) { 0 };
  if (puzzle->game->outcomes == NULL)
    {
      known = count_all (puzzle, FALSE, most, most_nodes, count);
      count->ways = count->lucky = known.ways;
      count->luck = known.luck;
      return;
    }
  count->ways = count_all (puzzle, TRUE, most, most_nodes, count).ways;
  if (count->nodes >= most_nodes)
    return;
  own.nodes = count->nodes;
  known = count_all (puzzle, FALSE, most, most_nodes, &own);
  count->nodes = own.nodes;
  count->lucky = known.ways;
  count->luck = known.luck;
}
