/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-event.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * A duel looked back on: how the numbers went day by day, and what changed them.  Days are counted through the whole
 * match, from 1, however often the marker went round its circle.
 */

typedef struct
{
  guint8 hunger;
  guint8 health;
  guint8 suspicion;
  guint8 living; /* bits: Worms */
} BmFigures;

/* Figures from the moment AT on.  AT is in days: 0 is where day 1 begins, 1.5 the middle of the second. */
typedef struct
{
  double    at;
  BmFigures figures;
} BmSample;

typedef enum
{
  BM_NOTE_MEAL,  /* a Worm was eaten */
  BM_NOTE_DEATH, /* a Worm died otherwise */
  BM_NOTE_BITE,
  BM_NOTE_RAIN   /* the day's own, or a card's */
} BmNoteKind;

typedef struct
{
  BmNoteKind kind;
  double     at;
  guint      day;
  guint      ply;     /* of the move that brought it */
  BmPiece    who;     /* who was eaten, died or bit; BM_PIECE_NONE */
  BmSpace    where;   /* it was; BM_SPACE_NONE: not known */
  BmFigures  figures; /* once it had happened, with what it led to */
  gboolean   settled; /* ... and that has been told */
} BmNote;

typedef struct
{
  BmFigures start;
  BmFigures end;
  gboolean  rain;
  guint     bites;
  guint     eaten; /* bits: Worms */
  guint     died;  /* bits: Worms that died otherwise */
} BmDuelDay;

/* What the actions of a side went into: those of BmAction, then the champions' powers. */
#define BM_HISTORY_POWER  BM_N_ACTIONS
#define BM_HISTORY_KINDS (BM_N_ACTIONS + 1)

typedef struct
{
  GArray *days;    /* of BmDuelDay; empty: it was over before the first */
  GArray *samples; /* of BmSample, the first one at 0, each later one another than that before */
  GArray *notes;   /* of BmNote */
  GArray *plies;   /* of guint: the day at each ply, 0: none yet */
  double  end;     /* when it ended, in days */
  guint   max_health;
  guint   actions[BM_N_SIDES][BM_HISTORY_KINDS];
} BmDuelHistory;

/* Up to where MATCH stands.  (transfer full) */
BmDuelHistory *bm_duel_history_new  (BmMatch       *match) G_GNUC_WARN_UNUSED_RESULT;
void           bm_duel_history_free (BmDuelHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmDuelHistory, bm_duel_history_free)

BmFigures      bm_figures_of        (const BmPosition *pos);
guint          bm_figures_living    (const BmFigures  *figures);

G_END_DECLS
