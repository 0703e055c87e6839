/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a command line asks for, of both games; without a window.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "bm-all-games.h"
#include "bm-call.h"
#include "bm-games.h"
#include "bm-record.h"

#define DUEL   "worms-rising"
#define TERROR "terror-below"

/* Words as they are typed, read as GApplication reads them. */
static gboolean
read_words (BmCall  *call,
            char    *words[],
            GError **error)
{
  g_autoptr(GVariantDict) dict = g_variant_dict_new (NULL);
  g_autoptr(GPtrArray) computers = g_ptr_array_new (), rest = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *word = words[i];

      if (!g_str_has_prefix (word, "--"))
        g_ptr_array_add (rest, words[i]);
      else if (g_str_equal (word, "--hot-seat") || g_str_equal (word, "--in-window"))
        g_variant_dict_insert (dict, word + 2, "b", TRUE);
      else if (g_str_equal (word, "--computer"))
        g_ptr_array_add (computers, words[++i]);
      else if (g_str_equal (word, "--players"))
        g_variant_dict_insert (dict, "players", "i", atoi (words[++i]));
      else if (g_str_equal (word, "--seed"))
        g_variant_dict_insert (dict, "seed", "x", g_ascii_strtoll (words[++i], NULL, 10));
      else if (g_str_equal (word, "--position") || g_str_equal (word, "--replay"))
        g_variant_dict_insert (dict, word + 2, "^ay", words[++i]);
      else
        g_variant_dict_insert (dict, word + 2, "s", words[++i]);
    }
  g_ptr_array_add (computers, NULL);
  g_ptr_array_add (rest, NULL);
  if (computers->len > 1)
    g_variant_dict_insert (dict, "computer", "^as", computers->pdata);
  if (rest->len > 1)
    g_variant_dict_insert (dict, "", "^aay", rest->pdata);
  return bm_call_read (call, dict, error);
}

