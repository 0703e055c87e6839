/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions as JSON: what may be left out, the canonical form, what is refused, and that nothing in a text can do harm.
 */
#include <string.h>

#include "wr-cards-json.h"
#include "wr-position-json.h"
#include "wr-rules.h"

static gboolean
read_text (const char  *text,
           WrPosition  *pos,
           GError     **error)
{
  return wr_position_parse ("text", text, strlen (text), pos, error);
}

static WrPosition
read_good (const char *text)
{
  g_autoptr (GError) error = NULL;
  WrPosition pos;

  if (!read_text (text, &pos, &error))
    g_error ("%s is refused: %s", text, error->message);
  return pos;
}

static const char *const default_text =
  "{\"actions\": 4, \"bedrock\": [], \"bird\": {\"at\": \"f0\", \"ate\": {\"day\": 0, \"turn\": 0}, \"card\": null, "
  "\"used\": {\"match\": 0, \"turn\": 0}}, \"counts\": {\"bird\": {\"break\": 0, \"dig\": 0, \"drill\": 0, \"eat\": 0, "
  "\"fly\": 0, \"peck\": 0, \"play\": 0, \"rest\": 0}, \"worms\": {\"bedrock\": 0, \"bite\": 0, \"break\": 0, "
  "\"move\": 0, \"play\": 0, \"push\": 0, \"raise\": 0}}, \"day\": 1, \"decks\": {\"bird\": [], \"events\": [], "
  "\"worms\": []}, \"discards\": {\"bird\": [], \"events\": [], \"worms\": []}, \"drills\": [], \"effects\": [], "
  "\"format\": \"bloodmoon-position\", \"grass\": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], \"gravestones\": [], "
  "\"hands\": {\"bird\": [], \"worms\": []}, \"health\": 5, \"hunger\": 7, \"known\": {\"bird\": [], \"worms\": []}, "
  "\"lava\": [], \"max-health\": 5, \"penalty\": {\"bird\": 0, \"worms\": 0}, \"pending\": null, \"seed\": 1, "
  "\"spent\": 0, \"suspicion\": 2, \"total\": 4, \"turn\": \"worms\", \"version\": 1, \"winner\": null, "
  "\"wormholes\": [], \"worms\": [{\"acted\": false, \"at\": \"b8\", \"bitten\": false, \"card\": null, "
  "\"colour\": \"green\", \"stunned\": 0, \"used\": {\"match\": 0, \"turn\": 0}}, {\"acted\": false, \"at\": \"d10\", "
  "\"bitten\": false, \"card\": null, \"colour\": \"yellow\", \"stunned\": 0, \"used\": {\"match\": 0, \"turn\": 0}}, "
  "{\"acted\": false, \"at\": \"h10\", \"bitten\": false, \"card\": null, \"colour\": \"purple\", \"stunned\": 0, "
  "\"used\": {\"match\": 0, \"turn\": 0}}, {\"acted\": false, \"at\": \"j8\", \"bitten\": false, \"card\": null, "
  "\"colour\": \"pink\", \"stunned\": 0, \"used\": {\"match\": 0, \"turn\": 0}}], \"zombies\": []}";

static void
test_default (void)
{
  WrPosition pos = read_good ("{}"), again = read_good (default_text);
  g_autofree char *text = wr_position_to_text (&pos);

  g_assert_cmpstr (text, ==, default_text);
  g_assert_true (wr_position_equal (&pos, &again));
}

/* A position in which every list has something, with its lists out of order, and what is written of it. */
static const char *const full_text =
  "{\"turn\": \"bird\", \"grass\": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], \"bedrock\": [\"b10\", \"a2\", \"a10\"], "
  "\"wormholes\": [\"f12\", \"c0\"], \"drills\": [\"f5\", \"f5\"], \"gravestones\": [\"c2\"], \"lava\": [\"d3\"], "
  "\"bird\": {\"at\": \"f5\", \"ate\": {\"day\": 1}}, \"zombies\": [{\"at\": \"k11\"}, {\"id\": 1, \"at\": \"k12\"}], "
  "\"worms\": [{\"colour\": \"pink\", \"stunned\": 2}, {\"colour\": \"green\", \"at\": \"a0\", \"bitten\": true}], "
  "\"penalty\": {\"worms\": -3}, \"spent\": 1, \"actions\": 5, \"total\": 6, \"seed\": 9007199254740991}";

static void
test_full (void)
{
  static const char *const parts[] = {
    "\"bedrock\": [\"a2\", \"a10\", \"b10\"]", "\"wormholes\": [\"c0\", \"f12\"]", "\"drills\": [\"f5\", \"f5\"]",
    "\"gravestones\": [\"c2\"]", "\"lava\": [\"d3\"]", "\"seed\": 9007199254740991",
        "\"penalty\": {\"bird\": 0, \"worms\": -3}",
    "\"actions\": 5", "\"spent\": 1", "\"total\": 6", "\"turn\": \"bird\"", "\"ate\": {\"day\": 1, \"turn\": 0}",
    "\"worms\": [{\"acted\": false, \"at\": \"a0\", \"bitten\": true, \"card\": null, \"colour\": \"green\", "
    "\"stunned\": 0, ",
    "{\"acted\": false, \"at\": \"j8\", ",
    "\"zombies\": [{\"acted\": false, \"at\": \"k12\", \"bitten\": false, \"id\": 1}, "
    "{\"acted\": false, \"at\": \"k11\", \"bitten\": false, \"id\": 2}]",
  };
  WrPosition pos, again;
  g_autofree char *text = NULL, *text_again = NULL;
  g_autoptr (GError) error = NULL;

  /* Pink's start space j8 is in the open here: its column's Grass is in row 9. */
  g_assert_false (read_text (full_text, &pos, &error));
  g_assert_cmpstr (error->message, ==, "text: worms[0].at: pink in j8 is neither in packed Dirt nor on Grass (R1.5)");

  g_autofree char *mended = g_strdup (full_text);
  memcpy (strstr (mended, "7, 8, 9, 10"), "7, 8, 8, 10", strlen ("7, 8, 8, 10"));
  pos = read_good (mended);
  text = wr_position_to_text (&pos);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (strstr (text, parts[i]) == NULL)
        g_error ("'%s' is not in '%s'", parts[i], text);
    }
  again = read_good (text);
  text_again = wr_position_to_text (&again);
  g_assert_true (wr_position_equal (&pos, &again));
  g_assert_cmpstr (text, ==, text_again);
}

