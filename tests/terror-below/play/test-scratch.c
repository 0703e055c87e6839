/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The copy of a position to try things on: it tells nothing that is hidden, the others answer in it, everything in it goes
 * back, and it says when it is only one way it could go.
 */
#include <string.h>

#include "tb-game.h"
#include "tb-judge.h"
#include "tb-scratch.h"

#define N_POSITIONS 200
#define SPACED      11  /* moves from one position that is looked at to the next */
#define LINE        40  /* moves that are tried from there */

static const char *const starts[] = {
  "start:players=1,scenario=delivery", "start:players=2", "start:players=3,locations=shuffled", "start:players=5,board=canyon",
};

typedef void (*Look) (const TbPosition *pos,
                      guint64           number);

/* Goes through matches of chance. */
static void
look_at_many (Look  look,
              guint most)
{
  guint looked = 0;

  for (guint64 seed = 1; looked < most; seed++)
    {
      guint64 chance = seed * 977;
      g_autoptr(GError) error = NULL;
      g_autoptr(BmMatch) match = bm_match_new (&tb_game, starts[seed % G_N_ELEMENTS (starts)], seed, &error);

      g_assert_no_error (error);
      for (guint i = 0; bm_match_get_to_act (match) != BM_SIDE_NOBODY && looked < most; i++)
        {
          if (i % SPACED == seed % SPACED)
            look (bm_match_get_position (match), ++looked);
          bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
        }
    }
}

static guint n_different;

/* Another position that the seat cannot tell from POS gives the same copy; what is seen stays as it is. */
static void
look_for_leak (const TbPosition *pos,
               guint64           number)
{
  guint seat = (guint) tb_position_to_act (pos);
  guint64 chance = number * 31 + 5;
  TbPosition twin = *pos, mine, its, view = *pos;

  tb_rules_hide (&twin, seat);
  tb_judge_determinize (&twin, seat, &chance);
  n_different += !tb_position_equal (pos, &twin);
  tb_scratch_make (pos, seat, 3, &mine);
  tb_scratch_make (&twin, seat, 3, &its);
  g_assert_true (tb_position_equal (&mine, &its));
  g_assert_null (tb_position_fault (&mine));
  tb_rules_hide (&view, seat);
  tb_rules_hide (&mine, seat);
  g_assert_true (tb_position_equal (&view, &mine));
}

static void
test_leak (void)
{
  look_at_many (look_for_leak, N_POSITIONS);
  g_assert_cmpuint (n_different, >, N_POSITIONS * 9 / 10);
}

/* Another number is another sample. */
static void
look_for_samples (const TbPosition *pos,
                  guint64           number)
{
  guint seat = (guint) tb_position_to_act (pos);
  TbPosition one, other;

  tb_scratch_make (pos, seat, 1, &one);
  tb_scratch_make (pos, seat, 2, &other);
  n_different += !tb_position_equal (&one, &other);
}

static void
test_samples (void)
{
  n_different = 0;
  look_at_many (look_for_samples, 50);
  g_assert_cmpuint (n_different, >=, 49);
}

/* The others answer until the seat decides again, the same each time; then one Undo after the other leads back. */
static void
try_line (const TbPosition *pos,
          guint64           number)
{
  guint seat = (guint) tb_position_to_act (pos);
  g_autoptr(BmMatch) scratch = tb_scratch_new (pos, seat, number);
  const TbPosition start = *(const TbPosition *) bm_match_get_position (scratch);
  guint64 chance = number;

  g_assert_true (bm_match_is_trial (scratch));
  g_assert_false (tb_scratch_is_guess (scratch, seat));
  for (guint i = 0; i < LINE && bm_match_get_to_act (scratch) != BM_SIDE_NOBODY; i++)
    {
      const TbPosition *at = bm_match_get_position (scratch);
      BmMove move = tb_scratch_decide (at, seat);

      g_assert_true ((move == BM_MOVE_NONE) == (bm_match_get_to_act (scratch) == (int) seat));
      g_assert_cmpuint (move, ==, tb_scratch_decide (at, seat));
      if (move == BM_MOVE_NONE)
        move = tb_rules_pick (at, &chance);
      else if (i > 0)
        n_different++;
      g_assert_true (bm_match_play (scratch, move, NULL));
      if (bm_match_get_move_side (scratch, bm_match_get_ply (scratch) - 1) != (int) seat)
        g_assert_true (tb_scratch_is_guess (scratch, seat));
    }
  while (bm_match_get_ply (scratch) > 0)
    g_assert_true (bm_match_undo (scratch));
  g_assert_true (tb_position_equal (bm_match_get_position (scratch), &start));
  g_assert_false (tb_scratch_is_guess (scratch, seat));
}

static void
test_there_and_back (void)
{
  n_different = 0;
  look_at_many (try_line, 60);
  g_assert_cmpuint (n_different, >, 200);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-scratch/leak", test_leak);
  g_test_add_func ("/terror-scratch/samples", test_samples);
  g_test_add_func ("/terror-scratch/there-and-back", test_there_and_back);
  return g_test_run ();
}
