/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What can be learnt by playing, when it happened or was used rightly, and what somebody knows of it.
 */
#include "config.h"

#include "wr-cards-json.h"
#include "wr-game.h"
#include "wr-hints.h"
#include "bm-mastery.h"
#include "bm-rule-words.h"
#include "wr-rules.h"
#include "ui-matches.h"
#include "wr-learn.h"

/* ---- Topics */

static void
test_topics (void)
{
  for (guint topic = 0; topic < WR_N_TOPICS; topic++)
    {
      for (guint other = 0; other < topic; other++)
        g_assert_cmpstr (wr_topics[other].id, !=, wr_topics[topic].id);
      g_assert_true (g_str_has_suffix (wr_topics[topic].explanation, "."));
      g_assert_cmpint (*wr_topics[topic].title, !=, '\0');
      g_assert_nonnull (bm_rule_words (&wr_learn, wr_topics[topic].rule));
      /* Somebody can learn it. */
      g_assert_true ((wr_topics_of_side (WR_SIDE_WORMS) | wr_topics_of_side (WR_SIDE_BIRD)) >> topic & 1);
      g_assert_true ((wr_topics_explained (WR_SIDE_WORMS) | wr_topics_explained (WR_SIDE_BIRD)) >> topic & 1);
    }
  g_assert_null (wr_topics[WR_N_TOPICS].id);
}

static void
test_happened (void)
{
  const BmEvent night[] = {
    { .kind = WR_EVENT_TURN_END, .who = WR_SIDE_BIRD },
    { .kind = WR_EVENT_SANK, .n = 2, .from = 2, .to = 3 },
    { .kind = WR_EVENT_TRACKER, .who = WR_TRACKER_HUNGER, .from = 5, .to = 4 },
    { .kind = WR_EVENT_DAY, .n = 4 },
    { .kind = WR_EVENT_RAIN, .n = WR_DIR_UP },
    { .kind = WR_EVENT_TRACKER, .who = WR_TRACKER_SUSPICION, .from = BM_SUSPICION_SUS - 1, .to = BM_SUSPICION_SUS },
  };
  const BmEvent dig[] = {
    { .kind = WR_EVENT_SPENT, .who = WR_SIDE_BIRD, .n = 1 },
    { .kind = WR_EVENT_DUG, .to = WR_SPACE (2, 1) },
    { .kind = WR_EVENT_SANK, .n = 2, .from = 0, .to = 1 },
  };
  const BmEvent quiet[] = {
    { .kind = WR_EVENT_TRACKER, .who = WR_TRACKER_SUSPICION, .from = BM_SUSPICION_SUS, .to = BM_SUSPICION_SUS + 1 },
    { .kind = WR_EVENT_TRACKER, .who = WR_TRACKER_HUNGER, .from = 5, .to = 8 },
    { .kind = WR_EVENT_FLEW, .from = WR_SPACE (2, 0), .to = WR_SPACE (4, 0) },
  };

  g_assert_cmpuint (wr_topics_happened (night, G_N_ELEMENTS (night)), ==,
                    WR_TOPIC_BIT (WR_TOPIC_SINKING) | WR_TOPIC_BIT (WR_TOPIC_STARVING) | WR_TOPIC_BIT (WR_TOPIC_RAIN)
                    | WR_TOPIC_BIT (WR_TOPIC_SUSPICION));
  g_assert_cmpuint (wr_topics_happened (dig, G_N_ELEMENTS (dig)), ==, WR_TOPIC_BIT (WR_TOPIC_DIG));
  g_assert_cmpuint (wr_topics_happened (quiet, G_N_ELEMENTS (quiet)), ==, 0);
}

static BmTopics
used_by (WrPosition  pos,
         const BmMove move)
{
  WrPosition after = pos;
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);

  g_assert_true (wr_rules_is_legal (&pos, move));
  wr_rules_apply (&after, move, NULL, events);
  return wr_topics_used (&pos, (WrSide) pos.turn, move, events->items, events->n);
}

