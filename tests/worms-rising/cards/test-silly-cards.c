/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Cards that nobody would make, each as small as it can be: whatever the reader lets through neither hangs the program nor
 * breaks a position, a list of moves or a story of events.  The rest is refused when it is read.
 */
#include "check-ply.h"

#include "wr-cards-json.h"
#include "wr-event-text.h"
#include "wr-move-text.h"
#include "wr-position-json.h"

#include <string.h>

/* JSON is written with ' for ", and cards begin like this: */
#define CARD(deck, id)    "{'id': '" id "', 'name': 'A', 'text': 't', 'deck': '" deck "', 'copies': "
#define WORM(id)          CARD ("worm", id) "4, "
#define BIRD(id)          CARD ("bird", id) "4, "
#define WORM_CHAMPION(id) CARD ("worm-champion", id) "1, "
#define BIRD_CHAMPION(id) CARD ("bird-champion", id) "1, 'health': 6, "

/* Played from the Worms' hand. */
#define PLAYED "'hands': {'worms': ['a']}"

/* Green in c2, the Bird in the next column above: `fly c2` eats. */
#define PREY \
  "'turn': 'bird', 'hunger': 4, 'grass': [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], " \
  "'worms': [{'colour': 'green', 'card': 'a', 'at': 'c2'}, {'colour': 'yellow', 'at': 'd10'}, " \
  "{'colour': 'pink', 'at': 'j8'}]"

/* What a text does first, so that it can be played whatever comes after. */
#define A_CHANGE "{'op': 'track', 'track': 'hunger', 'by': 1}"

#define AN_ACTION "{'op': 'actions', 'side': 'worms', 'by': 1, 'when': 'now'}"
#define GIVE_UP \
  "{'op': 'cards', 'do': 'discard', 'side': 'worms', 'what': {'pick': 'card', 'in': 'worms-hand', 'n': {'up-to': 1}}}"

#define REMIND(event, ...) "{'op': 'later', 'event': '" event "', 'until': 'match', 'do': [" __VA_ARGS__ "]}"
#define FIVE(op)   op ", " op ", " op ", " op ", " op
#define TWELVE(op) FIVE (op) ", " FIVE (op) ", " op ", " op

/* A Worm is put onto another Grass, again and again. */
#define HOP(who, to) \
  "{'op': 'times', 'n': 20, 'do': [{'op': 'move', 'what': {'pick': 'worm', 'n': '" who "'}, " \
  "'to': {'pick': 'grass', 'without': ['worm', 'bird'], 'n': '" to "'}}]}"

#define MOST_MOVES  5
#define MOST_WANTED 3
#define PLIES       60 /* played at random afterwards */

typedef struct
{
  const char *name;
  const char *cards;
  const char *position;
  const char *moves[MOST_MOVES];
  const char *wanted[MOST_WANTED]; /* how lines of events begin; with a ! before it none may */
  const char *legal[MOST_WANTED];  /* after the moves; with a ! before it refused */
} Case;

