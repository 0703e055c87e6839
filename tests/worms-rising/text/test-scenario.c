/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Scenarios: that what holds is found to hold, and above all that what does not is found not to.
 */
#include <string.h>

#include "bm-error.h"
#include "bm-scenario.h"
#include "wr-game.h"

#define HEAD "{\"format\": \"bloodmoon-scenario\", \"version\": 1, \"title\": \"t\", "

static BmScenario *
parse (const char  *rest,
       GError     **error)
{
  g_autofree char *text = g_strconcat (HEAD, rest, NULL);

  return bm_scenario_parse ("text", text, strlen (text), &wr_game, error);
}

typedef struct
{
  const char *rest;      /* of the scenario, after its head */
  const char *diagnosis; /* NULL: it holds */
} Case;

#define GREEN_DIGS \
  "\"position\": {\"wormholes\": [\"c3\"]}, \"moves\": [\"move green up\", \"move green up\"], \"expect\": "

static const Case cases[] = {
  /* Nothing expected, nothing moved. */
  { "\"position\": {}}", NULL },
  { "\"expect\": {\"position\": {\"day\": 1, \"turn\": \"worms\", \"actions\": 4, \"seed\": 1}}}", NULL },
  { "\"position\": {}, \"rules\": [\"R1.1\"], \"dice\": [], \"moves\": [], \"expect\": {}}", NULL },

  /* The position: only what is named. */
  { GREEN_DIGS "{\"position\": {\"actions\": 2, \"wormholes\": [\"c3\"]}}}", NULL },
  { GREEN_DIGS "{\"position\": {\"actions\": 3}}}", "position.actions: expected 3, found 2" },
  { GREEN_DIGS "{\"position\": {\"wormholes\": []}}}", "position.wormholes: expected [], found [\"c3\"]" },
  { GREEN_DIGS "{\"position\": {\"wormholes\": [\"c3\", \"c3\"]}}}", "position.wormholes: expected" },
  { GREEN_DIGS "{\"position\": {\"bird\": {\"at\": \"f0\"}}}}", NULL },
  { GREEN_DIGS "{\"position\": {\"bird\": {\"at\": \"f1\"}}}}", "position.bird.at: expected \"f1\", found \"f0\"" },
  { GREEN_DIGS "{\"position\": {\"counts\": {\"worms\": {\"move\": 2}}}}}", NULL },
  { GREEN_DIGS "{\"position\": {\"counts\": {\"worms\": {\"move\": 1}}}}}",
    "position.counts.worms.move: expected 1, found 2" },
  { GREEN_DIGS "{\"position\": {\"grass\": [0,0,0,0,0,0,0,0,0,0,1]}}}", "position.grass: expected" },
  { GREEN_DIGS "{\"position\": {\"pending\": null, \"winner\": null}}}", NULL },
  { GREEN_DIGS "{\"position\": {\"pending\": {\"kind\": \"exit\"}}}}",
    "position.pending: expected {\"kind\": \"exit\"}, found null" },

  /* Pieces: all of them, in any order, with the named keys. */
  { GREEN_DIGS "{\"position\": {\"worms\": [{\"colour\": \"pink\"}, {\"colour\": \"green\", \"at\": \"b6\"}, "
               "{\"colour\": \"yellow\"}, {\"colour\": \"purple\"}]}}}", NULL },
  { GREEN_DIGS "{\"position\": {\"worms\": [{\"colour\": \"green\", \"at\": \"b6\"}]}}}", "position.worms: expected" },
  { GREEN_DIGS "{\"position\": {\"worms\": [{\"colour\": \"pink\"}, {\"colour\": \"green\", \"at\": \"b7\"}, "
               "{\"colour\": \"yellow\"}, {\"colour\": \"purple\"}]}}}",
                   "position.worms[1].at: expected \"b7\", found \"b6\"" },
  { GREEN_DIGS "{\"position\": {\"zombies\": []}}}", NULL },
  { GREEN_DIGS "{\"position\": {\"zombies\": [{\"at\": \"a1\"}]}}}", "position.zombies: expected" },
  { "\"position\": {\"zombies\": [{\"at\": \"a3\"}, {\"at\": \"a4\"}]}, \"expect\": {\"position\": {\"zombies\": "
    "[{\"at\": \"a4\"}, {\"at\": \"a3\"}]}}}", NULL },
  { "\"position\": {\"zombies\": [{\"at\": \"a3\"}, {\"at\": \"a4\"}]}, \"expect\": {\"position\": {\"zombies\": "
    "[{\"at\": \"a4\"}, {\"at\": \"a4\"}]}}}", "position.zombies[1]: expected" },
  { "\"position\": {\"zombies\": [{\"at\": \"a3\"}]}, \"expect\": {\"position\": {\"zombies\": [{\"id\": 2}]}}}",
    "position.zombies[0]: expected" },

  /* Spaces as bags. */
  { "\"position\": {\"drills\": [\"a0\", \"a0\", \"b0\"]}, \"expect\": {\"position\": {\"drills\": [\"b0\", \"a0\", "
    "\"a0\"]}}}", NULL },
  { "\"position\": {\"drills\": [\"a0\", \"a0\", \"b0\"]}, \"expect\": {\"position\": {\"drills\": [\"b0\", \"b0\", "
    "\"a0\"]}}}",
    "position.drills: expected" },

  /* Moves. */
  { "\"position\": {}, \"moves\": [\"move green up\", \"dig down\"]}", "moves[1]: \"dig down\" is not legal: R4.3: " },
  { "\"position\": {}, \"moves\": [\"hop\"]}", "moves[0]: \"hop\" is not legal: " },
  { GREEN_DIGS "{\"legal\": [\"move green up\", \"END\"]}}", NULL },
  { GREEN_DIGS "{\"legal\": [\"end\", \"bite green\"]}}",
    "legal[1]: expected \"bite green\" to be legal, found R10.3: " },
  { GREEN_DIGS "{\"legal\": [\"hop\"]}}", "legal[0]: expected \"hop\" to be legal, found no such move: " },
  { GREEN_DIGS "{\"illegal\": [{\"move\": \"bite green\", \"rule\": \"R10.3\"}, {\"move\": \"hop\"}]}}", NULL },
  { GREEN_DIGS "{\"illegal\": [{\"move\": \"bite green\", \"rule\": \"R10.4\"}]}}",
    "illegal[0]: expected R10.4 to forbid \"bite green\", found R10.3: " },
  { GREEN_DIGS "{\"illegal\": [{\"move\": \"hop\", \"rule\": \"R10.4\"}]}}",
    "illegal[0]: expected R10.4 to forbid \"hop\", found no such move" },
  { GREEN_DIGS "{\"illegal\": [{\"move\": \"end\"}]}}", "illegal[0]: expected \"end\" not to be legal" },

  /* Events: in this order, whole lines or names. */
  { GREEN_DIGS "{\"events\": [\"moved\", \"spent worms 1\", \"moved green b7 b6\"]}}", NULL },
  { GREEN_DIGS "{\"events\": [\"moved\", \"moved\", \"moved\"]}}", "events[2]: expected \"moved\" here" },
  { GREEN_DIGS "{\"events\": [\"moved green b7 b6\", \"moved green b8 b7\"]}}",
    "events[1]: expected \"moved green b8 b7\" here" },
  { GREEN_DIGS "{\"events\": [\"moved green\"]}}", "events[0]: expected \"moved green\" here" },
  { GREEN_DIGS "{\"events\": [\"move\"]}}", "events[0]: expected \"move\" here" },
  { GREEN_DIGS "{\"events\": []}}", NULL },

  /* Who has won. */
  { GREEN_DIGS "{\"winner\": null}}", NULL },
  { GREEN_DIGS "{\"winner\": \"bird\"}}", "winner: expected bird, found nobody" },
  { "\"position\": {\"hunger\": 0}, \"expect\": {\"winner\": \"worms\"}}", NULL },
  { "\"position\": {\"hunger\": 0}, \"expect\": {\"winner\": null}}", "winner: expected nobody, found worms" },

  /* Dice: one for the rain check of the next day. */
  { "\"position\": {\"turn\": \"bird\"}, \"dice\": [3], \"moves\": [\"end\"], \"expect\": {\"events\": [\"rolled d6 "
    "3\"]}}", NULL },
  { "\"position\": {\"turn\": \"bird\"}, \"dice\": [3, 4], \"moves\": [\"end\"]}",
    "dice: expected all 2 to be rolled, found 1 left over" },
  { "\"position\": {\"turn\": \"bird\"}, \"dice\": [7], \"moves\": [\"end\"]}",
    "dice[0]: the die that is rolled has no 7" },
  { "\"position\": {}, \"dice\": [1]}", "dice: expected all 1 to be rolled" },

  /* From the start. */
  { "\"position\": \"start\", \"moves\": [\"land a0\"], \"expect\": {\"position\": {\"day\": 1, \"bird\": {\"at\": "
    "\"a0\"}}}}", NULL },
  { "\"position\": \"start:champions=none,cards=off\", \"seed\": 7, \"expect\": {\"position\": {\"turn\": \"setup\", "
    "\"bird\": {\"at\": null}, \"pending\": {\"kind\": \"land\"}}}}", NULL },
  { "\"position\": \"start:box\", \"expect\": {\"position\": {\"pending\": {\"kind\": \"draft\", \"who\": \"green\", "
    "\"side\": \"worms\"}}}}", NULL },

  /* Cards: hands as bags, decks and discard piles in order, of what is in force only what is named. */
  { "\"position\": {\"hands\": {\"worms\": [\"venom\", \"scatter\", \"scatter\"]}}, "
    "\"expect\": {\"position\": {\"hands\": {\"worms\": [\"scatter\", \"venom\", \"scatter\"], \"bird\": []}}}}",
    NULL },
  { "\"position\": {\"hands\": {\"worms\": [\"venom\", \"scatter\"]}}, \"expect\": {\"position\": {\"hands\": "
    "{\"worms\": [\"scatter\"]}}}}", "position.hands.worms: expected [\"scatter\"], found [\"scatter\", \"venom\"]" },
  { "\"position\": {\"decks\": {\"bird\": [\"trench\", \"forage\"]}}, \"expect\": {\"position\": {\"decks\": "
    "{\"bird\": [\"forage\", \"trench\"]}}}}", "position.decks.bird: expected" },
  { "\"position\": {\"effects\": [{\"card\": \"tripwire\", \"kept\": {\"m\": \"f\"}}, {\"card\": \"sticky-mud\"}]}, "
    "\"expect\": {\"position\": {\"effects\": [{\"left\": 1, \"kept\": {\"m\": \"f\"}}, {\"card\": \"sticky-mud\"}]}}}",
    NULL },
  { "\"position\": {\"effects\": [{\"card\": \"sticky-mud\"}]}, \"expect\": {\"position\": {\"effects\": []}}}",
    "position.effects: expected []" },
  { "\"position\": {\"effects\": [{\"card\": \"sticky-mud\"}]}, \"expect\": {\"position\": {\"effects\": [{\"card\": "
    "\"frozen-ground\"}]}}}",
    "position.effects[0].card: expected \"frozen-ground\", found \"sticky-mud\"" },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BmScenario) scenario = parse (c->rest, &error);
  g_autoptr (GString) diagnosis = g_string_new (NULL);
  gboolean good;

  g_assert_no_error (error);
  g_assert_cmpstr (bm_scenario_get_title (scenario), ==, "t");
  good = bm_scenario_play (scenario, diagnosis);
  if (c->diagnosis == NULL)
    g_assert_cmpstr (diagnosis->str, ==, "");
  else if (!g_str_has_prefix (diagnosis->str, c->diagnosis))
    g_error ("%s: expected '%s', found '%s'", c->rest, c->diagnosis, diagnosis->str);
  g_assert_cmpint (good, ==, c->diagnosis == NULL);
}

