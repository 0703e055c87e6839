/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is looked back on: the history of a duel, its story and its charts, and what happened since a side's last turn.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-cards-json.h"
#include "bm-chart.h"
#include "bm-duel-history.h"
#include "bm-end-charts.h"
#include "bm-end-screen.h"
#include "bm-event-words.h"
#include "bm-move.h"
#include "bm-recap-panel.h"
#include "bm-recap.h"
#include "bm-rules.h"
#include "bm-story.h"
#include "bm-turning-panel.h"
#include "bm-worms-rising.h"

#define CARDS "start:champions=random,cards=on,events=on"

/* Played at random, a duel is longer than any person's. */
#define MOST_MOVES 4000

#define DEADLINE_SECONDS 100

/* ---- Matches */

/* A whole match, each move as likely as every other. */
static BmMatch *
play_at_random (const char *options,
                guint64     seed)
{
  BmMatch *match = bm_match_new (&bm_worms_rising, options, seed, NULL);
  guint64 chance = seed + 1;

  g_assert_nonnull (match);
  for (guint i = 0; i < MOST_MOVES && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
    g_assert_true (bm_match_play (match, bm_rules_pick (bm_match_get_position (match), &chance), NULL));
  g_assert_cmpint (bm_match_get_to_act (match), ==, BM_SIDE_NOBODY);
  return match;
}

static void
play (BmMatch    *match,
      const char *text)
{
  BmMove move = bm_worms_rising.read_move (bm_match_get_position (match), text);

  g_assert_cmpuint (move, !=, BM_MOVE_NONE);
  g_assert_true (bm_match_play (match, move, NULL));
}

static void
play_all (BmMatch           *match,
          const char *const *moves)
{
  for (guint i = 0; moves[i] != NULL; i++)
    play (match, moves[i]);
}

/* Nobody does anything until the Bird starves. */
static BmMatch *
starve (void)
{
  BmMatch *match = bm_match_new (&bm_worms_rising, "start", 2, NULL);

  play (match, "land a0");
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    play (match, "end");
  return match;
}

/* ---- History */

static guint
count_events (BmMatch     *match,
              BmEventKind  kind)
{
  guint n, count = 0;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    count += events[i].kind == kind;
  return count;
}

static guint
count_notes (const BmDuelHistory *history,
             BmNoteKind           kind)
{
  guint n = 0;

  for (guint i = 0; i < history->notes->len; i++)
    n += g_array_index (history->notes, BmNote, i).kind == kind;
  return n;
}

static void
assert_figures (const BmFigures *figures,
                const BmFigures *expected)
{
  g_assert_cmpuint (figures->hunger, ==, expected->hunger);
  g_assert_cmpuint (figures->health, ==, expected->health);
  g_assert_cmpuint (figures->suspicion, ==, expected->suspicion);
  g_assert_cmpuint (figures->living, ==, expected->living);
}

/* Days follow each other without a gap, and each ends where its last position stands. */
static void
assert_days (BmMatch             *match,
             const BmDuelHistory *history)
{
  BmFigures last = bm_figures_of (bm_match_get_position (match));
  guint n = history->days->len;

  g_assert_cmpuint (history->plies->len, ==, bm_match_get_ply (match) + 1);
  g_assert_cmpuint (n, ==, g_array_index (history->plies, guint, bm_match_get_ply (match)));
  for (guint day = 0; day < n; day++)
    {
      const BmDuelDay *this = &g_array_index (history->days, BmDuelDay, day);

      if (day + 1 < n)
        assert_figures (&this->end, &g_array_index (history->days, BmDuelDay, day + 1).start);
      else
        assert_figures (&this->end, &last);
    }
}

/* Time goes forward, and every sample is another one than that before. */
static void
assert_samples (const BmDuelHistory *history)
{
  for (guint i = 0; i < history->samples->len; i++)
    {
      const BmSample *sample = &g_array_index (history->samples, BmSample, i), *before = sample - 1;

      g_assert_cmpfloat (sample->at, <=, history->end);
      if (i == 0)
        g_assert_cmpfloat (sample->at, ==, 0);
      else
        g_assert_true (sample->at >= before->at
                       && memcmp (&sample->figures, &before->figures, sizeof (BmFigures)) != 0);
    }
  g_assert_cmpfloat (history->end, <=, history->days->len);
}

static void
assert_actions (BmMatch             *match,
                const BmDuelHistory *history)
{
  guint n, told = 0, counted = 0;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == BM_EVENT_SPENT)
      told += (guint) events[i].n;
  for (guint side = 0; side < BM_N_SIDES; side++)
    for (guint kind = 0; kind < BM_HISTORY_KINDS; kind++)
      counted += history->actions[side][kind];
  g_assert_cmpuint (counted, ==, told);
}

