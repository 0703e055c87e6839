/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "bm-search.h"

G_BEGIN_DECLS

/*
 * Turning points: the decisions of a match by which a side's chance of winning fell most.
 *
 * Each decision is judged by what the side that made it saw at that time, and never by what came of it: what was hidden
 * is made up, and so are the dice.  A first pass looks at every decision; those by which most seems to be lost are
 * looked at again, and more closely.  The same match, seed and effort give the same points.  It is for games of two
 * sides.
 */

/* At most so many are told. */
#define BM_TURNING_POINTS 3

/* What a pass does with a decision. */
typedef struct
{
  guint search;  /* iterations of the search for the best move */
  guint guesses; /* each of the two moves is made so many times, with what is hidden and the dice made up anew ... */
  guint after;   /* ... and so many iterations are given to what follows */
} BmTurningPass;

typedef struct
{
  BmTurningPass first;
  BmTurningPass second;
  guint         most;        /* iterations of the first pass: in matches of more decisions each is given less */
  guint         candidates;  /* so many decisions come to the second pass */
  double        least;       /* what costs a smaller part of the chance is no turning point */
} BmTurningEffort;

typedef struct
{
  guint  ply;      /* where the match stood */
  int    side;     /* that decided */
  BmMove played;
  BmMove better;
  double before;   /* the chance that SIDE wins: with BETTER, ... */
  double after;    /* ... and with PLAYED */
  guint  n_line;
  BmMove line[BM_SEARCH_LINE]; /* what is expected from BETTER on */
} BmTurningPoint;

typedef struct
{
  guint          n_decisions; /* that there were, with more than one move to choose from */
  guint          n_points;
  BmTurningPoint points[BM_TURNING_POINTS]; /* the largest loss first; at most one in a stretch of a side's decisions */
} BmTurningResult;

typedef struct _BmTurning BmTurning;

/* EFFORT becomes what is usual: some seconds of one processor, however long the match is. */
void          bm_turning_effort      (BmTurningEffort       *effort);

/* Of the sides whose bits are set in SIDES.  The match is copied, up to where it stands or, if it is only looked at, to
   its end; so it may change or go afterwards.
   EFFORT: NULL, or another one than the usual.  (transfer full) */
BmTurning    *bm_turning_new         (BmMatch               *match,
                                      guint                  sides,
                                      guint64                seed,
                                      const BmTurningEffort *effort) G_GNUC_WARN_UNUSED_RESULT;
BmTurning    *bm_turning_ref         (BmTurning             *self);
void          bm_turning_unref       (BmTurning             *self);

/* Finds them; once, in any thread.  CANCELLED: read atomically, not 0 ends it at once; may be NULL.  FALSE: it was. */
gboolean      bm_turning_find        (BmTurning             *self,
                                      const gint            *cancelled,
                                      BmTurningResult       *result);

/* The iterations that it takes at most. */
guint64       bm_turning_get_work    (BmTurning             *self);

/* How much of it is done, from 0 to 1; from any thread. */
double        bm_turning_get_progress (BmTurning            *self);

/* The same in a thread that everything else goes before; error: it was cancelled. */
void          bm_turning_find_async  (BmTurning             *self,
                                      GCancellable          *cancellable,
                                      GAsyncReadyCallback    callback,
                                      gpointer               data);
gboolean      bm_turning_find_finish (GAsyncResult          *async_result,
                                      BmTurningResult       *result,
                                      GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmTurning, bm_turning_unref)

G_END_DECLS
