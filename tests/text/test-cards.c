/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Card files: what they are compiled to, and that whatever is wrong with one is told, with the place and with a word that
 * is nearly right.
 */
#include <string.h>

#include <glib/gstdio.h>

#include "bm-cards-json.h"
#include "bm-position.h"

#define HEAD "{\"format\": \"bloodmoon-cards\", \"version\": 1, \"cards\": ["
#define TAIL "]}"

/* A card around what it does. */
#define WORM_CARD(id, rest) \
  "{\"id\": \"" id "\", \"name\": \"A\", \"deck\": \"worm\", \"copies\": 1, \"text\": \"t\", " rest "}"
#define CHAMPION(id, rest) \
  "{\"id\": \"" id "\", \"name\": \"A\", \"deck\": \"worm-champion\", \"copies\": 1, \"text\": \"t\", " rest "}"
#define DO(ops) WORM_CARD ("a", "\"do\": [" ops "]")
#define NOTHING_MUCH "\"do\": [{\"op\": \"health\", \"by\": 1}]"
#define PICK_WORM "{\"op\": \"pick\", \"what\": {\"pick\": \"worm\"}, \"as\": \"w\"}"

static BmCardSet *
read_texts (const char *const *texts,
            GPtrArray         *faults)
{
  BmCardsSource sources[8] = { { NULL, NULL, 0 } };
  static const char *const names[] = { "box", "one", "two", "three", "four", "five", "six", "seven" };
  guint n = 0;

  for (; texts[n] != NULL; n++)
    sources[n] = (BmCardsSource) { names[n], texts[n], strlen (texts[n]) };
  return bm_cards_read (sources, n, faults);
}

static BmCardSet *
read_card (const char *card,
           GPtrArray  *faults)
{
  g_autofree char *text = g_strconcat (HEAD, card, TAIL, NULL);
  const char *const texts[] = { text, NULL };

  return read_texts (texts, faults);
}

static BmCardSet *
read_good (const char *card)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  BmCardSet *set = read_card (card, faults);

  if (faults->len > 0)
    g_error ("%s: %s", card, (char *) g_ptr_array_index (faults, 0));
  g_assert_nonnull (set);
  return set;
}

/* --- Faults ---------------------------------------------------------------------------------------------------- */

typedef struct
{
  const char *card;
  const char *fault; /* without the file's name */
} Case;

