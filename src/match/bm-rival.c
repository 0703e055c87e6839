/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-rival.h"

#include "bm-match-private.h"
#include "bm-today.h"

/* Undecided positions are never certain. */
#define MOST 8.0

guint64
bm_rival_seed (const char *game,
               const char *rival,
               guint       n)
{
  char text[80];

  g_snprintf (text, sizeof text, "%s %u", rival, n);
  return bm_today_seed (game, text);
}

void
bm_match_set_rival (BmMatch       *match,
                    const BmLadderRival *rival,
                    const BmGame  *game)
{
  g_return_if_fail (BM_IS_MATCH (match));
  g_return_if_fail (rival != NULL && game != NULL);

  match->rival = rival;
  match->judge = game;
}

const BmLadderRival *
bm_match_get_rival (BmMatch *match)
{
  g_return_val_if_fail (BM_IS_MATCH (match), NULL);
  return match->rival;
}

const BmGame *
bm_match_get_judge (BmMatch *match)
{
  g_return_val_if_fail (BM_IS_MATCH (match), NULL);
  return match->judge != NULL ? match->judge : match->game;
}

/* 1 / (1 + exp (-x)): exp (x) is nearly (1 + x / n) to the power of n, here 2^16. */
double
bm_rival_value (const double  *terms,
                const guint16 *percent,
                guint          n)
{
  double sum = 0, power;

  for (guint i = 0; i < n; i++)
    sum += terms[i] * percent[i] / 100;
  power = 1 - CLAMP (sum, -MOST, MOST) / 65536;
  for (guint i = 0; i < 16; i++)
    power *= power;
  return 1 / (1 + power);
}
