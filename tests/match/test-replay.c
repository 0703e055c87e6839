/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Records become matches by being played, and what does not fit is found at the move where it begins.  The records of
 * every version that was released are read for ever.
 */
#include <string.h>

#include "bm-games.h"
#include "wr-position.h"
#include "bm-replay.h"
#include "wr-game.h"

/* A whole match of any moves. */
static BmMatch *
play_any (guint64 seed)
{
  BmMatch *match = bm_match_new (&wr_game, "start", seed, NULL);
  BmMove move;

  while ((move = wr_game.pick (bm_match_get_position (match), &seed)) != BM_MOVE_NONE)
    g_assert_true (bm_match_play (match, move, NULL));
  return match;
}

static void
set_move (BmRecord   *record,
          guint       index,
          const char *text)
{
  g_free (g_ptr_array_index (record->moves, index));
  g_ptr_array_index (record->moves, index) = g_strdup (text);
}

static void
test_same (void)
{
  g_autoptr(BmMatch) match = play_any (3), again = NULL;
  g_autoptr(BmRecord) record = NULL;
  BmDivergence divergence;

  bm_match_set_player (match, WR_SIDE_BIRD, "Ada");
  record = bm_match_dup_record (match);
  again = bm_match_new_from_record (record, &divergence, NULL);
  g_assert_false (divergence.found);
  g_assert_cmpuint (bm_match_get_ply (again), ==, bm_match_get_ply (match));
  g_assert_true (wr_position_equal (bm_match_get_position (again), bm_match_get_position (match)));
  g_assert_cmpstr (bm_match_get_player (again, WR_SIDE_BIRD), ==, "Ada");
}

static void
test_illegal (void)
{
  g_autoptr(BmMatch) match = play_any (3), again = NULL;
  g_autoptr(BmRecord) record = bm_match_dup_record (match);
  BmDivergence divergence;

  set_move (record, 5, "land f0");
  again = bm_match_new_from_record (record, &divergence, NULL);
  g_assert_true (divergence.found);
  g_assert_cmpuint (divergence.move, ==, 5);
  g_assert_cmpuint (divergence.day, ==, 0);
  g_assert_nonnull (divergence.refusal.message);
  g_assert_cmpuint (bm_match_get_ply (again), ==, 5);

  g_clear_object (&again);
  set_move (record, 5, "sing");
  again = bm_match_new_from_record (record, &divergence, NULL);
  g_assert_cmpuint (divergence.move, ==, 5);
  g_assert_null (divergence.refusal.rule);
}

/* ---- The clock and comments */

static gint64 fake_time;

static gint64
fake_now (void)
{
  return fake_time;
}

static void
play_text (BmMatch    *match,
           const char *text,
           gint64      tenths)
{
  fake_time += tenths * G_USEC_PER_SEC / 10;
  g_assert_true (bm_match_play (match, wr_game.read_move (bm_match_get_position (match), text), NULL));
}

static void
test_clock (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start", 1, NULL), again = NULL;
  g_autoptr(BmRecord) record = NULL;
  BmDivergence divergence;

  /* Without a clock nobody knows. */
  play_text (match, "land a0", 9);
  bm_match_set_clock (match, fake_now);
  play_text (match, "move green up", 12);
  /* Taken back, another decision begins; time stands still while nobody can play. */
  fake_time += 100 * G_USEC_PER_SEC;
  g_assert_true (bm_match_undo (match));
  fake_time += 3 * G_USEC_PER_SEC;
  bm_match_pause_clock (match, TRUE);
  bm_match_pause_clock (match, TRUE);
  fake_time += 1000 * G_USEC_PER_SEC;
  bm_match_pause_clock (match, FALSE);
  play_text (match, "move pink up", 7);
  fake_time += (gint64) 100 * 24 * 3600 * G_USEC_PER_SEC;
  play_text (match, "end", 0);

  g_assert_cmpint (bm_match_get_tenths (match, 0), ==, BM_NO_TENTHS);
  g_assert_cmpint (bm_match_get_tenths (match, 1), ==, 37);
  g_assert_cmpint (bm_match_get_tenths (match, 2), ==, BM_MAX_TENTHS);
  record = bm_match_dup_record (match);
  again = bm_match_new_from_record (record, &divergence, NULL);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (bm_match_get_tenths (again, i), ==, bm_match_get_tenths (match, i));
}