static const Case cases[] = {
  /* What a card is. */
  { "3", "cards[0]: must be an object" },
  { "{}", "cards[0].id: missing" },
  { WORM_CARD ("A", NOTHING_MUCH), "cards[0].id: the id of a card is made of" },
  { WORM_CARD ("done", NOTHING_MUCH), "cards[0].id: the id of a card is made of" },
  { WORM_CARD ("yes", NOTHING_MUCH), "cards[0].id: the id of a card is made of" },
  { WORM_CARD ("", NOTHING_MUCH), "cards[0].id: the id of a card is made of" },
  { WORM_CARD ("a", NOTHING_MUCH) "," WORM_CARD ("a", NOTHING_MUCH), "cards[1].id: another card of this file" },
  { WORM_CARD ("a", "\"tex\": 1, " NOTHING_MUCH), "cards[0].tex: unknown key; did you mean \"text\"?" },
  { WORM_CARD ("a", "\"zzzzzzzz\": 1, " NOTHING_MUCH), "cards[0].zzzzzzzz: unknown key" },
  { "{\"id\": \"a\", \"name\": \"A\", \"deck\": \"wrom\", \"copies\": 1, \"text\": \"t\", " NOTHING_MUCH "}",
    "cards[0].deck: there is no deck \"wrom\"; did you mean \"worm\"?" },
  { "{\"id\": \"a\", \"name\": \"\", \"deck\": \"worm\", \"copies\": 1, \"text\": \"t\", " NOTHING_MUCH "}",
    "cards[0].name: must not be empty" },
  { "{\"id\": \"a\", \"name\": \"a\\nb\", \"deck\": \"worm\", \"copies\": 1, \"text\": \"t\", " NOTHING_MUCH "}",
    "cards[0].name: must be one line" },
  { "{\"id\": \"a\", \"name\": \"A\", \"deck\": \"worm\", \"copies\": 5, \"text\": \"t\", " NOTHING_MUCH "}",
    "cards[0].copies: must be a whole number from 1 to 4" },
  { "{\"id\": \"a\", \"name\": \"A\", \"deck\": \"worm\", \"copies\": 1e99, \"text\": \"t\", " NOTHING_MUCH "}",
    "cards[0].copies: must be a whole number from 1 to 4" },
  { "{\"id\": \"a\", \"name\": \"A\", \"deck\": \"event\", \"copies\": 2, \"text\": \"t\", " NOTHING_MUCH "}",
    "cards[0].copies: there is one of each champion and event" },
  { WORM_CARD ("a", "\"health\": 3, " NOTHING_MUCH), "cards[0].health: only Bird champions have Health" },
  { "{\"id\": \"a\", \"name\": \"A\", \"deck\": \"bird-champion\", \"copies\": 1, \"text\": \"t\", \"rule\": [{\"hook\": "
    "\"may\", \"what\": \"below\", \"value\": true}]}", "cards[0].health: missing" },
  { "{\"id\": \"a\", \"name\": \"A\", \"deck\": \"bird-champion\", \"copies\": 1, \"health\": 7, \"text\": \"t\", \"rule\": "
    "[{\"hook\": \"may\", \"what\": \"below\", \"value\": true}]}", "cards[0].health: must be a whole number from 1 to 6" },
  { WORM_CARD ("a", "\"notes\": [1], " NOTHING_MUCH), "cards[0].notes[0]: must be a string" },
  { WORM_CARD ("a", "\"tip\": \"\", " NOTHING_MUCH), "cards[0].tip: must not be empty" },

  /* What does nothing. */
  { WORM_CARD ("a", "\"tip\": \"t\""), "cards[0].do: missing" },
  { WORM_CARD ("a", "\"do\": []"), "cards[0].do: must not be empty" },
  { WORM_CARD ("a", "\"rule\": [], " NOTHING_MUCH), "cards[0].rule: only champions have this" },
  { CHAMPION ("a", "\"tip\": \"t\""), "cards[0]: does nothing" },
  { CHAMPION ("a", "\"rule\": []"), "cards[0].rule: must not be empty" },
  { CHAMPION ("a", NOTHING_MUCH), "cards[0].do: a champion is not played" },
  { CHAMPION ("a", "\"use\": {\"per\": \"day\", \"cost\": 0, " NOTHING_MUCH "}"),
    "cards[0].use.per: there is no time \"day\"; did you mean \"any\"?" },
  { CHAMPION ("a", "\"use\": {\"per\": \"turn\", \"cost\": 9, " NOTHING_MUCH "}"),
    "cards[0].use.cost: must be a whole number from 0 to 8" },

  /* Operations and their keys. */
  { DO ("3"), "cards[0].do[0]: must be an object" },
  { DO ("{}"), "cards[0].do[0].op: missing" },
  { DO ("{\"op\": \"helath\", \"by\": 1}"),
    "cards[0].do[0].op: there is no operation \"helath\"; did you mean \"health\"?" },
  { DO ("{\"op\": \"health\", \"bi\": 1}"), "cards[0].do[0].bi: unknown key; did you mean \"by\"?" },
  { DO ("{\"op\": \"health\"}"), "cards[0].do[0]: must have \"by\" or \"to\"" },
  { DO ("{\"op\": \"health\", \"by\": 1, \"to\": 2}"), "cards[0].do[0].to: does not go with \"by\"" },
  { DO ("{\"op\": \"health\", \"by\": 21}"), "cards[0].do[0].by: must be a whole number from -20 to 20" },
  { DO ("{\"op\": \"health\", \"to\": -1}"), "cards[0].do[0].to: must be a whole number from 0 to 20" },
  { DO ("{\"op\": \"track\", \"track\": \"hungr\", \"by\": 1}"),
    "cards[0].do[0].track: there is no track \"hungr\"; did you mean \"hunger\"?" },
  { DO ("{\"op\": \"actions\", \"side\": \"both\", \"by\": 1, \"when\": \"now\"}"),
    "cards[0].do[0].side: there is no side \"both\"; it can be \"worms\", \"bird\"" },
  { DO ("{\"op\": \"actions\", \"side\": \"bird\", \"by\": 1}"), "cards[0].do[0].when: missing" },
  { DO ("{\"op\": \"actions\", \"side\": \"bird\", \"by\": 1, \"end\": true}"), "cards[0].do[0].end: the turn is over" },
  { DO ("{\"op\": \"cards\", \"do\": \"drwa\", \"side\": \"bird\", \"n\": 1}"),
    "cards[0].do[0].do: there is no thing to do with cards \"drwa\"; did you mean \"draw\"?" },
  { DO ("{\"op\": \"cards\", \"do\": \"discard\", \"side\": \"bird\", \"what\": {\"pick\": \"card\", \"in\": "
        "\"worms-hand\"}}"), "cards[0].do[0].what: is picked from the other side's hand" },
  { DO ("{\"op\": \"cards\", \"do\": \"look\", \"side\": \"bird\", \"as\": \"c\"}"), "cards[0].do[0].as: the whole hand" },
  { DO ("{\"op\": \"put\", \"token\": \"grave\", \"at\": {\"pick\": \"grass\"}}"),
    "cards[0].do[0].token: there is no thing to put \"grave\"" },
  { DO ("{\"op\": \"sink\", \"column\": {\"pick\": \"grass\"}, \"n\": 0, \"as\": \"stone\"}"),
    "cards[0].do[0].n: must be a whole number from 1 to 20" },
  { DO ("{\"op\": \"rain\", \"dir\": \"up-left\", \"n\": 1}"), "cards[0].do[0].dir: there is no direction \"up-left\"" },
  { DO ("{\"op\": \"roll\", \"die\": 8, \"as\": \"r\"}"), "cards[0].do[0].die: must be 6, 12 or \"column\"" },
  { DO ("{\"op\": \"stun\", \"who\": {\"pick\": \"zombie\"}}"), "cards[0].do[0].who: only Worms are stunned" },
  { DO ("{\"op\": \"stun\", \"who\": {\"pick\": \"bedrock\"}}"),
    "cards[0].do[0].who: this cannot be done with a bedrock" },
  { DO ("{\"op\": \"die\", \"who\": {\"pick\": \"worm\"}, \"cause\": \"lava\"}"),
    "cards[0].do[0].cause: there is no cause \"lava\"; it can be \"eaten\", \"gone\"" },
  { DO ("{\"op\": \"take\", \"what\": {\"pick\": \"worm\"}}"), "cards[0].do[0].what: this cannot be done with a worm" },
  { DO ("{\"op\": \"lift\", \"column\": {\"pick\": \"grass\"}, \"n\": {\"upto\": 3}}"),
    "cards[0].do[0].n.upto: unknown key" },

  /* act */
  { DO ("{\"op\": \"act\", \"action\": \"mvoe\", \"who\": {\"pick\": \"worm\"}}"),
    "cards[0].do[0].action: there is no action \"mvoe\"; did you mean \"move\"?" },
  { DO ("{\"op\": \"act\", \"action\": \"dig\", \"who\": {\"pick\": [\"worm\", \"zombie\"]}}"),
    "cards[0].do[0].action: who acts here cannot dig" },
  { DO ("{\"op\": \"act\", \"action\": \"move\"}"), "cards[0].do[0].action: who acts here cannot move" },
  { DO ("{\"op\": \"act\", \"action\": \"move\", \"who\": {\"pick\": \"worm\", \"as\": \"w\"}}"),
    "cards[0].do[0].who.as: nothing is picked here" },
  { DO ("{\"op\": \"act\", \"action\": \"dig\", \"direction\": \"downn\"}"),
    "cards[0].do[0].direction: there is no direction \"downn\"; did you mean \"down\"?" },
  { DO ("{\"op\": \"act\", \"action\": [\"dig\", \"dig\"]}"), "cards[0].do[0].action[1]: stands twice" },
  { DO ("{\"op\": \"act\", \"action\": \"dig\", \"times\": 0}"), "cards[0].do[0].times: must be a whole number" },
  { DO ("{\"op\": \"act\", \"action\": \"dig\", \"with\": [{\"hook\": \"rnage\", \"what\": \"dig\", \"value\": []}]}"),
    "cards[0].do[0].with[0].hook: there is no hook \"rnage\"; did you mean \"range\"?" },

  /* Selectors and filters. */
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"wrom\"}}"),
    "cards[0].do[0].what.pick: there is no thing \"wrom\"; did you mean \"worm\"?" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": []}}"), "cards[0].do[0].what.pick: must not be empty" },
  { DO ("{\"op\": \"pick\", \"what\": {\"n\": 1}}"), "cards[0].do[0].what.pick: missing" },
  { DO ("{\"op\": \"pick\", \"what\": \"bird\"}"), "cards[0].do[0].what: there is nothing to pick" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"nearbye\": true}}"),
    "cards[0].do[0].what.nearbye: unknown key; did you mean \"nearby\"?" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"nearby\": false}}"),
    "cards[0].do[0].what.nearby: can only be true" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"within\": 0}}"),
    "cards[0].do[0].what.within: must be a whole number from 1" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"of\": \"bird\"}}"), "cards[0].do[0].what.of: says of what" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"here\": true, \"nearby\": true}}"),
    "cards[0].do[0].what: nothing can be in all these places" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"above\": true, \"below\": true}}"),
    "cards[0].do[0].what: nothing can be in all these places" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"rows\": [9, 3]}}"), "cards[0].do[0].what.rows: no row is in" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"rows\": [3]}}"), "cards[0].do[0].what.rows: must be the first" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"rows\": [3, 14]}}"),
    "cards[0].do[0].what.rows[1]: there are rows 0 to 13 only" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"outside-rows\": [9, 3]}}"),
    "cards[0].do[0].what.outside-rows: no row is in" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"column\", \"between\": [\"j\", \"b\"]}}"),
    "cards[0].do[0].what.between: no column is there" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"column\", \"between\": [\"a\", \"l\"]}}"),
    "cards[0].do[0].what.between[1]: must be a column" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"bedrock\", \"terrain\": \"grass\"}}"),
    "cards[0].do[0].what: there can be no such thing in this terrain" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"space\", \"fits\": \"bedrock\", \"terrain\": \"cleared\"}}"),
    "cards[0].do[0].what: there can be no such thing in this terrain" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"space\", \"terrain\": \"sky\", \"rows\": [1, 3]}}"),
    "cards[0].do[0].what: this terrain is never in these rows" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"space\", \"with\": \"worm\", \"without\": [\"worm\", \"bird\"]}}"),
    "cards[0].do[0].what.without: nothing that \"with\" asks for" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"bird\", \"stunned\": true}}"),
    "cards[0].do[0].what.stunned: only Worms are stunned" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"bird\", \"unbitten\": true}}"),
    "cards[0].do[0].what.unbitten: only Worms and Zombies bite" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"card\"}}"), "cards[0].do[0].what.in: missing: whose cards?" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"in\": \"bird-hand\"}}"),
    "cards[0].do[0].what.in: only cards are in a hand" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": [\"card\", \"worm\"], \"in\": \"bird-hand\"}}"),
    "cards[0].do[0].what.pick: cards cannot be picked together" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"card\", \"in\": \"bird-hand\", \"nearby\": true}}"),
    "cards[0].do[0].what: a card in a hand is nowhere" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"n\": {\"up-to\": 0}}}"),
    "cards[0].do[0].what.n.up-to: must be a whole number from 1 to 20" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"n\": \"al\"}}"),
    "cards[0].do[0].what.n: there is no number \"al\"; did you mean \"all\"?" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"by\": \"me\"}}"), "cards[0].do[0].what.by: there is no side" },
  { DO ("{\"op\": \"stun\", \"who\": \"self\"}"), "cards[0].do[0].who: only champions have a \"self\"" },
  { DO ("{\"op\": \"stun\", \"who\": \"sel\"}"), "cards[0].do[0].who: there is no thing \"sel\"; did you mean \"self\"?" },
  { DO ("{\"op\": \"stun\", \"who\": \"it\"}"), "cards[0].do[0].who: nothing has been picked before" },
  { DO (PICK_WORM ", {\"op\": \"put\", \"token\": \"bedrock\", \"at\": {\"pick\": \"space\", \"n\": 2, \"adjacent\": true, "
        "\"of\": \"it\"}}"), "cards[0].do[1].at: \"it\" is another thing at each pick" },

  /* What is kept. */
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\", \"as\": \"bait\"}}, {\"op\": \"stun\", \"who\": {\"kept\": "
        "\"bate\"}}"), "cards[0].do[1].who.kept: nothing is kept as \"bate\" before; did you mean \"bait\"?" },
  { DO ("{\"op\": \"stun\", \"who\": {\"kept\": \"w\"}}, " PICK_WORM),
    "cards[0].do[0].who.kept: nothing is kept as \"w\" before" },
  { DO ("{\"op\": \"stun\", \"who\": {\"kept\": \"who\"}}"), "cards[0].do[0].who.kept: no trigger here has \"who\"" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\"}, \"as\": \"who\"}"), "cards[0].do[0].as: \"who\" is kept by" },
  { DO (PICK_WORM ", {\"op\": \"pick\", \"what\": {\"pick\": \"grass\"}, \"as\": \"w\"}"),
    "cards[0].do[1].as: \"w\" is kept as a piece and as a space" },
  { DO ("{\"op\": \"pick\", \"what\": {\"pick\": [\"worm\", \"grass\"]}, \"as\": \"w\"}"),
    "cards[0].do[0].as: pieces, what lies in spaces" },
  { DO (PICK_WORM ", {\"op\": \"health\", \"by\": {\"kept\": \"w\"}}"), "cards[0].do[1].by.kept: is no number" },
  { DO ("{\"op\": \"keep\", \"value\": 3, \"as\": \"n\"}, {\"op\": \"stun\", \"who\": {\"kept\": \"n\"}}"),
    "cards[0].do[1].who.kept: is a number" },
  { DO (PICK_WORM ", {\"op\": \"mod\", \"hook\": \"may\", \"what\": \"burn\", \"value\": false, \"who\": \"it\", "
        "\"until\": \"turn\"}"), "cards[0].do[1].who: \"it\" is not known any more" },
  { DO (PICK_WORM ", {\"op\": \"put\", \"token\": \"lava\", \"at\": {\"cell\": [\"w\", \"w\"]}}"),
    "cards[0].do[1].at.cell[0]: is not kept as a column" },
  { CHAMPION ("a", "\"use\": {\"per\": \"any\", \"cost\": 0, \"do\": [" PICK_WORM "]}, \"after\": [{\"event\": \"rest\", "
              "\"do\": [{\"op\": \"stun\", \"who\": {\"kept\": \"w\"}}]}]"),
    "cards[0].after[0].do[0].who.kept: \"w\" is not kept yet" },
  { DO ("{\"op\": \"keep\", \"value\": 1, \"as\": \"a\"}, {\"op\": \"keep\", \"value\": 1, \"as\": \"b\"}, {\"op\": \"keep\", "
        "\"value\": 1, \"as\": \"c\"}, {\"op\": \"keep\", \"value\": 1, \"as\": \"d\"}, {\"op\": \"keep\", \"value\": 1, "
        "\"as\": \"e\"}, {\"op\": \"keep\", \"value\": 1, \"as\": \"f\"}, {\"op\": \"keep\", \"value\": 1, \"as\": \"g\"}, "
        "{\"op\": \"swap\", \"a\": {\"pick\": \"worm\"}, \"b\": {\"pick\": \"worm\"}}, "
        "{\"op\": \"keep\", \"value\": 1, \"as\": \"h\"}"), "cards[0].do[8].as: a card can keep 8 things at most" },

  /* Moves and swaps. */
  { DO ("{\"op\": \"move\", \"what\": {\"pick\": [\"drill\", \"gravestone\"]}, \"to\": {\"pick\": \"grass\"}}"),
    "cards[0].do[0].what: can be pieces, or tokens of one kind" },
  { DO ("{\"op\": \"move\", \"what\": {\"pick\": \"worm\"}, \"to\": {\"pick\": \"grass\", \"n\": 2}}"),
    "cards[0].do[0].to: must be one place" },
  { DO ("{\"op\": \"move\", \"what\": {\"pick\": \"worm\"}, \"to\": \"it\"}"), "cards[0].do[0].to: \"it\" is what is moved" },
  { DO ("{\"op\": \"swap\", \"a\": {\"pick\": \"worm\"}, \"b\": {\"pick\": \"column\"}}"),
    "cards[0].do[0]: two pieces, or two columns" },
  { DO ("{\"op\": \"swap\", \"a\": {\"pick\": \"worm\", \"n\": 2}, \"b\": {\"pick\": \"worm\"}}"),
    "cards[0].do[0].a: must be one" },

  /* Values and predicates. */
  { DO ("{\"op\": \"health\", \"by\": {}}"), "cards[0].do[0].by: must have a key" },
  { DO ("{\"op\": \"health\", \"by\": {\"min\": [1, 2], \"sub\": [1, 2]}}"), "cards[0].do[0].by: must have one key only" },
  { DO ("{\"op\": \"health\", \"by\": {\"min\": [1]}}"), "cards[0].do[0].by.min: must be two values" },
  { DO ("{\"op\": \"health\", \"by\": {\"cuont\": {\"pick\": \"worm\"}}}"),
    "cards[0].do[0].by.cuont: unknown key; did you mean \"count\"?" },
  { DO ("{\"op\": \"health\", \"by\": {\"count\": \"bird\"}}"), "cards[0].do[0].by.count: there is nothing to count" },
  { DO ("{\"op\": \"health\", \"by\": \"picket\"}"), "cards[0].do[0].by: there is no value \"picket\"; did you mean \"picked\"?" },
  { DO ("{\"op\": \"health\", \"by\": 1.5}"), "cards[0].do[0].by: must be a whole number" },
  { WORM_CARD ("a", "\"if\": {\"exist\": {\"pick\": \"worm\"}}, " NOTHING_MUCH),
    "cards[0].if.exist: unknown key; did you mean \"exists\"?" },
  { WORM_CARD ("a", "\"if\": {\"not\": {\"all\": []}}, " NOTHING_MUCH), "cards[0].if.not.all: must not be empty" },
  { WORM_CARD ("a", "\"if\": {\"ate\": \"week\"}, " NOTHING_MUCH), "cards[0].if.ate: there is no time \"week\"" },
  { WORM_CARD ("a", "\"if\": {\"stunned\": \"bird\"}, " NOTHING_MUCH), "cards[0].if.stunned: only Worms are stunned" },
  { WORM_CARD ("a", "\"if\": {\"card-in-play\": \"b\"}, " NOTHING_MUCH), "cards[0].if.card-in-play: there is no card \"b\"" },
  { WORM_CARD ("a", "\"if\": {\"card-in-play\": \"a\"}, " NOTHING_MUCH), "cards[0].if.card-in-play: is no champion" },
  { WORM_CARD ("a", "\"if\": {\"in-force\": \"b\"}, " NOTHING_MUCH), "cards[0].if.in-force: there is no card \"b\"" },
  { WORM_CARD ("a", "\"if\": {\"can\": {\"action\": \"fly\"}}, " NOTHING_MUCH), "cards[0].if.can.who: missing" },

  /* Flow. */
  { DO ("{\"op\": \"each\", \"of\": {\"pick\": \"worm\"}, " NOTHING_MUCH "}"), "cards[0].do[0].of.n: missing: how many?" },
  { DO ("{\"op\": \"each\", \"of\": \"bird\", " NOTHING_MUCH "}"), "cards[0].do[0].of: there is nothing to go through" },
  { DO ("{\"op\": \"choose\", \"of\": [{\"name\": \"b\", " NOTHING_MUCH "}, {\"name\": \"b\", " NOTHING_MUCH "}]}"),
    "cards[0].do[0].of[1].name: another alternative is called so" },
  { DO ("{\"op\": \"choose\", \"of\": [{\"name\": \"done\", " NOTHING_MUCH "}]}"),
    "cards[0].do[0].of[0].name: the name of an alternative is made of" },
  { DO ("{\"op\": \"choose\", \"of\": []}"), "cards[0].do[0].of: must not be empty" },
  { DO ("{\"op\": \"times\", \"n\": 2, \"do\": [{\"op\": \"times\", \"n\": 2, \"do\": [{\"op\": \"times\", \"n\": 2, "
        "\"do\": [{\"op\": \"times\", \"n\": 2, " NOTHING_MUCH "}]}]}]}"),
    "cards[0].do[0].do[0].do[0].do[0]: loops stand in each other 3 deep" },
  { DO ("{\"op\": \"if\", \"do\": []}"), "cards[0].do[0].if: missing" },
  { DO ("{\"op\": \"choose-direction\", \"of\": [\"up\"]}"), "cards[0].do[0].as: missing" },

  /* Modifiers. */
  { DO ("{\"op\": \"mod\", \"hook\": \"may\", \"what\": \"etaen\", \"value\": true, \"until\": \"day\"}"),
    "cards[0].do[0].what: there is no action or thing allowed \"etaen\"" },
  { DO ("{\"op\": \"mod\", \"hook\": \"range\", \"what\": \"rest\", \"value\": [{\"shape\": \"any\"}], \"until\": \"day\"}"),
    "cards[0].do[0].what: \"drill\", \"play\" and \"rest\" have no range" },
  { DO ("{\"op\": \"mod\", \"hook\": \"range\", \"what\": \"fly\", \"value\": [{\"shape\": \"withn\", \"n\": 2}], "
        "\"until\": \"day\"}"),
    "cards[0].do[0].value[0].shape: there is no shape \"withn\"; did you mean \"within\"?" },
  { DO ("{\"op\": \"mod\", \"hook\": \"range\", \"what\": \"fly\", \"value\": [{\"shape\": \"within\"}], \"until\": \"day\"}"),
    "cards[0].do[0].value[0].n: missing" },
  { DO ("{\"op\": \"mod\", \"hook\": \"range\", \"what\": \"fly\", \"value\": [{\"shape\": \"any\", \"n\": 2}], "
        "\"until\": \"day\"}"), "cards[0].do[0].value[0].n: \"any\" has no number" },
  { DO ("{\"op\": \"mod\", \"hook\": \"cost\", \"what\": \"fly\", \"value\": {\"times\": 2}, \"until\": \"day\"}"),
    "cards[0].do[0].value.times: a cost is set or added to" },
  { DO ("{\"op\": \"mod\", \"hook\": \"may\", \"what\": \"fly\", \"value\": 1, \"until\": \"day\"}"),
    "cards[0].do[0].value: must be true or false" },
  { DO ("{\"op\": \"mod\", \"hook\": \"may\", \"what\": \"fly\", \"value\": true, \"until\": \"tommorow\"}"),
    "cards[0].do[0].until: is no duration; did you mean \"tomorrow\"?" },
  { DO ("{\"op\": \"mod\", \"hook\": \"may\", \"what\": \"fly\", \"value\": true}"), "cards[0].do[0].until: missing" },
  { DO ("{\"op\": \"mod\", \"hook\": \"calendar\", \"what\": [\"order\", \"rain\"], \"value\": \"bird\", \"until\": \"day\"}"),
    "cards[0].do[0].what: order and rain have values of their own" },
  { DO ("{\"op\": \"mod\", \"hook\": \"calendar\", \"what\": \"rain\", \"value\": \"bird\", \"until\": \"day\"}"),
    "cards[0].do[0].value: there is no weather \"bird\"" },
  { DO ("{\"op\": \"mod\", \"hook\": \"amount\", \"what\": \"food\", \"value\": 1, \"side\": \"bird\", \"until\": \"day\"}"),
    "cards[0].do[0].side: goes with" },
  { DO ("{\"op\": \"mod\", \"hook\": \"amount\", \"what\": \"food\", \"value\": 1, \"by-action\": \"peck\", \"until\": \"day\"}"),
    "cards[0].do[0].by-action: goes with" },
  { DO ("{\"op\": \"mod\", \"hook\": \"may\", \"what\": \"play\", \"value\": false, \"barred\": true, \"until\": \"day\"}"),
    "cards[0].do[0].barred: there must be \"keep-hand\"" },
  { DO ("{\"op\": \"mod\", \"hook\": \"may\", \"what\": \"play\", \"value\": false, \"keep-hand\": {\"of\": \"bird\"}, "
        "\"until\": \"day\"}"), "cards[0].do[0].keep-hand: there must be \"barred\"" },

  /* Triggers. */
  { CHAMPION ("a", "\"after\": [{\"event\": \"bites\", " NOTHING_MUCH "}]"),
    "cards[0].after[0].event: there is no event \"bites\"; did you mean \"bite\"?" },
  { CHAMPION ("a", "\"replace\": [{\"event\": \"bite\", " NOTHING_MUCH "}]"),
    "cards[0].replace[0].event: there is no event \"bite\"; it can be \"eaten\", \"contact\"" },
  { CHAMPION ("a", "\"after\": [{\"event\": \"rest\", \"from\": {\"pick\": \"grass\"}, " NOTHING_MUCH "}]"),
    "cards[0].after[0].from: this event has no \"from\"" },
  { CHAMPION ("a", "\"after\": [{\"event\": \"rest\", \"side\": \"bird\", " NOTHING_MUCH "}]"),
    "cards[0].after[0].side: this event belongs to no side" },
  { CHAMPION ("a", "\"after\": [{\"event\": \"rest\", \"by-action\": \"eat\", " NOTHING_MUCH "}]"),
    "cards[0].after[0].by-action: this event comes by no action" },
  { CHAMPION ("a", "\"after\": [{\"event\": \"bite\", \"ask\": true, " NOTHING_MUCH "}]"),
    "cards[0].after[0].ask: goes with \"replace\" only" },
  { CHAMPION ("a", "\"after\": [{\"event\": \"bite\"}]"), "cards[0].after[0].do: missing" },
  { DO ("{\"op\": \"later\", \"event\": \"bite\", \"per\": \"turn\", \"until\": \"day\", " NOTHING_MUCH "}"),
    "cards[0].do[0].per: unknown key" },
  { DO ("{\"op\": \"later\", \"event\": \"bite\", \"until\": \"event contact\", " NOTHING_MUCH "}"),
    "cards[0].do[0].until: is no duration" },
};

