/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions as JSON: what may be left out, the canonical form, what is refused.
 */
#include <string.h>

#include "bm-json.h"
#include "tb-game.h"
#include "tb-position-json.h"

static gboolean
read_text (const char  *text,
           TbPosition  *pos,
           GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), error);

  return node != NULL && tb_position_read (&BM_JSON_ROOT ("text", node), pos, error);
}

static TbPosition
read_good (const char *text)
{
  g_autoptr (GError) error = NULL;
  TbPosition pos;

  if (!read_text (text, &pos, &error))
    g_error ("%s is refused: %s", text, error->message);
  return pos;
}

static char *
write_text (const TbPosition *pos)
{
  GString *text = g_string_new (NULL);

  tb_position_append_text (pos, text);
  return g_string_free (text, FALSE);
}

/* --- What is left out ---------------------------------------------------------------------------------------- */

#define RED  "{\"leader\": \"doc\", \"at\": \"a2\"}"
#define BLUE "{\"leader\": \"pam\", \"at\": \"b5\"}"
#define TWO  "{\"players\": [" RED ", " BLUE "]"

static const char *const default_text =
  "{\"ap\": 0, \"attack\": null, \"attacks\": 0, \"bonus\": false, \"decks\": {\"bounties\": [], \"items\": [], "
  "\"vehicles\": [], \"weapons\": [], \"worms\": []}, \"delivered\": [], \"discards\": {\"bounties\": [], "
  "\"items\": [], \"vehicles\": [], \"weapons\": [], \"worms\": []}, \"effects\": [], \"eggs\": {}, \"final\": "
  "null, \"first\": \"red\", \"format\": \"terror-position\", \"line\": [null, null, null, null], \"locations\": "
  "{\"facility\": \"d1\", \"hospital\": \"b5\", \"motel\": \"e6\", \"police\": \"f3\", \"store\": \"a2\"}, "
  "\"options\": {\"board\": \"desert\", \"leave\": null, \"locations\": \"standard\", \"queens\": null, "
  "\"scenario\": null, \"worms\": \"starting\"}, \"pending\": null, \"picked\": 0, \"played\": null, \"players\": "
  "[{\"at\": \"a2\", \"completed\": [], \"dead\": [], \"eggs\": [], \"eliminated\": false, \"fresh\": [], \"hat\": "
  "null, \"hidden\": [], \"items\": [], \"leader\": \"doc\", \"rubble\": 0, \"seat\": \"red\", \"squad\": [], "
  "\"used\": {}, \"vehicles\": [], \"vp\": 0, \"weapons\": []}, {\"at\": \"b5\", \"completed\": [], \"dead\": [], "
  "\"eggs\": [], \"eliminated\": false, \"fresh\": [], \"hat\": null, \"hidden\": [], \"items\": [], \"leader\": "
  "\"pam\", \"rubble\": 0, \"seat\": \"blue\", \"squad\": [], \"used\": {}, \"vehicles\": [], \"vp\": 0, "
  "\"weapons\": []}], \"round\": 1, \"rubble\": {}, \"score\": null, \"seed\": 1, \"slots\": [null, null, null], "
  "\"step\": \"play\", \"trophies\": [], \"turn\": \"red\", \"using\": [], \"version\": 1, \"view\": null, "
  "\"winner\": null}";

static void
test_default (void)
{
  TbPosition pos = read_good (TWO "}"), again = read_good (default_text);
  g_autofree char *text = write_text (&pos);

  g_assert_cmpstr (text, ==, default_text);
  g_assert_true (tb_position_equal (&pos, &again));
}

