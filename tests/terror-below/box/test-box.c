/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The box: what is in it, packs on top of it, and what is wrong with some.
 */
#include <string.h>

#include "tb-box-json.h"
#include "tb-cards-list.h"
#include "tb-names.h"
#include "tb-things.h"

static TbBox *
read_pack (const char *text,
           GPtrArray  *faults)
{
  TbBoxSource pack = { .name = "pack", .text = text, .length = strlen (text) };

  return tb_box_read (&pack, 1, faults);
}

/* Of a box that is not in use. */
static TbCard
find (const TbBox *box,
      const char  *id)
{
  for (guint card = 0; card < TB_CARD_UNKNOWN; card++)
    if (g_strcmp0 (box->words[card].id, id) == 0)
      return (TbCard) card;
  return TB_NO_CARD;
}

/* --- The built-in box -------------------------------------------------------------------------------------------- */

static void
test_counts (void)
{
  g_assert_cmpuint (tb_box->n_vehicles, ==, 54);
  g_assert_cmpuint (tb_box->n_vehicle_kinds, ==, 6);
  g_assert_cmpuint (tb_box->n_worms, ==, 37);
  g_assert_cmpuint (tb_box->n_worm_types, ==, 5);
  g_assert_cmpuint (tb_box->n_starting, ==, 4);
  g_assert_cmpuint (tb_box->n_bounties, ==, 42);
  g_assert_cmpuint (tb_box->n_items, ==, 16);
  g_assert_cmpuint (tb_box->n_weapons, ==, 12);
  g_assert_cmpuint (tb_box->n_characters, ==, 16);
  g_assert_cmpuint (tb_box->n_things, ==, 24 + 23);
  g_assert_cmpuint (__builtin_popcountll (tb_box->item_bits), ==, 24);
  g_assert_cmpuint (__builtin_popcountll (tb_box->weapon_bits), ==, 23);
  g_assert_cmpuint (tb_box->item_bits & tb_box->weapon_bits, ==, 0);
  g_assert_cmpstr (tb_box->seats[TB_WHITE], ==, "white");
  g_assert_null (tb_box->seats[TB_MAX_SEATS]);
}

/* Cards are numbered in the order of their ids, and their copies have neighbouring bits. */
static void
test_order (void)
{
  static const TbCard firsts[] = {
    TB_FIRST_VEHICLE, TB_FIRST_WORM, TB_FIRST_BOUNTY, TB_FIRST_ITEM, TB_FIRST_WEAPON, TB_FIRST_CHARACTER
  };
  const guint counts[] = {
    tb_box->n_vehicles, tb_box->n_worms, tb_box->n_bounties, tb_box->n_items, tb_box->n_weapons, tb_box->n_characters
  };

  for (gsize deck = 0; deck < G_N_ELEMENTS (firsts); deck++)
    for (guint i = 1; i < counts[deck]; i++)
      g_assert_cmpstr (tb_box->words[firsts[deck] + i - 1].id, <, tb_box->words[firsts[deck] + i].id);
  for (guint bit = 0; bit < tb_box->n_things; bit++)
    g_assert_true (tb_things_mask (tb_box->thing_of_bit[bit]) >> bit & 1);
}

static void
test_boards (void)
{
  const TbBoard *desert = &tb_box->boards[TB_BOARD_DESERT], *canyon = &tb_box->boards[TB_BOARD_CANYON];

  g_assert_cmpuint (desert->n_columns, ==, 6);
  g_assert_cmpuint (tb_spaces_count (desert->ground), ==, 36);
  g_assert_cmpuint (tb_spaces_count (canyon->ground), ==, 36);
  g_assert_cmpuint (tb_spaces_count (canyon->canyon), ==, 12);
  g_assert_cmpuint (tb_spaces_count (canyon->mesa), ==, 6);
  g_assert_cmpuint (desert->standard[TB_FACILITY], ==, tb_space_from_text ("d1"));
  g_assert_cmpuint (canyon->standard[TB_POLICE], ==, tb_space_from_text ("h3"));
  g_assert_cmpuint (canyon->by_dice[3][4], ==, tb_space_from_text ("d4")); /* T24.1 */
}

static void
test_numbers (void)
{
  const TbNumbers *numbers = &tb_box->numbers;

  g_assert_cmpuint (numbers->eggs_each, ==, 7);
  g_assert_cmpuint (numbers->rubble, ==, 50);
  g_assert_cmpuint (numbers->goal, ==, 20);
  g_assert_cmpuint (numbers->extra_attacks[5], ==, 3);
  g_assert_cmpuint (numbers->drawn_attacks[1], ==, 4);
  g_assert_cmpuint (numbers->more_limit[3], ==, 0);
  g_assert_cmpuint (numbers->more_limit[4], ==, 1);
  g_assert_cmpuint (numbers->slot_of_die[4], ==, 1);
  g_assert_cmpuint (numbers->deep_cards, ==, 1 << 6 | 1 << 7);
  g_assert_cmpuint (numbers->need[TB_SOLO_EXTERMINATION], ==, 3);
  g_assert_cmpuint (numbers->lost_locations, ==, 3);
  g_assert_cmpuint (numbers->score_hat, ==, 1);
}