static void
test_fault (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BmCardSet) set = read_card (test->card, faults);
  g_autofree char *wanted = g_strconcat ("box: ", test->fault, NULL);

  g_assert_null (set);
  for (guint i = 0; i < faults->len; i++)
    if (g_str_has_prefix (g_ptr_array_index (faults, i), wanted))
      return;
  g_test_message ("%s: it is not said that %s, but:", test->card, wanted);
  for (guint i = 0; i < faults->len; i++)
    g_test_message ("%s", (char *) g_ptr_array_index (faults, i));
  g_test_fail ();
}

/* All faults of a file are told, each once. */
static void
test_all_faults (void)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BmCardSet) set = read_card (DO ("{\"op\": \"helath\"}, {\"op\": \"health\"}, {\"op\": \"health\", \"by\": 99}")
                                         "," WORM_CARD ("b", "\"tip\": 3, " NOTHING_MUCH), faults);

  g_assert_null (set);
  g_assert_cmpuint (faults->len, ==, 4);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (faults, 0), "box: cards[0].do[0].op: "));
  g_assert_true (g_str_has_prefix (g_ptr_array_index (faults, 1), "box: cards[0].do[1]: "));
  g_assert_true (g_str_has_prefix (g_ptr_array_index (faults, 2), "box: cards[0].do[2].by: "));
  g_assert_true (g_str_has_prefix (g_ptr_array_index (faults, 3), "box: cards[1].tip: "));
}

