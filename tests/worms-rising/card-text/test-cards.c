/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Card files: what they are compiled to, what packs do to each other, limits, and whatever else a file may hold.
 */
#include <string.h>

#include <glib/gstdio.h>

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

static WrCardSet *
read_texts (const char *const *texts,
            GPtrArray         *faults)
{
  WrCardsSource sources[8] = { { NULL, NULL, 0 } };
  static const char *const names[] = { "box", "one", "two", "three", "four", "five", "six", "seven" };
  guint n = 0;

  for (; texts[n] != NULL; n++)
    sources[n] = (WrCardsSource) { names[n], texts[n], strlen (texts[n]) };
  return wr_cards_read (sources, n, faults);
}

static WrCardSet *
read_card (const char *card,
           GPtrArray  *faults)
{
  g_autofree char *text = g_strconcat (HEAD, card, TAIL, NULL);
  const char *const texts[] = { text, NULL };

  return read_texts (texts, faults);
}

static WrCardSet *
read_good (const char *card)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  WrCardSet *set = read_card (card, faults);

  if (faults->len > 0)
    g_error ("%s: %s", card, (char *) g_ptr_array_index (faults, 0));
  g_assert_nonnull (set);
  return set;
}

/* --- Faults -------------------------------------------------------------------------------------------------------- */

/* All faults of a file are told, each once. */
static void
test_all_faults (void)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (WrCardSet) set = read_card (DO ("{\"op\": \"helath\"}, {\"op\": \"health\"}, {\"op\": \"health\", \"by\": 99}")
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
  g_autoptr (WrCardSet) set = NULL;

  for (guint i = 1; i < 150; i++)
    g_string_append (ops, ", {}");
  card = g_strdup_printf (DO ("%s"), ops->str);
  set = read_card (card, faults);
  g_assert_null (set);
  g_assert_cmpuint (faults->len, ==, WR_CARDS_MAX_FAULTS + 1);
  g_assert_cmpstr (g_ptr_array_index (faults, WR_CARDS_MAX_FAULTS), ==, "box: $: 50 more faults");
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
      g_autoptr (WrCardSet) set = read_texts (texts, faults);

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
  g_autoptr (WrCardSet) set = read_texts (texts, faults);

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
  g_autofree char *long_text = g_strnfill (2 * WR_MAX_CARD_TEXT, 'x');
  g_autofree char *card = NULL;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (WrCardSet) set = NULL;

  check_many (200, "worm-champion", 1, NULL);
  check_many (201, "worm-champion", 1, "box: cards: there would be more than 200 cards");
  check_many (22, "worm", 2, NULL);
  check_many (23, "worm", 2, "box: cards: the deck \"worm\" would have 46 cards, more than 44");
  check_many (12, "bird", 4, "box: cards: the deck \"bird\" would have 48 cards, more than 44");
  check_many (32, "event", 1, NULL);
  check_many (33, "event", 1, "box: cards: the deck \"event\" would have 33 cards, more than 32");

  /* Characters count, not bytes. */
  for (guint i = 0; i < WR_MAX_CARD_TEXT; i++)
    memcpy (long_text + 2 * i, "\xc3\xa4", 2);
  card = g_strdup_printf ("{\"id\": \"a\", \"name\": \"A\", \"deck\": \"worm\", \"copies\": 1, \"text\": \"%s\", "
                          NOTHING_MUCH "}", long_text);
  wr_cards_free (read_good (card));
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
  g_autoptr (WrCardSet) set = NULL;

  for (guint i = 2; i < WR_MAX_CARD_OPS; i++)
    g_string_append (ops, ", {\"op\": \"health\", \"by\": 1}");
  good = g_strdup_printf (DO ("%s"), ops->str);
  wr_cards_free (read_good (good));
  g_string_append (ops, ", {\"op\": \"health\", \"by\": 1}");
  bad = g_strdup_printf (DO ("%s"), ops->str);
  set = read_card (bad, faults);
  g_assert_null (set);
  g_assert_cmpstr (g_ptr_array_index (faults, 0), ==, "box: cards[0]: does too much: 256 steps, more than 255");
}

static void
test_too_many_filters (void)
{
  g_autoptr (GString) things = g_string_new ("\"bird\"");
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *good = NULL, *bad = NULL;
  g_autoptr (WrCardSet) set = NULL;

  for (guint i = 2; i < WR_MAX_FILTERS; i++)
    g_string_append (things, ", \"bird\"");
  good = g_strdup_printf (DO ("{\"op\": \"swap\", \"a\": {\"pick\": \"worm\"}, \"b\": {\"pick\": \"worm\", \"not\": [%s]}}"),
                          things->str);
  set = read_good (good);
  g_assert_cmpuint (set->selectors[set->ops[1].a].n_filters, ==, WR_MAX_FILTERS);
  g_clear_pointer (&set, wr_cards_free);
  g_string_append (things, ", \"bird\"");
  bad = g_strdup_printf (DO ("{\"op\": \"stun\", \"who\": {\"pick\": \"worm\", \"not\": [%s]}}"), things->str);
  set = read_card (bad, faults);
  g_assert_null (set);
  g_assert_cmpstr (g_ptr_array_index (faults, 0), ==, "box: cards[0].do[0].who: asks for 32 things, more than 31");
}

