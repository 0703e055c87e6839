/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Prior weights of moves by their features; no move is tried.
 */
#include "promises.h"

void
wr_judge_promise (const WrPosition *pos,
                  const BmMove     *moves,
                  guint             n,
                  float            *weights)
{
  guint8 features[BM_MAX_MOVES][N_MOVE_FEATURES];

  wr_judge_move_features (pos, moves, n, features);
  for (guint i = 0; i < n; i++)
    {
      const guint8 *f = features[i];

      weights[i] = factors[f[0]] * factors[f[1]] * factors[f[2]];
    }
}