static void
test_history (void)
{
  for (guint seed = 1; seed <= 30; seed++)
    {
      g_autoptr(BmMatch) match = play_at_random (seed % 3 == 0 ? "start" : CARDS, seed);
      g_autoptr(BmDuelHistory) history = bm_duel_history_new (match);
      BmFigures last = bm_figures_of (bm_match_get_position (match));

      assert_days (match, history);
      assert_samples (history);
      assert_actions (match, history);
      assert_figures (&g_array_index (history->samples, BmSample, history->samples->len - 1).figures, &last);
      g_assert_cmpuint (count_notes (history, BM_NOTE_MEAL), ==, count_events (match, BM_EVENT_WORM_EATEN));
      g_assert_cmpuint (count_notes (history, BM_NOTE_BITE), ==, count_events (match, BM_EVENT_BITTEN));
      g_assert_cmpuint (count_notes (history, BM_NOTE_RAIN), ==, count_events (match, BM_EVENT_RAIN));
      g_assert_cmpuint (count_notes (history, BM_NOTE_MEAL) + count_notes (history, BM_NOTE_DEATH)
                        + bm_figures_living (&last), ==, BM_N_WORMS);
    }
}

/* A duel that began in the middle of a day. */
static void
test_history_from_position (void)
{
  BmPosition pos;
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(BmDuelHistory) history = NULL;

  bm_position_init (&pos);
  pos.hunger = 1;
  match = bm_match_new_from_position (&bm_worms_rising, &pos);
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    play (match, "end");
  history = bm_duel_history_new (match);
  g_assert_cmpuint (history->days->len, ==, 1);
  g_assert_cmpuint (g_array_index (history->days, BmDuelDay, 0).start.hunger, ==, 1);
  g_assert_cmpuint (g_array_index (history->days, BmDuelDay, 0).end.hunger, ==, 0);
  g_assert_cmpuint (history->max_health, ==, pos.max_health);
}

/* ---- Story */

static char *
dup_story (BmMatch *match)
{
  g_autoptr(BmDuelHistory) history = bm_duel_history_new (match);
  BmSentence sentences[BM_STORY_SENTENCES];
  GString *all = g_string_new (NULL);

  bm_story_tell (match, history, sentences);
  for (guint i = 0; i < BM_STORY_SENTENCES; i++)
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
  g_autoptr(BmMatch) match = starve ();
  g_autofree char *story = dup_story (match);
  g_auto(GStrv) lines = g_strsplit (story, "\n", -1);

  g_assert_cmpstr (lines[0], ==, "The Bird landed at a0 and took its time.");
  g_assert_cmpstr (lines[1], ==, "From the first day to the last, nobody drew blood.");
  g_assert_cmpstr (lines[2], ==, "Day after day the Bird looked for a meal, and not one Worm came near its beak.");
  g_assert_cmpstr (lines[3], ==, "The Bird went to bed without a single Worm: all four lived to see the end.");
  g_assert_cmpstr (lines[4], ==, "In the night of day 7 the Bird starved, under a moon as red as its breast.");
}

