/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The evaluation of Terror Below: what it adds up to, and what it holds to be better. */
#include <string.h>

#include "bm-json.h"
#include "tb-box-json.h"
#include "tb-game.h"
#include "tb-judge.h"
#include "tb-position-json.h"
#include "tb-rules.h"

static const char *const starts[] = {
  "start",
  "start:players=3,board=canyon,locations=shuffled,worms=drawn",
  "start:players=4,locations=random",
  "start:players=5,board=canyon",
  "start:players=1,scenario=delivery",
  "start:players=1,board=canyon,scenario=extermination",
  "start:players=1,scenario=scramble,queens=yes",
};

static void
check_values (const TbPosition *pos)
{
  guint n = pos->options.players, n_out = 0;
  double sum = 0;

  for (guint seat = 0; seat < n; seat++)
    {
      double value = tb_judge_evaluate (pos, seat), terms[TB_N_TERMS];

      g_assert_cmpuint (tb_judge_terms (pos, seat, terms), ==, TB_N_TERMS);
      g_assert_cmpfloat (value, >=, 0);
      g_assert_cmpfloat (value, <=, 1);
      if (pos->step != TB_STEP_OVER)
        {
          g_assert_cmpfloat (value, >, 0);
          g_assert_cmpfloat (value, <, 1);
        }
      sum += value;
      n_out += pos->players[seat].eliminated;
    }
  if (n > 1 && !(pos->step == TB_STEP_OVER && n_out == n))
    g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
}

/* In matches at random, of all options. */
static void
test_values (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    for (guint64 seed = 1; seed <= 6; seed++)
      {
        g_autoptr (GError) error = NULL;
        guint64 chance = seed;
        TbPosition pos;
        BmMove move;

        tb_game.start (&pos, starts[i], seed, &error);
        g_assert_no_error (error);
        do
          {
            check_values (&pos);
            move = tb_rules_pick (&pos, &chance);
            if (move != BM_MOVE_NONE)
              tb_rules_apply (&pos, move, NULL, NULL);
          }
        while (move != BM_MOVE_NONE);
      }
}

/* What red and the rest of the position are, from better to worse for red. */
typedef struct
{
  const char *name;
  const char *red;
  const char *more;
} Case;

#define CASE(name, red, more) \
  {                           \
    name, red, more           \
  }
#define WORM(target, n_cards) \
  ", \"slots\": [{\"worm\": \"crawler-2\", \"target\": \"" target "\", \"cards\": [" n_cards "]}, null, null]"
#define BOOTS "{\"card\": \"boots-1\"}, {\"card\": \"boots-2\"}"

static const struct
{
  Case better, worse;
} pairs[] = {
  { CASE ("more VP", "\"vp\": 4", ""), CASE ("fewer VP", "\"vp\": 3", "") },
  { CASE ("an Egg", "\"eggs\": [\"pink\"]", ""), CASE ("no Egg", "\"eggs\": []", "") },
  { CASE ("two living", "\"squad\": [\"pam\"]", ""), CASE ("one living", "\"squad\": []", "") },
  { CASE ("a Weapon", "\"weapons\": [\"pistol\"]", ""), CASE ("no Weapon", "\"weapons\": []", "") },
  { CASE ("an Egg close by", "", ", \"eggs\": {\"c4\": [\"pink\"]}"), CASE ("an Egg far away", "", ", \"eggs\": {\"f6\": [\"pink\"]}") },
  { CASE ("a Worm far away", "", WORM ("f6", BOOTS)), CASE ("a Worm near", "", WORM ("c5", BOOTS)) },
  { CASE ("a Worm near", "", WORM ("c5", BOOTS)), CASE ("a Worm below", "", WORM ("c3", BOOTS)) },
  { CASE ("a Worm that waits", "", WORM ("c3", "")), CASE ("a Worm that is angry", "", WORM ("c3", BOOTS)) },
  { CASE ("a guard in hand", "\"items\": [\"storm-cellar\"]", WORM ("c3", BOOTS)),
    CASE ("no guard in hand", "\"items\": [\"lasso\"]", WORM ("c3", BOOTS)) },
};

static double
value_of (const Case *what)
{
  g_autofree char *text = g_strdup_printf ("{\"players\": [{\"leader\": \"natasha\", \"at\": \"c3\"%s%s}, "
                                           "{\"leader\": \"doc\", \"at\": \"f3\"}]%s}",
                                           *what->red != '\0' ? ", " : "", what->red, what->more);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), &error);
  TbPosition pos;

  if (node == NULL || !tb_position_read (&BM_JSON_ROOT ("text", node), &pos, &error))
    g_error ("%s: %s", what->name, error->message);
  return tb_judge_evaluate (&pos, 0);
}

static void
test_better (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (value_of (&pairs[i].better) <= value_of (&pairs[i].worse))
      g_error ("%s is worth no more than: %s", pairs[i].better.name, pairs[i].worse.name);
}

/* In a Location a Worm beside it is nothing to fear, but in solo (T19.2). */
static void
test_location_is_safe (void)
{
  const Case safe = CASE ("in a Location", "", WORM ("b2", BOOTS)), far = CASE ("far away", "", WORM ("f6", BOOTS));
  const char *const red = "{\"leader\": \"natasha\", \"at\": \"a2\"}";
  double values[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"players\": [%s, {\"leader\": \"doc\", \"at\": \"d1\"}]%s}", red,
                                               i == 0 ? safe.more : far.more);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), &error);
      TbPosition pos;

      g_assert_no_error (error);
      g_assert_true (tb_position_read (&BM_JSON_ROOT ("text", node), &pos, &error));
      values[i] = tb_judge_evaluate (&pos, 0);
    }
  g_assert_cmpfloat (values[0], ==, values[1]);
}

static double
cards_of (const TbPosition *pos)
{
  double terms[TB_N_TERMS];

  tb_judge_terms (pos, TB_RED, terms);
  return terms[TB_TERM_CARDS];
}

/* A card that is about to be drawn counts before the deck is chosen (T11.2), and before one of two is kept (T16.1). */
static void
test_drawing (void)
{
  static const char text[] = "{\"step\": \"act\", \"ap\": 3, \"rubble\": {\"c4\": 1}, \"players\": [{\"leader\": \"will\", \"at\": "
                             "\"c3\", \"rubble\": 2}, {\"leader\": \"doc\", \"at\": \"f3\"}], "
                             "\"decks\": {\"items\": [\"lasso\", \"cool-box\"], \"weapons\": [\"pistol\", \"machete\"]}}";
  static const char *const moves[] = { "clear c4", "draw weapon", "choose pistol" };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), &error);
  double worth[G_N_ELEMENTS (moves)];
  TbPosition pos;

  g_assert_no_error (error);
  g_assert_true (tb_position_read (&BM_JSON_ROOT ("text", node), &pos, &error));
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      tb_rules_apply (&pos, tb_game.read_move (&pos, moves[i]), NULL, NULL);
      worth[i] = cards_of (&pos);
    }
  g_assert_cmpfloat (worth[0], ==, worth[2]);
  g_assert_cmpfloat (worth[1], ==, worth[2]);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-below/judge/values", test_values);
  g_test_add_func ("/terror-below/judge/better", test_better);
  g_test_add_func ("/terror-below/judge/drawing", test_drawing);
  g_test_add_func ("/terror-below/judge/location-is-safe", test_location_is_safe);
  return g_test_run ();
}