static void
test_worms (void)
{
  const TbWorm *queen = tb_worm (tb_card_from_id ("queen-1")), *crawler = tb_worm (tb_card_from_id ("crawler-1"));
  static const TbOffset eggs[] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

  g_assert_cmpuint (queen->colour, ==, TB_N_COLOURS);
  g_assert_cmpuint (queen->type, ==, tb_box->queen_type);
  g_assert_true (queen->centre_rubble);
  g_assert_cmpuint (queen->n_rubble, ==, 8);
  g_assert_cmpmem (queen->eggs, sizeof eggs, eggs, sizeof eggs);
  g_assert_cmpint (queen->rubble[0].row, ==, -2);
  g_assert_cmpint (queen->rubble[1].column, ==, -1);
  g_assert_false (crawler->centre_rubble);
  g_assert_cmpuint (crawler->red, ==, 2); /* b3 */
  g_assert_cmpuint (crawler->blue, ==, 3);
  g_assert_cmpuint (crawler->limit, ==, 2);
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    {
      const TbWorm *starting = tb_worm (tb_box->starting[colour]);

      g_assert_cmpuint (starting->colour, ==, colour);
      g_assert_true (starting->starting);
      g_assert_cmpuint (starting->health + starting->limit, ==, 0);
    }
}

static void
test_effects (void)
{
  const TbEffect *pistol = tb_effect (tb_card_from_id ("pistol")), *natasha = tb_effect (tb_card_from_id ("natasha"));
  const TbEffect *cool = tb_effect (tb_card_from_id ("cool-box")), *boots = tb_effect (tb_card_from_id ("boots-1"));
  const TbEffect *store = tb_effect (tb_card_from_id ("store"));

  g_assert_cmpuint (pistol->kind, ==, TB_EFFECT_SHOOT_HAT);
  g_assert_cmpuint (pistol->window, ==, TB_WINDOW_HUNT | TB_WINDOW_TURN);
  g_assert_cmpuint (pistol->damage, ==, 2);
  g_assert_cmpuint (natasha->hook, ==, TB_HOOK_DAMAGE);
  g_assert_cmpuint (natasha->add, ==, 2);
  g_assert_cmpuint (natasha->first, ==, 1);
  g_assert_false (natasha->has_set);
  g_assert_true (cool->has_set);
  g_assert_cmpuint (cool->set, ==, TB_SET_ALL);
  g_assert_cmpuint (boots->except, ==, 1 << 7);
  g_assert_cmpuint (store->draws, ==, TB_DECK_ITEMS);
  g_assert_cmpuint (store->window, ==, TB_WINDOW_BONUS);
  g_assert_true (tb_thing (tb_card_from_id ("steel-helmet"))->hat);
  g_assert_true (tb_thing (tb_card_from_id ("mortimer"))->no_solo);
  g_assert_cmpuint (tb_thing (tb_card_from_id ("storm-cellar"))->copies, ==, 3);
}

static void
test_words (void)
{
  g_assert_cmpstr (tb_box->words[tb_card_from_id ("boots-3")].name, ==, "Boots");
  g_assert_cmpstr (tb_box->words[tb_card_from_id ("queen-2")].name, ==, "Queen");
  g_assert_cmpstr (tb_box->words[tb_card_from_id ("store-orange")].text, ==, "Deliver an Orange Egg to the General Store.");
  g_assert_cmpstr (tb_box->words[tb_card_from_id ("hunt-lasher-1")].text, ==, "Deal the killing blow to a Lasher.");
  g_assert_cmpstr (tb_box->words[TB_FIRST_LOCATION + TB_POLICE].name, ==, "State Police");
  for (guint card = 0; card < TB_FIRST_LOCATION + TB_N_LOCATIONS; card++)
    if (tb_box->words[card].id != NULL)
      {
        g_assert_nonnull (tb_box->words[card].name);
        g_assert_nonnull (tb_box->words[card].text);
        g_assert_nonnull (tb_box->words[card].tip);
        g_assert_nonnull (tb_box->words[card].notes);
        /* All that lie in a hand, and nothing else, have a text for it. */
        g_assert_cmpint (*tb_box->words[card].brief != '\0', ==,
                         tb_card_is_vehicle ((TbCard) card) || tb_card_is_item ((TbCard) card)
                         || tb_card_is_weapon ((TbCard) card));
      }
}

