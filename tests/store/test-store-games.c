/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A match of each game waits: in what older programs have left, with damage beside it, in several programs at once.
 */
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "bm-record.h"
#include "bm-slot.h"
#include "store-test.h"

#define A "2026-11-21-1830"
#define B "2026-11-21-1831"

#define FLUSH 60000

/* Texts that name a game, and some that name none. */
#define FIRST  "{\"game\": \"first\"}\n"
#define SECOND "{\"game\": \"second\"}\n"
#define SECOND_ON(n) "{\"game\": \"second\", \"moves\": [" #n "]}\n"
#define THIRD  "{\"game\": \"third\"}\n"
#define NO_GAME "{\"moves\": []}\n"

static void
assert_waits (const char   *folder,
              const BmGame *game,
              const char   *text)
{
  g_autofree char *found = store_test_dup_waiting (folder, game);

  g_assert_cmpstr (found, ==, text);
}

static void
save (const char   *folder,
      const BmGame *game,
      const char   *name,
      const char   *text)
{
  BmStore *store = bm_store_new (folder, game, NULL);

  store_test_save (store, name, text);
  g_assert_finalize_object (store);
}

/* What a program that knew one game only has left in a slot. */
static void
put_old (const char *folder,
         const char *slot,
         const char *text,
         gboolean    over)
{
  g_autofree char *path = store_test_slot_file (folder, slot, NULL), *file = store_test_slot_file (folder, slot, "odd");

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  store_test_put (file, over ? "bloodmoon-waiting 1 1 " A " over" : "bloodmoon-waiting 1 1 " A " waits", text);
}

static void
test_text_names_game (void)
{
  static const struct { const char *text, *id; } texts[] = {
    { FIRST, "first" }, { NO_GAME, NULL }, { "{\"comments\": {\"0\": \"\\\"game\\\": \\\"second\\\"\"}}\n", NULL },
    { "{\"game\": 7}\n", NULL }, { "[\"game\", \"second\"]\n", NULL }, { "{\"game\": \"second\"", NULL }, { "", NULL },
    { "{\"version\": 99, \"game\": \"not here\", \"more\": true}\n", "not here" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *id = bm_record_dup_game (texts[i].text, strlen (texts[i].text));

      g_assert_cmpstr (id, ==, texts[i].id);
    }
}

/* Neither takes the place of the other, whichever comes first, comes to its end, or is begun over. */
static void
test_apart (void)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *first = bm_store_new (folder, &store_test_game, NULL), *second = bm_store_new (folder, &store_test_second, NULL);

  g_assert_true (bm_store_get_game (second) == &store_test_second);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  store_test_save (second, A, "second 1\n");
  g_assert_false (bm_store_dup_waiting (first, NULL, NULL));
  store_test_save (first, A, "first 1\n");
  store_test_save (second, A, "second 2\n");
  g_assert_cmpuint (store_test_count_filed (folder), ==, 0);
  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
  assert_waits (folder, &store_test_game, "first 1\n");
  assert_waits (folder, &store_test_second, "second 2\n");

  /* Begun over. */
  save (folder, &store_test_second, B, "second 3\n");
  g_assert_cmpuint (store_test_count_filed (folder), ==, 1);
  g_assert_true (store_test_is_filed (folder, "second 2\n"));
  assert_waits (folder, &store_test_game, "first 1\n");

  /* Over, and filed under the name that the other one has taken already. */
  first = bm_store_new (folder, &store_test_game, NULL);
  bm_store_finish (first, A, "first 2\n");
  g_assert_true (bm_store_flush (first, FLUSH));
  g_assert_finalize_object (first);
  g_assert_cmpuint (store_test_count_filed (folder), ==, 2);
  g_assert_true (store_test_is_filed (folder, "first 2\n"));
  assert_waits (folder, &store_test_game, NULL);
  assert_waits (folder, &store_test_second, "second 3\n");
  store_test_remove (folder);
}

