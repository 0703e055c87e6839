/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Every widget of the program can be made and goes away again without a trace, windows as well.
 */
#include "config.h"

#include "ui-driver.h"

#include <gtk/gtk.h>

#include "wr-action-panel.h"
#include "wr-bird-panel.h"
#include "bm-chart.h"
#include "bm-columns.h"
#include "bm-end-screen.h"
#include "bm-hand-over-screen.h"
#include "bm-hint-panel.h"
#include "bm-log.h"
#include "bm-logo.h"
#include "bm-mastery-window.h"
#include "wr-game.h"
#include "wr-new-duel-screen.h"
#include "wr-party-panel.h"
#include "wr-piece-card.h"
#include "bm-pips.h"
#include "bm-preferences.h"
#include "bm-replay-on.h"
#include "bm-replay-bar.h"
#include "bm-replay-screen.h"
#include "bm-replays-screen.h"
#include "bm-recap-panel.h"
#include "bm-scenery.h"
#include "bm-shortcuts-window.h"
#include "bm-status.h"
#include "wr-table.h"
#include "bm-title-screen.h"
#include "bm-window.h"

typedef GType (*GetType) (void);

static const GetType widgets[] = {
  wr_action_panel_get_type, wr_bird_panel_get_type, bm_end_screen_get_type, bm_hand_over_screen_get_type,
  bm_hint_panel_get_type,
  bm_log_get_type, bm_logo_get_type, wr_new_duel_screen_get_type, wr_party_panel_get_type, bm_pips_get_type,
  bm_chart_get_type, bm_columns_get_type, bm_recap_panel_get_type,
  bm_replay_bar_get_type, bm_replay_screen_get_type, bm_replays_screen_get_type,
  bm_scenery_get_type, bm_status_get_type, wr_table_get_type, bm_title_screen_get_type,
};

static const GetType windows[] = {
  bm_mastery_window_get_type, bm_preferences_get_type, bm_replay_on_get_type, bm_shortcuts_window_get_type, bm_window_get_type,
};

static void
iterate (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static void
test_widget (gconstpointer data)
{
  const GetType *get_type = data;
  GtkWidget *widget = g_object_ref_sink (g_object_new ((*get_type) (), NULL));

  g_assert_nonnull (gtk_widget_get_first_child (widget));
  g_assert_finalize_object (widget);
}

/* Those that are made of no other widgets. */
static void
test_plain (gconstpointer data)
{
  const GetType *get_type = data;
  GtkWidget *widget = g_object_ref_sink (g_object_new ((*get_type) (), NULL));

  g_assert_finalize_object (widget);
}

static void
test_window (gconstpointer data)
{
  const GetType *get_type = data;
  GtkWidget *window = g_object_ref (g_object_new ((*get_type) (), NULL));

  gtk_window_present (GTK_WINDOW (window));
  iterate ();
  gtk_window_destroy (GTK_WINDOW (window));
  iterate ();
  g_assert_finalize_object (window);
}

static void
test_piece_cards (void)
{
  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    {
      GtkWidget *card = g_object_ref_sink (wr_piece_card_new (piece));

      g_assert_cmpint (wr_piece_card_get_piece (WR_PIECE_CARD (card)), ==, piece);
      g_assert_finalize_object (card);
    }
}

/* No cards: neither side ever sees what the other does not. */
static void
test_hand_over (void)
{
  WrPosition pos;

  wr_position_init (&pos);
  g_assert_false (bm_hand_over_is_needed (&wr_game, &pos, WR_SIDE_WORMS, WR_SIDE_BIRD));
  g_assert_false (bm_hand_over_is_needed (&wr_game, &pos, WR_SIDE_BIRD, WR_SIDE_WORMS));

  /* With a card in hand its owner does. */
  pos.cards[WR_SIDE_BIRD].n_hand = 1;
  pos.cards[WR_SIDE_BIRD].cards[0] = 7;
  g_assert_true (bm_hand_over_is_needed (&wr_game, &pos, WR_SIDE_WORMS, WR_SIDE_BIRD));
  g_assert_false (bm_hand_over_is_needed (&wr_game, &pos, WR_SIDE_BIRD, WR_SIDE_BIRD));
}

static void
add_tests (const char    *group,
           const GetType *types,
           guint          n,
           GTestDataFunc  plain,
           GTestDataFunc  built)
{
  for (guint i = 0; i < n; i++)
    {
      GType type = types[i] ();
      g_autofree char *path = g_strdup_printf ("/templates/%s/%s", group, g_type_name (type));
      gboolean is_plain = type == BM_TYPE_COLUMNS || type == BM_TYPE_LOGO || type == BM_TYPE_SCENERY;

      g_test_add_data_func (path, &types[i], is_plain ? plain : built);
    }
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  add_tests ("widgets", widgets, G_N_ELEMENTS (widgets), test_plain, test_widget);
  add_tests ("windows", windows, G_N_ELEMENTS (windows), test_window, test_window);
  g_test_add_func ("/templates/piece-cards", test_piece_cards);
  g_test_add_func ("/hand-over/needed", test_hand_over);
  return g_test_run ();
}
