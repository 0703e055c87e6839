/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

#include "tb-driver.h"

#include "bm-session.h"
#include "bm-table.h"
#include "bm-window-private.h"
#include "tb-rules.h"

/*
 * How long the main loop of the program is busy at a stretch while four computers think, and their moves are shown:
 *
 *     time-thinking [MOVES]
 *
 * A stretch is what happens between two polls.  Its processor time is that of the main thread, so that other programs do
 * not count.
 */

#define TOO_LONG_US 50000
#define SEATS       5
#define PERSON      0

static struct
{
  gint64 wall, own; /* when the latest poll ended, in microseconds */
  gint64 longest_wall, longest_own;
  guint  n, n_too_long;
} busy;

static gint64
own_us (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static int
poll_cb (GPollFD *fds,
         guint    n,
         int      timeout)
{
  gint64 wall = g_get_monotonic_time () - busy.wall, own = own_us () - busy.own;
  int result;

  busy.n++;
  busy.longest_wall = MAX (busy.longest_wall, wall);
  busy.longest_own = MAX (busy.longest_own, own);
  busy.n_too_long += own > TOO_LONG_US;
  result = g_poll (fds, n, timeout);
  busy.wall = g_get_monotonic_time ();
  busy.own = own_us ();
  return result;
}

static gboolean
has_begun (const TbPosition *pos)
{
  return pos->step != TB_STEP_SETUP;
}

/* The person moves at random. */
static void
move_person (BmMatch *match,
             guint64 *chance)
{
  if (bm_match_get_to_act (match) == PERSON)
    bm_match_play (match, tb_rules_pick (bm_match_get_position (match), chance), NULL);
}

int
main (int   argc,
      char *argv[])
{
  guint moves = argc > 1 ? (guint) atoi (argv[1]) : 200;
  guint64 chance = 1;
  g_autoptr(BmMatch) match = NULL;
  UiDriver driver;

  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  if (!tb_driver_init (&argc, &argv))
    return 0;
  match = tb_driver_find_match ("start:players=5,board=canyon", has_begun);
  moves += bm_match_get_ply (match);
  ui_driver_open_size (&driver, 1, 1290, 810);
  tb_driver_show (&driver, match, 0);
  bm_session_set_pause (BM_WINDOW (driver.window)->session, 0);
  for (int seat = PERSON + 1; seat < SEATS; seat++)
    bm_window_set_level (BM_WINDOW (driver.window), seat, BM_LEVEL_HARD);
  busy.wall = g_get_monotonic_time ();
  busy.own = own_us ();
  g_main_context_set_poll_func (NULL, poll_cb);
  while (bm_match_get_ply (match) < moves && bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      if (!bm_table_is_moving (BM_TABLE (tb_driver_table (&driver))))
        move_person (match, &chance);
      g_main_context_iteration (NULL, TRUE);
    }
  g_print ("%u moves, busy %u times: longest %.1f ms of the main thread (%.1f ms by the clock), %u over 50 ms\n",
           bm_match_get_ply (match), busy.n, (double) busy.longest_own / 1000, (double) busy.longest_wall / 1000,
           busy.n_too_long);
  g_main_context_set_poll_func (NULL, NULL);
  ui_driver_close (&driver);
  return 0;
}
