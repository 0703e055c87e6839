/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Matches told again: points add up, endings have their words, recaps hold what all may know.
 */
#include <string.h>

#include "bm-games.h"
#include "bm-json.h"
#include "bm-replay.h"
#include "tb-end-words.h"
#include "tb-event-words.h"
#include "tb-game.h"
#include "tb-move.h"
#include "tb-position-json.h"
#include "tb-recap.h"
#include "tb-rules.h"
#include "tb-story.h"
#include "tb-words.h"

#define N_MATCHES 70

static const char *const starts[] = {
  "start:players=1,scenario=delivery", "start:players=1,scenario=scramble,queens=yes,leave=1", "start:players=2",
  "start:players=3,locations=shuffled", "start:players=4,board=canyon", "start:players=5,board=canyon,worms=drawn",
  "start:players=1,scenario=extermination",
};

static BmMatch *
new_match (guint64 seed)
{
  g_autoptr(GError) error = NULL;
  BmMatch *match = bm_match_new (&tb_game, starts[seed % G_N_ELEMENTS (starts)], seed, &error);

  g_assert_no_error (error);
  return match;
}

/* N_MOVES at random, or all to the end. */
static void
play_on (BmMatch *match,
         guint    n_moves,
         guint64  chance)
{
  for (guint i = 0; i < n_moves && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
    bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL);
}

static char *
golden_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "terror-below", "golden", name, NULL);
}

static BmMatch *
golden (const char *name)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *path = golden_path (name);
  g_autoptr(BmReplay) replay = bm_replay_load (path, &error);

  g_assert_no_error (error);
  return bm_replay_dup_match (replay, bm_match_get_n_moves (replay->match));
}

static guint
count_events (BmMatch *match,
              guint    kind,
              guint    seat)
{
  guint n, count = 0;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    count += events[i].kind == kind && events[i].who == seat;
  return count;
}

static void
check_words (const char *words,
             gboolean    sentence)
{
  g_assert_nonnull (words);
  g_assert_cmpstr (words, !=, "");
  g_assert_null (strstr (words, "  "));
  g_assert_null (strstr (words, "(null)"));
  g_assert_null (strchr (words, '%'));
  if (sentence)
    g_assert_true (g_str_has_suffix (words, "."));
}

static void
check_lines (GPtrArray *lines,
             gboolean   pictures)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const BmLine *line = g_ptr_array_index (lines, i);

      check_words (line->text, TRUE);
      if (pictures)
        g_assert_nonnull (line->art);
    }
}

/* ---- History */

static void
check_history (BmMatch *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  g_autoptr(TbHistory) history = tb_history_new (match);
  double last = 0;

  for (guint seat = 0; seat < history->n_seats; seat++)
    {
      const TbTotals *totals = &history->totals[seat];
      guint sum = 0;

      for (guint source = 0; source < TB_N_SOURCES; source++)
        sum += totals->by[source];
      g_assert_cmpuint (sum, ==, tb_position_vp (pos, seat));
      g_assert_cmpuint (totals->points, ==, sum);
      g_assert_cmpuint (totals->bounties, ==, tb_position_n_completed (pos, seat));
      g_assert_cmpuint (totals->delivered, ==, count_events (match, TB_EVENT_DELIVERED, seat));
      g_assert_cmpuint (totals->killed, ==, count_events (match, TB_EVENT_DEFEATED, seat));
      g_assert_cmpuint (totals->deaths, ==, count_events (match, TB_EVENT_DIED, seat));
      if (history->rounds->len > 0)
        g_assert_cmpuint (g_array_index (history->rounds, TbRound, history->rounds->len - 1).points[seat], ==, sum);
    }
  for (guint i = 0; i < history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (history, i);

      g_assert_cmpfloat (note->at, >=, last);
      last = note->at;
    }
  g_assert_cmpfloat (history->end, >=, last);
  g_assert_cmpfloat (history->end, <=, history->rounds->len);
}