/* It tells what happened: who is named was there, and the end is the match's own. */
static void
test_stories (void)
{
  g_autoptr(GHashTable) ends = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint seed = 1; seed <= 40; seed++)
    {
      g_autoptr(BmMatch) match = play_at_random (seed % 4 == 0 ? "start" : CARDS, seed);
      g_autofree char *story = dup_story (match), *again = dup_story (match);
      const BmPosition *pos = bm_match_get_position (match);
      g_auto(GStrv) lines = g_strsplit (story, "\n", -1);

      g_assert_cmpstr (story, ==, again);
      if (pos->winner == BM_SIDE_BIRD)
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

/* ---- The screen */

static GtkWidget *
find_type (GtkWidget *widget,
           GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_label (GtkWidget  *widget,
            const char *beginning)
{
  if (GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), beginning))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, beginning);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* All that the screen says, in order. */
static void
append_texts (GtkWidget *widget,
              GString   *texts)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_texts (child, texts);
}

static char *
dup_texts (GtkWidget *widget)
{
  GString *texts = g_string_new (NULL);

  append_texts (widget, texts);
  return g_string_free (texts, FALSE);
}

static GtkWidget *
show_end (BmMatch    *match,
          GtkWidget **screen)
{
  GtkWidget *window = g_object_ref (gtk_window_new ());

  *screen = g_object_new (BM_TYPE_END_SCREEN, NULL);
  gtk_window_set_child (GTK_WINDOW (window), *screen);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 720);
  gtk_window_present (GTK_WINDOW (window));
  bm_end_screen_show_match (BM_END_SCREEN (*screen), match);
  ui_driver_settle ();
  return window;
}

static void
close_window (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  ui_driver_settle ();
  g_assert_finalize_object (window);
}

/* What is still looked for in a thread comes some time. */
static void
wait_turning (GtkWidget *screen)
{
  GtkWidget *panel = find_type (screen, BM_TYPE_TURNING_PANEL);
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;

  while (bm_turning_panel_is_busy (BM_TURNING_PANEL (panel)))
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("the turning points never came");
      g_main_context_iteration (NULL, TRUE);
    }
  ui_driver_settle ();
}

/* The same match gives the same screen, whatever was there before. */
static void
test_screen_is_commutative (void)
{
  g_autoptr(BmMatch) match = play_at_random (CARDS, 3);
  g_autoptr(BmMatch) other = starve ();
  g_autofree char *first = NULL, *second = NULL, *again = NULL;
  GtkWidget *screen, *window = show_end (match, &screen);

  wait_turning (screen);
  first = dup_texts (screen);
  bm_end_screen_show_match (BM_END_SCREEN (screen), other);
  wait_turning (screen);
  second = dup_texts (screen);
  bm_end_screen_show_match (BM_END_SCREEN (screen), match);
  wait_turning (screen);
  again = dup_texts (screen);
  g_assert_cmpstr (first, !=, second);
  g_assert_cmpstr (first, ==, again);
  close_window (window);
}

/* From day to day by key, each with its figures in words. */
static void
test_chart_keys (void)
{
  g_autoptr(BmMatch) match = starve ();
  GtkWidget *screen, *window = show_end (match, &screen), *chart = find_type (screen, BM_TYPE_CHART), *day;

  g_assert_cmpint (bm_chart_get_column (BM_CHART (chart)), ==, -1);
  g_assert_nonnull (find_label (screen, "Point at a day"));
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (bm_chart_get_column (BM_CHART (chart)), ==, 0);
  g_assert_nonnull (find_label (screen, "Day 1. Hunger 7 to 6. Health 5. Suspicion 2 to 1. 4 Worms alive."));
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_RIGHT));
  day = gtk_root_get_focus (GTK_ROOT (window));
  gtk_test_accessible_assert_role (day, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (day, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       gtk_label_get_label (GTK_LABEL (find_label (screen, "Day 2"))));
  for (guint i = 0; i < 20; i++)
    gtk_widget_child_focus (chart, GTK_DIR_RIGHT);
  g_assert_cmpint (bm_chart_get_column (BM_CHART (chart)), ==, 6);
  g_assert_nonnull (find_label (screen, "Day 7"));
  /* It is one Tab stop. */
  g_assert_false (gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD));
  gtk_widget_grab_focus (screen);
  g_assert_cmpint (bm_chart_get_column (BM_CHART (chart)), ==, -1);
  g_assert_nonnull (find_label (screen, "Point at a day"));
  close_window (window);
}