static void
test_too_many_faults (void)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) ops = g_string_new ("{}");
  g_autofree char *card = NULL;
  g_autoptr (BmCardSet) set = NULL;

  for (guint i = 1; i < 150; i++)
    g_string_append (ops, ", {}");
  card = g_strdup_printf (DO ("%s"), ops->str);
  set = read_card (card, faults);
  g_assert_null (set);
  g_assert_cmpuint (faults->len, ==, BM_CARDS_MAX_FAULTS + 1);
  g_assert_cmpstr (g_ptr_array_index (faults, BM_CARDS_MAX_FAULTS), ==, "box: $: 50 more faults");
}

/* The file around the cards. */
static void
test_files (void)
{
  static const struct
  {
    const char *text;
    const char *fault;
  } files[] = {
    { "", "box: $: line 1, column 1: an object or a list is missing" },
    { "[]", "box: $: must be an object, not a list" },
    { "{}", "box: format: missing" },
    { "{\"format\": \"bloodmoon-position\", \"version\": 1, \"cards\": []}", "box: format: must be \"bloodmoon-cards\"" },
    { "{\"format\": \"bloodmoon-cards\", \"version\": 2, \"cards\": []}", "box: version: written by a newer version" },
    { "{\"format\": \"bloodmoon-cards\", \"version\": 1}", "box: cards: missing" },
    { "{\"format\": \"bloodmoon-cards\", \"version\": 1, \"cards\": []}", "box: cards: must not be empty" },
    { "{\"format\": \"bloodmoon-cards\", \"version\": 1, \"cards\": {}}", "box: cards: must be a list" },
    { HEAD WORM_CARD ("a", NOTHING_MUCH) "], \"crads\": 1}", "box: crads: unknown key; did you mean \"cards\"?" },
    { HEAD "\"\xff\"" TAIL, "box: $: line 1, column" },
    { HEAD "\"\\u0000\"" TAIL, "box: $: line 1, column" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
      const char *const texts[] = { files[i].text, NULL };
      g_autoptr (BmCardSet) set = read_texts (texts, faults);

      g_assert_null (set);
      g_assert_cmpuint (faults->len, >=, 1);
      if (!g_str_has_prefix (g_ptr_array_index (faults, 0), files[i].fault))
        g_error ("%s, not %s", (char *) g_ptr_array_index (faults, 0), files[i].fault);
    }
}

/* --- Limits ---------------------------------------------------------------------------------------------------- */

static char *
many_cards (guint       n,
            const char *deck,
            guint       copies)
{
  GString *text = g_string_new (HEAD);
  gboolean champions = g_str_has_suffix (deck, "champion");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s{\"id\": \"%s-%u\", \"name\": \"A\", \"deck\": \"%s\", \"copies\": %u, \"text\": \"t\", %s}",
                            i > 0 ? "," : "", deck, i, deck, copies,
                            champions ? "\"rule\": [{\"hook\": \"cost\", \"what\": \"push\", \"value\": 0}]" : NOTHING_MUCH);
  g_string_append (text, TAIL);
  return g_string_free (text, FALSE);
}

static void
check_many (guint       n,
            const char *deck,
            guint       copies,
            const char *fault)
{
  g_autofree char *text = many_cards (n, deck, copies);
  const char *const texts[] = { text, NULL };
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BmCardSet) set = read_texts (texts, faults);

  if (fault == NULL)
    {
      g_assert_cmpuint (faults->len, ==, 0);
      g_assert_cmpuint (set->n_cards, ==, n);
      return;
    }
  g_assert_null (set);
  g_assert_cmpstr (g_ptr_array_index (faults, 0), ==, fault);
}

