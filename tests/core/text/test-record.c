/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Match records: they come back as they were written, and rebuild the match.
 */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "bm-file.h"
#include "bm-games.h"
#include "wr-position.h"
#include "bm-record.h"
#include "wr-game.h"

/* A whole match of random moves, told to a record. */
static BmRecord *
play_random (const char *start,
             guint64     seed)
{
  const BmGame *game = &wr_game;
  BmRecord *record = bm_record_new (game, start, seed);
  BmMove moves[BM_MAX_MOVES];
  WrPosition pos;
  guint64 chance = seed;
  guint n, days = 0;

  g_assert_true (game->start (&pos, start, seed, NULL));
  while ((n = game->legal (&pos, moves)) > 0)
    {
      WrPosition before = pos;
      BmMove move = moves[bm_random_next (&chance) % n];
      guint day;

      game->apply (&pos, move, NULL, NULL);
      day = bm_record_add (record, move, &before, &pos);
      if (day > 0)
        g_assert_cmpuint (day, ==, ++days);
    }
  g_assert_cmpuint (g_hash_table_size (record->hashes), ==, days);
  return record;
}

static void
assert_same (const BmRecord *a,
             const BmRecord *b)
{
  g_assert_cmpstr (a->start, ==, b->start);
  g_assert_cmpstr (a->set, ==, b->set);
  g_assert_cmpuint (a->seed, ==, b->seed);
  g_assert_cmpuint (a->rules, ==, b->rules);
  g_assert_cmpuint (a->moves->len, ==, b->moves->len);
  for (guint i = 0; i < a->moves->len; i++)
    g_assert_cmpstr (g_ptr_array_index (a->moves, i), ==, g_ptr_array_index (b->moves, i));
  g_assert_cmpuint (g_hash_table_size (a->hashes), ==, g_hash_table_size (b->hashes));
  for (guint day = 1; day <= g_hash_table_size (a->hashes); day++)
    g_assert_cmpstr (bm_record_get_hash (a, day), ==, bm_record_get_hash (b, day));
}

static void
test_round_trip (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (BmRecord) record = play_random (seed % 2 == 0 ? "start" : "start:box", seed);
      g_autoptr (BmRecord) again = NULL;
      g_autofree char *text = NULL, *text_again = NULL;
      g_autoptr (GError) error = NULL;

      bm_record_set_player (record, 0, "Ann \"the Worm\" \xc3\x9c");
      text = bm_record_to_text (record);
      again = bm_record_parse ("text", text, strlen (text), &error);
      g_assert_no_error (error);
      assert_same (record, again);
      g_assert_cmpstr (again->players[0], ==, "Ann \"the Worm\" \xc3\x9c");
      g_assert_cmpstr (again->players[1], ==, "");
      text_again = bm_record_to_text (again);
      g_assert_cmpstr (text, ==, text_again);
    }
}

/* A record that names no game is one of the first versions'. */
static void
test_game (void)
{
  static const char unnamed[] = "{\"format\": \"bloodmoon-match\", \"version\": 1}";
  g_autoptr (BmRecord) record = bm_record_parse ("text", unnamed, strlen (unnamed), NULL), again = NULL;
  g_autofree char *text = bm_record_to_text (record);

  g_assert_true (record->game == &wr_game);
  g_assert_nonnull (strstr (text, "\"game\": \"worms-rising\""));
  again = bm_record_parse ("text", text, strlen (text), NULL);
  g_assert_true (again->game == &wr_game);
}

/* Played through again, the record grows the same digests. */
static void
test_replay (gconstpointer start)
{
  g_autoptr (BmRecord) record = play_random (start, 3);
  g_autoptr (BmRecord) again = bm_record_new (&wr_game, record->start, record->seed);
  WrPosition pos;

  g_assert_true (wr_game.start (&pos, record->start, record->seed, NULL));
  for (guint i = 0; i < record->moves->len; i++)
    {
      BmMove move = wr_game.read_move (&pos, g_ptr_array_index (record->moves, i));
      WrPosition before = pos;

      g_assert_true (wr_game.is_legal (&pos, move));
      wr_game.apply (&pos, move, NULL, NULL);
      bm_record_add (again, move, &before, &pos);
    }
  assert_same (record, again);
  g_assert_cmpuint (wr_game.winners (&pos), !=, 0);
}