static const Case cases[] = {
  /* Texts without end. */
  { "contact-that-does-not-part",
    WORM_CHAMPION ("a") "'replace': [{'event': 'contact', 'who': 'self', 'do': "
    "[{'op': 'cards', 'do': 'look', 'side': 'bird'}]}]}",
    PREY, { "fly c2" }, { "worm-eaten green c2" } },
  { "loops-in-loops",
    WORM ("a") "'do': [" A_CHANGE ", {'op': 'times', 'n': 20, 'do': [{'op': 'each', 'of': {'pick': 'space', 'n': 'all'}, "
    "'do': [{'op': 'each', 'of': {'pick': 'space', 'n': 'all'}, 'do': [{'op': 'track', 'track': 'suspicion', 'by': 1}]}]}]}]}",
    PLAYED, { "play a" }, { "skipped a R13.3" } },
  { "texts-that-set-off-each-other",
    WORM ("a") "'do': [" FIVE (REMIND ("on-grass", HOP ("first", "last")) ", " REMIND ("on-grass", HOP ("last", "first"))) "]}",
    PLAYED ", 'worms': [{'colour': 'green', 'at': 'b1'}, {'colour': 'pink', 'at': 'j8'}]", { "play a", "move green up" },
    { "skipped a R13.3" } },
  { "picks-that-lead-nowhere",
    WORM ("a") "'do': [" FIVE ("{'op': 'pick', 'what': {'pick': 'space'}}")
    ", {'op': 'take', 'what': {'pick': 'lava'}}]}",
    PLAYED, { NULL }, { NULL }, { "end" } },

  /* Actions that come out of a card for 2, which only more than 2 make legal (G3). */
  { "three-times-an-action", WORM ("a") "'do': [{'op': 'times', 'n': 3, 'do': [" AN_ACTION "]}]}",
    PLAYED, { NULL }, { NULL }, { "play a" } },
  { "twice-an-action", WORM ("a") "'do': [{'op': 'times', 'n': 2, 'do': [" AN_ACTION "]}]}",
    PLAYED, { NULL }, { NULL }, { "!play a" } },
  { "an-action-for-each-worm", WORM ("a") "'do': [{'op': 'each', 'of': {'pick': 'worm', 'n': 'all'}, 'do': [" AN_ACTION "]}]}",
    PLAYED, { "play a" }, { "actions worms now 1" }, { "end" } },
  { "an-action-for-each-of-two-worms",
    WORM ("a") "'do': [{'op': 'each', 'of': {'pick': 'worm', 'n': 'all'}, 'do': [" AN_ACTION "]}]}",
    PLAYED ", 'worms': [{'colour': 'green', 'at': 'b1'}, {'colour': 'pink', 'at': 'j8'}]", { NULL }, { NULL },
    { "!play a" } },
  { "actions-one-after-the-other", WORM ("a") "'do': [" AN_ACTION ", " AN_ACTION ", " AN_ACTION "]}",
    PLAYED, { NULL }, { NULL }, { "play a" } },
  { "actions-beyond-the-limit", WORM ("a") "'do': [" AN_ACTION ", " AN_ACTION ", " AN_ACTION "]}",
    PLAYED ", 'total': 6, 'spent': 0", { NULL }, { NULL }, { "!play a" } },
  { "fewer-actions", WORM ("a") "'do': [{'op': 'actions', 'side': 'worms', 'by': -1, 'when': 'now'}]}",
    PLAYED, { NULL }, { NULL }, { "play a" } },
  /* A card of the own hand is part of the price; what is done for each of them is not. */
  { "suspicion-for-cards", WORM ("a") "'do': [" GIVE_UP ", {'op': 'track', 'track': 'suspicion', 'by': 'picked'}]}",
    "'hands': {'worms': ['a', 'a']}", { NULL }, { NULL }, { "play a" } },
  { "suspicion-for-no-cards", WORM ("a") "'do': [" GIVE_UP ", {'op': 'track', 'track': 'suspicion', 'by': 'picked'}]}",
    PLAYED, { NULL }, { NULL }, { "!play a" } },
  { "cards-for-nothing", WORM ("a") "'do': [" GIVE_UP "]}",
    "'hands': {'worms': ['a', 'a']}", { NULL }, { NULL }, { "!play a" } },

  /* Hands. */
  { "hand-limit-under-0",
    BIRD_CHAMPION ("a") "'rule': [{'hook': 'amount', 'what': 'hand-limit', 'side': 'both', 'value': {'add': -20}}]}",
    "'bird': {'card': 'a'}", { "end", "end" }, { "turn-end bird" } },
  { "hand-limit-of-nothing-to-choose",
    BIRD_CHAMPION ("a") "'rule': [{'hook': 'amount', 'what': 'hand-limit', 'side': 'both', 'value': 0}]}, "
    WORM ("b") "'do': [" A_CHANGE "]}",
    "'bird': {'card': 'a'}, 'hands': {'worms': ['b', 'b']}", { "end" }, { "discarded worms b", "turn bird" } },
  { "card-of-a-hidden-hand",
    WORM ("a") "'do': [{'op': 'cards', 'do': 'discard', 'side': 'bird', 'what': {'pick': 'card', 'in': 'bird-hand'}}]}, "
    BIRD ("b") "'do': [" A_CHANGE "]}, " BIRD ("c") "'do': [" A_CHANGE "]}, " BIRD ("d") "'do': [" A_CHANGE "]}",
    "'hands': {'worms': ['a'], 'bird': ['b', 'c', 'd']}", { "play a" }, { "rolled d3", "discarded bird" }, { "end" } },

  /* Ranges. */
  { "range-for-the-others",
    WORM_CHAMPION ("a") "'rule': [{'hook': 'range', 'what': 'bedrock', 'who': {'pick': 'worm', 'not': 'self'}, "
    "'value': [{'shape': 'within', 'n': 3}]}]}",
    "'worms': [{'colour': 'green', 'card': 'a', 'at': 'b8'}, {'colour': 'yellow', 'at': 'f8'}]", { NULL }, { NULL },
    { "bedrock yellow i8", "bedrock green c8", "!bedrock green e8" } },
  { "range-for-whoever",
    BIRD_CHAMPION ("a") "'rule': [{'hook': 'range', 'what': 'break', 'value': [{'shape': 'diagonal'}]}]}",
    "'bird': {'card': 'a'}, 'worms': [{'colour': 'green', 'at': 'b8'}], 'bedrock': ['b7', 'c7']", { NULL }, { NULL },
    { "break green c7", "!break green b7" } },

  /* What is put where it cannot be. */
  { "bird-into-dirt",
    WORM ("a") "'do': [" A_CHANGE ", {'op': 'move', 'what': 'bird', 'to': {'pick': 'space', 'terrain': 'packed', "
    "'n': 'first'}}]}",
    PLAYED, { "play a" }, { "skipped a G3", "!flew" } },
  { "bird-into-lava",
    WORM ("a") "'do': [" A_CHANGE ", {'op': 'move', 'what': 'bird', 'to': {'pick': 'lava'}}]}",
    PLAYED ", 'lava': ['c0']", { "play a" }, { "skipped a G3", "!flew" } },
  { "worm-into-bedrock",
    WORM ("a") "'do': [" A_CHANGE ", {'op': 'move', 'what': {'pick': 'worm', 'n': 'first'}, 'to': {'pick': 'bedrock'}}]}",
    PLAYED ", 'bedrock': ['d5']", { "play a" }, { "skipped a G3", "!moved" } },
  { "bedrock-onto-worms",
    WORM ("a") "'do': [" A_CHANGE ", {'op': 'move', 'what': {'pick': 'bedrock'}, 'to': {'pick': 'space', 'with': 'worm', "
    "'n': 'first'}}]}",
    PLAYED ", 'bedrock': ['d5']", { "play a" }, { "skipped a G3", "!shifted" } },
  { "wormhole-onto-wormhole",
    WORM ("a") "'do': [" A_CHANGE ", {'op': 'move', 'what': {'pick': 'wormhole', 'n': 'first'}, "
    "'to': {'pick': 'space', 'with': 'wormhole', 'n': 'last'}}]}",
    PLAYED ", 'wormholes': ['d5', 'h5']", { "play a" }, { "skipped a G3", "!shifted" } },
  { "lava-onto-the-bird",
    WORM ("a") "'do': [" A_CHANGE ", {'op': 'move', 'what': {'pick': 'lava'}, 'to': {'pick': 'grass', 'with': 'bird'}}]}",
    PLAYED ", 'lava': ['c0']", { "play a" }, { "skipped a G3", "!shifted" } },
  { "swap-of-the-bird-with-a-worm-in-dirt",
    WORM ("a") "'do': [" A_CHANGE ", {'op': 'swap', 'a': 'bird', 'b': {'pick': 'worm', 'n': 'first'}}]}",
    PLAYED, { "play a" }, { "skipped a G3", "!carried" } },
  { "swap-of-the-bird-with-one-of-two-worms",
    WORM ("a") "'do': [{'op': 'swap', 'a': 'bird', 'b': {'pick': 'worm', 'n': 'first'}}]}",
    PLAYED ", 'worms': [{'colour': 'green', 'at': 'c0'}, {'colour': 'yellow', 'at': 'c0'}, {'colour': 'pink', 'at': 'j8'}]",
    { "play a" }, { "carried", "worm-eaten yellow c0", "!worm-eaten green" } },

  /* Stories of events. */
  { "day-that-a-card-turns",
    WORM ("a") "'do': [{'op': 'track', 'track': 'day', 'by': 1}]}",
    PLAYED ", 'bird': {'ate': {'turn': 1, 'day': 1}}", { "play a" }, { "day 2" } },
  { "two-victories",
    BIRD_CHAMPION ("a") "'rule': [{'hook': 'amount', 'what': 'food', 'value': {'times': -9}}]}",
    "'turn': 'bird', 'bird': {'card': 'a'}, 'hunger': 7, 'worms': [{'colour': 'green', 'at': 'c0'}]", { "fly c0" },
    { "worm-eaten green c0", "won" } },
  { "target-that-the-payment-takes-away",
    WORM_CHAMPION ("a") "'rule': [{'hook': 'range', 'what': 'move', 'who': 'self', 'value': [{'shape': 'diagonal'}], "
    "'if': {'not': {'acted': 'self'}}}]}",
    "'worms': [{'colour': 'green', 'card': 'a', 'at': 'b8'}]", { "move green up-right" }, { "moved green b8 c7" } },

  /* Choices. */
  { "asked-text-that-begins-with-each",
    WORM_CHAMPION ("a") "'replace': [{'event': 'eaten', 'who': 'self', 'ask': true, 'do': [{'op': 'each', "
    "'of': {'pick': 'worm', 'n': 'all'}, 'do': [{'op': 'stun', 'who': 'it'}]}]}]}",
    PREY, { "fly c2", "yes" }, { "stunned pink" } },
  { "direction-of-one",
    WORM ("a") "'do': [{'op': 'choose-direction', 'of': ['up'], 'as': 'd'}, {'op': 'rain', 'dir': {'kept': 'd'}, 'n': 1, "
    "'of': {'pick': 'worm', 'n': 'all'}}]}",
    PLAYED ", 'suspicion': 0", { "play a" }, { "moved green b8 b7" } },
  { "action-with-a-range-and-no-text-under-way",
    WORM_CHAMPION ("a") "'use': {'per': 'turn', 'cost': 1, 'do': [{'op': 'act', 'action': 'bite', 'who': 'self', "
    "'with': [{'hook': 'range', 'what': 'bite', 'value': [{'shape': 'any'}]}]}]}}",
    "'worms': [{'colour': 'green', 'card': 'a', 'at': 'b8'}]", { "use green" }, { "bitten green" } },
  { "digs-for-nothing",
    BIRD_CHAMPION ("a") "'rule': [{'hook': 'cost', 'what': 'dig', 'value': {'add': -1}}]}",
    "'turn': 'bird', 'total': 4, 'spent': 4, 'grass': [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0], "
    "'bird': {'card': 'a', 'at': 'f3'}", { NULL }, { NULL }, { "dig left", "dig down", "!peck down" } },

  /* On the way. */
  { "fall-past-a-bird-that-is-sent-away",
    WORM_CHAMPION ("a") "'replace': [{'event': 'eaten', 'who': 'self', 'do': [{'op': 'move', 'what': 'bird', "
    "'to': {'pick': 'grass', 'n': 'first'}}]}]}",
    "'grass': [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0], 'bird': {'at': 'f1'}, "
    "'worms': [{'colour': 'green', 'card': 'a', 'at': 'e0'}, {'colour': 'pink', 'at': 'j8'}]", { "move green right" },
    { "fell green f0 f1", "flew bird f1 a0", "fell green f1 f3" } },
  { "sums-without-end",
    BIRD_CHAMPION ("a") "'rule': [" FIVE ("{'hook': 'amount', 'what': 'rest', 'side': 'bird', 'value': {'times': 9}}") ", "
    FIVE ("{'hook': 'amount', 'what': 'rest', 'side': 'bird', 'value': {'times': 9}}") ", "
    "{'hook': 'amount', 'what': 'rest', 'side': 'bird', 'value': {'times': 9}}]}",
    "'turn': 'bird', 'bird': {'card': 'a'}, 'health': 1", { "rest" }, { "tracker health 1 6" } },
  { "zombie-through-a-wormhole-kept-open",
    WORM ("a") "'do': [{'op': 'mod', 'hook': 'may', 'what': 'close', 'value': false, 'until': 'match'}]}",
    PLAYED ", 'wormholes': ['c6', 'h7'], 'zombies': [{'id': 2, 'at': 'c5'}]", { "play a", "move zombie2 down" },
    { "teleported zombie2 c6 h7", "!taken wormhole" } },
  { "power-not-used-by-another-cards-wormhole",
    WORM ("a") "'do': [{'op': 'mod', 'hook': 'may', 'what': 'close', 'value': false, 'until': 'match'}]}, "
    WORM_CHAMPION ("b") "'use': {'per': 'turn', 'cost': 0, 'do': [" A_CHANGE "]}}",
    PLAYED ", 'wormholes': ['c6', 'h7'], 'worms': [{'colour': 'green', 'card': 'b', 'at': 'c5'}]",
    { "play a", "move green down" }, { "teleported green c6 h7" }, { "use green" } },
  { "protection-on-a-condition",
    WORM_CHAMPION ("a") "'rule': [{'hook': 'may', 'what': 'be-eaten', 'target': 'self', 'value': false, "
    "'if': {'turn': 'bird'}}]}",
    PREY, { "fly c2", "end" }, { "worm-eaten green c2" } },
  { "dig-under-bedrock-into-a-worm",
    BIRD_CHAMPION ("a") "'rule': [{'hook': 'may', 'what': 'dig', 'value': true}]}",
    "'turn': 'bird', 'grass': [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0], 'bird': {'card': 'a', 'at': 'f3'}, 'bedrock': ['e2'], "
    "'worms': [{'colour': 'green', 'at': 'e3'}, {'colour': 'pink', 'at': 'g3'}]", { NULL }, { NULL },
    { "!dig left", "dig right" } },

  /* Positions that can be written and must be read. */
  { "reminder-of-a-dead-piece",
    WORM_CHAMPION ("a") "'after': [{'event': 'eaten', 'do': [{'op': 'mod', 'hook': 'may', 'what': 'burn', 'value': false, "
    "'who': {'kept': 'who'}, 'until': 'match'}]}]}",
    PREY, { "fly c2" }, { "reminder a on" } },
  { "dead-worms-still-in-the-rain",
    WORM_CHAMPION ("a") "'after': [{'event': 'on-grass', 'who': 'self', 'do': [{'op': 'die', 'who': {'pick': 'worm', "
    "'not': 'self', 'n': 'all'}, 'cause': 'gone'}, {'op': 'act', 'action': 'move', 'who': 'self', 'optional': true}]}]}, "
    WORM ("b") "'do': [{'op': 'rain', 'dir': 'up', 'n': 1, 'of': {'pick': 'worm', 'n': 'all'}}]}",
    "'suspicion': 0, 'hands': {'worms': ['b']}, 'worms': [{'colour': 'green', 'card': 'a', 'at': 'b1'}, "
    "{'colour': 'pink', 'at': 'j8'}]", { "play b", "choose done" }, { "died pink" } },
  { "zombies-in-the-rain-of-a-card",
    WORM_CHAMPION ("a") "'after': [{'event': 'on-grass', 'who': {'pick': 'zombie'}, 'do': "
    "[{'op': 'act', 'action': 'move', 'who': 'self', 'optional': true}]}]}, "
    WORM ("b") "'do': [{'op': 'rain', 'dir': 'up', 'n': 1, 'of': {'pick': 'zombie', 'n': 'all'}}]}",
    "'suspicion': 0, 'hands': {'worms': ['b']}, 'worms': [{'colour': 'green', 'card': 'a', 'at': 'b8'}], "
    "'zombies': [{'id': 1, 'at': 'c1'}, {'id': 2, 'at': 'd3'}]", { "play b", "choose done" }, { "moved zombie2" } },
  { "zombie-in-the-air-when-all-is-over",
    WORM ("a") "'do': [{'op': 'swap', 'a': 'bird', 'b': {'pick': 'zombie', 'n': 'first'}}]}",
    PLAYED ", 'grass': [0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0], 'bird': {'at': 'f1'}, 'worms': [{'colour': 'green', 'at': 'c2'}], "
    "'zombies': [{'id': 1, 'at': 'c2'}]", { "play a" }, { "worm-eaten green c2", "won bird" } },

  /* What a match can hold. */
  { "twelve-texts-under-way",
    WORM ("a") "'do': [" TWELVE (REMIND ("rest", A_CHANGE)) "]}",
    PLAYED ", 'hunger': 1, 'health': 1", { "play a", "end", "rest" }, { "tracker hunger 9 10", "!skipped" } },
  { "thirteen-texts-under-way",
    WORM ("a") "'do': [" TWELVE (REMIND ("rest", A_CHANGE)) ", " REMIND ("rest", A_CHANGE) "]}",
    PLAYED ", 'health': 1", { "play a", "end", "rest" }, { "skipped a R13.3" } },
  { "twenty-four-reminders",
    WORM ("a") "'do': [" FIVE (FIVE (REMIND ("bite", A_CHANGE))) "]}, " WORM ("b") "'do': [" REMIND ("bite", A_CHANGE) "]}",
    "'hands': {'worms': ['a', 'b']}", { "play a", "play b" }, { "reminder a off", "skipped b R13.3", "!skipped a" } },
};

