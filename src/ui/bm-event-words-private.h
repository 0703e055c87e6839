/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-event-words.h"

G_BEGIN_DECLS

/* What the parts of the words for events share: bm-event-words.c has the board, bm-event-words-actions.c what pieces do,
   bm-event-words-cards.c the cards. */

/* Reads on in the events of one line. */
typedef struct
{
  const BmEvent *events;
  guint          n;
  guint          used;
  BmLine        *line;
} BmReader;

/* The next event; one of no kind at the end. */
const BmEvent *bm_reader_peek       (BmReader      *reader);
/* Uses the next event if it is of KIND. */
const BmEvent *bm_reader_take       (BmReader      *reader,
                                     BmEventKind    kind);
const BmEvent *bm_reader_take_token (BmReader      *reader,
                                     BmEventKind    kind,
                                     guint          token);
/* The line points at SPACE. */
void           bm_reader_mark       (BmReader      *reader,
                                     BmSpace        space);

/* An action that was paid, and what it did first; NULL: what it did says it all. */
char          *bm_action_words      (BmReader      *reader,
                                     const BmEvent *spent) G_GNUC_WARN_UNUSED_RESULT;
char          *bm_dig_words         (BmReader      *reader,
                                     const BmEvent *dug) G_GNUC_WARN_UNUSED_RESULT;
char          *bm_bite_words        (BmReader      *reader,
                                     const BmEvent *bitten) G_GNUC_WARN_UNUSED_RESULT;
/* The Bird eats a Worm. */
char          *bm_meal_words        (BmReader      *reader,
                                     const BmEvent *eaten) G_GNUC_WARN_UNUSED_RESULT;

/* The words for an event of cards, or of actions that cards give or take; NULL: it is none. */
char          *bm_card_event_words  (BmReader      *reader,
                                     const BmEvent *event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