/* Who sees no chart is told the same. */
static void
test_chart_words (void)
{
  g_autoptr(BmMatch) match = starve ();
  g_autoptr(BmDuelHistory) history = bm_duel_history_new (match);
  g_autofree char *all = bm_end_charts_dup_all (history);
  GtkWidget *screen, *window = show_end (match, &screen), *chart = find_type (screen, BM_TYPE_CHART);

  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_LABEL, "Day by day");
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all);
  g_assert_true (g_str_has_prefix (all, "Hunger went between 0 and 7 and ended at 0. Health went between 5 and 5 and "
                                        "ended at 5. "));
  g_assert_nonnull (strstr (all, "0 Worms were eaten."));
  close_window (window);
}

/* A match may begin with a position in which all is over. */
static void
test_over_at_once (void)
{
  BmPosition pos;
  g_autoptr(BmMatch) match = NULL;
  g_autofree char *story = NULL;
  GtkWidget *screen, *window;

  bm_position_init (&pos);
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    pos.at[worm] = BM_SPACE_NONE;
  pos.winner = BM_SIDE_BIRD;
  match = bm_match_new_from_position (&bm_worms_rising, &pos);
  story = dup_story (match);
  g_assert_true (g_str_has_prefix (story, "The story begins in the middle: 0 Worms were alive"));
  window = show_end (match, &screen);
  g_assert_nonnull (find_label (screen, "The Bird wins"));
  g_assert_nonnull (find_label (screen, "The duel took 1 day."));
  close_window (window);
}

/* It has room in the smallest window. */
static void
test_screen_is_small (void)
{
  g_autoptr(BmMatch) match = play_at_random (CARDS, 7);
  GtkWidget *screen, *window = show_end (match, &screen);
  int width, height;

  gtk_widget_measure (screen, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (screen, GTK_ORIENTATION_VERTICAL, 780, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 780);
  g_assert_cmpint (height, <=, 540);
  close_window (window);
}

/* ---- What happened since */

static char *
dup_recap (BmMatch *match,
           int      side)
{
  g_autoptr(GPtrArray) lines = bm_recap_new (match, side);
  GString *all = g_string_new (NULL);

  g_assert_cmpuint (lines->len, <=, BM_RECAP_LINES);
  for (guint i = 0; i < lines->len; i++)
    {
      const BmRecapLine *line = g_ptr_array_index (lines, i);

      g_string_append_printf (all, "%s [%s]\n", line->text, line->art != NULL ? line->art : "");
    }
  return g_string_free (all, FALSE);
}

static void
test_recap_lines (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&bm_worms_rising, "start", 2, NULL);
  const char *const moves[] = {
    "land a0", "move green down", "move green down", "move green down", "end",
    "fly b0", "fly c0", "drill", "drill", NULL
  };
  g_autofree char *worms = NULL, *bird = NULL, *night = NULL;

  play_all (match, moves);
  /* In its first turn. */
  bird = dup_recap (match, BM_SIDE_BIRD);
  g_assert_cmpstr (bird, ==, "Green moves to b11. [actions/move]\n");
  worms = dup_recap (match, BM_SIDE_WORMS);
  g_assert_cmpstr (worms, ==, "The Bird flies to c0. [actions/fly]\nThe Bird puts a Drill at c0. (2 times) "
                                "[actions/drill]\n");

  /* The night belongs to it, the own turn does not. */
  play (match, "end");
  play (match, "move pink down");
  night = dup_recap (match, BM_SIDE_WORMS);
  g_assert_true (g_str_has_prefix (night, worms));
  g_assert_nonnull (strstr (night, "Column c sinks"));
  g_assert_nonnull (strstr (night, "Hunger 6"));
  g_assert_null (strstr (night, "Pink moves to"));
}

/* However much happens, and whoever asks. */
static void
test_recap_is_short (void)
{
  for (guint seed = 1; seed <= 8; seed++)
    {
      g_autoptr(BmMatch) match = bm_match_new (&bm_worms_rising, CARDS, seed, NULL);
      guint64 chance = seed;

      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          g_autofree char *words = dup_recap (match, bm_match_get_to_act (match));

          g_assert_null (strchr (words, '%'));
          bm_match_play (match, bm_rules_pick (bm_match_get_position (match), &chance), NULL);
        }
    }
}

