/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Undo where both sides agree: beyond what locks a move, and the record says so.
 */
#include "bm-match.h"
#include "wr-move-text.h"
#include "wr-position.h"
#include "bm-replay.h"
#include "wr-game.h"

static BmMatch *
new_match (void)
{
  g_autoptr (GError) error = NULL;
  BmMatch *match = bm_match_new (&wr_game, "start", 1, &error);

  g_assert_no_error (error);
  return match;
}

static void
play (BmMatch    *match,
      const char *text)
{
  if (!bm_match_play (match, wr_move_from_text (bm_match_get_position (match), text), NULL))
    g_error ("%s", text);
}

/* Up to where the night has rolled a die. */
static void
play_a_day (BmMatch *match)
{
  play (match, "land f0");
  play (match, "end");
  play (match, "end");
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_CHANCE);
}

static void
test_beyond_a_lock (void)
{
  g_autoptr (BmMatch) match = new_match ();
  WrPosition before;

  play (match, "land f0");
  play (match, "end");
  before = *(const WrPosition *) bm_match_get_position (match);
  play (match, "end");
  g_assert_false (bm_match_undo (match));
  g_assert_cmpuint (bm_match_get_agreed_ply (match), ==, 3);
  g_assert_true (bm_match_undo_agreed (match, "Agreed."));
  g_assert_cmpuint (bm_match_get_ply (match), ==, 2);
  g_assert_true (wr_position_equal (bm_match_get_position (match), &before));
  g_assert_cmpstr (bm_match_get_comment (match, 2), ==, "Agreed.");

  /* The other side's move too, and on to the beginning. */
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_OTHER_SIDE);
  g_assert_true (bm_match_undo_agreed (match, "Agreed."));
  g_assert_true (bm_match_undo_agreed (match, "Agreed."));
  g_assert_cmpuint (bm_match_get_ply (match), ==, 0);
  g_assert_cmpuint (bm_match_get_agreed_ply (match), ==, 0);
  g_assert_false (bm_match_undo_agreed (match, "Agreed."));
}

/* The same moves give the same dice. */
static void
test_the_same_dice (void)
{
  g_autoptr (BmMatch) match = new_match ();
  WrPosition after;

  play_a_day (match);
  after = *(const WrPosition *) bm_match_get_position (match);
  g_assert_true (bm_match_undo_agreed (match, "Agreed."));
  g_assert_true (bm_match_redo (match));
  g_assert_true (wr_position_equal (bm_match_get_position (match), &after));
  g_assert_true (bm_match_undo_agreed (match, "Agreed."));
  play (match, "end");
  g_assert_true (wr_position_equal (bm_match_get_position (match), &after));
}

static void
test_in_the_record (void)
{
  g_autoptr (BmMatch) match = new_match (), again = NULL;
  g_autoptr (BmRecord) record = NULL;
  BmDivergence divergence;

  play_a_day (match);
  bm_match_set_comment (match, 2, "Well, well.");
  g_assert_true (bm_match_undo_agreed (match, "Agreed."));
  play (match, "end");
  /* Once more from the same place: said once. */
  g_assert_true (bm_match_undo_agreed (match, "Agreed."));
  play (match, "end");
  record = bm_match_dup_record (match);
  again = bm_match_new_from_record (record, &divergence, NULL);
  g_assert_false (divergence.found);
  g_assert_cmpstr (bm_match_get_comment (again, 2), ==, "Well, well.\nAgreed.");
}

static void
test_automatic (void)
{
  g_autoptr (BmMatch) match = new_match ();

  bm_match_set_automatic (match, WR_SIDE_BIRD, TRUE);
  play (match, "land f0");
  g_assert_cmpuint (bm_match_get_agreed_ply (match), ==, 0);
  play (match, "end");
  play (match, "end");
  /* The program's move goes back with that of the person. */
  g_assert_cmpuint (bm_match_get_agreed_ply (match), ==, 2);
  g_assert_true (bm_match_undo_agreed (match, "Agreed."));
  g_assert_cmpuint (bm_match_get_ply (match), ==, 1);
  g_assert_cmpint (bm_match_get_to_act (match), ==, WR_SIDE_WORMS);
}

/* Where things are only tried out, all goes back: what dice have shown, what the other side did, the end. */
static void
test_trial (void)
{
  g_autoptr (BmMatch) match = new_match ();
  guint64 chance = 5;
  WrPosition begun = *(const WrPosition *) bm_match_get_position (match);

  g_assert_false (bm_match_is_trial (match));
  bm_match_set_trial (match);
  g_assert_true (bm_match_is_trial (match));
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_NOTHING);
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    bm_match_play (match, wr_game.pick (bm_match_get_position (match), &chance), NULL);
  while (bm_match_get_ply (match) > 0)
    {
      g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_YES);
      g_assert_true (bm_match_undo (match));
    }
  g_assert_true (wr_position_equal (bm_match_get_position (match), &begun));
  g_assert_true (bm_match_redo (match));
  g_assert_cmpuint (bm_match_get_ply (match), ==, 1);
}

static void
test_watched (void)
{
  g_autoptr (BmMatch) match = new_match ();

  play_a_day (match);
  bm_match_watch (match);
  g_assert_cmpuint (bm_match_get_agreed_ply (match), ==, 0);
  g_assert_false (bm_match_undo_agreed (match, "Agreed."));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/undo-agreed/beyond-a-lock", test_beyond_a_lock);
  g_test_add_func ("/undo-agreed/the-same-dice", test_the_same_dice);
  g_test_add_func ("/undo-agreed/in-the-record", test_in_the_record);
  g_test_add_func ("/undo-agreed/automatic", test_automatic);
  g_test_add_func ("/undo-agreed/trial", test_trial);
  g_test_add_func ("/undo-agreed/watched", test_watched);
  return g_test_run ();
}