/* --- What is made of a card ------------------------------------------------------------------------------------ */

static void
check_codes (const char      *card,
             const WrOpCode  *codes,
             guint            n)
{
  g_autoptr (WrCardSet) set = read_good (card);

  for (guint i = 0; i < MIN (n, set->cards[0].n_ops); i++)
    if (set->ops[set->cards[0].op + i].code != codes[i])
      g_error ("%s: op %u is %u, not %u", card, i, set->ops[set->cards[0].op + i].code, codes[i]);
  g_assert_cmpuint (set->cards[0].n_ops, ==, n);
}

#define CHECK_CODES(card, ...) \
  G_STMT_START { \
    static const WrOpCode codes[] = { __VA_ARGS__ }; \
    check_codes (card, codes, G_N_ELEMENTS (codes)); \
  } G_STMT_END

static void
test_code (void)
{
  CHECK_CODES (DO ("{\"op\": \"health\", \"by\": 1}"), WR_OP_HEALTH, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"stun\", \"who\": {\"pick\": \"worm\"}}"), WR_OP_PICK, WR_OP_STUN, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"stun\", \"who\": {\"pick\": \"worm\", \"n\": \"all\"}}"),
               WR_OP_EACH, WR_OP_STUN, WR_OP_AGAIN, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"stun\", \"who\": {\"pick\": \"worm\", \"n\": {\"up-to\": 1}}}"),
               WR_OP_EACH, WR_OP_STUN, WR_OP_AGAIN, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"act\", \"action\": \"move\", \"who\": {\"pick\": \"worm\"}}"), WR_OP_ACT, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"move\", \"what\": {\"pick\": \"worm\"}, \"to\": {\"pick\": \"grass\"}}"),
               WR_OP_PICK, WR_OP_PICK, WR_OP_MOVE, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"pick\", \"what\": {\"pick\": \"worm\"}}, {\"op\": \"move\", \"what\": \"it\", \"to\": {\"pick\": "
                   "\"grass\"}}"), WR_OP_PICK, WR_OP_KEEP, WR_OP_PICK, WR_OP_MOVE, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"swap\", \"a\": {\"pick\": \"worm\"}, \"b\": {\"pick\": \"worm\"}}"),
               WR_OP_PICK, WR_OP_PICK, WR_OP_SWAP, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"lift\", \"column\": {\"pick\": \"grass\"}, \"n\": {\"up-to\": 3}}"),
               WR_OP_PICK, WR_OP_NUMBER, WR_OP_LIFT, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"if\", \"if\": {\"ate\": \"day\"}, " NOTHING_MUCH ", \"else\": [{\"op\": \"health\", \"by\": 2}]}"),
               WR_OP_IF, WR_OP_HEALTH, WR_OP_JUMP, WR_OP_HEALTH, WR_OP_END);
  CHECK_CODES (DO ("{\"op\": \"choose\", \"of\": [{\"name\": \"b\", " NOTHING_MUCH "}, {\"name\": \"c\", " NOTHING_MUCH "}]}"),
               WR_OP_CHOOSE, WR_OP_HEALTH, WR_OP_JUMP, WR_OP_HEALTH, WR_OP_JUMP, WR_OP_END);
  /* The program of a reminder comes first. */
  CHECK_CODES (DO ("{\"op\": \"later\", \"event\": \"rest\", \"until\": \"day\", " NOTHING_MUCH "}"),
               WR_OP_HEALTH, WR_OP_END, WR_OP_EFFECT, WR_OP_END);
}

