/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include <gtk/gtk.h>
#include <locale.h>
#include <stdlib.h>
#include <time.h>

#include "bm-art.h"
#include "bm-game-sheet.h"
#include "bm-games.h"
#include "bm-match.h"
#include "bm-scenery.h"
#include "bm-style.h"
#include "tb-asks.h"
#include "tb-event.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-rules.h"
#include "tb-table.h"

/*
 * How long frames take while attacks are told at a table of the size of a window of 1280 x 800, drawn by the processor alone
 * (GSK_RENDERER=cairo):
 *
 *     time-attacks [ATTACKS [SEED]]
 *
 * A frame is all that the frame clock does from "before-paint" to "after-paint"; its time is the processor's time of the main
 * thread, so that other programs do not count.
 */

#define WIDTH       1280
#define HEIGHT      800
#define TOO_LONG_US 16000
#define REST_MSEC   600
#define FRAMES_AFTER 12

typedef struct
{
  gint64   begun, update, layout; /* of the frame that is being made */
  GArray  *times;                 /* of gint64, in microseconds */
  guint    slow, ply, frame_of_move;
  gboolean counts;
} Clock;

static gint64
now_us (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void
begin_cb (Clock *clock)
{
  clock->begun = clock->update = clock->layout = now_us ();
  clock->frame_of_move++;
}

static void
update_cb (Clock *clock)
{
  clock->update = now_us ();
}

static void
layout_cb (Clock *clock)
{
  clock->layout = now_us ();
}

static void
end_cb (Clock *clock)
{
  gint64 end = now_us (), time = end - clock->begun;

  if (clock->begun == 0 || !clock->counts)
    return;
  g_array_append_val (clock->times, time);
  if (time <= TOO_LONG_US)
    return;
  clock->slow++;
  g_print ("# move %u, frame %u: %.1f ms (update %.1f, layout %.1f, paint %.1f)\n", clock->ply, clock->frame_of_move,
           (double) time / 1000, (double) (clock->update - clock->begun) / 1000,
           (double) (clock->layout - clock->update) / 1000, (double) (end - clock->layout) / 1000);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return one < other ? -1 : one > other;
}

static double
at_share (Clock  *clock,
          double  share)
{
  return (double) g_array_index (clock->times, gint64, (guint) ((clock->times->len - 1) * share)) / 1000;
}

static GtkWidget *
open_window (BmTable *table)
{
  GtkWidget *window = gtk_window_new (), *overlay = gtk_overlay_new ();
  GtkWidget *scenery = g_object_new (BM_TYPE_SCENERY, NULL);

  bm_scenery_set (BM_SCENERY (scenery), tb_game_ui.sky, tb_game_ui.ground, 160);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), scenery);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (table));
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static gboolean
rested_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
come_to_rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add (REST_MSEC, rested_cb, &rested);
  while (!rested || bm_art_is_working ())
    g_main_context_iteration (NULL, TRUE);
}

/* Weapons are used where there are any, so that hunts are seen as well. */
static BmMove
choose (const TbPosition *pos,
        guint64          *chance)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_asks_of (pos) == TB_ASKS_HUNT ? tb_rules_legal (pos, moves) : 0;

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_USE)
      return moves[i];
  return tb_rules_pick (pos, chance);
}

static gboolean
is_of_attack (const TbPosition *pos,
              BmMove            move)
{
  static BmEventList events;
  TbPosition after = *pos;

  events.n = events.dropped = 0;
  tb_rules_apply (&after, move, NULL, &events);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == TB_EVENT_ATTACK)
      return TRUE;
  return pos->attack.slot != TB_NO_SLOT;
}

int
main (int   argc,
      char *argv[])
{
  guint attacks = argc > 1 ? (guint) atoi (argv[1]) : 12, seen = 0;
  guint64 seed = argc > 2 ? (guint64) atoi (argv[2]) : 3, chance = seed;
  Clock clock = { .times = g_array_new (FALSE, FALSE, sizeof (gint64)) };
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(GSettings) settings = NULL;
  BmSeats seats = BM_SEATS_PEOPLE (3);
  BmTable *table;
  GtkWidget *window;
  GdkFrameClock *frames;

  setlocale (LC_ALL, "");
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  settings = g_settings_new (APP_ID);
  bm_style_add (settings);
  bm_game_sheet_need (&tb_game_ui);
  if (!tb_game_load_box (NULL))
    return 1;
  match = bm_match_new (&tb_game, "start:players=3", seed, NULL);
  table = g_object_new (TB_TYPE_TABLE, NULL);
  seats.levels[1] = seats.levels[2] = BM_LEVEL_EASY;
  bm_table_set_players (table, &seats);
  bm_table_set_motion (table, BM_MOTION_OFF);
  bm_table_set_match (table, match);
  window = open_window (table);
  come_to_rest ();
  frames = gtk_widget_get_frame_clock (window);
  g_signal_connect_swapped (frames, "before-paint", G_CALLBACK (begin_cb), &clock);
  g_signal_connect_swapped (frames, "update", G_CALLBACK (update_cb), &clock);
  g_signal_connect_swapped (frames, "layout", G_CALLBACK (layout_cb), &clock);
  g_signal_connect_swapped (frames, "after-paint", G_CALLBACK (end_cb), &clock);
  while (seen < attacks && bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      BmMove move = choose (bm_match_get_position (match), &chance);
      gboolean told = is_of_attack (bm_match_get_position (match), move);

      bm_table_set_motion (table, told ? BM_MOTION_NORMAL : BM_MOTION_OFF);
      if (told)
        come_to_rest ();
      clock.ply = bm_match_get_ply (match);
      clock.frame_of_move = 0;
      clock.counts = told;
      bm_match_play (match, move, NULL);
      while (bm_table_is_moving (table))
        g_main_context_iteration (NULL, TRUE);
      /* What comes in the frames after it, too. */
      for (guint last = clock.frame_of_move + FRAMES_AFTER; clock.frame_of_move < last && clock.frame_of_move > 0;)
        {
          gdk_frame_clock_request_phase (frames, GDK_FRAME_CLOCK_PHASE_PAINT);
          g_main_context_iteration (NULL, TRUE);
        }
      clock.counts = FALSE;
      seen += told;
    }
  g_array_sort (clock.times, compare);
  if (clock.times->len > 0)
    g_print ("%u frames of %u moves with attacks: median %.1f ms, 99 of 100 within %.1f ms, longest %.1f ms, %u over 16 ms\n",
             clock.times->len, seen, at_share (&clock, 0.5), at_share (&clock, 0.99), at_share (&clock, 1), clock.slow);
  gtk_window_destroy (GTK_WINDOW (window));
  g_array_unref (clock.times);
  return 0;
}
