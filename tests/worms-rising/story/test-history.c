/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The history of a duel, and the story that is told of it, without a widget.
 */
#include "config.h"

#include <string.h>

#include "wr-cards-json.h"
#include "wr-story.h"
#include "wr-game.h"
#include "ui-matches.h"

/* ---- History */

static guint
count_events (BmMatch     *match,
              WrEventKind  kind)
{
  guint n, count = 0;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    count += events[i].kind == kind;
  return count;
}

static guint
count_notes (const WrDuelHistory *history,
             WrNoteKind           kind)
{
  guint n = 0;

  for (guint i = 0; i < history->notes->len; i++)
    n += g_array_index (history->notes, WrNote, i).kind == kind;
  return n;
}

static void
assert_figures (const WrFigures *figures,
                const WrFigures *expected)
{
  g_assert_cmpuint (figures->hunger, ==, expected->hunger);
  g_assert_cmpuint (figures->health, ==, expected->health);
  g_assert_cmpuint (figures->suspicion, ==, expected->suspicion);
  g_assert_cmpuint (figures->living, ==, expected->living);
}

/* Days follow each other without a gap, and each ends where its last position stands. */
static void
assert_days (BmMatch             *match,
             const WrDuelHistory *history)
{
  WrFigures last = wr_figures_of (bm_match_get_position (match));
  guint n = history->days->len;

  g_assert_cmpuint (history->plies->len, ==, bm_match_get_ply (match) + 1);
  g_assert_cmpuint (history->first_day - 1 + n, ==,
                    g_array_index (history->plies, guint, bm_match_get_ply (match)));
  for (guint day = 0; day < n; day++)
    {
      const WrDuelDay *this = &g_array_index (history->days, WrDuelDay, day);

      if (day + 1 < n)
        assert_figures (&this->end, &g_array_index (history->days, WrDuelDay, day + 1).start);
      else
        assert_figures (&this->end, &last);
    }
}

/* Time goes forward, and every sample is another one than that before. */
static void
assert_samples (const WrDuelHistory *history)
{
  for (guint i = 0; i < history->samples->len; i++)
    {
      const WrSample *sample = &g_array_index (history->samples, WrSample, i), *before = sample - 1;

      g_assert_cmpfloat (sample->at, <=, history->end);
      if (i == 0)
        g_assert_cmpfloat (sample->at, ==, 0);
      else
        g_assert_true (sample->at >= before->at
                       && memcmp (&sample->figures, &before->figures, sizeof (WrFigures)) != 0);
    }
  g_assert_cmpfloat (history->end, <=, history->days->len);
}

static void
assert_actions (BmMatch             *match,
                const WrDuelHistory *history)
{
  guint n, told = 0, counted = 0;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == WR_EVENT_SPENT)
      told += (guint) events[i].n;
  for (guint side = 0; side < WR_N_SIDES; side++)
    for (guint kind = 0; kind < WR_HISTORY_KINDS; kind++)
      counted += history->actions[side][kind];
  g_assert_cmpuint (counted, ==, told);
}

static void
test_history (void)
{
  for (guint seed = 1; seed <= 30; seed++)
    {
      g_autoptr(BmMatch) match = ui_match_new_any (seed % 3 == 0 ? "start" : UI_START_CARDS, seed);
      g_autoptr(WrDuelHistory) history = wr_duel_history_new (match);
      WrFigures last = wr_figures_of (bm_match_get_position (match));

      assert_days (match, history);
      assert_samples (history);
      assert_actions (match, history);
      assert_figures (&g_array_index (history->samples, WrSample, history->samples->len - 1).figures, &last);
      g_assert_cmpuint (count_notes (history, WR_NOTE_MEAL), ==, count_events (match, WR_EVENT_WORM_EATEN));
      g_assert_cmpuint (count_notes (history, WR_NOTE_BITE), ==, count_events (match, WR_EVENT_BITTEN));
      g_assert_cmpuint (count_notes (history, WR_NOTE_RAIN), ==, count_events (match, WR_EVENT_RAIN));
      g_assert_cmpuint (count_notes (history, WR_NOTE_MEAL) + count_notes (history, WR_NOTE_DEATH)
                        + wr_figures_living (&last), ==, WR_N_WORMS);
    }
}

