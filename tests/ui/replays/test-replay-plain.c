/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Matches of a game that says nothing of them: listed, written down, gone through and played on by three.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "bm-bot.h"
#include "bm-game-ui.h"
#include "bm-games.h"
#include "bm-replay-on.h"
#include "bm-replay-row.h"
#include "bm-replay-text.h"
#include "bm-replay-words.h"
#include "toy.h"

static const char *
seat_art (int seat)
{
  return "pieces/gravestone";
}

static const BmGameUi toy_ui = { .game = &toy_game, .seat_art = seat_art };

/* The first N moves of a match at random. */
static BmMatch *
play_match (guint n)
{
  BmMatch *match = bm_match_new (&toy_game, "start", 1, NULL);
  guint64 chance = 1;

  bm_match_set_player (match, 0, "Ada");
  bm_match_set_player (match, 1, bm_level_id (BM_LEVEL_EASY));
  for (guint i = 0; i < n; i++)
    bm_match_play (match, toy_game.pick (bm_match_get_position (match), &chance), NULL);
  return match;
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  *(GPtrArray **) data = bm_shelf_list_finish (result, NULL);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(gboolean *) data = bm_shelf_item_read_finish (BM_SHELF_ITEM (source), result, NULL);
}

static void
test_row (void)
{
  g_autoptr(BmMatch) match = play_match (9);
  g_autoptr(BmRecord) record = bm_match_dup_record (match);
  g_autofree char *text = bm_record_to_text (record), *spoken = NULL;
  g_autoptr(GPtrArray) running = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr(GPtrArray) items = NULL;
  gboolean read = FALSE;
  BmShelfItem *item;
  GtkWidget *row = bm_replay_row_new (), *window = ui_window_open (row, 600, 200);

  g_ptr_array_add (running, g_bytes_new (text, strlen (text)));
  bm_shelf_list_async ("/nowhere", running, NULL, listed_cb, &items);
  UI_WAIT_UNTIL (items != NULL);
  item = g_ptr_array_index (items, 0);
  bm_shelf_item_read_async (item, NULL, read_cb, &read);
  UI_WAIT_UNTIL (read);
  g_assert_true (bm_shelf_item_get_game (item) == &toy_game);
  g_assert_cmpuint (bm_shelf_item_get_n_seats (item), ==, 3);
  spoken = bm_replay_row_dup_spoken (item);
  g_assert_cmpstr (spoken, ==, "Ada, Computer (Easy), cid. toy. 9 moves. now");
  bm_replay_row_show (BM_REPLAY_ROW (row), item);
  ui_driver_settle ();
  g_assert_nonnull (ui_find_words (row, "cid"));
  ui_window_close (window);
}

/* By turns and rounds, which are those of the rules. */
static void
test_path (void)
{
  g_autoptr(BmMatch) match = play_match (60);
  g_autoptr(BmReplayPath) path = bm_replay_path_new (match);
  guint day = 0, n_turns = 1;

  for (guint ply = 0; ply <= bm_match_get_n_moves (match); ply++)
    {
      gconstpointer position = bm_match_get_position_at (match, ply);

      if (ply > 0)
        n_turns += toy_game.to_act (position) != toy_game.to_act (bm_match_get_position_at (match, ply - 1));
      g_assert_cmpuint (bm_replay_path_day (path, ply), ==, toy_game.chapter (position));
      day = toy_game.chapter (position);
    }
  g_assert_cmpuint (day, >, 1);
  g_assert_cmpuint (path->turns->len, ==, n_turns);
}

static void
test_text (void)
{
  g_autoptr(BmMatch) match = play_match (9);
  g_autoptr(BmReplay) replay = NULL;
  g_autofree char *text = NULL;

  bm_match_set_comment (match, 2, "Well rolled");
  replay = bm_replay_new (bm_match_dup_record (match), NULL, NULL);
  text = bm_replay_text (replay);
  g_assert_cmpstr (text, ==, "ann: Ada\nbob: Computer (Easy)\ncid: cid\n    | Well rolled\n");
}

static void
confirmed_cb (BmReplayOn *dialog,
              BmSeats    *seats)
{
  g_autofree char *name = bm_replay_on_dup_name (dialog, 2), *none = bm_replay_on_dup_name (dialog, 1);

  *seats = bm_replay_on_get_seats (dialog);
  g_assert_cmpstr (name, ==, "Grace");
  g_assert_cmpstr (none, ==, "");
}

static gboolean
is_entry (GtkWidget *widget,
          gpointer   data)
{
  return GTK_IS_ENTRY (widget);
}

/* The computer has no name to type in. */
static void
test_play_on (void)
{
  g_autoptr(BmMatch) match = play_match (9);
  GtkWidget *parent = ui_window_open (gtk_label_new ("parent"), 600, 400), *dialog;
  BmSeats seats = BM_SEATS_PEOPLE (0);
  g_autoptr(GPtrArray) entries = NULL;

  dialog = bm_replay_on_new (GTK_WINDOW (parent), match, "Move 9 of 9");
  g_signal_connect (dialog, "confirmed", G_CALLBACK (confirmed_cb), &seats);
  gtk_window_present (GTK_WINDOW (dialog));
  ui_driver_settle ();
  entries = ui_find_all (dialog, is_entry, NULL);
  g_assert_cmpuint (entries->len, ==, 2);
  g_assert_cmpstr (gtk_editable_get_text (entries->pdata[0]), ==, "Ada");
  gtk_editable_set_text (entries->pdata[1], "Grace");
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (dialog)), "clicked");
  ui_driver_settle ();
  g_assert_cmpuint (seats.n, ==, 3);
  g_assert_cmpint (seats.levels[0], ==, BM_PERSON);
  g_assert_cmpint (seats.levels[1], ==, BM_LEVEL_EASY);
  g_assert_cmpint (seats.levels[2], ==, BM_PERSON);
  ui_window_close (parent);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  bm_games_register (&toy_game);
  bm_game_ui_register (&toy_ui);
  g_test_add_func ("/replay-plain/row", test_row);
  g_test_add_func ("/replay-plain/path", test_path);
  g_test_add_func ("/replay-plain/text", test_text);
  g_test_add_func ("/replay-plain/play-on", test_play_on);
  return g_test_run ();
}
