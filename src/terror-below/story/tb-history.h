/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "tb-event.h"

G_BEGIN_DECLS

/*
 * The history of a match: points by round, and their sources.
 */

/* The source of points. */
typedef enum
{
  TB_SOURCE_BOUNTIES,
  TB_SOURCE_EGGS,   /* Eggs delivered without a Bounty */
  TB_SOURCE_WORMS,  /* Worms beaten without a Bounty */
  TB_SOURCE_BONUS,  /* Delivery Bonus */
  TB_SOURCE_OTHER,  /* cards and ramps */
  TB_SOURCE_START,  /* already in the start position */
  TB_N_SOURCES
} TbSource;

typedef enum
{
  TB_NOTE_POINTS,   /* without a Bounty */
  TB_NOTE_BOUNTY,   /* completed */
  TB_NOTE_KILL,
  TB_NOTE_DEATH,    /* of a Leader */
  TB_NOTE_OUT,      /* the whole squad */
  TB_NOTE_DELIVERY, /* an Egg; its points are notes of their own, after it */
  TB_NOTE_GOAL      /* progress toward a solo objective */
} TbNoteKind;

typedef struct
{
  TbNoteKind kind;
  guint8     seat;   /* TB_NO_SEAT: none */
  TbSource   source; /* POINTS, BOUNTY */
  TbCard     card;   /* BOUNTY, Worm of a KILL, Character of a DEATH; TB_NO_CARD */
  guint8     colour; /* DELIVERY */
  guint8     location; /* DELIVERY */
  guint      n;      /* points gained; GOAL: progress */
  guint      of;     /* total points; GOAL: the objective */
  guint      round;  /* 0: before the first */
  double     at;     /* in rounds: 0 is the start of the first one, 1.5 the middle of the second */
  guint      ply;    /* of the move that caused it */
} TbNote;

typedef struct
{
  guint delivered; /* Eggs */
  guint killed;    /* Worms */
  guint bounties;
  guint deaths;
  guint points;    /* sum of BY */
  guint by[TB_N_SOURCES];
} TbTotals;

typedef struct
{
  guint8 points[TB_MAX_SEATS]; /* at its end */
} TbRound;

typedef struct
{
  guint    n_seats;
  guint    first_round; /* the number of the first of ROUNDS */
  GArray  *rounds;      /* of TbRound; empty: it was over before the first */
  GArray  *notes;       /* of TbNote, in order */
  double   end;         /* the time of the end, in rounds */
  TbTotals totals[TB_MAX_SEATS];
} TbHistory;

/* The history up to MATCH's current ply.  (transfer full) */
TbHistory    *tb_history_new  (BmMatch         *match) G_GNUC_WARN_UNUSED_RESULT;
void          tb_history_free (TbHistory       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TbHistory, tb_history_free)

const TbNote *tb_history_note (const TbHistory *self,
                               guint            index);

G_END_DECLS