static void
test_limits (void)
{
  g_autofree char *long_text = g_strnfill (2 * BM_MAX_CARD_TEXT, 'x');
  g_autofree char *card = NULL;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BmCardSet) set = NULL;

  check_many (200, "worm-champion", 1, NULL);
  check_many (201, "worm-champion", 1, "box: cards: there would be more than 200 cards");
  check_many (22, "worm", 2, NULL);
  check_many (23, "worm", 2, "box: cards: the deck \"worm\" would have 46 cards, more than 44");
  check_many (12, "bird", 4, "box: cards: the deck \"bird\" would have 48 cards, more than 44");
  check_many (32, "event", 1, NULL);
  check_many (33, "event", 1, "box: cards: the deck \"event\" would have 33 cards, more than 32");

  /* Characters count, not bytes. */
  for (guint i = 0; i < BM_MAX_CARD_TEXT; i++)
    memcpy (long_text + 2 * i, "\xc3\xa4", 2);
  card = g_strdup_printf ("{\"id\": \"a\", \"name\": \"A\", \"deck\": \"worm\", \"copies\": 1, \"text\": \"%s\", "
                          NOTHING_MUCH "}", long_text);
  bm_cards_free (read_good (card));
  g_free (card);
  card = g_strdup_printf ("{\"id\": \"a\", \"name\": \"A\", \"deck\": \"worm\", \"copies\": 1, \"text\": \"x%s\", "
                          NOTHING_MUCH "}", long_text);
  set = read_card (card, faults);
  g_assert_null (set);
  g_assert_cmpstr (g_ptr_array_index (faults, 0), ==, "box: cards[0].text: has 221 characters, more than 220");
}