static void
test_actions (void)
{
  static const struct
  {
    const char *text;
    int         actions, total, spent;
  } cases[] = {
    { "{}", 4, 4, 0 },
    { "{\"actions\": 2}", 2, 4, 2 },
    { "{\"actions\": 6}", 6, 6, 0 },
    { "{\"actions\": 0}", 0, 4, 4 },
    { "{\"spent\": 3}", 1, 4, 3 },
    { "{\"total\": 8}", 8, 8, 0 },
    { "{\"total\": 2, \"spent\": 5}", 0, 2, 5 },
    { "{\"total\": 7, \"actions\": 3}", 3, 7, 4 },
    { "{\"total\": 7, \"actions\": 3, \"spent\": 4}", 3, 7, 4 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WrPosition pos = read_good (cases[i].text);

      g_assert_cmpint (wr_position_actions (&pos), ==, cases[i].actions);
      g_assert_cmpint (pos.total, ==, cases[i].total);
      g_assert_cmpint (pos.spent, ==, cases[i].spent);
    }
}

static void
test_winner (void)
{
  g_assert_cmpint (read_good ("{\"hunger\": 0}").winner, ==, WR_SIDE_WORMS);
  g_assert_cmpint (read_good ("{\"health\": 0}").winner, ==, WR_SIDE_WORMS);
  g_assert_cmpint (read_good ("{\"worms\": []}").winner, ==, WR_SIDE_BIRD);
  g_assert_cmpint (read_good ("{\"worms\": [], \"hunger\": 0}").winner, ==, WR_SIDE_WORMS);
  g_assert_cmpint (read_good ("{\"winner\": null}").winner, ==, WR_NO_WINNER);
  /* R2.3: what is in contact when the match ends stays so. */
  g_assert_cmpint (read_good ("{\"winner\": \"worms\", \"hunger\": 0, \"worms\": [{\"colour\": \"green\", \"at\": "
                              "\"f0\"}]}")
                     .winner,
                   ==, WR_SIDE_WORMS);
  g_assert_cmpint (read_good ("{\"winner\": \"bird\", \"worms\": [], \"zombies\": [{\"at\": \"f0\"}]}").winner,
                   ==, WR_SIDE_BIRD);
}

typedef struct
{
  const char *text;
  const char *message; /* what the message has after "text: " */
} Refusal;

static const Refusal refusals[] = {
  { "[]", "$: must be an object, not a list" },
  { "{\"colour\": 1}", "colour: unknown key" },
  { "{\"hungre\": 1}", "hungre: unknown key; did you mean \"hunger\"?" },
  { "{\"bird\": {\"card\": null, \"age\": 1}}", "bird.age: unknown key; did you mean \"ate\"?" },
  { "{\"format\": \"bloodmoon-scenario\"}", "format: must be \"bloodmoon-position\"" },
  { "{\"version\": 2, \"moons\": 3}", "version: written by a newer version" },
  { "{\"version\": 0}", "version: must lie in 1.." },
  { "{\"day\": \"one\"}", "day: must be a whole number, not a string" },
  { "{\"day\": 1.0}", "day: must be a whole number, not a number" },
  { "{\"day\": 1e0}", "day: must be a whole number" },
  { "{\"day\": 0}", "day: must lie in 1..12 (R1.7)" },
  { "{\"day\": 13}", "day: must lie in 1..12 (R1.7)" },
  { "{\"hunger\": 11}", "hunger: must lie in 0..10 (R1.7)" },
  { "{\"hunger\": 999999999999999999}", "hunger: must lie in 0..10 (R1.7)" },
  { "{\"hunger\": 99999999999999999999}", "$: line 1, column 12: no string, word or number of at most 18 digits" },
  { "{\"hunger\": 7e0}", "hunger: must be a whole number" },
  { "{\"hunger\": -1}", "hunger: must lie in 0..10 (R1.7)" },
  { "{\"suspicion\": 6}", "suspicion: must lie in 0..5 (R1.7)" },
  { "{\"max-health\": 7}", "max-health: must lie in 1..6 (R3.5)" },
  { "{\"max-health\": 0}", "max-health: must lie in 1..6 (R3.5)" },
  { "{\"health\": 6}", "health: over the maximum of 5 (R6.8)" },
  { "{\"max-health\": 2, \"health\": 3}", "health: over the maximum of 2 (R6.8)" },
  { "{\"seed\": -1}", "seed: must lie in 0..9007199254740991" },
  { "{\"seed\": 9007199254740992}", "seed: must lie in 0..9007199254740991" },
  { "{\"seed\": null}", "seed: must be a whole number, not null" },
  { "{\"penalty\": {\"bird\": 21}}", "penalty.bird: must lie in -20..20 (R5.1)" },
  { "{\"penalty\": {\"worms\": -21}}", "penalty.worms: must lie in -20..20 (R5.1)" },
  { "{\"penalty\": {\"green\": 1}}", "penalty.green: unknown key" },
  { "{\"turn\": \"zombies\"}", "turn: must be \"setup\", \"worms\" or \"bird\"" },
  { "{\"turn\": 1}", "turn: must be a string, not a whole number" },
  { "{\"total\": 1}", "total: a turn has 2 to 8 actions (R5.1)" },
  { "{\"total\": 0}", "total: a turn has 2 to 8 actions (R5.1)" },
  { "{\"total\": 9}", "total: must lie in 0..8 (R5.1)" },
  { "{\"total\": 4, \"spent\": 1, \"actions\": 4}", "actions: 4 in all less 1 spent leaves 3 (R5.1)" },
  { "{\"total\": 4, \"actions\": 6}", "actions: 4 in all less 0 spent leaves 4 (R5.1)" },
  { "{\"grass\": [0]}", "grass: must have one number for each of 11 columns (R1.2)" },
  { "{\"grass\": [0,0,0,0,0,0,0,0,0,0,13]}", "grass[10]: must lie in 0..12 (R1.3)" },
  { "{\"grass\": [0,0,0,0,0,0,0,0,0,0,\"0\"]}", "grass[10]: must be a whole number, not a string" },
  { "{\"grass\": 3}", "grass: must be a list, not a whole number" },
  { "{\"bedrock\": [\"a0\"]}", "bedrock[0]: not packed Dirt; Bedrock lies nowhere else (R1.5)" },
  { "{\"grass\": [5,0,0,0,0,0,0,0,0,0,0], \"bedrock\": [\"b1\", \"a5\"]}", "bedrock[1]: not packed Dirt" },
  { "{\"bedrock\": [\"a3\", \"a3\"]}", "bedrock[1]: two Bedrock in one space (R1.5)" },
  { "{\"bedrock\": [\"z3\"]}", "bedrock[0]: no such space (R1.1)" },
  { "{\"bedrock\": [\"A3\"]}", "bedrock[0]: no such space (R1.1)" },
  { "{\"bedrock\": [\"a13\"]}", "bedrock[0]: outside the board" },
  { "{\"bedrock\": [3]}", "bedrock[0]: must be a string, not a whole number" },
  { "{\"bedrock\": [\"a1\",\"a2\",\"a3\",\"a4\",\"a5\",\"a6\",\"a7\",\"a8\",\"a9\",\"a10\",\"a11\",\"a12\",\"b1\"]}",
    "bedrock[12]: more of them than there are in the box (12) (R1.4)" },
  { "{\"wormholes\": [\"c0\", \"c0\"]}", "wormholes[1]: two Wormholes in one space (R1.5)" },
  { "{\"wormholes\": [\"a1\",\"a2\",\"a3\",\"a4\",\"a5\",\"a6\",\"a7\"]}",
    "wormholes[6]: more of them than there are in the box (6) (R1.4)" },
  { "{\"drills\": [\"a1\"]}", "drills[0]: not on the Grass of its column, which is in row 0 (R1.5)" },
  { "{\"drills\": [\"a0\",\"a0\",\"a0\",\"a0\",\"a0\"]}",
    "drills[4]: more of them than there are in the box (4) (R1.4)" },
  { "{\"gravestones\": [\"a1\"]}", "gravestones[0]: not on the Grass" },
  { "{\"gravestones\": [\"a0\",\"b0\",\"c0\",\"d0\",\"e0\"]}", "gravestones[4]: more of them" },
  { "{\"lava\": [\"a1\"]}", "lava[0]: not on the Grass" },
  { "{\"lava\": [\"a0\",\"b0\",\"c0\",\"d0\",\"e0\"]}", "lava[4]: more of them" },
  { "{\"lava\": [\"a0\"], \"gravestones\": [\"a0\"]}", "gravestones[0]: a Gravestone burns in Lava (R9.3)" },
  { "{\"worms\": [{\"at\": \"b8\"}]}", "worms[0].colour: missing" },
  { "{\"worms\": [{\"colour\": \"red\"}]}",
    "worms[0].colour: must be \"green\", \"yellow\", \"purple\" or \"pink\" (R1.4)" },
  { "{\"worms\": [{\"colour\": \"zombie1\"}]}", "worms[0].colour: must be" },
  { "{\"worms\": [{\"colour\": \"pink\"}, {\"colour\": \"pink\"}]}",
    "worms[1].colour: there is one pink Worm only (R1.4)" },
  { "{\"worms\": [{\"colour\": \"pink\", \"stunned\": 3}]}", "worms[0].stunned: must lie in 0..2 (R13.5)" },
  { "{\"worms\": [{\"colour\": \"pink\", \"bitten\": 1}]}",
    "worms[0].bitten: must be true or false, not a whole number" },
  { "{\"worms\": [{\"colour\": \"pink\", \"at\": null}]}", "worms[0].at: must be a string, not null" },
  { "{\"worms\": [{\"colour\": \"pink\", \"at\": \"<3\"}]}",
    "worms[0].at: outside the board; only the Bird can be there (R14.1)" },
  { "{\"worms\": [{\"colour\": \"pink\", \"card\": \"mole\"}]}", "worms[0].card: unknown card" },
  { "{\"worms\": [\"pink\"]}", "worms[0]: must be an object, not a string" },
  { "{\"bedrock\": [\"b8\"]}", "worms: green in b8 is in Bedrock (R9.1)" },
  { "{\"bedrock\": [\"j8\"], \"worms\": [{\"colour\": \"green\"}, {\"colour\": \"pink\"}]}",
    "worms[1].at: pink in j8 is in Bedrock (R9.1)" },
  { "{\"grass\": [0,9,0,0,0,0,0,0,0,0,0]}", "worms: green in b8 is neither in packed Dirt nor on Grass (R1.5)" },
  { "{\"grass\": [0,9,0,0,0,0,0,0,0,0,0], \"worms\": [{\"colour\": \"green\", \"at\": \"b0\"}]}",
    "worms[0].at: green in b0 is in the sky (R1.2)" },
  { "{\"worms\": [{\"colour\": \"green\", \"at\": \"f0\"}]}",
    "worms[0].at: green in f0 would have been eaten by the Bird (R11.1)" },
  { "{\"lava\": [\"a0\"], \"worms\": [{\"colour\": \"green\", \"at\": \"a0\"}]}",
    "worms[0].at: green in a0 would have died in the Lava (R11.2)" },
  { "{\"zombies\": [{\"id\": 1}]}", "zombies[0].at: missing" },
  { "{\"zombies\": [{\"id\": 5, \"at\": \"a3\"}]}", "zombies[0].id: must lie in 1..4 (R1.4)" },
  { "{\"zombies\": [{\"id\": 2, \"at\": \"a3\"}, {\"id\": 2, \"at\": \"a3\"}]}",
    "zombies[1].id: there is one Zombie 2 only (R1.4)" },
  { "{\"zombies\": [{\"at\": \"a3\"},{\"at\": \"a3\"},{\"at\": \"a3\"},{\"at\": \"a3\"},{\"at\": \"a3\"}]}",
    "zombies: more than 4 Zombies (R1.4)" },
  { "{\"zombies\": [{\"at\": \"f0\"}]}", "zombies[0].at: zombie1 in f0 would have been eaten by the Bird (R11.1)" },
  { "{\"zombies\": [{\"at\": \"a3\", \"stunned\": 1}]}", "zombies[0].stunned: unknown key" },
  { "{\"bird\": {\"at\": \"f3\"}}", "bird.at: the Bird cannot be in packed Dirt (R1.5)" },
  { "{\"bird\": {\"at\": null}}", "bird.at: the Bird is nowhere in setup, and somewhere after it (R3.5)" },
  { "{\"grass\": [0,0,0,0,0,4,0,0,0,0,0], \"bird\": {\"at\": \"f0\"}}",
    "bird.at: the Bird cannot stay in the sky (R1.2)" },
  { "{\"lava\": [\"f0\"]}", "bird.at: the Bird cannot be in Lava (R9.4)" },
  { "{\"bird\": {\"at\": \"<0\"}}", "bird.at: no such space" },
  { "{\"bird\": {\"card\": \"crow\"}}", "bird.card: unknown card" },
  { "{\"winner\": \"bird\"}", "winner: nobody has won as the board stands (R2.1)" },
  { "{\"winner\": \"worms\"}", "winner: nobody has won as the board stands (R2.2)" },
  { "{\"winner\": null, \"hunger\": 0}", "winner: the Worms have won as the board stands (R2.2)" },
  { "{\"winner\": \"worms\", \"worms\": []}", "winner: the Bird has won as the board stands (R2.1)" },
  { "{\"winner\": \"nobody\"}", "winner: must be null, \"bird\" or \"worms\"" },
  { "{\"counts\": {\"bird\": {\"bite\": 1}}}", "counts.bird.bite: unknown key" },
  { "{\"counts\": {\"worms\": {\"bite\": 256}}}", "counts.worms.bite: must lie in 0..255" },
  { "{\"hands\": {\"bird\": [\"gull\"]}}", "hands.bird[0]: unknown card" },
  { "{\"hands\": {\"bird\": [\"tripwire\"]}}", "hands.bird[0]: \"tripwire\" does not belong here" },
  { "{\"hands\": {\"bird\": [\"the-owl\"]}}", "hands.bird[0]: \"the-owl\" does not belong here" },
  { "{\"hands\": {\"worms\": [\"venom\", \"venom\"]}}", "hands.worms[1]: there is one \"venom\" only" },
  { "{\"hands\": {\"worms\": [\"scatter\", \"scatter\"]}, \"discards\": {\"worms\": [\"scatter\"]}}",
    "discards.worms[0]: there are 2 of \"scatter\" only" },
  { "{\"decks\": {\"events\": [\"gale\"]}, \"discards\": {\"events\": [\"gale\"]}}",
    "discards.events[0]: there is one \"gale\" only" },
  { "{\"worms\": [{\"colour\": \"green\", \"card\": \"the-root\"}, {\"colour\": \"pink\", \"card\": \"the-root\"}]}",
    "worms[1].card: there is one \"the-root\" only" },
  { "{\"worms\": [{\"colour\": \"green\", \"card\": \"the-owl\"}]}",
    "worms[0].card: \"the-owl\" does not belong here" },
  { "{\"bird\": {\"card\": \"the-reborn\"}, \"health\": 4}", "health: over the maximum of 3 (R6.8)" },
  { "{\"known\": {\"worms\": [\"trench\"]}}", "known.worms[0]: no such card is in the other hand (R13.1)" },
  { "{\"known\": {\"worms\": [\"scatter\"]}}", "known.worms[0]: \"scatter\" does not belong here" },
  { "{\"hands\": {\"bird\": [\"screech\"]}, \"known\": {\"worms\": [\"screech\", \"screech\"]}}",
    "known.worms[1]: no such card is in the other hand (R13.1)" },
  { "{\"hands\": {\"bird\": [\"?\"]}}", "hands.bird[0]: unknown card" },
  { "{\"decks\": {\"events\": [\"square-world\"]}}", "decks.events[0]: unknown card" },
  { "{\"decks\": {\"worm-champions\": []}}", "decks.worm-champions: only setup has this deck (R3.4)" },
  { "{\"discards\": {\"worms\": [1]}}", "discards.worms[0]: must be a string, not a whole number" },
  { "{\"known\": {\"events\": []}}", "known.events: unknown key" },
  { "{\"effects\": [{}]}", "effects[0].card: missing" },
  { "{\"effects\": [{\"card\": \"gull\"}]}", "effects[0].card: unknown card" },
  { "{\"effects\": [{\"card\": \"scatter\"}]}", "effects[0].card: \"scatter\" leaves nothing in force (R13.3)" },
  { "{\"effects\": [{\"card\": \"tripwire\", \"part\": 1}]}", "effects[0].part: must lie in 0..0 (R13.3)" },
  { "{\"effects\": [{\"card\": \"tripwire\", \"side\": \"bird\"}]}",
    "effects[0].side: not the side whose card it is" },
  { "{\"effects\": [{\"card\": \"tripwire\", \"side\": null}]}", "effects[0].side: not the side whose card it is" },
  { "{\"effects\": [{\"card\": \"tripwire\", \"until\": \"noon\"}]}", "effects[0].until: no such duration" },
  { "{\"effects\": [{\"card\": \"tripwire\", \"until\": \"match\"}]}",
    "effects[0].until: the card does not last like that (R13.3)" },
  { "{\"effects\": [{\"card\": \"drought\", \"until\": \"days 3\"}]}",
    "effects[0].until: the card does not last like that (R13.3)" },
  { "{\"effects\": [{\"card\": \"tripwire\", \"left\": 2}]}", "effects[0].left: must lie in 1..1 (R13.3)" },
  { "{\"effects\": [{\"card\": \"tripwire\", \"left\": null}]}",
    "effects[0].left: must be a number: the card acts 1 times at most (R13.3)" },
  { "{\"effects\": [{\"card\": \"drought\", \"left\": 1}]}",
    "effects[0].left: must be null: the card does not count how often it acts (R13.3)" },
  { "{\"effects\": [{\"card\": \"tripwire\", \"kept\": {\"m\": \"l\"}}]}",
    "effects[0].kept.m: nothing that the card could have kept here" },
  { "{\"effects\": [{\"card\": \"tripwire\", \"kept\": {\"q\": \"a\"}}]}", "effects[0].kept.q: unknown key" },
  { "{\"effects\": [{\"card\": \"jinx\", \"kept\": {\"cards\": [\"the-owl\"]}}]}",
    "effects[0].kept.cards[0]: \"the-owl\" does not belong here" },
  { "{\"effects\": [{\"card\": \"jinx\", \"kept\": {\"cards\": [\"trench\", \"trench\"]}}]}",
    "effects[0].kept.cards[1]: more of them than there are" },
  { "{\"view\": \"worms\"}", "view: what one side sees is not the whole position" },
  { "{\"turn\": \"setup\"}", "pending: setup waits for the Bird to land (R3.5)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"land\"}, \"total\": 4}",
    "total: between turns there are no actions (R5.1)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"land\"}, \"bird\": {\"at\": \"f0\"}}",
    "bird.at: the Bird is nowhere in setup" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"land\"}, \"drills\": [\"a0\"]}",
    "drills: in setup no tokens but Wormholes are on the board (R3.1)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"land\"}, \"grass\": [1,0,0,0,0,0,0,0,0,0,0]}",
    "grass: in setup all Grass is in row 0 (R3.1)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"land\"}, \"worms\": [{\"colour\": \"pink\"}]}",
    "worms: in setup the Worms are on their start spaces (R3.3)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"land\"}, \"zombies\": [{\"at\": \"a5\"}]}",
    "zombies: in setup no Zombie is on the board (R3.1)" },
  { "{\"pending\": {}}", "pending.kind: missing" },
  { "{\"pending\": {\"kind\": \"choose\"}}",
    "pending.kind: must be \"act\", \"ask\", \"discard\", \"draft\", \"exit\", \"land\" or \"pick\"" },
  { "{\"pending\": {\"kind\": \"pick\"}}", "pending.card: missing" },
  { "{\"pending\": {\"kind\": \"ask\", \"card\": \"gull\"}}", "pending.card: unknown card" },
  { "{\"pending\": {\"kind\": \"act\", \"card\": \"scatter\"}}", "pending.resume: missing" },
  { "{\"pending\": {\"kind\": \"act\", \"card\": \"scatter\", \"resume\": []}}",
    "pending.resume: the text of the card that asks is missing" },
  { "{\"pending\": {\"kind\": \"draft\"}}", "pending.who: missing" },
  { "{\"pending\": {\"kind\": \"draft\", \"who\": \"green\"}}", "pending.who: champions are drafted in setup (R3.4)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"draft\", \"who\": \"zombie1\"}}",
    "pending.who: must be a Worm or \"bird\" (R3.4)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"draft\", \"who\": \"green\"}}", "pending.options: missing" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"draft\", \"who\": \"green\", \"options\": []}}",
    "pending.options: 1 to 2 cards are offered (R3.4)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"draft\", \"who\": \"bird\", \"options\": [\"the-root\"]}}",
    "pending.options[0]: \"the-root\" does not belong here" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"draft\", \"who\": \"bird\", "
    "\"options\": [\"the-owl\", \"the-kiwi\"]}}",
    "pending.options[1]: not in the order of names" },
  { "{\"turn\": \"setup\", \"decks\": {\"bird-champions\": [\"the-owl\"]}, "
    "\"pending\": {\"kind\": \"draft\", \"who\": \"bird\", \"options\": [\"the-owl\"]}}",
    "pending.options[0]: there is one \"the-owl\" only" },
  { "{\"turn\": \"setup\", \"bird\": {\"card\": \"the-owl\"}, "
    "\"pending\": {\"kind\": \"draft\", \"who\": \"green\", \"options\": [\"the-root\"]}}",
    "pending.who: whoever comes from here on has no champion yet (R3.4)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"land\"}, \"effects\": [{\"card\": \"drought\"}]}",
    "effects: nothing is in force in setup (R3.6)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"land\"}, \"hands\": {\"bird\": [\"trench\"]}}",
    "hands: in setup no card was dealt yet (R3.6)" },
  { "{\"turn\": \"setup\", \"pending\": {\"kind\": \"land\"}, \"discards\": {\"bird\": [\"trench\"]}}",
    "discards: in setup no card was dealt yet (R3.6)" },
  { "{\"pending\": {\"kind\": \"land\"}}", "pending.kind: the Bird has landed already (R3.5)" },
  { "{\"pending\": {\"kind\": \"act\"}}",
    "pending.kind: this waits in the evening for a Bird outside the board (R14.1)" },
  { "{\"pending\": {\"kind\": \"discard\"}}", "pending.kind: no hand is over its limit (R4.3)" },
  { "{\"pending\": {\"kind\": \"exit\"}}", "pending.who: missing" },
  { "{\"pending\": {\"kind\": \"exit\", \"who\": \"bird\"}}",
    "pending.who: no such Worm or Zombie is on the board (R12.1)" },
  { "{\"pending\": {\"kind\": \"exit\", \"who\": \"zombie1\"}}",
    "pending.who: no such Worm or Zombie is on the board (R12.1)" },
  { "{\"pending\": {\"kind\": \"exit\", \"who\": \"green\"}}", "pending.who: green is in no active Wormhole (R12.1)" },
  { "{\"wormholes\": [\"b8\", \"c3\"], \"pending\": {\"kind\": \"exit\", \"who\": \"green\"}}",
    "pending: there is nothing to choose (R12.5)" },
  { "{\"wormholes\": [\"b8\", \"c3\"], \"hunger\": 0, \"pending\": {\"kind\": \"exit\", \"who\": \"green\"}}",
    "pending: a finished match waits for nothing (R2.3)" },
};

static void
test_refused (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autofree char *wanted = g_strconcat ("text: ", refusal->message, NULL);
  g_autoptr (GError) error = NULL;
  WrPosition pos;

  if (read_text (refusal->text, &pos, &error))
    g_error ("%s is taken", refusal->text);
  g_assert_cmpint (error->domain, ==, BM_ERROR);
  if (!g_str_has_prefix (error->message, wanted))
    g_error ("%s: expected '%s', found '%s'", refusal->text, wanted, error->message);
}

/* Green waits in one of three Wormholes; what stands for the %s goes with it. */
#define TO_SETTLE "[5, 2, 0, 0, 0, 0, 0, 0], "
#define FIVE_TO_SETTLE TO_SETTLE TO_SETTLE TO_SETTLE TO_SETTLE TO_SETTLE
/* What a card's frame and its run hold, after the number of the card. */
#define ALL_THAT_A_CARD_HAS ", 255, 0, 0, 0, 14, 255, 0, " \
                            "255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0"
#define WAITING "{\"day\": 2, \"turn\": \"%s\", \"wormholes\": [\"b8\", \"c3\", \"d4\"], \"drills\": [\"k0\"], " \
                "\"pending\": {\"kind\": \"exit\", \"who\": \"green\", %s}}"

static void
test_resume (void)
{
  static const struct
  {
    const char *turn;
    const char *rest;
    const char *message; /* NULL: it is taken */
  } cases[] = {
    { "worms", "\"resume\": []", NULL },
    { "worms", "\"card\": null, \"side\": \"worms\", \"options\": [\"c3\", \"d4\"]", NULL },
    { "worms", "\"options\": [\"d4\", \"c3\"]", "pending.options[0]: not what there is to choose from here" },
    { "worms", "\"options\": [\"c3\"]", "pending.options: \"d4\" is missing" },
    { "worms", "\"options\": [\"c3\", \"d4\", \"e5\"]", "pending.options[2]: not what there is" },
    { "worms", "\"side\": \"bird\"", "pending.side: must be \"worms\"" },
    { "worms", "\"card\": \"swell\"", "pending.card: must be null" },
    { "worms", "\"resume\": [1]", "pending.resume[0]: must be a list" },
    { "worms", "\"resume\": [[5, 2, 0, 0, 0]]", "pending.resume[0]: must have 8 numbers" },
    { "worms", "\"resume\": [[9, 2, 0, 0, 0, 0, 0, 0]]", "pending.resume[0][0]: must lie in 0..8" },
    { "worms", "\"resume\": [[0, 0, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[0]: play does not interrupt things in that order" },
    { "worms", "\"resume\": [[5, 256, 0, 0, 0, 0, 0, 0]]", "pending.resume[0][1]: must lie in 0..255" },
    { "worms", "\"resume\": [[5, 2, 2, 0, 0, 0, 0, 0]]", NULL },
    { "worms", "\"resume\": [[5, 0, 0, 0, 0, 0, 0, 0]]", "pending.resume[0]: there is no piece to settle (R11.4)" },
    { "worms", "\"resume\": [[5, 2, 4, 0, 0, 0, 0, 0]]", "pending.resume[0]: there is no piece to settle (R11.4)" },
    { "worms", "\"resume\": [[5, 1, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[0]: the pieces still to settle cannot be those (R11.4)" },
    { "worms", "\"resume\": [[5, 16, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[0]: the pieces still to settle cannot be those (R11.4)" },
    { "worms", "\"resume\": [[1, 0, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[0]: play does not interrupt things in that order" },
    { "worms", "\"resume\": [[7, 0, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[0]: play does not interrupt things in that order" },
    { "worms", "\"resume\": [[6, 0, 0, 0, 0, 0, 0, 0]]", "pending.resume[0]: no piece chooses an exit twice (R12.1)" },
    { "worms", "\"resume\": [[6, 1, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[0]: no piece chooses an exit of a Wormhole there (R12.1)" },
    { "worms", "\"resume\": [[8, 0, 0, 0, 0, 0, 0, 0]]", "pending.resume[0]: must have 25 numbers" },
    { "worms", "\"resume\": [[8" ALL_THAT_A_CARD_HAS "]]", "pending.resume[0]: no such card" },
    { "worms", "\"resume\": [[3, 3, 255, 255, 255, 2, 1, 1]]",
      "pending.resume[0]: a Peck is made in the Bird's turn (R6.5)" },
    { "bird", "\"resume\": [[3, 3, 255, 255, 255, 2, 1, 1]]", NULL },
    { "bird", "\"resume\": [[3, 3, 50, 255, 255, 2, 1, 1]]", NULL },
    { "bird", "\"resume\": [[3, 3, 34, 255, 255, 2, 1, 1]]",
      "pending.resume[0]: the Worms still to come cannot be those (R7.1)" },
    { "bird", "\"resume\": [[3, 3, 240, 255, 255, 2, 1, 1]]",
      "pending.resume[0]: the Worms still to come cannot be those (R7.1)" },
    { "bird", "\"resume\": [[3, 3, 255, 15, 255, 2, 1, 1]]",
      "pending.resume[0]: the Worms still to come cannot be those (R7.1)" },
    { "bird", "\"resume\": [[3, 8, 255, 255, 255, 2, 1, 1]]", "pending.resume[0]: no such rain (R7.1)" },
    { "bird", "\"resume\": [[3, 0, 255, 255, 41, 2, 1, 1]]", "pending.resume[0]: no such rain (R7.1)" },
    { "bird", "\"resume\": [[3, 0, 255, 255, 2, 41, 1, 1]]", "pending.resume[0]: no such rain (R7.1)" },
    { "bird", "\"resume\": [[3, 0, 255, 255, 2, 2, 6, 1]]", "pending.resume[0]: no such rain (R7.1)" },
    { "bird", "\"resume\": [[3, 0, 255, 255, 2, 2, 1, 5]]", "pending.resume[0]: no such rain (R7.1)" },
    { "bird", "\"resume\": [[3, 0, 255, 255, 2, 2, 1, 17]]", "pending.resume[0]: Zombies do not feel rain (R7.1)" },
    { "bird", "\"resume\": [[3, 0, 255, 255, 255, 2, 1, 0]]",
      "pending.resume[0]: it rains in the morning, or by a card (R4.1)" },
    { "worms", "\"resume\": [[2, 3, 1, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[0]: night comes after the second turn of the day (R4.4)" },
    { "bird", "\"resume\": [[2, %d, 0, 0, 0, 0, 0, 0], [3, 0, 33, 243, 255, 2, 1, 0]]", NULL },
    { "bird", "\"resume\": [[2, %d, 0, 0, 0, 0, 0, 0], [3, 0, 33, 255, 255, 2, 1, 0]]",
      "pending.resume[1]: the Worms still to come cannot be those (R7.1)" },
    { "bird", "\"resume\": [[2, %d, 0, 0, 0, 0, 0, 0], [3, 0, 50, 241, 255, 2, 1, 0]]",
      "pending.resume[1]: the Worms still to come cannot be those (R7.1)" },
    { "bird", "\"resume\": [[2, %d, 0, 0, 0, 0, 0, 0]]", "pending.resume: a day that nothing has interrupted" },
    { "bird", "\"resume\": [[2, 3, 0, 0, 0, 0, 0, 0]]", "pending.resume: a day that nothing has interrupted" },
    { "bird", "\"resume\": [[2, 3, 1, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0, 0, 0], [5, 2, 2, 0, 0, 0, 0, 0]]", NULL },
    { "bird", "\"resume\": [[2, 4, 0, 0, 0, 0, 0, 0], [4, 10, 1, 0, 0, 0, 0, 0]]", NULL },
    { "bird", "\"resume\": [[2, 4, 0, 0, 0, 0, 0, 0], [4, 10, 2, 0, 0, 0, 0, 0]]",
      "pending.resume[1]: more sinking than there are tokens for (R8.1)" },
    { "bird", "\"resume\": [[2, 4, 0, 0, 0, 0, 0, 0], [4, 9, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[1]: the columns do not sink in that order (R8.1)" },
    { "bird", "\"resume\": [[2, 4, 0, 0, 0, 0, 0, 0], [4, 11, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[1]: no such column (R8.1)" },
    { "bird", "\"resume\": [[4, 10, 1, 0, 0, 0, 0, 0]]",
      "pending.resume[0]: the columns do not sink in that order (R8.1)" },
    { "bird", "\"resume\": [[2, 0, 0, 0, 0, 0, 0, 0], [5, 2, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[0]: no part of the day that could be interrupted" },
    { "bird", "\"resume\": [[5, 2, 0, 0, 0, 0, 0, 0], [5, 4, 0, 0, 0, 0, 0, 0]]",
      "pending.resume[1]: play does not interrupt things" },
    { "bird", "\"resume\": [" FIVE_TO_SETTLE FIVE_TO_SETTLE FIVE_TO_SETTLE FIVE_TO_SETTLE TO_SETTLE TO_SETTLE "[]]",
      "pending.resume: play does not nest so deep" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) pieces = g_strsplit (cases[i].rest, "%d", 2);
      g_autofree char *phase = g_strdup_printf ("%d", WR_PHASE_EVENT);
      g_autofree char *rest = g_strjoinv (phase, pieces);
      g_autofree char *text = g_strdup_printf (WAITING, cases[i].turn, rest);
      g_autoptr (GError) error = NULL;
      WrPosition pos;
      gboolean taken = read_text (text, &pos, &error);

      if (cases[i].message == NULL)
        {
          g_autofree char *written = NULL;

          g_assert_no_error (error);
          written = wr_position_to_text (&pos);
          g_assert_true (taken);
          g_assert_nonnull (strstr (written, "\"options\": [\"c3\", \"d4\"]"));
          continue;
        }
      if (taken)
        g_error ("%s is taken", text);
      if (strstr (error->message, cases[i].message) == NULL)
        g_error ("%s: expected '%s', found '%s'", text, cases[i].message, error->message);
    }
}

static void
assert_reads_back (const WrPosition *pos)
{
  g_autofree char *text = wr_position_to_text (pos);
  WrPosition again = read_good (text);

  g_assert_true (wr_position_equal (pos, &again));
}

/* What is accepted can be played on: random numbers in `resume` never make the rules stumble, nor lead to a position
   that would be refused. */
static void
test_resume_random (void)
{
  static const int kinds[] = { WR_FRAME_DAY, WR_FRAME_RAIN, WR_FRAME_SINK, WR_FRAME_SETTLE };
  guint taken = 0;

  for (guint round = 0; round < 20000; round++)
    {
      g_autoptr (GString) resume = g_string_new ("\"resume\": [");
      g_autofree char *text = NULL;
      guint n = (guint) g_test_rand_int_range (0, 4);
      WrPosition pos;

      for (guint i = 0; i < n; i++)
        g_string_append_printf (resume, "%s[%d, %d, %d, %d, %d, %d, %d, %d]", i == 0 ? "" : ", ",
                                kinds[g_test_rand_int_range (0, 4)], g_test_rand_int_range (0, 14),
                                g_test_rand_bit () ? 255 : g_test_rand_int_range (0, 60), g_test_rand_bit () ? 255 : 0,
                                g_test_rand_int_range (0, 3), g_test_rand_int_range (0, 2),
                                g_test_rand_int_range (0, 2), g_test_rand_int_range (0, 3));
      g_string_append_c (resume, ']');
      text = g_strdup_printf (WAITING, g_test_rand_bit () ? "bird" : "worms", resume->str);
      if (!read_text (text, &pos, NULL))
        continue;
      taken++;
      for (guint ply = 0; ply < 40; ply++)
        {
          BmMove moves[BM_MAX_MOVES];
          guint n_moves = wr_rules_legal (&pos, moves);

          if (n_moves == 0)
            break;
          wr_rules_apply (&pos, moves[g_test_rand_int_range (0, (int) n_moves)], NULL, NULL);
          g_assert_cmpstr (wr_position_fault (&pos), ==, NULL);
          /* Elsewhere reading back is tested by random play. */
          if (pos.n_frames > 0)
            assert_reads_back (&pos);
        }
    }
  g_assert_cmpuint (taken, >, 1000);
}

/* All keys that cards add, with lists out of order; what is written of them reads the same again. */
static void
test_cards (void)
{
  static const char *const text =
    "{\"turn\": \"bird\", \"bird\": {\"card\": \"the-owl\", \"used\": {\"match\": 1}}, "
    "\"worms\": [{\"colour\": \"pink\", \"card\": \"the-root\", \"used\": {\"turn\": 1, \"match\": 2}}], "
    "\"hands\": {\"bird\": [\"trench\", \"screech\", \"forage\", \"screech\"], \"worms\": [\"venom\", \"alarm\"]}, "
    "\"decks\": {\"bird\": [\"overdrive\", \"dive-bomb\"], \"events\": [\"gale\", \"flood\"]}, "
    "\"discards\": {\"worms\": [\"jinx\", \"cocoon\"]}, \"known\": {\"worms\": [\"trench\", \"screech\"]}, "
    "\"effects\": [{\"card\": \"jinx\", \"until\": \"turn\", \"kept\": {\"cards\": [\"screech\", \"forage\", "
    "\"screech\"]}}, {\"card\": \"tripwire\", \"kept\": {\"m\": \"f\"}}, "
    "{\"card\": \"drought\", \"until\": \"days 1\"}]}";
  static const char *const parts[] = {
    "\"card\": \"the-owl\", \"used\": {\"match\": 1, \"turn\": 0}", "\"health\": 2", "\"max-health\": 2",
    "\"card\": \"the-root\", \"colour\": \"pink\", \"stunned\": 0, \"used\": {\"match\": 2, \"turn\": 1}",
    "\"hands\": {\"bird\": [\"forage\", \"screech\", \"screech\", \"trench\"], \"worms\": [\"alarm\", \"venom\"]}",
    "\"decks\": {\"bird\": [\"overdrive\", \"dive-bomb\"], \"events\": [\"gale\", \"flood\"], \"worms\": []}",
    "\"discards\": {\"bird\": [], \"events\": [], \"worms\": [\"jinx\", \"cocoon\"]}",
    "\"known\": {\"bird\": [], \"worms\": [\"screech\", \"trench\"]}",
    "\"effects\": [{\"card\": \"jinx\", \"kept\": {\"cards\": [\"forage\", \"screech\", \"screech\"]}, \"left\": null, "
    "\"part\": 0, \"side\": \"worms\", \"until\": \"turn\"}, {\"card\": \"tripwire\", \"kept\": {\"m\": \"f\"}, "
    "\"left\": 1, \"part\": 0, \"side\": \"worms\", \"until\": \"until-turn worms\"}, {\"card\": \"drought\", "
    "\"kept\": {}, \"left\": null, \"part\": 0, \"side\": null, \"until\": \"days 1\"}]",
  };
  WrPosition pos = read_good (text);
  g_autofree char *written = wr_position_to_text (&pos);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (strstr (written, parts[i]) == NULL)
        g_error ("'%s' is not in '%s'", parts[i], written);
    }
  assert_reads_back (&pos);
}

