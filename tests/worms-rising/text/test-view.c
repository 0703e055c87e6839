/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a side sees as JSON, read back: it is what wr_rules_hide () leaves, the same can be done in it, and it says nothing
 * of what is hidden.
 */
#include <string.h>

#include "wr-cards-json.h"
#include "wr-position-json.h"
#include "wr-rules.h"

static char *
write_view (const WrPosition *pos)
{
  GString *text = g_string_new (NULL);

  wr_position_append_open_view (pos, (WrSide) wr_position_to_act (pos), text);
  return g_string_free (text, FALSE);
}

static gboolean
read_view (const char  *text,
           WrPosition  *pos,
           WrSide      *side,
           GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, strlen (text), error);

  return node != NULL && wr_position_read_view (&BM_JSON_ROOT ("text", node), pos, side, error);
}

static void
check_view (const WrPosition *pos)
{
  BmMove moves[BM_MAX_MOVES], seen_moves[BM_MAX_MOVES];
  g_autofree char *text = write_view (pos);
  g_autoptr (GError) error = NULL;
  WrPosition hidden = *pos, seen;
  WrSide side;
  guint n;

  if (!read_view (text, &seen, &side, &error))
    g_error ("%s is refused: %s", text, error->message);
  g_assert_cmpint (side, ==, wr_position_to_act (pos));
  wr_rules_hide (&hidden, side);
  if (!wr_position_equal (&hidden, &seen))
    g_error ("%s is another position when it is read", text);
  n = wr_rules_legal (pos, moves);
  g_assert_cmpuint (wr_rules_legal (&seen, seen_moves), ==, n);
  g_assert_true (memcmp (moves, seen_moves, n * sizeof *moves) == 0);
}

static void
load_cards (void)
{
  g_autoptr (GError) error = NULL;

  wr_cards_box (&error);
  g_assert_no_error (error);
}

/* Every decision of random matches. */
static void
test_matches (void)
{
  const guint all = WR_START_CARDS | WR_START_EVENTS;

  load_cards ();
  for (guint64 seed = 1; seed <= 60; seed++)
    {
      BmMove moves[BM_MAX_MOVES];
      WrPosition pos;
      guint n;

      wr_rules_start (&pos, seed, seed % 3 == 0 ? 0 : all | (seed % 3 == 1 ? WR_START_RANDOM : WR_START_DRAFT));
      while ((n = wr_rules_legal (&pos, moves)) > 0)
        {
          check_view (&pos);
          wr_rules_apply (&pos, moves[g_test_rand_int_range (0, (int) n)], NULL, NULL);
        }
    }
}

/* Two positions that differ in what the Worms cannot see only are the same to them. */
static void
test_nothing_leaks (void)
{
  static const char *const texts[] = {
    "{\"hands\": {\"bird\": [\"forage\", \"trench\"], \"worms\": [\"venom\"]}, \"seed\": 1, "
    "\"decks\": {\"worms\": [\"swell\", \"jinx\"], \"events\": [\"gale\"]}, \"known\": {\"bird\": [\"venom\"]}}",
    "{\"hands\": {\"bird\": [\"screech\", \"roost\"], \"worms\": [\"venom\"]}, \"seed\": 2, "
    "\"decks\": {\"worms\": [\"jinx\", \"swell\"], \"events\": [\"drought\"]}, \"known\": {\"bird\": [\"venom\"]}}",
  };
  char *views[2];

  load_cards ();
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      WrPosition pos;

      wr_position_parse ("text", texts[i], strlen (texts[i]), &pos, &error);
      g_assert_no_error (error);
      views[i] = write_view (&pos);
    }
  g_assert_cmpstr (views[0], ==, views[1]);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    g_free (views[i]);
}

