/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event.h"
#include "wr-move.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Texts for the choices of cards and their durations.
 */

/* The label of an answer that is not on the board: "Done", "Up", "3", a card's name.  Answers on the board have a
   text as well: "Choose Green".  (transfer full) */
char *wr_answer_words   (const WrPosition *pos,
                         BmMove            move) G_GNUC_WARN_UNUSED_RESULT;

/* The name of the button that uses the power of WHO: "Power", "Power: The Commander".  (transfer full) */
char *wr_power_words    (const WrPosition *pos,
                         WrPiece           who) G_GNUC_WARN_UNUSED_RESULT;

/* How long a reminder lasts: "until the Bird’s next turn", "today and 2 more days".  (transfer full) */
char *wr_until_words    (const WrEffect   *effect) G_GNUC_WARN_UNUSED_RESULT;

/* The subject of EFFECT: "columns c to e", "Green", "no rain" (transfer full); NULL: nothing to show. */
char *wr_kept_words (const WrEffect *effect) G_GNUC_WARN_UNUSED_RESULT;

/* The subject of a card that EVENT puts in force: "columns c to e", "rain downwards, tomorrow" (transfer full); NULL:
   neither columns nor weather. */
char *wr_put_in_force_words (const BmEvent *event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