/* Comments and the clock come back as they were, and nothing else is moved by them. */
static void
test_notes (void)
{
  g_autoptr (BmRecord) record = play_random ("start", 6);
  g_autoptr (BmRecord) again = NULL;
  g_autofree char *plain = bm_record_to_text (record), *text = NULL, *text_again = NULL, *bare = NULL;
  g_autoptr (GError) error = NULL;
  guint n = record->moves->len;

  g_assert_null (strstr (plain, "clock"));
  g_assert_null (strstr (plain, "comments"));
  bm_record_set_tenths (record, 2, 35);
  bm_record_set_tenths (record, 4, BM_MAX_TENTHS + 1);
  bm_record_set_tenths (record, 6, BM_NO_TENTHS);
  bm_record_set_comment (record, 0, "It \"begins\"");
  bm_record_set_comment (record, n, "  lost \xc3\x9c\ton\nFriday\001 ");
  bm_record_set_comment (record, 10, "ten");
  bm_record_set_comment (record, 2, "two");
  bm_record_set_comment (record, 3, " \n ");
  /* On a move that is not there. */
  bm_record_set_comment (record, n + 1, "never");
  text = bm_record_to_text (record);
  g_assert_true (g_str_has_prefix (text, "{\"format\": \"bloodmoon-match\", \"clock\": [null, null, 35, null, 864000], "
                                         "\"comments\": {\"0\": \"It \\\"begins\\\"\", \"10\": \"ten\", \"2\": \"two\", "));
  again = bm_record_parse ("text", text, strlen (text), &error);
  g_assert_no_error (error);
  assert_same (record, again);
  g_assert_cmpint (bm_record_get_tenths (again, 1), ==, BM_NO_TENTHS);
  g_assert_cmpint (bm_record_get_tenths (again, 2), ==, 35);
  g_assert_cmpint (bm_record_get_tenths (again, 4), ==, BM_MAX_TENTHS);
  g_assert_cmpint (bm_record_get_tenths (again, n), ==, BM_NO_TENTHS);
  g_assert_cmpstr (bm_record_get_comment (again, n), ==, "lost \xc3\x9c on\nFriday");
  g_assert_null (bm_record_get_comment (again, 3));
  g_assert_null (bm_record_get_comment (again, n + 1));
  text_again = bm_record_to_text (again);
  g_assert_cmpstr (text, ==, text_again);

  /* Taken away again, the text is as it was without. */
  for (guint i = 0; i <= n; i++)
    bm_record_set_comment (again, i, NULL);
  for (guint i = 0; i < n; i++)
    bm_record_set_tenths (again, i, BM_NO_TENTHS);
  bare = bm_record_to_text (again);
  g_assert_cmpstr (bare, ==, plain);
}

/* What is written can be read, however much it is. */
static void
test_many_comments (void)
{
  g_autoptr (BmRecord) record = bm_record_new (&wr_game, "start", 1);
  g_autoptr (BmRecord) again = NULL;
  g_autofree char *text = NULL, *longest = g_strnfill (2 * BM_MAX_COMMENT_LENGTH, 'x');
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2 * BM_MAX_COMMENTS; i++)
    g_ptr_array_add (record->moves, g_strdup ("end"));
  for (guint i = 0; i <= 2 * BM_MAX_COMMENTS; i++)
    bm_record_set_comment (record, i, longest);
  text = bm_record_to_text (record);
  again = bm_record_parse ("text", text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_hash_table_size (again->comments), ==, BM_MAX_COMMENTS);
  g_assert_cmpuint (strlen (bm_record_get_comment (again, 0)), ==, BM_MAX_COMMENT_LENGTH);
}

/* A match without cards has no set; one with cards that of the box. */
static void
test_set (void)
{
  g_autoptr (BmRecord) plain = bm_record_new (&wr_game, "start", 1);
  g_autoptr (BmRecord) box = bm_record_new (&wr_game, "start:events=on", 1);
  g_autofree char *text = bm_record_to_text (box);

  g_assert_null (plain->set);
  g_assert_cmpuint (strlen (box->set), ==, BM_SET_HASH_LENGTH);
  g_assert_nonnull (strstr (text, box->set));
  g_assert_false (bm_record_other_set (plain));
  g_assert_false (bm_record_other_set (box));
  box->set[0] = box->set[0] == '0' ? '1' : '0';
  g_assert_true (bm_record_other_set (box));
  g_clear_pointer (&box->set, g_free);
  g_assert_true (bm_record_other_set (box));
}

/* SHA-256 over the canonical position, its newline included. */
static void
test_digest (void)
{
  WrPosition pos;
  g_autofree char *text = NULL, *sum = NULL, *digest = NULL;

  g_assert_true (wr_game.start (&pos, "start", 1, NULL));
  wr_game.apply (&pos, wr_game.read_move (&pos, "land f0"), NULL, NULL);
  text = wr_game.digest_text (&pos);
  g_assert_true (g_str_has_suffix (text, "}\n"));
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  digest = bm_digest (&wr_game, &pos);
  g_assert_cmpuint (strlen (digest), ==, BM_DIGEST_LENGTH);
  g_assert_true (g_str_has_prefix (sum, digest));
}

