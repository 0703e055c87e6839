/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * The search of the computer players: single-observer information-set Monte Carlo tree search (Cowling, Powley and
 * Whitehouse, 2012) over the table of functions of any game.  It is given what a side may see and nothing more; each
 * iteration makes up what is hidden anew (a determinization), goes down the tree along moves that are legal there, adds
 * a node, plays on at random for some plies and evaluates.
 *
 * Same seed, threads, views and iterations give the same moves; a budget of time does not.
 */
typedef struct _BmSearch BmSearch;

/* How it searches.  What bm_search_style () gives is what has been measured to be best. */
typedef struct
{
  guint  playout_plies; /* random moves before the evaluation; 0: the evaluation of the new node itself */
  double exploration;   /* weight of what has seldom been tried */
  double doubt;         /* how much less than its siblings' mean a move that was never tried is taken to be worth */
  guint  max_nodes;     /* of each thread's tree; when it is full the tree grows no more */
} BmSearchStyle;

/* How long it searches: at least one of the first two is not 0, whatever is reached first ends it. */
typedef struct
{
  guint       iterations;   /* of all threads together; 0: as many as there is time for */
  guint       milliseconds; /* 0: as long as it takes */
  guint       threads;      /* 1 or more, each with a tree of its own (root parallel) */
  const gint *cancelled;    /* read atomically; not 0: it ends at once.  May be NULL */
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
  guint        n_line;
  BmMove       line[BM_SEARCH_LINE]; /* what it expects, from the best move on */
} BmSearchResult;

void         bm_search_style  (BmSearchStyle       *style);

/* STYLE may be NULL.  GAME is kept, not copied.  (transfer full) */
BmSearch    *bm_search_new    (const BmGame        *game,
                               const BmSearchStyle *style,
                               guint64              seed) G_GNUC_WARN_UNUSED_RESULT;
void         bm_search_free   (BmSearch            *self);

/* Thinks about the position of which SIDE, whose decision it is, sees VIEW (copied).  Returns the best move; BM_MOVE_NONE
   if the match is over, or if it was cancelled before a single iteration.  A single legal move is returned without
   thinking.  RESULT may be NULL.  One call at a time, in any thread. */
BmMove       bm_search_think  (BmSearch             *self,
                               gconstpointer         view,
                               int                   side,
                               const BmSearchBudget *budget,
                               BmSearchResult       *result);

/* MOVE was made (by any side): what is known of the position after it is kept, all else forgotten.  BM_MOVE_NONE: a move that
   the side could not see; all is forgotten. */
void         bm_search_follow (BmSearch            *self,
                               BmMove               move);
void         bm_search_forget (BmSearch            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmSearch, bm_search_free)

G_END_DECLS
