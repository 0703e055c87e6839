/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * The search of the computer players: single-observer information-set Monte Carlo tree search (Cowling, Powley and
 * Whitehouse, 2012) over the table of functions of any game.  It gets only a side's view; each iteration samples what
 * is hidden (a determinization), descends the tree along the moves that are legal there, adds a node, plays some
 * random plies (a playout) and evaluates.
 *
 * Same seed, threads, views and iterations give the same moves; a budget of time does not.
 */
typedef struct _BmSearch BmSearch;

/* Search parameters.  bm_search_style () gives the values that were measured to be best. */
typedef struct
{
  guint  playout_plies; /* random moves before the evaluation; 0: the evaluation of the new node itself */
  double exploration;   /* exploration constant: weight of rarely visited moves */
  double doubt;         /* first-play reduction: initial value of an unvisited move, below its siblings' mean */
  guint  max_nodes;     /* per thread; a full tree stops growing */
} BmSearchStyle;

/* Search limits: at least one of the first two is not 0; the search ends at whichever is reached first. */
typedef struct
{
  guint       iterations;   /* of all threads together; 0: no limit */
  guint       milliseconds; /* 0: no limit */
  guint       threads;      /* 1 or more, each with a tree of its own (root parallel) */
  const gint *cancelled;    /* read atomically; not 0: the search stops at once.  May be NULL */
} BmSearchBudget;

typedef struct
{
  BmMove move;
  guint  visits;
  double value;  /* for the side that decides, 0 to 1 */
} BmSearchMove;

#define BM_SEARCH_LINE 12

typedef struct
{
  guint        iterations; /* done in this call */
  guint        n_nodes;    /* of all trees */
  guint        n_moves;
  BmSearchMove moves[BM_MAX_MOVES]; /* the most visited first */
  double       values[BM_MAX_SEATS]; /* of the best move for each seat, in the iterations of this call; 0: it had none */
  guint        n_line;
  BmMove       line[BM_SEARCH_LINE]; /* principal variation, from the best move on */
} BmSearchResult;

void         bm_search_style  (BmSearchStyle       *style);

/* STYLE may be NULL.  GAME is borrowed.  (transfer full) */
BmSearch    *bm_search_new    (const BmGame        *game,
                               const BmSearchStyle *style,
                               guint64              seed) G_GNUC_WARN_UNUSED_RESULT;
void         bm_search_free   (BmSearch            *self);

/* Searches from VIEW (copied), what SIDE, which is to move, sees of the position.  Returns the best move;
   BM_MOVE_NONE if the match is over, or if it was cancelled before a single iteration.  A single legal move is
   returned without a search.  RESULT may be NULL.  One call at a time, in any thread. */
BmMove       bm_search_think  (BmSearch             *self,
                               gconstpointer         view,
                               int                   side,
                               const BmSearchBudget *budget,
                               BmSearchResult       *result);

/* MOVE was made (by any side): its subtree is kept, the rest released.  BM_MOVE_NONE: a move that the side could not
   see; the whole tree is released. */
void         bm_search_follow (BmSearch            *self,
                               BmMove               move);
void         bm_search_forget (BmSearch            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmSearch, bm_search_free)

G_END_DECLS