static void
test_history (void)
{
  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);

      check_history (match);
      play_on (match, 40 + (guint) seed, seed);
      check_history (match);
      play_on (match, G_MAXUINT, seed);
      check_history (match);
    }
}

/* Where the points of a match came from that was looked at move by move. */
static void
test_sources (void)
{
  g_autoptr(BmMatch) match = golden ("twenty-points.json");
  g_autoptr(TbHistory) history = tb_history_new (match);
  guint winner = (guint) __builtin_ctz (bm_match_get_winners (match)), bounties = 0;

  for (guint i = 0; i < history->notes->len; i++)
    {
      const TbNote *note = tb_history_note (history, i);

      if (note->kind == TB_NOTE_BOUNTY && note->seat == winner)
        bounties += tb_bounty (note->card)->vp;
    }
  g_assert_cmpuint (history->totals[winner].by[TB_SOURCE_BOUNTIES], ==, bounties);
  g_assert_cmpuint (history->totals[winner].points, >=, tb_box->numbers.goal);
}

/* ---- The end and the story */

static void
check_end (BmMatch *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  g_autofree char *title = tb_end_title (match), *reason = tb_end_reason (match);
  g_autoptr(GArray) parts = tb_score_parts (match);
  g_autoptr(TbHistory) history = tb_history_new (match);
  g_autoptr(GPtrArray) story = tb_story_new (match, history);
  int sum = 0;

  check_words (title, FALSE);
  check_words (reason, TRUE);
  g_assert_nonnull (tb_end_rule (match));
  g_assert_cmpuint (story->len, ==, TB_STORY_SENTENCES);
  check_lines (story, TRUE);
  for (guint i = 0; i < parts->len; i++)
    sum += g_array_index (parts, TbScorePart, i).n;
  if (pos->score != TB_NO_SCORE)
    g_assert_cmpint (sum, ==, pos->score);
  else
    g_assert_cmpuint (parts->len, ==, 0);
}

static void
test_endings (void)
{
  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);

      play_on (match, G_MAXUINT, seed);
      check_end (match);
    }
}