static void
test_comments (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start", 1, NULL), again = NULL;
  g_autoptr(BmRecord) record = NULL;
  BmDivergence divergence;

  play_text (match, "land a0", 0);
  play_text (match, "move green up", 0);
  play_text (match, "move pink up", 0);
  bm_match_set_comment (match, 0, "first");
  bm_match_set_comment (match, 2, " second ");
  bm_match_set_comment (match, 3, "third");
  record = bm_match_dup_record (match);
  again = bm_match_new_from_record (record, &divergence, NULL);
  g_assert_cmpstr (bm_match_get_comment (again, 0), ==, "first");
  g_assert_null (bm_match_get_comment (again, 1));
  g_assert_cmpstr (bm_match_get_comment (again, 2), ==, "second");
  g_assert_cmpstr (bm_match_get_comment (again, 3), ==, "third");

  /* Kept while its move can be done again, and gone with it. */
  g_assert_true (bm_match_undo (again));
  g_assert_cmpstr (bm_match_get_comment (again, 3), ==, "third");
  play_text (again, "move yellow up", 0);
  g_assert_null (bm_match_get_comment (again, 3));
  g_assert_cmpstr (bm_match_get_comment (again, 2), ==, "second");
  bm_match_set_comment (again, 2, "");
  g_assert_cmpuint (bm_match_count_comments (again), ==, 1);
}

/* ---- Looking through */

static void
changed_cb (BmMatch       *match,
            BmMatchChange  change,
            guint         *changes)
{
  g_assert_cmpuint (change, <, 8);
  changes[change]++;
}

/* To every ply from every other one of a stretch, and each time it is the position of that ply. */
static void
test_walk (void)
{
  g_autoptr(BmMatch) match = play_any (5);
  g_autofree WrPosition *positions = NULL;
  guint n = bm_match_get_n_moves (match), changes[8] = { 0 };

  positions = g_new (WrPosition, n + 1);
  for (guint ply = 0; ply <= n; ply++)
    positions[ply] = *(const WrPosition *) bm_match_get_position_at (match, ply);
  bm_match_watch (match);
  g_signal_connect (match, "changed", G_CALLBACK (changed_cb), changes);
  g_assert_false (bm_match_go_to (match, n));
  for (guint ply = n; ply > 0; ply--)
    {
      g_assert_true (bm_match_go_to (match, ply - 1));
      g_assert_cmpuint (bm_match_get_ply (match), ==, ply - 1);
      g_assert_true (wr_position_equal (bm_match_get_position (match), &positions[ply - 1]));
    }
  g_assert_cmpuint (changes[BM_MATCH_WENT], ==, n);
  for (guint ply = 1; ply <= n; ply++)
    {
      g_assert_true (bm_match_go_to (match, ply));
      g_assert_true (wr_position_equal (bm_match_get_position (match), &positions[ply]));
    }
  g_assert_cmpuint (changes[BM_MATCH_STEPPED], ==, n);
  g_assert_true (bm_match_go_to (match, n / 2));
  g_assert_true (bm_match_go_to (match, n));
  g_assert_true (bm_match_go_to (match, 0));
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, n);
  /* Nothing is played, taken back or done again. */
  g_assert_cmpint (bm_match_can_undo (match), ==, BM_MATCH_UNDO_NOTHING);
  g_assert_false (bm_match_can_redo (match));
  g_assert_false (bm_match_undo (match));
  g_assert_false (bm_match_redo (match));
  g_assert_cmpuint (bm_match_get_ply (match), ==, 0);
}

/* The move that began day DAY, counted through, as the record has it. */
static guint
find_day (BmMatch *match,
          guint    day)
{
  guint n = 0;

  for (guint i = 0; i < bm_match_get_n_moves (match); i++)
    {
      n += wr_game.chapter (bm_match_get_position_at (match, i))
           != wr_game.chapter (bm_match_get_position_at (match, i + 1));
      if (n == day)
        return i;
    }
  g_assert_not_reached ();
}

static void
test_other_days (void)
{
  g_autoptr(BmMatch) match = play_any (3), again = NULL;
  g_autoptr(BmRecord) record = bm_match_dup_record (match);
  BmDivergence divergence;

  for (guint day = 3; day > 0; day--)
    {
      g_hash_table_insert (record->hashes, GUINT_TO_POINTER (day), g_strdup ("0123456789abcdef"));
      g_clear_object (&again);
      again = bm_match_new_from_record (record, &divergence, NULL);
      g_assert_true (divergence.found);
      /* The first of them. */
      g_assert_cmpuint (divergence.day, ==, day);
      g_assert_cmpuint (divergence.move, ==, find_day (match, day));
      g_assert_cmpuint (bm_match_get_ply (again), ==, bm_match_get_ply (match));
    }
}

