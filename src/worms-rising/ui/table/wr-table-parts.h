/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-log.h"
#include "bm-seats.h"
#include "wr-table-speech.h"

G_BEGIN_DECLS

/*
 * A move is shown in parts: up to a card that has to be read, and on from there when somebody has read it.  While the board
 * moves the status line says what happens just then; announcements and lines of the log are deferred until all is shown.
 */
typedef struct _WrTableParts WrTableParts;

/* All that it is given lives longer.  SEATS, who plays, may change. */
WrTableParts  *wr_table_parts_new      (WrBoardView      *board,
                                        BmStatus         *status,
                                        BmLog            *log,
                                        WrTableSpeech    *speech,
                                        const BmSeats    *seats) G_GNUC_WARN_UNUSED_RESULT;
void           wr_table_parts_free     (WrTableParts     *self);

/* Special Events that are drawn here, cards that the computer plays, and the champion of a computer's Bird are read before
   what comes after them is shown. */
void           wr_table_parts_set_reads_cards (WrTableParts *self,
                                        gboolean          reads_cards);

/* The board moves from what it shows to END, through N EVENTS. */
void           wr_table_parts_play     (WrTableParts     *self,
                                        const BmEvent    *events,
                                        guint             n,
                                        const WrPosition *end);
/* Is there more to be shown? */
gboolean       wr_table_parts_is_on    (WrTableParts     *self);
/* The board has come to EVENT of the part that it shows. */
void           wr_table_parts_reach    (WrTableParts     *self,
                                        guint             event);
/* The board has come to rest.  TRUE: nothing is left to be shown. */
gboolean       wr_table_parts_rest     (WrTableParts     *self);
/* What is left is shown no more: the board is at the end of it. */
void           wr_table_parts_drop     (WrTableParts     *self);

/* The event of the card that is to be read, at which the board rests; NULL: there is none. */
const BmEvent *wr_table_parts_get_card (WrTableParts     *self);
/* It has been read. */
void           wr_table_parts_read_on  (WrTableParts     *self);

G_END_DECLS
