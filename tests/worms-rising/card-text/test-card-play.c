/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Matches with cards that nobody would make: the box with values exchanged at random.  Whatever the reader lets through can
 * be played to the end.
 */
#include <string.h>

#include "wr-cards-json.h"
#include "bm-random.h"
#include "wr-rules.h"

#define MOST_MOVES 3000

static const char *const values[] = {
  "0", "1", "2", "6", "12", "20", "-1", "true", "false", "\"it\"", "\"self\"", "\"bird\"", "\"worms\"", "\"all\"", "\"first\"",
  "\"picked\"", "\"match\"", "\"turn\"", "\"day\"", "\"up\"", "\"move\"", "\"dig\"", "\"fly\"", "\"bite\"", "\"rest\"",
  "\"any-action\"", "[\"bite\", \"move\"]", "\"eaten\"", "\"gone\"", "\"contact\"", "\"burn\"", "\"enter\"", "\"below\"", "\"sides\"",
  "\"turn-start\"", "\"on-grass\"", "\"move-tokens\"", "\"packed\"", "\"sky\"", "\"outside\"", "\"bedrock\"", "\"wormhole\"",
  "\"drill\"", "\"lava\"", "\"zombie\"", "{\"add\": 2}", "{\"times\": -1}", "{\"random\": 2}",
  "{\"count\": {\"pick\": \"bedrock\"}}", "{\"pick\": \"space\"}", "{\"pick\": \"gravestone\"}", "{\"pick\": \"column\"}",
  "{\"pick\": \"worm\", \"n\": \"all\"}", "{\"pick\": \"grass\", \"n\": {\"up-to\": 2}}",
  "{\"pick\": [\"worm\", \"zombie\"], \"n\": 2}",
};

/* How long the value is that begins at TEXT. */
static gsize
value_length (const char *text)
{
  gsize n = 0;
  int depth = 0;

  if (*text == '"')
    return strcspn (text + 1, "\"") + 2;
  if (*text != '{' && *text != '[')
    return strcspn (text, ",]} \n");
  do
    {
      depth += (text[n] == '{' || text[n] == '[') - (text[n] == '}' || text[n] == ']');
      n++;
    }
  while (depth > 0 && text[n] != '\0');
  return n;
}

static char *
exchange_value (GRand      *random,
                const char *box,
                gsize       length)
{
  GString *text = g_string_new_len (box, (gssize) length);
  const char *at = strchr (text->str + g_rand_int_range (random, 0, (gint32) length), ':');

  if (at != NULL)
    {
      gssize place = at + 1 - text->str;

      place += (gssize) strspn (text->str + place, " \n");
      g_string_erase (text, place, (gssize) value_length (text->str + place));
      g_string_insert (text, place, values[g_rand_int_range (random, 0, G_N_ELEMENTS (values))]);
    }
  return g_string_free (text, FALSE);
}

static void
play (guint64 seed)
{
  WrPosition pos;
  BmMove moves[BM_MAX_MOVES];
  guint64 chance = seed;
  guint n, played = 0;

  wr_rules_start (&pos, seed, WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS);
  for (; (n = wr_rules_legal (&pos, moves)) > 0 && played < MOST_MOVES; played++)
    {
      g_assert_cmpstr (wr_position_fault (&pos), ==, NULL);
      wr_rules_apply (&pos, moves[bm_random_die (&chance, n) - 1], NULL, NULL);
    }
  /* Cards may make a match endless, but nobody may be stuck. */
  g_assert_true (played == MOST_MOVES || pos.winner != WR_NO_WINNER);
}

static void
test_play (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autoptr (GError) error = NULL;
  WrCardsSource box;
  guint rounds = g_test_slow () ? 20000 : 150, playable = 0;

  g_assert_true (wr_cards_box_source (&box, &error));
  for (guint i = 0; i < rounds; i++)
    {
      g_autofree char *text = exchange_value (random, box.text, box.length);
      const WrCardsSource source = { "box", text, strlen (text) };
      g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (WrCardSet) set = wr_cards_read (&source, 1, faults);

      if (set == NULL)
        continue;
      playable++;
      wr_card_set_use (set);
      for (guint match = 0; match < 4; match++)
        play (4 * i + match);
      wr_card_set_use (NULL);
    }
  g_test_message ("%u of %u boxes could be played with", playable, rounds);
  g_assert_cmpuint (playable, >, rounds / 20);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/play", test_play);
  return g_test_run ();
}
