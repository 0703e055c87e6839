/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long it takes to jump about in a long match: until the table is made up for the ply, until it has been drawn, and all
 * that is done for it, the lines of the log with it, which come when nobody jumps on; the processor's time of the one thread
 * that does it, whatever else the machine has to do.
 * Arguments: how many moves the match has at most, how many jumps.
 */
#include "config.h"

#include <gtk/gtk.h>
#include <locale.h>
#include <stdlib.h>
#include <time.h>

#include "wr-cards-json.h"
#include "wr-move.h"
#include "bm-random.h"
#include "bm-replay-screen.h"
#include "wr-game.h"

#define WIDTH  1280
#define HEIGHT 800

/* Such a jump is named. */
#define TOO_LONG_US 30000

/* After a jump nothing more is to come when so much time has gone by. */
#define REST_MSEC 160

/* So many matches are tried. */
#define TRIED 2000

static void
add_style (const char *name)
{
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat ("/io/github/bloodmoon/BloodMoon/ui/", name, NULL);

  gtk_css_provider_load_from_resource (style, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* How much longer the match is going to be after MOVE, at a glance: the Bird is fed late, the last Worms live, and what
   costs no action comes first. */
static double
worth (const WrPosition *pos,
       const WrPosition *then,
       BmMove            move)
{
  guint living = 0;

  if (then->winner != WR_NO_WINNER)
    return -1000;
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    living += then->at[worm] != WR_SPACE_NONE;
  return 30.0 * then->hunger + 75.0 * living + 12.0 * then->health
         - (wr_move_kind (move) == WR_MOVE_EAT && pos->hunger > 7 ? 60 : 0)
         - (wr_move_kind (move) == WR_MOVE_END ? 400 : 0)
         + (then->turn == pos->turn ? 14.0 * (then->total - then->spent) : 0)
         + (then->turn == pos->turn && then->spent == pos->spent ? 20 : 0);
}

static BmMove
pick (const WrPosition *pos,
      guint64          *chance)
{
  BmMove moves[BM_MAX_MOVES], best = BM_MOVE_NONE;
  guint n = wr_game.to_act (pos) == BM_SIDE_NOBODY ? 0 : wr_game.legal (pos, moves);
  double most = 0;

  for (guint i = 0; i < n; i++)
    {
      WrPosition then = *pos;
      double value;

      wr_game.apply (&then, moves[i], NULL, NULL);
      value = worth (pos, &then, moves[i]) + (double) (bm_random_next (chance) % 30);
      if (best != BM_MOVE_NONE && value <= most)
        continue;
      best = moves[i];
      most = value;
    }
  return best;
}

/* As long as can be: people's are a third of it.  The longest of some, no longer than wished for. */
static BmReplay *
make_replay (guint most)
{
  g_autoptr(BmMatch) longest = NULL;

  for (guint64 seed = 1; seed <= TRIED && (longest == NULL || bm_match_get_ply (longest) < most); seed++)
    {
      g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start:champions=random,cards=on,events=on", seed,
                                               NULL);
      guint64 chance = seed;
      BmMove move;

      while (bm_match_get_ply (match) < most && (move = pick (bm_match_get_position (match), &chance)) != BM_MOVE_NONE)
        bm_match_play (match, move, NULL);
      if (longest == NULL || bm_match_get_ply (match) > bm_match_get_ply (longest))
        g_set_object (&longest, match);
    }
  return bm_replay_new (bm_match_dup_record (longest), NULL, NULL);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return one < other ? -1 : one > other;
}

static void
report (const char *what,
        GArray     *times)
{
  g_array_sort (times, compare);
  g_print ("%s: median %.1f ms, 99 of 100 within %.1f ms, longest %.1f ms\n", what,
           g_array_index (times, gint64, times->len / 2) / 1000.0,
           g_array_index (times, gint64, times->len * 99 / 100) / 1000.0,
           g_array_index (times, gint64, times->len - 1) / 1000.0);
}

static gint64
now_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

static void
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
}

static void
settle (void)
{
  gboolean over = FALSE;

  g_timeout_add_once (REST_MSEC, over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static void
jump (BmReplayScreen *screen,
      guint           ply)
{
  GtkWidget *bar = gtk_widget_get_first_child (GTK_WIDGET (screen));

  /* The line below the table, as if it had been pressed there. */
  bar = gtk_widget_get_next_sibling (gtk_widget_get_first_child (gtk_widget_get_last_child (bar)));
  g_signal_emit_by_name (bar, "seek", ply);
}

int
main (int   argc,
      char *argv[])
{
  guint moves = argc > 1 ? (guint) atoi (argv[1]) : 400, jumps = argc > 2 ? (guint) atoi (argv[2]) : 300;
  g_autoptr(GArray) made = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr(GArray) drawn = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr(GArray) done = g_array_new (FALSE, FALSE, sizeof (gint64));
  GtkWidget *window;
  BmReplayScreen *screen;
  guint64 chance = 1;
  gboolean painted = FALSE;

  setlocale (LC_ALL, "");
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  if (!gtk_init_check () || wr_cards_all (NULL, NULL) == NULL)
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  add_style ("worms-rising/wr-board.css");
  add_style ("style.css");
  screen = g_object_new (BM_TYPE_REPLAY_SCREEN, NULL);
  bm_replay_screen_show (screen, make_replay (moves));
  moves = bm_match_get_n_moves (bm_replay_screen_get_replay (screen)->match);
  window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (screen));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), &painted);
  for (guint i = 0; i < jumps; i++)
    {
      gint64 begun = now_us (), time;

      jump (screen, (guint) (bm_random_next (&chance) % (moves + 1)));
      time = now_us () - begun;
      g_array_append_val (made, time);
      painted = FALSE;
      while (!painted)
        g_main_context_iteration (NULL, TRUE);
      time = now_us () - begun;
      g_array_append_val (drawn, time);
      if (time > TOO_LONG_US)
        g_print ("# jump %u to move %u: %.1f ms until it has been drawn\n", i + 1,
                 bm_match_get_ply (bm_replay_screen_get_replay (screen)->match), time / 1000.0);
      settle ();
      time = now_us () - begun;
      g_array_append_val (done, time);
    }
  g_print ("%u jumps in a match of %u moves\n", jumps, moves);
  report ("until the table is made up", made);
  report ("until it has been drawn", drawn);
  report ("all in all", done);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