static void
test_too_many_ops (void)
{
  g_autoptr (GString) ops = g_string_new ("{\"op\": \"health\", \"by\": 1}");
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *good = NULL, *bad = NULL;
  g_autoptr (BmCardSet) set = NULL;

  for (guint i = 2; i < BM_MAX_CARD_OPS; i++)
    g_string_append (ops, ", {\"op\": \"health\", \"by\": 1}");
  good = g_strdup_printf (DO ("%s"), ops->str);
  bm_cards_free (read_good (good));
  g_string_append (ops, ", {\"op\": \"health\", \"by\": 1}");
  bad = g_strdup_printf (DO ("%s"), ops->str);
  set = read_card (bad, faults);
  g_assert_null (set);
  g_assert_cmpstr (g_ptr_array_index (faults, 0), ==, "box: cards[0]: does too much: 256 steps, more than 255");
}

/* --- What is made of a card ------------------------------------------------------------------------------------ */

static void
check_codes (const char      *card,
             const BmOpCode  *codes,
             guint            n)
{
  g_autoptr (BmCardSet) set = read_good (card);

  for (guint i = 0; i < MIN (n, set->cards[0].n_ops); i++)
    if (set->ops[set->cards[0].op + i].code != codes[i])
      g_error ("%s: op %u is %u, not %u", card, i, set->ops[set->cards[0].op + i].code, codes[i]);
  g_assert_cmpuint (set->cards[0].n_ops, ==, n);
}

#define CHECK_CODES(card, ...) \
  G_STMT_START { \
    static const BmOpCode codes[] = { __VA_ARGS__ }; \
    check_codes (card, codes, G_N_ELEMENTS (codes)); \
  } G_STMT_END

static void
test_code (void)
{
  CHECK_CODES (DO ("{\"op\": \"health\", \"by\": 1}"), BM_OP_HEALTH, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"stun\", \"who\": {\"pick\": \"worm\"}}"), BM_OP_PICK, BM_OP_STUN, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"stun\", \"who\": {\"pick\": \"worm\", \"n\": \"all\"}}"),
               BM_OP_EACH, BM_OP_STUN, BM_OP_AGAIN, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"stun\", \"who\": {\"pick\": \"worm\", \"n\": {\"up-to\": 1}}}"),
               BM_OP_EACH, BM_OP_STUN, BM_OP_AGAIN, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"act\", \"action\": \"move\", \"who\": {\"pick\": \"worm\"}}"), BM_OP_ACT, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"move\", \"what\": {\"pick\": \"worm\"}, \"to\": {\"pick\": \"grass\"}}"),
               BM_OP_PICK, BM_OP_PICK, BM_OP_MOVE, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\"}}, {\"op\": \"move\", \"what\": \"it\", \"to\": {\"pick\": "
                   "\"grass\"}}"), BM_OP_PICK, BM_OP_KEEP, BM_OP_PICK, BM_OP_MOVE, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"swap\", \"a\": {\"pick\": \"worm\"}, \"b\": {\"pick\": \"worm\"}}"),
               BM_OP_PICK, BM_OP_PICK, BM_OP_SWAP, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"lift\", \"column\": {\"pick\": \"grass\"}, \"n\": {\"up-to\": 3}}"),
               BM_OP_PICK, BM_OP_NUMBER, BM_OP_LIFT, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"if\", \"if\": {\"ate\": \"day\"}, " NOTHING_MUCH ", \"else\": [{\"op\": \"health\", \"by\": 2}]}"),
               BM_OP_IF, BM_OP_HEALTH, BM_OP_JUMP, BM_OP_HEALTH, BM_OP_END);
  CHECK_CODES (DO ("{\"op\": \"choose\", \"of\": [{\"name\": \"b\", " NOTHING_MUCH "}, {\"name\": \"c\", " NOTHING_MUCH "}]}"),
               BM_OP_CHOOSE, BM_OP_HEALTH, BM_OP_JUMP, BM_OP_HEALTH, BM_OP_JUMP, BM_OP_END);
  /* The program of a reminder comes first. */
  CHECK_CODES (DO ("{\"op\": \"later\", \"event\": \"rest\", \"until\": \"day\", " NOTHING_MUCH "}"),
               BM_OP_HEALTH, BM_OP_END, BM_OP_EFFECT, BM_OP_END);
}

/* Jumps and starts, also of what stands behind another program. */
static void
test_jumps (void)
{
  g_autoptr (BmCardSet) set = read_good (DO (
    "{\"op\": \"later\", \"event\": \"rest\", \"until\": \"day\", " NOTHING_MUCH "}, "
    "{\"op\": \"times\", \"n\": 2, \"do\": [{\"op\": \"roll\", \"die\": \"column\", \"as\": \"c\", \"again-if\": "
    "{\"equal\": [{\"kept\": \"c\"}, 1]}}, "
    "{\"op\": \"choose\", \"optional\": true, \"of\": [{\"name\": \"b\", \"if\": {\"ate\": \"day\"}, " NOTHING_MUCH "}]}]}"));
  const BmCard *card = &set->cards[0];
  const BmOp *ops = &set->ops[card->op];
  const BmAlternative *alternative;

  g_assert_cmpuint (card->do_start, ==, 2);
  g_assert_cmpuint (ops[2].code, ==, BM_OP_EFFECT);
  g_assert_cmpuint (ops[3].code, ==, BM_OP_TIMES);
  g_assert_cmpuint (ops[3].jump, ==, 9);
  g_assert_cmpuint (ops[4].code, ==, BM_OP_ROLL);
  g_assert_cmpuint (ops[4].jump, ==, 8);
  g_assert_cmpuint (ops[5].code, ==, BM_OP_CHOOSE);
  g_assert_cmpuint (ops[5].flags, ==, BM_FLAG_OPTIONAL);
  g_assert_cmpuint (ops[5].jump, ==, 8);
  alternative = &set->alternatives[ops[5].a];
  g_assert_cmpuint (alternative->start, ==, 6);
  g_assert_cmpstr (set->names[alternative->name], ==, "b");
  g_assert_cmpuint (ops[8].code, ==, BM_OP_AGAIN);
  g_assert_cmpuint (ops[8].jump, ==, 3);
  g_assert_cmpuint (ops[9].code, ==, BM_OP_END);
  g_assert_cmpuint (card->n_parts, ==, 1);
  g_assert_cmpuint (set->triggers[set->parts[card->part].trigger].start, ==, 0);
}