/* What the reader must refuse. */
typedef struct
{
  const char *name;
  const char *cards;
  const char *fault;
} Refusal;

static const Refusal refusals[] = {
  { "space-or-grass", WORM ("a") "'do': [{'op': 'pick', 'what': {'pick': ['space', 'grass']}}, " A_CHANGE "]}",
    "cards[0].do[0].what.pick: of \"space\", \"grass\"" },
  { "grass-or-bedrock", WORM ("a") "'do': [{'op': 'pick', 'what': {'pick': ['grass', 'bedrock']}}, " A_CHANGE "]}",
    "cards[0].do[0].what.pick: of \"space\", \"grass\"" },
  { "modifier-that-asks-what-can-be-done",
    WORM_CHAMPION ("a") "'rule': [{'hook': 'may', 'what': 'move', 'value': false, "
    "'if': {'can': {'action': 'move', 'who': 'self'}}}]}",
    "cards[0].rule[0].if.can: a modifier cannot ask" },
};

/* CARDS as a set of their own; NULL and FAULTS if they are refused. */
static WrCardSet *
read_cards (const char *cards,
            GPtrArray  *faults)
{
  g_autofree char *text = g_strconcat ("{'format': 'bloodmoon-cards', 'version': 1, 'cards': [", cards, "]}", NULL);
  WrCardsSource source = { "silly", g_strdelimit (text, "'", '"'), strlen (text) };

  return wr_cards_read (&source, 1, faults);
}

