/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The end of a match of Terror Below: who won and why, the race, what each did, the score of a match alone.
 */
#include "config.h"

#include <string.h>

#include "ui-driver.h"
#include "ui-picture.h"

#include "bm-art-image.h"
#include "bm-art.h"
#include "bm-celebration.h"
#include "bm-chart.h"
#include "bm-end-screen.h"
#include "bm-game-sheet.h"
#include "bm-games.h"
#include "bm-style.h"
#include "bm-sum-bar.h"
#include "tb-end-words.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-race.h"
#include "tb-story.h"
#include "ui-races.h"

static GtkWidget *
show_end (BmMatch    *match,
          GtkWidget **screen)
{
  GtkWidget *window;

  *screen = g_object_new (BM_TYPE_END_SCREEN, NULL);
  window = ui_window_open (*screen, 1200, 720);
  bm_end_screen_show_match (BM_END_SCREEN (*screen), match);
  ui_driver_settle ();
  return window;
}

static void
name_players (BmMatch *match)
{
  static const char *const names[] = { "Ada", "Max", "Grace", "Alan", "Edsger" };

  for (guint seat = 0; seat < bm_match_get_n_seats (match); seat++)
    bm_match_set_player (match, (int) seat, names[seat]);
}

static gboolean
is_picture_of (GtkWidget *widget,
               gpointer   art)
{
  g_autofree char *name = NULL;

  if (!BM_IS_ART_IMAGE (widget))
    return FALSE;
  g_object_get (widget, "art", &name, NULL);
  return g_strcmp0 (name, art) == 0;
}

static guint
count_pictures (GtkWidget  *widget,
                const char *art)
{
  g_autoptr(GPtrArray) all = ui_find_all (widget, is_picture_of, (gpointer) art);

  return all->len;
}

/* ---- Every way to end */

typedef struct
{
  const char *scenario;
  const char *title;
  const char *reason;
  const char *picture; /* of those who have won */
} Ending;

static const Ending endings[] = {
  { "t03-1-twenty-vp", "Ada wins", "Ada has 20 points, and 20 are enough. Well played, Ada!",
    "terror-below/characters/natasha" },
  { "t03-3-most-vp", NULL, "the most of all who are still alive.", NULL },
  { "t03-3-then-completed-bounties", NULL, "and completed more Bounties than others with as many.", NULL },
  { "t03-3-a-shared-victory", "Ada and Max win", "They share the victory with ", "terror-below/characters/alan" },
  { "t03-4-the-worms-win", "The Worms win", "Nobody is left alive.", "terror-below/pieces/gravestone" },
  { "t03-5-round-50", "Max wins", "Round 50 was the last. Max has 5 points, the most of all. Well played, Max!",
    "terror-below/characters/alan" },
  { "t26-1-four-of-five", "You made it", "Delivery Bounties for 4 Locations are completed.", NULL },
  { "t26-2-three-types", "You made it", "Hunting Bounties for 3 kinds of Worms are completed.", NULL },
  { "t26-3-twenty-in-any-way", "You made it", "You have 20 points.", NULL },
  { "t25-6-the-fifteenth-attack", "The Worms win", "The Worms have attacked 15 times.", "terror-below/worms/any-head" },
  { "t25-6-the-squad-is-dead", "The Worms win", "Your whole squad is dead.", "terror-below/pieces/gravestone" },
  { "t26-3-the-third-location", "The Worms win", "The Worms have destroyed 3 Locations.", "terror-below/worms/crawler-rise" },
};

static void
test_ending (gconstpointer data)
{
  const Ending *ending = data;
  g_autoptr(BmMatch) match = ui_race_new_scenario (ending->scenario, 0);
  g_autofree char *title = NULL;
  GtkWidget *screen, *window;

  g_assert_cmpint (bm_match_get_to_act (match), ==, BM_SIDE_NOBODY);
  name_players (match);
  title = tb_end_title (match);
  window = show_end (match, &screen);
  g_assert_nonnull (ui_find_words (screen, title));
  if (ending->title != NULL)
    g_assert_cmpstr (title, ==, ending->title);
  g_assert_nonnull (ui_find_words (screen, ending->reason));
  if (ending->picture != NULL)
    g_assert_cmpuint (count_pictures (screen, ending->picture), >=, 1);
  g_assert_nonnull (ui_find_words (screen, "The story of the match"));
  g_assert_nonnull (ui_find_words (screen, "See the desert"));
  g_assert_nonnull (ui_find_words (screen, "Rematch"));
  g_assert_null (ui_find_words (screen, "sides"));
  g_assert_true (bm_celebration_suits (match));
  ui_window_close (window);
}

