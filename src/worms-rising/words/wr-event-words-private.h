/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-event-words.h"

G_BEGIN_DECLS

/* What the parts of the words for events share: wr-event-words.c has the board, wr-event-words-actions.c what pieces do,
   wr-event-words-cards.c the cards. */

/* Reads on in the events of one line. */
typedef struct
{
  const BmEvent *events;
  guint          n;
  guint          used;
  WrHappening   *line;
} WrReader;

/* The next event; one of no kind at the end. */
const BmEvent *wr_reader_peek       (WrReader      *reader);
/* Uses the next event if it is of KIND. */
const BmEvent *wr_reader_take       (WrReader      *reader,
                                     WrEventKind    kind);
/* ... and if it is about WHO, a piece or token. */
const BmEvent *wr_reader_take_who   (WrReader      *reader,
                                     WrEventKind    kind,
                                     guint          who);
/* The line points at SPACE, whose name this lends. */
const char    *wr_reader_mark       (WrReader      *reader,
                                     WrSpace        space);

/* An action that was paid, and what it did first; NULL: what it did says it all. */
char          *wr_action_words      (WrReader      *reader,
                                     const BmEvent *spent) G_GNUC_WARN_UNUSED_RESULT;
char          *wr_dig_words         (WrReader      *reader,
                                     const BmEvent *dug) G_GNUC_WARN_UNUSED_RESULT;
char          *wr_bite_words        (WrReader      *reader,
                                     const BmEvent *bitten) G_GNUC_WARN_UNUSED_RESULT;
/* The Bird eats a Worm. */
char          *wr_meal_words        (WrReader      *reader,
                                     const BmEvent *eaten) G_GNUC_WARN_UNUSED_RESULT;

/* The words for an event of cards, or of actions that cards give or take; NULL: it is not worth any. */
char          *wr_card_event_words  (WrReader      *reader,
                                     const BmEvent *event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
