/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The history of a duel: its numbers day by day, and the events that changed them.  Days are numbered consecutively
 * through the whole match, from 1, however often the marker went round.
 */

typedef struct
{
  guint8 hunger;
  guint8 health;
  guint8 suspicion;
  guint8 living; /* bits: Worms */
} WrFigures;

/* Figures from the time AT on.  AT is in days: 0 is the start of the first, 1.5 the middle of the second. */
typedef struct
{
  double    at;
  WrFigures figures;
} WrSample;

typedef enum
{
  WR_NOTE_MEAL,  /* a Worm was eaten */
  WR_NOTE_DEATH, /* a Worm died otherwise */
  WR_NOTE_BITE,
  WR_NOTE_RAIN   /* the day's own, or a card's */
} WrNoteKind;

typedef struct
{
  WrNoteKind kind;
  double     at;
  guint      day;     /* its number */
  guint      ply;     /* of the move that caused it */
  WrPiece    who;     /* the piece that was eaten, died or bit; WR_PIECE_NONE */
  WrSpace    where;   /* its space; WR_SPACE_NONE: not known */
  WrFigures  figures; /* after it, including its consequences */
  gboolean   settled; /* ... whether those are complete */
} WrNote;

typedef struct
{
  WrFigures start;
  WrFigures end;
  gboolean  rain;
  guint     bites;
  guint     eaten; /* bits: Worms */
  guint     died;  /* bits: Worms that died otherwise */
} WrDuelDay;

/* Uses of a side's actions: those of WrAction, then the champions' powers. */
#define WR_HISTORY_POWER  WR_N_ACTIONS
#define WR_HISTORY_KINDS (WR_N_ACTIONS + 1)

typedef struct
{
  GArray *days;    /* of WrDuelDay; empty: it was over before the first */
  guint   first_day; /* the number of the first of them: a match may begin on a later day than 1 */
  GArray *samples; /* of WrSample, the first one at 0, each different from the one before */
  GArray *notes;   /* of WrNote */
  GArray *plies;   /* of guint: the number of the day at each ply, 0: none yet */
  double  end;     /* when it ended, in days */
  guint   max_health;
  guint   actions[WR_N_SIDES][WR_HISTORY_KINDS];
} WrDuelHistory;

/* Up to MATCH's current ply.  (transfer full) */
WrDuelHistory *wr_duel_history_new  (BmMatch       *match) G_GNUC_WARN_UNUSED_RESULT;
void           wr_duel_history_free (WrDuelHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WrDuelHistory, wr_duel_history_free)

WrFigures      wr_figures_of        (const WrPosition *pos);
guint          wr_figures_living    (const WrFigures  *figures);

G_END_DECLS
