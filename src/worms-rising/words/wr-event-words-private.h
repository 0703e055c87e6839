/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event-words.h"

G_BEGIN_DECLS

/* Shared by the parts of the texts for events: wr-event-words.c has the board, wr-event-words-actions.c what pieces
   do, wr-event-words-cards.c the cards. */

/* A cursor over the events of one line. */
typedef struct
{
  const BmEvent *events;
  guint          n;
  guint          used;
  WrHappening   *line;
} WrReader;

/* The next event; one of no kind at the end. */
const BmEvent *wr_reader_peek       (WrReader      *reader);
/* Consumes the next event if it is of KIND. */
const BmEvent *wr_reader_take       (WrReader      *reader,
                                     WrEventKind    kind);
/* ... and if it is about WHO, a piece or token. */
const BmEvent *wr_reader_take_who   (WrReader      *reader,
                                     WrEventKind    kind,
                                     guint          who);
/* Adds SPACE to the line's marks; returns its name (transfer none). */
const char    *wr_reader_mark       (WrReader      *reader,
                                     WrSpace        space);

/* An action that was paid for, and its first result; NULL: its result needs no further text. */
char          *wr_action_words      (WrReader      *reader,
                                     const BmEvent *spent) G_GNUC_WARN_UNUSED_RESULT;
char          *wr_dig_words         (WrReader      *reader,
                                     const BmEvent *dug) G_GNUC_WARN_UNUSED_RESULT;
char          *wr_bite_words        (WrReader      *reader,
                                     const BmEvent *bitten) G_GNUC_WARN_UNUSED_RESULT;
/* The Bird eats a Worm. */
char          *wr_meal_words        (WrReader      *reader,
                                     const BmEvent *eaten) G_GNUC_WARN_UNUSED_RESULT;

/* The text of an event of cards, or of actions that cards give or take; NULL: not shown. */
char          *wr_card_event_words  (WrReader      *reader,
                                     const BmEvent *event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
