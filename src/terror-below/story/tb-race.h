/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-history.h"

G_BEGIN_DECLS

/*
 * A history as a race: what is drawn of it, and what is said of it.
 */

/* Points of a seat at a time; see TbNote.at. */
typedef struct
{
  double at;
  guint  points;
} TbRacePoint;

/* SEAT's points at the start and at the end of every round, the last one being where the match ended.
   (transfer full), of TbRacePoint, at least one */
GArray *tb_race_points      (const TbHistory *history,
                             guint            seat) G_GNUC_WARN_UNUSED_RESULT;
/* The highest that anybody has had, at least what wins. */
guint   tb_race_top         (const TbHistory *history);

/* Round number INDEX, from 0, in sentences: "Round 3. Ada 4 to 9, Max 2. Ada completed: Pink Egg to the Motel."
   (transfer full) */
char   *tb_race_round_words (const TbHistory *history,
                             BmMatch         *match,
                             guint            index) G_GNUC_WARN_UNUSED_RESULT;
/* The whole race: "Ada went from 0 to 21 points. ..." (transfer full) */
char   *tb_race_words       (const TbHistory *history,
                             BmMatch         *match) G_GNUC_WARN_UNUSED_RESULT;
/* What SEAT did, and what its points came from. (transfer full) */
char   *tb_race_deeds_words (const TbHistory *history,
                             BmMatch         *match,
                             guint            seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
