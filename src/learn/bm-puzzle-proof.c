/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-puzzle-proof.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Moves tried between two checks for cancellation. */
#define PATIENCE 512

typedef struct
{
  const BmLearnGame *game;
  const BmGoal      *goal;
  BmPuzzle          *puzzle;
  guint              most;
  guint              tried;
  guint              depth;     /* length of the lines searched now */
  gboolean           open;      /* a line was not searched to its end */
  gboolean           deeper;    /* ... because of the length limit */
  GCancellable      *cancellable;
  GHashTable        *seen;      /* of guint64: position and depth without a solution */
  GArray            *events;    /* of BmEvent: events of the current line */
  guint8            *positions; /* before each move of the current line, and after the last */
  BmMove             way[BM_PUZZLE_MOVES];
} Search;

static gpointer
position_at (Search *self,
             guint   ply)
{
  return self->positions + ply * self->game->rules->position_size;
}

/* The same position after the same events is searched once per depth. */
static gboolean
is_new (Search *self,
        guint   ply)
{
  guint64 key = self->game->hash (position_at (self, ply)), feats = 0;

  for (guint i = 0; i < self->events->len; i++)
    feats += g_array_index (self->events, BmEvent, i).kind == self->goal->kind;
  key = (key ^ feats * 0x9E3779B97F4A7C15u) * 31 + ply;
  return g_hash_table_add (self->seen, g_memdup2 (&key, sizeof key));
}

static gboolean
has_to_stop (Search *self)
{
  return self->tried >= self->most
         || (self->tried % PATIENCE == 0 && g_cancellable_is_cancelled (self->cancellable));
}

/* TRUE: a solution of PLY moves or more was found. */
static gboolean search_from (Search *self,
                             guint   ply);

static gboolean
try_move (Search      *self,
          BmMove       move,
          guint        ply,
          BmEventList *list)
{
  const BmLearnGame *game = self->game;
  guint n_events = self->events->len;
  gpointer next = position_at (self, ply + 1);
  gboolean found;
  int seat;

  self->tried++;
  self->way[ply] = move;
  memcpy (next, position_at (self, ply), game->rules->position_size);
  if (game->play_certain (next, move, list) < list->n)
    {
      self->open = TRUE;
      return FALSE;
    }
  g_array_append_vals (self->events, list->items, list->n);
  found = bm_goal_is_reached (self->game, self->goal, next, (const BmEvent *) self->events->data, self->events->len);
  seat = game->rules->to_act (next);
  if (found)
    self->puzzle->n_moves = ply + 1;
  else if (seat == self->goal->seat)
    found = search_from (self, ply + 1);
  else if (seat != BM_SIDE_NOBODY && game->why_no_puzzle (next) != NULL)
    /* Another side decides in between. */
    self->open = TRUE;
  g_array_set_size (self->events, n_events);
  return found;
}

static gboolean
search_from (Search *self,
             guint   ply)
{
  BmMove moves[BM_MAX_MOVES];
  BmEventList *list;
  gboolean found = FALSE;
  guint n;

  if (ply == self->depth)
    {
      self->deeper = TRUE;
      return FALSE;
    }
  if (!is_new (self, ply))
    return FALSE;
  list = g_new (BmEventList, 1);
  n = self->game->rules->legal (position_at (self, ply), moves);
  for (guint i = 0; i < n && !found; i++)
    {
      if (has_to_stop (self))
        {
          self->open = TRUE;
          break;
        }
      if (moves[i] != self->game->end_turn)
        found = try_move (self, moves[i], ply, list);
    }
  g_free (list);
  return found;
}

BmProof
bm_puzzle_prove (BmPuzzle     *puzzle,
                 guint         most,
                 GCancellable *cancellable)
{
  const BmLearnGame *game = puzzle->game;
  Search search = { .game = game, .goal = &game->goals[puzzle->goal], .puzzle = puzzle, .most = most,
                    .cancellable = cancellable };
  gboolean found = FALSE;

  puzzle->n_moves = 0;
  search.seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  search.events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  search.positions = g_malloc ((BM_PUZZLE_MOVES + 1) * game->rules->position_size);
  memcpy (position_at (&search, 0), puzzle->position, game->rules->position_size);
  /* Iterative deepening: the shortest solution is found first. */
  for (search.depth = 1; search.depth <= BM_PUZZLE_MOVES && !found; search.depth++)
    {
      search.deeper = FALSE;
      g_hash_table_remove_all (search.seen);
      found = search_from (&search, 0);
      if (!search.deeper || search.tried >= most || g_cancellable_is_cancelled (cancellable))
        break;
    }
  g_hash_table_unref (search.seen);
  g_array_unref (search.events);
  g_free (search.positions);
  if (found)
    {
      memcpy (puzzle->moves, search.way, sizeof search.way);
      return BM_PROOF_SOLVED;
    }
  return search.open || search.deeper ? BM_PROOF_OPEN : BM_PROOF_NONE;
}

/* ---- In a thread */

typedef struct
{
  BmPuzzle puzzle;
  BmProof  proof;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  bm_puzzle_clear (&work->puzzle);
  g_free (work);
}

static void
prove_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Work *work = data;

  work->proof = bm_puzzle_prove (&work->puzzle, BM_PROOF_MOST, cancellable);
  g_task_return_boolean (task, TRUE);
}

void
bm_puzzle_prove_async (const BmPuzzle      *puzzle,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Work *work = g_new0 (Work, 1);

  bm_puzzle_set (&work->puzzle, puzzle);
  g_task_set_source_tag (task, bm_puzzle_prove_async);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, prove_in_thread);
}

gboolean
bm_puzzle_prove_finish (GAsyncResult  *result,
                        BmProof       *proof,
                        BmMove        *moves,
                        guint         *n_moves,
                        GError       **error)
{
  const Work *work = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  *proof = work->proof;
  *n_moves = work->puzzle.n_moves;
  memcpy (moves, work->puzzle.moves, sizeof work->puzzle.moves);
  return TRUE;
}

const char *
bm_proof_words (BmProof proof)
{
  switch (proof)
    {
    case BM_PROOF_SOLVED:
      return _("It can be done, whatever the dice show.");
    case BM_PROOF_NONE:
      return _("It cannot be done: everything possible in this turn has been tried.");
    case BM_PROOF_OPEN:
    default:
      return _("It is not proven either way: there is too much to try, or chance has a say.");
    }
}
