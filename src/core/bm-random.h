/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The seeded generator that every position carries, and the dice made from it.  Same seed and same draws give the
 * same numbers on every machine and in every version: records of matches rely on it.
 */

/* States are in 0..BM_RANDOM_MAX_SEED, so that each is exact as a JSON number. */
#define BM_RANDOM_MAX_SEED ((G_GUINT64_CONSTANT (1) << 53) - 1)

/* Advances *seed by one draw and returns 64 random bits. */
guint64 bm_random_next (guint64 *seed);

/* A die of SIDES sides (1..255): 1..SIDES, one draw. */
guint   bm_random_die  (guint64 *seed,
                        guint    sides);

/*
 * Dice given by the caller replace the generator's, in order; when they run out the generator is used again.  A value
 * that the die does not have sets BAD and counts as 1: the caller must then discard the result.
 */
typedef struct
{
  const guint8 *values; /* borrowed */
  guint         n;
  guint         used;
  guint         bad; /* 1 + index of the first value that its die does not have; 0: none so far */
} BmDice;

/* One roll: from DICE (may be NULL) while it has values, else from *seed. */
guint   bm_dice_roll   (BmDice  *dice,
                        guint64 *seed,
                        guint    sides);

/* Sorts CARDS in ascending order, then shuffles them (Fisher-Yates from the last index down).  Given dice are never
   used for a shuffle. */
void    bm_random_shuffle (guint64 *seed,
                           guint8  *cards,
                           guint    n);

/*
 * Small numbers from few draws: sixteen bits each are enough to deal a card, so one draw deals four.  Begins with CHANCE
 * set and all else 0.
 */
typedef struct
{
  guint64 *chance; /* borrowed */
  guint64  bits;
  guint    n_left;
} BmDealer;

/* 0 to N - 1 (N: 1 to 65,535). */
static inline guint
bm_dealer_next (BmDealer *self,
                guint     n)
{
  guint number;

  if (self->n_left == 0)
    {
      self->bits = bm_random_next (self->chance);
      self->n_left = 4;
    }
  number = (guint) (self->bits & 0xFFFF) * n >> 16;
  self->bits >>= 16;
  self->n_left--;
  return number;
}

G_END_DECLS
