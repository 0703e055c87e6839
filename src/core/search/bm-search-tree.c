/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-search-tree.h"

#include <math.h>
#include <string.h>

/* Children are allocated in steps of this: few are added later, and they should not force a reallocation. */
#define ROOM_STEP 4

/* Initial capacity in nodes.  It doubles, so even a large tree is reallocated only a few times. */
#define FIRST_ROOM (1 << 14)

static guint
room_for (guint n_children)
{
  return (n_children + ROOM_STEP - 1) / ROOM_STEP * ROOM_STEP;
}

void
bm_tree_init (BmTree *self,
              guint   max_nodes)
{
  *self = (BmTree) { .max_nodes = MAX (max_nodes, 2 * BM_MAX_MOVES) };
  self->n_room = MIN (self->max_nodes, FIRST_ROOM);
  self->nodes = g_new (BmNode, self->n_room);
  bm_tree_forget (self);
}

void
bm_tree_clear (BmTree *self)
{
  g_clear_pointer (&self->nodes, g_free);
}

void
bm_tree_forget (BmTree *self)
{
  memset (&self->nodes[BM_TREE_ROOT], 0, sizeof (BmNode));
  self->n_used = BM_TREE_ROOT + 1;
  self->n_visited = 0;
}

/* Allocates N nodes; returns the index of the first, 0: the pool is full. */
static guint
take_room (BmTree *self,
           guint   n)
{
  guint begin = self->n_used;

  if (n > self->max_nodes - self->n_used)
    return 0;
  self->n_used += n;
  if (self->n_used > self->n_room)
    {
      self->n_room = MIN (self->max_nodes, MAX (2 * self->n_room, self->n_used));
      self->nodes = g_renew (BmNode, self->nodes, self->n_room);
    }
  return begin;
}

/* Replaces the pool by a new one with only ROOT and its subtree. */
static void
keep (BmTree       *self,
      const BmNode *root)
{
  BmTree kept = { .max_nodes = self->max_nodes, .n_room = self->n_room, .n_used = BM_TREE_ROOT + 1 };

  kept.nodes = g_new (BmNode, kept.n_room);
  kept.nodes[BM_TREE_ROOT] = *root;
  /* Copied nodes still have the old index of their children; unused slots have none. */
  for (guint i = BM_TREE_ROOT; i < kept.n_used; i++)
    {
      BmNode *node = &kept.nodes[i];
      guint n = node->n_children, room = room_for (n);

      kept.n_visited += node->visits > 0;
      if (n == 0)
        continue;
      memcpy (&kept.nodes[kept.n_used], &self->nodes[node->children], n * sizeof (BmNode));
      memset (&kept.nodes[kept.n_used + n], 0, (room - n) * sizeof (BmNode));
      node->children = kept.n_used;
      kept.n_used += room;
    }
  g_free (self->nodes);
  self->nodes = kept.nodes;
  self->n_used = kept.n_used;
  self->n_visited = kept.n_visited;
}

/* The child of PARENT for MOVE; NULL: it was never visited.  Two sides may have the same move there; the one visited
   more is returned. */
static const BmNode *
visited_child (BmTree       *self,
               const BmNode *parent,
               BmMove        move)
{
  const BmNode *found = NULL;

  for (guint i = 0; i < parent->n_children; i++)
    {
      const BmNode *child = &self->nodes[parent->children + i];

      if (child->move == move && child->visits > (found == NULL ? 0 : found->visits))
        found = child;
    }
  return found;
}

void
bm_tree_follow (BmTree       *self,
                const BmMove *moves,
                guint         n)
{
  const BmNode *node = &self->nodes[BM_TREE_ROOT];

  for (guint i = 0; i < n && node != NULL; i++)
    node = visited_child (self, node, moves[i]);
  if (node == NULL)
    bm_tree_forget (self);
  else
    keep (self, node);
}

/* Merges the new moves into the children of NODE that were found.  Returns FALSE if the pool is full. */
static gboolean
merge (BmTree       *self,
       guint         node,
       int           side,
       const BmMove *moves,
       guint         n,
       const float  *promise,
       guint16      *at,
       guint         n_new)
{
  guint n_old = self->nodes[node].n_children, n_all = n_old + n_new;
  guint begin = self->nodes[node].children, before = begin;

  if (n_all >= BM_TREE_UNKNOWN)
    return FALSE;
  if (begin == 0 || room_for (n_all) > room_for (n_old))
    {
      begin = take_room (self, room_for (n_all));
      if (begin == 0)
        return FALSE;
      memcpy (&self->nodes[begin], &self->nodes[before], n_old * sizeof (BmNode));
      memset (&self->nodes[begin + n_all], 0, (room_for (n_all) - n_all) * sizeof (BmNode));
    }

  /* From the last one down, so that none is overwritten before it has been moved. */
  guint old = n_old, left = n, out = n_all;
  BmNode *nodes = &self->nodes[begin];

  while (left > 0)
    {
      guint i = left - 1;

      if (at[i] == BM_TREE_UNKNOWN)
        {
          /* New: the old ones that sort after it have been moved. */
          while (old > 0 && (nodes[old - 1].move > moves[i]
                             || (nodes[old - 1].move == moves[i] && nodes[old - 1].side > side)))
            nodes[--out] = nodes[--old];
          nodes[--out] = (BmNode) { .move = moves[i], .promise = promise[i], .side = (guint8) side };
        }
      else
        {
          while (old > at[i])
            nodes[--out] = nodes[--old];
        }
      at[i] = (guint16) out;
      left--;
    }
  self->nodes[node].children = begin;
  self->nodes[node].n_children = (guint16) n_all;
  return TRUE;
}

