/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long it takes until the list of matches is there, the longest time for which the program answered nothing meanwhile
 * and in which it drew nothing, what keys in the list take, and how much memory it has come to have.  The processor's time
 * of the one thread that draws is given as well, whatever else the machine has to do.
 * Arguments: how many good matches lie in the folder, and how many times each kind of hostile file.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bm-replays-screen.h"
#include "ui-replays.h"

#define N_KEYS 12

typedef struct
{
  gint64 last_paint;
  double longest_paint; /* milliseconds, as all times here */
  double longest_answer;
  double longest_work;  /* ... of the processor */
} Times;

static double
used (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1000000;
}

static double
since (gint64 begun)
{
  return (double) (g_get_monotonic_time () - begun) / 1000;
}

static void
painted_cb (GdkFrameClock *clock,
            Times         *times)
{
  times->longest_paint = MAX (times->longest_paint, since (times->last_paint));
  times->last_paint = g_get_monotonic_time ();
}

/* Frames are asked for all the time. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       unused)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
step (Times *times)
{
  gint64 begun = g_get_monotonic_time ();
  double before = used ();

  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (500);
  times->longest_answer = MAX (times->longest_answer, since (begun));
  times->longest_work = MAX (times->longest_work, used () - before);
}

static void
begin (Times *times)
{
  times->last_paint = g_get_monotonic_time ();
  times->longest_paint = times->longest_answer = times->longest_work = 0;
}

/* The most that the process has had, and what it has now, in MB. */
static void
print_memory (const char *when)
{
  g_autofree char *status = NULL;
  g_auto(GStrv) lines = NULL;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return;
  lines = g_strsplit (status, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "VmHWM:") || g_str_has_prefix (lines[i], "VmRSS:"))
      printf ("%s: %.6s %ld MB\n", when, lines[i], strtol (lines[i] + 6, NULL, 10) / 1024);
}

static void
time_list (UiKept *kept,
           Times  *times)
{
  gint64 begun = g_get_monotonic_time (), paint;
  double before = used ();

  begin (times);
  gtk_widget_activate_action (kept->driver.window, "win.replays", NULL);
  times->longest_answer = since (begun);
  times->longest_work = used () - before;
  while (!ui_replays_is_open (kept))
    step (times);
  paint = times->last_paint;
  while (times->last_paint == paint)
    step (times);
  printf ("list: there after %.0f ms, longest without an answer %.0f ms, longest without a frame %.0f ms\n",
          since (begun), times->longest_answer, times->longest_paint);
  printf ("list: %.0f ms of work, at most %.0f ms at once\n", used () - before, times->longest_work);
}

static void
time_keys (UiKept     *kept,
           Times      *times,
           const char *accel)
{
  GtkWidget *list = ui_find_type (ui_find_type (kept->driver.window, BM_TYPE_REPLAYS_SCREEN), GTK_TYPE_LIST_VIEW);
  double longest = 0, all = 0, before = used ();

  begin (times);
  for (guint i = 0; i < N_KEYS; i++)
    {
      gint64 begun = g_get_monotonic_time (), paint = times->last_paint;
      double took;

      ui_press_key_only (list, accel);
      while (times->last_paint == paint)
        step (times);
      took = since (begun);
      longest = MAX (longest, took);
      all += took;
    }
  printf ("%s: drawn after %.0f ms, at most %.0f ms; %.0f ms of work, at most %.0f ms at once\n", accel, all / N_KEYS,
          longest, (used () - before) / N_KEYS, times->longest_work);
}

int
main (int    argc,
      char **argv)
{
  static const char *const accels[] = { "Down", "Page_Down", "End", "Home" };
  const int good = argc > 1 ? atoi (argv[1]) : 2000, hostile = argc > 2 ? atoi (argv[2]) : 0;
  UiKept kept = { 0 };
  Times times;
  GdkFrameClock *clock;

  if (!ui_driver_init (&argc, &argv))
    return 0;
  ui_replays_set_up (&kept, NULL);
  for (int i = 0; i < good; i++)
    {
      g_autofree char *name = g_strdup_printf ("20%02d-%02d-%02d-%02d30.bloodmoon", i / 12 / 28 / 8 % 100, i / 28 % 12 + 1,
                                               i % 28 + 1, i / 28 / 12 % 24);

      ui_replays_put (&kept, name, (guint64) i % 20 + 1);
    }
  ui_replays_put_hostile (&kept, (guint) hostile);
  print_memory ("before");
  clock = gtk_widget_get_frame_clock (kept.driver.window);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &times);
  gtk_widget_add_tick_callback (kept.driver.window, tick_cb, NULL, NULL);
  time_list (&kept, &times);
  print_memory ("after");
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    time_keys (&kept, &times, accels[i]);
  print_memory ("at the end");
  g_signal_handlers_disconnect_by_data (clock, &times);
  ui_kept_tear_down (&kept, NULL);
  return 0;
}
