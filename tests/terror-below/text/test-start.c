/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How a match of Terror Below begins: the options of T4.1 as text, and what the game's table says of a match.
 */
#include <string.h>

#include "tb-game.h"
#include "tb-position.h"

static const struct
{
  const char *text;
  TbOptions   options;
} good[] = {
  { "start", { .players = 2 } },
  { "start:players=5,board=canyon", { .players = 5, .board = TB_BOARD_CANYON } },
  { "start:players=3,board=canyon,locations=shuffled,worms=drawn",
    { .players = 3, .board = TB_BOARD_CANYON, .locations = TB_LOCATIONS_SHUFFLED, .drawn = TRUE } },
  { "start:locations=random", { .players = 2, .locations = TB_LOCATIONS_RANDOM } },
  { "start:players=1", { .players = 1 } },
  { "start:scenario=scramble,queens=yes,leave=2,players=1",
    { .players = 1, .scenario = TB_SOLO_SCRAMBLE, .queens = TRUE, .leave = 2 } },
  { "start:players=2,hands=open", { .players = 2 } },
  { "start:hands=hidden", { .players = 2 } },
};

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GError) error = NULL;
      TbPosition pos;

      tb_game.start (&pos, good[i].text, 3, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (&pos.options, sizeof pos.options, &good[i].options, sizeof good[i].options);
      g_assert_cmpuint (tb_game.seats (&pos), ==, good[i].options.players);
      g_assert_cmpuint (tb_game.chapter (&pos), ==, 0);
      g_assert_cmpint (tb_game.to_act (&pos), ==, pos.first);
      g_assert_cmpstr (tb_game.set (good[i].text), ==, tb_box->hash);
    }
}

static const struct
{
  const char *text, *says;
} bad[] = {
  { "end", "\"end\" is no way to begin; \"start\" is" },
  { "start:", "no such option: \"\"" },
  { "start:players", "no such option: \"players\"" },
  { "start:players=6", "no such choice: \"players=6\"" },
  { "start:players=0", "no such choice: \"players=0\"" },
  { "start:board=moon", "no such choice: \"board=moon\"" },
  { "start:board=", "no such choice: \"board=\"" },
  { "start:cards=on", "no such option: \"cards=on\"" },
  { "start:scenario=scramble", "\"scenario=scramble\" is for one player: \"players=1\"" },
  { "start:queens=no,players=3", "\"queens=no\" is for one player: \"players=1\"" },
  { "start:players=1,leave=3", "no such choice: \"leave=3\"" },
  { "start:hands=shown", "no such choice: \"hands=shown\"" },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      TbPosition pos;

      g_assert_false (tb_game.start (&pos, bad[i].text, 3, &error));
      g_assert_cmpstr (error->message, ==, bad[i].says);
      g_assert_null (tb_game.set (bad[i].text));
    }
}

/* How people play at one screen: the last word counts, as with every option. */
static void
test_open_hands (void)
{
  g_assert_true (tb_game_has_open_hands ("start:players=2,hands=open"));
  g_assert_true (tb_game_has_open_hands ("start:hands=hidden,hands=open,players=3"));
  g_assert_false (tb_game_has_open_hands ("start:hands=open,hands=hidden"));
  g_assert_false (tb_game_has_open_hands ("start"));
  g_assert_false (tb_game_has_open_hands (NULL));
}

/* A match seen by all: nobody learns from what lies open. */
static void
test_learned (void)
{
  BmMove moves[BM_MAX_MOVES];
  TbPosition pos, next;
  guint n;

  tb_game.start (&pos, "start:players=2", 7, NULL);
  n = tb_game.legal (&pos, moves);
  g_assert_cmpuint (n, ==, TB_N_SQUAD);
  next = pos;
  tb_game.apply (&next, moves[0], NULL, NULL);
  g_assert_false (tb_game.learned (&pos, &next));
  pos = next;
  /* After the last Leader the Worms come. */
  tb_game.legal (&next, moves);
  tb_game.apply (&next, moves[0], NULL, NULL);
  g_assert_true (tb_game.learned (&pos, &next));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/terror/start/good", test_good);
  g_test_add_func ("/terror/start/bad", test_bad);
  g_test_add_func ("/terror/start/open-hands", test_open_hands);
  g_test_add_func ("/terror/start/learned", test_learned);
  return g_test_run ();
}