/* ---- Whole matches */

static const char *const golden[] = {
  "a-delivery-to-each-location", "a-trophy-of-each-kind", "an-attack-too-many", "final-turns-of-five",
  "locations-are-gone", "the-last-of-the-squad", "the-worms-take-three", "twenty-points",
};

static void
check_sentences (GtkWidget       *screen,
                 BmMatch         *match,
                 const TbHistory *history)
{
  g_autoptr(GPtrArray) story = tb_story_new (match, history);

  g_assert_cmpuint (story->len, ==, 5);
  for (guint i = 0; i < story->len; i++)
    g_assert_nonnull (ui_find_words (screen, ((const BmLine *) g_ptr_array_index (story, i))->text));
}

/* Each round has its words, and all of it the same in the words of the whole. */
static void
check_rounds (BmChart         *chart,
              const TbHistory *history)
{
  for (guint i = 0; i < history->rounds->len; i++)
    {
      g_autofree char *head = g_strdup_printf ("Round %u. Ada ", history->first_round + i);
      const char *spoken = bm_chart_get_spoken (chart, i);

      g_assert_true (g_str_has_prefix (spoken, head));
      for (guint n = 0; n < history->notes->len; n++)
        {
          const TbNote *note = tb_history_note (history, n);

          if (note->kind == TB_NOTE_BOUNTY)
            g_assert_cmpint (note->round == history->first_round + i, <=, strstr (spoken, "completed a Bounty") != NULL);
          if (note->kind == TB_NOTE_DEATH)
            g_assert_cmpint (note->round == history->first_round + i, <=, strstr (spoken, " lost ") != NULL);
        }
    }
  g_assert_null (bm_chart_get_spoken (chart, history->rounds->len));
}

static guint
count_notes (const TbHistory *history,
             TbNoteKind       kind)
{
  guint n = 0;

  for (guint i = 0; i < history->notes->len; i++)
    n += tb_history_note (history, i)->kind == kind && tb_history_note (history, i)->round > 0;
  return n;
}

static void
test_golden (gconstpointer name)
{
  g_autoptr(BmMatch) match = ui_race_new_golden (name);
  g_autoptr(TbHistory) history = tb_history_new (match);
  GtkWidget *screen, *window, *chart;
  g_autoptr(GPtrArray) bars = NULL;
  g_autofree char *all = tb_race_words (history, match), *first = NULL, *again = NULL;

  name_players (match);
  g_free (all);
  all = tb_race_words (history, match);
  window = show_end (match, &screen);
  chart = ui_find_type_anywhere (screen, BM_TYPE_CHART);
  check_sentences (screen, match, history);
  check_rounds (BM_CHART (chart), history);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all);
  /* Stars and gravestones as many as there were; the strip's title has a star, too. */
  g_assert_cmpuint (count_pictures (chart, "terror-below/tokens/star"), ==, count_notes (history, TB_NOTE_BOUNTY) + 1);
  g_assert_cmpuint (count_pictures (chart, "terror-below/pieces/gravestone"), ==, count_notes (history, TB_NOTE_DEATH));
  /* The same match gives the same screen. */
  first = ui_dup_words (screen);
  bm_end_screen_show_match (BM_END_SCREEN (screen), match);
  again = ui_dup_words (screen);
  g_assert_cmpstr (first, ==, again);
  ui_window_close (window);
}

