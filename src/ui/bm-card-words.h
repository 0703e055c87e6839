/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-play.h"

G_BEGIN_DECLS

/*
 * Words for what cards ask and how long they last.
 */

/* The button of an answer that is not on the board: "Done", "Up", "3", a card's name.  Answers that are on the board have
   words as well: "Choose Green".  (transfer full) */
char *bm_answer_words   (const BmPosition *pos,
                         BmMove            move) G_GNUC_WARN_UNUSED_RESULT;

/* The name of the button that uses the power of WHO: "Power", "Power: The Commander".  (transfer full) */
char *bm_power_words    (const BmPosition *pos,
                         BmPiece           who) G_GNUC_WARN_UNUSED_RESULT;

/* How long a reminder lasts: "until the Bird’s next turn", "today and 2 more days".  (transfer full) */
char *bm_until_words    (const BmEffect   *effect) G_GNUC_WARN_UNUSED_RESULT;

/* What the choice that play waits for asks, as the banner says it: "Worms: where does Green come out?"; NULL: none waits.
   (transfer full) */
char *bm_question_words (BmPlay           *play) G_GNUC_WARN_UNUSED_RESULT;

/* The same without the side, for the card beside the board: "Choose a Grass.".  (transfer full) */
char *bm_prompt_words   (BmPlay           *play) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a card waits for a column, and those beside the one that is chosen count as well. */
gboolean bm_asks_for_middle (BmPlay       *play);

/* What EFFECT has to do with: "columns c to e", "Green", "no rain" (transfer full); NULL: nothing that could be
   told. */
char *bm_kept_words (const BmEffect *effect) G_GNUC_WARN_UNUSED_RESULT;

/* What a card has to do with that EVENT puts in force: "columns c to e", "rain downwards, tomorrow" (transfer full);
   NULL: neither columns nor weather, its name says enough. */
char *bm_put_in_force_words (const BmEvent *event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