/* Jumps and starts, also of what stands behind another program. */
static void
test_jumps (void)
{
  g_autoptr (WrCardSet) set = read_good (DO (
    "{\"op\": \"later\", \"event\": \"rest\", \"until\": \"day\", " NOTHING_MUCH "}, "
    "{\"op\": \"times\", \"n\": 2, \"do\": [{\"op\": \"roll\", \"die\": \"column\", \"as\": \"c\", \"again-if\": "
    "{\"equal\": [{\"kept\": \"c\"}, 1]}}, "
    "{\"op\": \"choose\", \"optional\": true, \"of\": [{\"name\": \"b\", \"if\": {\"ate\": \"day\"}, " NOTHING_MUCH "}]}]}"));
  const WrCard *card = &set->cards[0];
  const WrOp *ops = &set->ops[card->op];
  const WrAlternative *alternative;

  g_assert_cmpuint (card->do_start, ==, 2);
  g_assert_cmpuint (ops[2].code, ==, WR_OP_EFFECT);
  g_assert_cmpuint (ops[3].code, ==, WR_OP_TIMES);
  g_assert_cmpuint (ops[3].jump, ==, 9);
  g_assert_cmpuint (ops[4].code, ==, WR_OP_ROLL);
  g_assert_cmpuint (ops[4].jump, ==, 8);
  g_assert_cmpuint (ops[5].code, ==, WR_OP_CHOOSE);
  g_assert_cmpuint (ops[5].flags, ==, WR_FLAG_OPTIONAL);
  g_assert_cmpuint (ops[5].jump, ==, 8);
  alternative = &set->alternatives[ops[5].a];
  g_assert_cmpuint (alternative->start, ==, 6);
  g_assert_cmpstr (set->names[alternative->name], ==, "b");
  g_assert_cmpuint (ops[8].code, ==, WR_OP_AGAIN);
  g_assert_cmpuint (ops[8].jump, ==, 3);
  g_assert_cmpuint (ops[9].code, ==, WR_OP_END);
  g_assert_cmpuint (card->n_parts, ==, 1);
  g_assert_cmpuint (set->triggers[set->parts[card->part].trigger].start, ==, 0);
}

/* What the rules look at before anything else. */
static void
test_bits (void)
{
  g_autoptr (WrCardSet) set = read_good (CHAMPION ("a",
    "\"rule\": [{\"hook\": \"may\", \"what\": \"any-action\", \"value\": false}, {\"hook\": \"amount\", \"what\": "
    "\"rain-steps\", \"value\": {\"times\": -1}, \"who\": \"self\"}], "
    "\"after\": [{\"event\": \"bite\", \"who\": \"self\", \"do\": [{\"op\": \"stun\", \"who\": {\"kept\": \"who\"}}]}], "
    "\"replace\": [{\"event\": \"contact\", \"by-action\": \"dig\", " NOTHING_MUCH "}]"));
  const WrCard *card = &set->cards[0];
  guint64 hooks = (guint64) 1 << WR_HOOK_AMOUNT (WR_AMOUNT_RAIN_STEPS);

  for (guint action = 0; action < WR_N_ACTIONS; action++)
    hooks |= (guint64) 1 << WR_HOOK_MAY (action);
  g_assert_cmpuint (card->hooks, ==, hooks);
  g_assert_cmpuint (card->n_rule, ==, WR_N_ACTIONS + 1);
  g_assert_cmpuint (card->triggers, ==, 1u << WR_AFTER_BITE | 1u << WR_REPLACE_CONTACT);
  g_assert_cmpuint (card->n_trigger, ==, 2);
  g_assert_cmpuint (set->triggers[card->trigger].who_slot, ==, 0);
  g_assert_cmpuint (card->slot_types[0], ==, WR_SLOT_PIECE);
  g_assert_cmpstr (card->slot_names[0], ==, "who");
  g_assert_cmpuint (set->triggers[card->trigger + 1].who_slot, ==, WR_NO_SLOT);
  g_assert_cmpuint (set->triggers[card->trigger + 1].action, ==, WR_ACTION_DIG);
}

