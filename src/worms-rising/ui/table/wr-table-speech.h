/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-status.h"
#include "wr-board-view.h"

G_BEGIN_DECLS

/*
 * The messages of the table: shown in the status line, and announced at the focused widget for screen readers.  It
 * composes sentences and knows no match.
 *
 * Screen readers get, after the text shown, the events since that side last decided and the question; a message in
 * between does not remove them.
 */
typedef struct _WrTableSpeech WrTableSpeech;

/* STATUS and BOARD are inside TABLE, and all three live longer. */
WrTableSpeech *wr_table_speech_new      (GtkWidget       *table,
                                         BmStatus        *status,
                                         WrBoardView     *board) G_GNUC_WARN_UNUSED_RESULT;
void           wr_table_speech_free     (WrTableSpeech   *self);

/* FIRST and SECOND are sentences, or NULL or "".  (transfer full) */
char          *wr_table_speech_join     (const char      *first,
                                         const char      *second) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the last events.  PAST is everything since the side last decided, QUESTION (or NULL) the decision after it,
   TURN (or NULL) the announcement if there is no decision. */
void           wr_table_speech_report   (WrTableSpeech   *self,
                                         const char      *shown,
                                         const char      *past,
                                         const char      *question,
                                         const char      *turn);
/* Shows WORDS about the picks.  ASKS: they include the question. */
void           wr_table_speech_show     (WrTableSpeech   *self,
                                         const char      *words,
                                         gboolean         asks);

/* Shows and announces why something was not possible, with the rule. */
void           wr_table_speech_refuse   (WrTableSpeech   *self,
                                         const BmRefusal *refusal);
/* ... and WORDS that no rule says. */
void           wr_table_speech_say      (WrTableSpeech   *self,
                                         const char      *words);
/* ... and WORDS without changing the rule. */
void           wr_table_speech_remark   (WrTableSpeech   *self,
                                         const char      *words);
/* ... and WORDS that cannot be read aloud as they are; ALOUD is their spoken form. */
void           wr_table_speech_say_aloud (WrTableSpeech  *self,
                                         const char      *words,
                                         const char      *aloud);

/* Sets TEXT as the announcement at the focused widget, replacing the previous one. */
void           wr_table_speech_announce (WrTableSpeech   *self,
                                         const char      *text);
/* ... and appended to the previous one. */
void           wr_table_speech_announce_more (WrTableSpeech *self,
                                         const char      *text);
/* While the board is animated, announcements are deferred; then the latest is made. */
void           wr_table_speech_set_deferred (WrTableSpeech *self,
                                         gboolean         deferred);

/* The rule of the last refusal, until the next message; or NULL. */
const char    *wr_table_speech_get_rule (WrTableSpeech   *self);

G_END_DECLS
