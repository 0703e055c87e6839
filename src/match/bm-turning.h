/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "bm-search.h"

G_BEGIN_DECLS

/*
 * Turning points: the decisions of a match by which a side's chance of winning fell most.
 *
 * Each decision is judged from the view of the side that made it, and never by its outcome: hidden information and
 * dice are sampled.  A first pass covers every decision; those that seem to lose most are searched again with more
 * effort.  The same match, seed and effort give the same points.  For any number of sides, in games that know the
 * chance of winning (BmGame.chance_of); small steps (BmGame.is_weighty) are skipped.
 */

/* The most that are reported. */
#define BM_TURNING_POINTS 3

/* The effort of one pass per decision. */
typedef struct
{
  guint search;  /* iterations of the search for the best move */
  guint guesses; /* samples of hidden information and dice for each of the two moves ... */
  guint after;   /* ... and search iterations for the position after each */
} BmTurningPass;

typedef struct
{
  BmTurningPass first;
  BmTurningPass second;
  guint         most;        /* total iterations of the first pass: in long matches each decision gets less */
  guint         candidates;  /* decisions in the second pass */
  double        least;       /* smaller losses of winning chance are no turning points */
} BmTurningEffort;

typedef struct
{
  guint  ply;      /* before the decision */
  int    side;     /* that decided */
  BmMove played;
  BmMove better;
  double before;   /* the chance that SIDE wins: with BETTER, ... */
  double after;    /* ... and with PLAYED */
  guint  n_line;
  BmMove line[BM_SEARCH_LINE]; /* principal variation from BETTER on */
} BmTurningPoint;

typedef struct
{
  guint          n_decisions; /* that were judged: with more than one legal move, and of weight */
  guint          n_points;
  BmTurningPoint points[BM_TURNING_POINTS]; /* largest loss first; at most one per stretch of a side's decisions */
} BmTurningResult;

typedef struct _BmTurning BmTurning;

/* Whether the chance of winning is known in matches like MATCH. */
gboolean      bm_turning_suits       (BmMatch               *match);

/* Sets EFFORT to the default: some seconds of one processor, however long the match is. */
void          bm_turning_effort      (BmTurningEffort       *effort);

/* For the sides whose bits are set in SIDES; MATCH must suit.  It is copied, up to the current ply or, if it is
   read-only, to its end; so it may change or be freed afterwards.  EFFORT: NULL for the default.  (transfer full) */
BmTurning    *bm_turning_new         (BmMatch               *match,
                                      guint                  sides,
                                      guint64                seed,
                                      const BmTurningEffort *effort) G_GNUC_WARN_UNUSED_RESULT;
BmTurning    *bm_turning_ref         (BmTurning             *self);
void          bm_turning_unref       (BmTurning             *self);

/* Finds them; call it once, in any thread.  CANCELLED: read atomically, not 0 stops it at once; may be NULL.  FALSE:
   it was cancelled. */
gboolean      bm_turning_find        (BmTurning             *self,
                                      const gint            *cancelled,
                                      BmTurningResult       *result);

/* The most iterations that it takes. */
guint64       bm_turning_get_work    (BmTurning             *self);

/* Progress, from 0 to 1; from any thread. */
double        bm_turning_get_progress (BmTurning            *self);

/* The same in a low-priority thread; fails only when cancelled. */
void          bm_turning_find_async  (BmTurning             *self,
                                      GCancellable          *cancellable,
                                      GAsyncReadyCallback    callback,
                                      gpointer               data);
gboolean      bm_turning_find_finish (GAsyncResult          *async_result,
                                      BmTurningResult       *result,
                                      GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmTurning, bm_turning_unref)

G_END_DECLS