static void
test_used (void)
{
  const BmMove end = WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0);
  const BmMove peck = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_PECK, WR_DIR_BYTE (WR_DIR_DOWN), 0);
  WrPosition pos = ui_position_quiet (WR_SIDE_BIRD);

  /* Only a turn with nothing left over. */
  g_assert_cmpuint (used_by (pos, end), ==, 0);
  pos.spent = BM_ACTIONS;
  g_assert_cmpuint (used_by (pos, end), ==, WR_TOPIC_BIT (WR_TOPIC_ACTIONS));
  pos.spent = 0;
  /* Only a Peck that somebody hears. */
  g_assert_cmpuint (used_by (pos, peck), ==, 0);
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 4);
  g_assert_cmpuint (used_by (pos, peck), ==, WR_TOPIC_BIT (WR_TOPIC_PECK));
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  g_assert_cmpuint (used_by (pos, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, WR_SPACE (5, 1), WR_PIECE_NONE)), ==,
                    WR_TOPIC_BIT (WR_TOPIC_EATING));
  /* In need it was the right thing. */
  pos.hunger = 2;
  g_assert_cmpuint (used_by (pos, WR_MOVE (WR_PIECE_BIRD, WR_MOVE_EAT, WR_SPACE (5, 1), WR_PIECE_NONE)), ==,
                    WR_TOPIC_BIT (WR_TOPIC_EATING) | WR_TOPIC_BIT (WR_TOPIC_STARVING));
  pos.turn = WR_SIDE_WORMS;
  g_assert_cmpuint (used_by (pos, WR_MOVE (WR_PIECE_GREEN, WR_MOVE_BITE, 0, 0)), ==, WR_TOPIC_BIT (WR_TOPIC_BITING));
}

/* ---- What is known */

static GSettings *
open_settings (void)
{
  GSettings *settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "help-explained");
  g_settings_reset (settings, "help-used");
  g_settings_reset (settings, "help-bird");
  g_settings_reset (settings, "help-worms");
  g_settings_set_boolean (settings, "learning-help", FALSE);
  return settings;
}

static void
test_known (void)
{
  g_autoptr(GSettings) settings = open_settings ();
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings, &wr_game, wr_learn.players, wr_topics);
  const BmTopics both = WR_TOPIC_BIT (WR_TOPIC_RAIN) | WR_TOPIC_BIT (WR_TOPIC_PECK);

  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, 0);
  bm_mastery_use (mastery, "bird", both);
  g_assert_cmpuint (bm_mastery_get_used (mastery, "bird", WR_TOPIC_RAIN), ==, 1);
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, 0);
  bm_mastery_use (mastery, "bird", WR_TOPIC_BIT (WR_TOPIC_RAIN));
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, WR_TOPIC_BIT (WR_TOPIC_RAIN));
  /* Everybody learns alone. */
  g_assert_cmpuint (bm_mastery_get_known (mastery, "worms"), ==, 0);
  bm_mastery_explain (mastery, "bird", WR_TOPIC_LAVA);
  bm_mastery_explain (mastery, "bird", WR_TOPIC_LAVA);
  bm_mastery_explain (mastery, "bird", WR_TOPIC_PECK);
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "bird"), ==,
                    WR_TOPIC_BIT (WR_TOPIC_LAVA) | WR_TOPIC_BIT (WR_TOPIC_PECK));
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "worms"), ==, 0);
  bm_mastery_bring_back (mastery, "bird", both);
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, 0);
  g_assert_cmpuint (bm_mastery_get_used (mastery, "bird", WR_TOPIC_PECK), ==, 0);
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "bird"), ==, WR_TOPIC_BIT (WR_TOPIC_LAVA));
}

