/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * Internal: the search tree.  A node is a move, identified by the moves that lead to it, whatever chance and hidden
 * cards did on the way.  The children of a node are contiguous and ascending in a pool that only grows, until it is
 * compacted to the kept subtree.
 */

/* Fixed point, so that sums are exact and rounding differences of exp () between machines have no effect. */
#define BM_VALUE_ONE 65536

typedef struct
{
  guint64 value;      /* sum over the visits, for SIDE */
  BmMove  move;
  float   promise;    /* weight among its siblings */
  guint32 visits;
  guint32 available;  /* how often it was legal when its parent was visited */
  guint32 children;   /* index of the first; 0: none are known yet */
  guint16 n_children;
  guint8  side;       /* that makes the move */
} BmNode;

typedef struct
{
  BmNode *nodes;      /* moves when it grows */
  guint   n_room;
  guint   max_nodes;
  guint   n_used;
  guint   n_visited;
  double  exploration;
  double  doubt;
} BmTree;

#define BM_TREE_ROOT 1

void  bm_tree_init   (BmTree        *self,
                      guint          max_nodes);
void  bm_tree_clear  (BmTree        *self);

/* Resets to an empty root. */
void  bm_tree_forget (BmTree        *self);

/* The node that these moves lead to becomes the root and everything outside its subtree is released; without such a
   node the tree is reset. */
void  bm_tree_follow (BmTree        *self,
                      const BmMove  *moves,
                      guint          n);

/* Makes exactly these moves of SIDE the root's children.  There must be room for them; PROMISE has a weight for each. */
void  bm_tree_set_root (BmTree       *self,
                        int           side,
                        const BmMove *moves,
                        guint         n,
                        const float  *promise);

/*
 * Finds the children of NODE for the ascending MOVES of SIDE: AT[i] becomes the index of the i-th among them, or
 * BM_TREE_UNKNOWN.  Returns how many are known.
 */
#define BM_TREE_UNKNOWN G_MAXUINT16

guint bm_tree_find   (const BmTree  *self,
                      guint          node,
                      int            side,
                      const BmMove  *moves,
                      guint          n,
                      guint16       *at);

/* Adds the moves that bm_tree_find () did not find and updates AT; FALSE: the pool is full. */
gboolean bm_tree_add (BmTree        *self,
                      guint          node,
                      int            side,
                      const BmMove  *moves,
                      guint          n,
                      const float   *promise,
                      guint16       *at);

/* Selects which of the N legal children of NODE to visit next; the availability count of each goes up by one. */
guint bm_tree_choose (BmTree        *self,
                      guint          node,
                      const guint16 *at,
                      guint          n);

/* The most visited child of NODE; 0: none was visited. */
guint bm_tree_best   (const BmTree  *self,
                      guint          node);

G_END_DECLS
