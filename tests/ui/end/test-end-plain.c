/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The end of a match of a game that says nothing of it: three seats, of which several may have won.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-art-image.h"
#include "bm-bot.h"
#include "bm-celebration.h"
#include "bm-chart.h"
#include "bm-end-screen.h"
#include "bm-game-ui.h"
#include "bm-turning-panel.h"
#include "toy.h"

static const char *
seat_art (int seat)
{
  return "pieces/gravestone";
}

static const BmGameUi toy_ui = { .game = &toy_game, .seat_art = seat_art };

/* Played at random until it is over with WINNERS. */
static BmMatch *
play_match (guint winners)
{
  for (guint64 seed = 1; seed < 1000; seed++)
    {
      g_autoptr(BmMatch) match = bm_match_new (&toy_game, "start", seed, NULL);
      guint64 chance = seed;

      bm_match_set_player (match, 0, "Ada");
      bm_match_set_player (match, 1, bm_level_id (BM_LEVEL_EASY));
      bm_match_set_player (match, 2, "Grace");
      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        bm_match_play (match, toy_game.pick (bm_match_get_position (match), &chance), NULL);
      if (bm_match_get_winners (match) == winners)
        return g_steal_pointer (&match);
    }
  g_assert_not_reached ();
}

static gboolean
is_picture (GtkWidget *widget,
            gpointer   data)
{
  return BM_IS_ART_IMAGE (widget);
}

static void
assert_plain (GtkWidget  *screen,
              BmMatch    *match,
              const char *said,
              guint       n_winners)
{
  g_autoptr(GPtrArray) pictures = NULL;

  bm_end_screen_show_match (BM_END_SCREEN (screen), match);
  ui_driver_settle ();
  g_assert_nonnull (ui_find_words (screen, "Result"));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (ui_find_words (screen, "The match is over."))), ==, said);
  pictures = ui_find_all (screen, is_picture, NULL);
  g_assert_cmpuint (pictures->len, ==, n_winners);
  g_assert_null (ui_find_words (screen, "story"));
  g_assert_null (ui_find_words (screen, "day"));
  g_assert_null (ui_find_type (screen, BM_TYPE_CHART));
  g_assert_null (ui_find_words (screen, "Turning Points"));
  /* There are no two to change sides. */
  g_assert_nonnull (ui_find_words (screen, "Rematch"));
  g_assert_null (ui_find_words (screen, "sides"));
  g_assert_false (bm_turning_panel_suits (match));
  g_assert_false (bm_celebration_suits (match));
}

static void
test_winners (void)
{
  g_autoptr(BmMatch) one = play_match (1u << 1), two = play_match (1u << 0 | 1u << 1), people = play_match (1u << 0 | 1u << 2);
  GtkWidget *screen = g_object_new (BM_TYPE_END_SCREEN, NULL), *window = ui_window_open (screen, 1200, 720);

  /* Nobody says "Well played" to a program. */
  assert_plain (screen, one, "The match is over.", 1);
  assert_plain (screen, two, "The match is over. Well played, Ada!", 2);
  assert_plain (screen, people, "The match is over. Well played, Ada, Grace!", 2);
  ui_window_close (window);
}

static void
test_nobody (void)
{
  g_autoptr(BmMatch) match = play_match (0);
  GtkWidget *screen = g_object_new (BM_TYPE_END_SCREEN, NULL), *window = ui_window_open (screen, 1200, 720);

  assert_plain (screen, match, "The match is over.", 0);
  ui_window_close (window);
}

/* What a duel left there goes, and comes again. */
static void
test_after_duel (void)
{
  g_autoptr(BmMatch) match = play_match (1u << 2), duel = ui_match_new_starved ();
  GtkWidget *screen = g_object_new (BM_TYPE_END_SCREEN, NULL), *window = ui_window_open (screen, 1200, 720);

  for (guint i = 0; i < 2; i++)
    {
      bm_end_screen_show_match (BM_END_SCREEN (screen), duel);
      ui_driver_settle ();
      g_assert_nonnull (ui_find_words (screen, "The Worms win"));
      g_assert_nonnull (ui_find_words (screen, "The duel took 7 days."));
      g_assert_nonnull (ui_find_words (screen, "Day by day"));
      g_assert_nonnull (ui_find_words (screen, "Point at a day"));
      g_assert_nonnull (ui_find_words (screen, "sides swapped"));
      assert_plain (screen, match, "The match is over. Well played, Grace!", 1);
    }
  ui_window_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  bm_game_ui_register (&toy_ui);
  g_test_add_func ("/end-plain/winners", test_winners);
  g_test_add_func ("/end-plain/nobody", test_nobody);
  g_test_add_func ("/end-plain/after-duel", test_after_duel);
  return g_test_run ();
}
