/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The evaluation: compares the strengths of the seats (measure.c); in solo that of the seat with 0.  It uses no
 * functions of libm, so that the moves are the same on every machine.
 */
#include "judge-private.h"

#include <string.h>

/* One unit of log-odds in hundredths of a VP. */
#define UNIT 400.0

/* Bound of the log-odds: undecided positions are never certain. */
#define MOST 8.0

/* exp (X) for X from -MOST to 0: nearly (1 + x / n) to the power of n, here 2^16. */
static double
exponential (double x)
{
  double power = 1 + x / 65536;

  for (guint i = 0; i < 16; i++)
    power *= power;
  return power;
}

static gint32
sum_of (const gint32 worth[TB_N_TERMS])
{
  gint32 sum = 0;

  for (guint term = 0; term < TB_N_TERMS; term++)
    sum += worth[term];
  return sum;
}

/* The strength of SEAT in log-odds. */
static double
strength (const TbPosition *pos,
          guint             seat)
{
  gint32 worth[TB_N_TERMS];

  tb_judge_measure (pos, seat, worth);
  return sum_of (worth) / UNIT;
}

/* T3.3, T3.4: winners share; two seats that have lost to the Worms are even. */
static double
evaluate_end (const TbPosition *pos,
              guint             seat)
{
  if (pos->winners != 0)
    return (pos->winners >> seat & 1) != 0 ? 1.0 / __builtin_popcount (pos->winners) : 0;
  return pos->options.players == 2 ? 0.5 : 0;
}

double
tb_judge_evaluate (const TbPosition *pos,
                   guint             seat)
{
  double strengths[TB_MAX_SEATS] = { 0 }, best, own = 0, all = 0;
  guint n = MAX (pos->options.players, 2); /* in solo the second one is empty */

  if (pos->step == TB_STEP_OVER)
    return evaluate_end (pos, seat);
  for (guint i = 0; i < pos->options.players; i++)
    strengths[i] = strength (pos, i);
  best = strengths[0];
  for (guint i = 1; i < n; i++)
    best = MAX (best, strengths[i]);
  for (guint i = 0; i < n; i++)
    {
      double share = exponential (MAX (strengths[i] - best, -MOST));

      all += share;
      if (i == seat)
        own = share;
    }
  return own / all;
}

guint
tb_judge_terms (const TbPosition *pos,
                guint             seat,
                double           *terms)
{
  guint others = pos->options.players - 1u;
  gint32 worth[TB_N_TERMS];

  memset (terms, 0, TB_N_TERMS * sizeof *terms);
  if (pos->step == TB_STEP_OVER)
    return TB_N_TERMS;
  for (guint other = 0; other < pos->options.players; other++)
    {
      tb_judge_measure (pos, other, worth);
      for (guint term = 0; term < TB_N_TERMS; term++)
        terms[term] += other == seat ? worth[term] / UNIT : -worth[term] / (UNIT * others);
    }
  return TB_N_TERMS;
}
