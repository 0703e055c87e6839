/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What can be learnt by playing, when it happened or was used rightly, and what somebody knows of it.
 */
#include "config.h"

#include "bm-cards-json.h"
#include "bm-hints.h"
#include "bm-mastery.h"
#include "bm-rule-words.h"
#include "bm-rules.h"
#include "ui-matches.h"

/* ---- Topics */

static void
test_topics (void)
{
  for (guint topic = 0; topic < BM_N_TOPICS; topic++)
    {
      g_assert_cmpint (bm_topic_from_id (bm_topic_id ((BmTopic) topic)), ==, topic);
      g_assert_true (g_str_has_suffix (bm_topic_explanation ((BmTopic) topic), "."));
      g_assert_cmpint (*bm_topic_title ((BmTopic) topic), !=, '\0');
      g_assert_nonnull (bm_rule_words (bm_topic_rule ((BmTopic) topic)));
      /* Somebody can learn it. */
      g_assert_true ((bm_topics_of_side (BM_SIDE_WORMS) | bm_topics_of_side (BM_SIDE_BIRD)) >> topic & 1);
      g_assert_true ((bm_topics_told (BM_SIDE_WORMS) | bm_topics_told (BM_SIDE_BIRD)) >> topic & 1);
    }
  g_assert_cmpint (bm_topic_from_id ("nonsense"), ==, BM_N_TOPICS);
}

static void
test_happened (void)
{
  const BmEvent night[] = {
    { .kind = BM_EVENT_TURN_END, .who = BM_SIDE_BIRD },
    { .kind = BM_EVENT_SANK, .n = 2, .from = 2, .to = 3 },
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_HUNGER, .from = 5, .to = 4 },
    { .kind = BM_EVENT_DAY, .n = 4 },
    { .kind = BM_EVENT_RAIN, .n = BM_DIR_UP },
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_SUSPICION, .from = BM_SUSPICION_SUS - 1, .to = BM_SUSPICION_SUS },
  };
  const BmEvent dig[] = {
    { .kind = BM_EVENT_SPENT, .who = BM_SIDE_BIRD, .n = 1 },
    { .kind = BM_EVENT_DUG, .to = BM_SPACE (2, 1) },
    { .kind = BM_EVENT_SANK, .n = 2, .from = 0, .to = 1 },
  };
  const BmEvent quiet[] = {
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_SUSPICION, .from = BM_SUSPICION_SUS, .to = BM_SUSPICION_SUS + 1 },
    { .kind = BM_EVENT_TRACKER, .who = BM_TRACKER_HUNGER, .from = 5, .to = 8 },
    { .kind = BM_EVENT_FLEW, .from = BM_SPACE (2, 0), .to = BM_SPACE (4, 0) },
  };

  g_assert_cmpuint (bm_topics_happened (night, G_N_ELEMENTS (night)), ==,
                    BM_TOPIC_BIT (BM_TOPIC_SINKING) | BM_TOPIC_BIT (BM_TOPIC_STARVING) | BM_TOPIC_BIT (BM_TOPIC_RAIN)
                    | BM_TOPIC_BIT (BM_TOPIC_SUSPICION));
  g_assert_cmpuint (bm_topics_happened (dig, G_N_ELEMENTS (dig)), ==, BM_TOPIC_BIT (BM_TOPIC_DIG));
  g_assert_cmpuint (bm_topics_happened (quiet, G_N_ELEMENTS (quiet)), ==, 0);
}

static BmTopics
used_by (BmPosition  pos,
         const BmMove move)
{
  BmPosition after = pos;
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);

  g_assert_true (bm_rules_is_legal (&pos, move));
  bm_rules_apply (&after, move, NULL, events);
  return bm_topics_used (&pos, (BmSide) pos.turn, move, events->items, events->n);
}

