/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The challenge of a day: a match that everybody begins in the same way, from the date alone.  A day is written as
 * "2026-11-29", in the local calendar.
 */

/* The seed of the challenge of the game with the id GAME on DAY.  It never changes: the 64-bit FNV-1a hash of
   "GAME DAY", its upper 11 bits folded by exclusive or into the lower 53, to which seeds are limited. */
guint64  bm_today_seed    (const char *game,
                           const char *day);

/* Whether TEXT is a day that exists. */
gboolean bm_today_is_day  (const char *text);
/* The number of DAY, which grows by one from day to day; and the day of a number (transfer full). */
guint32  bm_today_number  (const char *day);
char    *bm_today_dup_day (guint32     number) G_GNUC_WARN_UNUSED_RESULT;
/* The number of the day at TIME, in seconds since 1970, in the local time zone. */
guint32  bm_today_at      (gint64      time);

/* A match that many people play from the same start, to compare: nothing is undone by agreement, and what a computer
   does depends on nothing but the moves before, so that it does the same for all, also after a break.  FALSE until set,
   before computers are seated; cannot be unset. */
gboolean bm_match_is_fair  (BmMatch   *self);
void     bm_match_set_fair (BmMatch   *self);

G_END_DECLS