/* A match in a slot of the first versions is taken up by the game that it names; other slots are left for others. */
static void
test_old (void)
{
  g_autofree char *folder = store_test_new_folder (), *third = NULL;
  g_autofree char *file = store_test_slot_file (folder, "3", "odd"), *still = NULL;
  BmStore *second;

  put_old (folder, "1", SECOND, FALSE);
  put_old (folder, "2", NO_GAME, FALSE);
  put_old (folder, "3", THIRD, FALSE);
  assert_waits (folder, &store_test_game, NO_GAME);
  assert_waits (folder, &store_test_second, SECOND);

  /* It goes on where it is; the other one finds a place all the same. */
  second = bm_store_new (folder, &store_test_second, NULL);
  g_assert_cmpint (bm_store_get_found (second), ==, BM_STORE_SOUND);
  store_test_save (second, A, SECOND_ON (2));
  save (folder, &store_test_game, A, "first 2\n");
  save (folder, &store_test_game, B, "first 3\n");
  bm_store_finish (second, A, SECOND_ON (3));
  g_assert_true (bm_store_flush (second, FLUSH));
  store_test_save (second, B, SECOND_ON (4));
  g_assert_finalize_object (second);
  assert_waits (folder, &store_test_game, "first 3\n");
  g_assert_true (store_test_is_filed (folder, "first 2\n"));
  g_assert_true (store_test_is_filed (folder, SECOND_ON (3)));
  g_assert_cmpuint (store_test_count_filed (folder), ==, 2);

  /* A game that is not here has lost nothing. */
  g_assert_true (g_file_get_contents (file, &still, NULL, NULL));
  g_assert_true (g_str_has_suffix (still, THIRD));
  third = store_test_dup_waiting (folder, &(BmGame) { .id = "third" });
  g_assert_cmpstr (third, ==, THIRD);
  store_test_remove (folder);
}

/* The newest of a game is taken up, wherever it waits. */
static void
test_newest (void)
{
  g_autofree char *folder = store_test_new_folder (), *mine = store_test_slot_file (folder, "second/1", "odd");
  struct { gint64 old, own; const char *text; } const times[] = { { 1000, 2000, "own\n" }, { 2000, 1000, SECOND } };

  save (folder, &store_test_second, A, "own\n");
  put_old (folder, "1", SECOND, FALSE);
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *old = store_test_slot_file (folder, "1", "odd");

      g_assert_cmpint (g_utime (old, &(struct utimbuf) { times[i].old, times[i].old }), ==, 0);
      g_assert_cmpint (g_utime (mine, &(struct utimbuf) { times[i].own, times[i].own }), ==, 0);
      assert_waits (folder, &store_test_second, times[i].text);
    }
  store_test_remove (folder);
}

/* One that an older program had no time to file is filed by whichever game comes to its slot, and waits for none. */
static void
test_old_over (void)
{
  g_autofree char *folder = store_test_new_folder ();

  put_old (folder, "1", SECOND, TRUE);
  assert_waits (folder, &store_test_second, NULL);
  save (folder, &store_test_second, B, "second\n");
  save (folder, &store_test_game, B, "first\n");
  g_assert_true (store_test_is_filed (folder, SECOND));
  g_assert_cmpuint (store_test_count_filed (folder), ==, 1);
  assert_waits (folder, &store_test_game, "first\n");
  assert_waits (folder, &store_test_second, "second\n");
  store_test_remove (folder);
}

static void
assert_found (const char   *folder,
              const BmGame *game,
              BmStoreFound  found,
              const char   *text)
{
  BmStore *store = bm_store_new (folder, game, NULL);
  g_autofree char *waiting = store_test_dup_text (store);

  g_assert_cmpint (bm_store_get_found (store), ==, found);
  g_assert_cmpstr (waiting, ==, text);
  g_assert_finalize_object (store);
}