/* The Bird's cards become others: those of its hand and the next ones of its deck change places. */
static void
exchange_cards (BmPosition *pos)
{
  BmCards *cards = &pos->cards[BM_SIDE_BIRD];

  g_assert_cmpuint (cards->n_deck, >=, 2 * cards->n_hand);
  for (guint i = 0; i < cards->n_hand; i++)
    {
      guint8 *hand = &cards->cards[i], *deck = &cards->cards[2 * cards->n_hand + i], card = *hand;

      *hand = *deck;
      *deck = card;
    }
  /* And the next one to draw is another one. */
  {
    guint8 *next = &cards->cards[cards->n_hand], *last = &cards->cards[cards->n_hand + cards->n_deck - 1], card = *next;

    *next = *last;
    *last = card;
  }
  /* A hand is in order. */
  for (guint i = 1; i < cards->n_hand; i++)
    for (guint k = i; k > 0 && cards->cards[k - 1] > cards->cards[k]; k--)
      {
        guint8 card = cards->cards[k];

        cards->cards[k] = cards->cards[k - 1];
        cards->cards[k - 1] = card;
      }
}

/* What the screen says after a hand-over: the panel, and what is heard. */
static char *
dup_panel (BmMatch *match,
           int      side)
{
  GtkWidget *window = g_object_ref (gtk_window_new ()), *panel = bm_recap_panel_new (), *go_on;
  g_autofree char *texts = NULL, *heard = NULL;

  gtk_window_set_child (GTK_WINDOW (window), panel);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (bm_recap_panel_show (BM_RECAP_PANEL (panel), match, side));
  ui_driver_settle ();
  texts = dup_texts (panel);
  go_on = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (GTK_IS_BUTTON (go_on));
  /* The way to read a property back: what it is not. */
  heard = gtk_test_accessible_check_property (GTK_ACCESSIBLE (go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "?");
  close_window (window);
  return g_strconcat (texts, heard, NULL);
}

/* The Worms are told of the Bird's turn.  Whatever the Bird holds and draws, it is the same to them. */
static void
test_recap_does_not_tell (void)
{
  g_autoptr(BmMatch) match = NULL, other = NULL;
  g_autoptr(BmMatch) start = bm_match_new (&bm_worms_rising, "start:champions=none,cards=on,events=off", 5, NULL);
  const char *const moves[] = { "end", "drill", "drill", "end", NULL };
  g_autofree char *words = NULL, *other_words = NULL, *panel = NULL, *other_panel = NULL;
  BmPosition pos;
  BmCards *hand, *other_hand;

  play (start, "land f0");
  pos = *(const BmPosition *) bm_match_get_position (start);
  match = bm_match_new_from_position (&bm_worms_rising, &pos);
  exchange_cards (&pos);
  other = bm_match_new_from_position (&bm_worms_rising, &pos);
  play_all (match, moves);
  play_all (other, moves);

  /* They are two hands indeed, and different cards were drawn. */
  hand = &((BmPosition *) bm_match_get_position (match))->cards[BM_SIDE_BIRD];
  other_hand = &((BmPosition *) bm_match_get_position (other))->cards[BM_SIDE_BIRD];
  g_assert_cmpuint (hand->n_hand, ==, other_hand->n_hand);
  g_assert_cmpint (memcmp (hand->cards, other_hand->cards, hand->n_hand), !=, 0);

  words = dup_recap (match, BM_SIDE_WORMS);
  other_words = dup_recap (other, BM_SIDE_WORMS);
  g_assert_nonnull (strstr (words, "The Bird draws a card."));
  g_assert_cmpstr (words, ==, other_words);
  panel = dup_panel (match, BM_SIDE_WORMS);
  other_panel = dup_panel (other, BM_SIDE_WORMS);
  g_assert_cmpstr (panel, ==, other_panel);
  /* No card of that hand is named anywhere. */
  for (guint i = 0; i < hand->n_hand; i++)
    g_assert_null (strstr (panel, bm_card_name (hand->cards[i])));
}

/* ---- The window */

static GtkWidget *
find_recap (UiDriver *driver)
{
  GtkWidget *recap = find_type (driver->window, BM_TYPE_RECAP_PANEL);

  return recap != NULL && gtk_widget_get_mapped (recap) ? recap : NULL;
}

static gboolean
has_action (UiDriver   *driver,
            const char *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (driver->window), name);
}

