/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-search-worker.h"

#include <string.h>

struct _BmSearch
{
  const BmGame *game;
  BmSearchStyle style;
  guint64       seed;
  guint64       n_calls;
  BmWorker    **workers; /* one per thread; created on demand */
  guint         n_workers;
  gpointer      view;    /* view and side of the last search */
  int           side;
  GArray       *followed; /* of BmMove: made since then; applied to the trees at the next search */
};

void
bm_search_style (BmSearchStyle *style)
{
  *style = (BmSearchStyle) { .playout_plies = 0, .exploration = 0.2, .doubt = 0, .max_nodes = 1 << 23 };
}

BmSearch *
bm_search_new (const BmGame        *game,
               const BmSearchStyle *style,
               guint64              seed)
{
  BmSearch *self = g_new0 (BmSearch, 1);

  self->game = game;
  self->seed = seed;
  self->view = g_malloc0 (game->position_size);
  self->side = BM_SIDE_NOBODY;
  self->followed = g_array_new (FALSE, FALSE, sizeof (BmMove));
  if (style != NULL)
    self->style = *style;
  else
    bm_search_style (&self->style);
  return self;
}

void
bm_search_free (BmSearch *self)
{
  for (guint i = 0; i < self->n_workers; i++)
    bm_worker_free (self->workers[i]);
  g_free (self->workers);
  g_free (self->view);
  g_array_unref (self->followed);
  g_free (self);
}

void
bm_search_forget (BmSearch *self)
{
  for (guint i = 0; i < self->n_workers; i++)
    bm_tree_forget (&self->workers[i]->tree);
  self->side = BM_SIDE_NOBODY;
  g_array_set_size (self->followed, 0);
}

void
bm_search_follow (BmSearch *self,
                  BmMove    move)
{
  if (self->side != BM_SIDE_NOBODY)
    g_array_append_val (self->followed, move);
}

/* Sets the root.  A tree kept from another side or another position is reset: it must not leak what the other side
   knows. */
static void
take_view (BmSearch      *self,
           gconstpointer  view,
           int            side)
{
  gpointer seen = g_memdup2 (view, self->game->position_size);

  if (self->game->hide != NULL)
    self->game->hide (seen, side);
  if (side != self->side
      || (self->followed->len == 0 && memcmp (seen, self->view, self->game->position_size) != 0))
    bm_search_forget (self);
  if (self->followed->len > 0)
    for (guint i = 0; i < self->n_workers; i++)
      bm_tree_follow (&self->workers[i]->tree, &g_array_index (self->followed, BmMove, 0), self->followed->len);
  g_array_set_size (self->followed, 0);
  g_free (self->view);
  self->view = seen;
  self->side = side;
}

static void
have_workers (BmSearch *self,
              guint     n)
{
  if (n <= self->n_workers)
    return;
  self->workers = g_renew (BmWorker *, self->workers, n);
  while (self->n_workers < n)
    self->workers[self->n_workers++] = bm_worker_new (self->game, &self->style);
}

/* Splits the work between the workers.  A thread's result depends on its index alone, so the sum does not depend on
   scheduling. */
static void
share_out (BmSearch             *self,
           const BmSearchBudget *budget,
           const BmMove         *moves,
           guint                 n,
           const float          *promise)
{
  gint64 deadline = 0;

  if (budget->milliseconds > 0)
    deadline = g_get_monotonic_time () + budget->milliseconds * G_GINT64_CONSTANT (1000);
  for (guint i = 0; i < budget->threads; i++)
    {
      BmWorker *worker = self->workers[i];

      worker->view = self->view;
      worker->side = self->side;
      worker->chance = bm_search_seed (self->seed, i + 1, self->n_calls);
      worker->cancelled = budget->cancelled;
      worker->deadline = deadline;
      worker->done = 0;
      worker->iterations = G_MAXUINT;
      if (budget->iterations > 0)
        worker->iterations = budget->iterations / budget->threads + (i < budget->iterations % budget->threads);
      bm_tree_set_root (&worker->tree, self->side, moves, n, promise);
    }
  /* Unused threads have no tree of this position. */
  for (guint i = budget->threads; i < self->n_workers; i++)
    bm_tree_forget (&self->workers[i]->tree);
}

static gpointer
run_cb (gpointer data)
{
  bm_worker_run (data);
  return NULL;
}

static void
run (BmSearch *self,
     guint     n_threads)
{
  g_autofree GThread **threads = g_new0 (GThread *, n_threads);

  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_try_new ("search", run_cb, self->workers[i], NULL);
  bm_worker_run (self->workers[0]);
  for (guint i = 1; i < n_threads; i++)
    {
      /* No thread could be created: run it in this one. */
      if (threads[i] != NULL)
        g_thread_join (threads[i]);
      else
        bm_worker_run (self->workers[i]);
    }
}

typedef struct
{
  BmMove  move;
  guint   at;     /* its index in the root */
  guint   visits;
  guint64 value;
} Sum;