static void
test_save (void)
{
  g_autofree char *dir = g_dir_make_tmp ("bm-test-record-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (dir, "match.json", NULL);
  g_autofree char *link = g_build_filename (dir, "link.json", NULL);
  g_autoptr (BmRecord) record = play_random ("start", 4);
  g_autoptr (BmRecord) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (bm_record_save (record, file, &error));
  g_assert_no_error (error);
  /* Over itself by way of a link, which stays one. */
  g_assert_cmpint (symlink ("match.json", link), ==, 0);
  g_assert_true (bm_record_save (record, link, &error));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  again = bm_record_load (file, &error);
  g_assert_no_error (error);
  assert_same (record, again);

  g_assert_cmpint (g_remove (link), ==, 0);
  g_assert_cmpint (g_remove (file), ==, 0);
  g_assert_cmpint (g_rmdir (dir), ==, 0);
  g_assert_false (bm_record_save (record, file, &error));
  g_assert_nonnull (error);
}

#define HEAD "{\"format\": \"bloodmoon-match\", \"version\": 1"

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    BmError     code;
    const char *message;
  } texts[] = {
    { "[]", BM_ERROR_UNREADABLE, "$: must be an object" },
    { "{}", BM_ERROR_UNREADABLE, "format: missing" },
    { "{\"format\": \"bloodmoon-match\"}", BM_ERROR_UNREADABLE, "version: missing" },
    { "{\"format\": \"bloodmoon-match\", \"version\": 2, \"stars\": []}", BM_ERROR_VERSION,
      "version: written by a newer version" },
    { HEAD ", \"stars\": []}", BM_ERROR_UNREADABLE, "stars: unknown key" },
    { HEAD ", \"game\": \"chess\"}", BM_ERROR_UNREADABLE, "game: there is no such game" },
    { HEAD ", \"game\": null}", BM_ERROR_UNREADABLE, "game: must be a string" },
    { HEAD ", \"set\": \"abc\"}", BM_ERROR_UNREADABLE, "set: must be 64 hexadecimal digits" },
    { HEAD ", \"set\": 1}", BM_ERROR_UNREADABLE, "set: must be a string" },
    { HEAD ", \"start\": 1}", BM_ERROR_UNREADABLE, "start: must be a string" },
    { HEAD ", \"seed\": 9007199254740992}", BM_ERROR_UNREADABLE, "seed: must lie in" },
    { HEAD ", \"rules\": 0}", BM_ERROR_UNREADABLE, "rules: must lie in" },
    { HEAD ", \"players\": {\"green\": \"\"}}", BM_ERROR_UNREADABLE, "players.green: unknown key" },
    { HEAD ", \"players\": {\"bird\": null}}", BM_ERROR_UNREADABLE, "players.bird: must be a string" },
    { HEAD ", \"moves\": [1]}", BM_ERROR_UNREADABLE, "moves[0]: must be a string" },
    { HEAD ", \"hashes\": []}", BM_ERROR_UNREADABLE, "hashes: must be an object" },
    { HEAD ", \"hashes\": {\"0\": \"0123456789abcdef\"}}", BM_ERROR_UNREADABLE,
      "hashes.0: the key is not the number of a day" },
    { HEAD ", \"hashes\": {\"01\": \"0123456789abcdef\"}}", BM_ERROR_UNREADABLE, "hashes.01: the key is not" },
    { HEAD ", \"hashes\": {\"x\": \"0123456789abcdef\"}}", BM_ERROR_UNREADABLE, "hashes.x: the key is not" },
    { HEAD ", \"hashes\": {\"1\": \"0123456789ABCDEF\"}}", BM_ERROR_UNREADABLE,
      "hashes.1: must be 16 hexadecimal digits" },
    { HEAD ", \"hashes\": {\"1\": \"0123\"}}", BM_ERROR_UNREADABLE, "hashes.1: must be 16 hexadecimal digits" },
    { HEAD ", \"clock\": 3}", BM_ERROR_UNREADABLE, "clock: must be a list" },
    { HEAD ", \"clock\": [1]}", BM_ERROR_UNREADABLE, "clock: has 1 times for 0 moves" },
    { HEAD ", \"clock\": [1, -1], \"moves\": [\"end\", \"end\"]}", BM_ERROR_UNREADABLE, "clock[1]: must lie in 0..864000" },
    { HEAD ", \"clock\": [864001], \"moves\": [\"end\"]}", BM_ERROR_UNREADABLE, "clock[0]: must lie in 0..864000" },
    { HEAD ", \"clock\": [1.5], \"moves\": [\"end\"]}", BM_ERROR_UNREADABLE, "clock[0]: must be a whole number" },
    { HEAD ", \"clock\": [\"1\"], \"moves\": [\"end\"]}", BM_ERROR_UNREADABLE, "clock[0]: must be a whole number" },
    { HEAD ", \"comments\": []}", BM_ERROR_UNREADABLE, "comments: must be an object" },
    { HEAD ", \"comments\": {\"1\": \"x\"}}", BM_ERROR_UNREADABLE, "comments.1: there are 0 moves" },
    { HEAD ", \"comments\": {\"00\": \"x\"}}", BM_ERROR_UNREADABLE, "comments.00: the key is not the number of a move" },
    { HEAD ", \"comments\": {\"-1\": \"x\"}}", BM_ERROR_UNREADABLE, "comments.-1: the key is not the number" },
    { HEAD ", \"comments\": {\"0\": 1}}", BM_ERROR_UNREADABLE, "comments.0: must be a string" },
    { HEAD ", \"comments\": {\"0\": \"\"}}", BM_ERROR_UNREADABLE, "comments.0: must not be empty" },
    { HEAD ", \"comments\": {\"0\": \"a\\tb\"}}", BM_ERROR_UNREADABLE, "comments.0: has a control character" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *wanted = g_strconcat ("text: ", texts[i].message, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (BmRecord) record = bm_record_parse ("text", texts[i].text, strlen (texts[i].text), &error);

      if (record != NULL)
        g_error ("%s is taken", texts[i].text);
      g_assert_error (error, BM_ERROR, (int) texts[i].code);
      if (!g_str_has_prefix (error->message, wanted))
        g_error ("%s: expected '%s', found '%s'", texts[i].text, wanted, error->message);
    }
}

/* More than a record may have, by somebody else's hand. */
static void
test_too_much (void)
{
  g_autoptr (GString) many = g_string_new (HEAD ", \"moves\": [");
  g_autoptr (GString) one = g_string_new (HEAD ", \"comments\": {\"0\": \"");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < BM_MAX_COMMENTS + 1; i++)
    g_string_append (many, i == 0 ? "\"end\"" : ", \"end\"");
  g_string_append (many, "], \"comments\": {");
  for (guint i = 0; i < BM_MAX_COMMENTS + 1; i++)
    g_string_append_printf (many, "%s\"%u\": \"x\"", i == 0 ? "" : ", ", i);
  g_string_append (many, "}}");
  g_assert_null (bm_record_parse ("text", many->str, many->len, &error));
  g_assert_cmpstr (error->message, ==, "text: comments: has more than 500 comments");

  g_clear_error (&error);
  for (guint i = 0; i < BM_MAX_COMMENT_LENGTH + 1; i++)
    g_string_append (one, "\xc3\x9c");
  g_string_append (one, "\"}}");
  g_assert_null (bm_record_parse ("text", one->str, one->len, &error));
  g_assert_cmpstr (error->message, ==, "text: comments.0: must have at most 1000 characters");
}