static const struct
{
  const char *text, *says;
} refused[] = {
  { "{}", "text: view: missing" },
  { "{\"view\": \"moon\"}", "text: view: must be \"bird\" or \"worms\"" },
  { "{\"view\": \"bird\"}", "text: view: the other side decides" },
  { "{\"view\": \"worms\", \"seed\": 1}", "text: seed: must be null in a view" },
  { "{\"view\": \"worms\", \"hands\": {\"worms\": [\"?\"]}}", "text: hands.worms[0]: unknown card" },
  { "{\"view\": \"worms\", \"decks\": {\"worms\": [\"jinx\"]}}", "text: decks.worms[0]: must be \"?\" in a view" },
  { "{\"view\": \"worms\", \"discards\": {\"bird\": [\"?\"]}}", "text: discards.bird[0]: unknown card" },
  { "{\"view\": \"worms\", \"hands\": {\"bird\": [\"jinx\"]}}", "text: hands.bird[0]: \"jinx\" does not belong here" },
  { "{\"view\": \"worms\", \"known\": {\"worms\": [\"trench\"]}}",
    "text: known.worms[0]: no such card is in the other hand (R13.1)" },
  { "{\"view\": \"worms\", \"known\": {\"bird\": [1]}}", "text: known.bird[0]: must be a string, not a whole number" },
  { "{\"view\": \"worms\", \"winner\": \"bird\", \"worms\": [], \"decks\": {\"bird\": [2]}}",
    "text: decks.bird[0]: must be a string, not a whole number" },
  { "{\"view\": \"worms\", \"wormholes\": [\"d10\", \"c0\", \"h7\"], \"pending\": "
    "{\"kind\": \"exit\", \"who\": \"yellow\", \"resume\": null}}",
    "text: pending.resume: missing; a view to play on from has it" },
};

static void
test_refused (void)
{
  WrPosition pos;
  WrSide side;

  load_cards ();
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (read_view (refused[i].text, &pos, &side, &error));
      g_assert_cmpstr (error->message, ==, refused[i].says);
    }
}

/* However many cards are hidden: there is room for those of the box, and more there cannot be. */
static void
test_too_many (void)
{
  static const char *const keys[] = { "bird", "worms", "events" };

  load_cards ();
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      for (guint n = 10; n <= 400; n += 390)
        {
          g_autoptr (GString) text = g_string_new ("{\"view\": \"worms\", \"decks\": {");
          g_autoptr (GError) error = NULL;
          WrPosition pos;
          WrSide side;

          g_string_append_printf (text, "\"%s\": [\"?\"", keys[i]);
          for (guint k = 1; k < n; k++)
            g_string_append (text, ", \"?\"");
          g_string_append (text, "]}}");
          g_assert_true (read_view (text->str, &pos, &side, &error) == (n == 10));
          if (n > 10)
            g_assert_nonnull (strstr (error->message, "cards of this deck only"));
        }
    }
}

/* A view with bytes exchanged: it is refused, or can be looked at like any other. */
static void
test_disturbed (void)
{
  guint taken = 0, n_refused = 0;

  load_cards ();
  for (guint64 seed = 1; seed <= 60; seed++)
    {
      BmMove moves[BM_MAX_MOVES];
      WrPosition pos, seen;
      WrSide side;
      guint n;

      wr_rules_start (&pos, seed, WR_START_DRAFT | WR_START_CARDS | WR_START_EVENTS);
      while ((n = wr_rules_legal (&pos, moves)) > 0)
        {
          g_autofree char *text = write_view (&pos);
          gsize place = (gsize) g_test_rand_int_range (0, (int) strlen (text));

          wr_rules_apply (&pos, moves[g_test_rand_int_range (0, (int) n)], NULL, NULL);
          text[place] = "?0129abk\"[]{},"[g_test_rand_int_range (0, 14)];
          if (!read_view (text, &seen, &side, NULL))
            {
              n_refused++;
              continue;
            }
          taken++;
          wr_rules_legal (&seen, moves);
        }
    }
  g_assert_cmpuint (taken, >, 100);
  g_assert_cmpuint (n_refused, >, 100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/view/matches", test_matches);
  g_test_add_func ("/view/nothing-leaks", test_nothing_leaks);
  g_test_add_func ("/view/refused", test_refused);
  g_test_add_func ("/view/too-many", test_too_many);
  g_test_add_func ("/view/disturbed", test_disturbed);
  return g_test_run ();
}
