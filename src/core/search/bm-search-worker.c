/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-search-worker.h"

#include <string.h>

/* Iterations between two checks of the clock: about a tenth of a millisecond. */
#define CLOCK_EVERY 8

/* Visits after which a node is expanded.  At the second visit instead of the third the tree takes twice the memory
   and an iteration a fifth more time, without playing better. */
#define GROW_AFTER 2

BmWorker *
bm_worker_new (const BmGame        *game,
               const BmSearchStyle *style)
{
  BmWorker *self = g_new0 (BmWorker, 1);

  self->game = game;
  self->style = *style;
  /* Padding, so that no other thread's memory is in the same cache line. */
  self->position = g_malloc0 (game->position_size + 128);
  bm_tree_init (&self->tree, style->max_nodes);
  self->tree.exploration = style->exploration;
  self->tree.doubt = style->doubt;
  for (guint i = 0; i < BM_MAX_MOVES; i++)
    self->all[i] = (guint16) i;
  return self;
}

void
bm_worker_free (BmWorker *self)
{
  bm_tree_clear (&self->tree);
  g_free (self->position);
  g_free (self);
}

guint64
bm_search_seed (guint64 seed,
                guint   thread,
                guint64 call)
{
  guint64 state = seed & BM_RANDOM_MAX_SEED;

  state = (bm_random_next (&state) + thread) & BM_RANDOM_MAX_SEED;
  state = (bm_random_next (&state) + call) & BM_RANDOM_MAX_SEED;
  return bm_random_next (&state) & BM_RANDOM_MAX_SEED;
}

static void
weigh (const BmGame  *game,
       gconstpointer  position,
       const BmMove  *moves,
       guint          n,
       float         *promise)
{
  if (game->promise != NULL)
    game->promise (position, moves, n, promise);
  else
    for (guint i = 0; i < n; i++)
      promise[i] = 1;
}

void
bm_search_guess (const BmGame  *game,
                 gpointer       position,
                 gconstpointer  view,
                 int            side,
                 guint64       *chance)
{
  memcpy (position, view, game->position_size);
  if (game->determinize != NULL)
    game->determinize (position, side, chance);
}

guint
bm_search_list (const BmGame  *game,
                gpointer       position,
                gconstpointer  view,
                int            side,
                guint64       *chance,
                BmMove        *moves,
                float         *promise)
{
  guint n;

  bm_search_guess (game, position, view, side, chance);
  n = game->legal (position, moves);
  weigh (game, position, moves, n, promise);
  return n;
}

/* Selects the child of NODE for this iteration; 0: none of the legal ones is in the tree and the pool is full. */
static guint
child_of (BmWorker *self,
          guint     node,
          int       side)
{
  BmTree *tree = &self->tree;

  if (node == BM_TREE_ROOT)
    return bm_tree_choose (tree, node, self->all, tree->nodes[node].n_children);

  guint n = self->game->legal (self->position, self->moves);
  guint n_known = bm_tree_find (tree, node, side, self->moves, n, self->at);

  if (n_known < n)
    {
      weigh (self->game, self->position, self->moves, n, self->promise);
      if (!bm_tree_add (tree, node, side, self->moves, n, self->promise, self->at))
        {
          guint n_left = 0;

          for (guint i = 0; i < n; i++)
            if (self->at[i] != BM_TREE_UNKNOWN)
              self->at[n_left++] = self->at[i];
          n = n_left;
        }
    }
  return n == 0 ? 0 : bm_tree_choose (tree, node, self->at, n);
}

/* Descends to the first unexpanded node, or to the end of the match.  Returns its depth. */
static guint
descend (BmWorker *self)
{
  guint node = BM_TREE_ROOT, depth = 0;

  self->path[0] = node;
  while (depth < BM_SEARCH_DEPTH && (depth == 0 || self->tree.nodes[node].visits >= GROW_AFTER))
    {
      int side = self->game->to_act (self->position);

      if (side == BM_SIDE_NOBODY)
        break;
      node = child_of (self, node, side);
      if (node == 0)
        break;
      self->game->apply (self->position, self->tree.nodes[node].move, NULL, NULL);
      self->path[++depth] = node;
    }
  return depth;
}

static void
play_on (BmWorker *self)
{
  const BmGame *game = self->game;

  for (guint i = 0; i < self->style.playout_plies; i++)
    {
      BmMove move = game->pick (self->position, &self->chance);

      if (move == BM_MOVE_NONE)
        return;
      game->apply (self->position, move, NULL, NULL);
    }
}

static guint64
in_units (double value)
{
  return (guint64) (CLAMP (value, 0, 1) * BM_VALUE_ONE + 0.5);
}

void
bm_search_judge (const BmGame  *game,
                 gconstpointer  position,
                 guint64       *values)
{
  guint winners = game->winners (position), n = game->seats (position);

  for (guint side = 0; side < n; side++)
    {
      if (winners != 0)
        values[side] = (winners >> side & 1) != 0 ? BM_VALUE_ONE : 0;
      else if (side == 1 && n == 2)
        values[side] = BM_VALUE_ONE - values[0];
      else
        values[side] = in_units (game->evaluate (position, (int) side));
    }
}

static void
add_worth (BmWorker      *self,
           const guint64 *values)
{
  BmWorth *worth = &self->worth[self->path[1] - self->tree.nodes[BM_TREE_ROOT].children];

  worth->n++;
  for (guint seat = 0; seat < self->game->seats (self->position); seat++)
    worth->values[seat] += values[seat];
}

static void
iterate (BmWorker *self)
{
  guint64 values[BM_MAX_SEATS];
  guint depth;

  bm_search_guess (self->game, self->position, self->view, self->side, &self->chance);
  depth = descend (self);
  play_on (self);
  bm_search_judge (self->game, self->position, values);
  if (depth > 0)
    add_worth (self, values);
  for (guint i = 0; i <= depth; i++)
    {
      BmNode *node = &self->tree.nodes[self->path[i]];

      self->tree.n_visited += node->visits == 0;
      node->visits++;
      node->value += values[node->side];
    }
}

void
bm_worker_run (BmWorker *self)
{
  self->done = 0;
  memset (self->worth, 0, self->tree.nodes[BM_TREE_ROOT].n_children * sizeof (BmWorth));
  while (self->done < self->iterations)
    {
      if (self->cancelled != NULL && g_atomic_int_get (self->cancelled) != 0)
        return;
      if (self->deadline != 0 && self->done > 0 && self->done % CLOCK_EVERY == 0
          && g_get_monotonic_time () >= self->deadline)
        return;
      iterate (self);
      self->done++;
    }
}
