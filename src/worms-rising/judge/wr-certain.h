/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * The part of a move's outcome that is certain from one side's view: what happens before the first die, drawn card,
 * shuffle, or hidden card.
 */

/* Whether EVENT depends on chance or hidden information. */
gboolean wr_event_is_open    (const BmEvent *event);

/* Plays MOVE on VIEW, which wr_rules_hide () has made, and returns how many of its EVENTS are certain.  Beyond them
   VIEW is just one possible outcome. */
guint    wr_certain_play     (WrPosition    *view,
                              BmMove         move,
                              BmEventList   *events);

/* Ends the turn of VIEW, and the day if it was the last one.  Discards and draws on the way do not affect the night.
   DICE and EVENTS (appended to) may be NULL. */
void     wr_certain_end_turn (WrPosition    *view,
                              BmDice        *dice,
                              BmEventList   *events);

/* A sentence for SIDE about the irreversible EVENT that would come: "You will see the Bird’s hand."  (transfer full) */
char    *wr_certain_words    (const BmEvent *event,
                              WrSide         side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