/* One side sees its own hand, what it knows of the other, and of decks only how many there are. */
static void
test_view_of_cards (void)
{
  static const char *const text =
    "{\"hands\": {\"bird\": [\"trench\", \"screech\", \"forage\"], \"worms\": [\"venom\"]}, "
    "\"decks\": {\"worms\": [\"swell\", \"jinx\"], \"events\": [\"gale\"]}, \"discards\": {\"bird\": [\"roost\"]}, "
    "\"known\": {\"worms\": [\"screech\"], \"bird\": [\"venom\"]}}";
  static const char *const parts[WR_N_SIDES][4] = {
    [WR_SIDE_WORMS] = { "\"hands\": {\"bird\": [\"screech\", \"?\", \"?\"], \"worms\": [\"venom\"]}",
                        "\"decks\": {\"bird\": [], \"events\": [\"?\"], \"worms\": [\"?\", \"?\"]}",
                        "\"discards\": {\"bird\": [\"roost\"]",
                        "\"known\": {\"bird\": [\"?\"], \"worms\": [\"screech\"]}" },
    [WR_SIDE_BIRD] = { "\"hands\": {\"bird\": [\"forage\", \"screech\", \"trench\"], \"worms\": [\"venom\"]}",
                       "\"known\": {\"bird\": [\"venom\"], \"worms\": [\"?\"]}", "\"seed\": null",
                       "\"worms\": [\"?\", \"?\"]" },
  };
  WrPosition pos = read_good (text);

  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    {
      g_autoptr (GString) view = g_string_new (NULL);

      wr_position_append_view (&pos, side, view);
      for (gsize i = 0; i < G_N_ELEMENTS (parts[side]); i++)
        {
          if (strstr (view->str, parts[side][i]) == NULL)
            g_error ("'%s' is not in '%s'", parts[side][i], view->str);
        }
    }
}