static void
test_recap_after_hand_over (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  g_assert_false (has_action (&driver, "recap"));
  bm_window_start_match (BM_WINDOW (driver.window), "start:champions=none,cards=on,events=off", "Ada", "Grace");
  ui_driver_settle ();
  ui_driver_press (&driver, BM_SPACE (5, 0));
  g_assert_true (ui_driver_has_heading (&driver, "Hand-over"));
  g_assert_null (find_recap (&driver));
  ui_driver_click (&driver, "I'm here");
  g_assert_nonnull (find_recap (&driver));
  g_assert_true (ui_driver_has_heading (&driver, "Since the Worms’ last turn"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird lands at f0."));
  ui_driver_click (&driver, "Go on");
  g_assert_null (find_recap (&driver));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (driver.window)),
                                         GTK_WIDGET (ui_driver_table (&driver))));

  /* Once more, when it is asked for. */
  gtk_widget_activate_action (driver.window, "win.recap", NULL);
  ui_driver_settle ();
  g_assert_nonnull (find_recap (&driver));
  gtk_widget_activate_action (driver.window, "win.title", NULL);
  ui_driver_settle ();
  g_assert_null (find_recap (&driver));
  ui_driver_close (&driver);
}

/* Without cards nobody hands over, and nobody is told what was in sight. */
static void
test_no_recap (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  bm_window_start_duel (BM_WINDOW (driver.window), "Ada", "Grace");
  ui_driver_settle ();
  ui_driver_press (&driver, BM_SPACE (5, 0));
  ui_driver_click (&driver, "End Turn");
  ui_driver_click (&driver, "Drill");
  ui_driver_click (&driver, "End Turn");
  g_assert_null (find_recap (&driver));
  gtk_widget_activate_action (driver.window, "win.recap", NULL);
  ui_driver_settle ();
  g_assert_nonnull (find_recap (&driver));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird puts a Drill at f0."));
  ui_driver_close (&driver);
}

/* From the end to the garden as it was left, and back. */
static void
test_garden (void)
{
  UiDriver driver;
  g_autoptr(BmMatch) match = starve ();

  ui_driver_open (&driver, 5);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_wait_heading (&driver, "The Worms win");
  ui_driver_click (&driver, "See the garden");
  g_assert_true (bm_table_get_match (ui_driver_table (&driver)) == match);
  g_assert_false (has_action (&driver, "garden"));
  ui_driver_click (&driver, "Result");
  ui_driver_wait_heading (&driver, "The Worms win");
  g_assert_false (has_action (&driver, "result"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Rematch"));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  if (!ui_driver_init (&argc, &argv))
    return 0;
  bm_cards_all (NULL, &error);
  g_assert_no_error (error);

  g_test_add_func ("/history/figures", test_history);
  g_test_add_func ("/history/from-position", test_history_from_position);
  g_test_add_func ("/story/hunger", test_story_of_hunger);
  g_test_add_func ("/story/many", test_stories);
  g_test_add_func ("/end/commutative", test_screen_is_commutative);
  g_test_add_func ("/end/chart-keys", test_chart_keys);
  g_test_add_func ("/end/chart-words", test_chart_words);
  g_test_add_func ("/end/over-at-once", test_over_at_once);
  g_test_add_func ("/end/small", test_screen_is_small);
  g_test_add_func ("/recap/lines", test_recap_lines);
  g_test_add_func ("/recap/short", test_recap_is_short);
  g_test_add_func ("/recap/does-not-tell", test_recap_does_not_tell);
  g_test_add_func ("/window/recap", test_recap_after_hand_over);
  g_test_add_func ("/window/no-recap", test_no_recap);
  g_test_add_func ("/window/garden", test_garden);
  return g_test_run ();
}
