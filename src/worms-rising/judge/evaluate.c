/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The evaluation: the weighted sum of the measures, in log-odds.  It uses integer arithmetic and no functions of
 * libm, so that the moves are the same on every machine.
 */
#include "weights.h"

#include <string.h>

#define UNIT 1000.0 /* weight units per unit of log-odds */

/* Undecided positions are never certain. */
#define MOST (8 * 1000)

static gint32
weigh (const gint16 *measures,
       guint         from,
       guint         to)
{
  gint32 sum = 0;

  for (guint i = from; i < to; i++)
    sum += weights[i] * measures[i];
  return sum;
}

/* 1 / (1 + exp (-log_odds)): exp (x) is nearly (1 + x / n) to the power of n, here 2^16. */
static double
probability (double log_odds)
{
  double power = 1 - log_odds / 65536;

  for (guint i = 0; i < 16; i++)
    power *= power;
  return 1 / (1 + power);
}

double
wr_judge_evaluate (const WrPosition *pos,
                   WrSide            side)
{
  gint16 measures[N_MEASURES];
  gint32 sum;
  double bird;

  if (pos->winner != WR_NO_WINNER)
    return pos->winner == side ? 1 : 0;
  wr_judge_measure (pos, measures);
  sum = weigh (measures, 0, N_MEASURES);
  bird = probability (CLAMP (sum, -MOST, MOST) / UNIT);
  return side == WR_SIDE_BIRD ? bird : 1 - bird;
}

guint
wr_judge_terms (const WrPosition *pos,
                WrSide            side,
                double           *terms)
{
  gint16 measures[N_MEASURES];

  memset (terms, 0, WR_N_TERMS * sizeof *terms);
  if (pos->winner != WR_NO_WINNER)
    return WR_N_TERMS;
  wr_judge_measure (pos, measures);
  for (guint term = 0; term < WR_N_TERMS; term++)
    {
      gint32 sum = weigh (measures, first_measures[term], first_measures[term + 1]);

      terms[term] = (side == WR_SIDE_BIRD ? sum : -sum) / UNIT;
    }
  return WR_N_TERMS;
}
