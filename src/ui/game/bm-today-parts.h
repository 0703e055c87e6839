/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-seats.h"

G_BEGIN_DECLS

/*
 * The challenge of the day: a match that is the same for everybody on that day.  Days have a number, which grows by one
 * from day to day; everything here follows from it.
 */
typedef struct
{
  const char *title;         /* "Today’s garden", marked by N_ () */
  guint       full;          /* points of a very good match, for charts */

  /* The options of the match ("start:..."), and who plays: one person.  (transfer full) */
  char     *(*dup_options)  (guint32      number);
  BmSeats   (*seats)        (guint32      number);
  /* What is to be done, a sentence.  (transfer full) */
  char     *(*goal)         (guint32      number);
  /* How points are counted. */
  const char *(*scoring)    (guint32      number);
  /* The points of SEAT, the person's, in MATCH, which is over; 0 or more. */
  guint     (*points)       (BmMatch     *match,
                             int          seat);
  /* The name with which the person last played SEAT; "".  (transfer full) */
  char     *(*dup_name)     (GSettings   *settings,
                             int          seat);
  /* Whether the cards in use are the box's own, so that the match is that of everybody. */
  gboolean  (*is_common)    (void);
} BmTodayParts;

G_END_DECLS