static const struct
{
  const char *more, *part;
} sorted[] = {
  { ", \"rubble\": {\"c3\": 1, \"a6\": 2}", "\"rubble\": {\"a6\": 2, \"c3\": 1}" },
  { ", \"eggs\": {\"c4\": [\"violet\", \"pink\"]}", "\"eggs\": {\"c4\": [\"pink\", \"violet\"]}" },
  { ", \"options\": {\"board\": \"canyon\"}", "\"motel\": \"g6\"" },
  { ", \"first\": \"blue\"", "\"turn\": \"blue\"" },
  { ", \"slots\": [null, {\"worm\": \"crawler-1\"}]",
    "\"slots\": [null, {\"cards\": [], \"target\": \"b3\", \"worm\": \"crawler-1\"}, null]" },
  { ", \"slots\": [{\"worm\": \"crawler-1\", \"target\": \"b2\", \"cards\": [{\"card\": \"pickup-4\"}, "
    "{\"card\": \"boots-2\", \"by\": \"blue\", \"down\": true}]}]",
    "\"cards\": [{\"by\": null, \"card\": \"pickup-4\", \"down\": false}, "
    "{\"by\": \"blue\", \"card\": \"boots-2\", \"down\": true}]" },
  { ", \"step\": \"act\", \"ap\": 3, \"played\": {\"card\": \"boots-2\"}",
    "\"played\": {\"card\": \"boots-2\", \"slot\": null}" },
};

static void
test_sorted (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sorted); i++)
    {
      g_autofree char *text = g_strconcat (TWO, sorted[i].more, "}", NULL), *written = NULL;
      TbPosition pos = read_good (text);

      written = write_text (&pos);
      if (strstr (written, sorted[i].part) == NULL)
        g_error ("%s lacks %s", written, sorted[i].part);
    }
}

/* --- What is refused ----------------------------------------------------------------------------------------- */

