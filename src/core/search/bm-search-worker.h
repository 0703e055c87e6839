/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-search-tree.h"
#include "bm-search.h"

G_BEGIN_DECLS

/*
 * What one thread of a search has, inside: a tree, a generator and room to play in.  Threads share nothing that is
 * written to.
 */
#define BM_SEARCH_DEPTH 128 /* plies that an iteration goes down the tree, at most */

typedef struct
{
  const BmGame *game;
  BmSearchStyle style;
  gpointer      position;  /* what is played on */
  BmTree        tree;
  guint64       chance;

  /* The task of this call. */
  gconstpointer view;       /* borrowed */
  int           side;
  guint         iterations; /* G_MAXUINT: as many as there is time for */
  gint64        deadline;   /* monotonic time; 0: none */
  const gint   *cancelled;  /* borrowed; may be NULL */
  guint         done;

  guint         path[BM_SEARCH_DEPTH + 1];
  BmMove        moves[BM_MAX_MOVES];
  float         promise[BM_MAX_MOVES];
  guint16       at[BM_MAX_MOVES];
  guint16       all[BM_MAX_MOVES]; /* 0, 1, 2 ...: the moves of the root are always legal */
} BmWorker;

BmWorker *bm_worker_new  (const BmGame        *game,
                          const BmSearchStyle *style);
void      bm_worker_free (BmWorker            *self);

/* Carries its task out. */
void      bm_worker_run  (BmWorker            *self);

/* Makes of VIEW, which SIDE sees, a POSITION that can be played on. */
void      bm_search_guess (const BmGame       *game,
                           gpointer            position,
                           gconstpointer       view,
                           int                 side,
                           guint64            *chance);

/* What the position is worth for each of the sides, in units of BM_VALUE_ONE. */
void      bm_search_judge (const BmGame       *game,
                           gconstpointer       position,
                           guint64            *values);

/* Legal moves of the side whose view it is, with their promises, into MOVES and PROMISE; POSITION is room to do that in. */
guint     bm_search_list (const BmGame        *game,
                          gpointer             position,
                          gconstpointer        view,
                          int                  side,
                          guint64             *chance,
                          BmMove              *moves,
                          float               *promise);

/* A generator's first state, another one for all that differ in one of the three. */
guint64   bm_search_seed (guint64              seed,
                          guint                thread,
                          guint64              call);

G_END_DECLS