/* What is kept without a name is forgotten with the op that needed it. */
static void
test_hidden_slots (void)
{
  g_autoptr (WrCardSet) set = read_good (DO (
    "{\"op\": \"swap\", \"a\": {\"pick\": \"worm\"}, \"b\": {\"pick\": \"worm\"}}, "
    "{\"op\": \"swap\", \"a\": {\"pick\": \"zombie\"}, \"b\": {\"pick\": \"zombie\"}}, "
    "{\"op\": \"move\", \"what\": {\"pick\": \"drill\"}, \"to\": {\"pick\": \"grass\"}}"));
  const WrCard *card = &set->cards[0];

  g_assert_cmpuint (card->n_slots, ==, 2);
  g_assert_cmpuint (card->slot_types[0], ==, WR_SLOT_PIECE);
  g_assert_cmpuint (card->slot_types[1], ==, WR_SLOT_SPACE);
  g_assert_cmpuint (set->ops[card->op + 8].code, ==, WR_OP_MOVE);
  g_assert_cmpuint (set->ops[card->op + 8].n, ==, WR_THING_DRILL);
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
  g_autoptr (WrCardSet) set = read_texts (texts, faults);

  g_assert_nonnull (set);
  g_assert_cmpuint (faults->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (faults, 0), ==,
                   "two: cards[1].do[0].op: there is no operation \"healt\"; did you mean \"health\"?");
  g_assert_cmpstr (g_ptr_array_index (faults, 1), ==,
                   "three: cards[0].deck: this card stands in the place of one of the deck \"worm\", and must be of the same");
  g_assert_cmpuint (set->n_cards, ==, G_N_ELEMENTS (ids));
  wr_card_set_use (set);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_assert_cmpstr (set->cards[i].id, ==, ids[i]);
      g_assert_cmpint (set->cards[i].from_pack, ==, packs[i]);
      g_assert_cmpuint (wr_card_find (ids[i]), ==, i);
    }
  g_assert_cmpuint (wr_card_find ("c"), ==, WR_NO_CARD);
  g_assert_cmpuint (wr_card_find (""), ==, WR_NO_CARD);
  g_assert_cmpstr (wr_card_name (0), ==, "A");
  wr_card_set_use (NULL);
  g_assert_cmpuint (wr_card_find ("a"), ==, WR_NO_CARD);
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
  g_autoptr (WrCardSet) a = read_texts (first, faults);
  g_autoptr (WrCardSet) b = read_texts (second, faults);
  g_autoptr (WrCardSet) c = read_texts (third, faults);

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
  const WrCardSet *set = wr_cards_box (&error);

  g_assert_no_error (error);
  g_assert_nonnull (set);
  g_assert_true (wr_card_set == set);
  g_assert_true (wr_cards_box (NULL) == set);
  wr_cards_check_box (set, faults);
  if (faults->len > 0)
    g_error ("%s", (char *) g_ptr_array_index (faults, 0));
  for (guint i = 0; i < set->n_cards; i++)
    {
      g_autofree char *text = wr_cards_explain ((guint8) i);

      g_assert_true (g_utf8_validate (text, -1, NULL));
      g_assert_null (strchr (text, '?'));
      g_assert_cmpuint (wr_card_find (set->cards[i].id), ==, i);
      g_assert_true (i == 0 || strcmp (set->cards[i - 1].id, set->cards[i].id) < 0);
    }
}

static void
test_explain (void)
{
  g_autofree char *text = NULL;

  wr_cards_box (NULL);
  text = wr_cards_explain (wr_card_find ("the-commander"));
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
  const WrCardSet *set;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (good, FILE_OF (WORM_CARD ("zz-mine", NOTHING_MUCH)), -1, NULL));
  g_assert_true (g_file_set_contents (bad, "{", -1, NULL));
  g_assert_true (g_file_set_contents (other, "{", -1, NULL));
  set = wr_cards_all (faults, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (faults, 0), bad));
  g_assert_true (wr_card_set == set);
  g_assert_cmpuint (wr_card_find ("zz-mine"), ==, set->n_cards - 1);
  wr_cards_box (NULL);
  g_assert_cmpuint (wr_card_find ("zz-mine"), ==, WR_NO_CARD);
  g_assert_true (wr_cards_all (again, NULL) == set);
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
  g_autoptr (WrCardSet) set = NULL;
  const char *const texts[] = { FILE_OF (WORM_CARD ("a", NOTHING_MUCH)), FILE_OF (WORM_CARD ("b", NOTHING_MUCH)), NULL };
  g_autofree char *folder = g_dir_make_tmp ("bm-test-XXXXXX", NULL);
  g_autofree char *picture = g_build_filename (folder, "a.svg", NULL);

  set = read_texts (texts, faults);
  wr_cards_check_art (set, folder, faults);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (faults, 0), "the box: a: there is no picture"));
  g_ptr_array_set_size (faults, 0);
  g_assert_true (g_file_set_contents (picture, "", -1, NULL));
  wr_cards_check_art (set, folder, faults);
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
  const WrCardsSource source = { "box", text, length };
  g_autoptr (WrCardSet) set = wr_cards_read (&source, 1, faults);

  g_assert_true ((set == NULL) == (faults->len > 0));
  wr_card_set_use (set);
  for (guint i = 0; set != NULL && i < set->n_cards; i++)
    g_free (wr_cards_explain ((guint8) i));
  wr_card_set_use (NULL);
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
  WrCardsSource box;
  guint rounds = g_test_slow () ? 20000 : 400;

  g_assert_true (wr_cards_box_source (&box, &error));
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

  g_test_add_func ("/cards/all-faults", test_all_faults);
  g_test_add_func ("/cards/too-many-faults", test_too_many_faults);
  g_test_add_func ("/cards/files", test_files);
  g_test_add_func ("/cards/limits", test_limits);
  g_test_add_func ("/cards/too-many-ops", test_too_many_ops);
  g_test_add_func ("/cards/too-many-filters", test_too_many_filters);
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
