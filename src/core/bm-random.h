/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The seeded generator that every position carries, and the dice made from it.  Same seed and same draws give the same
 * numbers on every machine, for ever: records of matches rely on it.
 */

/* States lie in 0..BM_RANDOM_MAX_SEED: every one is exact as a number in JSON, too. */
#define BM_RANDOM_MAX_SEED ((G_GUINT64_CONSTANT (1) << 53) - 1)

/* Advances *seed by one draw and returns 64 random bits. */
guint64 bm_random_next (guint64 *seed);

/* A die of SIDES sides (1..255): 1..SIDES, one draw. */
guint   bm_random_die  (guint64 *seed,
                        guint    sides);

/*
 * Dice given from outside take the place of the generator's, in order; when they run out the generator goes on.
 * A value that the die does not have sets BAD and counts as 1: whoever gave the dice throws the result away.
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

/* Brings CARDS into the order that ascending numbers give, then shuffles them (Fisher-Yates from the last place down).
   Outside dice never serve a shuffle. */
void    bm_random_shuffle (guint64 *seed,
                           guint8  *cards,
                           guint    n);

G_END_DECLS