/* A duel that began in the middle of a day. */
static void
test_history_from_position (void)
{
  WrPosition pos;
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(WrDuelHistory) history = NULL;

  wr_position_init (&pos);
  pos.hunger = 1;
  match = bm_match_new_from_position (&wr_game, &pos);
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    ui_match_play (match, "end");
  history = wr_duel_history_new (match);
  g_assert_cmpuint (history->days->len, ==, 1);
  g_assert_cmpuint (g_array_index (history->days, WrDuelDay, 0).start.hunger, ==, 1);
  g_assert_cmpuint (g_array_index (history->days, WrDuelDay, 0).end.hunger, ==, 0);
  g_assert_cmpuint (history->max_health, ==, pos.max_health);
}

/* ---- Story */

static char *
dup_story (BmMatch *match)
{
  g_autoptr(WrDuelHistory) history = wr_duel_history_new (match);
  WrSentence sentences[WR_STORY_SENTENCES];
  GString *all = g_string_new (NULL);

  wr_story_tell (match, history, sentences);
  for (guint i = 0; i < WR_STORY_SENTENCES; i++)
    {
      g_assert_nonnull (sentences[i].text);
      g_assert_nonnull (sentences[i].art);
      g_assert_true (g_str_has_suffix (sentences[i].text, "."));
      g_assert_null (strchr (sentences[i].text, '%'));
      g_string_append_printf (all, "%s\n", sentences[i].text);
      g_free (sentences[i].text);
    }
  return g_string_free (all, FALSE);
}

static void
test_story_of_hunger (void)
{
  g_autoptr(BmMatch) match = ui_match_new_starved ();
  g_autofree char *story = dup_story (match);
  g_auto(GStrv) lines = g_strsplit (story, "\n", -1);

  g_assert_cmpstr (lines[0], ==, "The Bird landed at a0 and took its time.");
  g_assert_cmpstr (lines[1], ==, "From the first day to the last, nobody drew blood.");
  g_assert_cmpstr (lines[2], ==, "Day after day the Bird looked for a meal, and not one Worm came near its beak.");
  g_assert_cmpstr (lines[3], ==, "The Bird went to bed without a single Worm: all four lived to see the end.");
  g_assert_cmpstr (lines[4], ==, "On the night of day 7 the Bird starved, under a moon as red as its breast.");
}

/* A duel that begins on day 11 and ends DAYS nights later, with the last Worm eaten by its last move.  Bedrock keeps
   that one from the rain. */
static char *
dup_story_of_meal (guint days)
{
  g_autoptr(BmMatch) match =
    ui_match_read ("{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 11, \"turn\": \"bird\","
                   "  \"hunger\": 6, \"bird\": { \"at\": \"f3\" }, \"grass\": [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0],"
                   "  \"bedrock\": [\"e2\"], \"worms\": [ { \"colour\": \"green\", \"at\": \"e3\" } ] }");

  for (guint i = 0; i < days; i++)
    {
      ui_match_play (match, "end");
      ui_match_play (match, "end");
    }
  ui_match_play (match, "eat e3");
  return dup_story (match);
}

/* What is said of a duel must not need more time than it took. */
static void
test_story_of_a_day (void)
{
  g_autofree char *story = dup_story_of_meal (0);
  g_auto(GStrv) lines = g_strsplit (story, "\n", -1);

  g_assert_cmpstr (lines[1], ==, "First blood came with the very last move.");
  g_assert_cmpstr (lines[2], ==, "There was hardly a turning point: it was all over in a day.");
  g_assert_cmpstr (lines[4], ==, "On day 11 the Bird ate the last Worm, Green, at e3, and the garden was quiet.");
}