/* What another version has written is not lost, and what nobody can have written does no harm. */
static void
test_strange_content (void)
{
  g_autoptr(GSettings) settings = open_settings ();
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings, &wr_game, wr_learn.players, wr_topics);
  g_autoptr(GVariant) used = NULL, own = NULL;
  g_auto(GStrv) people = NULL;
  guint32 n;

  g_settings_set_value (settings, "help-used",
                        g_variant_new_parsed ("{'bird': {'rain': uint32 4000000000, 'moles': 7}, 'name:': {'rain': 1}, "
                                              "'from-mars': {'rain': 2}}"));
  g_settings_set_value (settings, "help-explained", g_variant_new_parsed ("{'worms': ['moles', '', 'rain', 'rain']}"));
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, WR_TOPIC_BIT (WR_TOPIC_RAIN));
  g_assert_cmpuint (bm_mastery_get_used (mastery, "bird", WR_TOPIC_RAIN), <=, 1000);
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "worms"), ==, WR_TOPIC_BIT (WR_TOPIC_RAIN));
  people = bm_mastery_dup_people (mastery);
  g_assert_cmpuint (g_strv_length (people), ==, 3);
  bm_mastery_use (mastery, "bird", WR_TOPIC_BIT (WR_TOPIC_PECK));
  bm_mastery_bring_back (mastery, "bird", WR_TOPIC_BIT (WR_TOPIC_RAIN));
  used = g_settings_get_value (settings, "help-used");
  own = g_variant_lookup_value (used, "bird", NULL);
  g_assert_true (g_variant_lookup (own, "moles", "u", &n));
  g_assert_cmpuint (n, ==, 7);
  g_assert_false (g_variant_lookup (own, "rain", "u", &n));
  g_assert_true (g_variant_lookup (own, "peck", "u", &n));
  g_clear_pointer (&own, g_variant_unref);
  own = g_variant_lookup_value (used, "from-mars", NULL);
  g_assert_nonnull (own);
}

static void
assert_person (BmMastery  *mastery,
               const char *name,
               WrSide      side,
               gboolean    alone,
               const char *person,
               const char *title)
{
  g_autofree char *found = bm_mastery_dup_person (mastery, name, side, alone);
  g_autofree char *shown = bm_mastery_dup_title (mastery, found);

  g_assert_cmpstr (found, ==, person);
  g_assert_cmpstr (shown, ==, title);
}

static void
test_people (void)
{
  g_autoptr(GSettings) settings = open_settings ();
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings, &wr_game, wr_learn.players, wr_topics);

  assert_person (mastery, "", WR_SIDE_BIRD, TRUE, "alone", "You, against the computer");
  assert_person (mastery, " ", WR_SIDE_BIRD, FALSE, "bird", "The Bird’s player");
  assert_person (mastery, "", WR_SIDE_WORMS, FALSE, "worms", "The Worms’ player");
  assert_person (mastery, " Anna ", WR_SIDE_WORMS, TRUE, "name:Anna", "Anna");
  /* Nobody is taken for another by a name. */
  assert_person (mastery, "bird", WR_SIDE_WORMS, FALSE, "name:bird", "bird");
}

static void
changed_cb (guint *n)
{
  (*n)++;
}

static void
test_seats (void)
{
  g_autoptr(GSettings) settings = open_settings ();
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings, &wr_game, wr_learn.players, wr_topics);
  guint n = 0;

  g_signal_connect_swapped (mastery, "changed", G_CALLBACK (changed_cb), &n);
  g_assert_false (bm_mastery_get_help (mastery, WR_SIDE_BIRD));
  bm_mastery_set_help (mastery, WR_SIDE_BIRD, TRUE);
  bm_mastery_set_help (mastery, WR_SIDE_BIRD, TRUE);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (bm_mastery_get_help (mastery, WR_SIDE_BIRD));
  g_assert_false (bm_mastery_get_help (mastery, WR_SIDE_WORMS));
  bm_mastery_swap (mastery, WR_N_SIDES);
  g_assert_false (bm_mastery_get_help (mastery, WR_SIDE_BIRD));
  g_assert_true (bm_mastery_get_help (mastery, WR_SIDE_WORMS));
  /* How it was for the last duel is nothing to a new one. */
  bm_mastery_begin (mastery);
  g_assert_false (bm_mastery_get_help (mastery, WR_SIDE_WORMS));
  g_settings_set_boolean (settings, "learning-help", TRUE);
  g_assert_false (bm_mastery_get_help (mastery, WR_SIDE_WORMS));
  bm_mastery_begin (mastery);
  g_assert_true (bm_mastery_get_help (mastery, WR_SIDE_BIRD));
  g_assert_true (bm_mastery_get_help (mastery, WR_SIDE_WORMS));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  if (wr_cards_all (NULL, &error) == NULL)
    g_error ("%s", error->message);

  g_test_add_func ("/topics/texts", test_topics);
  g_test_add_func ("/topics/happened", test_happened);
  g_test_add_func ("/topics/used", test_used);
  g_test_add_func ("/mastery/known", test_known);
  g_test_add_func ("/mastery/strange-content", test_strange_content);
  g_test_add_func ("/mastery/people", test_people);
  g_test_add_func ("/mastery/seats", test_seats);
  return g_test_run ();
}
