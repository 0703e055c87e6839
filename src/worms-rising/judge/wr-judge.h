/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * What a computer player needs of the duel besides the rules: determinization, evaluation and prior weights of moves.
 * Nothing here allocates, and results depend only on the arguments (and the card set in use).
 */

/* The terms of an evaluation, in the order of wr_judge_terms ().  A move is explained by the terms that it changes
   most. */
typedef enum
{
  WR_TERM_GAME,     /* constants: the balance of the two sides, and whose turn it is */
  WR_TERM_WORMS,    /* how many Worms live */
  WR_TERM_HEALTH,   /* the Bird's Health */
  WR_TERM_HUNGER,   /* Hunger: the days until the Bird starves */
  WR_TERM_SUSPICION, /* how well Pecks and rain can lure Worms */
  WR_TERM_REACH,    /* how few actions the Bird needs to eat Worms: what it can eat now or in its next turn */
  WR_TERM_SINKING,  /* Worms that the next Move Tokens bring to the Bird, to Lava or to daylight */
  WR_TERM_BITES,    /* what can bite the Bird now or in the Worms' next turn */
  WR_TERM_UNDEAD,   /* Zombies, and Gravestones that could raise some */
  WR_TERM_GROUND,   /* how far the garden has been dug away, Drills, what shields the Worms */
  WR_TERM_HANDS,    /* cards in hand */
  WR_TERM_ACTIONS,  /* actions left in this turn, and lost or gained in the next ones */
  WR_TERM_STUNS,    /* stunned Worms */
  WR_N_TERMS
} WrTerm;

/* Determinizes POS, SIDE's view from wr_rules_hide (): samples hands, decks, the draft's offers and the generator's
   state, uniformly among all that are consistent with SIDE's view.  What SIDE sees is not changed; deterministic for
   POS and *CHANCE.  Cards of which an edited position has more than the box are taken from outside the box. */
void   wr_judge_determinize (WrPosition       *pos,
                             WrSide            side,
                             guint64          *chance);

/* A quick estimate of SIDE's winning probability: from 0 to 1, exactly 0 or 1 only when the match is over.  The two
   sides' values add up to 1.  It uses the board, the markers and the sizes of hands, never hidden information: a view
   has the same value. */
double wr_judge_evaluate    (const WrPosition *pos,
                             WrSide            side);

/* The terms of that value for SIDE, WR_N_TERMS of them in log-odds: the value is 1 / (1 + exp (-sum)), where sums
   beyond 8 count as 8.  Positive is good for SIDE; the other side has the opposite.  Only differences between
   positions are meaningful: 0.1 is hardly notable, 0.5 is much, and in an even match 1 changes the probability by
   nearly a quarter.  When the match is over, all are 0.  Returns WR_N_TERMS. */
guint  wr_judge_terms       (const WrPosition *pos,
                             WrSide            side,
                             double           *terms);

/* How much each of the N legal MOVES of POS (at most BM_MAX_MOVES) promises: prior weights over 0, of which only the
   ratios matter, approximately proportional to a search's visits. */
void   wr_judge_promise     (const WrPosition *pos,
                             const BmMove     *moves,
                             guint             n,
                             float            *weights);

G_END_DECLS