/* Days have the numbers that the table and the log give them, also where the first one was another than day 1. */
static void
test_story_of_later_days (void)
{
  g_autoptr(BmMatch) match =
    ui_match_read ("{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"bird\","
                   "  \"hunger\": 3, \"bird\": { \"at\": \"f3\" }, \"grass\": [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0],"
                   "  \"bedrock\": [\"e2\", \"a11\"], \"worms\": [ { \"colour\": \"green\", \"at\": \"e3\" },"
                   "  { \"colour\": \"pink\", \"at\": \"a12\" } ] }");
  g_autoptr(WrDuelHistory) history = NULL;
  g_autofree char *story = NULL;
  g_auto(GStrv) lines = NULL;

  ui_match_play (match, "eat e3");
  ui_match_play (match, "end");
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    ui_match_play (match, "end");
  g_assert_cmpint (((const WrPosition *) bm_match_get_position (match))->day, ==, 7);
  story = dup_story (match);
  lines = g_strsplit (story, "\n", -1);
  g_assert_cmpstr (lines[1], ==, "First blood was the Bird’s: on day 2 it ate Green at e3.");
  g_assert_cmpstr (lines[2], ==, "After day 2 the Bird did not find another bite to eat.");
  g_assert_cmpstr (lines[4], ==, "On the night of day 7 the Bird starved, under a moon as red as its breast.");
  history = wr_duel_history_new (match);
  g_assert_cmpuint (history->first_day, ==, 2);
  g_assert_cmpuint (history->days->len, ==, 6);
}

/* After days of peace it was a long time indeed. */
static void
test_story_of_peace (void)
{
  g_autofree char *story = dup_story_of_meal (4);
  g_auto(GStrv) lines = g_strsplit (story, "\n", -1);

  g_assert_cmpstr (lines[1], ==, "For a long time nobody drew blood, and it looked as if nobody would.");
}

/* How near it was is told of the first day on which it was so. */
static void
test_story_of_danger (void)
{
  g_autoptr(BmMatch) match =
    ui_match_read ("{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"bird\","
                   "  \"hunger\": 2, \"bird\": { \"at\": \"f3\" }, \"grass\": [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0],"
                   "  \"bedrock\": [\"e2\"], \"worms\": [ { \"colour\": \"green\", \"at\": \"e3\" } ] }");
  static const char *const moves[] = { "end", "end", "peck down", "eat e3", NULL };
  g_autofree char *story = NULL;
  g_auto(GStrv) lines = NULL;

  ui_match_play_all (match, moves);
  story = dup_story (match);
  lines = g_strsplit (story, "\n", -1);
  g_assert_cmpstr (lines[3], ==, "It was close: on day 2 the Bird’s Hunger stood at 1, a step from the skull.");
}

/* It tells what happened: who is named was there, and the end is the match's own. */
static void
test_stories (void)
{
  g_autoptr(GHashTable) ends = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint seed = 1; seed <= 60; seed++)
    {
      g_autoptr(BmMatch) match = ui_match_new_any (seed % 4 == 0 ? "start" : UI_START_CARDS, seed);
      g_autofree char *story = dup_story (match), *again = dup_story (match);
      const WrPosition *pos = bm_match_get_position (match);
      g_auto(GStrv) lines = g_strsplit (story, "\n", -1);

      g_assert_cmpstr (story, ==, again);
      if (pos->winner == WR_SIDE_BIRD)
        g_assert_nonnull (strstr (lines[4], "Worm"));
      else if (pos->health == 0)
        g_assert_nonnull (strstr (lines[4], "heart"));
      else
        g_assert_nonnull (strstr (lines[4], "starved"));
      if (bm_match_get_options (match)[5] == ':')
        g_assert_true (g_str_has_prefix (lines[0], "The Bird “The "));
      g_hash_table_add (ends, g_strdup (lines[4]));
    }
  g_assert_cmpuint (g_hash_table_size (ends), >, 10);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  wr_cards_all (NULL, &error);
  g_assert_no_error (error);

  g_test_add_func ("/history/figures", test_history);
  g_test_add_func ("/history/from-position", test_history_from_position);
  g_test_add_func ("/story/hunger", test_story_of_hunger);
  g_test_add_func ("/story/a-day", test_story_of_a_day);
  g_test_add_func ("/story/later-days", test_story_of_later_days);
  g_test_add_func ("/story/danger", test_story_of_danger);
  g_test_add_func ("/story/peace", test_story_of_peace);
  g_test_add_func ("/story/many", test_stories);
  return g_test_run ();
}