static void
read_position (const char *position,
               WrPosition *pos)
{
  g_autofree char *text = g_strconcat ("{", position, "}", NULL);
  g_autoptr (GError) error = NULL;

  g_strdelimit (text, "'", '"');
  wr_position_parse ("position", text, strlen (text), pos, &error);
  g_assert_no_error (error);
}

static guint
count_events (const BmEventList *events,
              const char        *wanted)
{
  guint n = 0;

  for (guint i = 0; i < events->n; i++)
    {
      g_autofree char *line = wr_event_to_text (&events->items[i]);

      n += g_str_has_prefix (line, wanted);
    }
  return n;
}

/* One move, and all that must hold whatever the cards are.  FOUND counts which of WANTED the events say. */
static void
play_move (const Case *test,
           WrPosition *pos,
           BmMove      move,
           guint      *found)
{
  g_autofree char *text = wr_move_to_text (move), *where = g_strconcat (test->name, ", ", text, NULL);
  WrPosition before = *pos;
  BmMove moves[BM_MAX_MOVES];
  BmEventList events = { 0 };
  guint n;

  wr_rules_apply (pos, move, NULL, &events);
  n = wr_rules_legal (pos, moves);
  check_moves (where, pos, moves, n);
  check_position (where, pos, TRUE);
  /* Four thousand steps of texts can tell more than there is room for. */
  if (events.dropped == 0)
    check_events (where, &before, pos, &events);
  if ((n == 0) != (pos->winner != WR_NO_WINNER))
    g_error ("%s: stuck", where);
  g_assert_cmpuint (count_events (&events, "won"), ==, pos->winner != WR_NO_WINNER);
  for (guint i = 0; i < MOST_WANTED && test->wanted[i] != NULL; i++)
    found[i] += count_events (&events, test->wanted[i] + (test->wanted[i][0] == '!'));
}