/* All that differs is told, not the first only. */
static void
test_everything_is_told (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BmScenario) scenario = parse ("\"position\": {}, \"dice\": [1], \"expect\": {\"position\": {\"day\": 2, "
                                           "\"hunger\": 1}, "
                                           "\"winner\": \"bird\"}}",
                                           &error);
  g_autoptr (GString) diagnosis = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_false (bm_scenario_play (scenario, diagnosis));
  g_assert_nonnull (strstr (diagnosis->str, "dice: "));
  g_assert_nonnull (strstr (diagnosis->str, "position.day: "));
  g_assert_nonnull (strstr (diagnosis->str, "position.hunger: "));
  g_assert_nonnull (strstr (diagnosis->str, "winner: "));
}

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } texts[] = {
    { "{}", "format: missing" },
    { "{\"format\": \"bloodmoon-position\"}", "format: must be \"bloodmoon-scenario\"" },
    { "{\"format\": \"bloodmoon-scenario\"}", "version: missing" },
    { "{\"format\": \"bloodmoon-scenario\", \"version\": 2, \"weather\": 1}", "version: written by a newer version" },
    { "{\"format\": \"bloodmoon-scenario\", \"version\": 1}", "title: missing" },
    { "{\"format\": \"bloodmoon-scenario\", \"version\": 1, \"title\": \"a # b\"}", "title: must be one line" },
    { "{\"format\": \"bloodmoon-scenario\", \"version\": 1, \"title\": \"a\\nb\"}", "title: must be one line" },
    { "{\"format\": \"bloodmoon-scenario\", \"version\": 1, \"title\": \"a\xC2\x9B\"}", "title: must be one line" },
    { HEAD "\"seed\": 1}", "seed: belongs inside the position" },
    { HEAD "\"position\": 1}", "position: must be an object, not a whole number" },
    { HEAD "\"position\": {\"bird\": {\"at\": \"f3\"}}}", "position.bird.at: the Bird cannot be in packed Dirt" },
    { HEAD "\"position\": {}, \"seed\": 1}", "seed: belongs inside the position" },
    { HEAD "\"position\": \"begin\"}", "position: \"begin\" is no way to begin" },
    { HEAD "\"position\": \"be\\rgin\\u001b[2J\"}", "position: \"be?gin?[2J\" is no way to begin" },
    { HEAD "\"position\": \"start:a\\nb\"}", "position: no such option: \"a?b\"" },
    { HEAD "\"position\": \"start:cards=maybe\"}", "position: no such choice: \"cards=maybe\"" },
    { HEAD "\"position\": \"start:moons=2\"}", "position: no such option: \"moons=2\"" },
    { HEAD "\"position\": \"start:\"}", "position: no such option: \"\"" },
    { HEAD "\"position\": \"start\", \"seed\": -1}", "seed: must lie in" },
    { HEAD "\"position\": {}, \"dice\": [0]}", "dice[0]: must lie in 1..255" },
    { HEAD "\"position\": {}, \"dice\": [256]}", "dice[0]: must lie in 1..255" },
    { HEAD "\"position\": {}, \"moves\": [1]}", "moves[0]: must be a string" },
    { HEAD "\"position\": {}, \"moves\": \"end\"}", "moves: must be a list" },
    { HEAD "\"position\": {}, \"rules\": [1]}", "rules[0]: must be a string" },
    { HEAD "\"position\": {}, \"expect\": {\"hunger\": 1}}", "expect.hunger: unknown key" },
    { HEAD "\"position\": {}, \"expect\": {\"position\": {\"hungry\": 1}}}", "expect.position.hungry: unknown key" },
    { HEAD "\"position\": {}, \"expect\": {\"position\": {\"hunger\": 11}}}",
      "expect.position.hunger: must lie in 0..10" },
    { HEAD "\"position\": {}, \"expect\": {\"position\": {\"worms\": [{\"at\": \"b8\"}]}}}",
      "expect.position.worms[0].colour: missing" },
    { HEAD "\"position\": {}, \"expect\": {\"position\": {\"bedrock\": [\"b88\"]}}}",
      "expect.position.bedrock[0]: no such space" },
    { HEAD "\"position\": {}, \"expect\": {\"position\": {\"hands\": {\"bird\": [\"venom\"]}}}}",
      "expect.position.hands.bird[0]: \"venom\" does not belong here" },
    { HEAD "\"position\": {}, \"expect\": {\"legal\": [1]}}", "expect.legal[0]: must be a string" },
    { HEAD "\"position\": {}, \"expect\": {\"illegal\": [\"end\"]}}", "expect.illegal[0]: must be an object" },
    { HEAD "\"position\": {}, \"expect\": {\"illegal\": [{\"rule\": \"R1.1\"}]}}", "expect.illegal[0].move: missing" },
    { HEAD "\"position\": {}, \"expect\": {\"illegal\": [{\"move\": \"end\", \"rule\": 1}]}}",
      "expect.illegal[0].rule: must be a string" },
    { HEAD "\"position\": {}, \"expect\": {\"winner\": \"green\"}}", "expect.winner: must be null" },
    { HEAD "\"position\": {}, \"expect\": {\"events\": {}}}", "expect.events: must be a list" },
    { HEAD "\"position\": {}, \"expects\": {}}", "expects: unknown key; did you mean \"expect\"?" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *wanted = g_strconcat ("text: ", texts[i].message, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (BmScenario) scenario = bm_scenario_parse ("text", texts[i].text, strlen (texts[i].text), &wr_game,
                                                             &error);

      if (scenario != NULL)
        g_error ("%s is taken", texts[i].text);
      g_assert_cmpint (error->domain, ==, BM_ERROR);
      if (!g_str_has_prefix (error->message, wanted))
        g_error ("%s: expected '%s', found '%s'", texts[i].text, wanted, error->message);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *outcome = cases[i].diagnosis == NULL ? "holds" : "fails";
      g_autofree char *name = g_strdup_printf ("/scenario/%s/%" G_GSIZE_FORMAT, outcome, i);

      g_test_add_data_func (name, &cases[i], test_case);
    }
  g_test_add_func ("/scenario/everything-is-told", test_everything_is_told);
  g_test_add_func ("/scenario/refused", test_refused);
  return g_test_run ();
}
