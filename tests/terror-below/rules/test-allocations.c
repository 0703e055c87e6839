/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rules allocate nothing while playing: every allocation of this process is counted.
 */
#include "check-ply.h"
#include "count-allocations.h"
#include "tb-box-json.h"

static void
test_playing_allocates_nothing (void)
{
  static BmEventList events;
  BmMove moves[BM_MAX_MOVES];
  BmRefusal refusal;
  TbOptions options;
  TbPosition pos;
  guint64 before, plies = 0;

  /* The first text asked for makes GLib look up the language, once. */
  check_options (1, &options);
  tb_rules_start (&pos, &options, 0, NULL, NULL);
  tb_rules_why (&pos, BM_MOVE_NONE, &refusal);
  before = count_allocations ();
  for (guint number = 0; number < 300; number++)
    {
      guint64 chance = number;

      check_options (number, &options);
      tb_rules_start (&pos, &options, number, NULL, NULL);
      for (guint n; (n = tb_rules_legal (&pos, moves)) > 0; plies++)
        {
          BmMove move = moves[bm_random_die (&chance, n) - 1];

          events.n = 0;
          tb_rules_why (&pos, TB_MOVE (TB_MOVE_MOVE, 0, 0, 0), &refusal);
          tb_rules_pick (&pos, &chance);
          tb_rules_apply (&pos, move, NULL, &events);
        }
    }
  g_assert_cmpuint (plies, >, 5000);
  g_assert_cmpuint (count_allocations (), ==, before);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_box_load (&error);
  g_assert_no_error (error);
  count_allocations_start ();
  g_test_add_func ("/terror-below/playing-allocates-nothing", test_playing_allocates_nothing);
  return g_test_run ();
}
