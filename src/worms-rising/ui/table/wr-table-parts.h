/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-log.h"
#include "bm-seats.h"
#include "wr-table-speech.h"

G_BEGIN_DECLS

/*
 * A move is shown in parts: up to a card that has to be read, and from there when it was closed.  During an animation
 * the status line shows the current event; announcements and lines of the log are deferred until all is shown.
 */
typedef struct _WrTableParts WrTableParts;

/* An event begins to be shown. */
typedef void (*WrEventShown) (const BmEvent *event,
                              gpointer       data);

/* All arguments must outlive it.  SEATS, the players, may change. */
WrTableParts  *wr_table_parts_new      (WrBoardView      *board,
                                        BmStatus         *status,
                                        BmLog            *log,
                                        WrTableSpeech    *speech,
                                        const BmSeats    *seats,
                                        WrEventShown      shown,
                                        gpointer          data) G_GNUC_WARN_UNUSED_RESULT;
void           wr_table_parts_free     (WrTableParts     *self);

/* Drawn Special Events, cards that the computer plays, and the champion of a computer's Bird are shown to be read
   before the events after them. */
void           wr_table_parts_set_reads_cards (WrTableParts *self,
                                        gboolean          reads_cards);

/* Animates the board from the position shown to END, through N EVENTS. */
void           wr_table_parts_play     (WrTableParts     *self,
                                        const BmEvent    *events,
                                        guint             n,
                                        const WrPosition *end);
/* Is there more to be shown? */
gboolean       wr_table_parts_is_on    (WrTableParts     *self);
/* The board has reached EVENT of the current part. */
void           wr_table_parts_reach    (WrTableParts     *self,
                                        guint             event);
/* The animations have ended.  TRUE: nothing is left to be shown. */
gboolean       wr_table_parts_rest     (WrTableParts     *self);
/* Skips the rest: the board shows its end. */
void           wr_table_parts_drop     (WrTableParts     *self);

/* The event of the card that is to be read, at which the board rests; NULL: there is none. */
const BmEvent *wr_table_parts_get_card (WrTableParts     *self);
/* It has been read. */
void           wr_table_parts_read_on  (WrTableParts     *self);

G_END_DECLS