/* What red is, what else there is, and the message after "text: ". */
static const struct
{
  const char *red, *more, *says;
} refused[] = {
  { RED, ", \"day\": 1", "day: unknown key" },
  { RED, ", \"ap\": true", "ap: must be a whole number" },
  { RED, ", \"format\": \"bloodmoon-position\"", "format: must be \"terror-position\"" },
  { RED, ", \"version\": 2", "version: written by a newer version" },
  { RED, ", \"view\": \"blue\"", "view: what one seat sees is not the whole position" },
  { RED, ", \"seed\": -1", "seed: must lie in" },
  { RED, ", \"options\": {\"board\": \"moon\"}", "options.board: must be one of \"desert\", \"canyon\"" },
  { RED, ", \"options\": {\"queens\": true}", "options.queens: must be null, an option of solo matches (T4.1)" },
  { RED, ", \"options\": {\"leave\": 1}", "options.leave: must be null, an option of solo matches (T4.1)" },
  { RED, ", \"turn\": \"green\"", "turn: this seat does not play here (T4.2)" },
  { RED, ", \"turn\": \"puce\"", "turn: no such seat (T4.2)" },
  { RED, ", \"round\": 0", "round: must lie in 1..99 (T3.5)" },
  { RED, ", \"round\": 51", "round: a round that is not played (T3.5)" },
  { RED, ", \"ap\": 1", "ap: Action Points outside the actions step, or too many (T8.1)" },
  { RED, ", \"step\": \"ability\"", "pending: in this step something is pending" },
  { RED, ", \"step\": \"setup\"", "pending: in this step something is pending" },
  { RED, ", \"played\": {\"card\": \"boots-2\"}", "played: the Vehicle card has not been played yet (T6.1)" },
  { RED, ", \"played\": {\"card\": \"pistol\"}", "played.card: no card of this kind can be here" },
  { RED, ", \"using\": [\"lasso\"]", "using: nothing is being used (T16.5)" },
  /* The board */
  { RED, ", \"options\": {\"board\": \"canyon\"}, \"rubble\": {\"d1\": 1}",
    "rubble.d1: nothing is ever on the Canyon (T24.2)" },
  { RED, ", \"options\": {\"board\": \"canyon\"}, \"locations\": {\"motel\": \"d2\"}",
    "locations.motel: no Location stands on the mesa (T4.3)" },
  { RED, ", \"rubble\": {\"g1\": 1}", "rubble.g1: not a space of this board (T1.1)" },
  { RED, ", \"rubble\": {\"a7\": 1}", "rubble.a7: no such space (T1.1)" },
  { RED, ", \"rubble\": {\"c3\": 3}", "rubble.c3: 1 or 2 Rubble lie in a space (T1.4)" },
  { RED, ", \"rubble\": {\"a2\": 1}", "rubble.a2: no Rubble lies on a Location (T1.4)" },
  { RED, ", \"eggs\": {\"a2\": [\"pink\"]}", "eggs.a2: no Egg lies on a Location (T1.4)" },
  { RED, ", \"eggs\": {\"c3\": [\"puce\"]}", "eggs.c3[0]: no such colour (T2.1)" },
  { RED,
    ", \"eggs\": {\"c3\": [\"pink\", \"pink\", \"pink\", \"pink\"], "
    "\"c4\": [\"pink\", \"pink\", \"pink\", \"pink\"]}",
    "eggs.c4[3]: more Eggs of this colour than there are in the box (T2.1)" },
  { RED, ", \"locations\": {\"motel\": \"a2\"}", "locations: two Locations in a space (T1.2)" },
  { RED, ", \"locations\": {\"motel\": null}",
    "locations.motel: Locations are destroyed in solo matches only (T25.8)" },
  { RED, ", \"locations\": {\"bank\": \"c3\"}", "locations.bank: no such Location (T1.2)" },
  /* The Terror zone */
  { RED, ", \"slots\": [{}]", "slots[0].worm: missing" },
  { RED, ", \"slots\": [{\"worm\": \"start-pink\"}]", "slots[0].worm: the starting Worms are out (T4.6)" },
  { RED, ", \"slots\": [{\"worm\": \"crawler-1\", \"target\": null}]",
    "slots[0].target: every Worm has its token on the board (T2.7)" },
  { RED, ", \"slots\": [{\"worm\": \"crawler-1\"}, {\"worm\": \"crawler-1\"}]",
    "slots[1].worm: more of it than there are in the box (T2.2)" },
  { RED, ", \"slots\": [{\"worm\": \"crawler-1\", \"cards\": [{\"card\": \"boots-1\", \"down\": true}]}]",
    "slots[0].cards[0]: face-down cards were played by somebody (T15.3)" },
  { RED,
    ", \"slots\": [{\"worm\": \"crawler-1\", \"cards\": [{\"card\": \"boots-1\"}, {\"card\": \"boots-2\"}, "
    "{\"card\": \"boots-3\"}, {\"card\": \"boots-4\"}]}]",
    "slots[0].cards: at most 3 cards can lie here (T23.3)" },
  { RED, ", \"attack\": {\"slot\": 1}", "attack: an attack that cannot be (T18.1)" },
  { RED, ", \"attack\": {}", "attack.slot: missing" },
  { RED, ", \"attack\": {\"slot\": 4}", "attack.slot: must lie in 1..3" },
  /* Cards */
  { RED, ", \"line\": [\"boots-1\"]", "line[0]: no card of this kind can be here" },
  { RED, ", \"line\": [\"nothing\"]", "line[0]: unknown card" },
  { RED, ", \"decks\": {\"worms\": [\"start-teal\"]}", "decks.worms[0]: the starting Worms are out (T4.6)" },
  { RED, ", \"decks\": {\"items\": [\"lasso\"]}, \"discards\": {\"items\": [\"lasso\"]}",
    "discards.items[0]: more of it than there are in the box (T2.2)" },
  { RED, ", \"decks\": {\"items\": [\"?\"]}", "decks.items[0]: unknown card" },
  { RED, ", \"effects\": [\"lasso\"]", "effects: an effect of this turn that is none (T28.5)" },
  /* Players */
  { "{\"at\": \"a2\"}", "", "players: a player without a Leader (T4.5)" },
  { "{\"leader\": \"doc\"}", "", "players: the pawn of the seat at turn is off the board (T21.6)" },
  { "{\"leader\": \"doc\", \"at\": \"b5\"}", "", "players: two pawns in a space (T1.5)" },
  { "{\"leader\": \"doc\", \"at\": \"b5\"}", ", \"step\": \"act\"",
    "players: two pawns in a space and no way out (T9.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"seat\": \"blue\"}", "", "players[0].seat: must be \"red\" (T4.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"dead\": [\"doc\"]}", "",
    "players[0].dead[0]: the Leader is not dead (T21.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"squad\": [\"pam\"]}", "",
    "players[1].leader: more of it than there are in the box (T2.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"rubble\": 3}", "", "players: Rubble enough for a reward (T11.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"rubble\": 2, \"hat\": \"miners-helmet\"}", "",
    "players: Rubble enough for a reward (T11.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"hat\": \"lasso\"}", "", "players[0].hat: this Item is no Hat (T16.6)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"items\": [\"lasso\", \"lasso\"]}", "",
    "players[0].items[1]: more of it than there are in the box (T2.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"items\": [\"pistol\"]}", "",
    "players[0].items[0]: no card of this kind can be here" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"fresh\": [\"pistol\"]}", "",
    "players[0].fresh[0]: not in the hand (T16.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"weapons\": [\"pistol\"], \"fresh\": [\"pistol\"]}",
    ", \"turn\": \"blue\"",
    "players[0].fresh[0]: cards of the seat at turn alone are fresh (T16.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"used\": {\"doc\": 1}}", "",
    "players[0].used.doc: no card whose uses are counted (T16.9)" },
  { "{\"leader\": \"shep\", \"at\": \"a2\", \"used\": {\"shep\": 2}}", "", "players[0].used.shep: must lie in 1..1" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"eliminated\": true}", "",
    "players: an eliminated player who still has something (T22.1)" },
  { "{\"eliminated\": true}", ", \"turn\": \"blue\"", "final: an elimination without final turns (T22.2)" },
  { "{\"leader\": \"doc\", \"at\": \"a2\", \"vp\": 20}", "",
    "winner: VP that win, or a winner, in a match that goes on (T3.1)" },
  /* The end */
  { RED, ", \"winner\": [\"red\"]", "winner: the match is not over (T3.1)" },
  { RED, ", \"step\": \"over\"", "winner: a match that is over has a list of winners (T3.1)" },
  { RED, ", \"step\": \"over\", \"winner\": [\"red\"]", "winner: a winner whom no comparison names (T3.3)" },
  { RED, ", \"step\": \"over\", \"winner\": [\"red\"], \"round\": 50",
    "winner: a winner whom no comparison names (T3.3)" },
  { RED, ", \"final\": [\"red\"]", "final: impossible final turns (T22.2)" },
  { RED, ", \"score\": 3", "score: the score of a match of several players (T27.3)" },
  { RED, ", \"attacks\": 3", "attacks: attacks that are not counted (T25.6)" },
  { RED, ", \"trophies\": [\"queen\"]", "trophies: impossible trophies (T26.2)" },
  { RED, ", \"delivered\": [\"motel\"]", "delivered: deliveries that are not counted (T26.1)" },
  /* What is pending */
  { RED, ", \"pending\": {\"kind\": \"leader\"}", "pending.resume: missing" },
  { RED, ", \"pending\": {\"kind\": \"sing\", \"resume\": []}", "pending.kind: no kind of decision" },
  { RED, ", \"pending\": {\"resume\": []}", "pending.resume: the last one must ask" },
  { RED, ", \"pending\": {\"resume\": [{}]}", "pending.resume[0].frame: missing" },
  { RED, ", \"pending\": {\"resume\": [{\"frame\": \"turn\", \"stage\": 2, \"asks\": true}]}",
    "pending: must be null at this decision" },
  { RED, ", \"pending\": {\"resume\": [{\"frame\": \"turn\", \"stage\": 1, \"asks\": true}]}",
    "pending.resume[0]: it does not fit the position" },
  { RED, ", \"pending\": {\"resume\": [{\"frame\": \"turn\", \"stage\": 200, \"asks\": true}]}",
    "pending.resume[0]: it does not fit the position" },
  { RED, ", \"pending\": {\"resume\": [{\"frame\": \"turn\", \"stage\": 256}]}",
    "pending.resume[0].stage: must lie in 0..255" },
  { RED, ", \"pending\": {\"resume\": [{\"frame\": \"effect\", \"card\": \"lasso\", \"asks\": true}]}",
    "pending: a frame where it cannot be" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      const char *red = refused[i].red, *more = refused[i].more;
      g_autofree char *text = g_strconcat ("{\"players\": [", red, ", " BLUE "]", more, "}", NULL);
      g_autofree char *says = g_strconcat ("text: ", refused[i].says, NULL);
      g_autoptr (GError) error = NULL;
      TbPosition pos;

      if (read_text (text, &pos, &error))
        g_error ("%s is not refused", text);
      if (!g_str_has_prefix (error->message, says))
        g_error ("%s: '%s' instead of '%s'", text, error->message, says);
    }
}

