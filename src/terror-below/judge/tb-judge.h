/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * What a computer player needs of Terror Below besides the rules: determinization, evaluation and prior weights of
 * moves; and which moves are worth judging afterwards.  Nothing here allocates, and results depend only on the
 * arguments (and the box in use).
 */

/* The terms of an evaluation, in the order of tb_judge_terms (). */
typedef enum
{
  TB_TERM_POINTS,    /* VP */
  TB_TERM_BOUNTIES,  /* completed Bounties, which decide a tie, and Hidden ones */
  TB_TERM_EGGS,      /* Eggs carried, by their possible value, and Eggs near the pawn */
  TB_TERM_CARDS,     /* cards in hand, the Hat, and Rubble on the way to a reward */
  TB_TERM_SQUAD,     /* Characters alive, and whether the pawn is on the board */
  TB_TERM_DANGER,    /* Worms that threaten the pawn: the cost of a death, and the gain by guns */
  TB_TERM_OBJECTIVE, /* solo: the scenario, against attacks and destroyed Locations */
  TB_N_TERMS
} TbTerm;

/* Makes SEAT's view from tb_rules_hide () a position: samples hands, face-down cards, Hidden Bounties, decks, which
   cards of the seat at turn are fresh, and the generator's state, uniformly among all that are consistent with the
   view.  What SEAT sees is not changed. */
void   tb_judge_determinize (TbPosition       *pos,
                             guint             seat,
                             guint64          *chance);

/* An estimate of SEAT's chance to win, from 0 to 1: exactly 0 or 1 only when the match is over.  The values of all
   seats add up to 1, except in solo, and except that all are 0 when three or more seats have lost to the Worms. */
double tb_judge_evaluate    (const TbPosition *pos,
                             guint             seat);

/* The terms of that value for SEAT against the mean of the others, TB_N_TERMS of them, in log-odds: with one or two
   seats their sum is that of the value.  When the match is over, all are 0.  Returns TB_N_TERMS. */
guint  tb_judge_terms       (const TbPosition *pos,
                             guint             seat,
                             double           *terms);

/* Prior weights (> 0) of the N legal MOVES of POS, of which only the ratios matter. */
void   tb_judge_promise     (const TbPosition *pos,
                             const BmMove     *moves,
                             guint             n,
                             float            *weights);

/* Whether MOVE, made by the seat that sees VIEW, deserves a search of its own when a match is judged afterwards: not a
   choice of the setup, nor a step in the middle of a way. */
gboolean tb_judge_is_weighty (const TbPosition *view,
                              BmMove            move);

/* The cards of DECK that SEAT cannot see, each kind once, into CARDS (room for 256); returns their number. */
guint  tb_judge_unseen      (const TbPosition *pos,
                             guint             seat,
                             TbDeck            deck,
                             TbCard           *cards);

/* One outcome of a move.  FALSE: no more are wanted. */
typedef gboolean (*TbOutcomeFunc) (const TbPosition  *pos,
                                   const BmEventList *events,
                                   gpointer           data);

/*
 * Calls VISIT for each outcome of MOVE that is consistent with what the seat to move sees: each result of each die, each
 * unseen card that may be drawn, be laid on a Worm or lie there face down.  Not tried one by one: Vehicle cards that
 * refill a hand, new Worms, and the spaces of Eggs that are thrown by dice.  No new Bounties come.
 *
 * FALSE: VISIT stopped it, or not all outcomes can be tried: there are too many of them, a discard pile is shuffled
 * that is drawn from, or Worms attack in a solo match.
 */
gboolean tb_judge_outcomes  (const TbPosition *pos,
                             BmMove            move,
                             TbOutcomeFunc     visit,
                             gpointer          data);

G_END_DECLS