/* --- Packs ------------------------------------------------------------------------------------------------------- */

#define CARDS(deck, card) "{\"format\": \"terror-cards\", \"version\": 1, \"deck\": \"" deck "\", \"cards\": [" card "]}"

static void
test_added (void)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TbBox) box = read_pack (
    CARDS ("item", "{\"id\": \"a-bell\", \"name\": \"A Bell\", \"deck\": \"item\", \"kind\": \"tool\", \"copies\": 2,"
                   " \"window\": [\"turn\"], \"effect\": \"vp\", \"n\": 1, \"text\": \"Gain 1 VP.\"}"), faults);
  TbCard bell = find (box, "a-bell");

  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_cmpuint (bell, ==, TB_FIRST_ITEM);
  g_assert_cmpuint (box->n_items, ==, 17);
  g_assert_cmpuint (box->n_things, ==, 24 + 23 + 2);
  g_assert_cmpuint (box->items[0].effect.kind, ==, TB_EFFECT_VP);
  g_assert_cmpuint (box->items[1].first_bit, ==, 2);
  g_assert_cmpuint (box->thing_of_bit[1], ==, bell);
  g_assert_cmpstr (box->words[bell].text, ==, "Gain 1 VP.");
  g_assert_cmpstr (box->hash, !=, tb_box->hash);
}

#define CELLAR(copies, text) \
  CARDS ("item", "{\"id\": \"storm-cellar\", \"name\": \"Hole\", \"deck\": \"item\", \"kind\": \"guard\", \"copies\": " copies "," \
                 " \"window\": [\"caught\"], \"effect\": \"protect\", \"text\": \"" text "\"}")

/* Only what the rules read is in the hash. */
static void
test_replaced (void)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TbBox) words = read_pack (CELLAR ("3", "Another text."), faults);
  g_autoptr (TbBox) numbers = read_pack (CELLAR ("2", "Another text."), faults);

  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_cmpstr (words->words[find (words, "storm-cellar")].text, ==, "Another text.");
  g_assert_cmpstr (words->hash, ==, tb_box->hash);
  g_assert_cmpuint (numbers->n_items, ==, 16);
  g_assert_cmpuint (numbers->n_things, ==, 24 + 23 - 1);
  g_assert_cmpstr (numbers->hash, !=, tb_box->hash);
}

#define WORM(numbers) "{\"format\": \"terror-worms\", \"version\": 1, \"cards\": [{\"id\": \"wyrm\", \"type\": \"lasher\", " \
                      "\"variant\": \"a\", \"start\": \"c4\", " numbers "}]}"
#define PATTERN(rubble, eggs) \
  "{\"format\": \"terror-worms\", \"version\": 1, \"types\": [{\"id\": \"wyrm\", \"name\": \"Wyrm\", \"text\": \"It is.\", " \
  "\"variants\": {\"a\": {\"rubble\": [" rubble "], \"eggs\": [" eggs "]}}}]}"
#define ITEM(rest) \
  CARDS ("item", "{\"id\": \"thing\", \"name\": \"Thing\", \"deck\": \"item\", \"kind\": \"tool\", \"copies\": 1, " \
                 "\"text\": \"It does.\", " rest "}")
#define HAT(rest) \
  CARDS ("item", "{\"id\": \"thing\", \"name\": \"Thing\", \"deck\": \"item\", \"kind\": \"hat\", \"copies\": 1, " \
                 "\"text\": \"It does.\", " rest "}")
#define CHARACTER(rest) \
  CARDS ("character", "{\"id\": \"thing\", \"name\": \"Thing\", \"deck\": \"character\", \"kind\": \"character\", " \
                      "\"copies\": 1, \"text\": \"It does.\", " rest "}")
#define WEAPON(rest) \
  CARDS ("weapon", "{\"id\": \"thing\", \"name\": \"Thing\", \"deck\": \"weapon\", \"kind\": \"weapon\", \"copies\": 1, " \
                   "\"text\": \"It does.\", " rest "}")