static void
test_golden (void)
{
  static const struct { const char *name, *title; TbEnd end; } matches[] = {
    { "a-delivery-to-each-location.json", "You made it", TB_END_DELIVERY },
    { "a-trophy-of-each-kind.json", "You made it", TB_END_EXTERMINATION },
    { "an-attack-too-many.json", "The Worms win", TB_END_ATTACKS },
    { "final-turns-of-five.json", NULL, TB_END_FINAL_TURNS },
    { "locations-are-gone.json", "The Worms win", TB_END_LOCATIONS },
    { "the-last-of-the-squad.json", "The Worms win", TB_END_SQUAD },
    { "the-worms-take-three.json", "The Worms win", TB_END_WORMS },
    { "twenty-points.json", NULL, TB_END_POINTS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autoptr(BmMatch) match = golden (matches[i].name);
      g_autofree char *title = NULL, *reason = NULL;
      g_autoptr(TbHistory) history = tb_history_new (match);
      g_autoptr(GPtrArray) story = tb_story_new (match, history);

      bm_match_set_player (match, TB_RED, "Ada");
      title = tb_end_title (match);
      reason = tb_end_reason (match);
      g_test_message ("%s: %s. %s", matches[i].name, title, reason);
      for (guint k = 0; k < story->len; k++)
        g_test_message ("  %s", ((BmLine *) g_ptr_array_index (story, k))->text);
      g_assert_cmpint (tb_end_of (match), ==, matches[i].end);
      if (matches[i].title != NULL)
        g_assert_cmpstr (title, ==, matches[i].title);
      check_history (match);
      check_end (match);
    }
}

/* A match of one move, `done`, from that position on. */
static BmMatch *
ended (const char *position)
{
  g_autofree char *text = g_strdup_printf ("{ \"format\": \"terror-position\", \"step\": \"act\", \"ap\": 1, %s }", position);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("test", text, strlen (text), &error);
  BmMatch *match;
  TbPosition pos;

  g_assert_no_error (error);
  tb_position_read (&BM_JSON_ROOT ("test", node), &pos, &error);
  g_assert_no_error (error);
  match = bm_match_new_from_position (&tb_game, &pos);
  bm_match_set_player (match, TB_RED, "Ada");
  bm_match_set_player (match, TB_BLUE, "Max");
  g_assert_true (bm_match_play (match, TB_MOVE (TB_MOVE_DONE, 0, 0, 0), NULL));
  g_assert_cmpint (bm_match_get_to_act (match), ==, BM_SIDE_NOBODY);
  return match;
}

#define RED(more)  "{ \"seat\": \"red\", \"at\": \"f6\", \"leader\": \"natasha\"" more " }"
#define BLUE(more) "{ \"seat\": \"blue\", \"at\": \"a6\", \"leader\": \"alan\"" more " }"
#define DEAD(seat, who) \
  "{ \"seat\": \"" seat "\", \"at\": null, \"leader\": null, \"dead\": [\"" who "\"], \"eliminated\": true, \"vp\": 15 }"

/* What ended the race, and by what those were compared that are alive (T3.3); nothing that was not so. */
static const struct
{
  const char *position;
  const char *reason;
} reasons[] = {
  { "\"final\": [], \"players\": [ " RED ("") ", " DEAD ("blue", "alan") " ]",
    "Max’s squad is dead: that ended the race. Ada is the only one left alive, with 0 points." },
  { "\"final\": [], \"players\": [ " RED (", \"vp\": 1") ", " DEAD ("blue", "alan") ", " DEAD ("green", "doc") " ]",
    "The squads of Max and Green are dead: that ended the race. Ada is the only one left alive, with 1 point." },
  { "\"final\": [], \"players\": [ " RED (", \"vp\": 9") ", " BLUE (", \"vp\": 8") ", " DEAD ("green", "doc") " ]",
    "Green’s squad is dead: that ended the race. Ada has 9 points, the most of all who are still alive." },
  { "\"final\": [], \"players\": [ " RED (", \"vp\": 5") ", " BLUE (", \"vp\": 2, \"completed\": [\"store-pink\"]") ", "
    DEAD ("green", "doc") " ]", "Green’s squad is dead: that ended the race. Max has 5 points, and completed more Bounties than others with as many." },
  { "\"final\": [], \"players\": [ " RED (", \"vp\": 5") ", " BLUE (", \"vp\": 5") ", " DEAD ("green", "doc") " ]",
    "Green’s squad is dead: that ended the race. They share the victory with 5 points each and as many Bounties." },
  { "\"round\": 50, \"players\": [ " RED (", \"vp\": 3") ", " BLUE (", \"vp\": 5") " ], \"first\": \"blue\"",
    "Round 50 was the last. Max has 5 points, the most of all." },
};

static void
test_reasons (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autoptr (BmMatch) match = ended (reasons[i].position);
      g_autofree char *reason = tb_end_reason (match);

      g_test_message ("%s", reason);
      g_assert_cmpstr (reason, ==, reasons[i].reason);
    }
}

/* The log ends with who has won, and why. */
static const struct
{
  const char *record;
  const char *line; /* what it says, among other words */
} last_lines[] = {
  { "twenty-points.json", " points, and 20 are enough." },
  { "final-turns-of-five.json", " points, the most of all who are still alive." },
  { "the-worms-take-three.json", "The Worms win. Nobody is left alive." },
  { "a-trophy-of-each-kind.json", " wins. Hunting Bounties for 3 kinds of Worms are completed." },
  { "an-attack-too-many.json", "The Worms win. The Worms have attacked 15 times." },
  { "locations-are-gone.json", "The Worms win. The Worms have destroyed 3 Locations." },
  { "the-last-of-the-squad.json", "’s whole squad is dead." },
};

