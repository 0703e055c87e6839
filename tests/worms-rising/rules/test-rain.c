/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R7.2 where only cards will lead: rain that blows sideways (R7.6), over open ground with the Bird below.  The rain goes
 * on when Green has come out of a Wormhole, so that a position made by hand can begin in its middle.
 */
#include "wr-rules.h"

/* Green waits in the Wormhole c5, to come out at a9; then it rains to the left on Yellow, in e3, beside the shaft of
   column d, whose Grass lies in row 8. */
static void
blow (WrPosition *pos,
      WrSpace     bird,
      int         suspicion,
      WrSpace     wormhole)
{
  const WrSpace holes[] = { WR_SPACE (2, 5), WR_SPACE (0, 9), WR_SPACE (8, 9), wormhole };

  wr_position_init (pos);
  pos->grass[3] = 8;
  for (guint i = 0; i < G_N_ELEMENTS (holes); i++)
    if (holes[i] != WR_SPACE_NONE)
      {
        pos->wormholes[wr_space_column (holes[i])] |= (guint16) (1u << wr_space_row (holes[i]));
        pos->supply[WR_TOKEN_WORMHOLE]--;
      }
  pos->at[WR_PIECE_GREEN] = holes[0];
  pos->at[WR_PIECE_YELLOW] = WR_SPACE (4, 3);
  pos->at[WR_PIECE_BIRD] = bird;
  pos->suspicion = (guint8) suspicion;
  /* Yellow, then nobody: four bits each. */
  pos->frames[0] = (WrFrame) { .kind = WR_FRAME_RAIN, .a = WR_DIR_LEFT, .b = 0xF0 | WR_PIECE_YELLOW, .c = 0xFF,
                               .d = WR_RAIN_FRESH, .e = BM_RAIN_STEPS, .f = 1 };
  pos->frames[1] = (WrFrame) { .kind = WR_FRAME_EXIT, .a = WR_PIECE_GREEN };
  pos->n_frames = 2;
  g_assert_null (wr_position_fault (pos));
  wr_rules_apply (pos, WR_MOVE (WR_PIECE_NONE, WR_MOVE_EXIT, WR_SPACE (0, 9), 0), NULL, NULL);
  g_assert_null (wr_position_fault (pos));
}

static void
test_worm_does_not_fall_into_the_beak (void)
{
  WrPosition pos;

  blow (&pos, WR_SPACE (3, 6), 1, WR_SPACE_NONE);
  g_assert_cmpint (pos.at[WR_PIECE_YELLOW], ==, WR_SPACE (4, 3));
  blow (&pos, WR_SPACE (3, 8), 1, WR_SPACE_NONE);
  g_assert_cmpint (pos.at[WR_PIECE_YELLOW], ==, WR_SPACE (4, 3));
  blow (&pos, WR_SPACE (3, 3), 1, WR_SPACE_NONE);
  g_assert_cmpint (pos.at[WR_PIECE_YELLOW], ==, WR_SPACE (4, 3));
}

static void
test_dum_worm_falls_into_the_beak (void)
{
  WrPosition pos;

  blow (&pos, WR_SPACE (3, 6), 0, WR_SPACE_NONE);
  g_assert_cmpint (pos.at[WR_PIECE_YELLOW], ==, WR_SPACE_NONE);
  g_assert_cmpuint (pos.hunger, ==, BM_HUNGER_TOP);
}

static void
test_a_bird_above_frightens_nobody (void)
{
  WrPosition pos;

  blow (&pos, WR_SPACE (3, 2), 1, WR_SPACE_NONE);
  /* Down to the Grass, and a fall ends its rain: two steps were there to make. */
  g_assert_cmpint (pos.at[WR_PIECE_YELLOW], ==, WR_SPACE (3, 8));
}

static void
test_a_wormhole_on_the_way_saves (void)
{
  WrPosition pos;

  /* In the air above the Bird an active Wormhole ends the fall; which way out it takes is asked. */
  blow (&pos, WR_SPACE (3, 6), 1, WR_SPACE (3, 4));
  g_assert_cmpint (pos.at[WR_PIECE_YELLOW], ==, WR_SPACE (8, 9));

  /* In the Bird's own space the Bird comes first (R11.4). */
  blow (&pos, WR_SPACE (3, 6), 1, WR_SPACE (3, 6));
  g_assert_cmpint (pos.at[WR_PIECE_YELLOW], ==, WR_SPACE (4, 3));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rain/worm-does-not-fall-into-the-beak", test_worm_does_not_fall_into_the_beak);
  g_test_add_func ("/rain/dum-worm-falls-into-the-beak", test_dum_worm_falls_into_the_beak);
  g_test_add_func ("/rain/a-bird-above-frightens-nobody", test_a_bird_above_frightens_nobody);
  g_test_add_func ("/rain/a-wormhole-on-the-way-saves", test_a_wormhole_on_the_way_saves);
  return g_test_run ();
}
