/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "judge-private.h"

/*
 * In thousandths of log-odds for the Bird; tables are 0 at the start of a match without cards.
 *
 * They are a logistic regression on about 80,000 positions of self-play of searches with 700 iterations, a tenth of
 * the moves random; the target is a mixture of the search values of the next moves and the outcome; tables are
 * constrained to be monotonic (more Health is better ...).  Some were set by hand: the cost of a Bite (M_WOUNDS,
 * M_BIRD_PENALTY), and deadly Bites (M_DEADLY_...), which are too rare in self-play.
 */
static const gint16 weights[N_MEASURES] = {
  [M_ALWAYS] = 702,
  [M_WORMS_TURN] = 114,
  [M_CARDS] = -124,
  [M_CHAMPIONS] = -631,
  [M_LIVING] = 0, 1137, 593, 250, 0,
  [M_HEALTH] = 0, -242, -172, -102, 0,
  [M_WOUNDS] = -80,
  [M_MAX_HEALTH] = -222,
  [M_HUNGER] = 0, -1604, -1222, -848, -566, -346, -161, 0, 154, 319, 422,
  [M_STARVING_NOW] = -758,
  [M_STARVING_NEXT] = -274,
  [M_SUSPICION] = 144, 105, 0, -192, -518, -885,
  [M_SHALLOW] = 120,
  [M_COST] = 502, 345, 335, 291, 189, 149, 103, 63, 39, 327, 317, 294, 258, 205, 131, 87, 77, 57, 455, 445, 320,
  310, 184, 121, 56, 25, 9,
  [M_LAST_COST] = 556, 315, 179, -1, -33, 103, 3, 116, -37, 180, 268, 54, 35, 50, 68, 21, 61, -45,
  [M_MEALS_NOW] = -101, 170, 357, 387, 417,
  [M_MEALS_NEXT] = 114, 134, 169, 189, 209,
  [M_LAST_MEAL_NOW] = 687,
  [M_LAST_MEAL_NEXT] = 279,
  [M_SINK_LAVA] = 7,
  [M_SINK_BIRD] = 130,
  [M_SINK_OPEN] = 6,
  [M_BITES_NOW] = 114, 66, 26, -14, -54,
  [M_BITES_NEXT] = -68, -108, -148, -188, -228, -33, -38, -43, -48, -53,
  [M_DEADLY_NOW] = -2500,
  [M_DEADLY_NEXT] = -1200, -100,
  [M_ZOMBIES] = 18,
  [M_GRAVES] = -52,
  [M_OPEN_GRAVES] = -8,
  [M_DUG] = 9,
  [M_DRILLS] = 62,
  [M_BEDROCK] = 3,
  [M_LAVA] = 54,
  [M_DEPTH] = -10,
  [M_SHIELDS] = -29,
  [M_HOLES] = -26,
  [M_BIRD_HAND] = 104,
  [M_WORMS_HAND] = -68,
  [M_BIRD_ACTIONS] = 91,
  [M_WORMS_ACTIONS] = -155,
  [M_BIRD_PENALTY] = -90,
  [M_WORMS_PENALTY] = 103,
  [M_STUNNED] = 172,
  [M_STUNNED_NEAR] = 79,
};

/* The first measure of each term. */
static const guint8 first_measures[WR_N_TERMS + 1] = {
  [WR_TERM_GAME] = M_ALWAYS,
  [WR_TERM_WORMS] = M_LIVING,
  [WR_TERM_HEALTH] = M_HEALTH,
  [WR_TERM_HUNGER] = M_HUNGER,
  [WR_TERM_SUSPICION] = M_SUSPICION,
  [WR_TERM_REACH] = M_COST,
  [WR_TERM_SINKING] = M_SINK_LAVA,
  [WR_TERM_BITES] = M_BITES_NOW,
  [WR_TERM_UNDEAD] = M_ZOMBIES,
  [WR_TERM_GROUND] = M_DUG,
  [WR_TERM_HANDS] = M_BIRD_HAND,
  [WR_TERM_ACTIONS] = M_BIRD_ACTIONS,
  [WR_TERM_STUNS] = M_STUNNED,
  [WR_N_TERMS] = N_MEASURES,
};
