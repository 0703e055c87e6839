/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-history.h"

G_BEGIN_DECLS

/*
 * The winners, and why they have won.  MATCH is over in all of these.
 */

/* How MATCH ended; TB_N_ENDS: it began with a position that was already over. */
TbEnd       tb_end_of           (BmMatch *match);

/* "Ada wins", "Ada and Max win", "The Worms win", "You made it".  (transfer full) */
char       *tb_end_title        (BmMatch *match) G_GNUC_WARN_UNUSED_RESULT;
/* One sentence, or two: "Ada has 21 points, and 20 are enough."; "Max’s squad is dead: that ended the race. Ada has 9
   points, the most of all who are still alive."  (transfer full) */
char       *tb_end_reason       (BmMatch *match) G_GNUC_WARN_UNUSED_RESULT;
/* The rule that applied: "T3.1"; NULL: unknown. */
const char *tb_end_rule         (BmMatch *match);

/* For solo: the scenario, "Special Delivery", and its objective in one sentence (transfer full). */
const char *tb_scenario_words   (guint    scenario);
char       *tb_scenario_goal    (guint    scenario) G_GNUC_WARN_UNUSED_RESULT;

typedef struct
{
  const char *name; /* "Attacks left" */
  int         n;    /* points */
} TbScorePart;

/* The parts of the score of a solo match that was won, without those of 0 points; their sum is the score.  Empty: it
   was lost, or not solo.  (transfer full), of TbScorePart */
GArray     *tb_score_parts      (BmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* The number of attacks of a solo match, including the one during which it was won. */
guint       tb_solo_attacks     (BmMatch *match);

/* The name of a TbSource: "Bounties", "Eggs" ... */
const char *tb_source_words     (guint    source);

G_END_DECLS
