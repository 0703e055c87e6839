/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"
#include "wr-judge.h"

G_BEGIN_DECLS

/*
 * The effects of a move, from the view of its side: hidden information is sampled several times.
 */

/* Kinds of results, ascending by value. */
typedef enum
{
  FEAT_NONE,
  FEAT_RESTS,  /* the Bird gets Health back */
  FEAT_RAISES,
  FEAT_STUNS,
  FEAT_BITES,
  FEAT_EATS_UNDEAD,
  FEAT_KILLS,
  FEAT_EATS,
  FEAT_WINS
} WrFeat;

typedef struct
{
  WrFeat  feat;
  WrPiece who;
} WrDeed;

/* The average change of the evaluation's terms in favour of the side, and the results. */
typedef struct
{
  WrDeed sure;                 /* in every sample */
  WrDeed likely;              /* in half of them or more */
  WrDeed hope;                 /* by the expected following moves */
  double change[WR_N_TERMS];  /* by the move */
  double later[WR_N_TERMS];   /* with those expected in the same turn */
  double against[WR_N_TERMS]; /* compared with the other legal moves */
} WrOutcome;

/* VIEW is the view of SIDE, which is to move.  LINE is the principal variation from MOVE on. */
void wr_advice_look (const WrPosition *view,
                     BmMove            move,
                     WrSide            side,
                     const BmMove     *line,
                     guint             n_line,
                     WrOutcome        *outcome);

G_END_DECLS