/* What the rules look at before anything else. */
static void
test_bits (void)
{
  g_autoptr (BmCardSet) set = read_good (CHAMPION ("a",
    "\"rule\": [{\"hook\": \"may\", \"what\": \"any-action\", \"value\": false}, {\"hook\": \"amount\", \"what\": "
    "\"rain-steps\", \"value\": {\"times\": -1}, \"who\": \"self\"}], "
    "\"after\": [{\"event\": \"bite\", \"who\": \"self\", \"do\": [{\"op\": \"stun\", \"who\": {\"kept\": \"who\"}}]}], "
    "\"replace\": [{\"event\": \"contact\", \"by-action\": \"dig\", " NOTHING_MUCH "}]"));
  const BmCard *card = &set->cards[0];
  guint64 hooks = (guint64) 1 << BM_HOOK_AMOUNT (BM_AMOUNT_RAIN_STEPS);

  for (guint action = 0; action < BM_N_ACTIONS; action++)
    hooks |= (guint64) 1 << BM_HOOK_MAY (action);
  g_assert_cmpuint (card->hooks, ==, hooks);
  g_assert_cmpuint (card->n_rule, ==, BM_N_ACTIONS + 1);
  g_assert_cmpuint (card->triggers, ==, 1u << BM_AFTER_BITE | 1u << BM_REPLACE_CONTACT);
  g_assert_cmpuint (card->n_trigger, ==, 2);
  g_assert_cmpuint (set->triggers[card->trigger].who_slot, ==, 0);
  g_assert_cmpuint (card->slot_types[0], ==, BM_SLOT_PIECE);
  g_assert_cmpstr (card->slot_names[0], ==, "who");
  g_assert_cmpuint (set->triggers[card->trigger + 1].who_slot, ==, BM_NO_SLOT);
  g_assert_cmpuint (set->triggers[card->trigger + 1].action, ==, BM_ACTION_DIG);
}

/* What is kept without a name is forgotten with the op that needed it. */
static void
test_hidden_slots (void)
{
  g_autoptr (BmCardSet) set = read_good (DO (
    "{\"op\": \"swap\", \"a\": {\"pick\": \"worm\"}, \"b\": {\"pick\": \"worm\"}}, "
    "{\"op\": \"swap\", \"a\": {\"pick\": \"zombie\"}, \"b\": {\"pick\": \"zombie\"}}, "
    "{\"op\": \"move\", \"what\": {\"pick\": \"drill\"}, \"to\": {\"pick\": \"grass\"}}"));
  const BmCard *card = &set->cards[0];

  g_assert_cmpuint (card->n_slots, ==, 2);
  g_assert_cmpuint (card->slot_types[0], ==, BM_SLOT_PIECE);
  g_assert_cmpuint (card->slot_types[1], ==, BM_SLOT_SPACE);
  g_assert_cmpuint (set->ops[card->op + 8].code, ==, BM_OP_MOVE);
  g_assert_cmpuint (set->ops[card->op + 8].n, ==, BM_THING_DRILL);
}

/* --- Packs ----------------------------------------------------------------------------------------------------- */

#define FILE_OF(cards) HEAD cards TAIL

static void
test_packs (void)
{
  const char *const texts[] = {
    FILE_OF (WORM_CARD ("b", NOTHING_MUCH) "," WORM_CARD ("d", NOTHING_MUCH)),
    FILE_OF (WORM_CARD ("a", NOTHING_MUCH) "," WORM_CARD ("d", "\"do\": [{\"op\": \"health\", \"by\": 2}]")),
    FILE_OF (WORM_CARD ("c", NOTHING_MUCH) "," WORM_CARD ("b", "\"do\": [{\"op\": \"healt\", \"by\": 2}]")),
    FILE_OF (CHAMPION ("b", "\"rule\": [{\"hook\": \"may\", \"what\": \"burn\", \"value\": false}]")),
    FILE_OF (WORM_CARD ("e", "\"if\": {\"in-force\": \"a\"}, " NOTHING_MUCH)),
    NULL
  };
  static const char *const ids[] = { "a", "b", "d", "e" };
  static const gboolean packs[] = { TRUE, FALSE, TRUE, TRUE };
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BmCardSet) set = read_texts (texts, faults);

  g_assert_nonnull (set);
  g_assert_cmpuint (faults->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (faults, 0), ==,
                   "two: cards[1].do[0].op: there is no operation \"healt\"; did you mean \"health\"?");
  g_assert_cmpstr (g_ptr_array_index (faults, 1), ==,
                   "three: cards[0].deck: this card stands in the place of one of the deck \"worm\", and must be of the same");
  g_assert_cmpuint (set->n_cards, ==, G_N_ELEMENTS (ids));
  bm_card_set_use (set);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_assert_cmpstr (set->cards[i].id, ==, ids[i]);
      g_assert_cmpint (set->cards[i].from_pack, ==, packs[i]);
      g_assert_cmpuint (bm_card_find (ids[i]), ==, i);
    }
  g_assert_cmpuint (bm_card_find ("c"), ==, BM_NO_CARD);
  g_assert_cmpuint (bm_card_find (""), ==, BM_NO_CARD);
  g_assert_cmpstr (bm_card_name (0), ==, "A");
  bm_card_set_use (NULL);
  g_assert_cmpuint (bm_card_find ("a"), ==, BM_NO_CARD);
}

/* The hash is that of what the cards do, however they are written down. */
static void
test_hash (void)
{
  const char *const first[] = { FILE_OF (WORM_CARD ("a", "\"tip\": \"x\", " NOTHING_MUCH) "," WORM_CARD ("b", NOTHING_MUCH)),
                                NULL };
  const char *const second[] = {
    FILE_OF (WORM_CARD ("b", NOTHING_MUCH)),
    HEAD "{\"do\": [{\"by\": 1, \"op\": \"health\"}], \"text\": \"other\", \"notes\": [\"n\"], \"name\": \"B\", \"copies\": 1, "
    "\"deck\": \"worm\", \"id\": \"a\"}" TAIL,
    NULL
  };
  const char *const third[] = { FILE_OF (WORM_CARD ("a", NOTHING_MUCH) "," WORM_CARD ("b", "\"do\": [{\"op\": \"health\", "
                                                                                      "\"by\": 2}]")), NULL };
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BmCardSet) a = read_texts (first, faults);
  g_autoptr (BmCardSet) b = read_texts (second, faults);
  g_autoptr (BmCardSet) c = read_texts (third, faults);

  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_cmpuint (strlen (a->hash), ==, 64);
  g_assert_cmpstr (a->hash, ==, b->hash);
  g_assert_cmpstr (a->hash, !=, c->hash);
}

/* --- The box --------------------------------------------------------------------------------------------------- */

static void
test_box (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  const BmCardSet *set = bm_cards_box (&error);

  g_assert_no_error (error);
  g_assert_nonnull (set);
  g_assert_true (bm_card_set == set);
  g_assert_true (bm_cards_box (NULL) == set);
  bm_cards_check_box (set, faults);
  if (faults->len > 0)
    g_error ("%s", (char *) g_ptr_array_index (faults, 0));
  for (guint i = 0; i < set->n_cards; i++)
    {
      g_autofree char *text = bm_cards_explain ((guint8) i);

      g_assert_true (g_utf8_validate (text, -1, NULL));
      g_assert_null (strchr (text, '?'));
      g_assert_cmpuint (bm_card_find (set->cards[i].id), ==, i);
      g_assert_true (i == 0 || strcmp (set->cards[i - 1].id, set->cards[i].id) < 0);
    }
}

