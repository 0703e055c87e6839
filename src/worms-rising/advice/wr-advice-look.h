/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"
#include "wr-judge.h"

G_BEGIN_DECLS

/*
 * What a move leads to, as far as the side that makes it can know: what it does not see is made up several times.
 */

/* What happens: the better one counts. */
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

/* How the terms of the evaluation change in favour of the side, on the average, and what happens. */
typedef struct
{
  WrDeed sure;                 /* in every guess */
  WrDeed likely;              /* in half of them or more */
  WrDeed hope;                 /* by the moves that are to follow */
  double change[WR_N_TERMS];  /* by the move */
  double later[WR_N_TERMS];   /* with those that are to follow in the same turn */
  double against[WR_N_TERMS]; /* compared with the other moves that are possible */
} WrOutcome;

/* VIEW is what SIDE, which decides, sees.  LINE is what is expected from MOVE on. */
void wr_advice_look (const WrPosition *view,
                     BmMove            move,
                     WrSide            side,
                     const BmMove     *line,
                     guint             n_line,
                     WrOutcome        *outcome);

G_END_DECLS
