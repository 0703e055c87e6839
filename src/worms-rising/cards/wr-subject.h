/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"

G_BEGIN_DECLS

/*
 * What a card in force is about, for whoever shows it: the columns that count and the weather that was decided.  Both
 * follow from what the card is compiled to, never from which card it is.
 */

/* The columns that part PART of CARD speaks of where SLOT keeps COLUMN: bits, always that of COLUMN itself. */
guint    wr_subject_columns       (guint8            card,
                                   guint             part,
                                   guint             slot,
                                   int               column);

/* The first slot in which the part remembers a chosen or rolled column; WR_NO_SLOT: there is none. */
guint    wr_subject_column_slot   (const WrEffect   *effect);

/* The weather that the part decides: a WrDir, WR_RAIN_NO, WR_RAIN_ROLL, or -1. */
int      wr_subject_weather       (guint8            card,
                                   guint             part);

/* The columns that the card that asks for one will speak of if it gets COLUMN: bits, always that of COLUMN itself. */
guint    wr_subject_asked_columns (const WrPosition *pos,
                                   int               column);

/* Whether the choice that play waits for is one between kinds of weather. */
gboolean wr_subject_asks_weather  (const WrPosition *pos);

/* The side that discards the card which play waits for somebody to choose; BM_SIDE_NOBODY: nobody does. */
int      wr_subject_asks_discard  (const WrPosition *pos);

G_END_DECLS
