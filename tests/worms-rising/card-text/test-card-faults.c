/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Card files: whatever is wrong with one is told, with the place and, where a word is nearly right, with the right one.
 */
#include <string.h>

#include "wr-cards-json.h"
#include "wr-position.h"

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
  { CHAMPION ("a", "\"use\": {\"per\": \"any\", \"cost\": 0, " NOTHING_MUCH "}"),
    "cards[0].use.cost: a power that costs nothing can be used" },
  { DO (PICK_WORM), "cards[0].do: changes nothing" },
  { DO ("{\"op\": \"if\", \"if\": {\"ate\": \"day\"}, \"do\": [" PICK_WORM "]}"), "cards[0].do: changes nothing" },
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
    "cards[0].after[0].by-action: this event is not caused by an action" },
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
  g_autofree char *text = g_strconcat (HEAD, test->card, TAIL, NULL);
  const WrCardsSource source = { "box", text, strlen (text) };
  g_autoptr (WrCardSet) set = wr_cards_read (&source, 1, faults);
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cards/fault/%03u", (guint) i);

      g_test_add_data_func (path, &cases[i], test_fault);
    }
  return g_test_run ();
}
