/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Refusals that could easily say something untrue: the sentence, not just the rule.
 */
#include "wr-cards-json.h"
#include "wr-move-text.h"
#include "wr-position-json.h"
#include "wr-rules.h"

#include <string.h>

typedef struct
{
  const char *position;
  const char *move;
  const char *rule;
  const char *part; /* of the sentence */
} Refusal;

/* The beginnings of positions: a Worm, or the Bird in its turn, with a champion. */
#define WORM(card, at) "{\"worms\": [{\"colour\": \"green\", \"card\": " card ", \"at\": \"" at "\"}]"
#define BIRD(card, at) "{\"turn\": \"bird\", \"bird\": {\"card\": " card ", \"at\": \"" at "\"}"
#define NOBODY         "null"
#define THE(card)      "\"" card "\""
#define SHAFT_C        "\"grass\": [0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]"
#define MUD            "\"effects\": [{\"card\": \"sticky-mud\", \"side\": \"worms\", \"part\": 0, " \
                       "\"until\": \"turn\"}]"
#define ROUND          "\"effects\": [{\"card\": \"round-world\", \"part\": 0, \"until\": \"day\"}]"
#define BEYOND         "beyond it"

static const Refusal refusals[] = {
  /* Grass at the top, and Grass that is simply not there. */
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"b1\"}]}", "push green up", "R10.2", "as high as it goes" },
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"b0\"}]}", "push green up", "R10.2", "No Grass is next to the Worm" },
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"a0\"}]}", "push green left", "R10.2", "No Grass is next to the Worm" },
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"b0\"}], \"grass\": [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}",
    "push green left", "R10.2", "No Grass is next to the Worm" },
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"b0\"}]}", "push green left", "R10.2", "as high as it goes" },
  /* A Drill from here, where one lies and where none does. */
  { "{\"turn\": \"bird\", \"drills\": [\"f0\", \"a0\", \"a0\", \"b0\"]}", "drill from f0", "R5.3", "here already" },
  { "{\"turn\": \"bird\", \"drills\": [\"a0\", \"a0\", \"a0\", \"b0\"]}", "drill from f0", "R6.7", "No Drill lies there" },
  /* Somebody may stand in a Wormhole without going through it. */
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"c4\"}], \"wormholes\": [\"c4\", \"d4\"]}", "exit d4", "R12.1",
    "Nobody is waiting" },
  /* Outside the garden one rule speaks for all four actions. */
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"<5\"}}", "dig left", "R14.2", "no ground" },
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"<5\"}}", "peck up", "R14.2", "no ground" },
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"<5\"}}", "eat a5", "R14.2", "nobody to eat" },
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"<5\"}}", "break a5", "R14.2", "no Bedrock" },
  { "{\"turn\": \"bird\", \"bird\": {\"at\": \"f0\"}}", "break f1", "R6.4", "no Bedrock" },
  /* A space beside a piece has a direction, and that is how it is written. */
  { WORM (NOBODY, "e4") ", \"grass\": [0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0]}", "push green e3", "R10.2",
    "named by its direction" },
  { WORM (THE ("the-gardener"), "e4") ", \"grass\": [0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0]}", "push green e3", "R10.2",
    "named by its direction" },
  { WORM (NOBODY, "e4") "}", "push green e3", "R10.2", "No Grass is next to the Worm" },
  { BIRD (NOBODY, "f0") "}", "dig f1", "R6.2", "named by its direction" },
  { BIRD (NOBODY, "f2") ", \"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0]}", "dig e2", "R6.3", "named by its direction" },
  { BIRD (THE ("the-tilt"), "f0") "}", "dig e1", "R6.3", "named by its direction" },
  /* Where a card sets the reach, the rule's own reach is not named. */
  { WORM (THE ("the-gardener"), "b8") ", " SHAFT_C ", \"lava\": [\"c4\"], \"bird\": {\"at\": \"c3\"}}",
    "push green c4", "R9.4",
    "lift Lava onto the Bird" },
  { WORM (THE ("the-gardener"), "b8") ", " SHAFT_C ", \"bird\": {\"at\": \"c3\"}}", "push green e0", "R10.2", BEYOND },
  { WORM (THE ("the-gardener"), "b8") ", " SHAFT_C "}", "push green c3", "R10.2", "no Grass that it could push" },
  { WORM (THE ("the-gardener"), "c4") ", " SHAFT_C "}", "push green c4", "R10.2", "no Grass that it could push" },
  { WORM (THE ("the-gardener"), "b8") "}", "push green c0", "R10.2", "as high as it goes" },
  { WORM (THE ("the-engineer"), "b8") "}", "bedrock green e8", "R10.5", BEYOND },
  { WORM (THE ("the-engineer"), "b4") ", " SHAFT_C "}", "bedrock green c3", "R10.5", "packed Dirt only" },
  { WORM (THE ("the-engineer"), "b4") ", \"bedrock\": [\"d4\"]}", "bedrock green d4", "R10.5", "lies there already" },
  { WORM (NOBODY, "b8") "}", "bedrock green e8", "R10.5", "a space nearby" },
  { WORM (THE ("the-necromancer"), "b8") ", \"gravestones\": [\"j0\"]}", "raise green j0 h0", "R10.6",
    "at the Gravestone or nearby" },
  { WORM (THE ("the-necromancer"), "b8") "}", "raise green j0 j0", "R10.6", "No Gravestone is there" },
  { WORM (NOBODY, "b8") ", \"gravestones\": [\"j0\"]}", "raise green j0 j0", "R10.6", "neither here nor nearby" },
  { WORM (THE ("the-climber"), "b4") ", " SHAFT_C "}", "move green up-right", "R10.1", BEYOND },
  { WORM (THE ("the-climber"), "b4") ", \"bedrock\": [\"c3\"]}", "move green up-right", "R10.1",
    "Bedrock is in the way" },
  { WORM (THE ("the-climber"), "a4") "}", "move green up-left", "R10.1", "garden ends there" },
  { WORM (THE ("the-climber"), "c4") ", " SHAFT_C "}", "move green up", "R10.1", "straight up from the Grass" },
  { WORM (NOBODY, "b4") "}", "move green up-right", "R10.1", "around corners" },
  { BIRD (THE ("the-tilt"), "f0") "}", "dig left", "R6.3", BEYOND },
  { BIRD (THE ("the-tilt"), "f0") ", \"grass\": [0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0]}", "dig down-left", "R6.3",
    "no packed Dirt" },
  { BIRD (THE ("the-tilt"), "f0") ", \"worms\": [{\"colour\": \"green\", \"at\": \"f2\"}]}", "eat f2", "R6.6", BEYOND },
  { BIRD (THE ("the-tilt"), "f0") ", \"bedrock\": [\"d2\"]}", "break d2", "R6.4", BEYOND },
  { BIRD (THE ("the-tilt"), "f0") "}", "break e1", "R6.4", "no Bedrock" },
  { BIRD (THE ("the-kiwi"), "f0") ", \"worms\": [{\"colour\": \"green\", \"at\": \"f3\"}]}", "eat f3", "R6.6", BEYOND },
  { BIRD (THE ("the-kiwi"), "f0") "}", "eat f2", "R6.6", "nobody to eat" },
  { BIRD (NOBODY, "f0") "}", "eat f2", "R6.6", "four sides" },
  { BIRD (THE ("the-crash"), "f0") ", \"worms\": [{\"colour\": \"green\", \"at\": \"f3\"}]}", "eat f3", "R6.6",
    BEYOND },
  /* The Underneath may be below the garden, but not beside it, and mud holds it there as everywhere. */
  { BIRD (THE ("the-underneath"), "f0") ", " MUD "}", "fly c13", "R13.4", BEYOND },
  { BIRD (THE ("the-underneath"), "f0") ", " MUD "}", "fly <5", "R14.1", "to this place outside" },
  { BIRD (NOBODY, "f0") "}", "fly c13", "R14.1", "to this place outside" },
  /* In a Round World the garden does not end at its sides. */
  { WORM (NOBODY, "a4") ", \"bedrock\": [\"k4\"], " ROUND "}", "move green left", "R10.1", "Bedrock is in the way" },
  { WORM (NOBODY, "a4") ", \"bedrock\": [\"k4\"]}", "move green left", "R10.1", "garden ends there" },
};

static void
test_refusal (gconstpointer data)
{
  const Refusal *expected = data;
  g_autoptr (GError) error = NULL;
  BmRefusal refusal = { 0 };
  WrPosition pos;

  wr_position_parse ("position", expected->position, strlen (expected->position), &pos, &error);
  g_assert_no_error (error);
  g_assert_false (wr_rules_why (&pos, wr_move_from_text (&pos, expected->move), &refusal));
  g_assert_cmpstr (refusal.rule, ==, expected->rule);
  if (strstr (refusal.message, expected->part) == NULL)
    g_error ("%s: \"%s\"", expected->move, refusal.message);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  wr_cards_box (&error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/why/%02u-%s", i, refusals[i].move);

      g_test_add_data_func (path, &refusals[i], test_refusal);
    }
  return g_test_run ();
}