static const struct
{
  const char *pack;
  const char *fault; /* the beginning of the message */
} faulty[] = {
  { "[]", "pack: $: must be an object" },
  { "{}", "pack: format: missing" },
  { "{\"format\": \"x\"}", "pack: format: there is no format \"x\"; it can be \"terror-board\", " },
  { "{\"format\": \"terror-cards\"}", "pack: version: missing" },
  { "{\"format\": \"terror-cards\", \"version\": 2}", "pack: version: written by a newer version" },
  { "{\"format\": \"terror-cards\", \"version\": 1, \"cards\": []}", "pack: deck: missing" },
  { "{\"format\": \"terror-cards\", \"version\": 1, \"deck\": \"worm\"}", "pack: deck: there is no deck \"worm\"" },
  { "{\"format\": \"terror-vehicles\", \"version\": 1, \"card\": []}", "pack: card: unknown key; did you mean \"cards\"?" },
  { "{\"format\": \"terror-worms\", \"version\": 1, \"eggs\": [\"violet\"]}", "pack: eggs: must have 4 colours" },
  { "{\"format\": \"terror-worms\", \"version\": 1, \"eggs\": [\"teal\"]}", "pack: eggs[0]: must be in the order" },
  { CARDS ("item", "{}"), "pack: cards[0].id: missing" },
  { CARDS ("item", "3"), "pack: cards[0]: must be an object" },
  { CARDS ("item", "{\"id\": \"A\"}"), "pack: cards[0].id: an id is made of" },
  { CARDS ("item", "{\"id\": \"a--b\"}"), "pack: cards[0].id: an id is made of" },
  { CARDS ("item", "{\"id\": \"red\"}"), "pack: cards[0].id: \"red\" means something else in moves" },
  { CARDS ("item", "{\"id\": \"c4\"}"), "pack: cards[0].id: \"c4\" means something else in moves" },
  { CARDS ("item", "{\"id\": \"motel\"}"), "pack: cards[0].id: \"motel\" means something else in moves" },
  { CARDS ("item", "{\"id\": \"pistol\"}"), "pack: cards[0].id: something of another kind has this id" },
  { CARDS ("item", "{\"id\": \"x\"}, {\"id\": \"x\"}"), "pack: cards[1].id: stands twice" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"vp\""), "pack: cards[0].n: missing" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"vp\", \"n\": 10"), "pack: cards[0].n: must lie in 1..9" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"vp\", \"n\": \"1\""), "pack: cards[0].n: must be a whole number" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"vp\", \"n\": 1, \"vp\": 1"),
    "pack: cards[0].vp: the effect \"vp\" has no such parameter" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"vp\", \"n\": 1, \"nn\": 1"), "pack: cards[0].nn: unknown key" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"fly\""), "pack: cards[0].effect: there is no effect \"fly\"" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"\""), "pack: cards[0].effect: there is no effect \"\"" },
  { ITEM ("\"window\": [], \"effect\": \"vp\""), "pack: cards[0].window: must not be empty" },
  { ITEM ("\"window\": [\"hunt\"], \"effect\": \"damage\", \"n\": 1"), "pack: cards[0].window[0]: no such card has" },
  { ITEM ("\"window\": [\"caught\"], \"effect\": \"vp\", \"n\": 1"),
    "pack: cards[0].window[0]: the effect \"vp\" cannot have the window \"caught\"" },
  { ITEM ("\"window\": [\"turn\", \"turn\"], \"effect\": \"vp\", \"n\": 1"), "pack: cards[0].window[1]: stands twice" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"hook\""), "pack: cards[0].hook: missing" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"hook\", \"hook\": \"x\""), "pack: cards[0].hook: there is no hook \"x\"" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"hook\", \"hook\": \"enter\", \"set\": 3"),
    "pack: cards[0].set: must lie in 1..2" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"hook\", \"hook\": \"hand\", \"set\": \"all\""),
    "pack: cards[0].set: must be a whole number" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"hook\", \"hook\": \"hand\", \"add\": 1"), "pack: cards[0].set: missing" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"hook\", \"hook\": \"damage\", \"add\": 1, \"first\": 1"),
    "pack: cards[0].first: only Characters have it" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"refresh-line\", \"n\": 1, \"cost\": 1"),
    "pack: cards[0].cost: goes with the window \"action\"" },
  { ITEM ("\"window\": [\"turn\"], \"effect\": \"extra-ap\", \"n\": 1, \"vp\": 1, \"vehicles\": [6, 6]"),
    "pack: cards[0].vehicles[1]: stands twice" },
  { ITEM ("\"window\": [\"caught\"], \"effect\": \"protect\", \"discard\": true"),
    "pack: cards[0].discard: only Hats have it" },
  { HAT ("\"window\": [\"dying\"], \"effect\": \"protect\""), "pack: cards[0]: with the window \"dying\"" },
  { HAT ("\"window\": [\"rolled\"], \"effect\": \"reroll\""), "pack: cards[0].effect: only Characters have" },
  { HAT ("\"window\": [\"turn\"], \"effect\": \"vp\", \"n\": 1"), "pack: cards[0].window[0]: no such card has" },
  { WEAPON ("\"window\": [\"turn\"], \"effect\": \"shove\""), "pack: cards[0].window: a Weapon has the window \"hunt\"" },
  { WEAPON ("\"window\": [\"hunt\", \"turn\"], \"effect\": \"shove\""), "pack: cards[0].damage: goes with the window" },
  { WEAPON ("\"window\": [\"hunt\"], \"effect\": \"dice-damage\", \"dice\": 2, \"count\": \"hits\""),
    "pack: cards[0].count: \"hits\" has" },
  { WEAPON ("\"window\": [\"hunt\"], \"effect\": \"dice-damage\", \"dice\": 2, \"count\": \"sum\", \"each\": 2"),
    "pack: cards[0].count: \"hits\" has" },
  { WEAPON ("\"window\": [\"hunt\"], \"effect\": \"damage\", \"n\": 2, \"keep\": 1"), "pack: cards[0].keep: must be true" },
  { CARDS ("item", "{\"id\": \"thing\", \"name\": \"\", \"deck\": \"item\", \"kind\": \"tool\", \"copies\": 9, \"text\": \"x\","
                   " \"window\": [\"turn\"], \"effect\": \"swap-targets\"}"), "pack: cards[0].copies: must lie in 1..8" },
  { CARDS ("item", "{\"id\": \"thing\", \"name\": \"\", \"deck\": \"item\", \"kind\": \"tool\", \"copies\": 1, \"text\": \"x\","
                   " \"window\": [\"turn\"], \"effect\": \"swap-targets\"}"), "pack: cards[0].name: must not be empty" },
  { CARDS ("item", "{\"id\": \"thing\", \"name\": \"x\", \"deck\": \"weapon\", \"kind\": \"tool\", \"copies\": 1, "
                   "\"text\": \"x\", \"window\": [\"turn\"], \"effect\": \"swap-targets\"}"),
    "pack: cards[0].deck: there is no deck of this file \"weapon\"" },
  { WORM ("\"egg\": \"teal\", \"health\": 5, \"limit\": 7"), "pack: cards[0].limit: must lie in 1..6" },
  { WORM ("\"egg\": \"teal\", \"health\": 0, \"limit\": 3"), "pack: cards[0].health: must lie in 1..30" },
  { WORM ("\"egg\": \"red\", \"health\": 5, \"limit\": 3"), "pack: cards[0].egg: there is no colour \"red\"" },
  { WORM ("\"egg\": \"all\", \"health\": 5, \"limit\": 3"), "pack: cards[0].egg: the pattern has not 4 Eggs" },
  { "{\"format\": \"terror-worms\", \"version\": 1, \"cards\": [{\"id\": \"wyrm\", \"type\": \"wyvern\"}]}",
    "pack: cards[0].type: there is no type of Worm \"wyvern\"" },
  { "{\"format\": \"terror-worms\", \"version\": 1, \"cards\": [{\"id\": \"wyrm\", \"type\": \"crawler\", \"variant\": \"b\"}]}",
    "pack: cards[0].variant: the type \"crawler\" has no variant \"b\"" },
  { "{\"format\": \"terror-worms\", \"version\": 1, \"cards\": [{\"id\": \"wyrm\", \"type\": \"crawler\", \"variant\": \"a\", "
    "\"egg\": \"teal\", \"start\": \"g1\", \"health\": 4, \"limit\": 2}]}",
    "pack: cards[0].start: must be a space from \"a1\" to \"f6\"" },
  { "{\"format\": \"terror-worms\", \"version\": 1, \"starting\": [{\"id\": \"other\", \"egg\": \"teal\", \"start\": \"a1\", "
    "\"rubble\": [[1, 0]], \"eggs\": [[0, 0]]}]}", "pack: starting[0]: there is no room for more than 4 of these" },
  { "{\"format\": \"terror-worms\", \"version\": 1, \"starting\": [{\"id\": \"start-violet\", \"egg\": \"teal\", "
    "\"start\": \"a1\", \"rubble\": [[1, 0]], \"eggs\": [[0, 0]]}]}",
    "pack: starting[0].egg: another starting Worm has this colour" },
  { PATTERN ("[0, 0], [0, 0]", "[1, 1]"), "pack: types[0].variants.a.rubble[1]: a piece of the pattern lies there already" },
  { PATTERN ("[0, 1]", "[0, 1]"), "pack: types[0].variants.a.eggs[0]: a piece of the pattern lies there already" },
  { PATTERN ("[0, 8]", "[0, 1]"), "pack: types[0].variants.a.rubble[0][1]: must lie in -7..7" },
  { PATTERN ("[0]", "[0, 1]"), "pack: types[0].variants.a.rubble[0]: must be two numbers" },
  { PATTERN ("[0, 1]", "[1, 1], [2, 1], [3, 1], [4, 1], [5, 1]"),
    "pack: types[0].variants.a.eggs[4]: the pattern has more than 4 Eggs" },
  { PATTERN ("[1,0],[1,1],[1,2],[1,3],[1,4],[1,5],[2,0],[2,1],[2,2],[2,3],[2,4],[2,5],[3,0],[3,1],[3,2],[3,3],[3,4]", "[0, 0]"),
    "pack: types[0].variants.a.rubble[16]: the pattern has more than 16 Rubble" },
  { "{\"format\": \"terror-worms\", \"version\": 1, \"types\": [{\"id\": \"crawler\", \"name\": \"C\", \"text\": \"x\", "
    "\"variants\": {}}]}", "pack: $: with this there would be a fault: worms.json: cards[0].variant: the type \"crawler\"" },
  { "{\"format\": \"terror-vehicles\", \"version\": 1, \"cards\": [{\"id\": \"x\", \"kind\": \"tank\", \"arrows\": \"\"}]}",
    "pack: cards[0].kind: there is no kind of Vehicle \"tank\"" },
  { "{\"format\": \"terror-vehicles\", \"version\": 1, \"cards\": [{\"id\": \"x\", \"kind\": \"boots\", \"arrows\": \"uuuuu\"}]}",
    "pack: cards[0].arrows: must be at most 4 of the letters" },
  { "{\"format\": \"terror-bounties\", \"version\": 1, \"cards\": [{\"id\": \"x\", \"kind\": \"hunt\", \"worm\": \"boots\", "
    "\"vp\": 1}]}", "pack: cards[0].worm: there is no type of Worm \"boots\"" },
  { "{\"format\": \"terror-bounties\", \"version\": 1, \"cards\": [{\"id\": \"x\", \"kind\": \"hunt\", \"worm\": \"any\", "
    "\"egg\": \"teal\", \"vp\": 1}]}", "pack: cards[0].egg: unknown key" },
  { CARDS ("character", "{\"id\": \"x\", \"name\": \"X\", \"deck\": \"character\", \"kind\": \"character\", \"copies\": 2, "
                        "\"text\": \"x\", \"window\": [\"rolled\"], \"effect\": \"reroll\"}"),
    "pack: cards[0].copies: must lie in 1..1" },
  { CHARACTER ("\"window\": [\"rolled\"], \"effect\": \"reroll\", \"hook\": \"hand\", \"set\": 4"),
    "pack: cards[0].hook: with the effect \"reroll\" only \"damage\"" },
  { CHARACTER ("\"window\": [\"rolled\"], \"effect\": \"reroll\", \"hook\": \"damage\", \"add\": 1, \"first\": 1"),
    "pack: cards[0].hook: with the effect \"reroll\" only \"damage\"" },
  { CHARACTER ("\"window\": [\"rolled\"], \"effect\": \"reroll\", \"hook\": \"damage\""), "pack: cards[0].add: missing" },
  { CHARACTER ("\"window\": [\"rolled\"], \"effect\": \"reroll\", \"add\": 1"),
    "pack: cards[0].add: the effect \"reroll\" has no such parameter" },
};

