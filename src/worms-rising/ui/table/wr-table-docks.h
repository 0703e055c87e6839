/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-table-layout.h"

G_BEGIN_DECLS

/*
 * What tonight will do, who threatens whom, and what happened: each at the foot of a column where the layout has room for
 * it, always in sight; else Tonight and the log are drawers in the column of the side that waits, opened and closed by
 * their buttons.  While Tonight is open the board is marked with it and with the threats, and a legend below it says what
 * the marks mean.
 */
typedef struct _WrTableDocks WrTableDocks;

/* TABLE has in its template what is shown, in PLACES; it and SHAPE, which says what is docked, live longer. */
WrTableDocks    *wr_table_docks_new         (GtkWidget           *table,
                                             const WrTablePlaces *places,
                                             const WrTableShape  *shape) G_GNUC_WARN_UNUSED_RESULT;
void             wr_table_docks_free        (WrTableDocks       *self);

/* Where DOCK is when it is docked. */
GtkWidget       *wr_table_docks_get_box     (WrTableDocks       *self,
                                             WrDock              dock);

/* Whether Tonight, or the log, was asked for.  FALSE: it was so already. */
gboolean         wr_table_docks_get_open    (WrTableDocks       *self,
                                             WrDock              dock);
gboolean         wr_table_docks_set_open    (WrTableDocks       *self,
                                             WrDock              dock,
                                             gboolean            open);

/* Everything comes where it belongs now; ACTS is the side whose actions are in sight. */
void             wr_table_docks_place       (WrTableDocks       *self,
                                             WrSide              acts);
/* Scrolls to what has just been put into a drawer. */
void             wr_table_docks_reveal      (WrTableDocks       *self);
/* Fills in Tonight and the threats, and marks the board, by SETTLED, what can be foretold from.  OVER: all is decided. */
void             wr_table_docks_show        (WrTableDocks       *self,
                                             const WrPosition   *settled,
                                             gboolean            over);
/* The columns (bits) of the traps that may be shown are on the board and in the legend. */
void             wr_table_docks_show_traps  (WrTableDocks       *self,
                                             guint               traps);

/* As last shown; NULL: there was nothing to tell. */
const WrTonight *wr_table_docks_get_night   (WrTableDocks       *self);
const WrThreats *wr_table_docks_get_threats (WrTableDocks       *self);

G_END_DECLS
