/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long it takes until the list of matches is there, the longest time for which the program answered nothing meanwhile
 * and in which it drew nothing, what keys in the list take, and how much memory it has come to have.  The processor's time
 * of the one thread that draws is given as well, whatever else the machine has to do; and all of it for a screen and a
 * list of GTK's with nothing in them first, which is the least that it can be.
 * Arguments: how many good matches lie in the folder, and how many times each kind of hostile file.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bm-replays-screen.h"
#include "ui-replays.h"

#define N_KEYS 12
/* What one frame has, in milliseconds. */
#define FRAME  16

typedef struct
{
  gint64 last_paint;
  double longest_paint; /* milliseconds, as all times here */
  double longest_answer;
  double longest_work;  /* ... of the processor */
  guint n_long;         /* so often was that longer than a frame */
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

/* All that was done at once since then. */
static void
count (Times  *times,
       gint64  begun,
       double  before)
{
  double work = used () - before;

  times->longest_answer = MAX (times->longest_answer, since (begun));
  times->longest_work = MAX (times->longest_work, work);
  times->n_long += work > FRAME;
}

static void
step (Times *times)
{
  gint64 begun = g_get_monotonic_time ();
  double before = used ();
  gboolean any = g_main_context_iteration (NULL, FALSE);

  count (times, begun, before);
  if (!any)
    g_usleep (500);
}

/* What was begun goes on after the last thing that was waited for. */
static void
step_for (Times *times,
          guint  milliseconds)
{
  gint64 begun = g_get_monotonic_time ();

  while (since (begun) < milliseconds)
    step (times);
}

static void
begin (Times *times)
{
  times->last_paint = g_get_monotonic_time ();
  times->longest_paint = times->longest_answer = times->longest_work = times->n_long = 0;
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
  count (times, begun, before);
  while (!ui_replays_is_open (kept))
    step (times);
  paint = times->last_paint;
  while (times->last_paint == paint)
    step (times);
  printf ("list: there after %.0f ms, longest without an answer %.0f ms, longest without a frame %.0f ms\n",
          since (begun), times->longest_answer, times->longest_paint);
  /* Something may be built meanwhile. */
  step_for (times, 300);
  printf ("list: %.0f ms of work, at most %.1f ms at once, %u times more than a frame\n", used () - before,
          times->longest_work, times->n_long);
}

static void
time_keys (GtkWidget  *list,
           Times      *times,
           const char *accel)
{
  double longest = 0, all = 0, before = used ();

  begin (times);
  for (guint i = 0; i < N_KEYS; i++)
    {
      gint64 begun = g_get_monotonic_time (), paint = times->last_paint;
      double took, at_key = used ();

      ui_press_key_only (list, accel);
      count (times, begun, at_key);
      while (times->last_paint == paint)
        step (times);
      took = since (begun);
      longest = MAX (longest, took);
      all += took;
    }
  step_for (times, 300);
  printf ("%s: drawn after %.0f ms, at most %.0f ms; %.0f ms of work, at most %.1f ms at once, %u times more than a "
          "frame\n", accel, all / N_KEYS, longest, (used () - before) / N_KEYS, times->longest_work, times->n_long);
}

static const char *const accels[] = { "Down", "Page_Down", "End", "Home" };

static void
bare_setup_cb (gpointer     unused,
               GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (row, -1, 44);
  gtk_list_item_set_child (item, row);
}

/* With no more in it than has to be for GOOD rows. */
static GtkWidget *
new_bare_screen (GtkWidget **list)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *screen = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *scrolled = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (bare_setup_cb), NULL);
  *list = gtk_list_view_new (NULL, factory);
  gtk_widget_add_css_class (screen, "replays-sheet");
  gtk_widget_add_css_class (screen, "panel");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), *list);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (screen), scrolled);
  return screen;
}

static void
time_bare (UiKept *kept,
           Times  *times,
           guint   good)
{
  GtkStack *stack = GTK_STACK (ui_find_type (kept->driver.window, GTK_TYPE_STACK));
  GtkWidget *before_it = gtk_stack_get_visible_child (stack), *list, *screen = new_bare_screen (&list);
  GtkStringList *items = gtk_string_list_new (NULL);
  g_autoptr(GtkSingleSelection) selection = gtk_single_selection_new (G_LIST_MODEL (items));

  for (guint i = 0; i < good; i++)
    gtk_string_list_append (items, "");
  begin (times);
  gtk_stack_add_child (stack, screen);
  gtk_stack_set_visible_child (stack, screen);
  step_for (times, 300);
  printf ("bare screen: at most %.1f ms at once\n", times->longest_work);
  begin (times);
  {
    gint64 begun = g_get_monotonic_time ();
    double before = used ();

    gtk_list_view_set_model (GTK_LIST_VIEW (list), GTK_SELECTION_MODEL (selection));
    count (times, begun, before);
  }
  step_for (times, 300);
  printf ("bare rows: at most %.1f ms at once\n", times->longest_work);
  gtk_widget_grab_focus (list);
  for (guint i = 0; i < G_N_ELEMENTS (accels) && good > 0; i++)
    {
      printf ("bare ");
      time_keys (list, times, accels[i]);
    }
  gtk_stack_set_visible_child (stack, before_it);
  step_for (times, 300);
  gtk_stack_remove (stack, screen);
  step_for (times, 300);
}

int
main (int    argc,
      char **argv)
{
  const int good = argc > 1 ? atoi (argv[1]) : 2000, hostile = argc > 2 ? atoi (argv[2]) : 0;
  UiKept kept = { 0 };
  Times times;
  GdkFrameClock *clock;
  GtkWidget *list;

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
  time_bare (&kept, &times, (guint) good);
  time_list (&kept, &times);
  print_memory ("after");
  list = ui_find_type (ui_find_type (kept.driver.window, BM_TYPE_REPLAYS_SCREEN), GTK_TYPE_LIST_VIEW);
  for (guint i = 0; i < G_N_ELEMENTS (accels) && good > 0; i++)
    time_keys (list, &times, accels[i]);
  print_memory ("at the end");
  g_signal_handlers_disconnect_by_data (clock, &times);
  ui_kept_tear_down (&kept, NULL);
  return 0;
}