static void
test_faults (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (faulty); i++)
    {
      g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (TbBox) box = read_pack (faulty[i].pack, faults);

      g_test_message ("%s", faulty[i].pack);
      g_assert_cmpuint (faults->len, ==, 1);
      g_test_message ("%s", (const char *) faults->pdata[0]);
      g_assert_true (g_str_has_prefix (faults->pdata[0], faulty[i].fault));
      /* The pack is left out. */
      g_assert_nonnull (box);
      g_assert_cmpstr (box->hash, ==, tb_box->hash);
    }
}

/* --- Boards and room --------------------------------------------------------------------------------------------- */

/* data/terror-below/NAME */
static char *
read_data (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "terror-below", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Every file of the box is a pack that changes nothing. */
static void
test_files (void)
{
  static const char *const names[] = {
    "board.json", "bounties.json", "characters.json", "items.json", "vehicles.json", "weapons.json", "worms.json"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *text = read_data (names[i]);
      g_autoptr (TbBox) box = read_pack (text, faults);

      g_assert_cmpuint (faults->len, ==, 0);
      g_assert_cmpstr (box->hash, ==, tb_box->hash);
    }
}

/* What a word of the board is changed to, and what is then wrong. */
static const struct
{
  const char *word;
  const char *by;
  const char *fault;
} boards[] = {
  { "\"goal\": 20", "\"goal\": 0", "pack: goal: must lie in 1..100" },
  { "\"goal\": 20,", "", "pack: goal: missing" },
  { "\"line\": 4", "\"line\": 5", "pack: line: must lie in 4..4" },
  { "\"canyon\": [\"d1\", \"e1\",", "\"canyon\": [\"d1\",", "pack: sides.canyon.canyon: row 1 has 7 ground spaces, not 6" },
  { "\"canyon\": []", "\"canyon\": [\"a1\"]", "pack: sides.desert.canyon: row 1 has 5 ground spaces, not 6" },
  { "\"columns\": 6", "\"columns\": 7", "pack: sides.desert.columns: must lie in 6..6" },
  { "\"mesa\": [\"d2\"", "\"mesa\": [\"c2\"", "pack: sides.canyon.mesa: must be ground" },
  { "\"police\": \"h3\"", "\"police\": \"d2\"", "pack: sides.canyon.locations.police: must be ground, and not on the mesa" },
  { "\"police\": \"h3\"", "\"police\": \"c2\"", "pack: sides.canyon.locations.police: must be ground, and not on the mesa" },
  { "\"police\": \"f3\"", "\"police\": \"e6\"", "pack: sides.desert.locations.police: there is another Location" },
  { "[1, 2], [3, 4]", "[1, 2], [2, 4]", "pack: slot-dice[1]: a number of the die stands twice" },
  { "[1, 2], [3, 4]", "[1, 2], [4]", "pack: slot-dice: a number of the die is missing" },
  { "\"red\", \"blue\"", "\"blue\", \"red\"", "pack: seats[0]: must be \"red\"" },
  { "\"id\": \"motel\"", "\"id\": \"inn\"", "pack: locations[1].id: there is no Location at this place \"inn\"" },
  { "\"id\": \"violet\"", "\"id\": \"boots\"", "pack: eggs.colours[0].id: something else has this id" },
  { "\"deep-cards\": [6, 7]", "\"deep-cards\": []", "pack: canyon.deep-cards: must not be empty" },
  { "\"skulls\": 3", "\"skull\": 3", "pack: solo.scenarios[0].skull: unknown key" },
  { "\"need\": 4", "\"need\": 6", "pack: solo.scenarios[0].need: must lie in 1..5" },
};

static void
test_boards_faulty (void)
{
  g_autofree char *good = read_data ("board.json");

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (TbBox) box = NULL;
      g_autoptr (GString) text = g_string_new (good);

      g_assert_cmpuint (g_string_replace (text, boards[i].word, boards[i].by, 1), ==, 1);
      box = read_pack (text->str, faults);
      g_assert_cmpuint (faults->len, ==, 1);
      g_test_message ("%s", (const char *) faults->pdata[0]);
      g_assert_true (g_str_has_prefix (faults->pdata[0], boards[i].fault));
    }
}