/* The draft: by hand it needs no `resume`; what is offered is for the eyes of one side. */
static void
test_draft (void)
{
  static const char *const text =
    "{\"turn\": \"setup\", \"worms\": [{\"colour\": \"green\", \"card\": \"the-root\"}, {\"colour\": \"yellow\"}, "
    "{\"colour\": \"purple\"}, {\"colour\": \"pink\"}], "
    "\"decks\": {\"worm-champions\": [\"the-chewy\", \"the-contrary\"], "
    "\"bird-champions\": [\"the-owl\"]}, "
    "\"pending\": {\"kind\": \"draft\", \"who\": \"yellow\", \"options\": [\"the-hermit\", \"the-shadow\"]}}";
  WrPosition pos = read_good (text);
  g_autoptr (GString) own = g_string_new (NULL), other = g_string_new (NULL);

  assert_reads_back (&pos);
  wr_position_append_view (&pos, WR_SIDE_WORMS, own);
  wr_position_append_view (&pos, WR_SIDE_BIRD, other);
  g_assert_nonnull (strstr (own->str, "\"options\": [\"the-hermit\", \"the-shadow\"]"));
  g_assert_nonnull (strstr (other->str, "\"options\": [\"?\", \"?\"]"));
  g_assert_nonnull (strstr (own->str, "\"worm-champions\": [\"?\", \"?\"]"));
  g_assert_nonnull (strstr (own->str, "\"bird-champions\": [\"?\"]"));
}

