/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * What is certain of a move's outcome for somebody who sees only one side's view: what happens before the first die,
 * card drawn, shuffle, or card that is hidden.
 */

/* Is it by chance, or by what nobody may know before? */
gboolean wr_event_is_open    (const BmEvent *event);

/* Takes MOVE on VIEW, which wr_rules_hide () has made, and returns how many of its EVENTS are certain.  Beyond them VIEW
   is just something that could be. */
guint    wr_certain_play     (WrPosition    *view,
                              BmMove         move,
                              BmEventList   *events);

/* Ends the turn of VIEW, and the day if it was the last one.  Which cards are discarded for that, or drawn, is nothing to the
   night.  DICE and EVENTS (which are added to) may be NULL. */
void     wr_certain_end_turn (WrPosition    *view,
                              BmDice        *dice,
                              BmEventList   *events);

/* The sentence that says what cannot be taken back when EVENT comes: "You will see the Bird’s hand."; SIDE is told.
   (transfer full) */
char    *wr_certain_words    (const BmEvent *event,
                              WrSide         side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
