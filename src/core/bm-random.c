/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-random.h"

/* An odd number near 2^53 divided by the golden ratio: the states visit all of 0..2^53-1 before one repeats. */
#define STEP G_GUINT64_CONSTANT (0x1779B97F4A7C15)

guint64
bm_random_next (guint64 *seed)
{
  guint64 z = *seed = (*seed + STEP) & BM_RANDOM_MAX_SEED;

  /* The output function of SplitMix64. */
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  return z ^ (z >> 31);
}

guint
bm_random_die (guint64 *seed,
               guint    sides)
{
  return 1 + (guint) (((bm_random_next (seed) >> 32) * sides) >> 32);
}

guint
bm_dice_roll (BmDice  *dice,
              guint64 *seed,
              guint    sides)
{
  guint value;

  if (dice == NULL || dice->used == dice->n)
    return bm_random_die (seed, sides);

  value = dice->values[dice->used++];
  if (value >= 1 && value <= sides)
    return value;
  if (dice->bad == 0)
    dice->bad = dice->used;
  return 1;
}

void
bm_random_shuffle (guint64 *seed,
                   guint8  *cards,
                   guint    n)
{
  for (guint i = 1; i < n; i++)
    {
      guint8 card = cards[i];
      guint place = i;

      for (; place > 0 && cards[place - 1] > card; place--)
        cards[place] = cards[place - 1];
      cards[place] = card;
    }
  for (guint last = n; last > 1; last--)
    {
      guint other = bm_random_die (seed, last) - 1;
      guint8 card = cards[last - 1];

      cards[last - 1] = cards[other];
      cards[other] = card;
    }
}