static gboolean
has_text_of_card (const WrPosition *pos)
{
  return pos->n_runs > 0;
}

/* TEXT with some numbers of `resume` exchanged.  (transfer full) */
static char *
disturb (const char *text)
{
  const char *start = strstr (text, "\"resume\": ["), *end = strstr (start, "]]");
  g_autoptr (GString) disturbed = g_string_new_len (text, start - text);
  guint odds = (guint) g_test_rand_int_range (3, 30);

  for (const char *c = start; c < end;)
    {
      if (!g_ascii_isdigit (*c))
        {
          g_string_append_c (disturbed, *c++);
          continue;
        }
      if (g_test_rand_int_range (0, (int) odds) == 0)
        g_string_append_printf (disturbed, "%d", g_test_rand_bit () ? g_test_rand_int_range (0, 12)
                                                                    : g_test_rand_int_range (0, 256));
      else
        for (const char *d = c; g_ascii_isdigit (*d); d++)
          g_string_append_c (disturbed, *d);
      while (g_ascii_isdigit (*c))
        c++;
    }
  /* The options follow from the numbers. */
  g_string_append (disturbed, end);
  start = strstr (disturbed->str, "\"options\": [");
  end = strstr (start, "], ");
  g_string_erase (disturbed, start - disturbed->str, end + 3 - start);
  return g_strdup (disturbed->str);
}