/* More visits, then more value, then the smaller move. */
static int
compare_sums (const void *left,
              const void *right)
{
  const Sum *a = left, *b = right;

  if (a->visits != b->visits)
    return a->visits > b->visits ? -1 : 1;
  if (a->value != b->value)
    return a->value > b->value ? -1 : 1;
  return a->move < b->move ? -1 : 1;
}

static void
fill_line (BmSearch       *self,
            guint           n_threads,
            BmSearchResult *result)
{
  const BmTree *tree = NULL;
  guint node = 0, visits = 0;

  /* From the tree with the most visits of the best move. */
  for (guint i = 0; i < n_threads; i++)
    {
      const BmTree *other = &self->workers[i]->tree;
      const BmNode *root = &other->nodes[BM_TREE_ROOT];

      for (guint j = 0; j < root->n_children; j++)
        {
          const BmNode *child = &other->nodes[root->children + j];

          if (child->move == result->moves[0].move && child->visits > visits)
            {
              tree = other;
              node = root->children + j;
              visits = child->visits;
            }
        }
    }
  result->n_line = 0;
  for (; node != 0 && result->n_line < BM_SEARCH_LINE; node = bm_tree_best (tree, node))
    result->line[result->n_line++] = tree->nodes[node].move;
}

/* The mean values of the root's move number AT for all seats. */
static void
fill_values (BmSearch       *self,
             guint           n_threads,
             guint           at,
             BmSearchResult *result)
{
  BmWorth sum = { 0 };

  for (guint i = 0; i < n_threads; i++)
    {
      const BmWorth *worth = &self->workers[i]->worth[at];

      sum.n += worth->n;
      for (guint seat = 0; seat < BM_MAX_SEATS; seat++)
        sum.values[seat] += worth->values[seat];
    }
  for (guint seat = 0; seat < BM_MAX_SEATS; seat++)
    result->values[seat] = sum.n == 0 ? 0 : (double) sum.values[seat] / sum.n / BM_VALUE_ONE;
}

/* Sums the threads' trees.  Returns the best move. */
static BmMove
add_up (BmSearch       *self,
        guint           n_threads,
        guint           n_moves,
        BmSearchResult *result)
{
  Sum sums[BM_MAX_MOVES] = { { 0 } };
  guint iterations = 0, n_nodes = 0;

  for (guint i = 0; i < n_threads; i++)
    {
      const BmTree *tree = &self->workers[i]->tree;
      const BmNode *children = &tree->nodes[tree->nodes[BM_TREE_ROOT].children];

      iterations += self->workers[i]->done;
      n_nodes += tree->n_visited;
      for (guint j = 0; j < n_moves; j++)
        {
          sums[j].move = children[j].move;
          sums[j].at = j;
          sums[j].visits += children[j].visits;
          sums[j].value += children[j].value;
        }
    }
  qsort (sums, n_moves, sizeof (Sum), compare_sums);
  if (result != NULL)
    {
      result->iterations = iterations;
      result->n_nodes = n_nodes;
      result->n_moves = n_moves;
      for (guint j = 0; j < n_moves; j++)
        result->moves[j] = (BmSearchMove) {
          .move = sums[j].move,
          .visits = sums[j].visits,
          .value = sums[j].visits == 0 ? 0 : (double) sums[j].value / sums[j].visits / BM_VALUE_ONE,
        };
      fill_values (self, n_threads, sums[0].at, result);
      fill_line (self, n_threads, result);
    }
  return iterations == 0 ? BM_MOVE_NONE : sums[0].move;
}

/* The result where there is no choice. */
static BmMove
answer (BmSearchResult *result,
        const BmMove   *moves,
        guint           n)
{
  if (result != NULL)
    {
      result->iterations = result->n_nodes = 0;
      result->n_moves = result->n_line = n;
      memset (result->values, 0, sizeof result->values);
      if (n > 0)
        {
          result->moves[0] = (BmSearchMove) { .move = moves[0] };
          result->line[0] = moves[0];
        }
    }
  return n > 0 ? moves[0] : BM_MOVE_NONE;
}

BmMove
bm_search_think (BmSearch             *self,
                 gconstpointer         view,
                 int                   side,
                 const BmSearchBudget *budget,
                 BmSearchResult       *result)
{
  BmMove moves[BM_MAX_MOVES];
  float promise[BM_MAX_MOVES];
  guint n;

  g_return_val_if_fail (budget->threads >= 1, BM_MOVE_NONE);
  g_return_val_if_fail (budget->iterations > 0 || budget->milliseconds > 0, BM_MOVE_NONE);

  if (self->game->to_act (view) != side)
    return answer (result, NULL, 0);
  take_view (self, view, side);
  have_workers (self, budget->threads);
  self->n_calls++;

  guint64 chance = bm_search_seed (self->seed, 0, self->n_calls);

  n = bm_search_list (self->game, self->workers[0]->position, self->view, side, &chance, moves, promise);
  if (n <= 1)
    return answer (result, moves, n);
  share_out (self, budget, moves, n, promise);
  run (self, budget->threads);
  return add_up (self, budget->threads, n, result);
}
