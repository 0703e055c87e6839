/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * What a computer player knows of the duel beside the rules: what could be hidden, how good a position is, and which
 * moves are worth a look.  Nothing here allocates, and nothing depends on anything but its arguments (and the set of
 * cards in use).
 */

/* What an evaluation is made of, in the order of wr_judge_terms ().  Each sums up what speaks for a side:
   words about a move come from the terms that it changes most. */
typedef enum
{
  WR_TERM_GAME,     /* nothing that is on the table: how the game's two sides compare, and whose turn it is */
  WR_TERM_WORMS,    /* how many Worms live */
  WR_TERM_HEALTH,   /* the Bird's Health */
  WR_TERM_HUNGER,   /* Hunger: the days until the Bird starves */
  WR_TERM_SUSPICION, /* how well Pecks and rain can lure Worms */
  WR_TERM_REACH,    /* how few actions the Bird needs to eat Worms: what it can eat now or in its next turn */
  WR_TERM_SINKING,  /* Worms that the next Move Tokens bring to the Bird, to Lava or to daylight */
  WR_TERM_BITES,    /* what can bite the Bird now or in the Worms' next turn */
  WR_TERM_UNDEAD,   /* Zombies, and Gravestones that could become some */
  WR_TERM_GROUND,   /* how far the garden has been dug away, Drills, what shields the Worms */
  WR_TERM_HANDS,    /* cards in hand */
  WR_TERM_ACTIONS,  /* actions left in this turn, and lost or gained in the next ones */
  WR_TERM_STUNS,    /* stunned Worms */
  WR_N_TERMS
} WrTerm;

/* Makes of POS, which wr_rules_hide () has left for SIDE, a position that can be played on: hands, decks, what a draft
   offers and the generator's state are made up.  Each way that agrees with what SIDE sees is as likely as every other.
   What SIDE sees is not changed; the same POS and *CHANCE give the same.  What a position made by hand has more of than
   the box is taken from outside the box. */
void   wr_judge_determinize (WrPosition       *pos,
                             WrSide            side,
                             guint64          *chance);

/* The probability, as far as this can tell at a glance, that SIDE wins: from 0 to 1, exactly 0 or 1 only when the match
   is over.  The two sides' values add up to 1.  It looks at the board, the markers and the sizes of hands, never at what
   is hidden: what wr_rules_hide () left is worth the same. */
double wr_judge_evaluate    (const WrPosition *pos,
                             WrSide            side);

/* The terms of that value for SIDE, WR_N_TERMS of them in log-odds: the value is 1 / (1 + exp (-sum)), where sums beyond
   8 count as 8.  Over 0 speaks for SIDE, the other side has the opposite.  What a term is by itself says little; between
   two positions 0.1 more is hardly worth a word, 0.5 is much, and in an even match 1 moves the probability by nearly a
   quarter.  When the match is over, all are 0.  Returns WR_N_TERMS. */
guint  wr_judge_terms       (const WrPosition *pos,
                             WrSide            side,
                             double           *terms);

/* How much each of the N legal MOVES of POS (at most BM_MAX_MOVES) promises at a glance: weights over 0, of which only the
   ratios count.  They are about as often as a search would try each. */
void   wr_judge_promise     (const WrPosition *pos,
                             const BmMove     *moves,
                             guint             n,
                             float            *weights);

G_END_DECLS
