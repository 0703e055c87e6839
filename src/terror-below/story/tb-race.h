/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-history.h"

G_BEGIN_DECLS

/*
 * A history as a race: its points for a chart, and its texts.
 */

/* Points of a seat at a time; see TbNote.at. */
typedef struct
{
  double at;
  guint  points;
} TbRacePoint;

/* SEAT's points at the start and at the end of every round; the last one is at the end of the match.  (transfer full),
   of TbRacePoint, at least one */
GArray *tb_race_points      (const TbHistory *history,
                             guint            seat) G_GNUC_WARN_UNUSED_RESULT;
/* The end of a scale of points: the most that any seat ever had, rounded up to 5, 10, 15 ... */
guint   tb_race_top         (const TbHistory *history);

/* Round number INDEX, from 0, in sentences: "Round 3. Ada 4 to 9, Max 2. Ada completed: Pink Egg to the Motel."
   (transfer full) */
char   *tb_race_round_words (const TbHistory *history,
                             BmMatch         *match,
                             guint            index) G_GNUC_WARN_UNUSED_RESULT;
/* The whole race: "Ada went from 0 to 21 points. ..." (transfer full) */
char   *tb_race_words       (const TbHistory *history,
                             BmMatch         *match) G_GNUC_WARN_UNUSED_RESULT;
/* The deeds of SEAT, and the sources of its points.  (transfer full) */
char   *tb_race_deeds_words (const TbHistory *history,
                             BmMatch         *match,
                             guint            seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