/* What is drawn of the race is what happened. */
static void
check_race (BmMatch *match)
{
  g_autoptr(TbHistory) history = tb_history_new (match);
  const TbPosition *pos = bm_match_get_position (match);

  for (guint seat = 0; seat < history->n_seats; seat++)
    {
      g_autoptr(GArray) race = tb_race_points (history, seat);
      g_autofree char *deeds = tb_race_deeds_words (history, match, seat), *points = NULL;
      const TbRacePoint *last = &g_array_index (race, TbRacePoint, race->len - 1);

      g_assert_cmpuint (race->len, ==, history->rounds->len + 1);
      for (guint i = 1; i < race->len; i++)
        {
          const TbRacePoint *point = &g_array_index (race, TbRacePoint, i);

          g_assert_cmpfloat (point->at, >, g_array_index (race, TbRacePoint, i - 1).at);
          g_assert_cmpuint (point->points, ==, g_array_index (history->rounds, TbRound, i - 1).points[seat]);
        }
      g_assert_cmpuint (last->points, ==, tb_position_vp (pos, seat));
      g_assert_cmpfloat (last->at, ==, history->end);
      g_assert_cmpuint (tb_race_top (history), >=, last->points);
      points = g_strdup_printf (last->points == 1 ? ", %u point" : ", %u points", last->points);
      g_assert_nonnull (strstr (deeds, points));
    }
}

static void
test_race (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      g_autoptr(BmMatch) match = ui_race_new_golden (golden[i]);

      check_race (match);
    }
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr(BmMatch) match = ui_race_new_random (seed % 2 == 0 ? "start:players=2" : "start:players=5,board=canyon", seed);

      check_race (match);
    }
}

/* The scale ends where the points do, at a round number; the line of the points that win is drawn where it is in reach. */
static const struct
{
  const char *scenario;
  guint       top;
  gboolean    goal;
} scales[] = {
  { "t03-5-round-50", 5, FALSE }, { "t22-4-the-best-of-the-living", 15, FALSE }, { "t03-1-twenty-vp", 20, TRUE },
  { "t03-4-the-worms-win", 10, FALSE },
  { "t27-3-everything-that-counts", 20, TRUE },
};

static gboolean
is_goal (GtkWidget *widget,
         gpointer   data)
{
  return g_str_equal (gtk_widget_get_css_name (widget), "chartgoal");
}

static void
test_scale (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      g_autoptr (BmMatch) match = ui_race_new_scenario (scales[i].scenario, 0);
      g_autoptr (TbHistory) history = tb_history_new (match);
      g_autoptr (GPtrArray) goals = NULL;
      GtkWidget *screen, *window = show_end (match, &screen), *chart = ui_find_type_anywhere (screen, BM_TYPE_CHART);
      g_autofree char *top = g_strdup_printf ("%u", scales[i].top);

      g_test_message ("%s: %u", scales[i].scenario, tb_race_top (history));
      g_assert_cmpuint (tb_race_top (history), ==, scales[i].top);
      g_assert_nonnull (ui_find_words (chart, top));
      goals = ui_find_all (chart, is_goal, NULL);
      g_assert_cmpuint (goals->len, ==, scales[i].goal);
      ui_window_close (window);
    }
}

/* ---- Alone */

static void
test_score (void)
{
  g_autoptr(BmMatch) match = ui_race_new_scenario ("t27-3-everything-that-counts", 0);
  g_autoptr(BmMatch) lost = ui_race_new_scenario ("t25-6-the-fifteenth-attack", 0);
  GtkWidget *screen, *window = show_end (match, &screen);

  g_assert_nonnull (ui_find_words (screen, "Score"));
  g_assert_nonnull (ui_find_words (screen, "35"));
  g_assert_nonnull (ui_find_words (screen, "Attacks left"));
  g_assert_nonnull (ui_find_words (screen, "Left out"));
  g_assert_nonnull (ui_find_words (screen, "Scramble: Get 20 points before 3 Locations are destroyed. It took "));
  /* Nothing of that stays. */
  bm_end_screen_show_match (BM_END_SCREEN (screen), lost);
  ui_driver_settle ();
  g_assert_null (ui_find_words (screen, "Score"));
  g_assert_nonnull (ui_find_words (screen, "15 of 15 attacks."));
  ui_window_close (window);
}

/* A match may begin with a position in which all is over. */
static void
test_over_at_once (void)
{
  g_autoptr(BmMatch) played = ui_race_new_scenario ("t03-1-twenty-vp", 0);
  g_autoptr(BmMatch) match = bm_match_new_from_position (&tb_game, bm_match_get_position (played));
  GtkWidget *screen, *window = show_end (match, &screen);

  g_assert_nonnull (ui_find_words (screen, "Red wins"));
  g_assert_nonnull (ui_find_words (screen, "The match is over."));
  ui_window_close (window);
}

/* ---- Celebrated */