/* A pack with N cards of that FORM, in which # is the number. */
static char *
many (const char *head,
      const char *form,
      guint       n)
{
  GString *text = g_string_new (head);
  g_auto (GStrv) parts = g_strsplit (form, "#", -1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_autofree char *card = g_strjoinv (number, parts);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", card);
    }
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

#define HEAD(format) "{\"format\": \"terror-" format "\", \"version\": 1, \"cards\": ["
#define THINGS(deck) "{\"format\": \"terror-cards\", \"version\": 1, \"deck\": \"" deck "\", \"cards\": ["
#define THING(deck, kind, copies, rest) \
  "{\"id\": \"x#\", \"name\": \"X\", \"deck\": \"" deck "\", \"kind\": \"" kind "\", \"copies\": " copies ", \"text\": \"x\", " rest "}"

static const struct
{
  const char *head;
  const char *card;
  guint       fit; /* one more is too many */
  const char *fault;
} rooms[] = {
  { HEAD ("vehicles"), "{\"id\": \"x#\", \"kind\": \"boots\", \"arrows\": \"\"}", 10,
    "pack: cards[10]: there is no room for more than 64" },
  { HEAD ("bounties"), "{\"id\": \"x#\", \"kind\": \"hunt\", \"worm\": \"any\", \"vp\": 1}", 18,
    "pack: cards[18]: there is no room for more than 60" },
  { HEAD ("worms"), "{\"id\": \"x#\", \"type\": \"lasher\", \"variant\": \"a\", \"egg\": \"teal\", \"start\": \"a1\", "
                    "\"health\": 1, \"limit\": 1}", 7, "pack: cards[7]: there is no room for more than 40" },
  { THINGS ("item"), THING ("item", "tool", "1", "\"window\": [\"turn\"], \"effect\": \"swap-targets\""), 8,
    "pack: cards[8]: there is no room for more than 24" },
  { THINGS ("item"), THING ("item", "tool", "8", "\"window\": [\"turn\"], \"effect\": \"swap-targets\""), 2,
    "pack: cards[2].copies: there is no room for more than 40 cards" },
  { THINGS ("item"), THING ("item", "tool", "1", "\"window\": [\"turn\"], \"effect\": \"hook\", \"hook\": \"hand\", \"set\": 4"), 3,
    "pack: cards[3]: there is no room for more than 4 Items with \"hook\"" },
  { THINGS ("weapon"), THING ("weapon", "weapon", "1", "\"window\": [\"hunt\"], \"effect\": \"damage\", \"n\": 1"), 8,
    "pack: cards[8]: there is no room for more than 20" },
  { THINGS ("character"), THING ("character", "character", "1", "\"window\": [\"rolled\"], \"effect\": \"reroll\""), 16,
    "pack: cards[16]: there is no room for more than 32" },
};

static void
test_room (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rooms); i++)
    for (guint more = 0; more < 2; more++)
      {
        g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
        g_autofree char *text = many (rooms[i].head, rooms[i].card, rooms[i].fit + more);
        g_autoptr (TbBox) box = read_pack (text, faults);

        g_assert_cmpuint (faults->len, ==, more);
        if (more > 0)
          g_test_message ("%s", (const char *) faults->pdata[0]);
        if (more > 0)
          g_assert_true (g_str_has_prefix (faults->pdata[0], rooms[i].fault));
      }
}