static void
check_legal (const Case       *test,
             const WrPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];

  check_moves (test->name, pos, moves, wr_rules_legal (pos, moves));
  for (guint i = 0; i < MOST_WANTED && test->legal[i] != NULL; i++)
    {
      gboolean refused = test->legal[i][0] == '!';

      if (wr_rules_is_legal (pos, wr_move_from_text (pos, test->legal[i] + refused)) == refused)
        g_error ("%s: '%s'", test->name, test->legal[i]);
    }
}

static void
play_on (const Case *test,
         WrPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];
  guint64 chance = 7;
  guint n, found[MOST_WANTED] = { 0 };

  for (guint ply = 0; ply < PLIES && (n = wr_rules_legal (pos, moves)) > 0; ply++)
    play_move (test, pos, moves[bm_random_die (&chance, n) - 1], found);
}

static void
test_cards (gconstpointer data)
{
  const Case *test = data;
  const WrCardSet *before = wr_card_set;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (WrCardSet) set = read_cards (test->cards, faults);
  guint found[MOST_WANTED] = { 0 };
  WrPosition pos;

  if (set == NULL)
    g_error ("%s: %s", test->name, (char *) g_ptr_array_index (faults, 0));
  wr_card_set_use (set);
  read_position (test->position, &pos);
  for (guint i = 0; i < MOST_MOVES && test->moves[i] != NULL; i++)
    {
      BmMove move = wr_move_from_text (&pos, test->moves[i]);

      if (!wr_rules_is_legal (&pos, move))
        g_error ("%s: '%s' is not legal", test->name, test->moves[i]);
      play_move (test, &pos, move, found);
    }
  for (guint i = 0; i < MOST_WANTED && test->wanted[i] != NULL; i++)
    if ((found[i] > 0) == (test->wanted[i][0] == '!'))
      g_error ("%s: '%s' was told %u times", test->name, test->wanted[i], found[i]);
  check_legal (test, &pos);
  play_on (test, &pos);
  wr_card_set_use (before);
}

