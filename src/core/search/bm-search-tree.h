/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * The tree of the search, inside: nodes are moves, found by the moves that lead to them whatever chance and hidden cards
 * did on the way.  The moves of one node lie side by side, ascending, in a pool that only grows until all but what is kept is
 * given back.
 */

/* Values are counted in whole units, so that sums are exact and the last bit of some machine's exp () changes nothing. */
#define BM_VALUE_ONE 65536

typedef struct
{
  guint64 value;      /* sum over the visits, for SIDE */
  BmMove  move;
  float   promise;    /* weight among its siblings */
  guint32 visits;
  guint32 available;  /* how often it was legal when its parent was visited */
  guint32 children;   /* where they begin; 0: none are known yet */
  guint16 n_children;
  guint8  side;       /* who makes the move */
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

/* Back to a root that nothing is known of. */
void  bm_tree_forget (BmTree        *self);

/* The node that these moves lead to becomes the root, and all that is not below it is given back; forgets all if there is
   none. */
void  bm_tree_follow (BmTree        *self,
                      const BmMove  *moves,
                      guint          n);

/* Exactly these moves of SIDE are the root's children from now on.  Needs room for them; PROMISE: a weight each. */
void  bm_tree_set_root (BmTree       *self,
                        int           side,
                        const BmMove *moves,
                        guint         n,
                        const float  *promise);

/*
 * Finds the children of NODE for MOVES, ascending, of SIDE: AT[i] is where among them the i-th is.  Returns how many of them
 * are known; the rest have AT BM_TREE_UNKNOWN.
 */
#define BM_TREE_UNKNOWN G_MAXUINT16

guint bm_tree_find   (const BmTree  *self,
                      guint          node,
                      int            side,
                      const BmMove  *moves,
                      guint          n,
                      guint16       *at);

/* Adds what bm_tree_find () did not find, and mends AT; FALSE: there is no room. */
gboolean bm_tree_add (BmTree        *self,
                      guint          node,
                      int            side,
                      const BmMove  *moves,
                      guint          n,
                      const float   *promise,
                      guint16       *at);

/* Which child of NODE to look at next, of the N that are legal now; all of them have been available once more. */
guint bm_tree_choose (BmTree        *self,
                      guint          node,
                      const guint16 *at,
                      guint          n);

/* The child of NODE that was visited most; 0: none was. */
guint bm_tree_best   (const BmTree  *self,
                      guint          node);

G_END_DECLS