static void
test_explain (void)
{
  g_autofree char *text = NULL;

  bm_cards_box (NULL);
  text = bm_cards_explain (bm_card_find ("the-commander"));
  g_assert_cmpstr (text, ==,
                   "The Commander (the-commander), Worm champion\n"
                   "Power, once per turn, costs 0 actions:\n"
                   "- One Worm or Zombie other than this Worm makes 1 Move, for no action.\n");
}

/* Packs of whoever plays: a bad one is left out, and the others are there. */
static void
test_user_packs (void)
{
  g_autofree char *data = g_build_filename (g_get_user_data_dir (), "bloodmoon", NULL);
  g_autofree char *folder = g_build_filename (data, "cards", NULL);
  g_autofree char *good = g_build_filename (folder, "b.json", NULL);
  g_autofree char *bad = g_build_filename (folder, "a.json", NULL);
  g_autofree char *other = g_build_filename (folder, "c.txt", NULL);
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free), again = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  const BmCardSet *set;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (good, FILE_OF (WORM_CARD ("zz-mine", NOTHING_MUCH)), -1, NULL));
  g_assert_true (g_file_set_contents (bad, "{", -1, NULL));
  g_assert_true (g_file_set_contents (other, "{", -1, NULL));
  set = bm_cards_all (faults, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (faults, 0), bad));
  g_assert_true (bm_card_set == set);
  g_assert_cmpuint (bm_card_find ("zz-mine"), ==, set->n_cards - 1);
  bm_cards_box (NULL);
  g_assert_cmpuint (bm_card_find ("zz-mine"), ==, BM_NO_CARD);
  g_assert_true (bm_cards_all (again, NULL) == set);
  g_assert_cmpuint (again->len, ==, 1);
  g_remove (good);
  g_remove (bad);
  g_remove (other);
  g_rmdir (folder);
  g_rmdir (data);
}

static void
test_art (void)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BmCardSet) set = NULL;
  const char *const texts[] = { FILE_OF (WORM_CARD ("a", NOTHING_MUCH)), FILE_OF (WORM_CARD ("b", NOTHING_MUCH)), NULL };
  g_autofree char *folder = g_dir_make_tmp ("bm-test-XXXXXX", NULL);
  g_autofree char *picture = g_build_filename (folder, "a.svg", NULL);

  set = read_texts (texts, faults);
  bm_cards_check_art (set, folder, faults);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (faults, 0), "the box: a: there is no picture"));
  g_ptr_array_set_size (faults, 0);
  g_assert_true (g_file_set_contents (picture, "", -1, NULL));
  bm_cards_check_art (set, folder, faults);
  g_assert_cmpuint (faults->len, ==, 0);
  g_remove (picture);
  g_rmdir (folder);
}

/* --- Whatever the file holds ----------------------------------------------------------------------------------- */

static void
read_anything (const char *text,
               gsize       length)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  const BmCardsSource source = { "box", text, length };
  g_autoptr (BmCardSet) set = bm_cards_read (&source, 1, faults);

  g_assert_true ((set == NULL) == (faults->len > 0));
  bm_card_set_use (set);
  for (guint i = 0; set != NULL && i < set->n_cards; i++)
    g_free (bm_cards_explain ((guint8) i));
  bm_card_set_use (NULL);
}

static void
test_deep (void)
{
  g_autoptr (GString) text = g_string_new (HEAD WORM_CARD ("a", "\"if\": "));

  g_string_truncate (text, text->len - 1);
  for (guint i = 0; i < 58; i++)
    g_string_append (text, "{\"not\": ");
  g_string_append (text, "{\"ate\": \"day\"}");
  for (guint i = 0; i < 58; i++)
    g_string_append_c (text, '}');
  g_string_append (text, ", " NOTHING_MUCH "}" TAIL);
  read_anything (text->str, text->len);
}

/* Puts, takes away and exchanges pieces of the box as they come: keys under the wrong heads, values of other types. */
static char *
spoil (GRand      *random,
       const char *box,
       gsize       length,
       gsize      *n)
{
  static const char *const pieces[] = {
    "null", "true", "{}", "[]", "-1", "99999999999", "1e400", "\"it\"", "\"self\"", "{\"kept\": \"w\"}", "\"all\"",
    "{\"pick\": \"worm\", \"n\": \"all\"}", "\"\\u0000\"", "\"\xf0\x9f\xaa\xb1\"", "\xff", "\"later\"", "\"each\"", "\"do\"", ":",
    ",", "{", "}", "[", "]",
  };
  GString *text = g_string_new_len (box, (gssize) length);
  guint times = (guint) g_rand_int_range (random, 1, 4);

  while (times-- > 0)
    {
      gssize at = g_rand_int_range (random, 0, (gint32) text->len), span = g_rand_int_range (random, 0, 12);
      const char *piece = pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))];
      const char *from = strpbrk (text->str + at, ":,[{");

      /* Mostly a whole value, so that it is still JSON. */
      if (from != NULL && g_rand_int_range (random, 0, 4) > 0)
        {
          at = from + 1 - text->str;
          span = (gssize) strcspn (text->str + at, ",]}");
        }
      g_string_erase (text, at, MIN (span, (gssize) text->len - at));
      g_string_insert (text, at, piece);
    }
  *n = text->len;
  return g_string_free (text, FALSE);
}

static void
test_fuzz (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20);
  g_autoptr (GError) error = NULL;
  BmCardsSource box;
  guint rounds = g_test_slow () ? 20000 : 400;

  g_assert_true (bm_cards_box_source (&box, &error));
  for (guint i = 0; i < rounds; i++)
    {
      gsize n;
      g_autofree char *text = spoil (random, box.text, box.length, &n);

      read_anything (text, n);
    }
  /* Cut off anywhere. */
  for (gsize n = 0; n < box.length; n += 997)
    read_anything (box.text, n);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("bm-test-cards-XXXXXX", NULL);
  int status;

  /* The packs of whoever runs the test are none of its business.  (GLib's own way to say so leaks.) */
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cards/fault/%03u", (guint) i);

      g_test_add_data_func (path, &cases[i], test_fault);
    }
  g_test_add_func ("/cards/all-faults", test_all_faults);
  g_test_add_func ("/cards/too-many-faults", test_too_many_faults);
  g_test_add_func ("/cards/files", test_files);
  g_test_add_func ("/cards/limits", test_limits);
  g_test_add_func ("/cards/too-many-ops", test_too_many_ops);
  g_test_add_func ("/cards/code", test_code);
  g_test_add_func ("/cards/jumps", test_jumps);
  g_test_add_func ("/cards/bits", test_bits);
  g_test_add_func ("/cards/hidden-slots", test_hidden_slots);
  g_test_add_func ("/cards/packs", test_packs);
  g_test_add_func ("/cards/hash", test_hash);
  g_test_add_func ("/cards/box", test_box);
  g_test_add_func ("/cards/explain", test_explain);
  g_test_add_func ("/cards/user-packs", test_user_packs);
  g_test_add_func ("/cards/art", test_art);
  g_test_add_func ("/cards/deep", test_deep);
  g_test_add_func ("/cards/fuzz", test_fuzz);
  status = g_test_run ();
  g_rmdir (folder);
  return status;
}
