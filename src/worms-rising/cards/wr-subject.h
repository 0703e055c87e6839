/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"

G_BEGIN_DECLS

/*
 * What a card in force is about, for display: the columns that count and the weather that it sets.  Both are derived
 * from the card's compiled form, never from its id.
 */

/* The columns that part PART of CARD concerns when SLOT holds COLUMN: bits, always with COLUMN itself. */
guint    wr_subject_columns       (guint8            card,
                                   guint             part,
                                   guint             slot,
                                   int               column);

/* The first slot of the part with a chosen or rolled column; WR_NO_SLOT: there is none. */
guint    wr_subject_column_slot   (const WrEffect   *effect);

/* The weather that the part sets: a WrDir, WR_RAIN_NO, WR_RAIN_ROLL, or -1. */
int      wr_subject_weather       (guint8            card,
                                   guint             part);

/* The columns that the card with the pending choice will concern if COLUMN is chosen: bits, always with COLUMN
   itself. */
guint    wr_subject_asked_columns (const WrPosition *pos,
                                   int               column);

/* Whether the pending choice is one of weather. */
gboolean wr_subject_asks_weather  (const WrPosition *pos);

/* The side that will discard the card of the pending choice; BM_SIDE_NOBODY: it is no discard. */
int      wr_subject_asks_discard  (const WrPosition *pos);

G_END_DECLS