/* Whatever is taken can be played on. */
static void
play_on (WrPosition *pos)
{
  for (guint ply = 0; ply < 60; ply++)
    {
      BmMove moves[BM_MAX_MOVES];
      guint n = wr_rules_legal (pos, moves);

      if (n == 0)
        break;
      wr_rules_apply (pos, moves[g_test_rand_int_range (0, (int) n)], NULL, NULL);
    }
}

/* The stacks of games with cards, with numbers in them exchanged at random. */
static void
test_resume_of_cards (void)
{
  g_autoptr (GError) error = NULL;
  guint taken = 0, refused = 0;

  wr_cards_box (&error);
  g_assert_no_error (error);
  for (guint64 seed = 1; seed <= 60; seed++)
    {
      BmMove moves[BM_MAX_MOVES];
      WrPosition pos;
      guint n;

      wr_rules_start (&pos, seed, WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS);
      while ((n = wr_rules_legal (&pos, moves)) > 0)
        {
          g_autofree char *text = NULL;

          wr_rules_apply (&pos, moves[g_test_rand_int_range (0, (int) n)], NULL, NULL);
          if (!has_text_of_card (&pos))
            continue;
          text = wr_position_to_text (&pos);
          for (guint round = 0; round < 20; round++)
            {
              g_autofree char *disturbed = disturb (text);
              WrPosition other;

              if (!read_text (disturbed, &other, NULL))
                {
                  refused++;
                  continue;
                }
              taken++;
              play_on (&other);
            }
        }
    }
  g_test_message ("%u taken, %u refused", taken, refused);
  g_assert_cmpuint (taken, >, 100);
  g_assert_cmpuint (refused, >, 100);
}