static BmCall
read_line (const char *line)
{
  g_auto(GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr(GError) error = NULL;
  BmCall call = { 0 };

  g_test_message ("%s", line);
  if (*line == '\0')
    words[0] = NULL;
  if (!read_words (&call, words, &error))
    g_error ("%s: %s", line, error->message);
  return call;
}

static void
assert_refused (const char *line,
                const char *says)
{
  g_auto(GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr(GError) error = NULL;
  BmCall call = { 0 };

  g_test_message ("%s", line);
  g_assert_false (read_words (&call, words, &error));
  if (strstr (error->message, says) == NULL)
    g_error ("%s: %s", line, error->message);
  bm_call_clear (&call);
}

/* ---- A match that begins at once */

static void
assert_begins (const char *line,
               const char *game,
               const char *start,
               guint       n_seats)
{
  BmCall call = read_line (line);

  g_assert_cmpstr (call.game == NULL ? NULL : call.game->id, ==, game);
  g_assert_cmpstr (call.start, ==, start);
  g_assert_cmpuint (call.seats.n, ==, n_seats);
  g_assert_null (call.match);
  bm_call_clear (&call);
}

static void
test_begins (void)
{
  assert_begins ("", NULL, NULL, 0);
  assert_begins ("--seed 7", NULL, NULL, 0);
  assert_begins ("--game " TERROR, TERROR, NULL, 0);
  assert_begins ("--hot-seat", DUEL, "start", 2);
  assert_begins ("--players 2", DUEL, "start", 2);
  assert_begins ("--bird easy", DUEL, "start", 2);
  assert_begins ("--game " DUEL " --computer worms=master", DUEL, "start", 2);
  assert_begins ("--game " TERROR " --hot-seat", TERROR, "start:players=2", 2);
  assert_begins ("--game " TERROR " --players 1", TERROR, "start:players=1", 1);
  assert_begins ("--game " TERROR " --players 3 --hot-seat", TERROR, "start:players=3", 3);
  assert_begins ("--game " TERROR " --players 5", TERROR, "start:players=5,board=canyon", 5);
  assert_begins ("--game " TERROR " --computer red=easy", TERROR, "start:players=2", 2);
  assert_begins ("--game " TERROR " --computer yellow=easy", TERROR, "start:players=4,board=canyon", 4);
}

static void
test_starts (void)
{
  static const char *const lines[] = { "--hot-seat", "--game " TERROR " --players %u" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    for (guint n = i == 0 ? 2 : 1; n <= (i == 0 ? 2u : 5u); n++)
      {
        g_autofree char *number = g_strdup_printf ("%u", n);
        g_auto(GStrv) parts = g_strsplit (lines[i], "%u", 2);
        g_autofree char *line = g_strjoinv (number, parts);
        BmCall call = read_line (line);
        g_autofree gpointer position = g_malloc0 (call.game->position_size);

        g_assert_true (call.game->start (position, call.start, 1, NULL));
        g_assert_cmpuint (call.game->seats (position), ==, n);
        bm_call_clear (&call);
      }
}

static void
test_computers (void)
{
  BmCall call = read_line ("--game " TERROR " --players 3 --computer green=hard --computer red=easy --seed 9007199254740991");

  g_assert_cmpint (call.seats.levels[0], ==, BM_LEVEL_EASY);
  g_assert_cmpint (call.seats.levels[1], ==, BM_PERSON);
  g_assert_cmpint (call.seats.levels[2], ==, BM_LEVEL_HARD);
  g_assert_true (call.seeded);
  g_assert_cmpuint (call.seed, ==, G_GUINT64_CONSTANT (9007199254740991));
  bm_call_clear (&call);

  call = read_line ("--bird medium --worms master");
  g_assert_cmpint (call.seats.levels[bm_game_find_seat (call.game, "bird")], ==, BM_LEVEL_MEDIUM);
  g_assert_cmpint (call.seats.levels[bm_game_find_seat (call.game, "worms")], ==, BM_LEVEL_MASTER);
  g_assert_false (call.seeded);
  bm_call_clear (&call);
}

static void
test_refused (void)
{
  assert_refused ("--game chess", "There is no game “chess”; these are: worms-rising, terror-below.");
  assert_refused ("--players 3", "This game is not for 3 players.");
  assert_refused ("--players 1", "This game is not for 1 player.");
  assert_refused ("--game " TERROR " --players 6", "This game is not for 6 players.");
  assert_refused ("--game " TERROR " --players 0", "This game is not for 0 players.");
  assert_refused ("--game " TERROR " --players -1", "This game is not for -1 player");
  assert_refused ("--game " TERROR " --bird easy", "There is no seat “bird” in this match");
  assert_refused ("--computer red=easy", "There is no seat “red” in this match: it is \"worms\" or \"bird\".");
  assert_refused ("--game " TERROR " --players 2 --computer green=easy", "it is \"red\" or \"blue\".");
  assert_refused ("--game " TERROR " --computer red=moon", "There is no level “moon”");
  assert_refused ("--computer red", "such as “--computer red=hard”");
  assert_refused ("--worms moon", "There is no level “moon”");
  assert_refused ("--seed -1", "The seed must be a number from 0 to 9007199254740991.");
  assert_refused ("one two", "Only one file can be opened at a time.");
  assert_refused ("/nowhere/at-all.bloodmoon", "at-all.bloodmoon");
  assert_refused ("--position /nowhere/at-all.json", "at-all.json");
}

/* ---- Files */

static char *folder;

/* A file with TEXT (transfer full), until the end of the tests. */
static char *
put_file (const char *name,
          const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* A match of N moves at random, as a record and its last position. */
static void
put_match (const char  *id,
           const char  *start,
           guint        n,
           char       **record_path,
           char       **position_path)
{
  const BmGame *game = bm_games_find (id);
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(BmRecord) record = NULL;
  g_autofree char *text = NULL, *record_name = g_strconcat (id, ".bloodmoon", NULL), *position_name = g_strconcat (id, ".json", NULL);
  g_autoptr(GString) position = g_string_new (NULL);
  guint64 chance = 3;

  bm_game_ui_load_all (NULL);
  match = bm_match_new (game, start, 3, NULL);
  for (guint i = 0; i < n; i++)
    g_assert_true (bm_match_play (match, game->pick (bm_match_get_position (match), &chance), NULL));
  record = bm_match_dup_record (match);
  text = bm_record_to_text (record);
  *record_path = put_file (record_name, text);
  game->append_position (bm_match_get_position (match), position);
  *position_path = put_file (position_name, position->str);
}

/* Files say themselves which game they are of, whichever was chosen. */
static void
test_files (void)
{
  static const struct { const char *id, *start, *seat, *computer; guint n_seats; } games[] = {
    { DUEL, "start", "worms", "worms=hard", 2 }, { TERROR, "start:players=3", "blue", "blue=hard", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *record = NULL, *position = NULL, *both = NULL, *to_play = NULL, *at_position = NULL, *other = NULL;
      g_autofree char *counted = NULL;
      BmCall call;

      put_match (games[i].id, games[i].start, 12, &record, &position);
      call = read_line (record);
      g_assert_cmpstr (call.replay->record->game->id, ==, games[i].id);
      g_assert_true (call.where_left);
      bm_call_clear (&call);

      both = g_strconcat ("--replay ", record, " --game ", games[!i].id, NULL);
      call = read_line (both);
      g_assert_cmpstr (call.replay->record->game->id, ==, games[i].id);
      g_assert_false (call.where_left);
      bm_call_clear (&call);

      to_play = g_strconcat (record, " --computer ", games[i].computer, NULL);
      call = read_line (to_play);
      g_assert_null (call.replay);
      g_assert_cmpuint (bm_match_get_n_moves (call.match), ==, 12);
      g_assert_cmpuint (call.seats.n, ==, games[i].n_seats);
      g_assert_true (bm_seats_is_computer (&call.seats, bm_game_find_seat (bm_match_get_game (call.match), games[i].seat)));
      g_assert_cmpuint (bm_seats_count_people (&call.seats), ==, games[i].n_seats - 1);
      bm_call_clear (&call);

      at_position = g_strconcat ("--position ", position, NULL);
      call = read_line (at_position);
      g_assert_cmpstr (bm_match_get_game (call.match)->id, ==, games[i].id);
      g_assert_cmpuint (bm_match_get_n_seats (call.match), ==, games[i].n_seats);
      bm_call_clear (&call);

      other = g_strconcat ("--position ", position, " --computer ", games[!i].computer, NULL);
      assert_refused (other, "There is no seat");
      counted = g_strconcat (record, " --players 2", NULL);
      assert_refused (counted, "How many play is said by the file that is opened.");
    }
}

static void
test_damaged_files (void)
{
  static const char *const texts[] = {
    "", "no match", "[]", "{}", "{\"format\": \"bloodmoon-match\", \"version\": 1, \"game\": \"chess\"}",
    "{\"format\": \"bloodmoon-match\", \"version\": 1, \"game\": \"terror-below\", \"moves\": [\"end\"], \"start\": \"start:x\"}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *file = put_file ("damaged.bloodmoon", texts[i]), *told = g_strconcat ("--in-window ", file, NULL);
      g_autofree char *position = g_strconcat ("--position ", file, " --game " TERROR, NULL);
      BmCall call;

      assert_refused (file, "damaged.bloodmoon: ");
      assert_refused (position, "damaged.bloodmoon: ");
      call = read_line (told);
      g_assert_nonnull (strstr (call.note, "damaged.bloodmoon: "));
      g_assert_null (strchr (call.note, '\n'));
      bm_call_clear (&call);
    }
}

/* How a match begins is refused in one line that says where in the file, and what. */
static void
test_damaged_starts (void)
{
  static const struct { const char *start, *says; } starts[] = {
    { "begin", "start: \"begin\" is no way to begin; \"start\" is" },
    { "start:players=6", "start: no such choice: \"players=6\"" },
    { "start:players=0", "start: no such choice: \"players=0\"" },
    { "start:board=jungle", "start: no such choice: \"board=jungle\"" },
    { "start:players=2,scenario=delivery", "start: \"scenario=delivery\" is for one player: \"players=1\"" },
    { "start:players=1,scenario=picnic", "start: no such choice: \"scenario=picnic\"" },
    { "start:players=1,scenario=delivery,leave=3", "start: no such choice: \"leave=3\"" },
    { "start:players=3,leader=doc", "start: no such option: \"leader=doc\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *written = g_strescape (starts[i].start, NULL);
      g_autofree char *text = g_strdup_printf ("{\"format\": \"bloodmoon-match\", \"version\": 1, \"game\": \"terror-below\", "
                                               "\"rules\": 1, \"seed\": 1, \"moves\": [], \"start\": \"%s\"}", written);
      g_autofree char *file = put_file ("damaged.bloodmoon", text), *told = g_strconcat ("--in-window ", file, NULL);
      g_autofree char *says = g_strconcat ("damaged.bloodmoon: ", starts[i].says, NULL);
      BmCall call;

      assert_refused (file, says);
      call = read_line (told);
      g_assert_nonnull (strstr (call.note, says));
      bm_call_clear (&call);
    }
}

static void
test_own (void)
{
  static const char *const own[] = { "game", "players", "computer", "hot-seat", "bird", "worms", "seed", "position", "replay" };
  g_autoptr(GVariantDict) none = g_variant_dict_new (NULL);

  g_variant_dict_insert (none, "", "^aay", (const char *[]) { "file", NULL });
  g_assert_false (bm_call_is_own (none));
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    {
      g_autoptr(GVariantDict) dict = g_variant_dict_new (NULL);

      g_variant_dict_insert (dict, own[i], "b", TRUE);
      g_assert_true (bm_call_is_own (dict));
    }
}

static void
remove_file (const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_remove (path), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  bm_all_games_register ();
  folder = g_dir_make_tmp ("bm-test-call-XXXXXX", NULL);
  g_test_add_func ("/call/begins", test_begins);
  g_test_add_func ("/call/starts", test_starts);
  g_test_add_func ("/call/computers", test_computers);
  g_test_add_func ("/call/refused", test_refused);
  g_test_add_func ("/call/files", test_files);
  g_test_add_func ("/call/damaged-files", test_damaged_files);
  g_test_add_func ("/call/damaged-starts", test_damaged_starts);
  g_test_add_func ("/call/own", test_own);
  status = g_test_run ();
  for (guint i = 0; i < 5 && status == 0; i++)
    remove_file ((const char *[]) { DUEL ".bloodmoon", DUEL ".json", TERROR ".bloodmoon", TERROR ".json", "damaged.bloodmoon" }[i]);
  g_rmdir (folder);
  g_free (folder);
  return status;
}
