/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-position.h"

G_BEGIN_DECLS

/*
 * What a card in force is about, for whoever shows it: the columns that count and the weather that was decided.  Both
 * follow from what the card is compiled to, never from which card it is.
 */

/* The columns that part PART of CARD speaks of where SLOT keeps COLUMN: bits, always that of COLUMN itself. */
guint    bm_subject_columns       (guint8            card,
                                   guint             part,
                                   guint             slot,
                                   int               column);

/* The first slot in which the part remembers a chosen or rolled column; BM_NO_SLOT: there is none. */
guint    bm_subject_column_slot   (const BmEffect   *effect);

/* The weather that the part decides: a BmDir, BM_RAIN_NO, BM_RAIN_ROLL, or -1. */
int      bm_subject_weather       (guint8            card,
                                   guint             part);

/* The columns that the card that asks for one will speak of if it gets COLUMN: bits, always that of COLUMN itself. */
guint    bm_subject_asked_columns (const BmPosition *pos,
                                   int               column);

/* Whether the choice that play waits for is one between kinds of weather. */
gboolean bm_subject_asks_weather  (const BmPosition *pos);

G_END_DECLS