void
bm_tree_set_root (BmTree       *self,
                  int           side,
                  const BmMove *moves,
                  guint         n,
                  const float  *promise)
{
  guint16 at[BM_MAX_MOVES];
  guint32 visits = 0;
  guint64 value = 0;

  /* Not enough room: drop the kept tree. */
  if (bm_tree_find (self, BM_TREE_ROOT, side, moves, n, at) < n
      && !bm_tree_add (self, BM_TREE_ROOT, side, moves, n, promise, at))
    {
      bm_tree_forget (self);
      bm_tree_find (self, BM_TREE_ROOT, side, moves, n, at);
      bm_tree_add (self, BM_TREE_ROOT, side, moves, n, promise, at);
    }

  /* Children that are not legal are removed; the weights are the new ones. */
  BmNode *root = &self->nodes[BM_TREE_ROOT], *children = &self->nodes[root->children];

  for (guint i = 0; i < n; i++)
    {
      children[i] = children[at[i]];
      children[i].promise = promise[i];
      visits += children[i].visits;
      value += children[i].value;
    }
  for (guint i = 0; i < n; i++)
    children[i].available = visits;
  memset (&children[n], 0, (room_for (root->n_children) - n) * sizeof (BmNode));
  root->n_children = (guint16) n;
  root->visits = visits;
  root->value = value;
}

guint
bm_tree_find (const BmTree *self,
              guint         node,
              int           side,
              const BmMove *moves,
              guint         n,
              guint16      *at)
{
  const BmNode *parent = &self->nodes[node];
  const BmNode *children = &self->nodes[parent->children];
  guint n_children = parent->n_children, place = 0, n_known = 0;

  for (guint i = 0; i < n; i++)
    {
      while (place < n_children
             && (children[place].move < moves[i] || (children[place].move == moves[i] && children[place].side < side)))
        place++;
      if (place < n_children && children[place].move == moves[i] && children[place].side == side)
        {
          at[i] = (guint16) place++;
          n_known++;
        }
      else
        at[i] = BM_TREE_UNKNOWN;
    }
  return n_known;
}

gboolean
bm_tree_add (BmTree       *self,
             guint         node,
             int           side,
             const BmMove *moves,
             guint         n,
             const float  *promise,
             guint16      *at)
{
  const BmNode *parent = &self->nodes[node];
  float known = 0, known_now = 0, scaled[BM_MAX_MOVES];
  guint n_new = 0;

  /* Weights are ratios: new ones are scaled by the moves that both lists have. */
  for (guint i = 0; i < n; i++)
    {
      if (at[i] == BM_TREE_UNKNOWN)
        n_new++;
      else
        {
          known += self->nodes[parent->children + at[i]].promise;
          known_now += promise[i];
        }
    }
  if (known_now <= 0)
    return merge (self, node, side, moves, n, promise, at, n_new);
  for (guint i = 0; i < n; i++)
    scaled[i] = promise[i] * (known / known_now);
  return merge (self, node, side, moves, n, scaled, at, n_new);
}

guint
bm_tree_choose (BmTree        *self,
                guint          node,
                const guint16 *at,
                guint          n)
{
  guint begin = self->nodes[node].children, best = 0;
  BmNode *children = &self->nodes[begin];
  guint64 value = 0;
  guint32 visits = 0;
  float promise = 0, first = 0, best_score = 0;

  for (guint i = 0; i < n; i++)
    {
      BmNode *child = &children[at[i]];

      child->available++;
      promise += child->promise;
      visits += child->visits;
      value += child->value;
    }
  if (visits > 0)
    first = (float) ((double) value / visits / BM_VALUE_ONE - self->doubt);

  float weight = (float) (promise > 0 ? self->exploration / promise : self->exploration);

  for (guint i = 0; i < n; i++)
    {
      const BmNode *child = &children[at[i]];
      float score = first;

      if (child->visits > 0)
        score = (float) child->value / ((float) child->visits * BM_VALUE_ONE);
      score += weight * child->promise * sqrtf ((float) child->available) / (float) (1 + child->visits);
      if (i == 0 || score > best_score)
        {
          best = at[i];
          best_score = score;
        }
    }
  return begin + best;
}

guint
bm_tree_best (const BmTree *self,
              guint         node)
{
  const BmNode *parent = &self->nodes[node];
  guint best = 0, visits = 0;

  for (guint i = 0; i < parent->n_children; i++)
    {
      if (self->nodes[parent->children + i].visits > visits)
        {
          best = parent->children + i;
          visits = self->nodes[best].visits;
        }
    }
  return best;
}