static void
test_used (void)
{
  const BmMove end = BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0);
  const BmMove peck = BM_MOVE (BM_PIECE_BIRD, BM_MOVE_PECK, BM_DIR_BYTE (BM_DIR_DOWN), 0);
  BmPosition pos = ui_position_quiet (BM_SIDE_BIRD);

  /* Only a turn with nothing left over. */
  g_assert_cmpuint (used_by (pos, end), ==, 0);
  pos.spent = BM_ACTIONS;
  g_assert_cmpuint (used_by (pos, end), ==, BM_TOPIC_BIT (BM_TOPIC_ACTIONS));
  pos.spent = 0;
  /* Only a Peck that somebody hears. */
  g_assert_cmpuint (used_by (pos, peck), ==, 0);
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 4);
  g_assert_cmpuint (used_by (pos, peck), ==, BM_TOPIC_BIT (BM_TOPIC_PECK));
  pos.at[BM_PIECE_GREEN] = BM_SPACE (5, 1);
  g_assert_cmpuint (used_by (pos, BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, BM_SPACE (5, 1), BM_PIECE_NONE)), ==,
                    BM_TOPIC_BIT (BM_TOPIC_EATING));
  /* In need it was the right thing. */
  pos.hunger = 2;
  g_assert_cmpuint (used_by (pos, BM_MOVE (BM_PIECE_BIRD, BM_MOVE_EAT, BM_SPACE (5, 1), BM_PIECE_NONE)), ==,
                    BM_TOPIC_BIT (BM_TOPIC_EATING) | BM_TOPIC_BIT (BM_TOPIC_STARVING));
  pos.turn = BM_SIDE_WORMS;
  g_assert_cmpuint (used_by (pos, BM_MOVE (BM_PIECE_GREEN, BM_MOVE_BITE, 0, 0)), ==, BM_TOPIC_BIT (BM_TOPIC_BITING));
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
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings);
  const BmTopics both = BM_TOPIC_BIT (BM_TOPIC_RAIN) | BM_TOPIC_BIT (BM_TOPIC_PECK);

  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, 0);
  bm_mastery_use (mastery, "bird", both);
  g_assert_cmpuint (bm_mastery_get_used (mastery, "bird", BM_TOPIC_RAIN), ==, 1);
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, 0);
  bm_mastery_use (mastery, "bird", BM_TOPIC_BIT (BM_TOPIC_RAIN));
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, BM_TOPIC_BIT (BM_TOPIC_RAIN));
  /* Everybody learns alone. */
  g_assert_cmpuint (bm_mastery_get_known (mastery, "worms"), ==, 0);
  bm_mastery_explain (mastery, "bird", BM_TOPIC_LAVA);
  bm_mastery_explain (mastery, "bird", BM_TOPIC_LAVA);
  bm_mastery_explain (mastery, "bird", BM_TOPIC_PECK);
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "bird"), ==,
                    BM_TOPIC_BIT (BM_TOPIC_LAVA) | BM_TOPIC_BIT (BM_TOPIC_PECK));
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "worms"), ==, 0);
  bm_mastery_bring_back (mastery, "bird", both);
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, 0);
  g_assert_cmpuint (bm_mastery_get_used (mastery, "bird", BM_TOPIC_PECK), ==, 0);
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "bird"), ==, BM_TOPIC_BIT (BM_TOPIC_LAVA));
}

/* What another version has written is not lost, and what nobody can have written does no harm. */
static void
test_strange_content (void)
{
  g_autoptr(GSettings) settings = open_settings ();
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings);
  g_autoptr(GVariant) used = NULL, own = NULL;
  g_auto(GStrv) people = NULL;
  guint32 n;

  g_settings_set_value (settings, "help-used",
                        g_variant_new_parsed ("{'bird': {'rain': uint32 4000000000, 'moles': 7}, 'name:': {'rain': 1}, "
                                              "'from-mars': {'rain': 2}}"));
  g_settings_set_value (settings, "help-explained", g_variant_new_parsed ("{'worms': ['moles', '', 'rain', 'rain']}"));
  g_assert_cmpuint (bm_mastery_get_known (mastery, "bird"), ==, BM_TOPIC_BIT (BM_TOPIC_RAIN));
  g_assert_cmpuint (bm_mastery_get_used (mastery, "bird", BM_TOPIC_RAIN), <=, 1000);
  g_assert_cmpuint (bm_mastery_get_explained (mastery, "worms"), ==, BM_TOPIC_BIT (BM_TOPIC_RAIN));
  people = bm_mastery_dup_people (mastery);
  g_assert_cmpuint (g_strv_length (people), ==, 3);
  bm_mastery_use (mastery, "bird", BM_TOPIC_BIT (BM_TOPIC_PECK));
  bm_mastery_bring_back (mastery, "bird", BM_TOPIC_BIT (BM_TOPIC_RAIN));
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
assert_person (const char *name,
               BmSide      side,
               gboolean    alone,
               const char *person,
               const char *title)
{
  g_autofree char *found = bm_mastery_dup_person (name, side, alone), *shown = bm_mastery_dup_title (found);

  g_assert_cmpstr (found, ==, person);
  g_assert_cmpstr (shown, ==, title);
}

static void
test_people (void)
{
  assert_person ("", BM_SIDE_BIRD, TRUE, "alone", "You, against the computer");
  assert_person (" ", BM_SIDE_BIRD, FALSE, "bird", "The Bird’s player");
  assert_person ("", BM_SIDE_WORMS, FALSE, "worms", "The Worms’ player");
  assert_person (" Anna ", BM_SIDE_WORMS, TRUE, "name:Anna", "Anna");
  /* Nobody is taken for another by a name. */
  assert_person ("bird", BM_SIDE_WORMS, FALSE, "name:bird", "bird");
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
  g_autoptr(BmMastery) mastery = bm_mastery_new (settings);
  guint n = 0;

  g_signal_connect_swapped (mastery, "changed", G_CALLBACK (changed_cb), &n);
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_BIRD));
  bm_mastery_set_help (mastery, BM_SIDE_BIRD, TRUE);
  bm_mastery_set_help (mastery, BM_SIDE_BIRD, TRUE);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (bm_mastery_get_help (mastery, BM_SIDE_BIRD));
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
  bm_mastery_swap (mastery);
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_BIRD));
  g_assert_true (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
  /* How it was for the last duel is nothing to a new one. */
  bm_mastery_begin (mastery);
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
  g_settings_set_boolean (settings, "learning-help", TRUE);
  g_assert_false (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
  bm_mastery_begin (mastery);
  g_assert_true (bm_mastery_get_help (mastery, BM_SIDE_BIRD));
  g_assert_true (bm_mastery_get_help (mastery, BM_SIDE_WORMS));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  if (bm_cards_all (NULL, &error) == NULL)
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