static void
test_view (void)
{
  WrPosition pos;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  wr_rules_start (&pos, 5, 0);
  wr_position_append_view (&pos, WR_SIDE_WORMS, text);
  g_assert_nonnull (strstr (text->str, "\"view\": \"worms\""));
  g_assert_nonnull (strstr (text->str, "\"seed\": null"));
  g_assert_nonnull (strstr (text->str, "\"resume\": null"));
  g_assert_false (read_text (text->str, &pos, &error));
  g_assert_nonnull (strstr (error->message, "view: what one side sees"));
}

static void
test_truncated (void)
{
  gsize length = strlen (default_text);

  for (gsize n = 0; n < length; n++)
    {
      /* A copy of its own, so that a read past the end is seen by those who look for such. */
      g_autofree char *text = g_memdup2 (default_text, n);
      g_autoptr (GError) error = NULL;
      WrPosition pos;

      g_assert_false (wr_position_parse ("text", n == 0 ? "" : text, n, &pos, &error));
      g_assert_error (error, BM_ERROR, BM_ERROR_UNREADABLE);
    }
}

/* Bytes exchanged at random: refused or a position that all is well with. */
static void
test_flipped (void)
{
  gsize length = strlen (default_text);

  for (guint round = 0; round < 20000; round++)
    {
      g_autofree char *text = g_strdup (default_text);
      g_autoptr (GError) error = NULL;
      guint flips = (guint) g_test_rand_int_range (1, 4);
      WrPosition pos;

      while (flips-- > 0)
        {
          gsize place = (gsize) g_test_rand_int_range (0, (int) length);

          text[place] = g_test_rand_bit () ? (char) g_test_rand_int_range (0, 256)
                                           : default_text[g_test_rand_int_range (0, (int) length)];
        }
      if (wr_position_parse ("text", text, length, &pos, &error))
        g_assert_cmpstr (wr_position_fault (&pos), ==, NULL);
      else
        g_assert_nonnull (error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/position/default", test_default);
  g_test_add_func ("/position/full", test_full);
  g_test_add_func ("/position/actions", test_actions);
  g_test_add_func ("/position/winner", test_winner);
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *name = g_strdup_printf ("/position/refused/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (name, &refusals[i], test_refused);
    }
  g_test_add_func ("/position/resume", test_resume);
  g_test_add_func ("/position/resume-random", test_resume_random);
  g_test_add_func ("/position/resume-of-cards", test_resume_of_cards);
  g_test_add_func ("/position/cards", test_cards);
  g_test_add_func ("/position/draft", test_draft);
  g_test_add_func ("/position/view", test_view);
  g_test_add_func ("/position/view-of-cards", test_view_of_cards);
  g_test_add_func ("/position/truncated", test_truncated);
  g_test_add_func ("/position/flipped", test_flipped);
  return g_test_run ();
}