/* A text that would ask for 20 flights after each flight asks for 20 in all. */
static void
test_not_by_itself (void)
{
  const Case test = {
    "not-by-itself",
    BIRD_CHAMPION ("a") "'after': [{'event': 'fly', 'do': [{'op': 'act', 'action': 'fly', 'who': 'bird', 'times': 20}]}]}",
    "'turn': 'bird', 'bird': {'card': 'a'}", { "fly a0" }
  };
  const WrCardSet *before = wr_card_set;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (WrCardSet) set = read_cards (test.cards, faults);
  guint found[MOST_WANTED] = { 0 }, asked = 0;
  BmMove moves[BM_MAX_MOVES];
  WrPosition pos;

  g_assert_nonnull (set);
  wr_card_set_use (set);
  read_position (test.position, &pos);
  play_move (&test, &pos, wr_move_from_text (&pos, test.moves[0]), found);
  for (; pos.n_frames > 0 && asked <= 20; asked++)
    {
      g_assert_cmpuint (wr_rules_legal (&pos, moves), >, 0);
      play_move (&test, &pos, moves[0], found);
    }
  g_assert_cmpuint (asked, ==, 20);
  wr_card_set_use (before);
}

#define FOUR "'rule': [{'hook': 'amount', 'what': 'actions', 'value': 4}]"

