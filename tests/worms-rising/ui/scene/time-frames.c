/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>
#include <locale.h>
#include <stdlib.h>
#include <time.h>

#include "bm-art.h"
#include "bm-match.h"
#include "bm-game-ui.h"
#include "wr-game.h"
#include "wr-game-ui.h"
#include "wr-rules.h"
#include "bm-scenery.h"
#include "wr-table.h"

/*
 * How long frames take while a duel is played by chance, with all its events moving, at a table of the size of a window
 * of 1280 x 800 and drawn by the processor alone (GSK_RENDERER=cairo):
 *
 *     time-frames [MOVES [SEED]]
 *
 * A frame is all that the frame clock does from "before-paint" to "after-paint": what ticks, style, layout, paint.  Its
 * time is the processor's time of the main thread, in which all of that happens, so that other programs do not count.
 */

#define WIDTH        1280
#define HEIGHT       800
#define TOO_LONG_US  16000
#define REST_MSEC    1000

typedef struct
{
  gint64   begun, update, layout; /* of the frame that is being made */
  GArray  *times;               /* of gint64, in microseconds */
  guint    slow;
  guint    ply, frame_of_move;
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
update_cb (Clock *clock)
{
  clock->update = now_us ();
}

static void
begin_cb (Clock *clock)
{
  clock->begun = clock->update = clock->layout = now_us ();
  clock->frame_of_move++;
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
           time / 1000.0, (clock->update - clock->begun) / 1000.0, (clock->layout - clock->update) / 1000.0,
           (end - clock->layout) / 1000.0);
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
  return g_array_index (clock->times, gint64, (guint) ((clock->times->len - 1) * share)) / 1000.0;
}

static void
add_style (void)
{
  GtkCssProvider *style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/bloodmoon/BloodMoon/ui/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (style);
  style = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (style, "/io/github/bloodmoon/BloodMoon/ui/worms-rising/wr-board.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (style);
}

static GtkWidget *
open_window (BmTable *table)
{
  GtkWidget *window = gtk_window_new (), *overlay = gtk_overlay_new ();
  GtkWidget *scenery = g_object_new (BM_TYPE_SCENERY, NULL);

  bm_scenery_set (BM_SCENERY (scenery), "scenery/sky", "scenery/ground", 160);
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

/* A window that has just opened fetches its sky in the size that it has come to; nobody makes a move meanwhile. */
static void
come_to_rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add (REST_MSEC, rested_cb, &rested);
  while (!rested || bm_art_is_working ())
    g_main_context_iteration (NULL, TRUE);
}

/* What is done between two frames belongs to the next one: the frame cannot come before. */
static void
play (BmMatch *match,
      BmTable *table,
      guint64 *chance,
      Clock   *clock)
{
  gint64 begun = now_us (), time;

  bm_match_play (match, wr_rules_pick (bm_match_get_position (match), chance), NULL);
  bm_table_set_seat (table, bm_match_get_to_act (match));
  time = now_us () - begun;
  clock->ply = bm_match_get_ply (match);
  clock->frame_of_move = 0;
  if (time > TOO_LONG_US / 2)
    g_print ("# move %u: %.1f ms before its first frame\n", clock->ply, time / 1000.0);
}

int
main (int   argc,
      char *argv[])
{
  guint moves = argc > 1 ? (guint) atoi (argv[1]) : 60;
  guint64 seed = argc > 2 ? (guint64) atoi (argv[2]) : 3, chance = seed;
  Clock clock = { .times = g_array_new (FALSE, FALSE, sizeof (gint64)) };
  g_autoptr(BmMatch) match = NULL;
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
  bm_game_ui_register (&wr_game_ui);
  add_style ();
  match = bm_match_new (&wr_game, "start:champions=random,cards=on,events=on", seed, NULL);
  table = g_object_new (WR_TYPE_TABLE, NULL);
  bm_table_set_match (table, match);
  window = open_window (table);
  come_to_rest ();
  frames = gtk_widget_get_frame_clock (window);
  g_signal_connect_swapped (frames, "before-paint", G_CALLBACK (begin_cb), &clock);
  g_signal_connect_swapped (frames, "update", G_CALLBACK (update_cb), &clock);
  g_signal_connect_swapped (frames, "layout", G_CALLBACK (layout_cb), &clock);
  g_signal_connect_swapped (frames, "after-paint", G_CALLBACK (end_cb), &clock);
  clock.counts = TRUE;
  while (bm_match_get_ply (match) < moves && bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      play (match, table, &chance, &clock);
      do
        g_main_context_iteration (NULL, TRUE);
      while (bm_table_is_moving (table));
      for (guint i = 0; i < 20; i++)
        g_main_context_iteration (NULL, FALSE);
    }
  g_array_sort (clock.times, compare);
  g_print ("%u frames of %u moves, day %u: median %.1f ms, 99 of 100 within %.1f ms, longest %.1f ms, %u over 16 ms\n",
           clock.times->len, bm_match_get_ply (match),
           (guint) ((const WrPosition *) bm_match_get_position (match))->day, at_share (&clock, 0.5),
           at_share (&clock, 0.99), at_share (&clock, 1), clock.slow);
  gtk_window_destroy (GTK_WINDOW (window));
  g_array_unref (clock.times);
  return 0;
}
