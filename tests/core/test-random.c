/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-random.h"

/* Draws of the first seeds, worked out from the generator's definition with exact integers, outside this program.  They must never
   change: every record of a match depends on them. */
static void
test_known_draws (void)
{
  static const struct { guint64 seed, state, bits; } known[] = {
    { 0, 0x1779B97F4A7C15, 0x7F47AB8AF5CB5466 },
    { 1, 0x1779B97F4A7C16, 0x81D4424C1D27D6B4 },
    { BM_RANDOM_MAX_SEED, 0x1779B97F4A7C14, 0x6720D0661A045A2C },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      guint64 seed = known[i].seed;
      guint64 bits = bm_random_next (&seed);

      g_assert_cmphex (seed, ==, known[i].state);
      g_assert_cmphex (bits, ==, known[i].bits);
    }
}

static void
test_states_stay_small (void)
{
  guint64 seed = BM_RANDOM_MAX_SEED;

  for (guint i = 0; i < 100000; i++)
    {
      bm_random_next (&seed);
      g_assert_cmpuint (seed, <=, BM_RANDOM_MAX_SEED);
    }
}

/* Chi-square over 60,000 rolls of a d6 lies far inside what chance allows; a die that never shows a side does not. */
static void
test_die_is_fair (void)
{
  guint64 seed = 42;
  guint count[7] = { 0 };
  double chi = 0;

  for (guint i = 0; i < 60000; i++)
    {
      guint roll = bm_random_die (&seed, 6);

      g_assert_cmpuint (roll, >=, 1);
      g_assert_cmpuint (roll, <=, 6);
      count[roll]++;
    }
  for (guint side = 1; side <= 6; side++)
    chi += (count[side] - 10000.0) * (count[side] - 10000.0) / 10000.0;
  g_assert_cmpfloat (chi, <, 30);
}

static void
test_outside_dice (void)
{
  static const guint8 values[] = { 4, 12, 9 };
  BmDice dice = { values, 3, 0, 0 };
  guint64 seed = 7, same = 7;

  g_assert_cmpuint (bm_dice_roll (&dice, &seed, 6), ==, 4);
  g_assert_cmpuint (bm_dice_roll (&dice, &seed, 12), ==, 12);
  g_assert_cmpuint (dice.bad, ==, 0);
  g_assert_cmpuint (seed, ==, 7); /* the generator is left alone */
  bm_dice_roll (&dice, &seed, 6);
  g_assert_cmpuint (dice.bad, ==, 3);
  /* They have run out. */
  g_assert_cmpuint (bm_dice_roll (&dice, &seed, 6), ==, bm_random_die (&same, 6));
  g_assert_cmpuint (seed, ==, same);
}

static void
test_shuffle (void)
{
  guint8 a[] = { 5, 3, 9, 3, 1, 7 }, b[] = { 9, 7, 5, 3, 3, 1 }, sum = 0;
  guint64 seed_a = 11, seed_b = 11, rolls = 11;

  bm_random_shuffle (&seed_a, a, G_N_ELEMENTS (a));
  bm_random_shuffle (&seed_b, b, G_N_ELEMENTS (b));
  g_assert_cmpmem (a, sizeof a, b, sizeof b); /* the order before does not matter */
  for (guint i = 0; i < G_N_ELEMENTS (a); i++)
    sum = (guint8) (sum + a[i]);
  g_assert_cmpuint (sum, ==, 28);

  /* Five draws, of 6 sides down to 2. */
  for (guint sides = 6; sides > 1; sides--)
    bm_random_die (&rolls, sides);
  g_assert_cmpuint (seed_a, ==, rolls);

  bm_random_shuffle (&rolls, NULL, 0);
  g_assert_cmpuint (seed_a, ==, rolls);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/known-draws", test_known_draws);
  g_test_add_func ("/random/states-stay-small", test_states_stay_small);
  g_test_add_func ("/random/die-is-fair", test_die_is_fair);
  g_test_add_func ("/random/outside-dice", test_outside_dice);
  g_test_add_func ("/random/shuffle", test_shuffle);
  return g_test_run ();
}