static void
test_last_line (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (last_lines); i++)
    {
      g_autoptr(BmMatch) match = golden (last_lines[i].record);
      g_autoptr(GPtrArray) lines = tb_event_lines (match, bm_match_get_ply (match) - 1);
      gboolean scored = bm_match_get_winners (match) != 0 && bm_match_get_n_seats (match) == 1;
      const BmLine *last = g_ptr_array_index (lines, lines->len - 1 - scored);

      g_test_message ("%s", last->text);
      g_assert_nonnull (strstr (last->text, last_lines[i].line));
      g_assert_cmpint (bm_match_get_winners (match) == 0, ==, g_str_has_prefix (last->text, "The Worms win. "));
    }
}

/* Who is out later, in the final turns, did not end the race. */
static void
test_stopped (void)
{
  g_autoptr (BmMatch) match = golden ("final-turns-of-five.json");
  g_autofree char *reason = NULL, *squad = NULL;
  const BmEvent *events;
  guint n, first = 0, n_out = 0;

  events = bm_match_get_events_since (match, 0, &n);
  for (guint i = 0; i < n; i++)
    if (events[i].kind == TB_EVENT_ELIMINATED && n_out++ == 0)
      first = events[i].who;
  reason = tb_end_reason (match);
  squad = g_strdup_printf ("%s’s squad is dead: that ended the race. ", tb_player_words (match, first));
  g_test_message ("%u out; %s", n_out, reason);
  g_assert_true (g_str_has_prefix (reason, squad));
}

/* ---- Recap */

/* No more lines than there is room for, and nothing of the seat's own last turn. */
static void
test_recap (void)
{
  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = new_match (seed);

      for (guint i = 0; i < 12 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
        {
          play_on (match, 9, seed + i);
          for (int seat = BM_SIDE_NOBODY; seat < (int) bm_match_get_n_seats (match); seat++)
            {
              g_autoptr(GPtrArray) lines = tb_recap_new (match, seat);
              g_autofree char *heading = tb_recap_heading (match, seat);

              g_assert_cmpuint (lines->len, <=, TB_RECAP_LINES);
              check_lines (lines, FALSE);
              check_words (heading, FALSE);
            }
        }
    }
}

/* Somebody in the middle of a turn is told what came since the last one, but neither that nor this. */
static void
test_recap_of_others (void)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *path = golden_path ("twenty-points.json");
  g_autoptr(BmReplay) replay = bm_replay_load (path, &error);
  guint checked = 0;

  g_assert_no_error (error);
  for (guint index = 0; index < bm_match_get_n_moves (replay->match); index++)
    {
      g_autoptr(BmMatch) match = NULL;
      g_autoptr(GPtrArray) lines = NULL;
      g_autofree char *own = NULL;
      int seat = bm_match_get_move_side (replay->match, index);

      if (TB_MOVE_KIND (bm_match_get_move (replay->match, index)) != TB_MOVE_PLAY)
        continue;
      match = bm_replay_dup_match (replay, index + 1);
      bm_match_set_player (match, TB_RED, "Ada");
      bm_match_set_player (match, TB_BLUE, "Max");
      own = g_strdup_printf ("%s plays ", tb_player_words (match, (guint) seat));
      lines = tb_recap_new (match, seat);
      for (guint i = 0; i < lines->len; i++)
        g_assert_false (g_str_has_prefix (((BmLine *) g_ptr_array_index (lines, i))->text, own));
      checked++;
    }
  g_assert_cmpuint (checked, >, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  bm_games_register (&tb_game);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/terror-story/history", test_history);
  g_test_add_func ("/terror-story/sources", test_sources);
  g_test_add_func ("/terror-story/endings", test_endings);
  g_test_add_func ("/terror-story/golden", test_golden);
  g_test_add_func ("/terror-story/reasons", test_reasons);
  g_test_add_func ("/terror-story/last-line", test_last_line);
  g_test_add_func ("/terror-story/stopped", test_stopped);
  g_test_add_func ("/terror-story/recap", test_recap);
  g_test_add_func ("/terror-story/recap-of-others", test_recap_of_others);
  return g_test_run ();
}
