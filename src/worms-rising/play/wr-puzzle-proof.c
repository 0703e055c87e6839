/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-puzzle-proof.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "wr-certain.h"
#include "wr-rules.h"

/* So many moves are tried between two looks whether that is still wanted. */
#define PATIENCE 512

typedef struct
{
  WrPuzzle     *puzzle;
  WrSide        side;
  guint         most;
  guint         tried;
  guint         depth;     /* ways are looked for that are as long as this */
  gboolean      open;      /* something was left untried */
  gboolean      deeper;    /* ... as it would be longer */
  GCancellable *cancellable;
  GHashTable   *seen;      /* of guint64: at a depth, nothing leads on from there */
  GArray       *events;    /* of BmEvent: what has happened on the way */
  BmMove        way[WR_PUZZLE_MOVES];
} Search;

/* Positions that are the same after the same deeds need one look, from each depth. */
static gboolean
is_new (Search           *self,
        const WrPosition *pos,
        guint             ply)
{
  guint64 key = wr_position_hash (pos), feats = 0;

  for (guint i = 0; i < self->events->len; i++)
    {
      guint8 kind = g_array_index (self->events, BmEvent, i).kind;

      feats += kind == WR_EVENT_WORM_EATEN || kind == WR_EVENT_BITTEN;
    }
  key = (key ^ feats * 0x9E3779B97F4A7C15u) * 31 + ply;
  return g_hash_table_add (self->seen, g_memdup2 (&key, sizeof key));
}

static gboolean
has_to_stop (Search *self)
{
  return self->tried >= self->most
         || (self->tried % PATIENCE == 0 && g_cancellable_is_cancelled (self->cancellable));
}

/* TRUE: the way is complete, and has PLY moves or more. */
static gboolean search_from (Search           *self,
                             const WrPosition *pos,
                             guint             ply);

static gboolean
try_move (Search           *self,
          const WrPosition *pos,
          BmMove            move,
          guint             ply,
          BmEventList      *list)
{
  guint n_events = self->events->len;
  WrPosition next = *pos;
  gboolean found;

  self->tried++;
  self->way[ply] = move;
  if (wr_certain_play (&next, move, list) < list->n)
    {
      self->open = TRUE;
      return FALSE;
    }
  g_array_append_vals (self->events, list->items, list->n);
  found = wr_goal_is_reached (self->puzzle->goal, &next, (const BmEvent *) self->events->data, self->events->len);
  if (found)
    self->puzzle->n_moves = ply + 1;
  else if (wr_position_to_act (&next) == (int) self->side)
    found = search_from (self, &next, ply + 1);
  else if (next.winner == WR_NO_WINNER && next.turn == self->side)
    self->open = TRUE;
  g_array_set_size (self->events, n_events);
  return found;
}

static gboolean
search_from (Search           *self,
             const WrPosition *pos,
             guint             ply)
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
  if (!is_new (self, pos, ply))
    return FALSE;
  list = g_new (BmEventList, 1);
  n = wr_rules_legal (pos, moves);
  for (guint i = 0; i < n && !found; i++)
    {
      if (has_to_stop (self))
        {
          self->open = TRUE;
          break;
        }
      if (wr_move_kind (moves[i]) != WR_MOVE_END)
        found = try_move (self, pos, moves[i], ply, list);
    }
  g_free (list);
  return found;
}

WrProof
wr_puzzle_prove (WrPuzzle     *puzzle,
                 guint         most,
                 GCancellable *cancellable)
{
  Search search = { .puzzle = puzzle, .side = wr_goal_get_side (puzzle->goal), .most = most,
                    .cancellable = cancellable };
  gboolean found = FALSE;

  puzzle->n_moves = 0;
  search.seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  search.events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  /* A longer way only where there is no shorter one. */
  for (search.depth = 1; search.depth <= WR_PUZZLE_MOVES && !found; search.depth++)
    {
      search.deeper = FALSE;
      g_hash_table_remove_all (search.seen);
      found = search_from (&search, &puzzle->position, 0);
      if (!search.deeper || search.tried >= most || g_cancellable_is_cancelled (cancellable))
        break;
    }
  g_hash_table_unref (search.seen);
  g_array_unref (search.events);
  if (found)
    {
      memcpy (puzzle->moves, search.way, sizeof search.way);
      return WR_PROOF_SOLVED;
    }
  return search.open || search.deeper ? WR_PROOF_OPEN : WR_PROOF_NONE;
}

/* ---- In a thread */

typedef struct
{
  WrPuzzle puzzle;
  WrProof  proof;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  wr_puzzle_clear (&work->puzzle);
  g_free (work);
}

static void
prove_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Work *work = data;

  work->proof = wr_puzzle_prove (&work->puzzle, WR_PROOF_MOST, cancellable);
  g_task_return_boolean (task, TRUE);
}

void
wr_puzzle_prove_async (const WrPuzzle      *puzzle,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Work *work = g_new0 (Work, 1);

  work->puzzle = *puzzle;
  work->puzzle.name = NULL;
  g_task_set_source_tag (task, wr_puzzle_prove_async);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, prove_in_thread);
}

gboolean
wr_puzzle_prove_finish (GAsyncResult  *result,
                        WrProof       *proof,
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
wr_proof_words (WrProof proof)
{
  switch (proof)
    {
    case WR_PROOF_SOLVED:
      return _("It can be done, whatever the dice show.");
    case WR_PROOF_NONE:
      return _("It cannot be done: everything possible in this turn has been tried.");
    case WR_PROOF_OPEN:
    default:
      return _("It is not proven either way: there is too much to try, or chance has a say.");
    }
}
