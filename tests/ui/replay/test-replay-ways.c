/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The ways between a duel and what was played: playing on from the middle, looking back from the end, and files from
 * outside.
 */
#include "config.h"

#include "ui-replays.h"

#include "bm-question.h"
#include "bm-replay-on.h"

/* ---- Playing on */

static void
test_play_on (UiKept        *kept,
              gconstpointer  unused)
{
  g_autofree char *path = ui_replays_path (kept, UI_REPLAY), *before = NULL, *after = NULL;
  WrPosition there;
  BmMatch *match;
  BmMove moves[BM_MAX_MOVES];
  guint n;
  UiDriver dialog;

  ui_replay_open_new (kept, "start", 3);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  ui_replay_press (kept, "End");
  ui_replay_press (kept, "o");
  g_assert_null (ui_find_window (BM_TYPE_REPLAY_ON));
  g_assert_true (ui_driver_says (&kept->driver, "The match is decided here"));
  ui_driver_click (&kept->driver, "OK");
  ui_replay_press (kept, "Home");
  for (guint i = 0; i < 9; i++)
    ui_replay_press (kept, "Right");
  there = *(const WrPosition *) bm_match_get_position (ui_replay_match (kept));
  ui_replay_press (kept, "o");
  dialog = ui_dialog (BM_TYPE_REPLAY_ON);
  g_assert_nonnull (ui_find_words (dialog.window, "Move 9 of "));
  /* Both are played by people now. */
  ui_driver_choose (&dialog, "Worm player", 0);
  ui_driver_type (&dialog, "Worms’ name", "Ben");
  ui_driver_click (&dialog, "Play On");

  match = ui_driver_match (&kept->driver);
  g_assert_false (bm_match_is_watched (match));
  g_assert_cmpuint (bm_match_get_ply (match), ==, 9);
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 9);
  g_assert_true (wr_position_equal (bm_match_get_position (match), &there));
  g_assert_cmpstr (bm_match_get_player (match, WR_SIDE_BIRD), ==, "Ada");
  g_assert_cmpstr (bm_match_get_player (match, WR_SIDE_WORMS), ==, "Ben");
  n = bm_match_get_legal (match, moves);
  g_assert_true (bm_match_play (match, moves[n - 1], NULL));
  ui_driver_settle ();
  ui_kept_flush (kept);
  /* The old one is what it was, and the new one waits. */
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  g_assert_true (bm_store_dup_waiting (kept->store, NULL, NULL));
}

/* Another program on the display may have had the pointer just then. */
static gboolean
says_why_not (UiKept *kept)
{
  ui_replay_press (kept, "c");
  return ui_driver_says (&kept->driver, "This match is still going on. Comments can be written when it is over.");
}

/* Who has a duel waiting is asked first. */
static void
test_play_on_asked (UiKept        *kept,
                    gconstpointer  unused)
{
  ui_start (BM_WINDOW (kept->driver.window), "start", "", "");
  ui_driver_settle ();
  ui_driver_play (&kept->driver, "land a0");
  ui_driver_act (&kept->driver, "win.title");
  ui_replays_put (kept, UI_REPLAY, 3);
  ui_replays_open (kept);
  /* The running one is listed as well, before all others. */
  g_assert_true (ui_driver_says (&kept->driver, "Still in play"));
  ui_replay_open (kept);
  g_assert_true (bm_replay_screen_get_replay (ui_replay_screen (kept))->running);
  UI_WAIT_UNTIL (says_why_not (kept));
  g_assert_null (ui_find_type (kept->driver.window, GTK_TYPE_TEXT_VIEW));
  ui_replay_press (kept, "o");
  ui_answer (BM_TYPE_REPLAY_ON, "Play On");
  ui_answer (BM_TYPE_QUESTION, "Not Now");
  g_assert_true (ui_driver_shows (&kept->driver, BM_TYPE_REPLAY_SCREEN));
  ui_replay_press (kept, "o");
  ui_answer (BM_TYPE_REPLAY_ON, "Play On");
  ui_answer (BM_TYPE_QUESTION, "Begin");
  g_assert_cmpuint (bm_match_get_n_moves (ui_driver_match (&kept->driver)), ==, 0);
}

/* ---- From the end, and from outside */

static void
test_from_end (UiKept        *kept,
               gconstpointer  unused)
{
  ui_start (BM_WINDOW (kept->driver.window), "start", "Ada", "");
  ui_driver_settle ();
  ui_driver_play (&kept->driver, "land a0");
  /* Not before, by nobody: whoever looks through a match sees both hands. */
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (kept->driver.window), "replay"));
  while (bm_match_get_to_act (ui_driver_match (&kept->driver)) != BM_SIDE_NOBODY)
    ui_driver_play (&kept->driver, "end");
  ui_driver_wait_heading (&kept->driver, "The Worms win");
  ui_driver_click (&kept->driver, "Replay");
  g_assert_cmpuint (ui_replay_ply (kept), ==, 0);
  /* What has just been kept can be commented on. */
  g_assert_nonnull (bm_replay_screen_get_replay (ui_replay_screen (kept))->path);
  /* Nobody thinks for a computer's time only. */
  g_assert_cmpint (bm_match_get_tenths (ui_replay_match (kept), 0), !=, BM_NO_TENTHS);
  ui_replay_press (kept, "End");
  ui_replay_press (kept, "Escape");
  g_assert_true (ui_driver_has_heading (&kept->driver, "The Worms win"));
}

/* What comes from outside is looked through, a match that is not finished as it was left; the one that waits goes on
   waiting. */
static void
test_from_outside (UiKept        *kept,
                   gconstpointer  unused)
{
  g_autoptr(BmRecord) record = ui_replays_record ("start", 3);
  g_autofree char *whole = ui_replays_path (kept, "whole.bloodmoon"), *part = ui_replays_path (kept, "part.bloodmoon");
  g_autofree char *text = bm_record_to_text (record), *cut = NULL;
  g_autoptr(GFile) first = g_file_new_for_path (whole), second = g_file_new_for_path (part);
  BmMatch *duel;

  ui_start (BM_WINDOW (kept->driver.window), "start", "Ada", "");
  ui_driver_settle ();
  duel = ui_driver_match (&kept->driver);
  ui_driver_play (&kept->driver, "land a0");
  ui_replays_put_text (kept, "whole.bloodmoon", text);
  g_ptr_array_set_size (record->moves, 7);
  g_hash_table_remove_all (record->hashes);
  cut = bm_record_to_text (record);
  ui_replays_put_text (kept, "part.bloodmoon", cut);

  bm_window_open_file (BM_WINDOW (kept->driver.window), first);
  ui_driver_settle ();
  g_assert_cmpuint (ui_replay_ply (kept), ==, 0);
  bm_window_open_file (BM_WINDOW (kept->driver.window), second);
  ui_driver_settle ();
  g_assert_cmpuint (ui_replay_ply (kept), ==, 7);
  ui_kept_flush (kept);
  g_assert_true (bm_store_dup_waiting (kept->store, NULL, NULL));
  ui_replay_press (kept, "Escape");
  g_assert_true (ui_driver_match (&kept->driver) == duel);
  g_assert_cmpuint (bm_match_get_ply (duel), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  UI_REPLAYS_TEST ("/replay/play-on", test_play_on);
  UI_REPLAYS_TEST ("/replay/play-on/asked", test_play_on_asked);
  UI_REPLAYS_TEST ("/replay/from-end", test_from_end);
  UI_REPLAYS_TEST ("/replay/from-outside", test_from_outside);
  return g_test_run ();
}