/* Two decks that each have room, but not together. */
static void
test_room_together (void)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *items = many (THINGS ("item"), THING ("item", "tool", "8", "\"window\": [\"turn\"], "
                                                         "\"effect\": \"swap-targets\""), 2);
  const char *weapons = CARDS ("weapon", "{\"id\": \"y\", \"name\": \"Y\", \"deck\": \"weapon\", \"kind\": \"weapon\", "
                                         "\"copies\": 2, \"text\": \"y\", \"window\": [\"hunt\"], \"effect\": \"damage\", "
                                         "\"n\": 1}");
  const TbBoxSource packs[] = { { "items", items, strlen (items) }, { "weapons", weapons, strlen (weapons) } };
  g_autoptr (TbBox) box = tb_box_read (packs, G_N_ELEMENTS (packs), faults);

  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_cmpstr (faults->pdata[0], ==, "weapons: cards[0]: there is no room for more than 64 Items and Weapons together");
  g_assert_cmpuint (box->n_things, ==, 24 + 23 + 16);
}

/* --- Cards as text ----------------------------------------------------------------------------------------------- */

static void
test_about (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  tb_cards_append_about (tb_cards_find ("PISTOL"), text);
  g_assert_nonnull (strstr (text->str, "pistol: Pistol\ndeck: weapon\ncopies: 3\nwindow: turn, hunt\n"
                                       "effect: shoot-hat: damage 2\n  The Hat of another player is discarded, at any "
                                       "distance. In a hunt: 2 damage.\n"));
  for (guint card = 0; card < TB_FIRST_LOCATION; card++)
    if (tb_card_exists ((TbCard) card))
      {
        g_string_truncate (text, 0);
        tb_cards_append_about ((TbCard) card, text);
        g_assert_true (g_str_has_prefix (text->str, tb_card_id ((TbCard) card)));
        g_assert_null (strpbrk (text->str, "{}[]?"));
      }
  g_assert_cmpuint (tb_cards_find ("suspicious briefcase"), ==, tb_card_from_id ("suspicious-briefcase"));
  g_assert_cmpuint (tb_cards_find (""), ==, TB_NO_CARD);
}

