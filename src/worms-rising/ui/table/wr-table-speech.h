/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-status.h"
#include "wr-board-view.h"

G_BEGIN_DECLS

/*
 * What the table says: in the status line, and announced where the keyboard focus is, for who does not see the line.  It
 * composes sentences and knows no match.
 *
 * Who has the line read hears, after what it shows, what happened since that side last decided and what is asked; a word
 * in between does not take that away.
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

/* Shows what happened just now.  PAST is all that happened since the side last decided, QUESTION (or NULL) what is asked
   after it, TURN (or NULL) what is heard where nothing is asked. */
void           wr_table_speech_report   (WrTableSpeech   *self,
                                         const char      *shown,
                                         const char      *past,
                                         const char      *question,
                                         const char      *turn);
/* Shows WORDS about what is picked.  ASKS: they ask the question themselves. */
void           wr_table_speech_show     (WrTableSpeech   *self,
                                         const char      *words,
                                         gboolean         asks);

/* Shows and announces why something was not possible, with the rule to look up. */
void           wr_table_speech_refuse   (WrTableSpeech   *self,
                                         const BmRefusal *refusal);
/* ... and WORDS that no rule says. */
void           wr_table_speech_say      (WrTableSpeech   *self,
                                         const char      *words);
/* ... and WORDS that leave the rule to look up as it is. */
void           wr_table_speech_remark   (WrTableSpeech   *self,
                                         const char      *words);
/* ... and WORDS that could not be read aloud as they stand; ALOUD says the same. */
void           wr_table_speech_say_aloud (WrTableSpeech  *self,
                                         const char      *words,
                                         const char      *aloud);

/* A screen reader finds TEXT where the focus is, in place of what was announced before. */
void           wr_table_speech_announce (WrTableSpeech   *self,
                                         const char      *text);
/* ... after what was announced last. */
void           wr_table_speech_announce_more (WrTableSpeech *self,
                                         const char      *text);
/* While the board still shows what happened, announcements are deferred; then the latest comes. */
void           wr_table_speech_set_deferred (WrTableSpeech *self,
                                         gboolean         deferred);

/* The rule of what was refused last, as long as nothing else is said; or NULL. */
const char    *wr_table_speech_get_rule (WrTableSpeech   *self);

G_END_DECLS