/* Of too few champions the draft offers what there is, and then is over. */
static void
test_short_draft (void)
{
  static const Case test = {
    "a-short-draft",
    WORM_CHAMPION ("a") FOUR "}, " WORM_CHAMPION ("b") FOUR "}, " WORM_CHAMPION ("c") FOUR "}, "
    BIRD_CHAMPION ("d") FOUR "}"
  };
  const WrCardSet *before = wr_card_set;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (WrCardSet) set = read_cards (test.cards, faults);
  guint found[MOST_WANTED] = { 0 }, drafted = 0;
  BmMove moves[BM_MAX_MOVES];
  WrPosition pos;

  g_assert_nonnull (set);
  wr_card_set_use (set);
  wr_rules_start (&pos, 1, WR_START_DRAFT);
  while (pos.frames[0].kind == WR_FRAME_DRAFT)
    {
      g_assert_cmpuint (wr_rules_legal (&pos, moves), >, 0);
      play_move (&test, &pos, moves[0], found);
      g_assert_cmpuint (++drafted, <, 5);
    }
  g_assert_cmpuint (drafted, ==, 2);
  g_assert_cmpint (pos.frames[0].kind, ==, WR_FRAME_LAND);
  wr_card_set_use (before);
}

static void
test_refusal (gconstpointer data)
{
  const Refusal *test = data;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (WrCardSet) set = read_cards (test->cards, faults);
  g_autofree char *wanted = g_strconcat ("silly: ", test->fault, NULL);

  g_assert_null (set);
  for (guint i = 0; i < faults->len; i++)
    if (g_str_has_prefix (g_ptr_array_index (faults, i), wanted))
      return;
  g_error ("%s: %s", test->name, (char *) g_ptr_array_index (faults, 0));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/silly-cards/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_cards);
    }
  g_test_add_func ("/silly-cards/not-by-itself", test_not_by_itself);
  g_test_add_func ("/silly-cards/a-short-draft", test_short_draft);
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/silly-cards/refused/", refusals[i].name, NULL);

      g_test_add_data_func (path, &refusals[i], test_refusal);
    }
  return g_test_run ();
}