static void
test_list (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;

  tb_cards_append_list (text);
  lines = g_strsplit (text->str, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 54 + 37 + 42 + 16 + 12 + 16 + 1);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_box_load (&error);
  g_assert_no_error (error);
  g_assert_null (tb_box_faults ()[0]);

  g_test_add_func ("/terror-below/box/counts", test_counts);
  g_test_add_func ("/terror-below/box/order", test_order);
  g_test_add_func ("/terror-below/box/boards", test_boards);
  g_test_add_func ("/terror-below/box/numbers", test_numbers);
  g_test_add_func ("/terror-below/box/worms", test_worms);
  g_test_add_func ("/terror-below/box/effects", test_effects);
  g_test_add_func ("/terror-below/box/words", test_words);
  g_test_add_func ("/terror-below/box/added", test_added);
  g_test_add_func ("/terror-below/box/replaced", test_replaced);
  g_test_add_func ("/terror-below/box/faults", test_faults);
  g_test_add_func ("/terror-below/box/files", test_files);
  g_test_add_func ("/terror-below/box/boards-faulty", test_boards_faulty);
  g_test_add_func ("/terror-below/box/room", test_room);
  g_test_add_func ("/terror-below/box/room-together", test_room_together);
  g_test_add_func ("/terror-below/box/about", test_about);
  g_test_add_func ("/terror-below/box/list", test_list);
  return g_test_run ();
}
