/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-search-tree.h"
#include "bm-search.h"

G_BEGIN_DECLS

/*
 * Internal: the state of one search thread: a tree, a random generator and scratch positions.  Threads share no
 * mutable data.
 */
#define BM_SEARCH_DEPTH 128 /* the most plies that an iteration descends in the tree */

/* The iterations of one call through a move of the root. */
typedef struct
{
  guint   n;
  guint64 values[BM_MAX_SEATS]; /* their sums for each seat, in units of BM_VALUE_ONE */
} BmWorth;

typedef struct
{
  const BmGame *game;
  BmSearchStyle style;
  gpointer      position;  /* scratch position */
  BmTree        tree;
  guint64       chance;

  /* The parameters of this call. */
  gconstpointer view;       /* borrowed */
  int           side;
  guint         iterations; /* G_MAXUINT: unlimited, until the deadline */
  gint64        deadline;   /* monotonic time; 0: none */
  const gint   *cancelled;  /* borrowed; may be NULL */
  guint         done;
  BmWorth       worth[BM_MAX_MOVES]; /* of the root's moves */

  guint         path[BM_SEARCH_DEPTH + 1];
  BmMove        moves[BM_MAX_MOVES];
  float         promise[BM_MAX_MOVES];
  guint16       at[BM_MAX_MOVES];
  guint16       all[BM_MAX_MOVES]; /* 0, 1, 2 ...: the moves of the root are always legal */
} BmWorker;

BmWorker *bm_worker_new  (const BmGame        *game,
                          const BmSearchStyle *style);
void      bm_worker_free (BmWorker            *self);

/* Runs the search of these parameters. */
void      bm_worker_run  (BmWorker            *self);

/* Determinizes SIDE's VIEW into POSITION. */
void      bm_search_guess (const BmGame       *game,
                           gpointer            position,
                           gconstpointer       view,
                           int                 side,
                           guint64            *chance);

/* Evaluates the position for each side, in units of BM_VALUE_ONE. */
void      bm_search_judge (const BmGame       *game,
                           gconstpointer       position,
                           guint64            *values);

/* Writes the legal moves of the view's side and their prior weights into MOVES and PROMISE; POSITION is scratch
   memory. */
guint     bm_search_list (const BmGame        *game,
                          gpointer             position,
                          gconstpointer        view,
                          int                  side,
                          guint64             *chance,
                          BmMove              *moves,
                          float               *promise);

/* A generator's initial state, different for each combination of the three arguments. */
guint64   bm_search_seed (guint64              seed,
                          guint                thread,
                          guint64              call);

G_END_DECLS