/* A record that lost its last moves. */
static void
test_too_few (void)
{
  g_autoptr(BmMatch) match = play_any (3), again = NULL;
  g_autoptr(BmRecord) record = bm_match_dup_record (match);
  guint n = find_day (match, 2);
  BmDivergence divergence;

  g_ptr_array_set_size (record->moves, (gint) n);
  again = bm_match_new_from_record (record, &divergence, NULL);
  g_assert_true (divergence.found);
  g_assert_cmpuint (divergence.move, ==, n);
  g_assert_cmpuint (divergence.day, ==, 2);
}

static void
test_no_such_start (void)
{
  g_autoptr(BmRecord) record = bm_record_new (&wr_game, "start", 1);
  g_autoptr(GError) error = NULL;
  BmDivergence divergence;

  g_free (record->start);
  record->start = g_strdup ("start:moons=two");
  g_assert_null (bm_match_new_from_record (record, &divergence, &error));
  g_assert_nonnull (error);
}

/* ---- Records of released versions */

static void
test_released (gconstpointer path)
{
  g_autoptr(BmRecord) record = NULL;
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(GError) error = NULL;
  BmDivergence divergence;

  record = bm_record_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (record->moves->len, >, 0);
  match = bm_match_new_from_record (record, &divergence, &error);
  g_assert_no_error (error);
  /* By the same rules with the same cards it is the same match; else it is shown as far as it is legal. */
  if (record->rules == wr_game.rules && !bm_record_other_set (record))
    {
      g_assert_false (divergence.found);
      g_assert_cmpint (bm_match_get_to_act (match), ==, BM_SIDE_NOBODY);
    }
  else
    {
      g_assert_cmpuint (bm_match_get_ply (match), >, 0);
    }
}

/* Adding a comment to an old record writes all the rest of it again, and names its game. */
static void
test_released_again (gconstpointer path)
{
  g_autoptr(BmRecord) record = NULL;
  g_autofree char *text = NULL, *again = NULL;
  g_autoptr(GString) named = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  named = g_string_new (text);
  if (strstr (text, "\"game\": ") == NULL)
    g_assert_cmpuint (g_string_replace (named, "\"hashes\": ", "\"game\": \"worms-rising\", \"hashes\": ", 0), ==, 1);
  record = bm_record_load (path, &error);
  g_assert_no_error (error);
  again = bm_record_to_text (record);
  g_assert_cmpstr (again, ==, named->str);
}

/* What was said of a match, and what its moves took, since records can hold that. */
static void
test_released_notes (gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "records", data, NULL);
  g_autoptr(BmRecord) record = NULL;
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(GError) error = NULL;
  BmDivergence divergence;

  record = bm_record_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_hash_table_size (record->comments), ==, 3);
  g_assert_cmpstr (bm_record_get_comment (record, record->moves->len), ==, "The end.");
  match = bm_match_new_from_record (record, &divergence, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (bm_match_get_comment (match, 0), ==, "Before the first move.");
  g_assert_cmpstr (bm_match_get_comment (match, 7), ==, "Two lines,\nand “letters” of others: ä星🐦.");
  g_assert_cmpint (bm_match_get_tenths (match, 2), ==, BM_NO_TENTHS);
  g_assert_cmpint (bm_match_get_tenths (match, 3), ==, 90);
  g_assert_cmpint (bm_match_get_tenths (match, 4), ==, 89);
}

static void
add_released (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", "records", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *test = g_strconcat ("/replay/released/", name, NULL);
      g_autofree char *again = g_strconcat ("/replay/released-again/", name, NULL);

      g_test_add_data_func_full (test, g_build_filename (folder, name, NULL), test_released, g_free);
      g_test_add_data_func_full (again, g_build_filename (folder, name, NULL), test_released_again, g_free);
      n++;
    }
  /* With cards and without, of 0.3.0 to 0.6.0. */
  g_assert_cmpuint (n, >=, 8);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bm_games_register (&wr_game);
  g_test_add_func ("/replay/clock", test_clock);
  g_test_add_func ("/replay/comments", test_comments);
  g_test_add_func ("/replay/walk", test_walk);
  g_test_add_func ("/replay/same", test_same);
  g_test_add_func ("/replay/illegal", test_illegal);
  g_test_add_func ("/replay/other-days", test_other_days);
  g_test_add_func ("/replay/too-few", test_too_few);
  g_test_add_func ("/replay/no-such-start", test_no_such_start);
  add_released ();
  g_test_add_data_func ("/replay/released-notes/with-cards", "0.6.0-with-cards.bloodmoon", test_released_notes);
  g_test_add_data_func ("/replay/released-notes/without-cards", "0.6.0-without-cards.bloodmoon", test_released_notes);
  return g_test_run ();
}