/* Other numbers of players. */
static const struct
{
  const char *text, *says;
} refused_texts[] = {
  { "{}", "players: missing" },
  { "[]", "$: must be an object" },
  { "{\"players\": []}", "players: 1 to 5 play (T4.1)" },
  { "{\"players\": [{}, {}, {}, {}, {}, {}]}", "players: 1 to 5 play (T4.1)" },
  { "{\"players\": [" RED "], \"options\": {\"scenario\": null}}", "options.scenario: must be a string" },
  { "{\"players\": [" RED "], \"options\": {\"leave\": 3}}", "options.leave: must lie in 0..2 (T4.1)" },
  { "{\"players\": [" RED "], \"eggs\": {\"c3\": [\"pink\", \"teal\"]}}",
    "eggs.c3: several Eggs in a space are gone at once (T25.9)" },
  { "{\"players\": [" RED "], \"rubble\": {\"e6\": 2}}", "rubble.e6: so much Rubble destroys a Location (T25.7)" },
  { "{\"players\": [" RED "], \"attacks\": 15}",
    "winner: a match lost that goes on, or lost without a reason (T25.6)" },
  { "{\"players\": [" RED "], \"slots\": [{\"worm\": \"crawler-1\", \"target\": \"c3\"}, null, null], "
    "\"step\": \"over\", \"winner\": []}",
    "winner: a match lost that goes on, or lost without a reason (T25.6)" },
  { "{\"players\": [" RED "], \"step\": \"over\", \"winner\": [\"red\"]}", "winner: a winner without the objective" },
  { "{\"players\": [" RED "], \"delivered\": [\"store\", \"motel\", \"police\", \"hospital\"]}",
    "winner: the objective reached in a match that goes on" },
};

static void
test_refused_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused_texts); i++)
    {
      g_autofree char *says = g_strconcat ("text: ", refused_texts[i].says, NULL);
      g_autoptr (GError) error = NULL;
      TbPosition pos;

      if (read_text (refused_texts[i].text, &pos, &error))
        g_error ("%s is not refused", refused_texts[i].text);
      if (!g_str_has_prefix (error->message, says))
        g_error ("%s: '%s' instead of '%s'", refused_texts[i].text, error->message, says);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror/position/default", test_default);
  g_test_add_func ("/terror/position/sorted", test_sorted);
  g_test_add_func ("/terror/position/refused", test_refused);
  g_test_add_func ("/terror/position/refused-texts", test_refused_texts);
  return g_test_run ();
}