/* What is wrong with the files of one is told of that one alone, and hurts no other. */
static void
test_damaged_beside (void)
{
  static const BmGame *const games[] = { &store_test_game, &store_test_second };
  static const char *const slots[] = { "1", "second/1" };

  for (guint bad = 0; bad < 2; bad++)
    {
      g_autofree char *folder = store_test_new_folder ();
      g_autofree char *even = store_test_slot_file (folder, slots[bad], "even");
      g_autofree char *odd = store_test_slot_file (folder, slots[bad], "odd");

      for (guint i = 0; i < 2; i++)
        {
          save (folder, games[i], A, "one\n");
          save (folder, games[i], A, "two\n");
        }
      store_test_put_bytes (even, "?", 1);
      assert_found (folder, games[bad], BM_STORE_DAMAGED, "one\n");
      assert_found (folder, games[!bad], BM_STORE_SOUND, "two\n");
      store_test_put_bytes (odd, "?", 1);
      assert_found (folder, games[bad], BM_STORE_UNREADABLE, NULL);
      assert_found (folder, games[!bad], BM_STORE_SOUND, "two\n");
      store_test_put (odd, "bloodmoon-waiting 2 7 with things that nobody knows", "{}");
      assert_found (folder, games[bad], BM_STORE_FOREIGN, NULL);
      assert_found (folder, games[!bad], BM_STORE_SOUND, "two\n");
      /* Both go on. */
      for (guint i = 0; i < 2; i++)
        {
          save (folder, games[i], A, "three\n");
          assert_waits (folder, games[i], "three\n");
        }
      g_assert_cmpuint (store_test_count_filed (folder), ==, 0);
      store_test_remove (folder);
    }
}

/* Two programs with two games each: four matches, and all of them come back. */
static void
test_two_programs (void)
{
  static const char *const texts[] = { "first here\n", "second here\n", "first there\n", "second there\n" };
  g_autofree char *folder = store_test_new_folder ();
  BmStore *stores[4];

  for (guint round = 0; round < 2; round++)
    {
      for (guint i = 0; i < 4; i++)
        stores[i] = bm_store_new (folder, i % 2 == 0 ? &store_test_game : &store_test_second, NULL);
      for (guint i = 0; i < 4 && round == 0; i++)
        store_test_save (stores[i], A, texts[i]);
      for (guint i = 0; i < 4; i++)
        {
          g_autofree char *text = store_test_dup_text (stores[i]);

          g_assert_true (g_strcmp0 (text, texts[i]) == 0 || g_strcmp0 (text, texts[(i + 2) % 4]) == 0);
        }
      for (guint i = 0; i < 4; i++)
        g_assert_finalize_object (stores[i]);
    }
  g_assert_cmpuint (store_test_count_filed (folder), ==, 0);
  store_test_remove (folder);
}

/* Both are filed at the same time: each has a file of its own to write to until then. */
static void
test_filed_at_once (void)
{
  g_autofree char *folder = store_test_new_folder ();
  BmStore *first = bm_store_new (folder, &store_test_game, NULL), *second = bm_store_new (folder, &store_test_second, NULL);

  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *one = g_strdup_printf ("first %u\n", i), *other = g_strdup_printf ("second %u\n", i);

      bm_store_finish (first, A, one);
      bm_store_finish (second, A, other);
      g_assert_true (bm_store_flush (first, FLUSH));
      g_assert_true (bm_store_flush (second, FLUSH));
      g_assert_true (store_test_is_filed (folder, one));
      g_assert_true (store_test_is_filed (folder, other));
    }
  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
  g_assert_cmpuint (store_test_count_filed (folder), ==, 100);
  store_test_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/games/text-names-game", test_text_names_game);
  g_test_add_func ("/store/games/apart", test_apart);
  g_test_add_func ("/store/games/old", test_old);
  g_test_add_func ("/store/games/newest", test_newest);
  g_test_add_func ("/store/games/old-over", test_old_over);
  g_test_add_func ("/store/games/damaged-beside", test_damaged_beside);
  g_test_add_func ("/store/games/two-programs", test_two_programs);
  g_test_add_func ("/store/games/filed-at-once", test_filed_at_once);
  return g_test_run ();
}