static void
test_truncated (void)
{
  g_autoptr (BmRecord) record = play_random ("start", 5);
  g_autofree char *text = bm_record_to_text (record);
  gsize length = strlen (text);

  /* Without the newline it is whole. */
  for (gsize n = 1; n < length - 1; n++)
    {
      g_autofree char *part = g_memdup2 (text, n);
      g_autoptr (GError) error = NULL;

      g_assert_null (bm_record_parse ("text", part, n, &error));
      g_assert_error (error, BM_ERROR, BM_ERROR_UNREADABLE);
    }
}

/* A file that only its owner may read stays so when it is written again. */
static void
test_mode_is_kept (void)
{
  g_autofree char *file = g_build_filename (g_get_tmp_dir (), "bloodmoon-mode-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  GStatBuf info;

  g_assert_cmpint (g_close (g_mkstemp_full (file, O_RDWR, 0600), NULL), ==, TRUE);
  bm_file_write (file, "again", 5, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_stat (file, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
  g_assert_cmpint (info.st_size, ==, 5);
  g_unlink (file);
}

/* The message names the file that was asked for, and no other. */
static void
test_unwritable (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (bm_file_write ("/no such folder/match.json", "x", 1, &error));
  g_assert_true (g_str_has_prefix (error->message, "/no such folder/match.json: cannot be written: "));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_null (strstr (error->message, "match.json."));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bm_games_register (&wr_game);
  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_data_func ("/record/replay/plain", "start", test_replay);
  g_test_add_data_func ("/record/replay/box", "start:box", test_replay);
  g_test_add_func ("/record/game", test_game);
  g_test_add_func ("/record/notes", test_notes);
  g_test_add_func ("/record/many-comments", test_many_comments);
  g_test_add_func ("/record/too-much", test_too_much);
  g_test_add_func ("/record/set", test_set);
  g_test_add_func ("/record/digest", test_digest);
  g_test_add_func ("/record/save", test_save);
  g_test_add_func ("/record/refused", test_refused);
  g_test_add_func ("/record/truncated", test_truncated);
  g_test_add_func ("/record/mode-is-kept", test_mode_is_kept);
  g_test_add_func ("/record/unwritable", test_unwritable);
  return g_test_run ();
}