static void
test_celebration (void)
{
  g_autoptr(BmMatch) match = ui_race_new_scenario ("t03-3-a-shared-victory", 0);
  g_autoptr(BmMatch) lost = ui_race_new_scenario ("t03-4-the-worms-win", 0);
  GtkWidget *celebration = bm_celebration_new (), *window = ui_window_open (celebration, 800, 600);

  name_players (match);
  bm_celebration_show (BM_CELEBRATION (celebration), match, BM_MOTION_OFF);
  ui_driver_settle ();
  g_assert_true (gtk_widget_has_css_class (celebration, "desert"));
  g_assert_nonnull (ui_find_words (celebration, "Ada and Max win"));
  g_assert_cmpuint (count_pictures (celebration, "terror-below/characters/natasha"), ==, 1);
  g_assert_cmpuint (count_pictures (celebration, "terror-below/pieces/pawn-blue"), ==, 1);
  g_assert_cmpuint (count_pictures (celebration, "terror-below/pieces/pawn-green"), ==, 0);
  bm_celebration_show (BM_CELEBRATION (celebration), lost, BM_MOTION_OFF);
  ui_driver_settle ();
  g_assert_nonnull (ui_find_words (celebration, "The Worms win"));
  g_assert_cmpuint (count_pictures (celebration, "terror-below/characters/natasha"), ==, 0);
  ui_window_close (window);
}

/* ---- In all sizes */

static const struct
{
  int width, height;
} sizes[] = { { 800, 554 }, { 1280, 754 }, { 1920, 1034 } };

static gboolean
is_drawn (void)
{
  return !bm_art_is_working ();
}

static void
look (BmMatch    *match,
      const char *name)
{
  name_players (match);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *file = g_strdup_printf ("end-%s-%d", name, sizes[i].width);
      GtkWidget *screen = g_object_new (BM_TYPE_END_SCREEN, NULL);
      GtkWidget *window = ui_window_open (screen, sizes[i].width, sizes[i].height);
      int least;

      bm_end_screen_show_match (BM_END_SCREEN (screen), match);
      if (tb_position_is_solo (bm_match_get_position (match)))
        bm_end_screen_set_place (BM_END_SCREEN (screen), "Place 12 of 34 in the logbook.");
      ui_wait_for_layout (window);
      gtk_widget_measure (screen, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 780);
      gtk_widget_measure (screen, GTK_ORIENTATION_VERTICAL, 780, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 540);
      if (g_getenv ("BM_TEST_PICTURES") != NULL)
        UI_WAIT_UNTIL (is_drawn ());
      ui_save_picture (screen, file);
      ui_window_close (window);
    }
}

static void
test_sizes (void)
{
  g_autoptr(BmMatch) five = ui_race_new_golden ("final-turns-of-five");
  g_autoptr(BmMatch) two = ui_race_new_golden ("twenty-points");
  g_autoptr(BmMatch) won = ui_race_new_golden ("a-delivery-to-each-location");
  g_autoptr(BmMatch) lost = ui_race_new_golden ("locations-are-gone");
  g_autoptr(BmMatch) full = ui_race_new_scenario ("t27-3-everything-that-counts", 0);
  g_autoptr(BmMatch) worms = ui_race_new_golden ("the-worms-take-three");

  look (five, "five");
  look (two, "two");
  look (won, "won");
  look (lost, "lost");
  look (full, "full");
  look (worms, "worms");
}

static void
add_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = g_strconcat ("/terror-end/", endings[i].scenario, NULL);

      g_test_add_data_func (path, &endings[i], test_ending);
    }
  for (guint i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      g_autofree char *path = g_strconcat ("/terror-end/golden/", golden[i], NULL);

      g_test_add_data_func (path, golden[i], test_golden);
    }
  g_test_add_func ("/terror-end/race", test_race);
  g_test_add_func ("/terror-end/scale", test_scale);
  g_test_add_func ("/terror-end/score", test_score);
  g_test_add_func ("/terror-end/over-at-once", test_over_at_once);
  g_test_add_func ("/terror-end/celebration", test_celebration);
  g_test_add_func ("/terror-end/sizes", test_sizes);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GSettings) settings = NULL;

  if (!ui_driver_init (&argc, &argv))
    return 0;

  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  settings = g_settings_new (APP_ID);
  bm_style_add (settings);
  bm_game_sheet_need (&tb_game_ui);
  add_tests ();
  return g_test_run ();
}
